import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startWithClient } from './stripe-fixture.ts';

/** A server that keeps what it gets, and answers as it is told. */
async function startReceiver() {
  const received: { body: string; signature: string }[] = [];
  const receiver = { status: 200, received, url: '' };
  const server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    received.push({ body, signature: String(incoming.headers['stripe-signature']) });
    response.writeHead(receiver.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}

describe('the webhooks of the fake Stripe', () => {
  test('are signed as the library expects, and stored as events', async () => {
    const receiver = await startReceiver();
    const { fake, client, subscriber } = await startWithClient({ webhook: receiver.url });
    await subscriber();
    await fake.webhooks.settle();
    const events = receiver.received.map(({ body, signature }) =>
      client.webhooks.constructEvent(body, signature, fake.webhookSecret),
    );
    const types = events.map(({ type }) => type);
    for (const type of [
      'customer.created',
      'customer.subscription.created',
      'charge.succeeded',
      'invoice.paid',
    ]) {
      expect(types).toContain(type);
    }
    expect(types.at(-1)).toBe('checkout.session.completed');
    const listed = await client.events.list({ limit: 100 });
    expect(listed.data.map(({ id }) => id)).toEqual(events.map(({ id }) => id).reverse());
    const updated = events.find(({ type }) => type === 'customer.subscription.updated');
    expect(updated?.data).toMatchObject({
      previous_attributes: { status: 'incomplete' },
      object: { status: 'active' },
    });
  });

  test('are held, shuffled, repeated, dropped and delivered again', async () => {
    const receiver = await startReceiver();
    const { fake, subscriber } = await startWithClient({ webhook: receiver.url });
    const { webhooks } = fake;
    const ids = () => receiver.received.splice(0).map(({ body }) => JSON.parse(body).id);
    webhooks.hold();
    await subscriber();
    const held = webhooks.held.map(({ id }) => id);
    expect(ids()).toEqual([]);
    await webhooks.release({ times: 3, shuffled: true, atOnce: 4 });
    const received = ids();
    expect(received.toSorted()).toEqual(held.flatMap((id) => [id, id, id]).toSorted());
    webhooks.drops = ({ type }) => type.startsWith('invoice.');
    receiver.status = 503;
    await subscriber();
    await webhooks.settle();
    const refused = ids();
    expect(refused.length).toBe(held.length - 4);
    receiver.status = 200;
    await webhooks.redeliver();
    expect(ids()).toEqual(refused);
    await webhooks.redeliver();
    expect(ids()).toEqual([]);
  });

  test.each(['other secret', 'no signature', 'stale', 'changed body', 'other scheme'] as const)(
    'are forged: %s',
    async (forgery) => {
      const receiver = await startReceiver();
      const { fake, client, person } = await startWithClient();
      await person();
      const [event] = fake.webhooks.events;
      if (event) await fake.webhooks.forge(event, forgery, receiver.url);
      const [{ body = '', signature = '' } = {}] = receiver.received;
      expect(JSON.parse(body)).toMatchObject({ type: 'customer.created' });
      expect(() => client.webhooks.constructEvent(body, signature, fake.webhookSecret)).toThrow();
    },
  );
});

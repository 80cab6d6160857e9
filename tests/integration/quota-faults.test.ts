import { describe, expect, onTestFinished, test } from 'vitest';
import { startModelServer } from '#tests/fakes/model-server.ts';
import { type FaultKind, faults } from '#tests/fakes/model-server-faults.ts';
import { rounds } from '#tests/soak.ts';
import type { AccountRows } from './account-rows.ts';
import { openRows } from './account-rows.ts';
import { countsOf, insertAccounts, noRates } from './quota-fixture.ts';
import {
  makeDatabase,
  parseEvents,
  post,
  postForEvents,
  startServer,
  usualKinds,
  validRequest,
} from './server-fixture.ts';

/** Every way in which the fake model can fail: all its answers except the two good ones. */
const kinds = (Object.keys(faults) as FaultKind[]).filter((kind) => kind !== 'none' && kind !== 'reasoning');
const FAULTS = rounds({ usual: 60, soak: 500 });
const CALLS_OF_A_KIND = Math.ceil(FAULTS / kinds.length);
/**
 * Calls of one server: too few to open the model's circuit, even with all their attempts. An open circuit would keep
 * the other calls from the model.
 */
const CALLS_OF_A_SERVER = 3;

type Server = { url: string };

/** Asks for a reply, every second time as events. Returns how it failed. */
async function failOnce(server: Server, { headers }: AccountRows, turn: number): Promise<unknown> {
  if (turn % 2 === 0) return (await (await post(server, validRequest, { headers })).json()).code;
  const response = await postForEvents(server, { headers });
  if (!response.ok) return (await response.json()).code;
  return parseEvents(await response.text()).at(-1)?.data;
}

/** Makes a model fail in one way again and again, then answer correctly once. Returns the failures. */
async function failAgainAndAgain(
  kind: FaultKind,
  database: Record<string, string>,
  account: AccountRows,
): Promise<unknown[]> {
  const model = await startModelServer({ reply: 'Dear Anna, Monday suits me well.' });
  onTestFinished(() => model.close());
  const start = (timeoutMs: number) =>
    startServer({
      database,
      configuredWriters: true,
      variables: {
        ...noRates,
        LOG_LEVEL: 'silent',
        AI_MODEL: `openai-compatible:fault-${kind}`,
        AI_BASE_URL: `${model.url}/v1`,
        AI_TIMEOUT_MS: String(timeoutMs),
      },
    });
  const failures: unknown[] = [];
  // A call whose deadline passed on this side, before it reached the model, does not count as a fault of the model.
  while (failures.length < CALLS_OF_A_KIND || model.requests.length < CALLS_OF_A_KIND) {
    const server = await start(600);
    const turns = Array.from({ length: CALLS_OF_A_SERVER }, (_, turn) => failOnce(server, account, turn));
    failures.push(...(await Promise.all(turns)));
    await server.close();
  }
  model.script('none');
  const good = await post(await start(20_000), validRequest, { headers: account.headers });
  expect([kind, good.status]).toEqual([kind, 200]);
  return failures;
}

describe.each(usualKinds)('a provider that fails, on %s', (database) => {
  test('five hundred faults of every kind charge nothing and leave nothing reserved', async () => {
    const variables = await makeDatabase(database);
    const rows = await openRows(variables);
    const accounts = await insertAccounts(variables, rows, kinds.length, 'pro');
    let failed = 0;
    const failAll = async (kind: FaultKind, account: AccountRows) => {
      const failures = await failAgainAndAgain(kind, variables, account);
      for (const failure of failures) {
        const code = typeof failure === 'string' ? failure : (failure as { code?: string } | undefined)?.code;
        expect([kind, code]).toEqual([kind, 'generation_failed']);
      }
      // Only the one good reply counts, and none of the failed ones.
      expect([kind, await countsOf(rows, account.id)]).toEqual([kind, { used: 1, reserved: 0 }]);
      failed += failures.length;
    };
    await Promise.all(
      accounts.map((account, index) => {
        const kind = kinds[index];
        return kind && failAll(kind, account);
      }),
    );
    expect(failed).toBeGreaterThanOrEqual(FAULTS);
    expect(await rows.db.selectFrom('reservations').selectAll().execute()).toEqual([]);
  }, 300_000);
});

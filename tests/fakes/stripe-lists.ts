// Lists and expanded fields in answers of the fake Stripe: https://docs.stripe.com/api/pagination and
// https://docs.stripe.com/api/expanding_objects.
import { type Form, noSuch, refuse } from './stripe-form.ts';
import { listOf } from './stripe-objects.ts';
import type { Kind, Kinds, Route, StripeObject, World } from './stripe-world.ts';

const MAX_DEPTH = 4;
const PAGE = 10;
const MAX_PAGE = 100;

type Json = { [name: string]: unknown };

function isWanted(form: Form, { created }: { created?: number }): boolean {
  const exact = form.at('created');
  if (exact === undefined || created === undefined) return true;
  if (typeof exact === 'string') return created === Number(exact);
  const bound = (name: string) => form.number(`created.${name}`);
  const {
    gt = -1,
    gte = -1,
    lt = Infinity,
    lte = Infinity,
  } = {
    ...{ gt: bound('gt'), gte: bound('gte'), lt: bound('lt'), lte: bound('lte') },
  };
  return created > gt && created >= gte && created < lt && created <= lte;
}

/** A page of objects, newest first. `objects`: oldest first. */
export function pageOf<Item extends StripeObject>(objects: Item[], form: Form, url: string) {
  const limit = form.number('limit') ?? PAGE;
  if (limit < 1 || limit > MAX_PAGE) {
    throw refuse('Invalid integer: must be between 1 and 100', 'limit', 'parameter_invalid_integer');
  }
  const rows = objects.filter((object) => isWanted(form, object as { created?: number })).reverse();
  const after = form.text('starting_after');
  const start = after ? rows.findIndex(({ id }) => id === after) + 1 : 0;
  if (after && start === 0) throw noSuch('object', after, 'starting_after');
  return listOf(rows.slice(start, start + limit), url, start + limit < rows.length);
}

/** The objects of a kind that the given parameters name. */
export function listRoute<K extends Kind>(
  kind: K,
  url: string,
  names: (keyof Kinds[K] & string)[] = [],
): Route {
  return ({ world, form }) => {
    const customer = names.includes('customer' as never) ? form.text('customer') : undefined;
    if (customer) world.get('customer', customer, 'customer');
    const wanted = names.flatMap((name) => (form.has(name) ? [[name, form.text(name)] as const] : []));
    const rows = world
      .all(kind, customer)
      .filter((row) => wanted.every(([name, value]) => String(row[name]) === value));
    return pageOf(rows, form, url);
  };
}

/** The object that the path names. */
export const readRoute =
  (kind: Kind): Route =>
  ({ world, id }) =>
    world.get(kind, id);

/** Fields that are part of an answer only if they are expanded. */
function includable(world: World, parent: Json, name: string): unknown {
  const { object, id } = parent;
  const owned = <Item extends { created: number }>(all: Item[], url: string) => listOf(all.toReversed(), url);
  if (object === 'invoice' && name === 'payments') {
    const payments = world.all('invoice_payment').filter(({ invoice }) => invoice === id);
    return owned(payments, '/v1/invoice_payments');
  }
  if (object === 'charge' && name === 'refunds') {
    const refunds = world.all('refund').filter(({ charge }) => charge === id);
    return owned(refunds, `/v1/charges/${id}/refunds`);
  }
  if (object === 'customer' && name === 'subscriptions') {
    const alive = world.all('subscription', String(id)).filter(({ status }) => status !== 'canceled');
    return owned(alive, `/v1/customers/${id}/subscriptions`);
  }
  return undefined;
}

/** Sets the field that a path names in place of its id, and all fields on the way there. */
function expandPath(world: World, value: unknown, [name, ...rest]: string[], whole: string): void {
  if (name === undefined || value === null || value === undefined) return;
  if (Array.isArray(value)) {
    for (const item of value) expandPath(world, item, [name, ...rest], whole);
    return;
  }
  const refusal = () =>
    refuse(`This property cannot be expanded (${whole}).`, 'expand', 'parameter_invalid_expand');
  if (typeof value !== 'object') throw refusal();
  const parent = value as Json;
  const present = parent[name];
  if (typeof present === 'string') {
    const found = world.find(present);
    if (!found) throw refusal();
    parent[name] = JSON.parse(JSON.stringify(found));
  } else if (present === undefined) {
    const added = includable(world, parent, name);
    if (added === undefined && !('deleted' in parent)) throw refusal();
    if (added !== undefined) parent[name] = JSON.parse(JSON.stringify(added));
  } else if (rest.length === 0 && present !== null) throw refusal();
  expandPath(world, parent[name], rest, whole);
}

/** A copy of an answer, with the fields that the request wants expanded. */
export function expanded(world: World, answer: unknown, form: Form): unknown {
  const copy = JSON.parse(JSON.stringify(answer));
  for (const path of form.list('expand')) {
    const names = String(path).split('.');
    if (names.length > MAX_DEPTH) {
      throw refuse(`You cannot expand more than ${MAX_DEPTH} levels of a property.`, 'expand');
    }
    expandPath(world, copy, names, String(path));
  }
  return copy;
}

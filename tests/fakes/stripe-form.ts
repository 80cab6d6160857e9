// How the fake Stripe reads requests and refuses them: https://docs.stripe.com/api/errors.
import type { Metadata } from './stripe-objects.ts';

export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** A refusal in Stripe's shape. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: Record<string, string | undefined>;

  constructor(status: number, message: string, details: Record<string, string | undefined> = {}) {
    super(message);
    this.status = status;
    this.details = { type: 'invalid_request_error', ...details, message };
  }
}

export const refuse = (message: string, param?: string, code?: string) =>
  new Refusal(400, message, { code, param });

/** An id that does not exist: 404 in the path, 400 in a parameter. */
export const noSuch = (kind: string, id: string, param?: string) =>
  new Refusal(param ? 400 : 404, `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
  });

export const declined = (decline = 'generic_decline') =>
  new Refusal(402, 'Your card was declined.', {
    type: 'card_error',
    code: 'card_declined',
    decline_code: decline,
  });

/** Objects whose names are all numbers are lists. */
function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, withLists(item)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** `a[b][0][c]=1` as `{ a: { b: [{ c: '1' }] } }`. */
function decode(text: string): FormValue {
  const root: Record<string, FormValue> = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split('[').map((name) => name.replace(/\]$/, ''));
    const last = path.pop() ?? '';
    let here = root;
    for (const name of path) {
      const next = here[name];
      const inner: Record<string, FormValue> =
        typeof next === 'object' && !Array.isArray(next) ? next : Object.create(null);
      here[name] = inner;
      here = inner;
    }
    here[last === '' ? String(Object.keys(here).length) : last] = value;
  }
  return withLists(root);
}

/** The parameters of a request. A place is written with dots: `items.0.price`. */
export class Form {
  readonly #value: FormValue;

  constructor(text: string) {
    this.#value = decode(text);
  }

  at(place: string): FormValue | undefined {
    return place
      .split('.')
      .reduce<FormValue | undefined>(
        (value, name) =>
          typeof value === 'object' ? (value as Record<string, FormValue | undefined>)[name] : undefined,
        this.#value,
      );
  }

  has(place: string): boolean {
    return this.at(place) !== undefined;
  }

  text(place: string): string | undefined {
    const value = this.at(place);
    if (value !== undefined && typeof value !== 'string') throw refuse('Invalid string', nameOf(place));
    return value || undefined;
  }

  /** Throws Stripe's refusal if the parameter is missing. */
  required(place: string): string {
    const value = this.text(place);
    if (value) return value;
    throw refuse(`Missing required param: ${nameOf(place)}.`, nameOf(place), 'parameter_missing');
  }

  number(place: string): number | undefined {
    const value = this.text(place);
    if (value === undefined) return undefined;
    if (/^-?\d+$/.test(value)) return Number(value);
    throw refuse(`Invalid integer: ${value}`, nameOf(place), 'parameter_invalid_integer');
  }

  boolean(place: string): boolean | undefined {
    const value = this.text(place);
    if (value === undefined) return undefined;
    if (value === 'true' || value === 'false') return value === 'true';
    throw refuse(`Invalid boolean: ${value}`, nameOf(place));
  }

  list(place: string): FormValue[] {
    const value = this.at(place);
    return Array.isArray(value) ? value : [];
  }

  /** A part with true and false as such, and nothing in the place of an empty text. */
  part(place: string): unknown {
    return typed(this.at(place));
  }

  /** Metadata after this request: an empty value removes a name. */
  metadata(place = 'metadata', before: Metadata = {}): Metadata {
    const given = this.at(place);
    if (given === '') return {};
    const all = { ...before, ...(typeof given === 'object' ? (given as Metadata) : {}) };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  }
}

function nameOf(place: string): string {
  const [first = '', ...rest] = place.split('.');
  return first + rest.map((name) => `[${name}]`).join('');
}

function typed(value: FormValue | undefined): unknown {
  if (Array.isArray(value)) return value.map(typed);
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, typed(v)]));
  if (value === 'true' || value === 'false') return value === 'true';
  return value === '' ? null : value;
}

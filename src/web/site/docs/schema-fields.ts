import { intentValues } from '#domain/intents.ts';
import { languageValues } from '#domain/languages.ts';

/** A JSON schema, as far as the page uses it. */
export type Schema = {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  example?: string;
};

/** A field in a list: its name ('languages[].tag'), short facts about it, and its description. */
export type Field = {
  name: string;
  facts: string[];
  description: string;
  /** The fragment of the list of its values, and the number of values. */
  values?: { id: string; count: number };
};

/** The values that the page lists in a separate section, by the fragment of the section. */
const lists: Record<string, readonly unknown[]> = { intents: intentValues, languages: languageValues };

/** The values of a field, without null, which the type already shows. */
function valuesOf({ enum: values = [] }: Schema): unknown[] {
  return values.filter((value) => value !== null);
}

/** The fragment of the section that lists the values of a field. */
function listOf(schema: Schema): string | undefined {
  const values = valuesOf(schema);
  return Object.keys(lists).find((id) => String(lists[id]) === String(values));
}

const numberFormat = new Intl.NumberFormat('en');

function typesOf({ type, anyOf }: Schema): string[] {
  return [...new Set([type ?? anyOf?.flatMap(typesOf) ?? []].flat())];
}

function typeOf(schema: Schema): string {
  const types = typesOf(schema);
  const names = types.map((type) =>
    type === 'array' && schema.items ? `array of ${typeOf(schema.items)}s` : type,
  );
  // Null comes last.
  const sorted = [...names.filter((name) => name !== 'null'), ...names.filter((name) => name === 'null')];
  return sorted.join(' or ') || 'value';
}

function factsOf(schema: Schema, isListed: boolean, isRequired: boolean | undefined): string[] {
  const { maxLength, maxItems } = schema;
  const values = valuesOf(schema);
  return [
    typeOf(schema),
    ...(isRequired === undefined ? [] : [isRequired ? 'required' : 'optional']),
    ...(maxLength ? [`up to ${numberFormat.format(maxLength)} characters`] : []),
    ...(maxItems ? [`up to ${maxItems} items`] : []),
    ...(values.length > 0 && !isListed ? [values.map((value) => `\`${value}\``).join(' or ')] : []),
  ];
}

/** Whether there is more to say about an inner field than its type, which the example already shows. */
function hasMoreThanType({ facts: [type, ...facts], description, values }: Field): boolean {
  return (
    facts.length > 0 || description !== '' || values !== undefined || type?.endsWith(' or null') === true
  );
}

/**
 * The fields of the schema of an object. An inner field follows its outer field if there is more to say about it than
 * its type. `isRequest`: the facts include whether a field is required, and required fields come first.
 */
export function fieldsOf(schema: Schema | undefined, { isRequest = false, prefix = '' } = {}): Field[] {
  const { properties = {}, required = [] } = schema ?? {};
  const rank = (name: string) => (isRequest && !required.includes(name) ? 1 : 0);
  return Object.entries(properties)
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .flatMap(([name, field]) => {
      const inner = [field.items, ...(field.anyOf ?? [])].find((part) => part?.properties) ?? field;
      const path = `${prefix}${name}`;
      const id = listOf(field);
      const entry: Field = {
        name: path,
        facts: factsOf(field, id !== undefined, isRequest ? required.includes(name) : undefined),
        description: field.description ?? '',
        ...(id ? { values: { id, count: valuesOf(field).length } } : {}),
      };
      return [
        ...(prefix === '' || hasMoreThanType(entry) ? [entry] : []),
        ...fieldsOf(inner, { isRequest, prefix: field.items ? `${path}[].` : `${path}.` }),
      ];
    });
}

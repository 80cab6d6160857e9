/** What is read of a JSON schema. */
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
  example?: string;
};

/** A field as it is listed: 'languages[].tag', what holds of it in a few words each, what it is for. */
export type Field = {
  name: string;
  facts: string[];
  description: string;
  /** Where on the page its values are listed: a fragment, and how many there are. */
  values?: { id: string; count: number };
};

/** The fields whose values are a list of their own on the page, by the fragment that leads there. */
const listed: Record<string, string> = { intent: 'intents', language: 'languages' };

const figure = new Intl.NumberFormat('en');

function typesOf({ type, anyOf }: Schema): string[] {
  return [type ?? anyOf?.flatMap(typesOf) ?? []].flat();
}

function typeOf(schema: Schema): string {
  const types = typesOf(schema);
  const [only = 'value'] = types.filter((type) => type !== 'null');
  const name = only === 'array' && schema.items ? `array of ${typeOf(schema.items)}s` : only;
  return types.includes('null') ? `${name} or null` : name;
}

function factsOf(schema: Schema, isListed: boolean, isRequired: boolean | undefined): string[] {
  const { enum: values = [], maxLength } = schema;
  const named = values.filter((value) => value !== null);
  return [
    typeOf(schema),
    ...(isRequired === undefined ? [] : [isRequired ? 'required' : 'optional']),
    ...(maxLength ? [`up to ${figure.format(maxLength)} characters`] : []),
    ...(named.length > 0 && !isListed ? [named.map((value) => `\`${value}\``).join(' or ')] : []),
  ];
}

/**
 * The fields of an object's schema, those inside it after it, in the order of a reader: what is required first.
 * `isRequest`: whether a field may be left out is told.
 */
export function fieldsOf(schema: Schema | undefined, { isRequest = false, prefix = '' } = {}): Field[] {
  const { properties = {}, required = [] } = schema ?? {};
  const rank = (name: string) => (isRequest && !required.includes(name) ? 1 : 0);
  return Object.entries(properties)
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .flatMap(([name, field]) => {
      const inner = field.items?.properties ? field.items : field;
      const path = `${prefix}${name}`;
      const id = listed[path];
      return [
        {
          name: path,
          facts: factsOf(field, id !== undefined, isRequest ? required.includes(name) : undefined),
          description: field.description ?? '',
          ...(id ? { values: { id, count: field.enum?.length ?? 0 } } : {}),
        },
        ...fieldsOf(inner, { isRequest, prefix: field.items ? `${path}[].` : `${path}.` }),
      ];
    });
}

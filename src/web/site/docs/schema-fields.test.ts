import { expect, test } from 'vitest';
import { languageValues } from '#domain/languages.ts';
import { fieldsOf } from './schema-fields.ts';

test('the fields of a request begin with the required ones', () => {
  const schema = {
    properties: {
      note: { type: ['string', 'null'], maxLength: 1_500, description: 'For yourself.' },
      model: { type: 'string', enum: ['standard', 'advanced'] },
      language: { type: ['string', 'null'], enum: [...languageValues, null] },
    },
    required: ['model', 'language'],
  };
  expect(fieldsOf(schema, { isRequest: true })).toEqual([
    { name: 'model', facts: ['string', 'required', '`standard` or `advanced`'], description: '' },
    {
      name: 'language',
      facts: ['string or null', 'required'],
      description: '',
      values: { id: 'languages', count: languageValues.length },
    },
    {
      name: 'note',
      facts: ['string or null', 'optional', 'up to 1,500 characters'],
      description: 'For yourself.',
    },
  ]);
});

test('a field of several types names them all, and the fields of its object follow', () => {
  const answer = {
    anyOf: [
      { type: 'string', enum: ['yes'] },
      { type: 'object', properties: { text: { maxLength: 300 } } },
    ],
    description: 'Yours.',
  };
  const answers = {
    type: ['null', 'array'],
    maxItems: 20,
    items: { type: 'object', properties: { answer } },
  };
  const schema = { properties: { answers }, required: [] };
  expect(fieldsOf(schema).map(({ name, facts }) => `${name}: ${facts.join()}`)).toEqual([
    'answers: array of objects or null,up to 20 items',
    'answers[].answer: string or object',
    'answers[].answer.text: value,up to 300 characters',
  ]);
});

test('inner fields follow their outer field, with their path, unless they only have a type', () => {
  const tag = { type: ['string', 'null'] };
  const row = { type: 'object', properties: { label: { type: 'string' }, tag } };
  const schema = { properties: { rows: { type: 'array', items: row }, limits: row } };
  expect(fieldsOf(schema).map(({ name, facts }) => `${name}: ${facts.join()}`)).toEqual([
    'rows: array of objects',
    'rows[].tag: string or null',
    'limits: object',
    'limits.tag: string or null',
  ]);
});

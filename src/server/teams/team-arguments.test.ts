import { expect, test } from 'vitest';
import { TeamError } from './operator-teams.ts';
import { parseTeamCommand, teamHelp } from './team-arguments.ts';

const create = 'create Acme --owner ana@example.com --seats 3 --plan pro';

/** The sentence that refuses these words. */
function refusalOf(words: string[]): string {
  try {
    parseTeamCommand(words);
  } catch (error) {
    if (error instanceof TeamError) return error.message;
    throw error;
  }
  throw new Error('The words are not refused.');
}

test('should read a new team, which shares the replies of its plan', () => {
  const input = { name: 'Acme', owner: 'ana@example.com', seats: 3, plan: 'pro' };
  expect(parseTeamCommand(create.split(' '))).toEqual({ verb: 'create', input: { ...input, replies: 500 } });
  expect(parseTeamCommand([...create.split(' '), '--replies', '90'])).toMatchObject({
    input: { replies: 90 },
  });
  expect(parseTeamCommand(create.replace('pro', 'basic').split(' '))).toMatchObject({
    input: { replies: 200 },
  });
});

test('should read a name with spaces and an address in any case', () => {
  const words = ['create', '  Acme Sales ', '--owner', 'Ana@Example.com', '--seats=500', '--plan', 'pro'];
  expect(parseTeamCommand(words)).toMatchObject({
    input: { name: 'Acme Sales', owner: 'ana@example.com', seats: 500 },
  });
});

test('should read the other commands', () => {
  expect(parseTeamCommand(['list'])).toEqual({ verb: 'list', input: {} });
  expect(parseTeamCommand(['remove', 'Acme'])).toEqual({ verb: 'remove', input: { name: 'Acme' } });
  expect(parseTeamCommand(['set', 'Acme', '--seats', '4'])).toEqual({
    verb: 'set',
    input: { name: 'Acme', seats: 4 },
  });
});

test.each([
  ['create --owner ana@example.com --seats 3 --plan pro', /name of the team is missing/],
  ['create Acme --seats 3 --plan pro', /--owner is missing/],
  ['create Acme --owner ana --seats 3 --plan pro', /ana is none/],
  ['create Acme --owner ana@example.com --plan pro', /--seats is missing/],
  [create.replace('3', '0'), /whole number from 1 to 500/],
  [create.replace('3', '501'), /whole number from 1 to 500/],
  [create.replace('3', '2.5'), /whole number from 1 to 500/],
  [create.replace(' --plan pro', ''), /--plan must be basic or pro/],
  [create.replace('pro', 'free'), /--plan must be basic or pro/],
  [`${create} --replies none`, /--replies must be a whole number/],
  [`${create} Sales`, /Sales is one too many/],
  [`${create} --colour red`, /--colour/],
  ['set Acme', /Say what to change/],
  ['set Acme --plan pro', /set takes no --plan/],
  ['remove Acme --seats 3', /remove takes no --seats/],
  ['list all', /all is one too many/],
  ['remove', /name of the team is missing/],
  [`remove ${'a'.repeat(61)}`, /at most 60 characters/],
])('should refuse %s with one sentence', (words, sentence) => {
  const refusal = refusalOf(words.split(' '));
  expect(refusal).toMatch(sentence);
  expect(refusal.split('\n')).toHaveLength(1);
  expect(refusal).toMatch(/\.$/);
});

test.each([[[]], [['invite', 'Acme']]])('should show the commands for %o', (words) => {
  expect(refusalOf(words)).toBe(teamHelp);
});

import { expect, test } from 'vitest';
import { checkDeskReply, type DeskReply } from './desk-reading.ts';

const text = 'Hi Ben,\n\nCan you confirm the booking of the hall? Your page has no price.\n\nAnna';
const reply =
  'Hi Anna,\n\nYes, I confirm the booking of the hall. The price is 480 euros.\n\nBest wishes,\nBen';

function check({ added = [], userProvided = '' }: { added?: string[]; userProvided?: string }) {
  const desk: DeskReply = { mail: { text, added }, reply, userProvided, answers: [] };
  return checkDeskReply(desk);
}

test("the same reply is checked again when the person's own words change", async () => {
  const factsWith = async (userProvided: string) =>
    (await check({ userProvided })).facts.map(({ text: fact }) => fact);
  expect(await factsWith('')).toEqual(['480']);
  expect(await factsWith('480 euros')).toEqual([]);
  expect(await factsWith('')).toEqual(['480']);
});

test('the same reply is checked again when the person adds an ask and removes it', async () => {
  const added = 'Your page has no price.';
  const asksWith = async (asks: string[]) => Object.keys((await check({ added: asks })).coverage);
  const found = await asksWith([]);
  expect(found).not.toContain(added);
  expect(await asksWith([added])).toEqual([...found, added]);
  expect(await asksWith([])).toEqual(found);
});

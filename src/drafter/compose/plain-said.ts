import type { PlainStatement } from '../plain-statements.ts';
import { say, type Writing } from './phrasing.ts';
import { momentIn, sumIn } from './times.ts';

/** A plain statement in the pack's own words: 'Zur Lieferung: Donnerstag, 3. Dezember.' */
export function plainSaid(statement: PlainStatement, writing: Writing): string {
  const { pack } = writing;
  if (statement.kind === 'suits') {
    const { moment } = statement;
    const slots = { on: momentIn(writing, 'on', moment), named: momentIn(writing, 'named', moment) };
    if (!statement.isRefused) return say('plain', pack.proposals.yes, writing, slots);
    return say('plain', pack.proposals.no, writing, { ...slots, other: pack.proposals.otherTime });
  }
  const re = pack.things[statement.thing].about;
  const value =
    statement.kind === 'sum'
      ? sumIn(pack, statement.sum)
      : momentIn(writing, statement.isLast ? 'by' : 'named', statement.moment);
  return say('plain', pack.told, writing, { re, value });
}

import type { EvalCase, EvalReply } from './case.ts';

/** A case about nothing in particular, with what a test changes. */
export function caseOf(changes: Partial<EvalCase> = {}): EvalCase {
  return {
    id: 'test',
    kind: 'one ask',
    mail: `From: Anna Okafor <anna@northwind.example>
Date: Mon, 3 Mar 2025 09:12:00 +0000
Subject: Lisbon offsite

Hi Ben,

Could you send me the signed contract by Thursday? We also need the number of people for the boat trip on Friday.

Anna`,
    mailLanguage: 'English',
    language: 'English',
    intent: 'general',
    tone: 'professional',
    asks: [{ about: 'send the contract', touchedBy: ['contract'] }],
    facts: [],
    mustNotClaim: [],
    ...changes,
  };
}

/** A reply without notes. */
export function replyOf(text: string, changes: Partial<EvalReply> = {}): EvalReply {
  return { text, notes: [], ...changes };
}

import { z } from 'zod';
import { ownWordsMessages } from './desk-messages.ts';
import { limits } from './limits.ts';
import { unknownField } from './messages.ts';
import { atMost, oneLine, withLineBreaks } from './text.ts';

const line = () => z.string().overwrite((typed) => oneLine(typed.toWellFormed()));
const lines = () => z.string().overwrite(withLineBreaks);

/**
 * The words with which a person opens and ends each reply. All are optional; a blank one counts as absent. The form,
 * the routes and a request for a reply use the same schema. Source: docs/product.md, 3.25.
 */
export const ownWordsSchema = z.strictObject(
  {
    name: atMost(line(), limits.fullName, ownWordsMessages.nameTooLong)
      .nullish()
      .describe('The name that signs the reply, in place of the account’s name.'),
    signature: atMost(lines(), limits.signature, ownWordsMessages.signatureTooLong)
      .nullish()
      .describe('The lines below the name.'),
    opening: atMost(line(), limits.ownPhrase, ownWordsMessages.openingTooLong)
      .nullish()
      .describe('The first sentence after the greeting.'),
    closing: atMost(lines(), limits.ownPhrase, ownWordsMessages.closingTooLong)
      .nullish()
      .describe('The line or the lines before the name, such as `Best wishes,`.'),
  },
  { error: (issue) => unknownField(issue) ?? ownWordsMessages.notObject },
);

/** A person's own words without the blank ones. */
export type OwnWords = { name?: string; signature?: string; opening?: string; closing?: string };

/** The text of each field when none is set. */
export const emptyOwnWords = {
  name: '',
  signature: '',
  opening: '',
  closing: '',
} as const satisfies Required<OwnWords>;

const fields = ['name', 'signature', 'opening', 'closing'] as const satisfies (keyof OwnWords)[];

/** Own words without the fields that are blank or absent; undefined if none is left. */
export function filledOwnWords(
  words: { [Field in keyof OwnWords]?: string | null | undefined } | null | undefined,
): OwnWords | undefined {
  const filled = fields.flatMap((field) => {
    const value = words?.[field]?.trim();
    return value ? [[field, value] as const] : [];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

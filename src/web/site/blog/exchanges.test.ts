import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import type { NamedTone } from '#domain/tones.ts';
import { draftReply } from '#drafter/draft.ts';
import { readEmail } from '#reading/read-email.ts';

/** The articles that say that the program wrote their letters, and the choices that their text names. */
const drafted: { article: string; intent: Intent; tone: NamedTone }[] = [
  { article: 'ai-revolutionizing-email', intent: 'confirm', tone: 'friendly' },
  { article: 'email-automation', intent: 'apologize', tone: 'professional' },
];

for (const { article, intent, tone } of drafted) {
  test(`${article} shows what the program drafts`, async () => {
    const source = await readFile(join(import.meta.dirname, 'articles', `${article}.md`), 'utf8');
    const [, mail = '', shown = ''] =
      /```exchange [^\n]*\n([\s\S]*?)\n---\n([\s\S]*?)\n```/.exec(source) ?? [];
    const [, text] = /\n\n([\s\S]*)$/.exec(shown) ?? [];
    const { reply } = draftReply({
      reading: readEmail(mail),
      intent,
      tone: { kind: 'named', value: tone },
      language: 'English',
    });
    expect(text).toBe(reply);
  });
}

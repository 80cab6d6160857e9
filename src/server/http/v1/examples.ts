import type { z } from 'zod';
import { type Usage, usageLimitsOf } from '#domain/accounts.ts';
import { apiOptions, type readingRequestSchema } from '#domain/public-api.ts';
import type { ReplyRequest, ReplyResponse } from '#domain/replies.ts';
import { parseTone } from '#domain/tones.ts';
import { mailAsText, parseMail } from '#reading/message/parse-mail.ts';
import { readEmail } from '#reading/read-email.ts';
import { resolveAnswers } from '../../replies/resolve-answers.ts';
import { createBuiltInWriter } from '../../writers/built-in-writer.ts';
import { presentReading } from './present-reading.ts';

/** The name of the examples' account. The replies are signed with it. */
const EXAMPLE_SIGNER = 'Ada Lovelace';

/** The mail that the examples answer. */
const EXAMPLE_MAIL = `Hi Ada,

The proofs are back from the printer. Can we go through them on Thursday at 10:00? Please bring the signed cover sheet.

Best,
Marta`;

const EXAMPLE_HEADER = `From: Marta Lindqvist <marta@northlight.example>
To: Ada Lovelace <ada@example.com>
Date: Mon, 16 Nov 2026 09:12:00 +0100
Subject: Proofs of the spring catalogue
`;

/** The same mail as a file. */
const EXAMPLE_FILE = `${EXAMPLE_HEADER}\n${EXAMPLE_MAIL}\n`.replaceAll('\n', '\r\n');

/** The bodies of `message/rfc822` by name. `fileOptions` are in the query. */
export const fileRequests = { file: { summary: 'A mail as a file', value: EXAMPLE_FILE } } as const;

/** The options for the example of a mail as a file. */
export const fileOptions = { intent: 'accept', tone: 'professional', language: 'English' } as const;

/** The request of POST /readings. */
export const readingRequests = {
  mail: {
    summary: 'A mail with its header lines',
    value: { emailContent: `${EXAMPLE_HEADER}\n${EXAMPLE_MAIL}` },
  },
} as const satisfies Record<string, { summary: string; value: z.infer<typeof readingRequestSchema> }>;

/** The example requests of POST /replies by name. */
export const replyRequests = {
  accept: {
    summary: 'A yes, in English',
    value: { emailContent: EXAMPLE_MAIL, intent: 'accept', tone: 'friendly', language: 'English' },
  },
  reschedule: {
    summary: 'Another time, in a tone of your own words, with instructions',
    value: {
      emailContent: EXAMPLE_MAIL,
      intent: 'reschedule',
      tone: 'warm, but brief',
      language: 'English',
      customPrompt: 'Suggest Friday at 14:00 instead.',
    },
  },
  french: {
    summary: 'An English mail answered in French',
    value: {
      emailContent: `${EXAMPLE_HEADER}\n${EXAMPLE_MAIL}`,
      intent: 'accept',
      tone: 'concise',
      language: 'French',
    },
  },
  answers: {
    summary: 'Your answers to what the mail asks',
    value: {
      emailContent: EXAMPLE_MAIL,
      intent: 'general',
      tone: 'professional',
      language: 'English',
      answers: [
        {
          ask: 'Can we go through them on Thursday at 10:00?',
          answer: { text: 'Thursday at 11:00 would suit me better.' },
        },
        { ask: 'Please bring the signed cover sheet.', answer: 'yes' },
      ],
    },
  },
} satisfies Record<string, { summary: string; value: ReplyRequest }>;

/** The text of the example's file, as the server reads it. */
async function textOfFile(): Promise<string> {
  return mailAsText(await parseMail(new TextEncoder().encode(EXAMPLE_FILE)));
}

/** The built-in drafter's reply for `EXAMPLE_SIGNER`. */
async function replyTo({
  emailContent,
  intent,
  tone,
  language,
  customPrompt,
  answers,
}: ReplyRequest): Promise<ReplyResponse> {
  const request = {
    emailContent,
    ...resolveAnswers(readEmail(emailContent), answers ?? []),
    intent,
    tone: parseTone(tone),
    language,
    signerName: EXAMPLE_SIGNER,
    ...(customPrompt ? { customPrompt } : {}),
  };
  const writing = createBuiltInWriter().write(request, new AbortController().signal);
  for (;;) {
    const step = await writing.next();
    if (step.done) return step.value;
  }
}

/** The responses to the example requests of POST /replies. `file` is the response to the mail as a file. */
export async function replyExamples() {
  return {
    accept: { value: await replyTo(replyRequests.accept.value) },
    reschedule: { value: await replyTo(replyRequests.reschedule.value) },
    french: { value: await replyTo(replyRequests.french.value) },
    answers: { value: await replyTo(replyRequests.answers.value) },
    file: { value: await replyTo({ ...fileOptions, emailContent: await textOfFile() }) },
  };
}

/** A reply as events. The built-in drafter sends one paragraph at a time; a model sends smaller pieces. */
export function eventsOf(response: ReplyResponse): string {
  const deltas = response.reply.split(/(?<=\n\n)/).map((text) => ['delta', { text }] as const);
  return [...deltas, ['done', response] as const]
    .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('');
}

/** The response to the example request of POST /readings. */
export const readingExample = presentReading(
  readEmail(readingRequests.mail.value.emailContent),
  readingRequests.mail.value.emailContent,
);

/** A month in which 42 replies were written. */
export const usageExample: Usage = { month_year: '2026-11', emails_generated: 42, ...usageLimitsOf('pro') };

/** The options of a server without an advanced model. */
export const optionsExample = apiOptions('pro', ['standard']);

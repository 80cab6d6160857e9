import { languageDetails } from '#domain/languages.ts';
import { readPastedHeader } from '#reading/header/headers.ts';
import { parsePeople } from '#reading/header/people.ts';
import { detectLanguage } from '#reading/language/language.ts';
import { type GmailMessage, gmailHeader, gmailText } from '#reading/message/gmail-message.ts';
import { decodeText } from '#reading/message/parse-mail.ts';
import { readEmail } from '#reading/read-email.ts';
import type { MailMessage } from '#reading/reading.ts';
import type { CorpusFiles } from './files.ts';
import type { MailParser } from './mail-parser.ts';
import { compare, type Row, type Score, sameIgnoringSpace } from './score.ts';

/** The agreed answers of the corpus. null: it is agreed that there is none. */
type Fields = {
  subject?: string | null;
  from?: string[];
  from_name?: string[];
  to?: string[];
  date?: string | null;
  text?: string | null;
  has_html?: boolean;
  attachments?: number;
};
type Expected = { consensus?: { fields: Fields }; fields?: Fields };

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
const sameLine = (one: string, other: string) => spaced(one) === spaced(other);
const listed = (values: readonly (string | undefined)[]) =>
  values
    .map((value) => spaced(value ?? ''))
    .filter(Boolean)
    .join(', ');
const sameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function instant(date: string | null | undefined): string {
  if (!date) return '';
  const zoned = /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(date) || !date.includes('T') ? date : `${date}Z`;
  const time = Date.parse(zoned);
  return Number.isNaN(time) ? date : new Date(time).toISOString();
}

/** A score for each field. A field without an agreed answer in the corpus is left out. */
function scoreFields(group: string, file: string, expected: Fields, message: MailMessage): Score[] {
  const at = (field: string) => ({ group, file, field });
  const scores: Score[] = [];
  if (expected.subject !== undefined)
    scores.push(compare(at('subject'), expected.subject ?? '', message.subject ?? '', sameLine));
  // A reading has one sender: the first if From lists several.
  if (expected.from !== undefined) {
    scores.push(
      compare(at('from'), listed(expected.from.slice(0, 1)), message.from?.address ?? '', sameAddress),
    );
  }
  if (expected.from_name !== undefined) {
    scores.push(
      compare(at('from_name'), listed(expected.from_name.slice(0, 1)), message.from?.name ?? '', sameLine),
    );
  }
  if (expected.to !== undefined) {
    const to = listed(message.to.map((person) => person.address));
    scores.push(compare(at('to'), listed(expected.to), to, sameAddress));
  }
  if (expected.date !== undefined) {
    scores.push(
      compare(at('date'), instant(expected.date), instant(message.date), (one, other) => one === other),
    );
  }
  // Without a text part the HTML is converted to text, and the corpus has no answer for that.
  if (expected.text !== undefined && !(expected.text === null && expected.has_html)) {
    scores.push(compare(at('text'), expected.text ?? '', message.text, sameIgnoringSpace));
  }
  const exact = (one: string, other: string) => one === other;
  if (expected.has_html !== undefined) {
    scores.push(compare(at('has_html'), String(expected.has_html), String(message.hasHtml), exact));
  }
  if (expected.attachments !== undefined) {
    scores.push(compare(at('attachments'), String(expected.attachments), String(message.attachments), exact));
  }
  return scores;
}

/** For a message that could not be parsed: reads its text like a pasted mail. */
function fallback(raw: Uint8Array): MailMessage {
  const pasted = readPastedHeader(decodeText(raw) ?? '');
  const [from] = parsePeople(pasted.fields.from ?? '');
  const reading = readEmail(decodeText(raw) ?? '');
  return {
    ...(from ? { from } : {}),
    to: parsePeople(pasted.fields.to ?? ''),
    ...(pasted.fields.subject ? { subject: pasted.fields.subject } : {}),
    ...(reading.date ? { date: reading.date } : {}),
    text: pasted.body,
    hasHtml: false,
    attachments: 0,
  };
}

/** Parses a raw message. If that fails or takes too long, reads it as text; `failed` is the reason. */
export async function openMessage(
  raw: Uint8Array,
  parser: MailParser,
): Promise<{ message: MailMessage; failed?: string }> {
  const parsed = await parser.parse(raw);
  return typeof parsed === 'string' ? { message: fallback(raw), failed: parsed } : { message: parsed };
}

/** `eml/*`: every agreed field, and whether the message was parsed within the deadline. */
export async function scoreMessage(row: Row, files: CorpusFiles, parser: MailParser): Promise<Score[]> {
  const group = row.path.slice(0, row.path.lastIndexOf('/'));
  const expected = files.json(row.expected) as Expected;
  const { message, failed } = await openMessage(files.bytes(row.path), parser);
  const parsed: Score = { group, file: row.path, field: 'parsed in time', right: failed === undefined };
  if (failed) parsed.note = failed;
  return [parsed, ...scoreFields(group, row.path, expected.consensus?.fields ?? {}, message)];
}

/** `gmail`: messages as the Gmail API gives them. */
export function scoreGmail(row: Row, files: CorpusFiles): Score[] {
  const group = 'gmail';
  const expected = (files.json(row.expected) as Expected).fields ?? {};
  const message = files.json(row.path) as GmailMessage;
  const [from] = parsePeople(gmailHeader(message, 'From') ?? '');
  const fields: Fields = {};
  if (expected.subject !== undefined) fields.subject = expected.subject;
  if (expected.from !== undefined) fields.from = expected.from;
  if (expected.from_name !== undefined) fields.from_name = expected.from_name;
  if (expected.text !== undefined && !(expected.text === null && expected.has_html))
    fields.text = expected.text;
  const read = {
    ...(from ? { from } : {}),
    to: [],
    subject: gmailHeader(message, 'Subject') ?? '',
    text: gmailText(message),
    hasHtml: false,
    attachments: 0,
  };
  return [
    { group, file: row.path, field: 'parsed', right: true },
    ...scoreFields(group, row.path, fields, read),
  ];
}

type LangMail = { language: string; subject?: string; text?: string; from?: string };

/** `lang-mail`: exact subject and text (except white space) in any charset and format, and the detected language. */
export async function scoreLanguageMail(row: Row, files: CorpusFiles, parser: MailParser): Promise<Score[]> {
  const expected = files.json(row.expected) as LangMail;
  const at = (field: string) => ({ group: 'lang-mail', file: row.path, field });
  let subject: string;
  let text: string;
  if (row.path.endsWith('.eml')) {
    const { message } = await openMessage(files.bytes(row.path), parser);
    subject = message.subject ?? '';
    text = message.text;
  } else {
    const pasted = readPastedHeader(files.text(row.path));
    subject = pasted.fields.subject ?? '';
    text = pasted.body;
  }
  const scores: Score[] = [];
  if (expected.subject !== undefined)
    scores.push(compare(at('subject'), expected.subject, subject, sameLine));
  if (expected.text !== undefined) scores.push(compare(at('text'), expected.text, text, sameText));
  const guess = detectLanguage(text);
  const tag = guess ? languageDetails(guess.language).tag : '';
  const wanted = expected.language.split('-')[0] ?? '';
  scores.push(compare(at('language'), wanted, tag, (one, other) => one === other));
  return scores;
}

function sameText(one: string, other: string): boolean {
  const tidy = (value: string) =>
    value
      .replace(/\r\n?/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{2,}/g, '\n\n')
      .trim();
  return tidy(one) === tidy(other);
}

type Business = { subject?: string; sender?: string };

/** `business`: the sender and the subject. */
export async function scoreBusiness(row: Row, files: CorpusFiles, parser: MailParser): Promise<Score[]> {
  const expected = files.json(row.expected) as Business;
  const at = (field: string) => ({ group: 'business', file: row.path, field });
  const scores: Score[] = [];
  let subject: string;
  let sender: string;
  if (row.path.endsWith('.eml')) {
    const { message } = await openMessage(files.bytes(row.path), parser);
    subject = message.subject ?? '';
    sender = message.from?.address ?? '';
  } else {
    const text = files.text(row.path);
    subject = readPastedHeader(text).fields.subject ?? '';
    sender = readEmail(text).sender.address ?? '';
  }
  if (expected.subject !== undefined)
    scores.push(compare(at('subject'), expected.subject, subject, sameLine));
  if (expected.sender !== undefined) {
    scores.push(compare(at('sender'), parsePeople(expected.sender)[0]?.address ?? '', sender, sameAddress));
  }
  return scores;
}

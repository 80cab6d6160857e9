import { formatJson } from './format-json.ts';

/** The variable of the environment that the examples take the key from. */
export const KEY_VARIABLE = 'REPLY_API_KEY';

/** The file that the examples take a mail from. */
export const MAIL_FILE = 'mail.eml';

/** A call that has a mail answered. */
export type ReplyCall = {
  url: string;
  /** What is sent as JSON; undefined where the body is the mail's file. */
  body: unknown;
  /** By which it is sent again. */
  name?: string;
  /** Whether the reply is to come as it is written. */
  isStream?: boolean;
};

/** The header lines of a call beside its key. */
export function headersOf({ body, name, isStream }: ReplyCall): [name: string, value: string][] {
  return [
    ...(name ? [['Idempotency-Key', name] as [string, string]] : []),
    ...(isStream ? [['Accept', 'text/event-stream'] as [string, string]] : []),
    ['Content-Type', body === undefined ? 'message/rfc822' : 'application/json'],
  ];
}

/** Indents all lines but the first. */
export function hang(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}

/** A shell's single-quoted word. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function curl(url: string, options: readonly string[]): string {
  return [`curl ${url}`, `-H "Authorization: Bearer $${KEY_VARIABLE}"`, ...options].join(' \\\n  ');
}

/** A call in curl that only reads. */
export function curlGet(url: string): string {
  return curl(url, []);
}

/** A call in curl that sends JSON, or a mail's file. */
export function curlPost(call: ReplyCall): string {
  const { url, body, isStream } = call;
  return curl(url.includes('?') ? `"${url}"` : url, [
    ...(isStream ? ['-N'] : []),
    ...headersOf(call).map(([name, value]) => `-H "${name}: ${value}"`),
    body === undefined ? `--data-binary @${MAIL_FILE}` : `-d ${quoted(hang(formatJson(body), '  '))}`,
  ]);
}

import { formatJson } from './format-json.ts';

/** The environment variable from which the examples read the key. */
export const KEY_VARIABLE = 'REPLY_API_KEY';

/** The file from which the examples read a mail. */
export const MAIL_FILE = 'mail.eml';

/** A call that requests a reply to a mail. */
export type ReplyCall = {
  url: string;
  /** Sent as JSON. Undefined if the body is the mail's file. */
  body: unknown;
  /** The name (Idempotency-Key) with which the call can be sent again. */
  name?: string;
  /** Whether the reply is streamed while it is written. */
  isStream?: boolean;
};

/** The headers of a call, without the one for its key. */
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

/** The text as a single-quoted word of the shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function curl(url: string, options: readonly string[]): string {
  return [`curl ${url}`, `-H "Authorization: Bearer $${KEY_VARIABLE}"`, ...options].join(' \\\n  ');
}

/** A GET request in curl. */
export function curlGet(url: string): string {
  return curl(url, []);
}

/** A POST request in curl that sends JSON or a mail's file. */
export function curlPost(call: ReplyCall): string {
  const { url, body, isStream } = call;
  return curl(url.includes('?') ? `"${url}"` : url, [
    ...(isStream ? ['-N'] : []),
    ...headersOf(call).map(([name, value]) => `-H "${name}: ${value}"`),
    body === undefined ? `--data-binary @${MAIL_FILE}` : `-d ${quoted(hang(formatJson(body), '  '))}`,
  ]);
}

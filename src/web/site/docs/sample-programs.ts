import { formatJson } from './format-json.ts';

/** The environment variable with the key, in the examples. */
export const KEY_VARIABLE = 'REPLY_API_KEY';

/** The file with a mail, in the examples. */
export const MAIL_FILE = 'mail.eml';

/** A call that requests a reply to a mail. */
type ReplyCall = {
  url: string;
  /** Sent as JSON. If undefined, the body is a mail as a file. */
  body: unknown;
  /** With the same key the call can be sent again. */
  idempotencyKey?: string;
  /** Whether the reply is streamed while it is written. */
  isStream?: boolean;
};

/** The headers of a call, without `Authorization`. */
function headersOf({ body, idempotencyKey, isStream }: ReplyCall): [name: string, value: string][] {
  return [
    ...(idempotencyKey ? [['Idempotency-Key', idempotencyKey] as [string, string]] : []),
    ...(isStream ? [['Accept', 'text/event-stream'] as [string, string]] : []),
    ['Content-Type', body === undefined ? 'message/rfc822' : 'application/json'],
  ];
}

/** Indents all lines except the first. */
function indentRest(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}

/** The text in single quotes, as an argument for the shell. */
function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function curl(url: string, options: readonly string[]): string {
  return [`curl ${url}`, `-H "Authorization: Bearer $${KEY_VARIABLE}"`, ...options].join(' \\\n  ');
}

/** A GET request in curl. */
export function curlGet(url: string): string {
  return curl(url, []);
}

/** A POST request in curl, with JSON or a mail as a file. */
export function curlPost(call: ReplyCall): string {
  const { url, body, isStream } = call;
  return curl(url.includes('?') ? `"${url}"` : url, [
    ...(isStream ? ['-N'] : []),
    ...headersOf(call).map(([name, value]) => `-H "${name}: ${value}"`),
    body === undefined
      ? `--data-binary @${MAIL_FILE}`
      : `-d ${shellQuoted(indentRest(formatJson(body), '  '))}`,
  ]);
}

/** A program that readers can copy. */
export type SampleProgram = {
  id: 'curl' | 'typescript' | 'python';
  label: string;
  /** The name of its file; undefined for a command in a terminal. */
  file: string | undefined;
  /** The command that runs the file. */
  run: string;
  text: string;
};

const typescriptJson = `const body = await response.json();
if (!response.ok) throw new Error(\`\${body.code}: \${body.detail}\`);
console.log(body.reply);`;

const typescriptEvents = `if (!response.ok) throw new Error(await response.text());

let rest = '';
let isDone = false;
for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
  const events = (rest + piece).split('\\n\\n');
  rest = events.pop();
  for (const event of events) {
    const [, name, data] = /event: (.+)\\ndata: (.+)/.exec(event) ?? [];
    if (name === 'delta') process.stdout.write(JSON.parse(data).text);
    if (name === 'problem') throw new Error(JSON.parse(data).detail);
    if (name === 'done') isDone = true;
  }
}
if (!isDone) throw new Error('The stream ended too early');`;

function typescriptOf(call: ReplyCall): string {
  const { url, body, isStream } = call;
  const isFile = body === undefined;
  const headers = headersOf(call).map(
    ([name, value]) => `${name.includes('-') ? `'${name}'` : name}: '${value}',`,
  );
  return `${isFile ? "import { readFile } from 'node:fs/promises';\n\n" : ''}const response = await fetch('${url}', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.${KEY_VARIABLE}}\`,
    ${headers.join('\n    ')}
  },
  body: ${isFile ? `await readFile('${MAIL_FILE}')` : `JSON.stringify(${indentRest(formatJson(body), '  ')})`},
});

${isStream ? typescriptEvents : typescriptJson}`;
}

const pythonJson = 'print(json.load(response)["reply"])';

const pythonEvents = `name = ""
for line in response:
    field, _, value = line.decode().strip().partition(": ")
    if field == "event":
        name = value
    elif field == "data" and name == "delta":
        print(json.loads(value)["text"], end="", flush=True)
    elif field == "data" and name == "problem":
        raise SystemExit(json.loads(value)["detail"])
if name != "done":
    raise SystemExit("The stream ended too early")`;

function pythonOf(call: ReplyCall): string {
  const { url, body, isStream } = call;
  const headers = headersOf(call).map(([name, value]) => `"${name}": "${value}",`);
  const data =
    body === undefined
      ? `open("${MAIL_FILE}", "rb").read()`
      : `json.dumps(${indentRest(formatJson(body), '    ')}).encode()`;
  return `import json, os, urllib.error, urllib.request

request = urllib.request.Request(
    "${url}",
    headers={
        "Authorization": f"Bearer {os.environ['${KEY_VARIABLE}']}",
        ${headers.join('\n        ')}
    },
    data=${data},
)

try:
    with urllib.request.urlopen(request) as response:
        ${indentRest(isStream ? pythonEvents : pythonJson, '        ')}
except urllib.error.HTTPError as error:
    problem = json.load(error)
    raise SystemExit(f"{problem['code']}: {problem['detail']}")`;
}

/**
 * The same call as a complete program in three languages. Each program prints the reply or the problem. `name`: the
 * name of the files, without extension.
 */
export function samplePrograms(call: ReplyCall, name: string): SampleProgram[] {
  const [script, python] = [`${name}.mts`, `${name}.py`];
  return [
    { id: 'curl', label: 'curl', file: undefined, run: '', text: curlPost(call) },
    {
      id: 'typescript',
      label: 'TypeScript',
      file: script,
      run: `node ${script}`,
      text: typescriptOf(call),
    },
    { id: 'python', label: 'Python', file: python, run: `python3 ${python}`, text: pythonOf(call) },
  ];
}

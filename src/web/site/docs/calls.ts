import { formatJson } from './format-json.ts';

/** The variable of the environment that the examples take the key from. */
export const KEY_VARIABLE = 'REPLY_API_KEY';

/** A program to copy, and how it is run. */
export type Program = {
  id: 'curl' | 'typescript' | 'python';
  label: string;
  /** The file it is kept in; undefined where it is pasted into a terminal. */
  file: string | undefined;
  /** The command that runs the file. */
  run: string;
  text: string;
};

/** A shell's single-quoted word. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Indents all lines but the first. */
function hang(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}

/** A call in curl. Where there is a body it is JSON; `more` are further options, one a line. */
export function curlCall(
  url: string,
  { body, more = [] }: { body?: unknown; more?: readonly string[] } = {},
): string {
  return [
    `curl ${url}`,
    `-H "Authorization: Bearer $${KEY_VARIABLE}"`,
    ...more,
    ...(body === undefined
      ? []
      : [`-H "Content-Type: application/json"`, `-d ${quoted(hang(formatJson(body), '  '))}`]),
  ].join(' \\\n  ');
}

/** A call in curl whose body is a mail's file. */
export function curlFile(url: string): string {
  const more = ['-H "Content-Type: message/rfc822"', '--data-binary @mail.eml'];
  return curlCall(`"${url}"`, { more });
}

function typescriptCall(url: string, body: unknown): string {
  return `const response = await fetch('${url}', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.${KEY_VARIABLE}}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${hang(formatJson(body), '  ')}),
});

const answer = await response.json();
if (!response.ok) throw new Error(\`\${answer.code}: \${answer.detail}\`);
console.log(answer.reply);`;
}

function pythonCall(url: string, body: unknown): string {
  return `import json, os, urllib.error, urllib.request

request = urllib.request.Request(
    "${url}",
    headers={
        "Authorization": f"Bearer {os.environ['${KEY_VARIABLE}']}",
        "Content-Type": "application/json",
    },
    data=json.dumps(${hang(formatJson(body), '    ')}).encode(),
)

try:
    with urllib.request.urlopen(request) as response:
        print(json.load(response)["reply"])
except urllib.error.HTTPError as error:
    problem = json.load(error)
    raise SystemExit(f"{problem['code']}: {problem['detail']}")`;
}

/** The same call in three languages, each complete: it prints the reply, or says why there is none. */
export function firstCalls(url: string, body: unknown): Program[] {
  return [
    { id: 'curl', label: 'curl', file: undefined, run: '', text: curlCall(url, { body }) },
    {
      id: 'typescript',
      label: 'TypeScript',
      file: 'reply.mts',
      run: 'node reply.mts',
      text: typescriptCall(url, body),
    },
    { id: 'python', label: 'Python', file: 'reply.py', run: 'python3 reply.py', text: pythonCall(url, body) },
  ];
}

import type { Plugin } from 'vite';

const text = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
const promptOfRow = new RegExp(String.raw`(\bprompt:)\s*${text}(?:\s*\+\s*${text})*,`, 'g');

/** The code of a table of the domain with an empty text as the prompt of each row. */
export function withoutPrompts(code: string): string {
  return code.replace(promptOfRow, "$1 '',");
}

/** Leaves the lines of a model's prompt out of what browsers load. Only the server writes prompts. */
export function leaveOutPrompts(): Plugin {
  return {
    name: 'leave-out-prompts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/domain\/(?:intents|tones)\.ts$/ },
      handler: (code) => ({ code: withoutPrompts(code), map: null }),
    },
  };
}

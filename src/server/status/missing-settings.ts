import { mailboxKindDetails } from '#domain/mailbox-kinds.ts';
import type { MissingSetting } from '#domain/status.ts';
import type { Env } from '../env.ts';
import { consentSettings } from '../mailboxes/mailbox-env.ts';
import type { ModelChoice, ModelEnv } from '../writers/model-env.ts';
import { type Ollama, ollamaCommand, ollamaSentence } from './ollama.ts';

/** What can write beside the built-in drafter: an Ollama that is not used yet, and a model for this machine. */
type ModelOffers = { ollama?: Ollama | undefined; localModel?: string | undefined };

function missingModel({ ollama, localModel }: ModelOffers): MissingSetting {
  const title = 'A language model';
  if (ollama) {
    const text = `${ollamaSentence(ollama)} It can write instead of the built-in drafter.`;
    return { title, text, line: ollamaCommand(ollama) };
  }
  const use =
    'The built-in drafter leaves gaps where it would have to guess. A model writes whole sentences: one';
  if (localModel === undefined) {
    return {
      title,
      text: `${use} of a provider. This machine can run none itself (npm run model -- check says why).`,
      line: 'AI_MODEL=openai:gpt-5-mini OPENAI_API_KEY=your-key npm start',
    };
  }
  return {
    title,
    text:
      `${use} on this machine, as in this line (npm run model -- check says which it can run), or one of a ` +
      'provider.',
    line: `npm run model -- get ${localModel} && AI_MODEL=local:${localModel} npm start`,
  };
}

/** A value as a word of a line for a terminal. */
const shellWord = (value: string) =>
  /^[\w@%+=:,./-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;

/** The line with a fallback. It names the models again, because they may be set for one start only. */
function fallbackLine({ standard, advanced }: ModelEnv): string {
  const setting = (variable: string, choice: ModelChoice | undefined) =>
    choice ? [`${variable}=${shellWord(`${choice.provider}:${choice.model}`)}`] : [];
  const models = [...setting('AI_MODEL', standard), ...setting('AI_ADVANCED_MODEL', advanced)];
  return `${models.join(' ')} AI_FALLBACK_MODEL=drafter npm start`;
}

/**
 * What the operator has not set up, each with the line for a terminal that changes it. The most useful comes first.
 */
export function missingSettings(
  { models, mail, mailboxes, web }: Env,
  offers: ModelOffers = {},
): MissingSetting[] {
  const hasModel = models.standard !== undefined || models.advanced !== undefined;
  const rows: (MissingSetting & { isMissing: boolean })[] = [
    { isMissing: !hasModel, ...missingModel(offers) },
    {
      isMissing: hasModel && models.fallback === undefined,
      title: 'A fallback',
      text: 'If the model fails, the reply fails. With a fallback, the built-in drafter writes instead.',
      line: fallbackLine(models),
    },
    {
      isMissing: web.appUrl === undefined,
      title: 'The public address',
      text: 'Links in mails lead to the address that the server listens on. Other machines may not reach it.',
      line: 'APP_URL=https://reply.example.com npm start',
    },
    {
      isMissing: mail.smtpUrl === undefined,
      title: 'A mail server',
      text: 'No mail is sent. Forgotten passwords cannot be reset, and addresses cannot be confirmed.',
      line: 'SMTP_URL=smtps://user:password@mail.example.com npm start',
    },
    {
      isMissing: web.supportAddress === undefined,
      title: 'An address for questions',
      text: 'The FAQ and the legal pages say that you have not named an address yet.',
      line: 'SUPPORT_ADDRESS=help@example.com npm start',
    },
    ...consentSettings(mailboxes).map(({ kind, provider, isSet, example }) => {
      const { name } = mailboxKindDetails(kind);
      return {
        isMissing: !isSet,
        title: name,
        text:
          `People can connect mailboxes with a password, but not ${name}, which needs an OAuth client ` +
          `of ${provider}.`,
        line: `${example} npm start`,
      };
    }),
  ];
  return rows.filter(({ isMissing }) => isMissing).map(({ title, text, line }) => ({ title, text, line }));
}

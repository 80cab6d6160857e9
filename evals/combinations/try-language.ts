import { eld } from 'eld/medium';
import { intentValues } from '#domain/intents.ts';
import { type Language, languageDetails, languages } from '#domain/languages.ts';
import { type NamedTone, namedTones } from '#domain/tones.ts';
import { draftReply, prepareDraft } from '#drafter/draft.ts';
import { seedOf } from '#drafter/seed.ts';
import { type EvalCase, type EvalReply, type Finding, readingOf } from '../case.ts';
import { factsGuard } from '../guards/facts.ts';
import { gapsGuard } from '../guards/gaps.ts';
import { injectionGuard } from '../guards/injection.ts';
import { isMeasured, languageGuard } from '../guards/language.ts';
import { leftoversGuard } from '../guards/leftovers.ts';
import { lengthOf } from '../guards/length.ts';
import { mirroredGuard } from '../guards/mirrored.ts';
import { registerGuard } from '../guards/register.ts';
import { repeatedGuard } from '../guards/repeated.ts';
import { withoutGaps } from '../reply-text.ts';

/** What the combinations of one language came to. */
export type LanguageTally = {
  language: Language;
  replies: number;
  /** Of the replies long enough to tell their language: how many `eld` takes for it. Undefined where eld cannot know. */
  judged: number;
  byEld: number | undefined;
  byOwn: number;
  /** How many replies a guard found something in, by its name. */
  findings: Record<string, number>;
  /** The first few findings of each guard, with the combination. */
  examples: string[];
  /** Median letters by tone. */
  lengths: Record<string, number>;
  /** Of the 154 replies to one mail, how many differ, on average. */
  distinct: number;
};

/** Guards that hold for any mail; what has to be touched is known only for the language of a case. */
const held = [
  factsGuard,
  gapsGuard,
  injectionGuard,
  leftoversGuard,
  mirroredGuard,
  registerGuard,
  repeatedGuard,
];
const EXAMPLES = 3;

/** eld knows neither Swahili nor Indonesian; the latter reads as Malay to it. */
const eldTags: Partial<Record<Language, readonly string[]>> = { Swahili: [], Indonesian: ['ms'] };

eld.setLanguageSubset(languages.map(({ tag }) => tag));

function tagsOf(language: Language): readonly string[] {
  return eldTags[language] ?? [languageDetails(language).tag];
}

/** The drafter's reply to a case; `prepareDraft` has to be awaited before. */
export function draft(evalCase: EvalCase): EvalReply {
  const { mail, intent, tone, language } = evalCase;
  const { reply, notes } = draftReply({
    reading: readingOf(evalCase),
    intent,
    tone: { kind: 'named', value: tone },
    language,
    seed: seedOf([mail, intent, tone, language].join('\n')),
  });
  return { text: reply, notes, builtIn: true };
}

function findingsOf(evalCase: EvalCase, reply: EvalReply): Finding[] {
  if (reply.text.trim() === '') return [{ guard: 'length', message: 'empty' }];
  return held.flatMap((guard) => guard(evalCase, reply));
}

/** A mail asked for in another language, intent and tone: its own claims no longer fit, its reading does. */
function varied(evalCase: EvalCase, changes: Partial<EvalCase>): EvalCase {
  const made = { ...evalCase, ...changes, mustNotClaim: [] };
  readingOf(made, readingOf(evalCase));
  return made;
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
}

/** The least share of the replies long enough to be judged that have to be in the language asked for. */
const LEAST_SHARE = 0.99;

/** Whether replies came, all clean, nearly all in the language asked for, and shorter where brevity was asked for. */
export function meetsMeasures({ replies, byEld, byOwn, judged, findings, lengths }: LanguageTally): boolean {
  return (
    replies > 0 &&
    Math.min(byEld ?? byOwn, byOwn) >= judged * LEAST_SHARE &&
    Object.keys(findings).length === 0 &&
    (lengths.concise ?? 0) < (lengths.professional ?? 0)
  );
}

/**
 * Has the replies of one language for every intent and tone written, by the drafter unless told otherwise, and holds them
 * against the guards. `mailsFor` names the mails of the nth combination.
 */
export async function tryLanguage(
  language: Language,
  mails: readonly EvalCase[],
  mailsFor: (place: number) => readonly EvalCase[] = () => mails,
  write: (evalCase: EvalCase) => EvalReply = draft,
): Promise<LanguageTally> {
  for (const evalCase of mails) await prepareDraft({ reading: readingOf(evalCase), language });
  const tags = tagsOf(language);
  const tally = { replies: 0, judged: 0, byEld: 0, byOwn: 0 };
  const findings: Record<string, number> = {};
  const examples: string[] = [];
  const lengths = new Map<NamedTone, number[]>(namedTones.map(({ value }) => [value, []]));
  const texts = new Map<string, Set<string>>();
  let place = 0;
  for (const intent of intentValues) {
    for (const { value: tone } of namedTones) {
      for (const mail of mailsFor(place++)) {
        const evalCase = varied(mail, { language, intent, tone });
        const reply = write(evalCase);
        tally.replies += 1;
        lengths.get(tone)?.push(lengthOf(language, reply.text));
        texts.set(mail.id, (texts.get(mail.id) ?? new Set()).add(reply.text));
        if (isMeasured(language, reply.text)) {
          tally.judged += 1;
          if (tags.includes(eld.detect(withoutGaps(reply.text)).language)) tally.byEld += 1;
          if (languageGuard(evalCase, reply).length === 0) tally.byOwn += 1;
        }
        for (const { guard, message } of findingsOf(evalCase, reply)) {
          const count = (findings[guard] ?? 0) + 1;
          findings[guard] = count;
          if (count <= EXAMPLES)
            examples.push(`${language} ${mail.id} ${intent} ${tone}  ${guard}: ${message}`);
        }
      }
    }
  }
  const differing = [...texts.values()].reduce((sum, { size }) => sum + size, 0);
  return {
    language,
    ...tally,
    byEld: tags.length > 0 ? tally.byEld : undefined,
    findings,
    examples,
    lengths: Object.fromEntries([...lengths].map(([tone, values]) => [tone, median(values)])),
    distinct: differing / texts.size,
  };
}

import { languageData } from '#languages/all.ts';
import { listOf, mailWords } from '#reading/word-lists.ts';

const subjectWords = [...mailWords('subject'), 're'];
/** The words with which a model announces its reply, in each language. */
const announcements = Object.values(languageData).map(({ announcement }) => ({
  opens: listOf(announcement.opens),
  nouns: listOf(announcement.nouns),
}));
const announcementOpens = announcements.flatMap(({ opens }) => opens);

/** A longer first line, in UTF-16 code units, is not commentary. */
const LONGEST_COMMENTARY = 200;
/** A longer line is not a code fence and not a rule. */
const LONGEST_FENCE_LINE = 40;

const fenceLine = /^`{3,}[\w+-]*\s*$/;
const ruleLine = /^-{3,}\s*$/;

/**
 * Whether a line is part of the reply ('keep') or not ('drop'). 'hold': this is not certain until more of the line has
 * come.
 */
type LineDecision = 'keep' | 'drop' | 'hold';

function decidePattern(
  line: string,
  complete: boolean,
  mark: string,
  pattern: RegExp,
): LineDecision | undefined {
  if (!mark.startsWith(line) && !line.startsWith(mark)) return undefined;
  if (complete) return pattern.test(line) ? 'drop' : 'keep';
  return line.length > LONGEST_FENCE_LINE ? 'keep' : 'hold';
}

function decideSubject(lower: string, complete: boolean): LineDecision {
  for (const word of subjectWords) {
    if (lower.startsWith(word)) {
      const rest = lower.slice(word.length).trimStart();
      if (/^[:：]/.test(rest)) return complete ? 'drop' : 'hold';
      if (rest === '' && !complete) return 'hold';
    } else if (!complete && word.startsWith(lower)) return 'hold';
  }
  return 'keep';
}

function decideCommentary(lower: string, complete: boolean): LineDecision {
  if (lower.length > LONGEST_COMMENTARY) return 'keep';
  if (!complete) {
    return announcementOpens.some((open) => open.startsWith(lower) || lower.startsWith(open))
      ? 'hold'
      : 'keep';
  }
  if (!/[:：]$/.test(lower)) return 'keep';
  const isCommentary = announcements.some(
    ({ opens, nouns }) =>
      opens.some((open) => lower.startsWith(open)) && nouns.some((noun) => lower.includes(noun)),
  );
  return isCommentary ? 'drop' : 'keep';
}

function decideFirstLine(line: string, complete: boolean): LineDecision {
  const bare = line.replace(/^#+\s*/, '').toLowerCase();
  if (bare.trim() === '') return complete ? 'drop' : 'hold';
  const subject = decideSubject(bare.trimEnd(), complete);
  return subject === 'keep' ? decideCommentary(bare.trimEnd(), complete) : subject;
}

/**
 * A stage of the reply cleaner that removes lines that do not belong to a reply. Before the reply: code fences,
 * horizontal rules ('---'), subject lines and commentary ('Here is the reply:'). Inside the reply: code fences. If a
 * fence or rule came before the reply, the next one ends the reply, and the rest is commentary. The first line is held
 * back while it may be one of these lines. Later lines are held back only while they contain nothing but the marks of a
 * fence or rule.
 */
export class LineStage {
  #held = '';
  #lead = true;
  #lineStart = true;
  #wrapper: '' | '`' | '-' = '';
  #wrote = false;
  #done = false;

  push(text: string): string {
    if (this.#done) return '';
    if (
      !this.#lead &&
      this.#held === '' &&
      !text.includes('`') &&
      !(this.#wrapper === '-' && text.includes('-'))
    ) {
      if (text !== '') this.#lineStart = text.endsWith('\n');
      return text;
    }
    this.#held += text;
    return this.#release(false);
  }

  end(): string {
    return this.#done ? '' : this.#release(true);
  }

  #release(atEnd: boolean): string {
    let out = '';
    while (this.#held !== '') {
      if (this.#lead) this.#held = this.#held.replace(/^\s+/, '');
      const feed = this.#held.indexOf('\n');
      const line = feed < 0 ? this.#held : this.#held.slice(0, feed);
      if (line === '' && feed < 0) break;
      const decision = this.#lineStart ? this.#judge(line, feed >= 0 || atEnd) : 'keep';
      if (decision === 'hold') break;
      this.#held = feed < 0 ? '' : this.#held.slice(feed + 1);
      if (this.#done) return out;
      if (decision === 'keep') {
        this.#lead = false;
        this.#wrote = true;
        this.#lineStart = feed >= 0;
        out += feed < 0 ? line : `${line}\n`;
      }
    }
    return out;
  }

  #judge(line: string, complete: boolean): LineDecision {
    const mark =
      decidePattern(line, complete, '```', fenceLine) ??
      (this.#lead || this.#wrapper === '-' ? decidePattern(line, complete, '---', ruleLine) : undefined);
    if (mark === 'drop') this.#passMark(line.startsWith('`') ? '`' : '-');
    if (mark !== undefined) return mark;
    return this.#lead ? decideFirstLine(line, complete) : 'keep';
  }

  #passMark(mark: '`' | '-'): void {
    if (this.#lead) this.#wrapper = mark;
    else if (this.#wrapper === mark && this.#wrote) this.#done = true;
  }
}

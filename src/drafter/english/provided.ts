import { wordCount } from '../clean-text.ts';
import { type Frame, nounValue } from './frame.ts';

/** 'Confirm your availability': days and times. */
export const availability: Frame = {
  kind: 'value',
  start: 'I am available',
  gap: 'days and times',
  end: '',
  name: 'my availability',
};

const factNouns =
  /\b(?:figures?|numbers?|amount|price|prices|cost|costs|total|dates?|deadline|address|name|names|decision|answer|budget|rate|rates|charges?|fees?|rent|deposit|quantity|size|code|reference|status|percentage|availability|opening hours|score|scores|headcount|eta|title|location|preference|preferences)$/i;
/** What stands behind the noun that is asked for. */
const BEHIND_NOUN =
  /\s+(?:for|of|in|on|at|from|to|with|by|about|between|per|that|which|when|it|you|we|I|they)\s.*$/i;
const viewNouns =
  /^(?:(?:my|any|some|the|a)\s+)?(?:\w+\s+)?(?:feedback|insights?|thoughts|comments|input|opinion|views?|suggestions|ideas|remarks)\b(?:\s+(?:on|about|regarding)\s+(.+))?$/i;
const statusNouns =
  /^(?:(?:a|an|the|any|my)\s+)?(?:\w+\s+)?(?:update|updates|status|progress|news)\b(?:\s+(?:on|about|of|regarding|for)\s+(.+))?$/i;

/** What is asked to be given: a fact becomes a sentence with a gap, a document stays something to send. */
export function provideFrame(phrase: string, object: string): Frame {
  const core =
    object.replace(
      /\s+(?:by|before|until|till|today|tomorrow|tonight|next|this week|this afternoon|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b.*$/i,
      '',
    ) || object;
  if (/^(?:the|my|a) (?:final |written )?decision\b/.test(core))
    return { kind: 'task', act: 'provide', phrase: `let you have ${object}`, object: core };
  const answered = /^(?:an?|the|my) (?:\w+ )?(?:answer|reply|response) (?:on|about|regarding|to) (.+)$/i.exec(
    core,
  )?.[1];
  if (answered) return { kind: 'about', wants: 'view', name: answered, word: 'answer' };
  const view = viewNouns.exec(core);
  if (view) {
    const word = /feedback|input|comments|opinion|suggestions|ideas|views|insights/i
      .exec(core.slice(0, 40))?.[0]
      .toLowerCase();
    return { kind: 'about', wants: 'view', name: view[1] ?? '', ...(word ? { word } : {}) };
  }
  const status = statusNouns.exec(core);
  if (status) return { kind: 'about', wants: 'status', name: status[1] ?? '' };
  const several =
    /^(?:a couple of|a few|some|any|two or three|two|three) ((?:possible |suitable |alternative |available )?(?:dates|times|slots|days))$/i.exec(
      core,
    )?.[1];
  if (several)
    return {
      kind: 'value',
      start: `${/ /.test(several) ? '' : 'possible '}${several} are`,
      gap: several.replace(/^\w+ (?=\w)/, ''),
      end: '',
      name: several,
    };
  const head = core.replace(/\s+(?:for|of|in|on|at|from|to|with|by|about|between|per|that)\s.*$/i, '');
  if (/^my (?:availability|schedule)$/i.test(head)) return availability;
  if (/ or /.test(core)) {
    const verb = phrase.slice(0, Math.max(phrase.indexOf(core), 0)).trim() || 'send you';
    return {
      kind: 'choice',
      start: `I will ${verb}`,
      options: core.replace(/,? or /, ' / '),
      end: '',
      name: core,
    };
  }
  const [, one = '', other = ''] = /^(.+?) and ((?:the|my|our|your) .+)$/.exec(core) ?? [];
  const second =
    one && factNouns.test(one.replace(BEHIND_NOUN, '')) && nounValue(other, other.replace(BEHIND_NOUN, ''));
  if (second && second.kind === 'value') {
    const first = nounValue(one, one.replace(BEHIND_NOUN, ''));
    return first.kind === 'value' ? { ...first, end: `and ${second.start} [${second.gap}]` } : first;
  }
  const parts = head.split(/ and /);
  if (parts.every((part) => factNouns.test(part)) && wordCount(core) <= 10) return nounValue(core, head);
  return { kind: 'task', act: 'provide', phrase, object: core };
}

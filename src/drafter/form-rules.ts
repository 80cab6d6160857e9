import { add, type Rule, words } from './instruction-rule.ts';
import { isShort } from './length.ts';

const counts: Record<string, number> = {
  one: 1,
  a: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
};
/** How the reply looks: its length and layout, who is greeted, who signs, what is left out. */
export const formRules: readonly Rule[] = [
  {
    pattern:
      /^(?:(?:write|reply|answer|respond|translate)(?: it)? )?in (?:french|spanish|german|italian|portuguese|chinese|japanese|korean|arabic|russian|hindi|dutch|swedish|polish|turkish|vietnamese|thai|indonesian|greek|romanian|czech|ukrainian|hebrew|malay|bengali|swahili|english)$/i,
    take(found) {
      found.notes.push('The language of the reply is chosen in the Language selector.');
      return true;
    },
  },
  {
    pattern:
      /^(?:(?:keep|make)(?: it| this| the reply)?(?: to)?|use|write|in|at most|max(?:imum)?|no more than)?\s*(?:at most |max(?:imum)?(?: of)? |no more than |just |only )?(one|two|three|four|five|[1-5]) (sentence|line)s?(?: (?:only|max(?:imum)?|long|at most))?$/i,
    take(found, match, clause) {
      found.length = 'short';
      found.most = { count: counts[(match[1] ?? '').toLowerCase()] ?? 3, unit: 'sentences', clause };
      return true;
    },
  },
  {
    pattern:
      /^(?:(?:keep|make|write|answer|reply)(?: it| this| the reply)?(?: to)?|stay|be|use)?\s*(?:under|below|within|at most|max(?:imum)?(?: of)?|less than|fewer than|no more than|up to|in|in at most|in under)\s*(\d{1,4}) (word|character)s?(?: (?:max(?:imum)?|at most|or (?:less|fewer)))?$/i,
    take(found, match, clause) {
      const count = Number(match[1]);
      const unit = match[2]?.toLowerCase() === 'word' ? 'words' : 'characters';
      found.most = { count, unit, clause };
      if (isShort(count, unit)) found.length = 'short';
      return true;
    },
  },
  {
    pattern:
      /^(?:(?:keep|make|write)(?: it| this| the reply| them)?|be|a|an)?\s*(?:very |really |nice and |as )?(?:short(?:er)?|brief(?:er)?|concise|to the point|succinct|crisp|compact|short and sweet)(?: and (?:simple|to the point|sweet|concise))?(?: as possible| reply| answer| email| please)?$/i,
    take(found) {
      found.length = 'short';
      return true;
    },
  },
  {
    pattern:
      /^(?:(?:keep|make|write)(?: it| this| the reply)?|be|a)?\s*(?:a (?:bit|little) |more |much )?(?:longer|long|detailed|elaborate|thorough)(?: reply| answer| email)?$/i,
    take(found) {
      found.length = 'long';
      return true;
    },
  },
  {
    pattern:
      /^(?:use|with|in|as|format (?:it )?as|answer (?:in|with|as)|make it)?\s*(?:a |an )?(?:bullet(?:ed)?(?: points?| list)?s?|numbered list|list)$/i,
    take(found) {
      found.asList = true;
      return true;
    },
  },
  {
    pattern:
      /^(?:no|without|do not|don't|skip the|leave out the|avoid)(?: any| an| the)? (?:apolog(?:y|ies|i[sz]e|i[sz]ing)|say(?:ing)? sorry|be(?:ing)? sorry)$/i,
    take(found) {
      found.withoutApology = true;
      return true;
    },
  },
  {
    pattern:
      /^(?:no|without|skip the|leave out the|do not use a|don't use a)(?: any| a)? (?:greeting|salutation)$/i,
    take(found) {
      found.withoutGreeting = true;
      return true;
    },
  },
  {
    pattern:
      /^(?:do not|don't|never|avoid|without|please do not) (?:mention(?:ing)?|say(?:ing)? anything about|talk(?:ing)? about|bring(?:ing)? up|refer(?:ring)? to|tell(?:ing)? (?:her|him|them) about|discuss(?:ing)?|include|including|use the words?) (.+)$/i,
    take(found, match, clause) {
      const what = words(match[1]).replace(/^(?:the|our|my|a|an|any|that)\s+/i, '');
      if (what === '') return false;
      found.silences.push({ words: what, clause });
      return true;
    },
  },
  {
    pattern:
      /^(?:sign(?: it| this| the (?:mail|email|reply))?(?: off)? as|sign (?:it )?(?:from|by)|my name is|i am called|from) (.{1,60})$/i,
    take(found, match) {
      const name = words(match[1]);
      if (name === '') return false;
      found.signAs = name;
      return true;
    },
  },
  {
    pattern: /^(?:sign off|end|close|finish|conclude) with (.{1,80})$/i,
    take(found, match) {
      const formula = words(match[1]);
      if (formula === '') return false;
      if (formula.split(' ').length > 4) return add(found, 'quote', formula);
      found.valediction = formula;
      return true;
    },
  },
  {
    pattern:
      /^(?:call|address) (?:her|him|them|the (?:sender|recipient|client|customer)|[A-Z]\w+)(?: as)? (.{1,40})$/,
    take(found, match) {
      const name = words(match[1]);
      if (/^(?:back|on|about|tomorrow|by|at|for|if|when|in|to)\b/.test(name)) return false;
      found.callThem = name;
      return true;
    },
  },
  {
    pattern:
      /^(?:(?:address|greet)(?: (?:her|him|them|it))?(?: (?:as|with|to))?|use the name|start with) (.{1,40})$/i,
    take(found, match) {
      found.callThem = words(match[1]).replace(/^(?:dear|hi|hello|hey)\s+/i, '');
      return found.callThem !== '';
    },
  },
];

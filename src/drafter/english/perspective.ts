import { baseVerbs } from './verbs.ts';

/** Words after which 'you' is the one acted on: 'send you', 'to you', 'for you'. */
const objectTakers = new Set(
  `to for with from by of about at on after before without behind against like than near let help send give call
  contact reach tell ask want need thank see meet show invite allow cause offer remind inform email assure provide
  pay join visit bring enable wish expect owe keep make get find bother trouble serve suit fit charge refund`.split(
    /\s+/,
  ),
);
/** Words after which 'you' acts: 'if you', 'what you', 'that you'. */
const clauseStarters = new Set(
  `if whether that what when where who which how why as because since while until unless once and or but so
  than before after`.split(/\s+/),
);
const strongAuxiliaries = new Set(
  `are were have had can could will would should shall may might must do did cannot can't won't don't aren't
  haven't didn't wouldn't couldn't`.split(/\s+/),
);
const verbLike =
  /^(?:also|already|still|currently|both|all|just|now|ever|really|usually|prefer|mentioned|said|sent|asked|promised|wrote|think|plan)$/;

const sharedDoings =
  /^(?:meet|talk|speak|discuss|chat|connect|agree|catch|go|have|jump|hop|schedule|set|get|collaborate|move|postpone|reschedule|start|begin|proceed|work|arrange|do|aim|review|push|plan|decide|sit|touch|sync|sign|finali[sz]e|close|settle|launch|wrap|extend|swap|switch|resume|continue|go|agreed|met|spoke|talked|discussed|decided|arranged|signed)$/;
const sharedThings =
  /^(?:(?:last|next|upcoming|weekly|monthly|recent|regular|joint|first|initial|kickoff|planned|previous|earlier|scheduled|phone|video)\s+)*(?:meeting|call|conversation|discussion|chat|agreement|contract|partnership|collaboration|appointment|lunch|dinner|catch-up)/i;
const companyThings =
  /^(?:(?:entire|whole|marketing|sales|legal|finance|engineering|support|technical|new|latest|current)\s+)*(?:teams?|company|factor(?:y|ies)|works|warehouses?|showrooms?|depots?|headquarters|offices?(?! hours)|departments?|website|firm|organi[sz]ation|business|products?|services?|staff|colleagues|side|end|clients?|customers?|store|shop|(?:product |packaging |production )?(?:line|range)|prices|rates|catalogue|newsletter|premises|(?:billing|delivery|shipping|mailing|registered|invoicing|company) address)\b/i;

const swaps: Record<string, string> = {
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'll": "you'll",
  "i'd": "you'd",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "you're": "I'm",
  "you've": "I've",
  "you'll": "I'll",
  "you'd": "I'd",
  yours: 'mine',
  yourself: 'myself',
  yourselves: 'ourselves',
  us: 'you',
  ours: 'yours',
  ourselves: 'yourselves',
  "we're": "you're",
  "we've": "you've",
  "we'll": "you'll",
  "we'd": "you'd",
};
const agreement: Record<string, Record<string, string>> = {
  I: { are: 'am', were: 'was', "aren't": 'am not', "weren't": "wasn't" },
  you: { am: 'are', was: 'were', "wasn't": "weren't" },
};

/** Whether 'you', between these two words, is the subject. */
function youActs(before: string, after: string): boolean {
  if (strongAuxiliaries.has(after)) return !/^(?:to|for|with|from|of|at|by|on)$/.test(before);
  if (before === '') return true;
  if (
    /^(?:if|whether|that|what|when|where|which|how|why|because|while|since|until|unless|once)$/.test(before)
  )
    return true;
  if (clauseStarters.has(before))
    return baseVerbs.has(after) || verbLike.test(after) || strongAuxiliaries.has(after);
  if (objectTakers.has(before) || baseVerbs.has(before)) return false;
  return baseVerbs.has(after) || verbLike.test(after);
}

function turnedWord(word: string, before: string, after: string, rest: string): string {
  const low = word.toLowerCase();
  if (low === 'you') return youActs(before, after) ? 'I' : 'me';
  if (low === 'your') return companyThings.test(rest) ? 'our' : 'my';
  if (low === 'we') {
    const doing = /^(?:can|could|will|should|may|might|shall|would|need|to|all|both)$/.test(after)
      ? (rest.split(/\s+/)[1] ?? '').toLowerCase()
      : after;
    // 'Together' makes 'get' a deed of both; 'we will get them' is the sender's.
    const isGot = doing === 'get' && !/\bget (?:together|started|going|back to work)\b/i.test(rest);
    // 'We could have those on Friday' is the sender's; a call is had by both.
    const isHad =
      doing === 'have' &&
      !/\bhave (?:an? |another |our )?(?:\w+ )?(?:call|chat|meeting|talk|word|discussion|conversation|lunch|dinner|coffee|drink|look|session)\b/i.test(
        rest,
      );
    return sharedDoings.test(doing) && !isGot && !isHad ? 'we' : 'you';
  }
  if (low === 'our') return sharedThings.test(rest) ? 'our' : 'your';
  return swaps[low] ?? word;
}

/**
 * The sender's words as the one who answers says them: 'send me your price' → 'send you my price'. 'we' stays
 * where both sides do something together ('we can meet'), and throughout where `together` says so ('let us …'). Linear in the text; meant for one clause.
 */
export function turnRound(text: string, options: { together?: boolean } = {}): string {
  const tokens = text.replace(/’/g, "'").match(/[A-Za-z][A-Za-z']*|[^A-Za-z]+/g) ?? [];
  const isWord = (token: string | undefined) => token !== undefined && /^[A-Za-z]/.test(token);
  const turned: string[] = [];
  let before = '';
  let subject = '';
  for (const [at, token] of tokens.entries()) {
    if (!isWord(token)) {
      if (/[.,;:]/.test(token)) before = '';
      turned.push(token);
      continue;
    }
    const next = tokens
      .slice(at + 1, at + 12)
      .join('')
      .trim();
    const after = (/^[A-Za-z][A-Za-z']*/.exec(next)?.[0] ?? '').toLowerCase();
    const agreed = agreement[subject]?.[token.toLowerCase()];
    const shared =
      options.together === true && /^(?:we|us|our|ours|ourselves|we're|we'll|we've)$/i.test(token);
    const out = shared ? token : (agreed ?? turnedWord(token, before, after, next));
    turned.push(out);
    subject = out === token && out !== 'I' ? '' : out;
    before = token.toLowerCase();
  }
  // 'A few lines about each of you' are about several.
  return turned.join('').replace(/\b(each|all|both|some|any|one|two|three) of me\b/g, '$1 of us');
}

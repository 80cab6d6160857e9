/** Base forms that business mail asks with: they mark where a predicate begins and what an imperative is. */
const regular = `shorten lengthen arrive simplify expand rename reword rephrase trim insert paste crop hire recruit fetch grab enclose
clarify tidy archive merge split count measure deposit rotate sharpen polish adapt localise localize brainstorm accept access accommodate acknowledge act add address adjust advise agree align allow amend analyze
announce answer apply appreciate approve arrange ask assign assist attach attend authorize base believe block book
borrow brief call cancel capture carry cause celebrate change charge chat check circulate clarify clean clear click
close collaborate collect combine comment commit compare compile complete concern conduct confirm connect consider
consult contact continue contribute cooperate coordinate copy correct cover create deal decide decline define delay
delegate delete deliver demonstrate deploy depend describe deserve design develop direct disable disclose discuss
dispatch document donate download draft earn edit email enable encourage end engage enhance ensure enter escalate
establish estimate evaluate examine exchange execute expect expedite explain explore export express extend
facilitate fax figure file fill finalize finish fit fix follow forecast forward fulfil fulfill gather generate
greet guarantee guide handle happen help hesitate highlight hire host identify ignore implement import improve
include increase indicate inform initiate inspect install instruct integrate introduce investigate invite invoice
involve issue join keep kick label land launch learn lend lift like limit link list listen live load look lower
mail maintain manage mark match matter mention merge miss modify monitor move name need negotiate note notify
nominate obtain offer open operate order organise organize outline own pack participate pass pause perform phone
pick place plan play point post postpone prefer prepare present prevent print prioritise prioritize proceed process
produce promote proofread propose provide publish pull purchase push raise rank rate reach react realise realize
rearrange recall receive recommend reconsider record recover redirect reduce refer refund register reject relate
release rewrite rely remain remember remind remove renew repair repeat replace reply report request require reschedule
reserve resolve respond return review revise revisit scan schedule secure select serve share ship sign skip
solve sort specify sponsor start state stay stop store submit subscribe suggest suit supply support suppose swap
switch drop tackle talk tender test thank touch track train transfer translate treat trigger try turn understand
bend bolt caution chill commission complain cross decorate deduct demolish drill empty fasten fence fold glue heat inflate
lodge lubricate mow overhaul pad paint patch plug quote reassess rebuild recalculate recheck reconfigure redecorate
redeliver redesign redraw refit refresh reimburse reinstall reissue reload relocate remeasure renegotiate reopen reorder
repaint pop reprint rerun reseal reset resize restart restock restore resubmit retest retouch retrieve rinse screw seal settle
shift soften spray stamp stain tighten tow trace unlock unpack vacate varnish wash weld wipe wire wrap
argue bark bounce bother burn climb crack crawl dent disturb drip exceed fade float flood hammer harm injure insure jump
knock leak loosen melt mend owe peel persuade pour press prune ruin rust scrape scratch shave slip smell soak spill spoil
squeeze stack stretch strip suffer survive warp wreck
unsubscribe update upgrade upload use validate verify view visit vote wait walk want warn watch welcome wish work`;

const irregular: Record<string, readonly [past: string, participle: string]> = {
  be: ['was', 'been'],
  become: ['became', 'become'],
  begin: ['began', 'begun'],
  break: ['broke', 'broken'],
  bring: ['brought', 'brought'],
  build: ['built', 'built'],
  buy: ['bought', 'bought'],
  catch: ['caught', 'caught'],
  choose: ['chose', 'chosen'],
  come: ['came', 'come'],
  cost: ['cost', 'cost'],
  cut: ['cut', 'cut'],
  do: ['did', 'done'],
  draw: ['drew', 'drawn'],
  drive: ['drove', 'driven'],
  eat: ['ate', 'eaten'],
  fall: ['fell', 'fallen'],
  feel: ['felt', 'felt'],
  find: ['found', 'found'],
  fly: ['flew', 'flown'],
  forget: ['forgot', 'forgotten'],
  get: ['got', 'got'],
  give: ['gave', 'given'],
  go: ['went', 'gone'],
  grow: ['grew', 'grown'],
  have: ['had', 'had'],
  hear: ['heard', 'heard'],
  hold: ['held', 'held'],
  know: ['knew', 'known'],
  lead: ['led', 'led'],
  leave: ['left', 'left'],
  let: ['let', 'let'],
  lose: ['lost', 'lost'],
  make: ['made', 'made'],
  mean: ['meant', 'meant'],
  meet: ['met', 'met'],
  pay: ['paid', 'paid'],
  put: ['put', 'put'],
  quote: ['quoted', 'quoted'],
  read: ['read', 'read'],
  ring: ['rang', 'rung'],
  rise: ['rose', 'risen'],
  run: ['ran', 'run'],
  say: ['said', 'said'],
  see: ['saw', 'seen'],
  seek: ['sought', 'sought'],
  sell: ['sold', 'sold'],
  send: ['sent', 'sent'],
  set: ['set', 'set'],
  show: ['showed', 'shown'],
  sleep: ['slept', 'slept'],
  shut: ['shut', 'shut'],
  sit: ['sat', 'sat'],
  speak: ['spoke', 'spoken'],
  spend: ['spent', 'spent'],
  shed: ['shed', 'shed'],
  shrink: ['shrank', 'shrunk'],
  slide: ['slid', 'slid'],
  split: ['split', 'split'],
  stand: ['stood', 'stood'],
  sweep: ['swept', 'swept'],
  bite: ['bit', 'bitten'],
  grind: ['ground', 'ground'],
  lie: ['lay', 'lain'],
  take: ['took', 'taken'],
  teach: ['taught', 'taught'],
  tell: ['told', 'told'],
  think: ['thought', 'thought'],
  undertake: ['undertook', 'undertaken'],
  write: ['wrote', 'written'],
};

const doubling = new Set([
  'plan',
  'pop',
  'stop',
  'drop',
  'submit',
  'refer',
  'fit',
  'ship',
  'chat',
  'commit',
  'skip',
  'swap',
  'prefer',
  'transfer',
  'travel',
  'cancel',
  'occur',
  'scan',
  'strip',
  'drip',
  'slip',
  'trim',
  'wrap',
]);

const regularBases: readonly string[] = regular.split(/\s+/);

/** Every base form known here. */
export const baseVerbs: ReadonlySet<string> = new Set([...regularBases, ...Object.keys(irregular)]);

function withEnding(base: string, ending: 'ed' | 'ing'): string {
  if (doubling.has(base)) return `${base}${base.slice(-1)}${ending}`;
  if (base.endsWith('ie') && ending === 'ing') return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !base.endsWith('ee')) return `${base.slice(0, -1)}${ending}`;
  if (ending === 'ed' && /[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${base}${ending}`;
}

/** 'send' → 'sending'. */
export function gerundOf(base: string): string {
  if (/^(?:put|cut|set|let|get|run|sit|shut|begin|forget|shed|split)$/.test(base))
    return `${base}${base.slice(-1)}ing`;
  return base === 'be' ? 'being' : withEnding(base, 'ing');
}

const gerunds = new Map([...baseVerbs].map((base) => [gerundOf(base), base]));
gerunds.set('canceling', 'cancel').set('traveling', 'travel').set('modeling', 'model');

/** 'sending' → 'send'; undefined for what is no gerund of a known verb. */
export function baseOfGerund(gerund: string): string | undefined {
  return gerunds.get(gerund.toLowerCase());
}

/** 'send' → 'sent'. Unknown verbs get the regular ending. */
export function pastOf(base: string): string {
  return irregular[base]?.[0] ?? withEnding(base, 'ed');
}

/** 'send' → 'sent', as in 'I have sent'. Unknown verbs get the regular ending. */
export function participleOf(base: string): string {
  return irregular[base]?.[1] ?? withEnding(base, 'ed');
}

const participles = new Set([
  ...regularBases.map((base) => withEnding(base, 'ed')),
  ...Object.values(irregular).map(([, done]) => done),
]);

const basesOfParticiples = new Map([
  ...regularBases.map((base) => [withEnding(base, 'ed'), base] as const),
  ...Object.entries(irregular).map(([base, [, participle]]) => [participle, base] as const),
]);

/** 'sent' → 'send'; undefined for what is no participle of a known verb. */
export function baseOfParticiple(participle: string): string | undefined {
  return basesOfParticiples.get(participle);
}

const basesOfPasts = new Map([
  ...regularBases.map((base) => [withEnding(base, 'ed'), base] as const),
  ...Object.entries(irregular).map(([base, [past]]) => [past, base] as const),
]);

/** 'got' → 'get'; undefined for what is no past of a known verb. */
export function baseOfPast(past: string): string | undefined {
  return basesOfPasts.get(past);
}

/** Whether a word is the past participle of a known verb, or has its regular ending. */
export function isParticiple(word: string): boolean {
  return participles.has(word) || /[a-z]{3}ed$/.test(word);
}

/** 'work' → 'works'. */
export function thirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

const thirdPersons = new Map([...baseVerbs].map((base) => [thirdPerson(base), base]));

/** 'works' → 'work'; undefined for what is no such form of a known verb. */
export function baseOfThirdPerson(form: string): string | undefined {
  return thirdPersons.get(form);
}

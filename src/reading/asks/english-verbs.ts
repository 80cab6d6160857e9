/** Verbs, base form, that are rarely anything else. */
const plainVerbs = `be have do get make give go come take send let tell ask bring provide arrange attend join confirm
  advise inform explain clarify describe submit complete ensure attach include remove add delete cancel reschedule
  prepare arrive deliver receive accept approve reject decide agree discuss consider recommend suggest propose invite
  remind reply respond forward fetch find keep hold put set pay buy sell choose pick become begin start happen
  understand know think believe want need like prefer hope expect require allow enable see hear read write speak talk
  meet learn follow lead bear refer relate apply enter fill finish install implement integrate investigate identify
  determine verify validate proceed continue remain stay leave return restore resolve fix solve handle manage
  coordinate organize organise collect gather assign upload download import export migrate deploy configure
  participate consult contribute collaborate communicate compare calculate compile combine extend expand reduce
  improve increase decrease avoid prevent protect carry cost depend differ exist occur appear seem feel fit lose win
  spend teach throw wear build break catch cut draw drive eat fall fly forget grow hang hide hit hurt lay lend lie
  rise run sit sleep stand steal swim wake attempt introduce publish distribute circulate resend redo reconsider
  revise rewrite ignore disregard adjust amend append connect convert create define elaborate evaluate examine
  execute expedite finalize finalise familiarize fulfil fulfill invest launch maintain mention notify obtain offer
  order postpone prioritize provide reach recall reserve retrieve select specify terminate translate transmit treat
  unsubscribe wait wish wonder email e-mail fax mail phone post ring text pass pull push turn unlock bear bid dig
  cooperate correct direct divide enjoy express guide hand invoice raise reset route settle speak summarize summarise
  swap tackle train visit walk warn watch wrap skip suit please pls stop help move act call use try acknowledge address celebrate appoint assist
  bill brainstorm browse cease chase circle commit compensate complain conduct consolidate convey craft debug delegate
  demonstrate detail develop diagnose disable disclose discontinue email engage enquire enroll enrol escalate establish
  exchange exclude exercise explore facilitate freeze fund generate guarantee highlight hurry incorporate inspect inquire
  insert interview justify liaise listen loop merge monitor nominate notarize observe omit onboard opt overlook
  oversee perform permit pinpoint populate practice proofread prove qualify reassign rebook recheck reconfirm
  reconnect recover redirect refrain refund refuse reimburse reinstate relay relocate rename renew reopen reissue reprint repaint retake reword rearrange reconfigure reattach resize reupload reseal refit redeliver
  reorder repay represent rerun resubmit retain reveal revert rewrite roll sanction save scope secure
  separate serve shortlist simplify solicit split spread subscribe substitute supervise suspend sync tailor tell
  tighten trace treat unblock undo upgrade utilize void waive weigh withdraw withhold share expire open close lapse mean matter look sound taste smell last return arise belong stop
  live weigh vary increase contain consist require accept arrive land depart board refund qualify apply kick ping rsvp drop nudge tidy pop`;

/** Words that are as often a noun: a verb only where what stands around them says so. */
const nounVerbs = `answer book brief budget change check charge claim comment contact copy count cover credit date
  delay demo design document draft estimate figure file focus form format fund grant guess end head hire host issue
  judge lift limit link list lock log look map mark match measure note notice object outline pack park plan play
  point present press price print process produce project promise purchase quote rate record register release
  rent repair repeat replace report request research rest review sample scan schedule score search sign ship shop
  show sign sort source stage state store study supply support survey switch talk target test time touch trade
  transfer trial trip trust update value vote work view welcome plan charge back credit`;

const split = (list: string): string[] => list.split(/\s+/);

/** Verbs that a request may ask for, base form. */
export const verbs: ReadonlySet<string> = new Set([...split(plainVerbs), ...split(nounVerbs)]);
/** The verbs among them that are nouns as often. */
export const ambiguousVerbs: ReadonlySet<string> = new Set(split(nounVerbs));

const irregularPasts: Readonly<Record<string, string>> = {
  be: 'was',
  have: 'had',
  do: 'did',
  get: 'got',
  make: 'made',
  give: 'gave',
  go: 'went',
  come: 'came',
  take: 'took',
  send: 'sent',
  let: 'let',
  tell: 'told',
  bring: 'brought',
  find: 'found',
  keep: 'kept',
  hold: 'held',
  put: 'put',
  set: 'set',
  pay: 'paid',
  buy: 'bought',
  sell: 'sold',
  choose: 'chose',
  become: 'became',
  begin: 'began',
  understand: 'understood',
  know: 'knew',
  think: 'thought',
  see: 'saw',
  hear: 'heard',
  read: 'read',
  write: 'wrote',
  speak: 'spoke',
  meet: 'met',
  lead: 'led',
  leave: 'left',
  cost: 'cost',
  feel: 'felt',
  lose: 'lost',
  win: 'won',
  spend: 'spent',
  teach: 'taught',
  build: 'built',
  break: 'broke',
  catch: 'caught',
  cut: 'cut',
  draw: 'drew',
  drive: 'drove',
  eat: 'ate',
  fall: 'fell',
  fly: 'flew',
  forget: 'forgot',
  grow: 'grew',
  run: 'ran',
  rise: 'rose',
  sit: 'sat',
  stand: 'stood',
  throw: 'threw',
  say: 'said',
  mean: 'meant',
  show: 'showed',
  hit: 'hit',
  hurt: 'hurt',
  lay: 'laid',
  lend: 'lent',
  stop: 'stopped',
  plan: 'planned',
  ship: 'shipped',
  prefer: 'preferred',
  refer: 'referred',
  submit: 'submitted',
  occur: 'occurred',
  swap: 'swapped',
  wrap: 'wrapped',
  fit: 'fit',
  quit: 'quit',
  drop: 'dropped',
};

/** 'deliver' → 'delivers'. */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'be') return 'is';
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** 'deliver' → 'delivered', 'send' → 'sent'. */
export function pastTense(verb: string): string {
  const irregular = irregularPasts[verb];
  if (irregular) return irregular;
  if (verb.endsWith('e')) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
}

/** 'sending' → 'send', 'making' → 'make'; undefined where the verb is not known. */
export function baseOfGerund(word: string): string | undefined {
  if (!word.endsWith('ing')) return undefined;
  const stem = word.slice(0, -3);
  return [stem, `${stem}e`, stem.slice(0, -1)].find((each) => verbs.has(each));
}

const irregularParticiples: Readonly<Record<string, string>> = {
  done: 'do',
  given: 'give',
  taken: 'take',
  written: 'write',
  chosen: 'choose',
  shown: 'show',
  seen: 'see',
  known: 'know',
  drawn: 'draw',
};
let participles: ReadonlyMap<string, string> | undefined;

/** 'submitted' → 'submit', 'sent' → 'send'; undefined where the verb is not known. */
export function baseOfParticiple(word: string): string | undefined {
  participles ??= new Map([...verbs].map((verb) => [pastTense(verb), verb]));
  const low = word.toLowerCase();
  return irregularParticiples[low] ?? participles.get(low);
}

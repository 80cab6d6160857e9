import type { Said, Turning, TurningRule } from './turning.ts';

/** A pattern in which 'য়' and 'ড়' stand for either of the two ways in which they are encoded. */
const pattern = (source: string, flags = 'u') =>
  new RegExp(
    source
      .normalize('NFC')
      .replaceAll('\u09af\u09bc', '(?:\u09df|\u09af\u09bc)')
      .replaceAll('\u09a1\u09bc', '(?:\u09dc|\u09a1\u09bc)'),
    flags,
  );

/** Vowel signs are no letters: words end before neither. */
const B = '(?<![\\p{L}\\p{M}])';
const E = '(?![\\p{L}\\p{M}])';
const W = '[\\p{L}\\p{M}]';
const word = (source: string) => `${B}(?:${source})${E}`;

const swaps: Turning['swaps'] = [
  [`${B}একটু(?: |$)`, ''],
  [word('আপনাদের|তোমাদের'), 'আমাদের'],
  [word('আপনার|তোমার'), 'আমার'],
  [word('আপনাকে|তোমাকে'), 'আমাকে'],
  [word('আপনারা|তোমরা'), 'আমরা'],
  [word('আপনি|তুমি'), 'আমি'],
  [word('আমাদের|আমাদেরকে'), '{আপনাদের|তোমাদের}'],
  [word('আমার'), '{আপনার|তোমার}'],
  [word('আমাকে'), '{আপনাকে|তোমাকে}'],
];

const own: Readonly<Record<string, string>> = {
  চান: 'চাই',
  চাও: 'চাই',
  যান: 'যাই',
  পান: 'পাই',
  দেন: 'দিই',
  দাও: 'দিই',
  নেন: 'নিই',
  নাও: 'নিই',
  আছেন: 'আছি',
  আছ: 'আছি',
  আছো: 'আছি',
  নেই: 'নেই',
};

/** A verb of the reader's as the writer says it: 'আসবেন' → 'আসব', 'করেন' → 'করি'; undefined where it is none. */
function ownVerb(verb: string): string | undefined {
  const known = own[verb];
  if (known) return known;
  const forms: readonly (readonly [RegExp, string])[] = [
    [/বে(?:ন)?$/u, 'ব'],
    [/ছ(?:েন|ো)?$/u, 'ছি'],
    [/লে(?:ন)?$/u, 'লাম'],
    [/তে(?:ন)?$/u, 'তাম'],
    [/(?:েন|ো)$/u, 'ি'],
  ];
  const form = forms.find(([end]) => end.test(verb));
  return form && verb.replace(...form);
}

/** Words that say that the verb is the writer's, once turned. */
const mine = new RegExp(word('আমি|আমরা'), 'u');

/** A statement whose verb, its last word, belongs to whoever answers; undefined where its subject is not known. */
function inOwnPerson(before: string, rest: string): string | undefined {
  const at = rest.lastIndexOf(' ') + 1;
  const verb = rest.slice(at);
  const isMine = mine.test(before) || mine.test(rest);
  if (isMine) {
    const said = ownVerb(verb);
    return said && `${rest.slice(0, at)}${said}`;
  }
  if (!/(?:েন|চান|যান|পান)$/u.test(verb)) return rest;
  const said =
    before.trim() === '' || /^(?:মোট|সর্বোচ্চ|সর্বমোট|ঠিক)$/u.test(before.trim()) ? ownVerb(verb) : undefined;
  return said && `${rest.slice(0, at)}${said}`;
}

/** What a question word leaves open, in its place; the longer before the shorter. */
const open: readonly (readonly [words: string, gap: string])[] = [
  ['কখন থেকে|কবে থেকে|কোন তারিখ থেকে', '[কবে] থেকে'],
  ['কখন পর্যন্ত|কতক্ষণ পর্যন্ত|কয়টা পর্যন্ত', '[কয়টা] পর্যন্ত'],
  ['কত তারিখের মধ্যে|কবের মধ্যে|কবে নাগাদ|কখন নাগাদ|কত দিনের মধ্যে|কতদিনের মধ্যে', '[কবের মধ্যে]'],
  ['কখন|কবে|কোন দিন|কোন তারিখে|কোন সময়ে?|কত তারিখে', '[দিন ও সময়]'],
  ["কয়টায়|কটায়|ক'টায়|কতটায়", '[কয়টায়]'],
  ['কত সময়|কতক্ষণ|কত ক্ষণ', '[কতক্ষণ]'],
  ['কতদিন|কত দিন|কয়দিন', '[কত] দিন'],
  ['কত ঘণ্টা|কয় ঘণ্টা', '[কত] ঘণ্টা'],
  ['কত মাস|কয় মাস', '[কত] মাস'],
  ['কত বছর|কয় বছর', '[কত] বছর'],
  ['কতজনের', '[কত] জনের'],
  ['কতজন|কত জন|কয়জন|কয় জন', '[কত] জন'],
  ['কতগুলো|কতগুলি|কয়টি|কয়টা|কতটি|কতটা', '[কয়টি]'],
  ['কত টাকা', '[কত] টাকা'],
  ['কত শতাংশ', '[কত] শতাংশ'],
  ['কত', '[কত]'],
  ['কী কী|কি কি|কী-কী', '[কী কী]'],
  ['কোন কোন', '[কোন কোন]'],
  ['কোন ধরনের|কী ধরনের|কেমন', '[কী ধরনের]'],
  ['কোনটি|কোনটা', '[কোনটি]'],
  ['কোন', '[কোন]'],
  ['কারা', '[নাম]'],
  ['কে কে|কে', '[নাম]'],
  ['কাকে', '[নাম]-কে'],
  ['কার', '[নাম]-এর'],
  ['কোথা থেকে', '[কোথা থেকে]'],
  ['কোথায়', '[কোথায়]'],
  ['কীভাবে|কিভাবে|কেমন করে', '[কীভাবে]'],
];

/** 'আপনি কখন আসবেন?' → 'আমি [দিন ও সময়] আসব।' */
const asking: TurningRule[] = open.map(([words, gap]) => ({
  when: pattern(`^(|.{1,90}? )(?:${words})(?: ?হবে (?=.))?((?:[ ,-].{1,90})?)$`),
  say: ([before = '', after = '']) => {
    const isThird = /^\[নাম\]/u.test(gap);
    // 'বাতিল করলে কত টাকা ফেরত পাব': what the sender gets or does.
    const theirs = pattern('(?<=পা|পার|কর|দে|নে|যা|থাক|আস)ব$');
    const rest =
      isThird || after === ''
        ? after
        : theirs.test(after)
          ? after.replace(theirs, '{বেন|বে}')
          : inOwnPerson(before, after);
    if (rest === undefined) return undefined;
    return {
      open: `${before} ${gap}${gap.endsWith(']') && /^(?:টি|টা)/u.test(rest) ? '' : ' '}${rest}`
        .replace(/ {2,}/g, ' ')
        .trim()
        .concat('।'),
    };
  },
}));

/** A statement with its last word in doubt: 'খোলা' → '[খোলা / খোলা নয়]', 'হবে' → '[হবে / হবে না]'. */
function doubted(statement: string): Said | undefined {
  const said = inOwnPerson('', statement);
  if (said === undefined) return undefined;
  const at = said.lastIndexOf(' ') + 1;
  const last = said.slice(at);
  const both = (no: string): Said => ({ open: `${said.slice(0, at)}[${last} / ${no}]।` });
  if (/^আছে$/u.test(last)) return both('নেই');
  if (/^আছি$/u.test(last))
    return { ...both('নই'), yes: `হ্যাঁ, ${said}।`, no: `দুঃখিত, ${said.slice(0, at)}নই।` };
  if (pattern('(?:য়েছে|েছে|ছিল|েছি|য়েছি)$').test(last)) return both('এখনো না');
  const isVerb = pattern('(?:বে|ব|ছে|ছি|রে|লে|খে|কে|গে|সে|নে|টে|ড়ে|ঠে|দেয়|নেয়|যায়|পায়|হয়|চায়|ই|ি)$').test(last);
  if (isVerb && !/^(?:বাকি|জরুরি|তৈরি|বেশি|সরকারি|খালি|রাজি|বাধ্যতামূলক)$/u.test(last)) return both(`${last} না`);
  return both(`${last} নয়`);
}

/** What is wanted done as it is promised: 'পাঠান', 'পাঠাবেন', 'পাঠালে' → 'পাঠাব'. */
function promised(verb: string): string | undefined {
  const known: Readonly<Record<string, string>> = {
    দিন: 'দেব',
    দেবেন: 'দেব',
    দিবেন: 'দেব',
    দাও: 'দেব',
    দিও: 'দেব',
    দিয়ো: 'দেব',
    দেবে: 'দেব',
    দিলে: 'দেব',
    দেওয়ার: 'দেব',
    নিন: 'নেব',
    নেবেন: 'নেব',
    নাও: 'নেব',
    নিও: 'নেব',
    নিলে: 'নেব',
    নেওয়ার: 'নেব',
    কোরো: 'করব',
    কর: 'করব',
  };
  const plain = verb.normalize('NFC');
  const own = known[plain] ?? known[plain.replaceAll('\u09af\u09bc', '\u09df')];
  if (own) return own;
  const found = /^(.+?)(?:বেন|বে|ুন|(?<=া)ন|(?<=া)ও|িও|ো|লে|(?<=া)নোর|ার)$/u.exec(plain);
  if (!found?.[1]) return undefined;
  return plain.endsWith('িও') ? `${found[1]}াব` : `${found[1]}ব`;
}

/** 'পাঠাব' → 'পাঠাতে', before 'পারছি না'. */
const able = (verb: string) =>
  verb === 'দেব' || verb === 'নেব' ? verb.replace('েব', 'িতে') : verb.replace(/ব$/u, 'তে');

const isDated = pattern('(?:মধ্যে|আগে|বারে?|তারিখে?|টায়|পর্যন্ত|সকালে?|বিকেলে?|দিন)(?![\\p{L}\\p{M}])');

/** What is done, when, or cannot be. */
function done(what: string, verb: string): Said | undefined {
  const will = promised(verb);
  if (!will || what === '') return undefined;
  const [, object = what, helper = ''] =
    (/^[দন]েব$/u.test(will) && pattern('^(.+) (\\S+ে)$').exec(what)) || [];
  const gapped = helper && `${object} [কখন] ${helper} ${will}।`;
  return {
    open: isDated.test(what)
      ? `${what} [${will} / ${able(will)} পারছি না]।`
      : gapped || `${what} [কখন] ${will}।`,
    yes: `${what} ${will}।`,
    no: `দুঃখিত, ${what} ${able(will)} পারছি না।`,
  };
}

/** 'পাঠা' → 'পাঠানোর', before 'দরকার নেই'. */
function needed(stem: string): string {
  if (/^[দনখযপ][ো]$/u.test(stem)) return `${stem}ওয়ার`;
  return /া$/u.test(stem) ? `${stem}নোর` : `${stem}ার`;
}

const tell =
  '(?:জানাবেন|জানান|জানাও|জানিও|জানিয়ো|জানাতে পারবেন|জানাতে পারেন|জানিয়ে দিন|জানিয়ে দেবেন|জানিয়ে দিও|জানিয়ে দাও|বলুন|বলবেন|বলো|বলতে পারবেন|বলতে পারেন)(?: কি)?';
const please = '(?:দয়া করে |অনুগ্রহ করে |অনুগ্রহপূর্বক |আমাদের |আমাকে |একটু )*';
const imperative =
  '(দিন|দেবেন|দিবেন|দাও|দিও|দিয়ো|নিন|নেবেন|নিও|নাও|\\p{L}[\\p{L}\\p{M}]{0,12}(?:বেন|ুন|ান|াও|িও|ো))';

export const bengali: Turning = {
  leads: pattern(
    `^(?:(?!যদি |যেহেতু )[^,।?]{6,130}(?:,? (?:তাই|সেজন্য|সেই জন্য|কাজেই)|, (?:কিন্তু|তবে))|এবং|আর|আরও|তাছাড়া|এছাড়া|এ ছাড়া|এছাড়াও|আরেকটি বিষয়|আরেকটা কথা|সেই সঙ্গে|সেইসঙ্গে|পাশাপাশি|সম্ভব হলে|দয়া করে|অনুগ্রহ করে|অনুগ্রহপূর্বক|একটু|শেষে|প্রথমত|দ্বিতীয়ত|(?:আমরা|আমি) (?:আরও )?জানতে (?:চাই|চাচ্ছি|চাইছি|ইচ্ছুক)(?: যে)?|${tell},? যে)[\\s,:–-]+`,
  ),
  tails: pattern(
    `(?:,? তা$|,?\\s(?:ধন্যবাদ|প্লিজ|দয়া করে|অনুগ্রহ করে)|(?:,? (?:তা|সেটা|সেটি|এটি|এটা|সেটাও|তাও|সেটিও)|,|(?<=(?:কিনা|কি না|বেন|বে|ছে|ছেন|আছে|কত|হয়|পারি|পারব|লাগবে|কোথায়|কবে|কখন|কী|কে))) ${please}(?:${tell}|জানালে (?:খুব )?(?:উপকার হয়|উপকৃত হব|ভালো হয়|খুশি হব|কৃতজ্ঞ থাকব|সুবিধা হয়)))+$`,
  ),
  joint: pattern(
    '(?<=(?:কি|কী|কত[\\p{L}\\p{M}]*|কবে|কখন|কোথায়|কে|কোন|কয়[\\p{L}\\p{M}]*|কীভাবে)(?: .{0,90})?),? (?:এবং|আর|ও) (?=(?:[^ ]+ ){0,6}(?:কি|কী|কত[\\p{L}\\p{M}]*|কবে|কখন|কোথায়|কে|কোন|কয়[\\p{L}\\p{M}]*|কীভাবে)(?![\\p{L}\\p{M}]))',
  ),
  swaps,
  dated: true,
  relative: { words: pattern('^(?:আজ|আজকে|কাল|আগামীকাল|পরশু)'), say: (date) => date },
  unsaid: pattern(
    `(?:${word('কি|কী|কে|কার|কাকে|কারা|কখন|কবে|কোথায়|কোন|কেন|কীভাবে|কিভাবে|কেমন|আমি|আমরা|আজ|আজকে|কাল|আগামীকাল|গতকাল|পরশু|না|নয়|যদি|যাতে|কারণ|কিন্তু|তবে')}|${B}(?:কত|কয়(?!েক))|(?:এই|আগামী|গত|সামনের) (?:সপ্তাহ|মাস))`,
  ),
  rules: [
    // 'Please confirm whether you have received the invoice.'
    {
      when: pattern(
        `^(.{2,70}?) (?:পেয়েছেন|পেয়েছো|পেয়েছ) (?:কিনা|কি না),? (?:তা |সেটা )?নিশ্চিত (?:করুন|করবেন|করো|কোরো)$`,
      ),
      say: { open: '$1 [পেয়েছি / এখনো পাইনি]।', yes: '$1 পেয়েছি।', no: '$1 এখনো পাইনি।' },
    },
    // 'Is it in the price, or is it to be paid apart?'
    {
      when: pattern(`^(.{2,60}?) কি (.{2,60}?),? নাকি (?!আমি |আমরা )(.{2,60}(?:হবে|আছে|লাগবে|যাবে|হয়))$`),
      say: { open: '$1 [$2 / $3]।' },
    },
    {
      when: pattern(`^(.{3,70}(?:হবে|আছে|যাবে|লাগবে)),? নাকি (?:আপনি |আপনারা |তুমি )(.{2,60}) (${W}+(?:বেন|বে))$`),
      say: ([one = '', rest = '', verb = '']) => {
        const own = ownVerb(verb);
        return own ? { open: `[${one} / আমরা ${rest} ${own}]।` } : undefined;
      },
    },
    {
      when: pattern(`^(.{3,70}(?:হবে|আছে|যাবে|লাগবে)),? নাকি (?!আমি |আমরা )(.{3,70}(?:হবে|আছে|যাবে|লাগবে))$`),
      say: { open: '[$1 / $2]।' },
    },
    {
      when: pattern(`^(.{2,40}?) কি (${W}+(?: ${W}+){0,2}),? নাকি (${W}+(?: ${W}+)?)$`),
      say: { open: '$1 [$2 / $3]।' },
    },
    // Choices.
    {
      when: pattern(
        `^(.{2,60}?) (?:কি )?(?:আপনি|আপনারা|তুমি) (|.{1,40} )(${W}+(?:বেন|বে)),? (?:নাকি|না) (?:আমি|আমরা) (|.{1,40} )(${W}+?)(?:ব|বো)$`,
      ),
      say: ([what = '', lead = '', verb = '', other = '', stem = '']) => {
        const own = ownVerb(verb);
        const said = `${what} [আমি ${lead} ${own} / {আপনি|তুমি} ${other} ${stem}{বেন|বে}]।`;
        return own ? { open: said.replace(/ {2,}/g, ' ') } : undefined;
      },
    },
    {
      when: pattern(
        `^(|.{1,60}? )(${W}+)(?: হবে| হলে)? (?:নাকি|না|অথবা) (${W}+(?: ${W}+)?),? (?:আপনার|তোমার) (?:জন্য )?কোন(?:টি|টা) (সুবিধাজনক|সুবিধা হয়|পছন্দ|ভালো|ভালো হয়)(?: হবে)?$`,
      ),
      say: { open: '$1 [$2 / $3] আমার জন্য $4।' },
    },
    {
      when: pattern(
        `^(?:আপনি |আপনারা |তুমি )?(?:কি )?(|.{1,60} )(${W}+ ${W}+) (${W}+(?:বেন|বে)),? (?:নাকি|না) (.{2,40}) (${W}+(?:বেন|বে))$`,
      ),
      say: ([lead = '', one = '', first = '', other = '', second = '']) => {
        const [does, or] = [ownVerb(first), ownVerb(second)];
        return does && or ? { open: `${lead} [${one} ${does} / ${other} ${or}]।`.trim() } : undefined;
      },
    },
    {
      when: pattern(
        `^(?:আমরা|আমি) কি (${W}+) (.{2,60}ব),? (?:নাকি|না) (?:আপনারা|আপনি|তুমি) (.{2,60}) (${W}+(?:বেন|বে))$`,
      ),
      say: ([what = '', one = '', other = '', verb = '']) => {
        const own = ownVerb(verb);
        return own
          ? {
              open: `${what} [{আপনারা|তোমরা} ${one}{েন|ে} / আমরা ${other} ${own}]।`.replace(
                'ব{েন|ে}',
                '{বেন|বে}',
              ),
            }
          : undefined;
      },
    },
    {
      when: pattern(
        `^(?:আপনি |আপনারা |তুমি )?(?:কি )?(|.{1,60}? )(${W}+) (${W}+(?:বেন|বে|েন)|চান|চাও) (?:নাকি|না|অথবা|বা) (${W}+(?: ${W}+)?)$`,
      ),
      say: ([lead = '', first = '', verb = '', second = '']) => {
        const said = ownVerb(verb);
        return said ? { open: `${lead} [${first} / ${second}] ${said}।`.trim() } : undefined;
      },
    },
    {
      when: pattern(
        `^(?:আপনি |আপনারা |তুমি )?(?:কি )?(|.{1,60}? )(${W}+),? (?:নাকি|না|অথবা|বা) (${W}+) (|.{1,60} )(${W}+(?:বেন|বে|েন)|চান|চাও)$`,
      ),
      answers: ['choice', 'yes-no'],
      say: ([lead = '', first = '', second = '', rest = '', verb = '']) => {
        const said = ownVerb(verb);
        return said
          ? { open: `${lead} [${first} / ${second}] ${rest} ${said}।`.replace(/ {2,}/g, ' ').trim() }
          : undefined;
      },
    },
    // Permission, then offers.
    {
      when: pattern(`^(?:আমরা|আমি) কি (.{2,100}তে) (?:পারি|পারব|পারবো)$|^(.{2,100}তে) (?:পারি|পারব|পারবো) কি$`),
      say: ([one = '', other = '']) => ({
        open: `{আপনারা|তোমরা} ${one || other} [{পারবেন|পারবে} / {পারবেন|পারবে} না]।`,
        yes: `হ্যাঁ, {আপনারা|তোমরা} ${one || other} {পারবেন|পারবে}।`,
        no: `দুঃখিত, {আপনারা|তোমরা} ${one || other} {পারবেন|পারবে} না।`,
      }),
    },
    {
      when: pattern(`^(?:আমরা|আমি) কি (?:আপনাকে |আপনাদের |তোমাকে )?(.{3,90}) (${W}{1,12})(?:ব|বো)$`),
      say: ([what = '', stem = '']) => {
        const need = `${what} ${needed(stem)} দরকার নেই`;
        return {
          open: `${what} [${stem}{বেন|বে} / ${needed(stem)} দরকার নেই]।`,
          yes: `হ্যাঁ, ${what} ${stem}{বেন|বে}।`,
          no: `না, ধন্যবাদ, ${need}।`,
        };
      },
    },
    // Requests: 'can you …?'
    {
      when: pattern(
        `^(?:আপনি |আপনারা |তুমি )?(?:কি )?(.{3,110}?) (${W}{1,14}তে) (?:পারবেন|পারেন|পারবে|পারো)(?: কি| কি না)?$`,
      ),
      answers: ['yes-no', 'action'],
      say: ([what = '', verb = '']) => {
        const bare = what.replace(pattern(' কি$'), '');
        const told = pattern('^(?:জানাতে|বলতে)$').test(verb);
        if (told) return undefined;
        return {
          open: isDated.test(bare) ? `${bare} ${verb} [পারব / পারছি না]।` : `${bare} [কখন] ${verb} পারব।`,
          yes: `${bare} ${verb} পারব।`,
          no: `দুঃখিত, ${bare} ${verb} পারছি না।`,
        };
      },
    },
    // Needs.
    {
      when: pattern(
        `^(?:আমাদের|আমার) (?:জন্য )?(.{3,80}?) (?:দরকার|প্রয়োজন|লাগবে)(?: হবে| ছিল)?, (.{3,50}(?:মধ্যে|আগে|পর্যন্ত))$`,
      ),
      answers: ['action'],
      say: {
        open: '$1 $2 [দিতে পারব / দিতে পারছি না]।',
        yes: '$1 $2 দিতে পারব।',
        no: 'দুঃখিত, $1 $2 দিতে পারছি না।',
      },
    },
    {
      when: pattern(`^((?:আমাদের|আমার) ${W}+র .{2,80}?) (?:দরকার|প্রয়োজন|লাগবে)(?: হবে| ছিল)?$`),
      answers: ['action'],
      say: { open: '$1 [কখন] দিতে পারব।', yes: '$1 দিতে পারব।', no: 'দুঃখিত, $1 দিতে পারছি না।' },
    },
    {
      when: pattern(`^(?:আমাদের|আমার) (?:জন্য )?(.{3,90}?) (?:দরকার|প্রয়োজন|লাগবে)(?: হবে| ছিল)?$`),
      answers: ['action'],
      say: { open: '$1 [কখন] দিতে পারব।', yes: '$1 দিতে পারব।', no: 'দুঃখিত, $1 দিতে পারছি না।' },
    },
    {
      when: pattern(`^(.{3,90}?) (?:আমাদের|আমার) (?:খুব )?(?:দরকার|প্রয়োজন|লাগবে)(?: হবে| ছিল)?$`),
      answers: ['action'],
      say: { open: '$1 [কখন] দিতে পারব।', yes: '$1 দিতে পারব।', no: 'দুঃখিত, $1 দিতে পারছি না।' },
    },
    {
      when: pattern(`^(.{3,70}) (?:দরকার|প্রয়োজন)(?: হবে)?$`),
      answers: ['action'],
      say: { open: '$1 [দিতে পারব / দিতে পারছি না]।', yes: '$1 দিতে পারব।', no: 'দুঃখিত, $1 দিতে পারছি না।' },
    },
    // 'What is …?'
    {
      when: pattern(`^(.{3,90}) (?:কী|(?<!(?:ছে|বে|েন|রে|হয়|আছে|যায়|লে|নেই) )কি|কী হবে)$`),
      answers: ['fact', 'explanation', 'time', 'amount'],
      say: { open: '$1: [তথ্য]।' },
    },
    ...asking,
    // 'Do you work on Fridays?' puts no Friday forward.
    {
      when: pattern(`^(?:আপনি|আপনারা) কি (.{2,90} (?:করেন|দেন|নেন|রাখেন|খোলেন))$`),
      timed: true,
      say: ([all = '']) => doubted(`আমরা ${all}`),
    },
    // Yes or no, in either place of its word.
    {
      when: pattern(`^(.{1,60}?) (?:কি|কী) (.{2,90})$`),
      answers: ['yes-no', 'action'],
      say: ([one = '', two = '']) => doubted(`${one} ${two}`),
    },
    { when: pattern(`^(.{4,110}) (?:কি না|কিনা|কি)$`), say: ([all = '']) => doubted(all) },
    // Told, done, asked for as an order.
    {
      when: pattern(`^(?:আমাদের |আমাকে )?(.{3,90}?)(?:টি|টা)? ${tell}$`),
      say: ([what = '']) =>
        pattern('(?:তে|লে|েন|বে|ছে)$').test(what) ? undefined : { open: `${what}: [তথ্য]।` },
    },
    {
      when: pattern(`^(.{3,110}?) ${imperative}$`),
      answers: ['action'],
      say: ([what = '', verb = '']) =>
        pattern('^(?:জানাবেন|জানান|বলুন|বলবেন|দেখুন|দেখবেন|ক্ষমা)').test(verb) ? undefined : done(what, verb),
    },
    {
      when: pattern(
        `^(.{3,110}?) (${W}{1,12}লে) (?:খুব )?(?:কৃতজ্ঞ থাকব|কৃতজ্ঞ হব|উপকৃত হব|ভালো হয়|বাধিত হব|খুশি হব)$`,
      ),
      say: ([what = '', verb = '']) => done(what, verb),
    },
    {
      when: pattern(
        `^(.{3,110}?) (${W}{1,12}(?:নোর|ার)) (?:জন্য )?(?:বিনীত )?অনুরোধ(?: (?:রইল|করছি|জানাচ্ছি|থাকল))?$`,
      ),
      say: ([what = '', verb = '']) => done(what, verb),
    },
  ],
};

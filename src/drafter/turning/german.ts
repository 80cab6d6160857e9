import type { Said, Turning } from './turning.ts';

/** 'Ihr Angebot' and its forms, of the reader; what the sender has is the reader's in the reply. */
const own: Turning['swaps'] = [
  ['(?<!\\p{L})(?:Ihr|euer|dein)(?!\\p{L})', 'mein'],
  ['(?<!\\p{L})(?:Ihre|eure|deine)(?!\\p{L})', 'meine'],
  ['(?<!\\p{L})(?:Ihren|euren|deinen)(?!\\p{L})', 'meinen'],
  ['(?<!\\p{L})(?:Ihrem|eurem|deinem)(?!\\p{L})', 'meinem'],
  ['(?<!\\p{L})(?:Ihrer|eurer|deiner)(?!\\p{L})', 'meiner'],
  ['(?<!\\p{L})(?:Ihres|eures|deines)(?!\\p{L})', 'meines'],
  ['(?<!\\p{L})(?:unser|mein)(?!\\p{L})', '{Ihr|dein}'],
  ['(?<!\\p{L})(?:unsere|meine)(?!\\p{L})', '{Ihre|deine}'],
  ['(?<!\\p{L})(?:unseren|meinen)(?!\\p{L})', '{Ihren|deinen}'],
  ['(?<!\\p{L})(?:unserem|meinem)(?!\\p{L})', '{Ihrem|deinem}'],
  ['(?<!\\p{L})(?:unserer|meiner)(?!\\p{L})', '{Ihrer|deiner}'],
  ['(?<!\\p{L})(?:unseres|meines)(?!\\p{L})', '{Ihres|deines}'],
];

/** 'Können Sie …' in its forms. */
const able =
  '(?:könn(?:t?en Sie|t?est du|t ihr|tet ihr)|kannst du|wär(?:en Sie|st du) in der Lage,?|ist es (?:Ihnen |dir )?möglich,?)';
const me = '(?:mir|uns)';

const amount = '[Betrag oder Anzahl]';
const when = '[Datum oder Zeitraum]';

const fact = (open: string): Said => ({ open });

export const german: Turning = {
  leads:
    /^(?:bitte|außerdem|zudem|noch eine frage:?|ach ja,|und|auch|sonst|eine frage:|(?:sehr geehrte[rs]? |liebe[rs]? |hallo )?(?:herr|frau) \p{L}+,)\s+/iu,
  tails: /(?:,?\s(?:bitte|vielen dank|danke))+$/iu,
  small:
    /^(?:Der|Die|Das|Den|Dem|Des|Ein|Eine[mnrs]?|Mein\p{Ll}*|Unser\p{Ll}*|In|Im|Am|An|Bei|Für|Mit|Auf|Zu[mr]?|Von|Vom)(?!\p{L})/u,
  swaps: [
    ...own,
    ['(?<!\\p{L})(?:mir|uns)(?!\\p{L})', '{Ihnen|dir}'],
    ['(?<!\\p{L})mich(?!\\p{L})', '{Sie|dich}'],
    ['(?<!\\p{L})(?:Ihnen|dir|euch)(?!\\p{L})', 'mir'],
  ],
  unsaid:
    /(?<!\p{L})(?:wer|was|wann|wo|wie|warum|welche[mnrs]?|Sie|du|dich|ich|wir|heute|morgen|gestern|übermorgen|nicht|sich)(?!\p{L})/iu,
  rules: [
    { when: /^wie hoch (?:ist|sind|wäre|wären|wird) (.{3,90})$/iu, say: fact(`$1: ${amount}.`) },
    {
      when: /^(?:was kostet|was kosten|wie viel kostet|wie viel kosten|wieviel kostet|wieviel kosten) (.{3,90})$/iu,
      say: fact('$1: [Betrag].'),
    },
    { when: /^wann (beginnt|endet|startet|öffnet|schließt) (.{3,90})$/iu, say: fact(`$2 $1 ${when}.`) },
    {
      when: new RegExp(
        `^${able} ${me} ((?:den|die|das|einen|eine|ein|Ihre\\p{Ll}?|deine\\p{Ll}?|eure\\p{Ll}?) .{3,90}) (zu)?(schicken|senden|mailen)$`,
        'iu',
      ),
      say: {
        open: 'Ich schicke {Ihnen|dir} $1 [wann].',
        yes: 'Ich schicke {Ihnen|dir} gern $1.',
        no: 'Ich kann {Ihnen|dir} $1 leider nicht schicken.',
      },
    },
    {
      when: new RegExp(`^${able} (.{3,110})$`, 'iu'),
      answers: ['yes-no', 'action'],
      say: {
        open: 'Ich kann [gern / leider nicht] $1.',
        yes: 'Ja, ich kann gern $1.',
        no: 'Leider kann ich nicht $1.',
      },
    },
    {
      when: /^gibt es (?:bei (?:ihnen|euch|dir) )?(?:ein(?:en?)? )?(.{3,90})$/iu,
      answers: ['yes-no'],
      say: fact('[Es gibt / Es gibt kein] $1.'),
    },
  ],
};

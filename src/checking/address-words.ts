import type { Language } from '#domain/languages.ts';

/** The marks of two ways of address that never stand in one reply. */
export type Address = {
  /** How the first is called: 'du'. */
  first: string;
  familiar: RegExp;
  second: string;
  polite: RegExp;
};

/** A whole word out of `list` ('du|dich'), in any script. */
function word(list: string, flags = 'iu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}'’])(?:${list})(?![\\p{L}\\p{M}])`, flags);
}

/** A word that cannot be the capitalised first one of a sentence. */
function inside(list: string): RegExp {
  return new RegExp(`(?<=[\\p{L}\\p{M}\\p{N},;–-]["„»]? )(?:${list})(?![\\p{L}\\p{M}])`, 'u');
}

function ends(list: string): RegExp {
  return new RegExp(`(?:${list})(?=[\\s.!?~…)]*(?:$|\\n|[.!?] ))`, 'mu');
}

const germanSie = inside('Sie|Ihnen|Ihre?|Ihre[mnrs]');

/**
 * What tells the familiar from the polite address, language by language. Only forms that cannot mean anything else:
 * a reply may be found pure that a native hears as mixed, never the other way round.
 */
export const addresses: Partial<Record<Language, readonly Address[]>> = {
  English: [
    {
      first: 'chat',
      familiar: word('hey|hiya|cheers|gonna|wanna|yeah|yep|nope|thx'),
      second: 'letter',
      polite: word('dear (?:sir|madam|sirs)|yours (?:faithfully|sincerely)|hereby|pursuant'),
    },
  ],
  French: [
    {
      first: 'tu',
      familiar: word("tu|te|t['’](?=\\p{L})|toi|ton|tes|l(?:e|a|es) tien(?:ne)?s?"),
      second: 'vous',
      polite: word('(?<!rendez-)vous|votre|vos|veuillez'),
    },
  ],
  Spanish: [
    {
      first: 'tú',
      familiar: word(
        'tú|te|ti|tus?|contigo|puedes|tienes|quieres|necesitas|prefieres|dime|avísame|cuéntame|envíame|mándame',
      ),
      second: 'usted',
      polite: word(
        'usted|ustedes|le (?:agradezco|agradecemos|confirmo|envío|ruego|rogamos|pido|informo|saludo|escribo|ofrezco|propongo|comento|haré|enviaré|mando)|sus? (?:mensaje|correo|solicitud|propuesta|oferta|pregunta|petición|invitación|respuesta)',
      ),
    },
  ],
  German: [
    { first: 'du', familiar: word('du|dich|dir|dein(?:e[mnrs]?)?'), second: 'Sie', polite: germanSie },
    { first: 'ihr', familiar: word('euch|euer|eure[mnrs]?'), second: 'Sie', polite: germanSie },
  ],
  Italian: [
    {
      first: 'tu',
      familiar: word('tu|ti|te|tuo|tua|tuoi|tue|puoi|vuoi|hai'),
      second: 'Lei',
      polite: new RegExp(
        `${inside('Lei|Le|La|Suo|Sua|Suoi|Sue').source}|${word('[Ll]a ringrazio|[Ll]a ringraziamo|[Ll]e (?:scrivo|confermo|invio|chiedo|propongo|auguro|saranno)', 'u').source}`,
        'u',
      ),
    },
    {
      first: 'tu',
      familiar: word('ti|tuo|tua|tuoi|tue|puoi'),
      second: 'voi',
      polite: word('vostr[oaie]|vi (?:ringrazio|scrivo|confermo|invio|chiedo)'),
    },
  ],
  Portuguese: [
    {
      first: 'tu',
      familiar: word('tu|ti|contigo|teu|tua|teus|tuas|podes|queres|tens|precisas'),
      second: 'você, o senhor',
      polite: word('você|vocês|o senhor|a senhora|ao senhor|do senhor|à senhora|da senhora'),
    },
    {
      first: 'você',
      familiar: word('você'),
      second: 'o senhor',
      polite: word('o senhor|a senhora|ao senhor|do senhor|à senhora|da senhora|v\\. ?ex\\.?ª'),
    },
  ],
  Chinese: [{ first: '你', familiar: /你(?!好[，,！!]?$)/mu, second: '您', polite: /您/u }],
  Japanese: [
    {
      first: 'plain form',
      familiar:
        /(?:だ|だよ|だね|だった|じゃん|する|した|ない|いる|思う|思った|できる|くれ|もらう|送る|よ|ね|ぞ|な)(?<!です[よね])(?<!ます[よね])(?<!した[よね])(?<!せん[よね])(?<!まし(?:た|て))(?<!でした)[。！!？?]/u,
      second: 'です・ます',
      polite:
        /(?:です|ます|ました|ません|でした|ましょう|ください|下さい|でしょう)(?:か|が|ね|よ)?[。！!？?]/u,
    },
  ],
  Korean: [
    {
      first: '반말',
      familiar: ends(
        '(?:했|됐|갔|왔|있|없|좋|같|싶)(?:어|지|네)|할게|줄게|볼게|보낼게|고마워|미안해|알겠어|어때|할래|해줘|부탁해|이야|거야|인데|한다|했다|이다',
      ),
      second: '높임말',
      polite: ends('니다|니까|세요|어요|아요|에요|예요|해요|까요|게요|네요|십시오|죠'),
    },
    {
      first: '해요체',
      // 안녕하세요 and 감사합니다 are greetings of either.
      familiar: ends('(?<!안녕하)(?:어요|아요|에요|예요|해요|까요|게요|네요|데요|세요|죠|래요)'),
      second: '합니다체',
      polite: ends(
        '(?<!감사|고맙|죄송|반갑|부탁드|수고하셨|축하드|축하)(?:습니다|[가-힣]니다|니까|십시오)(?<!감사합니다|고맙습니다|죄송합니다|반갑습니다|부탁드립니다|부탁합니다|감사드립니다|축하드립니다|축하합니다|드립니다)',
      ),
    },
  ],
  Arabic: [
    {
      first: 'singular',
      familiar: word(
        'لك|منك|إليك|عليك|بك|أنت|لديك|عندك|معك|يمكنك|شكرك|رسالتك|طلبك|سؤالك|دعوتك|عرضك|اقتراحك|ردك|وقتك|بريدك|عقدك|ملفاتك|اهتمامك|تفهمك|مساعدتك',
        'u',
      ),
      second: 'plural of courtesy',
      polite: word('لكم|منكم|بكم|\\p{L}{3,}كم(?<!تراكم|محاكم|السلام عليكم)', 'u'),
    },
  ],
  Russian: [
    {
      first: 'ты',
      familiar: word(
        'ты|тебя|тебе|тобой|тво(?:й|я|ё|е|и|его|ему|ей|ю|их|им)|можешь|хочешь|скажи|пришли|напиши|\\p{L}{2,}(?:ешь|ёшь|ишь)(?:ся)?(?<!лишь|тишь)',
      ),
      second: 'вы',
      polite: word(
        'вы|вас|вам|вами|ваш(?:а|е|и|его|ему|ей|у|их|им|ем)?|скажите|пришлите|напишите|сообщите|можете|сможете|хотите|будете|знаете|ответьте|уточните|подскажите|позвоните|дайте|передайте',
      ),
    },
  ],
  Hindi: [
    {
      first: 'तुम',
      familiar: word('तू|तुम|तुम्हें|तुझे|तुम्हारा|तुम्हारी|तुम्हारे|तेरा|तेरी|तेरे', 'u'),
      second: 'आप',
      polite: word('आप|आपका|आपकी|आपके|आपको|आपसे|आपने', 'u'),
    },
  ],
  Dutch: [{ first: 'je', familiar: word('je|jij|jou|jouw|jullie'), second: 'u', polite: word('u|uw|uzelf') }],
  Swedish: [
    { first: 'du', familiar: word('du|dig|din|ditt|dina'), second: 'Ni', polite: inside('Ni|Er|Ert|Era') },
  ],
  Polish: [
    {
      first: 'ty',
      familiar: word(
        'ty|ciebie|cię|ci|tobie|tobą|twój|twoja|twoje|twojego|twojej|twoim|twoją|twoich|możesz|masz|chcesz|daj|napisz|wyślij|prześlij',
      ),
      second: 'Pan, Pani',
      polite: word('pan|pana|panu|panem|pani|panią|państwo|państwa|państwu|państwem'),
    },
  ],
  Turkish: [
    {
      first: 'sen',
      familiar: word(
        'sen|seni|sana|senin|sende|senden|seninle|\\p{L}+(?:abilir|ebilir|ıyor|iyor|uyor|üyor)(?:sun|sün|sin|sın)',
      ),
      second: 'siz',
      polite: word(
        'siz|sizi|size|sizin|sizde|sizden|sizinle|\\p{L}+(?:sınız|siniz|sunuz|sünüz)|lütfen \\p{L}+(?:ınız|iniz|unuz|ünüz)|sayın',
      ),
    },
  ],
  Vietnamese: [
    {
      first: 'bạn',
      familiar: /(?<![\p{L}\p{M}])(?<!(?:các|người|tình|bè) )bạn(?! bè)(?![\p{L}\p{M}])/iu,
      second: 'anh, chị',
      polite: word('anh/chị|anh|chị|quý (?:anh|chị|vị|khách|ông|bà)|quý anh/chị'),
    },
    {
      first: 'mình, tớ',
      familiar: word('tớ|cậu|mày|tao'),
      second: 'tôi, em',
      polite: word('tôi|em|chúng tôi|quý'),
    },
  ],
  Thai: [
    {
      first: 'เธอ',
      familiar: /เธอ|นะจ๊ะ|จ้า|จ้ะ/u,
      second: 'คุณ, ท่าน',
      polite: /คุณ(?!ภาพ|สมบัติ|ค่า|ธรรม|ประโยชน์)|ท่าน|ครับ|ค่ะ|คะ/u,
    },
    { first: 'ครับ', familiar: /ครับ/u, second: 'ค่ะ', polite: /ค่ะ|(?<![ก-๙])คะ|นะคะ/u },
  ],
  Indonesian: [
    {
      first: 'kamu',
      familiar: word(
        'kamu|kau|gue|lo|elo|aku|\\p{L}+mu(?<!temu|bertemu|ketemu|tamu|ilmu|jamu|semu|bumbu|kamu)',
      ),
      second: 'Anda',
      polite: word('anda|bapak|ibu|saudara'),
    },
  ],
  Greek: [
    {
      first: 'εσύ',
      familiar: word('εσύ|εσένα|σου|μπορείς|θέλεις|έχεις|στείλε|πες'),
      second: 'εσείς',
      polite: word('εσείς|εσάς|σας|μπορείτε|θέλετε|έχετε|στείλτε|πείτε'),
    },
  ],
  Romanian: [
    {
      first: 'tu',
      familiar: word('tu|tine|ție|tău|tale|tăi|îți|te rog|poți|vrei|trimite-mi|spune-mi'),
      second: 'dumneavoastră',
      polite: word('dumneavoastră|dvs|dv|dumneaei|vă|vi|v-(?=\\p{L})|vostru|voastră|puteți|doriți'),
    },
  ],
  Czech: [
    {
      first: 'ty',
      familiar: word(
        'ty|tebe|tebou|tě|tobě|tvůj|tvoje|tvého|tvému|tvým|tvou|tvá|tvé|můžeš|chceš|máš|pošli|napiš|dej',
      ),
      second: 'vy',
      polite: word(
        'vy|vás|vám|vámi|váš|vaše|vašeho|vašemu|vaším|vaši|vaší|můžete|chcete|máte|pošlete|napište',
      ),
    },
  ],
  Ukrainian: [
    {
      first: 'ти',
      familiar: word(
        'ти|тебе|тобі|тобою|твій|твоя|твоє|твої|твого|твоєму|твоїм|твою|твоїх|можеш|хочеш|скажи|надішли|напиши',
      ),
      second: 'ви',
      polite: word(
        'ви|вас|вам|вами|ваш|ваша|ваше|ваші|вашого|вашому|вашим|вашу|ваших|вашої|можете|скажіть|надішліть|напишіть',
      ),
    },
  ],
  Hebrew: [
    {
      first: 'singular',
      familiar: word('לך|שלך|אותך|איתך|אליך|ממך', 'u'),
      second: 'plural',
      polite: word('לכם|שלכם|אתכם|איתכם|אליכם|מכם', 'u'),
    },
  ],
  Malay: [
    {
      first: 'awak',
      familiar: word('awak|kau|engkau|kamu|korang'),
      second: 'anda, tuan',
      polite: word('anda|tuan|puan|encik|cik'),
    },
  ],
  Bengali: [
    {
      first: 'তুমি',
      familiar: word('তুমি|তোমাকে|তোমার|তোমাদের|তুই|তোর', 'u'),
      second: 'আপনি',
      polite: word('আপনি|আপনাকে|আপনার|আপনাদের', 'u'),
    },
  ],
  Swahili: [
    {
      first: 'wewe',
      familiar: word('wewe|wako|yako|lako|chako|vyako|zako|kwako|nawe'),
      second: 'ninyi',
      polite: word('ninyi|nyinyi|wenu|yenu|lenu|chenu|vyenu|zenu|kwenu|nanyi'),
    },
  ],
};

/** Which two ways of address stand side by side in a text, with the words that show it; nothing where one is kept. */
export function mixedAddress(language: Language, text: string): string[] {
  return (addresses[language] ?? []).flatMap(({ first, familiar, second, polite }) => {
    const one = familiar.exec(text)?.[0];
    const other = polite.exec(text)?.[0];
    return one === undefined || other === undefined
      ? []
      : [`${first} (“${one}”) beside ${second} (“${other}”)`];
  });
}

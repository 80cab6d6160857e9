/**
 * Languages that are none of the 27 and would be taken for a neighbour: Norwegian for Swedish, Persian for Arabic.
 * Small words that mails hold, lower case, each foreign to that neighbour.
 */
const foreignWords: Readonly<Record<string, string>> = {
  danish:
    'og ikke jeg hvis hvordan hvad hvor hvem hvorfor også nogen nogle noget venlig venlige hilsen hilsner bliver være inden mange gerne jer tak passer sende mig skal',
  norwegian:
    'og ikke jeg meg deg hvis hvordan hva hvor hvem hvorfor noen vennlig hilsen gjerne etter være innen mange dere takk passer sende skal',
  icelandic: 'og ekki við þú það takk fyrir kveðja með að hvað',
  finnish:
    'että olen olet ovat mutta myös tämä tämän minun teidän kiitos terveisin voisitko voitteko kanssa sekä mitä joka olisi voinko teille kello sopiiko haluaisin tapaaminen mennessä hei',
  estonian: 'kas aitäh tänan palun kuid ning või teie meie lugupidamisega tere ära saata',
  hungarian:
    'és hogy egy kérem köszönöm köszönjük üdvözlettel kedves tisztelt vagy lehet volt csak még már ezt ezért tudná',
  catalan:
    'amb però aquest aquesta perquè gràcies salutacions pels avui demà seva teva nosaltres benvolgut benvolguda també següent moltes podries',
  slovak:
    'ďakujem ďakujeme sme alebo ktorý ktorá ktoré ktorú pozdravom deň tiež keď pretože ešte zajtra môžem môžete prosíme veľmi zmluvu',
  croatian:
    'hvala poštovani poštovana molim možete možemo srdačan što nije unaprijed unapred već nisam gdje gde lijep također takođe biste',
  slovenian: 'hvala lahko tudi smo vprašanje pozdravljeni spoštovani lep želim kdaj',
  lithuanian: 'yra ačiū prašau galite pagarbiai mūsų jūsų dėl taip būti ar labas',
  latvian: 'paldies lūdzu labdien cieņā mēs jūs varat šo esmu vai lai',
  filipino: 'ang ng mga salamat maaari maaaring kumusta namin ninyo kung akin bago tulong',
  afrikaans: 'ek jy asseblief dankie groete baie hulle julle vriendelike',
  albanian: 'dhe është për një faleminderit përshëndetje jam mund të',
  esperanto: 'kaj estas dankon saluton bonvolu ĉu ĝi',
  bulgarian: 'здравейте здравей благодаря поздрави съм сме сте това този тази които бихте ли няма имам',
  serbian:
    'ли бисте могли хвала унапред поштовани поштована молим вас је није што као које можете када или ће сте',
  marathi: 'आहे आहेत आणि मला तुमच्या तुम्ही शकाल नाही करा आम्ही',
  nepali: 'छ छन् छु हामी तपाईं तपाईंको गर्नुहोस् धेरै',
};
/** For each of these words, the places of the languages that have it. */
const placesOf = new Map<string, number[]>();
Object.values(foreignWords).forEach((list, place) => {
  for (const word of list.split(' ')) placesOf.set(word, [...(placesOf.get(word) ?? []), place]);
});

/** How many of the words the likeliest of these languages has. */
function mostHits(words: readonly string[]): number {
  const hits = new Map<number, number>();
  for (const word of words) {
    for (const place of placesOf.get(word) ?? []) hits.set(place, (hits.get(place) ?? 0) + 1);
  }
  return Math.max(0, ...hits.values());
}

/** Letters that no language of the 27 writes with; not those that Turkish in a wrong charset shows (þ, ð, ý). */
const letters = /[æøőűĉĝĥĵŝŭļķņģėįųəјљњћђџѓќѕўәғқңөұүһپچژگکیےہںٹڈڑټډړښېۆڕڵळৰৱ]/giu;

/** Fewer words or letters may be a name, or quoted. */
const FEWEST = 2;
/** How many there are, at the least, to every common word of the language that a text is taken for. */
const SHARE = 1 / 3;
/** How many of all letters are strange, at the least. */
const LETTER_SHARE = 1 / 40;

/**
 * Whether a text in the script of a language of the 27 is in none of them. `words`: its words, lower case; `known`: how
 * many of them are common words of the language that it is taken for.
 */
export function isOutsider(text: string, words: readonly string[], known: number): boolean {
  const strange = text.match(letters)?.length ?? 0;
  if (strange >= FEWEST && strange >= (text.match(/\p{L}/gu)?.length ?? 0) * LETTER_SHARE) return true;
  const hits = mostHits(words);
  return hits >= FEWEST && hits > known * SHARE;
}

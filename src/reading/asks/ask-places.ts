/** No sentence is looked at in more places. */
const MOST_PLACES = 24;

/** Where a further ask could begin inside a sentence: after a joint, or at words that only ask. */
const JOINTS =
  /[,;:]\s{1,3}(?:(?:and|but|so|or|then|also|plus|because)\s{1,3})?|\s(?:and|but|so|then|plus|or)\s{1,3}(?:also\s)?|\s?(?:--?|[–—])\s{1,3}|--|\.{2,4}\s{0,3}|\(|(?<!\bto)\s(?=(?:please|pls|kindly|let me know|let us know|can you|could you|would you|will you|how about|what about|if you(?:'d like| would like| want| care) to (?:come|join|attend|meet|discuss|talk|have|hang|go))\s)|(?<=^(?:before|to|in order to|so that|for|as|with|by|from|on)\s[^,.;:?!]{3,80})\s(?=(?:we|i)(?:'d|'ll)? (?:(?:still|also|would|will|must) ){0,2}(?:need|require|have|expect|like)\s)/gi;

/** Where in a sentence an ask could begin. */
export type AskPlace = {
  at: number;
  /** Nothing asked stands before it that it could be part of. */
  initial: boolean;
  /** Follows a joint that can carry on a request: 'and', a comma. */
  joined: boolean;
  /** Follows 'or'. */
  alternative: boolean;
  /** Found by words that ask alone, with no joint before them. */
  unjoined: boolean;
};

/** Where asks could begin, in order: the sentence's own start, and after each joint. */
export function placesOf(text: string, first: number): AskPlace[] {
  const places: AskPlace[] = [
    { at: first, initial: true, joined: false, alternative: false, unjoined: false },
  ];
  JOINTS.lastIndex = first + 1;
  for (let match = JOINTS.exec(text); match && places.length < MOST_PLACES; match = JOINTS.exec(text)) {
    const at = match.index + match[0].length;
    if (match[0].length === 0) JOINTS.lastIndex += 1;
    const joined = /and|then|plus|[;,]|-|–|—|also/i.test(match[0]);
    const alternative = /\bor\b/i.test(match[0]);
    // 'For the programme we need a photo': what stands before it only says what for.
    const isFronted = match[0].trim() === '' && /^(?:we|i)\b/i.test(text.slice(at, at + 3));
    const initial = isFronted || (/[;:]|--?|[–—]|\.\./.test(match[0]) && match.index < 120);
    places.push({ at, initial, joined, alternative, unjoined: match[0].trim() === '' });
  }
  return places;
}

/**
 * A visible character. Not white space, a control character or a character that is never drawn, and not one of the two
 * that are drawn empty: Braille's blank pattern and the musical null note head.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}\u{1d159}]/u;

/** Whether a text has anything that a person can see. */
export function hasVisibleText(text: string): boolean {
  return visible.test(text);
}

/**
 * Anything but white space, control characters and characters that are never drawn; nor the two whose drawing is
 * empty: Braille's blank pattern and the musical null note head.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}\u{1d159}]/u;

/** Whether a person sees anything of a text. */
export function hasVisibleText(text: string): boolean {
  return visible.test(text);
}

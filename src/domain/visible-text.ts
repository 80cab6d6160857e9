/** Anything but white space, control characters and characters that are never drawn. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a person sees anything of a text. */
export function hasVisibleText(text: string): boolean {
  return visible.test(text);
}

/** What decides where the words of a text field are. */
const layoutProperties = [
  'boxSizing',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'fontStretch',
  'fontVariationSettings',
  'fontFeatureSettings',
  'letterSpacing',
  'wordSpacing',
  'lineHeight',
  'textAlign',
  'textIndent',
  'textTransform',
  'tabSize',
  'direction',
  'unicodeBidi',
  'overflowWrap',
  'wordBreak',
] as const satisfies (keyof CSSStyleDeclaration)[];

/** A place in the window, in pixels: a character's left and right side, and the top and the bottom of its line. */
export type CharacterPlace = { left: number; right: number; top: number; bottom: number };

/**
 * Where a character of a text field is in the window. A text field cannot tell it, so an invisible element gets the same
 * text and the same layout for a moment.
 */
export function placeOfCharacter(field: HTMLTextAreaElement, position: number): CharacterPlace {
  const copy = document.createElement('div');
  const style = getComputedStyle(field);
  for (const property of layoutProperties) copy.style[property] = style[property];
  Object.assign(copy.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    // Without the scroll bar of the field.
    width: `${field.clientWidth + Number.parseFloat(style.borderLeftWidth) + Number.parseFloat(style.borderRightWidth)}px`,
    boxSizing: 'border-box',
  });
  const character = document.createElement('span');
  character.textContent = field.value.charAt(position);
  copy.append(field.value.slice(0, position), character, field.value.slice(position + 1));
  document.body.append(copy);
  const inCopy = character.getBoundingClientRect();
  copy.remove();
  const box = field.getBoundingClientRect();
  const [x, y] = [box.left - field.scrollLeft, box.top - field.scrollTop];
  return { left: inCopy.left + x, right: inCopy.right + x, top: inCopy.top + y, bottom: inCopy.bottom + y };
}

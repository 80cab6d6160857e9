/**
 * Whether a dialog, a menu or a list is open, which handles keys itself. In browsers that do not support `:open`, the
 * page gets no keys while a list is open.
 */
export function isOverlayOpen(): boolean {
  const lists = CSS.supports('selector(:open)') ? ', select:open' : '';
  return document.querySelector(`dialog[open], [popover="auto"]:popover-open${lists}`) !== null;
}

/** The `ref` of an element that gets the focus as soon as it is on the page. */
export function focusNow(element: HTMLElement | null): void {
  element?.focus();
}

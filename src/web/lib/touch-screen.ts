/** Whether the person uses the page by touch. There the focus on a text field opens the keyboard. */
export function isTouchScreen(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

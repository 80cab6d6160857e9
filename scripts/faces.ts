/**
 * A style sheet whose faces are waited for: no picture is taken before they are there. What is served to people does
 * not wait (decision 7).
 */
export function withAwaitedFaces(css: string): string {
  return css.replaceAll(/font-display:\s*optional/g, 'font-display:block');
}

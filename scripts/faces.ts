/**
 * Changes a style sheet so that the browser waits for its fonts: pictures must show them. The served pages do not wait
 * for fonts (decision 7).
 */
export function withAwaitedFaces(css: string): string {
  return css.replaceAll(/font-display:\s*optional/g, 'font-display:block');
}

/*
 * Stands at the end of the API's reference: makes each button of a code block copy its text. Bundled and minified by
 * build-plugins/inline-script.ts. Without it, and where the browser refuses, a popover says how it is done by hand.
 */
const SAID_MS = 2_000;

for (const button of document.querySelectorAll<HTMLButtonElement>('.code-block button')) {
  const text = button.nextElementSibling;
  const help = button.popoverTargetElement;
  const [word] = button.childNodes;
  button.popoverTargetElement = null;
  button.ariaLive = 'polite';

  /** Says for a moment what came of it, in place of the button's word. */
  function say(said: string): void {
    if (!word) return;
    word.textContent = said;
    setTimeout(() => {
      word.textContent = 'Copy';
    }, SAID_MS);
  }
  button.onclick = async () => {
    try {
      // Absent where the page does not come over HTTPS.
      await navigator.clipboard.writeText(text?.textContent ?? '');
      say('Copied');
    } catch {
      if (text) getSelection()?.selectAllChildren(text);
      if (help instanceof HTMLElement) help.showPopover();
    }
  };
}

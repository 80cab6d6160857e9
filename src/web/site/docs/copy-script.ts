/*
 * Runs at the end of the API reference: makes each button of a code block copy its text. build-plugins/inline-script.ts
 * bundles and minifies it. Without it, or if the browser refuses, a popover explains how to copy by hand.
 */
const SAID_MS = 2_000;

for (const button of document.querySelectorAll<HTMLButtonElement>('.code-block button')) {
  const text = button.nextElementSibling;
  const help = button.popoverTargetElement;
  const [word] = button.childNodes;
  button.popoverTargetElement = null;
  button.ariaLive = 'polite';

  /** Shows the result for a moment, instead of the button's word. */
  function say(said: string): void {
    if (!word) return;
    word.textContent = said;
    setTimeout(() => {
      word.textContent = 'Copy';
    }, SAID_MS);
  }
  button.onclick = async () => {
    try {
      // `clipboard` does not exist if the page was not loaded over HTTPS.
      await navigator.clipboard.writeText(text?.textContent ?? '');
      say('Copied');
    } catch {
      if (text) getSelection()?.selectAllChildren(text);
      if (help instanceof HTMLElement) help.showPopover();
    }
  };
}

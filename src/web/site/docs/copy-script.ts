/*
 * Runs at the end of the API reference: makes each button of a code block copy its text. build-plugins/inline-script.ts
 * bundles and minifies it. Without it, or if the browser refuses, a popover explains how to copy by hand.
 */
const RESULT_MS = 2_000;

for (const button of document.querySelectorAll<HTMLButtonElement>('.code-block button')) {
  const text = button.nextElementSibling;
  const help = button.popoverTargetElement;
  const [label] = button.childNodes;
  button.popoverTargetElement = null;
  button.ariaLive = 'polite';

  /** Shows the result for a moment, instead of the button's label. */
  function showResult(result: string): void {
    if (!label) return;
    label.textContent = result;
    setTimeout(() => {
      label.textContent = 'Copy';
    }, RESULT_MS);
  }
  button.onclick = async () => {
    try {
      // `clipboard` does not exist if the page was not loaded over HTTPS.
      await navigator.clipboard.writeText(text?.textContent ?? '');
      showResult('Copied');
    } catch {
      if (text) getSelection()?.selectAllChildren(text);
      if (help instanceof HTMLElement) help.showPopover();
    }
  };
}

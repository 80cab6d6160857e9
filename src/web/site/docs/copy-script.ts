/*
 * Makes the buttons of the code blocks copy. Without this script, or if the browser does not allow copying, a popover
 * explains how to copy by hand. build-plugins/inline-script.ts bundles and minifies this script.
 */
const RESULT_MS = 2_000;

for (const button of document.querySelectorAll<HTMLButtonElement>('.code-block button')) {
  const text = button.nextElementSibling;
  const help = button.popoverTargetElement;
  const [label] = button.childNodes;
  button.popoverTargetElement = null;
  button.ariaLive = 'polite';

  /** Shows the result on the button for a moment. */
  function showResult(result: string): void {
    if (!label) return;
    label.textContent = result;
    setTimeout(() => {
      label.textContent = 'Copy';
    }, RESULT_MS);
  }
  button.onclick = async () => {
    try {
      // Fails if the page was not loaded over HTTPS: then there is no `clipboard`.
      await navigator.clipboard.writeText(text?.textContent ?? '');
      showResult('Copied');
    } catch {
      if (text) getSelection()?.selectAllChildren(text);
      if (help instanceof HTMLElement) help.showPopover();
    }
  };
}

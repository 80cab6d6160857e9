/*
 * Stands at the end of the API's reference: shows the button of each text to copy and gives it its work. Bundled and
 * minified by build-plugins/inline-script.ts; without it the texts are selected by hand.
 */
const SAID_MS = 2_000;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const text = button.closest('figure')?.querySelector('pre')?.textContent ?? '';
  const [word] = button.childNodes;
  button.hidden = !navigator.clipboard;
  button.ariaLive = 'polite';
  button.onclick = async () => {
    const said = await navigator.clipboard.writeText(text).then(
      () => 'Copied',
      () => 'Not copied',
    );
    if (word) word.textContent = said;
    setTimeout(() => {
      if (word) word.textContent = 'Copy';
    }, SAID_MS);
  };
}

/** A text whose `words in backticks` are shown as code. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, when the program is built
    place % 2 ? <code key={place}>{part}</code> : part,
  );
}

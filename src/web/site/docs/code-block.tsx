import { Fragment } from 'react';
import './code-block.css';

const HELP_ID = 'copy-help';

/** Strings, in each of the languages shown. */
const STRING = /"(?:[^"\\\n]|\\.)*"|`[^`]*`|'[^'\n]*'/g;

/** A text whose strings are marked. */
function Marked({ text }: { text: string }) {
  let at = 0;
  const parts = [...text.matchAll(STRING)].map(({ index, 0: found }) => {
    const before = text.slice(at, index);
    at = index + found.length;
    return (
      <Fragment key={index}>
        {before}
        <i>{found}</i>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}

type CodeBlockProps = {
  /** What it is, above it: 'Request', 'reply.py'. */
  title: string;
  text: string;
  /**
   * `wrapped`: what is longer than the block goes on in its next line. `program`: lines keep their places, which may
   * mean something, and scroll. `words`: the words of a letter.
   */
  kind?: 'wrapped' | 'program' | 'words';
};

/** A text to copy. The page's script makes its button copy; without, the button says how it is copied by hand. */
export function CodeBlock({ title, text, kind = 'wrapped' }: CodeBlockProps) {
  return (
    <figure className={kind === 'wrapped' ? 'code-block' : `code-block code-${kind}`}>
      <figcaption>{title}</figcaption>
      <button type="button" popoverTarget={HELP_ID}>
        Copy<span className="sr-only"> {title}</span>
      </button>
      {/* What scrolls must be reached by the keyboard. */}
      <pre tabIndex={kind === 'program' ? 0 : undefined}>
        <code>{kind === 'words' ? text : <Marked text={text} />}</code>
      </pre>
    </figure>
  );
}

/** How a text is copied where the browser does not do it for the page. Stands once in a page of code blocks. */
export function CopyHelp() {
  return (
    <p id={HELP_ID} popover="auto" className="copy-help">
      Select the text, then press Ctrl+C, or ⌘C on a Mac.
    </p>
  );
}

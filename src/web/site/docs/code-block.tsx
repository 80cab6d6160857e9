import { Fragment } from 'react';

/** Strings, and comments to the end of their line, in each of the languages shown. */
const MARKED = /("(?:[^"\\\n]|\\.)*"|`[^`]*`|'[^'\n]*')|((?:^|(?<=\s))(?:#|\/\/) .*$)/gm;

/** A text cut into what is marked and what is not. */
function Marked({ text }: { text: string }) {
  let at = 0;
  const parts = [...text.matchAll(MARKED)].map((match) => {
    const [found, string] = match;
    const before = text.slice(at, match.index);
    at = match.index + found.length;
    return (
      <Fragment key={match.index}>
        {before}
        <span className={string ? 'code-string' : 'code-note'}>{found}</span>
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
  /** False where only words are to be seen in it: an answer's reply. */
  isCode?: boolean;
};

/** A text to copy. It scrolls by itself, also from the keyboard; the page's script shows its button. */
export function CodeBlock({ title, text, isCode = true }: CodeBlockProps) {
  return (
    <figure className={`code-block ${isCode ? '' : 'code-words'}`}>
      <figcaption>
        <span>{title}</span>
        <button type="button" hidden data-copy>
          Copy<span className="sr-only"> {title}</span>
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre tabIndex={0}>
        <code>{isCode ? <Marked text={text} /> : text}</code>
      </pre>
    </figure>
  );
}

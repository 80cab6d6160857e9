import { Fragment } from 'react';
import type { SampleProgram } from './sample-programs.ts';
import './code-block.css';

const HELP_ID = 'copy-help';

/** A string literal, in any of the languages shown. */
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
  /** The caption above it: 'Request', 'reply.py'. */
  title: string;
  text: string;
  /**
   * `wrapped`: long lines wrap. `program`: lines do not wrap, because a line break may have a meaning; the block
   * scrolls. `words`: the words of a letter.
   */
  kind?: 'wrapped' | 'program' | 'words';
};

/** A text to copy. The page's script makes the button copy it. Without the script it shows how to copy by hand. */
export function CodeBlock({ title, text, kind = 'wrapped' }: CodeBlockProps) {
  return (
    <figure className={kind === 'wrapped' ? 'code-block' : `code-block code-${kind}`}>
      <figcaption>{title}</figcaption>
      <button type="button" popoverTarget={HELP_ID}>
        Copy<span className="sr-only"> {title}</span>
      </button>
      {/* The keyboard must be able to reach a block that scrolls. */}
      <pre tabIndex={kind === 'program' ? 0 : undefined}>
        <code>{kind === 'words' ? text : <Marked text={text} />}</code>
      </pre>
    </figure>
  );
}

/** How to copy a text by hand, if the page cannot do it. A page with code blocks contains it once. */
export function CopyHelp() {
  return (
    <p id={HELP_ID} popover="auto" className="copy-help">
      Select the text, then press Ctrl+C, or ⌘C on a Mac.
    </p>
  );
}

type CodeTabsProps = {
  /** Distinguishes this choice from the others on the page. */
  id: string;
  programs: readonly SampleProgram[];
  /** Whether to explain how to run the programs. */
  isExplained?: boolean;
};

/** One program in several languages: the choice is a group of radio buttons, and works without scripts. */
export function CodeTabs({ id: group, programs, isExplained = false }: CodeTabsProps) {
  return (
    <fieldset className="code-tabs">
      <legend className="sr-only">Language</legend>
      <div className="code-choice">
        {programs.map(({ id, label }, place) => (
          <label key={id}>
            <input type="radio" name={`language-${group}`} value={id} defaultChecked={place === 0} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {programs.map(({ id, label, file, run, text }) => (
        <div key={id} className={`code-panel code-panel-${id}`}>
          <CodeBlock
            title={file ?? `In a terminal, with ${label}`}
            text={text}
            kind={file ? 'program' : 'wrapped'}
          />
          {isExplained && file ? (
            <p className="docs-note">
              Run it with <code>{run}</code>. It needs nothing installed but{' '}
              {label === 'Python' ? label : 'Node 24'}.
            </p>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}

import { Fragment } from 'react';
import type { SampleProgram } from './sample-programs.ts';
import './code-block.css';

const HELP_ID = 'copy-help';

/** A string literal in one of the languages on the page. */
const STRING = /"(?:[^"\\\n]|\\.)*"|`[^`]*`|'[^'\n]*'/g;

/** A text whose string literals are marked. */
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
   * `wrapped`: long lines are wrapped. `program`: the block scrolls, because line breaks can have a meaning. `words`:
   * the text of a letter.
   */
  kind?: 'wrapped' | 'program' | 'words';
};

/** A text with a button that copies it. Without the script of the page, the button explains how to copy by hand. */
export function CodeBlock({ title, text, kind = 'wrapped' }: CodeBlockProps) {
  return (
    <figure className={kind === 'wrapped' ? 'code-block' : `code-block code-${kind}`}>
      <figcaption>{title}</figcaption>
      <button type="button" popoverTarget={HELP_ID}>
        Copy<span className="sr-only"> {title}</span>
      </button>
      {/* The keyboard must be able to scroll the block. */}
      <pre tabIndex={kind === 'program' ? 0 : undefined}>
        <code>{kind === 'words' ? text : <Marked text={text} />}</code>
      </pre>
    </figure>
  );
}

/** The explanation of how to copy by hand. A page with code blocks has one. */
export function CopyHelp() {
  return (
    <p id={HELP_ID} popover="auto" className="copy-help">
      Select the text, then press Ctrl+C, or ⌘C on a Mac.
    </p>
  );
}

type CodeTabsProps = {
  /** Part of the name of the radio buttons, unique on the page. */
  id: string;
  programs: readonly SampleProgram[];
  /** Whether to explain how to run the programs. */
  isExplained?: boolean;
};

/** A program in several languages. Radio buttons choose the language without a script. */
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

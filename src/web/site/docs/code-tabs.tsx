import { CodeBlock } from './code-block.tsx';
import type { Program } from './programs.ts';

type CodeTabsProps = {
  /** Distinguishes this choice from the others on the page. */
  id: string;
  programs: readonly Program[];
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

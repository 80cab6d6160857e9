import './contents.css';

/** A link to a section, and to its subsections. */
export type ContentsEntry = { id: string; title: string; inner?: readonly ContentsEntry[] };

function Entries({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol>
      {entries.map(({ id, title, inner }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
          {inner ? <Entries entries={inner} /> : null}
        </li>
      ))}
    </ol>
  );
}

/** The table of contents: next to the text if there is room, otherwise folded above it. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <>
      <nav aria-label="Contents" className="docs-contents">
        <Entries entries={entries} />
      </nav>
      <details className="docs-contents-folded">
        <summary>Contents</summary>
        <nav aria-label="Contents, folded">
          <Entries entries={entries} />
        </nav>
      </details>
    </>
  );
}

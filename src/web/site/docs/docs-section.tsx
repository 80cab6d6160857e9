import type { ReactNode } from 'react';

type DocsSectionProps = {
  /** The fragment that leads to it. Never changed once published. */
  id: string;
  title: string;
  children: ReactNode;
  /** Shown next to the text if there is room, otherwise below it. */
  aside?: ReactNode;
};

/** One section of the reference. Its heading is a link to the section. */
export function DocsSection({ id, title, children, aside }: DocsSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="docs-section">
      <div className="docs-text">
        <h2 id={`${id}-title`}>
          <a href={`#${id}`}>{title}</a>
        </h2>
        {children}
      </div>
      {aside ? <div className="docs-code">{aside}</div> : null}
    </section>
  );
}

import type { ReactNode } from 'react';
import type { Field } from './schema-fields.ts';

type DocsSectionProps = {
  /** The fragment of the section. It must not change, because other sites may link to it. */
  id: string;
  title: string;
  children: ReactNode;
  /** Shown next to the text if there is room, otherwise below it. */
  aside?: ReactNode;
};

/** A section of the reference. Its heading is a link to the section. */
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

/** A list of fields with their facts and descriptions. */
export function FieldList({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className="field-list">
      {fields.map(({ name, facts, description, values }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            <span>
              <Prose text={facts.join(', ')} />
              {values ? (
                <>
                  , <a href={`#${values.id}`} className="link">{`one of ${values.count} values`}</a>
                </>
              ) : null}
            </span>
          </dt>
          {description ? (
            <dd>
              <Prose text={description} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

/** A text whose `words in backticks` are shown as code. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build time
    place % 2 ? <code key={place}>{part}</code> : part,
  );
}

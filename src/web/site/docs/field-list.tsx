import { Prose } from './prose.tsx';
import type { Field } from './schema-fields.ts';

/** Fields with the facts about each and what it is for. */
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

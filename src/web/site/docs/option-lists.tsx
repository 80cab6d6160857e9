import { intentValues } from '#domain/intents.ts';
import { languages } from '#domain/languages.ts';

function Values({ values }: { values: readonly string[] }) {
  return (
    <ul className="docs-values">
      {values.map((value) => (
        <li key={value}>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}

/** All values of the fields that have a list of values: intents and languages. */
export function OptionLists() {
  return (
    <>
      <h3 id="intents">Intents</h3>
      <Values values={intentValues} />
      <h3 id="languages">Languages</h3>
      <p>The mail itself may be in any of them too.</p>
      <Values values={languages.map(({ value }) => value)} />
    </>
  );
}

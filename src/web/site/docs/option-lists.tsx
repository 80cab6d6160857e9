import { intentValues } from '#domain/intents.ts';
import { languages } from '#domain/languages.ts';
import { namedTones } from '#domain/tones.ts';

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

/** Every value of the fields that take one of a list. */
export function OptionLists() {
  return (
    <>
      <h3 id="intents">Intents</h3>
      <Values values={intentValues} />
      <h3 id="tones">Tones</h3>
      <p>Any other text is a tone in your own words: “warm, but brief”.</p>
      <Values values={namedTones.map(({ value }) => value)} />
      <h3 id="languages">Languages</h3>
      <p>The mail itself may be in any of them too.</p>
      <Values values={languages.map(({ value }) => value)} />
    </>
  );
}

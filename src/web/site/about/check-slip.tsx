import type { WorkedExample } from './work-example.ts';

/** A count as the slip shows it: 'None' for 0. */
function inWords(count: number): string {
  return count === 0 ? 'None' : String(count);
}

/** What the check of the example's reply found, as a slip of paper with the letter. */
export function CheckSlip({ check }: { check: WorkedExample['check'] }) {
  const rows = [
    { what: 'Facts that neither the mail nor the person gave', found: inWords(check.unsupported) },
    { what: 'Points left without an answer', found: `${inWords(check.unanswered)} of ${check.asks}` },
    { what: 'Gaps for the person to fill', found: [inWords(check.gaps.length), ...check.gaps].join(' · ') },
  ];
  return (
    <dl className="check-slip">
      {rows.map((row) => (
        <div key={row.what}>
          <dt>{row.what}</dt>
          <dd>{row.found}</dd>
        </div>
      ))}
    </dl>
  );
}

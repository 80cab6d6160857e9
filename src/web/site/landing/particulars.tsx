import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import './leader.css';
import './particulars.css';

const particulars = [
  { name: `${GUEST_REPLY_LIMIT} free replies`, detail: 'without sign-up' },
  { name: '19+ languages', detail: 'from Arabic to Vietnamese' },
  { name: 'Up to 90%', detail: 'of response time saved' },
  { name: 'One-click results', detail: 'a draft you can still edit' },
];

/** The product's facts, laid out like a table of postal rates: name, dotted line, detail. */
export function Particulars() {
  return (
    <section aria-labelledby="particulars-title" className="border-y border-rule bg-sheet">
      <div className="page-width grid gap-x-4 gap-y-6 py-12 lg:grid-cols-12 lg:py-16">
        <h2 id="particulars-title" className="text-headline lg:col-span-3">
          In short
        </h2>
        <dl className="gap-x-12 lg:col-span-9 xl:grid xl:grid-cols-2">
          {particulars.map((row) => (
            <div key={row.name} className="rate leader">
              <dt>{row.name}</dt>
              <dd>{row.detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

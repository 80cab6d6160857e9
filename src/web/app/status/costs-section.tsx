import type { ReactNode } from 'react';
import type { Costs, Status } from '#domain/status.ts';
import { Meter } from '#web/ui/meter.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import { SettingsSection } from '#web/ui/setting-row.tsx';

type Periods = Costs['all'];
type Counts = Periods['today'];

const periods = [
  { key: 'today', label: 'Today' },
  { key: 'month', label: 'This month' },
  { key: 'lastMonth', label: 'Last month' },
] as const satisfies { key: keyof Periods; label: string }[];

const whole = new Intl.NumberFormat('en');
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** Millions are shortened, so that three numbers fit side by side on a phone. */
const figure = (count: number) => (count < 1_000_000 ? whole : compact).format(count);

function money(cost: number | null): string {
  if (cost === null) return '';
  return cost > 0 && cost < 0.01 ? '< $0.01' : dollars.format(cost);
}

const ceilingLabels: Record<Costs['ceilings'][number]['variable'], string> = {
  REPLIES_PER_DAY: 'Replies today',
  GUEST_REPLIES_PER_DAY: 'Replies of guests today',
};

function Ceiling({ variable, limit, used }: Costs['ceilings'][number]) {
  const label = ceilingLabels[variable];
  return (
    <div className="border-t border-rule py-3.5 first:border-t-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span>{label}</span>
        <span className="tabular-nums">
          {limit === 0 ? 'None may be written' : `${whole.format(used)} of ${whole.format(limit)}`}
        </span>
      </p>
      {limit === 0 ? null : (
        <div className="mt-2">
          <Meter label={label} value={used} limit={limit} />
        </div>
      )}
    </div>
  );
}

type RowProps = { label: string; counts: Periods; show: (counts: Counts) => string; className?: string };

function Row({ label, counts, show, className }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row" className="py-1 text-start font-normal text-ink-soft">
        {label}
      </th>
      {periods.map(({ key }) => (
        <td key={key} className="py-1 ps-2 text-end tabular-nums whitespace-nowrap">
          {show(counts[key])}
        </td>
      ))}
    </tr>
  );
}

/** The rows of one model, or of all together. Rows without any number are left out. */
function Group({ title, counts }: { title: ReactNode; counts: Periods }) {
  const has = (field: 'input' | 'output') => periods.some(({ key }) => counts[key][field] > 0);
  return (
    <tbody className="border-t border-rule [&>:last-child>*]:pb-3.5">
      <tr>
        <th
          scope="rowgroup"
          colSpan={4}
          className="pt-3.5 pb-1 text-start font-medium text-ink wrap-anywhere"
        >
          {title}
        </th>
      </tr>
      <Row label="Replies" counts={counts} show={({ replies }) => figure(replies)} />
      {has('input') ? <Row label="Tokens in" counts={counts} show={({ input }) => figure(input)} /> : null}
      {has('output') ? (
        <Row label="Tokens out" counts={counts} show={({ output }) => figure(output)} />
      ) : null}
      {counts.today.cost === null ? null : (
        <Row label="Cost" counts={counts} show={({ cost }) => money(cost)} className="font-medium" />
      )}
    </tbody>
  );
}

function CountsTable({ models, all }: Costs) {
  if (models.length === 0) {
    return <p className="py-5 text-ink-soft">Nothing was written in this month or the last one.</p>;
  }
  return (
    <div>
      <table className="w-full table-fixed max-sm:text-small">
        <caption className="sr-only">Replies, tokens and costs of each model</caption>
        <thead>
          <tr className="text-small text-ink-soft">
            <td />
            {periods.map(({ key, label }) => (
              <th key={key} scope="col" className="py-3 ps-2 text-end font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {models.length > 1 ? <Group title="All together" counts={all} /> : null}
        {models.map(({ model, ...counts }) => (
          <Group key={model} title={<bdi>{model}</bdi>} counts={counts} />
        ))}
      </table>
      {all.today.cost === null && all.month.input + all.lastMonth.input > 0 ? (
        <p className="border-t border-rule py-3.5 text-small text-ink-soft">
          To see what this costs, set the prices of your models in <code>AI_PRICES</code>.
        </p>
      ) : null}
    </div>
  );
}

/** What was written in this and the last month, what it cost, and what the ceilings still allow. */
export function CostsSection({ costs }: { costs: Status['costs'] }) {
  return (
    <SettingsSection title="Costs" note="What the models counted, by days and months in UTC.">
      {costs ? (
        <>
          {costs.ceilings.length > 0 ? (
            <div className="py-1.5">
              {costs.ceilings.map((ceiling) => (
                <Ceiling key={ceiling.variable} {...ceiling} />
              ))}
            </div>
          ) : null}
          <CountsTable {...costs} />
        </>
      ) : (
        <div className="py-5">
          <FieldError>The database does not answer, so there are no figures.</FieldError>
        </div>
      )}
    </SettingsSection>
  );
}

import type { ReactNode } from 'react';
import type { Status } from '#domain/status.ts';
import { FieldError } from '#web/ui/notice.tsx';
import { SettingsSection } from '#web/ui/setting-row.tsx';

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-rule py-2.5 first:border-t-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}

function DatabaseFact({ kind, host, answers }: Status['database']) {
  return (
    <Fact label="Database">
      {kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}
      {host ? ` at ${host}` : ''}
      {answers ? '. It answers.' : <FieldError>It does not answer.</FieldError>}
    </Fact>
  );
}

function OldSecretsFact({ count, left }: NonNullable<Status['oldSecrets']>) {
  return (
    <Fact label={count === 1 ? 'Old secret' : 'Old secrets'}>
      {left === null ? 'The database does not answer.' : null}
      {left === 0 ? 'All credentials are encrypted with the new secret.' : null}
      {left ? `Credentials to encrypt with the new secret: ${left}` : null}
    </Fact>
  );
}

function PaymentsFact({ prices, warnings }: NonNullable<Status['payments']>) {
  return (
    <Fact label="Payments">
      {prices.length > 0 ? `By Stripe. ${prices.join(', ')}.` : 'By Stripe.'}
      {warnings.map((warning) => (
        <FieldError key={warning}>{warning}</FieldError>
      ))}
    </Fact>
  );
}

/** The versions, the database and the settings that the program runs with. */
export function ProgramSections({ status }: { status: Status }) {
  const { version, node, platform, address, database, oldSecrets, payments, settings } = status;
  return (
    <>
      <SettingsSection title="Program" note="What runs, and where.">
        <dl className="py-2">
          <Fact label="Version">{version}</Fact>
          <Fact label="Node">
            {node} on {platform}
          </Fact>
          <Fact label="Address">{address}</Fact>
          <DatabaseFact {...database} />
          {oldSecrets ? <OldSecretsFact {...oldSecrets} /> : null}
          {payments ? <PaymentsFact {...payments} /> : null}
        </dl>
      </SettingsSection>
      <SettingsSection title="Settings" note="Environment variables, without the secret ones.">
        <dl className="py-2">
          {settings.map(({ variable, value }) => (
            <Fact key={variable} label={<code className="text-small">{variable}</code>}>
              {value ?? <span className="text-ink-soft">not set</span>}
            </Fact>
          ))}
        </dl>
      </SettingsSection>
    </>
  );
}

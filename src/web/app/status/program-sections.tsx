import type { ReactNode } from 'react';
import type { Status } from '#domain/status.ts';
import { FieldError } from '#web/ui/notice.tsx';
import { SettingsSection } from '../dashboard/setting-row.tsx';

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="status-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
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

/** The versions, the database and the settings that the program runs with. */
export function ProgramSections({ status }: { status: Status }) {
  const { version, node, platform, address, database, settings } = status;
  return (
    <>
      <SettingsSection title="Program" note="What runs, and where.">
        <dl className="status-facts">
          <Fact label="Version">{version}</Fact>
          <Fact label="Node">
            {node} on {platform}
          </Fact>
          <Fact label="Address">{address}</Fact>
          <DatabaseFact {...database} />
        </dl>
      </SettingsSection>
      <SettingsSection title="Settings" note="Environment variables, without the secret ones.">
        <dl className="status-facts">
          {settings.map(({ variable, value }) => (
            <Fact key={variable} label={<code>{variable}</code>}>
              {value ?? <span className="text-ink-soft">not set</span>}
            </Fact>
          ))}
        </dl>
      </SettingsSection>
    </>
  );
}

import { type ReactNode, useId } from 'react';
import { ChevronIcon } from '#web/ui/icons.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type ServerFields, type ServerRole, securityNames } from './mailbox-servers.ts';

/** The names of the fields that the settings hide while they are closed. */
export const serverFieldNames = [
  'username',
  ...['imap', 'smtp'].flatMap((role) => ['host', 'port', 'security'].map((name) => `${role}.${name}`)),
];

const roleNames: Record<ServerRole, string> = { imap: 'Incoming', smtp: 'Outgoing' };

type ServerFieldsetProps = {
  role: ServerRole;
  fields: ServerFields;
  errorOf: (field: string) => string | undefined;
  onChange: (typed: Partial<Omit<ServerFields, 'isOwn'>>) => void;
};

/** The fields of one server. */
export function ServerFieldset({ role, fields, errorOf, onChange }: ServerFieldsetProps) {
  const name = roleNames[role];
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <TextField
        label={`${name} server`}
        name={`${role}.host`}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={fields.host}
        onChange={({ target }) => onChange({ host: target.value })}
        error={errorOf(`${role}.host`)}
      />
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
        <TextField
          label={`${name} port`}
          name={`${role}.port`}
          inputMode="numeric"
          autoComplete="off"
          value={fields.port}
          onChange={({ target }) => onChange({ port: target.value })}
          error={errorOf(`${role}.port`)}
        />
        <SelectField
          label={`${name} security`}
          name={`${role}.security`}
          options={securityNames}
          value={fields.security}
          onChange={(security) => onChange({ security })}
          error={errorOf(`${role}.security`)}
        />
      </div>
    </div>
  );
}

type ServerSettingsProps = {
  isOpen: boolean;
  onToggle: () => void;
  /** What was found, or what the form is doing. */
  status: string;
  children: ReactNode;
};

/** The servers of the mailbox, which most people never open. Closed, they keep their values. */
export function ServerSettings({ isOpen, onToggle, status, children }: ServerSettingsProps) {
  const panelId = useId();
  return (
    <div>
      <p role="status" className="min-h-[1lh] text-small text-ink-soft wrap-anywhere">
        {status}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        className="-ms-1 inline-flex min-h-11 items-center gap-1.5 rounded px-1 text-small font-medium hover:text-accent"
        onClick={onToggle}
      >
        <ChevronIcon className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
        Server settings
      </button>
      <div id={panelId} hidden={!isOpen} className="mt-2">
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
      </div>
    </div>
  );
}

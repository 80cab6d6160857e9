import { useEffect, useState } from 'react';
import type { PasswordSignIn } from '#domain/mailbox-connection.ts';
import { pagePaths } from '#domain/paths.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAccountForm } from '../auth/account-form.tsx';
import type { ActionEnd } from '../use-action.ts';
import { lookupText, type ServerLookup } from './mailbox-servers.ts';
import { ServerFieldset, ServerSettings, serverFieldNames } from './server-settings.tsx';
import { SettingForm } from './setting-form.tsx';
import { useServers } from './use-servers.ts';

/** What the provider wants as the password, and the way to what is kept. Two lines in every state. */
function PasswordNote({ lookup }: { lookup: ServerLookup }) {
  const appPassword = lookup.kind === 'done' ? lookup.found.appPassword : undefined;
  return (
    <p role="status" className="min-h-[2lh] text-small text-ink-soft">
      {appPassword ? (
        <>
          {appPassword.provider} wants an app password here, not your usual one.{' '}
          <a href={appPassword.url} target="_blank" rel="noreferrer" className="link">
            How to get an app password
          </a>
        </>
      ) : (
        <>
          It is tried at once, and kept encrypted until you disconnect.{' '}
          <a href={`${pagePaths.privacy}#gmail`} className="link">
            What is read and kept
          </a>
        </>
      )}
    </p>
  );
}

type MailboxFormProps = {
  title: string;
  /** What the person calls the secret. */
  secret: string;
  /** Whether the kind is reached through mail servers that the person can name. */
  hasServers: boolean;
  /** Connects the mailbox and leaves the page. Throws `ApiProblem`. */
  connect: (signIn: PasswordSignIn) => Promise<ActionEnd>;
  onClose: () => void;
};

/** The state of the form: what was typed and found, and the sign-in. */
function useMailboxForm({ hasServers, connect }: Pick<MailboxFormProps, 'hasServers' | 'connect'>) {
  const servers = useServers();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const form = useAccountForm({
    kind: 'connect-mailbox',
    isToasted: false,
    send: async (typed) => {
      const isComplete = !hasServers || (typed.imap && typed.smtp);
      const found = isComplete ? undefined : await servers.find(typed.address);
      const imap = typed.imap ?? found?.imap ?? undefined;
      const smtp = typed.smtp ?? found?.smtp ?? undefined;
      setIsSigningIn(true);
      try {
        const end = await connect({ ...typed, imap, smtp });
        // A page that the browser restores later must not have the password.
        const field = form.form.current?.elements.namedItem('password');
        if (field instanceof HTMLInputElement) field.value = '';
        return end;
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'mailbox_unreachable') setIsOpen(true);
        throw error;
      } finally {
        setIsSigningIn(false);
      }
    },
  });
  // An error has to be seen, and its field gets the focus.
  const hasError = serverFieldNames.some((name) => form.errorOf(name));
  const mustOpen = servers.isMissing || hasError;
  useEffect(() => {
    if (mustOpen) setIsOpen(true);
  }, [mustOpen]);
  return { form, servers, isSigningIn, isOpen: isOpen || hasError, setIsOpen };
}

/**
 * The form that connects a mailbox with its address and password. The servers are found from the address; the person
 * can correct them. The fields keep what was typed until the mailbox is connected.
 */
export function MailboxForm({ title, secret, hasServers, connect, onClose }: MailboxFormProps) {
  const { form, servers, isSigningIn, isOpen, setIsOpen } = useMailboxForm({ hasServers, connect });
  const { errorOf } = form;
  return (
    <div className="order-last w-full">
      <h3 className="mt-2 font-sans text-body">{title}</h3>
      <SettingForm
        state={form}
        onCancel={onClose}
        action="Connect"
        busyAction="Connecting..."
        className="max-w-2xl"
      >
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField
            label="Email address"
            name="address"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            error={errorOf('address')}
            onChange={({ target }) => hasServers && servers.addressTyped(target.value)}
            onBlur={({ target }) => hasServers && servers.addressLeft(target.value)}
          />
          <div className="flex flex-col gap-1.5">
            {/* The password of another site: no password manager should keep it for this one. */}
            <PasswordField label={secret} name="password" autoComplete="off" error={errorOf('password')} />
            <PasswordNote lookup={servers.lookup} />
          </div>
        </div>
        {hasServers ? (
          <ServerSettings
            isOpen={isOpen}
            onToggle={() => setIsOpen(!isOpen)}
            status={isSigningIn ? 'Signing in...' : lookupText(servers.lookup)}
          >
            {(['imap', 'smtp'] as const).map((role) => (
              <ServerFieldset
                key={role}
                role={role}
                fields={servers.settings[role]}
                errorOf={errorOf}
                onChange={(typed) => servers.typed(role, typed)}
              />
            ))}
            <TextField
              label="User name"
              optional
              name="username"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              hint="If it is not the address"
              error={errorOf('username')}
            />
          </ServerSettings>
        ) : null}
      </SettingForm>
    </div>
  );
}

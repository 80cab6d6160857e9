import { type ReactNode, useId } from 'react';
import type { ConnectedMailbox } from '#domain/mailbox-connection.ts';
import { mailboxKindDetails, mailboxKinds } from '#domain/mailbox-kinds.ts';
import { mailboxProblems } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { SettingButton, SettingProblem } from '#web/ui/setting-row.tsx';
import { useAction } from '../use-action.ts';
import { disconnectMailbox, type Mailboxes, mailboxOffers, useConnect } from './mailbox.ts';

/** Every row reserves the lines that this note takes. */
const longestNote = Object.values(mailboxKinds).reduce(
  (longest, { note }) => (note.length > longest.length ? note : longest),
  '',
);

type MailboxRowProps = {
  /** The mailbox, or the state in a few words. */
  title: ReactNode;
  /** A sentence about it. */
  note: ReactNode;
  noteId?: string;
  /** Why the last action failed. */
  problem?: string | undefined;
  /** The controls: on a phone one line of them in every state, so that nothing moves when the state changes. */
  children: ReactNode;
};

/** The content of a row. */
export function MailboxRow({ title, note, noteId, problem, children }: MailboxRowProps) {
  return (
    <>
      <div className="min-w-0 flex-[1_1_256px]">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="mailbox-note" data-longest={longestNote}>
          <span id={noteId}>{note}</span>
        </p>
        <SettingProblem>{problem}</SettingProblem>
      </div>
      <div className="mailbox-actions">{children}</div>
    </>
  );
}

/** The row without a mailbox: it offers the one that needs nothing, if the site has one. */
export function NoMailbox({ connection }: { connection: Mailboxes }) {
  const trial = mailboxOffers(connection).find(({ kind }) => mailboxKindDetails(kind).needs === 'nothing');
  const { isBusy, problem, buttonRef, run } = useConnect(trial?.kind);
  const details = trial && mailboxKindDetails(trial.kind);
  return (
    <div className="mailbox-row">
      <MailboxRow
        title="Not connected"
        note={
          details?.offer ??
          'Read your inbox here and answer from it. Nothing is sent until you press Send Reply.'
        }
        problem={problem}
      >
        {details ? (
          <SettingButton ref={buttonRef} disabled={isBusy} onClick={() => void run()}>
            {isBusy ? 'Connecting...' : details.connect}
          </SettingButton>
        ) : (
          <a
            href={`${pagePaths.privacy}#gmail`}
            className={buttonClasses('link', { size: 'small', className: 'px-0! max-sm:justify-start!' })}
          >
            What is read and kept
          </a>
        )}
      </MailboxRow>
    </div>
  );
}

type ConnectedRowProps = { mailbox: ConnectedMailbox; onDisconnected: () => void };

function ConnectedRow({ mailbox, onDisconnected }: ConnectedRowProps) {
  const noteId = useId();
  const { name, note } = mailboxKindDetails(mailbox.kind);
  const { isBusy, problem, buttonRef, run } = useAction({
    work: async () => {
      await disconnectMailbox(mailbox);
      onDisconnected();
      return 'done';
    },
    failureToast: mailboxProblems.notDisconnected,
  });
  const title = mailbox.address ?? name;
  const label = isBusy ? 'Disconnecting...' : 'Disconnect';
  return (
    <li className="mailbox-row">
      <MailboxRow
        title={
          <span className="flex flex-wrap gap-x-2.5">
            <bdi className="min-w-0">{title}</bdi>
            {mailbox.address ? <span className="font-normal text-ink-soft">{name}</span> : null}
          </span>
        }
        note={note}
        noteId={noteId}
        problem={problem}
      >
        <SettingButton
          aria-label={`Open ${title}`}
          disabled={isBusy}
          onClick={() => window.location.assign(`${pagePaths.gmail}?mailbox=${mailbox.id}`)}
        >
          Open
        </SettingButton>
        <SettingButton
          ref={buttonRef}
          aria-label={`${label} ${title}`}
          aria-describedby={noteId}
          disabled={isBusy}
          onClick={() => void run()}
        >
          {label}
        </SettingButton>
      </MailboxRow>
    </li>
  );
}

type MailboxRowsProps = {
  mailboxes: readonly ConnectedMailbox[];
  onDisconnected: (id: string) => void;
};

/** The connected mailboxes, the one that was shown last first. */
export function MailboxRows({ mailboxes, onDisconnected }: MailboxRowsProps) {
  return (
    <ul aria-label="Connected mailboxes">
      {mailboxes.map((mailbox) => (
        <ConnectedRow key={mailbox.id} mailbox={mailbox} onDisconnected={() => onDisconnected(mailbox.id)} />
      ))}
    </ul>
  );
}

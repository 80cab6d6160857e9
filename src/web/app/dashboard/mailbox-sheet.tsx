import { type ReactNode, useEffect, useRef } from 'react';
import type { Connection } from '#domain/mailbox-connection.ts';
import { type MailboxKind, mailboxKindDetails, mailboxKinds } from '#domain/mailbox-kinds.ts';
import { mailboxProblems } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { useAction } from '../use-action.ts';
import { connectMailbox, disconnectMailbox, type MailboxState, useMailbox } from './mailbox.ts';

/** The card reserves the lines that this note takes. No other note may be longer. */
const longestNote = mailboxKinds.gmail.note;

type CardProps = {
  /** `status`: the state of the mailbox in a few words. `note`: a sentence about it. */
  status: ReactNode;
  note: ReactNode;
  /** Why the last action failed. */
  problem?: string | undefined;
  /** The buttons: two in every state except 'failed', so that nothing moves when the state changes. */
  children: ReactNode;
};

/** The content of the sheet in every state. */
function Card({ status, note, problem, children }: CardProps) {
  return (
    <>
      <div className="min-w-0 flex-[1_1_256px]">
        <h2 id="mailbox-title" className="text-title">
          Mailbox
        </h2>
        <p className="mt-1.5 font-medium wrap-anywhere">{status}</p>
        <p className="mailbox-note" data-longest={longestNote}>
          <span>{note}</span>
        </p>
      </div>
      <div className="mailbox-actions">{children}</div>
      {/* Below the buttons, so that it does not move them. */}
      <div role="alert" className="w-full empty:hidden">
        {problem ? <FieldError>{problem}</FieldError> : null}
      </div>
    </>
  );
}

function LoadingCard() {
  return (
    <Card
      status={<SkeletonBar className="w-40" />}
      note={
        <>
          <SkeletonBar className="w-full" />
          <SkeletonBar className="w-3/5" />
        </>
      }
    >
      <SkeletonBar className="h-11 w-full rounded sm:w-36" />
      <SkeletonBar className="h-11 w-full rounded sm:w-32" />
    </Card>
  );
}

function FailedCard({ onRetry }: { onRetry: () => void }) {
  return (
    <Card
      status={<FieldError>{mailboxProblems.connectionNotLoaded}</FieldError>}
      note="Nothing about it has changed. Try again in a moment."
    >
      <Button look="plain" onClick={onRetry}>
        Try again
      </Button>
    </Card>
  );
}

function useConnect(kind: MailboxKind) {
  return useAction({ work: () => connectMailbox(kind), failureToast: mailboxProblems.notConnected });
}

function UnconnectedGmail() {
  const { isBusy, problem, buttonRef, run } = useConnect('gmail');
  return (
    <Card
      status="Not connected"
      note="Read your inbox here and answer from it. Nothing is sent until you press Send Reply."
      problem={problem}
    >
      <a
        href={`${pagePaths.privacy}#gmail`}
        className={buttonClasses('link', { size: 'bar', className: 'min-h-11' })}
      >
        What is read and kept
      </a>
      <Button ref={buttonRef} look="plain" className="min-w-38" disabled={isBusy} onClick={() => void run()}>
        {isBusy ? 'Connecting...' : 'Connect Gmail'}
      </Button>
    </Card>
  );
}

/** Shown if the operator has not set up a Google client. Offers the sample inbox instead. */
function UnconnectedSample() {
  const { isBusy, problem, buttonRef, run } = useConnect('sample');
  return (
    <Card
      status={<span id="gmail-missing">Gmail is not set up on this site.</span>}
      note="The sample inbox has made-up emails to try it with. Nothing you send there is delivered."
      problem={problem}
    >
      <Button look="plain" disabled aria-describedby="gmail-missing">
        Connect Gmail
      </Button>
      <Button ref={buttonRef} look="plain" className="min-w-53" disabled={isBusy} onClick={() => void run()}>
        {isBusy ? 'Connecting...' : 'Open the sample inbox'}
      </Button>
    </Card>
  );
}

type ConnectedProps = { connection: Connection; kind: MailboxKind; onChange: (next: Connection) => void };

function Connected({ connection, kind, onChange }: ConnectedProps) {
  const disconnect = async () => {
    onChange(await disconnectMailbox(connection));
    return 'done' as const;
  };
  const { isBusy, problem, buttonRef, run } = useAction({
    work: disconnect,
    failureToast: mailboxProblems.notDisconnected,
  });
  const { name, note } = mailboxKindDetails(kind);
  return (
    <Card
      status={
        <span className="flex flex-wrap gap-x-2.5">
          {name} <bdi className="min-w-0 font-normal text-ink-soft">{connection.address}</bdi>
        </span>
      }
      note={note}
      problem={problem}
    >
      <Button ref={buttonRef} look="plain" className="min-w-38" disabled={isBusy} onClick={() => void run()}>
        {isBusy ? 'Disconnecting...' : 'Disconnect'}
      </Button>
      <a href={pagePaths.gmail} className={buttonClasses('plain')}>
        Open inbox
      </a>
    </Card>
  );
}

/** Moves the focus to the first control of the sheet if the pressed control has disappeared. */
function useFocusAfterPress(state: MailboxState) {
  const sheet = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (state.kind === 'loading' || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement !== document.body) return;
    sheet.current?.querySelector<HTMLElement>(':is(button:enabled, a)')?.focus();
  }, [state]);
  return {
    ref: sheet,
    onClick: () => {
      isPressed.current = true;
    },
  };
}

function ConnectionCard({ connection, onChange }: Pick<ConnectedProps, 'connection' | 'onChange'>) {
  if (connection.connected && connection.kind) {
    return <Connected connection={connection} kind={connection.kind} onChange={onChange} />;
  }
  return connection.kinds.includes('gmail') ? <UnconnectedGmail /> : <UnconnectedSample />;
}

/** The sheet to connect a mailbox, to open its inbox and to disconnect it. */
export function MailboxSheet() {
  const { state, load, setConnection } = useMailbox();
  const focus = useFocusAfterPress(state);
  return (
    <Sheet aria-labelledby="mailbox-title" className="mailbox-sheet" {...focus}>
      {state.kind === 'loading' ? <LoadingCard /> : null}
      {state.kind === 'failed' ? <FailedCard onRetry={() => void load()} /> : null}
      {state.kind === 'ready' ? (
        <ConnectionCard connection={state.connection} onChange={setConnection} />
      ) : null}
    </Sheet>
  );
}

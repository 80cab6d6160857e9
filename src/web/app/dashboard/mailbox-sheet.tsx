import { useRef } from 'react';
import { mailboxProblems } from '#domain/messages.ts';
import { FieldError } from '#web/ui/notice.tsx';
import { SettingButton } from '#web/ui/setting-row.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { useFocusAfterPress } from '../use-loaded.ts';
import { useMailboxes } from './mailbox.ts';
import { MailboxOffers } from './mailbox-offers.tsx';
import { MailboxRow, MailboxRows, NoMailbox } from './mailbox-rows.tsx';

const loadingButton = 'h-9 w-full rounded pointer-coarse:h-11';

/** Placeholders in the shape of one mailbox and of the buttons below it. */
function Loading() {
  return (
    <>
      <div className="mailbox-row">
        <MailboxRow title={<SkeletonBar className="w-40" />} note={<SkeletonBar className="w-full" />}>
          <SkeletonBar className={`${loadingButton} sm:w-44`} />
        </MailboxRow>
      </div>
      <div className="mailbox-offers">
        <SkeletonBar className={`${loadingButton} sm:w-32`} />
        <SkeletonBar className={`${loadingButton} sm:w-48`} />
        <p className="mailbox-caption">
          <SkeletonBar className="w-40" />
        </p>
      </div>
    </>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mailbox-row">
      <MailboxRow
        title={<FieldError>{mailboxProblems.connectionNotLoaded}</FieldError>}
        note="Nothing about it has changed. Try again in a moment."
      >
        <SettingButton onClick={onRetry}>Try again</SettingButton>
      </MailboxRow>
    </div>
  );
}

/** The sheet to connect mailboxes, to open them and to disconnect them. */
export function MailboxSheet() {
  const { state, retry, remove } = useMailboxes();
  const sheet = useRef<HTMLElement>(null);
  const pressed = useFocusAfterPress(state, () =>
    sheet.current?.querySelector<HTMLElement>(':is(button:enabled, a)')?.focus(),
  );
  const connection = state.kind === 'ready' ? state.value : undefined;
  return (
    <Sheet aria-labelledby="mailbox-title" className="mailbox-sheet" ref={sheet} onClick={pressed}>
      <h2 id="mailbox-title" className="text-title">
        Mailboxes
      </h2>
      {state.kind === 'loading' ? <Loading /> : null}
      {state.kind === 'failed' ? <LoadFailure onRetry={retry} /> : null}
      {connection?.mailboxes.length === 0 ? <NoMailbox connection={connection} /> : null}
      {connection?.mailboxes.length ? (
        <MailboxRows mailboxes={connection.mailboxes} onDisconnected={remove} />
      ) : null}
      {connection ? <MailboxOffers connection={connection} /> : null}
    </Sheet>
  );
}

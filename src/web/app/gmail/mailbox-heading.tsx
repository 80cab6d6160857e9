import { mailboxKindDetails } from '#domain/mailbox-kinds.ts';
import type { AccountState } from '#web/lib/account.ts';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { AccountBanner } from '../account-banner.tsx';
import { CompactSelect } from './compact-select.tsx';
import type { Inbox } from './use-inbox.ts';

/** The name of a mailbox: its address, else what its kind is called. */
function nameOf({ address, kind }: Inbox['mailboxes'][number]): string {
  return address ?? mailboxKindDetails(kind).name;
}

/** Which mailbox is shown: a choice if there are several, else its address, or the sentence of its kind. */
function ShownMailbox({ inbox: { mailboxes, mailbox, choose, isLoading } }: { inbox: Inbox }) {
  if (!mailbox) return isLoading ? <SkeletonBar className="w-44" /> : null;
  const { madeUp } = mailboxKindDetails(mailbox.kind);
  if (mailboxes.length < 2) return madeUp ?? <bdi>{mailbox.address ?? 'Your mailbox'}</bdi>;
  return (
    <>
      <CompactSelect
        label="Mailbox"
        className="w-72 max-w-full text-ink"
        value={mailbox.id}
        options={mailboxes.map((each) => ({ value: each.id, label: nameOf(each) }))}
        onChange={choose}
      />
      {madeUp ? <span className="mt-1.5 block">{madeUp}</span> : null}
    </>
  );
}

/** The title of the page, the shown mailbox as soon as it is known, and the plan of the account. */
export function MailboxHeading({ inbox, account }: { inbox: Inbox; account: AccountState }) {
  const { mailbox } = inbox;
  return (
    <div className="gmail-head flex flex-wrap items-end justify-between gap-x-6 gap-y-2 py-5">
      <div className="min-w-0">
        <h1 className="text-title">{mailbox ? mailboxKindDetails(mailbox.kind).name : 'Gmail'}</h1>
        <div className="gmail-shown mt-1.5 min-h-5 text-small text-ink-soft wrap-anywhere">
          <ShownMailbox inbox={inbox} />
        </div>
      </div>
      <div className="gmail-account max-sm:w-full">
        <AccountBanner account={account} />
      </div>
    </div>
  );
}

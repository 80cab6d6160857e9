import { type KeyboardEvent, useRef } from 'react';
import { mailboxProblems } from '#domain/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { RefreshIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { type Elements, useLoadFocus } from './focus.ts';
import { ListControls } from './list-controls.tsx';
import { MessageItem, type MessageMark } from './message-item.tsx';
import type { Inbox } from './use-inbox.ts';

type InboxListProps = {
  inbox: Inbox;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  /** Goes to the next (1) or the previous (-1) message. */
  onMove: (step: 1 | -1) => void;
  elements: Pick<Elements, 'list' | 'search'>;
};

/** The name of the folder that is listed. */
function folderName({ folders, view }: Inbox): string {
  return folders.find(({ id }) => id === view.folder)?.name ?? 'Inbox';
}

/** How many messages a search has found; '' without a search. A plus: there are older ones. */
function foundText({ view, listed, loadOlder }: Inbox): string {
  return view.words && listed ? `${listed.length}${loadOlder ? '+' : ''} found` : '';
}

function LoadingItems() {
  return (
    <div className="mail-items" aria-hidden="true">
      {['w-32', 'w-24', 'w-40', 'w-28', 'w-36', 'w-24'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders differ only in their position.
        <div key={index} className="mail-item flex flex-col gap-2.5 border-b border-rule py-4">
          <SkeletonBar className={width} />
          <SkeletonBar className="w-4/5" />
          <SkeletonBar className="w-full" />
          <SkeletonBar className="w-36" />
        </div>
      ))}
    </div>
  );
}

/** Why the list is empty. */
function Empty({ inbox: { onlyWanted, isChecking, messages } }: Pick<InboxListProps, 'inbox'>) {
  const isFiltered = onlyWanted && messages?.length !== 0;
  const sentence = isChecking ? 'Looking for messages that need a reply...' : 'No message here needs a reply';
  return (
    <p className="px-5 py-12 text-center text-ink-soft">{isFiltered ? sentence : 'No messages found'}</p>
  );
}

function Items({ inbox, selectedId, onSelect, onMove, elements }: InboxListProps) {
  const { listed, wanted, isAnswered } = inbox;
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onMove(event.key === 'ArrowDown' ? 1 : -1);
  }
  if (!listed) return inbox.isLoading ? <LoadingItems /> : null;
  if (listed.length === 0) return <Empty inbox={inbox} />;
  const needReply = new Set(wanted.map(({ id }) => id));
  const markOf = (message: (typeof listed)[number]): MessageMark =>
    isAnswered(message) ? 'answered' : needReply.has(message.id) ? 'needs-reply' : undefined;
  return (
    <ul
      ref={elements.list}
      aria-label={folderName(inbox)}
      aria-keyshortcuts="J K"
      className="mail-items scroll-fade divide-y divide-rule"
    >
      {listed.map((message) => (
        <li key={message.id}>
          <MessageItem
            message={message}
            own={inbox.own}
            mark={markOf(message)}
            isSelected={message.id === selectedId}
            onSelect={onSelect}
            onKeyDown={onKeyDown}
          />
        </li>
      ))}
    </ul>
  );
}

/** The button that loads older messages. */
function OlderMessages({ inbox, list }: { inbox: Inbox; list: Elements['list'] }) {
  const { loadOlder } = inbox;
  const button = useRef<HTMLButtonElement>(null);
  const loadAndFocus = useLoadFocus(button, list);
  if (!loadOlder) return null;
  return (
    <div className="border-t border-rule p-2 text-center">
      <Button
        ref={button}
        look="quiet"
        disabled={inbox.isLoading}
        onClick={() => void loadAndFocus(loadOlder)}
      >
        Older messages
      </Button>
    </div>
  );
}

/** Says that new messages have come. The status is always there, so that it is announced when it gets its text. */
function NewMessages({ inbox, list, search }: { inbox: Inbox } & InboxListProps['elements']) {
  const button = useRef<HTMLButtonElement>(null);
  const loadAndFocus = useLoadFocus(button, list);
  function show(): Promise<string | undefined> {
    if (search.current) search.current.value = '';
    return inbox.showNew();
  }
  return (
    <div role="status">
      {inbox.hasNew ? (
        <div className="flex items-center justify-between gap-3 border-b border-rule bg-accent-wash py-1 pr-2 pl-4 sm:pr-3 sm:pl-5">
          <span className="text-small font-medium">New messages</span>
          <Button ref={button} look="quiet" className="text-accent!" onClick={() => void loadAndFocus(show)}>
            Show
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The messages of a folder, with what chooses and loads them. */
export function InboxList(props: InboxListProps) {
  const { inbox, elements } = props;
  return (
    <Sheet aria-labelledby="inbox-title" aria-busy={inbox.isLoading} className="mail-list flex flex-col">
      <div className="flex min-h-14 items-center justify-between gap-2 border-b border-rule pr-2 pl-4 sm:pr-3 sm:pl-5">
        <h2 id="inbox-title" className="min-w-0 truncate text-lead">
          <bdi>{folderName(inbox)}</bdi>
        </h2>
        <div className="flex items-center gap-1">
          <p role="status" className="text-small text-ink-soft">
            {inbox.isLoading ? 'Loading...' : foundText(inbox)}
          </p>
          <Button look="quiet" onClick={inbox.refresh}>
            <RefreshIcon className="size-4.5" />
            Refresh
          </Button>
        </div>
      </div>
      <ListControls inbox={inbox} search={elements.search} />
      <NewMessages inbox={inbox} {...elements} />
      {inbox.problem ? (
        <Notice
          kind="danger"
          className="m-4 sm:m-5"
          action={
            <Button look="link" onClick={inbox.retry}>
              Try again
            </Button>
          }
        >
          {mailboxProblems.messagesNotLoaded}. {inbox.problem}
        </Notice>
      ) : null}
      <Items {...props} />
      <OlderMessages inbox={inbox} list={elements.list} />
    </Sheet>
  );
}

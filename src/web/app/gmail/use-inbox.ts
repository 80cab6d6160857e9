import { useEffect, useState } from 'react';
import type { Folder, MessageSummary } from '#domain/mailbox.ts';
import { fetchFolders, type ListQuery } from './mailbox-calls.ts';
import { type ConnectionState, useConnection } from './use-connection.ts';
import { type Messages, useMessages } from './use-messages.ts';
import { useNewMessages } from './use-new-messages.ts';
import { mailKey } from './use-open-message.ts';
import { useWantedMessages } from './use-wanted-messages.ts';

/** What the list shows of a mailbox: a folder, or a search in it. Without both, the newest messages of the inbox. */
export type View = { folder?: string; words?: string };

export type Inbox = Omit<ConnectionState, 'reload' | 'problem'> &
  Omit<Messages, 'markRead' | 'refresh'> & {
    /** The addresses of all mailboxes of the account, in small letters. */
    own: readonly string[];
    /** The folders besides the inbox; empty if the mailbox has none, or they are not known. */
    folders: readonly Folder[];
    view: View;
    changeView: (view: View) => void;
    /** The messages of the list: the loaded ones, or only those that need a reply. Undefined until they are loaded. */
    listed: MessageSummary[] | undefined;
    /** The loaded messages that seem to want an answer, in the order of the list. */
    wanted: readonly MessageSummary[];
    /** Whether some messages have not been read for that yet. */
    isChecking: boolean;
    /** Whether the list has only the messages that need a reply. */
    onlyWanted: boolean;
    setOnlyWanted: (onlyWanted: boolean) => void;
    isAnswered: (message: MessageSummary) => boolean;
    /** Whether new messages have come since the list was loaded. */
    hasNew: boolean;
    /** Loads the newest messages of the inbox, and returns the id of the first. */
    showNew: () => Promise<string | undefined>;
    refresh: () => void;
    /** A reply to the message was sent or saved: it is no longer unread. */
    markRead: (mailbox: string, id: string) => void;
    /** The shown mailbox is not connected any more. */
    onMailboxGone: () => void;
  };

/** The folders of a mailbox besides its inbox. If they cannot be loaded, there are none. `mailbox`: its id. */
function useFolders(mailbox: string | undefined): readonly Folder[] {
  const [loaded, setLoaded] = useState<{ mailbox: string; folders: readonly Folder[] }>();
  useEffect(() => {
    if (mailbox === undefined) return;
    const controller = new AbortController();
    fetchFolders(mailbox, controller.signal).then(
      (folders) => controller.signal.aborted || setLoaded({ mailbox, folders }),
      () => undefined,
    );
    return () => controller.abort();
  }, [mailbox]);
  const folders = loaded && loaded.mailbox === mailbox ? loaded.folders : [];
  return folders.filter(({ role }) => role !== 'inbox');
}

/** What the list shows. Another mailbox begins with its inbox. */
function useView(mailbox: string | undefined) {
  const [chosen, setChosen] = useState<ListQuery>();
  const { mailbox: _, ...view } = chosen?.mailbox === mailbox && chosen ? chosen : { mailbox };
  const query = mailbox === undefined ? undefined : { ...view, mailbox };
  const changeView = ({ folder, words }: View) => {
    if (mailbox === undefined) return;
    setChosen({ mailbox, ...(folder ? { folder } : {}), ...(words ? { words } : {}) });
  };
  return { view: view as View, query, changeView };
}

/** The list of a mailbox's messages. `answered`: the keys of the messages that were answered in this tab. */
export function useInbox(isSignedIn: boolean, answered: readonly string[]): Inbox {
  const { reload, problem, ...connection } = useConnection(isSignedIn);
  const { mailbox, mailboxes } = connection;
  const [onlyWanted, setOnlyWanted] = useState(false);
  const { view, query, changeView } = useView(mailbox?.id);
  const folders = useFolders(mailbox?.capabilities.folders ? mailbox.id : undefined);
  const list = useMessages(query, reload);
  const { hasNew, forget } = useNewMessages(mailbox?.capabilities.newMessages ? mailbox.id : undefined);
  const own = mailboxes.flatMap(({ address }) => (address ? [address.toLowerCase()] : []));
  const isAnswered = ({ id, answered: isKnown = false }: MessageSummary) =>
    isKnown || (mailbox !== undefined && answered.includes(mailKey(mailbox.id, id)));
  const { wanted, isChecking } = useWantedMessages({
    mailbox: mailbox?.id,
    messages: list.messages ?? [],
    isAnswered,
    own,
  });

  function refresh(): void {
    reload();
    if (!view.folder) forget();
    void list.refresh();
  }

  async function showNew(): Promise<string | undefined> {
    forget();
    if (!view.folder && !view.words) return list.refresh();
    changeView({});
    return undefined;
  }

  return {
    ...connection,
    ...list,
    isLoading: list.isLoading && problem === undefined,
    problem: problem ?? list.problem,
    retry: mailbox ? list.retry : reload,
    own,
    folders,
    view,
    changeView,
    listed: list.messages && onlyWanted ? wanted : list.messages,
    wanted,
    isChecking,
    onlyWanted,
    setOnlyWanted,
    isAnswered,
    hasNew,
    showNew,
    refresh,
    markRead: (of, id) => of === mailbox?.id && list.markRead(id),
    onMailboxGone: reload,
  };
}

import { useEffect, useState } from 'react';
import type { MessageSummary } from '#domain/mailbox.ts';
import { fetchThread } from './mailbox-calls.ts';
import type { OpenedMail } from './use-open-message.ts';

/** The other messages of a message's conversation, oldest first. Empty until they are loaded, and if that fails. */
export function useThread(mail: OpenedMail | undefined): readonly MessageSummary[] {
  const [loaded, setLoaded] = useState<{ key: string; messages: readonly MessageSummary[] }>();
  useEffect(() => {
    if (!mail?.threadId) return;
    const { key, mailbox, threadId, id } = mail;
    const controller = new AbortController();
    fetchThread(mailbox, threadId, controller.signal).then(
      (messages) =>
        controller.signal.aborted || setLoaded({ key, messages: messages.filter((each) => each.id !== id) }),
      () => undefined,
    );
    return () => controller.abort();
  }, [mail]);
  return loaded && loaded.key === mail?.key ? loaded.messages : [];
}

import { type RefObject, useCallback, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import { useAsksRegion } from '../desk/asks-region.tsx';
import type { AsksState } from '../desk/use-asks.ts';
import type { Reply } from '../generator/reply-versions.ts';
import { Conversation } from './conversation.tsx';
import { MessageSheet } from './message-sheet.tsx';
import { type ShownWords, useMessageSelection } from './message-text.tsx';
import type { OpenMessage } from './use-open-message.ts';
import { useThread } from './use-thread.ts';

type MessageColumnProps = {
  opened: OpenMessage;
  asks: AsksState;
  reply: Reply | undefined;
  /** The language of a picked date. */
  language: Language;
  /** Whether the mailbox knows the other messages of a conversation. */
  hasThreads: boolean;
  /** Opens another message of the conversation. */
  onOpen: (id: string) => void;
  onBack: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The open message, and what it asks. */
export function MessageColumn({
  opened,
  asks,
  reply,
  language,
  hasThreads,
  onOpen,
  ...sheet
}: MessageColumnProps) {
  const mail = opened.kind === 'ready' ? opened.mail : undefined;
  const { message, selected } = useMessageSelection(mail?.key);
  const [shown, setShown] = useState<ShownWords & { id: string | undefined }>();
  // Otherwise a message that is opened again would take the focus.
  if (shown && shown.id !== mail?.key) setShown(undefined);
  const id = mail?.key;
  const thread = useThread(hasThreads ? mail : undefined);
  // The same function for the same message, because the list of asks renders again only for what has changed.
  const onShow = useCallback(({ words }: { words: string }) => setShown({ id, words }), [id]);
  const { region, addAsk } = useAsksRegion({
    state: asks,
    id,
    hasMail: mail !== undefined,
    coverage: undefined,
    reply,
    language,
    selected,
    onShow,
  });
  return (
    <div className="message-column">
      <MessageSheet
        {...sheet}
        opened={opened}
        message={message}
        shown={shown}
        conversation={<Conversation messages={thread} onOpen={onOpen} />}
        addAsk={addAsk ? <div className="px-4 pb-4 sm:px-6">{addAsk}</div> : null}
      />
      {region}
    </div>
  );
}

import { type RefObject, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import { AddAsk } from '../desk/add-ask.tsx';
import { AsksRegion } from '../desk/asks-region.tsx';
import type { AsksState } from '../desk/use-asks.ts';
import { MessageSheet } from './message-sheet.tsx';
import { type ShownWords, useMessageSelection } from './message-text.tsx';
import type { OpenMessage } from './use-mailbox.ts';

type MessageColumnProps = {
  opened: OpenMessage;
  asks: AsksState;
  /** The language of a picked date. */
  language: Language;
  onBack: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The open message, and what it asks. */
export function MessageColumn({ opened, asks, language, ...sheet }: MessageColumnProps) {
  const mail = opened.kind === 'ready' ? opened.mail : undefined;
  const { message, selected } = useMessageSelection(mail?.id);
  const [shown, setShown] = useState<ShownWords & { id: string | undefined }>();
  // Otherwise a message that is opened again would take the focus.
  if (shown && shown.id !== mail?.id) setShown(undefined);
  const [addedKey, setAddedKey] = useState<string>();
  const adding = { add: asks.add, selected, onAdded: setAddedKey };
  return (
    <div className="message-column">
      <MessageSheet
        {...sheet}
        opened={opened}
        message={message}
        shown={shown}
        addAsk={
          asks.asks?.length === 0 ? (
            <div className="px-4 pb-4 sm:px-6">
              <AddAsk {...adding} />
            </div>
          ) : null
        }
      />
      <AsksRegion
        key={mail?.id}
        state={asks}
        hasMail={mail !== undefined}
        coverage={undefined}
        language={language}
        selected={selected}
        addedKey={addedKey}
        onAdded={setAddedKey}
        onShow={({ words }) => setShown({ id: mail?.id, words })}
      />
    </div>
  );
}

import { type RefObject, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import { useAsksRegion } from '../desk/asks-region.tsx';
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
  const { region, addAsk } = useAsksRegion({
    state: asks,
    id: mail?.id,
    hasMail: mail !== undefined,
    coverage: undefined,
    language,
    selected,
    onShow: ({ words }) => setShown({ id: mail?.id, words }),
  });
  return (
    <div className="message-column">
      <MessageSheet
        {...sheet}
        opened={opened}
        message={message}
        shown={shown}
        addAsk={addAsk ? <div className="px-4 pb-4 sm:px-6">{addAsk}</div> : null}
      />
      {region}
    </div>
  );
}

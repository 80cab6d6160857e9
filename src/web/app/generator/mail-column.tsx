import { useState } from 'react';
import type { DeskCheck } from '#web/lib/desk-reading.ts';
import { AddAsk, selectedWords } from '../desk/add-ask.tsx';
import { AsksRegion } from '../desk/asks-region.tsx';
import { useShownWords } from '../desk/use-shown-words.ts';
import { replyLanguage } from './mail-language.ts';
import { MailSheet } from './mail-sheet.tsx';
import type { useGenerator } from './use-generator.ts';

type Generator = ReturnType<typeof useGenerator>;

type MailColumnProps = Generator & {
  /** Whether the reply answers each ask. Undefined without a checked reply to this mail. */
  coverage: DeskCheck['coverage'] | undefined;
  /** Called with the position in the reply where an answer belongs. */
  onOpen: (at: number) => void;
};

/** The mail, and what it asks. */
export function MailColumn({ coverage, onOpen, ...generator }: MailColumnProps) {
  const { mail, asks, choices, mailLanguage, elements, errors } = generator;
  const { marks, show } = useShownWords(mail.text, elements.mail);
  const [addedKey, setAddedKey] = useState<string>();

  const selected = () => (elements.mail.current ? selectedWords(elements.mail.current) : '');

  return (
    <div className="mail-column flex flex-col gap-4">
      <MailSheet
        mail={mail}
        error={errors.emailContent}
        field={elements.mail}
        marks={marks}
        addAsk={
          asks.asks?.length === 0 ? <AddAsk add={asks.add} selected={selected} onAdded={setAddedKey} /> : null
        }
      />
      <AsksRegion
        state={asks}
        hasMail={mail.text.trim() !== ''}
        coverage={coverage}
        language={replyLanguage(choices.values.language, mailLanguage.view)}
        selected={selected}
        addedKey={addedKey}
        onAdded={setAddedKey}
        onShow={show}
        onOpen={onOpen}
      />
    </div>
  );
}

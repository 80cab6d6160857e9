import { useState } from 'react';
import { type Language, sameAsEmailOption } from '#domain/languages.ts';
import { surfaceDefaults } from '#domain/plans.ts';
import type { DeskCheck } from '#web/lib/desk-reading.ts';
import { AddAsk } from '../desk/add-ask.tsx';
import { AsksRegion } from '../desk/asks-region.tsx';
import { useShownWords } from '../desk/use-shown-words.ts';
import { MailSheet } from './mail-sheet.tsx';
import type { useGenerator } from './use-generator.ts';

/** The language of a reply, as far as it is known. */
function replyLanguage({ choices, mailLanguage }: Pick<Generator, 'choices' | 'mailLanguage'>): Language {
  const { language } = choices.values;
  if (language !== sameAsEmailOption.value) return language;
  return mailLanguage.view?.kind === 'known'
    ? mailLanguage.view.language
    : surfaceDefaults.generator.language;
}

type Generator = ReturnType<typeof useGenerator>;

type MailColumnProps = Generator & {
  /** Whether the reply answers each ask. Undefined without a checked reply to this mail. */
  coverage: DeskCheck['coverage'] | undefined;
};

/** The mail, and what it asks. */
export function MailColumn({ coverage, ...generator }: MailColumnProps) {
  const { mail, asks, elements, errors } = generator;
  const { marks, show } = useShownWords(mail.text, elements.mail);
  const [addedKey, setAddedKey] = useState<string>();

  function placeCursor(at: number) {
    elements.reply.current?.focus();
    elements.reply.current?.setSelectionRange(at, at);
  }
  return (
    <div className="mail-column flex flex-col gap-4">
      <MailSheet
        mail={mail}
        error={errors.emailContent}
        field={elements.mail}
        marks={marks}
        addAsk={
          asks.asks?.length === 0 ? (
            <AddAsk add={asks.add} mailField={elements.mail} onAdded={setAddedKey} />
          ) : null
        }
      />
      <AsksRegion
        state={asks}
        hasMail={mail.text.trim() !== ''}
        coverage={coverage}
        language={replyLanguage(generator)}
        mailField={elements.mail}
        addedKey={addedKey}
        onAdded={setAddedKey}
        onShow={show}
        onOpen={placeCursor}
      />
    </div>
  );
}

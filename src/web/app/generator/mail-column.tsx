import type { DeskCheck } from '#web/lib/desk-reading.ts';
import { useAsksRegion } from '../desk/asks-region.tsx';
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

/** What is selected in a text field; else the line with the cursor. Without spaces and quote marks at its ends. */
export function selectedWords({
  value,
  selectionStart,
  selectionEnd,
}: Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>): string {
  const hasSelection = selectionEnd > selectionStart;
  const lineEnd = value.indexOf('\n', selectionEnd);
  const from = hasSelection ? selectionStart : value.lastIndexOf('\n', selectionStart - 1) + 1;
  const to = hasSelection ? selectionEnd : lineEnd < 0 ? value.length : lineEnd;
  return value
    .slice(from, to)
    .replace(/^[\s>]+/, '')
    .trimEnd();
}

/** The mail, and what it asks. */
export function MailColumn({ coverage, onOpen, ...generator }: MailColumnProps) {
  const { mail, asks, choices, mailLanguage, elements, errors } = generator;
  const { marks, show } = useShownWords(mail.text, elements.mail);
  const { region, addAsk } = useAsksRegion({
    state: asks,
    hasMail: mail.text.trim() !== '',
    coverage,
    reply: generator.reply.reply,
    language: replyLanguage(choices.values.language, mailLanguage.known),
    selected: () => (elements.mail.current ? selectedWords(elements.mail.current) : ''),
    onShow: show,
    onOpen,
  });
  return (
    <div className="mail-column flex flex-col gap-4">
      <MailSheet
        mail={mail}
        onFiles={generator.openFiles}
        error={errors.emailContent}
        field={elements.mail}
        marks={marks}
        addAsk={addAsk}
      />
      {region}
    </div>
  );
}

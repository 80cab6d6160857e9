import { type DragEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { findQuotedHistoryInWorker } from '#web/lib/mail-reader.ts';
import type { QuotedHistory } from '#web/lib/quoted-history.ts';
import { Button } from '#web/ui/button.tsx';
import { CloseIcon, UndoIcon, UploadIcon } from '#web/ui/icons.tsx';
import { MarkedTextArea, type TextMark } from '#web/ui/marked-text-area.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import { TextSheet } from '#web/ui/sheet.tsx';
import type { Mail } from './mail.ts';

const FIELD = 'original-email';
const numbers = new Intl.NumberFormat('en');

/** Milliseconds after the last change until a mail is searched, because a search at each key press is too slow. */
const SEARCH_DELAY_MS = 300;

/** A mail to try the generator with. It has questions, a date, an amount and a request. */
const sampleMail = `Hi,

Thank you for the proposal. The team likes it, and we would like to go ahead. Two questions before we sign:

Could you move the kick-off from Monday to Thursday, 12 March at 10:00?
Does the price of $4,800 include the follow-up session in May?

If you can confirm both by Friday, I will send the purchase order the same day.

Kind regards,
Elena Fischer
Harbour & Hale`;

type MailSheetProps = {
  mail: Mail;
  /** Opens files that the person chose or dropped. */
  onFiles: (files: File[]) => void;
  error: string | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Words of the mail that are marked. */
  marks: readonly TextMark[];
  /** Shown in the footer of a mail without asks. */
  addAsk: ReactNode;
};

function MailActions({ mail, field, onFiles }: Pick<MailSheetProps, 'mail' | 'field' | 'onFiles'>) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        look="quiet"
        disabled={mail.text === ''}
        onClick={() => {
          mail.replace('', 'Cleared.');
          field.current?.focus();
        }}
      >
        <CloseIcon className="size-4.5" />
        Clear
      </Button>
      <Button look="quiet" onClick={() => chooser.current?.click()}>
        <UploadIcon className="size-4.5" />
        Upload
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".txt,.eml,.mbox"
        multiple
        hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Otherwise the same file could not be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}

/** The result of a search in `text`. */
type SearchResult = { text: string; history: QuotedHistory | undefined };

/** Searches a text for quoted history after a pause in typing. Undefined until the first search has ended. */
function useQuotedHistory(text: string): SearchResult | undefined {
  const [found, setFound] = useState<SearchResult>();
  useEffect(() => {
    let isCurrent = true;
    const search = async () => {
      const history = await findQuotedHistoryInWorker(text);
      if (isCurrent) setFound({ text, history });
    };
    const timer = setTimeout(() => void search(), SEARCH_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return found;
}

/** For a mail that is too long: the length of its quoted history, and a button that removes it. */
function QuotedHistoryHint({ text, onRemove }: { text: string; onRemove: (newText: string) => void }) {
  const found = useQuotedHistory(text);
  if (!found?.history) return null;
  async function remove() {
    // If the text has changed since the search, it is searched again, so that no new text is lost.
    const history = found?.text === text ? found.history : await findQuotedHistoryInWorker(text);
    if (history) onRemove(history.newText);
  }
  return (
    <p className="flex flex-wrap gap-x-2 text-ink">
      <span>Quoted history takes {numbers.format(found.history.quoted.length)} characters.</span>
      <Button look="link" onClick={() => void remove()}>
        Remove quoted history
      </Button>
    </p>
  );
}

function MailFooter({ mail, error, field, addAsk }: Omit<MailSheetProps, 'marks' | 'onFiles'>) {
  const problem = error ?? mail.fileProblem;
  return (
    <>
      {problem ? <FieldError id={`${FIELD}-error`}>{problem}</FieldError> : null}
      {mail.text.trim().length > limits.emailContent ? (
        <QuotedHistoryHint
          text={mail.text}
          onRemove={(newText) => mail.replace(newText, 'Quoted history removed.')}
        />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className={`tabular-nums ${error ? 'text-danger' : ''}`}>
          {numbers.format(mail.text.trim().length)} of {numbers.format(limits.emailContent)} characters
        </p>
        {mail.replaced ? (
          <p className="flex items-center gap-2">
            <span className="max-w-60 truncate">{mail.replaced.by}</span>
            <Button look="link" onClick={mail.undo}>
              <UndoIcon className="size-4" />
              Undo
            </Button>
          </p>
        ) : null}
        {mail.text === '' && !mail.replaced ? (
          <Button
            look="link"
            onClick={() => {
              mail.edit(sampleMail);
              field.current?.focus();
            }}
          >
            Try a sample email
          </Button>
        ) : null}
        {addAsk}
      </div>
    </>
  );
}

function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/**
 * Takes files that are dropped on an element. A file that is dropped anywhere else on the page is ignored: the browser
 * would open it instead of the page. Returns the handlers for the element, and whether a file is over it now.
 */
function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  // The number of elements under the file: `dragenter` of a child comes before `dragleave` of its parent.
  const depth = useRef(0);

  useEffect(() => {
    function ignore(event: globalThis.DragEvent) {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    }
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);

  function moveBy(step: 1 | -1, event: DragEvent) {
    if (!hasFiles(event.dataTransfer)) return;
    depth.current = Math.max(0, depth.current + step);
    setIsOver(depth.current > 0);
  }

  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => moveBy(1, event),
      onDragLeave: (event: DragEvent) => moveBy(-1, event),
      onDrop: (event: DragEvent) => {
        depth.current = 0;
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

const dropTarget =
  'pointer-events-none absolute inset-1 flex items-center justify-center rounded border-2 border-dashed ' +
  'border-accent bg-accent-wash text-lead text-accent';

/** In UTF-16 code units. The browser finds the direction of each paragraph of a text up to this length. */
const LONGEST_AUTO = 50_000;
const startsRightToLeft = /^\P{L}*[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;

/** The direction of the field. In a text of a megabyte, Chromium would search it for ten seconds after each change. */
function directionOf(text: string): 'auto' | 'ltr' | 'rtl' {
  if (text.length <= LONGEST_AUTO) return 'auto';
  return startsRightToLeft.test(text) ? 'rtl' : 'ltr';
}

/** The sheet with the received mail, which the person types, pastes, uploads or drops on it. */
export function MailSheet({ mail, onFiles, error, field, marks, addAsk }: MailSheetProps) {
  const drop = useFileDrop(onFiles);
  return (
    <TextSheet
      fieldId={FIELD}
      title="Original email"
      actions={<MailActions mail={mail} field={field} onFiles={onFiles} />}
      footer={<MailFooter mail={mail} error={error} field={field} addAsk={addAsk} />}
      className="grow"
      {...drop.handlers}
    >
      <MarkedTextArea
        id={FIELD}
        field={field}
        value={mail.text}
        marks={marks}
        onChange={(event) => mail.edit(event.target.value)}
        placeholder="Paste the email you received, or drop a .txt or .eml file."
        dir={directionOf(mail.text)}
        // The page itself keeps the text. A copy of the browser's would remain after signing out.
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error || mail.fileProblem ? `${FIELD}-error` : undefined}
        className="min-h-36 max-lg:resize-y lg:min-h-28"
      />
      {drop.isOver ? <div className={dropTarget}>Drop the file to open it</div> : null}
    </TextSheet>
  );
}

import { type RefObject, useRef } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { CloseIcon, UndoIcon, UploadIcon } from '#web/ui/icons.tsx';
import { QuotedHint } from './quoted-hint.tsx';
import { sampleMail } from './sample-mail.ts';
import { sheetTextClasses, TextSheet } from './text-sheet.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { Mail } from './use-mail.ts';

const FIELD = 'original-email';
const numbers = new Intl.NumberFormat('en');

type MailSheetProps = { mail: Mail; error: string | undefined; field: RefObject<HTMLTextAreaElement | null> };

function MailActions({ mail, field }: Omit<MailSheetProps, 'error'>) {
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
        accept=".txt,.eml"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void mail.openFile(file);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}

function MailFooter({ mail, error, field }: MailSheetProps) {
  const problem = error ?? mail.fileProblem;
  return (
    <>
      {problem ? <FieldError id={`${FIELD}-error`}>{problem}</FieldError> : null}
      {mail.text.trim().length > limits.emailContent ? (
        <QuotedHint text={mail.text} onCut={(text) => mail.replace(text, 'Quoted history removed.')} />
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
      </div>
    </>
  );
}

/** The received mail: pasted, typed, opened from a file or dropped on the sheet. */
export function MailSheet({ mail, error, field }: MailSheetProps) {
  const drop = useFileDrop((file) => void mail.openFile(file));
  return (
    <TextSheet
      fieldId={FIELD}
      title="Original email"
      actions={<MailActions mail={mail} field={field} />}
      footer={<MailFooter mail={mail} error={error} field={field} />}
      {...drop.handlers}
    >
      <textarea
        id={FIELD}
        ref={field}
        value={mail.text}
        onChange={(event) => mail.edit(event.target.value)}
        placeholder="Paste the email you received, or drop a .txt or .eml file."
        dir="auto"
        // The page stores the text for this tab itself. A copy that the browser stores would remain after signing out.
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error || mail.fileProblem ? `${FIELD}-error` : undefined}
        className={`${sheetTextClasses} min-h-56 max-lg:resize-y lg:min-h-28`}
      />
      {drop.over ? (
        <div className="pointer-events-none absolute inset-1 flex items-center justify-center rounded border-2 border-dashed border-accent bg-accent-wash text-lead text-accent">
          Drop the file to open it
        </div>
      ) : null}
    </TextSheet>
  );
}

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldError } from './notice.tsx';

type FieldProps = {
  label: string;
  /** Why the text was refused. Shown at the field, and screen readers read it with the field. */
  error?: string | undefined;
  /** Says '(optional)' after the name. */
  optional?: boolean | undefined;
  /**
   * The most characters. They are counted at the other end of the label's line. A longer text is an error, but never
   * cut off.
   */
  limit?: number | undefined;
  /** What to know before typing, shown below the field. An error replaces it. */
  hint?: string | undefined;
  /** The text, if React keeps it. Without it, `limit` counts nothing. */
  value?: string | undefined;
};

const boxClasses =
  'w-full rounded border border-edge bg-sheet px-3.5 text-ink transition-colors duration-150 hover:border-ink disabled:border-rule disabled:bg-paper disabled:text-ink-soft aria-invalid:border-danger';

type FrameProps = FieldProps & {
  /** Renders the field with the attributes that connect it to its label and its error. */
  children: (attributes: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

function FieldFrame({ label, error, optional = false, limit, hint, value = '', children }: FrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-2 text-small text-ink-soft">
        <span>
          <label htmlFor={id} className="font-medium text-ink">
            {label}
          </label>
          {optional ? ' (optional)' : ''}
        </span>
        {limit === undefined ? null : (
          <span className={`tabular-nums ${value.trim().length > limit ? 'text-danger' : ''}`}>
            {value.trim().length} of {limit}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? noteId : undefined,
      })}
      {error ? <FieldError id={noteId}>{error}</FieldError> : null}
      {hint && !error ? (
        <p id={noteId} className="text-small text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

type LineProps = FieldProps & {
  /** A button within the field, at its end; `className` leaves room for it. */
  end?: ReactNode;
};

/** A field for one line of text, with its label and, if the text was refused, the reason. */
export function TextField({
  label,
  error,
  optional,
  limit,
  hint,
  end,
  className = '',
  ...input
}: LineProps & Omit<ComponentPropsWithRef<'input'>, 'value'>) {
  return (
    <FieldFrame label={label} error={error} optional={optional} limit={limit} hint={hint} value={input.value}>
      {(attributes) => (
        <div className="relative">
          <input {...input} {...attributes} className={`h-11 ${boxClasses} ${className}`} />
          {end}
        </div>
      )}
    </FieldFrame>
  );
}

/** A field for several lines of text, otherwise like `TextField`. */
export function TextArea({
  label,
  error,
  optional,
  limit,
  hint,
  className = '',
  ...input
}: FieldProps & Omit<ComponentPropsWithRef<'textarea'>, 'value'>) {
  return (
    <FieldFrame label={label} error={error} optional={optional} limit={limit} hint={hint} value={input.value}>
      {(attributes) => (
        <textarea {...input} {...attributes} className={`block py-2.5 ${boxClasses} ${className}`} />
      )}
    </FieldFrame>
  );
}

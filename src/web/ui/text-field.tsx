import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldError } from './notice.tsx';

export type FieldProps = {
  label: string;
  /** Why the text is not accepted. Shown below the field; screen readers read it with the field. */
  error?: string | undefined;
  /** Shows '(optional)' after the label. */
  optional?: boolean | undefined;
  /** The greatest number of characters. The count is shown next to the label. A longer text is never cut off. */
  limit?: number | undefined;
  /** Help for the person, shown below the field. An error replaces it. */
  hint?: string | undefined;
  /** The text, if React controls the field. `limit` needs it. */
  value?: string | undefined;
};

/** The classes of the box in which the text is. */
export const fieldBoxClasses =
  'w-full rounded border border-edge bg-sheet px-3.5 text-ink transition-colors duration-150 hover:border-ink ' +
  'disabled:border-rule disabled:bg-paper disabled:text-ink-soft aria-invalid:border-danger';

type FrameProps = FieldProps & {
  /** Renders the field with the attributes that connect it to its label and its error. */
  children: (attributes: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

/** A field's label, and below it its error or help. */
export function FieldFrame({
  label,
  error,
  optional = false,
  limit,
  hint,
  value = '',
  children,
}: FrameProps) {
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
  /** A button inside the field, at its end. `className` has to leave room for it. */
  end?: ReactNode;
};

/** A field for one line of text, with its label and its error. */
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
          <input {...input} {...attributes} className={`h-11 ${fieldBoxClasses} ${className}`} />
          {end}
        </div>
      )}
    </FieldFrame>
  );
}

/** Like `TextField`, for several lines of text. */
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
        <textarea {...input} {...attributes} className={`block py-2.5 ${fieldBoxClasses} ${className}`} />
      )}
    </FieldFrame>
  );
}

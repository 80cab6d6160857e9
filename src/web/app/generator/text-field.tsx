import { useId } from 'react';
import { FieldError } from '#web/ui/field-error.tsx';

type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Characters that are counted quietly; more is an error, never cut off. */
  limit: number;
  error: string | undefined;
  placeholder: string;
  optional?: boolean;
  multiline?: boolean;
};

/** A labelled text with its count and, where it was refused, the reason beside it. */
export function TextField({
  label,
  value,
  onChange,
  limit,
  error,
  placeholder,
  optional = false,
  multiline = false,
}: TextFieldProps) {
  const id = useId();
  const Input = multiline ? 'textarea' : 'input';
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-2 text-small text-ink-soft">
        <span>
          <label htmlFor={id} className="font-medium text-ink">
            {label}
          </label>
          {optional ? ' (optional)' : ''}
        </span>
        <span className="tabular-nums">
          {value.trim().length} of {limit}
        </span>
      </div>
      <Input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
        dir="auto"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={`w-full rounded border border-edge bg-sheet px-3.5 py-2.5 hover:border-ink aria-invalid:border-danger ${multiline ? 'min-h-26 resize-y' : ''}`}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

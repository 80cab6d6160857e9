import type { ReactNode } from 'react';
import { AlertIcon } from './icons.tsx';

/** The error of a field, shown next to it. The field's `aria-describedby` refers to `id`. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-small text-danger">
      <AlertIcon className="mt-px size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1';

type NoticeProps = {
  /** `danger`: a failure, with an icon. `warning`: something to know before continuing. */
  kind: 'danger' | 'warning';
  /** A button or a link that helps, at the end of the line. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A sentence about the elements next to it, with a coloured line before it. */
export function Notice({ kind, action, className = '', children }: NoticeProps) {
  const colour = kind === 'danger' ? 'border-danger' : 'border-warning';
  return (
    <div className={`${row} border-l-2 pl-3 text-small ${colour} ${className}`}>
      {kind === 'danger' ? (
        <FieldError>{children}</FieldError>
      ) : (
        <p className="text-ink wrap-anywhere">{children}</p>
      )}
      {action}
    </div>
  );
}

import type { ReactNode } from 'react';
import { AlertIcon } from './icons.tsx';

/** Why a field was refused, shown at the field. The field has `id` in its `aria-describedby`. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-small text-danger">
      <AlertIcon className="mt-px size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

type NoticeProps = {
  /** `danger`: what failed, with an icon. `warning`: what to know before continuing. */
  kind: 'danger' | 'warning';
  /** What can be done about it: a button or a link at the end of the line. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A sentence near what it is about, with a line in its colour in front. */
export function Notice({ kind, action, className = '', children }: NoticeProps) {
  const colour = kind === 'danger' ? 'border-danger' : 'border-warning';
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-l-2 pl-3 text-small ${colour} ${className}`}
    >
      {kind === 'danger' ? (
        <FieldError>{children}</FieldError>
      ) : (
        <p className="text-ink wrap-anywhere">{children}</p>
      )}
      {action}
    </div>
  );
}

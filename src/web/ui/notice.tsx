import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

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

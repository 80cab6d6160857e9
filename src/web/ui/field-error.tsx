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

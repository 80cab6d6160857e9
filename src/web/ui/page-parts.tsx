import type { ReactNode } from 'react';
import { Toasts } from './toasts.tsx';

/** What every page of the application stands in: beside it, its toasts. */
export function PageParts({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toasts />
    </>
  );
}

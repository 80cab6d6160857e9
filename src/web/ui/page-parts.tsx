import type { ReactNode } from 'react';
import { type ToastPlace, Toasts } from './toasts.tsx';

type PagePartsProps = {
  /** A page of fields has its toasts below the header: the keyboard of a phone covers the other end. */
  toasts?: ToastPlace;
  children: ReactNode;
};

/** What every page of the application stands in: beside it, its toasts. */
export function PageParts({ toasts = 'above-bar', children }: PagePartsProps) {
  return (
    <>
      {children}
      <Toasts place={toasts} />
    </>
  );
}

import type { ReactNode } from 'react';
import { type ToastPlace, Toasts } from './toasts.tsx';

type PagePartsProps = {
  /** A page with fields has its toasts below the header, because a phone's keyboard covers the bottom. */
  toasts?: ToastPlace;
  children: ReactNode;
};

/** Contains every page of the application, with its toasts. */
export function PageParts({ toasts = 'above-bar', children }: PagePartsProps) {
  return (
    <>
      {children}
      <Toasts place={toasts} />
    </>
  );
}

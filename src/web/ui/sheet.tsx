import type { ComponentPropsWithRef } from 'react';

const box = 'sheet relative overflow-hidden rounded border border-rule bg-sheet';

type SheetProps = ComponentPropsWithRef<'section'> & {
  /** Whether the upper edge has the red and blue of airmail, for a text that is sent. */
  airmail?: boolean;
};

/** A sheet of paper: a section with an edge and a background. The edge shows the focus of a text field inside. */
export function Sheet({ airmail = false, className = '', ...props }: SheetProps) {
  return <section className={`${box} ${airmail ? 'airmail-edge' : ''} ${className}`} {...props} />;
}

import type { ComponentPropsWithRef } from 'react';

type SheetProps = ComponentPropsWithRef<'section'> & {
  /** The red and blue of airmail along its upper edge, for what is sent. */
  airmail?: boolean;
};

/** A sheet of paper on the desk, for what belongs together. Shows the focus of a text that fills it. */
export function Sheet({ airmail = false, className = '', ...props }: SheetProps) {
  return (
    <section
      className={`sheet relative overflow-hidden rounded border border-rule bg-sheet ${airmail ? 'airmail-edge' : ''} ${className}`}
      {...props}
    />
  );
}

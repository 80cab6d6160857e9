import type { ComponentPropsWithRef } from 'react';

/** How a button looks: `primary` is the one action of a page; `plain` stands beside it; `quiet` is a word in a bar. */
export type ButtonLook = 'primary' | 'plain' | 'quiet';

const looks: Record<ButtonLook, string> = {
  primary:
    'h-11 px-5 border border-transparent bg-accent text-on-accent font-medium hover:bg-accent-strong disabled:bg-rule disabled:text-ink-soft',
  plain:
    'h-11 px-5 bg-sheet text-ink border border-edge font-medium hover:border-ink hover:bg-paper disabled:text-ink-soft',
  quiet:
    'h-9 px-2.5 text-small text-ink-soft font-medium hover:text-ink hover:bg-accent-wash disabled:opacity-50 disabled:hover:bg-transparent disabled:hover:text-ink-soft',
};

/** The classes of a button, for links that look like one. */
export function buttonClasses(look: ButtonLook, more = ''): string {
  return `inline-flex items-center justify-center gap-2 rounded whitespace-nowrap select-none transition-colors duration-150 ${looks[look]} ${more}`;
}

type ButtonProps = ComponentPropsWithRef<'button'> & { look: ButtonLook };

/** A button of the design system. Never submits a form unless `type` says so. */
export function Button({ look, className = '', type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonClasses(look, className)} {...props} />;
}

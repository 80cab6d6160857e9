import type { ComponentPropsWithRef } from 'react';

/**
 * How a button looks: `primary` is the one action of a page; `plain` stands beside it; `quiet` is a word in a bar;
 * `danger` does what cannot be undone; `link` stands in a line of small text.
 */
export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger' | 'link';

const looks: Record<ButtonLook, string> = {
  primary:
    'h-11 px-5 border border-transparent bg-accent text-on-accent font-medium hover:bg-accent-strong active:translate-y-px disabled:bg-rule disabled:text-ink-soft disabled:translate-y-0',
  plain:
    'h-11 px-5 bg-sheet text-ink border border-edge font-medium hover:border-ink hover:bg-paper active:translate-y-px disabled:border-rule disabled:bg-paper disabled:text-ink-soft disabled:translate-y-0',
  quiet:
    'h-9 px-2.5 text-small text-ink-soft font-medium hover:text-ink hover:bg-accent-wash active:text-accent-strong pointer-coarse:h-11 disabled:opacity-50 disabled:hover:bg-transparent disabled:hover:text-ink-soft',
  danger:
    'h-11 px-5 bg-sheet text-danger border border-danger font-medium hover:bg-danger hover:text-sheet active:translate-y-px disabled:border-rule disabled:bg-paper disabled:text-ink-soft disabled:translate-y-0',
  link: 'link gap-1! pointer-coarse:-my-2.5 pointer-coarse:min-h-11',
};

/** The classes of a button, for links that look like one. */
export function buttonClasses(look: ButtonLook, more = ''): string {
  return `inline-flex items-center justify-center gap-2 rounded whitespace-nowrap select-none transition-colors duration-150 ${looks[look]} ${more}`;
}

type ButtonProps = ComponentPropsWithRef<'button'> & { look: ButtonLook };

/**
 * A button of the design system. Never submits a form unless `type` says so. While it waits, disable it and say so
 * in its words.
 */
export function Button({ look, className = '', type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonClasses(look, className)} {...props} />;
}

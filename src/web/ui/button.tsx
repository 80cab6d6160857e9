import type { ComponentPropsWithRef } from 'react';

/**
 * How a button looks. `primary`: the main action of a page. `plain`: next to it. `quiet`: a word in a bar. `danger`:
 * does what cannot be undone. `link`: in a line of small text.
 */
export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger' | 'link';

/**
 * How much room a button takes. `large`: in a page. `small`: in a header. `bar`: next to others in a bar. `icon`: has
 * only icons. `line`: within a line of text. Each is 44 px high on a touch screen.
 */
export type ButtonSize = 'large' | 'small' | 'bar' | 'icon' | 'line';

const sizes: Record<ButtonSize, string> = {
  // Its words may take two lines on a narrow screen: at twice the font size they are wider than the page.
  large: 'min-h-11 gap-2 px-5 py-1.5 text-center max-[24rem]:whitespace-normal',
  small: 'min-h-9 gap-2 px-3.5 text-small pointer-coarse:min-h-11',
  bar: 'min-h-9 gap-2 px-2.5 text-small pointer-coarse:min-h-11',
  icon: 'min-h-11 gap-2 px-1.5 md:px-2.5',
  line: 'gap-1 pointer-coarse:-my-2.5 pointer-coarse:min-h-11',
};

const usualSizes: Record<ButtonLook, ButtonSize> = {
  primary: 'large',
  plain: 'large',
  quiet: 'bar',
  danger: 'large',
  link: 'line',
};

const looks: Record<ButtonLook, string> = {
  primary:
    'border border-transparent bg-accent text-on-accent font-medium hover:bg-accent-strong active:translate-y-px disabled:bg-rule disabled:text-ink-soft disabled:translate-y-0',
  plain:
    'bg-sheet text-ink border border-edge font-medium hover:border-ink hover:bg-paper active:translate-y-px disabled:border-rule disabled:bg-paper disabled:text-ink-soft disabled:translate-y-0',
  quiet:
    'text-ink-soft font-medium hover:text-ink hover:bg-accent-wash active:text-accent-strong disabled:opacity-50 disabled:hover:bg-transparent disabled:hover:text-ink-soft',
  danger:
    'bg-sheet text-danger border border-danger font-medium hover:bg-danger hover:text-sheet active:translate-y-px disabled:border-rule disabled:bg-paper disabled:text-ink-soft disabled:translate-y-0',
  link: 'link',
};

/** The classes of a button, for links that look like one. Each look has its usual size. `more`: additional classes. */
export function buttonClasses(
  look: ButtonLook,
  { size = usualSizes[look], more = '' }: { size?: ButtonSize; more?: string } = {},
): string {
  return `inline-flex items-center justify-center rounded whitespace-nowrap select-none transition-colors duration-150 ${sizes[size]} ${looks[look]} ${more}`;
}

type ButtonProps = ComponentPropsWithRef<'button'> & { look: ButtonLook };

/**
 * A button of the design system. Never submits a form unless `type` says so. While it waits, disable it and change its
 * words to say so.
 */
export function Button({ look, className = '', type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonClasses(look, { more: className })} {...props} />;
}

/** The link back at the top of a page. Its arrow is aligned with the text below. */
export function BackLink({
  href,
  label,
  className = '',
}: {
  href: string;
  label: string;
  className?: string;
}) {
  return (
    <a href={href} className={buttonClasses('quiet', { more: `-ms-2.5 ${className}` })}>
      <svg className="size-4" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
        <path strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" d="M13 8H3m4-4L3 8l4 4" />
      </svg>
      {label}
    </a>
  );
}

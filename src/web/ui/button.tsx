import type { ComponentPropsWithRef } from 'react';

/**
 * How a button looks. `primary`: the main action of a page. `plain`: any other action. `quiet`: an action in a toolbar.
 * `danger`: an action that cannot be undone. `link`: an action within small text.
 */
export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger' | 'link';

/**
 * The size of a button. `large`: in a page. `small`: in a header. `bar`: in a toolbar. `icon`: for a button with icons
 * only. `line`: within a line of text. Each is 44 px high on a touch screen.
 */
export type ButtonSize = 'large' | 'small' | 'bar' | 'icon' | 'line';

const sizes: Record<ButtonSize, string> = {
  // On a narrow screen the label may take two lines: at twice the font size it is wider than the page.
  large: 'min-h-11 gap-2 px-5 py-1.5 text-center max-[24rem]:whitespace-normal',
  small: 'min-h-9 gap-2 px-3.5 text-small pointer-coarse:min-h-11',
  bar: 'min-h-9 gap-2 px-2.5 text-small pointer-coarse:min-h-11',
  icon: 'min-h-11 gap-2 px-1.5 md:px-2.5',
  line: 'gap-1 pointer-coarse:-my-2.5 pointer-coarse:min-h-11',
};

const defaultSizes: Record<ButtonLook, ButtonSize> = {
  primary: 'large',
  plain: 'large',
  quiet: 'bar',
  danger: 'large',
  link: 'line',
};

const base =
  'inline-flex items-center justify-center rounded whitespace-nowrap select-none transition-colors duration-150';

/** Moves a button with an edge while it is pressed, and dims it while it is disabled. */
const pressable =
  'active:translate-y-px disabled:border-rule disabled:bg-paper disabled:text-ink-soft disabled:translate-y-0';

const looks: Record<ButtonLook, string> = {
  primary:
    'border border-transparent bg-accent text-on-accent font-medium hover:bg-accent-strong ' +
    'active:translate-y-px disabled:bg-rule disabled:text-ink-soft disabled:translate-y-0',
  plain: `bg-sheet text-ink border border-edge font-medium hover:border-ink hover:bg-paper ${pressable}`,
  quiet:
    'text-ink-soft font-medium hover:text-ink hover:bg-accent-wash active:text-accent-strong ' +
    'disabled:opacity-50 disabled:hover:bg-transparent disabled:hover:text-ink-soft',
  danger: `bg-sheet text-danger border border-danger font-medium hover:bg-danger hover:text-sheet ${pressable}`,
  link: 'link',
};

/** The classes of a button, for links that look like one. Each look has a default size. */
export function buttonClasses(
  look: ButtonLook,
  { size = defaultSizes[look], className = '' }: { size?: ButtonSize | undefined; className?: string } = {},
): string {
  return `${base} ${sizes[size]} ${looks[look]} ${className}`;
}

type ButtonProps = ComponentPropsWithRef<'button'> & { look: ButtonLook; size?: ButtonSize };

/**
 * A button of the design system. It submits a form only with `type="submit"`. While its action runs, disable the button
 * and change its label.
 */
export function Button({ look, size, className = '', type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonClasses(look, { size, className })} {...props} />;
}

/** A link to the previous page, at the top of a page. Its arrow is aligned with the text below. */
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
    <a href={href} className={buttonClasses('quiet', { className: `-ms-2.5 ${className}` })}>
      <svg className="size-4" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
        <path strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" d="M13 8H3m4-4L3 8l4 4" />
      </svg>
      {label}
    </a>
  );
}

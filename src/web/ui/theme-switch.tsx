import type { ComponentPropsWithRef } from 'react';
import { MoonIcon, SunIcon } from './icons.tsx';

const iconButton =
  'inline-flex size-11 shrink-0 items-center justify-center rounded text-ink-soft transition-colors duration-150 ' +
  'hover:text-ink';

type ThemeSwitchProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'>;

/**
 * An icon button, 44 by 44 px, that switches between the light and the dark theme. The script in the head of every page
 * handles the press, so the button also works on documents. The style sheet shows the icon and the name of the other
 * theme, and hides the button if scripts are switched off.
 */
export function ThemeSwitch({ className = '', ...props }: ThemeSwitchProps) {
  return (
    <button
      type="button"
      data-theme-switch=""
      className={`theme-switch ${iconButton} ${className}`}
      {...props}
    >
      <span className="when-light">
        <MoonIcon />
        <span className="sr-only">Use dark theme</span>
      </span>
      <span className="when-dark">
        <SunIcon />
        <span className="sr-only">Use light theme</span>
      </span>
    </button>
  );
}

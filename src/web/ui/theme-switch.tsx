import type { ComponentPropsWithRef } from 'react';
import { MoonIcon, SunIcon } from './icons.tsx';

type ThemeSwitchProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'>;

/**
 * Switches between the light and the dark theme: an icon button, 44 px square. Plain markup for documents and the
 * application alike: the script in the head of every page handles the press, and the style sheet shows the name that
 * says what a press does. Not shown if scripts are switched off.
 */
export function ThemeSwitch({ className = '', ...props }: ThemeSwitchProps) {
  return (
    <button
      type="button"
      data-theme-switch=""
      className={`theme-switch inline-flex size-11 shrink-0 items-center justify-center rounded text-ink-soft transition-colors duration-150 hover:text-ink ${className}`}
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

import { readStored, writeStored } from './browser-storage.ts';

/** A set of colours that a person chose. Who chose none follows the system. */
export type Theme = 'light' | 'dark';

/** Where the choice is kept, in local storage. */
export const THEME_KEY = 'theme';

/** A stored value as a choice; undefined where it is none. */
export function parseTheme(stored: string | null): Theme | undefined {
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

/** The choice that this browser keeps. */
export function readTheme(): Theme | undefined {
  return parseTheme(readStored('local', THEME_KEY));
}

/** Keeps a choice; one that is undefined follows the system again. */
export function storeTheme(theme: Theme | undefined): void {
  writeStored('local', THEME_KEY, theme);
}

/** The choice after a press of the switch: the other set, and none where that is the system's own. */
export function themeAfterPress(chosen: Theme | undefined, system: Theme): Theme | undefined {
  if (!chosen || chosen === system) return system === 'dark' ? 'light' : 'dark';
  return undefined;
}

/** The themes, in the order of their `theme-color` metas in the head. */
export const themes = ['light', 'dark'] as const;

/** A theme that a person can choose. Without a choice, the page has the system's theme. */
export type Theme = (typeof themes)[number];

/** The key of the chosen theme, in local storage. There is no value without a choice. */
export const THEME_KEY = 'theme';

/** The theme in a stored value; undefined if it is not a theme. */
export function parseTheme(stored: string | null): Theme | undefined {
  return themes.find((theme) => theme === stored);
}

/** The choice after a press of the switch: the other theme, or no choice if that is the system's theme. */
export function themeAfterPress(chosen: Theme | undefined, system: Theme): Theme | undefined {
  return chosen && chosen !== system ? undefined : themes.find((theme) => theme !== system);
}

/** The media query that is true if the system has this theme. */
export function mediaQueryOf(theme: Theme): string {
  return `(prefers-color-scheme: ${theme})`;
}

/**
 * Writes the chosen theme on the root element and sets the colour of the browser's bars. Changes the `media` of the two
 * metas and keeps their `content`, because React recognises them by it.
 */
export function showTheme(theme: Theme | undefined): void {
  document.documentElement.dataset.theme = theme ?? '';
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((meta, index) => {
    const own = themes[index] as Theme;
    meta.media = theme ? (theme === own ? '' : 'not all') : mediaQueryOf(own);
  });
}

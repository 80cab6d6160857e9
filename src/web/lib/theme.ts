/** The themes, in the order of their metas in the head. */
export const themes = ['light', 'dark'] as const;

/** A theme that a person chose. Without a choice, the page follows the system. */
export type Theme = (typeof themes)[number];

/** The key under which the choice is kept, in local storage. There is no value if the page follows the system. */
export const THEME_KEY = 'theme';

/** A stored value as a choice; undefined if it is not a theme. */
export function parseTheme(stored: string | null): Theme | undefined {
  return themes.find((theme) => theme === stored);
}

/** The choice after a press of the switch: the other theme, or undefined if that is the system's own. */
export function themeAfterPress(chosen: Theme | undefined, system: Theme): Theme | undefined {
  return chosen && chosen !== system ? undefined : themes.find((theme) => theme !== system);
}

/** The media query for a system that uses this theme. */
export function systemShows(theme: Theme): string {
  return `(prefers-color-scheme: ${theme})`;
}

/**
 * Writes the chosen theme on the root element and sets the colour of the browser's bars. The two metas, the light one
 * first, keep their `content` and change their `media`, because React identifies them by their `content`.
 */
export function showTheme(theme: Theme | undefined): void {
  document.documentElement.dataset.theme = theme ?? '';
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((meta, index) => {
    const own = themes[index] as Theme;
    meta.media = theme ? (theme === own ? '' : 'not all') : systemShows(own);
  });
}

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

/** The sets of colours, in the order of their metas in the head. */
export const themes = ['light', 'dark'] as const;

/** A set of colours that a person chose. Who chose none follows the system. */
export type Theme = (typeof themes)[number];

/** Where the choice is kept, in local storage; nothing is where the system is followed. */
export const THEME_KEY = 'theme';

/** A stored value as a choice; undefined where it is none. */
export function parseTheme(stored: string | null): Theme | undefined {
  return themes.find((theme) => theme === stored);
}

/** The choice after a press of the switch: the other set, and none where that is the system's own. */
export function themeAfterPress(chosen: Theme | undefined, system: Theme): Theme | undefined {
  return chosen && chosen !== system ? undefined : themes.find((theme) => theme !== system);
}

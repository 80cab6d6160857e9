import { useSyncExternalStore } from 'react';

/** What a page is served with does not change while it is open. */
const never = () => () => undefined;

/**
 * Whether there is a choice of models on this site: the serving program says in the page which ones it has
 * (MODELS_PLACEHOLDER). True in the prerendered page, which keeps the choice's place: the style sheet hides it there.
 */
export function useAdvancedModel(): boolean {
  return useSyncExternalStore(
    never,
    () => document.documentElement.dataset.models?.includes('advanced') ?? false,
    () => true,
  );
}

import { useSyncExternalStore } from 'react';

/** The models in a page do not change while it is open. */
const never = () => () => undefined;

/**
 * Whether this site offers a choice of models. The server writes into the page which models it has
 * (MODELS_PLACEHOLDER). True in the prerendered page, which reserves the place of the choice. The style sheet hides it
 * there.
 */
export function useAdvancedModel(): boolean {
  return useSyncExternalStore(
    never,
    () => document.documentElement.dataset.models?.includes('advanced') ?? false,
    () => true,
  );
}

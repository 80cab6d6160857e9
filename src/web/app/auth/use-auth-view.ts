import { useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { pagePaths, signUpPath } from '#domain/paths.ts';

/** What the page of the way in shows. */
export type AuthView = 'sign-in' | 'sign-up' | 'forgot-password';

const views: readonly unknown[] = ['sign-in', 'sign-up', 'forgot-password'] satisfies AuthView[];

/** The view that an address and its entry of the history ask for. */
export function viewOf({ hash, state }: Pick<Location, 'hash' | 'state'>): AuthView {
  if (views.includes(state?.view)) return state.view;
  return signUpPath.endsWith(hash || ' ') ? 'sign-up' : 'sign-in';
}

/**
 * The view, and how to change it. It is kept in the history's entry: a reload has it, and 'back' leads from a
 * forgotten password to the form. Undefined in the prerendered page, which cannot know.
 */
export function useAuthView(isLive: boolean): [AuthView | undefined, (view: AuthView) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const view = isLive ? viewOf(location) : undefined;

  function show(next: AuthView): void {
    void navigate(pagePaths.auth, { state: { view: next }, replace: next !== 'forgot-password' });
  }

  useEffect(() => {
    // The address has done its work: the page's own stands there from now on.
    if (view && location.hash) void navigate(pagePaths.auth, { state: { view }, replace: true });
  }, [view, location.hash, navigate]);

  return [view, show];
}

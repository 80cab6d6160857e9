import { useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { pagePaths, signUpPath } from '#domain/paths.ts';

/** The views of the sign-in page. */
export type AuthView = 'sign-in' | 'sign-up' | 'forgot-password';

const views: readonly unknown[] = ['sign-in', 'sign-up', 'forgot-password'] satisfies AuthView[];

/** The view that an address and its history entry ask for. */
export function viewOf({ hash, state }: Pick<Location, 'hash' | 'state'>): AuthView {
  if (views.includes(state?.view)) return state.view;
  return signUpPath.endsWith(hash || ' ') ? 'sign-up' : 'sign-in';
}

/**
 * The view, and a function that changes it. The view is kept in the history entry, so a reload keeps it, and 'back'
 * leads from the forgotten password to the form. Undefined in the prerendered page, which cannot know it.
 */
export function useAuthView(isLive: boolean): [AuthView | undefined, (view: AuthView) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const view = isLive ? viewOf(location) : undefined;

  function show(next: AuthView): void {
    void navigate(pagePaths.auth, { state: { view: next }, replace: next !== 'forgot-password' });
  }

  useEffect(() => {
    // The fragment has been read, so the page's own address replaces it.
    if (view && location.hash) void navigate(pagePaths.auth, { state: { view }, replace: true });
  }, [view, location.hash, navigate]);

  return [view, show];
}

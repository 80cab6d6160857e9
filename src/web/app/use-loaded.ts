import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { readSession } from '#web/lib/session.ts';

/** What a call has loaded for the signed-in person so far. */
export type Loaded<Value> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; value: Value };

const loading = { kind: 'loading' } as const;

/**
 * What `read` loads. The caller says when: with `load`. What is shown stays until the response comes, and stays if the
 * call fails. `read` is the same function at each render and throws `ApiProblem`.
 */
export function useLoaded<Value>(read: () => Promise<Value>) {
  const [state, setState] = useState<Loaded<Value>>(loading);
  /** Calls are numbered: a response that comes after the response to a later call is dropped. */
  const latest = useRef(0);
  const shown = useRef(0);

  const load = useCallback(async () => {
    // Without a session, the page itself goes to the sign-in page.
    if (!readSession()) return;
    latest.current += 1;
    const call = latest.current;
    try {
      const value = await read();
      if (call <= shown.current) return;
      shown.current = call;
      setState({ kind: 'ready', value });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (call === latest.current) setState((now) => (now.kind === 'ready' ? now : { kind: 'failed' }));
    }
  }, [read]);

  return {
    state,
    load,
    /** Loads again after a failure, and shows that it loads. */
    retry() {
      shown.current = latest.current;
      setState(loading);
      void load();
    },
    /** Changes what was loaded, as the server has changed it. A response that is on its way does not know of it. */
    change(next: (value: Value) => Value) {
      shown.current = latest.current;
      setState((now) => (now.kind === 'ready' ? { kind: 'ready', value: next(now.value) } : now));
    },
  };
}

/** Loads at once, and again when the page is restored from the back/forward cache. */
export function useLoadWithPage(load: () => Promise<void>): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => void (persisted && load());
    window.addEventListener('pageshow', onPageShow);
    void load();
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [load]);
}

/**
 * Restores the focus after a press on a control that disappears when `state` changes, such as 'Try again'. The control
 * calls what is returned. Afterwards `focus` is called if nothing else has the focus.
 */
export function useFocusAfterPress(state: { kind: string }, focus: () => void): () => void {
  const isPressed = useRef(false);
  const restore = useEffectEvent(focus);
  useEffect(() => {
    if (state.kind === 'loading' || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) restore();
  }, [state]);
  return () => {
    isPressed.current = true;
  };
}

/**
 * Runs work by keys, so that calls for the same key that come while it runs share the next run. Each caller gets a run
 * that began after its call.
 */
export function createSharedRuns(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const running = new Map<string, { current: Promise<void>; next?: Promise<void> }>();

  const start = (key: string): Promise<void> => {
    const current = work(key).finally(() => {
      const state = running.get(key);
      if (state?.current === current && !state.next) running.delete(key);
    });
    running.set(key, { current });
    return current;
  };

  return (key) => {
    const state = running.get(key);
    if (!state) return start(key);
    // A failure of the present run does not concern the next one.
    state.next ??= state.current.catch(() => {}).then(() => start(key));
    return state.next;
  };
}

import { useEffect, useLayoutEffect, useState } from 'react';
import { beginWork } from '#web/lib/kept-work.ts';
import { readWork, saveWork, type Work } from '#web/lib/saved-work.ts';

/**
 * Restores what the tab had before a reload, once, after hydration, and stores every change from then on. Stores
 * nothing while a reply is being written, because it is not the person's text yet.
 */
export function useSavedWork(work: Work, busy: boolean, restore: (work: Work | undefined) => void): void {
  const [restored, setRestored] = useState(false);
  const { mail, settings, mailLanguage, reply } = work;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, after hydration.
  useLayoutEffect(() => {
    beginWork();
    restore(readWork());
    setRestored(true);
  }, []);

  useEffect(() => {
    if (restored && !busy) saveWork({ mail, settings, mailLanguage, reply });
  }, [restored, busy, mail, settings, mailLanguage, reply]);
}

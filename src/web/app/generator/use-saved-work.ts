import { useEffect, useLayoutEffect, useState } from 'react';
import { beginWork } from '#web/lib/kept-work.ts';
import { readWork, saveWork, type Work } from '#web/lib/saved-work.ts';

/**
 * Brings back what the tab had before a reload, once, after the prerendered page is taken over, and keeps every
 * change from then on. Nothing is kept while a reply is being written: it is not the person's yet.
 */
export function useSavedWork(work: Work, busy: boolean, restore: (work: Work | undefined) => void): void {
  const [restored, setRestored] = useState(false);
  const { mail, settings, mailLanguage, reply } = work;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, when the page comes to life.
  useLayoutEffect(() => {
    beginWork();
    restore(readWork());
    setRestored(true);
  }, []);

  useEffect(() => {
    if (restored && !busy) saveWork({ mail, settings, mailLanguage, reply });
  }, [restored, busy, mail, settings, mailLanguage, reply]);
}

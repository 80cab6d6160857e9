import { useEffect, useState } from 'react';
import { loadedReplyPart, loadReplyPart } from '#web/lib/reply-part.ts';

/** Never resolves; rejects with the signal's reason once it aborts. */
export function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * The script that checks and sends a request. It is loaded while the person still reads the pasted text. `preparing` is
 * true while a press waits for it. `get` throws `ApiProblem` if it cannot be loaded, and the signal's reason as soon as
 * the signal aborts.
 */
export function useReplyPart(hasText: boolean) {
  const [preparing, setPreparing] = useState(false);

  useEffect(() => {
    // A failure here is ignored: the press tries again and reports it.
    if (hasText) loadReplyPart().catch(() => undefined);
  }, [hasText]);

  async function get(signal: AbortSignal) {
    setPreparing(true);
    try {
      return await Promise.race([loadReplyPart(), abortion(signal)]);
    } finally {
      setPreparing(false);
    }
  }
  return { preparing, get: async (signal: AbortSignal) => loadedReplyPart() ?? (await get(signal)) };
}

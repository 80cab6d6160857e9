import { useEffect, useState } from 'react';
import { loadedReplyPart, loadReplyPart } from '#web/lib/reply-part.ts';

/** Never resolves; rejects with the signal's reason once it aborts. */
export function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * What checks and sends a request, fetched while the person still reads what they pasted. `preparing` while a
 * press waits for it; `get` throws `ApiProblem` where it cannot be fetched, and the signal's reason as soon as
 * the signal aborts.
 */
export function useReplyPart(hasText: boolean) {
  const [preparing, setPreparing] = useState(false);

  useEffect(() => {
    // What fails now is tried again, and told, at the press.
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

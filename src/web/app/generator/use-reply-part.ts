import { useEffect, useState } from 'react';
import { loadedReplyPart, loadReplyPart } from '#web/lib/reply-part.ts';

/**
 * What checks and sends a request, fetched while the person still reads what they pasted. `preparing` while a
 * press waits for it; `get` throws `ReplyProblem` where it cannot be fetched.
 */
export function useReplyPart(hasText: boolean) {
  const [preparing, setPreparing] = useState(false);

  useEffect(() => {
    // What fails now is tried again, and told, at the press.
    if (hasText) loadReplyPart().catch(() => undefined);
  }, [hasText]);

  async function get() {
    setPreparing(true);
    try {
      return await loadReplyPart();
    } finally {
      setPreparing(false);
    }
  }
  return { preparing, get: async () => loadedReplyPart() ?? (await get()) };
}

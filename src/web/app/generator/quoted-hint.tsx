import { useEffect, useState } from 'react';
import type { QuotedHistory } from '#web/lib/quoted-history.ts';
import { Button } from '#web/ui/button.tsx';

/** Milliseconds without a change before the mail is searched: a search takes longer than a key press may. */
const PAUSE_MS = 300;
const numbers = new Intl.NumberFormat('en');

type Found = { history: QuotedHistory | undefined; find: (text: string) => QuotedHistory | undefined };

/** Quoted history of a mail that is too long. What finds it is fetched when it is first needed. */
function useQuotedHistory(text: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let current = true;
    const search = async () => {
      try {
        const { findQuotedHistory: find } = await import('#web/lib/quoted-history.ts');
        if (current) setFound({ history: find(text), find });
      } catch {
        // It could not be fetched: the mail can still be shortened by hand, and the next change tries again.
      }
    };
    const timer = setTimeout(() => void search(), PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text]);
  return found;
}

/** Tells where a mail that is too long could be cut, and cuts it. */
export function QuotedHint({ text, onCut }: { text: string; onCut: (rest: string) => void }) {
  const found = useQuotedHistory(text);
  if (!found?.history) return null;
  function cut() {
    // What was found may be older than the text: searched again, so that nothing typed since is lost.
    const history = found?.find(text);
    if (history) onCut(history.rest);
  }
  return (
    <p className="flex flex-wrap gap-x-2 text-ink">
      <span>Quoted history takes {numbers.format(found.history.quoted.length)} characters.</span>
      <Button look="link" onClick={cut}>
        Remove quoted history
      </Button>
    </p>
  );
}

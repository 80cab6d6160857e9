import { useEffect, useState } from 'react';
import { askQuotedHistory } from '#web/lib/mail-reader.ts';
import type { QuotedHistory } from '#web/lib/quoted-history.ts';
import { Button } from '#web/ui/button.tsx';

/** Milliseconds without a change before the mail is searched: a search takes too long to run at each key press. */
const PAUSE_MS = 300;
const numbers = new Intl.NumberFormat('en');

/** The quoted history of a mail that is too long. `text` is the text that was searched. */
type Found = { text: string; history: QuotedHistory | undefined };

function useQuotedHistory(text: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let current = true;
    const search = async () => {
      const history = await askQuotedHistory(text);
      if (current) setFound({ text, history });
    };
    const timer = setTimeout(() => void search(), PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text]);
  return found;
}

/** Says how much quoted history a mail that is too long has, and removes it on request. */
export function QuotedHint({ text, onCut }: { text: string; onCut: (rest: string) => void }) {
  const found = useQuotedHistory(text);
  if (!found?.history) return null;
  async function cut() {
    // The text may have changed since the search. Then it is searched again, so that nothing typed since is lost.
    const history = found?.text === text ? found.history : await askQuotedHistory(text);
    if (history) onCut(history.rest);
  }
  return (
    <p className="flex flex-wrap gap-x-2 text-ink">
      <span>Quoted history takes {numbers.format(found.history.quoted.length)} characters.</span>
      <Button look="link" onClick={() => void cut()}>
        Remove quoted history
      </Button>
    </p>
  );
}

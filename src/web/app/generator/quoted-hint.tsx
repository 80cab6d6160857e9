import { useEffect, useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { QuotedHistory } from '#web/lib/quoted-history.ts';

const numbers = new Intl.NumberFormat('en');

/** Quoted history of a mail that is too long. What finds it is fetched when it is first needed. */
function useQuotedHistory(text: string): QuotedHistory | undefined {
  const [history, setHistory] = useState<QuotedHistory>();
  useEffect(() => {
    let current = true;
    void import('#web/lib/quoted-history.ts').then(({ findQuotedHistory }) => {
      if (current) setHistory(findQuotedHistory(text));
    });
    return () => {
      current = false;
    };
  }, [text]);
  return history;
}

/** Tells where a mail that is too long could be cut, and cuts it. */
export function QuotedHint({ text, onCut }: { text: string; onCut: (rest: string) => void }) {
  const history = useQuotedHistory(text);
  if (!history) return null;
  const fits = history.rest.length <= limits.emailContent;
  return (
    <p className="flex flex-wrap gap-x-2 text-ink">
      <span>
        Quoted history is {numbers.format(history.length)} characters.{fits ? ' Remove it to fit.' : ''}
      </span>
      <button type="button" className="link" onClick={() => onCut(history.rest)}>
        Remove quoted history
      </button>
    </p>
  );
}

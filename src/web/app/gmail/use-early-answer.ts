import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnswerableMail } from '#web/lib/answerable-mail.ts';

/**
 * Answers a message as soon as it is loaded, if that was requested while it was loading. Returns the function that
 * requests it.
 */
export function useEarlyAnswer(
  mail: AnswerableMail | undefined,
  answer: () => void,
): (mailId: string) => void {
  const wantedId = useRef<string>(undefined);
  const onLoaded = useEffectEvent((id: string) => {
    if (wantedId.current === id) answer();
    wantedId.current = undefined;
  });
  useEffect(() => {
    if (mail) onLoaded(mail.id);
  }, [mail]);
  return (id) => {
    wantedId.current = id;
  };
}

import { useLayoutEffect, useRef } from 'react';
import { type BatchPlace, batchMailId } from '#web/lib/batches.ts';
import type { MailWork, useGenerator } from '../generator/use-generator.ts';

/** The work on the mail that is on the desk. */
export function useMailWork({ batch, mail, asks, mailLanguage, reply }: ReturnType<typeof useGenerator>) {
  const latest = useRef(batch.work);
  useLayoutEffect(() => {
    latest.current = batch.work;
  });

  /** Puts another mail on the desk, with the work on it. */
  function showWork(next: MailWork, place: BatchPlace | undefined): void {
    const id = batchMailId(place);
    batch.setPlace(place);
    mail.edit(next.mail);
    asks.restore(next.desk ? [{ text: next.mail, id, work: next.desk }] : []);
    mailLanguage.pick(next.mailLanguage, { text: next.mail, id });
    reply.show(next.reply, next.words);
  }

  /** `takeWork`: the present work, also after a change in the same event. */
  return { takeWork: () => latest.current, showWork };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '#web/lib/toasts.ts';
import { isTouchScreen } from '#web/lib/touch-screen.ts';
import type { useGenerator } from '../generator/use-generator.ts';
import { isOverlayOpen } from '../open-overlay.ts';
import { changeMail } from './batch-store.ts';
import { batchProblems } from './batch-words.ts';
import { useBatchMails } from './use-batch-mails.ts';
import { isFinished, stateAfter, useBatchQueue, withPresent } from './use-batch-queue.ts';
import { useDownload } from './use-download.ts';

type Generator = ReturnType<typeof useGenerator>;

function hasText(reply: { text: string } | undefined): boolean {
  return !!reply?.text.trim();
}

/** Leaves a field whose text goes into the reply when it loses the focus. */
function leaveField(): void {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement) flushSync(() => active.blur());
}

/** The keys of the batch: F9 for the next mail, Shift+F9 to skip one. */
function useBatchKeys(keys: { onNext: () => void; onSkip: () => void }): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F9' || event.ctrlKey || event.altKey || event.metaKey || isOverlayOpen()) return;
    event.preventDefault();
    if (event.repeat || event.isComposing) return;
    if (event.shiftKey) keys.onSkip();
    else keys.onNext();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
}

/** After a step, the focus goes to the reply of the mail that is shown, or else to the mail. */
function useFocusOnMail({ batch, elements }: Generator, wantsFocus: { current: boolean }): void {
  const { place } = batch;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another mail is shown.
  useEffect(() => {
    if (!place || !wantsFocus.current) return;
    wantsFocus.current = false;
    // On a touch screen a focused text field opens the keyboard.
    if (isTouchScreen()) return;
    const field = elements.reply.current?.value ? elements.reply.current : elements.mail.current;
    field?.focus();
    field?.setSelectionRange(0, 0);
    if (field) field.scrollTop = 0;
  }, [place]);
}

type Mails = ReturnType<typeof useBatchMails>;

/** The steps through the mails, by buttons and keys. `hasNext`: whether 'Next' does anything. `onFinish`: the person has dealt with the last mail. */
function useSteps(generator: Generator, mails: Mails, hasNext: boolean, onFinish: () => void) {
  const { place } = generator.batch;
  const { takeWork } = mails;
  const isLocked = generator.isBusy || mails.reading.scan !== undefined;
  const queue = useBatchQueue({
    items: mails.items,
    at: (place?.at ?? 0) - 1,
    isLocked,
    hasReply: () => hasText(takeWork().reply),
    onChange: mails.setItems,
    keep: async ({ n, state }) => {
      if (place) await changeMail(place.id, n, { state, work: takeWork() });
    },
    open: async ({ n }) => {
      if (place) await mails.show(place.id, n);
    },
    onFinish,
    onFailure: (error) => {
      const isGone = error instanceof Error && error.message === batchProblems.gone;
      showToast('error', isGone ? batchProblems.gone : batchProblems.notKept);
    },
  });
  const next = () => {
    if (!hasNext) return;
    leaveField();
    void queue.next();
  };
  const skip = () => {
    leaveField();
    void queue.skip();
  };
  useBatchKeys({ onNext: next, onSkip: skip });
  return { ...queue, next, skip, isLocked };
}

/** The batch of the generator: its mails, the steps through them and the download. */
export function useBatch(generator: Generator) {
  const { reply, elements } = generator;
  const { place } = generator.batch;
  const mails = useBatchMails(generator);
  const [finishes, setFinishes] = useState(0);
  const downloadButton = useRef<HTMLButtonElement>(null);
  const items = withPresent(mails.items, (place?.at ?? 0) - 1, hasText(reply.reply));
  const item = items.find(({ n }) => n === place?.at);
  const hasEnded = items.length > 0 && isFinished(items);
  // At the end, 'Next' takes back the skip of a mail that got a reply since.
  const hasNext = !hasEnded || (item && stateAfter(item, 'next', hasText(reply.reply)) !== item.state);
  const queue = useSteps(generator, mails, hasNext === true, () => setFinishes((count) => count + 1));
  useFocusOnMail(generator, mails.wantsFocus);
  useEffect(() => {
    if (finishes > 0) downloadButton.current?.focus();
  }, [finishes]);

  const download = useDownload({
    id: place?.id,
    keep: async () => {
      leaveField();
      if (place && item) await changeMail(place.id, item.n, { state: item.state, work: mails.takeWork() });
    },
    onSaved: async (numbers) => {
      if (place) for (const n of numbers) await changeMail(place.id, n, { state: 'done' });
      const saved = new Set(numbers);
      mails.setItems(items.map((one) => (saved.has(one.n) ? { ...one, state: 'done' } : one)));
    },
  });

  return {
    ...mails,
    items,
    item,
    place,
    queue,
    isLocked: queue.isLocked,
    isFinished: hasEnded,
    hasNext,
    hasReplies: items.some(({ state }) => state === 'done' || state === 'drafted'),
    download,
    downloadButton,
    close: async () => {
      await mails.close();
      elements.mail.current?.focus();
    },
  };
}

export type Batch = ReturnType<typeof useBatch>;

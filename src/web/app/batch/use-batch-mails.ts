import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { useGenerator } from '../generator/use-generator.ts';
import { type BatchItem, deskBefore, getMail, keepDesk, listMails, removeMails } from './batch-store.ts';
import { batchProblems } from './batch-words.ts';
import { type ReadBatch, useBatchReading } from './use-batch-reading.ts';
import { useMailWork } from './use-mail-work.ts';

type Generator = ReturnType<typeof useGenerator>;

/** The mails of a batch, as far as they are loaded. */
type Listed = { id: string; items: readonly BatchItem[] };

/** The mails of the open batch: from the store after a reload, and from files that the person chose. */
export function useBatchMails(generator: Generator) {
  const { isBusy, batch } = generator;
  const { place, setPlace, files, setFiles } = batch;
  const { takeWork, showWork } = useMailWork(generator);
  const [listed, setListed] = useState<Listed>();
  const [problem, setProblem] = useState<string>();
  const wantsFocus = useRef(false);
  const items = listed && listed.id === place?.id ? listed.items : [];

  async function show(id: string, n: number): Promise<void> {
    const record = await getMail(id, n);
    if (!record) throw new Error(batchProblems.gone);
    wantsFocus.current = true;
    showWork(record.work, { id, at: n });
  }

  async function openRead({ id, isCut }: ReadBatch): Promise<void> {
    const found = await listMails(id);
    setProblem(isCut ? batchProblems.isCut : undefined);
    if (found.length === 0) return setProblem(batchProblems.noMail);
    setListed({ id, items: found });
    if (place) return;
    await keepDesk(id, takeWork());
    await show(id, 1);
  }

  const reading = useBatchReading({
    files,
    onTaken: () => setFiles(undefined),
    id: place?.id,
    count: items.length,
    isBusy,
    onRead: (read) => void openRead(read).catch(() => setProblem(batchProblems.notStored)),
    onProblem: setProblem,
  });

  /** After a reload. */
  const load = useEffectEvent(async (id: string) => {
    if (listed?.id === id) return;
    const found = await listMails(id).catch(() => []);
    if (found.length > 0) return setListed({ id, items: found });
    setPlace(undefined);
    setProblem(batchProblems.gone);
  });
  useEffect(() => {
    if (place) void load(place.id);
  }, [place]);

  /** Removes the batch. What was on the desk before it comes back. */
  async function close(): Promise<void> {
    setProblem(undefined);
    if (!place) return;
    const before = await deskBefore(place.id).catch(() => undefined);
    showWork(before ?? { mail: '' }, undefined);
    await removeMails(place.id).catch(() => undefined);
  }

  return {
    items,
    setItems: (changed: readonly BatchItem[]) => place && setListed({ id: place.id, items: changed }),
    reading,
    problem,
    setProblem,
    show,
    takeWork,
    wantsFocus,
    close,
  };
}

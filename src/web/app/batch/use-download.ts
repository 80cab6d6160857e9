import { useState } from 'react';
import { showToast } from '#web/lib/toasts.ts';
import { batchProblems } from './batch-words.ts';
import { collectDrafts, type Drafts, saveDrafts } from './download-drafts.ts';

type DownloadOptions = {
  /** The open batch. */
  id: string | undefined;
  /** Keeps the reply to the mail that is shown. */
  keep: () => Promise<unknown>;
  /** Called with the numbers of the mails whose drafts were saved. */
  onSaved: (numbers: readonly number[]) => Promise<void>;
};

/** All drafts as one archive. With gaps left, the person is asked first. */
export function useDownload({ id, keep, onSaved }: DownloadOptions) {
  /** The drafts that wait for the person's decision. */
  const [waiting, setWaiting] = useState<Drafts>();
  const [isBusy, setIsBusy] = useState(false);

  async function save(drafts: Drafts): Promise<void> {
    setWaiting(undefined);
    await saveDrafts(drafts);
    await onSaved(drafts.numbers);
    const count = drafts.numbers.length;
    showToast('success', count === 1 ? '1 draft downloaded.' : `${count} drafts downloaded.`);
  }

  async function collect(batch: string): Promise<void> {
    await keep();
    const drafts = await collectDrafts(batch);
    if (drafts.gaps > 0) setWaiting(drafts);
    else await save(drafts);
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await work();
    } catch {
      showToast('error', batchProblems.notDownloaded);
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    waiting,
    download: () => id !== undefined && void attempt(() => collect(id)),
    saveAnyway: () => waiting && void attempt(() => save(waiting)),
    leave: () => setWaiting(undefined),
  };
}

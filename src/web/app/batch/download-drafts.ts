import { findGaps } from '#checking/gaps.ts';
import { withDirectionMarks } from '#web/lib/direction-marks.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { type BatchRecord, eachMail } from './batch-store.ts';
import { draftEml, draftFileName } from './draft-eml.ts';

/** The name of the archive. */
const ARCHIVE_NAME = 'email-replies.zip';

/** The drafts of a batch: their numbers, their files, the gaps that are left, and the first mail with one. */
export type Drafts = {
  numbers: number[];
  files: Record<string, Uint8Array>;
  gaps: number;
  firstWithGaps: number | undefined;
};

function gapsOf({ work: { mail, reply, words } }: BatchRecord): number {
  const texts = (reply?.answers ?? []).flatMap(({ answer }) =>
    typeof answer === 'object' ? [answer.text] : [],
  );
  const own = [...(words?.filled ?? []), ...(reply?.ownWords ?? []), ...texts].filter(Boolean);
  return findGaps(reply?.text ?? '', { mail: reply?.mail ?? mail, own }).length;
}

function emlOf({ head, work: { reply } }: BatchRecord): Uint8Array {
  const text = withDirectionMarks(reply?.text ?? '', reply?.language);
  return new TextEncoder().encode(draftEml({ ...head, text }));
}

/** The drafts for all mails of a batch that have a reply and are not skipped. */
export async function collectDrafts(batch: string): Promise<Drafts> {
  const drafts: Drafts = { numbers: [], files: {}, gaps: 0, firstWithGaps: undefined };
  await eachMail(batch, (record) => {
    if (record.state === 'skipped' || !record.work.reply?.text.trim()) return;
    const gaps = gapsOf(record);
    if (gaps > 0) drafts.firstWithGaps ??= record.n;
    drafts.gaps += gaps;
    drafts.numbers.push(record.n);
    drafts.files[draftFileName(record.n, record.head.subject)] = emlOf(record);
  });
  return drafts;
}

/** Saves the drafts as one archive. */
export async function saveDrafts({ files }: Drafts): Promise<void> {
  const { zipSync } = await import('fflate');
  saveFile(ARCHIVE_NAME, new Blob([zipSync(files) as BlobPart], { type: 'application/zip' }));
}

import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadModel } from '#server/local-models/download.ts';
import { LocalModelError } from '#server/local-models/local-model-error.ts';
import { modelFiles } from '#server/local-models/model-files.ts';
import { type ModelHub, modelRow, startModelHub } from '#tests/fakes/model-hub.ts';
import { tinyModel } from '#tests/fakes/tiny-model.ts';
import type { Measure } from './statistics.ts';

const CUTS = 30;

const file = tinyModel();
const model = modelRow('tiny', file);

/** Cuts one download after `after` bytes and repeats it. Returns the bytes that were kept, and whether all is right. */
async function cutOnce(hub: ModelHub, after: number): Promise<{ kept: number; isWhole: boolean }> {
  const dir = mkdtempSync(join(tmpdir(), 'downloads-'));
  const files = modelFiles(dir, model.name);
  const download = () => downloadModel(model, { dir, hubUrl: hub.url });
  try {
    hub.script({ kind: 'cut', after });
    const isCut = await download().then(
      () => false,
      (error) => error instanceof LocalModelError,
    );
    const kept = statSync(files.partial).size;
    await download();
    const hash = createHash('sha256').update(readFileSync(files.model)).digest('hex');
    return { kept, isWhole: isCut && hash === model.sha256 };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** Downloads that break at random places, and go on from there (decision 17). Needs no network. */
export async function measureDownloads(): Promise<Measure[]> {
  const hub = await startModelHub({ files: { [model.path]: file } });
  try {
    let whole = 0;
    let sent = 0;
    let kept = 0;
    for (let cut = 0; cut < CUTS; cut += 1) {
      const after = 1 + Math.floor(Math.random() * (file.length - 1));
      const result = await cutOnce(hub, after);
      whole += result.isWhole ? 1 : 0;
      kept += result.kept;
      sent += after;
    }
    return [
      {
        what: 'Downloads of a model, each cut at a random place and repeated, that end with the right hash',
        seen: `${whole} of ${CUTS}`,
        goal: `${CUTS} of ${CUTS}`,
        met: whole === CUTS,
      },
      {
        what: 'Bytes that were kept of those that the hub had sent before the cuts',
        seen: `${((kept / sent) * 100).toFixed(1)} %`,
        goal: '100 %',
        met: kept === sent,
      },
    ];
  } finally {
    await hub.close();
  }
}

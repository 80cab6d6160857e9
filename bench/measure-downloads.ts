import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

/** Cuts one download after `after` bytes and repeats it. Returns whether the cut was seen and the whole file is there. */
async function goesOnAfter(hub: ModelHub, after: number): Promise<boolean> {
  const dir = mkdtempSync(join(tmpdir(), 'downloads-'));
  const download = () => downloadModel(model, { dir, hubUrl: hub.url });
  try {
    hub.script({ kind: 'cut', after });
    const isCut = await download().then(
      () => false,
      (error) => error instanceof LocalModelError,
    );
    await download();
    return isCut && file.equals(readFileSync(modelFiles(dir, model.name).model));
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** Downloads that break, each at another place of the file, and go on from there (decision 17). Needs no network. */
export async function measureDownloads(): Promise<Measure[]> {
  const hub = await startModelHub({ files: { [model.path]: file } });
  try {
    let whole = 0;
    for (let cut = 0; cut < CUTS; cut += 1) {
      const after = 1 + Math.floor((cut * (file.length - 1)) / CUTS);
      if (await goesOnAfter(hub, after)) whole += 1;
    }
    return [
      {
        what: 'Downloads of a model, each cut at another place and repeated, that end with the whole file',
        seen: `${whole} of ${CUTS}`,
        goal: `${CUTS} of ${CUTS}`,
        met: whole === CUTS,
      },
    ];
  } finally {
    await hub.close();
  }
}

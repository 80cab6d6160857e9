import { describe, expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { openLedger } from '#server/quotas/ledger.ts';
import { MINUTE_MS } from '#server/quotas/quota.ts';
import { databaseKinds, makeDatabase } from './server-fixture.ts';

describe.each(databaseKinds)('rates on %s', (kind) => {
  test('an attempt that is only counted needs no settlement', async () => {
    const database = await connectDatabase(parseEnv(await makeDatabase(kind)).storage, () => {}, noMetrics);
    onTestFinished(() => database.close());
    const lines: string[] = [];
    const ledger = openLedger(
      database,
      createLog('warn', { write: (line) => void lines.push(line) }),
      noMetrics,
    );
    await ledger.count([{ holder: 'sign-in:1', limit: 3, windowMs: MINUTE_MS }]);
    await ledger.close();
    expect(lines).toEqual([]);
  });
});

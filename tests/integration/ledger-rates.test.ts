import { describe, expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { openLedger } from '#server/quotas/ledger.ts';
import { MINUTE_MS } from '#server/quotas/quota.ts';
import { databaseKinds, makeDatabase } from './server-fixture.ts';

describe.each(databaseKinds)('rates on %s', (kind) => {
  const open = async () => {
    const database = await connectDatabase(parseEnv(await makeDatabase(kind)).storage, () => {}, noMetrics);
    onTestFinished(() => database.close());
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    return { ledger: openLedger(database, log, noMetrics), lines };
  };

  test('an attempt that is only counted needs no settlement', async () => {
    const { ledger, lines } = await open();
    await ledger.count([{ holder: 'sign-in:1', limit: 3, windowMs: MINUTE_MS }]);
    await ledger.close();
    expect(lines).toEqual([]);
  });

  test('a rate without a limit counts and refuses nothing, and does not count what another rate refuses', async () => {
    const { ledger } = await open();
    const counted = { holder: 'sign-in:1', limit: null, windowMs: MINUTE_MS };
    const limited = { holder: 'sign-in-from:1', limit: 1, windowMs: MINUTE_MS };
    expect(await ledger.count([counted, limited])).toMatchObject({
      kind: 'counted',
      rates: [
        { used: 1, left: null },
        { used: 1, left: 0 },
      ],
    });
    const refused = await ledger.count([counted, limited]);
    expect(refused).toMatchObject({ kind: 'rate_exceeded', rates: [{ used: 1, left: null }, { left: 0 }] });
    expect(await ledger.count([counted])).toMatchObject({ rates: [{ used: 2 }] });
    await ledger.close();
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from './database/unavailable.ts';
import { createLog, describeError } from './log.ts';
import { createOutageLog } from './outage-log.ts';
import { ProblemError } from './problems.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;

/** An outage log over a database that a test turns off and on, and the lines that were written. */
function watch() {
  const lines: { level: number; msg?: string; refused?: number; seconds?: number }[] = [];
  const database = { isUp: true };
  const sink = createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) });
  const outages = createOutageLog(sink);
  outages.watch(async () => {
    if (!database.isUp) throw new DatabaseUnavailable(new Error('away'));
  });
  const refuse = () => {
    const problem = new ProblemError('unavailable', { cause: new DatabaseUnavailable(new Error('away')) });
    outages.log.error({ id: 'one', code: problem.code, error: describeError(problem) });
  };
  return { lines, database, outages, refuse };
}

test('an outage has a line when it begins, one a minute with the refused requests, and one when it ends', async () => {
  const { lines, database, outages, refuse } = watch();
  database.isUp = false;
  for (let second = 0; second < 150; second += 1) {
    refuse();
    outages.log.warn({ error: describeError(new DatabaseUnavailable()) }, 'Rows could not be deleted');
    await vi.advanceTimersByTimeAsync(1_000);
  }
  database.isUp = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(lines).toHaveLength(4);
  expect(lines.map(({ level }) => level)).toEqual([50, 50, 50, 40]);
  expect(lines[1]?.refused).toBeGreaterThanOrEqual(59);
  expect(lines[2]?.refused).toBeGreaterThanOrEqual(119);
  expect(lines[3]).toMatchObject({ refused: 150 });
  expect(lines[3]?.seconds).toBeGreaterThanOrEqual(150);
});

test('other errors keep their lines during an outage', () => {
  const { lines, outages, refuse } = watch();
  refuse();
  outages.log.error({ error: describeError(new TypeError()) }, 'Something else');
  outages.log.warn('A setting is odd');
  outages.log.info({ id: 'two', status: 503 });
  expect(lines.map(({ msg }) => msg)).toEqual([
    expect.any(String),
    'Something else',
    'A setting is odd',
    undefined,
  ]);
});

test('an outage does not end while calls still fail, even if the check succeeds', async () => {
  const { lines, refuse } = watch();
  for (let tenth = 0; tenth < 200; tenth += 1) {
    refuse();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(lines).toHaveLength(1);
});

test('a database that fails now and then does not fill the log', async () => {
  const { lines, refuse } = watch();
  const written = async (minutes: number) => {
    const before = lines.length;
    for (let ends = Date.now() + minutes * MINUTE_MS; Date.now() < ends; ) {
      refuse();
      await vi.advanceTimersByTimeAsync(3_000);
    }
    return lines.length - before;
  };
  await written(5);
  expect(await written(10)).toBeLessThanOrEqual(20);
});

test('a broken connection begins an outage only if the database does not answer', async () => {
  const { lines, database, outages } = watch();
  const breakAll = async () => {
    for (let connection = 0; connection < 10; connection += 1) outages.connectionBroke(new Error('ended'));
    await vi.advanceTimersByTimeAsync(0);
  };
  await breakAll();
  database.isUp = false;
  await breakAll();
  expect(lines.map(({ level }) => level)).toEqual([40, 50]);
});

test('a connection that breaks before the database is open gets a line', async () => {
  const lines: { level: number }[] = [];
  const outages = createOutageLog(createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) }));
  outages.connectionBroke(new Error('ended'));
  await vi.advanceTimersByTimeAsync(0);
  expect(lines.map(({ level }) => level)).toEqual([40]);
});

test('an outage is known by the class of its error, whatever its name', () => {
  const { lines, outages } = watch();
  const error = Object.assign(new DatabaseUnavailable(), { name: 'Renamed' });
  for (let time = 0; time < 3; time += 1) outages.log.warn({ error: describeError(error) }, 'It failed');
  expect(lines).toHaveLength(1);
});

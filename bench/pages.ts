// npm run bench:pages: measures the pages of the program in a real browser with a slow connection and processor.
// Options: --runs 5 · --shifts 50 (loads of the generator for its CLS) · --line plain|devtools · --only /about,/app ·
// --no-lighthouse · --write (into docs/pages.md)
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { documentPaths, pagePaths } from '#domain/paths.ts';
import { chromiumLaunch } from '#tests/e2e/chromium-launch.ts';
import { freePort } from '#tests/free-port.ts';
import { writeBarePages } from './pages-bare-text.ts';
import { type LighthouseScores, scorePage } from './pages-lighthouse.ts';
import { type Line, lines } from './pages-line.ts';
import { type Load, loadCold } from './pages-load.ts';
import { documentTable, type GeneratorFigures, generatorTable, lighthouseFindings } from './pages-report.ts';
import { type Typing, typeEarly } from './pages-typing.ts';
import { type Started, startNode, stop } from './processes.ts';
import { median } from './statistics.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    shifts: { type: 'string', default: '50' },
    line: { type: 'string', default: 'plain' },
    only: { type: 'string' },
    lighthouse: { type: 'boolean', default: true },
    write: { type: 'boolean', default: false },
  },
  allowNegative: true,
});

/** Answers with status 404. Lighthouse treats that as a failed page, so this page gets no scores. */
const NOT_FOUND = '/not-found';

/** `typed`: further loads of the generator, in which the bench types at once. */
type Loads = { ours: Load[]; bare: Load[]; typed: Typing[] };

function chosenLine(): Line {
  if (options.line === 'plain' || options.line === 'devtools') return lines[options.line];
  throw new Error(`--line is plain or devtools, not ${options.line}.`);
}

/**
 * Bytes of the page's icon with Brotli, without headers; 0 if there is none. A browser with a window requests it, but
 * the headless browser of the bench does not.
 */
async function iconBytes(origin: string): Promise<number> {
  const html = await (await fetch(origin)).text();
  const icons = [...html.matchAll(/<link [^>]*rel="icon"[^>]*href="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  const icon = icons.find((href) => href.endsWith('.svg')) ?? icons[0];
  if (!icon) return 0;
  const answer = await fetch(new URL(icon, origin), { headers: { 'accept-encoding': 'br' } });
  return Number(answer.headers.get('content-length') ?? 0);
}

function figures(
  path: string,
  { ours, bare }: Loads,
  icon: number,
  lighthouse: LighthouseScores | undefined,
) {
  const most = (read: (load: Load) => number) => Math.max(...ours.map(read));
  const withoutFonts =
    most((load) => load.document + load.style + load.script + load.image + load.other) + icon;
  return {
    path,
    requests: most((load) => load.requests) + (icon ? 1 : 0),
    html: most((load) => load.document),
    scripts: most((load) => load.script),
    withoutFonts,
    withFonts: withoutFonts + most((load) => load.font),
    lcp: median(ours.map((load) => load.lcp)),
    bareLcp: median((bare.length > 0 ? bare : ours).map((load) => load.lcp)),
    cls: most((load) => load.cls),
    lighthouse,
  };
}

/** Loads every page `runs` times, in turns with its bare counterpart. */
async function loadAll(
  browser: Browser,
  paths: readonly string[],
  ours: string,
  bare: string,
): Promise<Map<string, Loads>> {
  const line = chosenLine();
  const loads = new Map<string, Loads>(paths.map((path) => [path, { ours: [], bare: [], typed: [] }]));
  const runs = Number(options.runs);
  // The first load of a browser is slower because the browser is still starting, so it is not measured.
  await loadCold(browser, `${bare}/`, line, async () => undefined);
  for (let run = 1; run <= runs; run += 1) {
    for (const [path, seen] of loads) {
      const isGenerator = path === pagePaths.generator;
      if (isGenerator) seen.typed.push((await loadCold(browser, ours + path, line, typeEarly)).acted);
      else seen.bare.push(await loadCold(browser, bare + path, line, async () => undefined));
      const load = await loadCold(browser, ours + path, line, async () => undefined);
      seen.ours.push(load);
      const typing = seen.typed.at(-1);
      const typed = typing ? `, typed text stays from ${typing.acceptedMs.toFixed(0)} ms` : '';
      const floor = seen.bare.at(-1) ? ` (bare ${seen.bare.at(-1)?.lcp.toFixed(0)} ms)` : '';
      console.log(`run ${run} of ${runs} ${path}: LCP ${load.lcp.toFixed(0)} ms${floor}${typed}`);
    }
  }
  return loads;
}

/** Loads the generator until there are enough loads for its CLS: a shift may be seen in few of them. */
async function loadForShifts(browser: Browser, origin: string, ours: Load[]): Promise<void> {
  while (ours.length < Number(options.shifts)) {
    ours.push(await loadCold(browser, origin + pagePaths.generator, chosenLine(), async () => undefined));
  }
}

async function scoreAll(paths: readonly string[], origin: string): Promise<Map<string, LighthouseScores>> {
  const scores = new Map<string, LighthouseScores>();
  for (const path of paths) {
    if (path === NOT_FOUND || !options.lighthouse) continue;
    const seen = await scorePage(origin + path);
    scores.set(path, seen);
    const points = Object.values(seen.scores).map((score) => Math.round(score * 100));
    console.log(
      `Lighthouse ${path}: ${points.join(' / ')}${seen.failures.length ? ` (${seen.failures.join('; ')})` : ''}`,
    );
  }
  return scores;
}

function writeReport(report: string): void {
  const file = join(import.meta.dirname, '..', 'docs', 'pages.md');
  const text = readFileSync(file, 'utf8');
  const marked = /(<!-- measured -->\n)[\s\S]*(<!-- \/measured -->)/;
  writeFileSync(
    file,
    text.replace(marked, (_all, start, end) => `${start}\n${report}\n\n${end}`),
  );
}

/** The conditions of the measurement: other work on the same cores makes both sides of a ratio slower. */
function conditions(): string {
  const [before = 0] = loadavg();
  const cores = availableParallelism();
  return `${options.runs} runs, line \`${options.line}\`, ${cores} cores, load average ${before.toFixed(1)} before the run.`;
}

async function measure(browser: Browser, program: Started): Promise<string> {
  const opening = conditions();
  const paths = [...documentPaths, pagePaths.generator].filter(
    (path) => !options.only || path === pagePaths.landing || options.only.split(',').includes(path),
  );
  const documents = paths.filter((path) => path !== pagePaths.generator);
  console.log('writing the bare pages …');
  const folder = await writeBarePages(browser, program.url, documents);
  const bare = await startNode([join(import.meta.dirname, 'pages-bare.ts'), folder]);
  const loads = await loadAll(browser, paths, program.url, bare.url);
  const generatorLoads = loads.get(pagePaths.generator);
  if (generatorLoads) await loadForShifts(browser, program.url, generatorLoads.ours);
  await stop(bare);
  rmSync(folder, { recursive: true, force: true });
  const scores = await scoreAll(paths, program.url);
  const icon = await iconBytes(program.url);
  const seen = [...loads].map(([path, load]) => figures(path, load, icon, scores.get(path)));
  const parts = [opening, documentTable(seen.filter(({ path }) => path !== pagePaths.generator))];
  const generator = seen.find(({ path }) => path === pagePaths.generator);
  const typed = generatorLoads?.typed ?? [];
  if (generator) {
    const all: GeneratorFigures = {
      ...generator,
      acceptedMs: median(typed.map((typing) => typing.acceptedMs)),
      known: typed.every((typing) => typing.known),
      documentLcp: seen[0]?.lcp ?? Number.NaN,
      loads: generatorLoads?.ours.length ?? 0,
    };
    parts.push(generatorTable(all));
  }
  const findings = lighthouseFindings(seen);
  if (findings) parts.push(`Audits that the pages did not pass in Lighthouse:\n\n${findings}`);
  return parts.join('\n\n');
}

const data = mkdtempSync(join(tmpdir(), 'bench-pages-'));
const port = await freePort();
const program = await startNode(['build/server/main.js'], {
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  PORT: String(port),
  APP_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: data,
});
const browser = await chromium.launch(chromiumLaunch);
try {
  const report = await measure(browser, program);
  console.log(`\n${report}`);
  if (options.write) writeReport(report);
} finally {
  await browser.close();
  await stop(program);
  rmSync(data, { recursive: true, force: true });
}

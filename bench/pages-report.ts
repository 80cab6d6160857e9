import type { LighthouseScores } from './pages-lighthouse.ts';

/** The figures of one page. Requests, transferred bytes and CLS: the highest of the runs. Times in ms: the median. */
export type PageFigures = {
  path: string;
  requests: number;
  html: number;
  scripts: number;
  withoutFonts: number;
  withFonts: number;
  lcp: number;
  bareLcp: number;
  cls: number;
  lighthouse: LighthouseScores | undefined;
};

/** The generator has further figures. `documentLcp` is the landing page's LCP in the same runs. */
export type GeneratorFigures = PageFigures & {
  acceptedMs: number;
  documentLcp: number;
  known: boolean;
  /** How many loads `cls` is the highest of. */
  loads: number;
};

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time: number) => `${time.toFixed(0)} ms`;

/** A figure with its verdict. */
function judged(text: string, met: boolean): string {
  return `${text} ${met ? '✓' : '✗'}`;
}

function times(value: number, floor: number, goal: number): string {
  return judged(`${(value / floor).toFixed(2)}× (${ms(value)} / ${ms(floor)})`, value / floor <= goal);
}

function lighthouseCell({ lighthouse }: PageFigures, performanceGoal: number): string {
  if (!lighthouse) return '–';
  const { scores } = lighthouse;
  const points = [scores.performance, scores.accessibility, scores['best-practices'], scores.seo];
  const met = points.every((score, place) => score >= (place === 0 ? performanceGoal : 1));
  return judged(points.map((score) => Math.round(score * 100)).join(' / '), met);
}

function documentRow(page: PageFigures): string {
  const cells = [
    `\`${page.path}\``,
    judged(String(page.requests), page.requests <= 6),
    judged(page.scripts === 0 ? 'none' : kB(page.scripts), page.scripts === 0),
    judged(kB(page.withoutFonts), page.withoutFonts < 20_000),
    judged(kB(page.withFonts), page.withFonts < 80_000),
    times(page.lcp, page.bareLcp, 1.15),
    judged(page.cls.toFixed(4), page.cls === 0),
    lighthouseCell(page, 1),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The documents as a Markdown table, each figure with its verdict. */
export function documentTable(pages: readonly PageFigures[]): string {
  return [
    '| page | requests (≤ 6) | script files (none) | without fonts (< 20 kB) | with fonts (< 80 kB) | LCP, bare page as 1 (≤ 1.15×) | CLS (0) | Lighthouse (100 each) |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...pages.map(documentRow),
  ].join('\n');
}

/** The generator as a Markdown table. */
export function generatorTable(page: GeneratorFigures): string {
  const typed = times(page.acceptedMs, page.documentLcp, 2.5);
  const rows = [
    ['scripts', judged(kB(page.scripts), page.scripts < 140_000), '< 140 kB'],
    ['first load with fonts', judged(kB(page.withFonts), page.withFonts < 230_000), '< 230 kB'],
    [
      'typed text stays from, the LCP of `/` as 1',
      page.known ? typed : `${typed}, never known to the program`,
      '≤ 2.5×',
    ],
    ['LCP', ms(page.lcp), 'printed'],
    [`CLS, highest of ${page.loads} loads`, judged(page.cls.toFixed(4), page.cls === 0), '0'],
    ['Lighthouse', lighthouseCell(page, 0.95), '≥ 95, then 100 each'],
  ];
  return [
    '| `/app` | seen | goal |',
    '| --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}

/** The audits that Lighthouse did not pass, one line per page. Empty if there are none. */
export function lighthouseFindings(pages: readonly PageFigures[]): string {
  return pages
    .filter(({ lighthouse }) => lighthouse && lighthouse.failures.length > 0)
    .map(({ path, lighthouse }) => `- \`${path}\`: ${lighthouse?.failures.join('; ')}`)
    .join('\n');
}

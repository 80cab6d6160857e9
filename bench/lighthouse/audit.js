// Prints Lighthouse's scores of one page as JSON: node audit.js URL PORT, where PORT is the debugging port of a running
// Chromium. It is a separate process with its own packages: the project does not need them to run.
import lighthouse from 'lighthouse';

const [url, port] = process.argv.slice(2);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const outcome = await lighthouse(url, { port: Number(port), logLevel: 'error', onlyCategories: categories });
if (!outcome) throw new Error(`Lighthouse returned no result for ${url}.`);
const { lhr } = outcome;
const scores = Object.fromEntries(categories.map((name) => [name, lhr.categories[name]?.score ?? 0]));
const failures = categories.flatMap((name) =>
  (lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
);
console.log(JSON.stringify({ scores, failures, error: lhr.runtimeError?.message }));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createFirstMetrics, createServingMetrics } from './prometheus.ts';

type Panel = { title: string; targets?: { expr: string }[] };
type Rule = { alert: string; expr: string; annotations?: { summary?: string } };

const folder = join(import.meta.dirname, '../../../docs/operations');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const { panels } = JSON.parse(read('grafana-dashboard.json')) as { panels: Panel[] };
const rules = (parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);

/** The series that the program gives to Prometheus, by their names. */
async function servedNames(): Promise<Set<string>> {
  const registries = [createFirstMetrics().registry, createServingMetrics().registry];
  const metrics = (await Promise.all(registries.map((each) => each.getMetricsAsJSON()))).flat();
  return new Set(
    metrics.flatMap(({ name, type }) =>
      // The type at run time is a word.
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

/** The metrics in a PromQL expression: names with an underscore, outside of labels, that are not functions. */
function namesIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|without|on)\s*\([^)]*\)/g, ' ');
  return bare.match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b(?!\s*\()/g) ?? [];
}

const expressions = [
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
];

test.each(expressions)('%s uses only metrics that the program has: %s', async (_title, expression) => {
  const names = namesIn(expression);
  expect(names).not.toEqual([]);
  const served = await servedNames();
  expect(names.filter((name) => !served.has(name))).toEqual([]);
});

test.each(rules)('the alert $alert says in one line what is wrong', ({ annotations }) => {
  expect(annotations?.summary).toMatch(/^\S.{10,80}$/);
});

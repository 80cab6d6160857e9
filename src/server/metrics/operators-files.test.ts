import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Histogram } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { refusals } from '../problems.ts';
import { replyOutcomes } from './metrics.ts';
import { createPrimaryMetrics, createServingMetrics } from './prometheus.ts';

type Panel = { title: string; targets?: { expr: string }[] };
type Rule = { alert: string; expr: string; annotations?: { summary?: string; runbook?: string } };

const folder = join(import.meta.dirname, '../../../docs/operations');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const { panels } = JSON.parse(read('grafana-dashboard.json')) as { panels: Panel[] };
const rules = (parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);

/** What Prometheus itself adds to each series. */
const addedLabels = ['job', 'instance'];

/** The series that the program gives to Prometheus, by their names, with their labels. */
const served = new Map<string, readonly string[]>(
  [createPrimaryMetrics(), createServingMetrics([])]
    .flatMap(({ registry }) => registry.getMetricsAsArray() as unknown[])
    .flatMap((metric): [string, readonly string[]][] => {
      const { name, labelNames } = metric as { name: string; labelNames: string[] };
      const labels = [...labelNames, ...addedLabels];
      if (!(metric instanceof Histogram)) return [[name, labels]];
      return [
        [`${name}_bucket`, [...labels, 'le']],
        [`${name}_sum`, labels],
        [`${name}_count`, labels],
      ];
    }),
);

/** The values that a label may have, by series and label. Every other label has values of the configuration. */
const servedValues: Record<string, readonly string[]> = {
  'reply_assistant_replies_total outcome': replyOutcomes,
  'reply_assistant_refusals_total reason': refusals,
};

/** The metrics in a PromQL expression: names with an underscore, outside of labels, that are not functions. */
function namesIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|without|on)\s*\([^)]*\)/g, ' ');
  return bare.match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b(?!\s*\()/g) ?? [];
}

/** Each label that a PromQL expression compares, with the values: of 'a{b=~"c|d"}', a, b and [c, d]. */
function selectedIn(expression: string): { series: string; label: string; values: string[] }[] {
  return [...expression.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, series = '', selectors = '']) =>
    [...selectors.matchAll(/(\w+)\s*[=!]~?\s*"([^"]*)"/g)].map(([, label = '', values = '']) => ({
      series,
      label,
      values: values.split('|'),
    })),
  );
}

/** The labels by which a PromQL expression groups or joins. */
function groupedIn(expression: string): string[] {
  return [...expression.matchAll(/\b(?:by|without|on)\s*\(([^)]*)\)/g)].flatMap(([, labels = '']) =>
    labels.split(',').map((label) => label.trim()),
  );
}

const expressions = [
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
];

test.each(expressions)('%s uses only metrics that the program has: %s', (_title, expression) => {
  const names = namesIn(expression);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !served.has(name))).toEqual([]);
});

test.each(expressions)('%s uses only labels and values that these metrics have: %s', (_title, expression) => {
  for (const { series, label, values } of selectedIn(expression)) {
    expect(served.get(series)).toContain(label);
    const known = servedValues[`${series} ${label}`];
    if (known) expect(known).toEqual(expect.arrayContaining(values));
  }
  const labels = new Set(namesIn(expression).flatMap((name) => served.get(name) ?? []));
  expect(groupedIn(expression).filter((label) => !labels.has(label))).toEqual([]);
});

test.each(rules)(
  'the alert $alert says in one line what is wrong, and which section helps',
  ({ annotations }) => {
    expect(annotations?.summary).toMatch(/^\S.{10,80}$/);
    const headings = readFileSync(join(folder, '../operations.md'), 'utf8').match(/(?<=^## ).+/gm) ?? [];
    const anchors = headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^a-z -]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(anchors.map((anchor) => `docs/operations.md#${anchor}`)).toContain(annotations?.runbook);
  },
);

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { apiPaths } from '#domain/paths.ts';
import { FORCED_CLOSE_MS, UNATTENDED_EXTRA_MS } from '#server/http-server.ts';
import { OUTBOX_CLOSE_MS, STORAGE_CLOSE_MS } from '#server/open-deps.ts';
import { GRACE_MS } from '#server/serve.ts';
import { dockerfileStages, readProjectFile, textsOf } from '#tests/dockerfile.ts';

const compose = parse(readProjectFile('deploy/compose.yaml'));
const workflow = parse(readProjectFile('.github/workflows/ci.yml'));
const kubernetes = parseAllDocuments(readProjectFile('deploy/kubernetes.yaml')).map((document) => {
  for (const error of document.errors) throw error;
  return document.toJS();
});
/** The command that makes the Secret of the Kubernetes example. */
const [secretLine = ''] =
  /kubectl create secret (?:.*\\\n)*.*/.exec(readProjectFile('docs/operations.md')) ?? [];
const unitFiles = globSync('deploy/*.{service,timer}', { cwd: join(import.meta.dirname, '..') });
const ofKind = (kind: string) => kubernetes.filter((each) => each.kind === kind);
const pods = [...ofKind('Job'), ...ofKind('Deployment')].map(({ spec }) => spec.template);
const containers = pods.flatMap(({ spec }) => spec.containers);
const [deployment] = ofKind('Deployment');
const [app] = deployment.spec.template.spec.containers;

/** The values of a setting of a unit file, in the order of their lines. */
function unitValues(path: string, setting: string): string[] {
  const lines = readProjectFile(path).split('\n');
  return lines.filter((line) => line.startsWith(`${setting}=`)).map((line) => line.slice(setting.length + 1));
}

/** The names in texts such as 'PORT=3000 HOST=0.0.0.0'. */
const namesIn = (text: string) =>
  [...text.matchAll(/(?:^|\s)([A-Z][A-Z_]*)=/g)].map((match) => match[1] ?? '');

/** How long running replies may take to end when the program stops. */
const REPLIES_MS = GRACE_MS + FORCED_CLOSE_MS;
/** How long replies without a client may take after them. */
const UNATTENDED_MS = GRACE_MS + UNATTENDED_EXTRA_MS;
/** How long the program may take to stop, in seconds. The metrics close at once. */
const LONGEST_STOP_S = (REPLIES_MS + UNATTENDED_MS + OUTBOX_CLOSE_MS + STORAGE_CLOSE_MS) / 1_000;

describe('the image', () => {
  const stages = dockerfileStages();

  test('has a Dockerfile without a finding of the linter', () => {
    expect(validate(readProjectFile('Dockerfile')).map(({ message }) => message)).toEqual([]);
  });

  test('has the Node that npm brings where the machine has an older one', () => {
    const version = /RUNTIME = '(.+)'/.exec(readProjectFile('scripts/runtime.mjs'))?.[1];
    expect(textsOf(stages[0] ?? [], 'FROM')).toEqual([`node:${version}-bookworm-slim AS base`]);
  });

  test('asks whether the program is ready', () => {
    expect(textsOf(stages.at(-1) ?? [], 'HEALTHCHECK')[0]).toContain(`${apiPaths.ready}'`);
  });
});

describe('the files of deploy/', () => {
  test('set only variables that the README has, or those of other programs', () => {
    const names = [
      ...textsOf(dockerfileStages().at(-1) ?? [], 'ENV').flatMap(namesIn),
      ...Object.keys(compose.services.app.environment),
      ...namesIn(readProjectFile('deploy/example.env')),
      ...unitFiles.flatMap((path) => unitValues(path, 'Environment')).flatMap(namesIn),
      ...ofKind('ConfigMap').flatMap(({ data }) => Object.keys(data)),
      ...[...secretLine.matchAll(/--from-literal=(\w+)=/g)].map((match) => match[1] ?? ''),
    ];
    const ofOthers = new Set(['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'PATH', 'POSTGRES_PASSWORD']);
    const readme = readProjectFile('README.md');
    expect(names.filter((name) => !ofOthers.has(name) && !readme.includes(`\`${name}\``))).toEqual([]);
    expect(names).toContain('TRUST_PROXY');
  });

  test('name images by a version', () => {
    const images = [...Object.values<{ image: string }>(compose.services), ...containers].map(
      ({ image }) => image,
    );
    for (const image of images) expect(image).toMatch(/:\d+\.\d+/);
  });

  test('start programs that the build makes', () => {
    const commands = [
      ...textsOf(dockerfileStages().at(-1) ?? [], 'CMD'),
      ...unitFiles.flatMap((path) => unitValues(path, 'ExecStart')),
      ...containers.map(({ command = [] }) => command.join(' ')),
    ].join('\n');
    const started = [...commands.matchAll(/build\/server\/([\w-]+)\.js/g)].map((match) => match[1]);
    expect(started).toEqual(expect.arrayContaining(['main', 'migrate']));
    for (const name of started)
      expect(readProjectFile('vite.server.config.ts')).toMatch(new RegExp(`\\b${name}'?: 'src/`));
  });

  test('wait for the replies that are being written before they kill the program', () => {
    const {
      terminationGracePeriodSeconds,
      containers: [{ lifecycle }],
    } = deployment.spec.template.spec;
    const pause = Number(lifecycle.preStop.exec.command.at(-1));
    const graces = [
      Number.parseInt(compose.services.app.stop_grace_period, 10),
      Number(unitValues('deploy/ai-reply-assistant.service', 'TimeoutStopSec')[0]),
      terminationGracePeriodSeconds - pause,
    ];
    for (const grace of graces) expect(grace).toBeGreaterThan(LONGEST_STOP_S);
  });

  test('give the program no rights that it does not need', () => {
    expect(compose.services.app).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    for (const { spec } of pods) expect(spec.securityContext.runAsNonRoot).toBe(true);
    for (const { securityContext } of containers) {
      expect(securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
    for (const path of unitFiles.filter((file) => file.endsWith('.service'))) {
      expect(unitValues(path, 'User')).not.toEqual(['root']);
      expect(unitValues(path, 'NoNewPrivileges')).toEqual(['yes']);
      // Node cannot run with it.
      expect(unitValues(path, 'MemoryDenyWriteExecute')).toEqual([]);
    }
  });

  test('publish the ports of a machine to the machine itself only', () => {
    expect(compose.services.app.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
    expect(compose.services.database.ports).toBeUndefined();
  });
});

describe('the Kubernetes example', () => {
  test('asks the program whether it is alive and whether it is ready', () => {
    expect(app.livenessProbe.httpGet.path).toBe(apiPaths.health);
    expect(app.startupProbe.httpGet.path).toBe(apiPaths.health);
    expect(app.readinessProbe.httpGet.path).toBe(apiPaths.ready);
  });

  test('has selectors that find the copies of the program and not the job, and names that exist', () => {
    const { labels } = deployment.spec.template.metadata;
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    const [service] = ofKind('Service');
    expect(service.spec.selector).toEqual(labels);
    expect(ofKind('PodDisruptionBudget')[0].spec.selector.matchLabels).toEqual(labels);
    expect(pods[0].metadata.labels).not.toEqual(labels);
    expect(app.ports.map(({ name }: { name: string }) => name)).toContain(service.spec.ports[0].targetPort);
    const [, createdSecret] = /generic (\S+)/.exec(secretLine) ?? [];
    for (const { envFrom } of containers) {
      expect(envFrom[0].secretRef.name).toBe(createdSecret);
      expect(envFrom[1].configMapRef.name).toBe(ofKind('ConfigMap')[0].metadata.name);
    }
  });

  test('keeps a copy while nodes are emptied and while a release is rolled out', () => {
    expect(deployment.spec.replicas).toBeGreaterThan(ofKind('PodDisruptionBudget')[0].spec.minAvailable);
    expect(deployment.spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
  });
});

test('the workflow only reads, ends by itself, and runs both supported Nodes', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const jobs = Object.values<Record<string, unknown>>(workflow.jobs);
  for (const job of jobs) expect(job['timeout-minutes']).toEqual(expect.any(Number));
  expect(jobs.filter((job) => job.permissions)).toEqual([]);
  expect(workflow.jobs.test.strategy.matrix.node).toEqual(['22', '24']);
});

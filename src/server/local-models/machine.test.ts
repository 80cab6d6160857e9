import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knownModels } from './known-models.ts';
import { formatBytes, modelFault, readMachine, runnerSupport } from './machine.ts';

const [model] = knownModels({ modelsFile: undefined });
if (!model) throw new Error('There is no model.');

test.each([
  ['linux', 'x64', '2.36', 'linux-x64'],
  ['linux', 'arm64', '2.34', 'linux-arm64'],
  ['linux', 'x64', '3.0', 'linux-x64'],
  ['darwin', 'arm64', undefined, 'mac-arm64-metal'],
  ['darwin', 'x64', undefined, 'mac-x64'],
  ['win32', 'x64', undefined, 'win-x64'],
  ['win32', 'arm64', undefined, 'win-arm64'],
])('should run models on %s %s with glibc %s', (platform, arch, glibc, name) => {
  expect(runnerSupport({ platform, arch, glibc })).toEqual({ name: `@node-llama-cpp/${name}` });
});

test.each([
  ['an unknown platform', { platform: 'freebsd', arch: 'x64', glibc: undefined }, /freebsd x64/],
  ['an unknown processor', { platform: 'linux', arch: 'riscv64', glibc: '2.40' }, /riscv64/],
  ['an old glibc', { platform: 'linux', arch: 'x64', glibc: '2.31' }, /glibc 2\.34 .*2\.31/],
  ['musl', { platform: 'linux', arch: 'x64', glibc: undefined }, /musl/],
])('should say why no model runs with %s', (_what, system, naming) => {
  expect(runnerSupport(system)).toEqual({ fault: expect.stringMatching(naming) });
});

test('should refuse a model that the machine cannot run, with the reason', () => {
  const system = { platform: 'linux', arch: 'x64', glibc: '2.36' };
  const machine = { system, memory: model.memory, freeDisk: model.bytes };
  expect(modelFault(model, machine, model.bytes)).toBeUndefined();
  expect(modelFault(model, { ...machine, memory: 2_100_000_000 }, 0)).toMatch(/6 GB.*memory.*2\.1 GB/);
  expect(modelFault(model, { ...machine, freeDisk: 280_000 }, 3_350_000_000)).toMatch(
    /3\.35 GB.*disk.*280 kB/,
  );
  expect(modelFault(model, { ...machine, system: { ...system, glibc: undefined } }, 0)).toMatch(/musl/);
});

test('should read the memory, the disk and the system of this machine', async () => {
  const { memory, freeDisk, system } = await readMachine(join(tmpdir(), 'a folder', 'that is not there'));
  expect(memory).toBeGreaterThan(100_000_000);
  expect(freeDisk).toBeGreaterThan(0);
  expect(system).toMatchObject({ platform: process.platform, arch: process.arch });
});

test('should write sizes for people', () => {
  expect([12, 279_940, 85_400_000, 2_740_937_888, 6_000_000_000].map(formatBytes)).toEqual([
    '12 bytes',
    '280 kB',
    '85 MB',
    '2.74 GB',
    '6 GB',
  ]);
});

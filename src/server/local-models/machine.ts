import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import type { KnownModel } from './known-models.ts';

/** The packages of node-llama-cpp 3.21.1, by platform and processor. Others are for graphics cards. */
const runnerPackages = {
  'linux-x64': '@node-llama-cpp/linux-x64',
  'linux-arm64': '@node-llama-cpp/linux-arm64',
  'darwin-arm64': '@node-llama-cpp/mac-arm64-metal',
  'darwin-x64': '@node-llama-cpp/mac-x64',
  'win32-x64': '@node-llama-cpp/win-x64',
  'win32-arm64': '@node-llama-cpp/win-arm64',
} as const;

export type RunnerPackage = (typeof runnerPackages)[keyof typeof runnerPackages];

const isSupported = (key: string): key is keyof typeof runnerPackages => Object.hasOwn(runnerPackages, key);

/** The oldest glibc with which the Linux packages load. */
const GLIBC = [2, 34] as const;

/** What the operating system of a machine is. */
export type System = {
  /** As Node names them: 'linux', 'x64'. */
  platform: string;
  arch: string;
  /** The version of glibc, such as '2.36'; undefined on a system without glibc. */
  glibc: string | undefined;
};

/** The system of this machine. */
export function readSystem(): System {
  const { platform, arch, report } = process;
  if (platform !== 'linux') return { platform, arch, glibc: undefined };
  // Without this, a report asks the network for the names of this machine's addresses.
  Object.assign(report, { excludeNetwork: true });
  const { header } = report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return { platform, arch, glibc: header?.glibcVersionRuntime };
}

/** The package that runs models on a system, or why no model can run there, in one sentence. */
export function runnerSupport({
  platform,
  arch,
  glibc,
}: System): { name: RunnerPackage } | { fault: string } {
  const key = `${platform}-${arch}`;
  if (!isSupported(key)) {
    const systems = 'Linux, macOS and Windows with an x64 or arm64 processor';
    return { fault: `Models run on ${systems}, and this machine is ${platform} ${arch}.` };
  }
  const name = runnerPackages[key];
  if (platform !== 'linux') return { name };
  const wanted = `glibc ${GLIBC.join('.')} or newer`;
  if (glibc === undefined) {
    return { fault: `Models need a Linux with ${wanted}, and this one has another C library, such as musl.` };
  }
  const [major = 0, minor = 0] = glibc.split('.').map(Number);
  if (major > GLIBC[0] || (major === GLIBC[0] && minor >= GLIBC[1])) return { name };
  return { fault: `Models need ${wanted}, and this Linux has ${glibc}.` };
}

/** What a machine has for models. */
export type Machine = {
  system: System;
  /** The memory of the machine in bytes, or of the container of this process if that has less. */
  memory: number;
  /** The free disk space in bytes for the folder of the models. */
  freeDisk: number;
};

/** The free disk space in bytes for a folder that may not exist yet. */
async function readFreeDisk(dir: string): Promise<number> {
  if (!existsSync(dir) && dirname(dir) !== dir) return readFreeDisk(dirname(dir));
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}

/** What this machine has. `dir`: the folder of the models, which may not exist yet. */
export async function readMachine(dir: string): Promise<Machine> {
  return {
    system: readSystem(),
    memory: Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
    freeDisk: await readFreeDisk(dir),
  };
}

/**
 * Why a machine cannot run a model, in one sentence; undefined if it can.
 * @param bytesToStore how much is still to be downloaded for it
 */
export function modelFault(
  { name, memory }: KnownModel,
  machine: Machine,
  bytesToStore: number,
): string | undefined {
  const support = runnerSupport(machine.system);
  if ('fault' in support) return support.fault;
  if (machine.memory < memory) {
    return `${name} wants ${formatBytes(memory)} of memory, and this machine has ${formatBytes(machine.memory)}.`;
  }
  if (machine.freeDisk >= bytesToStore) return undefined;
  const free = formatBytes(machine.freeDisk);
  return `${name} needs ${formatBytes(bytesToStore)} more on the disk, and only ${free} are free.`;
}

/** A number of bytes for people: '3.35 GB', '280 kB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${Math.round(bytes)} bytes`;
  if (bytes < 1e6) return `${Math.round(bytes / 1e3)} kB`;
  if (bytes < 1e9) return `${Math.round(bytes / 1e6)} MB`;
  return `${(bytes / 1e9).toFixed(2).replace(/\.?0+$/, '')} GB`;
}

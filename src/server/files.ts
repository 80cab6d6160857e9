import { linkSync, lstatSync, renameSync } from 'node:fs';

/** The code of an error of the system, such as 'ENOENT' or 'ECONNREFUSED'; undefined for other errors. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** What `linkSync` fails with on disks that have no hard links, such as exFAT. */
const withoutLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/**
 * Gives a complete draft its name. Returns false, and replaces nothing, if the name is taken. The caller removes the
 * draft. On a disk without hard links a file that appears at this very moment would be replaced.
 */
export function publishDraft(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (code === 'EEXIST') return false;
    if (!withoutLinks.includes(code)) throw error;
    if (lstatSync(path, { throwIfNoEntry: false })) return false;
    renameSync(draft, path);
    return true;
  }
}

import { BUILT_IN_WRITER } from '#domain/messages.ts';
import type { FallbackChoice, ModelEnv } from './model-env.ts';

/** The name of the writer that a choice leads to. */
export const writerName = (choice: FallbackChoice): string =>
  choice === 'drafter' ? BUILT_IN_WRITER : choice.label;

/** The names of all writers that may write a reply. */
export function writerNames({
  standard,
  advanced,
  fallback,
}: Pick<ModelEnv, 'standard' | 'advanced' | 'fallback'>): string[] {
  const choices: (FallbackChoice | undefined)[] = [standard ?? 'drafter', advanced, fallback];
  return [...new Set(choices.filter((choice) => choice !== undefined).map(writerName))];
}

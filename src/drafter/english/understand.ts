import type { Reading } from '#reading/reading.ts';
import type { Understanding } from '../composer.ts';
import { gistOf } from './gist.ts';
import { toldIn } from './told.ts';
import { occasionOf, topicOf } from './topic.ts';

/** What an English mail is about. */
export function understandEnglish(reading: Reading): Understanding {
  const topic = topicOf(reading);
  const occasion = occasionOf(reading);
  const told = toldIn(reading);
  return {
    ...told,
    gist: gistOf(reading, told),
    ...(topic ? { topic } : {}),
    ...(occasion ? { occasion } : {}),
  };
}

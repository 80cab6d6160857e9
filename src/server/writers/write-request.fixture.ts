import { plainReading } from '#reading/reading.fixture.ts';
import type { WriteRequest } from './writer.ts';

/** A request to answer a mail in which the reading finds nothing. Every plan includes its options. */
export function plainRequest(emailContent: string, changes: Partial<WriteRequest> = {}): WriteRequest {
  return {
    emailContent,
    reading: plainReading(emailContent),
    intent: 'general',
    tone: { kind: 'named', value: 'friendly' },
    language: 'English',
    ...changes,
  };
}

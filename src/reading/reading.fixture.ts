import type { Reading } from './reading.ts';

/** A reading that contains only the text, with the changes of a test. */
export function plainReading(newText: string, changes: Partial<Reading> = {}): Reading {
  return {
    newText,
    signature: '',
    quoted: '',
    sender: {},
    recipient: {},
    sentences: [],
    asks: [],
    categories: [],
    isFamiliar: false,
    dates: [],
    amounts: [],
    links: [],
    isAutomatic: false,
    ...changes,
  };
}

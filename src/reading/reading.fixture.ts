import type { Reading } from './reading.ts';

/** A reading that understood nothing but the text, and what a test adds to it. */
export function plainReading(newText: string, changes: Partial<Reading> = {}): Reading {
  return {
    newText,
    signature: '',
    quoted: '',
    sender: {},
    recipient: {},
    asks: [],
    categories: [],
    isFamiliar: false,
    dates: [],
    amounts: [],
    addresses: [],
    links: [],
    automatic: false,
    ...changes,
  };
}

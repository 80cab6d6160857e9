const EVENTS = 'text/event-stream';
const JSON_TYPE = 'application/json';

/** The quality of each media range in an Accept header, 0 to 1 (RFC 9110, 12.5.1). */
function parseAccept(header: string): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
    const value = quality === undefined ? 1 : Number(quality);
    // An invalid quality counts as 0.
    if (range) wanted.set(range, value > 0 && value <= 1 ? value : 0);
  }
  return wanted;
}

/** The quality of a type. The most specific range that matches decides. */
function qualityOf(wanted: Map<string, number>, type: string): number {
  return wanted.get(type) ?? wanted.get(type.replace(/\/.*/, '/*')) ?? wanted.get('*/*') ?? 0;
}

/**
 * Whether a client gets events instead of JSON: it prefers events, or it names events and gives both the same quality.
 */
export function prefersEvents(accept: string | undefined): boolean {
  const wanted = parseAccept(accept ?? '');
  const events = qualityOf(wanted, EVENTS);
  const json = qualityOf(wanted, JSON_TYPE);
  return events > 0 && (events > json || (events === json && wanted.has(EVENTS)));
}

const EVENTS = 'text/event-stream';
const JSON_TYPE = 'application/json';

/** How much each media range of an Accept header is wanted, 0 to 1 (RFC 9110, 12.5.1). */
function parseAccept(header: string): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
    const value = quality === undefined ? 1 : Number(quality);
    // What is no quality asks for nothing.
    if (range) wanted.set(range, value > 0 && value <= 1 ? value : 0);
  }
  return wanted;
}

/** The range that names a type most closely decides. */
function qualityOf(wanted: Map<string, number>, type: string): number {
  return wanted.get(type) ?? wanted.get(type.replace(/\/.*/, '/*')) ?? wanted.get('*/*') ?? 0;
}

/**
 * Whether a client that can be answered with JSON or with events is answered with events: it wants them more
 * than JSON, or as much and names them.
 */
export function prefersEvents(accept: string | undefined): boolean {
  const wanted = parseAccept(accept ?? '');
  const events = qualityOf(wanted, EVENTS);
  const json = qualityOf(wanted, JSON_TYPE);
  return events > 0 && (events > json || (events === json && wanted.has(EVENTS)));
}

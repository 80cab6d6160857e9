/** The headers of a message, by name in any letters. Values are unfolded and not decoded. */
export type HeaderValues = {
  first: (name: string) => string | undefined;
  /** Of several From headers, mail programs show the last one that is well-formed. */
  last: (name: string) => string | undefined;
};

/** Reads the lines of a message's header. Bytes that are not UTF-8 are read as windows-1252. */
export function headerValues(bytes: Buffer | undefined): HeaderValues {
  const text = decode(bytes ?? Buffer.alloc(0));
  const lines = text
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name, value] = /^([!-9;-~]+[ \t]*):(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined
        ? []
        : [{ name: name.trim().toLowerCase(), value: value.trim(), isWellFormed: name === name.trim() }];
    });
  const isNamed = (name: string) => (line: { name: string }) => line.name === name.toLowerCase();
  return {
    first: (name) => lines.find(isNamed(name))?.value,
    last: (name) =>
      (lines.findLast((line) => isNamed(name)(line) && line.isWellFormed) ?? lines.findLast(isNamed(name)))
        ?.value,
  };
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

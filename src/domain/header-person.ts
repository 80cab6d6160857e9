// A file of its own, because the page that writes headers must not load the code that reads them.
const plainName = /^[\p{L}\p{M}\p{N} .!#$%&'*+/=?^_`{|}~-]+$/u;

/** A person as the value of a header. A name with other characters than these needs quotes. */
export function headerPerson({ name, address }: { name: string; address: string }): string {
  if (name === '') return address;
  const written = plainName.test(name) ? name : `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return `${written} <${address}>`;
}

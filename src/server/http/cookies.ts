/** The values of all cookies with this name. A browser may send several, of other paths or domains. */
export function readCookies(header: string | undefined, name: string): string[] {
  return (header ?? '')
    .split(';')
    .filter((part) => part.trimStart().startsWith(`${name}=`))
    .map((part) => part.slice(part.indexOf('=') + 1).trim());
}

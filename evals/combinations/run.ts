export async function runCombinations(_markdown: boolean): Promise<number> {
  return 0;
}

/** Whether this run is the long one, `npm run test:soak`. */
export const isSoak = process.env.SOAK === '1';

/** How often a test repeats its work: `soak` times in the long run, `usual` times in `npm test`. */
export function rounds({ usual, soak }: { usual: number; soak: number }): number {
  return isSoak ? soak : usual;
}

/** How long a soak of several processes works: SOAK_SECONDS, or `usual` seconds. */
export function soakSeconds(usual: number): number {
  return Math.min(usual, Number(process.env.SOAK_SECONDS ?? usual));
}

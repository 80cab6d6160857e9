/** The headers of an answer that is only true now, or only meant for one person. */
export const noStore = { 'cache-control': 'no-store' };

/** A gap left for the person, '[the figure for March]'; not a link '[text](address)'. For `matchAll` and `replace`. */
export const GAP = /\[[^[\]\n]{1,160}\](?!\()/g;

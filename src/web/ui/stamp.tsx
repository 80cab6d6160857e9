/** A small postage stamp. A cancelled stamp is grey and has the waves of a postmark. Decorative. */
export function Stamp({ isCancelled }: { isCancelled: boolean }) {
  const edge = 'M3 3h18v22H3z';
  return (
    <svg className="h-7 w-6" viewBox="0 0 24 28" fill="none" aria-hidden="true">
      <path className={isCancelled ? 'fill-rule' : 'fill-accent'} d="M2 2h20v24H2z" />
      <path
        className="stroke-paper"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeDasharray="0 4"
        d="M2 2h20v24H2z"
      />
      <path className={isCancelled ? 'fill-rule' : 'fill-accent'} d={edge} />
      {isCancelled ? (
        <path
          className="stroke-stamp"
          strokeWidth="1.5"
          strokeLinecap="round"
          d="M1 11.5c3.7-3 7.3 3 11 0s7.3-3 11 0M1 17c3.7-3 7.3 3 11 0s7.3-3 11 0"
        />
      ) : (
        <path
          className="stroke-on-accent"
          strokeWidth="1.4"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M11 10.5 7.5 14l3.5 3.5M8 14h5.5a3 3 0 0 1 3 3v.5"
        />
      )}
    </svg>
  );
}

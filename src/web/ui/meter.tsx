type MeterProps = {
  /** What is measured: the bar's name for screen readers, 'Emails used this month'. */
  label: string;
  value: number;
  /** Above 0. A larger value only fills the bar. */
  limit: number;
};

/** How much of a limit is used: a bar for the eye. The page says it in words too. */
export function Meter({ label, value, limit }: MeterProps) {
  const used = Math.min(Math.max(value, 0), limit);
  return (
    <progress
      aria-label={label}
      aria-valuetext={`${value} of ${limit}`}
      value={used}
      max={limit}
      data-full={used === limit}
      className="meter"
    />
  );
}

type MeterProps = {
  /** What is measured, as readers name the bar: 'Emails used this month'. */
  label: string;
  value: number;
  /** More than this fills the bar and no more; above 0. */
  limit: number;
};

/** How much of a limit is used: a bar for the eye, beside which the page says it in words. */
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

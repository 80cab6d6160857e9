type MeterProps = {
  /** The bar's name for screen readers, such as 'Emails used this month'. */
  label: string;
  value: number;
  /** Greater than 0. If `value` is greater than the limit, the bar is full. */
  limit: number;
};

/** A bar that shows how much of a limit is used. The page also has to say it in words. */
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

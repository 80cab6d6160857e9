type SkeletonProps = {
  /** The width of each line, as classes: 'w-28', 'w-full'. A line can be set apart by a margin as well. */
  lines: readonly string[];
  className?: string;
};

/** The lines of a text that is not there yet. Decorative: say beside it, in a `status`, what is awaited. */
export function Skeleton({ lines, className = '' }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={`flex flex-col gap-4 ${className}`}>
      {lines.map((line) => (
        <div key={line} className={`skeleton-line ${line}`} />
      ))}
    </div>
  );
}

/** One word that is not there yet, within a line that keeps its height. Decorative, as a `Skeleton`. */
export function SkeletonBar({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton-line inline-block max-w-full ${className}`} />;
}

type SkeletonProps = {
  /** The width of each line, as classes: 'w-28', 'w-full'. A line may also have a margin class. */
  lines: readonly string[];
  className?: string;
};

/**
 * Placeholder lines for a text that is not loaded yet. Hidden from screen readers: an element with the role `status`
 * has to say that the page is loading.
 */
export function Skeleton({ lines, className = '' }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={`flex flex-col gap-4 ${className}`}>
      {lines.map((line) => (
        <div key={line} className={`skeleton-line ${line}`} />
      ))}
    </div>
  );
}

/** A placeholder within a line of text. Hidden from screen readers, like `Skeleton`. */
export function SkeletonBar({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton-line inline-block max-w-full ${className}`} />;
}

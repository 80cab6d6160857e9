import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

function SectionSkeleton({ rows }: { rows: number }) {
  return (
    <div className="settings-section">
      <Skeleton lines={['h-6! w-32', 'w-48']} />
      <div className="divide-y divide-rule border-t border-rule max-lg:mt-3">
        {Array.from({ length: rows }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity than their place.
          <Skeleton key={place} lines={['w-20', 'w-56 max-w-full']} className="h-22.5 justify-center" />
        ))}
      </div>
    </div>
  );
}

/** The page before it knows the account: the same sheets, with lines where words will stand. */
export function DashboardSkeleton() {
  return (
    <div aria-hidden="true">
      <Sheet>
        <div className="month-count">
          <Skeleton lines={['w-32 my-2']} />
          <Skeleton lines={['h-9! w-72 max-w-full']} className="mt-10 mb-8.5" />
          <Skeleton lines={['h-2! w-full']} />
          <Skeleton lines={['w-40']} className="mt-4 mb-1" />
        </div>
        <div className="month-actions">
          <Skeleton lines={['w-24', 'w-36']} className="py-2" />
          <Skeleton lines={['h-11! w-72 max-w-full']} className="max-sm:w-full" />
        </div>
      </Sheet>
      <SectionSkeleton rows={4} />
      <SectionSkeleton rows={2} />
    </div>
  );
}

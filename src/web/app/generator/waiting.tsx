import { Skeleton } from '#web/ui/skeleton.tsx';

/** How many replies are written before this one: '2 replies ahead of yours'. */
export function repliesAhead(ahead: number): string {
  return ahead === 1 ? '1 reply ahead of yours' : `${ahead} replies ahead of yours`;
}

/** A placeholder until the first words of the reply arrive. Screen readers hear when the number of replies changes. */
export function Waiting({ ahead }: { ahead: number }) {
  return (
    <div className="absolute inset-x-0 top-15 flex flex-col gap-4 px-4 sm:px-6" role="status">
      <p className="text-ink-soft">{ahead > 0 ? repliesAhead(ahead) : 'Generating your reply...'}</p>
      <Skeleton lines={['w-28', 'w-full', 'w-11/12', 'w-3/5', 'mt-3 w-24', 'w-32']} />
    </div>
  );
}

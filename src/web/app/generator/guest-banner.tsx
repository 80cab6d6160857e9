import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { signUpPath } from '#domain/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { Stamp } from '#web/ui/stamp.tsx';

/** What a guest has left: a stamp for each reply, cancelled once it is used. `used` is undefined until known. */
export function GuestBanner({ used }: { used: number | undefined }) {
  const remaining = GUEST_REPLY_LIMIT - (used ?? 0);
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-small ${used === undefined ? 'invisible' : ''}`}
    >
      <span className="flex gap-1" aria-hidden="true">
        {Array.from({ length: GUEST_REPLY_LIMIT }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stamps have no other identity than their place.
          <Stamp key={place} cancelled={place >= remaining} />
        ))}
      </span>
      <p className="tabular-nums">
        {remaining} free {remaining === 1 ? 'reply' : 'replies'} remaining
      </p>
      <a className={buttonClasses('link')} href={signUpPath}>
        Sign up for more
      </a>
    </div>
  );
}

import { limits } from '#domain/limits.ts';
import { hasSeveralAddresses, readSender } from '#web/lib/received-mail.ts';

/**
 * The people in a header. The address is always shown next to the name, because anyone can use a false name. A list of
 * several people is shown unchanged.
 */
export function People({ value }: { value: string }) {
  const { name, address } = readSender(value);
  // No longer list can be a recipient (see `recipientOf`), so a reply goes only to people who are shown.
  if (hasSeveralAddresses(value)) return <bdi>{value.slice(0, limits.recipients)}</bdi>;
  return (
    <>
      {name ? <bdi>{name}</bdi> : null}
      {name && address ? ' ' : null}
      {address ? <bdi className={name ? 'text-ink-soft' : ''}>{name ? `<${address}>` : address}</bdi> : null}
    </>
  );
}

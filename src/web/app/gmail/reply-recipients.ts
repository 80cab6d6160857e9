import type { Addressee, AnswerableMail } from '#web/lib/answerable-mail.ts';

/** Whom a reply goes to, as in the headers To and Cc of a mail. `to` is empty if it can go to nobody. */
export type Recipients = { to: string; cc?: string };

const plainName = /^[\p{L}\p{M}\p{N} .!#$%&'*+/=?^_`{|}~-]+$/u;

/** A person as a header has them. A name with other characters than these needs quotes. */
function formatAddressee({ name, address }: Addressee): string {
  if (!name) return address;
  const written = plainName.test(name) ? name : `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return `${written} <${address}>`;
}

/** The people whose address is not among these, and each of them once. Letters count in any case. */
function without(people: readonly Addressee[], others: readonly string[]): Addressee[] {
  const known = new Set(others);
  return people.filter(({ address }) => {
    const key = address.toLowerCase();
    return !known.has(key) && known.add(key);
  });
}

function header(people: readonly Addressee[]): string {
  return people.map(formatAddressee).join(', ');
}

/** Whom a reply to the sender goes to. */
export function replyToSender({ to }: AnswerableMail): Recipients {
  return { to };
}

/**
 * Whom a reply to all goes to: exactly those whom Mail-Followup-To names; without it, the recipient of a reply, and in
 * Cc everyone else of To and Cc. Never the person's own addresses (`own`, in small letters). Undefined if it would go to
 * the same people as a reply to the sender.
 */
export function replyToAll(mail: AnswerableMail, own: readonly string[]): Recipients | undefined {
  const { to, sentTo, cc, followupTo } = mail.people;
  const sender = to.map(({ address }) => address.toLowerCase());
  const followup = without(followupTo, own);
  if (followup.length > 0) {
    const isSame =
      followup.length === sender.length &&
      followup.every(({ address }) => sender.includes(address.toLowerCase()));
    return isSame ? undefined : { to: header(followup) };
  }
  const others = without([...sentTo, ...cc], [...own, ...sender]);
  return mail.to && others.length > 0 ? { to: mail.to, cc: header(others) } : undefined;
}

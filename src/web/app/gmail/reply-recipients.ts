import { headerPerson } from '#domain/header-person.ts';
import type { Addressee, AnswerableMail } from '#web/lib/answerable-mail.ts';

/** Whom a reply goes to, as in the headers To and Cc of a mail. `to` is empty if there is no recipient. */
export type Recipients = { to: string; cc?: string };

/** The people whose address is not among these, and each of them once. Letters count in any case. */
function without(people: readonly Addressee[], others: readonly string[]): Addressee[] {
  const known = new Set(others);
  return people.filter(({ address }) => {
    const key = address.toLowerCase();
    return !known.has(key) && known.add(key);
  });
}

function header(people: readonly Addressee[]): string {
  return people.map(headerPerson).join(', ');
}

/**
 * The people whom a reply goes to first: the recipient of a reply; of the person's own message, those whom it went to.
 * `own`: the person's addresses, in small letters.
 */
function firstRecipients({ people: { to, sentTo } }: AnswerableMail, own: readonly string[]): Addressee[] {
  return to.length > 0 && without(to, own).length === 0 ? without(sentTo, own) : to;
}

/** Whom a reply to the sender goes to. */
export function replyToSender(mail: AnswerableMail, own: readonly string[]): Recipients {
  const first = firstRecipients(mail, own);
  // A recipient that could not be parsed stays as the mail has it.
  return { to: first === mail.people.to ? mail.to : header(first) };
}

/**
 * Whom a reply to all goes to: exactly those whom Mail-Followup-To names; without it, the recipient of a reply, and in
 * Cc everyone else of To and Cc. Never the person's own addresses (`own`, in small letters). Undefined if it would go
 * to the same people as a reply to the sender.
 */
export function replyToAll(mail: AnswerableMail, own: readonly string[]): Recipients | undefined {
  const { sentTo, cc, followupTo } = mail.people;
  const { to } = replyToSender(mail, own);
  const sender = firstRecipients(mail, own).map(({ address }) => address.toLowerCase());
  const followup = without(followupTo, own);
  if (followup.length > 0) {
    const isSame =
      followup.length === sender.length &&
      followup.every(({ address }) => sender.includes(address.toLowerCase()));
    return isSame ? undefined : { to: header(followup) };
  }
  const others = without([...sentTo, ...cc], [...own, ...sender]);
  return to && others.length > 0 ? { to, cc: header(others) } : undefined;
}

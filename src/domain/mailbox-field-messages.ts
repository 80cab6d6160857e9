import { limits } from './limits.ts';
import { mailboxKindNames } from './mailbox-kinds.ts';

const figure = new Intl.NumberFormat('en');

/** The error messages for the fields of mailbox calls. */
export const mailboxFieldMessages = {
  kindUnknown: `Kind must be one of ${mailboxKindNames.join(', ')}`,
  notOffered: (name: string) => `${name} is not offered on this site.`,
  accessEnded: (address: string | null) =>
    `${address ?? 'This mailbox'} no longer accepts the access that it gave. You can connect it again on the dashboard.`,
  sentUnseen:
    'Your reply may have been sent: the mail server took it and did not answer. Your Sent folder does not show it. ' +
    'Ask the recipient before you send it again.',
  sendingRefused:
    'The outgoing server refused the password, so nothing was sent. If it stays so, connect the mailbox again.',
  sendLater: 'The mailbox does not take the reply at the moment. Nothing was sent. Please try again later.',
  mailboxInvalid: 'mailbox must be an id from the list of mailboxes',
  addressInvalid: 'Please enter the email address of the mailbox',
  addressWithoutAt: 'The email address of the mailbox has no @',
  addressWithSpace: 'The email address of the mailbox has a space in it',
  passwordInvalid: 'Please enter the password of the mailbox',
  usernameInvalid: 'username must be a name of at most 1,000 characters',
  hostInvalid: 'A server must be a name, such as imap.example.com',
  hostWithPort: 'A server must be a name only: the port has its own field',
  portInvalid: 'A port must be a whole number from 1 to 65535',
  securityUnknown: 'Security must be tls, starttls or none',
  searchTooLong: `A search must be less than ${figure.format(limits.mailSearch)} characters`,
  maxResults: 'maxResults must be a whole number from 1 to 50',
  beforeInvalid: 'before must be what an earlier list gave as next',
  placeUnknown: 'The list has changed meanwhile. Please load it again.',
  recipientRequired: 'A reply needs a recipient',
  recipientTooLong: `The recipients must be less than ${figure.format(limits.recipients)} characters`,
  recipientInvalid: 'Every recipient must have a valid email address',
  tooManyRecipients: `A reply can go to at most ${limits.recipientCount} recipients`,
  subjectNotText: 'Subject must be text',
  subjectTooLong: `The subject must be less than ${figure.format(limits.subject)} characters`,
  bodyRequired: 'The reply is empty',
  bodyTooLong: `The reply must be less than ${figure.format(limits.sentBody)} characters`,
  idInvalid: 'folder, threadId and messageId must be ids from the mailbox',
} as const;

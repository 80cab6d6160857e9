/** Lengths are in UTF-16 code units, as in an input's maxLength. Source: docs/product.md, 1.8. */
export const limits = {
  emailContent: 10_000,
  customPrompt: 500,
  customTone: 100,
  /** The answers of one request, the words of one ask, and one answer in the person's own words. */
  answers: 20,
  askWords: 500,
  answer: 300,
  /** The earlier reply in a request to write it once more. */
  rewrittenReply: 10_000,
  /** The email address of an account. */
  accountEmail: 255,
  passwordMin: 8,
  passwordMax: 128,
  fullName: 100,
  /**
   * The addresses and their number, the subject and the text of a reply that a mailbox sends. The limits are our own,
   * not Google's.
   */
  recipients: 2_000,
  recipientCount: 50,
  subject: 1_000,
  sentBody: 20_000,
  /** Mailboxes that an account has connected at once, and the words of a search in one. */
  mailboxes: 5,
  mailSearch: 200,
  /** The name of an API key. */
  apiKeyName: 60,
  /** API keys that an account has at once. */
  apiKeys: 10,
  /** A saved snippet: its name and its text. */
  snippetName: 60,
  snippetText: 2_000,
  /** Snippets that an account has at once. */
  snippets: 50,
  /** The name of a team. */
  teamName: 60,
  /** A person's own words: the signature below the name, and the preferred opening or closing. */
  signature: 500,
  ownPhrase: 200,
  /**
   * Bytes of a JSON request body; a longer one is refused with 413. The longest valid request for a reply fits, even if
   * each character is escaped as '\uXXXX'.
   */
  requestBody: 256 * 1024,
  /** Bytes of a file that the generator opens or the public API receives; a longer one is refused before it is read. */
  upload: 2 * 1024 * 1024,
} as const;

/** Replies that a guest may generate in all. */
export const GUEST_REPLY_LIMIT = 3;

/** Milliseconds between the last guest reply and the sign-up dialog. */
export const GUEST_DIALOG_DELAY_MS = 1_000;

/** The browser's local storage key that counts a guest's replies. */
export const GUEST_USAGE_KEY = 'guestUsage';

/** Messages that the inbox lists. Source: docs/product.md, 6.4. */
export const MESSAGES_LISTED = 20;

/** Characters of a message's id that label it in the list. Source: docs/product.md, 6.4. */
export const ID_LABEL_LENGTH = 20;

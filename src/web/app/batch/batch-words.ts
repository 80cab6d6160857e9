/** The most mails of a batch. */
export const MAX_MAILS = 1_000;

/** What the batch desk says when something is not possible. */
export const batchProblems = {
  unsupported: 'Only .txt, .eml and .mbox files are supported.',
  tooLarge: 'This email is larger than 2 MB. Paste its text, or skip it.',
  unreadable: 'This email is damaged or too complex to be read. Paste its text, or skip it.',
  empty: 'This email has no text. Skip it.',
  notText: 'This file does not contain readable text. Skip it.',
  readInPart: 'This email is damaged or too complex. Here is the text that could be read: please check it.',
  historyLeftOut: 'The quoted history of this email was too long and is left out.',
  isCut: 'A batch has at most 1,000 emails. The others of these files were left out.',
  noMail: 'No email was found in these files.',
  notRead: 'These files could not be read. Choose them again.',
  notStored: 'This browser has no room for these emails. Choose fewer files.',
  notKept: 'This browser could not keep this email. Try again.',
  notDownloaded: 'The drafts could not be downloaded. Try again.',
  stillReading: 'Other files are still being read. Choose these again in a moment.',
  gone: 'The emails of this batch are no longer in this browser. Choose the files again.',
} as const;

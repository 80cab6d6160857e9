/** Toasts of success and information, in the specification's words (section 8). */
export const messages = {
  replyGenerated: 'Reply generated successfully!',
  replyCopied: 'Reply copied to clipboard!',
  replyDownloaded: 'Reply downloaded!',
} as const;

/** What a person reads when the browser itself stops something. */
export const browserProblems = {
  unsupportedFile: 'Only .txt and .eml files are supported',
  fileTooLarge: 'This file is larger than 2 MB. Open the email and paste its text instead.',
  fileNotText: 'This file does not contain readable text.',
  fileNotOpened: 'This file could not be opened. Paste the text of the email instead.',
  fileEmpty: 'This file is empty.',
  copyRefused: 'The browser did not allow copying. Select the reply and copy it by hand.',
  offline: 'You are offline. Nothing is lost: generate again when the connection is back.',
} as const;

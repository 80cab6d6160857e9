import { limits } from './limits.ts';

/** The sentences about teams that the server and the pages share. Source: docs/product.md, 1.16. */
export const teamMessages = {
  /** The refusal of a reply. A larger plan of the member's own would not help. */
  usedUp: 'Your team has used all its replies of this month. They start again with the next month.',
  /** The refusal of an invitation that another member of a team accepts. */
  joinedElsewhere: 'You are already in a team. Leave it before you join another one.',
  linkInvalid: 'This invitation is no longer valid. Please ask for a new one.',
  nameRequired: 'The name of a team needs a letter or a digit.',
  nameTooLong: `The name of a team has at most ${limits.teamName} characters.`,
  notMailed: 'This site cannot send email: give this link to the person. It is not shown again.',
  notLoaded: 'Your team could not be loaded.',
  invited: (email: string) => `${email} is invited.`,
  removed: (email: string) => `${email} is removed. The seat is free.`,
  joined: (team: string) => `You have joined ${team}.`,
  left: (team: string) => `You have left ${team}.`,
  linkCopied: 'The link is copied to the clipboard.',
  linkCopyRefused: 'The browser did not allow copying. The link is selected: copy it by hand.',
} as const;

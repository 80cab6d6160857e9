/** The texts about usage on the dashboard. The mails name the checkbox. */
export const usageTexts = {
  mails: 'Email me at 80 % and 100 %',
  mailsAbout: 'One email each, at most once a month.',
  mailsOfTeam: 'In a team, its owner gets them, each at most once a month.',
  noMail: 'This site does not send email.',
  notLoaded: 'Your replies by day could not be loaded.',
} as const;

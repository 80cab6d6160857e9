/** A mail of the sample inbox. `minutesAgo`: how old it is when somebody looks. */
export type SampleMail = {
  id: string;
  threadId: string;
  from: string;
  replyTo?: string;
  subject: string;
  minutesAgo: number;
  /** What there is to read; an HTML-only mail has `html` in its place. */
  text?: string;
  html?: string;
};

/** The mails of the sample inbox, newest first. All of them, and everybody in them, are made up. */
export const sampleMails: readonly SampleMail[] = [
  {
    id: 'sample-0001-site-visit-thursday',
    threadId: 'sample-0001-site-visit-thursday',
    from: 'Marta Lindqvist <marta@lindqvist-arkitekter.example>',
    subject: 'Site visit on Thursday',
    minutesAgo: 24,
    text: `Hi,

could we move the site visit from Wednesday to Thursday at 10:00? The surveyor is only free then.

And could you send me the floor plans before that?

Best,
Marta`,
  },
];

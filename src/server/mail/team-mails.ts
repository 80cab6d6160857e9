import { INVITATION_DAYS } from '#domain/teams.ts';
import type { Mail } from './mailer.ts';

/**
 * The mail that invites a person to a team; `link` opens the dashboard. The operator chose the name of the team. No
 * other text in the mail was chosen by a person.
 * @param team the name of the team
 * @param owner the email address of its owner
 */
export function invitationMail(
  to: string,
  link: string,
  { team, owner }: { team: string; owner: string },
): Mail {
  return {
    to,
    link,
    subject: `Invitation to the team ${team}`,
    text: `Hello,

${owner} invites you to the team ${team} at AI Reply Assistant. The members of the team share its plan and its replies. To see the invitation, open this link:

${link}

You need an account for it: sign in, or sign up for free. The link works once, for ${INVITATION_DAYS} days. ${owner} will see how many replies you write, but none of your emails. If you do not know this person, ignore this email.

AI Reply Assistant
`,
  };
}

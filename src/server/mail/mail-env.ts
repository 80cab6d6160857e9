import { z } from 'zod';
import { publicDomain, urlField } from '../env-fields.ts';

/** The settings for sending mail. */
export type MailEnv = {
  /** smtp:// or smtps://; undefined: no mail is sent. */
  smtpUrl: string | undefined;
  /** 'Name <address>' or an address alone. */
  from: string;
  /** True in development without a mail server: links are written to the log. */
  logsLinks: boolean;
};

const mailbox = /^(?:[^<>"@\r\n]+<[\w.+-]+@[\w.-]+>|[\w.+-]+@[\w.-]+)$/;

/** The environment variables of mail. */
export const mailVariables = {
  SMTP_URL: urlField(
    'SMTP_URL must be an smtp:// or smtps:// address, such as smtp://user:password@mail.example.com:587.',
    ['smtp:', 'smtps:'],
    (url) => url.hostname !== '',
  ).optional(),
  MAIL_FROM: z
    .string()
    .regex(mailbox, 'MAIL_FROM must be an email address, or a name with one: Replies <replies@example.com>.')
    .optional(),
  NODE_ENV: z.string().optional(),
};

type MailValues = z.infer<z.ZodObject<typeof mailVariables>>;

/** Groups the variables. Without MAIL_FROM, mail comes from no-reply at the public host, if that is a domain name. */
export function mailEnv({ SMTP_URL, MAIL_FROM, NODE_ENV }: MailValues, appUrl: string | undefined): MailEnv {
  const domain = publicDomain(appUrl) ?? 'localhost';
  return {
    smtpUrl: SMTP_URL,
    from: MAIL_FROM ?? `AI Reply Assistant <no-reply@${domain}>`,
    logsLinks: NODE_ENV === 'development' && SMTP_URL === undefined,
  };
}

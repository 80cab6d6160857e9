import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '#domain/limits.ts';
import { mailAsText, parseMail } from '#reading/message/parse-mail.ts';

const folder = process.env.CORPUS_DIR ?? join(import.meta.dirname, '..', '..', 'shared', 'corpus');

/**
 * The corpus's mails as the generator's screen would send them: decoded, with their headers, at most 10,000
 * characters (longer mails are cut). Empty if there is no corpus.
 */
export async function corpusMails(): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const mails: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.expected\./.test(entry.name)) continue;
    const content = readFileSync(join(entry.parentPath, entry.name));
    if (entry.name.endsWith('.eml') && content.length < limits.upload) {
      mails.push(mailAsText(await parseMail(content)));
    } else if (entry.name.endsWith('.txt') && /(?:strip|forward|signature)$/.test(entry.parentPath)) {
      mails.push(content.toString('utf8'));
    }
  }
  return mails.map((mail) => mail.trim().slice(0, limits.emailContent)).filter((mail) => mail !== '');
}

/** The mail that measures use if there is no corpus. The measures of models always use it for their requests. */
export const sampleMail = `From: Miriam Adler <miriam.adler@example.com>
To: Jonas Berg <jonas.berg@example.com>
Date: Tue, 10 Mar 2026 09:12:00 +0100
Subject: Venue for the spring workshop

Hi Jonas,

Thank you for the two proposals you sent last week. We like the hall by the river best.

Could you tell me whether the price of €1,850 includes the projector? And would Thursday at 2 pm suit you for a
short call about the seating plan? Please also send me the fire regulations, our safety officer has to sign them.

Best regards,
Miriam Adler
Adler & Partners
`;

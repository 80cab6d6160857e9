import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import type { NamedTone } from '#domain/tones.ts';

/** What each intent asks of the reply. An intent without a row does not compile. */
export const intentRules: Record<Intent, string> = {
  general: 'Answer the mail as it deserves: respond to what it says and move the matter one step on.',
  question: 'Ask the sender what has to be known to go on; put the questions clearly, one by one.',
  accept: 'Accept what the mail proposes, offers or asks, and name what is accepted.',
  decline: 'Decline what the mail proposes, offers or asks: clearly, kindly, without an invented reason.',
  thank: 'Thank the sender, naming what for.',
  reschedule:
    'Move the appointment the mail speaks of: say the present time does not work and ask for, or propose, another. Propose a time only if the person named one, else leave a gap such as [another time].',
  request: 'Ask the sender to do or send what the matter needs next, and say by when only if that is known.',
  update:
    'Tell the sender how the matter stands; where the state is not known leave a gap such as [current status].',
  clarify:
    'Clear up what is unclear: restate the point as understood and ask, or explain, what remains open.',
  apologize:
    'Apologise for what the mail complains of or waits for; do not invent a cause, blame or a remedy.',
  'follow-up':
    'Follow up: recall what is still open between the two and ask, without reproach, where it stands.',
  confirm: 'Confirm what the mail asks to have confirmed, repeating its details exactly.',
  negotiate:
    'Negotiate: show willingness, name the point that does not fit yet and invite or make a counter-proposal; every figure not given is a gap such as [our offer].',
  introduce:
    'Introduce the person who replies, and say why they write; what is not known of them is a gap such as [your role].',
};

/** What each named tone sounds like. A tone without a row does not compile. */
export const toneRules: Record<NamedTone, string> = {
  friendly: 'Warm and natural, as to a colleague one likes; short sentences.',
  professional: 'Clear, courteous, businesslike; no slang, no gushing.',
  concise: 'As short as a complete answer can be: no pleasantries beyond greeting and close.',
  formal: 'Formal letter style: full forms, no contractions, a formal greeting and close.',
  casual: 'Relaxed and everyday, as to someone known well.',
  enthusiastic: 'Glad and energetic, with real interest; at most one exclamation mark in a paragraph.',
  empathetic: "First show that the sender's situation is understood, then help.",
  urgent: 'Direct and prompt: what matters most comes first, the next step is plain.',
  diplomatic: 'Tactful and balanced: acknowledge the other side before the point, soften refusals.',
  humorous: 'Light, with one gentle touch of humour that harms nobody; the matter itself stays serious.',
  assertive: 'Firm and self-assured, polite: say plainly what is wanted, no hedging.',
};

/** How each language addresses a correspondent in mail. A language without a row does not compile. */
export const registerRules: Record<Language, string> = {
  English: "Keep to the mail's own spelling, British or American.",
  French: 'Address the reader with « vous », unless the mail itself uses « tu ».',
  Spanish: 'Address the reader with «usted», unless the mail itself uses «tú» or «vos».',
  German: 'Address the reader with „Sie“, unless the mail itself uses „du“.',
  Italian: 'Address the reader with «Lei», unless the mail itself uses «tu».',
  Portuguese: "Keep to the mail's variety, European or Brazilian; address the reader politely.",
  Chinese: "Use the mail's script, else simplified; address the reader with 您 unless the tone is casual.",
  Japanese: 'Write business keigo (です・ます with honorific and humble forms); the name takes 様 or さん.',
  Korean: 'Write in polite 합니다 style (해요 style where the tone is casual); the name takes 님.',
  Arabic: 'Write Modern Standard Arabic with the usual courteous greeting and close.',
  Russian: 'Address the reader with «Вы», unless the mail itself uses «ты».',
  Hindi: 'Address the reader with आप, in Devanagari, in the polite verb form.',
  Dutch: 'Address the reader with "u", unless the mail itself uses "je".',
  Swedish: 'Address the reader with "du", as is usual in Swedish.',
  Polish: 'Address the reader as Pan or Pani in the third person, unless the mail itself uses "ty".',
  Turkish: 'Address the reader with "siz"; the first name takes Bey or Hanım where it is known which.',
  Vietnamese: 'Choose pronouns politely: Anh/Chị for the reader, tôi or em for the writer, as the mail does.',
  Thai: 'Write politely with คุณ and fitting closing particles; choose no gendered particle if unknown.',
  Indonesian: 'Address the reader with Bapak, Ibu or Anda, not "kamu".',
  Greek: 'Address the reader in the polite plural, unless the mail itself uses the singular.',
  Romanian: 'Address the reader with „dumneavoastră”, unless the mail itself uses „tu”.',
  Czech: 'Address the reader with „Vy“ (vykání), unless the mail itself uses „ty“.',
  Ukrainian: 'Address the reader with «Ви», unless the mail itself uses «ти»; put the name in the vocative.',
  Hebrew: 'Write modern Hebrew; where the gender is unknown choose neutral wording.',
  Malay: 'Address the reader with Tuan, Puan or anda, in standard Malay.',
  Bengali: 'Address the reader with আপনি, in Bengali script, in the polite verb form.',
  Swahili: 'Write standard Swahili with a polite greeting.',
};

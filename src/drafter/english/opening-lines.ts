import type { GistKind } from '#reading/matters/matter.ts';
import type { Lines } from './register.ts';

/** Thanks for a mail of no particular kind. */
export const plain: Lines = {
  professional: [
    'Thank you for your email{about}.',
    'Thank you for getting in touch{about}.',
    'Thank you for your message{about}.',
  ],
  formal: [
    'Thank you for your email{regarding}.',
    'I am writing in reply to your email{regarding}.',
    'Thank you for your message{regarding}.',
  ],
  diplomatic: [
    'Thank you for taking the time to write{about}.',
    'Thank you for your considered email{about}.',
    'I appreciate your email{about}.',
  ],
  friendly: [
    'Thanks for your email{about}.',
    'Thanks for getting in touch{about}.',
    'Thanks for writing{about}.',
  ],
  casual: ['Thanks for the note{about}.', 'Thanks for your message{about}.', 'Thanks for the email{about}.'],
  enthusiastic: [
    'Thanks so much for your email{about}!',
    'So good to hear from you{about}!',
    'Thank you for reaching out{about}!',
  ],
  empathetic: [
    'Thank you for writing to me{about}.',
    'Thank you for your email{about}; I appreciate it.',
    'Thank you for reaching out{about}.',
  ],
  urgent: ['A quick reply{on}.', 'Replying straight away{on}.', 'A short answer{on} so we can keep moving.'],
  humorous: [
    'Thanks for your email{about}, a bright spot in a busy inbox.',
    'Thanks for the note{about}; my inbox needed some good company.',
    'Thanks for writing{about}. My coffee and I read it with full attention.',
  ],
  assertive: ['I have read your email{about}.', 'Here is my reply{on}.', 'Let me answer{on} directly.'],
};

/** By kind of mail. `{object}` is the mail's own word for its matter, or nothing. */
export const byGist: Partial<Record<GistKind, Lines>> = {
  invitation: {
    professional: [
      'Thank you for the invitation{to}.',
      'Thank you for inviting me{to}.',
      'I appreciate the invitation{to}.',
    ],
    friendly: [
      'Thanks for the invitation{to}.',
      'Thanks so much for inviting me{to}.',
      'How kind of you to invite me{to}.',
    ],
    casual: ['Thanks for the invite{to}.', 'Thanks for thinking of me{to2}.', 'Nice of you to ask me{to}.'],
    enthusiastic: [
      'Thank you so much for the invitation{to}!',
      'What a lovely invitation{to}!',
      'Thanks for inviting me{to}, what a great idea!',
    ],
    urgent: ['Thank you for the invitation{to}.'],
    assertive: ['Thank you for the invitation{to}.'],
  },
  meeting: {
    professional: [
      'Thank you for reaching out{about}.',
      'Thank you for your email{about}.',
      'Thank you for getting in touch{about}.',
    ],
    friendly: [
      'Thanks for reaching out{about}.',
      'Thanks for getting in touch{about}.',
      'Good to hear from you{about}.',
    ],
    enthusiastic: [
      'Great to hear from you{about}!',
      'Thanks so much for reaching out{about}!',
      'So good to hear from you{about}!',
    ],
  },
  complaint: {
    professional: [
      'Thank you for telling me about this. I am sorry{forobject}.',
      'I am sorry{forobject}, and thank you for bringing it to my attention.',
      'Thank you for raising this with me, and my apologies{forobject}.',
    ],
    friendly: [
      "I'm sorry{forobject}, and thanks for letting me know.",
      "Thanks for telling me about this. I'm really sorry{forobject}.",
      "I'm really sorry{forobject}. Thanks for raising it.",
    ],
    empathetic: [
      "I'm truly sorry{forobject}. I understand how frustrating this must be.",
      "I'm so sorry{forobject}; this is not the experience you should have had, and I can see why you are upset.",
      "Thank you for telling me about this. I'm very sorry{forobject}, and I understand your frustration.",
    ],
    formal: [
      'Thank you for bringing this matter to my attention. Please accept my apologies{forobject}.',
      'I was sorry to read of your experience. Please accept my apologies{forobject}.',
      'Please accept my sincere apologies{forobject}, and thank you for raising the matter.',
    ],
    urgent: [
      'I am sorry{forobject}. I am treating this as a priority.',
      'My apologies{forobject}. This has my full attention.',
      'I am sorry{forobject}. This is at the top of my list.',
    ],
    assertive: [
      'I am sorry{forobject}. You were right to raise it.',
      'You are right to raise this, and I apologise{forobject}.',
      'This should not have happened, and I am sorry{forobject}.',
    ],
    concise: [
      'Sorry{forobject}, and thanks for telling me.',
      'My apologies{forobject}.',
      'I am sorry{forobject}.',
    ],
  },
  chaser: {
    professional: [
      'Thank you for following up{on}.',
      'Thank you for the reminder{about}.',
      'Thank you for checking in{on}.',
    ],
    friendly: ['Thanks for following up{on}.', 'Thanks for the nudge{on}.', 'Thanks for checking in{on}.'],
    humorous: [
      'Thanks for the nudge{on}; my inbox clearly needed one.',
      'Thanks for following up{on}. Consider me nudged.',
      'Thanks for checking in{on}; your patience does you credit.',
    ],
  },
  reminder: {
    professional: [
      'Thank you for the reminder{about}.',
      'Thank you for reminding me{about}.',
      'I appreciate the reminder{about}.',
    ],
    friendly: [
      'Thanks for the reminder{about}.',
      'Thanks for reminding me{about}.',
      'Thanks for the heads-up{about}.',
    ],
  },
  thanks: {
    professional: ['You are very welcome.', 'Thank you for your kind note.', 'It was my pleasure.'],
    friendly: ["You're very welcome!", "You're very welcome, any time.", 'That is kind of you, thank you.'],
    casual: ["You're welcome!", 'Any time!', 'Glad to help!'],
    concise: ["You're welcome.", 'My pleasure.', 'Glad to help.'],
  },
  congratulation: {
    professional: [
      'Thank you very much for your kind words{onobject}.',
      'Thank you for the congratulations{onobject}.',
      'Thank you for your good wishes{onobject}.',
    ],
    friendly: [
      'Thank you so much, that is very kind of you!',
      'Thanks so much for the kind words!',
      'Thank you, it means a lot!',
    ],
  },
  condolence: {
    professional: [
      'I am so sorry for your loss.',
      'Please accept my sincere condolences.',
      'I was very sorry to read your news.',
    ],
    friendly: [
      'I am so sorry for your loss.',
      'I am deeply sorry to hear this.',
      'I was so sorry to read your news.',
    ],
  },
  illness: {
    professional: [
      'I am sorry to hear this.',
      'Thank you for letting me know; I am sorry to hear it.',
      'I was sorry to read this.',
    ],
    friendly: [
      "I'm so sorry to hear that.",
      "I'm sorry to read this, and thanks for letting me know.",
      "Oh no, I'm sorry to hear it.",
    ],
  },
  application: {
    professional: [
      'Thank you for your application{forobject}.',
      'Thank you for applying{forobject}.',
      'Thank you for your interest{inobject}.',
    ],
    friendly: [
      'Thanks for your application{forobject}.',
      'Thanks for applying{forobject}.',
      'Thanks for your interest{inobject}.',
    ],
  },
  invoice: {
    professional: [
      'Thank you for your email about {invoice}.',
      'Thank you for your message about {invoice}.',
      'Thank you for writing about {invoice}.',
    ],
    friendly: [
      'Thanks for your email about {invoice}.',
      'Thanks for your message about {invoice}.',
      'Thanks for getting in touch about {invoice}.',
    ],
  },
  introduction: {
    professional: [
      'Thank you for introducing yourself.',
      'It is good to meet you by email.',
      'Thank you for getting in touch.',
    ],
    friendly: [
      'Nice to meet you!',
      "It's good to meet you by email.",
      'Thanks for the introduction, and nice to meet you.',
    ],
  },
  announcement: {
    professional: [
      'Thank you for sharing the news{about}.',
      'Thank you for the good news{about}.',
      'This is good news; thank you for sharing it.',
    ],
    friendly: [
      "That's great news{about}, thanks for sharing it.",
      'Thanks for the good news{about}!',
      'What good news{about}, thank you for sharing.',
    ],
    enthusiastic: [
      "That's fantastic news{about}!",
      'What wonderful news{about}!',
      'This is brilliant news{about}, thank you for sharing it!',
    ],
    casual: [
      'Great news{about}, thanks for sharing.',
      'Nice, thanks for the good news{about}.',
      'Good news{about}, cheers for the update.',
    ],
  },
  information: {
    professional: [
      'Thank you for the information{about}.',
      'Thank you for letting me know{about}.',
      'Thank you for the update{on}.',
    ],
    friendly: [
      'Thanks for letting me know{about}.',
      'Thanks for the update{on}.',
      'Thanks for the heads-up{about}.',
    ],
  },
  sharing: {
    professional: ['Thank you for {deed}.', 'Many thanks for {deed}.'],
    friendly: ['Thanks for {deed}.', 'Thanks a lot for {deed}.'],
    enthusiastic: ['Thanks so much for {deed}!'],
  },
  approval: {
    professional: ['Thank you for confirming.', 'Thank you for letting me know; that is good to hear.'],
    friendly: ['Great, thanks for letting me know.', 'Perfect, thanks for confirming.'],
    casual: ['Great, thanks!', 'Perfect, thanks for letting me know.'],
    enthusiastic: ["That's great, thank you so much!"],
  },
  rejection: {
    professional: ['Thank you for letting me know.', 'Thank you for informing me of your decision.'],
    friendly: ['Thanks for letting me know.', 'Thank you for letting me know about your decision.'],
  },
  pending: {
    professional: [
      'Thank you for looking into {matter}.',
      'Thank you for letting me know that you are looking into {matter}.',
    ],
    friendly: [
      'Thanks for looking into {matter}.',
      'Thanks for letting me know, and for looking into {matter}.',
    ],
  },
  honour: {
    professional: [
      'Thank you very much for {honour}.',
      'I am honoured, and thank you very much for {honour}.',
    ],
    friendly: ['Thank you so much for {honour}.', "Thank you for {honour}; I'm honoured."],
    enthusiastic: ['Thank you so much for {honour}, what an honour!'],
    casual: ['Thanks a lot for {honour}.'],
  },
  offer: {
    professional: [
      'Thank you for the information.',
      'Thank you for telling me about your offer.',
      'Thank you for reaching out.',
    ],
    friendly: [
      'Thanks for reaching out.',
      'Thanks for telling me about this.',
      'Thanks for the information.',
    ],
  },
  unsolicited: {
    professional: ['I have received your message.', 'Your message has reached me.'],
  },
  cancellation: {
    professional: [
      'Thank you for letting me know{about}.',
      'Thank you for informing me of the change.',
      'I understand, and thank you for telling me.',
    ],
    friendly: [
      'Thanks for letting me know, no problem at all.',
      'Thanks for telling me, I understand.',
      'Thanks for the heads-up.',
    ],
  },
  apology: {
    professional: [
      'Thank you for your explanation; I appreciate it.',
      'Thank you for your message. I appreciate the apology.',
      'Thank you for getting back to me, and for the apology.',
    ],
    friendly: [
      'Thanks for your message, and please do not worry about it.',
      'Thank you for explaining, I appreciate it.',
      'Thanks for letting me know, no harm done.',
    ],
  },
};

/** An apology, for what was complained of or for what the person fills in. */
export const apologies: Lines = {
  professional: [
    'I am sorry{forobject}.',
    'I apologise{forobject}.',
    'Please accept my apologies{forobject}.',
  ],
  formal: [
    'Please accept my sincere apologies{forobject}.',
    'I sincerely apologise{forobject}.',
    'I would like to offer my sincere apologies{forobject}.',
  ],
  friendly: [
    "I'm really sorry{forobject}.",
    "I'm sorry{forobject}, and thank you for your patience.",
    "My apologies{forobject}, I'm truly sorry.",
  ],
  casual: ['So sorry{forobject}.', 'Sorry{forobject}, that one is on me.', 'Really sorry{forobject}.'],
  empathetic: [
    "I'm truly sorry{forobject}. I understand how this must have felt.",
    "I'm so sorry{forobject}, and I understand that it was upsetting.",
    'Please accept my heartfelt apologies{forobject}. I can see why this matters to you.',
  ],
  humorous: [
    "I'm sorry{forobject}; not my finest hour.",
    'My apologies{forobject}. I have given myself a stern talking-to.',
    'Sorry{forobject}. I owe you one, and probably a biscuit.',
  ],
  concise: ['Sorry{forobject}.', 'My apologies{forobject}.', 'I am sorry{forobject}.'],
  urgent: [
    'I am sorry{forobject}; I am dealing with it now.',
    'My apologies{forobject}. It has my full attention.',
    'I apologise{forobject} and am acting on it.',
  ],
  assertive: [
    'I apologise{forobject}. It should not have happened.',
    'I take responsibility and apologise{forobject}.',
    'I am sorry{forobject}, and I take responsibility.',
  ],
};

/** A follow-up on what the sender promised. */
export const promisedThings: Lines = {
  professional: [
    'I am following up on {it}.',
    'I wanted to follow up on {it}.',
    'I am getting in touch about {it}.',
  ],
  formal: ['I am writing to follow up on {it}.', 'I refer to {it}.'],
  friendly: ['Just following up on {it}.', 'I wanted to check in about {it}.'],
  casual: ['Just checking in on {it}.', 'Quick follow-up on {it}.'],
  urgent: ['I am following up on {it}, as time is short.'],
  assertive: ['I am following up on {it}.'],
  humorous: ['Me again, following up on {it}.'],
};

/** An invoice came with the mail. */
export const sentInvoice: Lines = {
  professional: ['Thank you for sending {invoice}.', 'Thank you for {invoice}.'],
  friendly: ['Thanks for sending {invoice}.', 'Thanks for {invoice}.'],
};

/** Somebody else was introduced. */
export const introductions: Lines = {
  professional: [
    'Thank you for introducing me to {name}. It is a pleasure to meet you, {who}.',
    'Thank you for the introduction. I am glad to meet you, {who}.',
  ],
  friendly: [
    'Thanks for introducing me to {name}. Lovely to meet you, {who}!',
    'Thanks for the introduction, and nice to meet you, {who}!',
  ],
  casual: ['Thanks for the intro. Nice to meet you, {who}!'],
};

/** Somebody else is to be introduced, and does not read along. */
export const introductionsToCome: Lines = {
  professional: [
    'Thank you for thinking of me, and for telling me about {name}.',
    'Thank you for telling me about {name}.',
  ],
  friendly: [
    'Thanks for thinking of me, and for telling me about {name}.',
    'Thanks for telling me about {name}.',
  ],
  casual: ['Thanks for telling me about {name}.'],
};

/** A follow-up. */
export const followUps: Lines = {
  professional: [
    'I am following up on your email{of}{about}.',
    'I wanted to follow up on your email{of}{about}.',
    'I am coming back to your email{of}{about}.',
  ],
  formal: [
    'I am writing to follow up on your email{of}{regarding}.',
    'Further to your email{of}{regarding}, I am writing to follow up.',
    'I refer to your email{of}{regarding}.',
  ],
  friendly: [
    'Just following up on your email{of}{about}.',
    'I wanted to come back to your email{of}{about}.',
    'Picking up on your email{of}{about}.',
  ],
  casual: [
    'Just circling back to your email{of}{about}.',
    'Quick follow-up on your email{of}{about}.',
    'Coming back to your email{of}{about}.',
  ],
  urgent: [
    'I am following up on your email{of}{about}, as this is time-sensitive.',
    'An urgent follow-up on your email{of}{about}.',
    'I need to come back to your email{of}{about}.',
  ],
  humorous: [
    'Me again, following up on your email{of}{about}.',
    'Your friendly follow-up on the email{of}{about}.',
    'Back in your inbox to follow up on your email{of}{about}.',
  ],
  enthusiastic: [
    'I was keen to follow up on your email{of}{about}!',
    "I've been looking forward to picking up your email{of}{about}!",
    'Following up on your email{of}{about} with pleasure!',
  ],
};

/** Thanks as the reason to write. */
export const thanks: Lines = {
  professional: [
    'Thank you very much for {thing}.',
    'Many thanks for {thing}.',
    'I am grateful to you for {thing}.',
  ],
  formal: [
    'I would like to thank you for {thing}.',
    'Please accept my thanks for {thing}.',
    'I am most grateful to you for {thing}.',
  ],
  friendly: [
    'Thank you so much for {thing}.',
    'Thanks a lot for {thing}, it is much appreciated.',
    'Many thanks for {thing}.',
  ],
  casual: ['Thanks a lot for {thing}.', 'Thanks so much for {thing}.', 'Big thanks for {thing}.'],
  enthusiastic: [
    'Thank you so, so much for {thing}!',
    'A huge thank you for {thing}!',
    'Thank you for {thing}, it made my day!',
  ],
  empathetic: [
    'Thank you so much for {thing}. It means a lot to me.',
    'I am truly grateful to you for {thing}.',
    'Thank you from the heart for {thing}.',
  ],
  humorous: [
    'A standing ovation for {thing}; thank you.',
    'Thank you for {thing}. You have earned a good coffee.',
    'Thanks a million for {thing}; it brightened the inbox.',
  ],
  concise: ['Thank you for {thing}.', 'Many thanks for {thing}.', 'Thanks for {thing}.'],
};

/** What a mail of each kind is thanked for. */
export const thankedFor: Partial<Record<GistKind, string>> = {
  invitation: 'the invitation{to}',
  meeting: 'reaching out{about}',
  thanks: 'your kind words',
  congratulation: 'your kind words',
  application: 'your application{forobject}',
  invoice: 'your email about {invoice}',
  introduction: 'introducing yourself',
  announcement: 'sharing the news{about}',
  information: 'the information{about}',
  sharing: '{deed}',
  honour: '{honour}',
  offer: 'your offer',
  cancellation: 'letting me know',
  apology: 'your message',
  chaser: 'following up{on}',
  reminder: 'the reminder{about}',
  condolence: 'letting me know',
  illness: 'letting me know',
  complaint: 'bringing this to my attention',
};

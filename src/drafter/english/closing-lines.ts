import type { Intent } from '#domain/intents.ts';
import type { Lines } from './register.ts';

/** Where no intent and no kind of mail has its own. */
export const general: Lines = {
  professional: [
    'Please let me know if you need anything further.',
    'Do let me know if you have any questions.',
    'I am happy to help if anything is unclear.',
  ],
  formal: [
    'Please do not hesitate to contact me should you require anything further.',
    'I remain at your disposal for any further questions.',
    'Should anything be unclear, please do let me know.',
  ],
  diplomatic: [
    'I would be glad to hear your thoughts.',
    'Please let me know how you see it.',
    'I hope this is helpful, and I am happy to discuss it further.',
  ],
  friendly: [
    'Just let me know if you need anything else.',
    'Let me know if you have any questions.',
    "Happy to help if there's anything else.",
  ],
  casual: [
    'Shout if you need anything else.',
    'Let me know if that helps.',
    'Give me a shout if anything is unclear.',
  ],
  enthusiastic: [
    "I can't wait to hear from you!",
    'Let me know what you think!',
    "I'm looking forward to the next steps!",
  ],
  empathetic: [
    'Please let me know if there is anything more I can do for you.',
    'I am here if you would like to talk anything through.',
    'Please reach out whenever you need to.',
  ],
  urgent: [
    'Please confirm as soon as you can so that we can move ahead.',
    'Could you get back to me as soon as possible?',
    'Please reply as soon as you can so that nothing is held up.',
  ],
  humorous: [
    'Let me know if I have missed anything; I blame the coffee.',
    'Write back any time, my inbox likes company.',
    'If anything is unclear, blame me and ask away.',
  ],
  assertive: [
    'Please confirm.',
    'Please let me know how you will proceed.',
    'I expect this settles the matter; please tell me if it does not.',
  ],
};

/** After a question back. */
const questions: Lines = {
  professional: [
    'Once I have this, I can give you a full answer.',
    'Thank you in advance for your help.',
    'I look forward to your reply.',
  ],
  friendly: [
    'Once I know, I can give you a proper answer.',
    'Thanks for your help.',
    "As soon as I hear from you, I'll get back to you.",
  ],
  casual: [
    'Then I can give you a proper answer.',
    'Appreciate the help.',
    "Once I know, I'll get right back to you.",
  ],
  urgent: [
    'Please let me know as soon as you can so that I can answer.',
    'A quick reply would help me move fast.',
    'I can answer as soon as I have this.',
  ],
  assertive: [
    'I need this before I can decide.',
    'Please answer these points first.',
    'I will decide once I have this.',
  ],
  enthusiastic: ["I can't wait to hear more!", 'Looking forward to your answer!', 'Tell me everything!'],
};

/** By what the reply sets out to do. */
export const byIntent: Partial<Record<Intent, Lines>> = {
  accept: {
    professional: [
      'Please let me know if you need anything further from me.',
      'Please let me know if there is anything else I should do.',
      'Do let me know if there is anything else you need.',
    ],
    formal: [
      'Please let me know should you require anything further from me.',
      'I remain at your disposal for anything further.',
      'Please do not hesitate to contact me should you need anything else.',
    ],
    friendly: [
      'Let me know if you need anything else from me.',
      'Just shout if there is anything else.',
      'Happy to help if you need anything more.',
    ],
    casual: ['Shout if you need anything else.', 'Talk soon.', 'Let me know if there is more.'],
    enthusiastic: [
      'Let me know how else I can help!',
      'Happy to be part of this!',
      "I'm glad we are doing this!",
    ],
    urgent: [
      'Please tell me straight away if you need anything else.',
      'Please let me know the next step as soon as you can.',
      'Please confirm so that nothing is held up.',
    ],
    humorous: [
      'Consider it done, or at least firmly on its way to being done.',
      'If you need anything else, you know which inbox to find me in.',
      'Anything else, just send it over; I am on a roll.',
    ],
    assertive: [
      'Please let me know the next step.',
      'We can proceed on that basis.',
      'Please confirm and we are set.',
    ],
  },
  decline: {
    professional: [
      'Thank you for your understanding.',
      'I hope you understand, and I thank you for asking.',
      'I am sorry not to be of more help on this occasion.',
    ],
    formal: [
      'Thank you for your understanding.',
      'I trust you will understand.',
      'I would be grateful for your understanding.',
    ],
    diplomatic: [
      'I hope we can find another way forward, and I thank you for your understanding.',
      'I would be glad to revisit this at a later point.',
      'I value our contact and hope you will understand.',
    ],
    friendly: [
      'I hope you understand.',
      'Thanks for understanding.',
      'Sorry not to be of more help this time.',
    ],
    casual: ['Hope you understand.', 'Sorry about that.', 'Thanks for asking, though.'],
    enthusiastic: [
      'I hope I can say yes next time!',
      'Please do ask me again another time!',
      'Thank you so much for understanding!',
    ],
    empathetic: [
      'I hope this does not cause you too much trouble, and thank you for understanding.',
      'I know this may be disappointing, and I appreciate your understanding.',
      'Thank you for understanding; please tell me if I can help in another way.',
    ],
    urgent: [
      'I wanted to tell you straight away so that you can plan.',
      'Please plan accordingly, and thank you for understanding.',
      'I hope this leaves you time to find another solution.',
    ],
    humorous: [
      'Please ask again; I say yes more often than this suggests.',
      'No hard feelings, I hope; there is always a next time.',
      'I hope we are still on speaking terms.',
    ],
    assertive: [
      'Thank you for your understanding.',
      'Please plan on that basis.',
      'I ask you to respect that.',
    ],
  },
  reschedule: {
    professional: [
      'I apologise for the inconvenience and thank you for your flexibility.',
      'If that does not suit you, please suggest another time.',
      'Thank you for your understanding.',
    ],
    friendly: [
      'Sorry for the change, and thanks for understanding.',
      "If that doesn't work, just send me a time that does.",
      'Thanks for being flexible.',
    ],
    casual: [
      'Sorry for the shuffle.',
      'If not, just send me a time that works for you.',
      'Thanks for being flexible.',
    ],
    assertive: [
      'Please confirm the new time.',
      'If that does not work, send me two alternatives.',
      'Please confirm.',
    ],
    urgent: [
      'Please confirm as soon as you can.',
      'Please reply soon so that we can fix the new time.',
      'Could you confirm quickly?',
    ],
    enthusiastic: [
      "I don't want to miss it, so thank you for being flexible!",
      'Thanks so much for being flexible!',
      "I'm still really looking forward to it!",
    ],
    humorous: [
      'Thank you for bearing with my calendar; it means well.',
      'My calendar apologises, and so do I.',
      'Thanks for your patience with my diary acrobatics.',
    ],
  },
  question: questions,
  request: {
    professional: [
      'Thank you in advance.',
      'As soon as I have this, I can come back to you.',
      'Thank you for your help with this.',
    ],
    friendly: [
      'Thanks so much for your help.',
      'Once I have it, I can get started.',
      'Thank you, that would help a lot.',
    ],
    urgent: [
      'I need this as soon as possible; please let me know when I can expect it.',
      'Please send it as soon as you can.',
      'A quick reply would be appreciated.',
    ],
    assertive: [
      'Please let me know when I can expect it.',
      'I will act as soon as I have it.',
      'Please send it over.',
    ],
    casual: ['Thanks in advance!', 'Then I can get going.', 'That would help a lot.'],
  },
  thank: {
    professional: [
      'I look forward to staying in touch.',
      'I look forward to our continued cooperation.',
      'I appreciate your support.',
    ],
    friendly: ['I really appreciate it.', 'Thanks again!', 'Let me know if I can return the favour.'],
    casual: ['I owe you one.', 'Much appreciated.', 'You made my day easier.'],
    enthusiastic: ['You are the best!', 'I am so grateful!', 'Thanks again, truly!'],
    assertive: ['I appreciate it.', 'Thank you again.', 'I look forward to the next step.'],
    concise: [''],
  },
  apologize: {
    professional: [
      'Thank you for your patience and understanding.',
      'I appreciate your patience.',
      'Thank you for bearing with me.',
    ],
    formal: [
      'I would be grateful for your understanding.',
      'I thank you for your patience.',
      'I hope that you will accept my apologies.',
    ],
    friendly: [
      'Thanks for your patience, I really appreciate it.',
      'Thank you for understanding.',
      "I'll do my best to make it right.",
    ],
    empathetic: [
      'I want to make this right for you, and I am grateful for your patience.',
      'Thank you for your patience; I know this has not been easy.',
      'Please tell me if there is anything else I can do to put this right.',
    ],
    casual: ['Thanks for bearing with me.', 'Hope you can forgive me.', 'Thanks for your patience.'],
    urgent: [
      'Fixing this comes first, and I will keep you posted.',
      'I will keep you posted as this moves.',
      'Please tell me straight away if anything else is wrong.',
    ],
    assertive: ['I will make sure it is put right.', 'I am seeing to it.', 'Please hold me to it.'],
  },
  'follow-up': {
    professional: [
      'I look forward to hearing from you.',
      'Thank you in advance for your reply.',
      'I appreciate your help.',
    ],
    friendly: ['Looking forward to hearing from you.', 'Thanks a lot!', 'Thanks for your help.'],
    casual: ['No rush, just keen to know.', 'Appreciate it.', 'A quick line is plenty.'],
    urgent: [
      'I would be grateful for an answer as soon as possible.',
      'Time is short, so a quick reply would help.',
      'Please reply as soon as you can.',
    ],
    assertive: [
      'Please get back to me.',
      'I expect to hear from you soon.',
      'I look forward to a clear answer.',
    ],
    empathetic: [
      'I know you have a lot on, so thank you for taking a moment.',
      'No pressure at all, I know things get busy.',
      'I understand if you need more time; just let me know.',
    ],
  },
  negotiate: {
    professional: [
      'I am confident that we can find a solution that works for both of us.',
      'I look forward to your thoughts.',
      'Please let me know what you think.',
    ],
    diplomatic: [
      'I am sure that we can find common ground.',
      'I would value your view and remain flexible.',
      'I hope we can meet in the middle.',
    ],
    assertive: [
      'Please let me know whether you agree.',
      'This is what would work for me.',
      'I need an answer to move forward.',
    ],
    friendly: [
      "I'm sure we can find something that works for both of us.",
      'Let me know what you think.',
      'Happy to talk it through.',
    ],
    urgent: [
      'Please let me know as soon as you can, so that we can settle this.',
      'A quick answer would let us close this.',
      'Could you come back to me as soon as possible?',
    ],
  },
  introduce: {
    professional: [
      'I look forward to working with you.',
      'I look forward to staying in touch.',
      'Please feel free to contact me at any time.',
    ],
    friendly: [
      'Looking forward to working with you.',
      'Do get in touch any time.',
      "I'm looking forward to getting to know you.",
    ],
    enthusiastic: [
      "I can't wait to work with you!",
      "I'm so looking forward to working together!",
      'Here is to a great collaboration!',
    ],
  },
  confirm: {
    professional: [
      'Please let me know if anything changes.',
      'If any of this is not correct, please let me know.',
      'Thank you, and please tell me if you need anything else.',
    ],
    formal: [
      'Please inform me should anything change.',
      'Should any of this be inaccurate, please let me know.',
      'I trust that this is in order.',
    ],
    friendly: [
      'Let me know if anything changes.',
      'Just shout if I have got anything wrong.',
      'See you then, and let me know if anything changes.',
    ],
    urgent: [
      'Please tell me at once if anything changes.',
      'Please acknowledge as soon as you can.',
      'Please let me know immediately if any of this is wrong.',
    ],
    assertive: [
      'Please tell me if anything changes.',
      'That is settled, then.',
      'Please proceed on that basis.',
    ],
    enthusiastic: ['Looking forward to it!', "I'm all set!", "I can't wait!"],
    casual: ['Shout if anything changes.', 'All set then.', 'See you then.'],
  },
};

/** After yes or no to something that takes place. */
export const ofEvents: Partial<Record<Intent, Lines>> = {
  accept: {
    professional: ['I look forward to it.', 'I am looking forward to it.', 'I very much look forward to it.'],
    formal: ['I look forward to it.', 'I very much look forward to it.', 'I look forward to the occasion.'],
    friendly: ['Looking forward to it!', "I'm looking forward to it.", 'Really looking forward to it.'],
    casual: ['See you then.', 'Looking forward to it.', 'See you soon.'],
    enthusiastic: ["I can't wait!", "I'm really looking forward to it!", 'This is going to be great!'],
    urgent: [
      'Please confirm as soon as you can so that I can block the time.',
      'Please confirm and I will keep the time free.',
      'Please send the final details as soon as you can.',
    ],
    humorous: [
      'I will bring my best ideas, or at least my best pen.',
      'I am looking forward to it more than to my next software update.',
      'I look forward to it, and so does my calendar.',
    ],
    assertive: ['Please send me the details.', 'Please confirm and we are set.', 'I will be ready.'],
  },
  decline: {
    professional: [
      'I hope there will be another opportunity.',
      'Thank you for your understanding, and I hope it goes well.',
      'I hope to be able to join another time.',
    ],
    formal: [
      'I hope that another opportunity will arise.',
      'I wish you every success, and thank you for your understanding.',
      'I trust you will understand.',
    ],
    diplomatic: [
      'I would be glad to find another occasion.',
      'I hope we can find another opportunity before long.',
      'I value the thought, and hope there will be another occasion.',
    ],
    friendly: [
      'I hope there will be another chance soon.',
      'Have a great time, and I hope to join another time.',
      'Thanks for thinking of me, and I hope it goes well.',
    ],
    casual: ['Maybe next time.', 'Hope it goes well!', 'Thanks for thinking of me, though.'],
    enthusiastic: [
      'Please do ask me again, I would love another chance!',
      'I hope there will be a next time!',
      'Have a wonderful time!',
    ],
    empathetic: [
      'I am sorry to miss it, and I hope it goes really well.',
      'Thank you for understanding, and I hope it goes well.',
      'I know it is disappointing, and I hope we find another occasion.',
    ],
    urgent: [
      'I wanted to tell you straight away so that you can plan.',
      'Please plan without me this time.',
      'I hope this leaves you time to make other arrangements.',
    ],
    humorous: [
      'Please ask again; I say yes more often than this suggests.',
      'Please have an extra coffee on my behalf.',
      'I hope we are still on speaking terms.',
    ],
    assertive: [
      'Please plan without me.',
      'Thank you for your understanding.',
      'Please go ahead without me.',
    ],
  },
};

/** After no to a meeting: it can take place another time. */
export const afterMeetingDeclined: Lines = {
  professional: [
    'I hope we can find another time.',
    'Thank you for your understanding.',
    'I would be glad to find another time.',
  ],
  formal: [
    'I hope that we may find another occasion.',
    'Thank you for your understanding.',
    'I trust you will understand.',
  ],
  diplomatic: [
    'I would be glad to find another occasion.',
    'I hope we can speak at another time.',
    'I value our contact and hope you will understand.',
  ],
  friendly: [
    'I hope we can find another time.',
    'Thanks for understanding.',
    'Let us find another time soon.',
  ],
  casual: ['Another time, I hope.', 'Hope you understand.', 'Maybe another time.'],
  enthusiastic: [
    'I really hope we find another time soon!',
    'Please do ask me again!',
    'Let us make it happen another time!',
  ],
  empathetic: [
    'I hope this does not cause you too much trouble.',
    'Thank you for understanding; I hope we find another time.',
    'I know it is disappointing, and I hope we can speak soon.',
  ],
  urgent: [
    'I wanted to tell you straight away so that you can plan.',
    'Please plan without me this time.',
    'I hope this leaves you time to make other arrangements.',
  ],
  humorous: [
    'Please ask again; I say yes more often than this suggests.',
    'My calendar sends its apologies.',
    'I hope we are still on speaking terms.',
  ],
  assertive: ['Please plan without me.', 'Thank you for your understanding.', 'Please go ahead without me.'],
};

/** By kind of mail, whatever the intent. */
export const byGist: Record<string, Lines> = {
  condolence: {
    professional: [''],
  },
  illness: { professional: [''] },
  thanks: {
    professional: ['I look forward to working with you again.', ''],
    friendly: ['Looking forward to next time.', ''],
    concise: [''],
  },
};

/** After an invitation that may still be turned down. */
export const thanksAgain: Lines = {
  professional: ['Thank you again for thinking of me.', 'I appreciate you thinking of me.'],
  friendly: ['Thanks again for thinking of me!', 'It was kind of you to think of me.'],
  casual: ['Thanks for thinking of me!'],
  enthusiastic: ['Thank you again for thinking of me!'],
  urgent: [''],
  assertive: [''],
};

/** After the sender's times were answered. */
export const ofTheirTimes: Lines = {
  professional: [
    'Please let me know should anything change.',
    'Do let me know if anything changes on your side.',
  ],
  friendly: ['Just let me know if anything changes.', 'Let me know if anything changes on your side.'],
  formal: ['Should anything change on your side, I would be grateful for a short note.'],
  casual: ['Shout if anything changes.'],
  urgent: [''],
  assertive: [''],
};

/** After times were put forward. */
export const ofTimes: Lines = {
  professional: [
    'Please let me know if that suits you.',
    'Please let me know whether this works on your side.',
  ],
  friendly: ['Let me know if that works for you.', 'Just let me know if anything changes.'],
  formal: ['I would be grateful for a short confirmation.', 'Please let me know whether this suits you.'],
  casual: ['Let me know if that works.'],
  urgent: ['Please confirm as soon as you can.'],
  assertive: ['Please confirm.'],
};

/** Where a short reply has said all there is. */
export const nothingMore: Lines = {
  professional: [''],
  formal: [
    'Should anything be unclear, please do let me know.',
    'I remain at your disposal.',
    'Thank you once again.',
  ],
  urgent: [''],
};

/** After a complaint was taken up. */
export const afterComplaint: Lines = {
  professional: [
    'Thank you for your patience.',
    'I appreciate your patience while I sort this out.',
    'Thank you for giving me the chance to put this right.',
  ],
  empathetic: [
    'Thank you for your patience; I want to put this right for you.',
    'I am grateful for your patience, and I will see this through.',
    'Please know that I take this seriously.',
  ],
  urgent: [
    'I will keep you posted as this moves.',
    'I will be back in touch as soon as I know more.',
    'Please tell me straight away if anything changes on your side.',
  ],
};

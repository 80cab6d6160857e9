import type { Intent } from '#domain/intents.ts';
import type { Scene } from '../../phrase-pack.ts';
import { type Lines, phrase, toneOf } from './register.ts';

const general: Lines = {
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
    'Let me know if anything is unclear.',
    'Happy to help if you have any questions.',
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

const byIntent: Partial<Record<Intent, Lines>> = {
  accept: {
    professional: [
      'I look forward to it.',
      'I look forward to working on this with you.',
      'Please let me know if you need anything from me beforehand.',
    ],
    formal: [
      'I look forward to it.',
      'I look forward to our cooperation.',
      'Please let me know should you require anything further from me.',
    ],
    friendly: [
      'Looking forward to it.',
      'Let me know if you need anything from me in the meantime.',
      "I'm looking forward to it.",
    ],
    casual: ['Looking forward to it.', 'See you then.', 'Talk soon.'],
    enthusiastic: ["I can't wait!", "I'm really looking forward to it!", 'This is going to be great!'],
    urgent: [
      'Please send me anything I need as soon as you can.',
      'Please confirm so that we can start straight away.',
      'Let me know the next step as soon as you can.',
    ],
    humorous: [
      'I will bring my best ideas, or at least my best pen.',
      'I am looking forward to it more than to my next software update.',
      'I look forward to it, and so does my calendar.',
    ],
    assertive: [
      'Please send me the next steps.',
      'I expect we can start right away.',
      'Please confirm and we are set.',
    ],
  },
  decline: {
    professional: [
      'Thank you for your understanding.',
      'I hope there will be another opportunity.',
      'I wish you every success with it.',
    ],
    formal: [
      'Thank you for your understanding.',
      'I trust you will understand.',
      'I hope that another opportunity will arise.',
    ],
    diplomatic: [
      'I hope we can find another way to work together, and I thank you for your understanding.',
      'I would be glad to revisit this another time.',
      'I value our contact and hope you understand.',
    ],
    friendly: [
      'I hope you understand, and that we can find another occasion.',
      'Thanks for understanding.',
      "I hope there'll be another chance soon.",
    ],
    casual: ['Hope you understand.', 'Maybe next time.', 'Thanks for thinking of me, though.'],
    enthusiastic: [
      'Please do ask me again, I would love another chance!',
      'I hope there will be a next time!',
      'All the best with it, I am cheering you on!',
    ],
    empathetic: [
      'I hope this does not cause you too much trouble, and thank you for understanding.',
      'I know this may be disappointing, and I appreciate your understanding.',
      'Thank you for understanding; I do wish you well with it.',
    ],
    urgent: [
      'Please plan accordingly, and thank you for understanding.',
      'I wanted to tell you straight away so that you can plan.',
      'I hope this leaves you time to find another solution.',
    ],
    humorous: [
      'Please ask again; I say yes more often than this suggests.',
      'No hard feelings, I hope; there is always a next time.',
      'I hope we are still on speaking terms.',
    ],
    assertive: [
      'Thank you for your understanding.',
      'That is my final answer for now.',
      'Please plan without me.',
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
  question: {
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
    casual: ['Then I can give you a proper answer.', 'Thanks!', "Once I know, I'll get right back to you."],
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
  },
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
    casual: ['Thanks in advance!', 'Then I can get going.', 'Cheers for the help.'],
  },
  thank: {
    professional: [
      'I look forward to staying in touch.',
      'I look forward to our continued cooperation.',
      'I appreciate your support.',
    ],
    friendly: ['I really appreciate it.', 'Thanks again!', 'Let me know if I can return the favour.'],
    casual: ['Thanks again!', 'I owe you one.', 'Much appreciated.'],
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
    casual: ['Thanks!', 'No rush, just keen to know.', 'Cheers.'],
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

const byGist: Record<string, Lines> = {
  condolence: {
    professional: ['With my deepest sympathy.', 'You are in my thoughts.', 'I wish you strength.'],
  },
  illness: { professional: ['I wish you all the best.', 'Take good care of yourself.', 'Get well soon.'] },
  thanks: {
    professional: ['I look forward to working with you again.', ''],
    friendly: ['Looking forward to next time.', ''],
    concise: [''],
  },
};

const afterComplaint: Lines = {
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

/** The last sentence. Empty where the tone or the person wants it short. */
export function closing(scene: Scene): string {
  const tone = toneOf(scene);
  if (scene.voice.length === 'short') return tone === 'urgent' ? 'Please confirm.' : '';
  const { intent } = scene;
  const { kind } = scene.gist;
  if (scene.automatic && intent === 'general') return '';
  const grief = byGist[kind];
  if (grief && /^(?:general|thank|update|introduce|follow-up)$/.test(intent))
    return phrase(scene, 'closing', grief);
  const lines = intent === 'general' && kind === 'complaint' ? afterComplaint : (byIntent[intent] ?? general);
  const line = withoutApology(phrase(scene, 'closing', lines), scene);
  if (scene.voice.length !== 'long') return line;
  return `${line} If it would help to talk any of this through in more detail, I am happy to do so.`;
}

function withoutApology(line: string, scene: Scene): string {
  return scene.withoutApology && /\bapolog|\bsorry\b/i.test(line)
    ? 'Thank you for your understanding.'
    : line;
}

import type { GistKind } from '#reading/matters/matter.ts';
import type { Lines } from './register.ts';

/** Lines by kind of mail, and for all others. */
type ByKind = Partial<Record<GistKind, Lines>> & { plain: Lines };

/** Yes, where nothing is asked in so many words. */
export const accepted: ByKind = {
  application: {
    professional: [
      'I would be happy to take your application further: [next step].',
      'I am pleased to move forward with your application: [next step].',
      'I would like to take your application to the next stage: [next step].',
    ],
  },
  invitation: {
    professional: [
      'I would be glad to attend{at}.',
      'I am happy to accept and will be there{at}.',
      'I gladly accept and look forward to it.',
    ],
    formal: ['I am pleased to accept.', 'It would be my pleasure to attend{at}.', 'I accept with pleasure.'],
    friendly: [
      "I'd love to come{at}.",
      "Count me in, I'd be glad to come{at}.",
      "I'd be delighted to join{at}.",
    ],
    casual: ['Count me in{at}.', "I'm in{at}.", "I'd love to, see you there{at}."],
    enthusiastic: [
      "I'd absolutely love to come{at}!",
      'Count me in{at}, I am really looking forward to it!',
      'Yes, yes, yes: I will be there{at}!',
    ],
  },
  unsolicited: {
    professional: [
      'Before I take this any further, please tell me who is behind it and why you are writing to me.',
    ],
  },
  plain: {
    professional: [
      'I am happy to go ahead{with}.',
      'I agree{with2} and am happy to proceed.',
      'This works for me, and I am glad to go ahead{with}.',
    ],
    formal: [
      'I am pleased to agree.',
      'I am pleased to confirm my agreement.',
      'I accept, and am content to proceed{with}.',
    ],
    friendly: [
      "I'm happy to go ahead{with}.",
      "That works for me, let's go ahead{with}.",
      'Happy to say yes to this.',
    ],
    casual: ['Works for me.', "Sounds good, let's do it.", 'Happy with that.'],
    enthusiastic: ["I'm delighted to say yes!", 'Yes, let us do this!', 'Count me in, gladly!'],
    assertive: [
      'I agree. Please go ahead{with}.',
      'Agreed. Please proceed{with}.',
      'My answer is yes. Please go ahead.',
    ],
    urgent: [
      'Agreed. Please go ahead now.',
      'Yes, please proceed straight away.',
      'Agreed, please go ahead as soon as you can.',
    ],
    humorous: [
      'My answer is a yes without small print.',
      'Consider this my most cheerful yes.',
      'You may put me down as a firm yes.',
    ],
    concise: ['Agreed, please go ahead.', 'Yes, that works.', 'Agreed.'],
  },
};

/** Yes and no to something that the mail announces with its day. */
export const attended: Lines = {
  professional: [
    'I will attend {what}{at}.',
    'I will be glad to attend {what}{at}.',
    'I confirm that I will attend {what}{at}.',
  ],
  friendly: ["I'll be at {what}{at}.", "I'm happy to join {what}{at}.", 'Count me in for {what}{at}.'],
  enthusiastic: [
    "I'll be at {what}{at}, with pleasure!",
    'Count me in for {what}{at}!',
    "I'd love to join {what}{at}!",
  ],
};
/** The same, with no. */
export const missed: Lines = {
  professional: [
    'Unfortunately, I am not able to attend {what}{at}.',
    'I am afraid I cannot make {what}{at}.',
    'I am sorry, but I will have to miss {what}{at}.',
  ],
  friendly: [
    "I'm afraid I can't make {what}{at}.",
    "Sadly, I won't be able to join {what}{at}.",
    "I'm sorry to miss {what}{at}.",
  ],
  assertive: [
    'I will not attend {what}{at}.',
    'I cannot make {what}{at}.',
    'Please plan without me for {what}{at}.',
  ],
};

/** No, where nothing is asked in so many words. */
export const declined: ByKind = {
  invitation: {
    professional: [
      'Unfortunately, I am not able to attend{at}.',
      'I am afraid I will not be able to join{at}.',
      'I am sorry to say that I cannot make it{at}.',
    ],
    friendly: [
      "I'm afraid I can't make it{at}.",
      "Sadly, I won't be able to join{at}.",
      "I'm sorry that I can't be there{at}.",
    ],
    enthusiastic: [
      "I'd have loved to come, but I can't make it{at}.",
      "It sounds wonderful, but sadly I can't join{at}.",
      "I'm so sorry to miss it, but I can't make it{at}.",
    ],
    humorous: [
      'My calendar and I argued about it, and the calendar won: I cannot make it{at}.',
      'I tried bribing my calendar, without success: I cannot make it{at}.',
      'Sadly, cloning has not reached my office yet, so I cannot make it{at}.',
    ],
    assertive: ['I cannot attend{at}.', 'I will not be attending{at}.', 'I have to decline.'],
  },
  application: {
    professional: [
      'After careful consideration, I am sorry to say that we will not be taking your application further.',
      'I am sorry to tell you that we will not be moving forward with your application.',
      'Unfortunately, we will not be able to offer you the position.',
    ],
  },
  unsolicited: {
    professional: [
      'I am not interested, so please do not write to me about this again.',
      'This is not for me; please take my address off your list.',
    ],
  },
  plain: {
    professional: [
      'Unfortunately, I am not able to go ahead{with}.',
      'I am afraid I have to decline on this occasion.',
      'After some thought, I have decided not to go ahead{with}.',
    ],
    formal: [
      'I regret that I must decline.',
      'After due consideration, I must respectfully decline.',
      'I regret that I am not in a position to proceed{with}.',
    ],
    diplomatic: [
      'After careful thought, I do not think this is the right moment for me to go ahead{with}.',
      'While I see the merit in it, I am not in a position to go ahead{with} at present.',
      'I appreciate the thought behind it, but I would rather not go ahead{with} for now.',
    ],
    friendly: [
      "I'm afraid I'll have to pass on this one.",
      "I'm sorry, but I can't go ahead{with} this time.",
      "Sadly, I'll have to say no this time.",
    ],
    casual: [
      "I'll have to pass on this one, sorry.",
      'Not this time, sorry.',
      "Afraid it's a no from me this time.",
    ],
    assertive: ['I will not be going ahead{with}.', 'My answer is no.', 'I have decided against it.'],
    humorous: [
      'I will have to pass, though not without a small sigh.',
      'It is a no from me, delivered with a smile.',
      'I must decline, with my hat respectfully off.',
    ],
    concise: ['I have to decline this time.', 'Sorry, I have to pass.', 'Unfortunately, no this time.'],
    urgent: [
      'To let you plan: I have to decline.',
      'Please plan without me; I have to decline.',
      'Unfortunately I have to say no, so please go ahead without me.',
    ],
  },
};

/** What is said where nothing is asked and no intent but the mail itself decides. */
export const reactions: ByKind = {
  approval: { professional: [''] },
  rejection: {
    professional: [
      'I appreciate the time you took, and I hope our paths cross again.',
      'I appreciate your consideration and would be glad to stay in touch.',
    ],
  },
  pending: {
    professional: ['I look forward to hearing from you.', 'I look forward to your update.'],
    friendly: ['Looking forward to hearing from you.', 'I look forward to hearing more.'],
  },
  invitation: {
    professional: ['I [would be glad to / am unfortunately not able to] attend{at}.'],
    friendly: ["I'd [love to come / have loved to come, but can't make it]{at}."],
  },
  meeting: { professional: ['I [am / am not] available{at}.'], friendly: ["I [can / can't] make it{at}."] },
  complaint: {
    professional: [
      'I will look into what happened and come back to you with an answer.',
      'I am looking into this and will let you know what I find.',
      'I will find out what went wrong and come back to you with a solution.',
    ],
    friendly: [
      "I'll look into what happened and get back to you.",
      "I'm looking into this now and will let you know what I find.",
      "I'll find out what went wrong and come back to you.",
    ],
  },
  chaser: {
    professional: [
      'The current status{of} is [where things stand].',
      'Here is where things stand{with}: [current status].',
    ],
  },
  thanks: {
    professional: [
      'I am glad I could help{withobject}.',
      'I was happy to help{withobject}.',
      'It was good to be able to help{withobject}.',
    ],
    friendly: [
      "I'm glad I could help{withobject}.",
      'I was really happy to help{withobject}.',
      'It was a pleasure to help{withobject}.',
    ],
    concise: ['I was glad to help{withobject}.'],
  },
  congratulation: {
    professional: [
      'I appreciate you taking the time to write.',
      'That is very kind of you.',
      'I very much appreciate it.',
    ],
    friendly: [
      'I really appreciate you thinking of me.',
      'That was very kind of you.',
      'Your note made me smile.',
    ],
    concise: [''],
  },
  condolence: {
    professional: [
      'My thoughts are with you and your family. Please take all the time you need.',
      'Please know that I am thinking of you. If there is anything I can do, I am here.',
      'My thoughts are with you at this difficult time. Please do not worry about anything here.',
    ],
  },
  illness: {
    professional: [
      'Please take the time you need; everything here can wait. I wish you a good recovery.',
      'Please look after yourself first. I hope you feel better soon.',
      'Do take care, and do not worry about work. I wish you a quick recovery.',
    ],
  },
  application: {
    professional: [
      'I will read it carefully and come back to you about the next steps.',
      'We will review it and let you know about the next steps.',
      'I will go through your documents and be in touch about the next steps.',
    ],
  },
  invoice: {
    professional: [
      'I will check it against our records and come back to you.',
      'I will look into it and let you know.',
      'I will check it on our side and come back to you.',
    ],
    friendly: [
      "I'll check it against our records and come back to you if there are any questions.",
      "I'll look into it and let you know.",
      "I'll check it on our side and get back to you.",
    ],
  },
  introduction: {
    professional: [
      'I look forward to working with you.',
      'I am glad to have you as a contact.',
      'Welcome, and please do get in touch whenever I can help.',
    ],
    enthusiastic: [
      "I'm really looking forward to working with you!",
      'Welcome, it is great to have you with us!',
      'I look forward to getting to know you!',
    ],
  },
  announcement: {
    professional: [
      '{Noted}',
      'Congratulations to everyone involved. {Noted}',
      'It is good to see this progress. {Noted}',
    ],
    friendly: [
      'Congratulations to everyone involved. {Noted}',
      'Well done to everyone involved. {Noted}',
      "It's great to see this moving forward. {Noted}",
    ],
    concise: ['{Noted}'],
  },
  information: {
    professional: [
      '{Noted} I will keep it in mind.',
      '{Noted} I will come back to you if I have any questions.',
      '{Noted} I will plan accordingly.',
    ],
    friendly: ["{Noted} I'll keep it in mind.", "{Noted} I'll get back to you if I have any questions."],
    concise: ['{Noted}', 'Noted.'],
  },
  reminder: {
    professional: ['{Noted} I have it in mind.', '{Noted} I will see to it.', '{Noted}'],
    friendly: ['{Noted} I have it on my list.', "{Noted} I'll keep it in mind.", '{Noted}'],
  },
  sharing: {
    professional: [
      'I will go through {it} and come back to you with any comments.',
      'I will take a look at {it} and let you know if I have any questions.',
      'I will read {it} and share my comments with you.',
    ],
    friendly: [
      "I'll take a look at {it} and let you know if I have any questions.",
      "I'll go through {it} and get back to you with any comments.",
      "I'll have a look at {it} and come back to you if anything is unclear.",
    ],
  },
  honour: {
    professional: [
      'I [am very happy to accept / am afraid I have to decline].',
      'After some thought, I [gladly accept / am sorry that I cannot accept].',
    ],
  },
  offer: {
    professional: [
      'I will keep your details in mind and come back to you if it becomes relevant for us.',
      'It is not something I need at the moment, but I will get in touch should that change.',
      'I will consider it and be in touch if there is a fit.',
    ],
  },
  unsolicited: {
    professional: [
      'I will not follow any links or share any details in reply to it.',
      'I will not be opening links or giving out details in reply to it.',
    ],
    friendly: [
      "I won't follow any links or share any details in reply to it.",
      "I won't be opening links or giving out details in reply to it.",
    ],
  },
  cancellation: {
    professional: [
      'I have taken note of the change. Please let me know once there is a new date.',
      'That is no problem. Please tell me when a new date is known.',
      'I have noted it, and look forward to hearing about a new date.',
    ],
  },
  apology: {
    professional: [
      'Let us leave it there and look ahead.',
      'There is no need to worry about it.',
      'I consider the matter settled.',
    ],
  },
  plain: {
    professional: [
      '{taken} I will come back to you if I have any questions.',
      '{taken} I will be in touch if anything is unclear.',
    ],
    friendly: [
      "{taken} I'll get back to you if I have any questions.",
      "{taken} I'll be in touch if anything comes up on my side.",
    ],
    concise: ['{taken} I will get back to you if I have any questions.'],
  },
};

/** Coming or not to what one is invited to: the person's to say. */
export const attendanceLines: Lines = {
  professional: ['I [will be glad to attend / am sorry that I cannot attend]{at}.'],
  formal: ['I [am pleased to attend / regret that I cannot attend]{at}.'],
  friendly: ["I'd [love to come / love to, but can't make it]{at}."],
  concise: ["I [can / can't] make it{at}."],
  urgent: ["I [can / can't] make it{at}."],
  assertive: ["I [will be there / can't make it]{at}."],
};

/** A time of the person's own. */
export const proposing: Lines = {
  professional: [
    'Would {instead} work for you?',
    'Could we say {instead}?',
    'I would suggest {instead}; does that suit you?',
  ],
  formal: [
    'Would {instead} be convenient for you?',
    'May I suggest {instead}?',
    'I would propose {instead}, if that is convenient.',
  ],
  friendly: ['How about {instead}?', 'Would {instead} work for you?', 'Does {instead} suit you?'],
  assertive: ['I propose {instead}.', 'Let us fix {instead}.', 'I suggest {instead}. Please confirm.'],
  urgent: [
    'Can you do {instead}? Please confirm.',
    'I propose {instead}; please confirm as soon as you can.',
    'Does {instead} work? Please let me know quickly.',
  ],
};

/** One of the times that the sender offers. */
export const offeredLines: Lines = {
  professional: [
    'For me, {one} would work best.',
    'On my side, {one} would suit me well.',
    'Of the times you mention, {one} would work for me.',
  ],
  concise: ['Best for me: {one}.'],
};

/** What is confirmed. */
export const confirming: Lines = {
  professional: ['I confirm {facts}.', 'I am happy to confirm {facts}.', 'This is to confirm {facts}.'],
  friendly: ["I'm happy to confirm {facts}.", 'Just to confirm {facts}.', 'Confirming {facts}.'],
  concise: ['Confirmed: {facts}.'],
  urgent: ['Confirmed: {facts}.'],
};

/** A question where nothing is asked. */
export const questioning: Lines = {
  professional: [
    'Before I reply in full{on}, I have a question: [your question]?',
    'Could you help me with one point{on}: [your question]?',
    'I have one question{on}: [your question]?',
  ],
  concise: ['One question{on}: [your question]?'],
};

/** A request where nothing is asked. */
export const requesting: Lines = {
  professional: [
    'Could you please send me [what you need]{on}?',
    'To take this forward, I need [what you need] from you.',
    'May I ask you to send me [what you need]?',
  ],
  assertive: ['Please send me [what you need].'],
  urgent: ['Please send me [what you need] as soon as you can.'],
  friendly: [
    'Could you send me [what you need]?',
    'To move this along, could you let me have [what you need]?',
    'Would you mind sending me [what you need]?',
  ],
};

/** A point made clear. */
export const clarifying: Lines = {
  professional: [
    'To clarify{on}: [the point you want to make clear].',
    'Let me make one point clear{on}: [the point you want to make clear].',
    'To avoid any misunderstanding{on}: [the point you want to make clear].',
  ],
};

/** Where things stand. */
export const updating: Lines = {
  professional: [
    'Here is where things stand{with}: [current status]. The next step is [next step].',
    'A short update{on}: [current status]. Next, [next step].',
    'The current status{of} is as follows: [current status]. The next step is [next step].',
  ],
};

/** Asking for news. */
export const nudging: Lines = {
  professional: [
    'Could you let me know where things stand?',
    'Is there any news on your side?',
    'Could you give me a short update?',
  ],
  urgent: [
    'I need to know where things stand; could you reply as soon as you can?',
    'Could you update me straight away?',
    'Please let me know where this stands.',
  ],
  assertive: [
    'Please let me know where this stands.',
    'I would like an update, please.',
    'Please tell me the current status.',
  ],
  casual: ['Any news?', 'How are things looking?', 'Any update on your end?'],
  diplomatic: [
    'I would be grateful for a short update whenever it is convenient.',
    'Might I ask where things stand?',
    'If you have a moment, could you let me know where things stand?',
  ],
};

/** A word more of thanks. */
export const thanking: Lines = {
  professional: ['I very much appreciate it.', 'It was most helpful.', 'I am grateful for your time.'],
  friendly: ['I really appreciate it.', 'It really helps.', 'That was very kind of you.'],
  concise: ['Much appreciated.'],
  assertive: ['I appreciate it.'],
};

/** Other terms for an amount that the mail names. */
export const bargainingOverAmount: Lines = {
  professional: [
    'As for the {amount}, I would like to propose [your counter-proposal].',
    'On the {amount}, could we agree on [your counter-proposal]?',
    'Before I agree to the {amount}, I would like to discuss [the point you want to negotiate].',
  ],
  assertive: ['The {amount} does not work for me. I propose [your counter-proposal].'],
  casual: ['On the {amount}, could you do [your counter-proposal]?'],
};

/** The person's own terms. */
export const counterProposals: Lines = {
  professional: [
    'Before we go ahead, I would like to propose {it}.',
    'I would like to propose {it} instead.',
    'Could we agree on {it}?',
  ],
  friendly: ['Could we make it {it}?', 'How about {it}?', 'Would {it} be possible?'],
  assertive: ['I propose {it}.', 'What works for me is {it}.', 'My proposal is {it}.'],
  diplomatic: [
    'Would you consider {it}?',
    'Might we agree on {it}?',
    'If it is acceptable to you, I would propose {it}.',
  ],
};

/** Other terms. */
export const bargaining: Lines = {
  professional: [
    'Before I agree, I would like to discuss [the point you want to negotiate].',
    'On the terms, I would like to propose [your counter-proposal].',
    'I see this working if we can agree on [your counter-proposal].',
  ],
  assertive: ['My terms are [your counter-proposal].'],
  casual: ['Could we make it [your counter-proposal]?'],
};

/** Who one is. */
export const introducing: Lines = {
  professional: [
    'Let me introduce myself: I am {name}, [your role].',
    'Allow me to introduce myself: my name is {name}, and I am [your role].',
    'By way of introduction, I am {name}, [your role].',
  ],
  friendly: [
    "Let me introduce myself: I'm {name}, [your role].",
    "A quick introduction: I'm {name}, [your role].",
    "I'm {name}, by the way, [your role].",
  ],
  humorous: [
    "A quick introduction, without drum roll: I'm {name}, [your role].",
    "Let me put a name to the email address: I'm {name}, [your role].",
    "I'm {name}, [your role], and better in person than in writing.",
  ],
  concise: ['I am {name}, [your role].'],
};

/** The line above a list of answers. */
export const listing: Lines = {
  professional: [
    'My answers, in the order of your points:',
    'To take your points in turn:',
    'Here are my answers in the order you asked:',
  ],
  casual: ['Taking your points in order:', 'Here goes, in order:', 'In order:'],
  concise: ['In order:'],
  humorous: [
    'One answer per question, as nature intended:',
    'In order of appearance:',
    'Taking your points one by one, pen in hand:',
  ],
  enthusiastic: [
    'Great questions! Here are my answers, in order:',
    'Happy to answer all of these, in order:',
    'Lots to answer here, so in order:',
  ],
};

import { type Thing, things } from '#reading/matters/matter.ts';
import type { PhrasePack, ThingForms } from '../phrase-pack.ts';
import { englishName } from './english-names.ts';
import { englishSaid } from './english-said.ts';

const nouns: Partial<Record<Thing, string>> = { phone: 'phone number', cv: 'CV' };

/** English has no cases: 'the contract' wherever it stands. */
const forms = Object.fromEntries(
  things.map((thing) => {
    const name = `the ${nouns[thing] ?? thing}`;
    return [thing, { name, object: name, about: `regarding ${name}` }];
  }),
) as Record<Thing, ThingForms>;

/** English, for mail in another language; English mail is answered in its own words (src/drafter/english). */
export const englishPack: PhrasePack = {
  locale: 'en-GB',
  space: ' ',
  quotes: ['“', '”'],
  familiarTones: ['casual', 'humorous'],

  salutation({ called, full, first, last, title, reserved }, { tone }) {
    const isEasy = tone === 'casual' || tone === 'humorous';
    const greeting = isEasy ? 'Hi' : tone === 'friendly' || tone === 'enthusiastic' ? 'Hello' : 'Dear';
    if (called) return `${greeting} ${called},`;
    const written = { mr: 'Mr', ms: 'Ms', dr: 'Dr', prof: 'Professor' };
    // 'Lim Wei Jian': which of several names is the family's is not known.
    if (title && last && !isEasy)
      return `${greeting} ${written[title]} ${last.includes(' ') ? (full ?? last) : last},`;
    const isDistant = reserved && greeting === 'Dear' && full !== undefined;
    if (first && tone !== 'formal' && !isDistant) return `${greeting} ${first},`;
    if (full) return `Dear ${full},`;
    return tone === 'formal' || tone === 'diplomatic' ? 'Dear Sir or Madam,' : 'Hello,';
  },
  valediction: {
    professional: ['Kind regards,', 'Best regards,', 'With kind regards,'],
    formal: ['Yours sincerely,'],
    diplomatic: ['With kind regards,', 'Kind regards,'],
    assertive: ['Regards,'],
    concise: ['Best,', 'Regards,'],
    urgent: ['Best regards,', 'Kind regards,'],
    friendly: ['Best wishes,', 'All the best,', 'Warm regards,'],
    empathetic: ['With warm regards,', 'Warmly,'],
    enthusiastic: ['All the best,', 'With very best wishes,'],
    casual: ['Cheers,', 'Best,', 'All the best,'],
    humorous: ['Cheers,', 'With a smile,'],
  },
  nameGap: '[Your name]',

  times: {
    on: {
      day: 'on {weekday}, {date}',
      time: 'at {time}',
      both: 'on {weekday}, {date} at {time}',
      stretch: { time: 'from {time}', both: 'on {weekday}, {date}, from {time}', joint: ' to ' },
    },
    by: { day: 'by {weekday}, {date}', time: 'by {time}', both: 'by {weekday}, {date}, {time}' },
    named: {
      day: '{weekday}, {date}',
      time: '{time}',
      both: '{weekday}, {date} at {time}',
      stretch: { time: '{time}', both: '{weekday}, {date}, from {time}', joint: ' to ' },
    },
    after: ', from {time}',
    before: ', until {time}',
  },
  things: forms,
  foreign(ask, language) {
    const name = englishName(ask, language);
    return name ? { name, object: name, about: `as for ${name}` } : undefined;
  },
  said: englishSaid,
  causes: {
    delay: 'the delay',
    damage: 'the damage',
    'mix-up': 'the mix-up',
    missing: 'the incomplete delivery',
    billing: 'the billing error',
    silence: 'the lack of an answer',
    service: 'the way you were treated',
    outage: 'the technical fault',
    quality: 'the poor quality',
  },

  openings: {
    plain: {
      professional: [
        'Thank you for your message.',
        'Thank you for your email.',
        'Thank you for getting in touch.',
      ],
      formal: [
        'Thank you for your letter.',
        'I am writing with reference to your message, for which I thank you.',
      ],
      diplomatic: [
        'Thank you for your message and for putting the matter so openly.',
        'I appreciate your raising this with me.',
      ],
      assertive: ['Thank you for your message. Let me come straight to the point.'],
      concise: ['Thank you for writing.'],
      urgent: ['Thank you for your message; I am answering straight away.'],
      friendly: [
        'Thank you for your kind message.',
        'It was good to hear from you.',
        'Many thanks for writing.',
      ],
      empathetic: [
        'Thank you for writing to me about this.',
        'Thank you for your message and for your trust.',
      ],
      enthusiastic: ['Thank you so much for your message!', 'How good to hear from you!'],
      casual: ['Thanks for your message.', 'Thanks for writing.'],
      humorous: ['Thanks for your message; it brightened up my inbox.'],
    },
    information: {
      plain: [
        'Thank you for the information.',
        'Thank you for keeping me informed.',
        'Thank you for letting me know.',
      ],
      casual: ['Thanks for letting me know.'],
      enthusiastic: ['Thank you for the good news!'],
    },
    introduced: {
      plain: [
        'Thank you for putting me in touch with {name}.',
        'Thank you for the introduction. {name}, it is a pleasure to meet you.',
        'Many thanks for introducing {name} to me.',
      ],
    },
    condolence: {
      plain: [
        'I am very sorry to hear this. Please accept my sincere condolences.',
        'Your message has touched me deeply. I am so sorry for your loss.',
        'I was saddened to read your message. My thoughts are with you.',
      ],
    },
    illness: {
      plain: [
        'I am sorry to hear that and wish you a quick recovery.',
        'Thank you for letting me know. I hope you feel better soon.',
        'I am sorry to hear this. Please take all the time you need.',
      ],
    },
    rejection: {
      plain: [
        'Thank you for letting me know, although I had hoped for a different decision.',
        'Thank you for the clear answer. I regret the decision but respect it.',
        'Thank you for telling me about your decision.',
      ],
    },
    cancellation: {
      plain: [
        'Thank you for letting me know in good time.',
        'It is a pity that it will not take place, but thank you for telling me.',
        'Thank you for your message; I have noted the cancellation.',
      ],
    },
    complaint: {
      plain: [
        'Thank you for bringing this to my attention. I am sorry for the trouble you have had.',
        'I understand your annoyance, and I am sorry for what happened.',
        'Thank you for telling me so openly. I am very sorry about what happened.',
      ],
      formal: ['Thank you for bringing this matter to my attention. I very much regret the inconvenience.'],
      assertive: ['Thank you for pointing this out. I take it seriously.'],
    },
    chaser: {
      plain: [
        'I apologise for keeping you waiting for an answer.',
        'Thank you for the reminder and for your patience.',
        'Thank you for following up; my answer is indeed overdue.',
      ],
    },
    apology: {
      plain: [
        'Thank you for your message; please do not worry about it.',
        'Thank you for being so open. The matter is settled as far as I am concerned.',
        'Thank you for explaining. I quite understand.',
      ],
    },
    congratulation: {
      plain: [
        'Thank you for your congratulations; they gave me great pleasure.',
        'Many thanks for your kind words.',
        'Thank you for thinking of me.',
      ],
    },
    invitation: {
      plain: [
        'Thank you for the invitation.',
        'Thank you for thinking of me; I was pleased to be invited.',
        'Many thanks for your kind invitation.',
      ],
      enthusiastic: ['What a lovely invitation, thank you so much!'],
      casual: ['Thanks for the invitation!'],
    },
    honour: {
      plain: [
        'Thank you for your confidence in me.',
        'I am honoured that you thought of me.',
        'Thank you for this generous offer.',
      ],
    },
    application: {
      plain: [
        'Thank you for your application and your interest.',
        'Thank you for applying to us.',
        'Your application has reached me, thank you.',
      ],
    },
    introduction: {
      plain: [
        'Thank you for introducing yourself; it is a pleasure to meet you.',
        'Thank you for your message and the introduction.',
        'It is good to make your acquaintance.',
      ],
    },
    invoice: {
      plain: [
        'Thank you, the invoice has reached me.',
        'Thank you for sending the invoice.',
        'I have received the invoice, thank you.',
      ],
    },
    reminder: {
      plain: [
        'Thank you for the reminder.',
        'Thank you for reminding me.',
        'Thank you for pointing out the date.',
      ],
    },
    offer: {
      plain: [
        'Thank you for your offer.',
        'Thank you for making me this offer.',
        'Thank you for your message and the offer.',
      ],
    },
    approval: {
      plain: [
        'I am glad that everything suits you.',
        'Thank you for the positive answer.',
        'Thank you for the approval.',
      ],
    },
    pending: {
      plain: [
        'Thank you for the update.',
        'Thank you for seeing to it.',
        'Thank you for your message; I will wait to hear from you.',
      ],
    },
    sharing: {
      plain: [
        'Thank you for sending this.',
        'Thank you for sharing this with me.',
        'It has reached me, thank you.',
      ],
    },
    thanks: {
      plain: [
        'You are very welcome.',
        'It was a pleasure; I am glad that I could help.',
        'Thank you for your kind words.',
      ],
      casual: ['No problem at all!'],
      formal: ['I thank you for your kind words.'],
    },
    announcement: {
      plain: [
        'Thank you for the announcement.',
        'Thank you for telling us about this.',
        'Thank you for the news.',
      ],
    },
    meeting: {
      plain: [
        'Thank you for suggesting a time.',
        'Thank you for arranging this.',
        'Thank you for your message about the appointment.',
      ],
    },
  },
  thanks: {
    thing: {
      plain: [
        'Thank you for {object}.',
        'Thank you for sending me {object}.',
        'I have received {object}, thank you.',
      ],
      formal: ['I should like to thank you for {object}.'],
      enthusiastic: ['Thank you so much for {object}, that helps me a great deal!'],
      casual: ['Thanks a lot for {object}!'],
      urgent: ['Thank you for getting {object} to me.'],
    },
    bare: {
      plain: [
        'Thank you for your message and for your trouble.',
        'I am very grateful to you.',
        'Thank you very much, that has helped me a great deal.',
      ],
      friendly: ['Many thanks, I really appreciate it.'],
      casual: ['Thanks a million, that was great of you.'],
      enthusiastic: ['Thank you so much, that is wonderful!'],
      formal: ['I should like to express my thanks for your efforts.'],
      humorous: ['Thank you; I am now officially in your debt.'],
      concise: ['Thank you.'],
    },
  },
  apologies: {
    cause: {
      plain: [
        'I apologise for {cause}.',
        'Please accept my apologies for {cause}.',
        'I am sorry for {cause}.',
      ],
      empathetic: [
        'I am truly sorry, and I understand how annoying this is. Please accept my apologies for {cause}.',
      ],
      casual: ['Sorry about {cause}!'],
      formal: ['Please accept my sincere apologies for {cause}.'],
    },
    open: {
      plain: [
        'I apologise for [what you are apologising for].',
        'Please accept my apologies for [what you are apologising for].',
        'I am sorry for [what you are apologising for].',
      ],
    },
    remedy: {
      plain: [
        'The next thing I will do is [what you will do].',
        'I am seeing to it myself: [what you will do].',
        'So that it does not happen again, [what you will do].',
      ],
    },
  },
  followUp: {
    plain: [
      'I am following up on {mail} and would like to ask whether there is any news.',
      'I am writing about {mail}: how do things stand?',
      'With regard to {mail}, I would be glad of an update.',
    ],
    friendly: ['I just wanted to ask about {mail}: is there any news?'],
    urgent: ['I urgently need an answer about {mail}.'],
    assertive: ['I am still waiting for your answer about {mail}.'],
    casual: ['Just checking in on {mail}: any news?'],
    formal: ['I refer to {mail} and should be grateful for an update.'],
  },
  earlierMail: {
    subjectAndDate: 'your email {subject} of {date}',
    subject: 'your email {subject}',
    date: 'your email of {date}',
    bare: 'your last email',
  },

  deeds: {
    send: {
      yes: ["{I will|I'll} send you {object} {by}.", '{I am happy|Happy} to send you {object} {by}.'],
      no: [
        "{I am afraid I cannot|Sorry, I can't} send you {object} at the moment.",
        "Unfortunately, I {am unable to|can't} send you {object} at the moment.",
      ],
      open: ["{I will|I'll} send you {object} [by when]."],
      yesIt: ["{I will|I'll} send you what you need {by}."],
      noIt: [
        "{I am afraid I cannot|Sorry, I can't} send you this at the moment.",
        "Unfortunately, I {am unable to|can't} send you this at the moment.",
      ],
      openIt: ["{I will|I'll} send you what you need [by when]."],
    },
    review: {
      yes: [
        "{I will|I'll} look at {object} {by} and come back to you.",
        '{I am happy|Happy} to go through {object} {by}.',
      ],
      no: ['{I am afraid I have no|Sorry, I have no} time to look at {object}.'],
      open: ['My comments on {object}: [your comments].'],
      yesIt: ["{I will|I'll} look at it {by} and come back to you."],
      noIt: ['{I am afraid I have no|Sorry, I have no} time to look at it.'],
      openIt: ['My comments: [your comments].'],
    },
    check: {
      yes: ["{I will|I'll} look into {object} and let you know {by}."],
      no: [
        "{I am afraid I cannot|Sorry, I can't} look into {object} at the moment.",
        "Unfortunately, I {am unable to|can't} look into {object} at the moment.",
      ],
      open: ["{I will|I'll} look into {object} and let you know [when]."],
      yesIt: [
        "{I will|I'll} look into it and let you know {by}.",
        "{I will|I'll} check and come back to you {by}.",
      ],
      noIt: [
        "{I am afraid I cannot|Sorry, I can't} look into it at the moment.",
        "Unfortunately, I {am unable to|can't} look into it at the moment.",
      ],
      openIt: ["{I will|I'll} look into it and let you know [when]."],
    },
    sign: {
      yes: ["{I will|I'll} sign {object} {by} and send it back to you."],
      no: [
        "{I am afraid I cannot|Sorry, I can't} sign {object} at the moment.",
        "Unfortunately, I {am unable to|can't} sign {object} at the moment.",
      ],
      open: ["{I will|I'll} sign {object} [by when]."],
      yesIt: ["{I will|I'll} send you the signed copy {by}."],
      noIt: [
        "{I am afraid I cannot|Sorry, I can't} sign at the moment.",
        "Unfortunately, I {am unable to|can't} sign at the moment.",
      ],
      openIt: ['You will have the signed copy [by when].'],
    },
    confirm: {
      yes: ['{I am happy|Happy} to confirm {object}.'],
      no: [
        "{I am afraid I cannot|Sorry, I can't} confirm {object} yet.",
        "Unfortunately, I {am unable to|can't} confirm {object} yet.",
      ],
      open: ['{about}: [confirmed / not confirmed yet].'],
      yesIt: ['{I am happy|Happy} to confirm this.'],
      noIt: [
        "{I am afraid I cannot|Sorry, I can't} confirm this yet.",
        "Unfortunately, I {am unable to|can't} confirm this yet.",
      ],
      openIt: ['As for the confirmation: [confirmed / not confirmed yet].'],
    },
    tell: {
      yes: ['{about}, I will let you know {by}.'],
      no: ["{about}, {I am afraid I cannot|sorry, I can't} tell you anything."],
      open: ['{about}: [your answer].'],
      yesIt: ["{I will|I'll} let you know {by}."],
      noIt: [
        "{I am afraid I cannot|Sorry, I can't} tell you anything about this.",
        "Unfortunately, I {am unable to|can't} tell you anything about this.",
      ],
      openIt: ['To answer your question: [your answer].'],
    },
    call: {
      yes: ["{I will|I'll} gladly call you about {object}."],
      no: [
        "{I am afraid I cannot|Sorry, I can't} manage a call about {object} at the moment.",
        "Unfortunately, I {am unable to|can't} manage a call about {object} at the moment.",
      ],
      open: ['A good time to talk about {object} would be [day and time].'],
      yesIt: ["{I will|I'll} gladly call you {by}."],
      noIt: [
        "{I am afraid I cannot|Sorry, I can't} manage a call at the moment.",
        "Unfortunately, I {am unable to|can't} manage a call at the moment.",
      ],
      openIt: ['A good time to call would be [day and time].'],
    },
    meet: {
      yes: ['{I am happy|Happy} to meet and talk about {object}.'],
      no: ['{I am afraid|Sorry,} I have no time to meet about {object} at the moment.'],
      open: ['A good time to talk about {object} would be [day and time].'],
      yesIt: ['{I am happy|Happy} to meet.'],
      noIt: ['{I am afraid|Sorry,} I have no time to meet at the moment.'],
      openIt: ['A good time to meet would be [day and time].'],
    },
    attend: {
      yes: ["{I will be glad to attend|I'd love to come}."],
      no: ["{I am afraid I cannot attend|Sorry, I can't make it}."],
      open: ['I [can / cannot] come.'],
      yesIt: ["{I will be glad to attend|I'd love to come}."],
      noIt: ["{I am afraid I cannot attend|Sorry, I can't make it}."],
      openIt: ['I [can / cannot] come.'],
    },
    pay: {
      yes: ["{I will|I'll} check {object} and see to the rest {by}."],
      no: ["{I will|I'll} not be settling {object} as it stands."],
      open: ['{about}: [paid on / will be paid on].'],
      yesIt: ["{I will|I'll} check this and see to the rest {by}."],
      noIt: ["{I will|I'll} not be making this payment as it stands."],
      openIt: ['As for the payment: [paid on / will be paid on].'],
    },
    complete: {
      yes: ["{I will|I'll} complete {object} {by} and send it back."],
      no: [
        "{I am afraid I cannot|Sorry, I can't} complete {object} at the moment.",
        "Unfortunately, I {am unable to|can't} complete {object} at the moment.",
      ],
      open: ["{I will|I'll} complete {object} [by when]."],
      yesIt: ["{I will|I'll} see to this {by}."],
      noIt: [
        "{I am afraid I cannot|Sorry, I can't} manage this at the moment.",
        "Unfortunately, I {am unable to|can't} manage this at the moment.",
      ],
      openIt: ["{I will|I'll} see to this [by when]."],
    },
    update: {
      yes: ["{I will|I'll} update {object} {by}."],
      no: [
        "{I am afraid I cannot|Sorry, I can't} change {object}.",
        "Unfortunately, I {am unable to|can't} change {object}.",
      ],
      open: ["{I will|I'll} update {object} [by when]."],
      yesIt: ["{I will|I'll} make the change {by}."],
      noIt: [
        "{I am afraid I cannot|Sorry, I can't} make this change.",
        "Unfortunately, I {am unable to|can't} make this change.",
      ],
      openIt: ["{I will|I'll} make the change [by when]."],
    },
    arrange: {
      yes: ["{I will|I'll} see to {object} {by}."],
      no: [
        "{I am afraid I cannot|Sorry, I can't} see to {object}.",
        "Unfortunately, I {am unable to|can't} see to {object}.",
      ],
      open: ['{about}: [what you will arrange].'],
      yesIt: ["{I will|I'll} see to this {by}."],
      noIt: [
        "{I am afraid I cannot|Sorry, I can't} see to this.",
        "Unfortunately, I {am unable to|can't} see to this.",
      ],
      openIt: ['As for the arrangements: [what you will arrange].'],
    },
    help: {
      yes: ['{I am happy|Happy} to help you with {object}.'],
      no: [
        "{I am afraid I cannot|Sorry, I can't} help you with {object}.",
        "Unfortunately, I {am unable to|can't} help you with {object}.",
      ],
      open: ['With {object} I can offer you [what you can offer].'],
      yesIt: ['{I am happy|Happy} to help you with this.'],
      noIt: [
        "{I am afraid I cannot|Sorry, I can't} help you with this.",
        "Unfortunately, I {am unable to|can't} help you with this.",
      ],
      openIt: ['I can help you with [what you can offer].'],
    },
    approve: {
      yes: ['I approve {object}.', '{about}, you have my approval.'],
      no: [
        "{I am afraid I cannot|Sorry, I can't} approve {object}.",
        "Unfortunately, I {am unable to|can't} approve {object}.",
      ],
      open: ['{about}: [approved / not approved].'],
      yesIt: ['You have my approval.'],
      noIt: [
        "{I am afraid I cannot|Sorry, I can't} agree to this.",
        "Unfortunately, I {am unable to|can't} agree to this.",
      ],
      openIt: ['As for the approval: [approved / not approved].'],
    },
    cancel: {
      yes: ["{I will|I'll} cancel {object} as you wish."],
      no: ['I am afraid {name} can no longer be cancelled.'],
      open: ['{about}: [cancelled / no longer possible].'],
      yesIt: ["{I will|I'll} see to the cancellation as you wish."],
      noIt: ['I am afraid it is too late to cancel.'],
      openIt: ['As for the cancellation: [cancelled / no longer possible].'],
    },
    fix: {
      yes: ["{I will|I'll} see to {object} {by} and let you know as soon as it is put right."],
      no: ['{about}, I am afraid there is nothing I can do.'],
      open: ['{about}: [what you will do].'],
      yesIt: ["{I will|I'll} see to it {by} and let you know as soon as it is put right."],
      noIt: ['I am afraid there is nothing I can do here.'],
      openIt: ['To put this right: [what you will do].'],
    },
    deliver: {
      yes: ['We will deliver {object} {by}.'],
      no: ["{I am afraid we cannot|Sorry, we can't} deliver {object} at the moment."],
      open: ['We will deliver {object} [by when].'],
      yesIt: ['We will deliver {by} as you wish.'],
      noIt: ["{I am afraid we cannot|Sorry, we can't} deliver at the moment."],
      openIt: ['We will deliver [by when].'],
    },
  },
  proposals: {
    yes: {
      plain: [
        '{named} suits me well.',
        'Yes, {named} works for me.',
        '{I am happy|Happy} to confirm the appointment {on}.',
      ],
      casual: ['{named} works for me.'],
      enthusiastic: ['{named} is perfect, I am really looking forward to it!'],
      formal: ['I hereby confirm the appointment {on}.'],
      concise: ['{named} works.'],
    },
    yesIt: {
      plain: [
        'The time you suggest suits me well.',
        'Yes, that time works for me.',
        '{I am happy|Happy} to confirm the appointment.',
      ],
    },
    no: {
      plain: [
        "{I am afraid I cannot|Sorry, I can't} make it {on}.",
        'Unfortunately, I am not available {on}.',
        'I am sorry, but I am not free {on}.',
      ],
      concise: ['I cannot make it {on}, I am afraid.'],
    },
    noIt: {
      plain: [
        'I am afraid the time does not suit me.',
        'Unfortunately, I cannot make it at that time.',
        'I am sorry, but I am not free then.',
      ],
    },
    open: [
      '{named}: [suits me / does not suit me].',
      'As for the appointment {on}: [suits me / does not suit me].',
    ],
    openIt: ['As for the time you suggest: [suits me / does not suit me].'],
    move: {
      plain: [
        "{I am afraid I cannot|Sorry, I can't} make it {on}. Would {other} be possible instead?",
        'Unfortunately, {named} does not suit me; could we say {other}?',
        'Could we move the appointment {on}? I would suggest {other}.',
      ],
      casual: ['I cannot make it {on}, sorry. How about {other}?'],
      assertive: ['I am not free {on}. I suggest {other}.'],
    },
    moveIt: {
      plain: [
        "{I am afraid I cannot|Sorry, I can't} keep the appointment. Would {other} be possible instead?",
        'Could we move the appointment? I would suggest {other}.',
        'I have to ask you for another time; {other} would suit me.',
      ],
    },
    propose: {
      plain: ['I would suggest {other}.', 'How about {other}?', 'A good time for me would be {other}.'],
    },
    otherTime: '[your suggested time]',
    otherAs: 'named',
    oneOf: ['Of the times you suggest, {times} suits me.'],
  },
  questions: {
    'yes-no': {
      yes: ['{re}: yes.', '{re}, the answer is yes.'],
      no: ['{re}: I am afraid not.', '{re}, {I am afraid|sorry,} the answer is no.'],
      open: ['{re}: [yes / no, with details].'],
    },
    choice: {
      yes: ['{re}: [your choice].'],
      no: ['{re}: [your choice / neither].'],
      open: ['{re}: [your choice].'],
    },
    time: {
      yes: ['{re}: [day and time].'],
      no: ["{re}, {I am afraid I cannot|I'm afraid I can't} name a date yet."],
      open: ['{re}: [day and time].'],
    },
    amount: {
      yes: ['{re}: [amount].'],
      no: ["{re}, {I am afraid I cannot|I'm afraid I can't} give you a figure yet."],
      open: ['{re}, the figure is [amount].', '{re}: [amount].'],
    },
    fact: {
      yes: ['{re}: [your answer].'],
      no: ["{re}, {I am afraid I cannot|I'm afraid I can't} give you any information."],
      open: ['{re}: [your answer].'],
    },
    explanation: {
      yes: ['{re}: [your explanation].'],
      no: ["{re}, {I am afraid I cannot|I'm afraid I can't} say more."],
      open: ['{re}: [your explanation].'],
    },
    action: {
      yes: ['{re}, I will gladly see to it.', '{re}: I will see to it.'],
      no: ["{re}, {I am afraid I cannot|I'm afraid I can't} promise anything."],
      open: ['{re}: [your answer].'],
    },
  },
  questionRefs: {
    only: 'as for your question',
    first: 'as for your first question',
    second: 'as for your second question',
    third: 'as for your third question',
    further: 'as for your other question',
    quoted: 'as for your question {question}',
    requested: 'as for your request {request}',
  },
  told: ['{re}: {value}.'],
  askedGap: {
    'yes-no': '[yes / no, to “{question}”]',
    other: '[your answer to “{question}”]',
  },

  askBack: {
    one: {
      plain: [
        '{re}, may I ask you something first: [your question]?',
        '{re}, I have one question: [your question]?',
        '{re}, could you first tell me [what you need to know]?',
      ],
      concise: ['{re}: [your question]?'],
    },
    many: { plain: ['Before I come to your points, one question: [your question]?'] },
  },
  need: {
    one: {
      plain: [
        '{re}, I still need [what you need] from you.',
        '{re}, I first need [what you need].',
        '{re}, could you please send me [what you need]?',
      ],
    },
    many: { plain: ['So that I can deal with your points, I still need [what you need].'] },
  },
  explain: {
    one: {
      plain: [
        '{re}, one thing is not clear to me yet: [what is unclear].',
        '{re}, could you please clarify [what is unclear]?',
        '{re}, I want to be sure I have understood you correctly: [what is unclear]?',
      ],
    },
    many: { plain: ['Before I come to your points, could you please clarify [what is unclear]?'] },
  },
  status: ['{re}, this is where things stand: [current status].', '{re}: [current status].'],
  bargain: {
    amount: {
      plain: [
        'As for the amount of {amount}, I would like to suggest other terms: [your terms].',
        'At {amount} we are not there yet; I could agree to [your terms].',
        'About the {amount}, I would like to talk about [your terms].',
      ],
      assertive: ['{amount} is too much for me. My offer: [your terms].'],
    },
    bare: {
      plain: [
        'I would like to talk about the terms: [your terms].',
        'I would suggest [your terms].',
        'We could agree on the following terms: [your terms].',
      ],
    },
  },
  guarded: {
    secret: [
      'As a rule I do not pass on confidential details such as passwords or bank details by email.',
      'I do not send passwords or bank details by email; we had better settle this another way.',
      'I do not give out such details by email; I will get in touch through a contact I know.',
    ],
    payment: [
      'I will check the request for payment on my side first.',
      'Before anything is paid, I will check this through our usual channel.',
      'As for the payment, I will check it before I do anything.',
    ],
  },
  listLead: ['On your points:'],

  bodies: {
    question: {
      plain: [
        'I have one question about this: [your question]?',
        'There is one thing I would like to know: [your question]?',
        'May I ask you something: [your question]?',
      ],
    },
    accept: {
      plain: ['I am happy to accept.', 'I gladly agree.', 'I agree to this.'],
      enthusiastic: ['I accept with great pleasure!'],
      casual: ['Count me in.'],
      formal: ['I hereby accept with pleasure.'],
    },
    decline: {
      plain: [
        'I am afraid I have to decline.',
        'After careful thought I have to decline.',
        'Unfortunately I cannot accept.',
      ],
      casual: ['I will have to pass this time, sorry.'],
      assertive: ['I have to decline.'],
    },
    reschedule: {
      plain: [
        'Could we find another time? I would suggest {other}.',
        'I would like to move the appointment to another time: {other}.',
        'I have to ask you for a new time: {other}.',
      ],
    },
    request: {
      plain: [
        'Could you please send me [what you need]?',
        'I still need [what you need] from you.',
        'May I ask you for [what you need]?',
      ],
    },
    update: {
      plain: [
        'This is where things stand: [current status].',
        'A short update: [current status].',
        'Things now look like this: [current status].',
      ],
    },
    clarify: {
      plain: [
        'One thing is not clear to me yet: [what is unclear].',
        'Could you please clarify [what is unclear]?',
        'Just to be sure: [what is unclear]?',
      ],
    },
    confirm: {
      facts: {
        plain: ['I hereby confirm {facts}.', 'I am happy to confirm {facts}.', 'To confirm: {facts}.'],
      },
      bare: {
        plain: [
          'I hereby confirm that I have received your message.',
          'Your message has reached me, and I have taken note of everything.',
          'I am happy to confirm that your message has reached me.',
        ],
      },
    },
    introduce: {
      plain: [
        'I would like to introduce [name] to you: [role and reason].',
        'May I introduce [name] to you? [role and reason].',
        'I am glad to put you in touch with [name]: [role and reason].',
      ],
    },
  },
  additions: {
    say: '{text}.',
    quote: '{text}',
    'ask-whether': 'Could you please tell me whether {text}?',
    'ask-about': 'What can you tell me about {text}?',
    'ask-for': 'Could you please send me {text}?',
    'ask-that': 'Could you please {text}?',
    offer: 'I can offer you the following: {text}.',
    thank: 'Thank you for {text}.',
    apologize: 'I apologise for {text}.',
    congratulate: 'Congratulations on {text}.',
    wish: 'I wish you {text}.',
    invite: 'I would like to invite you {text}.',
    remind: 'I would like to remind you {text}.',
  },
  toTranslate: 'in English: {text}',

  closings: {
    awaiting: {
      professional: [
        'I look forward to your answer.',
        'I would be glad to hear from you.',
        'Thank you in advance for a short reply.',
      ],
      formal: ['I look forward to receiving your reply.', 'I should be grateful for your reply.'],
      diplomatic: ['I am confident that we will find a good solution and look forward to your view.'],
      assertive: ['Please let me know.'],
      concise: ['Thank you for a short reply.'],
      urgent: [
        'Please let me know today if at all possible.',
        'A quick answer would be very important to me.',
      ],
      friendly: [
        'I look forward to hearing from you.',
        'Many thanks in advance, and have a good day!',
        'I am curious to hear what you think.',
      ],
      empathetic: ['Please take all the time you need.'],
      enthusiastic: ['I cannot wait to hear from you!'],
      casual: ['Just drop me a line.', 'Let me know.'],
      humorous: ['I will be keeping a hopeful eye on my inbox.'],
    },
    available: {
      professional: [
        'If you have any questions, please let me know.',
        'I am happy to answer any questions.',
        'Please get in touch if anything is unclear.',
      ],
      formal: ['I remain at your disposal for any questions.'],
      diplomatic: ['Should I have misunderstood anything, please let me know.'],
      assertive: ['If anything is missing, please tell me.'],
      concise: ['Any questions, let me know.'],
      urgent: ['I am available at short notice if you have questions.'],
      friendly: [
        'Do get in touch if there is anything else.',
        'If more questions come up, I am happy to help.',
        'Have a good day.',
      ],
      empathetic: ['If there is anything else you need, I am here.'],
      enthusiastic: ['I am looking forward to everything that comes next!'],
      casual: ['Shout if you need anything else.'],
      humorous: ["Any questions, just ask; I don't bite."],
    },
    meeting: {
      plain: [
        'I look forward to our conversation.',
        'I look forward to meeting you.',
        'Until then, all the best.',
      ],
      casual: ['See you then!'],
      enthusiastic: ['I am really looking forward to it!'],
      formal: ['I look forward to our meeting with pleasure.'],
    },
    declined: {
      plain: [
        'Thank you for your understanding.',
        'I hope you understand and that there will be another opportunity.',
        'Perhaps there will be another opportunity.',
      ],
      casual: ['Next time, I hope.'],
      assertive: ['Thank you for understanding.'],
    },
    sorry: {
      plain: [
        'Thank you for your patience.',
        'Thank you for your understanding.',
        'I will be in touch as soon as I know more.',
      ],
    },
    grave: {
      plain: [
        'I wish you much strength.',
        'My thoughts are with you.',
        'If there is anything I can do, please let me know.',
      ],
    },
    content: {
      plain: [
        'I wish you all the best.',
        'I look forward to working with you further.',
        'I wish you a pleasant day.',
      ],
      casual: ['Take care.'],
      enthusiastic: ['I look forward to everything to come!'],
      formal: ['I wish you continued success.'],
      concise: ['All the best.'],
    },
  },
};

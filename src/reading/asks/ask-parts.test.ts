import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { readEmail } from '../read-email.ts';
import type { Ask } from '../reading.ts';
import { findAsks } from './asks.ts';

const only = (text: string): Ask => {
  const asks = findAsks(text);
  expect([text, asks.length]).toEqual([text, 1]);
  return asks[0] as Ask;
};

test.each([
  'Please let us know if you need to cancel.',
  'Let us know if you need anything else.',
  'Let me know if you would like to change anything.',
  'Please let me know if you have any questions or would like to change anything.',
  'Please feel free to reach out if you need to reschedule.',
  'Do not hesitate to call if plans change.',
  'If you would like to know more, just let me know.',
])('an offer for the case that something is wanted asks nothing: %s', (text) => {
  expect(findAsks(text)).toEqual([]);
});

test.each([
  ['Let me know if you can make it.', 'whether you can make it'],
  ['We hope you can make it!', 'whether you can make it'],
  ['Let me know if Thursday works.', 'whether Thursday works'],
  ["Please let us know whether you'd like to reserve a spot.", "whether you'd like to reserve a spot"],
])('what one is to be told about a decision is asked: %s', (text, clause) => {
  expect(only(text).clause).toBe(clause);
});

test('a second question after "or" is its own where the first is no yes-no question', () => {
  const topics = (text: string) => findAsks(text).map((ask) => ask.topic);
  expect(topics('When will I get it, or should I ask for my money back?')).toEqual([
    'when I will get it',
    'ask for my money back',
  ]);
  expect(findAsks('Do you want tea or do you prefer coffee?')).toHaveLength(1);
});

test.each([
  ['Please also send me the fire regulations, our safety officer has to sign them.', 'the fire regulations'],
  ['Please send me the plan, we need it for the audit.', 'the plan'],
  ['Could you send the figures, because the board meets on Monday?', 'the figures'],
  ['Send me the draft, as I have to print it.', 'the draft'],
  ['Please send the list, so that we can order.', 'the list'],
  ['Please review chapter four, where I discuss the harbour.', 'chapter four'],
  ['Please send the plan, the budget and our forecast.', 'the plan, the budget and our forecast'],
])('an ask ends where its reason begins: %s', (text, object) => {
  const ask = only(text);
  expect(ask.object).toBe(object);
  expect(ask.text.endsWith(object) || ask.text.endsWith(`${object}.`)).toBe(true);
});

test.each([
  ['Would Thursday at 2 pm suit you for a short call?', 'Thursday at 2 pm'],
  ['Is Monday ok for you?', 'Monday'],
  ['How does the 14th look?', 'the 14th'],
  ['Does 3pm work?', '3pm'],
  ['Are you free on Friday?', 'Friday'],
  ['Tuesday or Thursday afternoon would work best for me.', 'Tuesday or Thursday afternoon'],
  ['Would Tuesday or Wednesday be better?', 'Tuesday or Wednesday'],
  ['Can we meet on Tuesday at 3pm to discuss the budget?', 'Tuesday at 3pm'],
])('a proposal names its time as written: %s', (text, proposedTime) => {
  const [ask, ...more] = readEmail(text).asks;
  expect(more).toEqual([]);
  expect(ask).toMatchObject({ act: 'proposal', proposedTime });
});

test.each([
  ['Could you two find a time to talk?', 'find a time to talk'],
  ['Can you both review the plan?', 'review the plan'],
  ['Could one of you send me the link?', 'send me the link'],
  ['Could you all bring your badges?', 'bring your badges'],
])('whom it is asked of is no part of what is asked: %s', (text, topic) => {
  expect(only(text).topic).toBe(topic);
});

test.each([
  ['We would appreciate your input on the floor plan.', 'give your input on the floor plan', 'give'],
  ['We need your signed contract.', 'send your signed contract', 'send'],
  ['Before we can print it we need its title.', 'send its title', 'send'],
  ['I need the invoice for March by tomorrow.', 'send the invoice for March by tomorrow', 'send'],
  ['All expense reports need to be submitted by Friday.', 'submit all expense reports by Friday', 'submit'],
  ['Your approval is needed to proceed.', 'give your approval', 'give'],
  ['I would love to see a proposal.', 'send a proposal', 'send'],
  ['We are particularly keen on receiving your feedback.', 'give your feedback', 'give'],
])('what is needed comes with a verb: %s', (text, topic, verb) => {
  expect(only(text)).toMatchObject({ kind: 'request', act: 'request', topic, verb });
});

test('what the sender means to do himself is no request and no proposal', () => {
  expect(only('We would like to order 40 chairs.')).toMatchObject({
    act: 'intention',
    topic: 'order 40 chairs',
  });
  expect(only('I would like to cancel my subscription.').act).toBe('intention');
  for (const text of [
    'I would like to go through the colours with you.',
    'I wanted to schedule a call with you next week.',
    "I'd like to book a call to discuss the budget.",
    'I would like to move our meeting to Friday.',
  ])
    expect([text, only(text).act]).toEqual([text, 'proposal']);
  expect(findAsks('We like the hall best.')).toEqual([]);
});

test.each([
  'When you get a chance, review the slides.',
  'Once you are back, call the supplier.',
  'If you could send the list, that would be great.',
  'I trust you will look into this.',
  'You may want to check the numbers.',
])('a request without the usual words is found: %s', (text) => {
  expect(only(text)).toMatchObject({ kind: 'request', answer: 'action' });
});

test.each([
  ['I was hoping you could help me with the form.', 'help me with the form'],
  ['It would help if you brought the samples.', 'bring the samples'],
  ['Can I count on you to bring the cake?', 'bring the cake'],
  ['Mind sending me the link?', 'send me the link'],
  ['Please, can you call me?', 'call me'],
  ['Tom, could you please, if possible, send the file?', 'send the file'],
  ["I'd like you and Tom to look at this.", 'look at this'],
  ['Let me have your comments.', 'send your comments'],
  ['Is there any way you could ship it sooner?', 'ship it sooner'],
  ['See if you can find the file.', 'find the file'],
  ['Need the report by noon.', 'send the report by noon'],
  ['Awaiting your confirmation.', 'send your confirmation'],
  ['I am writing to request a copy of my contract.', 'send a copy of my contract'],
  ['Could I get a copy of the lease?', 'send a copy of the lease'],
  ['It is important that you reply by Friday.', 'reply by Friday'],
])('what is asked for is cut out of looser words: %s', (text, topic) => {
  expect(only(text)).toMatchObject({ act: 'request', topic });
});

test.each([
  ['Want to grab a coffee on Friday?', 'grab a coffee on Friday'],
  ['Any chance we could meet on Monday?', 'meet on Monday'],
  ['I propose we meet at 10.', 'meet at 10'],
  ['I would like the opportunity to discuss the role with you.', 'discuss the role with you'],
  ["I'd rather meet on Wednesday.", 'meet on Wednesday'],
  ['I am free on Thursday after lunch.', 'Thursday after lunch'],
])('an idea is a proposal in whatever words: %s', (text, topic) => {
  expect(only(text)).toMatchObject({ act: 'proposal', topic });
});

test.each([
  'We are open on Sundays.',
  'The room is free on Monday.',
  'All employees must be informed.',
  'The server needs to be restarted.',
  'I am happy to have a new job.',
  'We were hoping to have the wedding in May.',
  'Take your time.',
  'I am writing to inform you that the office is closed.',
])('a statement in like words asks nothing: %s', (text) => {
  expect(findAsks(text)).toEqual([]);
});

test.each<[Language, string, string | undefined]>([
  [
    'German',
    'Könnten Sie mir bitte den Vertrag bis Freitag schicken?',
    'mir den Vertrag bis Freitag schicken',
  ],
  ['German', 'Kannst du kurz anrufen, wenn du da bist?', 'kurz anrufen'],
  ['French', 'Pourriez-vous m’envoyer le devis, s’il vous plaît ?', "m'envoyer le devis"],
  ['French', 'Merci de confirmer la date de livraison.', 'confirmer la date de livraison'],
  ['Spanish', '¿Podría enviarme la factura de marzo?', 'enviarme la factura de marzo'],
  ['Italian', 'Potrebbe inviarmi il contratto firmato?', 'inviarmi il contratto firmato'],
  ['Portuguese', 'Poderia me enviar o contrato assinado?', 'me enviar o contrato assinado'],
  ['Dutch', 'Kunt u mij alstublieft de offerte sturen?', 'mij de offerte sturen'],
  ['German', 'Bitte um Rückruf.', undefined],
  ['Polish', 'Czy możesz przesłać umowę?', undefined],
])(
  'a polite request in another language has its deed as topic where the cut is safe: %s %s',
  (language, text, topic) => {
    expect(findAsks(text, { language }).map((ask) => ask.topic)).toEqual([topic]);
  },
);

test.each<[Language, string]>([
  ['German', 'Unter diesem Link können Sie das Ticket ansehen.'],
  ['Italian', 'Se vuoi, puoi visitare la pagina.'],
  ['Spanish', 'Puede confirmar su cuenta a través de este enlace.'],
  ['Portuguese', 'Você pode confirmar sua conta através do link abaixo.'],
])('what is said to be possible asks nothing: %s %s', (language, text) => {
  expect(findAsks(text, { language })).toEqual([]);
});

test('a time put forward in another language makes a proposal', () => {
  const [ask] = readEmail('Guten Tag Frau Weber, passt Ihnen Donnerstag um 14 Uhr oder Freitag?').asks;
  expect(ask).toMatchObject({ act: 'proposal', proposedTime: 'Donnerstag um 14 Uhr oder Freitag' });
});

test.each([
  ['Can you repair it, or shall I return it?', ['Can you repair it', 'shall I return it']],
  ['Is noon good for you or would 2 pm be easier?', ['Is noon good for you', 'would 2 pm be easier']],
  ['Shall we talk today? Or tomorrow?', ['Shall we talk today', 'tomorrow']],
  [
    'Are you driving, or is Tom, or should I book a taxi?',
    ['Are you driving', 'is Tom', 'should I book a taxi'],
  ],
  ['Could you mail the key, or drop it at the desk?', ['Could you mail the key', 'drop it at the desk']],
])('“%s” is one ask that offers a choice', (text, alternatives) => {
  const asks = findAsks(text);
  expect(asks).toHaveLength(1);
  expect(asks[0]).toMatchObject({ answer: 'choice', alternatives, text, start: 0, end: text.length });
  expect(asks[0]?.topic).toBeUndefined();
});

test('a tag after "or" offers no choice', () => {
  const [ask] = findAsks("Will you come, or won't you?");
  expect(ask).toMatchObject({ text: 'Will you come', answer: 'yes-no' });
});

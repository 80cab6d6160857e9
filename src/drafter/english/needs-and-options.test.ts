import { describe, expect, test } from 'vitest';
import { draftFor } from '../mails.fixture.ts';

const head =
  'From: Gary Holt <gary@holt.example>\nTo: Denise Marsh <denise@marsh.example>\nDate: Mon, 16 Nov 2026 08:40:00 +0000\n\n';

function replyTo(text: string, options: Parameters<typeof draftFor>[1] = {}): string {
  return draftFor(`${head}Hi Denise,\n\n${text}\n\nCheers,\nGary`, options).reply;
}

describe('what a statement needs is answered like a request', () => {
  test.each([
    [
      "I'd need the airing cupboard emptied before we start.",
      'have the airing cupboard emptied before you start.',
    ],
    [
      "We'd need the hall cleared by noon, and somewhere to park the van.",
      'There [is somewhere / isn’t anywhere] to park the van.',
    ],
    ["I'll also need a 20% deposit by Friday.", 'I [will / can’t] pay a 20% deposit by Friday.'],
    ['I expect an engineer by Friday.', 'I [will / can’t] send an engineer by Friday.'],
    ['We need delivery by 9 on Monday.', 'deliver by 9 on Monday'],
    ['We would like darker green and heavier lettering.', 'use darker green and heavier lettering'],
    [
      'For the printed programme we need a short biography by 15 January.',
      'send you a short biography by 15 January',
    ],
    ['I must have a copy of the policy before we exchange.', 'send you a copy of the policy'],
    [
      'I need the following from you: a copy of your passport and a recent bill.',
      'send you a copy of my passport and a recent bill',
    ],
    ['It would be great to have your feedback by Monday.', 'My feedback: [your feedback].'],
    ['You did not say in your CV if you hold a driving licence.', 'I [hold / don’t hold] a driving licence.'],
    [
      'Please let me have your decision in writing by 30 November.',
      'let you have my decision in writing by 30 November',
    ],
  ])('“%s”', (text, said) => {
    expect(replyTo(text).replaceAll("'", '’')).toContain(said.replaceAll("'", '’'));
  });

  test.each(['We expect a price increase by January.', 'Any day except Wednesday suits us.'])(
    '“%s” puts nothing forward',
    (text) => {
      expect(replyTo(`Could you send me the plan? ${text}`)).not.toMatch(/increase|Wednesday/);
    },
  );
});

describe('what there is to choose from stands in the gap', () => {
  const slates = 'I can do the slates for 480 or the tiles for 390. Let me know which you want.';

  test('where a sentence before the question names it', () => {
    expect(replyTo(slates)).toContain('I would like [the slates for 480 / the tiles for 390].');
    expect(replyTo('We have a single, a double or a twin. Which would you prefer?')).toContain(
      '[a single / a double / a twin]',
    );
  });

  test('and who declines takes none of it, and refuses nothing else', () => {
    const reply = replyTo(`${slates} I'd need the hall cleared by noon.`, { intent: 'decline' });
    expect(reply).toContain("I won't be taking either of them");
    expect(reply).not.toMatch(/hall|\[/);
  });

  test('days on which somebody could come are a choice', () => {
    expect(replyTo('Our engineer could come on Thursday 26 November or on Friday 27 November.')).toContain(
      '[Thursday 26 November / Friday 27 November] works for me.',
    );
  });

  test('two ways of being, and two deeds, each with its own verb', () => {
    expect(replyTo('Should the lettering be upper or lower case?')).toContain(
      'should be [upper / lower case]',
    );
    expect(replyTo('Does Liam have any allergies or take medication?')).toContain(
      'Liam [has allergies / takes medication / neither].',
    );
  });
});

describe('an intent decides what is to be decided, and no fact', () => {
  const day =
    'Would completion on 18 December be possible for you, or would you rather complete in the new year?';

  test('who accepts takes what is put forward first', () => {
    expect(replyTo(day, { intent: 'accept' })).toContain('completion on 18 December works for me');
    expect(replyTo(day, { intent: 'decline' })).toContain("I'd rather complete in the new year.");
  });

  test('who declines a deed leaves open what the mail only wants to know', () => {
    const reply = replyTo('Could you repaint the porch? When can we expect payment?', {
      intent: 'decline',
    });
    expect(reply).toMatch(/can't repaint the porch|won't be able to repaint the porch/);
    expect(reply).toContain('You can expect payment on [date].');
  });

  test('who declines an honour gives no particulars', () => {
    const text =
      'We would be delighted if you could give a talk at the Coastal Forum in April. What title would you like to give it? Do you need a parking space?';
    const reply = replyTo(text, { intent: 'decline' });
    expect(reply).toContain("I'm not able to accept");
    expect(reply).not.toMatch(/title|parking/);
  });

  test('what happened is told, whatever the intent', () => {
    const text = 'Could you tell me what happened and make sure that it does not happen again?';
    expect(replyTo(text, { intent: 'decline' })).toContain('What happened is this: [what happened].');
    expect(replyTo(text, { intent: 'decline' })).not.toMatch(/won't be able to make sure/);
  });
});

describe('questions of one phrase, and of what is expected', () => {
  test.each([
    ['Would you like the meeting room as well, and for how many people?', 'For [number] people.'],
    ['Would you be able to arrange that, and roughly when?', 'Roughly [date].'],
    ['What are your expenses likely to come to?', 'My expenses are likely to come to [amount].'],
    ['Who signed off the sample?', '[Name] signed off the sample.'],
    ['When do you think you could send it?', 'I could send it on [date].'],
    [
      'Let me know whether you will be paying as one bill or individually.',
      'paying [as one bill / individually]',
    ],
    ['Do you need any figures, and who should sign?', '[Name] should sign.'],
  ])('“%s”', (text, said) => {
    expect(replyTo(text)).toContain(said);
  });

  test('what is so is neither granted nor refused, what suits is', () => {
    const text = 'Would the week of 7 December be all right? Do you bring your own stands?';
    expect(replyTo(text, { intent: 'accept' })).toContain('the week of 7 December works for me');
    const reply = replyTo(text, { intent: 'decline' });
    expect(reply).toContain("the week of 7 December doesn't work for me");
    expect(reply).toContain("I [bring / don't bring] my own stands");
  });
});

test('who would mend what is cracked does not complain of it', () => {
  const text = 'Forty slates are cracked. I can do them for 480. When could I start?';
  expect(replyTo(text)).not.toMatch(/apolog|look into what happened/i);
  expect(replyTo('Forty slates that you delivered are cracked. When will you replace them?')).toMatch(
    /apolog|sorry/i,
  );
});

describe('choices and facts as they are asked', () => {
  test.each([
    ['Would you prefer to pay by card or be invoiced?', 'I would prefer to [pay by card / be invoiced].'],
    ['Have you had any injuries or operations?', "I [have / haven't] had any injuries or operations."],
    ['Is it 250 or 500 you need?', 'I need [250 / 500].'],
    [
      'We have a red one at 38p or a blue one at 42p. What do you think?',
      '[a red one at 38p / a blue one at 42p]',
    ],
    ['Two extras are on offer. Would you like either of these?', '[both / one / neither] of these'],
    ['What would you like to achieve?', "I'd like to achieve [your answer]."],
    ['Which part of the road do you want to close?', 'I want to close [part of the road].'],
    ['On what number can we reach them?', 'You can reach them on [number].'],
    ['I also need to know whether she is insured, and with whom.', 'With [name].'],
    ['Did anyone independent hear it?', '[No one / Someone] independent heard it.'],
  ])('“%s”', (text, said) => {
    expect(replyTo(text)).toContain(said);
  });

  test('all of three times are refused', () => {
    const text =
      'I have slots on Wednesday at 6.30 am, Thursday at noon and Friday at 5. Which suits you best?';
    expect(replyTo(text, { intent: 'decline' })).toMatch(/Wednesday at 6\.30.* nor Thursday.* nor Friday/);
  });

  test('that more information is needed is said by the questions that follow', () => {
    const text = 'Before we can go on we need some more information. Have all residents been informed?';
    expect(replyTo(text)).not.toMatch(/more information/);
  });
});

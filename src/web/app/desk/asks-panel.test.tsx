import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DeskAsk } from '#web/lib/desk-reading.ts';
import { AsksPanel, type AsksPanelProps } from './asks-panel.tsx';
import { dayInWords } from './date-button.tsx';
import { noWork, statusOf, withDecision } from './decisions.ts';

function ask(words: string): DeskAsk {
  return { words, key: words.toLowerCase(), start: 0, end: words.length, kind: 'what', isAdded: false };
}

const asks = [ask('Could you join?'), ask('What is the figure?'), ask('Is it ready?')];
const [join, figure, ready] = asks as [DeskAsk, DeskAsk, DeskAsk];
const answered = { state: 'answered', at: 0 } as const;
const unsure = { state: 'unsure', at: 7 } as const;
const coverage = {
  [join.words]: answered,
  [figure.words]: unsure,
  [ready.words]: { state: 'open', at: 7 },
} as const;

function render(props: Partial<AsksPanelProps>): string {
  return renderToStaticMarkup(
    <AsksPanel
      state={{
        asks,
        isCut: false,
        known: { text: '', work: noWork },
        answers: { sent: [], unsent: new Set() },
        decide: () => undefined,
        readWith: () => Promise.resolve(undefined),
        add: () => undefined,
      }}
      coverage={undefined}
      language="English"
      selected={() => ''}
      addedKey={undefined}
      onAdded={() => undefined}
      onShow={() => undefined}
      onOpen={() => undefined}
      {...props}
    />,
  );
}

test('the status counts the asks, then those that the reply answers', () => {
  expect(statusOf(asks, noWork, undefined)).toBe('3 asks');
  expect(statusOf(asks, noWork, coverage)).toBe('1 of 3 answered');
  expect(statusOf(asks, noWork, { ...coverage, [figure.words]: answered, [ready.words]: answered })).toBe(
    'All 3 answered',
  );
  expect(statusOf([join], noWork, coverage)).toBe('Answered');
  expect(statusOf([figure], noWork, coverage)).toBe('Not answered yet');
});

test('an ask that is left out does not count', () => {
  const work = withDecision(noWork, figure, { text: '', isLeftOut: true });
  expect(statusOf([join, figure], work, coverage)).toBe('Answered');
  expect(statusOf([figure], work, coverage)).toBe('All left out');
});

test('each ask says whether the reply answers it, and an unsure one is open', () => {
  const items = render({ coverage }).split('<li').slice(1);
  expect(items[0]).toContain('Answered');
  expect(items[1]).toMatch(/>Open<.*please check/);
  expect(items[2]).toContain('>Open<');
  expect(items[2]).not.toContain('please check');
  expect(render({})).not.toMatch(/Answered|>Open</);
});

test('a picked day is written in the language of the reply, in the common calendar', () => {
  expect(dayInWords('2026-03-12', 'German')).toBe('Donnerstag, 12. März 2026');
  expect(dayInWords('2026-03-12', 'Japanese')).toBe('2026年3月12日木曜日');
  for (const language of ['Arabic', 'Thai', 'Bengali'] as const) {
    expect(dayInWords('2026-03-12', language)).toMatch(/12.*2026/);
  }
});

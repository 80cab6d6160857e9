import type { DateWords } from '../date-words.ts';

export const englishDates: DateWords = {
  months:
    'january,jan|february,feb|march,mar|april,apr|may|june,jun|july,jul|august,aug|september,sept,sep|october,oct|november,nov|december,dec',
  weekdays:
    'monday,mon|tuesday,tues,tue|wednesday,weds,wed|thursday,thurs,thur,thu|friday,fri|saturday,sat|sunday,sun',
  days: [
    [0, 'today|tonight|this morning|this afternoon|this evening'],
    [1, 'tomorrow|tmrw'],
  ],
  joint: '(?:of )?',
  clock: { joint: ' ', alone: [], until: '-' },
};

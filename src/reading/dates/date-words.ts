import type { Language } from '#domain/languages.ts';
import { arabicDates } from './words/arabic.ts';
import { bengaliDates } from './words/bengali.ts';
import { chineseDates } from './words/chinese.ts';
import { czechDates } from './words/czech.ts';
import { dutchDates } from './words/dutch.ts';
import { englishDates } from './words/english.ts';
import { frenchDates } from './words/french.ts';
import { germanDates } from './words/german.ts';
import { greekDates } from './words/greek.ts';
import { hebrewDates } from './words/hebrew.ts';
import { hindiDates } from './words/hindi.ts';
import { indonesianDates } from './words/indonesian.ts';
import { italianDates } from './words/italian.ts';
import { japaneseDates } from './words/japanese.ts';
import { koreanDates } from './words/korean.ts';
import { malayDates } from './words/malay.ts';
import { polishDates } from './words/polish.ts';
import { portugueseDates } from './words/portuguese.ts';
import { romanianDates } from './words/romanian.ts';
import { russianDates } from './words/russian.ts';
import { spanishDates } from './words/spanish.ts';
import { swahiliDates } from './words/swahili.ts';
import { swedishDates } from './words/swedish.ts';
import { thaiDates } from './words/thai.ts';
import { turkishDates } from './words/turkish.ts';
import { ukrainianDates } from './words/ukrainian.ts';
import { vietnameseDates } from './words/vietnamese.ts';

/** Which of its days a weekday means: weeks from the mail's own, or the coming one, or one that is past or unclear. */
export type WhichWeek = 0 | 1 | 2 | 'coming' | 'past' | 'unclear';

/** A stretch of days: a week from Monday, its Friday, the days off, a month, its last day. */
export type Stretch = 'week' | 'endOfWeek' | 'weekend' | 'month' | 'endOfMonth' | 'vague';

/** What is added to the hours that a word names: none, or those of Thai's evening and of Swahili's day. */
export type ClockCount = 'plain' | 'evening' | 'swahili';

/**
 * The words of dates in a language. `months` (from January) and `weekdays` (from Monday) are words as they stand, parted
 * by '|', their forms by ','. All else is patterns, case ignored, in which {W} stands for a weekday, {N} for a
 * number, {D} for a day of the month, {H} and {M} for hours and minutes. Of a clock's groups `half` adds half an hour,
 * `quarter` a quarter, and `halfTo` takes half an hour off.
 */
export type DateWords = {
  months: string;
  weekdays: string;
  /** Weekdays that are other words too, and count with a capital only. */
  capital?: string;
  /** What stands before or after a weekday's word where it means something else. */
  notAfter?: string;
  notBefore?: string;
  /** Where a word may begin: after no letter (by default), after letters that are written onto it, or anywhere. */
  onto?: string;
  unparted?: boolean;
  /** What may be written onto the end of a word. */
  endings?: string;
  /** What stands between day and month with its spaces, and between month and year. */
  joint?: string;
  yearJoint?: string;
  /** What stands before a day: 'am', 'le'. */
  lead?: string;
  /** Days counted from the mail's: [1, 'tomorrow']. */
  days: readonly (readonly [number, string])[];
  /** Weekdays with what says which of them. */
  weeks?: readonly (readonly [WhichWeek, string])[];
  /** From one to ten or twelve. */
  numbers?: string;
  /** 'In three days, weeks, months'. */
  distance?: readonly [day: string, week: string, month: string];
  stretches?: readonly (readonly [Stretch, number, string])[];
  /** 'The 14th'. */
  ordinal?: string;
  /** How a day and month are written in figures without a year, and which of the two comes first. */
  figures?: '6.3.' | '06.03' | '06/03' | 'month first';
  clock: {
    /** Between a day and its clock time, spaces and all. */
    joint: string;
    /** Clock times wherever they stand, and those that count right after a day only. */
    alone: readonly (readonly [string, ClockCount] | string)[];
    afterDay?: readonly (readonly [string, ClockCount] | string)[];
    am?: string;
    pm?: string;
    /** The hours' words from one to twelve. */
    hours?: string;
    noon?: string;
    midnight?: string;
    /** What in the words of a day says that its hours are after noon. */
    late?: string;
    /** Between the ends of a stretch of hours or days, spaces and all. */
    until: string;
  };
};

/** Of English, which has rules of its own (english-days.ts), no more than these need. */
export const dateWords: Readonly<Record<Language, DateWords>> = {
  English: englishDates,
  French: frenchDates,
  Spanish: spanishDates,
  German: germanDates,
  Italian: italianDates,
  Portuguese: portugueseDates,
  Chinese: chineseDates,
  Japanese: japaneseDates,
  Korean: koreanDates,
  Arabic: arabicDates,
  Russian: russianDates,
  Hindi: hindiDates,
  Dutch: dutchDates,
  Swedish: swedishDates,
  Polish: polishDates,
  Turkish: turkishDates,
  Vietnamese: vietnameseDates,
  Thai: thaiDates,
  Indonesian: indonesianDates,
  Greek: greekDates,
  Romanian: romanianDates,
  Czech: czechDates,
  Ukrainian: ukrainianDates,
  Hebrew: hebrewDates,
  Malay: malayDates,
  Bengali: bengaliDates,
  Swahili: swahiliDates,
};

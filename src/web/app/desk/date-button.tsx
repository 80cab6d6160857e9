import { useRef } from 'react';
import { type Language, languageDetails } from '#domain/languages.ts';
import { CalendarIcon } from '#web/ui/desk-icons.tsx';
import { IconButton } from './icon-button.tsx';

/** A day ('2026-03-12') in words, in a language: 'Thursday 12 March 2026'. */
export function dayInWords(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(languageDetails(language).tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

type DateButtonProps = { language: Language; onPick: (date: string) => void };

/** Opens the browser's own calendar and passes on the chosen day in words. */
export function DateButton({ language, onPick }: DateButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="relative flex shrink-0">
      {/* The calendar opens at its field, which is under the button. The button is the way in for every device. */}
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full opacity-0"
        onChange={({ target }) => {
          if (target.value) onPick(dayInWords(target.value, language));
        }}
      />
      <IconButton
        label="Pick a date"
        icon={<CalendarIcon className="size-4.5" />}
        onClick={() => input.current?.showPicker()}
      />
    </span>
  );
}

import { useId } from 'react';
import { ChevronIcon } from '#web/ui/icons.tsx';

type CompactSelectProps = {
  /** Only for assistive technology: the chosen option says enough to those who see it. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
};

/** A small list of options in a line of controls. */
export function CompactSelect({ label, options, value, onChange, className = '' }: CompactSelectProps) {
  const id = useId();
  return (
    <div className={`relative ${className}`}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        className="select h-9 w-full overflow-hidden rounded border border-edge bg-sheet pr-8 pl-3 text-left text-small whitespace-nowrap hover:border-ink pointer-coarse:h-11 pointer-coarse:text-body"
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronIcon className="pointer-events-none absolute inset-y-0 right-2 my-auto size-4 text-ink-soft" />
    </div>
  );
}

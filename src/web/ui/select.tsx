import { type Ref, useId } from 'react';
import { ChevronIcon } from './icons.tsx';

/** An option of a list. `aside` is text after the label. Screen readers skip it, and not all browsers can show it. */
export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  locked: boolean;
  aside?: string;
};

type SelectProps<Value extends string> = {
  ref?: Ref<HTMLSelectElement>;
  label: string;
  options: readonly SelectOption<Value>[];
  /** The heading of the locked options. It says in a few words why they are locked. */
  lockedLabel: string;
  value: Value;
  onChange: (value: Value) => void;
  /** The id of a sentence that explains the choice. */
  describedBy?: string | undefined;
};

const labelClasses =
  'pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-small text-ink-soft ' +
  '@max-[16.75rem]:top-2 @max-[16.75rem]:bottom-auto';

const selectClasses =
  'select h-11 w-full rounded bg-transparent pr-9 pl-25 text-left whitespace-nowrap transition-colors duration-150 ' +
  'hover:bg-accent-wash focus-visible:-outline-offset-2 ' +
  '@max-[16.75rem]:h-[3.75rem] @max-[16.75rem]:pt-[1.25rem] @max-[16.75rem]:pl-3.5';

function Option<Value extends string>({ option }: { option: SelectOption<Value> }) {
  const aside = option.aside === option.label ? undefined : option.aside;
  return (
    <option value={option.value} disabled={option.locked} data-aside={aside}>
      {option.label}
    </option>
  );
}

/**
 * A list of options with a label, in one row. It is a `<select>`, so it works before hydration, with the keyboard and
 * on touch screens. Locked options are disabled and come last, below their heading.
 */
export function Select<Value extends string>({
  ref,
  label,
  options,
  lockedLabel,
  value,
  onChange,
  describedBy,
}: SelectProps<Value>) {
  const id = useId();
  const locked = options.filter((option) => option.locked);
  return (
    <div className="@container relative">
      <label htmlFor={id} className={labelClasses}>
        {label}
      </label>
      <select
        ref={ref}
        id={id}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className={selectClasses}
      >
        {options
          .filter((option) => !option.locked)
          .map((option) => (
            <Option key={option.value} option={option} />
          ))}
        {locked.length > 0 ? (
          <optgroup label={lockedLabel}>
            {locked.map((option) => (
              <Option key={option.value} option={option} />
            ))}
          </optgroup>
        ) : null}
      </select>
      <ChevronIcon className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-ink-soft" />
    </div>
  );
}

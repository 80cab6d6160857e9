import { ChevronIcon } from './icons.tsx';
import { FieldFrame, type FieldProps, fieldBoxClasses } from './text-field.tsx';

type SelectFieldProps<Value extends string> = Pick<FieldProps, 'label' | 'error'> & {
  name: string;
  /** The labels of the options by their values, in their order. */
  options: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
};

/** A list of options that looks like a field of a form. */
export function SelectField<Value extends string>({
  label,
  error,
  name,
  options,
  value,
  onChange,
}: SelectFieldProps<Value>) {
  const values = Object.keys(options) as Value[];
  return (
    <FieldFrame label={label} error={error}>
      {(attributes) => (
        <div className="relative">
          <select
            {...attributes}
            name={name}
            value={value}
            onChange={({ target }) => {
              const chosen = values.find((each) => each === target.value);
              if (chosen) onChange(chosen);
            }}
            className={`select h-11 pr-9 ${fieldBoxClasses}`}
          >
            {values.map((each) => (
              <option key={each} value={each}>
                {options[each]}
              </option>
            ))}
          </select>
          <ChevronIcon className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-ink-soft" />
        </div>
      )}
    </FieldFrame>
  );
}

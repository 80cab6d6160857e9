import { Select } from '@base-ui/react/select';
import { useState } from 'react';
import { pagePaths } from '#domain/paths.ts';
import { plansWithAllOptions } from '#domain/plans.ts';
import { CheckIcon, ChevronIcon, LockIcon } from '#web/ui/icons.tsx';

/** One choice of a list. `aside` stands after its name for the eye alone. */
export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  locked: boolean;
  aside?: { text: string; lang: string };
};

type OptionSelectProps<Value extends string> = {
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

function Option<Value extends string>({ option }: { option: SelectOption<Value> }) {
  return (
    <Select.Item
      value={option.value}
      disabled={option.locked}
      className="flex min-h-9 items-center gap-2 rounded px-2 py-1.5 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-soft data-highlighted:not-data-disabled:bg-accent-wash"
    >
      <span className="w-4 shrink-0">
        <Select.ItemIndicator>
          <CheckIcon className="size-4 text-accent" />
        </Select.ItemIndicator>
      </span>
      <Select.ItemText>{option.label}</Select.ItemText>
      {option.locked ? <span className="sr-only">(with {plansWithAllOptions})</span> : null}
      <span className="ml-auto flex items-center gap-2 text-small text-ink-soft" aria-hidden="true">
        {option.aside && option.aside.text !== option.label ? (
          <span lang={option.aside.lang}>{option.aside.text}</span>
        ) : null}
        {option.locked ? <LockIcon className="size-4" /> : null}
      </span>
    </Select.Item>
  );
}

/**
 * One row of the settings: a name, the choice, and the list behind it. Locked options are dimmed and told why.
 * The list stands beside its button and not in a portal: a portal brings focus guards, which are focusable and
 * hidden from assistive technology at once.
 */
export function OptionSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
}: OptionSelectProps<Value>) {
  const [open, setOpen] = useState(false);
  return (
    <Select.Root
      items={options}
      value={value}
      onValueChange={(chosen) => chosen && onChange(chosen)}
      modal={false}
      open={open}
      onOpenChange={setOpen}
    >
      <div className="relative">
        <Select.Label className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-small text-ink-soft">
          {label}
        </Select.Label>
        <Select.Trigger className="flex h-11 w-full items-center justify-between gap-2 rounded pr-2.5 pl-25 text-left transition-colors duration-150 hover:bg-accent-wash focus-visible:-outline-offset-2 data-popup-open:bg-accent-wash">
          <Select.Value className="truncate" />
          <Select.Icon className="text-ink-soft">
            <ChevronIcon className="size-4" />
          </Select.Icon>
        </Select.Trigger>
      </div>
      {open ? (
        <Select.Positioner
          className="z-30 outline-none"
          alignItemWithTrigger={false}
          positionMethod="fixed"
          align="start"
          sideOffset={6}
          collisionPadding={12}
        >
          <Select.Popup className="floating flex max-h-[min(var(--available-height),34rem)] w-[max(var(--anchor-width),17rem)] flex-col rounded border border-rule bg-sheet text-ink shadow-float">
            <Select.List className="min-h-0 overflow-y-auto overscroll-contain p-1 outline-none">
              {options.map((option) => (
                <Option key={option.value} option={option} />
              ))}
            </Select.List>
            {options.some((option) => option.locked) ? (
              <p className="border-t border-rule px-3 py-2 text-small text-ink-soft">
                Dimmed options come with {plansWithAllOptions}.{' '}
                <a className="link" href={pagePaths.pricing}>
                  See plans
                </a>
              </p>
            ) : null}
          </Select.Popup>
        </Select.Positioner>
      ) : null}
    </Select.Root>
  );
}

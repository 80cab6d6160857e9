import type { ReactNode } from 'react';
import { isOptionAllowed, type ReplyOptions } from '#domain/gating.ts';
import { intents } from '#domain/intents.ts';
import { languages } from '#domain/languages.ts';
import { limits } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import { type Plan, plans, plansWithAllOptions } from '#domain/plans.ts';
import { toneOptions } from '#domain/tones.ts';
import { LockIcon } from '#web/ui/icons.tsx';
import { OptionSelect } from './option-select.tsx';
import { TextField } from './text-field.tsx';
import type { FieldName } from './use-generator.ts';
import type { SettingsState } from './use-settings.ts';

type ChoicesProps = {
  plan: Plan | undefined;
  settings: SettingsState;
  errors: Partial<Record<FieldName, string>>;
  /** The button that follows from the choices. */
  children: ReactNode;
};

function isLocked<Kind extends keyof ReplyOptions>(
  plan: Plan | undefined,
  kind: Kind,
  value: ReplyOptions[Kind],
): boolean {
  return !isOptionAllowed({ plan, surface: 'generator', kind, value });
}

function LockedHint() {
  return (
    <p className="flex gap-2 text-small text-ink-soft">
      <LockIcon className="mt-px size-4 shrink-0" />
      <span>
        Every intent, tone and language comes with {plansWithAllOptions}.{' '}
        <a className="link" href={pagePaths.pricing}>
          See plans
        </a>
      </span>
    </p>
  );
}

/** The few choices between the mail and its reply. */
export function Choices({ plan, settings: { values, change }, errors, children }: ChoicesProps) {
  return (
    <section aria-labelledby="choices-title" className="flex flex-col gap-4 xl:gap-5">
      <h2 id="choices-title" className="flex items-center text-lead xl:mt-px xl:-mb-5 xl:min-h-14">
        How to answer
      </h2>
      <div className="grid divide-y divide-rule rounded border border-edge bg-sheet md:grid-cols-3 md:divide-x md:divide-y-0 lg:grid-cols-1 lg:divide-x-0 lg:divide-y">
        <OptionSelect
          label="Intent"
          value={values.intent}
          onChange={(intent) => change({ intent })}
          options={intents.map((row) => ({ ...row, locked: isLocked(plan, 'intent', row.value) }))}
        />
        <OptionSelect
          label="Tone"
          value={values.tone}
          onChange={(tone) => change({ tone })}
          options={toneOptions.map((row) => ({ ...row, locked: isLocked(plan, 'tone', row.value) }))}
        />
        <OptionSelect
          label="Language"
          value={values.language}
          onChange={(language) => change({ language })}
          options={languages.map(({ value, tag, endonym }) => ({
            value,
            label: value,
            aside: { text: endonym, lang: tag },
            locked: isLocked(plan, 'language', value),
          }))}
        />
      </div>
      {plans[plan ?? 'free'].allOptions ? null : <LockedHint />}
      {values.tone === 'custom' ? (
        <TextField
          label="Custom tone"
          value={values.customTone}
          onChange={(customTone) => change({ customTone })}
          limit={limits.customTone}
          error={errors.tone}
          placeholder="Describe your custom tone..."
        />
      ) : null}
      <TextField
        label="Custom prompt"
        optional
        multiline
        value={values.customPrompt}
        onChange={(customPrompt) => change({ customPrompt })}
        limit={limits.customPrompt}
        error={errors.customPrompt}
        placeholder="Keep it short. Propose Thursday."
      />
      {children}
    </section>
  );
}

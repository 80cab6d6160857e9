import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { isOptionAllowed, type ReplyOptions, type Surface } from '#domain/gating.ts';
import { intents } from '#domain/intents.ts';
import { type LanguageOption, languages, sameAsEmailOption } from '#domain/languages.ts';
import { limits } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import { type Plan, plans, plansWithAllOptions } from '#domain/plans.ts';
import { toneOptions } from '#domain/tones.ts';
import { LockIcon } from '#web/ui/icons.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { ReplyLanguageChoice } from './reply-language-choice.tsx';
import type { FieldName } from './use-field-errors.ts';
import type { MailLanguageState } from './use-mail-language.ts';
import type { PlanState } from './use-plan.ts';
import type { SettingsState } from './use-settings.ts';

type ChoicesProps = {
  /** Where they are made: it decides what a plan without all options may choose. */
  surface: Surface;
  plan: PlanState;
  settings: SettingsState;
  mailLanguage: MailLanguageState;
  errors: Partial<Record<FieldName, string>>;
  promptField: RefObject<HTMLTextAreaElement | null>;
  /** The button that follows from the choices. */
  children: ReactNode;
};

/** What stands beside each language for the eye: its own name. */
const languageRows = [
  sameAsEmailOption,
  ...languages.map(({ value, endonym }) => ({ value, label: value, aside: endonym })),
];

const lockedLabel = `With ${plansWithAllOptions}`;

/** What an account can choose is locked as for a guest until its plan is known. */
function lockingPlan(plan: PlanState): Plan | undefined {
  return plan === 'unknown' ? undefined : plan;
}

function isLocked<Kind extends keyof ReplyOptions>(
  { plan, surface }: Pick<ChoicesProps, 'plan' | 'surface'>,
  kind: Kind,
  value: ReplyOptions[Kind],
): boolean {
  return !isOptionAllowed({ plan: lockingPlan(plan), surface, kind, value });
}

/**
 * Where locked options are had. The prerendered page, which knows no plan, hides it from an account that had every
 * option when it was seen last: `pending`.
 */
function LockedHint({ pending }: { pending: boolean }) {
  return (
    <p className={`flex gap-2 text-small text-ink-soft ${pending ? 'when-options-locked' : ''}`}>
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

/**
 * Every language, those that the plan does not have dimmed. The mail's own stands among them only with a plan that has
 * it, and while a plan that is not known yet may turn out to have it.
 */
function offeredLanguages(at: Pick<ChoicesProps, 'plan' | 'surface'>, chosen: LanguageOption) {
  return languageRows
    .map((row) => ({ ...row, locked: isLocked(at, 'language', row.value) }))
    .filter(({ value, locked }) => value !== sameAsEmailOption.value || !locked || value === chosen);
}

function OptionRows({
  settings: { values, change },
  mailLanguage: { view, pressed, pick },
  ...at
}: Pick<ChoicesProps, 'plan' | 'surface' | 'settings' | 'mailLanguage'>) {
  const sentenceId = useId();
  const languageSelect = useRef<HTMLSelectElement>(null);
  return (
    <div className="flex flex-col gap-3">
      <div className="grid divide-y divide-rule rounded border border-edge bg-sheet sm:grid-cols-3 sm:divide-x sm:divide-y-0 xl:grid-cols-1 xl:divide-x-0 xl:divide-y">
        <Select
          label="Intent"
          value={values.intent}
          onChange={(intent) => change({ intent })}
          lockedLabel={lockedLabel}
          options={intents.map((row) => ({ ...row, locked: isLocked(at, 'intent', row.value) }))}
        />
        <Select
          label="Tone"
          value={values.tone}
          onChange={(tone) => change({ tone })}
          lockedLabel={lockedLabel}
          options={toneOptions.map((row) => ({ ...row, locked: isLocked(at, 'tone', row.value) }))}
        />
        <Select
          ref={languageSelect}
          label="Language"
          value={values.language}
          onChange={(language) => {
            pick(undefined);
            change({ language });
          }}
          describedBy={view ? sentenceId : undefined}
          lockedLabel={lockedLabel}
          options={offeredLanguages(at, values.language)}
        />
      </div>
      {view ? (
        <ReplyLanguageChoice
          id={sentenceId}
          view={view}
          pressed={pressed}
          pick={pick}
          onPicked={() => languageSelect.current?.focus({ preventScroll: true })}
        />
      ) : null}
    </div>
  );
}

/** The few choices between the mail and its reply. */
export function Choices({
  surface,
  plan,
  settings,
  mailLanguage,
  errors,
  promptField,
  children,
}: ChoicesProps) {
  const { values, change } = settings;
  return (
    <section aria-labelledby="choices-title" className="flex flex-col gap-4 xl:gap-5">
      <h2
        id="choices-title"
        className="flex items-center text-lead lg:max-xl:sr-only xl:mt-px xl:-mb-5 xl:min-h-14"
      >
        How to answer
      </h2>
      <OptionRows surface={surface} plan={plan} settings={settings} mailLanguage={mailLanguage} />
      {plans[lockingPlan(plan) ?? 'free'].allOptions ? null : <LockedHint pending={plan === undefined} />}
      {values.tone === 'custom' ? (
        <TextField
          label="Custom tone"
          value={values.customTone}
          onChange={(event) => change({ customTone: event.target.value })}
          limit={limits.customTone}
          error={errors.tone}
          placeholder="Describe your custom tone..."
          dir="auto"
          autoComplete="off"
        />
      ) : null}
      <TextArea
        ref={promptField}
        label="Custom prompt"
        optional
        value={values.customPrompt}
        onChange={(event) => change({ customPrompt: event.target.value })}
        limit={limits.customPrompt}
        error={errors.customPrompt}
        placeholder="Keep it short. Propose Thursday."
        dir="auto"
        autoComplete="off"
        className="min-h-26 resize-y lg:max-xl:min-h-18"
      />
      {children}
    </section>
  );
}

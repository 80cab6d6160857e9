import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { intents } from '#domain/intents.ts';
import { type LanguageOption, languages, sameAsEmailOption } from '#domain/languages.ts';
import { limits } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import {
  isOptionAllowed,
  type ModelClass,
  modelsOf,
  modelValues,
  type Plan,
  planHas,
  plansWith,
  type ReplyOptions,
  type Surface,
} from '#domain/plans.ts';
import { toneOptions } from '#domain/tones.ts';
import type { PlanState } from '#web/lib/account.ts';
import { LockIcon } from '#web/ui/icons.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import type { MailLanguageState } from './mail-language.ts';
import { MailLanguageNote } from './mail-language-note.tsx';
import { type FieldName, type ReplyChoicesState, useAdvancedModel } from './reply-choices.ts';

type ChoicesProps = {
  /** Where the choices are made. It decides what a plan without all options may choose. */
  surface: Surface;
  plan: PlanState;
  choices: ReplyChoicesState;
  mailLanguage: MailLanguageState;
  errors: Partial<Record<FieldName, string>>;
  promptField: RefObject<HTMLTextAreaElement | null>;
  /** What comes below the choices, such as the button. */
  children: ReactNode;
};

/** Each language in English, with its own name beside it. */
const languageRows = [
  sameAsEmailOption,
  ...languages.map(({ value, endonym }) => ({ value, label: value, aside: endonym })),
];

const lockedLabel = `With ${plansWith('options')}`;

/** Until an account's plan is known, the same options are locked as for a guest. */
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
 * One sentence that says which plans have the locked options. `when` is a class that hides it from people who have
 * them.
 */
function LockedHint({ when, children }: { when: string | undefined; children: ReactNode }) {
  return (
    <p className={`flex gap-2 text-small text-ink-soft ${when ?? ''}`}>
      <LockIcon className="mt-px size-4 shrink-0" />
      <span>
        {children}{' '}
        <a className="link" href={pagePaths.pricing}>
          See plans
        </a>
      </span>
    </p>
  );
}

/**
 * What the plan locks. The prerendered page does not know the plan, so it contains both sentences and shows the one for
 * the plan that was seen last.
 */
function LockedHints({ plan, hasAdvanced }: { plan: PlanState; hasAdvanced: boolean }) {
  const known = lockingPlan(plan);
  const isPending = plan === undefined;
  const hasOptions = planHas(known, 'options');
  return (
    <>
      {hasOptions ? null : (
        <LockedHint when={isPending ? 'when-options-locked' : undefined}>
          Every intent, tone and language comes with {plansWith('options')}.
        </LockedHint>
      )}
      {hasAdvanced && (isPending || (hasOptions && !planHas(known, 'models'))) ? (
        <LockedHint when={isPending ? 'when-models-locked' : undefined}>
          The advanced model comes with {plansWith('models')}.
        </LockedHint>
      ) : null}
    </>
  );
}

const modelLabels: Record<ModelClass, string> = { standard: 'Standard', advanced: 'Advanced' };

/** Which model writes, if the operator has configured more than one. */
function ModelChoice({ plan, choices: { values, change } }: Pick<ChoicesProps, 'plan' | 'choices'>) {
  const offered = modelsOf(lockingPlan(plan), modelValues);
  return (
    <div className="model-choice">
      <Select
        label="Model"
        value={values.model ?? 'standard'}
        onChange={(model) => change({ model })}
        lockedLabel={`With ${plansWith('models')}`}
        options={modelValues.map((value) => ({
          value,
          label: modelLabels[value],
          locked: !offered.includes(value),
        }))}
      />
    </div>
  );
}

/**
 * Every language; those that the plan does not have are dimmed. 'Same as the email' is listed only if the plan has it,
 * or if it is chosen: a plan that is not known yet may have it.
 */
function offeredLanguages(gating: Pick<ChoicesProps, 'plan' | 'surface'>, chosen: LanguageOption) {
  return languageRows
    .map((row) => ({ ...row, locked: isLocked(gating, 'language', row.value) }))
    .filter(({ value, locked }) => value !== sameAsEmailOption.value || !locked || value === chosen);
}

type OptionRowsProps = Pick<ChoicesProps, 'plan' | 'surface' | 'choices' | 'mailLanguage'> & {
  hasAdvanced: boolean;
};

function OptionRows({
  choices,
  mailLanguage: { view, blockedPresses, pick },
  hasAdvanced,
  ...gating
}: OptionRowsProps) {
  const { values, change } = choices;
  const sentenceId = useId();
  const languageSelect = useRef<HTMLSelectElement>(null);
  return (
    <div className="flex flex-col gap-3">
      <div className="option-rows">
        <Select
          label="Intent"
          value={values.intent}
          onChange={(intent) => change({ intent })}
          lockedLabel={lockedLabel}
          options={intents.map((row) => ({ ...row, locked: isLocked(gating, 'intent', row.value) }))}
        />
        <Select
          label="Tone"
          value={values.tone}
          onChange={(tone) => change({ tone })}
          lockedLabel={lockedLabel}
          options={toneOptions.map((row) => ({ ...row, locked: isLocked(gating, 'tone', row.value) }))}
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
          options={offeredLanguages(gating, values.language)}
        />
        {hasAdvanced ? <ModelChoice plan={gating.plan} choices={choices} /> : null}
      </div>
      {view ? (
        <MailLanguageNote
          id={sentenceId}
          view={view}
          blockedPresses={blockedPresses}
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
  choices,
  mailLanguage,
  errors,
  promptField,
  children,
}: ChoicesProps) {
  const { values, change } = choices;
  const hasAdvanced = useAdvancedModel();
  return (
    <section aria-labelledby="choices-title" className="flex flex-col gap-4 xl:gap-5">
      <h2
        id="choices-title"
        className="flex items-center text-lead lg:max-xl:sr-only xl:mt-px xl:-mb-5 xl:min-h-14"
      >
        How to answer
      </h2>
      <OptionRows
        surface={surface}
        plan={plan}
        choices={choices}
        mailLanguage={mailLanguage}
        hasAdvanced={hasAdvanced}
      />
      <LockedHints plan={plan} hasAdvanced={hasAdvanced} />
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

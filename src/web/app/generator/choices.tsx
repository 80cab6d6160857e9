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
  /** The page. It decides which options a plan that locks some of them may choose. */
  surface: Surface;
  plan: PlanState;
  choices: ReplyChoicesState;
  mailLanguage: MailLanguageState;
  errors: Partial<Record<FieldName, string>>;
  promptField: RefObject<HTMLTextAreaElement | null>;
  /** Shown below the choices, such as the button. */
  children: ReactNode;
};

/** Each language by its English name, and its own name after it. */
const languageRows = [
  sameAsEmailOption,
  ...languages.map(({ value, endonym }) => ({ value, label: value, aside: endonym })),
];

const lockedLabel = `With ${plansWith('options')}`;

/** The plan that decides which options are locked. While the plan is unknown, the same as for a guest. */
function knownPlan(plan: PlanState): Plan | undefined {
  return plan === 'unknown' ? undefined : plan;
}

function isLocked<Kind extends keyof ReplyOptions>(
  { plan, surface }: Pick<ChoicesProps, 'plan' | 'surface'>,
  kind: Kind,
  value: ReplyOptions[Kind],
): boolean {
  return !isOptionAllowed({ plan: knownPlan(plan), surface, kind, value });
}

/** A sentence about the plans that have the locked options. */
function LockedHint({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p className={`flex gap-2 text-small text-ink-soft ${className}`}>
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
 * Says which plans have the locked options. The prerendered page contains both sentences. There the style sheet shows
 * the sentence for the plan that was seen last.
 */
function LockedHints({ plan, hasAdvanced }: { plan: PlanState; hasAdvanced: boolean }) {
  const known = knownPlan(plan);
  const isGuest = plan === undefined;
  const hasOptions = planHas(known, 'options');
  return (
    <>
      {hasOptions ? null : (
        <LockedHint className={isGuest ? 'when-options-locked' : ''}>
          Every intent, tone and language comes with {plansWith('options')}.
        </LockedHint>
      )}
      {hasAdvanced && (isGuest || (hasOptions && !planHas(known, 'models'))) ? (
        <LockedHint className={isGuest ? 'when-models-locked' : ''}>
          The advanced model comes with {plansWith('models')}.
        </LockedHint>
      ) : null}
    </>
  );
}

const modelLabels: Record<ModelClass, string> = { standard: 'Standard', advanced: 'Advanced' };

/** The choice of the model, if the server has more than one. */
function ModelChoice({ plan, choices: { values, change } }: Pick<ChoicesProps, 'plan' | 'choices'>) {
  const offered = modelsOf(knownPlan(plan), modelValues);
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
 * All languages; those that the plan does not have are locked. 'Same as the email' is listed only if the plan has it,
 * or if it is chosen: a plan that is still unknown may have it.
 */
function offeredLanguages(gating: Pick<ChoicesProps, 'plan' | 'surface'>, chosen: LanguageOption) {
  return languageRows
    .map((row) => ({ ...row, locked: isLocked(gating, 'language', row.value) }))
    .filter(({ value, locked }) => value !== sameAsEmailOption.value || !locked || value === chosen);
}

type OptionRowsProps = Pick<ChoicesProps, 'plan' | 'surface' | 'choices' | 'mailLanguage'> & {
  hasAdvanced: boolean;
};

function OptionRows({ choices, mailLanguage, hasAdvanced, ...gating }: OptionRowsProps) {
  const { values, change } = choices;
  const { view, blockedPresses, pick } = mailLanguage;
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

type TextFieldsProps = Pick<ChoicesProps, 'choices' | 'errors' | 'promptField'>;

/** The fields for a custom tone, if that tone is chosen, and for the custom prompt. */
function TextFields({ choices: { values, change }, errors, promptField }: TextFieldsProps) {
  return (
    <>
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
    </>
  );
}

/** The choices for a reply: intent, tone, language, model and instructions. */
export function Choices({
  surface,
  plan,
  choices,
  mailLanguage,
  errors,
  promptField,
  children,
}: ChoicesProps) {
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
      <TextFields choices={choices} errors={errors} promptField={promptField} />
      {children}
    </section>
  );
}

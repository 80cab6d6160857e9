import { type ReactNode, useEffect, useState } from 'react';
import type { ModelClass } from '#domain/plans.ts';
import type { Status, Trial } from '#domain/status.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SettingProblem } from '#web/ui/setting-row.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { useAction } from '../use-action.ts';
import { writeTrial } from './operator-calls.ts';

/** '38 ms' below a second, otherwise '2.4 s'. */
function formatMs(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** The seconds since it was first shown. */
function Elapsed() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <>{seconds} s</>;
}

function Figures({ values }: { values: Record<string, ReactNode> }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-[1fr_1fr_1fr_2fr]">
      {Object.entries(values).map(([label, value]) => (
        <div key={label}>
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="font-display text-lead tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const bar = <SkeletonBar className="h-4 w-16" />;

/** The figures while they are measured, in the places that they will have. */
function RunningTrial() {
  const values = { 'First text': bar, 'Whole reply': <Elapsed />, Words: bar, 'Written by': bar };
  return (
    <div aria-hidden="true">
      <Figures values={values} />
    </div>
  );
}

type TrialResultProps = {
  trial: Trial;
  /** The name of the writer that was asked. */
  asked: string | undefined;
};

function TrialResult({ trial, asked }: TrialResultProps) {
  if (trial.outcome === 'failed') {
    return (
      <Notice kind="danger">
        No reply was written, after {formatMs(trial.totalMs)}. The cause: {trial.cause}
      </Notice>
    );
  }
  const values = {
    'First text': formatMs(trial.firstTextMs),
    'Whole reply': formatMs(trial.totalMs),
    Words: trial.words,
    'Written by': trial.writer,
  };
  return (
    <>
      <Figures values={values} />
      {trial.writer === asked ? null : (
        <Notice kind="warning" className="mt-4">
          {asked} failed, so the fallback wrote. The log says why.
        </Notice>
      )}
      <details className="mt-3">
        <summary className="w-fit py-1 text-small text-accent pointer-coarse:py-3.5">Read the reply</summary>
        <p dir="auto" className="mt-2 max-w-prose whitespace-pre-wrap wrap-anywhere">
          {trial.reply}
        </p>
      </details>
    </>
  );
}

const models: [ModelClass, string][] = [
  ['standard', 'Standard'],
  ['advanced', 'Advanced'],
];

function ModelChoice({ value, onChange }: { value: ModelClass; onChange: (model: ModelClass) => void }) {
  return (
    <fieldset className="flex gap-x-5">
      <legend className="sr-only">Written by</legend>
      {models.map(([model, label]) => (
        <label key={model} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="model"
            className="size-4 accent-accent"
            checked={value === model}
            onChange={() => onChange(model)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** What screen readers say about the trial. */
function announcement(isBusy: boolean, trial: Trial | undefined): string {
  if (isBusy) return 'The trial reply is being written.';
  if (!trial) return '';
  return trial.outcome === 'failed' ? 'The trial reply failed.' : 'The trial reply is written.';
}

type TrialSectionProps = {
  /** Undefined while the status loads. */
  writers: Status['writers'] | undefined;
  /** Called after a trial: it may have changed where a model is. */
  onTrial: () => Promise<void>;
};

/** The button that has a trial reply written, and what was measured. */
export function TrialSection({ writers, onTrial }: TrialSectionProps) {
  const [model, setModel] = useState<ModelClass>('standard');
  const [result, setResult] = useState<TrialResultProps>();
  const { isBusy, problem, buttonRef, run } = useAction({
    work: async () => {
      setResult(undefined);
      setResult({ trial: await writeTrial(model), asked: writers?.find(({ role }) => role === model)?.name });
      void onTrial();
      return 'done';
    },
  });
  return (
    <div className="border-t border-rule p-5 sm:px-9">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_240px]">
          <h3 className="font-sans text-body font-medium">Trial reply</h3>
          <p className="text-small text-ink-soft">To a sample mail. It counts for no one.</p>
          <SettingProblem>{problem}</SettingProblem>
        </div>
        {writers?.some(({ role }) => role === 'advanced') ? (
          <ModelChoice value={model} onChange={setModel} />
        ) : null}
        <Button
          ref={buttonRef}
          look="primary"
          className="max-sm:w-full sm:min-w-50"
          disabled={isBusy || !writers}
          onClick={() => void run()}
        >
          {isBusy ? 'Writing...' : 'Write a trial reply'}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {announcement(isBusy, result?.trial)}
      </p>
      {isBusy || result ? (
        // As high in each state as with the figures and the line below them, so that nothing below moves.
        <div className="mt-5 min-h-43 border-t border-rule pt-5 sm:min-h-28 pointer-coarse:min-h-49">
          {isBusy ? <RunningTrial /> : null}
          {result && !isBusy ? <TrialResult {...result} /> : null}
        </div>
      ) : null}
    </div>
  );
}

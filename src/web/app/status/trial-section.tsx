import { type ReactNode, useEffect, useState } from 'react';
import type { ModelClass } from '#domain/plans.ts';
import type { Status, Trial } from '#domain/status.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, Notice } from '#web/ui/notice.tsx';
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

type FiguresProps = { firstText: ReactNode; whole: ReactNode; words: ReactNode; writer: ReactNode };

function Figures({ firstText, whole, words, writer }: FiguresProps) {
  const figures = { 'First text': firstText, 'Whole reply': whole, Words: words, 'Written by': writer };
  return (
    <dl className="trial-figures">
      {Object.entries(figures).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The figures while they are measured, in the places that they will have, and room for the line below them. */
function RunningTrial() {
  const bar = <SkeletonBar className="h-4 w-16" />;
  return (
    <div className="trial-result" aria-hidden="true">
      <Figures
        firstText={bar}
        whole={<Elapsed />}
        words={bar}
        writer={<SkeletonBar className="h-4 w-28" />}
      />
      <div className="trial-reply">
        <span>&nbsp;</span>
      </div>
    </div>
  );
}

function TrialResult({ trial, expected }: { trial: Trial; expected: string | undefined }) {
  if (trial.outcome === 'failed') {
    return (
      <div className="trial-result">
        <Notice kind="danger">No reply was written. The cause: {trial.cause}</Notice>
        <p className="mt-2 text-small text-ink-soft">
          After {formatMs(trial.totalMs)}, by {trial.writer}.
        </p>
      </div>
    );
  }
  const { writer, firstTextMs, totalMs, words, reply } = trial;
  return (
    <div className="trial-result">
      <Figures firstText={formatMs(firstTextMs)} whole={formatMs(totalMs)} words={words} writer={writer} />
      {writer === expected ? null : (
        <Notice kind="warning" className="mt-4">
          {expected} failed, so the fallback wrote. The log says why.
        </Notice>
      )}
      <details className="trial-reply">
        <summary>Read the reply</summary>
        <p dir="auto">{reply}</p>
      </details>
    </div>
  );
}

const models: Record<ModelClass, string> = { standard: 'Standard', advanced: 'Advanced' };

type ModelChoiceProps = { value: ModelClass; onChange: (model: ModelClass) => void };

function ModelChoice({ value, onChange }: ModelChoiceProps) {
  return (
    <fieldset className="flex gap-x-5">
      <legend className="sr-only">Written by</legend>
      {Object.entries(models).map(([model, label]) => (
        <label key={model} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="model"
            className="size-4 accent-accent"
            checked={value === model}
            onChange={() => onChange(model as ModelClass)}
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
  if (trial.outcome === 'failed') return 'The trial reply failed.';
  return `The trial reply is written, in ${formatMs(trial.totalMs)}.`;
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
  const [trial, setTrial] = useState<Trial & { expected: string | undefined }>();
  const expected = writers?.find(({ role }) => role === model)?.name;
  const { isBusy, problem, buttonRef, run } = useAction({
    work: async () => {
      setTrial(undefined);
      setTrial({ ...(await writeTrial(model)), expected });
      void onTrial();
      return 'done';
    },
  });
  const hasChoice = writers?.some(({ role }) => role === 'advanced');
  return (
    <div className="trial">
      <div className="trial-start">
        <div className="min-w-0 flex-[1_1_240px]">
          <h3 className="font-sans text-body font-medium">Trial reply</h3>
          <p className="text-small text-ink-soft">To a sample mail. It counts for no one.</p>
          {problem ? (
            <div role="alert" className="mt-1.5">
              <FieldError>{problem}</FieldError>
            </div>
          ) : null}
        </div>
        {hasChoice ? <ModelChoice value={model} onChange={setModel} /> : null}
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
        {announcement(isBusy, trial)}
      </p>
      {isBusy ? <RunningTrial /> : null}
      {trial && !isBusy ? <TrialResult trial={trial} expected={trial.expected} /> : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Status, WriterStatus } from '#domain/status.ts';
import { FieldError } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { TrialSection } from './trial-section.tsx';

const roles: Record<WriterStatus['role'], { label: string; note: string }> = {
  standard: { label: 'Standard', note: 'For every plan' },
  advanced: { label: 'Advanced', note: 'For Pro' },
  fallback: { label: 'Fallback', note: 'If another one fails' },
};

const states: Record<NonNullable<WriterStatus['local']>['state'], { label: string; colour: string }> = {
  idle: { label: 'Not in memory until the next reply', colour: 'text-ink-soft' },
  loading: { label: 'Loading into memory', colour: 'text-accent' },
  ready: { label: 'In memory', colour: 'text-success' },
  failed: { label: 'Failed', colour: 'text-danger' },
};

function LocalState({ state, problem }: NonNullable<WriterStatus['local']>) {
  const { label, colour } = states[state];
  if (problem) return <FieldError>{problem}</FieldError>;
  return <span className={`block text-small font-medium ${colour}`}>{label}</span>;
}

const rowClasses =
  'grid gap-x-10 gap-y-1 border-t border-rule py-3.5 first:border-t-0 sm:grid-cols-[168px_minmax(0,1fr)] ' +
  'sm:items-baseline';

type RowProps = { label: ReactNode; note: ReactNode; children: ReactNode };

function WriterRow({ label, note, children }: RowProps) {
  return (
    <div className={rowClasses}>
      <dt>
        <span className="block font-medium text-ink">{label}</span>
        <span className="block text-small text-ink-soft">{note}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Rows({ writers }: { writers: Status['writers'] | undefined }) {
  if (!writers) {
    return (
      <WriterRow label={<SkeletonBar className="w-20" />} note={<SkeletonBar className="w-24" />}>
        <span className="font-display text-lead">
          <SkeletonBar className="h-[.7em] w-44" />
        </span>
      </WriterRow>
    );
  }
  return writers.map(({ role, name, local }) => (
    <WriterRow key={role} {...roles[role]}>
      <bdi className="font-display text-lead">{name}</bdi>
      {local ? <LocalState {...local} /> : null}
    </WriterRow>
  ));
}

type WritersSheetProps = {
  /** Undefined while the status loads. */
  writers: Status['writers'] | undefined;
  onTrial: () => Promise<void>;
};

/** What writes the replies, and a trial reply by it. */
export function WritersSheet({ writers, onTrial }: WritersSheetProps) {
  return (
    <Sheet aria-labelledby="writers-title" className="mt-6">
      <div className="px-5 pt-5 pb-2 sm:px-9 sm:pt-7">
        <h2 id="writers-title" className="text-title">
          What writes
        </h2>
        <dl className="mt-3">
          <Rows writers={writers} />
        </dl>
      </div>
      <TrialSection writers={writers} onTrial={onTrial} />
    </Sheet>
  );
}

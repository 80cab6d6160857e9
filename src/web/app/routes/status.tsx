import { useCallback, useEffect, useRef, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { browserProblems } from '#domain/messages.ts';
import type { Status } from '#domain/status.ts';
import { ApiProblem, messageOf } from '#web/lib/api-problem.ts';
import { unlistedHead } from '#web/site/page-head.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Toasts } from '#web/ui/toasts.tsx';
import { AppHeader } from '../app-header.tsx';
import { CostsSection } from '../status/costs-section.tsx';
import { MissingSection } from '../status/missing-section.tsx';
import { fetchStatus, hasToken, takeToken } from '../status/operator-calls.ts';
import { ProgramSections } from '../status/program-sections.tsx';
import { WritersSheet } from '../status/writers-sheet.tsx';
import '../dashboard/dashboard.css';

export const meta: MetaFunction = () => unlistedHead('Status');

type StatusState =
  | { kind: 'loading' }
  /** The server does not know the operator. `isWrongToken`: the tab has a token. */
  | { kind: 'refused'; isWrongToken: boolean }
  | { kind: 'failed'; problem: string }
  /** `problem`: why the status could not be loaded once more. */
  | { kind: 'ready'; status: Status; problem?: string };

async function loadStatus(): Promise<StatusState> {
  takeToken();
  try {
    return { kind: 'ready', status: await fetchStatus() };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.code === 'not_found') return { kind: 'refused', isWrongToken: hasToken() };
    return { kind: 'failed', problem: messageOf(error, browserProblems.unreachable) };
  }
}

/**
 * Loads the status, also again if the operator opens the link with the token in the same tab. If a further load fails,
 * the status before stays, and with it what was measured.
 */
function useStatus() {
  const [state, setState] = useState<StatusState>({ kind: 'loading' });
  const lastLoad = useRef(0);
  const reload = useCallback(async () => {
    lastLoad.current += 1;
    const load = lastLoad.current;
    const loaded = await loadStatus();
    // The answer of a later load is newer, although it may have come earlier.
    if (load !== lastLoad.current) return;
    setState((before) =>
      before.kind === 'ready' && loaded.kind === 'failed' ? { ...before, problem: loaded.problem } : loaded,
    );
  }, []);
  useEffect(() => {
    const load = () => void reload();
    load();
    window.addEventListener('hashchange', load);
    return () => window.removeEventListener('hashchange', load);
  }, [reload]);
  return { state, reload };
}

/** Shown to everyone but the operator. */
function Refused({ isWrongToken }: { isWrongToken: boolean }) {
  return (
    <Sheet aria-labelledby="refused-title" className="mt-6 p-5 sm:p-9">
      <h2 id="refused-title" className="text-title">
        This page is for the operator
      </h2>
      {isWrongToken ? (
        <div role="alert" className="mt-3">
          <FieldError>The link that you opened is not right for this server.</FieldError>
        </div>
      ) : null}
      <p className="mt-3 max-w-prose">
        The program prints a link when it starts, after “Operator's page”. Open this link. On the machine
        itself the page also opens without it, unless the program has a public address.
      </p>
    </Sheet>
  );
}

function LoadFailure({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <Sheet aria-label="Status" className="mt-6 flex flex-col items-start gap-5 p-5 sm:p-9">
      <div role="alert">
        <FieldError>{problem}</FieldError>
      </div>
      <Button look="primary" onClick={onRetry}>
        Try again
      </Button>
    </Sheet>
  );
}

/** The operator's page: what writes, what is missing, and what the program runs with. */
export default function StatusPage() {
  const { state, reload } = useStatus();
  const { status, problem } = state.kind === 'ready' ? state : {};
  return (
    <>
      <AppHeader />
      <main className="dashboard">
        <h1 className="mt-6 text-headline">Status</h1>
        <p className="mt-1 text-ink-soft">
          For the operator: what writes, what is missing, and what the program runs with.
        </p>
        <p role="status" className={problem ? 'mt-3 text-small text-ink-soft' : 'sr-only'}>
          {state.kind === 'loading' ? 'Loading...' : ''}
          {problem ? `This status is from before. The new one could not be loaded: ${problem}` : ''}
        </p>
        {state.kind === 'refused' ? <Refused isWrongToken={state.isWrongToken} /> : null}
        {state.kind === 'failed' ? (
          <LoadFailure problem={state.problem} onRetry={() => void reload()} />
        ) : null}
        {state.kind === 'loading' || status ? (
          <WritersSheet writers={status?.writers} onTrial={reload} />
        ) : null}
        {status ? (
          <>
            <MissingSection missing={status.missing} />
            <CostsSection costs={status.costs} />
            <ProgramSections status={status} />
          </>
        ) : null}
      </main>
      <Toasts place="below-header" />
    </>
  );
}

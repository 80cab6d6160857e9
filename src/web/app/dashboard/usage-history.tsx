import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Usage } from '#domain/accounts.ts';
import { apiPaths } from '#domain/paths.ts';
import type { UsageHistory } from '#domain/usage.ts';
import { usageTexts } from '#domain/usage-messages.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { sendsMail } from '#web/lib/page-facts.ts';
import { FieldError } from '#web/ui/notice.tsx';
import { SettingButton, SettingProblem } from '#web/ui/setting-row.tsx';
import { useAction } from '../use-action.ts';
import { DayBars, daysSummary, monthLabel } from './usage-days.tsx';
import type { UsageParts } from './usage-history-sheet.tsx';

/** The history of the account's usage as far as it is loaded. */
type HistoryState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; history: UsageHistory };

/**
 * Loads the history as soon as the usage of the month is known, and again whenever this is loaded again. What is shown
 * stays until the answer comes, and stays if the call fails.
 */
function useUsageHistory(usage: Usage | undefined) {
  const [state, setState] = useState<HistoryState>({ kind: 'loading' });
  /** The number of the latest call: an answer to an earlier one is dropped. */
  const latest = useRef(0);

  const load = useCallback(async () => {
    latest.current += 1;
    const call = latest.current;
    try {
      const { value } = await callApi<UsageHistory>('GET', apiPaths.usageHistory);
      if (call === latest.current) setState({ kind: 'ready', history: value });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (call === latest.current) setState((now) => (now.kind === 'ready' ? now : { kind: 'failed' }));
    }
  }, []);

  useEffect(() => {
    if (usage) void load();
  }, [usage, load]);

  return {
    state,
    retry() {
      setState({ kind: 'loading' });
      void load();
    },
    /** Saves whether the account wants mails about its usage. Throws `ApiProblem`. */
    async changeMails(usage_mails: boolean) {
      await callApi('PUT', apiPaths.usageHistory, { usage_mails });
      setState((now) => (now.kind === 'ready' ? { ...now, history: { ...now.history, usage_mails } } : now));
    },
  };
}

/** The months before this one, folded until the person opens them. */
function PastMonths({ months }: { months: UsageHistory['months'] }) {
  if (months.length === 0) return <p className="text-ink-soft">Past months are listed here.</p>;
  return (
    <details>
      <summary>Past months</summary>
      <dl className="usage-month-list">
        {months.map(({ month_year, emails_generated }) => (
          <div key={month_year}>
            <dt>{monthLabel(month_year)}</dt>
            <dd>{emails_generated}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

type MailSettingProps = { isOn: boolean; onChange: (isOn: boolean) => Promise<void> };

/** The check box of the mails about usage. A press is saved at once. */
function MailSetting({ isOn, onChange }: MailSettingProps) {
  const noteId = useId();
  const canSend = sendsMail();
  /** The choice that is being saved. */
  const [chosen, setChosen] = useState<boolean>();
  const { problem, run } = useAction({
    work: async () => {
      setChosen(!isOn);
      try {
        await onChange(!isOn);
      } finally {
        setChosen(undefined);
      }
      return 'done';
    },
  });
  return (
    <>
      <label className={canSend ? '' : 'text-ink-soft'}>
        <input
          type="checkbox"
          className="size-4.5 shrink-0 accent-accent"
          checked={canSend && (chosen ?? isOn)}
          disabled={!canSend}
          aria-describedby={noteId}
          onChange={() => void run()}
        />
        {usageTexts.mails}
      </label>
      <p id={noteId} className="text-small text-ink-soft">
        {canSend ? usageTexts.mailsAbout : usageTexts.noMail}
      </p>
      <SettingProblem>{problem}</SettingProblem>
    </>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex h-full flex-col items-start justify-center gap-3">
      <FieldError>{usageTexts.notLoaded}</FieldError>
      <SettingButton onClick={onRetry}>Try again</SettingButton>
    </div>
  );
}

type UsageHistoryProps = {
  usage: Usage | undefined;
  /** Not imported, so that this code is one file. */
  Parts: typeof UsageParts;
  /** Shown until the history is loaded. */
  loading: ReactNode;
};

/** The replies of the month by days, past months, and the mails about usage. */
export function UsageHistoryParts({ usage, Parts, loading }: UsageHistoryProps) {
  const { state, retry, changeMails } = useUsageHistory(usage);
  const parts = useRef<HTMLDivElement>(null);
  const isRetried = useRef(false);

  // The button 'Try again' has disappeared, and its focus with it.
  useEffect(() => {
    if (state.kind === 'loading' || !isRetried.current) return;
    isRetried.current = false;
    if (document.activeElement !== document.body) return;
    parts.current?.querySelector<HTMLElement>('button, summary, input:enabled')?.focus();
  }, [state]);

  function pressRetry(): void {
    isRetried.current = true;
    retry();
  }

  if (state.kind === 'loading') return loading;
  return (
    <div ref={parts}>
      {state.kind === 'failed' ? (
        <Parts summary={null} bars={<LoadFailure onRetry={pressRetry} />} months={null} mails={null} />
      ) : (
        <Parts
          summary={daysSummary(state.history.days)}
          bars={<DayBars days={state.history.days} />}
          months={<PastMonths months={state.history.months} />}
          mails={<MailSetting isOn={state.history.usage_mails} onChange={changeMails} />}
        />
      )}
    </div>
  );
}

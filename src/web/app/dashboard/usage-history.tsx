import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Usage } from '#domain/accounts.ts';
import { apiPaths } from '#domain/paths.ts';
import type { UsageHistory } from '#domain/usage.ts';
import { usageTexts } from '#domain/usage-messages.ts';
import { callApi } from '#web/lib/api.ts';
import { sendsMail } from '#web/lib/page-facts.ts';
import { FieldError } from '#web/ui/notice.tsx';
import { SettingButton, SettingProblem } from '#web/ui/setting-row.tsx';
import { useAction } from '../use-action.ts';
import { useFocusAfterPress, useLoaded } from '../use-loaded.ts';
import { DayBars, daysSummary, monthLabel } from './usage-days.tsx';
import type { UsageParts } from './usage-history-sheet.tsx';

async function readHistory(): Promise<UsageHistory> {
  const { value } = await callApi<UsageHistory>('GET', apiPaths.usageHistory);
  return value;
}

/** The history. Loaded as soon as the usage of the month is known, and again whenever this is loaded again. */
function useUsageHistory(usage: Usage | undefined) {
  const { state, load, retry, change } = useLoaded(readHistory);

  useEffect(() => {
    if (usage) void load();
  }, [usage, load]);

  return {
    state,
    retry,
    /** Saves whether the account wants mails about its usage. Throws `ApiProblem`. */
    async changeMails(usage_mails: boolean) {
      await callApi('PUT', apiPaths.usageHistory, { usage_mails });
      change((history) => ({ ...history, usage_mails }));
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

type MailSettingProps = { isOn: boolean; isShared: boolean; onChange: (isOn: boolean) => Promise<void> };

/** The check box of the mails about usage. A press is saved at once. `isShared`: with a team. */
function MailSetting({ isOn, isShared, onChange }: MailSettingProps) {
  const noteId = useId();
  const canSend = sendsMail();
  const about = isShared ? usageTexts.mailsOfTeam : usageTexts.mailsAbout;
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
        {canSend ? about : usageTexts.noMail}
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
  const pressed = useFocusAfterPress(state, () =>
    parts.current?.querySelector<HTMLElement>('button, summary, input:enabled')?.focus(),
  );
  const isShared = usage?.team !== undefined;

  function pressRetry(): void {
    pressed();
    retry();
  }

  if (state.kind === 'loading') return loading;
  return (
    <div ref={parts}>
      {state.kind === 'failed' ? (
        <Parts
          isShared={isShared}
          summary={null}
          bars={<LoadFailure onRetry={pressRetry} />}
          months={null}
          mails={null}
        />
      ) : (
        <Parts
          isShared={isShared}
          summary={daysSummary(state.value.days)}
          bars={<DayBars days={state.value.days} />}
          months={<PastMonths months={state.value.months} />}
          mails={<MailSetting isOn={state.value.usage_mails} isShared={isShared} onChange={changeMails} />}
        />
      )}
    </div>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { whenModelReads } from '#web/lib/page-facts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Reply } from '../generator/reply-versions.ts';
import { usePart } from '../use-part.ts';
import type { AsksPanelProps } from './asks-panel.tsx';
import type { AsksState } from './use-asks.ts';

type Parts = {
  AsksPanel: typeof import('./asks-panel.tsx').AsksPanel;
  AddAsk: typeof import('./add-ask.tsx').AddAsk;
};

/** In place of the key of the first ask, if the mail has none. */
const NO_ASK = '';

/** The code of the region, which is loaded with the first mail. */
function useParts(hasMail: boolean) {
  const [parts, setParts] = useState<Parts | 'failed'>();

  async function load(): Promise<boolean> {
    try {
      const [panel, adding] = await Promise.all([import('./asks-panel.tsx'), import('./add-ask.tsx')]);
      setParts({ ...panel, ...adding });
      return true;
    } catch {
      setParts('failed');
      return false;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is created again at each render.
  useEffect(() => {
    if (hasMail) void load();
  }, [hasMail]);
  return { parts, load };
}

type FailureProps = { onRetry: () => Promise<void> };

/** Shown in place of the asks if the mail could not be read. */
function Failure({ onRetry }: FailureProps) {
  const [isTrying, setIsTrying] = useState(false);

  async function retry() {
    if (isTrying) return;
    setIsTrying(true);
    await onRetry();
    setIsTrying(false);
  }
  return (
    <Notice
      kind="warning"
      action={
        <Button look="link" aria-disabled={isTrying} onClick={() => void retry()}>
          {isTrying ? 'Trying again...' : 'Try again'}
        </Button>
      }
    >
      The asks of this email could not be found. You can still generate a reply.
    </Notice>
  );
}

type AsksRegionInput = Omit<AsksPanelProps, 'state' | 'addedKey' | 'onAdded'> & {
  state: AsksState;
  /** The id of the mail, if the page has several. Another mail begins with a folded region. */
  id?: string | undefined;
  hasMail: boolean;
  /** The reply that is shown. A model of a provider may read a mail only after it has answered it. */
  reply: Reply | undefined;
};

/** What the email asks. `region`: the asks. `addAsk`: the button that adds an ask to a mail without asks. */
export function useAsksRegion({ state, id, hasMail, reply, ...panel }: AsksRegionInput): {
  region: ReactNode;
  addAsk: ReactNode;
} {
  const { parts, load } = useParts(hasMail);
  // Without it the asks of the built-in reading stay, so a failure is not shown.
  const model = usePart(hasMail && whenModelReads() !== '', () => import('./model-reading.tsx'));
  const [addedKey, onAdded] = useState<string>();
  const { asks } = state;

  async function retry() {
    const [found, isLoaded] = await Promise.all([state.retry(), load()]);
    // The pressed button is gone then, so the first ask gets the focus. Without asks, the button that adds one gets it.
    if (found && isLoaded) onAdded(found[0]?.key ?? NO_ASK);
  }

  const hasFailed = hasMail && (state.hasFailed || parts === 'failed');
  const shown = !hasFailed && asks && parts && parts !== 'failed' ? { asks, ...parts } : undefined;
  const adding = { onAdded, selected: panel.selected };
  return {
    region: (
      <>
        {/* Present from the beginning: screen readers do not read text that a new element already contains. */}
        <div role="status" className="empty:sr-only">
          {hasFailed ? <Failure onRetry={retry} /> : null}
        </div>
        {shown && shown.asks.length > 0 ? (
          <shown.AsksPanel
            key={id}
            state={{ ...state, asks: shown.asks }}
            addedKey={addedKey}
            {...panel}
            {...adding}
          />
        ) : null}
        {shown && model ? <model.ModelReading state={state} reply={reply} /> : null}
      </>
    ),
    addAsk:
      shown?.asks.length === 0 ? (
        <shown.AddAsk state={state} takesFocus={addedKey === NO_ASK} {...adding} />
      ) : null,
  };
}

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AsksPanelProps } from './asks-panel.tsx';
import type { AsksState } from './use-asks.ts';

type Parts = {
  AsksPanel: typeof import('./asks-panel.tsx').AsksPanel;
  AddAsk: typeof import('./add-ask.tsx').AddAsk;
};

/** The code of the region, which is loaded with the first mail. */
function useParts(hasMail: boolean) {
  const [parts, setParts] = useState<Parts | 'failed'>();

  async function load(): Promise<void> {
    try {
      const [panel, adding] = await Promise.all([import('./asks-panel.tsx'), import('./add-ask.tsx')]);
      setParts({ AsksPanel: panel.AsksPanel, AddAsk: adding.AddAsk });
    } catch {
      setParts('failed');
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
    setIsTrying(true);
    await onRetry();
    setIsTrying(false);
  }
  return (
    <Notice
      kind="warning"
      action={
        <Button look="link" onClick={() => void retry()}>
          {isTrying ? 'Trying again...' : 'Try again'}
        </Button>
      }
    >
      <span role="status">The asks of this email could not be found. You can still generate a reply.</span>
    </Notice>
  );
}

type AsksRegionInput = Omit<AsksPanelProps, 'state' | 'addedKey' | 'onAdded'> & {
  state: AsksState;
  /** The id of the mail, if the page has several. Another mail begins with a folded region. */
  id?: string | undefined;
  hasMail: boolean;
};

/** What the email asks. `region`: the asks. `addAsk`: the button that adds an ask to a mail without asks. */
export function useAsksRegion({ state, id, hasMail, ...panel }: AsksRegionInput): {
  region: ReactNode;
  addAsk: ReactNode;
} {
  const { parts, load } = useParts(hasMail);
  const [addedKey, onAdded] = useState<string>();
  const { asks } = state;

  async function retry() {
    const [found] = await Promise.all([state.retry(), load()]);
    // The pressed button is gone then, so the first ask gets the focus.
    onAdded(found?.[0]?.key);
  }

  if (hasMail && (state.hasFailed || parts === 'failed')) {
    return { region: <Failure onRetry={retry} />, addAsk: null };
  }
  if (!asks || !parts || parts === 'failed') return { region: null, addAsk: null };
  const { AsksPanel, AddAsk } = parts;
  const adding = { onAdded, ...panel };
  return asks.length > 0
    ? {
        region: <AsksPanel key={id} state={{ ...state, asks }} addedKey={addedKey} {...adding} />,
        addAsk: null,
      }
    : { region: null, addAsk: <AddAsk state={state} selected={panel.selected} onAdded={onAdded} /> };
}

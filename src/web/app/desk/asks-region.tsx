import { useEffect, useState } from 'react';
import type { DeskAsk } from '#web/lib/desk-reading.ts';
import type { AsksPanelProps } from './asks-panel.tsx';
import type { AsksState } from './use-asks.ts';

type AsksRegionProps = Omit<AsksPanelProps, 'state'> & {
  state: AsksState;
  /** Whether there is a mail. The panel's code is loaded with the first mail. */
  hasMail: boolean;
};

type Panel = typeof import('./asks-panel.tsx').AsksPanel;

function hasAsks(state: AsksState): state is AsksState & { asks: readonly DeskAsk[] } {
  return state.asks !== undefined && state.asks.length > 0;
}

/** What the email asks. Nothing while there are no asks, and if the code cannot be loaded. */
export function AsksRegion({ state, hasMail, ...panel }: AsksRegionProps) {
  const [loaded, setLoaded] = useState<{ Panel: Panel }>();

  useEffect(() => {
    if (!hasMail) return;
    import('./asks-panel.tsx').then(
      ({ AsksPanel }) => setLoaded({ Panel: AsksPanel }),
      () => undefined,
    );
  }, [hasMail]);
  return loaded && hasAsks(state) ? <loaded.Panel state={state} {...panel} /> : null;
}

import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import { Toasts } from './toasts.tsx';

/**
 * What every page of the application stands in: its toasts, one delay for all tooltips, and parts that write no
 * style element of their own, as the content security policy allows none.
 */
export function PageParts({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <Tooltip.Provider>{children}</Tooltip.Provider>
      <Toasts />
    </CSPProvider>
  );
}

import { useEffect } from 'react';
import { problems } from '#domain/problems.ts';
import { showToast } from '#web/lib/toasts.ts';

/** Says that the link of a mail which led here does not hold, once, and takes that out of the address bar. */
export function useRefusedLink(): void {
  useEffect(() => {
    const { pathname, search } = window.location;
    if (new URLSearchParams(search).get('error') !== 'invalid_link') return;
    window.history.replaceState(window.history.state, '', pathname);
    showToast('error', problems.invalid_link.detail);
  }, []);
}

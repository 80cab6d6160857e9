import type { gaxios } from 'google-auth-library';

/** Longest time for one call to Google, including its answer, in milliseconds. */
export const CALL_MS = 10_000;

/**
 * The transport for the calls of Google's client. The client's own transport would repeat calls, follow redirects with
 * the token and look for a proxy. This one does none of that: otherwise a mail could be sent twice and a token could
 * leak.
 */
export async function openTransport(): Promise<gaxios.Gaxios> {
  const { Gaxios } = (await import('google-auth-library')).gaxios;
  const transport = new Gaxios({
    timeout: CALL_MS,
    fetchImplementation: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
  transport.interceptors.request.add({
    async resolved({ retryConfig: _retryConfig, ...config }) {
      return { ...config, retry: false };
    },
  });
  return transport;
}

import type { gaxios } from 'google-auth-library';

/** Longest that one call of Google may take, its answer included, in milliseconds. */
export const CALL_MS = 10_000;

/**
 * What carries the calls of Google's client. Its own would repeat calls, follow redirects with the token and look for a
 * proxy: this one does none of it, since a mail could be sent twice and a token could go astray.
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

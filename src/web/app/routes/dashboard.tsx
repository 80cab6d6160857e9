import { type MetaFunction, replace } from 'react-router';
import { pagePaths } from '#domain/paths.ts';
import { unlistedHead } from '#web/site/page-head.ts';

export const meta: MetaFunction = () => unlistedHead('Dashboard');

/** Nobody has an account yet: whoever comes here is led to where people will sign in. */
export function clientLoader(): never {
  throw replace(pagePaths.auth);
}

export default function Dashboard() {
  return null;
}

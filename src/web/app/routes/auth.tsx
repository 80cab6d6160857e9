import type { MetaFunction } from 'react-router';
import { unlistedHead } from '#web/site/page-head.ts';

export const meta: MetaFunction = () => unlistedHead('Sign in');

export default function Auth() {
  return null;
}

import type { MetaFunction } from 'react-router';
import { unlistedHead } from '#web/site/page-head.ts';

export const meta: MetaFunction = () => unlistedHead('Signing out');

export default function SignOut() {
  return null;
}

/*
 * Runs below 'Contact Support'. On a click it gives the mail a subject, by which the support can sort its inbox: the
 * plan, as far as this browser knows it, and a reference made here. build-plugins/inline-script.ts bundles it, for this
 * page only. Without it the mail opens empty.
 */

import { rememberedPlan } from '#web/lib/remembered-plan.ts';
import { REFERENCE_BYTES, supportLink, supportReference } from './support-letter.ts';

const link = document.querySelector('a[data-support]') as HTMLAnchorElement;
const address = link.pathname;

link.onclick = () => {
  const reference = supportReference(crypto.getRandomValues(new Uint8Array(REFERENCE_BYTES)));
  link.href = supportLink(address, rememberedPlan(), reference);
};

/*
 * Stands below 'Contact Support' and gives the letter its subject at the press, by which an inbox can sort: the plan, as
 * far as this browser knows it, and a reference made here. Bundled by build-plugins/inline-script.ts, for this page alone;
 * without it the letter opens empty.
 */
import { REFERENCE_BYTES, supportLink, supportReference } from '#domain/support.ts';
import { rememberedPlan } from '#web/lib/remembered-plan.ts';

const link = document.querySelector('a[data-support]') as HTMLAnchorElement;
const address = link.pathname;

link.onclick = () => {
  const reference = supportReference(crypto.getRandomValues(new Uint8Array(REFERENCE_BYTES)));
  link.href = supportLink(address, rememberedPlan(), reference);
};

/*
 * Adds a subject with the last known plan and a new reference to the mail of 'Contact Support', when the link is
 * clicked. Without this script the mail is empty. build-plugins/inline-script.ts bundles it.
 */
import { rememberedPlan } from '#web/lib/remembered-plan.ts';
import { REFERENCE_BYTES, supportLink, supportReference } from './support-letter.ts';

const link = document.querySelector('a[data-support]') as HTMLAnchorElement;
const address = link.pathname;

link.onclick = () => {
  const reference = supportReference(crypto.getRandomValues(new Uint8Array(REFERENCE_BYTES)));
  link.href = supportLink(address, rememberedPlan(), reference);
};

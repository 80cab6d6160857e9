/** What a reply sets out to do. Order is the order of the selector. Source: specification, section 3. */
export const intents = [
  { value: 'general', label: 'General' },
  { value: 'question', label: 'Question' },
  { value: 'accept', label: 'Accept' },
  { value: 'decline', label: 'Decline' },
  { value: 'thank', label: 'Thank' },
  { value: 'reschedule', label: 'Reschedule' },
  { value: 'request', label: 'Request' },
  { value: 'update', label: 'Update' },
  { value: 'clarify', label: 'Clarify' },
  { value: 'apologize', label: 'Apologize' },
  { value: 'follow-up', label: 'Follow-up' },
  { value: 'confirm', label: 'Confirm' },
  { value: 'negotiate', label: 'Negotiate' },
  { value: 'introduce', label: 'Introduce' },
] as const;

export type Intent = (typeof intents)[number]['value'];

/** The values alone, in selector order, as a tuple for schemas. */
export const intentValues = intents.map((intent) => intent.value) as [Intent, ...Intent[]];

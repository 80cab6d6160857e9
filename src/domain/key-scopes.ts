/** The scopes of keys, each with the label that a person reads. Imports no packages, because the dashboard loads it. */
export const keyScopes = {
  reply: 'Write replies',
  usage: 'Read usage',
} as const;

export type KeyScope = keyof typeof keyScopes;

/** The values alone, as a tuple for schemas. */
export const keyScopeValues = Object.keys(keyScopes) as [KeyScope, ...KeyScope[]];

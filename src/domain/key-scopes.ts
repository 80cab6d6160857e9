/** What a key may be used for, and how a person reads it. Free of packages: the dashboard draws it. */
export const keyScopes = {
  reply: 'Write replies',
  usage: 'Read usage',
} as const;

export type KeyScope = keyof typeof keyScopes;

/** The values alone, as a tuple for schemas. */
export const keyScopeValues = Object.keys(keyScopes) as [KeyScope, ...KeyScope[]];

// Separate from status.ts, because the page needs these names and must not load the schemas.

/**
 * The header with the operator's token. `Authorization` has the session of a person, who may be signed in on the same
 * browser.
 */
export const OPERATOR_HEADER = 'x-operator-token';

/** The parameter with the operator's token, in the fragment of the page's address: '/status#token=…'. */
export const OPERATOR_PARAMETER = 'token';

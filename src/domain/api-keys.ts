import { z } from 'zod';
import { keyScopeValues } from './key-scopes.ts';
import { limits } from './limits.ts';
import { keyFieldMessages, unknownField } from './messages.ts';
import { atMost, hasVisibleText, oneLine } from './text.ts';

/**
 * The fields of a new key. A key without scopes gets all scopes. A key without an expiry never expires. The order of
 * the fields decides which error is shown first; an unknown field comes last. Unknown fields are refused, because a
 * misspelt expiry would make a key that never expires. The server's clock decides whether an expiry is in the past.
 */
export const keyCreationSchema = z.strictObject(
  {
    name: atMost(
      z
        .string({ error: keyFieldMessages.nameRequired })
        .overwrite(oneLine)
        .refine(hasVisibleText, keyFieldMessages.nameRequired)
        .meta({ minLength: 1 }),
      limits.apiKeyName,
      keyFieldMessages.nameTooLong,
    ),
    scopes: z
      .array(z.enum(keyScopeValues, { error: keyFieldMessages.scopesUnknown }), {
        error: keyFieldMessages.scopesUnknown,
      })
      .min(1, keyFieldMessages.scopesUnknown)
      .max(keyScopeValues.length, keyFieldMessages.scopesUnknown)
      .overwrite((scopes) => keyScopeValues.filter((scope) => scopes.includes(scope)))
      .default(keyScopeValues),
    expires_at: z.iso
      .datetime({ offset: true, error: keyFieldMessages.expiryInvalid })
      .nullish()
      .describe('The time from which the key no longer works; null or absent: the key never expires.'),
  },
  { error: unknownField },
);
export type KeyCreation = z.infer<typeof keyCreationSchema>;

/** A key as its owner sees it: everything except its secret. Times are ISO 8601 in UTC. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The beginning of the key, by which a person recognises it. */
  prefix: z.string(),
  scopes: z.array(z.enum(keyScopeValues)),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  last_used_at: z.string().nullable().describe('To the minute.'),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const apiKeysSchema = z.object({ keys: z.array(apiKeySchema) });

/** A new key with its text. No other response contains the text. */
export const newApiKeySchema = apiKeySchema.extend({ key: z.string() });
export type NewApiKey = z.infer<typeof newApiKeySchema>;

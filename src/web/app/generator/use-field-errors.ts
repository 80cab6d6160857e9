import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { replyFieldMessages } from '#domain/messages.ts';

/** The fields that can have an error, by their names in the request. */
export type FieldName = 'emailContent' | 'tone' | 'customPrompt';

/** A refused field and the text that it had. The message disappears when the text changes. */
type Refusal = { field: FieldName; message: string; text: string };

const tooLong: Record<FieldName, [limit: number, message: string]> = {
  emailContent: [limits.emailContent, replyFieldMessages.emailTooLong],
  tone: [limits.customTone, replyFieldMessages.toneTooLong],
  customPrompt: [limits.customPrompt, replyFieldMessages.promptTooLong],
};

/** The errors that apply now: that of the last attempt, and texts that are already too long while they are typed. */
export function useFieldErrors(texts: Record<FieldName, string>) {
  const [refusal, setRefusal] = useState<Refusal>();
  const errors: Partial<Record<FieldName, string>> = {};
  if (refusal && texts[refusal.field] === refusal.text) errors[refusal.field] = refusal.message;
  for (const field of Object.keys(tooLong) as FieldName[]) {
    const [limit, message] = tooLong[field];
    if (texts[field].trim().length > limit) errors[field] = message;
  }
  return {
    errors,
    refuse: (field: FieldName, message: string) => setRefusal({ field, message, text: texts[field] }),
  };
}

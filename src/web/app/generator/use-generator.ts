import { useEffect, useRef, useState } from 'react';
import { GUEST_DIALOG_DELAY_MS, GUEST_REPLY_LIMIT, limits } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import type { Plan } from '#domain/plans.ts';
import { firstIssueMessage, replyFieldMessages, replyRequestSchema } from '#domain/replies.ts';
import { countGuestReply, guestUsage, markGuestRefused } from '#web/lib/guest-usage.ts';
import type { Work } from '#web/lib/saved-work.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useFocusFlow } from './use-focus-flow.ts';
import { useMail } from './use-mail.ts';
import { type Outcome, useReply } from './use-reply.ts';
import { useSavedWork } from './use-saved-work.ts';
import { toRequest, useSettings } from './use-settings.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The fields that can be wrong, by their names in the request. */
export type FieldName = 'emailContent' | 'tone' | 'customPrompt';

/** What was refused, and the text that was: the message goes when the text changes. */
type Refusal = { field: FieldName; message: string; text: string };

/** The sign-up dialog: open at once, or a second after the last free reply. */
function useSignUpDialog() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    open,
    close: () => setOpen(false),
    show: () => setOpen(true),
    showSoon: () => {
      timer.current = setTimeout(() => setOpen(true), GUEST_DIALOG_DELAY_MS);
    },
  };
}

/** The refusals that stand now: the last attempt's, and what is too long already while it is typed. */
function useFieldErrors(texts: Record<FieldName, string>) {
  const [refusal, setRefusal] = useState<Refusal>();
  const errors: Partial<Record<FieldName, string>> = {};
  if (refusal && texts[refusal.field] === refusal.text) errors[refusal.field] = refusal.message;
  const tooLong: Record<FieldName, [number, string]> = {
    emailContent: [limits.emailContent, replyFieldMessages.emailTooLong],
    tone: [limits.customTone, replyFieldMessages.toneTooLong],
    customPrompt: [limits.customPrompt, replyFieldMessages.promptTooLong],
  };
  for (const field of Object.keys(tooLong) as FieldName[]) {
    const [limit, message] = tooLong[field];
    if (texts[field].trim().length > limit) errors[field] = message;
  }
  return {
    errors,
    refuse: (field: FieldName, message: string) => setRefusal({ field, message, text: texts[field] }),
  };
}

/** Everything that the generator screen knows and does. `plan` is undefined for a guest. */
export function useGenerator(plan: Plan | undefined) {
  const mail = useMail();
  const settings = useSettings(plan);
  const reply = useReply();
  const signUp = useSignUpDialog();
  const fields = { mail: useRef<HTMLTextAreaElement>(null), reply: useRef<HTMLTextAreaElement>(null) };
  const buttons = { generate: useRef<HTMLButtonElement>(null), stop: useRef<HTMLButtonElement>(null) };
  const { customTone, customPrompt, tone } = settings.values;
  const { errors, refuse } = useFieldErrors({
    emailContent: mail.text,
    tone: tone === 'custom' ? customTone : '',
    customPrompt,
  });
  const busy = reply.phase !== 'idle';
  // Presses that come before the screen is drawn anew find it here.
  const running = useRef(false);

  function restore(work: Work | undefined) {
    // What was typed before the page came to life is newer than what was kept.
    const text = fields.mail.current?.value || work?.mail;
    if (text) mail.edit(text);
    if (work) settings.change(work.settings);
    if (work?.reply) reply.show(work.reply);
  }
  const work: Work = { mail: mail.text, settings: settings.values };
  useSavedWork(reply.reply ? { ...work, reply: reply.reply } : work, busy, restore);
  useFocusFlow(reply.phase, { ...buttons, reply: fields.reply });

  function settle(outcome: Outcome) {
    if (outcome.kind === 'done') showToast('success', messages.replyGenerated);
    if (outcome.kind === 'failed') {
      if (outcome.problem.code === 'guest_limit') {
        markGuestRefused();
        signUp.show();
      } else showToast('error', outcome.problem.message);
    }
    const used = outcome.kind === 'done' || (outcome.kind === 'stopped' && outcome.text);
    if (used && plan === undefined && countGuestReply() === GUEST_REPLY_LIMIT) signUp.showSoon();
  }

  async function generate() {
    if (running.current) return;
    const parsed = replyRequestSchema.safeParse(toRequest(mail.text, settings.values));
    if (!parsed.success) {
      const message = firstIssueMessage(parsed.error);
      showToast('error', message);
      refuse(parsed.error.issues[0]?.path[0] as FieldName, message);
    } else if (plan === undefined && guestUsage() >= GUEST_REPLY_LIMIT) signUp.show();
    else {
      running.current = true;
      settle(await reply.generate(parsed.data));
      running.current = false;
    }
  }

  useShortcuts({ onGenerate: generate, onStop: reply.stop });
  return { mail, settings, reply, signUp, fields, buttons, errors, busy, generate };
}

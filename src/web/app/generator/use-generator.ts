import { useEffect, useRef } from 'react';
import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import type { Plan } from '#domain/plans.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { countGuestReply, guestUsage, markGuestRefused } from '#web/lib/guest-usage.ts';
import type { Work } from '#web/lib/saved-work.ts';
import { showToast } from '#web/lib/toasts.ts';
import { type FieldName, useFieldErrors } from './use-field-errors.ts';
import { useFocusFlow } from './use-focus-flow.ts';
import { type Mail, useMail } from './use-mail.ts';
import { type Outcome, type ReplyState, useReply } from './use-reply.ts';
import { useReplyPart } from './use-reply-part.ts';
import { useSavedWork } from './use-saved-work.ts';
import { type SettingsState, toRequest, useSettings } from './use-settings.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSignUpDialog } from './use-sign-up-dialog.ts';

type Parts = { plan: Plan | undefined; mail: Mail; settings: SettingsState; reply: ReplyState };

/** The elements that are read before React has their values, and that the focus goes to. */
function useElements() {
  return {
    mail: useRef<HTMLTextAreaElement>(null),
    prompt: useRef<HTMLTextAreaElement>(null),
    reply: useRef<HTMLTextAreaElement>(null),
    generate: useRef<HTMLButtonElement>(null),
    stop: useRef<HTMLButtonElement>(null),
  };
}

/**
 * Brings back what the tab had, and what was typed before the page came to life, which is newer than what was
 * kept.
 */
function restore(
  work: Work | undefined,
  { mail, settings, reply }: Parts,
  elements: ReturnType<typeof useElements>,
): void {
  const text = elements.mail.current?.value || work?.mail;
  if (text) mail.edit(text);
  const customPrompt = elements.prompt.current?.value || work?.settings.customPrompt;
  settings.change({ ...work?.settings, ...(customPrompt ? { customPrompt } : {}) });
  const written = elements.reply.current?.value;
  if (written) reply.show({ text: written, notes: [] });
  else if (work?.reply) reply.show(work.reply);
}

/** From the press to the reply or to Stop: what is checked, counted and told on the way. */
function useGenerate(
  { plan, mail, settings, reply }: Parts,
  refuse: (field: FieldName, message: string) => void,
) {
  const signUp = useSignUpDialog();
  const part = useReplyPart(mail.text !== '');
  // Presses that come before the screen is drawn anew find it here.
  const running = useRef<AbortController>(undefined);

  // A screen that is left has no use for the rest.
  useEffect(() => () => running.current?.abort(), []);

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

  async function answer(signal: AbortSignal): Promise<void> {
    const { checkRequest } = await part.get(signal);
    const checked = checkRequest(toRequest(mail.text, settings.values));
    if (!checked.ok) {
      showToast('error', checked.message);
      refuse(checked.field as FieldName, checked.message);
    } else if (plan === undefined && guestUsage() >= GUEST_REPLY_LIMIT) signUp.show();
    else settle(await reply.generate(checked.request, signal));
  }

  async function generate() {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    try {
      await answer(controller.signal);
    } catch (error) {
      // Stopped before anything was asked for.
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiProblem)) throw error;
      reply.fail(error);
      settle({ kind: 'failed', problem: error });
    } finally {
      running.current = undefined;
    }
  }
  return { generate, stop: () => running.current?.abort(), signUp, preparing: part.preparing };
}

/** Everything that the generator screen knows and does. `plan` is undefined for a guest. */
export function useGenerator(plan: Plan | undefined) {
  const mail = useMail();
  const settings = useSettings(plan);
  const reply = useReply();
  const elements = useElements();
  const parts = { plan, mail, settings, reply };
  const { customTone, customPrompt, tone } = settings.values;
  const { errors, refuse } = useFieldErrors({
    emailContent: mail.text,
    tone: tone === 'custom' ? customTone : '',
    customPrompt,
  });
  const { generate, stop, signUp, preparing } = useGenerate(parts, refuse);
  const busy = preparing || reply.phase !== 'idle';
  const work: Work = { mail: mail.text, settings: settings.values, reply: reply.reply };
  useSavedWork(work, busy, (kept) => restore(kept, parts, elements));
  useFocusFlow(busy, elements);
  useShortcuts({ onGenerate: generate, onStop: stop });
  return { mail, settings, reply, signUp, elements, errors, busy, generate, stop };
}

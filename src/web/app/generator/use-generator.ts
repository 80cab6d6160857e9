import { useRef } from 'react';
import { messages } from '#domain/messages.ts';
import type { PlanState } from '#web/lib/account.ts';
import { useGuestAllowance } from './guest-allowance.ts';
import { useFocusFlow, useShortcuts } from './keyboard.ts';
import { type Mail, useMail } from './mail.ts';
import { type MailLanguageState, useMailLanguage } from './mail-language.ts';
import { useSavedWork, type Work } from './saved-work.ts';
import { type SettingsState, toRequest, useFieldErrors, useSettings } from './settings.ts';
import { useGenerate } from './use-generate.ts';
import { type ReplyState, useReply } from './use-reply.ts';

type Parts = { mail: Mail; settings: SettingsState; mailLanguage: MailLanguageState; reply: ReplyState };

/** The elements that get the focus, or whose text is read once after hydration. */
function useElements() {
  return {
    mail: useRef<HTMLTextAreaElement>(null),
    prompt: useRef<HTMLTextAreaElement>(null),
    reply: useRef<HTMLTextAreaElement>(null),
    generate: useRef<HTMLButtonElement>(null),
    stop: useRef<HTMLButtonElement>(null),
  };
}

/** Restores what the tab had stored. What was typed before hydration is newer, so it takes precedence. */
function restore(
  work: Work | undefined,
  { mail, settings, mailLanguage, reply }: Parts,
  elements: ReturnType<typeof useElements>,
): void {
  const text = elements.mail.current?.value || work?.mail;
  if (text) mail.edit(text);
  if (text && text === work?.mail) mailLanguage.pick(work.mailLanguage, text);
  const customPrompt = elements.prompt.current?.value || work?.settings.customPrompt;
  settings.change({ ...work?.settings, ...(customPrompt ? { customPrompt } : {}) });
  const written = elements.reply.current?.value;
  if (written) reply.show({ text: written, notes: [] });
  else if (work?.reply) reply.show(work.reply);
}

/** The state and the actions of the generator screen. */
export function useGenerator(plan: PlanState) {
  const mail = useMail();
  const settings = useSettings(plan, 'generator');
  const mailLanguage = useMailLanguage({ text: mail.text, language: settings.values.language });
  const reply = useReply();
  const elements = useElements();
  const parts = { mail, settings, mailLanguage, reply };
  const { customTone, customPrompt, tone } = settings.values;
  const { errors, refuse } = useFieldErrors({
    emailContent: mail.text,
    tone: tone === 'custom' ? customTone : '',
    customPrompt,
  });
  const guests = useGuestAllowance();
  const { generate, stop, preparing } = useGenerate({
    hasText: mail.text !== '',
    request: async (signal) => {
      const language = await mailLanguage.resolve(signal);
      return language && toRequest(mail.text, settings.values, language);
    },
    reply,
    refuse,
    toasts: { done: messages.replyGenerated, failed: ({ message }) => message },
    guests,
  });
  const busy = preparing || mailLanguage.isResolving || reply.phase !== 'idle';
  const work: Work = {
    mail: mail.text,
    settings: settings.chosen,
    mailLanguage: mailLanguage.picked,
    reply: reply.reply,
  };
  useSavedWork(work, busy, (saved) => restore(saved, parts, elements));
  useFocusFlow(busy, elements);
  useShortcuts({ onGenerate: generate, onStop: stop });
  return { mail, settings, mailLanguage, reply, guests, elements, errors, busy, generate, stop };
}

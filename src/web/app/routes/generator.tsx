import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { MetaFunction } from 'react-router';
import { InlineScript } from '#web/inline-script-element.tsx';
import { type AccountState, nameOf, type PlanState, useAccount, usePlan } from '#web/lib/account.ts';
import { isTouchScreen } from '#web/lib/touch-screen.ts';
import { generatorHead, manifestLink } from '#web/site/discovery/generator-head.ts';
import { pageHead } from '#web/site/page-head.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { AccountBanner } from '../account-banner.tsx';
import { AppHeader } from '../app-header.tsx';
import { loadBatchDesk } from '../batch/batch-place.ts';
import { useDesk } from '../desk/use-desk.ts';
import { Choices } from '../generator/choices.tsx';
import { text as scriptText } from '../generator/choices-script.ts?inline-script';
import { GenerateBar, PrivacyNote } from '../generator/generate-bar.tsx';
import { GuestBanner, SignUpDialog } from '../generator/guest-quota.tsx';
import { MailColumn } from '../generator/mail-column.tsx';
import { ReplySheet } from '../generator/reply-sheet.tsx';
import { useGenerator } from '../generator/use-generator.ts';
import { isOverlayOpen } from '../open-overlay.ts';
import { usePart } from '../use-part.ts';
import { useSignOutCount } from '../use-sign-out-count.ts';
import '../generator/generator.css';

// The script has already run before hydration, so the browser's bundle does not contain its text.
const choicesScript = import.meta.env.SSR ? scriptText : '';

export const meta: MetaFunction = () => [...pageHead(generatorHead), manifestLink];

/** The heading of the page, and the replies that the guest or the account has left. */
function Heading({ guestUsed, account }: { guestUsed: number | undefined; account: AccountState }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-5">
      <h1 className="text-title">Reply to an email</h1>
      <div className="when-signed-out">
        <GuestBanner used={guestUsed} />
      </div>
      <div className="when-signed-in max-sm:w-full">
        <AccountBanner account={account} />
      </div>
    </div>
  );
}

type Shortcuts = { onGenerate: () => void; onStop: () => void };

/**
 * Whether Enter is held down. Its repeated presses would start and stop the generation in turn, because the focus moves
 * between the two buttons.
 */
function isEnterHeld(event: KeyboardEvent): boolean {
  return event.repeat && event.key === 'Enter';
}

/** The keys of the page: Ctrl or ⌘ with Enter generates, Escape stops. Ignored while a dialog or a list is open. */
function useShortcuts({ onGenerate, onStop }: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const combined = event.ctrlKey || event.metaKey;
    if (isEnterHeld(event) && (combined || event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      return;
    }
    if (event.isComposing || isOverlayOpen()) return;
    if (event.key === 'Enter' && combined) {
      event.preventDefault();
      onGenerate();
    }
    if (event.key === 'Escape') onStop();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    // In the capture phase: a list that the same key closes is still open then, so the key is ignored.
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
}

type FocusTargets = {
  generate: RefObject<HTMLButtonElement | null>;
  stop: RefObject<HTMLButtonElement | null>;
  reply: RefObject<HTMLTextAreaElement | null>;
};

/** The element that had the focus when the generation began, and its text. */
type FocusOrigin = { element: Element | null; value: string | undefined };

function textOf(element: Element | null): string | undefined {
  const isField = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
  return isField ? element.value : undefined;
}

/** Whether the focus may move: not if the person has typed or moved the focus meanwhile. */
function mayMoveFocus(origin: FocusOrigin): boolean {
  const active = document.activeElement;
  return active === document.body || (active === origin.element && textOf(origin.element) === origin.value);
}

/** Scrolls to the sheet of a text field, unless its top is already in the upper half of the window. */
function bringIntoView(field: HTMLElement | null): void {
  const top = field?.getBoundingClientRect().top ?? 0;
  if (top >= 0 && top < window.innerHeight / 2) return;
  field?.closest('section')?.scrollIntoView({ behavior: 'smooth', block: 'start' });
}

/**
 * Moves the focus from Generate to Stop when a generation begins, and afterwards to the reply, or back to Generate if
 * there is none. On a touch screen a focused text field opens the keyboard, so the reply is only scrolled into view.
 */
function useGenerateFocus(isBusy: boolean, { generate, stop, reply }: FocusTargets): void {
  const wasBusy = useRef(false);
  const origin = useRef<FocusOrigin>({ element: null, value: undefined });

  useEffect(() => {
    if (isBusy === wasBusy.current) return;
    wasBusy.current = isBusy;
    const isTouch = isTouchScreen();
    if (isBusy) {
      if ([document.body, generate.current].includes(document.activeElement as HTMLButtonElement)) {
        stop.current?.focus({ preventScroll: true });
      }
      origin.current = { element: document.activeElement, value: textOf(document.activeElement) };
      bringIntoView(reply.current);
      return;
    }
    if (!mayMoveFocus(origin.current)) return;
    if (reply.current?.value === '') generate.current?.focus({ preventScroll: true });
    else if (isTouch) bringIntoView(reply.current);
    else {
      reply.current?.focus({ preventScroll: true });
      reply.current?.setSelectionRange(0, 0);
    }
  }, [isBusy, generate, stop, reply]);
}

type ColumnsProps = { generator: ReturnType<typeof useGenerator>; account: AccountState; plan: PlanState };

/** The received mail, the choices and the reply. */
function Columns({ generator, account, plan }: ColumnsProps) {
  const { mail, mailId, asks, choices, mailLanguage, reply, elements, errors, isBusy, generation } =
    generator;
  const { generate, generateWith, stop } = generation;
  const { desk, rewrite, answered } = useDesk({
    reply,
    field: elements.reply,
    mail: { text: mail.text, id: mailId },
    asks,
    choices: choices.values,
    signerName: nameOf(account),
    generateWith,
  });
  // After another mail has replaced it, the asks are no longer those of the reply.
  const coverage = answered.text === mail.text && reply.reply ? desk.check?.coverage : undefined;
  useShortcuts({
    onGenerate: () => {
      desk.leaveGap();
      void generate();
    },
    onStop: stop,
  });
  return (
    <div className="generator-grid grid grow gap-6 xl:gap-7">
      <MailColumn {...generator} coverage={coverage} onOpen={desk.placeCursor} />
      <Choices
        surface="generator"
        plan={plan}
        choices={choices}
        mailLanguage={mailLanguage}
        errors={errors}
        promptField={elements.prompt}
      >
        <GenerateBar
          label="Generate Reply"
          keys={['Mod', 'Enter']}
          keyshortcuts="Control+Enter Meta+Enter"
          isBusy={isBusy}
          disabledReason={mail.text.trim() === '' ? 'Paste or upload an email first' : undefined}
          refs={elements}
          onGenerate={generate}
          onStop={stop}
        />
        <PrivacyNote />
      </Choices>
      <ReplySheet state={reply} desk={desk} rewrite={rewrite} onRetry={generate} />
    </div>
  );
}

/** The batch desk. Its code is loaded with the first batch. */
function BatchPart({ generator }: { generator: ReturnType<typeof useGenerator> }) {
  const { place, files } = generator.batch;
  const part = usePart(place !== undefined || files !== undefined, loadBatchDesk);
  return part ? <part.BatchDesk generator={generator} /> : null;
}

/** The reply generator. */
function GeneratorScreen() {
  const account = useAccount();
  const plan = usePlan();
  const generator = useGenerator(plan);
  const { guests, elements, isBusy } = generator;
  useGenerateFocus(isBusy, elements);
  return (
    <>
      <div className="flex min-h-svh flex-col max-lg:pb-30 xl:min-h-[max(100svh,680px)]">
        <AppHeader />
        <main className="desk flex grow flex-col pb-6">
          <Heading guestUsed={guests.used} account={account} />
          <InlineScript text={choicesScript} />
          <BatchPart generator={generator} />
          <Columns generator={generator} account={account} plan={plan} />
        </main>
      </div>
      <SignUpDialog
        open={guests.isDialogOpen && account.kind === 'signed-out'}
        onClose={guests.closeDialog}
      />
      <Toasts place="above-bar" />
    </>
  );
}

/** The page of the generator. The key gives the next person a new screen after a sign-out. */
export default function Generator() {
  return <GeneratorScreen key={useSignOutCount()} />;
}

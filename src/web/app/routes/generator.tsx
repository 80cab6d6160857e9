import type { MetaFunction } from 'react-router';
import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { signUpPath } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { InlineScript } from '#web/inline-script-element.tsx';
import { type AccountState, useAccount, usePlan } from '#web/lib/account.ts';
import { generatorHead, manifestLink } from '#web/site/discovery/generator-head.ts';
import { pageHead } from '#web/site/page-head.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stamp } from '#web/ui/stamp.tsx';
import { Toasts } from '#web/ui/toasts.tsx';
import { AppHeader } from '../app-header.tsx';
import { AccountBanner } from '../generator/account-banner.tsx';
import { Choices } from '../generator/choices.tsx';
import { text as scriptText } from '../generator/choices-script.ts?inline-script';
import { GenerateBar, PrivacyNote } from '../generator/generate-bar.tsx';
import { MailSheet } from '../generator/mail-sheet.tsx';
import { ReplySheet } from '../generator/reply-sheet.tsx';
import { useGenerator } from '../generator/use-generator.ts';
import { useSignOutCount } from '../use-sign-out-count.ts';
import '../generator/generator.css';

// The script has already run before hydration, so the browser's bundle does not contain its text.
const choicesScript = import.meta.env.SSR ? scriptText : '';

export const meta: MetaFunction = () => [...pageHead(generatorHead), manifestLink];

/** What a guest has left: a stamp for each reply, cancelled once it is used. Hidden until `used` is known. */
function GuestBanner({ used }: { used: number | undefined }) {
  const remaining = GUEST_REPLY_LIMIT - (used ?? 0);
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-small ${used === undefined ? 'invisible' : ''}`}
    >
      <span className="flex gap-1" aria-hidden="true">
        {Array.from({ length: GUEST_REPLY_LIMIT }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stamps have no other identity than their place.
          <Stamp key={place} cancelled={place >= remaining} />
        ))}
      </span>
      <p className="tabular-nums">
        {remaining} free {remaining === 1 ? 'reply' : 'replies'} remaining
      </p>
      <a className={buttonClasses('link')} href={signUpPath}>
        Sign up for more
      </a>
    </div>
  );
}

/** The offer to sign up, for a guest who has no free replies left. */
function SignUpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Sign Up to Continue">
      <p className="mt-3 text-balance text-ink-soft">{problems.guest_limit.detail}</p>
      <div className="mt-7 flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
        <Button look="plain" onClick={onClose}>
          Maybe Later
        </Button>
        <Button look="primary" onClick={() => window.location.assign(signUpPath)}>
          Create Free Account
        </Button>
      </div>
    </Dialog>
  );
}

/** The heading of the screen, with what the guest or the account has left. */
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

/** The whole screen. */
function GeneratorScreen() {
  const account = useAccount();
  const plan = usePlan();
  const { mail, settings, mailLanguage, reply, guests, elements, errors, busy, generate, stop } =
    useGenerator(plan);
  return (
    <>
      <div className="flex min-h-svh flex-col max-lg:pb-30 xl:min-h-[max(100svh,680px)]">
        <AppHeader />
        <main className="desk flex grow flex-col pb-6">
          <Heading guestUsed={guests.used} account={account} />
          <InlineScript text={choicesScript} />
          <div className="generator-grid grid grow gap-6 xl:gap-7">
            <MailSheet mail={mail} error={errors.emailContent} field={elements.mail} />
            <Choices
              surface="generator"
              plan={plan}
              settings={settings}
              mailLanguage={mailLanguage}
              errors={errors}
              promptField={elements.prompt}
            >
              <GenerateBar
                label="Generate Reply"
                keys={['Mod', 'Enter']}
                keyshortcuts="Control+Enter Meta+Enter"
                busy={busy}
                disabledReason={mail.text.trim() === '' ? 'Paste or upload an email first' : undefined}
                refs={elements}
                onGenerate={generate}
                onStop={stop}
              />
              <PrivacyNote />
            </Choices>
            <ReplySheet state={reply} field={elements.reply} onRetry={generate} />
          </div>
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

export default function Generator() {
  return <GeneratorScreen key={useSignOutCount()} />;
}

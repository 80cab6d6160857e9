import type { MetaFunction } from 'react-router';
import { InlineScript } from '#web/inline-script-element.tsx';
import { useAccount } from '#web/lib/account.ts';
import { useGuestUsage } from '#web/lib/guest-usage.ts';
import { generatorHead, manifestLink } from '#web/site/discovery/generator-head.ts';
import { pageHead } from '#web/site/page-head.ts';
import { PageParts } from '#web/ui/page-parts.tsx';
import { AppHeader } from '../app-header.tsx';
import { AccountBanner } from '../generator/account-banner.tsx';
import { Choices } from '../generator/choices.tsx';
import { text as scriptText } from '../generator/choices-script.ts?inline-script';
import { GenerateBar } from '../generator/generate-bar.tsx';
import { GuestBanner } from '../generator/guest-banner.tsx';
import { MailSheet } from '../generator/mail-sheet.tsx';
import { PrivacyNote } from '../generator/privacy-note.tsx';
import { ReplySheet } from '../generator/reply-sheet.tsx';
import { SignUpDialog } from '../generator/sign-up-dialog.tsx';
import { useDepartures } from '../generator/use-departures.ts';
import { useGenerator } from '../generator/use-generator.ts';
import { usePlan } from '../use-plan.ts';
import '../generator/generator.css';

// The script has already run before hydration, so the browser's bundle does not contain its text.
const choicesScript = import.meta.env.SSR ? scriptText : '';

export const meta: MetaFunction = () => [...pageHead(generatorHead), manifestLink];

/** The whole screen, with all its texts. */
function Desk() {
  const account = useAccount();
  const plan = usePlan();
  const { mail, settings, mailLanguage, reply, signUp, elements, errors, busy, generate, stop } =
    useGenerator(plan);
  return (
    <PageParts>
      <div className="flex min-h-svh flex-col max-lg:pb-30 xl:min-h-[max(100svh,680px)]">
        <AppHeader />
        <main className="desk flex grow flex-col pb-6">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-5">
            <h1 className="text-title">Reply to an email</h1>
            <div className="when-signed-out">
              <GuestBanner used={useGuestUsage()} />
            </div>
            <div className="when-signed-in max-sm:w-full">
              <AccountBanner account={account} />
            </div>
          </div>
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
                lack={mail.text.trim() === '' ? 'Paste or upload an email first' : undefined}
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
      <SignUpDialog open={signUp.open && account.kind === 'signed-out'} onClose={signUp.close} />
    </PageParts>
  );
}

export default function Generator() {
  return <Desk key={useDepartures()} />;
}

import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { Toast } from '#web/lib/toasts.ts';
import { SiteHeader } from '#web/site/site-header.tsx';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Postmark } from '#web/ui/postmark.tsx';
import { Select } from '#web/ui/select.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stamp } from '#web/ui/stamp.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { ToastItem } from '#web/ui/toasts.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import '#web/site/site.css';

const colours = [
  ...['paper', 'sheet', 'ink', 'ink-soft', 'rule', 'edge', 'accent', 'accent-strong'],
  ...['accent-wash', 'on-accent', 'stamp', 'success', 'warning', 'danger'],
];

function Colours() {
  return (
    <div className="parts parts-pair">
      {colours.map((name) => (
        <div key={name} className="parts-swatch">
          <i style={{ background: `var(--color-${name})` }} />
          {name}
        </div>
      ))}
    </div>
  );
}

const sizes: [string, string][] = [
  ['display', 'Your reply'],
  ['headline', 'What a mail asks'],
  ['title', 'It answers each question'],
  ['lead', 'You read it over and send it.'],
  ['body', 'The proofs are back from the printer.'],
  ['small', '3 free replies remaining'],
];

function Type() {
  return (
    <div className="parts">
      {sizes.map(([name, words]) => (
        <div key={name} className="parts-row" style={{ flexWrap: 'nowrap' }}>
          <span className="parts-caption">{name}</span>
          <span
            style={{
              fontFamily: /body|small/.test(name) ? 'var(--font-sans)' : 'var(--font-display)',
              fontSize: `var(--text-${name})`,
              lineHeight: `var(--text-${name}--line-height)`,
              whiteSpace: 'nowrap',
            }}
          >
            {words}
          </span>
        </div>
      ))}
    </div>
  );
}

const looks: [ButtonLook, string][] = [
  ['primary', 'Try it free'],
  ['plain', 'Upload'],
  ['quiet', 'Copy'],
  ['danger', 'Delete'],
  ['link', 'See plans'],
];

/** One row per look: normal, hovered, focused, disabled. The script (../pictures.ts) forces hover and focus. */
function Buttons() {
  return (
    <div className="parts">
      {looks.map(([look, words]) => (
        <div key={look} className="parts-row">
          <span className="parts-caption">{look}</span>
          <Button look={look}>{words}</Button>
          <Button look={look} data-force="hover">
            {words}
          </Button>
          <Button look={look} data-force="focus-visible">
            {words}
          </Button>
          <Button look={look} disabled>
            {words}
          </Button>
        </div>
      ))}
    </div>
  );
}

const tones = [
  { value: 'friendly', label: 'Friendly', locked: false },
  { value: 'formal', label: 'Formal', locked: true },
] as const;

function Fields() {
  const nothing = () => undefined;
  return (
    <div className="parts">
      <TextField label="Email" value="maria@acme.example" onChange={nothing} />
      <TextField
        label="Custom tone"
        value=""
        placeholder="Describe your custom tone..."
        onChange={nothing}
        data-force="focus-visible"
      />
      <TextField
        label="Password"
        value="short"
        error="Password must be at least 8 characters"
        onChange={nothing}
      />
      <TextArea
        label="Custom prompt"
        value="Offer Thursday instead."
        limit={500}
        optional
        rows={2}
        onChange={nothing}
      />
      <Sheet>
        <Select
          label="Tone"
          options={tones}
          lockedLabel="With Basic and Pro"
          value="friendly"
          onChange={nothing}
        />
      </Sheet>
      <Notice kind="danger">Failed to generate reply. Please try again.</Notice>
      <Notice kind="warning" action={<Button look="link">Leave it out</Button>}>
        Quoted history takes half of the mail.
      </Notice>
    </div>
  );
}

function OpenDialog() {
  return (
    <Dialog open title="Sign Up to Continue" onClose={() => undefined}>
      <p className="mt-3 text-ink-soft">Sign up now to get 10 free emails per month!</p>
      <div className="mt-7 flex justify-end gap-3">
        <Button look="plain">Maybe Later</Button>
        <Button look="primary">Create Free Account</Button>
      </div>
    </Dialog>
  );
}

const toasts: Toast[] = [
  { id: 1, kind: 'success', text: 'Reply copied to clipboard!' },
  { id: 2, kind: 'error', text: 'Failed to generate reply. Please try again.' },
  { id: 3, kind: 'info', text: "You're already on this plan" },
];

function EachToast() {
  return (
    <div className="parts">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function Correspondence() {
  return (
    <div className="parts">
      <div className="parts-row">
        <Wordmark />
        <Postmark className="ml-auto h-14 text-stamp" />
        <Stamp isCancelled={false} />
        <Stamp isCancelled />
      </div>
      <div className="parts-pair">
        <Sheet style={{ padding: 20 }}>
          <p className="text-lead">A sheet</p>
          <p className="mt-2 text-small text-ink-soft">What belongs together stands on one.</p>
        </Sheet>
        <Sheet airmail style={{ padding: 20 }}>
          <p className="text-lead">A sheet that is sent</p>
          <p className="mt-2 text-small text-ink-soft">The airmail edge: the reply, and nothing else.</p>
        </Sheet>
      </div>
      <div className="parts-pair">
        <Skeleton lines={['w-28', 'w-full', 'w-40']} />
        <div className="parts" style={{ padding: 0 }}>
          <Meter label="Emails used this month" value={40} limit={200} />
          <Meter label="Emails used this month, all" value={200} limit={200} />
        </div>
      </div>
    </div>
  );
}

function Header() {
  return (
    <MemoryRouter initialEntries={['/faq']}>
      <SiteHeader />
    </MemoryRouter>
  );
}

/** A picture of `docs/design.md`: its parts, and the size in pixels of one half (light or dark). */
type Group = { content: () => ReactNode; width: number; height: number };

/** The pictures, by the names of their files. */
export const groups: Record<string, Group> = {
  colours: { content: Colours, width: 480, height: 370 },
  type: { content: Type, width: 440, height: 330 },
  buttons: { content: Buttons, width: 690, height: 330 },
  fields: { content: Fields, width: 420, height: 560 },
  dialog: { content: OpenDialog, width: 480, height: 280 },
  toasts: { content: EachToast, width: 480, height: 228 },
  correspondence: { content: Correspondence, width: 600, height: 310 },
  header: { content: Header, width: 1024, height: 65 },
};

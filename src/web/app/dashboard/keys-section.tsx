import { type ReactNode, useId } from 'react';
import type { ApiKey, NewApiKey } from '#domain/api-keys.ts';
import { limits } from '#domain/limits.ts';
import { keyTexts, planRefusals } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { planHas } from '#domain/plans.ts';
import { problems } from '#domain/problems.ts';
import { usePlan } from '#web/lib/account.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import { SettingButton, SettingRow, SettingsSection } from '#web/ui/setting-row.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { useLazyPart } from '../use-lazy-part.ts';
import { useFocusAfterPress } from '../use-loaded.ts';
import { focusKeys, KeyList } from './key-list.tsx';
import { useKeys } from './keys.ts';
import './keys.css';

type IntroProps = {
  /** Must fit into one line, or into two on a phone, so that nothing moves when the plan is known. */
  about: ReactNode;
  reference?: ReactNode;
  action?: ReactNode;
  problem?: string | undefined;
  children?: ReactNode;
};

const referenceLink = (
  <a className={buttonClasses('link')} href={pagePaths.apiReference}>
    API reference
  </a>
);

/** What a key is for, a link to the API reference, and the button or form that creates a key. */
function Intro({ about, reference = referenceLink, action, problem, children }: IntroProps) {
  return (
    <div className="keys-intro">
      <SettingRow title="API access" action={action} problem={problem}>
        <p className="keys-about">{about}</p>
        <p>{reference}</p>
        {children}
      </SettingRow>
    </div>
  );
}

function UpgradeIntro() {
  return (
    <Intro
      about={planRefusals.api}
      action={
        <a href={pagePaths.pricing} className={buttonClasses('plain', { size: 'small' })}>
          See plans
        </a>
      }
    />
  );
}

type CreateKeyProps = {
  /** The keys of the account as soon as they are known. */
  keys: readonly ApiKey[] | undefined;
  onCreated: (key: NewApiKey) => void;
};

/** The button that creates a key, and the form that replaces it. */
function CreateKey({ keys, onCreated }: CreateKeyProps) {
  const { part, problem, isLoading, opener, close } = useLazyPart(() => import('./new-key.tsx'));
  const aboutId = useId();
  const isFull = keys !== undefined && keys.length >= limits.apiKeys;
  const label = isFull ? keyTexts.allUsed : 'New API key';
  const button = (
    <button
      {...opener}
      type="button"
      className={buttonClasses('plain', { size: 'small', className: 'new-key-button' })}
      disabled={keys === undefined || isLoading}
      // Not `disabled`, so that the button can still get the focus and say that no more keys can be created.
      aria-disabled={isFull || undefined}
      aria-describedby={isFull ? aboutId : undefined}
      onClick={isFull ? undefined : opener.onClick}
    >
      {isLoading ? 'Loading...' : label}
    </button>
  );
  const about = isFull ? problems.too_many_keys.detail : 'With a key, your own programs can write replies.';
  return (
    <Intro about={<span id={aboutId}>{about}</span>} action={part ? null : button} problem={problem}>
      {part ? <part.NewKey keys={keys} onCreated={onCreated} onClose={close} /> : null}
    </Intro>
  );
}

function LoadingIntro() {
  return (
    <Intro
      about={<SkeletonBar className="w-80" />}
      reference={<SkeletonBar className="w-24" />}
      action={<SkeletonBar className="h-9 w-28 rounded pointer-coarse:h-11" />}
    />
  );
}

/** A placeholder in the shape of one key. */
function LoadingList() {
  return (
    <div>
      <div className="key-row">
        <div className="min-w-0 grow">
          <p className="key-title">
            <SkeletonBar className="w-48" />
          </p>
          <p className="key-details">
            <SkeletonBar className="w-72" />
          </p>
        </div>
        <SkeletonBar className="h-9 w-20 rounded pointer-coarse:h-11" />
      </div>
    </div>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="key-row keys-failed" role="alert">
      <FieldError>{keyTexts.notLoaded}</FieldError>
      <SettingButton onClick={onRetry}>Try again</SettingButton>
    </div>
  );
}

/** The API keys of the account: the button to create a key, and the list of keys. */
export function KeysSection() {
  const plan = usePlan();
  const { state, retry, add, remove } = useKeys();
  const pressed = useFocusAfterPress(state, focusKeys);
  const isPlanKnown = plan !== undefined && plan !== 'unknown';
  const isInPlan = isPlanKnown && planHas(plan, 'api');
  const keys = state.kind === 'ready' ? state.value : undefined;
  return (
    <SettingsSection title="API keys" note="For programs that write replies for you.">
      {isPlanKnown ? null : <LoadingIntro />}
      {isInPlan ? <CreateKey keys={keys} onCreated={add} /> : null}
      {isPlanKnown && !isInPlan ? <UpgradeIntro /> : null}
      {state.kind === 'failed' ? (
        <LoadFailure
          onRetry={() => {
            pressed();
            retry();
          }}
        />
      ) : null}
      {state.kind === 'loading' && isInPlan ? <LoadingList /> : null}
      {keys?.length === 0 && isInPlan ? <p className="keys-none">{keyTexts.none}</p> : null}
      <KeyList keys={(isPlanKnown && keys) || []} isInPlan={isInPlan} onRevoked={remove} />
    </SettingsSection>
  );
}

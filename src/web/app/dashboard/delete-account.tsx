import type { Profile } from '#domain/accounts.ts';
import { SettingButton, SettingRow } from './settings-section.tsx';
import { useOpened } from './use-opened.ts';

/** The setting that deletes the account. */
export function DeleteAccount({ profile }: { profile: Profile | undefined }) {
  const { part, problem, isLoading, opener, close } = useOpened(() => import('./deletion-dialog.tsx'));
  return (
    <SettingRow
      title="Delete account"
      problem={problem}
      action={
        <SettingButton look="danger" disabled={isLoading || !profile} {...opener}>
          {isLoading ? 'Loading...' : 'Delete account'}
        </SettingButton>
      }
    >
      <p>Deletes your account and your data, for good.</p>
      {part && profile ? <part.DeletionDialog email={profile.email} onClose={close} /> : null}
    </SettingRow>
  );
}

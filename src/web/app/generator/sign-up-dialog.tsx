import { signUpPath } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** The offer to sign up, for a guest who has no free replies left. */
export function SignUpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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

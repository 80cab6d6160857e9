import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import type { ReplyState } from '../generator/use-reply.ts';
import { useLazyPart } from '../use-lazy-part.ts';

/** The button that shows the versions of a reply side by side. Absent if there is only one. */
export function VersionsButton({ state: { reply, versions, reuse } }: { state: ReplyState }) {
  const dialog = useLazyPart(() => import('./versions-dialog.tsx'));
  if (versions.length < 2) return null;
  return (
    <>
      <Button look="link" disabled={dialog.isLoading} {...dialog.opener}>
        {versions.length} versions
      </Button>
      {dialog.problem ? <FieldError>{dialog.problem}</FieldError> : null}
      {dialog.part ? (
        <dialog.part.VersionsDialog
          versions={versions}
          present={reply?.version}
          onUse={(version) => {
            reuse(version);
            dialog.close();
          }}
          onClose={dialog.close}
        />
      ) : null}
    </>
  );
}

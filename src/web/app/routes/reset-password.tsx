import { useEffect, useState } from 'react';
import { type MetaFunction, useLocation, useNavigate } from 'react-router';
import { pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import type { Session } from '#web/lib/session.ts';
import { unlistedHead } from '#web/site/page-head.ts';
import { Button } from '#web/ui/button.tsx';
import { NewPassword } from '../auth/new-password.tsx';
import { OtherSession } from '../auth/other-session.tsx';
import { Postcard } from '../auth/postcard.tsx';

export const meta: MetaFunction = () => unlistedHead('New password');

/** The token of the mail's link. It is removed from the address bar at once. A reload finds it in the history entry. */
function useLinkToken(): string | undefined {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const token: string | undefined = new URLSearchParams(search).get('token') || state?.token;
  useEffect(() => {
    if (search) void navigate(pagePaths.resetPassword, { replace: true, state: { token } });
  }, [search, token, navigate]);
  return token;
}

/** The page that a mail's link opens: a form for a new password, or a button that leads to a new link. */
export default function ResetPassword() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);
  const [other, setOther] = useState<Session>();
  if (other) return <OtherSession session={other} />;
  if (token && !isRefused) {
    return (
      <Postcard
        isCancelled
        title="Choose a new password"
        message={<p>It replaces the one you have forgotten, and signs you out everywhere else.</p>}
      >
        <NewPassword token={token} onRefused={() => setIsRefused(true)} onOther={setOther} />
      </Postcard>
    );
  }
  return (
    <Postcard isCancelled title="Link not valid" message={<p>{problems.invalid_link.detail}</p>}>
      <p className="text-ink-soft">
        A link works once, and only for a while. If you asked more than once, the one in the newest mail is
        the one to use.
      </p>
      <Button
        look="primary"
        className="mt-6"
        onClick={() => navigate(pagePaths.auth, { state: { view: 'forgot-password' } })}
      >
        Send a new link
      </Button>
    </Postcard>
  );
}

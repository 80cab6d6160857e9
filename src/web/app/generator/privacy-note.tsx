import { pagePaths } from '#domain/paths.ts';

/** What happens to the mail, below the button that sends it to the writer. */
export function PrivacyNote() {
  return (
    <p className="text-small text-ink-soft xl:mt-auto">
      Your email is used to write the reply and is not stored.{' '}
      <a className="link" href={pagePaths.privacy}>
        Privacy
      </a>
    </p>
  );
}

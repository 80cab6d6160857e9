import { SUPPORT_ADDRESS } from '#domain/support.ts';

/** The support's address in running text, ready to write to. */
export function SupportLink() {
  return (
    <a href={`mailto:${SUPPORT_ADDRESS}`} className="link wrap-anywhere">
      {SUPPORT_ADDRESS}
    </a>
  );
}

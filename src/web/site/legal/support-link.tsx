import { SUPPORT_ADDRESS_PLACEHOLDER } from '#domain/paths.ts';

/** The support's address as a mail link, for running text. */
export function SupportLink() {
  return (
    <a href={`mailto:${SUPPORT_ADDRESS_PLACEHOLDER}`} className="link wrap-anywhere">
      {SUPPORT_ADDRESS_PLACEHOLDER}
    </a>
  );
}

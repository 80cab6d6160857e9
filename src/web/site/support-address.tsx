import { SUPPORT_ADDRESS_PLACEHOLDER } from '#domain/paths.ts';

/** The link to write to the support. Without a known address it opens a mail without a recipient. */
export const supportHref = `mailto:${SUPPORT_ADDRESS_PLACEHOLDER}`;

/**
 * The address of the support as a link, for running text such as 'Write to …'. If no address is known, the server puts
 * words for the operator in its place.
 */
export function SupportAddress() {
  return (
    <a href={supportHref} className="link wrap-anywhere">
      {SUPPORT_ADDRESS_PLACEHOLDER}
    </a>
  );
}

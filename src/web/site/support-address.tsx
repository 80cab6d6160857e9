import { SUPPORT_ADDRESS_PLACEHOLDER, SUPPORT_UNNAMED_PLACEHOLDER } from '#domain/paths.ts';

/** The link to write to the support. Without a known address it opens a mail without a recipient. */
export const supportHref = `mailto:${SUPPORT_ADDRESS_PLACEHOLDER}`;

/** The address of the support as a link, for running text such as 'Write to …'; or words for the operator. */
export function SupportAddress() {
  return (
    <>
      <a href={supportHref} className="link wrap-anywhere empty:hidden">
        {SUPPORT_ADDRESS_PLACEHOLDER}
      </a>
      {SUPPORT_UNNAMED_PLACEHOLDER}
    </>
  );
}

/** A script inside the page, allowed by its hash in the page's policy. React leaves it as it finds it. */
export function InlineScript({ type, text }: { type?: string; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own script.
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

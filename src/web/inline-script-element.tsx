/** An inline script. The content security policy allows it by its hash, and React leaves it unchanged. */
export function InlineScript({ type, text }: { type?: string; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own script.
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

/**
 * An inline script. The page's content security policy allows it by its hash. React does not change it during
 * hydration.
 */
export function InlineScript({ type, text }: { type?: string; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own script.
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

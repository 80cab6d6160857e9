/** The text of a script, bundled for a `<script>` inside a page: build-plugins/inline-script.ts. */
declare module '*?inline-script' {
  export const text: string;
}

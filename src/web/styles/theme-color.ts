/** The paper of `tokens.css`, for the browser's own bars, which read no custom property. */
export const themeColors = {
  light: 'oklch(0.975 0.007 85)',
  dark: 'oklch(0.19 0.012 255)',
} as const;

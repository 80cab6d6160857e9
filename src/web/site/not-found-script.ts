/*
 * Stands inside the page of missing addresses and tells the console which one was asked for. Bundled by
 * build-plugins/inline-script.ts, for this page alone.
 */
console.error(`Page not found: ${location.pathname}`);

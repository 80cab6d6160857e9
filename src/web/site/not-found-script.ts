/*
 * Part of the not-found page: writes the requested path to the console. build-plugins/inline-script.ts bundles it, for
 * this page only.
 */
console.error(`Page not found: ${location.pathname}`);

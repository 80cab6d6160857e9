/*
 * Writes the requested path to the console of the not-found page. build-plugins/inline-script.ts bundles this script.
 */
console.error(`Page not found: ${location.pathname}`);

/** The public API's description: build-plugins/public-api.ts. */
declare module 'virtual:public-api' {
  export const document: import('./api-document.ts').ApiDocument;
}

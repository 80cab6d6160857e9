import { createContext } from 'react';

/**
 * True while the application's shell is rendered at build time. The shell is requested at `/`. The route of `/` is a
 * document, so the matches alone would identify the shell as a document.
 */
export const ShellContext = createContext(false);

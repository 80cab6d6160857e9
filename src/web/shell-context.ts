import { createContext } from 'react';

/**
 * True while the application's shell is rendered at build time. The shell is asked for at `/`, whose route is a
 * document, so the matches alone would take it for one.
 */
export const ShellContext = createContext(false);

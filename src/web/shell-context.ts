import { createContext } from 'react';

/**
 * True while the shell of the application is rendered at build time. It is rendered at the path `/`, whose route is a
 * document, so the route alone does not show that the shell is no document.
 */
export const ShellContext = createContext(false);

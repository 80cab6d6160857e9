// For a button that opens or closes a dialog without a script (HTML, invoker commands). React passes the attributes
// through unchanged, but its types do not list them yet.
import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** The id of the dialog. */
    commandfor?: string;
    command?: 'show-modal' | 'close' | 'request-close';
  }
}

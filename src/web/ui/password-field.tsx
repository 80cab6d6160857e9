import { type ComponentProps, useState } from 'react';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'autoComplete'> & {
  /** Whether a password manager fills in the saved password or suggests a new one. `off`: it is of another site. */
  autoComplete: 'current-password' | 'new-password' | 'off';
};

const showButton =
  'absolute inset-y-1 inset-e-1 w-15 rounded text-small font-medium text-ink-soft select-none hover:bg-accent-wash ' +
  'hover:text-ink pointer-coarse:inset-y-0 pointer-coarse:inset-e-0 pointer-coarse:w-16';

/** A password field with a button that shows the password. A press keeps the text and the cursor's position. */
export function PasswordField({ className = '', ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...input}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      className={`pe-18 ${className}`}
      end={
        <button type="button" className={showButton} onClick={() => setIsShown(!isShown)}>
          {/* Not an `aria-label`: a search for elements by the label 'Password' must find only the field. */}
          {isShown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      }
    />
  );
}

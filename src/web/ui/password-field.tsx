import { type ComponentProps, useState } from 'react';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'autoComplete'> & {
  /** What a password manager does here: fill in the known password, or create one. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button that shows what was typed. The text and the cursor's position stay. */
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
        <button
          type="button"
          className="absolute inset-y-1 inset-e-1 w-15 rounded pointer-coarse:inset-y-0 pointer-coarse:inset-e-0 pointer-coarse:w-16 text-small font-medium text-ink-soft select-none hover:bg-accent-wash hover:text-ink"
          onClick={() => setIsShown(!isShown)}
        >
          {/* Text, not a label: a search for the field's label must not find the button. */}
          {isShown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      }
    />
  );
}

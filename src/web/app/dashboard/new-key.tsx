import { useState } from 'react';
import type { NewApiKey } from '#domain/api-keys.ts';
import { MadeKey } from './made-key.tsx';
import { NewKeyForm } from './new-key-form.tsx';

type NewKeyProps = { onMade: (key: NewApiKey) => void; onClose: () => void };

/** The form that creates a key, and then the key itself. */
export function NewKey({ onMade, onClose }: NewKeyProps) {
  const [made, setMade] = useState<NewApiKey>();

  function settle(key: NewApiKey): void {
    setMade(key);
    onMade(key);
  }
  return made ? <MadeKey made={made} onDone={onClose} /> : <NewKeyForm onMade={settle} onCancel={onClose} />;
}

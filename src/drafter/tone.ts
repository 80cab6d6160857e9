import type { NamedTone } from '#domain/tones.ts';
import type { Scene } from './composer.ts';

/** The tone whose words a tone takes where it has none of its own. */
export const relatives: Record<NamedTone, NamedTone> = {
  professional: 'professional',
  formal: 'professional',
  diplomatic: 'professional',
  assertive: 'professional',
  urgent: 'professional',
  concise: 'professional',
  friendly: 'professional',
  casual: 'friendly',
  empathetic: 'friendly',
  enthusiastic: 'friendly',
  humorous: 'casual',
};

/** No jokes and no cheering where the mail brings grief, illness, anger or a refusal. */
export function toneOf({ voice, gist }: Pick<Scene, 'voice' | 'gist'>): NamedTone {
  const grave = /^(?:condolence|illness|complaint|rejection)$/.test(gist.kind);
  return grave && /^(?:humorous|enthusiastic|casual)$/.test(voice.tone) ? 'empathetic' : voice.tone;
}

import type { NamedTone } from '#domain/tones.ts';
import { wholeName } from '../addressee.ts';
import type { Scene } from '../composer.ts';
import { toneOf } from '../tone.ts';
import { type Lines, phrase } from './register.ts';

const greetings: Record<NamedTone, string> = {
  professional: 'Dear {name},',
  formal: 'Dear {name},',
  diplomatic: 'Dear {name},',
  empathetic: 'Dear {name},',
  assertive: 'Hello {name},',
  urgent: 'Hello {name},',
  friendly: 'Hi {name},',
  concise: 'Hi {name},',
  casual: 'Hey {name},',
  humorous: 'Hi {name},',
  enthusiastic: 'Hi {name}!',
};

const neutral: Lines = {
  professional: ['Hello,'],
  formal: ['Dear Sir or Madam,'],
  friendly: ['Hello,', 'Hi there,'],
  casual: ['Hi there,'],
  enthusiastic: ['Hello!', 'Hi there!'],
};

/** 'Dear Ms Okafor' only where the mail gives the title; formal mail without one says the whole name. */
export function salutation(scene: Scene): string {
  const { called, first, last, title, reserved: isDistant } = scene.addressee;
  const tone = toneOf(scene);
  const known = title?.replace(/\.$/, '');
  const scholar = known !== undefined && /^(?:dr|prof|professor)$/i.test(known);
  const isOfficial = /^(?:professional|diplomatic|assertive|urgent)$/.test(tone);
  const reserved = tone === 'formal' || ((scholar || isDistant === true) && isOfficial);
  const titled = known && last ? `${known} ${last}` : undefined;
  const name =
    called ??
    (reserved && titled
      ? titled
      : first && (tone === 'formal' || (isDistant && isOfficial))
        ? wholeName(scene.addressee)
        : (first ?? titled ?? (wholeName(scene.addressee) || undefined)));
  return name ? greetings[tone].replace('{name}', name) : phrase(scene, 'salutation', neutral);
}

const valedictions: Lines = {
  professional: ['Kind regards,', 'Best regards,', 'With kind regards,'],
  formal: ['Yours sincerely,', 'Sincerely,', 'Respectfully,'],
  diplomatic: ['Kind regards,', 'With kind regards,', 'With best regards,'],
  friendly: ['Best wishes,', 'All the best,', 'Warm regards,'],
  concise: ['Best,', 'Regards,', 'Thanks,'],
  casual: ['Cheers,', 'Thanks,', 'Best,'],
  enthusiastic: ['All the best,', 'Warmly,', 'Best wishes,'],
  empathetic: ['Warm regards,', 'With warm regards,', 'With best wishes,'],
  urgent: ['Thank you,', 'Regards,', 'Many thanks,'],
  humorous: ['Cheers,', 'All the best,', 'Best,'],
  assertive: ['Regards,', 'Best regards,', 'Sincerely,'],
};

const sympathy: Lines = {
  professional: ['With sympathy,', 'With my deepest sympathy,', 'With warm regards,'],
};

/** The line above the name; 'Yours faithfully' where a formal reply greets nobody by name. */
export function valediction(scene: Scene): string {
  if (scene.valediction) return `${scene.valediction.replace(/[,.]$/, '')},`;
  if (scene.gist.kind === 'condolence') return phrase(scene, 'valediction', sympathy);
  const { called, first, last } = scene.addressee;
  if (toneOf(scene) === 'formal' && !called && !first && !last) return 'Yours faithfully,';
  return phrase(scene, 'valediction', valedictions);
}

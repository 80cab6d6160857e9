import { leans, mine } from './french-verbs.ts';
import type { Said } from './turning.ts';

/** Subjunctives of 'que je …', 'que nous …' and what the infinitive is. */
function infinitiveOf(form: string): string | undefined {
  const known: Record<string, string> = {
    fasse: 'faire',
    fassions: 'faire',
    vienne: 'venir',
    venions: 'venir',
    prenne: 'prendre',
    prenions: 'prendre',
    mette: 'mettre',
    mettions: 'mettre',
    transmette: 'transmettre',
    transmettions: 'transmettre',
    envoie: 'envoyer',
    envoyions: 'envoyer',
    appelle: 'appeler',
    rappelle: 'rappeler',
    rappelions: 'rappeler',
    établisse: 'établir',
    établissions: 'établir',
    prévoie: 'prévoir',
    prévoyions: 'prévoir',
    inscrive: 'inscrire',
  };
  const verb = form.toLowerCase();
  if (known[verb]) return known[verb];
  if (/\p{L}{2}ions$/u.test(verb)) return `${verb.slice(0, -4)}er`;
  return /\p{L}{2}e$/u.test(verb) && !/(?:è\p{L}|ss|lle|tte|gn)e$/u.test(verb) ? `${verb}r` : undefined;
}

/** 'vous envoie le plan', of the sender: 'm’envoyer le plan'. */
function offeredDeed(clitic: string, form: string, rest: string): string | undefined {
  const verb = infinitiveOf(form);
  if (!verb) return undefined;
  const words = clitic.toLowerCase().trim();
  const self = leans(verb) ? '{vous |t’}' : '{vous|te} ';
  const turned = /^(?:me|m[’']|nous)$/.test(words)
    ? self
    : /^(?:vous|te|t[’'])$/.test(words)
      ? leans(verb)
        ? 'm’'
        : 'me '
      : words === ''
        ? ''
        : `${words} `;
  return `${turned}${verb}${rest === '' ? '' : ` ${rest}`}`;
}

/** 'Souhaitez-vous que je vous envoie le plan ?' */
export function offered([clitic = '', form = '', rest = '']: readonly string[]): Said | undefined {
  const done = offeredDeed(clitic, form, rest);
  if (done === undefined) return undefined;
  const none = `inutile ${leans(done) ? 'd’' : 'de '}${done}`;
  return {
    open: `[Oui, {vous pouvez|tu peux} / Non merci, ${none.split(' ')[0]} de] ${done}.`,
    yes: `oui, {vous pouvez|tu peux} volontiers ${done}.`,
    no: `non merci, ${none}.`,
  };
}

/** 'Faut-il que je reste ?' */
export function duty(form: string, rest: string): Said | undefined {
  const verb = infinitiveOf(form);
  if (!verb) return undefined;
  const behind = rest === '' ? '' : ` ${rest}`;
  return {
    open: `[{Vous devez|Tu dois} / {Vous n’avez|Tu n’as} pas besoin ${leans(verb) ? 'd’' : 'de'}] ${verb}${behind}.`,
  };
}

/** 'Souhaitez-vous que je fasse un devis, ou préférez-vous attendre ?' */
export function offeredOr([clitic = '', form = '', rest = '', other = '', deed = '']: readonly string[]):
  | Said
  | undefined {
  const done = offeredDeed(clitic, form, rest);
  const verb = mine(other);
  if (done === undefined || !verb || / ou /u.test(`${rest} ${deed}`)) return undefined;
  return { open: `[{Vous pouvez|Tu peux} ${done} / ${leans(verb) ? 'J’' : 'Je '}${verb} ${deed}].` };
}

/** 'Souhaitez-vous un forfait, ou préférez-vous payer à la carte ?' */
export function eitherDeed(...both: readonly (readonly [string, string])[]): Said | undefined {
  const said = both.map(([form, rest]) => {
    const verb = mine(form);
    return verb && `${leans(verb) ? 'J’' : 'Je '}${verb} ${rest.replace(/,$/u, '')}`;
  });
  return said.every(Boolean) ? { open: `[${said.join(' / ')}].` } : undefined;
}

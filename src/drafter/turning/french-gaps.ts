type Gap = { gap: string; isObject?: true };

/** 'à quelle heure', 'combien de chaises' as the gap that answers them. */
export function gapFor(question: string): Gap | undefined {
  const words = question.toLowerCase().replaceAll("'", '’').trim();
  const [, lead = '', asked = ''] =
    /^((?:à partir de|auprès de|jusqu’à|d’|\p{L}+)(?: |(?<=’)))?((?:quel|quand|où|comment|combien|qui|quoi).*)$/u.exec(
      words,
    ) ?? [];
  const before = lead.trim() === '' ? '' : lead.endsWith('’') ? lead : `${lead.trim()} `;
  if (/^quand$/.test(asked)) {
    if (before === '') return { gap: '[quand]' };
    return { gap: before === 'jusqu’à ' ? 'jusqu’au [date]' : `${before}[date]` };
  }
  if (/^quelle heure$/.test(asked)) return { gap: `${before || 'à '}[heure]` };
  if (/^quel(?:le)?s (?:jours|dates)$/.test(asked) && before === '') return { gap: ': [jours]' };
  if (/^quel(?:le)?s? (?:jours?|dates?)$/.test(asked))
    return {
      ...(before === '' ? { isObject: true } : {}),
      gap:
        before === '' || before === 'à '
          ? 'le [date]'
          : before === 'jusqu’à '
            ? 'jusqu’au [date]'
            : `${before}le [date]`,
    };
  if (/^quels? délais?$/.test(asked)) return { gap: before ? 'sous [délai]' : '[délai]' };
  const [, during] = /^combien de temps( .+)?$/u.exec(asked) ?? [];
  if (during) return { gap: `[durée]${during}`, isObject: true };
  if (asked === 'combien de temps') return { gap: `${before}[durée]`, ...(before ? {} : { isObject: true }) };
  if (asked === 'combien') return { gap: `${before}[combien]`, ...(before ? {} : { isObject: true }) };
  const [, counted] = /^combien (?:de |d’)(.+)$/u.exec(asked) ?? [];
  if (counted) return { gap: `${before}[nombre] ${counted}`, ...(before ? {} : { isObject: true }) };
  if (asked === 'où') return { gap: before ? `${before}[lieu]` : '[où]' };
  if (asked === 'comment') return { gap: '[comment]' };
  if (asked === 'qui') return before ? { gap: `${before}[nom]` } : undefined;
  if (asked === 'quoi') return before ? { gap: `${before}[quoi]` } : undefined;
  if (/^quel/.test(asked)) return { gap: `${before}[${asked}]`, ...(before ? {} : { isObject: true }) };
  return undefined;
}

const WORD = "[^\\s,?']+";
/** The words that ask, with the preposition before them. */
export const ASKED = `((?:(?:à partir de|auprès de|à|de|pour|par|dans|sur|avec|sous|en|depuis|dès|vers|chez|pendant|sous) |jusqu[’']à |d[’'])?(?:quel(?:le)?s? (?:${WORD} ){0,4}?${WORD}|quand|où|comment|combien(?: (?:de |d[’'])(?:${WORD} ){0,3}?${WORD})?|qui|quoi))`;

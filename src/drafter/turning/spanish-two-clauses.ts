import type { TwoClauses } from './turning.ts';

/** Nouns and adjectives that end like verbs. */
const NO_VERB =
  '(?:orden|origen|imagen|examen|volumen|plan|pan|gran|joven|bien|también|sin|margen|resumen|virgen|dictamen|certamen|tan|según|algún|ningún|buen|común|fin|alguien|quien)';
/** Verbs that begin a clause, none of which is a noun as well. */
const VERB = `(?:hay|habría|habrá|es|son|sería|serían|será|serán|está|están|estará|estarán|pued\\p{L}+|podr\\p{L}+|pod[eé]\\p{L}+|teng[oa]|ten(?:emos|éis)|tien\\p{L}+|tendr\\p{L}+|deb[eo]\\p{L}*|prefer\\p{L}+|prefier\\p{L}+|necesit\\p{L}+|hace falta|hacen falta|hará falta|haría falta|basta|bastaría|va|vas|voy|vamos|vale|sirve|queda|quier\\p{L}+|quer(?:emos|éis|ría\\p{L}*)|dispon\\p{L}+|trae|viene|llega|sale|cobra|lleva|pone|ponemos|pongo|acepta|incluye|sigue|seguimos|espero|esperamos|recojo|recogemos|mando|mandamos|envío|enviamos|enviáis|hago|hacemos|hacéis|hace|dejo|dejamos|llevo|llevamos|traigo|traemos|paso|pasamos|aparcamos|nos encargamos|nos encarga\\p{L}*|me encargo|os encarg\\p{L}+|se encarg\\p{L}+|(?!${NO_VERB}(?!\\p{L}))\\p{L}{3,}(?:an|en)|\\p{L}{2,}(?:[aei]ré|[aei]remos|[aei]rá[ns]?|[aei]réis|[aei]ría(?:n|mos|is)?|áis|éis))`;
const CLITICS =
  '(?:(?:me|nos|le|les|te|os|se|lo|la|los|las) ){1,2}(?=\\p{L}+(?:[aeoáéó]|[ae]n|[ae]s|mos|is)(?!\\p{L}))';
const NOUN =
  '(?:el|la|los|las|un|una|su|sus|tu|tus|mi|nuestr[oa]s?|vuestr[oa]s?) [^,?]{2,50}? (?:es|son|está|están|estará|puede|pueden|debe|deben|tiene que|tienen que|va|van|se \\p{L}+)';
const BEFORE =
  '(?:no |ya |también |todavía |aún |sol[oa]mente |s[oó]lo |directamente |mejor |usted |ustedes |vosotros |nosotros |yo |tú )?';

/** 'La visita está cubierta o nos la van a facturar.' */
export const clauses: TwoClauses = {
  or: new RegExp(
    `,? [ou] (?:bien |más bien |al contrario,? |por el contrario,? |en cambio,? )?(?:si (?=\\p{L})|(?=${BEFORE}(?:(?:${VERB}|${NOUN})(?!\\p{L})|${CLITICS})(?! no$)))`,
    'iu',
  ),
  denies: /^(?:no|lamentablemente|todavía no|aún no|de momento no)(?!\p{L})/iu,
  agrees: /^sí, /iu,
  shares(verb, second) {
    const [, self = '', other = ''] =
      /^(?:ya |también |todavía |sol[oa]mente |s[oó]lo )?((?:se )?)(\p{L}+)/iu.exec(second) ?? [];
    if (self) return true;
    // Who is spoken to, or of, may be either; 'hay que' and the like are nobody's.
    if (/^(?:me|nos|le|les|te|os|hay|hab\p{L}+|basta|vale|hace|el|la|los|las|un|una|su|tu|mi)$/iu.test(other))
      return false;
    if (/(?:mos|is|s|[ao]|ré|y)$/u.test(other) && !/[ae]$|rá$|ía$/u.test(other)) return false;
    return /n(?!\p{L})/u.test(verb.split(' ', 1)[0] ?? '') === /n$/u.test(other);
  },
};

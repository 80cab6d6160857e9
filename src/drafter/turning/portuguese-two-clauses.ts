import type { TwoClauses } from './turning.ts';

/** Nouns and other words that end like verbs. */
const NO_VERB =
  '(?:ordem|origem|imagem|viagem|garagem|embalagem|montagem|passagem|mensagem|hospedagem|portagem|reportagem|margem|jovem|homem|item|bem|também|sem|nem|quem|alguém|ninguém|cem|porém|além|em|nuvem|paisagem|lavagem|percentagem|porcentagem|mão|pão|chão|ocasião|então|senão)';
/** Verbs that begin a clause, none of which is a noun as well. */
const VERB = `(?:há|haveria|haverá|é|são|seria|seriam|será|serão|está|estão|estará|estarão|pode|podes|podem|posso|podemos|poderia\\p{L}*|poderá|tem|têm|tens|tenho|temos|terei|teremos|teria\\p{L}*|terá|terão|deve|devem|devo|devemos|deverá\\p{L}*|prefere\\p{L}*|prefiro|preferimos|precisa\\p{L}*|preciso|basta|vai|vão|vou|vamos|vais|vale|serve|fica|ficam|quer|quero|querem|queremos|queria\\p{L}*|faz|faço|fazemos|traz|trago|vem|chega|sai|custa|leva|levo|levamos|aceita|inclui|segue|espero|esperamos|mando|mandamos|envio|enviamos|deixo|deixamos|passo|passamos|trabalha|regressa|volta|sobe|desce|aumenta|muda|dá|tratamos|trato|só \\p{L}+m|já \\p{L}+|(?!${NO_VERB}(?!\\p{L}))\\p{L}{3,}(?:am|em)|\\p{L}{2,}(?:[aei]rei|[aei]remos|[aei]rá|[aei]rão|[aei]ria(?:m|s)?|[aei]ríamos))`;
const CLITICS = '(?:(?:me|nos|lhe|te|vos|se) )(?=\\p{L}+(?:[aeo]|[ae]m|ou|mos)(?!\\p{L}))';
const NOUN =
  '(?:os?|as?|um|uma|seu|sua|meu|minha|nosso|nossa|vosso|vossa) [^,?]{2,50}? (?:é|são|está|estão|estará|fica|ficam|pode|podem|deve|devem|tem de|têm de|tem que|têm que|vai|vão|será|serão)';
const BEFORE =
  '(?:não |já |também |ainda |só |apenas |vocês |você |o senhor |a senhora |eu |nós |a gente |tu ){0,2}';

/** 'O motorista fica connosco ou regressa a casa.' */
export const clauses: TwoClauses = {
  or: new RegExp(
    `,? ou (?:então |antes |pelo contrário,? )?(?:se (?=\\p{L})|(?=${BEFORE}(?:(?:${VERB}|${NOUN})(?!\\p{L})|${CLITICS})(?! não$)))`,
    'iu',
  ),
  denies: /^(?:não|infelizmente|ainda não|de momento não)(?!\p{L})/iu,
  agrees: /^sim, /iu,
  shares(verb, second) {
    const [, other = ''] = /^(?:já |também |ainda |só |apenas )?(?:se )?(\p{L}+)/iu.exec(second) ?? [];
    // Who is spoken to, or of, may be either; 'é preciso' and the like are nobody's.
    if (/^(?:me|nos|lhe|te|vos|há|basta|dá|vocês?|eu|tu|os?|as?|um|uma|seu|sua)$/iu.test(other)) return false;
    if (/^(?:é|será|seria) (?:precis|necess|obrigat|poss|melhor)/iu.test(second)) return false;
    if (/(?:mos|s|(?<!ã)o|ei|ou)$/u.test(other) || /^(?:prefer|quer|conseg)/iu.test(other)) return false;
    return /(?:m|ão)$/u.test(verb.split(' ', 1)[0] ?? '') === /(?:m|ão)$/u.test(other);
  },
};

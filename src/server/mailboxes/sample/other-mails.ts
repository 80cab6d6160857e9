import type { SampleMail } from './sample-mail.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Mails in other languages. */
export const otherMails: readonly SampleMail[] = [
  {
    id: 'sample-03-hotel-lyon-devis',
    minutesAgo: 3 * HOUR + 27,
    from: 'Camille Rousset <c.rousset@hotel-des-tisserands.example>',
    subject: 'Devis pour huit chambres',
    text: (days) => `Bonjour,

Nous rénovons notre hôtel à Lyon et nous cherchons un atelier pour les tables de chevet et les bureaux de huit chambres. Votre travail nous a été recommandé par une amie architecte.

Pourriez-vous nous envoyer un devis pour seize tables de chevet et huit bureaux en chêne clair ? Et dans quel délai pourriez-vous livrer ?

Si cela vous convient, je peux vous appeler ${days.weekday(3, 'fr')} dans l’après-midi pour parler des dimensions.

Bien cordialement,
Camille Rousset
Hôtel des Tisserands`,
  },
  {
    id: 'sample-09-liefer-tag-spedition',
    minutesAgo: DAY + 6 * HOUR + 18,
    from: 'Jonas Petersen <disposition@petersen-spedition.example>',
    subject: 'Ihre Lieferung: Termin und Zufahrt',
    text: (days) => `Guten Tag,

Ihre Maschine ist bei uns eingetroffen: eine Kiste, 640 kg. Wir könnten sie am ${days.weekday(3, 'de')} zwischen 8 und 10 Uhr zustellen. Passt Ihnen dieser Termin?

Bitte teilen Sie uns außerdem mit, ob ein Gabelstapler vorhanden ist und ob ein LKW von 12 Metern Länge in den Hof fahren kann. Sonst kommen wir mit einem kleineren Wagen und einer Hebebühne; das kostet 95 Euro mehr.

Mit freundlichen Grüßen
Jonas Petersen
Petersen Spedition`,
  },
  {
    id: 'sample-12-mesas-cafe-cuidado',
    minutesAgo: 4 * DAY + 2 * HOUR + 40,
    from: 'Lucía Ferrer <lucia@cafe-la-noria.example>',
    subject: 'Manchas en las mesas del café',
    text: `Hola:

Las mesas que nos hicisteis en otoño están preciosas y los clientes preguntan mucho por ellas. Tengo una duda: en dos de ellas han salido manchas blancas, creo que por las tazas calientes.

¿Se pueden quitar sin volver a lijar la mesa? ¿Y qué aceite me recomendáis para el mantenimiento?

Si hace falta que venga alguien a verlas, cerramos los lunes.

Un abrazo,
Lucía`,
  },
  {
    id: 'sample-14-kyoto-show-tenji',
    minutesAgo: 6 * DAY + 9 * HOUR + 5,
    from: '森田 由美 <morita@gallery-sumire.example>',
    subject: '椅子の展覧会へのご出品のお願い',
    text: `はじめまして。京都のギャラリーすみれの森田と申します。

来年の秋に「座る」をテーマにした小さな展覧会を企画しております。ウェブサイトで拝見した三本脚の椅子に大変感銘を受け、ぜひ二脚ほどお借りできないかと考えております。

ご出品いただくことは可能でしょうか。また、輸送費と保険料はこちらで負担いたしますので、作品の評価額をお知らせいただけますと幸いです。

ご検討のほど、よろしくお願いいたします。

森田 由美
ギャラリーすみれ`,
  },
  {
    id: 'sample-17-majlis-set-catalogue',
    minutesAgo: 16 * DAY + 3 * HOUR + 50,
    from: 'ليلى الحمادي <layla@dar-alnakheel.example>',
    subject: 'استفسار عن أثاث مجلس',
    text: `السلام عليكم ورحمة الله وبركاته،

نحن مكتب تصميم داخلي في مسقط، ونعمل حاليًا على تأثيث مجلس في بيت قديم. أعجبتنا الطاولات المنخفضة المعروضة في موقعكم.

هل يمكنكم إرسال الكتالوج مع الأسعار؟ وهل تصنعون مقاسات خاصة؟ نحتاج إلى ثلاث طاولات بطول 140 سم.

نرجو أيضًا إفادتنا بمدة التسليم إلى عُمان.

مع خالص التحية،
ليلى الحمادي
دار النخيل للتصميم`,
  },
];

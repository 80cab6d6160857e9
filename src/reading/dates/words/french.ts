import type { DateWords } from '../date-words.ts';

export const frenchDates: DateWords = {
  months:
    'janvier,janv.,janv|février,fevrier,févr.|mars|avril,avr.|mai|juin|juillet,juil.|août,aout|septembre,sept.,sept|octobre,oct.,oct|novembre,nov.|décembre,decembre,déc.',
  weekdays: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  lead: 'le |ce |du |au |pour le ',
  days: [
    [0, "aujourd'hui|ce soir|ce matin|cet après-midi|cette après-midi"],
    [1, 'demain(?: matin| soir| après-midi)?'],
    [2, 'après-demain'],
    [-1, 'hier'],
    [7, "(?:d'ici|dans) (?:une semaine|huit jours)"],
    [14, '(?:dans|sous) (?:quinze jours|une quinzaine)'],
  ],
  weeks: [
    [1, '{W} de la semaine prochaine|la semaine prochaine,? (?:le )?{W}'],
    [0, '{W} de cette semaine'],
    ['coming', '(?:ce|le) {W} (?:qui vient|à venir)|ce {W}'],
    ['unclear', '{W} prochain'],
    ['past', '{W} (?:dernier|passé)'],
  ],
  numbers: 'un,une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix',
  distance: [
    "(?:dans|d'ici|sous) {N} jours?(?! ouvr)",
    "(?:dans|d'ici|sous) {N} semaines?",
    "(?:dans|d'ici|sous) {N} mois",
  ],
  stretches: [
    ['week', 1, 'la semaine prochaine|la semaine suivante'],
    ['week', 0, 'cette semaine'],
    ['weekend', 0, 'ce week-?end'],
    ['weekend', 1, 'le week-?end prochain'],
    ['endOfWeek', 0, '(?:la )?fin de (?:la |cette )?semaine'],
    ['endOfWeek', 1, '(?:la )?fin de (?:la )?semaine prochaine'],
    ['endOfMonth', 0, '(?:la )?fin (?:du|de ce) mois|fin de mois'],
    ['endOfMonth', 1, 'fin du mois prochain'],
    ['month', 1, 'le mois prochain'],
    ['month', 0, 'ce mois-ci'],
    ['vague', 0, 'début de semaine prochaine|prochainement|dès que possible'],
  ],
  ordinal: '(?<=\\b(?:le|du|au) ){D}(?:er)?(?= (?:à|au matin|au soir|prochain|courant|ou|et)\\b|[,.?!])',
  figures: '06/03',
  clock: {
    joint:
      ',? ?(?:\\(|(?:(?:matin|après-midi|soir),? )?(?:(?:à|vers|dès|de|entre|pour|à partir de|avant|après) )?)',
    alone: [
      '{H} ?h(?:eures?)? ?{M}(?!\\d)',
      '{H}h(?:00)?',
      '(?<=(?:à|vers|dès|avant|après) ){H} (?:heures?|h)(?: (?<half>et demie)| (?<quarter>et quart))?',
    ],
    afterDay: ['{H} ?(?:heures?|h)(?: (?<half>et demie)| (?<quarter>et quart))?', '{H}[.:]{M}'],
    am: 'du matin|le matin',
    pm: "de l'après-midi|du soir|le soir|l'après-midi",
    noon: '(?<!après.)midi',
    midnight: 'minuit',
    late: 'après-midi|soir',
    until: " ?(?:[-–—]|à|et|au|jusqu'à) ?(?:le )?",
  },
};

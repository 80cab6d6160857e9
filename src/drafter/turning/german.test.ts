import { expect, test } from 'vitest';
import type { AskAnswer } from '#reading/reading.ts';
import { german } from './german.ts';
import { turnedAsk } from './turn.ts';

/** As one is told who is addressed politely, or familiarly. */
const told = (said = '', familiar = false) =>
  said.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, familiar ? '$2' : '$1');

test.each<[AskAnswer, string, string]>([
  ['amount', 'Wie hoch ist Ihre Gage für einen Abend?', 'meine Gage für einen Abend beträgt [Betrag].'],
  ['amount', 'Was kostet bei Ihnen die Anfahrt?', 'die Anfahrt kostet [Betrag].'],
  ['amount', 'Wie hoch sind die Nebenkosten?', 'die Nebenkosten betragen [Betrag].'],
  ['amount', 'Wie viele Personen passen in den Saal?', 'es passen [Anzahl] Personen in den Saal.'],
  ['amount', 'wie viele Gäste Sie erwarten', 'ich erwarte [Anzahl] Gäste.'],
  ['fact', 'Wie groß ist der Raum?', 'der Raum ist [Angabe] groß.'],
  ['time', 'Wann beginnt Ihr Aufbau?', 'mein Aufbau beginnt [wann].'],
  ['time', 'wann der Techniker kommt', 'der Techniker kommt [wann].'],
  ['time', 'Seit wann wohnen Sie in der Wohnung?', 'ich wohne seit [Zeitpunkt] in der Wohnung.'],
  ['time', 'Bis wann müssen wir uns anmelden?', 'Sie müssen sich bis [Zeitpunkt] anmelden.'],
  [
    'fact',
    'Wie lange dauert so eine Reparatur in der Regel?',
    'so eine Reparatur dauert in der Regel [wie lange].',
  ],
  ['fact', 'Welche Unterlagen brauchen Sie von uns?', 'ich brauche folgende Unterlagen von Ihnen: [Angabe].'],
  [
    'fact',
    'Unter welcher Nummer sind Sie im Notfall zu erreichen?',
    'ich bin im Notfall unter [welcher Nummer] zu erreichen.',
  ],
  ['fact', 'Welchen Stromanschluss benötigen Sie?', 'ich benötige folgenden Stromanschluss: [Angabe].'],
  ['fact', 'Wie lang ist Ihre Kündigungsfrist?', 'meine Kündigungsfrist beträgt [Dauer].'],
  [
    'yes-no',
    'Gibt es zu dem Beet auch eine Abdeckung?',
    'es gibt zu dem Beet [auch eine / leider keine] Abdeckung.',
  ],
  ['fact', 'Wer nimmt die Ware entgegen?', '[Name] nimmt die Ware entgegen.'],
  ['fact', 'Was ist im Preis enthalten?', 'im Preis ist [Angabe] enthalten.'],
  ['explanation', 'Wie können wir bezahlen?', 'Sie können so bezahlen: [Erläuterung].'],
  ['explanation', 'Warum ist die Miete so hoch?', 'die Miete ist so hoch, weil [Grund].'],
  ['yes-no', 'Ist das Frühstück inbegriffen?', 'das Frühstück ist [inbegriffen / nicht inbegriffen].'],
  ['yes-no', 'ob der Aufzug läuft', '[Ja, der Aufzug läuft / Nein, leider nicht].'],
  ['yes-no', 'ob Sie die Teile vorrätig haben', 'ich habe die Teile [vorrätig / nicht vorrätig].'],
  [
    'yes-no',
    'Ist Ihr Saal an diesem Tag noch frei?',
    'mein Saal ist an diesem Tag [noch / leider nicht mehr] frei.',
  ],
  ['yes-no', 'Haben Sie schon einen Termin?', 'ich habe [schon einen / noch keinen] Termin.'],
  ['yes-no', 'Haben Sie am Samstag geöffnet?', 'wir haben am Samstag [geöffnet / nicht geöffnet].'],
  [
    'yes-no',
    'Bieten Sie auch vegetarische Menüs an?',
    'vegetarische Menüs biete ich [auch / leider nicht] an.',
  ],
  ['yes-no', 'Hast du im Januar Zeit?', 'ich habe im Januar [Zeit / leider keine Zeit].'],
  ['yes-no', 'Gibt es Parkplätze am Haus?', '[Ja, es gibt / Nein, es gibt leider keine] Parkplätze am Haus.'],
  [
    'yes-no',
    'Reicht es, wenn wir im Januar bezahlen?',
    '[Ja, es reicht / Nein, es reicht leider nicht], wenn Sie im Januar bezahlen.',
  ],
  [
    'amount',
    'Wie hoch ist der Preis, und wann beginnt der Kurs?',
    'Der Preis beträgt [Betrag]. Der Kurs beginnt [wann].',
  ],
  [
    'time',
    'Haben Sie das gemeldet, und wenn ja, wann?',
    'ich habe das [gemeldet / nicht gemeldet], und zwar [wann].',
  ],
  ['choice', 'Zahlen Sie bar oder mit Karte?', 'ich zahle [bar / mit Karte].'],
  [
    'choice',
    'Möchten Sie die Lieferung lieber auf Paletten oder lose erhalten?',
    'ich möchte die Lieferung [auf Paletten / lose] erhalten.',
  ],
  [
    'choice',
    'Soll ich das Paket zur Praxis bringen oder holen Sie es ab?',
    '[Sie können das Paket zur Praxis bringen / Ich hole es ab].',
  ],
  [
    'action',
    'Nennen Sie uns bitte Ihren Ansprechpartner.',
    'gern nenne ich Ihnen meinen Ansprechpartner: [Angabe].',
  ],
  [
    'fact',
    'Was kostet die Reparatur, wenn ich das Gerät selbst vorbeibringe?',
    'die Reparatur kostet [Betrag], wenn Sie das Gerät selbst vorbeibringen.',
  ],
  ['fact', 'Wie lange dauert es, bis die Ware da ist?', 'es dauert [wie lange], bis die Ware da ist.'],
  ['fact', 'Wir sind acht Personen, was kostet das pro Nacht?', 'das kostet pro Nacht [Betrag].'],
  ['fact', 'Welche Belege fehlen Ihnen noch?', '[welche Belege] fehlen mir noch.'],
  ['fact', 'Wer baut am Ende ab, Sie oder unsere Leute?', '[Ich baue / Ihre Leute bauen] am Ende ab.'],
  [
    'choice',
    'Sollen wir die Möbel selbst ausräumen oder übernimmt das Ihr Team?',
    '[Sie können die Möbel selbst ausräumen / Mein Team übernimmt das].',
  ],
  [
    'choice',
    'ob wir die Kartons mitgeben können oder ob Sie einen Abholer schicken',
    '[Sie können die Kartons mitgeben / Ich schicke einen Abholer].',
  ],
  [
    'choice',
    'Die Belege kann ich Ihnen entweder per Post schicken oder persönlich vorbeibringen, was ist Ihnen lieber?',
    'die Belege können Sie mir gern [per Post schicken / persönlich vorbeibringen].',
  ],
  [
    'action',
    'Falls der Aufzug nicht läuft, bräuchten wir zwei Träger.',
    'falls der Aufzug nicht läuft, erhalten Sie zwei Träger [wann].',
  ],
  [
    'action',
    'Außerdem möchte ich Sie bitten, künftig vor jeder Lieferung den Lieferschein zu senden.',
    'ich sende künftig vor jeder Lieferung den Lieferschein [gern / leider nicht immer].',
  ],
  [
    'fact',
    'Was würde das pro Tag kosten, oder ist das im Wartungsvertrag enthalten?',
    'Das kostet pro Tag [Betrag]. Das ist im Wartungsvertrag [enthalten / nicht enthalten].',
  ],
  [
    'time',
    'Bis wann können wir stornieren, wenn sich die Gruppe verkleinert?',
    'Sie können bis [Zeitpunkt] stornieren, wenn die Gruppe sich verkleinert.',
  ],
  [
    'action',
    'Könnten Sie da noch mal drüberschauen und uns eine hellere Variante zeigen?',
    'ich schaue da [wann] drüber. Ich zeige Ihnen eine hellere Variante [wann].',
  ],
  [
    'action',
    'Falls die Reparatur länger dauert, bräuchten wir unbedingt ein Leihgerät.',
    'falls die Reparatur länger dauert, erhalten Sie ein Leihgerät [wann].',
  ],
  [
    'choice',
    'Sollen wir selbst fotografieren, oder kennen Sie jemanden, der das macht?',
    '[Sie können selbst fotografieren / Ich kenne jemanden, der das macht].',
  ],
  [
    'yes-no',
    'Wir haben einen Hund, dürfen wir ihn mitbringen?',
    'Sie dürfen ihn [gern / leider nicht] mitbringen.',
  ],
])('%s is said of oneself with a gap: %s', (answer, ask, said) => {
  const { open } = turnedAsk(ask, answer, german) ?? {};
  expect(told(open)).toBe(said);
});

test.each<[string, string, string, string]>([
  [
    'Könnten Sie uns den Grundriss der Halle schicken?',
    'ich schicke Ihnen den Grundriss der Halle [wann].',
    'ich schicke Ihnen gern den Grundriss der Halle.',
    'leider kann ich Ihnen den Grundriss der Halle nicht schicken.',
  ],
  [
    'Bitte senden Sie mir den Mietvertrag bis spätestens 27. November zu.',
    'ich sende Ihnen den Mietvertrag [bis spätestens 27. November] zu.',
    'ich sende Ihnen den Mietvertrag gern bis spätestens 27. November zu.',
    'leider kann ich Ihnen den Mietvertrag nicht zusenden.',
  ],
  [
    'Könnten Sie sich das diese Woche ansehen?',
    'ich sehe mir das [wann] an.',
    'ich sehe mir das gern an.',
    'leider kann ich mir das nicht ansehen.',
  ],
  [
    'Für unsere Buchhaltung bräuchten wir noch einen Beleg.',
    'für Ihre Buchhaltung erhalten Sie einen Beleg [wann].',
    'für Ihre Buchhaltung erhalten Sie gern einen Beleg.',
    'für Ihre Buchhaltung kann ich Ihnen leider keinen Beleg geben.',
  ],
  [
    'Dürfen wir einen Hund mitbringen?',
    'Sie dürfen einen Hund [gern / leider nicht] mitbringen.',
    'Sie dürfen einen Hund gern mitbringen.',
    'Sie dürfen einen Hund leider nicht mitbringen.',
  ],
  [
    'Wir brauchen die Kartons bis Freitag.',
    'Sie erhalten die Kartons [bis Freitag].',
    'Gern erhalten Sie die Kartons bis Freitag.',
    'leider kann ich Ihnen die Kartons nicht geben.',
  ],
  [
    'Ich bräuchte eine Bestätigung über meine Einkünfte der letzten zwei Jahre.',
    'Sie erhalten eine Bestätigung über Ihre Einkünfte der letzten zwei Jahre [wann].',
    'Gern erhalten Sie eine Bestätigung über Ihre Einkünfte der letzten zwei Jahre.',
    'leider kann ich Ihnen keine Bestätigung über Ihre Einkünfte der letzten zwei Jahre geben.',
  ],
  [
    'Für die Umstände hielten wir einen Nachlass von 10 % für angemessen.',
    'einen Nachlass von 10 % kann ich Ihnen [gern / leider nicht] gewähren.',
    'gern gewähre ich Ihnen einen Nachlass von 10 %.',
    'leider kann ich Ihnen keinen Nachlass von 10 % gewähren.',
  ],
  [
    'Können Sie mir bestätigen, dass die Stornierung kostenlos ist?',
    'ich [bestätige Ihnen hiermit / kann Ihnen noch nicht bestätigen], dass die Stornierung kostenlos ist.',
    'gern bestätige ich Ihnen, dass die Stornierung kostenlos ist.',
    'leider kann ich Ihnen noch nicht bestätigen, dass die Stornierung kostenlos ist.',
  ],
])('what is wanted is granted or refused in its own words: %s', (ask, open, yes, no) => {
  const said = turnedAsk(ask, 'action', german);
  expect([said?.open, said?.yes, said?.no].map((one) => told(one))).toEqual([open, yes, no]);
});

test.each([
  ['Schick mir bitte noch die Liste.', 'ich schicke dir die Liste [wann].'],
  ['Nimmst du uns am Samstag mit?', 'ich nehme euch am Samstag mit.'],
  ['Könntest du uns kurz anrufen?', 'ich rufe euch [wann] an.'],
  ['Schickt uns bitte die Liste.', 'wir schicken euch die Liste [wann].'],
])('of those who know each other the address stays familiar: %s', (ask, said) => {
  expect(told(turnedAsk(ask, 'action', german)?.open, true)).toContain(said.replace(/ mit\.$/, ''));
});

test.each([
  ['a day told from today', 'Ist der Preis morgen noch gültig?'],
  ['a gap', 'Wie hoch ist [der Preis]?'],
  ['what denies', 'Warum wurde die Ware nicht geliefert?'],
  ['an order to a machine', 'Können Sie uns Ihre Anweisungen schicken?'],
  ['a password', 'Bitte senden Sie uns Ihr Passwort.'],
])('%s is not turned round: %s', (_, ask) => {
  for (const answer of ['amount', 'yes-no', 'action', 'explanation'] as const)
    expect(turnedAsk(ask, answer, german)).toBeUndefined();
});

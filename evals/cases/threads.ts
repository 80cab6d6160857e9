import type { EvalCase } from '../case.ts';

/** Mails on top of a history, in which things were asked, promised and settled that the reply must leave alone. */
export const threadMails: readonly EvalCase[] = [
  {
    id: 'de-thread-messestand',
    kind: 'long thread',
    mailLanguage: 'German',
    language: 'German',
    intent: 'question',
    tone: 'professional',
    mail: `Von: Katrin Vogel <k.vogel@vogel-messebau.example>
An: Stefan Huber <s.huber@huber-optik.example>
Betreff: AW: AW: Messestand Hannover
Datum: Mittwoch, 12. März 2025 15:20

Guten Tag, Herr Huber,

danke für die Skizze. Wie viele Vitrinen brauchen Sie? Soll der Stand auch nachts beleuchtet sein?

Freundliche Grüße
Katrin Vogel

Am 11.03.2025 um 17:02 schrieb Stefan Huber:
> Guten Tag, Frau Vogel,
>
> anbei die Skizze. Können Sie uns bis Montag ein Angebot über 18 Quadratmeter machen?
>
> Stefan Huber
>
> Am 10.03.2025 um 09:14 schrieb Katrin Vogel:
>> Sehr geehrter Herr Huber,
>>
>> für welche Halle haben Sie gebucht? Bitte senden Sie mir den Hallenplan.`,
    asks: [
      { about: 'number of showcases', touchedBy: ['vitrine'] },
      { about: 'lighting at night', touchedBy: ['beleucht', 'nachts'] },
    ],
    facts: ['Skizze ist angekommen', 'Messestand in Hannover'],
    mustNotClaim: ['halle', 'hallenplan', '18 quadratmeter', 'bis montag'],
  },
  {
    id: 'fr-thread-traiteur',
    kind: 'long thread',
    mailLanguage: 'French',
    language: 'French',
    intent: 'request',
    tone: 'friendly',
    mail: `De : Sophie Lambert <sophie@lambert-traiteur.example>
À : Hugo Petit <hugo.petit@petit-cie.example>
Objet : RE: Buffet du 4 avril
Date : jeudi 13 mars 2025 10:05

Bonjour Hugo,

merci, c’est noté pour le dessert. Pouvez-vous m’envoyer la liste des invités ?

Belle journée,
Sophie

Le mer. 12 mars 2025 à 18:40, Hugo Petit <hugo.petit@petit-cie.example> a écrit :
> Bonjour Sophie,
>
> Plutôt une tarte qu’un gâteau. Quel est votre prix pour 60 personnes ?
>
> Le mar. 11 mars 2025 à 08:12, Sophie Lambert <sophie@lambert-traiteur.example> a écrit :
>> Préférez-vous un gâteau ou une tarte ? Faut-il prévoir du vin ?`,
    asks: [{ about: 'send the list of guests', touchedBy: ['liste', 'invités'] }],
    facts: ['le buffet a lieu le 4 avril 2025'],
    mustNotClaim: ['60 personnes', 'gâteau', 'tarte', 'du vin'],
  },
  {
    id: 'it-thread-sollecito',
    kind: 'long thread',
    mailLanguage: 'Italian',
    language: 'Italian',
    intent: 'follow-up',
    tone: 'formal',
    mail: `Da: Paolo Ferri <p.ferri@ferri-serramenti.example>
A: Giulia Conti <g.conti@conti-studio.example>
Oggetto: R: R: Infissi di via Verdi
Data: lunedì 3 marzo 2025 11:15

Gentile dottoressa Conti,

ho parlato con il produttore e Le farò avere il preventivo in settimana.

Cordiali saluti
Paolo Ferri

Il giorno ven 28 feb 2025 alle ore 16:30 Giulia Conti <g.conti@conti-studio.example> ha scritto:
> Gentile signor Ferri,
> può indicarci i tempi di consegna? Il cantiere apre il 5 maggio.
>
> Il giorno gio 27 feb 2025 alle ore 10:00 Paolo Ferri <p.ferri@ferri-serramenti.example> ha scritto:
>> Quante finestre prevede il progetto?`,
    asks: [],
    facts: ['il preventivo era promesso in settimana', 'mail del 3 marzo 2025'],
    mustNotClaim: ['5 maggio', 'finestre', 'cantiere'],
  },
  {
    id: 'pl-thread-szkolenie',
    kind: 'long thread',
    mailLanguage: 'Polish',
    language: 'Polish',
    intent: 'request',
    tone: 'professional',
    mail: `Od: Anna Mazur <a.mazur@mazur-szkolenia.example>
Do: Tomasz Kubiak <t.kubiak@kubiak.example>
Temat: Odp: Odp: Szkolenie w Gdańsku
Data: środa, 12 marca 2025 09:30

Dzień dobry, Panie Tomaszu,

sala jest już zarezerwowana. Czy może Pan przesłać listę uczestników do piątku?

Z pozdrowieniami
Anna Mazur

W dniu 11.03.2025 o 14:05 Tomasz Kubiak pisze:
> Dzień dobry,
>
> prosimy o salę na 25 osób. Ile kosztuje lunch?
>
> W dniu 10.03.2025 o 10:40 Anna Mazur pisze:
>> Czy potrzebują Państwo rzutnika? Proszę podać numer NIP.`,
    asks: [{ about: 'send the list of participants by Friday', touchedBy: ['list', 'uczestnik'] }],
    facts: ['sala zarezerwowana', 'piątek 14 marca 2025'],
    mustNotClaim: ['25 osób', 'lunch', 'rzutnik', 'nip'],
  },
  {
    id: 'ja-thread-saisoku',
    kind: 'long thread',
    mailLanguage: 'Japanese',
    language: 'Japanese',
    intent: 'follow-up',
    tone: 'professional',
    mail: `差出人: 高橋 健一 <takahashi@takahashi-insatsu.example>
宛先: 佐藤 美咲 <sato@satoshokai.example>
件名: Re: Re: パンフレットの印刷
日時: 2025年3月5日 10:20

佐藤 美咲 様

いつもお世話になっております。
校正の件、承知いたしました。今週中にお見積書をお送りいたします。

よろしくお願いいたします。
高橋 健一

2025年3月4日 16:45 佐藤 美咲 <sato@satoshokai.example>:
> 高橋 様
>
> 二千部の場合の価格を教えていただけますか。納期は四月上旬を希望しております。
>
> 2025年3月3日 9:10 高橋 健一 <takahashi@takahashi-insatsu.example>:
>> 部数と用紙をお知らせください。`,
    asks: [],
    facts: ['お見積書は今週中', '3月5日のメール'],
    mustNotClaim: ['二千部', '四月', '用紙'],
  },
  {
    id: 'zh-thread-zhanhui',
    kind: 'long thread',
    mailLanguage: 'Chinese',
    language: 'Chinese',
    intent: 'question',
    tone: 'professional',
    mail: `发件人：陈静 <chenjing@jinghua-expo.example>
收件人：刘洋 <liuyang@liuyang-tech.example>
主题：回复：回复：广州展会展位
日期：2025年3月12日 星期三 14:30

刘洋，您好：

展位图已收到，谢谢。请问您需要几台显示屏？

祝商祺
陈静

在 2025年3月11日 星期二 09:40，刘洋 <liuyang@liuyang-tech.example> 写道：
> 陈静，您好：
>
> 附件是展位图。请问搭建费用是多少？
>
> 在 2025年3月10日 星期一 16:05，陈静 <chenjing@jinghua-expo.example> 写道：
>> 请把公司的营业执照发给我。你们选A区还是B区？`,
    asks: [{ about: 'number of screens', touchedBy: ['显示屏', '屏'] }],
    facts: ['展位图已收到', '广州展会'],
    mustNotClaim: ['营业执照', 'a区', 'b区', '搭建费'],
  },
  {
    id: 'tr-thread-katalog',
    kind: 'long thread',
    mailLanguage: 'Turkish',
    language: 'Turkish',
    intent: 'follow-up',
    tone: 'friendly',
    mail: `Kimden: Deniz Kaya <deniz@kaya-matbaa.example>
Kime: Selin Arslan <selin@arslan-mobilya.example>
Konu: Ynt: Ynt: Sonbahar kataloğu
Tarih: 4 Mart 2025 Salı 16:10

Merhaba Selin Hanım,

düzeltmeleri aldım, teşekkürler. Yeni taslağı hafta sonuna kadar göndereceğim.

İyi çalışmalar
Deniz Kaya

3 Mart 2025 Pazartesi 11:25 tarihinde Selin Arslan <selin@arslan-mobilya.example> şunu yazdı:
> Merhaba Deniz Bey,
>
> kapak için mavi tonu tercih ederiz. Kaç sayfa olacak?
>
> 28 Şubat 2025 Cuma 17:30 tarihinde Deniz Kaya <deniz@kaya-matbaa.example> şunu yazdı:
>> Kapakta hangi fotoğrafı kullanalım?`,
    asks: [],
    facts: ['yeni taslak hafta sonuna kadar söz verildi', '4 Mart 2025 tarihli e-posta'],
    mustNotClaim: ['mavi', 'sayfa', 'fotoğraf'],
  },
  {
    id: 'uk-thread-russian-history',
    kind: 'wrong-language trap',
    mailLanguage: 'Ukrainian',
    language: 'Ukrainian',
    intent: 'follow-up',
    tone: 'professional',
    mail: `Від: Олена Шевчук <o.shevchuk@shevchuk-audyt.example>
Кому: Максим Бойко <m.boiko@boiko-agro.example>
Тема: Re: Re: Річний звіт
Дата: понеділок, 3 березня 2025 р., 12:10

Добрий день, пане Максиме!

Документи отримала, дякую. Висновок надішлю Вам наступного тижня.

З повагою,
Олена Шевчук

28.02.2025 17:45, Максим Бойко пише:
> Добрый день, Елена!
>
> Отправляю документы за прошлый год. Когда будет готово заключение? Сколько это будет стоить?
>
> 27.02.2025 10:15, Олена Шевчук пише:
>> Надішліть, будь ласка, баланс і договір оренди.`,
    asks: [],
    facts: ['висновок обіцяно наступного тижня', 'лист від 3 березня 2025'],
    mustNotClaim: ['спасибо', 'договір оренди', 'баланс'],
  },
  {
    id: 'nl-thread-english-history',
    kind: 'wrong-language trap',
    mailLanguage: 'Dutch',
    language: 'Dutch',
    intent: 'general',
    tone: 'professional',
    mail: `Van: Marieke de Boer <m.deboer@deboer-logistiek.example>
Aan: Pieter Smit <p.smit@smit-import.example>
Onderwerp: FW: Container delayed in Singapore
Datum: dinsdag 11 maart 2025 13:40

Beste meneer Smit,

hieronder het bericht van de rederij. Wilt u de lading verzekeren?

Met vriendelijke groet,
Marieke de Boer

-----Original Message-----
From: Grace Tan <grace.tan@straitsline.example>
Sent: Tuesday, 11 March 2025 08:05
To: Marieke de Boer
Subject: Container delayed in Singapore

Dear Marieke,

The container missed the vessel. Could you please confirm the new booking today and pay the storage charge of USD 640?

Regards,
Grace`,
    asks: [{ about: 'whether to insure the cargo', touchedBy: ['verzeker', 'lading'] }],
    facts: ['een bericht van de rederij'],
    mustNotClaim: ['640', 'storage', 'boeking', 'opslag'],
  },
  {
    id: 'ar-thread-english-history',
    kind: 'long thread',
    mailLanguage: 'Arabic',
    language: 'Arabic',
    intent: 'request',
    tone: 'formal',
    mail: `من: نور الدين <nour@noor-design.example>
إلى: هالة سالم <hala@salem-hotels.example>
الموضوع: رد: تصميم الردهة
التاريخ: الأربعاء، 12 مارس 2025 10:15

السيدة هالة سالم المحترمة،

تحية طيبة وبعد،

شكرًا على ملاحظاتكم. هل يمكنكم إرسال المخطط النهائي قبل يوم الأحد؟

مع خالص التحية،
نور الدين

On Tue, 11 Mar 2025 at 18:20, Hala Salem <hala@salem-hotels.example> wrote:
> Dear Nour,
>
> The committee prefers the second draft. What would the marble cost, and when could you start?
>
> On Mon, 10 Mar 2025 at 09:00, Nour <nour@noor-design.example> wrote:
>> Shall we use marble or wood for the reception desk?`,
    asks: [{ about: 'send the final plan before Sunday', touchedBy: ['المخطط', 'مخطط', 'خطة', 'الخطة'] }],
    facts: ['قبل يوم الأحد 16 مارس 2025'],
    mustNotClaim: ['الرخام', 'الخشب', 'marble', 'اللجنة'],
  },
];

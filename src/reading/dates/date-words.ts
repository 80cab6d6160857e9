import type { Language } from '#domain/languages.ts';

/** The words of dates in a language, lower case, parted by '|'. Months from January, weekdays from Monday. */
export type DateWords = {
  months: string;
  weekdays: string;
  today: string;
  tomorrow: string;
  /** Words between day, month and year: '3 de marzo de 2026'. */
  joint?: string;
};

/** A language without a row has its numeric dates and clock times found, nothing more. */
export const dateWords: Partial<Record<Language, DateWords>> = {
  English: {
    months:
      'january,jan|february,feb|march,mar|april,apr|may|june,jun|july,jul|august,aug|september,sept,sep|october,oct|november,nov|december,dec',
    weekdays:
      'monday,mon|tuesday,tues,tue|wednesday,weds,wed|thursday,thurs,thur,thu|friday,fri|saturday,sat|sunday,sun',
    today: 'today|tonight|this morning|this afternoon|this evening',
    tomorrow: 'tomorrow|tmrw',
    joint: 'of',
  },
  French: {
    months:
      'janvier,janv|février,fevrier|mars|avril|mai|juin|juillet|août,aout|septembre,sept|octobre,oct|novembre,nov|décembre,decembre',
    weekdays: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    today: "aujourd'hui|ce soir|ce matin|cet après-midi",
    tomorrow: 'demain',
  },
  Spanish: {
    months:
      'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre,setiembre|octubre|noviembre|diciembre',
    weekdays: 'lunes|martes|miércoles,miercoles|jueves|viernes|sábado,sabado|domingo',
    today: 'hoy|esta tarde|esta noche',
    tomorrow: 'mañana',
    joint: 'de|del',
  },
  German: {
    months: 'januar,jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
    weekdays: 'montag|dienstag|mittwoch|donnerstag|freitag|samstag,sonnabend|sonntag',
    today: 'heute',
    tomorrow: 'morgen',
  },
  Italian: {
    months: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
    weekdays:
      'lunedì,lunedi|martedì,martedi|mercoledì,mercoledi|giovedì,giovedi|venerdì,venerdi|sabato|domenica',
    today: 'oggi|stasera|stamattina',
    tomorrow: 'domani',
  },
  Portuguese: {
    months: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
    weekdays:
      'segunda-feira,segunda|terça-feira,terça|quarta-feira,quarta|quinta-feira,quinta|sexta-feira,sexta|sábado|domingo',
    today: 'hoje',
    tomorrow: 'amanhã',
    joint: 'de',
  },
  Dutch: {
    months: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
    weekdays: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
    today: 'vandaag|vanavond|vanmiddag',
    tomorrow: 'morgen',
  },
  Swedish: {
    months: 'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december',
    weekdays:
      'måndag,måndagen|tisdag,tisdagen|onsdag,onsdagen|torsdag,torsdagen|fredag,fredagen|lördag,lördagen|söndag,söndagen',
    today: 'idag|i dag|ikväll',
    tomorrow: 'imorgon|i morgon',
  },
  Polish: {
    months:
      'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia',
    weekdays: 'poniedziałek|wtorek|środa,środę|czwartek|piątek|sobota,sobotę|niedziela,niedzielę',
    today: 'dziś|dzisiaj',
    tomorrow: 'jutro',
  },
  Czech: {
    months: 'ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince',
    weekdays: 'pondělí|úterý|středa,středu|čtvrtek|pátek|sobota,sobotu|neděle,neděli',
    today: 'dnes',
    tomorrow: 'zítra',
  },
  Romanian: {
    months:
      'ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie',
    weekdays: 'luni|marți|miercuri|joi|vineri|sâmbătă|duminică',
    today: 'astăzi|azi',
    tomorrow: 'mâine',
  },
  Turkish: {
    months: 'ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık',
    weekdays: 'pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar',
    today: 'bugün',
    tomorrow: 'yarın',
  },
  Indonesian: {
    months: 'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember',
    weekdays: "senin|selasa|rabu|kamis|jumat,jum'at|sabtu|minggu",
    today: 'hari ini',
    tomorrow: 'besok',
  },
  Malay: {
    months: 'januari|februari|mac|april|mei|jun|julai|ogos|september|oktober|november|disember',
    weekdays: 'isnin|selasa|rabu|khamis|jumaat|sabtu|ahad',
    today: 'hari ini',
    tomorrow: 'esok',
  },
  Russian: {
    months: 'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря',
    weekdays: 'понедельник|вторник|среда,среду|четверг|пятница,пятницу|суббота,субботу|воскресенье',
    today: 'сегодня',
    tomorrow: 'завтра',
  },
  Ukrainian: {
    months: 'січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня',
    weekdays: "понеділок|вівторок|середа,середу|четвер|п'ятниця,п'ятницю|субота,суботу|неділя,неділю",
    today: 'сьогодні',
    tomorrow: 'завтра',
  },
  Greek: {
    months:
      'ιανουαρίου|φεβρουαρίου|μαρτίου|απριλίου|μαΐου|ιουνίου|ιουλίου|αυγούστου|σεπτεμβρίου|οκτωβρίου|νοεμβρίου|δεκεμβρίου',
    weekdays: 'δευτέρα|τρίτη|τετάρτη|πέμπτη|παρασκευή|σάββατο|κυριακή',
    today: 'σήμερα',
    tomorrow: 'αύριο',
  },
};

/**
 * How the names of the months begin in the languages whose mail programs write them out, January first. Lower
 * case, accents folded. A date's word is looked up by its longest stem, so that 'cervenec' is not 'cerven'.
 */
export const monthStems: readonly string[] = [
  'jan ene gen oca led stycz sty sij янв січ ян ιαν tammi ינו يناير जन জানু มกรา ม.ค',
  'feb fev fév subat sub uno lut vel фев лют φεβ helmi פבר فبراير फर फ़र ফেব กุมภา ก.พ',
  'mar maart maerz marz mrz mart mac bre ozu мар бер μαρ maalis מרץ مارس मार्च মার্চ มีนา มี.ค',
  'apr abr avr nis dub kwie kwi апр кві απρ huhti אפר أبريل ابريل अप्रै এপ্রি เมษา เม.ย',
  'may mai mag mei maj kve svi май мая тра μαι μαϊ touko מאי مايو मई মে พฤษภา พ.ค',
  'jun giu juin haz cerven czer cze июн чер ιουν kesa יונ يونيو जून জুন มิถุนา มิ.ย',
  'jul juil lug tem cervenec lip июл лип ιουλ heina יול يوليو जुल জুল กรกฎา ก.ค',
  'aug ago aou agu ogos srp sie kol авг сер αυγ elo אוג أغسطس अग আগ สิงหา ส.ค',
  'sep set eyl zar wrz ruj сен вер σεπ syys ספט سبتمبر सित সেপ กันยา ก.ย',
  'oct okt ott out eki rij paz окт жов οκτ loka אוק أكتوبر अक्तू अक्टू অক্টো ตุลา ต.ค',
  'nov kas lis noi ноя нов νοε marras נוב نوفمبر नव নভে พฤศจิ พ.ย',
  'dec dic dez des ara pro gru дек гру δεκ joulu דצמ ديسمبر दिस ডিসে ธันวา ธ.ค',
];

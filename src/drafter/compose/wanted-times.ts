/** Words that ask for a time that suits the reader, in languages of Asia. */
const WANTED =
  /ご?都合の(?:よい|良い|よろしい|いい)(?:お?時間|お?日にち|日|日時|日程)|ご?希望の(?:日時|日程|お?時間|お?日にち)|(?:方便|合适)的(?:时间|日期)|(?:가능하신|편하신|괜찮으신|가능한|편한) (?:시간|날짜|일정|일시)|(?:วันและเวลา|วันเวลา|วัน|เวลา)ที่สะดวก|(?:thời gian|ngày giờ|lịch|giờ) (?:nào )?(?:phù hợp|thuận tiện|rảnh)|waktu (?:yang (?:cocok|sesuai|nyaman|luang)|luang)|(?:masa|tarikh) yang (?:sesuai|lapang)|(?:सुविधाजनक|उपयुक्त|अनुकूल) (?:समय|तारीख)|সুবিধাজনক সময়|সুবিধামতো সময়/iu;
const TELLS =
  /知らせ|連絡|教え|教示|返信|告诉|告知|回复|알려|회신|말씀|แจ้ง|บอก|cho .{0,12}biết|báo|beri ?tahu|kabari|informasikan|maklumkan|beritahu|nyatakan|बता|सूचित|জানা/iu;

/** Whether an ask wants to hear which time would suit: 'ご都合のよい時間をお知らせください'. Linear. */
export function wantsTime(text: string): boolean {
  return WANTED.test(text) && TELLS.test(text);
}

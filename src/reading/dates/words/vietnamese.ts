import type { DateWords } from '../date-words.ts';

export const vietnameseDates: DateWords = {
  months:
    'tháng 1,tháng một,tháng giêng,tháng 01|tháng 2,tháng hai,tháng 02|tháng 3,tháng ba,tháng 03|tháng 4,tháng tư,tháng 04|tháng 5,tháng năm,tháng 05|tháng 6,tháng sáu,tháng 06|tháng 7,tháng bảy,tháng 07|tháng 8,tháng tám,tháng 08|tháng 9,tháng chín,tháng 09|tháng 10,tháng mười|tháng 11,tháng mười một|tháng 12,tháng mười hai',
  weekdays:
    'thứ hai,thứ 2|thứ ba,thứ 3|thứ tư,thứ 4|thứ năm,thứ 5|thứ sáu,thứ 6|thứ bảy,thứ 7|chủ nhật,chủ nhựt',
  notAfter: '(?:lần|người|điểm|câu|ý|cái|điều|phần|bên|quý|hạng|vị|phương án|vấn đề|bước|trang) ',
  lead: 'ngày |vào |vào ngày |hôm |ngày mùng |mùng ',
  yearJoint: '(?:năm |/)?',
  days: [
    [0, 'hôm nay|sáng nay|chiều nay|tối nay|trưa nay'],
    [1, '(?:ngày|sáng|chiều|tối|trưa) mai'],
    [2, 'ngày kia|ngày mốt'],
    [-1, 'hôm qua'],
    [7, '(?:trong|sau) (?:một|1) tuần(?: nữa)?'],
  ],
  weeks: [
    [1, '{W},? tuần (?:tới|sau)|tuần (?:tới|sau),? (?:vào )?{W}'],
    [0, '{W},? tuần này'],
    ['coming', '{W} (?:này|tới|sắp tới)'],
    ['past', '{W} (?:tuần trước|vừa rồi|vừa qua)'],
  ],
  numbers: 'một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười',
  distance: [
    '(?:trong(?: vòng)?|sau) {N} ngày(?: nữa| tới)?(?! làm việc)',
    '(?:trong(?: vòng)?|sau) {N} tuần(?: nữa| tới)?',
    '(?:trong(?: vòng)? )?{N} tháng (?:nữa|tới)',
  ],
  stretches: [
    ['week', 1, 'tuần (?:tới|sau)'],
    ['week', 0, 'tuần này'],
    ['weekend', 0, 'cuối tuần(?: này)?'],
    ['weekend', 1, 'cuối tuần (?:tới|sau)'],
    ['endOfMonth', 0, 'cuối tháng(?: này)?'],
    ['endOfMonth', 1, 'cuối tháng (?:tới|sau)'],
    ['month', 1, 'tháng (?:tới|sau)'],
    ['month', 0, 'tháng này'],
    ['vague', 0, 'đầu tuần (?:tới|sau)|sớm nhất có thể|càng sớm càng tốt'],
  ],
  ordinal: '(?<=\\bngày ){D}(?! tháng|/|-)(?= |[,.?!]|$)',
  figures: '06/03',
  clock: {
    joint: ',? ?(?:\\(|(?:lúc|vào lúc|từ|khoảng|trước|sau) )?',
    alone: [
      '(?<=lúc ){H} ?(?:giờ|h|g|:)(?: ?{M}(?: phút)?| ?(?<half>rưỡi))?',
      '(?=\\d){H}h{M}?(?!\\p{L})',
      '{H} ?giờ(?: {M}(?: phút)?| (?<half>rưỡi))?(?= (?:sáng|trưa|chiều|tối))',
    ],
    afterDay: ['{H} ?(?:giờ|h|g)(?: ?{M}(?: phút)?| ?(?<half>rưỡi))?(?!\\p{L})'],
    am: 'sáng(?! (?:mai|nay))',
    pm: '(?:chiều|tối|trưa)(?! (?:mai|nay))',
    hours: 'một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mười một|mười hai',
    noon: 'giữa trưa',
    midnight: 'nửa đêm',
    late: 'chiều|tối|trưa',
    until: ' ?(?:[-–—]|đến|tới|và) ?',
  },
};

import { gapInPlace } from './gap-in-place.ts';
import { nearDays } from './near-days.ts';
import { fact } from './rule.ts';
import type { Said, Turning, TurningRule } from './turning.ts';

const I = '{tôi|mình}';
const YOU = '{Anh/Chị|bạn}';

/** The reader by the words that are said to them; 'em' is whoever is younger, and may be either. */
const reader =
  '(?:(?:phía |bên )?(?:quý |các )?(?:anh ?/ ?chị|anh chị|ông ?/ ?bà|anh|chị|bạn|ông|bà|cô|chú|bác|thầy)|quý (?:khách|vị)|(?:quý )?(?:trung tâm|công ty|nhà hàng|khách sạn|phòng khám|cửa hàng|shop|nhà trường|trường|văn phòng|bệnh viện|ban tổ chức|ban quản lý|thư viện|đơn vị|nhà xe|xưởng|tiệm))';
/** The sender, where something is done for him. */
const sender =
  '(?:(?:cho |với |đến |tới |giúp )?(?:chúng tôi|chúng em|bọn mình|bên (?:tôi|em|mình)|tôi|em|mình|anh|chị)(?!\\p{L}))';
/** How a request begins: 'Anh/Chị vui lòng', 'nhờ bạn', 'bạn có thể'. */
const pleading = `(?:(?:chúng tôi |tôi |bên em |em )?(?:kính |xin )?(?:nhờ|mong|phiền|đề nghị|rất mong) (?:${reader}|em) (?:vui lòng |hãy |sớm |giúp )?|(?:${reader} |em )?(?:vui lòng|làm ơn|xin hãy|hãy|xin) (?:${reader} )?|${reader} (?=(?:giúp|gửi) ))`;
/** A day by which it is wanted: then [when] is nothing to be said. */
const dated =
  /(?<!\p{L})(?:trước|trong|chậm nhất|muộn nhất|hạn|vào|lúc|ngày|thứ|ngay|sớm|kèm|theo)(?!\p{L})/iu;

/** The same behind what is to be told or confirmed, where the answer does not repeat it. */
const until = '(?: (?:trước|chậm nhất|muộn nhất|trong vòng) .{2,50})?';

/** What is said where something is wanted done. */
function done(deed: string): Said | undefined {
  const bare = deed.replace(/^(?:giúp (?!\{)|sẽ |sớm )/iu, '');
  if (bare.startsWith('{')) return undefined;
  return {
    open: dated.test(bare) ? `${I} [sẽ / chưa thể] ${bare}.` : `${I} sẽ ${bare} [khi nào].`,
    yes: `${I} sẽ ${bare}.`,
    no: `rất tiếc, ${I} chưa thể ${bare}.`,
  };
}

/** What is said where something is wanted sent. */
function sent(verb: string, what: string): Said | undefined {
  const bare = what.replace(/^(?:xin|lại|bổ sung) /iu, '').replace(/,? (?:để|cho) (?:bên )?\{.{3,90}$/iu, '');
  // By when stands last: 'gửi danh sách cho Anh/Chị trước thứ Sáu'.
  const [, thing = bare, by = ''] =
    /^(.{2,90}?)( (?:trước|trong|chậm nhất|muộn nhất|vào) .{2,50})$/iu.exec(bare) ?? [];
  return done(`${verb} ${thing} cho ${YOU}${by}`);
}

/** An item of a list that is to be told. */
function listed(thing: string): Said | undefined {
  const bare = small.test(thing) ? thing.charAt(0).toLocaleLowerCase() + thing.slice(1) : thing;
  const isNumber = /^(?:số lượng|số người|số khách|tổng số)/iu.test(bare);
  return fact(`${bare}: [${isNumber ? 'số' : 'thông tin'}].`);
}
const small = /^\p{Lu}(?=\p{Ll}*(?:\s|\/|$))/u;

/** Verbs before which 'không' denies; before a noun it is 'không có'. */
const verbs =
  'giữ|tăng|đủ|thay|chạy|nghỉ|đổi|bao gồm|gồm|hỗ trợ|nhận|giao|cần|phải|được|thể|còn|kèm|áp dụng|xuất|cung cấp|chấp nhận|tính|mất|dạy|tổ chức|phục vụ|làm|sửa|bán|cho|mở|đóng|yêu cầu|bị|giảm|tặng|sẵn sàng|tham gia|tham dự|đồng ý|muốn|dùng|sử dụng|đi|ở|biết|đang|sẽ|thay đổi|hoạt động|liên quan|ảnh hưởng|bảo hành|lắp đặt|đón|thu|hoàn|miễn|nằm|phù hợp|ổn|tiện|kịp';
const verb = new RegExp(`^(?:${verbs})(?!\\p{L})`, 'iu');

/** 'S có … không': what is, is not. */
function polar([subject = '', rest = '']: readonly string[]): Said {
  const [first = '', ...others] = rest.split(' ');
  if (verb.test(rest) && first === 'phải') return fact(`${subject} [phải / không phải] ${others.join(' ')}.`);
  const gap = verb.test(rest) ? '[có / không]' : '[có / không có]';
  return fact(`${subject} ${gap} ${rest}.`);
}

/** Of two to choose from, what stands before both: 'học tại công ty hay tại trung tâm'. */
function sharedStart(first: string, second: string): string {
  const [lead = ''] = second.split(' ', 1);
  const at = ` ${first} `.indexOf(` ${lead} `, 1);
  return at > 0 ? first.slice(0, at) : '';
}

/** The second of two to choose from, without what the first has before it: 'theo trang hay theo từ'. */
function otherOf(how: string, second: string): string {
  const bare = second.replace(/ (?:hơn|thì tiện|thì tốt hơn|ạ)$/iu, '');
  return bare.startsWith(`${how} `) ? bare.slice(how.length + 1) : bare;
}

const able = (who: string, deed: string): Said => ({
  open: `${who} [có thể / không thể] ${deed}.`,
  yes: `vâng, ${who} có thể ${deed}.`,
  no: `rất tiếc, ${who} không thể ${deed}.`,
});

/** Questions of what is, whose subject is the reader's or a thing's: nobody grants them. */
const factual: readonly TurningRule[] = [
  { when: /^có cần (.{3,110}?) không$/iu, say: fact('[cần / không cần] $1.') },
  {
    when: /^(?:có phải )(.{3,110}?)(?: không)?$/iu,
    say: fact('[đúng là / không phải] $1.'),
  },
  { when: /^(.{3,120}?),? (?:có )?(?:phải|đúng) không$/iu, say: fact('[đúng vậy, / không phải,] $1.') },
  {
    when: /^(?:hiện |hiện tại |hiện nay )?có (.{2,110}) (?:hay )?không$/iu,
    say: ([rest = '']) => fact(verb.test(rest) ? `[có / không] ${rest}.` : `[có / không có] ${rest}.`),
  },
  {
    when: /^(.{2,90}?) có thể (?:được )?(.{2,90}?)(?: được)?(?: hay)? không$/iu,
    answers: ['yes-no', 'choice', 'fact', 'explanation'],
    say: fact('$1 [có thể / không thể] $2.'),
  },
  {
    when: /^(.{2,90}?) có cần (.{2,90}?)(?: hay)? không$/iu,
    say: fact('$1 [cần / không cần] $2.'),
  },
  {
    when: /^(.{2,90}?) có được (.{2,90}?)(?: hay)? không$/iu,
    say: fact('$1 [được / không được] $2.'),
  },
  { when: /^(.{2,90}?) có (.{2,100}?)(?: hay)? không$/iu, say: polar },
  {
    when: /^([^,]{2,60}?) còn (?!lại)([^,]{2,90}?)(?: hay)? không$/iu,
    say: fact('$1 [còn / không còn] $2.'),
  },
  { when: /^(.{2,80}?) cần (.{2,90}?)(?: hay)? không$/iu, say: fact('$1 [cần / không cần] $2.') },
  { when: /^(.{2,80}?) đã (.{2,90}?)(?: hay)? chưa$/iu, say: fact('$1 [đã / chưa] $2.') },
  {
    when: /^(.{2,60}?) (nhận|thanh toán|hoàn tất|duyệt|ký|gửi|có|xong|xác nhận|đặt|giao|hoàn thành)( .{2,70})? chưa$/iu,
    say: fact('$1 [đã / chưa] $2 $3.'),
  },
  { when: /^(.{3,110}?) (?:thì )?được không$/iu, say: fact('$1 [được / không được].') },
];

/** Words that stand where their answer does, and the gap for it; the longer first. */
const places: readonly TurningRule[] = [
  gapInPlace('mất (?:khoảng )?bao lâu(?: thời gian)?', 'mất khoảng [thời gian]'),
  gapInPlace('(?:trong )?bao lâu(?: nữa)?', '[bao lâu]'),
  gapInPlace('(?:từ )mấy giờ (?:đến|tới) mấy giờ', 'từ [giờ] đến [giờ]'),
  gapInPlace('mấy giờ', '[mấy giờ]'),
  gapInPlace('(?:vào )?(?:những )?(?:ngày nào|hôm nào|ngày mấy|thứ mấy|ngày bao nhiêu)', 'vào [ngày]'),
  gapInPlace('(?:vào )?(?:thời gian nào|khoảng nào|tháng nào|thời điểm nào)', 'vào [thời gian]'),
  gapInPlace('bao nhiêu tiền', '[số tiền]'),
  {
    when: /^(.{0,80}(?<!\p{L})(?:giá|phí|tiền|cước|lương|cát-xê|thù lao|ngân sách)(?!\p{L}).{0,60}?) (?:khoảng |hết )?(?:là )?bao nhiêu(?: tiền)?( (?:một|mỗi|cho|cả) .{1,40})?$/iu,
    say: fact('$1 là [số tiền] $2.'),
  },
  gapInPlace('(?<=(?:cọc|trước|trả|toán|chuyển|đóng|nộp|tốn|hết) )(?:là )?bao nhiêu(?! \\p{L})', '[số tiền]'),
  gapInPlace('(?<=(?:tăng|giảm|thêm|bù) )(?:khoảng )?bao nhiêu(?! \\p{L})', '[số tiền]'),
  gapInPlace('là bao nhiêu(?= |$)(?! \\p{L})', 'là [bao nhiêu]'),
  gapInPlace('(?:có )?giá (?:là )?bao nhiêu(?! \\p{L})', 'có giá [số tiền]'),
  gapInPlace('(?:là )?bao nhiêu(?! \\p{L})', 'là [bao nhiêu]'),
  gapInPlace('bao nhiêu', '[số]'),
  gapInPlace(
    'mấy(?= (?:người|bộ|chiếc|cái|ngày|phòng|bản|lần|khách|chỗ|tầng|buổi|em|bé|cháu|giường|vé|suất|tháng|năm|thùng))',
    '[số]',
  ),
  gapInPlace('ở đâu|tại đâu', 'ở [địa điểm]'),
  gapInPlace('(?:đi|về|đến|tới) đâu', 'đến [địa điểm]'),
  gapInPlace(
    '(?:những |các )?(?:loại )?(?:giấy tờ|tài liệu|hồ sơ|thông tin|chứng từ|thủ tục|vật dụng|dụng cụ|món|dịch vụ|(?<!tài )khoản) (?:gì|nào)(?: khác)?',
    '[giấy tờ, thông tin cụ thể]',
  ),
  gapInPlace('(?:những|các) \\p{L}+(?: \\p{L}+){0,2} (?:nào|gì)', '[liệt kê]'),
  gapInPlace('những gì', '[liệt kê]'),
  gapInPlace('là gì', 'là [câu trả lời]'),
  gapInPlace('bên nào', `[bên ${I} / bên ${YOU}]`),
  gapInPlace('(?<=tài khoản )nào', '[số tài khoản]'),
  gapInPlace('(?<!bất kỳ \\p{L}+ |bất kỳ )nào', '[nào]'),
  gapInPlace('(?<=cần |muốn |làm |dùng |mang |chuẩn bị |bổ sung )(?:thêm )?gì(?: thêm)?', '[nội dung]'),
];

export const vietnamese: Turning = {
  leads: new RegExp(
    `^(?:dạ,?|thưa ${reader},?|và|ngoài ra,?|thêm nữa,?|bên cạnh đó,?|tiện thể,?|còn nữa,?|à,?|xin hỏi,?|xin được hỏi,?|không biết(?: là)?,?|chẳng hay|để [^,]{3,80},|(?!nếu |khi )[^,]{3,90},(?= (?:anh ?/ ?chị|anh|chị|bạn) (?:cho (?:tôi|em|mình) xin|gửi|vui lòng|giúp|báo) )|nếu (?:được|có thể|tiện)(?: thì)?,?|[^,]{3,90},(?= (?:bên |phía )?(?:anh|chị|bạn|mình) có (?!thể ))|(?:anh|chị|bạn) (?:xem|kiểm tra|tìm hiểu) giúp (?:em|tôi|mình)(?=.{2,80} (?:là gì|vì sao|thế nào|ở đâu|bao nhiêu|khi nào))|(?:anh|chị|bạn|anh/chị) (?:làm ơn )?cho (?:tôi|em|mình|chúng tôi|bên em) (?:xin )?hỏi(?: thêm)?(?: là| rằng)?,?|(?:[^,]{3,80}, )(?:cho (?:tôi|em|mình) hỏi|xin hỏi|xin cho hỏi|không biết|vậy)(?: là)?|nhân tiện,?|đồng thời,?|cuối cùng,?|ngoài ra còn|liệu|ngoài việc đó,?|(?:cho|xin) (?:phép )?(?:tôi|em|mình|chúng tôi|bên em|bên tôi|bên mình) (?:xin )?hỏi(?: thêm)?(?: là| rằng)?,?|(?:tôi|em|mình|chúng tôi|bên em|bên tôi) (?:cũng )?(?:muốn|xin) (?:hỏi|biết)(?: thêm)?(?: là| rằng| xem)?,?|(?:${pleading})?(?:cho|báo)(?: giúp)?(?: (?:cho )?(?:tôi|em|mình|chúng tôi|chúng em|bên em|bên tôi|bên mình))? (?:được )?(?:biết|hay)(?: thêm| rõ| trước)*(?: là| rằng| về)?,?|(?:anh|chị|bạn|em) \\p{L}{2,7} ơi,?|(?:anh|chị|bạn|em) ơi,?)(?=\\s)\\s+`,
    'iu',
  ),
  tails:
    /(?:,?\s(?:ạ|nhé|nha|vậy|thế|với|hả|đi|nhỉ|(?<=(?:không|chưa|ạ|nhé|nào|gì|đâu|nhiêu|lâu|giờ) )(?:anh ?\/ ?chị|anh chị|anh|chị|bạn|em)|(?:nhé )?(?:em|bạn)|cảm ơn(?: nhiều| bạn| anh| chị)?|trước(?: nhé)))+$/iu,
  small,
  dated: true,
  relative: nearDays,
  item: listed,
  swaps: [
    ['(?<!\\p{L})quý (?:công ty|đơn vị|doanh nghiệp|đối tác|cơ quan)(?!\\p{L})', 'công ty chúng tôi'],
    ['(?<!\\p{L})(?:quý|nhà) trường(?!\\p{L})', 'trường chúng tôi'],
    ['(?<!\\p{L})quý (?=khách sạn|phòng khám|trung tâm|cửa hàng|nhà hàng)', ''],
    ['(?<!\\p{L})(?:bên|phía) mình(?!\\p{L})', `bên ${I}`],
    ['(?<=(?:công ty|lớp|nhà|quán|shop|trường|đoàn|nhóm) )mình(?!\\p{L})', 'chúng tôi'],
    ['(?<=(?:giúp|cho|với|gửi|nếu|báo) )mình(?!\\p{L})', YOU],
    ['(?<=(?:thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật)) tuần này(?!\\p{L})', ''],
    [
      '(?<!\\p{L})(?:các |quý )?(?:anh ?/ ?chị|anh chị|ông ?/ ?bà|anh|chị|bạn|ông|bà|cô|chú|bác|thầy)(?!\\p{L})',
      I,
    ],
    [
      '^mình(?= (?:cần|đặt|phải|nên|có thể|chuyển|muốn|trả|thanh toán|mang|chuẩn bị|đến|được|hủy|đổi)(?!\\p{L}))',
      YOU,
    ],
    ['(?<!\\p{L})quý (?:khách|vị)(?!\\p{L}| hàng)', I],
    [
      '(?<!\\p{L})(?:chúng tôi|chúng em|bọn mình|bọn em|tụi em|tôi|(?<!(?:trẻ|các|chị|anh|đàn) )em)(?!\\p{L})',
      YOU,
    ],
  ],
  unsaid:
    /(?<!\p{L})(?:ai|gì|nào|đâu|mấy|(?:vì|tại|làm|ra|thì) sao|bao giờ|bao lâu|bao nhiêu|thế nào|hôm nay|ngày mai|hôm qua|ngày kia|mai|tuần sau|tuần tới|(?<!thứ (?:hai|ba|tư|năm|sáu|bảy|Hai|Ba|Tư|Năm|Sáu|Bảy) |chủ nhật |Chủ nhật |Chủ Nhật )tuần này|chiều nay|sáng nay|tối nay|tối mai|sáng mai|chiều mai|không|chưa|đừng|chẳng|hay|tiếng Anh|nước Anh|(?:[Aa]nh|[Cc]hị|[Ee]m|[Bb]ạn|[Ôô]ng|[Bb]à|[Cc]ô|[Cc]hú|[Bb]ác|[Tt]hầy) (?!Chị|Bà)\p{Lu}\p{L}*|cô giáo|cô gái|cô ấy|bác sĩ|bác ấy|ông ấy|bà ấy|thầy giáo|chú ý|chú thích|bà con|cháu)(?!\p{L})|(?<!bên |phía |giúp |cho |với |gửi |nếu |báo |công ty |lớp |nhà |quán |shop |trường |đoàn |nhóm |^)(?<!\p{L})mình(?!\p{L})|^mình(?! (?:cần|đặt|phải|nên|có thể|chuyển|muốn|trả|thanh toán|mang|chuẩn bị|đến|được|hủy|đổi)(?!\p{L}))|bạn (?:bè|gái|trai)|[Aa]nh và chị|[Cc]hị và anh/u,
  rules: [
    // What is to be told: a number, a name, an address.
    {
      when: new RegExp(
        `^(?:${pleading})?(?:xác nhận|báo|thông báo|cho biết|gửi)?(?: (?:lại|giúp|cho))*(?: ${sender})? ?((?:số lượng|số người|số khách|tổng số)(?! bao| mấy)(?: .{2,80}?)?)${until}$`,
        'iu',
      ),
      say: fact('$1 là [số].'),
    },
    // When.
    {
      when: /^(?:khoảng )?(?:khi nào|bao giờ|lúc nào|chừng nào|hôm nào|ngày nào)(?: thì)? (.{3,110})$/iu,
      say: fact('$1 vào [thời gian].'),
    },
    {
      when: /^(?:khoảng )?(?:mấy giờ|lúc mấy giờ)(?: thì)? (.{3,110})$/iu,
      say: fact('$1 lúc [giờ].'),
    },
    {
      when: /^(.{2,110}?)(?: (từ|đến|trước|sau|tới|kể từ|cho đến|vào))? (?:khi nào|bao giờ|lúc nào|chừng nào)(?: thì)?( .{1,60})?$/iu,
      say: ([subject = '', at = '', rest = '']) =>
        fact(`${subject} ${at || 'vào'} [thời gian]${rest && ` ${rest}`}.`),
    },
    // Why and how.
    {
      when: /^(.{0,60}(?<!\p{L})(?:giá|phí|cước|tiền thuê)(?: .{1,60})?) (?:như thế nào|thế nào|ra sao)$/iu,
      say: fact('$1 là [số tiền].'),
    },
    { when: /^(?:tại sao|vì sao|sao) (.{3,110})$/iu, say: fact('$1 là vì [lý do].') },
    { when: /^làm (?:thế nào|sao) để (.{3,110})$/iu, say: fact('để $1, [cách làm].') },
    { when: /^(.{3,110}?) (?:bằng cách nào|theo cách nào)$/iu, say: fact('$1 bằng cách [cách làm].') },
    {
      when: /^(.{3,110}?) (?:sẽ )?(?:là )?(?:như thế nào|thế nào|ra sao)$/iu,
      say: fact('$1 như sau: [nội dung].'),
    },
    // Who.
    { when: /^ai (?:là người )?(.{3,110})$/iu, say: fact('người $1 là [tên].') },
    {
      when: /^(.{2,110}?) (là |với |cho |gặp |từ |bởi |liên hệ )?ai(?: vậy)?( để .{2,60})?$/iu,
      say: fact('$1 $2 [tên] $3.'),
    },
    // 'Có làm luôn không hay em phải thuê người khác': one is so, or the other.
    {
      when: new RegExp(
        `^(.{2,60}?) (?:${reader} |bên (?:anh|chị|bạn|mình) )(?:có )?(.{2,40}?) không,? hay (?:là )?((?:em|tôi|bên em|bên tôi|chúng tôi|mình) .{3,50})$`,
        'iu',
      ),
      say: ([what = '', deed = '', other = '']) => fact(`${what} [bên ${I} ${deed} / ${other}].`),
    },
    {
      when: new RegExp(
        `^(?:${reader} )?(?:thấy |xem )?(.{2,40}?) có (.{2,30}?) không,? hay (?:là )?(?:${reader} )?(muốn .{3,50})$`,
        'iu',
      ),
      say: ([what = '', suits = '', other = '']) => fact(`[${what} ${suits} / ${I} ${other}].`),
    },
    {
      when: new RegExp(
        `^(?:(?!nếu)[^,]{3,90}, )?(?:vậy )?(?:${reader}) có muốn (.{2,80}?)(?: (?:hay )?không)$`,
        'iu',
      ),
      say: {
        open: `${I} [muốn / chưa muốn] $1.`,
        yes: `vâng, ${I} muốn $1.`,
        no: `rất tiếc, ${I} chưa muốn $1.`,
      },
    },
    {
      when: new RegExp(
        `^(?:${reader} )?(?:thấy|xem) (.{2,40}?) (?:có |thì )?(chấp nhận được|hợp lý|phù hợp|ổn|được|tiện)(?: (?:hay )?không)$`,
        'iu',
      ),
      say: fact('$1 [$2 / chưa $2].'),
    },
    {
      when: /^(?:nếu (?:có|được|vậy) thì )?([^\d]{2,60}?) (\d[^,]{0,20}) hay (\d[^,]{0,20})$/iu,
      say: fact('$1 [$2 / $3].'),
    },
    // Each of two has its own subject.
    {
      when: /^((?:khi|nếu) .{2,40}? )?((?:anh|chị|bạn|em|tôi|mình|bên \p{L}+|chúng tôi) .{3,50}?) hay (?:là )?((?:anh|chị|bạn|em|tôi|mình|bên \p{L}+|chúng tôi)(?!\p{L}) .{3,50})$/iu,
      say: ([head = '', first = '', second = '']) => fact(`${head} [${first} / ${second}].`),
    },
    {
      timed: true,
      answers: ['choice', 'yes-no', 'fact', 'action'],
      when: /^(?:còn )?(.{2,40}? )(?:em|tôi|mình|bên em|bên tôi|chúng tôi) ((?:chuyển|thanh toán|trả|đóng|qua|đến|lấy) .{2,40}?) hay (?:là )?(?!không|chưa)(.{4,50})$/iu,
      say: fact(`$1 ${YOU} [$2 / $3].`),
    },
    {
      timed: true,
      when: /^(.{2,40}?) có (làm việc|mở cửa|hoạt động|nghỉ|tiếp khách)( .{2,40}?)?(?: (?:hay )?không)$/iu,
      say: fact('$1 [có / không] $2 $3.'),
    },
    {
      answers: ['action'],
      when: new RegExp(
        `^(.{2,30}?) (?:${reader}) ((?:xuất|làm|ghi|in|sửa|đổi|giao|để|chuyển)(?!\\p{L}) .{2,60}?) giúp(?: (?:em|tôi|mình|bên em))?$`,
        'iu',
      ),
      say: {
        open: `$1 ${I} [sẽ / chưa thể] $2.`,
        yes: `$1 ${I} sẽ $2.`,
        no: `rất tiếc, $1 ${I} chưa thể $2.`,
      },
    },
    // In time.
    {
      timed: true,
      when: new RegExp(
        `^(?:${reader} )?(?:xem |thấy )?(?:(?:như )?(?:vậy|thế)(?: thì)? )?(?:có )?kịp(?: (?:tiến độ|thời gian|giờ))?(?: (?:hay )?không)$`,
        'iu',
      ),
      say: fact('về thời gian thì [kịp / không kịp].'),
    },
    {
      timed: true,
      when: /^(.{3,90}?),? (?:có |thì )?kịp (?:hay )?không$/iu,
      say: fact('$1 thì [kịp / không kịp].'),
    },
    // Come at a time.
    {
      timed: true,
      answers: ['action', 'yes-no'],
      when: new RegExp(
        `^(?:nếu (?:được|có thể|tiện) thì )?(.{4,50}?) (?:${reader}) (?:có thể )?((?:qua|đến|ghé|sang|tới|lên|xuống|cho thợ|cử (?:người|thợ|nhân viên))(?!\\p{L}).{2,70}?)(?: (?:nhé|nha|ạ))*(?:,? (?:vì|do|bởi|để) .{3,120})?$`,
        'iu',
      ),
      say: ([at = '', deed = '']) =>
        /\d|thứ|chủ nhật|sáng|chiều|tối/iu.test(at)
          ? {
              open: `${at} ${I} [có thể / không thể] ${deed}.`,
              yes: `vâng, ${at} ${I} có thể ${deed}.`,
              no: `rất tiếc, ${at} ${I} không thể ${deed}.`,
            }
          : undefined,
    },
    // Look whether.
    {
      when: new RegExp(
        `^(?:[^,]{3,80}, ){0,2}(?:${pleading})?(?:${reader} )?(?:kiểm tra|xem)(?: lại)?(?: giúp)?(?: (?:em|tôi|mình))?(?: xem)? (.{0,30}?)còn (.{2,40}?) không(?: giúp(?: (?:em|tôi|mình|chúng tôi))?)?$`,
        'iu',
      ),
      say: ([what = '', state = '']) => fact(`${what} [vẫn còn / không còn] ${state}.`),
    },
    {
      when: /^(.{2,60}?) có ai (.{2,60}?)(?: hay)? không$/iu,
      timed: true,
      say: ([who = '', deed = '']) => fact(`${who} [có người / không có ai] ${deed}.`),
    },
    {
      when: /^(?:bao nhiêu|mấy) (phần trăm|%|người|tiền)$/iu,
      say: ([unit = '']) => fact(unit === 'tiền' ? 'số tiền là [số tiền].' : `mức là [số] ${unit}.`),
    },
    // Agreed to.
    {
      when: new RegExp(
        `^(.{4,90}?), (?:không biết )?(?:${reader}) (?:thấy )?(?:mức đó|giá đó|mức này|giá này|như vậy|như thế|vậy|điều này)?(?: ?có)? ?(?:chấp nhận được|đồng ý|chấp nhận|ổn)(?: (?:hay )?không)$`,
        'iu',
      ),
      say: {
        open: `${I} [đồng ý / chưa đồng ý] với việc $1.`,
        yes: `${I} đồng ý với việc $1.`,
        no: `rất tiếc, ${I} chưa thể đồng ý với việc $1.`,
      },
    },
    // Needed of the reader.
    {
      when: new RegExp(
        `^(?:(?:với lại|ngoài ra|đồng thời) )?(?:chúng tôi|chúng em|bên tôi|bên em|bên mình|tôi|em|mình) (?:cũng |còn |rất )?cần (?:${reader}) (?!có |cho (?:em|tôi|mình) biết)(.{3,110}?)(?:, (?:thông tin|chi tiết|địa chỉ|mẫu) (?:em|tôi|mình|bên em|chúng tôi) .{2,40})?$`,
        'iu',
      ),
      answers: ['action', 'amount', 'time', 'fact'],
      say: ([deed = '']) => done(deed.replace(/,? để .{3,90}$/iu, '')),
    },
    // Which of two.
    {
      when: /^(.{1,80}?)(?<!\p{L})(muốn|thích|chọn|ưu tiên|nên|sẽ|theo|thanh toán|dùng|đi|ở|là|bằng|qua|vào|họp|gửi|nhận|giao|tiện|đặt|làm) (.{2,50}) hay (?:là )?(?!không|chưa)(.{2,50})$/iu,
      say: ([before = '', how = '', first = '', second = '']) => {
        const other = otherOf(how, second);
        const shared = sharedStart(first, other);
        return fact(`${before} ${how} ${shared}[${first.slice(shared.length)} / ${other}].`);
      },
    },
    {
      when: /^(.{2,60}?) có (.{2,60}?) nào( .{2,60}?)?(?: hay)? không$/iu,
      say: fact('$1 [có / không có] $2 $3.'),
    },
    ...places,
    // Whether what is put forward is agreed to.
    {
      when: new RegExp(
        `^(?:bên (?:mình|em|tôi)|chúng tôi|tôi|em|mình) ((?:muốn|định|dự kiến|xin|đề xuất) .{3,110}?), ?(?:vậy )?${reader} (?:thấy |xem |có )?(?:có )?(?:được|ổn|đồng ý|thấy sao|sao|thế nào|tiện)(?: (?:không|thế nào))?$`,
        'iu',
      ),
      say: {
        open: `về việc ${YOU} $1, ${I} [đồng ý / chưa đồng ý].`,
        yes: `${I} đồng ý việc ${YOU} $1.`,
        no: `rất tiếc, ${I} chưa thể đồng ý việc ${YOU} $1.`,
      },
    },
    // May we, may I.
    {
      timed: true,
      when: /^(?:cho |xin phép )?(chúng tôi|chúng em|tôi|em|bên em|bên tôi) (?:có thể |được )?(?!cần|xin|muốn|hỏi|biết)(.{2,100}?)(?: có)? được (?:hay )?không$/iu,
      say: ([, deed = '']) => able(YOU, deed),
    },
    {
      timed: true,
      when: /^(chúng tôi|chúng em|tôi|em|bên em|bên tôi) có thể (.{2,100}?) không$/iu,
      say: ([, deed = '']) => able(YOU, deed),
    },
    // What is to be sent or told.
    {
      when: new RegExp(
        `^(?:${pleading}|${reader} có thể )?(?:giúp )?(gửi|chuyển|cung cấp|báo|cho xem|fax|scan)(?: lại)?(?: giúp)? ${sender} (?!biết|rằng|hay|xem)(.{2,110}?)(?: (?:được|có được))?(?: không)?$`,
        'iu',
      ),
      answers: ['action', 'yes-no', 'time', 'amount', 'fact'],
      say: ([how = '', what = '']) => sent(how, what),
    },
    {
      when: new RegExp(
        `^(?:${reader} )?(?:vui lòng |làm ơn )?cho (?:tôi|em|mình|chúng tôi|chúng em|bên em|bên tôi) xin (?:lại |thêm )?(.{2,110}?)(?: được không)?$`,
        'iu',
      ),
      say: ([what = '']) => sent('gửi', what),
    },
    {
      when: new RegExp(
        `^(?:${pleading})?xác nhận (?:lại )?(?:giúp )?(?:${sender} )?(?!xem|liệu|rằng|tham dự|tham gia|việc tham|có mặt|sự tham|sự có)(.{2,110}?)${until}$`,
        'iu',
      ),
      answers: ['action'],
      say: {
        open: `${I} [xác nhận / chưa thể xác nhận] $1.`,
        yes: `${I} xác nhận $1.`,
        no: `rất tiếc, ${I} chưa thể xác nhận $1.`,
      },
    },
    {
      timed: true,
      when: new RegExp(`^(?:${reader}) có thể (.{3,120}?)(?: được)?(?: hay)? không$`, 'iu'),
      say: ([deed = '']) => ({
        open: `${I} [có thể / chưa thể] ${deed}.`,
        yes: `vâng, ${I} có thể ${deed}.`,
        no: `rất tiếc, ${I} chưa thể ${deed}.`,
      }),
    },
    {
      when: new RegExp(
        `^(?:${reader}) (?:giúp )?((?!có |đã |sẽ |là |nhận được|thấy |nghĩ |xem ).{3,120}?) được không$`,
        'iu',
      ),
      answers: ['action', 'yes-no'],
      say: ([deed = '']) => done(deed),
    },
    {
      when: new RegExp(
        `^${pleading}(?!biết|cho biết|rằng|lưu ý|liên hệ|xác nhận)(.{3,120}?)(?: được không)?$`,
        'iu',
      ),
      answers: ['action'],
      say: ([deed = '']) => done(deed),
    },
    // What is needed: of things in numbers, whether there are as many; all else is sent.
    {
      when: /^(?:hiện |ngoài ra )?(?:chúng tôi|chúng em|bên tôi|bên em|bên mình|tôi|em|mình) (?:cũng |còn |đang |sẽ )?cần (?:đặt |mua |thuê )?(\d.{3,110})$/iu,
      answers: ['action', 'time', 'amount', 'fact'],
      say: able(I, 'cung cấp $1'),
    },
    {
      when: /^(?:hiện |ngoài ra )?(?:chúng tôi|chúng em|bên tôi|bên em|tôi|em) (?:cũng |còn |đang |sẽ )?(?:rất )?cần (?:thêm |có )?(?:nhận được )?((?!phải|anh|chị|bạn|quý|thời gian|trao đổi|họp|làm|đi).{3,110})$/iu,
      answers: ['action', 'time', 'amount', 'fact'],
      say: ([what = '']) => sent('gửi', what),
    },
    ...factual,
  ],
};

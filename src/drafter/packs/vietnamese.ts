import type { Person, PhrasePack, ThingForms, Weekdays } from '../phrase-pack.ts';
import { vietnamese as turning } from '../turning/vietnamese.ts';
import { vietnameseGivenName } from '../vietnamese-names.ts';

/** Nouns have no cases: one word serves in every place. */
const thing = (name: string): ThingForms => ({ name, object: name, about: `về ${name}` });

const weekdays: Weekdays = ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'];

/** What a person is called by: the last word of a Vietnamese name, the first name of another. */
function givenName({ full, first, last }: Person): string {
  return (full && vietnameseGivenName(full)) ?? first ?? full ?? last ?? '';
}

const titles = { mr: 'ông', ms: 'bà', dr: 'Tiến sĩ', prof: 'Giáo sư' } as const;

/**
 * Vietnamese business mail: tôi and Anh/Chị, the word for a reader whose gender is not known, in polite address;
 * mình and bạn in familiar.
 */
export const vietnamese: PhrasePack = {
  locale: 'vi',
  dateWithYear: '{date} năm {year}',
  space: ' ',
  quotes: ['“', '”'],
  familiarTones: ['casual', 'humorous'],

  salutation(person, { tone, register }) {
    const { called, full, first, last, title } = person;
    if (register === 'familiar') {
      const name = called ?? givenName(person);
      return name ? `Chào ${name},` : 'Chào bạn,';
    }
    const formal = tone === 'formal' || tone === 'diplomatic' || tone === 'professional';
    const greeting = formal ? 'Kính gửi' : 'Chào';
    const name = called ?? full ?? last ?? first;
    if (!name) return formal ? 'Kính gửi Quý Anh/Chị,' : 'Xin chào Anh/Chị,';
    if (called) return `${greeting} ${called},`;
    if (title) return `${greeting} ${titles[title]} ${name},`;
    // Two words without a Vietnamese family name are taken for a name of another language.
    const isVietnamese = !full?.includes(' ') || vietnameseGivenName(full) !== undefined;
    return `${greeting} ${isVietnamese ? 'Anh/Chị ' : ''}${formal ? name : givenName(person)},`;
  },
  valediction: {
    professional: ['Trân trọng,', 'Trân trọng cảm ơn,', 'Trân trọng và cảm ơn,'],
    formal: ['Trân trọng kính chào,', 'Kính thư,'],
    diplomatic: ['Với lòng trân trọng,'],
    assertive: ['Kính chào,'],
    concise: ['Cảm ơn {Anh/Chị|bạn},'],
    urgent: ['Rất cảm ơn,'],
    friendly: ['Thân mến,', 'Thân chào,'],
    empathetic: ['Với tất cả sự chân thành,'],
    enthusiastic: ['Chúc {Anh/Chị|bạn} mọi điều tốt đẹp,'],
    casual: ['Thân,', 'Chúc bạn ngày vui,'],
    humorous: ['Chúc bạn một ngày thật vui,'],
  },
  nameGap: '[họ và tên]',

  times: {
    on: {
      weekdays,
      day: '{weekday}, ngày {date}',
      time: '{time}',
      both: '{time} {weekday}, ngày {date}',
    },
    by: {
      weekdays,
      day: 'chậm nhất vào {weekday}, ngày {date}',
      time: 'chậm nhất vào {time}',
      both: 'chậm nhất vào {time} {weekday}, ngày {date}',
    },
    named: {
      weekdays,
      day: '{weekday}, ngày {date}',
      time: '{time}',
      both: '{time} {weekday}, ngày {date}',
    },
    after: ', từ {time}',
    before: ', trước {time}',
  },
  named: thing,
  turning,
  things: {
    contract: thing('hợp đồng'),
    invoice: thing('hóa đơn'),
    quote: thing('báo giá'),
    report: thing('báo cáo'),
    presentation: thing('bài thuyết trình'),
    documents: thing('tài liệu'),
    file: thing('tệp tin'),
    list: thing('danh sách'),
    figures: thing('số liệu'),
    agenda: thing('chương trình họp'),
    minutes: thing('biên bản cuộc họp'),
    proposal: thing('bản đề xuất'),
    plan: thing('kế hoạch'),
    schedule: thing('lịch trình'),
    draft: thing('bản thảo'),
    details: thing('thông tin chi tiết'),
    address: thing('địa chỉ'),
    phone: thing('số điện thoại'),
    photos: thing('hình ảnh'),
    cv: thing('sơ yếu lý lịch'),
    order: thing('đơn hàng'),
    delivery: thing('việc giao hàng'),
    payment: thing('khoản thanh toán'),
    price: thing('mức giá'),
    meeting: thing('cuộc họp'),
    call: thing('cuộc gọi'),
    appointment: thing('lịch hẹn'),
    interview: thing('buổi phỏng vấn'),
    event: thing('sự kiện'),
    project: thing('dự án'),
    account: thing('tài khoản'),
    application: thing('hồ sơ đăng ký'),
    feedback: thing('ý kiến phản hồi'),
    deadline: thing('thời hạn'),
    budget: thing('ngân sách'),
    form: thing('biểu mẫu'),
    product: thing('sản phẩm'),
    refund: thing('khoản hoàn tiền'),
    discount: thing('mức chiết khấu'),
    room: thing('phòng'),
    trip: thing('chuyến đi'),
    website: thing('trang web'),
    problem: thing('sự cố'),
    position: thing('vị trí tuyển dụng'),
  },
  causes: {
    delay: 'sự chậm trễ vừa qua',
    damage: 'việc hàng bị hư hỏng',
    'mix-up': 'việc giao nhầm hàng',
    missing: 'việc giao thiếu hàng',
    billing: 'sai sót trong việc tính tiền',
    silence: 'việc chưa hồi âm',
    service: 'cách phục vụ chưa chu đáo',
    outage: 'sự cố kỹ thuật',
    quality: 'chất lượng chưa đạt yêu cầu',
  },

  openings: {
    plain: {
      professional: [
        'Cảm ơn {Anh/Chị|bạn} đã gửi email.',
        '{Tôi|Mình} đã nhận được email của {Anh/Chị|bạn}, xin cảm ơn.',
        'Cảm ơn {Anh/Chị|bạn} đã liên hệ.',
      ],
      formal: [
        'Tôi xin chân thành cảm ơn Anh/Chị đã gửi thư.',
        'Tôi đã nhận được thư của Anh/Chị và xin gửi lời cảm ơn.',
      ],
      diplomatic: [
        'Xin cảm ơn Anh/Chị đã dành thời gian trao đổi về vấn đề này.',
        'Tôi trân trọng những điều Anh/Chị đã chia sẻ trong thư.',
      ],
      assertive: ['{Tôi|Mình} đã nhận và xem email của {Anh/Chị|bạn}.'],
      concise: ['Cảm ơn email của {Anh/Chị|bạn}.'],
      urgent: ['{Tôi|Mình} đã nhận được email và xin trả lời ngay.'],
      friendly: [
        'Rất vui khi nhận được email của {Anh/Chị|bạn}.',
        'Cảm ơn {Anh/Chị|bạn} đã viết thư, {tôi|mình} rất vui.',
        'Cảm ơn email của {Anh/Chị|bạn}, mong {Anh/Chị|bạn} vẫn khỏe.',
      ],
      empathetic: [
        'Cảm ơn {Anh/Chị|bạn} đã tin tưởng chia sẻ với {tôi|mình}.',
        '{Tôi|Mình} đã đọc kỹ email và rất hiểu những điều {Anh/Chị|bạn} viết.',
      ],
      enthusiastic: [
        'Thật tuyệt khi nhận được email của {Anh/Chị|bạn}!',
        'Cảm ơn {Anh/Chị|bạn} rất nhiều, đọc email mà {tôi|mình} vui quá!',
      ],
      casual: ['Cảm ơn bạn đã nhắn nhé.', 'Mình nhận được mail rồi, cảm ơn bạn nhé.'],
      humorous: ['Cảm ơn bạn, mail của bạn làm hộp thư của mình sáng bừng hẳn lên.'],
    },
    information: {
      plain: [
        'Cảm ơn {Anh/Chị|bạn} đã thông báo.',
        'Cảm ơn {Anh/Chị|bạn} đã cập nhật thông tin.',
        '{Tôi|Mình} đã nắm được thông tin, xin cảm ơn {Anh/Chị|bạn}.',
      ],
      formal: ['Tôi xin chân thành cảm ơn Anh/Chị đã thông tin.'],
      casual: ['Cảm ơn bạn đã báo nhé.'],
      concise: ['{Tôi|Mình} đã nắm thông tin.'],
      enthusiastic: ['Tin vui quá, cảm ơn {Anh/Chị|bạn} đã báo cho {tôi|mình} biết!'],
    },
    introduced: {
      plain: [
        'Cảm ơn {Anh/Chị|bạn} đã giới thiệu {tôi|mình} với {name}.',
        'Cảm ơn {Anh/Chị|bạn} đã kết nối. Rất vui được làm quen với {name}.',
        'Rất vui được biết {name} qua lời giới thiệu của {Anh/Chị|bạn}.',
      ],
      formal: ['Tôi xin chân thành cảm ơn Anh/Chị đã giới thiệu {name}.'],
      casual: ['Cảm ơn bạn đã giới thiệu nhé, rất vui được làm quen với {name}!'],
      humorous: [
        'Cảm ơn bạn đã làm cầu nối, rất vui được làm quen với {name}. Danh bạ của mình lại dày thêm rồi.',
      ],
    },
    condolence: {
      plain: [
        '{Tôi|Mình} vô cùng đau buồn khi nhận được tin này và xin gửi lời chia buồn sâu sắc đến {Anh/Chị|bạn} cùng gia đình.',
        'Xin được chia sẻ nỗi mất mát cùng {Anh/Chị|bạn} và gia đình.',
        '{Tôi|Mình} xin thành kính phân ưu cùng {Anh/Chị|bạn} và gia quyến.',
      ],
      formal: ['Được tin buồn, tôi xin thành kính phân ưu cùng Anh/Chị và gia quyến.'],
    },
    illness: {
      plain: [
        '{Tôi|Mình} rất lo khi biết {Anh/Chị|bạn} không khỏe. Chúc {Anh/Chị|bạn} mau bình phục.',
        'Cảm ơn {Anh/Chị|bạn} đã báo. Mong {Anh/Chị|bạn} yên tâm nghỉ ngơi và chóng khỏe.',
        'Rất tiếc khi biết {Anh/Chị|bạn} bị ốm. Mong {Anh/Chị|bạn} giữ gìn sức khỏe.',
      ],
      formal: ['Được biết Anh/Chị không được khỏe, tôi kính chúc Anh/Chị sớm bình phục.'],
    },
    rejection: {
      plain: [
        'Cảm ơn {Anh/Chị|bạn} đã phản hồi. Dù có chút tiếc nuối, {tôi|mình} tôn trọng quyết định này.',
        'Cảm ơn {Anh/Chị|bạn} đã dành thời gian xem xét và cho {tôi|mình} biết kết quả.',
        'Cảm ơn {Anh/Chị|bạn} đã trả lời rõ ràng, {tôi|mình} rất hiểu.',
      ],
      formal: ['Tôi xin cảm ơn Anh/Chị đã thông báo và hoàn toàn tôn trọng quyết định này.'],
      casual: ['Cảm ơn bạn đã báo, hơi tiếc nhưng mình hiểu mà.'],
      humorous: ['Cảm ơn bạn đã báo, mình buồn năm phút thôi rồi sẽ ổn.'],
    },
    cancellation: {
      plain: [
        'Cảm ơn {Anh/Chị|bạn} đã báo sớm.',
        '{Tôi|Mình} đã nhận được thông báo hủy, cảm ơn {Anh/Chị|bạn}.',
        'Hơi tiếc một chút, nhưng cảm ơn {Anh/Chị|bạn} đã cho {tôi|mình} biết.',
      ],
      casual: ['Ok bạn, mình biết là hủy rồi, cảm ơn bạn đã báo.'],
      humorous: ['Mình biết là hủy rồi, cảm ơn bạn đã báo. Cuốn lịch của mình hơi buồn một chút.'],
      concise: ['{Tôi|Mình} đã nắm thông tin hủy, cảm ơn {Anh/Chị|bạn}.'],
    },
    complaint: {
      plain: [
        'Cảm ơn {Anh/Chị|bạn} đã phản ánh. {Tôi|Mình} thành thật xin lỗi vì những bất tiện đã gây ra.',
        '{Tôi|Mình} rất hiểu sự không hài lòng của {Anh/Chị|bạn} và xin được gửi lời xin lỗi.',
        '{Tôi|Mình} rất tiếc về những gì {Anh/Chị|bạn} đã gặp phải và chân thành xin lỗi.',
      ],
      formal: ['Tôi xin trân trọng gửi lời xin lỗi vì những bất tiện đã gây ra cho Anh/Chị.'],
      empathetic: ['Gặp chuyện như vậy ai cũng sẽ bực lòng, {tôi|mình} thành thật xin lỗi {Anh/Chị|bạn}.'],
      assertive: ['{Tôi|Mình} đã ghi nhận phản ánh của {Anh/Chị|bạn} và xem đây là việc nghiêm túc.'],
      concise: ['Xin lỗi {Anh/Chị|bạn} vì sự bất tiện này.'],
      urgent: ['Thành thật xin lỗi {Anh/Chị|bạn}. {Tôi|Mình} sẽ ưu tiên xử lý việc này.'],
    },
    chaser: {
      plain: [
        'Xin lỗi {Anh/Chị|bạn} vì đã trả lời chậm.',
        'Cảm ơn {Anh/Chị|bạn} đã nhắc và kiên nhẫn chờ đợi.',
        'Xin lỗi vì đã để {Anh/Chị|bạn} phải chờ lâu.',
      ],
      formal: ['Kính mong Anh/Chị lượng thứ vì tôi đã hồi âm chậm trễ.'],
      casual: ['Xin lỗi bạn, mình trả lời hơi trễ.'],
      humorous: ['Xin lỗi bạn, mình trả lời hơi trễ, cảm ơn bạn vẫn chưa bỏ cuộc.'],
    },
    apology: {
      plain: [
        'Cảm ơn email của {Anh/Chị|bạn}, xin {Anh/Chị|bạn} đừng bận tâm.',
        'Cảm ơn {Anh/Chị|bạn} đã giải thích, {tôi|mình} hoàn toàn thông cảm.',
        'Cảm ơn lời chia sẻ chân thành của {Anh/Chị|bạn}, mọi việc đã ổn.',
      ],
      formal: ['Xin cảm ơn Anh/Chị đã có lời, mong Anh/Chị không phải bận lòng.'],
      casual: ['Không sao đâu, bạn đừng nghĩ ngợi nhiều nhé.'],
      humorous: ['Không sao đâu, bên mình vẫn lành lặn cả.'],
    },
    congratulation: {
      plain: [
        'Cảm ơn {Anh/Chị|bạn} về lời chúc mừng, {tôi|mình} rất vui.',
        'Lời chúc của {Anh/Chị|bạn} làm {tôi|mình} rất cảm động, xin cảm ơn.',
        'Cảm ơn {Anh/Chị|bạn} đã nhớ đến và gửi lời chúc tốt đẹp.',
      ],
      formal: ['Tôi xin chân thành cảm ơn lời chúc mừng của Anh/Chị.'],
      casual: ['Cảm ơn lời chúc của bạn nhé, mình vui lắm!'],
      humorous: ['Cảm ơn lời chúc của bạn, mình cười tới mang tai luôn.'],
      enthusiastic: ['Cảm ơn {Anh/Chị|bạn} rất nhiều, {tôi|mình} vui vô cùng!'],
    },
    invitation: {
      plain: [
        'Cảm ơn lời mời của {Anh/Chị|bạn}.',
        '{Tôi|Mình} rất vui khi nhận được lời mời, cảm ơn {Anh/Chị|bạn} đã nghĩ đến {tôi|mình}.',
        'Cảm ơn {Anh/Chị|bạn} đã dành cho {tôi|mình} lời mời này.',
      ],
      formal: ['Tôi rất hân hạnh được Anh/Chị gửi lời mời.'],
      enthusiastic: ['Lời mời tuyệt quá, cảm ơn {Anh/Chị|bạn} rất nhiều!'],
      casual: ['Cảm ơn bạn đã rủ nhé!'],
      humorous: ['Cảm ơn bạn đã rủ nhé! Nhận được mail là mình hóng liền.'],
    },
    honour: {
      plain: [
        'Cảm ơn {Anh/Chị|bạn} đã tin tưởng.',
        '{Tôi|Mình} rất vinh dự khi được {Anh/Chị|bạn} nghĩ đến.',
        'Được nhận lời đề nghị này là một vinh dự, xin cảm ơn {Anh/Chị|bạn}.',
      ],
      formal: ['Tôi vô cùng vinh dự khi được Anh/Chị tín nhiệm.'],
      casual: ['Cảm ơn bạn đã nghĩ đến mình, vinh dự quá.'],
      humorous: ['Cảm ơn bạn đã nghĩ đến mình, vinh dự tới mức mình phải đọc mail hai lần.'],
    },
    application: {
      plain: [
        'Cảm ơn {Anh/Chị|bạn} đã ứng tuyển và quan tâm đến chúng tôi.',
        'Chúng tôi đã nhận được hồ sơ của {Anh/Chị|bạn}, xin cảm ơn.',
        'Cảm ơn {Anh/Chị|bạn} đã gửi hồ sơ ứng tuyển.',
      ],
      formal: ['Chúng tôi xin trân trọng cảm ơn Anh/Chị đã gửi hồ sơ ứng tuyển.'],
    },
    introduction: {
      plain: [
        'Cảm ơn {Anh/Chị|bạn} đã giới thiệu, rất vui được làm quen.',
        'Rất hân hạnh được biết {Anh/Chị|bạn}.',
        'Cảm ơn email giới thiệu của {Anh/Chị|bạn}, mong được hợp tác.',
      ],
      formal: ['Tôi rất hân hạnh được làm quen với Anh/Chị.'],
      casual: ['Rất vui được làm quen với bạn!'],
      humorous: ['Rất vui được làm quen với bạn, qua mail thì mình khá dạn dĩ.'],
    },
    invoice: {
      plain: [
        '{Tôi|Mình} đã nhận được hóa đơn, xin cảm ơn {Anh/Chị|bạn}.',
        'Cảm ơn {Anh/Chị|bạn} đã gửi hóa đơn.',
        'Cảm ơn {Anh/Chị|bạn}, hóa đơn {tôi|mình} đã nhận đủ.',
      ],
      formal: ['Tôi xin xác nhận đã nhận được hóa đơn và chân thành cảm ơn.'],
      humorous: ['Mình đã nhận được hóa đơn, cái ví của mình đang chuẩn bị tinh thần.'],
    },
    reminder: {
      plain: [
        'Cảm ơn {Anh/Chị|bạn} đã nhắc.',
        'Cảm ơn lời nhắc của {Anh/Chị|bạn}, {tôi|mình} đã ghi nhớ.',
        '{Tôi|Mình} đã nhận được lời nhắc, xin cảm ơn {Anh/Chị|bạn}.',
      ],
      formal: ['Tôi xin chân thành cảm ơn Anh/Chị đã nhắc nhở.'],
      casual: ['Cảm ơn bạn đã nhắc nhé!'],
      humorous: ['Cảm ơn bạn đã nhắc nhé, bạn đáng tin hơn trí nhớ của mình nhiều.'],
    },
    offer: {
      plain: [
        'Cảm ơn lời đề nghị của {Anh/Chị|bạn}.',
        'Cảm ơn {Anh/Chị|bạn} đã gửi đề nghị, {tôi|mình} đã xem nội dung.',
        'Cảm ơn {Anh/Chị|bạn} đã quan tâm và đưa ra đề nghị này.',
      ],
      formal: ['Tôi xin trân trọng cảm ơn lời đề nghị của Anh/Chị.'],
      casual: ['Cảm ơn lời đề nghị của bạn nhé!'],
    },
    approval: {
      plain: [
        'Rất vui vì {Anh/Chị|bạn} hài lòng.',
        'Cảm ơn {Anh/Chị|bạn} đã đồng ý.',
        'Cảm ơn phản hồi tích cực của {Anh/Chị|bạn}.',
      ],
      formal: ['Tôi xin chân thành cảm ơn sự chấp thuận của Anh/Chị.'],
      casual: ['Bạn thấy ổn là mình vui rồi!'],
      humorous: ['Bạn thấy ổn là tối nay mình ngủ ngon rồi.'],
    },
    pending: {
      plain: [
        'Cảm ơn {Anh/Chị|bạn} đã cho biết tình hình.',
        'Cảm ơn {Anh/Chị|bạn} đã quan tâm xử lý việc này.',
        'Cảm ơn {Anh/Chị|bạn}, {tôi|mình} xin chờ tin.',
      ],
      formal: ['Tôi xin cảm ơn Anh/Chị đã thông tin về tiến độ.'],
      casual: ['Cảm ơn bạn nhé, cứ từ từ, mình chờ tin.'],
      humorous: ['Cảm ơn bạn nhé, mình pha sẵn trà ngồi chờ tin.'],
    },
    sharing: {
      plain: [
        '{Tôi|Mình} đã nhận được, cảm ơn {Anh/Chị|bạn}.',
        'Cảm ơn {Anh/Chị|bạn} đã chia sẻ.',
        'Cảm ơn {Anh/Chị|bạn} đã gửi cho {tôi|mình}.',
      ],
      formal: ['Tôi xin xác nhận đã nhận đủ và chân thành cảm ơn Anh/Chị.'],
      casual: ['Mình nhận được rồi, cảm ơn bạn nhé!'],
    },
    thanks: {
      plain: [
        'Không có gì đâu, {tôi|mình} rất vui vì giúp được {Anh/Chị|bạn}.',
        '{Tôi|Mình} rất vui vì đã giúp được {Anh/Chị|bạn}.',
        'Cảm ơn những lời tốt đẹp của {Anh/Chị|bạn}.',
      ],
      casual: ['Có gì đâu bạn, chuyện nhỏ mà!'],
      humorous: ['Có gì đâu bạn, lời cảm ơn này mình để dành dùng cả tuần.'],
      formal: ['Được hỗ trợ Anh/Chị là niềm hân hạnh của tôi.'],
    },
    announcement: {
      plain: [
        'Cảm ơn {Anh/Chị|bạn} về thông báo.',
        '{Tôi|Mình} đã nhận được thông báo, xin cảm ơn.',
        'Cảm ơn {Anh/Chị|bạn} đã cho biết tin này.',
      ],
      formal: ['Tôi xin chân thành cảm ơn Anh/Chị về thông báo này.'],
      casual: ['Mình biết tin rồi, cảm ơn bạn nhé.'],
    },
    meeting: {
      plain: [
        'Cảm ơn {Anh/Chị|bạn} đã đề xuất thời gian gặp.',
        'Cảm ơn {Anh/Chị|bạn} đã thu xếp lịch hẹn.',
        'Cảm ơn email của {Anh/Chị|bạn} về lịch hẹn.',
      ],
      formal: ['Tôi xin chân thành cảm ơn Anh/Chị đã đề xuất thời gian làm việc.'],
      casual: ['Cảm ơn bạn đã lên lịch nhé.'],
    },
  },
  thanks: {
    thing: {
      plain: [
        'Cảm ơn {Anh/Chị|bạn} đã gửi {object}.',
        '{Tôi|Mình} đã nhận được {object}, cảm ơn {Anh/Chị|bạn}.',
        'Xin cảm ơn {Anh/Chị|bạn} về {object}.',
      ],
      formal: ['Tôi xin chân thành cảm ơn Anh/Chị đã gửi {object}.'],
      enthusiastic: ['Cảm ơn {Anh/Chị|bạn} rất nhiều vì đã gửi {object}, giúp được {tôi|mình} nhiều lắm!'],
      empathetic: ['Cảm ơn {Anh/Chị|bạn} đã bỏ công chuẩn bị {object} giữa lúc bận rộn.'],
      casual: ['Mình nhận được {object} rồi, cảm ơn bạn nhé!'],
      humorous: ['Mình nhận được {object} rồi, xin cúi chào bạn ba cái.'],
      concise: ['{Tôi|Mình} đã nhận {object}, cảm ơn {Anh/Chị|bạn}.'],
      urgent: ['Cảm ơn {Anh/Chị|bạn} đã gửi {object}, {tôi|mình} sẽ xem ngay.'],
    },
    bare: {
      plain: [
        'Cảm ơn {Anh/Chị|bạn} rất nhiều vì đã giúp đỡ.',
        '{Tôi|Mình} rất biết ơn sự hỗ trợ của {Anh/Chị|bạn}.',
        'Cảm ơn {Anh/Chị|bạn} đã bỏ công sức vì việc này.',
      ],
      friendly: ['Cảm ơn {Anh/Chị|bạn} thật nhiều, {tôi|mình} vui lắm.'],
      casual: ['Cảm ơn bạn nhiều nhé, may mà có bạn!'],
      enthusiastic: ['Cảm ơn {Anh/Chị|bạn} rất nhiều, thật tuyệt vời!'],
      empathetic: ['Tấm lòng của {Anh/Chị|bạn} làm {tôi|mình} rất cảm động, xin cảm ơn từ đáy lòng.'],
      formal: ['Tôi xin bày tỏ lòng biết ơn chân thành đối với sự giúp đỡ của Anh/Chị.'],
      humorous: ['Cảm ơn bạn nhiều, từ nay mình chính thức mắc nợ bạn một ly cà phê tinh thần.'],
      concise: ['Xin cảm ơn {Anh/Chị|bạn}.'],
    },
  },
  apologies: {
    cause: {
      plain: [
        '{Tôi|Mình} thành thật xin lỗi {Anh/Chị|bạn} về {cause}.',
        'Xin {Anh/Chị|bạn} thông cảm và bỏ qua cho {cause}.',
        '{Tôi|Mình} rất tiếc về {cause} và xin được gửi lời xin lỗi.',
      ],
      empathetic: [
        '{Tôi|Mình} hiểu {Anh/Chị|bạn} đã phiền lòng đến mức nào và thành thật xin lỗi về {cause}.',
      ],
      casual: ['Cho mình xin lỗi về {cause} nhé.'],
      humorous: ['Cho mình xin lỗi về {cause} nhé, mình đang tự úp mặt vào tường đây.'],
      formal: ['Tôi xin trân trọng gửi đến Anh/Chị lời xin lỗi về {cause}.'],
      urgent: ['Trước hết, {tôi|mình} xin lỗi {Anh/Chị|bạn} ngay về {cause}.'],
    },
    open: {
      plain: [
        '{Tôi|Mình} thành thật xin lỗi {Anh/Chị|bạn} về [điều cần xin lỗi].',
        'Xin {Anh/Chị|bạn} thông cảm và bỏ qua cho [điều cần xin lỗi].',
        '{Tôi|Mình} rất tiếc về [điều cần xin lỗi] và xin được gửi lời xin lỗi.',
      ],
      casual: ['Cho mình xin lỗi về [điều cần xin lỗi] nhé.'],
      formal: ['Tôi xin trân trọng gửi đến Anh/Chị lời xin lỗi về [điều cần xin lỗi].'],
    },
    remedy: {
      plain: [
        'Để khắc phục, {tôi|mình} sẽ [biện pháp khắc phục].',
        '{Tôi|Mình} sẽ trực tiếp lo việc này: [biện pháp khắc phục].',
        'Để việc này không lặp lại, {tôi|mình} sẽ [biện pháp khắc phục].',
      ],
      formal: ['Để khắc phục, chúng tôi sẽ [biện pháp khắc phục].'],
    },
  },
  followUp: {
    plain: [
      '{Tôi|Mình} xin hỏi thêm về {mail}: hiện tình hình thế nào rồi?',
      'Liên quan đến {mail}, không biết đã có tin gì mới chưa?',
      '{Tôi|Mình} muốn hỏi tiến độ liên quan đến {mail}.',
    ],
    friendly: ['{Tôi|Mình} ghé hỏi thăm một chút: {mail} đã có tin gì mới chưa?'],
    urgent: ['{Tôi|Mình} đang rất cần phản hồi về {mail}.'],
    assertive: ['{Tôi|Mình} vẫn chưa nhận được câu trả lời về {mail}.'],
    concise: ['Xin cho biết tình hình về {mail}.'],
    empathetic: [
      'Biết {Anh/Chị|bạn} đang bận, {tôi|mình} chỉ xin hỏi thăm về {mail} khi {Anh/Chị|bạn} tiện.',
    ],
    enthusiastic: ['{Tôi|Mình} rất háo hức chờ tin mới về {mail}!'],
    casual: ['Mình hỏi chút nhé, {mail} có gì mới chưa bạn?'],
    humorous: ['Lại là mình đây, {mail} có gì mới chưa bạn?'],
    formal: ['Liên quan đến {mail}, kính mong Anh/Chị cho biết tình hình hiện nay.'],
  },
  earlierMail: {
    subjectAndDate: 'email {subject} của {Anh/Chị|bạn} ngày {date}',
    subject: 'email {subject} của {Anh/Chị|bạn}',
    date: 'email của {Anh/Chị|bạn} ngày {date}',
    bare: 'email trước của {Anh/Chị|bạn}',
  },

  deeds: {
    send: {
      yes: [
        '{Tôi|Mình} sẽ gửi {object} cho {Anh/Chị|bạn} {by}.',
        '{Tôi|Mình} sẽ chuyển {object} đến {Anh/Chị|bạn} {by}.',
      ],
      no: ['Rất tiếc, hiện {tôi|mình} chưa thể gửi {object} cho {Anh/Chị|bạn}.'],
      open: ['{Tôi|Mình} sẽ gửi {object} cho {Anh/Chị|bạn} vào [thời gian].'],
      yesIt: ['{Tôi|Mình} sẽ gửi theo yêu cầu của {Anh/Chị|bạn} {by}.'],
      noIt: ['Rất tiếc, hiện {tôi|mình} chưa thể gửi theo yêu cầu của {Anh/Chị|bạn}.'],
      openIt: ['{Tôi|Mình} sẽ gửi theo yêu cầu của {Anh/Chị|bạn} vào [thời gian].'],
    },
    review: {
      yes: ['{Tôi|Mình} sẽ xem {object} và phản hồi cho {Anh/Chị|bạn} {by}.'],
      no: ['Tiếc là hiện {tôi|mình} chưa có thời gian xem {object}.'],
      open: ['Ý kiến của {tôi|mình} về {name}: [ý kiến].'],
      yesIt: ['{Tôi|Mình} sẽ xem và phản hồi cho {Anh/Chị|bạn} {by}.'],
      noIt: ['Tiếc là hiện {tôi|mình} chưa có thời gian xem kỹ.'],
      openIt: ['Ý kiến của {tôi|mình}: [ý kiến].'],
    },
    check: {
      yes: ['{about}, {tôi|mình} sẽ kiểm tra và báo lại cho {Anh/Chị|bạn} {by}.'],
      no: ['{about}, tiếc là hiện {tôi|mình} chưa kiểm tra được.'],
      open: ['{about}, {tôi|mình} sẽ kiểm tra và báo lại cho {Anh/Chị|bạn} [khi nào].'],
      yesIt: [
        '{Tôi|Mình} sẽ kiểm tra và báo lại cho {Anh/Chị|bạn} {by}.',
        '{Tôi|Mình} sẽ tìm hiểu và báo cho {Anh/Chị|bạn} {by}.',
      ],
      noIt: ['Tiếc là hiện {tôi|mình} chưa kiểm tra được việc này.'],
      openIt: ['{Tôi|Mình} sẽ kiểm tra và báo lại cho {Anh/Chị|bạn} [khi nào].'],
    },
    sign: {
      yes: ['{Tôi|Mình} sẽ ký {object} và gửi lại {Anh/Chị|bạn} {by}.'],
      no: ['Xin lỗi {Anh/Chị|bạn}, hiện {tôi|mình} chưa thể ký {object}.'],
      open: ['{Tôi|Mình} sẽ ký {object} vào [thời gian].'],
      yesIt: ['{Tôi|Mình} sẽ ký và gửi lại {Anh/Chị|bạn} {by}.'],
      noIt: ['Xin lỗi {Anh/Chị|bạn}, hiện {tôi|mình} chưa thể ký.'],
      openIt: ['{Tôi|Mình} sẽ ký vào [thời gian].'],
    },
    confirm: {
      yes: ['{Tôi|Mình} xác nhận {object} đúng như {Anh/Chị|bạn} nêu.'],
      no: ['Rất tiếc, {about}, {tôi|mình} chưa thể xác nhận.'],
      open: ['{about}, {tôi|mình} [xác nhận / chưa thể xác nhận].'],
      yesIt: ['{Tôi|Mình} xác nhận đúng như {Anh/Chị|bạn} nêu.'],
      noIt: ['Rất tiếc, {tôi|mình} chưa thể xác nhận việc này.'],
      openIt: ['Về việc xác nhận, {tôi|mình} [xác nhận / chưa thể xác nhận].'],
    },
    tell: {
      yes: ['{about}, {tôi|mình} sẽ báo cho {Anh/Chị|bạn} {by}.'],
      no: ['Tiếc là {about}, {tôi|mình} không thể cung cấp thông tin.'],
      open: ['{about}, {tôi|mình} xin trả lời như sau: [câu trả lời].'],
      yesIt: ['{Tôi|Mình} sẽ trả lời {Anh/Chị|bạn} về việc này {by}.'],
      noIt: ['Tiếc là {tôi|mình} không thể cung cấp thông tin về việc này.'],
      openIt: ['Về điều {Anh/Chị|bạn} hỏi, {tôi|mình} xin trả lời như sau: [câu trả lời].'],
    },
    call: {
      yes: ['{Tôi|Mình} sẽ gọi cho {Anh/Chị|bạn} {by} để trao đổi {about}.'],
      no: [
        'Xin lỗi {Anh/Chị|bạn}, hiện {tôi|mình} không tiện nghe điện thoại, mong {Anh/Chị|bạn} trao đổi {about} qua email.',
      ],
      open: ['{Tôi|Mình} có thể nói chuyện qua điện thoại {about} vào [ngày giờ].'],
      yesIt: ['{Tôi|Mình} sẽ gọi cho {Anh/Chị|bạn} {by}.'],
      noIt: ['Xin lỗi {Anh/Chị|bạn}, hiện {tôi|mình} không tiện gọi điện.'],
      openIt: ['{Tôi|Mình} có thể nói chuyện qua điện thoại vào [ngày giờ].'],
    },
    meet: {
      yes: ['{Tôi|Mình} rất sẵn lòng gặp {Anh/Chị|bạn} để trao đổi {about}.'],
      no: ['Rất tiếc, hiện {tôi|mình} chưa thu xếp được thời gian để trao đổi {about}.'],
      open: ['{Tôi|Mình} có thể gặp {Anh/Chị|bạn} để trao đổi {about} vào [ngày giờ].'],
      yesIt: ['{Tôi|Mình} rất sẵn lòng gặp {Anh/Chị|bạn}.'],
      noIt: ['Rất tiếc, hiện {tôi|mình} chưa thu xếp được thời gian gặp.'],
      openIt: ['{Tôi|Mình} có thể gặp {Anh/Chị|bạn} vào [ngày giờ].'],
    },
    attend: {
      yes: ['{Tôi|Mình} rất sẵn lòng tham dự.'],
      no: ['Tiếc là lần này {tôi|mình} không thể tham dự.'],
      open: ['Về việc tham dự, {tôi|mình} [sẽ tham dự / không thể tham dự].'],
      yesIt: ['{Tôi|Mình} rất sẵn lòng tham dự.'],
      noIt: ['Tiếc là lần này {tôi|mình} không thể tham dự.'],
      openIt: ['Về việc tham dự, {tôi|mình} [sẽ tham dự / không thể tham dự].'],
    },
    pay: {
      yes: ['{Tôi|Mình} sẽ kiểm tra {object} và tiến hành thủ tục {by}.'],
      no: ['Xin lỗi {Anh/Chị|bạn}, {about}, {tôi|mình} chưa thể thanh toán như hiện tại.'],
      open: ['{about}, thời gian thanh toán là [ngày].'],
      yesIt: ['{Tôi|Mình} sẽ kiểm tra và tiến hành thủ tục {by}.'],
      noIt: ['Xin lỗi {Anh/Chị|bạn}, {tôi|mình} chưa thể thanh toán như hiện tại.'],
      openIt: ['Thời gian thanh toán là [ngày].'],
    },
    complete: {
      yes: ['{Tôi|Mình} sẽ hoàn thành {object} và gửi lại {Anh/Chị|bạn} {by}.'],
      no: ['Rất tiếc, hiện {tôi|mình} chưa thể hoàn thành {object}.'],
      open: ['{Tôi|Mình} sẽ hoàn thành {object} vào [thời gian].'],
      yesIt: ['{Tôi|Mình} sẽ hoàn thành việc này {by}.'],
      noIt: ['Rất tiếc, hiện {tôi|mình} chưa thể hoàn thành việc này.'],
      openIt: ['{Tôi|Mình} sẽ hoàn thành việc này vào [thời gian].'],
    },
    update: {
      yes: ['{Tôi|Mình} sẽ chỉnh sửa {object} {by}.'],
      no: ['Tiếc là {tôi|mình} không thể thay đổi {object}.'],
      open: ['{Tôi|Mình} sẽ chỉnh sửa {object} vào [thời gian].'],
      yesIt: ['{Tôi|Mình} sẽ chỉnh sửa theo yêu cầu {by}.'],
      noIt: ['Tiếc là {tôi|mình} không thể thay đổi theo yêu cầu.'],
      openIt: ['{Tôi|Mình} sẽ chỉnh sửa theo yêu cầu vào [thời gian].'],
    },
    arrange: {
      yes: ['{about}, {tôi|mình} sẽ lo việc chuẩn bị {by}.'],
      no: ['Xin lỗi {Anh/Chị|bạn}, {about}, {tôi|mình} không thể nhận phần chuẩn bị.'],
      open: ['{about}, {tôi|mình} sẽ chuẩn bị như sau: [việc sẽ làm].'],
      yesIt: ['{Tôi|Mình} sẽ lo việc này {by}.'],
      noIt: ['Xin lỗi {Anh/Chị|bạn}, {tôi|mình} không thể nhận lo việc này.'],
      openIt: ['{Tôi|Mình} sẽ chuẩn bị như sau: [việc sẽ làm].'],
    },
    help: {
      yes: ['{about}, {tôi|mình} rất sẵn lòng hỗ trợ {Anh/Chị|bạn}.'],
      no: ['Rất tiếc, {about}, {tôi|mình} không giúp được {Anh/Chị|bạn}.'],
      open: ['{about}, {tôi|mình} có thể hỗ trợ [nội dung hỗ trợ].'],
      yesIt: ['{Tôi|Mình} rất sẵn lòng hỗ trợ {Anh/Chị|bạn}.'],
      noIt: ['Rất tiếc, việc này {tôi|mình} không giúp được {Anh/Chị|bạn}.'],
      openIt: ['{Tôi|Mình} có thể hỗ trợ [nội dung hỗ trợ].'],
    },
    approve: {
      yes: ['{about}, {tôi|mình} đồng ý.'],
      no: ['Tiếc là {about}, {tôi|mình} không thể đồng ý.'],
      open: ['{about}, {tôi|mình} [đồng ý / không đồng ý].'],
      yesIt: ['{Tôi|Mình} đồng ý với đề nghị này.'],
      noIt: ['Tiếc là {tôi|mình} không thể đồng ý với đề nghị này.'],
      openIt: ['Với đề nghị này, {tôi|mình} [đồng ý / không đồng ý].'],
    },
    cancel: {
      yes: ['{Tôi|Mình} sẽ hủy {object} theo yêu cầu của {Anh/Chị|bạn}.'],
      no: ['Xin lỗi {Anh/Chị|bạn}, không thể hủy {object} được nữa.'],
      open: ['Về yêu cầu hủy {object}: [đã hủy / không thể hủy].'],
      yesIt: ['{Tôi|Mình} sẽ hủy theo yêu cầu của {Anh/Chị|bạn}.'],
      noIt: ['Xin lỗi {Anh/Chị|bạn}, không thể hủy được nữa.'],
      openIt: ['Về yêu cầu hủy: [đã hủy / không thể hủy].'],
    },
    fix: {
      yes: ['{about}, {tôi|mình} sẽ xử lý {by} và báo lại cho {Anh/Chị|bạn}.'],
      no: ['Rất tiếc, {about}, {tôi|mình} không thể xử lý được.'],
      open: ['{about}, {tôi|mình} sẽ xử lý như sau: [cách xử lý].'],
      yesIt: ['{Tôi|Mình} sẽ xử lý {by} và báo lại cho {Anh/Chị|bạn}.'],
      noIt: ['Rất tiếc, {tôi|mình} không thể xử lý việc này.'],
      openIt: ['{Tôi|Mình} sẽ xử lý như sau: [cách xử lý].'],
    },
    deliver: {
      yes: ['{about}, chúng tôi sẽ giao {by}.'],
      no: ['Tiếc là {about}, hiện chúng tôi chưa thể giao được.'],
      open: ['{about}, thời gian giao dự kiến là [thời gian].'],
      yesIt: ['Chúng tôi sẽ giao hàng {by}.'],
      noIt: ['Tiếc là hiện chúng tôi chưa thể giao hàng.'],
      openIt: ['Thời gian giao hàng dự kiến là [thời gian].'],
    },
  },
  proposals: {
    yes: {
      plain: [
        '{Tôi|Mình} thu xếp được vào {on}.',
        'Vào {on} thì tiện cho {tôi|mình}.',
        '{Tôi|Mình} đồng ý với lịch {on}.',
      ],
      casual: ['{on} được nha bạn!'],
      humorous: ['{on} được nha bạn, mình khoanh đỏ trên lịch rồi.'],
      enthusiastic: ['{on} thì tuyệt quá, {tôi|mình} rất mong chờ!'],
      formal: ['Tôi xin xác nhận lịch làm việc vào {on}.'],
      empathetic: ['{on} rất tiện cho {tôi|mình}, cảm ơn {Anh/Chị|bạn} đã nghĩ cho lịch của {tôi|mình}.'],
      urgent: ['{Tôi|Mình} đồng ý với {on}, nhờ {Anh/Chị|bạn} chốt ngay.'],
      assertive: ['{Tôi|Mình} chốt lịch {on}.'],
      concise: ['{on} được.'],
    },
    yesIt: {
      plain: [
        'Thời gian {Anh/Chị|bạn} đề xuất tiện cho {tôi|mình}.',
        '{Tôi|Mình} đồng ý với lịch {Anh/Chị|bạn} đề xuất.',
        '{Tôi|Mình} thu xếp được theo lịch đề xuất.',
      ],
      casual: ['Giờ đó được nha bạn!'],
      formal: ['Tôi xin xác nhận thời gian Anh/Chị đề xuất.'],
    },
    no: {
      plain: [
        'Rất tiếc, {tôi|mình} không thu xếp được vào {on}.',
        'Tiếc là vào {on} {tôi|mình} đã có lịch khác.',
        'Xin lỗi {Anh/Chị|bạn}, {on} không tiện cho {tôi|mình}.',
      ],
      casual: ['Tiếc quá, {on} mình kẹt rồi.'],
      humorous: ['Tiếc quá, {on} mình kẹt rồi, mà phép phân thân thì mình chưa học xong.'],
      formal: ['Rất tiếc, tôi không thể thu xếp vào {on}, mong Anh/Chị thông cảm.'],
      empathetic: [
        '{Anh/Chị|Bạn} đã mất công thu xếp nên {tôi|mình} rất áy náy, {on} {tôi|mình} không tham gia được.',
      ],
      enthusiastic: ['Tiếc quá đi mất, {on} {tôi|mình} lại không thu xếp được!'],
      concise: ['{on} {tôi|mình} không thu xếp được.'],
      assertive: ['{Tôi|Mình} không thể nhận lịch {on}.'],
      urgent: ['Xin báo gấp: {on} {tôi|mình} không thu xếp được.'],
    },
    noIt: {
      plain: [
        'Rất tiếc, {tôi|mình} không thu xếp được theo lịch đề xuất.',
        'Tiếc là giờ đó {tôi|mình} đã có lịch khác.',
        'Xin lỗi {Anh/Chị|bạn}, thời gian này không tiện cho {tôi|mình}.',
      ],
      casual: ['Tiếc quá, giờ đó mình kẹt rồi.'],
      formal: ['Rất tiếc, tôi không thể thu xếp theo thời gian đề xuất, mong Anh/Chị thông cảm.'],
    },
    open: [
      'Vào {on}, {tôi|mình} [thu xếp được / không thu xếp được].',
      'Với lịch {on}, {tôi|mình} [thu xếp được / không thu xếp được].',
    ],
    openIt: ['Với thời gian đề xuất, {tôi|mình} [thu xếp được / không thu xếp được].'],
    move: {
      plain: [
        'Rất tiếc, {tôi|mình} không thu xếp được vào {on}. Có thể dời sang {other} được không?',
        'Vào {on} {tôi|mình} đã có lịch khác, {tôi|mình} xin đề xuất {other}.',
        'Có thể chuyển lịch {on} sang {other} được không?',
      ],
      casual: ['Tiếc quá, {on} mình kẹt rồi. Hay là {other} nhé?'],
      humorous: ['Tiếc quá, {on} lịch của mình hết chỗ rồi. Hay là {other} nhé?'],
      formal: ['Rất tiếc, tôi không thể thu xếp vào {on}. Kính mong Anh/Chị xem xét dời sang {other}.'],
      concise: ['{on} {tôi|mình} không thu xếp được, {other} được không?'],
      assertive: ['{Tôi|Mình} không thể nhận lịch {on}. {Tôi|Mình} đề nghị {other}.'],
      empathetic: [
        '{Anh/Chị|Bạn} đã mất công thu xếp nên {tôi|mình} rất áy náy, {on} {tôi|mình} không tham gia được. Không biết {other} có tiện cho {Anh/Chị|bạn} không?',
      ],
      enthusiastic: [
        'Tiếc là {on} {tôi|mình} không thu xếp được, nhưng {tôi|mình} rất muốn gặp {Anh/Chị|bạn}! {other} thì sao?',
      ],
      urgent: ['Xin báo gấp: {on} {tôi|mình} không thu xếp được, nhờ {Anh/Chị|bạn} dời sang {other}.'],
    },
    moveIt: {
      plain: [
        'Rất tiếc, giờ đó {tôi|mình} không thu xếp được. Không biết {other} có tiện không?',
        'Có thể dời lịch sang {other} được không?',
        'Giờ đó {tôi|mình} đã có lịch khác, {tôi|mình} xin đề xuất {other}.',
      ],
      casual: ['Tiếc quá, giờ đó mình kẹt rồi. Hay là {other} nhé?'],
      formal: ['Kính mong Anh/Chị xem xét dời lịch sang {other}.'],
    },
    propose: {
      plain: [
        '{Tôi|Mình} xin đề xuất thời gian là {other}.',
        'Không biết {other} có tiện cho {Anh/Chị|bạn} không?',
        '{Tôi|Mình} thu xếp được vào {other}.',
      ],
      casual: ['{other} được không bạn?'],
    },
    otherTime: '[thời gian đề xuất]',
    oneOf: ['Trong các thời gian {Anh/Chị|bạn} đưa ra, {tôi|mình} chọn {times}.'],
  },
  questions: {
    'yes-no': {
      yes: ['{re}, câu trả lời là có.', '{re}, đúng là như vậy.'],
      no: ['{re}, rất tiếc, câu trả lời là không.'],
      open: ['{re}, câu trả lời là [có / không, kèm lý do].'],
    },
    choice: {
      yes: ['{re}, {tôi|mình} chọn [lựa chọn].'],
      no: ['{re}, rất tiếc, cả hai đều không phù hợp.'],
      open: ['{re}, {tôi|mình} chọn [lựa chọn].'],
    },
    time: {
      yes: ['{re}, thời gian dự kiến là [thời gian].'],
      no: ['{re}, hiện chưa có thời gian cụ thể.'],
      open: ['{re}, thời gian dự kiến là [thời gian].'],
    },
    amount: {
      yes: ['{re}, con số cụ thể là [số tiền hoặc số lượng].'],
      no: ['{re}, hiện chưa có con số cụ thể.'],
      open: ['{re}, con số cụ thể là [số tiền hoặc số lượng].'],
    },
    fact: {
      yes: ['{re}, {tôi|mình} xin trả lời như sau: [câu trả lời].'],
      no: ['{re}, rất tiếc, {tôi|mình} không thể trả lời.'],
      open: ['{re}, {tôi|mình} xin trả lời như sau: [câu trả lời].'],
    },
    explanation: {
      yes: ['{re}, {tôi|mình} xin giải thích như sau: [lời giải thích].'],
      no: ['{re}, rất tiếc, {tôi|mình} không thể nói rõ hơn.'],
      open: ['{re}, {tôi|mình} xin giải thích như sau: [lời giải thích].'],
    },
    action: {
      yes: ['{re}, {tôi|mình} sẽ thực hiện theo yêu cầu.'],
      no: ['{re}, rất tiếc, {tôi|mình} không thể đáp ứng.'],
      open: ['{re}, {tôi|mình} xin trả lời như sau: [câu trả lời].'],
    },
  },
  questionRefs: {
    only: 'về câu hỏi của {Anh/Chị|bạn}',
    first: 'về điểm thứ nhất',
    second: 'về điểm thứ hai',
    third: 'về điểm thứ ba',
    further: 'về điểm còn lại',
    quoted: 'về câu hỏi {question}',
    requested: 'về yêu cầu {request}',
  },
  told: ['{re}, câu trả lời là: {value}.'],

  askBack: {
    one: {
      plain: [
        '{re}, trước khi trả lời, {tôi|mình} xin hỏi thêm một chút: [câu hỏi]?',
        '{re}, {tôi|mình} cần biết thêm một điều: [câu hỏi]?',
        '{re}, xin {Anh/Chị|bạn} cho biết: [câu hỏi]?',
      ],
      casual: ['{re}, cho mình hỏi chút nhé: [câu hỏi]?'],
    },
    many: { plain: ['Trước khi trả lời từng điểm, {tôi|mình} xin hỏi thêm một chút: [câu hỏi]?'] },
  },
  need: {
    one: {
      plain: [
        '{re}, để tiếp tục, {tôi|mình} cần thêm [thông tin cần có].',
        '{re}, nhờ {Anh/Chị|bạn} gửi trước [thông tin cần có].',
        '{re}, khi có [thông tin cần có], {tôi|mình} sẽ tiến hành ngay.',
      ],
    },
    many: { plain: ['Để xử lý từng điểm, {tôi|mình} cần {Anh/Chị|bạn} gửi thêm [thông tin cần có].'] },
  },
  explain: {
    one: {
      plain: [
        '{re}, có một điểm {tôi|mình} chưa rõ: [điểm chưa rõ].',
        '{re}, {tôi|mình} muốn chắc là đã hiểu đúng: [điểm chưa rõ]?',
        '{re}, nhờ {Anh/Chị|bạn} giải thích thêm về [điểm chưa rõ].',
      ],
    },
    many: { plain: ['Trước khi trả lời từng điểm, {tôi|mình} muốn hiểu cho đúng: [điểm chưa rõ]?'] },
  },
  status: ['{re}, tình hình hiện tại là [tình hình hiện tại].'],
  bargain: {
    amount: {
      plain: [
        'Về mức {amount}, {tôi|mình} xin đề xuất điều kiện sau: [điều kiện mong muốn].',
        'Mức {amount} vẫn còn chênh so với dự tính, không biết [điều kiện mong muốn] có được không?',
        'Với mức {amount}, {tôi|mình} mong được thương lượng thêm: [điều kiện mong muốn].',
      ],
      assertive: [
        '{Tôi|Mình} không thể chấp nhận mức {amount}. Điều kiện của {tôi|mình} là [điều kiện mong muốn].',
      ],
      casual: ['Mức {amount} hơi cao với mình, [điều kiện mong muốn] được không bạn?'],
      humorous: ['Thấy {amount}, máy tính của mình cũng phải thở dài. [điều kiện mong muốn] được không bạn?'],
      formal: ['Về mức {amount}, kính mong Anh/Chị xem xét điều kiện sau: [điều kiện mong muốn].'],
    },
    bare: {
      plain: [
        'Về điều kiện, {tôi|mình} mong được trao đổi thêm: [điều kiện mong muốn].',
        'Đề xuất của {tôi|mình} là [điều kiện mong muốn].',
        'Nếu được [điều kiện mong muốn], chúng ta có thể đi đến thống nhất.',
      ],
      assertive: ['Điều kiện của {tôi|mình} là [điều kiện mong muốn].'],
      formal: ['Kính mong Anh/Chị xem xét điều kiện sau: [điều kiện mong muốn].'],
    },
  },
  guarded: {
    secret: [
      '{Tôi|Mình} không cung cấp mật khẩu hay thông tin ngân hàng qua email.',
      'Vì lý do bảo mật, thông tin đăng nhập và tài khoản ngân hàng không được gửi qua email, mong {Anh/Chị|bạn} trao đổi bằng cách khác.',
      'Những thông tin này không thể gửi qua email, nếu cần {tôi|mình} sẽ liên hệ theo địa chỉ đã biết.',
    ],
    payment: [
      'Yêu cầu thanh toán này cần được kiểm tra nội bộ trước.',
      'Trước khi thanh toán, {tôi|mình} sẽ kiểm tra theo quy trình thông thường.',
      'Về khoản thanh toán, {tôi|mình} sẽ chưa thực hiện cho đến khi kiểm tra xong.',
    ],
  },
  listLead: ['{Tôi|Mình} xin trả lời từng điểm {Anh/Chị|bạn} nêu như sau:'],

  bodies: {
    question: {
      plain: [
        '{Tôi|Mình} xin hỏi một câu: [câu hỏi]?',
        'Có một điều {tôi|mình} muốn hỏi thêm: [câu hỏi]?',
        'Nhân đây, xin hỏi {Anh/Chị|bạn}: [câu hỏi]?',
      ],
      casual: ['Cho mình hỏi chút nhé: [câu hỏi]?'],
    },
    accept: {
      plain: [
        '{Tôi|Mình} rất sẵn lòng nhận lời.',
        '{Tôi|Mình} đồng ý với đề nghị này.',
        '{Tôi|Mình} vui lòng chấp nhận.',
      ],
      enthusiastic: ['{Tôi|Mình} rất hào hứng nhận lời!'],
      casual: ['Ok bạn, tính cả mình nhé.'],
      humorous: ['Ok bạn, tính cả mình nhé, đuổi cũng không đi đâu.'],
      formal: ['Tôi xin trân trọng nhận lời.'],
      concise: ['{Tôi|Mình} đồng ý.'],
      assertive: ['{Tôi|Mình} xác nhận đồng ý.'],
      empathetic: ['Cảm kích tấm lòng của {Anh/Chị|bạn}, {tôi|mình} rất vui được nhận lời.'],
      urgent: ['{Tôi|Mình} đồng ý, nhờ {Anh/Chị|bạn} tiến hành ngay.'],
    },
    decline: {
      plain: [
        'Rất tiếc, lần này {tôi|mình} không thể nhận lời.',
        'Sau khi cân nhắc kỹ, {tôi|mình} xin phép từ chối.',
        'Tiếc là {tôi|mình} không thể đồng ý lần này.',
      ],
      casual: ['Tiếc quá, lần này mình xin kiếu nhé.'],
      humorous: ['Tiếc đứt ruột, nhưng lần này mình xin kiếu nhé.'],
      formal: ['Sau khi cân nhắc kỹ lưỡng, tôi rất tiếc phải từ chối.'],
      empathetic: [
        'Hiểu tấm lòng của {Anh/Chị|bạn} nên {tôi|mình} càng áy náy, lần này {tôi|mình} xin phép từ chối.',
      ],
      enthusiastic: ['Lời đề nghị hấp dẫn lắm, tiếc là lần này {tôi|mình} phải từ chối!'],
      concise: ['Rất tiếc, lần này không được.'],
      urgent: ['Xin báo sớm để {Anh/Chị|bạn} kịp thu xếp: lần này {tôi|mình} không nhận lời được.'],
      assertive: ['Lần này {tôi|mình} không nhận lời.'],
    },
    reschedule: {
      plain: [
        'Có thể đổi sang thời gian khác được không? {Tôi|Mình} đề xuất {other}.',
        '{Tôi|Mình} mong được dời lịch sang {other}.',
        'Rất tiếc phải xin hẹn lại vào thời gian khác: {other}.',
      ],
      casual: ['Mình đổi giờ được không bạn? {other} nhé?'],
      formal: ['Kính mong Anh/Chị xem xét dời lịch sang {other}.'],
      assertive: ['Đề nghị dời lịch sang {other}.'],
      urgent: ['Vì việc gấp, nhờ {Anh/Chị|bạn} dời lịch sang {other}.'],
    },
    request: {
      plain: [
        '{Anh/Chị|Bạn} vui lòng gửi cho {tôi|mình} [thông tin cần có].',
        '{Tôi|Mình} cần thêm [thông tin cần có], nhờ {Anh/Chị|bạn} hỗ trợ.',
        'Phiền {Anh/Chị|bạn} cho {tôi|mình} xin [thông tin cần có].',
      ],
      casual: ['Bạn gửi mình [thông tin cần có] nhé.'],
      urgent: ['Nhờ {Anh/Chị|bạn} gửi gấp cho {tôi|mình} [thông tin cần có].'],
      formal: ['Kính mong Anh/Chị gửi cho tôi [thông tin cần có].'],
    },
    update: {
      plain: [
        'Tình hình hiện tại là [tình hình hiện tại].',
        '{Tôi|Mình} xin cập nhật tình hình: [tình hình hiện tại].',
        'Đến nay, mọi việc như sau: [tình hình hiện tại].',
      ],
    },
    clarify: {
      plain: [
        'Có một điểm {tôi|mình} chưa rõ: [điểm chưa rõ].',
        'Nhờ {Anh/Chị|bạn} giải thích thêm về [điểm chưa rõ].',
        'Để chắc là hiểu đúng, {tôi|mình} xin hỏi: [điểm chưa rõ]?',
      ],
    },
    confirm: {
      facts: {
        plain: [
          '{Tôi|Mình} xin xác nhận: {facts}.',
          '{Tôi|Mình} xác nhận các thông tin sau là đúng: {facts}.',
          'Đúng như {Anh/Chị|bạn} nêu: {facts}.',
        ],
        casual: ['Chốt nhé: {facts}.'],
        formal: ['Tôi xin trân trọng xác nhận: {facts}.'],
      },
      bare: {
        plain: [
          '{Tôi|Mình} xác nhận đã nhận được email của {Anh/Chị|bạn}.',
          '{Tôi|Mình} đã nhận email và nắm được toàn bộ nội dung.',
          '{Tôi|Mình} đã đọc email của {Anh/Chị|bạn} và ghi nhận đầy đủ.',
        ],
        casual: ['Mình nhận được và ghi lại hết rồi nhé!'],
        formal: ['Tôi xin trân trọng xác nhận đã nhận được thư của Anh/Chị.'],
      },
    },
    introduce: {
      plain: [
        '{Tôi|Mình} xin giới thiệu với {Anh/Chị|bạn}: [họ tên], [vai trò và lý do giới thiệu].',
        'Cho phép {tôi|mình} được kết nối {Anh/Chị|bạn} với [họ tên], [vai trò và lý do giới thiệu].',
        '{Tôi|Mình} rất vui được giới thiệu [họ tên] với {Anh/Chị|bạn}: [vai trò và lý do giới thiệu].',
      ],
    },
  },
  additions: {
    say: '{text}.',
    quote: '{text}',
    'ask-whether': 'Xin {Anh/Chị|bạn} cho biết: {text}, có đúng không?',
    'ask-about': '{Anh/Chị|Bạn} có thể cho {tôi|mình} biết thêm về {text} không?',
    'ask-for': '{Anh/Chị|Bạn} có thể gửi cho {tôi|mình} {text} không?',
    'ask-that': '{Tôi|Mình} xin nhờ {Anh/Chị|bạn} việc sau: {text}.',
    offer: '{Tôi|Mình} xin đề nghị: {text}.',
    thank: 'Cảm ơn {Anh/Chị|bạn} về {text}.',
    apologize: '{Tôi|Mình} xin lỗi {Anh/Chị|bạn} về {text}.',
    congratulate: 'Chúc mừng {Anh/Chị|bạn} về {text}.',
    wish: 'Chúc {Anh/Chị|bạn} {text}.',
    invite: '{Tôi|Mình} trân trọng mời {Anh/Chị|bạn}: {text}.',
    remind: '{Tôi|Mình} xin nhắc {Anh/Chị|bạn} về {text}.',
  },
  toTranslate: 'bằng tiếng Việt: {text}',

  closings: {
    awaiting: {
      professional: [
        'Rất mong nhận được phản hồi của {Anh/Chị|bạn}.',
        '{Tôi|Mình} mong sớm nhận được hồi âm.',
        'Xin cảm ơn trước và mong tin {Anh/Chị|bạn}.',
      ],
      formal: [
        'Kính mong Anh/Chị hồi âm.',
        'Tôi xin chân thành cảm ơn và mong nhận được hồi âm của Anh/Chị.',
      ],
      diplomatic: ['Rất mong được nghe ý kiến của Anh/Chị khi thuận tiện.'],
      assertive: ['Đề nghị {Anh/Chị|bạn} phản hồi rõ về việc này.'],
      concise: ['Mong {Anh/Chị|bạn} phản hồi.'],
      urgent: ['Việc khá gấp, mong {Anh/Chị|bạn} phản hồi sớm nhất có thể.'],
      friendly: [
        'Mong sớm nhận được tin từ {Anh/Chị|bạn}.',
        'Khi nào tiện, {Anh/Chị|bạn} trả lời giúp {tôi|mình} nhé.',
        '{Tôi|Mình} chờ tin vui từ {Anh/Chị|bạn}.',
      ],
      empathetic: ['{Anh/Chị|Bạn} cứ thong thả, khi nào tiện trả lời cũng được.'],
      enthusiastic: ['{Tôi|Mình} rất háo hức chờ hồi âm của {Anh/Chị|bạn}!'],
      casual: ['Rảnh thì nhắn lại mình nhé.', 'Mình chờ tin bạn nhé.'],
      humorous: ['Mình ngồi canh hộp thư chờ tin bạn đây.'],
    },
    available: {
      professional: [
        'Nếu có thắc mắc, {Anh/Chị|bạn} vui lòng liên hệ với {tôi|mình}.',
        'Nếu cần thêm thông tin, xin {Anh/Chị|bạn} cho biết.',
        '{Tôi|Mình} luôn sẵn sàng giải đáp nếu {Anh/Chị|bạn} còn câu hỏi.',
      ],
      formal: ['Nếu cần trao đổi thêm, kính mong Anh/Chị liên hệ với tôi.'],
      diplomatic: ['Nếu có điều gì tôi hiểu chưa đúng, mong Anh/Chị chỉ giúp.'],
      assertive: ['Nếu còn thiếu điều gì, {Anh/Chị|bạn} hãy cho {tôi|mình} biết.'],
      concise: ['Có thắc mắc xin cứ hỏi.'],
      urgent: ['Nếu cần hỏi thêm, {tôi|mình} sẽ trả lời ngay.'],
      friendly: [
        'Cần gì thêm, {Anh/Chị|bạn} cứ nhắn {tôi|mình} nhé.',
        'Nếu còn điều gì chưa rõ, {Anh/Chị|bạn} cứ thoải mái hỏi nhé.',
        'Chúc {Anh/Chị|bạn} một ngày làm việc vui vẻ.',
      ],
      empathetic: ['Nếu còn điều gì khiến {Anh/Chị|bạn} băn khoăn, xin cứ nói với {tôi|mình}.'],
      enthusiastic: ['Cần gì thêm, {tôi|mình} luôn rất sẵn lòng giúp!'],
      casual: ['Có gì cứ nhắn mình nhé.'],
      humorous: ['Có gì cứ nhắn mình nhé, mình không cắn đâu.'],
    },
    meeting: {
      plain: [
        'Rất mong được gặp {Anh/Chị|bạn}.',
        '{Tôi|Mình} mong đến buổi trao đổi này.',
        'Hẹn gặp {Anh/Chị|bạn} vào hôm đó.',
      ],
      casual: ['Hẹn gặp bạn nhé!'],
      humorous: ['Hẹn gặp bạn nhé, mình sẽ mang theo nụ cười tươi nhất.'],
      enthusiastic: ['{Tôi|Mình} rất háo hức được gặp {Anh/Chị|bạn}!'],
      formal: ['Tôi rất hân hạnh được gặp Anh/Chị.'],
      concise: ['Hẹn gặp {Anh/Chị|bạn}.'],
    },
    declined: {
      plain: [
        'Rất mong {Anh/Chị|bạn} thông cảm.',
        'Hy vọng chúng ta sẽ có dịp khác.',
        'Cảm ơn {Anh/Chị|bạn} đã thấu hiểu.',
      ],
      casual: ['Hẹn bạn dịp khác nhé.'],
      humorous: ['Hẹn bạn dịp khác nhé, nhớ chừa cho mình một chỗ.'],
      formal: ['Kính mong Anh/Chị lượng thứ.'],
      empathetic: ['{Tôi|Mình} rất áy náy vì không đáp ứng được, mong {Anh/Chị|bạn} thông cảm.'],
      enthusiastic: ['Lần sau nhất định {tôi|mình} sẽ cố gắng, mong có dịp khác!'],
      assertive: ['Cảm ơn {Anh/Chị|bạn} đã hiểu cho.'],
    },
    sorry: {
      plain: [
        'Cảm ơn {Anh/Chị|bạn} đã kiên nhẫn và thông cảm.',
        'Khi có tiến triển, {tôi|mình} sẽ báo ngay cho {Anh/Chị|bạn}.',
        'Một lần nữa xin lỗi {Anh/Chị|bạn}.',
      ],
      casual: ['Xin lỗi bạn lần nữa nhé.'],
      humorous: ['Xin lỗi bạn lần nữa nhé, cảm ơn bạn đã rộng lượng.'],
      formal: ['Một lần nữa, tôi xin trân trọng cáo lỗi cùng Anh/Chị.'],
      empathetic: ['Mong rằng {Anh/Chị|bạn} phần nào nhẹ lòng, một lần nữa xin chân thành xin lỗi.'],
      enthusiastic: ['{Tôi|Mình} sẽ cố gắng hết sức để xứng đáng với sự tin tưởng của {Anh/Chị|bạn}!'],
      assertive: ['Khi có kết quả, {tôi|mình} sẽ báo ngay.'],
      concise: ['Xin lỗi {Anh/Chị|bạn} một lần nữa.'],
      urgent: ['Có tiến triển là {tôi|mình} báo ngay cho {Anh/Chị|bạn}.'],
    },
    grave: {
      plain: [
        'Mong {Anh/Chị|bạn} giữ gìn sức khỏe.',
        'Nếu {tôi|mình} giúp được gì, xin {Anh/Chị|bạn} cứ cho biết.',
        '{Anh/Chị|Bạn} không cần vội trả lời, xin hãy chăm sóc bản thân.',
      ],
      formal: ['Kính mong Anh/Chị bảo trọng.'],
    },
    content: {
      plain: [
        'Chúc {Anh/Chị|bạn} mọi việc thuận lợi.',
        'Mong được tiếp tục hợp tác với {Anh/Chị|bạn}.',
        'Chúc {Anh/Chị|bạn} một ngày tốt lành.',
      ],
      casual: ['Hẹn gặp lại bạn nhé.'],
      humorous: ['Hẹn gặp lại bạn nhé, chúc hộp thư của bạn luôn gọn gàng.'],
      enthusiastic: ['{Tôi|Mình} rất mong chờ những điều sắp tới!'],
      empathetic: ['Mong {Anh/Chị|bạn} luôn bình an.'],
      formal: ['Kính chúc Anh/Chị sức khỏe và thành công.'],
      concise: ['Chúc {Anh/Chị|bạn} mọi điều tốt lành.'],
    },
  },
};

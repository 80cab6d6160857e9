import type { InstructionWords } from '../instruction-words.ts';

/** How instructions are put in Vietnamese: as commands. */
export const vietnamese: InstructionWords = {
  and: [' và ', ' nhưng ', ' rồi ', ' sau đó '],
  please: ['xin hãy', 'vui lòng', 'làm ơn', 'hãy', 'xin', 'cũng', 'nhé', 'giúp tôi'],
  politely: [
    'một cách rất lịch sự',
    'một cách lịch sự',
    'thật lịch sự',
    'lịch sự',
    'khéo léo',
    'nhẹ nhàng',
    'dứt khoát',
  ],
  everything: ['(nó|điều đó|tất cả|lời mời|đề nghị|yêu cầu|cuộc họp|lịch hẹn|đề xuất)( này| đó|)'],
  short: [
    '(viết|trả lời|giữ|làm)( cho| câu trả lời| thư| nó|)( thật| rất|) (ngắn|ngắn gọn|ngắn hơn|súc tích)( thôi|)',
    '(thật |rất |)(ngắn|ngắn gọn|ngắn hơn|súc tích)( thôi|)',
    '(câu |)trả lời ngắn( gọn|)',
  ],
  atMost: {
    sentences: [
      '(viết |trả lời |)(trong |bằng |)(tối đa |không quá |nhiều nhất |dưới |khoảng |)… (câu)( trở xuống| thôi|)',
    ],
    words: [
      '(viết |trả lời |)(trong |bằng |)(tối đa |không quá |nhiều nhất |dưới |khoảng |)… (từ|chữ)( trở xuống| thôi|)',
    ],
    characters: [
      '(viết |trả lời |)(trong |bằng |)(tối đa |không quá |nhiều nhất |dưới |khoảng |)… (ký tự)( trở xuống| thôi|)',
    ],
  },
  long: [
    '(viết|trả lời)( cho| thật|) (dài hơn|chi tiết|chi tiết hơn|kỹ hơn)',
    '(dài hơn|chi tiết|chi tiết hơn)',
    '(câu |)trả lời (dài|chi tiết)( hơn|)',
  ],
  list: [
    '(trả lời |dùng |viết |)(bằng |dưới dạng |theo dạng |thành |)(danh sách|gạch đầu dòng|danh sách gạch đầu dòng|các gạch đầu dòng)',
  ],
  noApology: ['(không|đừng|không cần) (xin lỗi|có lời xin lỗi)'],
  noGreeting: ['(không|đừng|bỏ|không cần|không có) (lời chào|chào hỏi|chào|câu chào)'],
  sound: [
    '(viết|trả lời)( cho| thật| một cách| rất|) …( hơn|)',
    '(viết |trả lời |)(với |bằng |dùng |)giọng( điệu| văn|) …( hơn|)',
    '(thật |)…( hơn|)',
  ],
  tones: {
    friendly: ['thân thiện', 'thân mật', 'ấm áp'],
    professional: ['chuyên nghiệp'],
    concise: ['cô đọng'],
    formal: ['trang trọng', 'nghiêm túc'],
    casual: ['thoải mái', 'suồng sã', 'đời thường'],
    enthusiastic: ['nhiệt tình', 'hào hứng'],
    empathetic: ['đồng cảm', 'thông cảm', 'cảm thông'],
    urgent: ['khẩn cấp', 'gấp'],
    diplomatic: ['ngoại giao', 'lịch sự', 'khéo léo', 'tế nhị'],
    humorous: ['hài hước', 'vui vẻ', 'dí dỏm'],
    assertive: ['kiên quyết', 'quyết đoán', 'dứt khoát', 'cứng rắn'],
  },
  signAs: ['(ký|kí) (tên |)(là |với tên |bằng tên |)…', '(tên tôi là|tôi tên là) …'],
  callThem: ['gọi (cô ấy|anh ấy|họ|chị ấy|người nhận) là …', 'xưng hô với (cô ấy|anh ấy) là …'],
  propose: [
    '(đề xuất|đề nghị|gợi ý)( họp| gặp| hẹn|)( vào|) …',
    '(dời|chuyển|hoãn) (cuộc họp |lịch hẹn |)(sang|đến|tới) …',
  ],
  yesNo: ['có', 'vâng', 'đồng ý', 'không'],
  accept: [
    '(chấp nhận|đồng ý|xác nhận|nhận lời)~',
    '(chấp nhận|đồng ý với|đồng ý|xác nhận) …~',
    '(nói|trả lời) (có|vâng|đồng ý)',
    '(nói |trả lời |)(có|vâng|đồng ý) (với|cho|về) …',
  ],
  decline: [
    '(từ chối)~',
    '(từ chối) …~',
    '~từ chối',
    '(nói|trả lời) không~',
    '(nói |trả lời |)không( đồng ý|) (với|cho|về) …',
  ],
  askPlace: ['(cho |với |)(câu hỏi|câu|yêu cầu|điểm|đề nghị|mục) (số |thứ |)…'],
  ordinals: [
    ['nhất', 'một', 'đầu', 'đầu tiên'],
    ['hai'],
    ['ba'],
    ['tư', 'bốn'],
    ['năm'],
    ['cuối', 'cuối cùng'],
  ],
  quote: ['(viết|thêm|nói|trích dẫn|dùng|ghi)( câu| thêm câu| cụm từ|)(:|) …'],
  say: [
    '(nói|viết|đề cập|cho biết|xác nhận|giải thích|thêm|nhấn mạnh|báo|thông báo|bảo|trả lời|nhắc)( với| cho|)( cô ấy| anh ấy| họ| chị ấy|)( biết|) (rằng|là) …',
    '(nhắc đến|đề cập đến|đề cập|nhắc tới) …',
  ],
  askFor: ['(yêu cầu|xin|hỏi xin|đề nghị)( cô ấy| anh ấy| họ|)( gửi| cung cấp|) …', 'xin …'],
  askWhether: ['hỏi( cô ấy| anh ấy| họ| chị ấy|) (xem |liệu |)…'],
  thank: ['cảm ơn( cô ấy| anh ấy| họ| chị ấy|) (vì|về) …'],
  apologize: ['xin lỗi( cô ấy| anh ấy| họ| chị ấy|) (vì|về) …'],
  silence: ['(đừng|không|không được) (nhắc đến|đề cập đến|nói về|nhắc tới|đề cập|viết về) …'],
};

import { expect, test } from 'vitest';
import type { AskAnswer } from '#reading/reading.ts';
import { turnedAsk } from './turn.ts';
import type { Said } from './turning.ts';
import { vietnamese } from './vietnamese.ts';

test.each<[AskAnswer, string, string]>([
  ['time', 'Khóa học bắt đầu khi nào?', 'khóa học bắt đầu vào [thời gian].'],
  ['time', 'Khi nào anh có thể giao hàng?', '{tôi|mình} có thể giao hàng vào [thời gian].'],
  ['time', 'Bao giờ thì kết quả xét nghiệm có ạ?', 'kết quả xét nghiệm có vào [thời gian].'],
  ['time', 'Báo giá này có hiệu lực đến khi nào?', 'báo giá này có hiệu lực đến [thời gian].'],
  ['time', 'Phòng khám mở cửa từ mấy giờ ạ?', 'phòng khám mở cửa từ [mấy giờ].'],
  ['time', 'Nhận phòng lúc mấy giờ?', 'nhận phòng lúc [mấy giờ].'],
  ['fact', 'Việc sửa chữa mất bao lâu?', 'việc sửa chữa mất khoảng [thời gian].'],
  ['amount', 'Giá thuê căn hộ là bao nhiêu?', 'giá thuê căn hộ là [số tiền].'],
  ['amount', 'Phí dịch là bao nhiêu một trang?', 'phí dịch là [số tiền] một trang.'],
  ['amount', 'Bên anh có thể nhận tối đa bao nhiêu khách?', 'bên {tôi|mình} có thể nhận tối đa [số] khách.'],
  ['amount', 'Giá phòng đôi bao nhiêu tiền một đêm?', 'giá phòng đôi [số tiền] một đêm.'],
  ['amount', 'Có bao nhiêu người tham dự?', 'có [số] người tham dự.'],
  [
    'fact',
    'Chúng tôi cần chuẩn bị những giấy tờ gì?',
    '{Anh/Chị|bạn} cần chuẩn bị [giấy tờ, thông tin cụ thể].',
  ],
  ['fact', 'Tôi nên gửi hồ sơ về đâu?', '{Anh/Chị|bạn} nên gửi hồ sơ đến [địa điểm].'],
  ['fact', 'Ai sẽ phụ trách dự án này?', 'người sẽ phụ trách dự án này là [tên].'],
  [
    'fact',
    'Tôi cần liên hệ với ai để lấy chìa khóa?',
    '{Anh/Chị|bạn} cần liên hệ với [tên] để lấy chìa khóa.',
  ],
  ['explanation', 'Quy trình đổi trả như thế nào?', 'quy trình đổi trả như sau: [nội dung].'],
  ['explanation', 'Tại sao hóa đơn tháng 10 cao hơn?', 'hóa đơn tháng 10 cao hơn là vì [lý do].'],
  ['yes-no', 'Khách sạn có chỗ đậu xe không?', 'khách sạn [có / không có] chỗ đậu xe.'],
  ['yes-no', 'Giá đã bao gồm thuế VAT chưa?', 'giá [đã / chưa] bao gồm thuế VAT.'],
  ['yes-no', 'Giá phòng có bao gồm bữa sáng không ạ?', 'giá phòng [có / không] bao gồm bữa sáng.'],
  [
    'yes-no',
    'Bên mình có hỗ trợ giao hàng cuối tuần không?',
    'bên {tôi|mình} [có / không] hỗ trợ giao hàng cuối tuần.',
  ],
  ['yes-no', 'Em có được hoàn tiền nếu hủy không?', '{Anh/Chị|bạn} [được / không được] hoàn tiền nếu hủy.'],
  ['yes-no', 'Anh đã nhận được hợp đồng chưa?', '{tôi|mình} [đã / chưa] nhận được hợp đồng.'],
  ['choice', 'Anh muốn họp trực tiếp hay trực tuyến?', '{tôi|mình} muốn họp [trực tiếp / trực tuyến].'],
  [
    'choice',
    'Chị muốn thanh toán bằng tiền mặt hay chuyển khoản ạ?',
    '{tôi|mình} muốn [thanh toán bằng tiền mặt / chuyển khoản].',
  ],
  ['action', 'Vui lòng xác nhận số lượng khách tham dự.', 'số lượng khách tham dự là [số].'],
  ['amount', 'Anh/Chị vui lòng cho biết số lượng khách dự kiến.', 'số lượng khách dự kiến là [số].'],
  ['fact', 'số phòng còn trống là bao nhiêu', 'số phòng còn trống là [bao nhiêu].'],
  ['yes-no', 'Thang máy có hoạt động không?', 'thang máy [có / không] hoạt động.'],
  ['yes-no', 'Có cần đặt cọc trước không?', '[cần / không cần] đặt cọc trước.'],
  ['time', 'Chị có thể ghé lấy đồ vào lúc nào?', '{tôi|mình} có thể ghé lấy đồ vào [thời gian].'],
  ['fact', 'Bạn thích size nào?', '{tôi|mình} thích size [nào].'],
  ['fact', 'Chị chọn màu nào ạ?', '{tôi|mình} chọn màu [nào].'],
  ['yes-no', 'Chị cho em hỏi lô hàng đã đóng gói xong chưa ạ?', 'lô hàng [đã / chưa] đóng gói xong.'],
  ['yes-no', 'Kho có xe nâng không chị?', 'kho [có / không có] xe nâng.'],
  [
    'choice',
    'Bạn báo giá giúp mình theo trang hay theo từ?',
    '{tôi|mình} báo giá giúp {Anh/Chị|bạn} theo [trang / từ].',
  ],
  ['amount', 'Chi phí kiểm tra ban đầu là bao nhiêu?', 'chi phí kiểm tra ban đầu là [số tiền].'],
  ['action', 'Anh xem giúp em nguyên nhân là gì với ạ.', 'nguyên nhân là [câu trả lời].'],
  ['amount', 'Mình đặt cọc bao nhiêu?', '{Anh/Chị|bạn} đặt cọc [số tiền].'],
  ['explanation', 'Giá mỗi lẵng thế nào?', 'giá mỗi lẵng là [số tiền].'],
  [
    'yes-no',
    'Trẻ em dưới 6 tuổi có được miễn phí không?',
    'trẻ em dưới 6 tuổi [được / không được] miễn phí.',
  ],
  ['amount', 'Giá đoàn là bao nhiêu một phòng?', 'giá đoàn là [số tiền] một phòng.'],
  [
    'yes-no',
    'Hai bên có tài sản chung nào cần phân chia không?',
    'hai bên [có / không có] tài sản chung cần phân chia.',
  ],
  [
    'amount',
    'Bạn lấy cát-xê bao nhiêu cho 40 phút biểu diễn?',
    '{tôi|mình} lấy cát-xê là [số tiền] cho 40 phút biểu diễn.',
  ],
  [
    'choice',
    'Phần tháo dỡ tủ cũ bên anh có làm luôn không hay em phải thuê người khác?',
    'phần tháo dỡ tủ cũ [bên {tôi|mình} làm luôn / {Anh/Chị|bạn} phải thuê người khác].',
  ],
  ['yes-no', 'Anh xem có kịp không ạ?', 'về thời gian thì [kịp / không kịp].'],
  [
    'action',
    'Nếu được thì sáng thứ Bảy 21/11 lúc 9 giờ anh qua đo lại giúp em nhé, vì bức tường phía cửa sổ mới xây lại.',
    'sáng thứ Bảy 21/11 lúc 9 giờ {tôi|mình} [có thể / không thể] qua đo lại giúp {Anh/Chị|bạn}.',
  ],
  [
    'action',
    'Em cũng cần anh xuất hóa đơn VAT cho công ty, thông tin em gửi sau.',
    '{tôi|mình} sẽ xuất hóa đơn VAT cho công ty [khi nào].',
  ],
  ['fact', 'Người nhận hàng là ai?', 'người nhận hàng là [tên].'],
  [
    'fact',
    'Phí lưu bãi nếu có thì bên nào chịu?',
    'phí lưu bãi nếu có thì [bên {tôi|mình} / bên {Anh/Chị|bạn}] chịu.',
  ],
  ['amount', 'Công ty mình có khoảng bao nhiêu người học?', 'công ty chúng tôi có khoảng [số] người học.'],
  [
    'choice',
    'Anh muốn học tại công ty hay tại trung tâm?',
    '{tôi|mình} muốn học [tại công ty / tại trung tâm].',
  ],
  [
    'choice',
    'Anh thấy giờ đó có phù hợp không, hay muốn dời sang buổi sáng?',
    '[giờ đó phù hợp / {tôi|mình} muốn dời sang buổi sáng].',
  ],
  [
    'action',
    'Bên em cũng có thể cho học thử một buổi miễn phí, anh có muốn đăng ký không?',
    '{tôi|mình} [muốn / chưa muốn] đăng ký.',
  ],
  [
    'action',
    'Anh gửi giúp em danh sách học viên kèm email trước ngày 20/11 để em tạo tài khoản làm bài kiểm tra đầu vào nhé.',
    '{tôi|mình} [sẽ / chưa thể] gửi danh sách học viên kèm email cho {Anh/Chị|bạn} trước ngày 20/11.',
  ],
  [
    'action',
    'Giá thuê mới dự kiến tăng 5%, không biết chị thấy mức đó có chấp nhận được không.',
    'mức đó [chấp nhận được / chưa chấp nhận được].',
  ],
  ['choice', 'Nếu có thì gia hạn 1 năm hay 2 năm?', 'gia hạn [1 năm / 2 năm].'],
  [
    'fact',
    'Bên chị có ai làm việc hôm đó không ạ?',
    'bên {tôi|mình} [có người / không có ai] làm việc hôm đó.',
  ],
  [
    'action',
    'Mấy hôm trước chị có phản ánh là nhà vệ sinh bị rò nước, thợ đã sửa rồi, chị kiểm tra xem còn rò không giúp em nhé.',
    '[vẫn còn / không còn] rò.',
  ],
  [
    'action',
    'Với lại em cần chị gửi lại bản sao giấy phép kinh doanh mới nhất để bổ sung hồ sơ phòng cháy.',
    '{tôi|mình} sẽ gửi lại bản sao giấy phép kinh doanh mới nhất [khi nào].',
  ],
  [
    'choice',
    'Chị giao tận nơi hay bên em phải qua lấy?',
    '[{tôi|mình} giao tận nơi / bên {Anh/Chị|bạn} phải qua lấy].',
  ],
  ['time', 'Khoảng ngày nào thì có bản in thử ạ?', 'có bản in thử vào [thời gian].'],
  [
    'action',
    'Hóa đơn chị xuất theo thông tin cũ giúp em.',
    'hóa đơn {tôi|mình} [sẽ / chưa thể] xuất theo thông tin cũ.',
  ],
  [
    'choice',
    'Còn khoản đặt cọc 30% em chuyển trước hay đợi ký hợp đồng xong mới chuyển ạ?',
    'khoản đặt cọc 30% {Anh/Chị|bạn} [chuyển trước / đợi ký hợp đồng xong mới chuyển].',
  ],
  [
    'yes-no',
    'Phòng khám có làm việc chiều thứ Bảy không?',
    'phòng khám [có / không] làm việc chiều thứ Bảy.',
  ],
  [
    'choice',
    'Khi đi khám tôi cần mang theo phim chụp cũ hay bên phòng khám sẽ chụp lại?',
    'khi đi khám [{Anh/Chị|bạn} cần mang theo phim chụp cũ / bên phòng khám sẽ chụp lại].',
  ],
])('%s is said from the other side, with a gap: %s', (answer, ask, said) => {
  expect(turnedAsk(ask, answer, vietnamese)?.open.trim()).toBe(said);
});

test.each<[AskAnswer, string, Said]>([
  [
    'yes-no',
    'Chúng tôi có thể mang theo thú cưng không?',
    {
      open: '{Anh/Chị|bạn} [có thể / không thể] mang theo thú cưng.',
      yes: 'vâng, {Anh/Chị|bạn} có thể mang theo thú cưng.',
      no: 'rất tiếc, {Anh/Chị|bạn} không thể mang theo thú cưng.',
    },
  ],
  [
    'yes-no',
    'Tôi hủy trước một tuần có được không?',
    {
      open: '{Anh/Chị|bạn} [có thể / không thể] hủy trước một tuần.',
      yes: 'vâng, {Anh/Chị|bạn} có thể hủy trước một tuần.',
      no: 'rất tiếc, {Anh/Chị|bạn} không thể hủy trước một tuần.',
    },
  ],
  [
    'action',
    'Anh/Chị vui lòng gửi cho tôi bảng giá chi tiết.',
    {
      open: '{tôi|mình} sẽ gửi bảng giá chi tiết cho {Anh/Chị|bạn} [khi nào].',
      yes: '{tôi|mình} sẽ gửi bảng giá chi tiết cho {Anh/Chị|bạn}.',
      no: 'rất tiếc, {tôi|mình} chưa thể gửi bảng giá chi tiết cho {Anh/Chị|bạn}.',
    },
  ],
  [
    'action',
    'Nhờ chị gửi giúp em hợp đồng đã ký trước ngày 28/11 nhé.',
    {
      open: '{tôi|mình} [sẽ / chưa thể] gửi hợp đồng đã ký cho {Anh/Chị|bạn} trước ngày 28/11.',
      yes: '{tôi|mình} sẽ gửi hợp đồng đã ký cho {Anh/Chị|bạn} trước ngày 28/11.',
      no: 'rất tiếc, {tôi|mình} chưa thể gửi hợp đồng đã ký cho {Anh/Chị|bạn} trước ngày 28/11.',
    },
  ],
  [
    'action',
    'Anh có thể gửi cho chúng tôi bản vẽ mặt bằng được không?',
    {
      open: '{tôi|mình} sẽ gửi bản vẽ mặt bằng cho {Anh/Chị|bạn} [khi nào].',
      yes: '{tôi|mình} sẽ gửi bản vẽ mặt bằng cho {Anh/Chị|bạn}.',
      no: 'rất tiếc, {tôi|mình} chưa thể gửi bản vẽ mặt bằng cho {Anh/Chị|bạn}.',
    },
  ],
  [
    'action',
    'Bạn gửi mình file thiết kế được không?',
    {
      open: '{tôi|mình} sẽ gửi file thiết kế cho {Anh/Chị|bạn} [khi nào].',
      yes: '{tôi|mình} sẽ gửi file thiết kế cho {Anh/Chị|bạn}.',
      no: 'rất tiếc, {tôi|mình} chưa thể gửi file thiết kế cho {Anh/Chị|bạn}.',
    },
  ],
  [
    'action',
    'Cho em xin số tài khoản để chuyển khoản ạ.',
    {
      open: '{tôi|mình} sẽ gửi số tài khoản để chuyển khoản cho {Anh/Chị|bạn} [khi nào].',
      yes: '{tôi|mình} sẽ gửi số tài khoản để chuyển khoản cho {Anh/Chị|bạn}.',
      no: 'rất tiếc, {tôi|mình} chưa thể gửi số tài khoản để chuyển khoản cho {Anh/Chị|bạn}.',
    },
  ],
  [
    'action',
    'Vui lòng kiểm tra lại hóa đơn giúp chúng tôi.',
    {
      open: '{tôi|mình} sẽ kiểm tra lại hóa đơn giúp {Anh/Chị|bạn} [khi nào].',
      yes: '{tôi|mình} sẽ kiểm tra lại hóa đơn giúp {Anh/Chị|bạn}.',
      no: 'rất tiếc, {tôi|mình} chưa thể kiểm tra lại hóa đơn giúp {Anh/Chị|bạn}.',
    },
  ],
  [
    'action',
    'Ngoài ra chúng tôi cũng cần bản dịch công chứng của bằng tốt nghiệp.',
    {
      open: '{tôi|mình} sẽ gửi bản dịch công chứng của bằng tốt nghiệp cho {Anh/Chị|bạn} [khi nào].',
      yes: '{tôi|mình} sẽ gửi bản dịch công chứng của bằng tốt nghiệp cho {Anh/Chị|bạn}.',
      no: 'rất tiếc, {tôi|mình} chưa thể gửi bản dịch công chứng của bằng tốt nghiệp cho {Anh/Chị|bạn}.',
    },
  ],
  [
    'yes-no',
    'Anh có thể đến kiểm tra vòi nước không?',
    {
      open: '{tôi|mình} [có thể / chưa thể] đến kiểm tra vòi nước.',
      yes: 'vâng, {tôi|mình} có thể đến kiểm tra vòi nước.',
      no: 'rất tiếc, {tôi|mình} chưa thể đến kiểm tra vòi nước.',
    },
  ],
  [
    'yes-no',
    'Anh có thể ghé xem trước thứ Sáu tuần này không?',
    {
      open: '{tôi|mình} [có thể / chưa thể] ghé xem trước thứ Sáu.',
      yes: 'vâng, {tôi|mình} có thể ghé xem trước thứ Sáu.',
      no: 'rất tiếc, {tôi|mình} chưa thể ghé xem trước thứ Sáu.',
    },
  ],
  [
    'yes-no',
    'Bên mình muốn thanh toán 50% trước, phần còn lại sau khi nhận bản dịch, bạn thấy được không?',
    {
      open: 'về việc {Anh/Chị|bạn} muốn thanh toán 50% trước, phần còn lại sau khi nhận bản dịch, {tôi|mình} [đồng ý / chưa đồng ý].',
      yes: '{tôi|mình} đồng ý việc {Anh/Chị|bạn} muốn thanh toán 50% trước, phần còn lại sau khi nhận bản dịch.',
      no: 'rất tiếc, {tôi|mình} chưa thể đồng ý việc {Anh/Chị|bạn} muốn thanh toán 50% trước, phần còn lại sau khi nhận bản dịch.',
    },
  ],
  [
    'action',
    'Mình cần 15 lẵng hoa cho tiệc cưới ngày 20/12.',
    {
      open: '{tôi|mình} [có thể / không thể] cung cấp 15 lẵng hoa cho tiệc cưới ngày 20/12.',
      yes: 'vâng, {tôi|mình} có thể cung cấp 15 lẵng hoa cho tiệc cưới ngày 20/12.',
      no: 'rất tiếc, {tôi|mình} không thể cung cấp 15 lẵng hoa cho tiệc cưới ngày 20/12.',
    },
  ],
  [
    'action',
    'Để chuẩn bị hồ sơ, tôi cần bản sao giấy đăng ký kết hôn của anh.',
    {
      open: '{tôi|mình} sẽ gửi bản sao giấy đăng ký kết hôn của {tôi|mình} cho {Anh/Chị|bạn} [khi nào].',
      yes: '{tôi|mình} sẽ gửi bản sao giấy đăng ký kết hôn của {tôi|mình} cho {Anh/Chị|bạn}.',
      no: 'rất tiếc, {tôi|mình} chưa thể gửi bản sao giấy đăng ký kết hôn của {tôi|mình} cho {Anh/Chị|bạn}.',
    },
  ],
  [
    'action',
    'Bạn gửi giúp mình rider kỹ thuật trước 5/12 nhé.',
    {
      open: '{tôi|mình} [sẽ / chưa thể] gửi rider kỹ thuật cho {Anh/Chị|bạn} trước 5/12.',
      yes: '{tôi|mình} sẽ gửi rider kỹ thuật cho {Anh/Chị|bạn} trước 5/12.',
      no: 'rất tiếc, {tôi|mình} chưa thể gửi rider kỹ thuật cho {Anh/Chị|bạn} trước 5/12.',
    },
  ],
])('%s is left open, granted or refused in its own words: %s', (answer, ask, said) => {
  expect(turnedAsk(ask, answer, vietnamese)).toEqual(said);
});

test.each<[AskAnswer, string]>([
  ['yes-no', 'Anh Tuấn có tham gia không?'],
  ['time', 'Ngày mai mấy giờ anh đến?'],
  ['yes-no', 'Anh có rảnh ngày mai không?'],
  ['fact', 'Phí là bao nhiêu và khi nào thanh toán?'],
  ['time', 'Anh và chị đã ly thân từ khi nào?'],
])('%s is not turned round: %s', (answer, ask) => {
  expect(turnedAsk(ask, answer, vietnamese)).toBeUndefined();
});

import type { MatterWords } from '../matter.ts';

export const vietnameseWords: MatterWords = {
  deeds: {
    send: 'bổ sung giấy|bổ sung hồ sơ|bổ sung sao kê|bổ sung bản sao|bổ sung chứng từ|bổ sung tài liệu|gửi_|gởi_|chuyển tiếp|chuyển cho|cung cấp|chia sẻ|nộp_|đưa cho|gửi lại|cho tôi xin|cho em xin|cho mình xin|cho chúng tôi xin|đính kèm giúp',
    review:
      'xem qua|xem lại|xem giúp|xem xét|xem thử|kiểm tra|đọc_|góp ý|nhận xét|cho ý kiến|đánh giá|rà soát|duyệt qua|phản hồi về bản|coi giúp',
    check:
      'kiểm tra|hỏi lại bên|hỏi bên|hỏi giúp|tìm hiểu|xác minh|liên hệ bên vận|liên hệ đơn vị vận|liên hệ với bên|liên hệ hãng|làm việc với bên|tra cứu|xem giúp vì sao|xác nhận lại với',
    sign: 'ký hợp đồng|ký giúp|ký vào|ký rồi|ký và|ký nháy|ký biên bản|ký xác nhận|ký lại|ký bản|ký thỏa thuận|ký phụ lục|ký gửi lại|ký các|ký đơn|ký giấy|ký hồ sơ|ký báo|kí tên|kí hợp đồng|kí giúp|kí vào|ký tên|đóng dấu|ký kết|ký duyệt',
    confirm: 'xác nhận|khẳng định|xác minh|chốt_',
    tell: 'cho biết|cho tôi biết|cho em biết|cho mình biết|cho chúng tôi biết|thông báo|báo cho|báo lại|báo giúp|trả lời|giải thích|phản hồi|hồi âm|hướng dẫn|giải đáp|nói rõ|làm rõ|cho hay|báo_|liên hệ lại',
    call: 'gọi_|gọi điện|điện thoại cho|gọi lại|liên lạc qua điện thoại|trao đổi qua điện thoại',
    meet: 'gặp_|họp_|gặp mặt|trao đổi|thảo luận|bàn_|bàn bạc|làm việc với|nói chuyện|buổi gặp|hẹn_',
    attend:
      'tham dự|tham gia|đến dự|có mặt|tới dự|dự_|góp mặt|đến chung vui|đi cùng|đến được|đến không|tới không|đi ăn|đi chơi|đi cà phê|đi không|tới không',
    pay: 'thanh toán|chuyển khoản|trả tiền|nộp tiền|đóng phí|chi trả|trả phí|quyết toán',
    complete: 'điền_|hoàn thành|hoàn tất|hoàn thiện|làm xong|bổ sung đầy đủ|điền vào',
    update:
      'cập nhật|chỉnh sửa|sửa đổi|thay đổi|điều chỉnh|sửa_|bổ sung|đính chính|thêm vào|đổi lịch|đổi giờ|đổi ngày|đổi thông tin',
    arrange:
      'sắp xếp|thu xếp|đặt phòng|đặt vé|đặt chỗ|chuẩn bị|tổ chức giúp|giúp tổ chức|bố trí|đặt lịch|lên lịch|đặt bàn|đặt hàng|đặt giúp|giữ chỗ|đặt phòng họp',
    help: 'giúp đỡ|hỗ trợ|giúp tôi_|giúp em_|giúp mình_|giúp chúng tôi|trợ giúp|tư vấn|phụ giúp',
    approve: 'phê duyệt|duyệt_|chấp thuận|đồng ý|cho phép|thông qua|chấp nhận|tán thành',
    cancel: 'hủy|huỷ|chấm dứt|rút lại|ngừng_',
    fix: 'sửa chữa|khắc phục|giải quyết|xử lý|xử lí|thay thế|đổi hàng|đổi sản phẩm|đổi cho|bảo hành',
    deliver: 'giao hàng|giao cho|vận chuyển|chuyển hàng|giao_|phát hàng|cung ứng',
  },
  finding: 'với_|xem_|tại sao|vì sao|khi nào|ở đâu|tình trạng|bên_|lại với',
  things: {
    contract: 'hợp đồng|thỏa thuận|thoả thuận|bản cam kết',
    invoice: 'hóa đơn|hoá đơn',
    quote: 'báo giá|bảng giá|dự toán',
    report: 'báo cáo',
    presentation: 'bài thuyết trình|thuyết trình|slide|bài trình bày',
    documents:
      'tài liệu|sao kê|giấy khám|giấy khai sinh|giấy phép|giấy xác nhận|giấy đăng ký|căn cước|hộ chiếu|sổ hộ khẩu|học bạ|bằng cấp|phiếu bảo hành|phiếu xuất kho|phiếu nhập kho|phiếu giao hàng|phiếu thu|phiếu kiểm|giấy tờ|hồ sơ|chứng từ|văn bản|giấy chứng nhận|bản vẽ',
    file: 'tệp_|tệp tin|tập tin|file|tệp đính kèm|bảng tính',
    list: 'danh sách|bảng kê|danh mục',
    figures: 'số liệu|dữ liệu|con số|thống kê|chỉ số',
    agenda: 'chương trình họp|chương trình nghị sự|nội dung cuộc họp|agenda',
    minutes: 'biên bản',
    proposal: 'bản đề xuất|đề xuất|phương án|đề án|bản kế hoạch chi tiết',
    plan: 'kế hoạch|lộ trình',
    schedule: 'lịch trình|thời gian biểu|lịch làm việc|tiến độ|lịch công tác',
    draft: 'bản thảo|bản nháp|dự thảo',
    details: 'thông tin chi tiết|chi tiết|thông tin|thông số',
    address: 'địa chỉ',
    phone: 'số điện thoại|số di động|sđt',
    photos: 'hình ảnh|ảnh_|hình chụp|tấm hình',
    cv: 'sơ yếu lý lịch|cv_|lý lịch|hồ sơ xin việc',
    order: 'đơn hàng|đơn đặt hàng',
    delivery: 'giao hàng|vận chuyển|lô hàng|kiện hàng|gói hàng|bưu kiện',
    payment: 'thanh toán|khoản tiền|chuyển khoản|tiền cọc|đặt cọc',
    price: 'phí_|giá_|giá cả|chi phí|phí_|học phí|đơn giá|mức giá|thù lao|bao nhiêu tiền',
    meeting: 'cuộc họp|buổi họp|họp_|buổi gặp|cuộc gặp|buổi trao đổi|buổi làm việc',
    call: 'cuộc gọi|điện thoại|họp trực tuyến|gọi video|zoom|gọi điện',
    appointment: 'lịch hẹn|cuộc hẹn|buổi hẹn|lịch khám',
    interview: 'phỏng vấn',
    event:
      'sự kiện|hội thảo|hội nghị|tiệc|buổi lễ|lễ_|khóa học|khoá học|đào tạo|tập huấn|liên hoan|triển lãm|bữa tối|tiệc tối|đám cưới|buổi ra mắt|tọa đàm',
    project: 'dự án|công trình',
    account: 'tài khoản|đăng nhập',
    application: 'đơn đăng ký|đơn xin|hồ sơ ứng tuyển|đơn ứng tuyển|đơn đề nghị|hồ sơ đăng ký',
    feedback: 'phản hồi|ý kiến|góp ý|nhận xét',
    deadline: 'thời hạn|hạn chót|hạn nộp|deadline|kỳ hạn',
    budget: 'ngân sách|kinh phí',
    form: 'biểu mẫu|mẫu đơn|phiếu đăng ký|phiếu khảo sát|phiếu yêu cầu|phiếu thông tin|phiếu đánh giá|phiếu đặt|bảng câu hỏi|khảo sát',
    product: 'sản phẩm|mặt hàng|hàng hóa|thiết bị|máy_|món hàng|bộ bàn|ghế|hàng mẫu|linh kiện|đèn_',
    refund: 'hoàn tiền|hoàn lại tiền|hoàn phí|trả lại tiền',
    discount: 'chiết khấu|giảm giá|ưu đãi|khuyến mãi|khuyến mại',
    room: 'phòng_|phòng họp|hội trường|địa điểm|khách sạn',
    trip: 'chuyến đi|công tác|chuyến bay|vé máy bay|du lịch|hành trình|vé tàu',
    website: 'trang web|website|trang chủ',
    problem: 'sự cố|vấn đề|lỗi_|trục trặc',
    position: 'vị trí|tuyển dụng|chức vụ|việc làm',
  },
  asides:
    'trước cuộc họp|trước buổi họp|trước khi họp|sau cuộc họp|sau buổi họp|trong cuộc họp|tại cuộc họp|trước buổi gặp|trước khi gặp|trước cuộc gọi|trước hội thảo|trước sự kiện|trước chuyến đi|trước khi thanh toán|trước buổi phỏng vấn',
  causes: {
    delay:
      'chậm trễ|trễ_|giao chậm|muộn|quá hạn|vẫn chưa giao|vẫn chưa nhận được hàng|chậm_|trì hoãn|kéo dài',
    damage: 'hư hỏng|bị vỡ|bị hỏng|bị nứt|bị móp|trầy xước|vỡ_|hỏng_|bể_|rách',
    'mix-up':
      'giao nhầm|gửi nhầm|sai hàng|nhầm hàng|không đúng hàng|không đúng sản phẩm|khác với đơn|sai màu|sai kích cỡ|nhầm lẫn|không phải thứ',
    missing: 'thiếu|không nhận được hàng|chưa nhận được|thất lạc|không đủ|chưa đến nơi|bị mất',
    billing:
      'tính sai|tính tiền hai lần|trừ tiền hai lần|thu thừa|tính thừa|hóa đơn sai|hoá đơn sai|sai số tiền|tính phí sai|bị trừ|tính hai lần',
    silence:
      'không ai trả lời|không nhận được phản hồi|không phản hồi|không hồi âm|không trả lời|phớt lờ|không có ai|im lặng|chưa ai trả lời|chưa có ai trả lời',
    service:
      'thái độ|thô lỗ|bất lịch sự|phục vụ kém|dịch vụ kém|thiếu chuyên nghiệp|thiếu tôn trọng|dịch vụ tệ',
    outage:
      'không hoạt động|không truy cập được|không đăng nhập được|bị lỗi|ngừng hoạt động|không sử dụng được|không dùng được|báo lỗi|không mở được|bị sập|gián đoạn',
    quality: 'chất lượng|kém chất lượng|lỗi sản xuất|không đạt|khiếm khuyết|không như mô tả|thất vọng',
  },
  gists: {
    condolence: 'qua đời|từ trần|mất rồi|tang lễ|đám tang|tin buồn|lễ tang|tạ thế|viếng',
    illness:
      'bị ốm|bị bệnh|nghỉ ốm|nhập viện|nằm viện|phẫu thuật|bị cúm|bị sốt|không được khỏe|không khỏe|nghỉ bệnh|điều trị',
    rejection:
      'rất tiếc phải thông báo|không được chọn|không trúng tuyển|từ chối|chọn ứng viên khác|chọn đơn vị khác|chọn nhà cung cấp khác|không phù hợp với|chưa phù hợp|quyết định không',
    cancellation:
      'bị hủy|bị huỷ|phải hủy|phải huỷ|đã hủy|đã huỷ|xin hủy|xin huỷ|hoãn lại|không diễn ra|hủy buổi|huỷ buổi|hủy cuộc|huỷ cuộc|bị hoãn|hủy lịch|huỷ lịch',
    complaint:
      'khiếu nại|phàn nàn|không hài lòng|bức xúc|thất vọng|không thể chấp nhận|quá tệ|tệ hại|hư hỏng|bị hỏng|bị vỡ|giao nhầm|giao thiếu|yêu cầu hoàn tiền|phẫn nộ|vô trách nhiệm|kém chất lượng|trừ tiền hai lần|không chấp nhận được',
    chaser:
      'chưa nhận được phản hồi|chưa nhận được hồi âm|chưa nhận được trả lời|chưa thấy phản hồi|vẫn đang chờ|nhắc lại email|email trước|hỏi lại về|vẫn chưa nhận được|đã có tin gì|tiến độ đến đâu|chưa thấy trả lời|chưa có phản hồi|thư trước|gửi lại email',
    apology: 'xin lỗi|thành thật xin lỗi|cáo lỗi|mong thông cảm|thứ lỗi|tạ lỗi',
    congratulation: 'chúc mừng|xin chia vui|mừng cho',
    invitation:
      'trân trọng kính mời|kính mời|mời anh|mời chị|mời bạn|thư mời|lời mời|mời tham dự|mời quý|xin mời|mời em|mời cả|rủ_|đi ăn|đi cà phê|đi uống|đi nhậu',
    application: 'ứng tuyển|xin việc|dự tuyển|nộp hồ sơ|tin tuyển dụng|đính kèm cv|gửi cv|xin được ứng',
    introduction:
      'tự giới thiệu|xin giới thiệu|tôi là nhân viên mới|người phụ trách mới|tên tôi là|em tên là|mình tên là|giới thiệu với|rất vui được làm quen|tiếp nhận công việc|đảm nhận vị trí',
    invoice:
      'hóa đơn đính kèm|hoá đơn đính kèm|gửi hóa đơn|gửi hoá đơn|hạn thanh toán|số tiền cần thanh toán|đề nghị thanh toán|xuất hóa đơn|gửi quý khách hóa đơn|thanh toán trước ngày',
    reminder: 'nhắc nhở|nhắc lại|xin nhắc|đừng quên|sắp hết hạn|hết hạn vào|lời nhắc|lưu ý hạn',
    offer:
      'chào hàng|chúng tôi cung cấp|đề nghị hợp tác|ưu đãi|giá đặc biệt|hợp tác với|dịch vụ của chúng tôi|xin gửi báo giá|gửi kèm báo giá|chương trình khuyến mãi|cơ hội hợp tác',
    approval:
      'đồng ý với|tôi đồng ý|phê duyệt|rất hài lòng|rất tốt|hoàn hảo|ổn rồi|không có vấn đề gì|đã duyệt|tuyệt vời|chấp thuận',
    pending:
      'đang xử lý|đang kiểm tra|đang xem xét|đang chuẩn bị|sẽ phản hồi|sẽ trả lời sau|sẽ báo lại|đang tiến hành|sẽ thông báo sau|xin chờ',
    sharing:
      'đính kèm|gửi kèm|xin gửi đến|xin gửi tới|xin gửi anh|xin gửi chị|xin gửi quý|xin gửi báo|xin gửi tài|xin gửi file|kèm theo|em gửi anh|em gửi chị|em gửi bạn|em gửi lại|em gửi quý|em xin gửi|tôi xin gửi|mình xin gửi|tôi gửi anh|tôi gửi chị|tôi gửi bạn|tôi gửi lại|mình gửi bạn|mình gửi anh|mình gửi chị|mình gửi lại',
    thanks:
      'cảm ơn anh đã|cảm ơn chị đã|cảm ơn bạn đã|cảm ơn anh/chị đã|cám ơn|cảm ơn rất nhiều|chân thành cảm ơn|biết ơn|xin cảm ơn|cảm ơn vì|cảm ơn về|cảm ơn sự|cảm ơn quý',
    announcement:
      'xin thông báo|trân trọng thông báo|thông báo đến|kể từ ngày|chính thức|thông báo về việc|vui mừng thông báo|lịch nghỉ|thay đổi giờ làm|chuyển văn phòng',
    meeting:
      'cuộc họp|gặp_|họp_|lịch hẹn|buổi họp|trao đổi|có thời gian|rảnh|sắp xếp thời gian|hẹn_|buổi làm việc',
  },
  enclosed:
    'đính kèm|gửi kèm|kèm theo|xin gửi hóa đơn|xin gửi đến|xin gửi tới|xin gửi anh|xin gửi chị|xin gửi quý|em gửi anh|em gửi chị|em gửi bạn|em gửi lại|em gửi quý|em xin gửi|tôi xin gửi|mình xin gửi|tôi gửi anh|tôi gửi chị|tôi gửi bạn|tôi gửi lại|mình gửi bạn|mình gửi anh|mình gửi chị|mình gửi lại|trong tệp|file kèm',
  familiar: 'bạn_|cậu_|tớ_|Bạn_|mình_',
  polite: 'quý|Quý|ông_|bà_|Ông_|Bà_|anh_|chị_|Anh_|Chị_|kính_|Kính_',
};

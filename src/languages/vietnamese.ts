import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `và của là có không được cho trong một các người những với để này đã tôi khi bạn đến về từ như cũng nhưng ra
    vào anh em chúng ông bà nhiều rất hay nếu thì xin chào cảm ơn trân trọng kính gửi tại trên sẽ đang còn lại
    làm phải năm sau theo đó gì ở cuộc họp giá đơn hàng giao hợp đồng hóa tuần tháng ngày lúc công ty việc nước
    thành phố thế giới dự khác mỗi vài trước luôn bây mới đầu giữa tự cả`,
  letter: {
    greetings: `xin chào, chào, kính gửi, thân gửi, kính chào, gửi, chào anh, chào chị, chào em, chào bạn, dear`,
    closings: `trân trọng, thân mến, kính thư, thân ái, trân trọng kính chào, xin trân trọng, thân,
      chúc một ngày tốt lành, trân trọng cảm ơn, trân trọng kính mời, kính chào, trân trọng và cảm ơn,
      thân chào, chúc anh một ngày tốt lành, chúc chị một ngày tốt lành, chúc bạn một ngày tốt lành`,
    thanks: `cảm ơn, cám ơn, xin cảm ơn, cảm ơn bạn, cảm ơn nhiều, xin chân thành cảm ơn, chân thành cảm ơn`,
    familiarGreetings: 'chào em, chào bạn',
    titles: 'ông, bà, anh, chị, em, bạn, cô, chú, bác, thầy, quý, ts, ths, gs',
    nobody: 'quý công ty, quý khách, quý vị, anh chị, anh, chị, cả nhà, mọi người',
    abbreviations: 'ths, pgs, gs, tp, ts',
  },
  mailProgram: {
    lead: 'vào, vào lúc, lúc, ngày',
    wrote: 'đã viết, viết',
    from: 'từ, người gửi',
    date: 'đã gửi, ngày, ngày gửi, date, gửi, thời gian',
    to: 'đến, tới, người nhận, to',
    cc: 'cc, đồng gửi, đồng kính gửi',
    subject: 'chủ đề, tiêu đề',
    original: 'thư gốc, tin nhắn gốc, thông điệp gốc, thư ban đầu',
    forwarded: `thư chuyển tiếp, thư được chuyển tiếp, bắt đầu thư được chuyển tiếp, tin nhắn được chuyển tiếp,
      chuyển tiếp thư`,
    sentFrom: 'đã gửi từ, gửi từ, được gửi từ, tải outlook, nhận outlook',
    replyPrefixes: 'trả lời',
    forwardPrefixes: 'chuyển tiếp',
    toMe: 'đến tôi',
    devices: 'điện thoại',
    confidential: 'bảo mật',
    addressee: 'người nhận',
    bulk: 'hủy đăng ký',
    automaticSubjects: 'trả lời tự động',
  },
  amounts: {
    currencies: 'đồng VND, vnđ VND, đô la USD, đô USD, euro EUR',
    factors: 'nghìn 1e3, ngàn 1e3, triệu 1e6, tỷ 1e9, tỉ 1e9',
  },
  checking: { notNames: 'tiến, sĩ, giáo, sư, sa, ch' },
  asks: {
    questionWords: {
      when: `khi/lúc/chừng/ngày/hôm/tháng/tuần/buổi/giờ/năm nào, bao/mấy giờ, ngày/thứ/tháng mấy, ngày bao
        nhiêu, thời gian/điểm/hạn nào`,
      'how-much': `bao nhiêu, giá thế/như/cả .. nào/sao, chi phí thế nào/ra, mức giá/phí nào, giá
        một/mỗi/của/thuê/bán/vé, mấy tiền`,
      'how-many': `mấy, bao nhiêu
        người/cái/chiếc/bộ/ngày/khách/suất/phòng/lần/bản/thùng/hộp/vé/chỗ/giờ/tuần/tháng/năm/đêm/đơn/mẫu/trang/bạn/máy/xe/loại/sản/nhân/học/thành,
        số lượng .. bao nhiêu`,
      who: 'ai, người/anh/chị/bạn nào, phận/ban nào',
      where: `ở/tại/từ/đi/vào/nằm/về/tới đâu, gửi/giao đến đâu, chỗ/nơi/phòng/tầng nào, địa chỉ/điểm nào,
        sở/nhánh/hàng/phố nào, tầng mấy, đâu ạ`,
      what: 'gì, nào, số mấy',
      why: 'tại/vì sao, do/vì đâu, ^sao, sao lại/chưa/vẫn, lý/lí do gì/nào, lý do là gì, nguyên nhân',
      how: 'thế/cách/như nào, ra/làm/thì/thấy sao, bao lâu/xa, bao nhiêu lâu/tuổi, sao rồi, đến/tới đâu rồi',
    },
    questionWordPlace: 'anywhere',
    questionMarkers: `^liệu, ^phải chăng, được/phải/đúng/hay không$, có .. không$, .. không/chưa ạ$, đã ..
      chưa$, được/hay chưa$, nhỉ$, vậy/gì/sao/nào/rồi/nhiêu/lâu/đâu/giờ ạ$, ^tại/vì/làm sao, ^khi nào, ^bao
      giờ, ^làm thế nào`,
    whether: 'liệu, có .. không, đã .. chưa, được/hay/đúng/phải không, hay chưa, xem có, có phải/đúng/còn',
    or: `hoặc, hoặc là, hay
      là/thứ/chủ/sáng/chiều/tối/buổi/ngày/mai/tuần/tháng/bên/để/chỉ/vẫn/sẽ/nên/chuyển/gửi/giao/qua/tại/ở/đến/theo/loại/gói/bản/phương/mẫu/màu/dùng/đi/về/online/trực/gặp/gọi/tiền/chờ/đợi/cần/muốn/anh/chị/tôi/em/mình/ăn/uống/mua/làm/lấy/xe/một/hai/đặt/trả`,
    requests: `vui lòng, làm ơn, xin hãy, ^hãy,
      gửi/xem/báo/chuyển/đặt/in/ký/sửa/làm/hỏi/tìm/mua/lấy/mang/nhắn/duyệt/giữ/hủy/huỷ/đổi/điền/soạn/gọi/tính/dịch/đọc/tra/nhận/trả/nhật/sung/xếp/dẫn/vấn/soát/bị/lý/lời/anh/chị/bạn
      giúp/hộ, giúp/hộ tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/với/nhé/ạ/được/nha, nhờ/phiền/mong/kính
      anh/chị/bạn/em/cậu/quý/bên/cô/thầy/các/ban/phòng/ông/bà/mọi/công, kính/rất mong, yêu/đề cầu/nghị
      anh/chị/bạn/em/cậu/quý/bên/cô/thầy/các/ban/phòng/ông/bà/mọi/công/hoàn/đổi, ^đề nghị, tôi/mình/kính
      đề/yêu nghị/cầu, mong .. trợ/quyết/vấn/dẫn/nhận/xếp, cho .. xin, ^cho/gửi/gọi/báo/nhắn
      tôi/em/mình/tớ/con/cháu/chúng/bên/bọn, ^gửi/gọi/báo lại, gửi/gọi/hệ lại
      cho/với/tôi/em/mình/tớ/con/cháu/chúng/bên/bọn, ^nhắn, có thể
      gửi/cho/giúp/cung/sắp/hỗ/chuyển/gọi/kiểm/xác/đổi/nhờ/đặt .. không, xin/em/tôi/mình nhờ, nhé/nha/nhá$,
      ^nhớ, đừng quên, ^đừng, chúng ta hãy/cùng, ký .. gửi lại, kính/trân trọng mời, xin phép/được nghỉ, xin
      nghỉ/gia`,
    tellMe: `cho tôi/em/mình/tớ/con/cháu/chúng/bên/bọn .. biết/hay/hỏi/rõ,
      xin/hãy/anh/chị/bạn/cậu/lòng/ơn/nghị/ty cho biết, báo/nói/nhắn/chỉ/hồi/lời/thích/nhận/tin
      cho/lại/với/giúp tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/cho/giúp, báo
      tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/giúp, vui/làm lòng/ơn .. báo/xác/phản/giải/trả/nêu/ghi, vui/làm
      lòng/ơn .. cho biết, cho/xin/muốn/cần/phép hỏi, muốn/cần/xin .. biết, muốn/cần tìm/hiểu/xác/nghe,
      nhận/hồi/thích rõ, tra/hỏi xem, hỏi thêm/lại, xem giúp, giúp .. xem, chưa/không biết/rõ/hiểu/chắc, khó
      hiểu, thấy lạ, băn khoăn, thắc mắc, tò mò, anh/chị/bạn/em/cậu/ai có biết, cho/xin .. ý kiến, câu hỏi ..
      là, nhờ/phiền/mong .. xác/giải/báo`,
    needs: `tôi/em/mình/tớ/con/cháu/vẫn/còn/đang/rất/cũng/sẽ/chỉ cần, cần thêm/có/bổ/phải/anh/chị/bạn/quý,
      tôi/em/mình/tớ/con/cháu muốn đặt/mua/xin/nhận/có/đổi/hủy/trả/thuê/mượn/xem/gặp/hẹn/nhờ/được/đăng, mong
      muốn, còn/vẫn/đang/bị/hiện/hơi thiếu, thiếu mất/file/phần/chữ/thông/bản/giấy, chưa
      nhận/thấy/ký/nộp/điền/gửi/bổ/xác/phản/trả/cung/đính, vẫn/hiện/còn/cũng chưa có, không thấy/có file/tệp,
      quên đính kèm, đang/vẫn/còn chờ/đợi, chờ/đợi anh/chị/bạn/quý/ý/phản/xác, không/chưa/thiếu .. không/chưa
      thể, phải/cần có, có .. thì mới, không có .. không/chưa,
      tốt/tuyệt/hay/tiện/dễ/ích/ơn/kích/cao/quý/hơn/vui nếu, tốt/tiện/hay nhất là/thì/nên/anh/chị, thì
      tốt/hay/tuyệt quá/biết/hơn/vời, hy/hi vọng .. có thể, mong .. báo giá, mong có/sẽ, ước gì, có nhu cầu`,
    courtesies: `khỏe/khoẻ không/chứ/hơn, dạo này, cuối tuần/nghỉ/chuyến/tết .. thế nào/vui/tốt, ăn cơm chưa,
      hy/hi/mong .. khỏe/khoẻ/suôn/thuận/ổn/tốt/bình/vui/luôn, có vui không, vui không, đừng/không
      ngại/ngần/lo/bận/khách, nếu .. thắc/câu/gì/kỳ/hỗ, mọi thắc mắc/chi/thông, biết thêm chi/thông, lòng liên
      hệ .. hotline/qua, thông cảm, lượng thứ, thứ lỗi, xin lỗi, bỏ qua, lòng không/lưu/xem, đừng trả, xin lưu
      ý, yên tâm, giữ gìn, giữ sức, bảo trọng, nghỉ ngơi, cẩn thận nhé, cố gắng, cố lên, vui vẻ, ngon miệng,
      hẹn gặp, gặp lại, chúc, cảm ơn .. đã/vì/nhé/nha/nhiều, đã giúp/hỗ/cho/báo, gửi lời, xin phép, mong ..
      gặp/hợp/cơ, không/khỏi/chẳng cần, ai mà/ngờ/chẳng/lại/dè, có .. nào hơn/bằng, còn gì, gì hơn/bằng/tuyệt,
      chẳng phải, đúng không nào, quá nhỉ$, thật đấy/nhỉ, phải không nào, biết không$, có mấy/vài/số/hai/ba ..
      hỏi$, ^mình/tớ/tôi/con/cháu/bọn .. nhé/nha$, em xin/gửi/chào .. nhé$, nhớ không$, có nhớ, hủy/huỷ đăng
      ký, tôi/em/mình/tớ/con/cháu sẽ báo/nhắn/gửi/gọi/liên/phản/trả/thông/cập/xem/kiểm, để tôi/em/mình/tớ`,
    connectors: `và, cũng, ngoài ra, bên cạnh đó, đồng thời, nhưng, vậy, vậy thì, thế thì, thế, nếu được, nếu
      có thể, nếu tiện, tiện thể, nhân tiện, à, thêm nữa, hơn nữa, cuối cùng, đầu tiên, do đó, vì vậy, dạ,
      thưa anh, thưa chị, còn, rồi, sau đó, nếu vậy, tuy nhiên, anh ơi, chị ơi, em ơi, bạn ơi, xin, một lần
      nữa`,
  },
  categories: {
    complaint: `rất/quá/sự/cùng/tôi thất vọng, rất/cùng bức xúc, không hài lòng, khiếu nại, phàn nàn, không ..
      chấp nhận được, quá tệ, thái độ .. kém/tệ/thiếu/thô, giao nhầm/sai/thiếu, giao hàng sai/thiếu, bị
      vỡ/hỏng/hư/lỗi, hàng lỗi, không sử dụng được, vẫn chưa .. giao/nhận .. hàng, trừ/tính .. tiền hai lần,
      bị tính phí, vô/thiếu trách nhiệm`,
    badNews: `qua đời, từ trần, tạ thế, mới/vừa mất, ra đi mãi, tang lễ, đám/lễ/chịu tang, lễ viếng, tin buồn,
      nhập/nằm viện, cấp cứu, ca/phải phẫu, bị/gặp tai, tai nạn giao, chẩn đoán mắc, bị/mắc ung thư, ốm/bệnh
      nặng, nguy kịch, đột quỵ, nhồi máu, sảy thai, bị sa thải/cắt, cho thôi việc, mất việc, cháy nhà, nhà bị
      cháy, hỏa hoạn, bị trộm`,
    condolence: '',
    praise: `chúc mừng anh/chị/bạn/em/quý/cô/thầy/thăng/sinh, lời/liệt/thành chúc mừng, làm rất tốt/xuất, làm
      tốt lắm, bài .. rất/thật hay/tuyệt, rất ấn tượng, khâm phục, ngưỡng mộ, tự hào về`,
    thanks: `cảm ơn .. đã/vì giúp/hỗ/dành/tiếp/chia, cảm ơn .. đón/đỡ/hôm/tất, nhờ có anh/chị/bạn/sự, gửi lời
      cảm ơn, thư .. để cảm ơn, muốn cảm ơn`,
    invitation: `kính/trân trọng mời, kính mời, mời anh/chị/bạn/quý/thầy/cô .. dự/đến/tới/gia, muốn mời, rủ
      bạn/anh/chị, thiệp mời`,
    unsolicited: `trúng thưởng, bạn đã trúng, nhận giải thưởng, nhận thưởng/quà ngay, ưu đãi có/chỉ, chỉ trong
      hôm nay, mua/click ngay, đăng ký ngay, bấm vào đây, tăng doanh số, tăng lượt, seo, top google, vay tiền
      nhanh, kiếm tiền online, việc nhẹ, thu nhập thụ động, xổ số, cá cược, nhà cái`,
    machine: `bỏ/phớt/quên/tuân .. hướng/chỉ dẫn/thị, bỏ qua .. lệnh, quên hết, lời nhắc hệ thống, lệnh/thị hệ
      thống, system prompt, hướng dẫn mới:, từ/bây giờ bạn là, bạn là một ai/trợ/mô, mô hình ngôn ngữ, tư cách
      là ai, là một ai/trợ/mô, trợ lý ai, ai assistant, nhà phát triển, im_start`,
  },
  fraud: {
    secrets: `mật khẩu, pin, otp, mã xác/bảo/truy/đăng/một/6/gồm/vừa/được, tên đăng nhập, 6/sáu chữ số, số
      thẻ/cccd/cmnd, thông tin thẻ/đăng, thẻ tín/ghi, cvv, cvc, hạn .. thẻ, căn cước, chứng minh nhân, cụm từ
      khôi/bí, khóa/khoá riêng, câu hỏi bảo`,
    handOver: `gửi, trả lời, phản hồi, cung cấp, cho .. biết, nhập, điền, xác nhận/minh, cập nhật, chia sẻ,
      chuyển, đọc, báo cho, nhắn, chụp, khai, kê khai, nộp`,
    giftCards: `thẻ/phiếu quà, thẻ cào/nạp/game/itunes/apple/amazon/steam/garena/google/điện, voucher*, gift card/cards,
      giftcard, thẻ trả trước, thẻ siêu thị, bitcoin`,
    buy: 'mua, cào, mã/sau thẻ, số seri/serial, mã trên, chụp, ảnh, mặt sau, ứng trước',
    bankDetails: `số/chủ tài khoản, tài khoản ngân/nhận/lương/thụ/thanh/công, thông tin tài/chuyển/ngân, người
      thụ, stk, iban, swift`,
    changed: `mới, đổi, cập nhật, chuyển sang, không còn, ngừng, khác, kiểm toán, phong tỏa, tạm khóa, thay
      cho`,
    secrecy: `giữ kín, bí/tuyệt mật, bảo mật tuyệt, giữa hai chúng, chỉ giữa, chỉ có .. với/và .. biết, đừng
      nói/kể/báo/gọi/cho/để/tiết, không .. với/cho/để ai, không tiết lộ, kín đáo, không gọi điện, không tiện
      nghe/gọi`,
    haste: `lập tức, khẩn, gấp, ngay bây giờ, hôm nay, trong .. giờ/tiếng, trước trưa, trước khi hết, sẽ bị
      khóa/khoá/đóng/xóa/xoá/chặn/hủy/tạm/đình/vô, cảnh/thông báo cuối, nếu không`,
    money: `chuyển khoản/tiền, trả/nộp/khoản/số/hoàn tiền, thanh toán, phí, tiền cọc/hàng/thưởng/ảo, đặt cọc,
      công nợ, hóa/hoá đơn, thuế, thông quan, giải thưởng, thừa kế, di sản, bitcoin, western union`,
    warnings: `bao giờ .. hỏi/yêu, không yêu/hỏi, không được/nên gửi/nhập, tuyệt đối không, không .. chia sẻ,
      đừng chia/gửi/nhập/cung, không cung cấp, cảnh giác, cẩn thận, đề phòng, lừa đảo, giả mạo, phishing, tập
      huấn, đào tạo, diễn tập, quên/đổi mật, đặt lại, hết hạn, không .. thay đổi, giữ nguyên, không phải
      bạn/anh`,
    bait: `trúng thưởng, giải thưởng, xổ số, thừa kế, di sản, người quá cố, bưu kiện, kiện hàng, hải quan, thuế nhập
      khẩu, hoàn thuế`,
    threats: `sẽ bị khóa/khoá/đình/xóa/xoá/chặn/phong, đã bị khóa/khoá/tạm, cảnh báo cuối, biện pháp pháp lý, khởi kiện`,
  },
  instructions: {
    short: `ngắn gọn, ngắn gọn thôi, ngắn thôi, ngắn, viết ngắn, viết ngắn gọn, viết thật ngắn, viết ngắn hơn,
      trả lời ngắn, trả lời ngắn gọn, giữ ngắn gọn, càng ngắn càng tốt, súc tích, thật ngắn, thật ngắn gọn,
      đừng viết dài`,
    signAs: `ký là {}, ký tên {}, ký tên là {}, ký với tên {}, ký bằng tên {}, ký tên: {}, kí tên {}, kí tên
      là {}, người gửi là {}, tên tôi là {}, tôi tên là {}`,
    mention: `nói rằng {}, nói là {}, viết rằng {}, viết là {}, thêm rằng {}, thêm là {}, nhắc rằng {}, đề cập
      rằng {}, cho biết rằng {}, cho biết là {}, báo rằng {}, báo là {}, báo họ rằng {}, báo họ là {}, nói với
      họ rằng {}, nói với họ là {}, cho họ biết rằng {}, giải thích rằng {}, thông báo rằng {}, thêm câu {},
      thêm câu: {}`,
    propose: `đề xuất {}, đề nghị {}, gợi ý {}, đề xuất gặp {}, đề xuất gặp vào {}, đề nghị gặp {}, đề nghị
      gặp vào {}, đề xuất họp {}, đề xuất họp vào {}, đề xuất vào {}, hẹn {}, hẹn vào {}, hẹn gặp {}, dời sang
      {}, dời lịch sang {}`,
    call: `gọi là {}, gọi họ là {}, gọi anh ấy là {}, gọi cô ấy là {}, gọi chị ấy là {}, gọi người nhận là {},
      xưng hô với họ là {}, xưng hô là {}, dùng tên {}`,
    avoid: `đừng nhắc đến {}, đừng nhắc tới {}, đừng đề cập đến {}, đừng đề cập {}, đừng nói về {}, đừng nói
      đến {}, đừng nói gì về {}, không nhắc đến {}, không đề cập đến {}, không nói về {}, tránh nhắc đến {},
      bỏ qua {}, đừng viết về {}`,
    yes: `đồng ý, chấp nhận, nhận lời, trả lời có, nói có, vâng, có, đồng ý với {}, đồng ý {}, chấp nhận {},
      xác nhận {}`,
    no: `từ chối, từ chối khéo, từ chối lịch sự, không đồng ý, trả lời không, nói không, không, từ chối {},
      không đồng ý với {}, không đồng ý {}, nói không với {}`,
    firstPerson: 'tôi, em, mình, chúng, con, cháu, tớ',
    thirdPerson: 'họ, hắn, nó, anh ấy, cô ấy, chị ấy, ông ấy, bà ấy, ấy',
  },
  address: { familiar: 'bạn, cậu, tớ', polite: 'anh, chị, quý, ông, bà, thầy, cô, sếp, kính' },
  phrases: {
    greeting: {
      familiar: 'Chào {last},',
      polite: 'Kính gửi Anh/Chị {name},',
      familiarNameless: 'Chào bạn,',
      politeNameless: 'Kính gửi Anh/Chị,',
    },
    openers: {
      thanks: {
        plain: 'Cảm ơn {bạn|Anh/Chị} đã gửi email.',
        formal: 'Xin chân thành cảm ơn {bạn|Anh/Chị} đã gửi thư.',
        brief: 'Cảm ơn email của {bạn|Anh/Chị}.',
      },
      regret: {
        plain: '{Mình|Tôi} rất tiếc khi đọc những dòng này.',
        warm: '{Mình|Tôi} thực sự rất buồn khi đọc những dòng này.',
        formal: '{Mình|Tôi} vô cùng lấy làm tiếc khi đọc thư của {bạn|Anh/Chị}.',
      },
      praise: {
        plain: 'Cảm ơn {bạn|Anh/Chị} vì những lời tốt đẹp.',
        warm: 'Cảm ơn {bạn|Anh/Chị} rất nhiều vì những lời tốt đẹp!',
        formal: 'Xin trân trọng cảm ơn những lời tốt đẹp của {bạn|Anh/Chị}.',
      },
      welcome: {
        plain: 'Cảm ơn {bạn|Anh/Chị} vì những lời chân tình.',
        warm: '{Mình|Tôi} rất vui khi nhận được những lời chân tình của {bạn|Anh/Chị}!',
        formal: 'Xin trân trọng cảm ơn những lời chân tình của {bạn|Anh/Chị}.',
      },
      invitation: {
        plain: 'Cảm ơn lời mời của {bạn|Anh/Chị}.',
        warm: 'Cảm ơn {bạn|Anh/Chị} rất nhiều vì lời mời!',
        formal: 'Xin trân trọng cảm ơn lời mời của {bạn|Anh/Chị}.',
      },
    },
    statements: {
      accept: {
        plain: '{Mình|Tôi} rất vui lòng nhận lời.',
        warm: '{Mình|Tôi} rất sẵn lòng nhận lời!',
        formal: '{Mình|Tôi} trân trọng nhận lời.',
        brief: '{Mình|Tôi} nhận lời.',
      },
      decline: {
        plain: 'Rất tiếc, {mình|tôi} không thể nhận lời.',
        warm: 'Thật lòng rất tiếc, nhưng {mình|tôi} không thể nhận lời.',
        formal: '{Mình|Tôi} rất lấy làm tiếc phải xin phép từ chối.',
      },
      thank: {
        plain: '{Mình|Tôi} thực sự rất cảm kích.',
        formal: '{Mình|Tôi} xin gửi lời cảm ơn chân thành.',
      },
      reschedule: {
        plain:
          'Rất tiếc, {mình|tôi} không thu xếp được thời gian đó. Liệu [ngày giờ khác] có tiện cho {bạn|Anh/Chị} không?',
        warm: '{Mình|Tôi} thành thật xin lỗi, {mình|tôi} không thu xếp được thời gian đó. Liệu [ngày giờ khác] có tiện cho {bạn|Anh/Chị} không?',
        formal:
          '{Mình|Tôi} rất lấy làm tiếc vì không thể thu xếp được thời gian đó. Liệu [ngày giờ khác] có thuận tiện cho {bạn|Anh/Chị} không?',
      },
      request: {
        plain: '{Mình|Tôi} có một việc muốn nhờ: [việc muốn nhờ].',
        formal: '{Mình|Tôi} xin có một đề nghị như sau: [nội dung đề nghị].',
      },
      question: {
        plain: '{Mình|Tôi} muốn hỏi: [câu hỏi]',
        formal: '{Mình|Tôi} xin được hỏi: [câu hỏi]',
      },
      clarify: { plain: '{Mình|Tôi} xin làm rõ như sau: [điều cần làm rõ].' },
      update: { plain: 'Tình hình hiện tại như sau: [tình hình hiện tại].' },
      apologize: {
        plain: '{Mình|Tôi} xin lỗi vì sự bất tiện này.',
        warm: '{Mình|Tôi} thành thật xin lỗi vì sự bất tiện này.',
        formal: '{Mình|Tôi} chân thành xin lỗi {bạn|Anh/Chị} vì sự bất tiện đã gây ra.',
      },
      followUp: {
        plain:
          '{Mình|Tôi} xin hỏi thăm về việc này. {Bạn|Anh/Chị} có thể cho {mình|tôi} biết [điều đang chờ] không?',
        formal:
          '{Mình|Tôi} viết thư này để hỏi thăm tiến độ. Kính mong {bạn|Anh/Chị} cho {mình|tôi} biết [điều đang chờ].',
      },
      confirm: {
        plain: '{Mình|Tôi} xác nhận như vậy.',
        warm: '{Mình|Tôi} rất vui được xác nhận như vậy.',
        formal: '{Mình|Tôi} xin trân trọng xác nhận.',
      },
      negotiate: {
        plain: '{Mình|Tôi} muốn đề xuất điều kiện khác: [đề xuất].',
        formal: '{Mình|Tôi} xin đề xuất các điều kiện như sau: [đề xuất].',
      },
      introduce: {
        plain: '{Mình|Tôi} xin tự giới thiệu: {mình|tôi} là [họ tên], [chức vụ].',
      },
    },
    answers: {
      yes: { plain: '{Có nhé|Vâng}.', formal: 'Vâng.' },
      no: { plain: 'Rất tiếc là không.', formal: '{Mình|Tôi} rất tiếc, câu trả lời là không.' },
      willDo: {
        plain: '{Được, mình sẽ làm nhé|Vâng, tôi sẽ thực hiện}.',
        warm: '{Được, mình rất sẵn lòng|Vâng, tôi rất sẵn lòng}!',
      },
      cannotDo: {
        plain: 'Rất tiếc, {mình|tôi} không thể.',
        warm: 'Thật lòng xin lỗi, {mình|tôi} không thể.',
        formal: '{Mình|Tôi} rất lấy làm tiếc vì không thể đáp ứng.',
      },
      confirmed: {
        plain: 'Vâng, {mình|tôi} xác nhận.',
        formal: 'Vâng, {mình|tôi} xin xác nhận.',
      },
      later: '{Mình|Tôi} sẽ phản hồi về việc này sau.',
    },
    proposeTime: 'Liệu {time} có tiện cho {bạn|Anh/Chị} không?',
    closing: {
      plain: '',
      warm: 'Rất mong nhận được hồi âm của {bạn|Anh/Chị}.',
      formal: 'Kính mong nhận được phản hồi của {bạn|Anh/Chị}.',
    },
    signOff: { plain: 'Trân trọng,', warm: 'Thân mến,', formal: 'Trân trọng kính chào,' },
    gaps: {
      answer: 'câu trả lời',
      yesNo: 'Có / Không',
      willDo: 'Vâng, tôi sẽ thực hiện / Rất tiếc, tôi không thể',
      date: 'ngày giờ',
      amount: 'con số cụ thể',
      number: 'số lượng',
      person: 'tên',
      place: 'địa điểm',
      reason: 'lý do',
      yourName: 'Họ và tên',
    },
  },
  announcement: {
    opens: 'đây là, dưới đây, sau đây, tất nhiên, được, chắc chắn, vâng, thư trả lời, bản nháp',
    nouns: 'trả lời, phản hồi, bản nháp, email, thư, tin nhắn',
  },
  dates: {
    months: `tháng một/tháng giêng/tháng 01, tháng hai/tháng 02, tháng ba/tháng 03, tháng tư/tháng 04,
      tháng năm/tháng 05, tháng sáu/tháng 06, tháng bảy/tháng 07, tháng tám/tháng 08, tháng chín/tháng 09,
      tháng mười, tháng mười một, tháng mười hai`,
    weekdays: 'thứ 2, thứ 3, thứ 4, thứ 5, thứ 6, thứ 7, chủ nhựt',
    notWeekday: {
      after: `lần, người, điểm, câu, ý, cái, điều, phần, bên, quý, hạng, vị, phương án, vấn đề, bước, trang`,
    },
    lead: 'ngày, vào, vào ngày, hôm, ngày mùng, mùng',
    ofYear: 'năm',
    until: 'đến, tới',
    or: 'hoặc, hay, và',
    numbers: 'một, hai, ba, bốn, năm, sáu, bảy, tám, chín, mười, mười một, mười hai',
    near: `hôm qua = -1, hôm nay = 0, [sáng/chiều/tối/trưa] nay = 0, [ngày/sáng/chiều/tối/trưa] mai = 1,
      ngày [kia/mốt] = 2`,
    weekday: `{weekday} tuần này = this, {weekday} tuần [tới/sau] = next, tuần [tới/sau] (vào) {weekday} = next,
      {weekday} [này/tới/sắp tới] = coming, {weekday} [tuần trước/vừa rồi/vừa qua] = past`,
    distance: `[trong/trong vòng/sau] {n} ngày (nữa/tới) <!làm việc> = days,
      [trong/trong vòng/sau] {n} tuần (nữa/tới) = weeks, (trong/trong vòng) {n} tháng [nữa/tới] = months`,
    stretches: `tuần này = week, tuần [tới/sau] = week 1, cuối tuần (này) = weekend,
      cuối tuần [tới/sau] = weekend 1, tháng này = month, tháng [tới/sau] = month 1,
      cuối tháng (này) <!1/2/3/4/5/6/7/8/9/0> = endOfMonth, cuối tháng [tới/sau] = endOfMonth 1`,
    endOfMonthNamed: 'cuối {month} (năm) ({year})',
    vague: 'đầu [tuần [tới/sau]/{month}], sớm nhất có thể, càng sớm càng tốt',
    ordinal: '<ngày> {day} <!tháng/-/0/1/2/3/4/5/6/7/8/9>',
    clock: {
      times: `<lúc> {figures}( )[giờ/h/g/:]( )({minute}) (phút), {figures}h({minute}),
        {hour}( )giờ ({minute}) (phút) <sáng/trưa/chiều/tối>, <lúc> {hour} giờ`,
      afterDay: '{hour}( )[giờ/h/g]( )({minute}) (phút)',
      at: 'lúc, vào lúc, khoảng',
      from: 'từ, trước, sau',
      between: { lead: 'giữa', and: 'và' },
      early: 'sáng <!mai/nay>',
      late: 'chiều <!mai/nay>, tối <!mai/nay>, trưa <!mai/nay>',
      after: { '30': 'rưỡi' },
      noon: 'giữa trưa',
      midnight: 'nửa đêm',
    },
    deadline: {
      before: `trước, đến hết, cho đến, chậm nhất, chậm nhất là, muộn nhất, muộn nhất là, hạn chót, hạn chót là,
        hạn, không muộn hơn`,
      after: 'là [hạn chót/muộn nhất/chậm nhất]',
    },
    proposals: `đề xuất, đề nghị, được không, được chứ, có thể, có tiện, thuận tiện, phù hợp, gặp, rảnh, hay là,
      có lẽ, thì sao, dời, hoãn, chuyển sang, nhé`,
  },
  promptAddress:
    'Choose pronouns politely: Anh/Chị for the reader, tôi or em for the writer, as the mail does.',
};

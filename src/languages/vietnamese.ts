import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `và của là có không được cho trong một các người những với để này đã tôi khi bạn đến về từ như
    cũng nhưng ra vào anh em chúng ông bà nhiều rất hay nếu thì xin chào cảm ơn trân trọng kính gửi tại trên sẽ
    đang còn lại làm phải năm sau theo đó gì ở cuộc họp giá đơn hàng giao hợp đồng hóa tuần tháng ngày lúc công
    ty việc nước thành phố thế giới dự khác mỗi vài trước luôn bây mới đầu giữa tự cả`,
  letter: {
    greetings: `xin chào, chào, kính gửi, thân gửi, kính chào, gửi, chào anh, chào chị, chào em, chào bạn, dear,
      thưa, kính thưa, em chào, cháu chào, con chào, mình chào, xin kính chào, thân chào, kính mến, chào buổi
      sáng`,
    closings: `trân trọng, thân mến, kính thư, thân ái, trân trọng kính chào, xin trân trọng, thân, chúc một
      ngày tốt lành, trân trọng cảm ơn, xin trân trọng cảm ơn, trân trọng kính mời, kính chào, trân trọng và cảm
      ơn, thân chào, chúc anh một ngày tốt lành, chúc chị một ngày tốt lành, chúc bạn một ngày tốt lành, thương,
      thương mến, thân thương, yêu thương, mến, quý mến, kính mến, kính, chào thân ái, hẹn gặp lại, chào bạn`,
    thanks: `cảm ơn, cám ơn, xin cảm ơn, cảm ơn bạn, cảm ơn nhiều, xin chân thành cảm ơn, chân thành cảm ơn, em
      cảm ơn, em cảm ơn ạ, em cảm ơn anh, em cảm ơn chị, em cảm ơn nhiều, cháu cảm ơn, cảm ơn anh, cảm ơn chị,
      cảm ơn em, cảm ơn cậu, tôi xin cảm ơn, em xin cảm ơn, mình cảm ơn, cảm ơn mọi người, cảm ơn cả nhà, cảm ơn
      anh nhiều, cảm ơn chị nhiều`,
    familiarGreetings: `chào cậu, chào bạn, hi cậu, hi bạn`,
    afterName: `thân mến, kính mến, thương mến, yêu quý, thân yêu, ơi`,
    titles: `ông, bà, anh, chị, em, bạn, cô, chú, bác, thầy, quý, ts, ths, gs, pgs, bs, ks, ls, cậu, dì, cháu,
      sếp, ngài, bác sĩ, kỹ sư, luật sư, giáo sư, tiến sĩ, thạc sĩ, giám đốc, tổng giám đốc, phó giám đốc,
      trưởng phòng, chủ tịch, hiệu trưởng, kế toán trưởng, cô giáo, thầy giáo, đồng chí, anh chị, ông bà`,
    genericAddressees: `quý công ty, quý khách, quý vị, anh chị, anh, chị, cả nhà, mọi người, các bạn, các anh chị, các
      anh, các chị, các em, các thầy cô, thầy cô, quý thầy cô, thầy, cô, bác, chú, sếp, bạn, cậu, cháu, ông bà,
      quý ông bà, ông, bà, mẹ, bố, cả lớp, cả nhóm, cả team, bác sĩ, luật sư, giám đốc, ban giám đốc, ban giám
      hiệu, ban tổ chức, ban quản lý, phòng nhân sự, quý phụ huynh, phụ huynh, quý cơ quan, quý đối tác, quý đơn
      vị, shop, cô giáo, thầy giáo`,
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
      chưa$, được/hay chưa$, nhỉ$, vậy/gì/sao/nào/nhiêu/lâu/đâu/giờ/không/thế ạ$, vậy/thế/hả/không/chưa/à/chứ
      shop/ad/anh/chị/em/bạn/cậu/cô/chú/bác/thầy/con/ba/bố/mẹ/ông/bà/mọi$, vậy/hả$, ^tại/vì/làm sao, ^khi nào,
      ^bao giờ, ^làm thế nào`,
    whether: 'liệu, có .. không, đã .. chưa, được/hay/đúng/phải không, hay chưa, xem có, có phải/đúng/còn',
    or: `hoặc, hoặc là, hay
      là/thứ/chủ/sáng/chiều/tối/buổi/ngày/mai/tuần/tháng/bên/để/chỉ/vẫn/sẽ/nên/chuyển/gửi/giao/qua/tại/ở/đến/theo/loại/gói/bản/phương/mẫu/màu/dùng/đi/về/online/trực/gặp/gọi/tiền/chờ/đợi/cần/muốn/anh/chị/tôi/em/mình/ăn/uống/mua/làm/lấy/xe/một/hai/đặt/trả`,
    requests: `vui lòng, làm ơn, xin hãy, ^hãy, anh/chị/bạn/em/khách/vị/con hãy,
      gửi/xem/báo/chuyển/đặt/in/ký/sửa/làm/hỏi/tìm/mua/lấy/mang/nhắn/duyệt/giữ/hủy/đổi/điền/soạn/gọi/tính/dịch/đọc/tra/nhận/trả/nhật/sung/xếp/dẫn/vấn/soát/lý/lời/chọn/chốt/định/bị/nhở/thích/hồi/để/lại
      giúp/hộ tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi/với/nhé/ạ/nha/được,
      ^gửi/xem/báo/chuyển/đặt/in/ký/sửa/làm/hỏi/tìm/mua/lấy/mang/nhắn/duyệt/giữ/hủy/đổi/điền/soạn/gọi/tính/dịch/đọc/tra/nhận/trả/nhật/sung/xếp/dẫn/vấn/soát/lý/lời/chọn/chốt/định/bị/nhở/thích/hồi/để/lại
      giúp/hộ, ^anh/chị/bạn/cậu/cô/chú/bác/thầy/sếp/nhờ/con/mẹ/bố .. giúp/hộ/giùm/dùm, giùm/dùm
      tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi, giúp/hộ mẹ/bố/ba/cô/anh/chị,
      anh/chị/bạn/cậu/cô/chú/bác/thầy/sếp/ai giúp/hộ tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi, ^giúp/hộ
      tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi, ^nhờ/phiền/mong/xin
      anh/chị/bạn/em/cậu/quý/cô/chú/bác/thầy/các/ban/ông/bà/mọi/sếp/nhà/công/phòng/gia,
      xin/em/tôi/mình/tớ/muốn/cũng/kính/làm nhờ/phiền
      anh/chị/bạn/em/cậu/quý/cô/chú/bác/thầy/các/ban/ông/bà/mọi/sếp, kính/rất/tôi/em/cháu/chỉ mong
      anh/chị/bạn/em/cậu/quý/cô/chú/bác/thầy/các/ban/ông/bà/mọi/sếp/nhà/công/sớm/được/nhận, tôi/em/bên/mình mong
      .. sớm/phản, ^yêu/đề cầu/nghị, tôi/mình/kính/xin/em đề/yêu nghị/cầu, cho
      tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi .. xin/mượn/thêm, cho xin, ^cho/gửi/gọi/báo/nhắn
      tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi, ^gửi/gọi/báo lại, gửi/gọi/hệ/báo/nhắn/trả/chuyển lại/cho
      cho/với/lại tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi, gửi/gọi/báo/trả/chuyển lại
      tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi, ^nhắn, anh/chị/bạn/cậu/em/con/cháu/khách/người nhớ
      mang/gửi/ký/đem/gọi/báo/nộp/tắt/khóa/kiểm/đặt/mua/mặc/đến/giữ/trả, ^nhớ,
      anh/chị/bạn/khách/viên/huynh/vị/cậu/bà cần/phải
      gửi/nộp/ký/bổ/mang/điền/hoàn/thanh/đăng/xuất/liên/xác/cung/chuyển/trả/đóng/kiểm/đổi,
      phụ/quý/sinh/học/khách/cư huynh/khách/viên/sinh/vị/dân nộp/ký/điền/gửi/liên/mang/đăng/thanh/chuyển/kiểm,
      anh/chị/bạn/cậu/bà liên/ký/nộp/điền/chọn/chuyển/gửi/trả/kiểm hệ/tra/lại/vào/ngay/trước/xong,
      ^điền/bấm/nhấn/nộp/ký, ^kiểm/xác tra/nhận lại/giúp/và, nhé/nha/nhá/nghen
      anh/chị/em/bạn/cô/chú/bác/con/mẹ/bố/mọi/cả/các/thầy/sếp, ^anh/chị/bạn/em/cậu/con/quý ..
      nộp/gửi/chuyển/trả/đóng/ký/điền/hoàn/thanh .. trước/trong, các .. đăng ký .. trước/trong, ^anh/chị/bạn/cậu
      .. rồi/và gửi/báo/gọi/nhắn/chuyển/nộp/trả, ^gửi/in/lấy/mua/đặt/đổi/mang/chuyển/để/giữ/làm cho
      tôi/em/mình/anh/chị/mẹ/bố/bên, quý .. xem/tạo xét/điều, ^ai/anh/chị/bạn .. thì
      trả/báo/gọi/gửi/liên/mang/nhắn/chuyển/đăng, anh/chị/bạn/cậu thử, ^bạn/chị/em/nhà nào .. thì,
      ^mọi/cả/các/anh người/nhà/lớp/đội/bạn/em nhớ/tập/nộp/chuẩn/đăng/điền/kiểm/đọc/gửi/mang/chọn, ^trả/phản
      lời/hồi email/thư/tin/lại, ^mang/đem theo, đừng quên, ^đừng, đề/yêu nghị/cầu các/quý/cư/phụ/toàn/mọi/ông,
      nhờ/mong/phiền các/quý/mọi/cả, cho tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi
      xem/mượn/thử/gửi/đặt/đổi/thêm/lấy/hẹn/thuê/hủy, anh/chị/bạn/em/cậu/con/xin/người đừng, chúng ta/mình
      hãy/cùng/nên, kính/trọng mời, ^mời anh/chị/bạn/em/cậu/quý/cô/chú/bác/thầy/các/ban/ông/bà/mọi/sếp, xin
      phép/được nghỉ, tôi/em/con/cháu/mình xin nghỉ/gia/hủy/đổi, giúp/hộ
      tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/với/nhé/ạ/được/nha, cho .. xin`,
    tellMe: `cho tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi .. biết/hay/hỏi/rõ,
      xin/hãy/anh/chị/bạn/cậu/lòng/ơn/nghị/quan cho biết, ^báo/nói/nhắn/chỉ/trả/phản/xác/giải
      cho/lại/với/giúp/lời/hồi/nhận/thích tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi/giúp/cho/xem,
      anh/chị/bạn/em/cậu/con/cô/thầy báo/nhắn/chỉ/nói cho/lại/giúp tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi,
      anh/chị/bạn/em/cậu báo/nhắn tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi, vấn/dẫn/ý/thích/lời/hồi/nhận
      cho/giúp tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi, vui/làm lòng/ơn .. báo/xác/phản/giải/trả/nêu/ghi,
      vui/làm lòng/ơn .. cho biết, cho/xin/phép hỏi, tôi/em/mình/tớ/cháu/con/cũng/rất muốn/cần
      hỏi/biết/hiểu/nghe, tôi/em/mình/tớ/cháu .. muốn/cần biết, muốn/cần hỏi thêm/rõ/về/xem, ^muốn biết/hỏi,
      tôi/em/mình/tớ/cháu hỏi chút/xíu/tí/thăm, tôi/em/mình/tớ/cháu muốn tìm/xác/tham, ^kiểm/hỏi tra/xem
      xem/giúp,
      gửi/xem/báo/chuyển/đặt/in/ký/sửa/làm/hỏi/tìm/mua/lấy/mang/nhắn/duyệt/giữ/hủy/đổi/điền/soạn/gọi/tính/dịch/đọc/tra/nhận/trả/nhật/sung/xếp/dẫn/vấn/soát/lý/lời/chọn/chốt/định/bị/nhở/thích/hồi/để/lại
      giúp .. xem, ^chưa/không/chẳng biết/rõ/hiểu/chắc, tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi ..
      chưa/không/chẳng rõ/hiểu/chắc, tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi chưa/không biết ..
      gì/nào/sao/đâu/ai/mấy/nhiêu/không/chưa/khi, vẫn chưa/không biết/rõ/hiểu, không/chưa nói/ghi/nêu/thấy rõ,
      đang/vẫn/còn/hơi/cứ/em/tôi/mình/tớ băn/thắc/tò/phân khoăn/mắc/mò/vân, tôi/em/mình tự hỏi,
      anh/chị/bạn/em/cậu/ai có biết, cho/xin .. ý kiến, câu hỏi/đề .. là, vấn đề là, nhờ/phiền/mong ..
      xác/giải/báo, báo/nói/nhắn/chỉ/hồi/lời/thích/nhận/tin cho/lại/với/giúp
      tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/cho/giúp`,
    needs: `tôi/em/mình/tớ/con/cháu/đang/rất/nên/vẫn cần, cần thêm/bổ/gấp/anh/chị/bạn/quý/con/cậu/mọi,
      tôi/em/mình/tớ/con/cháu/nhà/công muốn
      đặt/mua/xin/nhận/đổi/hủy/trả/thuê/mượn/xem/gặp/hẹn/nhờ/được/đăng/lấy/gửi/in, tôi/em/mình/bên mong muốn,
      tôi/em/mình rất/cũng/đang muốn, tôi/em/mình/rất/đang/bên .. quan tâm, tìm
      mua/thuê/đối/nhà/chỗ/phòng/người, còn/vẫn/hiện/bị thiếu, tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi ..
      đang/bị/hơi thiếu, của/hồ/hóa/đơn/file/bản .. thiếu, thiếu mất/file/phần/chữ/thông/bản/giấy, vẫn/bản/file
      chưa nhận/thấy/ký/nộp/điền/gửi/bổ/xác/phản/trả/cung/đính/được/chuyển,
      tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi chưa nhận/thấy, anh/chị/bạn/quý/khách .. chưa
      ký/nộp/điền/gửi/bổ/xác/phản/trả/cung/đính/ghi/thanh/chuyển/đóng, vẫn chưa có, chưa đầy/hợp đủ/lệ, chưa có
      chữ/dấu/tên, chưa có .. của/từ anh/chị/bạn/quý/phía, không thấy/có file/tệp, không mở được,
      anh/chị/bạn/cậu .. quên đính/kèm/gửi/ký/ghi, vẫn/còn/vẫn chờ/đợi, vẫn đang chờ/đợi, chờ/đợi
      anh/chị/bạn/quý/ý/chữ/phản/xác/câu/quyết/giấy/hồ, không/chưa/thiếu .. chưa/không thể, không có .. thì, có
      .. thì mới, có .. mới .. được, tốt/tuyệt/hay/tiện/dễ/ích/ơn/kích/quý/hơn/vui nếu, tốt/tiện/hay nhất
      là/thì/nên/anh/chị, thì tốt/hay/tuyệt/quý quá/biết/hơn/vời/lắm, thì càng tốt/hay, hy/hi vọng ..
      anh/chị/bạn/quý .. có thể/sẽ/sớm, mong .. báo giá, ^mong có/sẽ/sớm/nhận/được, ước gì, hy/hi vọng sớm/được,
      còn mỗi anh/chị/bạn/cậu, giá mà, ^giá như, tôi/em/mình/bên/đang có nhu`,
    courtesies: `khỏe/khoẻ không/chứ/hơn, dạo này, cuối tuần/nghỉ/chuyến/tết .. thế nào/vui/tốt, hy/hi/mong ..
      khỏe/khoẻ/suôn/thuận/ổn/tốt/bình/vui/luôn, vui không, đừng/không ngại/ngần/lo/bận/khách, nếu ..
      thắc/câu/gì/kỳ/hỗ/nhu, nếu anh/chị/bạn/quý .. cần/muốn/thích, ^anh/chị sẽ gửi/báo/gọi/nhắn/chuyển, làm gì
      có, cần/thiếu/thắc/có .. cứ, anh/chị/bạn/em cứ, mọi thắc mắc/chi/thông, biết thêm chi/thông, lòng liên hệ
      .. hotline/qua, thông cảm, lượng thứ, thứ lỗi, xin lỗi .. vì/nếu/đã/về, bỏ qua, lòng không trả/phản/hồi,
      lòng lưu, lòng xem file/tệp/chi/phụ/đính/thông, đừng trả, xin lưu ý, yên tâm, giữ gìn, giữ sức, bảo trọng,
      nghỉ ngơi, cẩn thận nhé, cố gắng/lên nhé/lên, vui vẻ, ^hẹn gặp, gặp lại, chúc, cảm ơn ..
      đã/vì/nhé/nha/nhiều, đã giúp/hỗ, đã cho/báo tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi, đã .. giúp .. rồi,
      gửi lời, xin cảm, mong .. hợp/cơ, phép gửi/trả/thông/chia/về/tự, không/khỏi/chẳng cần, nói/bảo
      cần/muốn/là/rằng, cho tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi là, sao mà, ai mà/ngờ/chẳng/lại/dè,
      không/chẳng ai, có .. nào hơn/bằng, còn gì, gì hơn/bằng/tuyệt, đâu ra, đúng không nào, phải không nào,
      biết không$, ^mình/tớ/tôi/cháu/bọn .. nhé/nha$, em xin/gửi/chào .. nhé$, nhớ không$, hủy/huỷ đăng ký, ^để
      tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi/anh/chị, thiếu để/đã, thiếu .. đã được, ^nhờ .. mà,
      họ/ấy/hàng/khách muốn/cho/sẽ/đang, đã nhờ, tôi/em/mình/tớ/anh/chị sẽ .. nhé/nha$, tôi/em/mình/tớ/chúng
      sẽ/đang hỏi/kiểm, họ/ấy/khách/mẹ/sếp/giáo/đốc/có/đã hỏi, cảm ơn .. cho, thế/vậy nhé$, bạn em/tôi/mình,
      giúp tôi/em/mình/tớ/con/cháu/chúng/bên/bọn/tụi .. nhiều/hiểu/tiết, tôi/em/mình cần
      về/đi/nghỉ/hoàn/làm/học/chuẩn/ra/họp, ^khi nào .. sẽ`,
    connectors: `và, cũng, ngoài ra, bên cạnh đó, đồng thời, nhưng, vậy, vậy thì, thế thì, thế, nếu được, nếu
      có thể, nếu tiện, tiện thể, nhân tiện, à, thêm nữa, hơn nữa, cuối cùng, đầu tiên, do đó, vì vậy, dạ,
      thưa anh, thưa chị, còn, rồi, sau đó, nếu vậy, tuy nhiên, anh ơi, chị ơi, em ơi, bạn ơi, xin, một lần
      nữa`,
  },
  categories: {
    complaint: `thất vọng về/với dịch/chất/thái/cách/sản/sự/quý/cửa/nhân/bên/công, tôi/em/mình .. thất vọng,
      tôi/em/mình .. bức xúc, tôi/em/mình/chúng .. không hài lòng, tôi/em/muốn/viết/gửi khiếu nại, để khiếu nại,
      muốn/phải phàn nàn, không thể chấp nhận, dịch/phục vụ .. quá/rất tệ/kém, thái độ .. kém/tệ/thiếu/thô, giao
      nhầm/sai/thiếu, giao hàng sai/thiếu/nhầm, nhận được .. bị vỡ/hỏng/hư/lỗi/móp, hàng .. bị vỡ/móp/lỗi, vẫn
      chưa .. giao/nhận .. hàng, trừ/tính .. tiền hai lần, làm/phục/thái việc/vụ/độ .. vô/thiếu trách nhiệm`,
    badNews: `mới/vừa/đã qua đời, qua đời hôm/sáng/đêm/tối/đột/sau/vì/do, từ trần, tạ thế,
      bố/ba/mẹ/má/cha/chồng/vợ/nội/ngoại em/tôi/mình/cháu/con mới/vừa mất, ra đi mãi, về/đang chịu tang, báo tin
      buồn, phải/đang/vừa/mới nhập/nằm viện, đi/phải/đưa cấp cứu, phải phẫu thuật, bị/gặp tai nạn, bị ung thư,
      chẩn đoán .. ung thư, ốm/bệnh nặng, nguy kịch, bị đột quỵ, bị nhồi máu, bị sảy thai, bị sa thải, bị cho
      thôi/nghỉ việc, bị/vừa/mới mất việc, nhà em/tôi/mình bị cháy, bị trộm`,
    condolence: `chia buồn, phân ưu, sự mất mát, mau/chóng/sớm khỏe/khỏi/lành/bình/hồi, chúc/mong .. mau/chóng
      khỏe/khỏi/lành/bình/hồi, mong .. vượt qua nỗi/mất/giai, hương hồn`,
    praise: `chúc mừng anh/chị/bạn/em/cậu/quý/cô/thầy/thăng/sinh, lời/liệt/thành chúc mừng, anh/chị/bạn/em/cậu
      .. làm rất tốt, anh/chị/bạn/em/cậu làm tốt lắm, bài .. rất/thật hay/tuyệt, rất ấn tượng với/về, khâm phục,
      ngưỡng mộ, tự hào về anh/chị/bạn/em/con/cậu`,
    thanks: `cảm ơn .. đã/vì giúp/hỗ/dành/tiếp/chia, cảm ơn .. đón/đỡ/hôm/tất, nhờ có anh/chị/bạn/sự, gửi lời
      cảm ơn, thư .. để cảm ơn, muốn cảm ơn`,
    invitation: `kính/trọng mời, mời anh/chị/bạn/quý/thầy/cô/cậu .. dự/đến/tới/gia, muốn mời
      anh/chị/bạn/quý/cậu/em/cả/cô/thầy, muốn rủ anh/chị/bạn/cậu/em`,
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
    giftCards: `thẻ/phiếu quà, thẻ cào/nạp/game/itunes/apple/amazon/steam/garena/google/điện, voucher*, gift
      card/cards, giftcard, thẻ trả trước, thẻ siêu thị, bitcoin`,
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
    threats: `sẽ bị khóa/khoá/đình/xóa/xoá/chặn/phong, đã bị khóa/khoá/tạm, cảnh báo cuối, biện pháp pháp lý,
      khởi kiện`,
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
    addressAs: `gọi là {}, gọi họ là {}, gọi anh ấy là {}, gọi cô ấy là {}, gọi chị ấy là {}, gọi người nhận là {},
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
  address: { familiar: 'bạn, cậu, tớ', polite: 'anh, chị, quý, ông, bà, thầy, cô, sếp' },
  phrases: {
    greeting: {
      familiar: 'Chào {last},',
      polite: {
        plain: 'Kính gửi Anh/Chị {name},',
        warm: 'Chào Anh/Chị {last},',
        brief: 'Chào Anh/Chị {last},',
      },
      familiarNameless: 'Chào bạn,',
      politeNameless: { plain: 'Kính gửi Anh/Chị,', warm: 'Chào Anh/Chị,', formal: 'Kính gửi Quý Anh/Chị,' },
      inReturn: { 'chào cậu': 'Chào {last},', 'hi cậu': 'Hi {last},', 'hi bạn': 'Hi {last},' },
    },
    openers: {
      thanks: {
        plain: 'Cảm ơn {bạn|Anh/Chị} đã gửi email.',
        formal: 'Xin cảm ơn {bạn|Anh/Chị} đã gửi email.',
        brief: 'Cảm ơn email của {bạn|Anh/Chị}.',
      },
      regret: {
        plain: '{Mình|Tôi} rất tiếc khi biết chuyện này.',
        formal: '{Mình|Tôi} rất lấy làm tiếc khi biết việc này.',
      },
      kindWords: {
        plain: 'Cảm ơn {bạn|Anh/Chị} vì những lời chân thành.',
        warm: 'Cảm ơn {bạn|Anh/Chị} rất nhiều vì những lời chân thành.',
        formal: 'Xin trân trọng cảm ơn những lời chân thành của {bạn|Anh/Chị}.',
      },
      welcome: {
        plain: 'Cảm ơn {bạn|Anh/Chị} vì những lời thân tình.',
        warm: 'Cảm ơn {bạn|Anh/Chị} rất nhiều vì những lời thân tình.',
        formal: 'Xin trân trọng cảm ơn những lời tốt đẹp của {bạn|Anh/Chị}.',
      },
      invitation: {
        plain: 'Cảm ơn lời mời của {bạn|Anh/Chị}.',
        warm: 'Cảm ơn {bạn|Anh/Chị} rất nhiều vì lời mời.',
        formal: 'Xin trân trọng cảm ơn lời mời của {bạn|Anh/Chị}.',
      },
    },
    statements: {
      accept: {
        plain: '{Mình|Tôi} vui lòng nhận lời.',
        warm: '{Mình|Tôi} rất sẵn lòng nhận lời.',
        formal: '{Mình|Tôi} xin trân trọng nhận lời.',
        brief: '{Mình|Tôi} xin nhận lời.',
      },
      decline: {
        plain: '{Tiếc quá, mình|Rất tiếc, tôi} không thể nhận lời.',
        warm: '{Mình|Tôi} rất tiếc vì không thể nhận lời.',
        formal: '{Mình|Tôi} rất lấy làm tiếc vì không thể nhận lời.',
      },
      thank: {
        plain: 'Cảm ơn {bạn|Anh/Chị} rất nhiều vì [điều muốn cảm ơn].',
        formal: 'Xin chân thành cảm ơn {bạn|Anh/Chị} vì [điều muốn cảm ơn].',
        brief: 'Cảm ơn {bạn|Anh/Chị} vì [điều muốn cảm ơn].',
      },
      reschedule: {
        plain: 'Rất tiếc, {mình|tôi} không thu xếp được lịch này. {Mình|Tôi} xin đề xuất: [ngày giờ khác].',
        warm: '{Mình|Tôi} xin lỗi vì không thu xếp được lịch này. {Mình|Tôi} xin đề xuất: [ngày giờ khác].',
        formal:
          '{Mình|Tôi} rất lấy làm tiếc vì không thể thu xếp được lịch này. {Mình|Tôi} xin đề xuất: [ngày giờ khác].',
      },
      request: {
        plain: '{Mình|Tôi} có một việc muốn nhờ {bạn|Anh/Chị}: [việc muốn nhờ].',
        formal: '{Mình|Tôi} xin có một đề nghị như sau: [nội dung đề nghị].',
      },
      question: {
        plain: '{Mình|Tôi} muốn hỏi thêm: [câu hỏi]',
        formal: '{Mình|Tôi} xin được hỏi thêm: [câu hỏi]',
      },
      clarify: '{Mình|Tôi} xin nói rõ như sau: [điều cần làm rõ].',
      update: 'Tình hình hiện tại như sau: [tình hình hiện tại].',
      apologize: {
        plain: '{Mình|Tôi} xin lỗi vì sự bất tiện này.',
        warm: '{Mình|Tôi} thành thật xin lỗi vì sự bất tiện này.',
        formal: '{Mình|Tôi} chân thành xin lỗi {bạn|Anh/Chị} vì sự bất tiện đã gây ra.',
      },
      followUp: {
        plain: `{Mình|Tôi} xin hỏi lại một việc. {Bạn|Anh/Chị} có thể cho {mình|tôi} biết [điều đang chờ] không?`,
        formal:
          '{Mình|Tôi} viết thư này để hỏi thăm tiến độ. Kính mong {bạn|Anh/Chị} cho {mình|tôi} biết [điều đang chờ].',
      },
      confirm: {
        plain: '{Mình|Tôi} xác nhận: [nội dung xác nhận].',
        formal: '{Mình|Tôi} xin xác nhận: [nội dung xác nhận].',
      },
      negotiate: {
        plain: '{Mình|Tôi} muốn đưa ra một đề xuất khác: [đề xuất].',
        formal: '{Mình|Tôi} xin phép đề xuất như sau: [đề xuất].',
      },
      introduce: '{Mình|Tôi} xin tự giới thiệu: {mình|tôi} là [họ tên], [chức vụ].',
    },
    answers: {
      yes: { plain: '{Ừ|Vâng}.', warm: '{Ừ nhé|Dạ vâng}.', formal: 'Vâng.' },
      no: {
        plain: '{Tiếc là không|Rất tiếc là không}.',
        formal: '{Mình|Tôi} rất tiếc, câu trả lời là không.',
      },
      willDo: {
        plain: '{Được, mình sẽ làm|Vâng, tôi sẽ thực hiện}.',
        warm: '{Được, mình làm nhé|Vâng, tôi rất sẵn lòng}.',
      },
      cannotDo: {
        plain: '{Tiếc quá, mình không làm được|Rất tiếc, tôi không thể đáp ứng}.',
        warm: '{Xin lỗi, mình không làm được|Tôi rất tiếc vì không thể đáp ứng}.',
        formal: '{Mình|Tôi} rất lấy làm tiếc vì không thể đáp ứng.',
      },
      confirmed: {
        plain: '{Ừ, mình|Vâng, tôi} xác nhận.',
        formal: 'Vâng, {mình|tôi} xin xác nhận.',
      },
      later: '{Mình|Tôi} sẽ phản hồi về việc này sau.',
    },
    proposeTime: '{Mình|Tôi} xin đề xuất: {time}.',
    lookingForward: {
      plain: '',
      warm: '{Mong sớm nhận được tin của bạn|Rất mong nhận được hồi âm của Anh/Chị}.',
      formal: 'Kính mong nhận được phản hồi của {bạn|Anh/Chị}.',
    },
    signOff: {
      plain: '{Thân mến|Trân trọng},',
      warm: 'Thân mến,',
      formal: 'Trân trọng kính chào,',
    },
    gaps: {
      answer: 'câu trả lời',
      yesNo: 'Có / Không',
      willDo:
        '{Được, mình sẽ làm / Tiếc quá, mình không làm được|Vâng, tôi sẽ thực hiện / Rất tiếc, tôi không thể đáp ứng}',
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
    relativeDays: `hôm qua = -1, hôm nay = 0, [sáng/chiều/tối/trưa] nay = 0, [ngày/sáng/chiều/tối/trưa] mai = 1,
      ngày [kia/mốt] = 2`,
    weekday: `{weekday} tuần này = this, {weekday} tuần [tới/sau] = next, tuần [tới/sau] (vào) {weekday} = next,
      {weekday} [này/tới/sắp tới] = coming, {weekday} [tuần trước/vừa rồi/vừa qua] = past`,
    distance: `[trong/trong vòng/sau] {n} ngày (nữa/tới) <!làm việc> = days,
      [trong/trong vòng/sau] {n} tuần (nữa/tới) = weeks, (trong/trong vòng) {n} tháng [nữa/tới] = months`,
    periods: `tuần này = week, tuần [tới/sau] = week 1, cuối tuần (này) = weekend,
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
  promptAddress: `Choose pronouns politely: Anh/Chị for the reader, tôi or em for the writer, as the mail does.`,
};

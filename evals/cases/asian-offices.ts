import type { EvalCase } from '../case.ts';

/** Mails of clinics, schools, banks and agencies in languages of Asia, each with an ask that is easily taken for another. */
export const asianOfficeMails: readonly EvalCase[] = [
  {
    id: 'ja-ningen-dokku',
    kind: 'several asks',
    mailLanguage: 'Japanese',
    language: 'Japanese',
    intent: 'accept',
    tone: 'formal',
    mail: `差出人：山口内科クリニック 受付 佐々木 <info@yamaguchi-naika.example>
件名：人間ドックのご予約について
日時：2026年3月5日（木）10:00

田中 健一 様

お世話になっております。山口内科クリニックの佐々木です。

ご希望の3月18日は予約がいっぱいとなってしまいました。3月20日（金）の午前9時はいかがでしょうか。

なお、当日はお車でお越しになりますか。また、問診票がまだ届いていないようですので、再送していただくことはできますか。

佐々木`,
    asks: [
      { about: 'another time for the examination', touchedBy: ['3月20日'] },
      { about: 'whether one comes by car', touchedBy: ['お車', '車で'] },
      { about: 'send the questionnaire again', touchedBy: ['問診票'] },
    ],
    facts: ['3月20日（金）9:00'],
    mustNotClaim: ['ご迷惑', '申し訳', '3月18日', '参加いたします'],
  },
  {
    id: 'zh-jiazhanghui',
    kind: 'several asks',
    mailLanguage: 'Chinese',
    language: 'Chinese',
    intent: 'accept',
    tone: 'professional',
    mail: `发件人：王老师 <wanglaoshi@yucai.example>
主题：家长会及春游通知
日期：2026年3月16日 星期一 10:00

李明爸爸，您好：

本学期家长会定于3月20日（周五）下午四点在三年级二班教室召开，请问您能参加吗？

请告知孩子是否对食物过敏。

如不能参加家长会，请提前告诉我，我们另约时间沟通。

祝好
王老师`,
    asks: [
      { about: 'coming to the parents’ evening', touchedBy: ['3月20日'] },
      { about: 'allergies', touchedBy: ['过敏'] },
    ],
    facts: ['3月20日（周五）16:00'],
    mustNotClaim: ['没有过敏', '第二个问题', '另约'],
  },
  {
    id: 'ko-choejong-myeonjeop',
    kind: 'several asks',
    mailLanguage: 'Korean',
    language: 'Korean',
    intent: 'accept',
    tone: 'professional',
    mail: `보낸사람: 박지훈 <jihun.park@saebyeok.example>
받는사람: 이서연 <seoyeon@mail.example>
제목: 최종 면접 일정 및 제출 서류 안내
날짜: 2026년 3월 5일 목요일 오전 10:00

이서연 님, 안녕하세요.
새벽소프트 인사팀 박지훈입니다.

최종 면접을 3월 12일 목요일 오후 3시에 진행하고자 하는데, 참석 가능하신지요?

아울러 졸업증명서와 경력증명서를 3월 10일까지 이메일로 제출해 주시기 바랍니다. 희망 연봉도 함께 알려 주시면 감사하겠습니다.

박지훈 드림`,
    asks: [
      { about: 'the interview', touchedBy: ['3월 12일'] },
      { about: 'two certificates', touchedBy: ['졸업증명서'] },
      { about: 'the salary wished for', touchedBy: ['희망 연봉'] },
    ],
    facts: ['3월 12일 오후 3시', '3월 10일까지'],
    mustNotClaim: ['만 원', '첨부'],
  },
  {
    id: 'th-luean-nat',
    kind: 'meeting',
    mailLanguage: 'Thai',
    language: 'Thai',
    intent: 'accept',
    tone: 'friendly',
    mail: `จาก: คลินิกทันตกรรมยิ้มใส <contact@yimsai.example>
ถึง: คุณพิมพ์ชนก <pimchanok@mail.example>
เรื่อง: นัดตรวจฟัน
วันที่: วันอังคารที่ 10 มีนาคม 2569 เวลา 10.00 น.

เรียน คุณพิมพ์ชนก

คุณหมอขอเลื่อนนัดตรวจฟันจากวันพฤหัสบดีที่ 12 มีนาคม เป็นวันศุกร์ที่ 13 มีนาคม เวลา 15.00 น. สะดวกไหมคะ

รบกวนแจ้งกลับภายในวันพรุ่งนี้ด้วยนะคะ

ขอบคุณค่ะ
เจ้าหน้าที่คลินิก`,
    asks: [{ about: 'the appointment moved', touchedBy: ['13 มีนาคม'] }],
    facts: ['วันศุกร์ที่ 13 มีนาคม เวลา 15:00'],
    mustNotClaim: ['12 มีนาคม', 'จะแจ้งให้ทราบ'],
  },
  {
    id: 'vi-hop-phu-huynh',
    kind: 'several asks',
    mailLanguage: 'Vietnamese',
    language: 'Vietnamese',
    intent: 'accept',
    tone: 'professional',
    mail: `Từ: Nguyễn Thị Hồng Nhung <nhung@truonghoasen.example>
Đến: Trần Văn Minh <minh@mail.example>
Chủ đề: Họp phụ huynh cuối kỳ
Ngày: Thứ Năm, 5 tháng 3, 2026 10:00

Kính gửi anh Minh,

Nhà trường tổ chức họp phụ huynh cuối kỳ vào thứ Bảy, ngày 14/3, lúc 8 giờ 30 sáng. Kính mời anh đến tham dự.

Anh vui lòng xác nhận trước ngày 10/3 giúp cô ạ. Ngoài ra, bé An còn thiếu giấy khám sức khỏe, anh có thể gửi lại cho nhà trường được không?

Nếu anh bận, anh có thể cho biết ai sẽ đi thay không ạ?

Trân trọng,
Cô Nhung`,
    asks: [
      { about: 'coming', touchedBy: ['tham dự'] },
      { about: 'the health certificate', touchedBy: ['giấy khám sức khỏe'] },
    ],
    facts: ['14/3', '8 giờ 30'],
    mustNotClaim: ['đi thay', 'những gì được yêu cầu'],
  },
  {
    id: 'hi-grih-rin',
    kind: 'several asks',
    mailLanguage: 'Hindi',
    language: 'Hindi',
    intent: 'accept',
    tone: 'formal',
    mail: `प्रेषक: अनीता शर्मा <anita@jeevanbank.example>
प्राप्तकर्ता: राजेश वर्मा <rajesh@mail.example>
विषय: गृह ऋण आवेदन
दिनांक: गुरुवार, 5 मार्च 2026 10:00

आदरणीय राजेश वर्मा जी,

आवेदन आगे बढ़ाने के लिए कृपया पिछले छह महीनों के बैंक स्टेटमेंट 12 मार्च तक भेज दें।

क्या आप सोमवार, 9 मार्च को सुबह 11 बजे शाखा में आ सकते हैं? साथ ही बताएँ कि सह-आवेदक कौन होगा।

सादर,
अनीता शर्मा`,
    asks: [
      { about: 'bank statements', touchedBy: ['स्टेटमेंट', 'दस्तावेज़'] },
      { about: 'coming to the branch', touchedBy: ['9 मार्च'] },
      { about: 'who the co-applicant is', touchedBy: ['सह-आवेदक'] },
    ],
    facts: ['12 मार्च', 'सोमवार, 9 मार्च, सुबह 11 बजे'],
    mustNotClaim: ['आवेदन भेज', 'संलग्न'],
  },
];

import type { EvalCase } from '../case.ts';

/** Mails in Hindi, Bengali, Vietnamese, Thai, Indonesian and Malay. */
export const asianMails: readonly EvalCase[] = [
  {
    id: 'hi-order-prashn',
    kind: 'several asks',
    mailLanguage: 'Hindi',
    language: 'Hindi',
    intent: 'general',
    tone: 'professional',
    mail: `From: अनीता शर्मा <anita.sharma@sharma-textiles.example>
To: राकेश गुप्ता <rakesh@gupta-traders.example>
Subject: कपड़ों का ऑर्डर
Date: Mon, 10 Mar 2025 10:15:00 +0530

आदरणीय राकेश जी,

हम 200 मीटर सूती कपड़ा मँगवाना चाहते हैं। आप माल कब तक भेज सकते हैं? प्रति मीटर कीमत क्या होगी? कृपया अनुबंध की प्रति भी भेज दीजिए।

सादर,
अनीता शर्मा`,
    asks: [
      { about: 'when the goods can be sent', touchedBy: ['माल', 'कब', 'डिलीवरी', 'समय', 'भेज'] },
      { about: 'price per metre', touchedBy: ['कीमत', 'मूल्य', 'दाम', 'राशि'] },
      { about: 'send a copy of the contract', touchedBy: ['अनुबंध', 'कॉन्ट्रैक्ट'] },
    ],
    facts: ['200 मीटर सूती कपड़ा'],
    mustNotClaim: ['मुफ़्त', 'छूट', 'संलग्न'],
  },
  {
    id: 'hi-shikayat',
    kind: 'complaint',
    mailLanguage: 'Hindi',
    language: 'Hindi',
    intent: 'apologize',
    tone: 'empathetic',
    mail: `From: सुनील वर्मा <sunil.verma@mail.example>
Subject: ऑर्डर 60112 की शिकायत

नमस्ते,

मेरा ऑर्डर 60112 दो हफ़्ते से नहीं आया है और आपके यहाँ कोई फ़ोन नहीं उठाता। मैं बहुत निराश हूँ। मुझे सामान कब मिलेगा?

सुनील वर्मा`,
    asks: [{ about: 'when the goods arrive', touchedBy: ['ऑर्डर', 'सामान', 'उत्पाद', 'डिलीवरी', 'देरी', 'कब'] }],
    facts: ['ऑर्डर 60112', 'दो हफ़्ते की देरी'],
    mustNotClaim: ['कूरियर', 'गोदाम', 'वापस कर दिया'],
  },
  {
    id: 'hi-baithak-sweekar',
    kind: 'meeting',
    mailLanguage: 'Hindi',
    language: 'Hindi',
    intent: 'accept',
    tone: 'formal',
    mail: `From: प्रीति नायर <preeti.nair@nairconsult.example>
Subject: परियोजना बैठक
Date: Tue, 4 Mar 2025 09:00:00 +0530

आदरणीय महोदय,

क्या आप गुरुवार, 6 मार्च को सुबह 11 बजे बैठक के लिए उपलब्ध हैं?

सादर,
प्रीति नायर`,
    asks: [{ about: 'meeting on 6 March at 11', touchedBy: ['बैठक', '6 मार्च', 'गुरुवार', 'मीटिंग'] }],
    facts: ['गुरुवार 6 मार्च 2025 सुबह 11 बजे'],
    mustNotClaim: ['शुक्रवार', 'यात्रा'],
  },
  {
    id: 'hi-to-english-thanks',
    kind: 'no ask',
    mailLanguage: 'Hindi',
    language: 'English',
    intent: 'thank',
    tone: 'friendly',
    mail: `From: दीपक जोशी <deepak.joshi@joshi-media.example>
Subject: रिपोर्ट भेजी है

नमस्ते,

मैंने आपको अंतिम रिपोर्ट और तस्वीरें भेज दी हैं। आपके साथ काम करके बहुत अच्छा लगा।

दीपक जोशी`,
    asks: [],
    facts: ['final report and pictures were sent'],
    mustNotClaim: ['sorry', 'i will pay'],
  },
  {
    id: 'bn-chalan-nishchit',
    kind: 'invoice',
    mailLanguage: 'Bengali',
    language: 'Bengali',
    intent: 'confirm',
    tone: 'formal',
    mail: `From: হিসাব বিভাগ <accounts@dhakaprint.example>
Subject: চালান নং ৪৫২
Date: Tue, 4 Mar 2025 10:00:00 +0600

জনাব,

চালান নং ৪৫২ বাবদ ১৮,৫০০ টাকা পাঠানো হয়েছে। অনুগ্রহ করে চালানটি পেয়েছেন কিনা নিশ্চিত করুন।

বিনীত,
রফিকুল ইসলাম`,
    asks: [{ about: 'confirm that the invoice came', touchedBy: ['চালান', 'নিশ্চিত', 'পেয়েছি', 'ইনভয়েস'] }],
    facts: ['চালান নং ৪৫২', '১৮,৫০০ টাকা'],
    mustNotClaim: ['পরিশোধ করেছি', 'পরিশোধ করা হয়েছে'],
  },
  {
    id: 'bn-obhijog',
    kind: 'complaint',
    mailLanguage: 'Bengali',
    language: 'Bengali',
    intent: 'apologize',
    tone: 'empathetic',
    mail: `From: নুসরাত জাহান <nusrat@mail.example>
Subject: অর্ডার ৩৩০১ নিয়ে অভিযোগ

আপনাদের কাছ থেকে কেনা ফ্যানটি ভাঙা অবস্থায় এসেছে, আর দুই সপ্তাহ ধরে কেউ উত্তর দিচ্ছে না। আমি খুবই হতাশ। নতুন ফ্যান কবে পাব?

নুসরাত জাহান`,
    asks: [{ about: 'when the new fan comes', touchedBy: ['ফ্যান', 'নতুন', 'অর্ডার', 'কবে'] }],
    facts: ['অর্ডার ৩৩০১', 'ভাঙা ফ্যান'],
    mustNotClaim: ['কুরিয়ার', 'আগামীকাল', 'টাকা ফেরত দেওয়া হয়েছে'],
  },
  {
    id: 'bn-sabha-proshno',
    kind: 'several asks',
    mailLanguage: 'Bengali',
    language: 'Bengali',
    intent: 'general',
    tone: 'professional',
    mail: `From: সুমিত সেন <sumit.sen@senbooks.example>
Subject: বই ছাপানো প্রসঙ্গে
Date: Mon, 10 Mar 2025 11:00:00 +0530

নমস্কার,

আমরা ৫০০ কপি বই ছাপাতে চাই। কত দিন লাগবে? খরচ কত হবে? দয়া করে চুক্তিপত্রটি পাঠাবেন?

সুমিত সেন`,
    asks: [
      { about: 'how many days it takes', touchedBy: ['দিন', 'সময়'] },
      { about: 'the cost', touchedBy: ['খরচ', 'মূল্য', 'দাম', 'টাকা'] },
      { about: 'send the contract', touchedBy: ['চুক্তি'] },
    ],
    facts: ['৫০০ কপি বই'],
    mustNotClaim: ['বিনামূল্যে', 'ছাড়'],
  },
  {
    id: 'bn-to-english-meeting',
    kind: 'meeting',
    mailLanguage: 'Bengali',
    language: 'English',
    intent: 'accept',
    tone: 'professional',
    mail: `From: তানিয়া রহমান <tania.rahman@rahmanexports.example>
Subject: মিটিং
Date: Wed, 5 Mar 2025 09:30:00 +0600

সুপ্রিয় মিস্টার কার্টার,

বৃহস্পতিবার, ৬ মার্চ বিকাল ৩টায় কি আমরা দেখা করতে পারি?

তানিয়া রহমান`,
    asks: [
      { about: 'meet on Thursday 6 March at 3 pm', touchedBy: ['thursday', '6 march', 'march 6', 'meet'] },
    ],
    facts: ['Thursday 6 March 2025, 3 pm'],
    mustNotClaim: ['friday'],
  },
  {
    id: 'vi-bao-gia',
    kind: 'several asks',
    mailLanguage: 'Vietnamese',
    language: 'Vietnamese',
    intent: 'general',
    tone: 'professional',
    mail: `Từ: Nguyễn Thị Lan <lan.nguyen@hoasen-travel.example>
Đến: Trần Văn Minh <minh.tran@minhprint.example>
Chủ đề: Báo giá in tờ rơi
Ngày: Thứ Hai, 10/03/2025 09:10

Kính gửi anh Minh,

Bên em cần in 5.000 tờ rơi. Khi nào anh có thể giao hàng? Giá in là bao nhiêu? Anh vui lòng gửi hợp đồng cho em trước thứ Sáu.

Trân trọng,
Lan`,
    asks: [
      { about: 'when it can be delivered', touchedBy: ['giao hàng', 'thời gian', 'ngày giao'] },
      { about: 'price of printing', touchedBy: ['giá', 'chi phí'] },
      { about: 'send the contract before Friday', touchedBy: ['hợp đồng'] },
    ],
    facts: ['5.000 tờ rơi', 'thứ Sáu 14/03/2025'],
    mustNotClaim: ['miễn phí', 'ngày mai', 'đính kèm'],
  },
  {
    id: 'vi-khieu-nai',
    kind: 'complaint',
    mailLanguage: 'Vietnamese',
    language: 'Vietnamese',
    intent: 'apologize',
    tone: 'formal',
    mail: `Từ: Phạm Quốc Bảo <bao.pham@thu.example>
Chủ đề: Khiếu nại đơn hàng 41205

Chào quý công ty,

Đơn hàng 41205 của tôi giao trễ hai tuần và màn hình bị vỡ. Tôi rất thất vọng. Bao giờ tôi nhận được màn hình mới?

Phạm Quốc Bảo`,
    asks: [
      { about: 'when the new screen comes', touchedBy: ['màn hình', 'đơn hàng', 'khi nào', 'thay thế'] },
    ],
    facts: ['đơn hàng 41205', 'trễ hai tuần', 'màn hình bị vỡ'],
    mustNotClaim: ['đơn vị vận chuyển', 'ngày mai', 'đã hoàn tiền'],
  },
  {
    id: 'vi-hop-doi-lich',
    kind: 'meeting',
    mailLanguage: 'Vietnamese',
    language: 'Vietnamese',
    intent: 'reschedule',
    tone: 'friendly',
    mail: `Từ: Lê Thu Hà <ha.le@leha-design.example>
Chủ đề: Lịch họp
Ngày: 04/03/2025 14:00

Chào chị Mai,

Chị có thể họp lúc 10 giờ sáng thứ Năm, ngày 6 tháng 3 không ạ?

Em cảm ơn,
Hà`,
    asks: [
      {
        about: 'meeting on Thursday 6 March at 10',
        touchedBy: ['họp', 'thứ năm', '6 tháng 3', '6/3', 'lịch', 'thời gian'],
      },
    ],
    facts: ['thứ Năm 6/3/2025 10 giờ'],
    mustNotClaim: ['bị ốm', 'đi công tác', 'cuộc họp khác'],
  },
  {
    id: 'th-sanoe-rakha',
    kind: 'several asks',
    mailLanguage: 'Thai',
    language: 'Thai',
    intent: 'general',
    tone: 'professional',
    mail: `จาก: สุภาพร ใจดี <supaporn@jaidee-furniture.example>
ถึง: วิชัย ทองสุข <wichai@thongsuk.example>
เรื่อง: สั่งซื้อโต๊ะประชุม
วันที่: 10 มีนาคม 2568 09:20

เรียน คุณวิชัย

บริษัทต้องการสั่งซื้อโต๊ะประชุม 12 ตัว ขอสอบถามดังนี้
1. สามารถส่งสินค้าได้เมื่อไร
2. ราคาตัวละเท่าไร
3. กรุณาส่งใบเสนอราคาให้ด้วยค่ะ

ขอแสดงความนับถือ
สุภาพร`,
    asks: [
      { about: 'when the goods can be delivered', touchedBy: ['จัดส่ง', 'ส่งสินค้า', 'ส่งมอบ', 'กำหนด'] },
      { about: 'price of each', touchedBy: ['ราคา', 'ค่าใช้จ่าย', 'จำนวนเงิน'] },
      { about: 'send the quote', touchedBy: ['ใบเสนอราคา'] },
    ],
    facts: ['โต๊ะประชุม 12 ตัว'],
    mustNotClaim: ['ฟรี', 'พรุ่งนี้', 'ส่วนลด', 'แนบ'],
  },
  {
    id: 'th-rong-rian',
    kind: 'complaint',
    mailLanguage: 'Thai',
    language: 'Thai',
    intent: 'apologize',
    tone: 'empathetic',
    mail: `จาก: ณัฐพล ศรีสุข <nattapon@mail.example>
เรื่อง: คำสั่งซื้อ 22018 ยังไม่ได้รับ

สวัสดีครับ

ผมสั่งซื้อสินค้าหมายเลข 22018 ไปสองสัปดาห์แล้วยังไม่ได้รับ โทรไปก็ไม่มีใครรับสาย ผิดหวังมากครับ จะได้รับสินค้าเมื่อไรครับ

ณัฐพล`,
    asks: [{ about: 'when the goods arrive', touchedBy: ['สินค้า', 'คำสั่งซื้อ', 'จัดส่ง', 'เมื่อไร'] }],
    facts: ['คำสั่งซื้อ 22018', 'ล่าช้าสองสัปดาห์'],
    mustNotClaim: ['บริษัทขนส่ง', 'คลังสินค้า', 'พรุ่งนี้', 'คืนเงินแล้ว'],
  },
  {
    id: 'th-choen-pratism',
    kind: 'one ask',
    mailLanguage: 'Thai',
    language: 'Thai',
    intent: 'decline',
    tone: 'formal',
    mail: `จาก: กมลชนก วงศ์ไทย <kamonchanok@wongthai-event.example>
เรื่อง: เรียนเชิญร่วมงานสัมมนา

เรียน คุณอรทัย

ขอเรียนเชิญท่านเข้าร่วมงานสัมมนาวันที่ 27 มีนาคม เวลา 13.00 น. ท่านสะดวกเข้าร่วมหรือไม่คะ

ขอแสดงความนับถือ
กมลชนก วงศ์ไทย`,
    asks: [
      { about: 'join the seminar on 27 March', touchedBy: ['สัมมนา', 'เข้าร่วม', 'เชิญ', 'ไม่สะดวก', '27 มีนาคม'] },
    ],
    facts: ['27 มีนาคม เวลา 13.00 น.'],
    mustNotClaim: ['ติดประชุม', 'ป่วย', 'เดินทาง'],
  },
  {
    id: 'id-penawaran-pertanyaan',
    kind: 'several asks',
    mailLanguage: 'Indonesian',
    language: 'Indonesian',
    intent: 'general',
    tone: 'professional',
    mail: `Dari: Dewi Lestari <dewi.lestari@nusantara-catering.example>
Kepada: Budi Santoso <budi@santoso-event.example>
Subjek: Katering acara April
Tanggal: Senin, 10 Maret 2025 09.15

Yth. Bapak Budi,

Terima kasih atas pertemuan kemarin. Kapan acaranya dimulai? Berapa jumlah tamu yang akan hadir? Mohon kirimkan kontrak yang sudah ditandatangani sebelum hari Jumat.

Hormat saya,
Dewi Lestari`,
    asks: [
      { about: 'when the event begins', touchedBy: ['acara', 'mulai', 'dimulai', 'waktu'] },
      { about: 'number of guests', touchedBy: ['tamu', 'jumlah'] },
      { about: 'send the signed contract by Friday', touchedBy: ['kontrak'] },
    ],
    facts: ['Jumat 14 Maret 2025'],
    mustNotClaim: ['seratus tamu', 'terlampir', 'gratis'],
  },
  {
    id: 'id-keluhan',
    kind: 'complaint',
    mailLanguage: 'Indonesian',
    language: 'Indonesian',
    intent: 'apologize',
    tone: 'empathetic',
    mail: `Dari: Rina Wijaya <rina.wijaya@surat.example>
Subjek: Pesanan 88304 belum sampai

Selamat siang,

Pesanan saya nomor 88304 sudah terlambat dua minggu dan tidak ada yang membalas pesan saya. Saya sangat kecewa. Kapan barangnya sampai?

Rina Wijaya`,
    asks: [
      {
        about: 'when the goods arrive',
        touchedBy: ['pesanan', 'barang', 'pengiriman', 'kapan', 'keterlambatan'],
      },
    ],
    facts: ['pesanan 88304', 'terlambat dua minggu'],
    mustNotClaim: ['kurir', 'gudang', 'besok', 'sudah dikembalikan'],
  },
  {
    id: 'id-negosiasi',
    kind: 'negotiation',
    mailLanguage: 'Indonesian',
    language: 'Indonesian',
    intent: 'negotiate',
    tone: 'diplomatic',
    mail: `Dari: Agus Pratama <agus@pratama-kayu.example>
Subjek: Penawaran harga meja
Tanggal: Selasa, 11 Maret 2025 10.00

Dengan hormat,

Kami menawarkan 50 meja kayu jati dengan harga Rp 1.750.000 per meja. Apakah harga ini dapat Anda setujui?

Salam,
Agus Pratama`,
    asks: [
      {
        about: 'whether Rp 1,750,000 a table is agreed',
        touchedBy: ['harga', 'penawaran', '1.750.000', 'syarat'],
      },
    ],
    facts: ['50 meja kayu jati', 'Rp 1.750.000 per meja'],
    mustNotClaim: ['kami setuju dengan harga', 'persen', 'pesaing'],
  },
  {
    id: 'id-to-malay-meeting',
    kind: 'meeting',
    mailLanguage: 'Indonesian',
    language: 'Malay',
    intent: 'confirm',
    tone: 'formal',
    mail: `Dari: Siti Rahayu <siti.rahayu@rahayu-konsultan.example>
Subjek: Rapat hari Kamis
Tanggal: Senin, 3 Maret 2025 08.30

Yth. Encik Azman,

Mohon konfirmasi kehadiran Anda pada rapat hari Kamis, 6 Maret 2025, pukul 10.00.

Salam hormat,
Siti Rahayu`,
    asks: [
      {
        about: 'confirm attendance on 6 March at 10:00',
        touchedBy: [
          'mesyuarat',
          'khamis',
          '6 mac',
          'hadir',
          'kehadiran',
          'sahkan',
          'pengesahan',
          'mengesahkan',
        ],
      },
    ],
    facts: ['Kamis 6 Maret 2025 pukul 10.00'],
    mustNotClaim: ['dibatalkan', 'ditangguhkan'],
  },
  {
    id: 'ms-sebut-harga',
    kind: 'several asks',
    mailLanguage: 'Malay',
    language: 'Malay',
    intent: 'general',
    tone: 'professional',
    mail: `Daripada: Nurul Huda binti Ismail <nurul.huda@cahaya-stationery.example>
Kepada: Encik Farid <farid@faridprint.example>
Perkara: Permohonan sebut harga
Tarikh: Isnin, 10 Mac 2025 09:05

Salam sejahtera Encik Farid,

Kami ingin menempah 1,000 buah kalendar. Bilakah penghantaran boleh dibuat? Berapakah harganya? Sila hantarkan invois proforma kepada kami.

Terima kasih,
Nurul Huda`,
    asks: [
      { about: 'when delivery is possible', touchedBy: ['penghantaran', 'hantar', 'tarikh'] },
      { about: 'price', touchedBy: ['harga', 'kos'] },
      { about: 'send the pro forma invoice', touchedBy: ['invois'] },
    ],
    facts: ['1,000 buah kalendar'],
    mustNotClaim: ['percuma', 'esok', 'dilampirkan'],
  },
  {
    id: 'ms-aduan',
    kind: 'complaint',
    mailLanguage: 'Malay',
    language: 'Malay',
    intent: 'apologize',
    tone: 'formal',
    mail: `Daripada: Hafiz Rahman <hafiz.rahman@mel.example>
Perkara: Aduan pesanan 5042

Tuan/Puan,

Pesanan saya bernombor 5042 telah rosak semasa diterima dan lewat seminggu. Saya amat kecewa dengan perkhidmatan ini. Bilakah saya akan menerima gantian?

Hafiz Rahman`,
    asks: [{ about: 'when the replacement comes', touchedBy: ['ganti', 'pesanan', 'bila'] }],
    facts: ['pesanan 5042', 'rosak', 'lewat seminggu'],
    mustNotClaim: ['kurier', 'esok', 'telah dipulangkan'],
  },
  {
    id: 'ms-pengenalan',
    kind: 'introduction',
    mailLanguage: 'Malay',
    language: 'Malay',
    intent: 'introduce',
    tone: 'friendly',
    mail: `Daripada: Lim Wei Ling <weiling@limpartners.example>
Perkara: Perkenalan

Salam sejahtera Puan Aishah,

Saya ingin memperkenalkan rakan sekerja saya, Daniel Tan, yang akan menguruskan akaun anda mulai bulan depan.

Terima kasih,
Lim Wei Ling`,
    asks: [],
    facts: ['Daniel Tan manages the account from next month'],
    mustNotClaim: ['tahun pengalaman', 'maaf'],
  },
  {
    id: 'ms-to-english-docs',
    kind: 'one ask',
    mailLanguage: 'Malay',
    language: 'English',
    intent: 'accept',
    tone: 'concise',
    mail: `Daripada: Zainab Omar <zainab.omar@omar-law.example>
Perkara: Kontrak sewa
Tarikh: Selasa, 11 Mac 2025 10:40

Salam sejahtera,

Bolehkah anda menghantar kontrak yang telah ditandatangani sebelum hari Jumaat?

Zainab Omar`,
    asks: [
      {
        about: 'send the signed contract before Friday',
        touchedBy: ['contract', 'friday', '14 march', 'march 14'],
      },
    ],
    facts: ['Friday 14 March 2025'],
    mustNotClaim: ['attached', 'already'],
  },
];

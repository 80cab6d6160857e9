/**
 * Words that make a sender's name a department, a company or a role, in the languages but English (addressee.ts has
 * those), '|' between them. Whole words, since names begin like many of them ('Firman', 'Timur'); '-' in front ends
 * a longer one.
 */
const words: Record<string, string> = {
  French:
    'cabinet|gestion|festival|hôtel|restaurant|traiteur|garage|bureau|étude|centre|comité|réservations|réservation|clinique|syndic|service|équipe|comptabilité|direction|secrétariat|société|entreprise|boutique|accueil|ressources humaines|facturation|commande|support|administration|agence|mairie|université|école|association',
  Spanish:
    'reservas|recepción|clínica|fincas|gestoría|servicio|equipo|contabilidad|administración|dirección|secretaría|empresa|tienda|recursos humanos|facturación|pedidos|atención|agencia|ayuntamiento|universidad|escuela|asociación|departamento|soporte',
  German:
    'praxis|kanzlei|disposition|reservierung|versand|-praxis|-kanzlei|buchhaltung|kundenservice|kundendienst|abteilung|vertrieb|einkauf|personal|verwaltung|sekretariat|firma|rechnung|bestellung|büro|hausverwaltung|universität|schule|verein|stadtwerke|redaktion|zentrale|empfang|-team|-abteilung|-service',
  Italian:
    'prenotazioni|studio legale|studio notarile|festival|ristorante|albergo|segretariato|condominio|clinica|servizio|squadra|contabilità|amministrazione|direzione|segreteria|azienda|negozio|risorse umane|fatturazione|ordini|assistenza|agenzia|comune di|università|scuola|associazione|ufficio|reparto',
  Portuguese:
    'reservas|receção|recepção|clínica|condomínio|serviço|equipe|equipa|contabilidade|administração|direção|secretaria|empresa|loja|recursos humanos|faturamento|faturação|pedidos|atendimento|agência|prefeitura|universidade|escola|associação|departamento|suporte',
  Russian:
    'отдел|служба|команда|бухгалтерия|администрация|компания|магазин|поддержка|дирекция|университет|школа|ооо|зао|редакция|центр|кадр',
  Hindi:
    'विभाग|टीम|सेवा|कंपनी|कार्यालय|लेखा|प्रबंधन|विश्वविद्यालय|विद्यालय|सहायता|केंद्र|संस्थान|होटल|क्लिनिक|अस्पताल|बैंक|स्कूल|एजेंसी|लिमिटेड|ट्रैवल्स|रिसेप्शन|समिति',
  Dutch:
    'reserveringen|praktijk|planning|afdeling|klantenservice|boekhouding|administratie|verkoop|inkoop|personeelszaken|bedrijf|kantoor|universiteit|school|vereniging|gemeente|redactie|secretariaat|receptie',
  Swedish:
    'bokning|mottagning|mottagningen|avdelning|kundtjänst|ekonomi|redovisning|administration|försäljning|inköp|personal|företag|butik|kontor|universitet|skola|förening|kommun|redaktion|reception|lön',
  Polish:
    'dział|biuro|księgowość|obsługa|zespół|firma|sklep|administracja|sekretariat|uniwersytet|szkoła|stowarzyszenie|kadry|spółka|centrum|redakcja|recepcja',
  Turkish:
    'departman|bölüm|muhasebe|müşteri|ekibi|ekip|şirket|mağaza|yönetim|destek|üniversite|okul|dernek|insan kaynakları|satış|satın alma|hizmet|müdürlüğü|klinik|kliniği|otel|oteli|hastanesi|okulu|lisesi|bürosu|lojistik|kargo|turizm|resepsiyon|servisi|merkezi|belediyesi|vakfı|derneği|kabul|sekreterliği',
  Indonesian:
    'klinik|rumah sakit|bagian|layanan|perusahaan|divisi|keuangan|akuntansi|toko|kantor|universitas|sekolah|yayasan|personalia|pt|cv|administrasi',
  Greek:
    'τμήμα|ομάδα|λογιστήριο|εξυπηρέτηση|εταιρεία|εταιρία|διεύθυνση|γραμματεία|κατάστημα|πανεπιστήμιο|σχολείο|σύλλογος|υποστήριξη|γραφείο',
  Romanian:
    'departament|cabinet|pensiunea|hotel|festivalul|clinica|firma|secretariatul|restaurantul|echipa|serviciul|contabilitate|administrația|compania|magazin|resurse umane|secretariat|universitatea|școala|asociația|birou|suport|relații',
  Czech:
    'oddělení|zákaznick|účtárna|účetní|tým|firma|obchod|personální|kancelář|univerzita|škola|spolek|podpora|redakce|správa|recepce',
  Ukrainian:
    'відділ|служба|команда|бухгалтерія|адміністрація|компанія|магазин|підтримка|дирекція|університет|школа|тов|редакція|центр',
  Malay:
    'klinik|hospital|bahagian|pasukan|khidmat|syarikat|jabatan|akaun|kedai|pejabat|universiti|sekolah|persatuan|sumber manusia|sdn|bhd|unit',
  Bengali:
    'বিভাগ|দল|সেবা|কোম্পানি|লিমিটেড|কার্যালয়|অফিস|হিসাব|বিশ্ববিদ্যালয়|স্কুল|কেন্দ্র|সহায়তা|হোটেল|ক্লিনিক|হাসপাতাল|ব্যাংক|এজেন্সি|প্রতিষ্ঠান|সংস্থা|সমিতি|ট্রাভেলস',
  Swahili: 'idara|timu|huduma|kampuni|ofisi|uhasibu|chuo|shule|duka|kitengo|shirika|wizara',
};

/** The same, behind an article that is joined to them. */
const behindArticle: Record<string, string> = {
  Arabic:
    'شركة|فريق|قسم|خدمة|إدارة|ادارة|دعم|مكتب|محاسبة|الحسابات|جامعة|مدرسة|جمعية|مؤسسة|الموارد|المبيعات|عيادة|فندق|مستشفى|مركز|مطعم|بنك|متجر|معهد|وكالة|استقبال|خدمات|بلدية|مصنع|مجموعة|سكرتارية',
  Hebrew:
    'צוות|מחלקת|שירות|חברת|הנהלת|הנהלה|משרד|אוניברסיטת|בית ספר|עמותת|תמיכה|מזכירות|חשבונות|משאבי|מרפאת|מרפאה|מלון|בית חולים|מרכז|קבוצת|קופת|בנק|חנות|עיריית|סוכנות|הוצאת|מכללת|מכון|קבלה|סטודיו|מסעדת|ועד|גלריית|תיאטרון|לשכת',
};

/** Where the kind of body comes first; the same words are given names behind others. */
const atStart: Record<string, string> = {
  Vietnamese:
    'phòng|công ty|bộ phận|đội ngũ|nhóm|trung tâm|trường|đại học|kế toán|chăm sóc|hỗ trợ|ban quản|cửa hàng|dịch vụ',
  Thai: 'เจ้าหน้าที่|คลินิก|โรงแรม|โรงพยาบาล|ร้าน|ธนาคาร|สมาคม|มูลนิธิ|สถาบัน|ห้าง|อู่|นิติบุคคล|ฝ่าย|บริษัท|แผนก|ทีม|ศูนย์|บัญชี|บริการ|สำนักงาน|มหาวิทยาลัย|โรงเรียน|ลูกค้าสัมพันธ์|ธุรการ',
};

/** Where it comes last, without a space; shorter words end surnames (阿部). */
const atEnd: Record<string, string> = {
  Chinese:
    '公司|客服|团队|中心|学校|大学|学院|医院|银行|市场部|销售部|财务部|人事部|采购部|行政部|技术部|客服部|人力资源部|项目部|办公室|委员会',
  Japanese:
    '株式会社|有限会社|営業部|総務部|人事部|経理部|開発部|広報部|編集部|製造部|事務局|サポート|カスタマーサポート|センター|担当|窓口|係|課|大学|学校|学院|病院|銀行|委員会',
  Korean:
    '주식회사|팀|부서|센터|고객센터|지원실|회계과|총무과|인사과|대학교|학교|사무국|사무소|은행|병원|담당자',
};

/** Forms of companies, wherever they stand. */
const anywhere = '株式会社|有限会社|有限公司|주식회사|㈜|（株）';

const joined = (lists: Record<string, string>) => Object.values(lists).join('|');
const ends = joined(words)
  .split('|')
  .filter((word) => word.startsWith('-'))
  .map((word) => word.slice(1));
const whole = joined(words)
  .split('|')
  .filter((word) => !word.startsWith('-'));

const pattern = new RegExp(
  [
    String.raw`(?<![\p{L}\p{M}])(?:${whole.join('|')})(?![\p{L}\p{M}])`,
    String.raw`(?:${ends.join('|')})(?![\p{L}\p{M}])`,
    String.raw`(?<![\p{L}\p{M}])(?:ال|ה)?(?:${joined(behindArticle)})(?![\p{L}\p{M}])`,
    `^(?:${joined(atStart)})`,
    `(?:${joined(atEnd)})$`,
    anywhere,
  ].join('|'),
  'u',
);

/** Whether a name is no person's but a department's, a company's or a role's. Linear. */
export function isImpersonalName(name: string): boolean {
  return pattern.test(name.toLowerCase().trim());
}

import { languagePattern } from './language-pattern.ts';

/**
 * Words that make a sender's name a department, a company or a role, in the 27 languages but English (addressee.ts has
 * those); beginnings of words, '|' between them.
 */
const words: Record<string, string> = {
  French:
    'service|équipe|comptabilité|direction|secrétariat|société|entreprise|boutique|accueil|ressources humaines|facturation|commande|support|administration|agence|mairie|université|école|association',
  Spanish:
    'servicio|equipo|contabilidad|administración|dirección|secretaría|empresa|tienda|recursos humanos|facturación|pedidos|atención|agencia|ayuntamiento|universidad|escuela|asociación|departamento|soporte',
  German:
    'buchhaltung|kundenservice|kundendienst|abteilung|vertrieb|einkauf|personal|verwaltung|sekretariat|firma|rechnung|bestellung|büro|hausverwaltung|universität|schule|verein|stadtwerke|redaktion|zentrale|empfang|-team|-abteilung|-service',
  Italian:
    'servizio|squadra|contabilità|amministrazione|direzione|segreteria|azienda|negozio|risorse umane|fatturazione|ordini|assistenza|agenzia|comune di|università|scuola|associazione|ufficio|reparto',
  Portuguese:
    'serviço|equipe|equipa|contabilidade|administração|direção|secretaria|empresa|loja|recursos humanos|faturamento|faturação|pedidos|atendimento|agência|prefeitura|universidade|escola|associação|departamento|suporte',
  Chinese: '公司|客服|团队|财务|部|中心|学校|大学|人力资源|行政|服务|有限',
  Japanese:
    '株式会社|有限会社|部|課|事務局|サポート|カスタマー|お客様|センター|担当|窓口|経理|総務|人事|大学|学校|編集',
  Korean: '주식회사|㈜|팀|부서|고객센터|센터|지원|회계|총무|인사|대학교|학교|관리|사무국|담당자',
  Arabic: 'شركة|فريق|قسم|خدمة|إدارة|ادارة|دعم|مكتب|محاسبة|الحسابات|جامعة|مدرسة|جمعية|مؤسسة|الموارد|المبيعات',
  Russian:
    'отдел|служба|команда|бухгалтерия|администрация|компания|магазин|поддержка|дирекция|университет|школа|ооо|зао|редакция|центр|кадр',
  Hindi: 'विभाग|टीम|सेवा|कंपनी|कार्यालय|लेखा|प्रबंधन|विश्वविद्यालय|विद्यालय|सहायता|केंद्र|संस्थान',
  Dutch:
    'afdeling|klantenservice|boekhouding|administratie|verkoop|inkoop|personeelszaken|bedrijf|winkel|kantoor|universiteit|school|vereniging|gemeente|redactie|secretariaat|receptie',
  Swedish:
    'avdelning|kundtjänst|ekonomi|redovisning|administration|försäljning|inköp|personal|företag|butik|kontor|universitet|skola|förening|kommun|redaktion|reception|lön',
  Polish:
    'dział|biuro|księgowość|obsługa|zespół|firma|sklep|administracja|sekretariat|uniwersytet|szkoła|stowarzyszenie|kadry|spółka|centrum|redakcja|recepcja',
  Turkish:
    'departman|bölüm|muhasebe|müşteri|ekibi|ekip|şirket|mağaza|yönetim|destek|üniversite|okul|dernek|insan kaynakları|satış|satın alma|hizmet|müdürlüğü',
  Vietnamese:
    'phòng|công ty|bộ phận|đội ngũ|nhóm|trung tâm|trường|đại học|kế toán|chăm sóc|hỗ trợ|ban quản|cửa hàng|dịch vụ',
  Thai: 'ฝ่าย|บริษัท|แผนก|ทีม|ศูนย์|บัญชี|บริการ|สำนักงาน|มหาวิทยาลัย|โรงเรียน|ลูกค้าสัมพันธ์|ธุรการ',
  Indonesian:
    'bagian|tim_|layanan|perusahaan|divisi|keuangan|akuntansi|toko|kantor|universitas|sekolah|yayasan|personalia|pt_|cv_|administrasi',
  Greek:
    'τμήμα|ομάδα|λογιστήριο|εξυπηρέτηση|εταιρεία|εταιρία|διεύθυνση|γραμματεία|κατάστημα|πανεπιστήμιο|σχολείο|σύλλογος|υποστήριξη|γραφείο',
  Romanian:
    'departament|echipa|serviciul|contabilitate|administrația|compania|magazin|resurse umane|secretariat|universitatea|școala|asociația|birou|suport|relații',
  Czech:
    'oddělení|zákaznick|účtárna|účetní|tým_|firma|obchod|personální|kancelář|univerzita|škola|spolek|podpora|redakce|správa|recepce',
  Ukrainian:
    'відділ|служба|команда|бухгалтерія|адміністрація|компанія|магазин|підтримка|дирекція|університет|школа|тов_|редакція|центр',
  Hebrew: 'צוות|מחלקת|שירות|חברת|הנהלת|הנהלה|משרד|אוניברסיטת|בית ספר|עמותת|תמיכה|מזכירות|חשבונות|משאבי',
  Malay:
    'bahagian|pasukan|khidmat|syarikat|jabatan|akaun|kedai|pejabat|universiti|sekolah|persatuan|sumber manusia|sdn|bhd|unit_',
  Bengali: 'বিভাগ|দল|সেবা|কোম্পানি|লিমিটেড|কার্যালয়|অফিস|হিসাব|বিশ্ববিদ্যালয়|স্কুল|কেন্দ্র|সহায়তা',
  Swahili: 'idara|timu|huduma|kampuni|ofisi|uhasibu|chuo|shule|duka|kitengo|shirika|wizara',
};

const pattern = languagePattern(Object.values(words));

/** Whether a name is no person's but a department's, a company's or a role's. Linear. */
export function isImpersonalName(name: string): boolean {
  return pattern.test(name.toLowerCase());
}

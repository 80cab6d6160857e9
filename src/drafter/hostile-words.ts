import { languagePattern } from './language-pattern.ts';

/** What nobody grants by mail, in the languages but English (hostile.ts has those). */
const secretLists: Record<string, string> = {
  passwords:
    'mot de passe|mots de passe|contraseña|passwort|kennwort|password|senha|palavra-passe|密码|密碼|口令|パスワード|暗証番号|비밀번호|암호|كلمة المرور|كلمة السر|парол|पासवर्ड|wachtwoord|lösenord|hasł|şifre|parola|mật khẩu|รหัสผ่าน|kata sandi|sandi_|κωδικό πρόσβασης|συνθηματικό|parol|heslo|hesla|סיסמ|kata laluan|পাসওয়ার্ড|nenosiri|nywila',
  'access codes':
    'code de vérification|code pin|código de verificación|código pin|bestätigungscode|tan_|pin-code|zugangscode|codice di verifica|codice pin|código de verificação|验证码|驗證碼|認証コード|確認コード|인증번호|인증 코드|رمز التحقق|код подтвержден|sechsstelligen code|6-stelligen code|code à six chiffres|code à 6 chiffres|código de seis dígitos|código de 6 dígitos|codice a sei cifre|codice a 6 cifre|6桁のコード|6자리 코드|код з смс|код из смс|पिन कोड|सत्यापन कोड|ओटीपी|verificatiecode|pincode|verifieringskod|kod weryfikacyjny|doğrulama kodu|mã xác minh|mã otp|รหัสยืนยัน|รหัส otp|kode verifikasi|kode otp|κωδικό επαλήθευσης|cod de verificare|ověřovací kód|код підтвердження|קוד אימות|kod pengesahan|যাচাইকরণ কোড|msimbo wa uthibitishaji',
  'bank details':
    'coordonnées bancaires|rib_|iban|datos bancarios|número de cuenta|bankdaten|kontodaten|bankverbindung|kontonummer|coordinate bancarie|dados bancários|número da conta|银行账户|银行账号|银行卡|卡号|銀行口座|口座番号|カード番号|계좌번호|카드번호|الحساب البنكي|حسابك البنكي|حسابكم البنكي|رقم حسابك|رقم حسابكم|رقم الحساب|رقم البطاقة|банковские данные|номер счета|номер счёта|номер карты|बैंक खाते|खाता संख्या|bankgegevens|rekeningnummer|bankuppgifter|numer konta|dane bankowe|numer karty|hesap numara|banka bilgi|kart numara|số tài khoản|số thẻ|เลขบัญชี|เลขบัตร|nomor rekening|rekening bank|αριθμό λογαριασμού|τραπεζικ|date bancare|numărul contului|číslo účtu|číslo karty|номер рахунку|номер картки|פרטי בנק|מספר חשבון|מספר כרטיס|nombor akaun|butiran bank|ব্যাংক হিসাব|অ্যাকাউন্ট নম্বর|akaunti ya benki|numéro de carte|número de tarjeta|kreditkarte|numero di carta|número do cartão',
  'gift cards':
    'carte cadeau|cartes cadeau|carte-cadeau|cartes-cadeau|tarjeta regalo|tarjetas regalo|tarjeta de regalo|tarjetas de regalo|geschenkkarte|gutscheinkarte|carta regalo|carte regalo|cartão-presente|cartões-presente|cartão presente|cartões presente|cadeaukaart|cadeaubon|presentkort|karty podarunkow|kart podarunkow|kartę podarunkow|подарочные карт|подарочных карт|подарочную карт|подарункові карт|подарункових карт|подарункову карт|dárkové kart|dárkových karet|dárkovou kart|礼品卡|禮品卡|ギフトカード|기프트카드|기프트 카드|문화상품권|بطاقات هدايا|بطاقة هدايا|بطاقات الهدايا|hediye kart|thẻ quà tặng|บัตรของขวัญ|kartu hadiah|kad hadiah|δωροκάρτ|κάρτες δώρου|κάρτα δώρου|card cadou|carduri cadou|כרטיסי מתנה|כרטיס מתנה|गिफ्ट कार्ड|উপহার কার্ড|গিফট কার্ড|kadi za zawadi',
};

const secrets = Object.entries(secretLists).map(([name, list]) => ({
  name,
  pattern: languagePattern([list]),
}));

/** What an ask in another language than English wants that is never given by mail; undefined for an ordinary ask. */
export function foreignSecret(sentence: string): string | undefined {
  const low = sentence.toLowerCase();
  return secrets.find(({ pattern }) => pattern.test(low))?.name;
}

const secrecy = languagePattern([
  'vertraulich|für sich_|für dich_|unter uns_|niemandem|entre nous|confidentiel|à personne|entre nosotros|confidencial|a nadie|tra noi_|tra di noi|per sé|per te_|riservat|a nessuno|entre nós|a ninguém|onder ons|vertrouwelijk|tegen niemand|mellan oss|konfidentiell|poufne|poufnie|w tajemnicy|między nami|между нами|никому|конфиденциальн|між нами|нікому|конфіденційн|důvěrn|mezi námi|nikomu|aramızda|kimseye|保密|不要告诉|内密|秘密|誰にも|비밀|아무에게도|سرية|بيننا',
]);

/** Whether an ask in another language than English may want something kept from others. */
export function foreignSecrecy(ask: string): boolean {
  return secrecy.test(ask.toLowerCase());
}

/** Words that revoke orders, and orders, by language: both within one sentence speak to a machine. */
const revocations: readonly (readonly [string, string])[] = [
  ['ignor|oublie|ne tiens pas compte|ne tenez pas compte', 'instructions|consignes|directives'],
  ['ignor|olvida|no tengas en cuenta', 'instrucciones|indicaciones anteriores|órdenes'],
  ['ignorier|vergiss|vergessen sie|missacht', 'anweisung|instruktion|vorgaben|systemprompt'],
  ['ignora|dimentica', 'istruzioni|indicazioni precedenti'],
  ['ignor|esqueç|desconsider', 'instruções|orientações anteriores'],
  ['忽略|无视|忘记', '指令|指示|提示词|说明'],
  ['無視|忘れ', '指示|命令|プロンプト'],
  ['무시|잊어', '지시|명령|프롬프트'],
  ['تجاهل|انس|تجاهلي', 'التعليمات|الأوامر|الإرشادات'],
  ['игнорир|проигнорир|забудь|забудьте|не обращай', 'инструкци|указани|промпт'],
  ['अनदेखा|नज़रअंदाज़|भूल', 'निर्देश|आदेश'],
  ['negeer|vergeet', 'instructies|aanwijzingen|opdrachten'],
  ['ignorera|glöm|bortse', 'instruktion|anvisning'],
  ['zignoruj|ignoruj|zapomnij', 'instrukcj|poleceni|wytyczn'],
  ['yok say|görmezden gel|unut|dikkate alma', 'talimat|yönerge|komut'],
  ['bỏ qua|quên', 'chỉ dẫn|hướng dẫn|lệnh'],
  ['เพิกเฉย|ละเว้น|ลืม|ไม่ต้องสนใจ', 'คำสั่ง|คำแนะนำ'],
  ['abaikan|lupakan', 'instruksi|perintah|arahan'],
  ['αγνόησε|αγνοήστε|ξέχασε|ξεχάστε', 'οδηγίες|εντολές'],
  ['ignoră|ignorați|uită|uitați', 'instrucțiun|indicați'],
  ['ignoruj|zapomeň|zapomeňte', 'pokyny|instrukce|příkazy'],
  ['ігноруй|проігноруй|забудь', 'інструкці|вказівк|наказ'],
  ['התעלם|התעלמי|התעלמו|שכח', 'ההוראות|הנחיות|הפקודות'],
  ['উপেক্ষা|ভুলে', 'নির্দেশ|আদেশ'],
  ['puuza|sahau', 'maagizo|maelekezo|amri'],
];

const orders = revocations.map(([revoked, ordered]) => ({
  revoked: languagePattern([revoked]),
  ordered: languagePattern([ordered]),
}));

/** 'Do not forget the instructions': the opposite, in each language. */
const reminders = languagePattern([
  "n'oubli|ne pas oublier|pas oublier|no olvid|vergiss nicht|vergessen sie nicht|vergesst nicht|nicht zu vergessen|nicht vergessen|ignorieren sie nicht|non dimentic|não esque|别忘|勿忘|不要忘|不忘|忘れず|忘れない|お忘れなく|잊지|لا تنس|عدم نسيان|не забуд|न भूल|भूलें नहीं|niet verge|vergeet niet|glöm inte|nie zapom|unutma|đừng quên|không quên|อย่าลืม|ไม่ลืม|jangan lupa|μην ξεχ|nu uita|nezapom|neignoruj|не забув|אל תשכח|לא לשכוח|ভুলবেন না|ভুলো না|usisahau|msisahau|nicht ignor|nie ignoruj|не игнор|ne pas ignorer|no ignor|non ignora|不要忽略|请勿忽略|无视しない|無視しない|무시하지|jangan abaikan",
]);

/** Whether a sentence in another language than English revokes the orders of a machine. */
export function revokesOrders(sentence: string): boolean {
  const low = sentence.toLowerCase().replaceAll('’', "'");
  if (reminders.test(low)) return false;
  return orders.some(({ revoked, ordered }) => revoked.test(low) && ordered.test(low));
}

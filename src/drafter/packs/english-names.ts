import type { Language } from '#domain/languages.ts';
import { furtherColumns, furtherRows } from './english-names-further.ts';

/** The languages of a row, in its order, behind the English name. */
const columns = [
  'German',
  'French',
  'Spanish',
  'Italian',
  'Dutch',
  'Portuguese',
  'Japanese',
  'Chinese',
] as const;
type Column = (typeof columns)[number] | (typeof furtherColumns)[number];

/**
 * Everyday things of business mail beyond those that every pack knows, one a line: how English names it, then the beginnings
 * of its words in each language of `columns`, '/' between them, '_' at the end of a whole word; none where it is left empty.
 */
const rows = `
the packing list|packliste|liste de colisage|lista de empaque/packing list|packing list/distinta di imballaggio|paklijst|romaneio/lista de embalagem|パッキングリスト/梱包明細|装箱单
the price list|preisliste|liste de prix/tarifs|lista de precios|listino|prijslijst|lista de preços/tabela de preços|価格表|价格表/价目表
the guest list|gästeliste|liste des invités|lista de invitados|lista degli invitati|gastenlijst|lista de convidados|招待者リスト|宾客名单
the list of participants|teilnehmerliste|liste des participants|lista de participantes|elenco dei partecipanti/lista dei partecipanti|deelnemerslijst|lista de participantes|参加者リスト/参加者名簿|参会名单/参加人员名单
the company name|firmenname_/firmennamen|raison sociale|razón social|ragione sociale|bedrijfsnaam|razão social|会社名/社名|公司全称/公司名称
the vector file|vektordatei|fichier vectoriel|archivo vectorial|file vettoriale|vectorbestand|ficheiro vetorial/arquivo vetorial|ベクターデータ|矢量文件/矢量图
the phone number|telefonnummer/handynummer/mobilnummer|numéro de téléphone|número de teléfono|numero di telefono/recapito telefonico|telefoonnummer|número de telefone|電話番号|电话号码
the delivery note|lieferschein|bon de livraison|albarán|bolla/documento di trasporto|pakbon|guia de remessa|納品書|送货单
the delivery address|lieferadresse|adresse de livraison|dirección de entrega|indirizzo di consegna|afleveradres/bezorgadres|endereço de entrega/morada de entrega|納品先/お届け先/配送先|送货地址/收货地址
the invoice address|rechnungsadresse/rechnungsanschrift|adresse de facturation|dirección de facturación|indirizzo di fatturazione|factuuradres|endereço de faturação/endereço de faturamento|請求先|发票抬头/开票信息
the delivery time|lieferzeit|délai de livraison/délais de livraison|plazo de entrega/plazos de entrega|tempi di consegna/tempo di consegna|levertijd|prazo de entrega|納期|交货期/交期
the shipping costs|versandkosten|frais de port/frais de livraison|gastos de envío/coste de envío|spese di spedizione/costi di spedizione|verzendkosten|portes de envio/frete_|送料|运费
the dimensions|maße_/maßen_/abmessung|dimensions|medidas_|dimensioni|afmeting|dimensões|寸法|尺寸
the weight|gewicht|poids_|peso_|peso_|gewicht|peso_|重量|重量
the quantity|stückzahl/menge_|quantité|cantidad|quantità|hoeveelheid|quantidade|数量/部数|数量
the colour|farbe_/farbton|couleur|color_|colore_|kleur_|cor_|色は/カラー|颜色
the material|material_|matériau|material_|materiale|materiaal|material_|素材|材质
the samples|muster_/mustern_|échantillon|muestra|campion|monster_/monsters_|amostra|サンプル/見本|样品
the catalogue|katalog|catalogue|catálogo|catalogo|catalogus|catálogo|カタログ|目录/样册
the VAT number|umsatzsteuer-id/ust-id|numéro de tva/n° tva|número de iva|partita iva|btw-nummer|número de iva|消費税番号|税号
the tax number|steuernummer|numéro fiscal|número fiscal/nif_|codice fiscale|belastingnummer|número fiscal/nif_/cnpj_|納税者番号|纳税人识别号
the customs codes|zolltarifnummer|code douanier/codes douaniers|código arancelario/códigos arancelarios|codice doganale/codici doganali|goederencode|código aduaneiro|hsコード|海关编码
the order number|bestellnummer/auftragsnummer|numéro de commande|número de pedido|numero d'ordine/numero dell'ordine|bestelnummer/ordernummer|número do pedido/número da encomenda|注文番号|订单号
the customer number|kundennummer|numéro de client/numéro client|número de cliente|codice cliente|klantnummer|número de cliente|お客様番号|客户编号
the serial number|seriennummer|numéro de série|número de serie|numero di serie|serienummer|número de série|製造番号/シリアル番号|序列号
the tracking number|sendungsnummer|numéro de suivi|número de seguimiento|numero di tracciamento/codice di tracciamento|track-and-trace|código de rastreio|追跡番号|快递单号/物流单号
the policy number|versicherungsnummer|numéro de police/numéro de contrat|número de póliza|numero di polizza|polisnummer|número da apólice|証券番号|保单号
the insurance|versicherung|assurance|seguro_|assicurazione|verzekering|seguro_|保険|保险
the claim|schadensmeldung/schadenmeldung|déclaration de sinistre/sinistre_|siniestro|denuncia di sinistro/sinistro_|schademelding|sinistro_|事故報告|理赔
the warranty|garantie_/gewährleistung|garantie_|garantía|garanzia|garantie_|garantia_|保証|保修
the repair|reparatur|réparation|reparación|riparazione|reparatie|reparação/conserto|修理|维修
the maintenance|wartung|entretien annuel/maintenance_|mantenimiento|manutenzione|onderhoud|manutenção|メンテナンス/点検|维护/保养
the heating|heizung|chauffage|calefacción|riscaldamento|verwarming|aquecimento|暖房|暖气
the boiler|heizkessel|chaudière|caldera_|caldaia|cv-ketel|caldeira/esquentador|ボイラー|锅炉
the lift|aufzug|ascenseur|ascensor_|ascensore|lift_|elevador|エレベーター|电梯
the keys|schlüssel|clés_/clefs_|llaves_|chiavi_|sleutel|chaves_|鍵|钥匙
parking|parkplatz/parkplätze/parkmöglich|parking_/stationnement|aparcamiento/estacionamiento|parcheggi|parkeer/parkeren|estacionamento|駐車場|停车
the loading bay|rampe_/laderampe|quai de chargement|muelle de carga|banchina di carico|laadperron/laaddock|cais de carga/doca_|荷捌き場|装卸区
the warehouse|lagerhalle/im lager_/ihr lager_/ihrem lager_|entrepôt|almacén|magazzino|magazijn|armazém|倉庫|仓库
the truck|lkw_/lastwagen|camion_|camión|camion_|vrachtwagen|caminhão/camião|トラック|卡车/货车
the pallets|palette_/paletten_|palettes_|palés_/palets_|bancali|pallets_|paletes_|パレット|托盘
the container|container_|conteneur|contenedor|container_|container_|contentor/contêiner|コンテナ|集装箱
the flat|wohnung_|appartement_/logement_|piso_/vivienda|appartamento|appartement_|apartamento|部屋の契約/アパート|公寓
the rent|miete_|loyer|alquiler|affitto|huur_|renda_/aluguel|家賃|租金
the deposit|kaution/anzahlung|caution_/acompte|fianza|cauzione/caparra|waarborgsom/borg_|caução/sinal_|敷金/保証金|押金/定金
the guarantor|bürge_|garant_|avalista|garante_|borgsteller|fiador|保証人|担保人
the viewing|besichtigung|visite_|visita_|sopralluogo/visita_|bezichtiging|visita_|内見/見学|看房
the moving-in date|einzug|emménagement/entrée dans les lieux|mudanza|trasloco/ingresso nell|verhuizing/intrek|mudança|入居|入住日期
the kitchen|küche_|cuisine_|cocina|cucina|keuken|cozinha|キッチン|厨房
the bathroom|badezimmer/bad_|salle de bain|cuarto de baño|bagno_|badkamer|casa de banho/banheiro|浴室|浴室/卫生间
the windows|fenster_|fenêtre|ventana|finestr|raam_/ramen_|janela|窓|窗户
the door|tür_/haustür|porte d'entrée/la porte|puerta_|porta_|deur_|porta_|ドア|门锁
the roof|dach_|toit_/toiture|tejado|tetto_|dak_|telhado|屋根|屋顶
the flooring|bodenbelag/parkett|revêtement de sol/parquet|suelo_|pavimento|vloer_|pavimento|床材|地板
the measurements|aufmaß|prise de mesures/métré|medición|rilievo_/misure_|inmeting|medição|採寸|测量
the menu|menü_/speisekarte|menu_|menú|menù|menu_|ementa/cardápio|メニュー|菜单
the number of people|personenzahl/wie viele personen/wie viele leute|nombre de personnes/combien de personnes/combien serez-vous|número de personas/cuántas personas|numero di persone/quante persone|aantal personen/hoeveel personen|número de pessoas/quantas pessoas|人数/何名/何人|人数/几位/多少人/几个人
the number of guests|gästezahl/anzahl der gäste/wie viele gäste|nombre d'invités/combien d'invités|número de invitados/cuántos invitados|numero di ospiti/quanti ospiti|aantal gasten/hoeveel gasten|número de convidados/quantos convidados||
the number of participants|teilnehmerzahl/wie viele teilnehmer|nombre de participants/combien de participants|número de participantes/cuántos participantes|numero di partecipanti/quanti partecipanti|aantal deelnemers/hoeveel deelnemers|número de participantes/quantos participantes|参加人数|参加人数
the number of pupils|schülerzahl/wie viele schüler|nombre d'élèves/combien d'élèves|número de alumnos/cuántos alumnos|numero di alunni/quanti alunni/quanti studenti|aantal leerlingen/hoeveel leerlingen|número de alunos/quantos alunos|生徒数|学生人数
allergies|allergi|allergie|alergia|allergi|allergie|alergia|アレルギー|过敏
dietary requirements|ernährungs|régime alimentaire|requisitos dietéticos/dieta_|esigenze alimentari|dieetwensen|restrições alimentares|食事制限|饮食禁忌/忌口
the accommodation|unterkunft|hébergement|alojamiento|alloggio|accommodatie/verblijf_|alojamento/hospedagem|宿泊|住宿
the hotel|hotel_|hôtel_|hotel_|hotel_/albergo|hotel_|hotel_|ホテル|酒店
the arrival time|ankunftszeit/wann kommen sie an|heure d'arrivée/à quelle heure arriv|hora de llegada/a qué hora lleg|orario di arrivo/a che ora arriv|aankomsttijd|hora de chegada/a que horas cheg|到着時間|到达时间
dinner|abendessen|dîner_|cena_/cenar|cena_/cenare|avondeten|jantar|夕食|晚餐
lunch|mittagessen|déjeuner_|almuerzo|pranzo|lunch_|almoço|昼食|午餐
breakfast|frühstück|petit-déjeuner|desayuno|colazione|ontbijt|pequeno-almoço/café da manhã|朝食|早餐
the transfer|transfer_/abholung vom flughafen|navette|traslado|navetta|transfer_|traslado|送迎|接机/接送
the tickets|eintrittskarte/fahrkarte/tickets_|billets_|entradas_/billetes_|biglietti|kaartjes|bilhetes/ingressos|チケット|门票/车票
the visa|visum|visa_|visado|visto_|visum|visto_|ビザ|签证
the passport|reisepass|passeport|pasaporte|passaporto|paspoort|passaporte|パスポート|护照
the ID card|personalausweis|carte d'identité/pièce d'identité|dni_/documento de identidad|carta d'identità/documento d'identità|identiteitskaart/identiteitsbewijs|bilhete de identidade/documento de identidade|身分証|身份证
the consent form|einverständniserklärung|autorisation parentale|autorización de los padres/consentimiento|modulo di consenso|toestemmingsformulier|autorização|同意書|同意书
the exchange|schüleraustausch|échange scolaire/l'échange|intercambio|scambio_|uitwisseling|intercâmbio|交流会|交流活动
the host families|gastfamilie|familles d'accueil/vos familles|familias de acogida|famiglie ospitanti|gastgezin|famílias de acolhimento|ホストファミリー|寄宿家庭
the exam|prüfung_|examen_|examen_|esame_|examen_|exame_|試験|考试
the course|kurs_/lehrgang|formation_|curso_|corso_|cursus_|curso_/formação|研修|课程/培训
the projector|beamer|vidéoprojecteur|proyector|proiettore|beamer|projetor|プロジェクター|投影仪
the sound system|mikrofon/tontechnik|micro_/sonorisation|micrófono/sonido_|microfono/impianto audio|microfoon/geluidsinstallatie|microfone|マイク|麦克风/音响
the translation|übersetzung|traduction|traducción|traduzione|vertaling|tradução|翻訳|翻译件/译文
the logo|logo_|logo_|logotipo|logo_|logo_|logótipo/logotipo|ロゴ|标志/logo
the proof|korrekturabzug/probedruck|épreuve_/bon à tirer|prueba de imprenta|bozza di stampa|drukproef|prova de impressão|校正紙/校正|打样/校样
the corrections|korrekturen_|corrections_|correcciones|correzioni|correcties|correções|修正箇所/修正点|修改意见
the print run|auflage_|tirage_|tirada_|tiratura|oplage_|tiragem|印刷部数|印数
the licence|lizenz|licence_|licencia|licenza|licentie|licença|ライセンス|许可证/授权
the server|server_|serveur_|servidor|server_|server_|servidor|サーバー|服务器
the interface|schnittstelle|interface_/api_|interfaz|interfaccia|koppeling|interface_|インターフェース|接口
the start date|eintrittstermin/starttermin|date de début/date d'entrée|fecha de inicio/fecha de incorporación|data di inizio|startdatum|data de início|開始日/入社日|入职日期/开始日期
the salary|gehalt_/gehaltsvor|salaire|salario|stipendio|salaris|salário|給与|薪资/薪酬
the working hours|arbeitszeit|horaires de travail|horario de trabajo|orario di lavoro|werktijden|horário de trabalho|勤務時間|工作时间
the notice period|kündigungsfrist|préavis_|preaviso|preavviso|opzegtermijn|aviso prévio|退職予告|离职通知期
the references|referenzen_|références_|referencias_|referenze|referenties|referências|推薦状|推荐信
the donation|spende_/spenden_|don_/dons_|donación|donazione|donatie/gift_|doação|寄付|捐款
the funding|fördermittel/förderung|financement|subvención/financiación|finanziament|subsidie/financiering|financiamento|助成金|资助
the instalment|rate_|versement_|plazo de pago|rata_|termijnbetaling|prestação|分割払い|分期款
the medication|medikament|médicament|medicamento|medicinal/farmaci_|medicatie/medicijn|medicament|薬_/お薬|药物
the test results|laborwerte/befund|résultats d'analyse/analyses_|resultados de los análisis|esiti_/referto|uitslag_|resultados dos exames|検査結果|检查结果
the referral|überweisung zum|lettre d'adressage/ordonnance_|volante_|impegnativa|verwijsbrief|encaminhamento|紹介状|转诊单
the X-ray|röntgen|radiographie|radiografía|radiografia|röntgenfoto|radiografia|レントゲン|x光片
the power of attorney|vollmacht|procuration|poder notarial|procura_|volmacht|procuração|委任状|授权书/委托书
the clause|klausel/§|clause_|cláusula|clausola|clausule|cláusula|条項|条款
the change|änderung_|modification_|modificación|modifica_|wijziging_|alteração|変更点|修改
the term|laufzeit|durée du contrat|duración del contrato|durata del contratto|looptijd|prazo do contrato|契約期間|合同期限
the annexes|anlagen_|annexes_|anexos_|allegati_|bijlagen_|anexos_|別紙|附件
the loan|kredit_|prêt_|préstamo|prestito/mutuo_|lening|empréstimo|融資|贷款
the interest rate|zinssatz|taux d'intérêt|tipo de interés|tasso_|rente_|taxa de juro|金利|利率
the annual accounts|jahresabschluss|comptes annuels/bilan_|cuentas anuales|bilancio_|jaarrekening|contas anuais|決算書|年度报表
the receipts|beleg_/belege_/quittung|justificatif/reçus_|recibos_/comprobante|ricevut|bonnetjes/kwitantie|recibos_|領収書|收据/发票凭证
the payment terms|zahlungsbedingung|conditions de paiement|condiciones de pago|condizioni di pagamento|betalingsvoorwaarden|condições de pagamento|支払条件|付款条件
the minimum order|mindestbestell|minimum de commande|pedido mínimo|ordine minimo|minimumbestelling|encomenda mínima/pedido mínimo|最小ロット/最低注文|起订量
availability|verfügbarkeit|disponibilité_|disponibilidad|disponibilità|beschikbaarheid|disponibilidade|在庫|库存
the packaging|verpackung|emballage|embalaje|imballaggio|verpakking|embalagem|梱包|包装
the spare part|ersatzteil|pièce de rechange|pieza de repuesto|pezzo di ricambio/ricambi_|onderdeel|peça de reposição|部品|配件/零件
the replacement|ersatzlieferung/austausch_|remplacement|reemplazo|sostituzione|vervanging|substituição|交換品/代替品|换货
the return|rücksendung|retour_|devolución|reso_/restituzione|retour_|devolução|返品|退货
a copy of the passport|kopie ihres reisepasses/passkopie/kopie des reisepasses|copie du passeport/copie de votre passeport|copia del pasaporte/copia de su pasaporte|copia del passaporto|kopie van uw paspoort/kopie van het paspoort|cópia do passaporte|パスポートのコピー/パスポートの写し|护照复印件
the contact person|ansprechpartner/ansprechperson/kontaktperson|personne à contacter/interlocuteur|persona de contacto|referente_/persona di contatto|contactpersoon|pessoa de contacto/pessoa de contato|担当者/ご担当|联系人
the opening hours|öffnungszeit|horaires d'ouverture|horario de apertura|orari di apertura/orario di apertura|openingstijden|horário de funcionamento|営業時間|营业时间
the cancellation terms|stornobedingung/stornierung|conditions d'annulation|condiciones de cancelación|condizioni di cancellazione|annuleringsvoorwaarden|condições de cancelamento|キャンセル料/キャンセル規定|取消政策
the power supply|stromanschluss/strom_|branchement électrique/prise électrique|toma de corriente|presa di corrente/corrente elettrica|stroomaansluiting/stroom_|tomada elétrica|電源|电源
the internet access|wlan/internetzugang|wi-fi/accès internet|wifi/conexión a internet|wi-fi/connessione internet|wifi/internet_|wi-fi/acesso à internet|wi-fi/インターネット|无线网络/wifi
the tableware|geschirr|vaisselle|vajilla|stoviglie|servies|loiça/louça|食器|餐具
wheelchair access|barrierefrei/rollstuhl|fauteuil roulant|silla de ruedas|sedia a rotelle/accessibile ai disabili|rolstoel|cadeira de rodas|車椅子/バリアフリー|轮椅/无障碍
the number of copies|wie viele exemplare/stückzahl der exemplare|combien d'exemplaires/nombre d'exemplaires|cuántos ejemplares|quante copie/numero di copie|hoeveel exemplaren|quantos exemplares|何部|多少份/多少本
the number of rooms|wie viele zimmer/anzahl der zimmer|combien de chambres/nombre de chambres|cuántas habitaciones|quante camere|hoeveel kamers|quantos quartos|何室/部屋数|几间/多少间房
the number of children|wie viele kinder|combien d'enfants|cuántos niños|quanti bambini|hoeveel kinderen|quantas crianças|お子様は何/お子様の人数|几个孩子/儿童人数
the size|größe_/konfektionsgröße|taille_|talla_|taglia_|maat_|tamanho_|サイズ|尺码/尺寸大小
the format|format_/dateiformat|format_|formato_|formato_|formaat_/bestandsformaat|formato_|ファイル形式|文件格式
the unit price|stückpreis|prix unitaire|precio unitario|prezzo unitario|stukprijs|preço unitário|単価|单价
the certificate|zertifikat|certificat|certificado|certificato|certificaat|certificado|証明書|证书
the discount|rabatt|remise_/réduction_|descuento|sconto|korting|desconto|割引/値引|折扣
the equipment|ausrüstung|équipement|equipamiento|attrezzatura|apparatuur|equipamento|機材/備品|设备
`;

type Name = { name: string; pattern: RegExp };
const tables = new Map<Language, readonly Name[]>();
const COMPOUNDING: readonly Language[] = ['German', 'Dutch'];
const UNPARTED: readonly Language[] = ['Japanese', 'Chinese', 'Thai'];
/** Articles and prepositions that are written as one word with what follows. */
const PREFIXES: Partial<Record<Language, string>> = {
  Arabic: '(?:[وفبلك]{0,2}(?:ال)?|لل)',
  Hebrew: '[ובלמהשכ]{0,2}',
};

function tableOf(language: Column): readonly Name[] {
  const known = tables.get(language);
  if (known) return known;
  const isFurther = furtherColumns.some((one) => one === language);
  const among: readonly Language[] = isFurther ? furtherColumns : columns;
  const at = among.indexOf(language) + 1;
  const made = (isFurther ? furtherRows : rows)
    .trim()
    .split('\n')
    .flatMap((row): Name[] => {
      const cells = row.split('|');
      const stems = (cells[at] ?? '').split('/').filter(Boolean);
      return stems.length > 0 ? [{ name: cells[0] ?? '', pattern: patternOf(stems, language) }] : [];
    });
  tables.set(language, made);
  return made;
}

/**
 * German and Dutch words may end a longer one ('Palettenmaße'); Chinese, Japanese and Thai stand anywhere. `[aą]` in a stem
 * is one of these letters.
 */
function patternOf(stems: readonly string[], language: Column): RegExp {
  const isFree = UNPARTED.includes(language);
  const each = stems.map((stem) => {
    const bare = stem.replace(/_$/, '').replace(/[.*+?^${}()|\\]/g, String.raw`\$&`);
    const front =
      isFree || (COMPOUNDING.includes(language) && bare.length > 5)
        ? ''
        : String.raw`(?<!\p{L})${PREFIXES[language] ?? ''}`;
    return `${front}${bare}${stem.endsWith('_') && !isFree ? String.raw`(?!\p{L})` : ''}`;
  });
  return new RegExp(each.join('|'), 'u');
}

/** Longer asks speak of more than what they ask for, in UTF-16 code units. */
const LONGEST = 260;
/** What joins two things that are asked for together. */
const AND =
  /^(?:\S{0,14}(?:\s\p{L}{1,8}){0,2}\s(?:und|et|y|e|en|i|a|og|och|și|и|та|й|και|ve|और|এবং|ও|및|và|dan|na)\s(?:\S{1,7}\s){0,2}(?:l'|d')?\S{0,16}|\S{0,6}\s?(?:と|および|和|及|、|และ|와|과|하고)\s?\S{0,16}|\S{0,6}\s[وו]\S{0,16})$/u;

function isColumn(language: Language): language is Column {
  return [...columns, ...furtherColumns].some((one) => one === language);
}

/**
 * What an ask in another language is about, as English names it: 'the dimensions', two things where it joins them.
 * Undefined where no row knows it. Linear in the text, of which `LONGEST` is looked at.
 */
export function englishName(ask: string, language: Language): string | undefined {
  if (!isColumn(language)) return undefined;
  const text = ask.slice(0, LONGEST).toLowerCase().replaceAll('’', "'");
  const found = tableOf(language)
    .flatMap(({ name, pattern }) => {
      const match = pattern.exec(text);
      return match ? [{ name, at: match.index, end: match.index + match[0].length }] : [];
    })
    // Of two that begin alike the longer one is meant: 'numéro de client' is no client.
    .toSorted((one, other) => one.at - other.at || other.end - one.end);
  const [first] = found;
  if (!first) return undefined;
  const second = found.find(({ at }) => at >= first.end);
  const isJoined = second !== undefined && AND.test(text.slice(first.end, second.at));
  return isJoined ? `${first.name} and ${second.name}` : first.name;
}

import type { InstructionWords } from '../instruction-words.ts';

/** How instructions are put in Turkish: what is to be said stands in front of the verb. */
export const turkish: InstructionWords = {
  and: [' ve ', ' ama ', ' sonra '],
  please: ['lütfen', 'ayrıca', 'sonra', 'de', 'da'],
  politely: [
    'çok kibarca',
    'kibarca',
    'nazikçe',
    'nazik bir şekilde',
    'kibar bir şekilde',
    'kesin bir dille',
  ],
  everything: ['(bunu|onu|hepsini|daveti|teklifi|isteği|talebi|öneriyi|toplantıyı|randevuyu)'],
  short: [
    '(yanıtı |cevabı |bunu |mesajı |)(çok |daha |olabildiğince |)(kısa|kısaca|özlü)( tut| yaz| olsun| yanıtla| cevapla| cevap ver| kes| ve öz|)',
    '(kısa|daha kısa) (bir |)(yanıt|cevap)( yaz| ver|)',
  ],
  atMost: {
    sentences: [
      '(en fazla |en çok |azami |)… (cümle|cümleyle|cümlede|cümleyi geçme)( ile| içinde|)( yaz| yanıtla| cevapla| cevap ver|)',
    ],
    words: [
      '(en fazla |en çok |azami |)… (kelime|kelimeyle|kelimede|sözcük|kelimeyi geçme)( ile| içinde|)( yaz| yanıtla| cevapla| cevap ver|)',
    ],
    characters: [
      '(en fazla |en çok |azami |)… (karakter|karakterle|harf|karakteri geçme)( ile| içinde|)( yaz| yanıtla| cevapla| cevap ver|)',
    ],
  },
  long: [
    '(yanıtı |cevabı |)(daha |)(uzun|ayrıntılı|detaylı)( tut| yaz| olsun| yanıtla| cevap ver|)',
    '(daha |)(uzun|ayrıntılı|detaylı) (bir |)(yanıt|cevap)( yaz| ver|)',
  ],
  list: [
    '(liste|madde madde|maddeler|maddeler halinde|liste halinde|liste olarak|madde işaretleriyle)( yaz| yanıtla| kullan|)',
  ],
  noApology: ['özür dileme', '(özür|özür dilemek) (yok|olmasın)', 'özür dilemeden'],
  noGreeting: [
    '(selamlama|hitap|selam) (yok|olmasın|kullanma|yazma)',
    '(selamlama|hitap|selam) olmadan',
    'selamlamasız',
  ],
  sound: [
    '(daha |çok |)…( ol| yaz| olsun| yanıtla| cevap ver)',
    '(daha |çok |)…( bir| ve nazik bir|) (dil|dille|ton|tonda|tonla|üslup|üslupla|şekilde)( kullan| yaz| yanıtla|)',
  ],
  tones: {
    friendly: ['samimi-', 'arkadaşça', 'sıcak', 'dostça', 'içten'],
    professional: ['profesyonel-'],
    concise: ['öz'],
    formal: ['resmi-', 'resmî-'],
    casual: ['gündelik', 'rahat', 'gayriresmi'],
    enthusiastic: ['coşkulu', 'hevesli', 'heyecanlı'],
    empathetic: ['anlayışlı', 'empatik', 'duyarlı'],
    urgent: ['acil'],
    diplomatic: ['diplomatik', 'nazik', 'kibar'],
    humorous: ['esprili', 'eğlenceli', 'komik'],
    assertive: ['kararlı', 'kesin', 'net', 'iddialı'],
  },
  signAs: [
    '…( olarak| adıyla| ismiyle| diye) (imzala|imza at)',
    '(imza|imzayı)(:| olarak|) …( at| yap| yaz|)',
    '(benim adım|adım) …',
  ],
  callThem: ['(ona|kendisine) …( diye| olarak|) (hitap et|seslen|de)', '…( diye| olarak) hitap et'],
  propose: [
    '…( saatini| gününü| tarihini|) (öner|teklif et|önerin)',
    '(toplantıyı |randevuyu |)…(ya|ye|a|e|) (ertele|al|kaydır|taşı)',
  ],
  yesNo: ['evet', 'hayır'],
  accept: [
    '~(kabul et|onayla|kabul edin|onaylayın)',
    '… ~(kabul et|onayla)',
    '(evet de|evet diye yanıtla)',
    '… evet( de| deyin| diye yanıtla| diye cevap ver|)',
  ],
  decline: [
    '~(reddet|geri çevir|reddedin)',
    '… ~(reddet|geri çevir)',
    '~hayır de',
    '… ~hayır( de| deyin| diye yanıtla| diye cevap ver|)',
  ],
  askPlace: [
    '…( (soru|madde|istek|isteğ|talep|talebe|öneri|konu)\\p{L}*|)',
    '…(ye|ya|e|a|sine|sına|yi|yı|yu|yü)',
    '(soru|madde) …(e|a|ye|ya|)',
  ],
  ordinals: [['birinci', 'ilk'], ['ikinci'], ['üçüncü'], ['dördüncü'], ['beşinci'], ['son', 'sonuncu']],
  quote: ['… (yaz|ekle|de|diye yaz|cümlesini ekle|cümlesini yaz|ifadesini ekle|sözünü ekle)'],
  say: [
    '(ona |onlara |)…(,|) (diye|olarak) (yaz|belirt|söyle|ekle|bildir)',
    '(şunu |)(söyle|belirt|yaz|ekle|bildir): …',
    '… (de|deyin|diye yazın)',
    '(ona |onlara |)… (söyle|belirt|bildir|bahset|açıkla|vurgula|doğrula|ilet|haber ver)',
  ],
  askFor: ['(ondan |onlardan |kendisinden |)… (iste|talep et|rica et)'],
  askWhether: ['(ona |onlara |kendisine |)… (sor|öğren)'],
  thank: ['(ona |onlara |kendisine |)… için (teşekkür et|teşekkürlerimi ilet)'],
  apologize: ['(ondan |)… için (özür dile|özür dileyin)'],
  silence: ['… (bahsetme|söz etme|söyleme|değinme|anma|yazma|söz açma)'],
};

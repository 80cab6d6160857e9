import type { Language } from '#domain/languages.ts';

/**
 * The words of a question that asks whether a time suits and names none itself: 'Does that suit you?' Parted by '|', lower
 * case. A question is one where it holds words of `suits` or `weak` and, beside them, only those of `others`.
 */
export type SuitWords = {
  suits: string;
  /** What is asked of many things: 'Is that possible?' It is of a time only right behind one. */
  weak: string;
  /** Words that ask for a confirmation: of a time only where one of `times` stands beside them. */
  confirm: string;
  times: string;
  /** Which of several: 'Which one suits you best?' */
  which: string;
  /** Single words, parted by spaces, that may stand beside these. */
  others: string;
};

/** Languages whose words are parted by spaces and keep apart; those of `unspacedSuits` have patterns instead. */
export const suitWords: Partial<Record<Language, SuitWords>> = {
  English: {
    suits:
      'suit|suits|work|works|convenient|are you free|are you available|be free|be available|are you around',
    weak: 'ok|okay|fine|good|alright|all right|possible|acceptable|make it|how about you|manage|you prefer|you would prefer|would you prefer|is your preference',
    confirm: 'confirm',
    times: 'time|date|day|slot|appointment|availability|times|dates|slots|available',
    which: 'which|what|whichever',
    others:
      'indicate advise reply answer choose choice preference prefer preferred option options does do would will could can is are that this it these those they the either any one of for you your everyone everybody both let me us know tell if whether please be then there still also and or at on in with all right how about so best better most more team schedule calendar diary thanks thank just come by drop a line around side end',
  },
  French: {
    suits:
      'convient|conviendrait|conviennent|convenir|conviendraient|arrange|arrangerait|arrangent|irait|disponible|disponibles|libre|libres|dispo',
    weak: 'va|possible|ok|bon|accord',
    confirm: 'confirmer|confirmez|confirme|confirmation',
    times:
      'date|horaire|créneau|créneaux|rendez|heure|jour|disponibilité|disponibilités|présence|dates|horaires',
    which: 'lequel|laquelle|quel|quelle|qui',
    others:
      "indiquer indiquez indique préciser précisez communiquer donner réponse retour préférence choisir choix celui celle ceux dire quelle quel répondre informer soit entre jours heures matin après midi cela ça ce cet cette ces c est que vous te toi tu nous me m moi il elle ils elles on t si la le les l vous proposition dites dis faites fais savoir merci de d bien pour à a et ou serait seraient êtes es seriez serais y là alors mieux des deux pouvez pourriez peux pourrais veuillez s plaît plait votre ton vos tes à d'avance avance par retour mail avez as n hésitez tout serez seras",
  },
  Spanish: {
    suits:
      'viene bien|vienen bien|vendría bien|conviene|convienen|convendría|encaja|encajaría|disponible|disponibles|libre|libres|cuadra|va bien|iría bien|viene mejor|va mejor|conviene más',
    weak: 'parece|parece bien|posible|acuerdo|puede|puedes|pueden|podría|podrías|vale|bien|va',
    confirm: 'confirme|confirmar|confirma|confírmeme|confírmame|confirmación|confirmarme|confirmarnos',
    times: 'fecha|hora|día|horario|cita|fechas|disponibilidad|asistencia',
    which: 'cuál|cual',
    others:
      'indicar indicarme indicarnos indica decirme decirnos decir elige elija preferencia confírmanos confírmenos avisar respuesta saberlo le te les os a usted ustedes ti vosotros esa ese esta este eso esto estos esas propuesta mejor más si dígame dime díganos dinos avísame avíseme avísenos me nos saber hágame hazme háganos por favor estaría estarías está estás sería es de con para en entonces tal lo los las la el y o ser que qué gracias dos las indíqueme indíquenos ruego rogamos',
  },
  German: {
    suits:
      'passt|passen|passte|würde passen|recht|genehm|einrichten|verfügbar|klappt|klappen|zeit|zusagen|ginge|geht',
    weak: 'ordnung|möglich|machbar|okay|ok|einverstanden|gut',
    confirm: 'bestätigen|bestätige|bestätigung',
    times: 'termin|zeitpunkt|uhrzeit|tag|datum|termine|terminvorschlag|zeitfenster|terminen',
    which: 'welcher|welche|welches|welchen|was',
    others:
      'mitteilen mitzuteilen nennen nenne wählen wähle antworten antwort geben ihnen davon welcher beide passen sagen würden würdest könnte und oder ist wäre würde das es dies dieser diese diesen der die den dem ihnen dir euch sie du ihr eure für in mir uns bitte kurz bescheid geben gib sag sagen teilen teile mit wissen lassen lass ob so auch da dann haben hätten hättest hast habt könnten kannst könntest können sich damit hier zu ihrem ihren deinem kalender besser am besten lieber von beiden gern gerne vorschlag vorgeschlagene vorgeschlagenen um eine kurze rückmeldung rückantwort melden melde sei ich wir danke vielen dank freue freuen mich über hierzu',
  },
  Italian: {
    suits:
      'andrebbe|conviene|comodo|comoda|disponibile|disponibili|libero|libera|adatto|adatta|va bene|vanno bene|andrebbe bene|va meglio',
    weak: 'possibile|ok|accordo|riesce|riesci|bene|può|puoi',
    confirm: 'confermare|confermi|conferma|confermarmi|confermarci|confermate',
    times: 'data|orario|giorno|appuntamento|ora|disponibilità|presenza|date',
    which: 'quale|quali|cosa',
    others:
      'indicare indicarmi indicarci indichi indicate comunicare comunicarmi comunicarci comunichi farmi farci avere sapere dirmi dirci risposta preferenza soluzione le ti vi a ad lei te voi per questo questa quello quella questi la il lo l i gli proposta mi ci faccia fammi sapere dica dimmi fateci facci se è sarebbe potrebbe potresti gentilmente cortesemente cortesia favore grazie d da di e o due delle dei meglio va vanno preferisce preferisci sua tua suo tuo attendo attendiamo un cenno prego così fosse',
  },
  Portuguese: {
    suits:
      'convém|convinha|conviria|serve|servia|dava jeito|dá jeito|disponível|disponíveis|disponibilidade|funciona|fica bem|ficaria bem|livre|fica bom|seria bom|dá certo',
    weak: 'possível|ok|acordo|pode ser|bem|bom|boa|consegue|consegues',
    confirm: 'confirme|confirmar|confirma|confirmem|confirmação|confirmarem',
    times: 'data|hora|horário|dia|marcação|presença|datas|visita|reunião',
    which: 'qual|quais',
    others:
      'indicar indicar-nos indique indiquem comunicar comunique dizer-nos dizer-me resposta preferência opção dar-nos lhe te lhes a o os as para si ti você vocês vos esta este esse essa isso isto proposta por favor se me nos diga digam dizer avise avisem avisar saber fica ficaria está estaria seria é de tem teria daria dá jeito melhor e ou das dos duas dois pode poderia podia podem ser obrigado obrigada que informe informem agradeço agradecemos na no sua seu tua teu bem',
  },
  Dutch: {
    suits:
      'uit|uitkomt|schikt|past|passen|gelegen|beschikbaar|heeft u dan tijd|heb je dan tijd|heb je tijd|heeft u tijd|schikken|uitkomen',
    weak: 'akkoord|goed|oké|ok|mogelijk|lukt|lukken|prima|haalbaar',
    confirm: 'bevestigen|bevestigt|bevestig|bevestiging',
    times: 'datum|tijd|tijdstip|afspraak|dag|moment|tijdstippen|data',
    which: 'welke|wat|welk',
    others:
      'aangeven geef geven doorgeven antwoord voorkeur laten kies reactie ervan komt dat dit het u jou je jullie voor de deze die zou zouden kan kunt kun laat laten weet weten ons mij me of even graag is bent ben ook dan heeft heb hebt en een van beide beter best beste het liefst uw jouw agenda alstublieft alsjeblieft aub a.u.b voorstel zijn in er hoor hoort horen wij ik kort',
  },
  Swedish: {
    suits:
      'passar|passa|funkar|fungerar|fungera|har du tid|har ni tid|ledig|lediga|tillgänglig|tillgängliga|lägligt',
    weak: 'okej|ok|går|bra|möjligt|okay',
    confirm: 'bekräfta|bekräftar|bekräftelse',
    times: 'tid|tiden|dagen|datumet|datum|mötet|besöket|bokningen|tiderna',
    which: 'vilken|vilket|vilka|vad',
    others:
      'återkoppla svara svar meddelar föredrar skicka ge besked det dig er du ni den denna detta förslaget för skulle kan vill säg hör av meddela gärna låt mig oss veta om är så tack snälla till då på och eller som helst bäst av dem de båda också jag vi återkomma återkom med besked din ditt kalender',
  },
  Polish: {
    suits:
      'pasuje|wygodny|wygodna|wygodne|pasowałaby|odpowiadałaby|pasowałby|pasowałoby|pasują|odpowiada|odpowiadałby|odpowiadałoby|odpowiadają|dogodny|dogodna|dogodne|ma pan czas|ma pani czas|masz czas',
    weak: 'porządku|może być|możliwe|ok|zgoda',
    confirm: 'potwierdzenie|potwierdzić|potwierdź|potwierdzi',
    times: 'termin|terminu|data|godzina|pora|terminy|daty|wizyty|godziny',
    which: 'który|która|które',
    others:
      'podać wskazać odpowiedź preferuje czy ten ta to te taki taka takie propozycja panu pani państwu ci wam dla pana państwa ciebie was by był byłby byłoby proszę prosimy o dać daj mi nam znać informację jest w lub z i wtedy bardziej najbardziej lepiej najlepiej mógłby mogłaby pan państwo zaproponowany proponowany',
  },
  Czech: {
    suits:
      'hodí|hodily|vyhovovala|hodilo|hodit|hodil|vyhovuje|vyhovovalo|vyhovoval|vyhovovat|vyhovují|máte čas|máš čas|máte volno|máš volno',
    weak: 'pořádku|možné|ok|šlo',
    confirm: 'potvrďte|potvrdit|potvrzení|potvrď',
    times: 'termín|čas|datum|den|termínu|termíny|schůzky|hodina',
    which: 'který|která|které',
    others:
      'se vám ti tobě to ten tento tato bude by bylo je pro vás tebe dejte dej mi nám prosím prosíme vědět zda jestli zdali návrh v o a nebo tehdy víc více nejvíc nejlépe lépe z můžete můžeš mohl mohla mohli byste',
  },
  Romanian: {
    suits:
      'convine|conveni|preferați|preferi|convin|potrivește|potrivi|potrivit|potrivită|disponibil|disponibilă|disponibili|liber|liberă',
    weak: 'ok|bine|regulă|posibil|acord',
    confirm: 'confirmați|confirma|confirmă|confirmare|confirmarea|confirmi',
    times: 'data|ora|ziua|intervalul|programarea|prezența|disponibilitatea|datele|întâlnirea',
    which: 'care|ce',
    others:
      'vă vi îți ți ți-ar v i s se ar două variante variantă dată oră este e această acest aceasta asta acesta propunerea dumneavoastră dvs pentru tine vreau rog rugăm să mi ne spuneți spune anunțați anunță dacă de a fi în cu și sau atunci mai cel cea dintre ele comunicați puteți poți sunteți ești',
  },
  Russian: {
    suits:
      'удобно|удобнее|удобней|подойдут|удобен|удобна|удобны|подходит|подойдет|подойдёт|подходят|устраивает|устроит|устроило|устраивают',
    weak: 'возможно|хорошо|нормально|согласны|годится',
    confirm: 'подтвердите|подтвердить|подтверди|подтверждение',
    times: 'время|дата|день|час|встречу|визит|дату|даты',
    which: 'какой|какая|какое|какие|что',
    others:
      'вам тебе вас тебя это этот эта такой такая такое ли будет было бы так для пожалуйста сообщите сообщи напишите напиши дайте дай знать нам мне и вариант предложение или в из лучше больше просим прошу тогда если а',
  },
  Ukrainian: {
    suits:
      'зручно|зручніше|зручніший|підійдуть|зручний|зручна|зручні|підходить|підійде|підходять|влаштовує|влаштує|влаштовують',
    weak: 'можливо|добре|згодні|гаразд',
    confirm: 'підтвердіть|підтвердьте|підтвердити|підтверди|підтвердження',
    times: 'час|дата|день|година|зустріч|візит|дату|дати',
    which: 'який|яка|яке|які|що',
    others:
      'вам тобі вас тебе це цей ця такий така таке чи ли буде було б би так для будь ласка повідомте повідом напишіть напиши дайте дай знати нам мені і й та варіант пропозиція або у в з краще більше просимо прошу тоді якщо',
  },
  Greek: {
    suits: 'βολεύει|προτιμάτε|προτιμάς|βόλευε|βολεύουν|εξυπηρετεί|εξυπηρετούσε|κάνει',
    weak: 'εντάξει|δυνατόν|ok|οκ|καλά',
    confirm: 'επιβεβαιώστε|επιβεβαίωσε|επιβεβαιώσετε|επιβεβαίωση',
    times: 'ώρα|ημερομηνία|μέρα|ημέρα|ραντεβού|συνάντηση|ώρες',
    which: 'ποια|ποιο|ποιος|ποια',
    others:
      'σας σε σου αυτό αυτή αυτές η θα το τα ο την τη οι πείτε πες μου μας αν εάν παρακαλώ παρακαλούμε ενημερώστε ενημέρωσέ με είναι ήταν για εσάς εσένα πρόταση και ή να καλύτερα περισσότερο από τις δύο τότε μπορείτε μπορείς',
  },
  Turkish: {
    suits: 'uygun|müsait|uyar|uygunsa|müsaitseniz|uyuyor',
    weak: 'olur|tamam|mümkün',
    confirm: 'teyit|onaylar|onaylayın|onay',
    times: 'tarih|saat|saatler|günler|gün|zaman|randevu|tarihi|saati|randevuyu|zamanı|tarihler',
    which: 'hangisi|hangi',
    others:
      'sizin senin için mu mı mi mü mudur mıdır musunuz mısınız misiniz musun misin bu size sana olur olup olmadığını olur olurdu ederseniz eder edebilir lütfen bildirin bildirir bildirebilir bildirirseniz haber verin verir verirseniz bana bize acaba daha en o sevinirim seviniriz rica ederim ederiz ise',
  },
  Arabic: {
    suits: 'يناسبك|يناسبكم|أنسب|الأنسب|تفضل|تفضلون|مناسب|مناسبا|مناسبًا|مناسبة|متاح|متفرغ|يلائمك|يلائمكم',
    weak: 'ممكن|بأس|موافق',
    confirm: 'تأكيد|تأكيده|أكد|أكدوا',
    times: 'الموعد|الوقت|التاريخ|اليوم|موعد|الحضور',
    which: 'أي|أيهما|أيها',
    others:
      'هل وهل فهل ذلك هذا هذه لك لكم بالنسبة إليك إليكم يرجى نرجو أرجو الرجاء إعلامنا إعلامي إبلاغنا إبلاغي إذا كان إن ما من فضلك فضلكم حضرتك حضرتكم سيكون يكون أم أو لا هو منكم منك إخبارنا إخباري',
  },
  Hebrew: {
    suits: 'מתאים|מתאימה|עדיף|עדיפה|נוח|יתאים|פנוי|פנויה|פנויים|מתאימים',
    weak: 'אפשרי|בסדר|טוב',
    confirm: 'לאשר|אשר|אשרו|אישור',
    times: 'המועד|השעה|התאריך|היום|הפגישה|מועד|הזמן',
    which: 'איזה|איזו|מה',
    others:
      'האם זה הזה הזאת לך לכם עבורך עבורכם אנא נא בבקשה עדכן עדכנו עדכני תעדכן תעדכנו אותי אותנו לי לנו אם הצעה יהיה תהיה תוכל תוכלו תוכלי או יותר גם את אתה אתם אשמח נשמח לדעת',
  },
  Hindi: {
    suits: 'ठीक रहेगा|सुविधाजनक|उपयुक्त|अनुकूल|सही रहेगा|ठीक होगा',
    weak: 'ठीक है|संभव',
    confirm: 'पुष्टि',
    times: 'समय|तारीख|दिन|मुलाकात|तिथि',
    which: 'कौन|कौनसा',
    others:
      'क्या यह ये इस आपके आपको लिए आप तुम्हारे तुम्हें होगा होगी है हैं हो रहेगी रहेगा कृपया बताएं बताएँ बताइए बताइएगा बता दें कि मुझे हमें या सा सी की का कर करें दीजिए सकते सकती',
  },
  Bengali: {
    suits: 'সুবিধা|সুবিধাজনক|উপযুক্ত|সুবিধা হবে|সুবিধে',
    weak: 'ঠিক|ঠিক আছে|সম্ভব',
    confirm: 'নিশ্চিত',
    times: 'সময়|সময়টা|সময়টি|সময়|সময়টা|সময়টি|তারিখ|দিন|তারিখটি',
    which: 'কোনটি|কোনটা|কোন',
    others:
      'এই আপনার আপনাদের তোমার জন্য কি হবে হয় হয় তাহলে এটা এটি অনুগ্রহ করে জানাবেন জানান জানিও দয়া দয়া করবেন করুন আমাকে আমাদের কিনা না আছে কোনো অসুবিধা',
  },
  Vietnamese: {
    suits: 'tiện|phù hợp|thuận tiện|rảnh|có tiện không|ổn không|được không|được chứ',
    weak: 'ổn|được',
    confirm: 'xác nhận',
    times: 'thời gian|lịch|ngày|giờ|lịch hẹn|buổi',
    which: 'nào',
    others:
      'xem nhà trường giờ đó có không được ạ này đó như vậy thế với cho anh chị em bạn ông bà cô quý công ty mình xin vui lòng hãy nhé báo lại biết giúp tôi chúng thấy thì là hay hoặc liệu nếu thời gian lịch hẹn và cô chú ngài',
  },
  Indonesian: {
    suits: 'cocok|sesuai|berkenan|ada waktu|luang|senggang|tersedia|bisa hadir',
    weak: 'bisa|oke|boleh|memungkinkan',
    confirm: 'konfirmasi|konfirmasinya|konfirmasikan|mengonfirmasi|dikonfirmasi',
    times: 'waktu|jadwal|tanggal|hari|jam|kehadiran|waktunya|jadwalnya',
    which: 'mana',
    others:
      'apakah tersebut itu ini untuk bagi bapak ibu anda kamu pak bu mohon kah tolong beri tahu kabari kami saya jika apa ada dengan atau yang lebih paling kabarnya kiranya dan apabila harap',
  },
  Malay: {
    suits: 'sesuai|lapang|ada masa|berkelapangan|kelapangan',
    weak: 'boleh|ok|okay',
    confirm: 'sahkan|pengesahan|mengesahkan',
    times: 'masa|tarikh|hari|waktu|jam|kehadiran|slot',
    which: 'mana|manakah',
    others:
      'adakah tersebut itu ini untuk bagi tuan puan anda awak encik cik sila maklumkan beritahu kami saya jika sama mohon ada dengan atau yang lebih paling dan dapat kepada',
  },
  Swahili: {
    suits:
      'inafaa|ungependa|mngependa|itakufaa|inakufaa|inawafaa|itawafaa|utafaa|itafaa|unafaa|utakufaa|inakubalika|una nafasi|mna nafasi',
    weak: 'sawa|inawezekana|itawezekana',
    confirm: 'thibitisha|thibitisheni|uthibitishe|kuthibitisha|uthibitisho',
    times: 'muda|siku|tarehe|saa|wakati|miadi',
    which: 'ipi|upi|gani',
    others:
      'je huo huu hiyo hii kwako kwenu tafadhali nijulishe tujulishe kama ikiwa wewe ninyi au na zaidi ni yako wako naomba tunaomba hapo wakati',
  },
};

/** The same as whole sentences, where words have no spaces between them or many endings; at most 32 code units. */
export const unspacedSuits: Partial<Record<Language, RegExp>> = {
  Japanese:
    /^(?:先生の|[\p{Script=Han}]{1,4}(?:様|さん)の|皆様の)?ご(?:予定|都合)は(?:いかが|どう)(?:でしょうか|ですか)|^(?:以上の|上記の|この|その|こちらの|右記の)?(?:日時|日程|時間|お時間|候補)?(?:で|は|の)?、?(?:ご都合(?:は|の?ほど)?(?:いかが|よろしい|つきます|大丈夫|宜しい)|(?:よろしい|宜しい|大丈夫|問題ない|問題ございません|可能|いかが)(?:でしょうか|ですか)|いかがですか|よろしかったでしょうか)/u,
  Chinese:
    /^(?:请问|不知|请您?确认)?(?:您|你|这个|该|此|這個|上述|这|以上)*(?:看|觉得)?(?:时间|時間|安排|日期|时段)?(?:对您来说|对你来说|您|你)*(?:是否)?(?:可以|方便|合适|合適|行|好|可行|OK)(?:吗|嗎|呢)?[？?。]?$|^(?:您|你)意下如何/u,
  Korean:
    /^(?:혹시 )?(?:(?:그|이|해당|위) )?(?:(?:시간|일정|날짜|때)(?:이|은|에|으로|도)? )?(?:시간(?:이)? )?(?:괜찮(?:으|을|은)|가능(?:하신|할|한|하실)|어떠(?:신|세|실)|어떨까|편하(?:신|실|세)|되시|맞으)/u,
  Thai: /^(?:ไม่ทราบว่า|คุณ|ท่าน|วัน|เวลา|และ|นี้|ดังกล่าว|วันและเวลา)*(?:สะดวก|เหมาะสม|ว่าง|โอเค)(?:ไหม|มั้ย|หรือไม่|หรือเปล่า)/u,
};

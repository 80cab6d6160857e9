import type { Language } from '#domain/languages.ts';

/**
 * Words that asks are made of and that tell nothing of what is asked, lower case, of four letters and more where words
 * are parted by spaces: whoever asks for the contract and whoever answers about the price both say 'please' and 'with'.
 */
export const plainWords: Readonly<Record<Language, string>> = {
  English: `about also and any are because been before can could does doing done each else find for from gave get give going
    have here how into its just kindly know let like make many me much need now of on our out please possible send
    share should some soon such sure take tell than thank thanks that the them then there these they this those time to
    too under until want was well were what when where whether which while who why will with would yes you your yours`,
  French: `pourriez pouvez pourrais pourrait peux peut veuillez vous votre vos avez avoir auriez êtes être avec dans pour sans
    nous notre quel quelle quels quelles quand combien comment pourquoi est-ce cette cela merci plaît envoyer envoyez
    donner savoir dire dites faire plus bien aussi encore leur avant après jusque faut serait souhaitez préférez`,
  Spanish: `podría podrías puede puedes podrían pueden favor usted ustedes para como cómo cuándo cuánto cuánta cuántos cuántas
    dónde quién cuál cuáles porque tiene tienen tienes está están esta este estos estas enviar envíe envíanos envíenos
    decir dígame sería posible quiere quieres necesita necesitamos necesito hasta antes desde sobre nuestro nuestra gracias`,
  German: `könnten könntest können kannst würden würdest bitte bitten haben hätten sind wann welche welcher welches welchen
    viele viel wieviel warum wieso unser unsere unserem unseren eure eurem ihnen ihre ihrem ihren dein deine deinem deinen
    eine einen einem einer dass damit oder auch noch schon dieser diese dieses diesen wird werden wäre möglich senden
    schicken geben sagen mitteilen wissen gerne gern dafür dazu nach über unter beim sich nicht brauchen danke vielen`,
  Italian: `potrebbe potreste potresti possono puoi può favore cortesia quando quanto quanta quanti quante quale quali come dove
    perché avete hanno sono siete questo questa questi queste vostro vostra nostro nostra inviare inviarmi inviarci mandare
    mandarmi dirmi farci sapere vorrei vorremmo bisogno entro prima dopo della dello delle degli nella sulla anche ancora grazie`,
  Portuguese: `poderia poderiam pode podem podes favor quando quanto quanta quantos quantas qual quais como onde porque você vocês
    senhor senhora tem têm está estão este esta estes estas nosso nossa enviar envie enviar-me dizer diga saber seria possível
    precisa precisamos preciso gostaria gostaríamos antes depois até para pela pelo com sobre ainda também obrigado`,
  Chinese: `请问 能否 可以 是否 什么 什么时候 时候 多少 哪里 哪个 怎么 为什么 我们 你们 您们 他们 麻烦 告诉 发给 一下 需要 希望 谢谢 这个 那个 可否
    如何 以及 还有 已经`,
  Japanese:
    'お願い お教え 教え いただけ ください 下さい 可能 場合 場所 何時 何日 何人 何名 弊社 御社 貴社 私達 送付 連絡 必要',
  Korean:
    '언제 어디 무엇 어떤 얼마 얼마나 어떻게 누가 왜 있나요 있을까요 가능한 가능할까요 주세요 주시겠어요 주실 저희 우리 귀사 보내 알려 부탁 부탁드립니다 해주세요 수 있으신가요 필요 필요하신가요 하시나요',
  Arabic:
    'متى كيف لماذا أين ماذا هل يمكنك يمكنكم يمكن كم يبلغ لديكم لديك تستطيع نرجو يرجى الرجاء إرسال ترسل لنا إلينا معنا عندكم هذا هذه ذلك التي الذي على إلى قبل بعد حتى خلال مع شكرا تود ترغب تريد',
  Russian: `можете можешь могли могла пожалуйста когда сколько какой какая какое какие каком почему зачем куда есть будет будете
    нужно нужен нужна нужны надо чтобы если этот этого этой нашего наша наши нашей вашего ваша ваши вашей твой твоя пришлите
    пришли прислать сообщите сообщи отправьте отправить подскажите скажите вышлите хотите хотели ответьте спасибо также`,
  Hindi:
    'क्या कृपया कब कितने कितना कितनी कौन कहाँ कैसे क्यों सकते सकती सकता हमें मुझे आपके आपका आपकी आपको हमारे हमारी हमारा अपना अपनी अपने भेजें भेज भेजिए बताएं बताइए बता दीजिए करें करना होगा होगी चाहिए चाहते लिए साथ तक पहले में से और यह इस',
  Dutch: `kunt kunnen zou zouden wilt willen graag wanneer hoeveel welke waarom hebt heeft hebben bent zijn onze jullie deze
    sturen stuur stuurt geven laten weten voor over naar door nodig mogelijk alstublieft alsjeblieft bedankt vriendelijk kan`,
  Swedish: `kan skulle vill vilja gärna snälla vänligen när hur många mycket vilken vilka vilket varför vara har hade våra vårt
    skicka skickar sända berätta veta låta innan efter denna detta dessa också behöver tack mejla`,
  Polish: `czy mogliby mogłaby mógłby może możesz możecie mogą proszę prosimy kiedy jaki jaka jakie jakim jest będzie będą
    dlaczego gdzie państwo państwa pan pani panu nasz nasza nasze naszej wasz twój twoja przesłać prześlij przesłanie wysłać
    wyślij podać podaj mieć macie chcesz zechciałaby potrzebują potrzebujemy dziękuję także przed oraz które który`,
  Turkish: `lütfen misiniz mısınız musunuz müsünüz zaman kadar neden niçin nasıl nerede hangi kaç için bize bana size sizin
    bizim olarak olan olur olabilir mümkün gönderebilir gönderir gönderin gönderebilirsiniz verebilir bildirir bildirin eder
    etmek istiyoruz istiyorum rica önce sonra kaça teşekkürler teşekkür`,
  Vietnamese:
    'bao nhiêu khi nào như thế sao không được thể cho chúng tôi anh chị bạn ông bà vui lòng xin hãy gửi biết giúp của với trước sau này đó các những một trong có cần muốn phải đến thì mình cảm ơn',
  Thai: 'กรุณา ช่วย เมื่อไร เมื่อไหร่ เท่าไร เท่าไหร่ อย่างไร ทำไม ที่ไหน ใคร อะไร ได้ไหม ไหม หรือไม่ ครับ คะ ค่ะ ของ ให้ และ จะ ต้องการ ส่ง ทราบ แจ้ง คุณ เรา ผม ดิฉัน กี่ คน ก่อน วัน สามารถ',
  Indonesian: `apakah bisakah bisa dapat dapatkah mohon tolong kapan berapa bagaimana mengapa siapa dimana mana bapak anda kamu
    kami saya untuk dengan yang akan dari pada dalam ini itu mengirim mengirimkan kirim kirimkan memberi beri tahu sebelum
    sesudah juga sudah perlu ingin mau terima kasih silakan`,
  Greek: `μπορείτε μπορείς μπορούσατε μπορούσες παρακαλώ πότε πόσο πόσα πόσοι πόσες ποιο ποια ποιος πώς γιατί είναι έχετε έχεις
    θέλετε θέλεις στείλετε στείλεις στείλτε στείλε πείτε πείτε μας σας σου στον στην στις στους από για μέχρι πριν μετά αυτό
    αυτή αυτά επίσης χρειάζεστε χρειάζεται ευχαριστώ`,
  Romanian: `puteți poți putea ați ai dori vreți rugăm rog când cât câți câte care cum unde este sunt aveți avea noastră nostru
    noastre dumneavoastră trimite trimiteți trimit spune spuneți pentru până înainte după din prin asemenea această acest
    aceste nevoie mulțumesc`,
  Czech: `můžete můžeš mohli mohl mohla prosím prosíme kdy kolik jaký jaká jaké jakou proč kde jste máte bude budou našem naše
    naší vaše vašem vaší poslat pošlete pošli zaslat zašlete sdělit napište vědět které který potřebujete potřebujeme chcete
    hodila hodilo před také ještě děkuji`,
  Ukrainian: `можете можеш могли прошу просимо будь ласка коли скільки який яка яке які чому куди буде будете потрібен потрібна
    потрібно потрібні щоб якщо цього наша наші нашої вашого ваша ваші вашої надішліть надіслати повідомте скажіть хочете
    також дякую чекаємо`,
  Hebrew:
    'האם תוכל תוכלי תוכלו אפשר מתי כמה איך למה מדוע איפה מה מי של שלך שלכם שלנו לנו לי לך לכם את אתם אנחנו נא בבקשה לשלוח שלח שלחי לאשר להודיע עד לפני אחרי יש אין זה זו הזה תודה רוצה רוצים צריך צריכים נשמח',
  Malay: `adakah bolehkah boleh dapat dapatkah mohon sila tolong bila bilakah berapa berapakah bagaimana mengapa siapa mana tuan
    puan encik anda awak kami saya untuk dengan yang akan dari daripada pada dalam ini itu menghantar hantar hantarkan
    memberi beritahu sebelum selepas juga sudah perlu ingin mahu terima kasih`,
  Bengali:
    'কি কবে কখন কত কতজন কোন কে কোথায় কেন কীভাবে পারেন পারবেন আপনি আপনার আপনাকে আমাদের আমাকে আমি অনুগ্রহ দয়া করে পাঠাবেন পাঠান পাঠাতে জানাবেন জানান জন্য সঙ্গে মধ্যে আগে পরে এই সেই এবং হবে আছে চাই ধন্যবাদ',
  Swahili: `siku unaweza mnaweza tafadhali naomba tunaomba lini ngapi gani kiasi vipi kwa nini wapi nani yako wako lako zako yetu wetu
    kutuma tuma nitumie utume kuniambia nijulishe mtatuma kabla baada hadi katika hiyo hii huyu pia kuwa mna una ajili asante`,
};

/**
 * How a model announces its reply, a row per language, in lower case: a first line that starts with one of
 * `opens`, holds one of `nouns` and ends in a colon is commentary.
 */
export const commentaryWords: readonly { opens: readonly string[]; nouns: readonly string[] }[] = [
  {
    opens: [
      'here is',
      "here's",
      'here’s',
      'below is',
      'sure',
      'certainly',
      'of course',
      'absolutely',
      'reply',
      'response',
      'draft',
      'suggested',
      'email',
      'final',
    ],
    nouns: ['reply', 'response', 'draft', 'email', 'e-mail', 'message', 'answer'],
  },
  { opens: ['voici', 'bien sûr', 'réponse'], nouns: ['réponse', 'brouillon', 'mail', 'message', 'courriel'] },
  {
    opens: ['aquí', 'claro', 'por supuesto', 'respuesta'],
    nouns: ['respuesta', 'borrador', 'correo', 'mensaje'],
  },
  {
    opens: ['hier ist', 'gerne', 'natürlich', 'antwort'],
    nouns: ['antwort', 'entwurf', 'mail', 'nachricht'],
  },
  { opens: ['ecco', 'certo', 'certamente', 'risposta'], nouns: ['risposta', 'bozza', 'mail', 'messaggio'] },
  { opens: ['aqui está', 'segue', 'claro', 'resposta'], nouns: ['resposta', 'rascunho', 'mail', 'mensagem'] },
  { opens: ['hier is', 'natuurlijk', 'antwoord'], nouns: ['antwoord', 'concept', 'mail', 'bericht'] },
  { opens: ['här är', 'självklart', 'svar'], nouns: ['svar', 'utkast', 'mejl', 'meddelande'] },
  { opens: ['oto', 'oczywiście', 'odpowiedź'], nouns: ['odpowied', 'szkic', 'mail', 'wiadomoś'] },
  { opens: ['вот', 'конечно', 'ответ'], nouns: ['ответ', 'черновик', 'письм', 'сообщени'] },
  { opens: ['ось', 'звичайно', 'відповідь'], nouns: ['відповід', 'чернет', 'лист', 'повідомлен'] },
  { opens: ['işte', 'tabii', 'elbette', 'yanıt'], nouns: ['yanıt', 'cevap', 'taslak', 'posta', 'mesaj'] },
  {
    opens: ['以下', '这是', '這是', '好的', '当然', '當然', '回复', '回覆'],
    nouns: ['回复', '回覆', '邮件', '郵件', '草稿'],
  },
  { opens: ['以下', 'こちら', '承知', '返信'], nouns: ['返信', 'メール', '文面', '下書き'] },
  { opens: ['다음은', '아래는', '물론', '답장'], nouns: ['답장', '회신', '이메일', '메일', '초안'] },
  { opens: ['إليك', 'إليكم', 'بالتأكيد', 'الرد'], nouns: ['الرد', 'رد', 'رسالة', 'مسودة'] },
];

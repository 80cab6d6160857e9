import type { Person } from '../reading.ts';

const noReplySender =
  /^(?:no-?_?\.?reply|do-?_?not-?_?reply|donotreply|mailer-daemon|postmaster|bounces?|notifications?|notify|newsletters?|news|mailings?|alerts?|updates?|auto-?(?:reply|confirm)|automated|marketing|promo(?:tions)?|receipts?|noresponder|nepasrepondre|ne-pas-repondre|nicht-?antworten|keine-?antwort|system|digest|listserv|majordomo|account-update|order-update|shipment-tracking)(?:[+._-]|@|$)/i;

const bulkWords =
  /\bunsubscribe\b|\bopt[- ]out\b|you(?:'re| are) receiving (?:this (?:e-?mail|message|because)|notifications|these)|you received this (?:e-?mail|message) because|view (?:this e-?mail )?in (?:your )?browser|do not reply to this|please do not reply|this is an automat(?:ed|ic)|this (?:e-?mail|message) was (?:sent )?automatically|automatically generated|manage your (?:subscription|preferences|notification)|se désabonner|ne pas répondre|darse de baja|no responda a este|nicht auf diese e-?mail|abmelden|abbestellen|automatisch (?:generiert|erstellt|erzeugt)|annulla l'iscrizione|disiscriv|não responda|cancelar (?:a )?(?:subscrição|inscrição|suscripción)|uitschrijven|afmelden|avregistrera|wypisz się|nie odpowiadaj|отписаться|не отвечайте|відписатися|退订|退訂|取消订阅|配信停止|수신거부|수신 거부|إلغاء الاشتراك|aboneliğinizi|hủy đăng ký|ยกเลิกการสมัคร|berhenti berlangganan/i;

const noReply =
  /(?:do not|don't|please do not|never) (?:reply|respond|answer)|ne (?:pas )?répond(?:re|ez)|no respond(?:a|er|as)|nicht (?:auf diese|beantwort|antwort)|antwort\w* sie (?:bitte )?nicht|non rispond|não respond|請勿回覆|请勿(?:直接)?回[复覆]|勿回复|返信(?:しないで|はご遠慮|いただいても)|회신하지|답장하지|لا ترد|عدم الرد|не отвечайте|उत्तर न दें|जवाब न दें|niet (?:te )?(?:beantwoorden|antwoorden)|beantwoord deze|svara inte|nie odpowiadaj|(?:yanıt|cevap) vermeyin|yanıtlamayın|không trả lời|(?:อย่า|ไม่ต้อง)ตอบ|jangan (?:mem)?balas|μην απαντ|nu răspunde|neodpovídejte|не відповідайте|אין להשיב|উত্তর (?:দেবেন|দিবেন) না|usijibu/i;

const receiptSubject =
  /^(?:your )?(?:receipt|invoice paid|order (?:confirmation|confirmed)|order (?:no\.? ?)?#?[\w-]{0,12}?\d[\w-]{0,40}(?: (?:is|was|has been))? (?:confirmation|confirmed|received|placed|paid|processed|shipped|dispatched|delivered|refunded|on its way|out for delivery)(?=\s*(?:[.!]?$|[:–-]))|payment (?:received|confirmation)|shipping confirmation|your order|your (?:\w+ )?(?:security|verification|login|sign-in|one-time) code|out of office|automatic reply|auto(?:matic)?[- ]?reply|undelivered mail|delivery status notification|mail delivery (?:failed|failure)|returned mail|abwesenheit|automatische antwort|réponse automatique|respuesta automática|risposta automatica|resposta automática)/i;

/** Whether a sentence says that nobody reads an answer, as what programs send has to. */
export function forbidsReply(sentence: string): boolean {
  return noReply.test(sentence);
}

/**
 * Whether a mail is bulk, a receipt or sent by a program, so that no reply is expected: told by the sender's
 * address, the subject, or the words that such mail has to carry. A mail that asks for a reply is not.
 */
export function isAutomatic(mail: { sender: Person; subject?: string; text: string }): boolean {
  const address = mail.sender.address ?? '';
  if (noReplySender.test(address)) return true;
  if (mail.subject !== undefined && receiptSubject.test(mail.subject)) return true;
  return bulkWords.test(mail.text.slice(0, 20_000));
}

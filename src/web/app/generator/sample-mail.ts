/** A mail to try the generator with: written for it, with a request, a date, an amount and a question to answer. */
export const sampleMail = `Hi,

Thank you for the proposal. The team likes it, and we would like to go ahead. Two questions before we sign:

Could you move the kick-off from Monday to Thursday, 12 March at 10:00?
Does the price of $4,800 include the follow-up session in May?

If you can confirm both by Friday, I will send the purchase order the same day.

Kind regards,
Elena Fischer
Harbour & Hale`;

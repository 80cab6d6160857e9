import type { SampleMail } from './sample-mail.ts';

/**
 * An HTML-only mail as shops send it: with a hidden first line, tables, a picture and a tracking pixel on other
 * servers. The program never loads them.
 */
export const orderConfirmation: SampleMail = {
  id: 'sample-05-order-4471-part',
  minutesAgo: 7 * 60 + 52,
  from: 'Fenwright Fittings <orders@fenwright.example>',
  subject: 'Your order 4471: one item is delayed',
  html: (days) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Your order 4471</title>
<style>
  .card { font-family: Georgia, serif; color: #23303a; }
  .card td { padding: 6px 12px; }
</style>
</head>
<body style="margin:0;background:#f4f1ea">
<div style="display:none;max-height:0;overflow:hidden">Most of your order is packed. One question before it leaves.&nbsp;&zwnj;&nbsp;&zwnj;</div>
<img src="https://track.fenwright.example/open/4471.gif?to=you%40example.com" width="1" height="1" alt="">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr><td align="center">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0">
<tr><td><img src="https://images.fenwright.example/mail/header.png" width="600" alt="Fenwright Fittings"></td></tr>
<tr><td>
<h1>Thank you for your order</h1>
<p>Hello,</p>
<p>Your order 4471 of ${days.date(-1)} is packed, except for the hinges: they come back into stock in about two weeks.</p>
</td></tr>
<tr><td>
<table width="100%" cellpadding="0" cellspacing="0" border="1">
<tr><th align="left">Item</th><th align="right">Quantity</th><th align="right">Price</th></tr>
<tr><td>Brass pull, 96 mm</td><td align="right">40</td><td align="right">&euro;248.00</td></tr>
<tr><td>Inset hinge, brass (delayed)</td><td align="right">12</td><td align="right">&euro;54.00</td></tr>
<tr><td>Shipping</td><td align="right">1</td><td align="right">&euro;9.90</td></tr>
<tr><td><strong>Total</strong></td><td></td><td align="right"><strong>&euro;311.90</strong></td></tr>
</table>
</td></tr>
<tr><td>
<p>Shall we send the pulls now, or would you rather wait for one parcel? A second parcel costs you nothing.</p>
<p>Just reply to this email. We keep everything packed until we hear from you.</p>
<p>Kind regards,<br>Rosa Fenwright</p>
</td></tr>
<tr><td><p style="font-size:12px">Fenwright Fittings, 4 Mill Lane &middot; <a href="https://www.fenwright.example/orders/4471?m=1">See your order</a> &middot; <a href="https://www.fenwright.example/unsubscribe?u=4471">Unsubscribe</a></p></td></tr>
</table>
</td></tr>
</table>
</body>
</html>`,
};

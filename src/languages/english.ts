import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `the of and to in is that for it was on are as with they be at have this from or had by but not what all were
    we when your can said there each which their will if would about them then these her him has more could my
    than been who its now did get you please thanks thank dear regards kind best hello hi let know could should
    i he she do does so our us out up into any here just how where why yes no an me am some only other very new
    good time first think see look make made want need work year back after also most because way well even
    meeting price order delivery team number week month day people information report contract invoice company
    service system process project between while during without both through such against being those might
    shall must never always often together world health second last next under part home house water food`,
  letter: {
    greetings: `dear, hi, hello, hey, good morning, good day, good afternoon, good evening, greetings, hiya, morning,
      hi there, hello there`,
    beforeSignedName: 'your, yours, p.p.',
    closings: `best, kindly, best regards, kind regards, warm regards, regards, sincerely, yours sincerely, sincerely
      yours, yours faithfully, yours truly, yours, best wishes, warm wishes, all the best, cheers, warmly,
      cordially, respectfully, with regards, rgds, br, take care, talk soon, see you soon, love, kindest regards,
      warmest regards, best of luck, faithfully, with appreciation, with gratitude, urgently, looking forward,
      xoxo, thanks and regards, thanks & regards, my best`,
    thanks: `thanks, thank you, many thanks, thanks a lot, thanks again, thank you again, thanks so much, thank you so
      much, thx, thanks in advance, thank you in advance, with thanks, thank you very much, much appreciated, ty,
      gratefully, thanks for your help, thank you for your help, thanks for your time, thank you for your time`,
    familiarGreetings: 'hi, hey, hiya, hi there, hey there',
    closingFrom: 'from',
    titles: 'mr, mrs, ms, miss, mx, dr, prof, professor, sir, madam, dame, lord, lady, rev',
    nobody: `all, team, everyone, everybody, folks, there, sir, madam, sir or madam, sirs, sir/madam, colleagues,
      friends, both, guys, customer, valued customer, user, again, members, list, hiring manager, support`,
    notNames: `the, to, of, in, on, at, for, with, and, you, it, i, my, your, our, this, that, me, us, not, no, yes, ok,
      okay, sure, great, good, nice, perfect, done, noted, agreed, confirmed, attached, please, thanks, thank,
      cheers, sorry, congratulations, welcome, hello, hi, bye, enjoy, happy, best, love, regards, asap, fyi, ps,
      soon, now, today, tomorrow, tonight, monday, tuesday, wednesday, thursday, friday, saturday, sunday, may,
      june, july, morning, afternoon, evening, weekend, birthday, christmas, reply, order, invoice, report, price,
      total, all, team, none, what, when, where, who, why, how, north, south, east, west, option, plan, version,
      premium, basic, standard`,
    nameIs: "this is, my name is, name's, i'm, i am, it's, here is",
    abbreviations: `incl, excl, resp, ed, eds, rev, vol, pp, qty, dept, asst, ext, mr, mrs, ms, dr, prof, st, sr, jr, no, nos,
      vs, eg, ie, e.g, i.e, p.s, cf, approx, fig, inc, ltd, co, corp, tel, ref, attn, al, est, max, min, mar, sep,
      mon, tue, tues, wed, thu, thur, thurs, fri, sat, sun`,
    closingEnds: 'best regards, kind regards, warm regards, warm wishes, kind wishes, best wishes',
  },
  mailProgram: {
    lead: 'on, at, in article, quoting',
    wrote: 'wrote, writes, said, has written',
    from: 'from, sender',
    date: 'sent, date, sent at, sent on, received',
    to: 'to, recipient',
    cc: 'cc, bcc',
    subject: 'subject',
    original: 'original message, original mail, original email, original appointment',
    forwarded: `forwarded message, begin forwarded message, forwarded by, forwarded mail, forwarded email`,
    sentFrom: `sent from, sent via, sent with, sent by, sent using, sent on the go, get outlook for, from my`,
    forwardedBy: `forwarded by, forwarded from, forwarded message by, forwarded message from,
      original message from`,
    replyTo: 'reply-to, reply to',
    otherHeaders: `importance, priority, attachments, attachment, sensitivity, organization, security, to/cc, flag, follow up
      flag, due by, flag status, categories, conversation, newsgroups`,
    sentFromEnds: `via mobile, via phone, via my mobile, via my phone, via iphone, from mobile, from my mobile, from my phone,
      from my iphone`,
    replyPrefixes: 're',
    forwardPrefixes: 'fw, fwd, forward',
    toMe: 'to me',
    folders: 'inbox, external, unread, starred, important, reply, forward, reply all, archive, spam',
    devices: 'phone, mobile, tablet, mail, device, cell',
    contact: 'tel, phone, mobile, mobil, mob, cell, fax, skype, linkedin, twitter',
    footers: `you received this, you've received this, you're receiving this, you are receiving this, to unsubscribe,
      unsubscribe, to stop receiving, to view this discussion, reply to this email directly, to respond reply, to
      post to this group, please consider the environment, before printing, think before you print, virus-free,
      this * has been scanned, this * was scanned, this * has been checked, this * was checked, manage ..
      subscription, manage .. preferences, view it on, view this email, confidentiality notice, disclaimer, legal
      notice, privacy notice, avast`,
    confidential: 'confidenti, privileged',
    addressee: 'recipient, intended, addressee',
    bulk: `unsubscribe, opt out, opt-out, you're receiving this, you're receiving notifications, you are receiving
      this, you are receiving notifications, you received this * because, view .. in your browser, view in
      browser, do not reply to this, please do not reply, this is an automat*, sent automatically, automatically
      generated, manage your subscription*, manage your preferences, manage your notification*`,
    automaticSubjects: `receipt, your receipt, invoice paid, order confirm*, your order, order .. confirm*$, order .. received$,
      order .. placed$, order .. paid$, order .. shipped$, order .. dispatched$, order .. delivered$, order ..
      refunded$, order .. on its way$, order .. out for delivery$, payment received, payment confirmation,
      shipping confirmation, your .. security code, your .. verification code, your .. login code, your .. sign-in
      code, your one-time code, out of office, automatic reply, auto reply, auto-reply, undelivered mail, delivery
      status notification, mail delivery fail*, returned mail`,
    automaticSenders: `no-reply, do-not-reply, mailer-daemon, postmaster, bounces, notification, notifications, notify, newsletter,
      newsletters, news, mailing, alert, alerts, updates, auto-reply, auto-confirm, automated, marketing,
      promotions, receipt, receipts, digest, account-update, order-update, shipment-tracking`,
  },
  amounts: {
    currencies: `dollar USD, dollars USD, us dollars USD, bucks USD, canadian dollars CAD,
      australian dollars AUD, euro EUR, euros EUR, pound GBP, pounds GBP, quid GBP, yen JPY, rupee INR,
      rupees INR, rs INR, yuan CNY, rmb CNY, franc CHF, francs CHF, shekel ILS, shekels ILS, rand ZAR,
      crowns ?, percent %, percentage %, baht THB`,
    factors: `k 1e3, thousand 1e3, m 1e6, mn 1e6, mln 1e6, million 1e6, millions 1e6, b 1e9, bn 1e9,
      billion 1e9, lakh 1e5, crore 1e7`,
  },
  asks: {
    questionWords: {
      when: 'when, what time/date/day/dates, which date/day/days, how soon/early/late',
      'how-much': 'how much, what price',
      'how-many': 'how many',
      who: 'who, whom, whose',
      where: 'where, which/what address',
      what: 'what, which',
      why: 'why, how come, for what reason',
      how: 'how',
    },
    questionWordPlace: 'first',
    beforeQuestionWord:
      'from, until, till, by, since, for, at, to, in, on, with, about, of, and, or, but, so, exactly, just',
    whether: 'whether, if',
    or: 'or',
    requests: `pls, ^please, please
      send/confirm/reply/provide/forward/bring/check/sign/return/review/call/ask/have/make/get/give/use/do,
      ^kindly, i/we kindly ask, ^could/can/would/will/couldn't/can't you, could/can you please/also,
      someone/anyone please, would you mind/be, ^are you able to, possible for you, ^would it be possible,
      can/could/may/would/must ask you, can/could/may i/we ask you, ask/asking you to, i/we/i'd/we'd need/want you
      to, would/i'd/we'd like you to, like to invite you, love to have/take you, ^let's/lets, ^why don't/not
      you/we, ^maybe/perhaps you/we, we can/could/should/cancel discuss/meet/talk/cancel/postpone, you should/must
      call/mail/email/write/ask/contact/talk/consider/check/try, you need/have to, you may/might want to,
      i/we/strongly/would/i'd suggest/recommend you, have to reschedule/postpone, it's/its/be best to/if, be
      great/good/nice/lovely/wonderful/better/helpful/kind if you/we, i'd/we'd/would appreciate, would
      greatly/really appreciate, be much/greatly appreciated, be grateful if, don't forget, do not forget, ^make/be
      sure, ^remember/try to, ^just a reminder, friendly/gentle reminder, ^go ahead, ^feel free to call/move/go,
      ^ask/tell/put/send/bring/sign/return/forward/check/review/advise/share/confirm/reply/respond/attach/visit,
      ^fill/pass/get in/on/back, ^take/have a look, ^join/help/update/give/call/ring/drop/keep me/us, ^give
      a/them/him/her, ^talk to me, keep me/us posted/informed/updated, ^let .. know`,
    tellMe: `let me/us know, tell/remind me/us, ^say/shout/check if/whether, i/we need to know/understand,
      like/love/keen/interested/curious/wanted to know/understand/hear/ask/check, i/we want to
      know/understand/ask, to find out, your thoughts/opinion/view/views on, not/never/haven't told/tell me/us,
      didn't/not say/mention, can't/cannot tell/figure, wondering, i/we wonder, can/could/would you
      confirm/advise/say/clarify/explain, please confirm/advise/clarify/explain/specify/indicate/state, do you
      know, do you happen to know, any/no idea, curious, i/we don't/can't know/understand, i/we do not know/understand, i'm/am/we're/are not sure/clear, not clear to, unclear, trouble understanding, can/could/may i ask, the/my/another/one question is`,
    needs: `be grateful for, what i/we don't have, is/are/am/still/we're/i'm/what's/only missing, like the opportunity, i'd/we'd
      like/love to discuss/order/book/meet/see/have, i/we would like to discuss/order/book/meet/see/have/do,
      not yet have/got, yet to receive, i/we need/require/lack, i/we also/still/only/just/will/would need/require/lack, i'll/we'll/i'd/we'd need/require, need/require/awaiting your, still outstanding/open, would help if/me/us/to, would really help, be a great/big
      help, useful/helpful to, waiting for your, still waiting, waiting on, i/we await, not/haven't received/got,
      not have your, signed by you, i'd/we'd/would like a/an, could use your, would love your, i'd/we'd/would
      welcome, i'm/we're/am/are after/seeking, i'm/we're/am/are looking for, need/needed/wanted from you,
      cannot/can't .. without your, until i/we have your, i/we hope you can/could, hoping you/for`,
    courtesies: `who would have thought, who knows, who doesn't/wouldn't love/like/want/enjoy/need, can/would/could you
      believe/imagine, isn't/wasn't/aren't it/that/this/they great/lovely/nice/wonderful/amazing/funny, ^remember
      last/the/when, guess what, you know what, why not$, ^what a/an, what could be better/nicer, hope
      the/your/you/everything/this/all, how are you/things, how is/was everything/life, how's/is it going, how
      have you been, how was your weekend/holiday/trip, how do you do, are/keeping you well, all well with, please
      find/note/see/disregard/ignore/accept/forgive/excuse/bear/rest, please don't/not worry/reply, please do not
      worry/reply, please be aware/advised/informed, please feel, not/don't hesitate, feel free to
      contact/reach/ask/let/get, any/further/have/more questions/queries/concerns, if you have .. question, if
      anything, if you need any/anything/further/more/help, if you require any/further, if there is anything, if
      i/we can be/help, know if i/we can, know if/when you have/need/run, for letting me/us know, will/i'll/we'll
      let you know, let me introduce/tell, keep/stay in touch, pass on my, give my regards/best/love, say hello/hi
      to, care of yourself, look after yourself, no/not/don't need to, need not, to hear from you, if you
      wish/prefer to/not, no longer wish, ^view this, unsubscribe, have a great/good/nice/lovely, enjoy your/the,
      ^hello/dear`,
    connectors: `and, also, so, but, then, now, well, finally, lastly, first, firstly, second, secondly, third, next,
      further, furthermore, besides, additionally, otherwise, however, therefore, meanwhile, still, or, if so, if
      not, ps, again, by the way, btw, oh, ok, okay, plus, if possible, in addition, one/another/last more thing,
      quick question, just, when you get/have a chance/moment, before then, after that, in that case`,
  },
  categories: {
    complaint: `am/i'm/are/very/extremely/deeply disappointed/dissatisfied/frustrated, not happy/satisfied with,
      unacceptable, writing/want/wish to complain, make/formal a complaint, formal complaint, arrived/was/were
      damaged/broken, is defective/faulty, not/doesn't work, stopped working, not/hasn't/never arrived, still has
      not, still hasn't, wrong item/items/size, overcharged, charged twice, charged me/us twice, fed up, let us/me
      down, rude to`,
    badNews: `passed away, has died, died last/on, death of, the loss of my, lost my father/mother/husband/wife/job,
      funeral, in hospital, in the hospital, been/was diagnosed, miscarriage, had/in an accident, car accident,
      seriously ill, had a stroke, heart attack, surgery, been/was made redundant, been/was laid off, burned down,
      was burgled`,
    condolence:
      'sorry for your loss, my/our/deepest/sincere/heartfelt condolences/sympathy, sorry to hear/learn/read about/of/that your/you, get well soon, speedy recovery',
    praise: `congratulations on/to your/the/you, congrats on, well done on, to congratulate you, great/wonderful job on,
      you did a/an great/amazing, your talk/presentation/team was/did, hats off, so impressed`,
    thanks: `thank/thanks you/so so/much much/for for, thanks so much for, thank you for your help/support, thanks for
      your help/support, thank you for helping/all/everything, thanks for helping/all/everything, for taking the
      time, like/want/wanted to thank you`,
    invitation: `like/want/pleased/delighted to invite you, are/you're invited, cordially invite, i/we invite you to,
      inviting you to, be our guest, love for you to join, love to have you join, would you like to join us for`,
    unsolicited: `you have won, you've won, selected to receive, claim your prize/reward, increase your sales/traffic, rank
      higher, rank on google, seo services, limited time offer, act/buy now, exclusive offer, lottery, companies
      like yours, link building, guest post on`,
    machine: `ignore/disregard/forget/override .. instructions/prompt, ignore/disregard .. above, system prompt/override,
      your instructions are, new instructions, you are now a/an/in, you are an ai, as an ai, attention ai, to/for
      the ai, ai assistant/agent, language model, chatgpt, developer/debug mode, im_start, note to assistant,
      note/instruction to the assistant`,
  },
  fraud: {
    secrets: `password/passwords/passcode/passphrase/pin/tan/otp/credentials/cvv/cvc,
      one-time/verification/security/access/confirmation/six-digit/6-digit/digit code, one time code, code we ..
      sent, code you received/receive/got, login/log-in/card details, card/security number, card information,
      expiry date, seed/recovery phrase, private key, maiden name, sent/send a code, code sent, code i sent,
      code that was/arrived, code to your phone/number, code went to you, code from the text, codes/digits on
      the back, username and, long number, number on .. card, digits/numbers on/of/from/under/underneath/beneath
      the back/card/text/strip/message/silver, three digits, six digits/numbers, sms code, memorable word,
      16/sixteen digits, security/secret answer/answers/question/questions, codes from, code which, code just`,
    handOver: `answer/reply/respond .. with, send/email/text/give/tell/pass/read me/us, send the/over/it,
      send/confirm/verify/enter/update/need/require your, share/forward/provide/submit/supply/validate,
      confirm/enter the, let me/us have, fill in, i/we need the, answer this email/message with, what it says,
      read it to/out, following details/information, log/sign in here/below, get/come back to us/me with, pass
      on, send/email/text/give/forward it/them to, reply by, type in, key in, log/sign in with, confirm by, we
      will need, read out, drop me the, respond with, needs your, pass/send/forward it to, write back with, just
      pass`,
    giftCards: `gift/itunes/steam/amazon/prepaid/play card/cards,
      giftcard/giftcards/vouchers/bitcoin/bitcoins/crypto, apple/google/itunes/steam card/cards, voucher codes,
      google play`,
    buy: `buy/purchase/scratch/codes, get me, pick up, photo/photos/picture/pictures of the, get
      three/four/five/six/ten/some/a, order, grab`,
    bankDetails: `bank/account/banking/payment details/information, bank/new account, account/routing number,
      iban, beneficiary, sort code, direct deposit, our/my account at,
      different/another/following/former/old/previous account/bank, standing order, account below, account no,
      following details, instead`,
    changed: `changed/updated/update/change/different/switched/moved/unavailable/frozen/closed, no longer, under
      audit, cannot/can't receive, new .. account/bank/banking/iban/details/beneficiary/payment, account/details
      .. new, different, another, following account, former, amend, instead of, replaced, new account, old
      account, moved, following details, no longer use/work/bank`,
    secrecy: `between you and me, between us, not/don't mention/discuss/call, strictly confidential, keep
      this/it quiet/confidential, tell/to no one, nobody/no one else, no one else, discreet, discretion,
      absolute/utmost/complete discretion/confidence/confidentiality/secrecy, not/never .. anyone else, keep
      this between, tell nobody/anyone, don't/not .. go to the police, say/mention nothing, don't/not
      tell/say/mention .. anyone/anything/nothing/mum/dad/others, not/never .. a word to,
      didn't/doesn't/don't/not/needn't hear/know .. yet/until/before/about, rather .. didn't/not hear/know,
      keep/kept .. to yourself/quiet/secret/between, just/only you and me/i, stays/stay between, phone
      fell/broke/broken/died/is broken, broke/broken/cracked/lost/dropped .. phone, my/this new number,
      don't/not ring/phone, without telling/involving, out of the loop, tell the others/team`,
    haste: `immediately/urgently/urgent/today/asap/quickly/expires, right away/now, within the hour, next hour,
      soon as possible, before noon, be closed/suspended/blocked/locked/deactivated/terminated/deleted,
      last/final warning/notice, you will lose, or face, close of business, this afternoon/morning, 24/48 hours,
      within .. hours, in five/ten minutes, same-day, same day, straight away, tonight, this evening, right now,
      by noon/midday/midnight/tonight/tomorrow, before i land/leave, end of .. day, without delay, at once,
      quick one, quick favour/favor, this week`,
    money: `
      wire/transfer/pay/payment/fee/funds/deposit/bitcoin/crypto/moneygram/invoice/refund/prize/inheritance/instalment/payments/sum/amount/payroll,
      western union, bill, rent, postage, balance, bank transfer, money, salary, million, dollars, settle`,
    warnings: `never ask/asks/request/share/send/give/reply, not/won't ask, not/don't share/send/give/reply, not
      to share, no one will ask, beware, be careful, scam, phishing, training, reset your own, reset/forgot my,
      change/changed your password, password/passwords expires/expire, password will expire, no change to,
      unchanged, not/haven't changed, nothing/none has changed, same as ever/before/always/usual, remain the
      same, usual account, as usual, ignore this message, wifi, wi-fi, quote, quotation, thank/thanks ..
      gift/voucher/card/vouchers, stay/stays/remain/remains/are/is the same, doesn't/don't/not/never
      change/changed/changes, not be asked, won't be asked, nobody will, choose/set .. new one, renewal,
      travel/expense claim/expenses, raffle, you can ignore, awareness, if you did not request`,
    bait: `prize/lottery/jackpot/winner/winnings/inheritance/heir/unclaimed/redelivery, next of kin, deceased
      client, tax refund, overpaid tax, parcel/package/shipment/delivery .. held/unpaid/undelivered/returned,
      could not be delivered, customs fee/duty/charge, compensation fund, donation of, postage, have/'ve won,
      you won, been selected/chosen, estate of, late client, grant of, owed/entitled/eligible/due .. refund,
      refund is/of .. due/waiting/pending, compensation, parcel/package/shipment/delivery/order ..
      outstanding/waiting/could/hold/customs/fee, sweepstake*, cash award, widow, leave .. million, million ..
      leave/charity/poor, lawyer only`,
    threats: `will be closed/suspended/blocked/locked/deactivated/terminated/deleted/restricted/disabled, has
      been suspended/limited/restricted/locked/blocked, last/final warning/notice/reminder, or you will lose,
      you will lose access, legal action, prosecution, arrest/arrested, recorded you, your webcam/camera, your
      contacts, be returned to the sender,
      account/accounts/profile/page/mailbox/membership/subscription/access/messages/data ..
      removed/suspended/closed/deleted/lost/deactivated/erased/terminated/cancelled/blocked/locked/disabled/restricted,
      be permanently, goes/go/sent/returned back to, to all your contacts/friends/colleagues, filmed you,
      infected, bailiff/bailiffs`,
  },
  instructions: {
    short: `keep it short, keep this short, keep it brief, be brief, brief, short, short reply, make it short, make it
      brief, as short as possible, keep it concise, be concise, very short, short and sweet`,
    signAs: `sign as {}, sign it as {}, sign off as {}, sign with {}, sign it {}, sign it with {}, signed {}, sign from
      {}, my name is {}`,
    mention: `mention that {}, say that {}, tell them that {}, tell her that {}, tell him that {}, add that {}, let them
      know that {}, let him know that {}, let her know that {}, point out that {}, write that {}, include that {},
      explain that {}, inform them that {}, note that {}`,
    propose: `propose {}, propose {} instead, suggest {}, suggest {} instead, offer {}, offer {} instead, suggest meeting
      {}, suggest meeting on {}, propose to meet {}, suggest a call on {}`,
    call: `call them {}, call her {}, call him {}, address them as {}, address her as {}, address him as {}, greet them
      as {}, greet her as {}, greet him as {}, use the name {}`,
    avoid: `do not mention {}, don't mention {}, don't say anything about {}, do not say anything about {}, leave out
      {}, avoid mentioning {}, without mentioning {}, not a word about {}, don't talk about {}, do not talk about
      {}, don't bring up {}`,
    yes: `say yes, say yes to {}, yes to {}, accept {}, agree to {}, confirm {}, yes, agree`,
    no: `say no, say no to {}, no to {}, decline {}, refuse {}, turn down {}, reject {}, no`,
    firstPerson: `i, i'm, i'll, i've, i'd, we, we're, we'll, we've, we'd, my, our`,
    thirdPerson: 'he, she, him, her, his, hers, they, them, their, theirs',
  },
  address: { familiar: '', polite: '' },
  phrases: {
    greeting: {
      familiar: 'Hi {first},',
      polite: 'Dear {name},',
      familiarNameless: 'Hi,',
      politeNameless: 'Hello,',
      titled: {
        mr: 'Dear Mr {last},',
        ms: 'Dear Ms {last},',
        mrs: 'Dear Mrs {last},',
        miss: 'Dear Miss {last},',
        dr: 'Dear Dr {last},',
        prof: 'Dear Professor {last},',
        professor: 'Dear Professor {last},',
      },
    },
    openers: {
      thanks: {
        plain: 'Thank you for your email.',
        formal: 'Thank you for your message.',
        brief: 'Thanks for your email.',
      },
      regret: {
        plain: 'I am sorry to read this.',
        warm: "I'm so sorry to read this.",
        formal: 'I was very sorry to read this.',
      },
      praise: { plain: 'Thank you for your kind words.', warm: 'Thank you so much for your kind words!' },
      welcome: {
        plain: 'Thank you for your kind message.',
        warm: 'Thank you so much, that is very kind of you.',
      },
      invitation: { plain: 'Thank you for the invitation.', warm: 'Thank you so much for the invitation!' },
    },
    statements: {
      accept: {
        plain: 'I am happy to accept.',
        warm: "I'd be delighted to accept!",
        formal: 'I am pleased to accept.',
        brief: 'I accept.',
      },
      decline: {
        plain: 'Unfortunately I have to decline.',
        warm: "I'm really sorry, but I have to decline.",
        formal: 'I regret that I must decline.',
      },
      thank: { plain: 'I really appreciate it.', formal: 'I very much appreciate it.' },
      reschedule: {
        plain: 'Unfortunately the time does not work for me. Would [another day and time] suit you?',
        warm: "I'm sorry, the time doesn't work for me after all. Would [another day and time] suit you?",
        formal:
          'Unfortunately I am unable to keep this time. Would [another day and time] be convenient for you?',
      },
      request: {
        plain: 'I have a request: [your request].',
        formal: 'May I ask you for the following: [your request].',
      },
      question: {
        plain: 'I have a question: [your question]',
        formal: 'I should like to ask: [your question]',
      },
      clarify: { plain: 'To clarify: [what you want to make clear].' },
      update: { plain: 'Here is where things stand: [current status].' },
      apologize: {
        plain: 'I apologise for the trouble this has caused.',
        warm: "I'm truly sorry for the trouble this has caused.",
        formal: 'Please accept my sincere apologies for the inconvenience this has caused.',
      },
      followUp: {
        plain: 'I am following up on this. Could you let me know [what you are waiting for]?',
        warm: 'I just wanted to follow up on this. Could you let me know [what you are waiting for]?',
        formal:
          'I am writing to follow up on this matter. Could you please let me know [what you are waiting for]?',
      },
      confirm: {
        plain: 'I confirm this.',
        warm: "I'm happy to confirm this.",
        formal: 'I hereby confirm this.',
      },
      negotiate: {
        plain: 'I would like to suggest different terms: [your proposal].',
        formal: 'I would like to propose the following terms: [your proposal].',
      },
      introduce: {
        plain: 'Let me introduce myself: I am [your name], [your role].',
        formal: 'Please allow me to introduce myself: I am [your name], [your role].',
      },
    },
    answers: {
      yes: { plain: 'Yes.', warm: 'Yes, absolutely.' },
      no: { plain: 'Unfortunately not.', warm: "I'm afraid not.", formal: 'I regret to say no.' },
      willDo: { plain: 'Yes, I will.', warm: 'Yes, gladly!', formal: 'Yes, certainly.' },
      cannotDo: {
        plain: "Unfortunately I can't.",
        warm: "I'm sorry, I can't.",
        formal: 'Unfortunately I am unable to.',
      },
      confirmed: { plain: 'Yes, I confirm.', formal: 'Yes, I hereby confirm this.' },
      later: "I'll get back to you on this.",
    },
    proposeTime: 'Would {time} suit you?',
    closing: {
      plain: '',
      warm: 'I look forward to hearing from you.',
      formal: 'I look forward to your reply.',
    },
    signOff: { plain: 'Kind regards,', warm: 'Warm regards,', formal: 'Yours sincerely,', brief: 'Best,' },
    gaps: {
      answer: 'your answer',
      yesNo: 'Yes / No',
      willDo: "Yes, I will / Unfortunately I can't",
      date: 'date',
      amount: 'amount',
      number: 'number',
      person: 'name',
      place: 'place',
      reason: 'reason',
      yourName: 'Your name',
    },
  },
  announcement: {
    opens: `here is, here's, below is, sure, certainly, of course, absolutely, reply, response, draft, suggested, email, final`,
    nouns: 'reply, response, draft, email, e-mail, message, answer',
  },
  checking: {
    notNames: "i, i'm, i'd, i'll, i've, ok, pdf, re, fyi, asap, faq, ai, ceo, it, hr, am, pm",
  },
  dates: {
    months: '-, -, -, -, -, -, -, -, sept',
    weekdays: 'mon, tues/tue, weds/wed, thurs/thur/thu, fri, sat, sun',
    capital: 'may, march, mon, tue, wed, thu, fri, sat, sun',
    lead: 'on, the, on the, of, of the',
    dayMarks: 'st, nd, rd, th',
    ofMonth: 'of',
    ofYear: 'of',
    until: 'to, until, till, through, thru',
    or: 'or',
    numbers: 'one/a/an, two/a couple of, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
    near: `yesterday = -1, today = 0, tonight = 0, this [morning/afternoon/evening] = 0, eod = 0, cob = 0,
      [end/close] of business = 0, eod today = 0, tomorrow = 1, tmrw = 1, eod tomorrow = 1,
      (the) day after tomorrow = 2, in a fortnight = 14`,
    weekday: `{weekday} this week = this, this week (on) {weekday} = this, {weekday} (of) next week = next,
      next week (on) {weekday} = next, [next/the following] {weekday} = next,
      [this/coming/the coming/this coming/eod/eod on/cob/cob on] {weekday} = coming, last {weekday} = past`,
    distance: `[in/within] (about) {n} day(s)(' time) = days, {n} day(s) [from now/from today/hence] = days,
      [in/within] (about) {n} week(s)(' time) = weeks, {n} week(s) [from now/from today/hence] = weeks,
      [in/within] (about) {n} month(s)(' time) = months, {n} month(s) [from now/from today/hence] = months`,
    stretches: `this week = week, [next/the coming/the following] week = week 1, this weekend = weekend,
      the weekend = weekend, [next/the coming/the following] weekend = weekend 1,
      (the) end of (the/this) week = endOfWeek, eow = endOfWeek, (the) end of next week = endOfWeek 1,
      this month = month, [next/the coming/the following] month = month 1,
      (the) end of (the/this) month = endOfMonth, eom = endOfMonth, (the) end of next month = endOfMonth 1,
      this year = year, next year = year 1, (the) end of (the/this) year = endOfYear`,
    endOfMonthNamed: '(the) end of {month} ({year})',
    vague: `{weekday}s, mid-{month},
      [early/late/mid/later/(the) beginning of/(the) start of/(the) middle of] (in) [{month}/(the/this/next)
      [week/month/year/quarter]], [last/this/next/the end of the] quarter, last [week/month/year/weekend],
      [q1/q2/q3/q4]`,
    ordinal: `the {day}[st/nd/rd/th] of {month},
      the {day}[st/nd/rd/th] <!of/century/floor/edition/anniversary/time/
      birthday/place/version/draft/year/grade/street/avenue/annual/quarter/item/row/page/line/column/one/largest>`,
    clock: {
      times: "{time}( ){part}, {time} o'clock, {hour}h({minute})",
      at: 'at, around, about, at around, at about, starting at',
      from: 'from, by, before, after',
      between: { lead: 'between', and: 'and' },
      am: 'am, a.m., a.m',
      pm: 'pm, p.m., p.m',
      early: '(in the) morning',
      late: '(in the) [afternoon/evening], (at) night, tonight',
      before: { '15': '(a) quarter past', '30': 'half past', '-15': '(a) quarter to' },
      hours: 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
      noon: 'noon, midday',
      midnight: 'midnight',
    },
    deadline: {
      before: `by, before, or before, until, till, no later than, not later than, at the latest, latest, due,
        due date, due date is, deadline, deadline is, deadline of, deadline for, up to`,
      after: 'at the latest, latest, or [earlier/sooner/before], is the deadline',
    },
    proposals: `how about, what about, would, could we, can we, shall we, should we, can you, could you, are you,
      do you have, let's, lets, propos, suggest, work for, works for, suit, i'm free, i am free, we are free,
      i'm available, i am available, we are available, available, alternatively, reschedule, prefer, happy to meet,
      up for, maybe, perhaps, slot, does, if you are, invite, love to`,
  },
  promptAddress: "Keep to the mail's own spelling, British or American.",
};

import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `the of and to in is that for it was on are as with they be at have this from or had by but not
    what all were we when your can said there each which their will if would about them then these her him has
    more could my than been who its now did get you please thanks thank dear regards kind best hello hi let know
    could should i he she do does so our us out up into any here just how where why yes no an me am some only
    other very new good time first think see look make made want need work year back after also most because way
    well even meeting price order delivery team number week month day people information report contract invoice
    company service system process project between while during without both through such against being those
    might shall must never always often together world health second last next under part home house water food`,
  letter: {
    greetings: `dear, hi, hello, hey, good morning, good day, good afternoon, good evening, greetings, hi there,
      hello there, hey there`,
    beforeSignedName: 'your, yours, p.p., pp',
    companies: 'Team, Department, GmbH, Ltd, Inc, LLC, Committee',
    closings: `best, kindly, best regards, kind regards, warm regards, regards, sincerely, yours sincerely,
      sincerely yours, yours faithfully, yours truly, yours, best wishes, warm wishes, all the best, cheers,
      warmly, cordially, respectfully, with regards, rgds, brgds, br, take care, talk soon, speak soon,
      see you soon, see you, love, much love, lots of love, hugs, x, xx, bye, kindest regards, warmest regards,
      very best, best of luck, faithfully, as ever, urgently, looking forward, thanks and regards,
      thanks & regards, my best`,
    thanks: `thanks, thank you, many thanks, thanks a lot, thanks again, thank you again, thanks so much,
      thank you so much, thx, thanks in advance, thank you in advance, with thanks, thank you very much,
      much appreciated, ty, gratefully, thanks for your help, thank you for your help, thanks for your time,
      thank you for your time`,
    familiarGreetings: 'hi, hey, hiya, morning, evening, my dear, dearest',
    closingFrom: 'from',
    titles: `mr, mrs, ms, miss, mx, dr, doctor, prof, professor, sir, madam, dame, lord, lady, rev, revd,
      reverend, father, sister, capt, captain, cllr, councillor, sgt, coach, uncle, aunt, auntie`,
    genericAddressees: `love, darling, mate, boss, buddy, applicant, editor, student, resident, guest, world, all, team,
      everyone, everybody, folks, there, sir, madam, sir or madam, sirs, sir/madam, colleague, colleagues,
      friend, friends, both, guys, customer, valued customer, user, again, members, list, hiring manager,
      support, parents, neighbour, neighbours, neighbor, residents, chair, president, director, mum, mom, dad`,
    notNames: `the, to, of, in, on, at, for, with, and, you, it, i, my, your, our, this, that, me, us, not, no,
      yes, ok, okay, sure, great, good, nice, perfect, done, noted, agreed, confirmed, attached, please, thanks,
      thank, cheers, sorry, congratulations, welcome, hello, hi, bye, enjoy, happy, best, love, regards, asap,
      fyi, ps, soon, now, today, tomorrow, tonight, monday, tuesday, wednesday, thursday, friday, saturday,
      sunday, may, june, july, morning, afternoon, evening, weekend, birthday, christmas, reply, order, invoice,
      report, price, total, all, team, none, what, when, where, who, why, how, north, south, east, west, option,
      plan, version, premium, basic, standard`,
    nameIs: "this is, my name is, name's, i'm, i am, it's, here is",
    abbreviations: `incl, excl, resp, ed, eds, rev, vol, pp, qty, dept, asst, ext, mr, mrs, ms, dr, prof, st,
      sr, jr, no, nos, vs, eg, ie, e.g, i.e, p.s, cf, approx, fig, inc, ltd, co, corp, tel, ref, attn, al, est,
      max, min, mar, sep, mon, tue, tues, wed, thu, thur, thurs, fri, sat, sun`,
    closingEnds: `best regards, kind regards, warm regards, warmest regards, kindest regards, warm wishes,
      kind wishes, good wishes, best wishes`,
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
    otherHeaders: `importance, priority, attachments, attachment, sensitivity, organization, security, to/cc,
      flag, follow up flag, due by, flag status, categories, conversation, newsgroups`,
    sentFromEnds: `via mobile, via phone, via my mobile, via my phone, via iphone, from mobile, from my mobile,
      from my phone, from my iphone`,
    replyPrefixes: 're',
    forwardPrefixes: 'fw, fwd, forward',
    toMe: 'to me',
    folders: 'inbox, external, unread, starred, important, reply, forward, reply all, archive, spam',
    devices: 'phone, mobile, tablet, mail, device, cell',
    contact: 'tel, phone, mobile, mobil, mob, cell, fax, skype, linkedin, twitter',
    footers: `you received this, you've received this, you're receiving this, you are receiving this,
      to unsubscribe, unsubscribe, to stop receiving, to view this discussion, reply to this email directly,
      to respond reply, to post to this group, please consider the environment, before printing,
      think before you print, virus-free, this * has been scanned, this * was scanned, this * has been checked,
      this * was checked, manage .. subscription, manage .. preferences, view it on, view this email,
      confidentiality notice, disclaimer, legal notice, privacy notice, avast`,
    confidential: 'confidenti, privileged',
    addressee: 'recipient, intended, addressee',
    bulk: `unsubscribe, opt out, opt-out, you're receiving this, you're receiving notifications, you are receiving
      this, you are receiving notifications, you received this * because, view .. in your browser, view in
      browser, do not reply to this, please do not reply, this is an automat*, sent automatically, automatically
      generated, manage your subscription*, manage your preferences, manage your notification*`,
    automaticSubjects: `receipt, your receipt, invoice paid, order confirm*, your order, order .. confirm*$,
      order .. received$, order .. placed$, order .. paid$, order .. shipped$, order .. dispatched$,
      order .. delivered$, order .. refunded$, order .. on its way$, order .. out for delivery$,
      payment received, payment confirmation, shipping confirmation, your .. security code,
      your .. verification code, your .. login code, your .. sign-in code, your one-time code, out of office,
      automatic reply, auto reply, auto-reply, undelivered mail, delivery status notification,
      mail delivery fail*, returned mail`,
    automaticSenders: `no-reply, do-not-reply, mailer-daemon, postmaster, bounces, notification, notifications,
      notify, newsletter, newsletters, news, mailing, alert, alerts, updates, auto-reply, auto-confirm,
      automated, marketing, promotions, receipt, receipts, digest, account-update, order-update,
      shipment-tracking`,
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
      where: 'where',
      what: 'what, which',
      why: 'why, how come',
      how: 'how',
    },
    questionWordPlace: 'first',
    beforeQuestionWord: `from, until, till, by, since, for, at, to, in, on, with, about, of, and, or, but, so,
      exactly, just`,
    questionMarkers: `^do/did/are/have/is/does/has/will/can/could/would you/we/i/it/there/the/your,
      ^shall/should i/we,
      ^when/where/why/what/how/who do/does/did/are/is/was/will/can/should/would you/we/i/it/there/the/your,
      ^what happened to, ^how/any/what about/much/many/long/soon/time/news/word/update/chance`,
    whether: 'whether, if',
    or: 'or',
    requests: `^do not forget, pls/please, ^kindly, ^could/can/would/will/couldn't/can't you/someone, if you could, ask/asking
      you to/if/whether, i/we/would ask/request/suggest/recommend/urge you/we/that/all, i/we/i'd/we'd/would
      need/want/like/trust/expect/invite you to, like/love to invite/have you, ^let's/lets, ^why don't/not
      you/we, ^maybe/perhaps you/we could/should, you'll need/want/have to, you will/may/might need/want/have
      to, ^you need to, are/you're required/requested/asked/kindly to/requested/asked, must/should be
      returned/submitted/completed/signed, great/good/nice/lovely/helpful/grateful/glad/happy/appreciated if
      you/you'd/we/someone/your, prefer it if, i'd/we'd/would .. appreciate, you should/must
      let/bring/return/send/call, be .. appreciated, ^don't use/send/park/leave/open/let/put/touch/sign, don't
      forget, ^make/be sure, ^remember/try to, reminder to/that, ^go ahead,
      ^send/bring/ask/tell/advise/confirm/forward/submit/choose/ensure/provide,
      ^put/sign/return/check/review/share/complete/pass/fill/email/text/call/write/pick/book/pay/leave/get/give/use/read/reply/drop/add/cancel/change/move/take/find/join/help/make/come
      me/us/the/a/an/your/it/them/this/these/all/both/him/her/some/two/back/over/in/on/off/out/up/to/with/by/if,
      ^keep me/us/the/your, ^take/have/keep/bear a/in look/word/mind, ^let * know/have,
      ^could/can/would/will/couldn't/can't you,
      ^ask/tell/put/send/bring/sign/return/forward/check/review/advise/share/confirm/reply/respond/attach/visit,
      pls, would you mind/be, can/could/may/would/must ask you, ask/asking you to, ^maybe/perhaps you/we, be
      great/good/nice/lovely/wonderful/better/helpful/kind if you/we, be grateful if, ^take/have a look, i/we
      kindly ask, could/can you please/also, someone/anyone please, ^are you able to, possible for you, ^would
      it be possible, can/could/may i/we ask you, i/we/i'd/we'd need/want you to, would/i'd/we'd like you to,
      like to invite you, love to have/take you, we can/could/should/cancel discuss/meet/talk/cancel/postpone,
      you should/must call/mail/email/write/ask/contact/talk/consider/check/try, you need/have to,
      i/we/strongly/would/i'd suggest/recommend you, have to reschedule/postpone, it's/its/be best to/if, ^feel
      free to call/move/go`,
    tellMe: `please/do/just/also/and/or let me/us know, ^let me/us know, can/could/would/will you let me/us
      know, ^tell/remind me/us, please tell me/us, can/could/would/will you
      confirm/advise/say/clarify/explain/tell/remind, please confirm/advise/clarify/explain/specify/state/say,
      like/love/keen/interested/curious/want/wants to know/understand/hear/ask, i/we need/have to
      know/understand, be good/useful/helpful to know/hear, wanted to ask/check, trying to work/find out, your
      thoughts/views/feedback on, you haven't/didn't/never/forgot say/said/mention/told/to, not/never/haven't
      told me/us, wondering if/whether/what/how/about/when, i/we wonder
      if/whether/what/which/who/when/where/how/why, can't/cannot tell/figure/work/see
      out/from/if/whether/what/which/who/when/where/how/why, do you know, any idea, curious
      if/whether/what/which/who/when/where/how/why/about, do not know/understand
      if/whether/what/which/who/when/where/how/why
      you/you'd/you've/you're/your/the/my/this/it/there/is/are/time/day/one/much/many/long, not/no
      sure/clear/certain/idea if/whether/what/which/who/when/where/how/why
      you/you'd/you've/you're/your/the/my/this/it/there/is/are/time/day/one/much/many/long, not/isn't clear
      to/from, unclear/unsure if/whether/what/which/who/when/where/how/why, can/could/may i/we ask, asks/asking
      if/whether you, question is/of/remains if/whether/what/which/who/when/where/how/why, tell/remind me/us,
      curious, can/could/would you confirm/advise/say/clarify/explain, the/my/another/one question is,
      can't/cannot tell/figure, let me/us know, wondering`,
    needs: `i'd/we'd/would/should be grateful/glad for/of, still/we're/i'm/am/what's/only/is/are missing, need
      to see/have/receive, i/we/i'd/we'd wish/want/like/love to
      discuss/order/book/meet/return/cancel/change/arrange/request/reserve/apply/speak/borrow, i/we would like
      to discuss/order/book/meet/return/cancel/change/arrange/request/reserve/apply/speak/borrow,
      i/we/i'll/we'll/i'd/we'd/still need/require/lack
      you/your/a/an/the/this/it/some/someone/two/both/all/another/proof/confirmation/from/by, i/we
      will/would/also/only/just need/require
      you/your/a/an/the/this/it/some/someone/two/both/all/another/proof/confirmation/from/by, required/needed
      before/by/from, really help, be/useful/helpful useful/helpful/to, still waiting for/to, not/haven't
      received/had/got your/the, i/we would like a/an/your/some, could really use/do, i/we could use/do
      with/your, i'm/we're/am/are after/seeking/short, i'm/we're/am/are looking/interested for/in, i/we hope you
      can/could, be grateful for, i'd/we'd like/love to discuss/order/book/meet/see/have, i/we
      also/still/only/just/will/would need/require/lack, need/require/awaiting your, would really help, still
      waiting, like the opportunity, i/we would like to discuss/order/book/meet/see/have/do, i'll/we'll/i'd/we'd
      need/require, i/we need/require/lack`,
    courtesies: `who would have, who knows$, who doesn't, you believe/imagine, isn't it/that
      great/lovely/nice/amazing/funny, what more could/can, ^remember last/the/when, guess what/who, why not$,
      ^what a/an, let's hope/see, hope .. well/mend$, how are you/things/you$, how is/was everything/life,
      how's/is it going, how have you been, how was your weekend/trip, please
      find/note/see/ignore/accept/excuse/rest/feel/allow, please don't/be
      worry/reply/rush/feel/aware/advised/informed/assured, do not worry/reply, not/don't hesitate, want/like
      you to know, reason we/i, if/should/with .. questions/queries, if you have .. question, if anything, if
      there's/is anything, if you need any/anything/further/more/help, if i/we can be/help, know if i/we can,
      know if/when you have/need/run, let me introduce/tell, keep in touch, my/our love/regards, say hello/hi,
      no/not/don't need to, no/nothing .. required/needed/missing, to hear from you, hope
      the/your/you/everything/this/all, if you wish/prefer to/not`,
    connectors: `and, also, so, but, then, now, well, finally, lastly, first, firstly, secondly, third, next,
      otherwise, however, therefore, still, or, if so, if not, ps, again, by the way, btw, oh, ok, okay, plus,
      if possible, in addition, one/last more thing, quick question, just,
      when you get/have a chance/moment/minute, before then, after that, in that case`,
  },
  categories: {
    complaint: `i'm/am/very/deeply/so disappointed/dissatisfied/unhappy with/by/in,
      i'm/am/we're not happy/satisfied with, simply/totally unacceptable, writing/want/wish/like to complain,
      arrived/came damaged/broken, sent me/us the wrong, i/we was/were overcharged, charged me/us twice,
      been charged twice, have/you've let me/us down, parcel/order/delivery .. not/never/hasn't arrived`,
    badNews: `has passed away, my/our mother/father/mum/mom/dad/wife/husband/brother/sister/son has died,
      mother/father/mum/mom/dad/wife/husband/brother/sister/son died last/on/this/yesterday/suddenly/peacefully,
      passed away last/on/this/yesterday/suddenly/peacefully,
      death/loss of my/our mother/father/mum/mom/dad/wife/husband/brother/sister/son,
      just/i've lost my mother/father/mum/mom/dad/wife/husband/brother/sister/son/job, funeral is/will,
      i'm/am in hospital, mother/father/mum/mom/dad/wife/husband/brother/sister/son is in hospital,
      been rushed/admitted/taken to hospital, been diagnosed with, has/i've had a heart attack,
      been in an/a accident/car, is/am/i'm seriously/terminally ill, been/being made/laid redundant/off`,
    condolence: `sorry for/about your loss, to hear/learn/read about/of your loss/accident/illness,
      sorry to hear/learn/read about/of/that your mother/father/mum/mom/dad/wife/husband/brother/sister/son,
      sincere/deepest/heartfelt condolences/sympathy, get well soon, you a speedy/full recovery`,
    praise: `congratulations on/to your/you, congrats on, well done on, to congratulate you,
      you/you've did/done a/an great/amazing/wonderful/brilliant,
      your talk/presentation/speech/article was great/wonderful/brilliant/amazing,
      so/very/really impressed by/with your`,
    thanks: `so/very/ever much for all/everything/helping/having/lending/offering,
      thank you for all/everything/helping/having/lending/offering, thank you all for,
      thanks for all/everything/helping/having/lending/offering, i/just wanted to thank you`,
    invitation: `invite/inviting you to our/my/a/the/an/join/dinner/lunch/celebrate,
      are/you're invited to our/my/a/the/join/celebrate, you like to join us for, love for you to join/come`,
    unsolicited: `you have won, you've won, selected to receive, claim your prize/reward,
      increase your sales/traffic, rank higher, rank on google, seo services, limited time offer, act/buy now,
      exclusive offer, lottery, companies like yours, link building, guest post on`,
    machine: `ignore/disregard/forget/override .. instructions/prompt, ignore/disregard .. above,
      system prompt/override, your instructions are, new instructions, you are now a/an/in, you are an ai,
      as an ai, attention ai, to/for the ai, ai assistant/agent, language model, chatgpt, developer/debug mode,
      im_start, note to assistant, note/instruction to the assistant`,
  },
  fraud: {
    secrets: `password/passwords/passcode/passphrase/pin/tan/otp/credentials/cvv/cvc,
      one-time/verification/security/access/confirmation/six-digit/6-digit/digit code, one time code, code we ..
      sent, code you received/receive/got, login/log-in/card details, card/security number, card information,
      expiry date, seed/recovery phrase, private key, maiden name, sent/send a code, code sent, code i sent,
      code that was/arrived, code to your phone/number, code went to you, code from the text, codes/digits on
      the back, username and, long number, number on .. card, digits/numbers on/of/from/under/underneath/beneath
      the back/card/text/strip/message/silver, three digits, six digits/numbers, sms code, memorable word,
      16/sixteen digits, security/secret answer/answers/question/questions, codes from, code which, code just,
      *-digit code/number/pin/codes, reverse of your/the card, 12-word/24-word, recovery/secret/seed/backup
      phrase/words, online banking id/username/user/login/details/password/credentials, user name .. password,
      bank login, number it shows, login credentials, sign-in details/code, passport .. bank/debit/credit card,
      selfie holding/with, social security number .. card/bank/password, card pin, reset code, verification
      number/pin, card verification, codes we, code it shows, code that we,
      authentication/authenticator/authorisation/authorization code`,
    handOver: `answer/reply/respond .. with, send/email/text/give/tell/pass/read me/us, send the/over/it,
      send/confirm/verify/enter/update/need/require your, share/forward/provide/submit/supply/validate,
      confirm/enter the, let me/us have, fill in, i/we need the, answer this email/message with, what it says,
      read it to/out, following details/information, log/sign in here/below, get/come back to us/me with,
      send/email/text/give/forward it/them to, reply by, type in, key in, log/sign in with, confirm by, we will
      need, read out, drop me the, respond with, needs your, pass/send/forward it to, write back with, just
      pass, complete the/this/your/our .. form, complete and return, fill out, pass on
      the/your/that/those/these, pass them on, re-enter, reenter, re-verify, reconfirm, re-confirm, input
      your/the, what .. do you need from me, send full/name/copy/scan/photo/both/all/a copy/photo/picture/scan,
      send .. to us/me, fill in your, supply us, return .. with your, text back, send .. back to, forward .. to
      me/us, let me/us know the/your, quote your, share it/them/the/your, shoot me, send it/them/that over, have
      .. password/pin/code/cvv ready`,
    giftCards: `gift/itunes/steam/amazon/prepaid/play card/cards,
      giftcard/giftcards/vouchers/bitcoin/bitcoins/crypto, apple/google/itunes/steam card/cards, voucher codes,
      google play, zelle, usdt, tether, ethereum, wallet below, wallet address, moneypak, razer gold, e-gift,
      egift, vanilla card/cards, one4all, reload card/cards, cryptocurrency, gift vouchers/voucher`,
    buy: `buy/purchase/scratch/codes, get me, pick up, photo/photos/picture/pictures of the, get
      three/four/five/six/ten/some/a, grab, order some/me/a/the/three/four/five/gift, pay/paid/payable
      in/by/with/using, get some/the/them/a/us, get .. cards/vouchers, pick .. up, stop by, nip/pop to,
      purchasing, scratch-off, scan of the`,
    bankDetails: `bank/account/banking/payment details/information, bank/new account, account/routing number,
      iban, beneficiary, sort code, direct deposit, our/my account at,
      different/another/following/former/old/previous account/bank, standing order, account below, account no,
      following details, account instead, transfer/pay/paid/payment/payments/remit .. instead, receiving
      account/bank, secure/safe/holding account, new payment/remittance/wire instructions, wire instructions,
      wiring instructions, ach details, remittance details/information`,
    changed: `changed/updated/update/change/different/switched/moved/unavailable/frozen/closed, no longer, under
      audit, cannot/can't receive, new .. account/bank/banking/iban/details/beneficiary/payment, account/details
      .. new, different, another, following account, former, amend, instead of, replaced, new account, old
      account, moved, following details, no longer use/work/bank, secure/safe account .. opened/created/set,
      opened .. in your name, new .. instructions, revised, unable to receive, temporarily unable, being audited`,
    secrecy: `between you and me, between us, not/don't mention/discuss/call, strictly confidential, keep
      this/it quiet/confidential, tell/to no one, no one else, discreet, discretion, absolute/utmost/complete
      discretion/confidence/confidentiality/secrecy, not/never .. anyone else, keep this between, tell
      nobody/anyone, don't/not .. go to the police, say/mention nothing, don't/not tell/say/mention ..
      anyone/anything/nothing/mum/dad/others, not/never .. a word to, didn't/doesn't/don't/not/needn't hear/know
      .. yet/until/before/about, rather .. didn't/not hear/know, just/only you and me/i, stays/stay between,
      phone fell/broke/broken/died/is broken, broke/broken/cracked/lost/dropped .. phone, my/this new number,
      don't/not ring/phone, without telling/involving, out of the loop, tell the others/team, keep/kept ..
      secret/quiet/between, keep/kept .. to yourself, nobody else ..
      told/aware/knows/know/hear/informed/must/should, treat this/it as confidential, confidential for
      now/until, only you and i, do not speak/talk to, don't speak/talk to, for your eyes, not .. branch staff,
      under wraps, not .. inform/involve/alert/tell the bank/police/staff/colleagues/family/others/team, sworn
      to secrecy, writing/messaging/emailing from a friend's, smashed .. phone, phone ..
      smashed/ruined/toilet/repair/stolen/washing, this is my new, new temporary number, can't talk on the
      phone, cannot talk on the phone`,
    haste: `immediately/urgently/urgent/today/asap/quickly/expires, right away/now, within the hour, next hour,
      soon as possible, before noon, be closed/suspended/blocked/locked/deactivated/terminated/deleted,
      last/final warning/notice, you will lose, or face, close of business, this afternoon/morning, 24/48 hours,
      within .. hours, in five/ten minutes, same-day, same day, straight away, tonight, this evening, right now,
      by noon/midday/midnight/tonight/tomorrow, before i land/leave, end of .. day, without delay, at once,
      quick one, quick favour/favor, this week, pay/give/transfer .. back ..
      tomorrow/tonight/monday/tuesday/wednesday/thursday/friday/later/weekend, until tonight/tomorrow, next
      pay/payroll, next payday, this payroll, this pay run, take effect, within 2/3/5/7/two/three/five/seven
      days, before midnight/friday/sunday/monday/noon/lunch/four/five/three/two, closes on, places/spaces are
      limited, few places left, or it will be, very soon, in the next hour/hours, has to go out today,
      time-sensitive, time sensitive, pressing, while there is, last chance, overdue, can't/cannot/couldn't ..
      banking app, banking isn't, can't/cannot .. online banking, banking app .. work/working/locked, won't let
      us/me leave, pay/repay/refund/reimburse you .. as soon as, lend us/me ..
      until/money/dollars/pounds/thousand/hundred`,
    money: `western union, bill, rent, postage, balance, bank transfer, money, salary, million, dollars, settle,
      wire/transfer/pay/payment/fee/funds/deposit/bitcoin/crypto/moneygram/invoice/refund/inheritance/instalment/payments/sum/amount/payroll,
      cash/claim/your prize, claim .. prize, settled, zelle, cash app, cheque/check for, usdt,
      paid/paying/transferred/transferring/wired/wiring/payable/charge/charges/charged/cash/bail/fines/debt/rebate/refunded/duty/commission/invoices/savings,
      a fine, fine of`,
    warnings: `never ask/asks/request/share/send/give/reply, not/won't ask, not/don't share/send/give/reply, not
      to share, no one will ask, beware, be careful, scam, phishing, training, reset your own, reset/forgot my,
      change/changed your password, password/passwords expires/expire, password will expire, no change to,
      unchanged, not/haven't changed, nothing/none has changed, same as ever/before/always/usual, remain the
      same, usual account, as usual, ignore this message, wifi, wi-fi, quote, quotation, thank/thanks ..
      gift/voucher/card/vouchers, stay/stays/remain/remains/are/is the same, doesn't/don't/not/never
      change/changed/changes, not be asked, won't be asked, nobody will, choose/set .. new one, renewal,
      travel/expense claim/expenses, raffle, you can ignore, awareness, if you did not request, you
      asked/requested, you have/'ve asked/requested/clicked, asked us to reset, if you did not ask, if you
      didn't ask/request, stay/stays as it is, forgot/forgotten my/the/your password/pin, how to reset, they
      say, they may/might/will ask, pretending to be, posing as, claiming/claim to be, hang up,
      call/calling/ring/ringing/phone/dial .. number on, call/calling/ring/ringing/phone .. number
      you/already/known, usual number, number you already, number you know, number on file, deliberately
      not/don't/left, don't/not/won't include .. email/mail, password field/policy/manager/rules/generator,
      payment details section/page/form/field, nothing to pay, no need to send, needn't send, need not send, no
      one from, nobody from, no hurry, prompted to, client portal, same account, same one you, on our secure
      booking, do not need your, don't need your, is free of charge, no charge, discount/promo/promotional code,
      at checkout, at the checkout, chip/chipping/chipped in, whip-round, collection for, collected for, leaving
      present/do/gift, farewell gift/present, call/visit us .. in person, fraudsters/scammers .. pretend`,
    bait: `next of kin, deceased client, tax refund, overpaid tax, parcel/package/shipment/delivery ..
      held/unpaid/undelivered/returned, could not be delivered, customs fee/duty/charge, compensation fund,
      donation of, postage, have/'ve won, you won, been selected/chosen, estate of, late client, grant of,
      owed/entitled/eligible/due .. refund, refund is/of .. due/waiting/pending, compensation,
      parcel/package/shipment/delivery/order .. outstanding/waiting/could/hold/customs/fee, sweepstake*, cash
      award, widow, leave .. million, million .. leave/charity/poor, lawyer only,
      lottery/jackpot/winnings/inheritance/heir/unclaimed/redelivery, lucky winner, winner of, claim .. prize,
      prize draw/money/claim, prize .. fee/claim/winner/another, tax/council/energy/fuel/water rebate, rebate
      of, eligible .. rebate, tax .. overpaid, overpaid .. tax/council, band .. overpaid,
      energy/fuel/heating/cost-of-living/living/winter/support payment/grant/bonus/allowance ..
      approved/eligible/entitled/claim/apply/ready, personal/own bank account .. keep/forward/percent, keep ..
      percent/commission, we will/'ll send you a cheque/check, deposit the cheque/check, earn .. from home,
      mystery shopper, no credit check/checks, without credit check, pre-approved, preapproved, guaranteed
      profit/return/returns, double/triple your money, risk-free, investment opportunity, trading
      group/platform/bot, crypto/funds/money/assets you lost, recover .. lost .. funds/money/crypto, atm card,
      can't/cannot/unable .. show it/you .. person, courier will bring, pet courier/transport, without viewing,
      paid .. by mistake .. difference, as friends and family, using friends and family, unpaid/outstanding
      toll/fine/penalty/parking, toll notice, connect to your computer/pc/device .. refund/money,
      anydesk/teamviewer .. refund/money/savings, not turn/switch/shut .. off/down, certified
      technician/technicians, customs .. kept/holding/seized/equipment/gold/luggage, my accounts/account are/is
      frozen/blocked here, stranded, mugged, police station .. bail, bail is, claims agent, free
      iphone/ipad/phone/samsung, chosen to get/receive/win, savings .. secure/safe account, move your
      savings/money, money .. not safe, money is at risk, diplomatic agent/courier,
      your/claim/claims/cash/grand/release prize, keep .. as your pay/wage/wages/first/salary/fee/commission,
      refund/cancellation desk/department, release/clearance/upfront/unlocking fee, guarantee/guarantees ..
      profit/profits/return/returns, so i can't/cannot show .. it/you/person, can't/cannot let you view, my
      courier/mover/shipper will, send/wire/transfer/forward the difference, keys .. courier/delivered, keys by
      post, earn .. a/per day/week, earn up to, loan .. release/insurance/upfront, western union, moneygram`,
    threats: `will be closed/suspended/blocked/locked/deactivated/terminated/deleted/restricted/disabled, has
      been suspended/limited/restricted/locked/blocked, last/final warning/notice/reminder, or you will lose,
      you will lose access, legal action, prosecution, arrest/arrested, recorded you, your webcam/camera, your
      contacts, be returned to the sender,
      account/accounts/profile/page/mailbox/membership/subscription/access/messages/data ..
      removed/suspended/closed/deleted/lost/deactivated/erased/terminated/cancelled/blocked/locked/disabled/restricted,
      be permanently, goes/go/sent/returned back to, to all your contacts/friends/colleagues, filmed you,
      infected, bailiff/bailiffs, disconnected, cut off, warrant, lawsuit, debt collectors/collector, suspension
      of your, be fined, fined up to, everyone you know, your family .. video, video ..
      family/friends/colleagues, i hacked/have hacked, hacked your, malware, permanent loss, locked out,
      seize/seized, deported`,
  },
  instructions: {
    short: `keep it short, keep this short, keep it brief, be brief, brief, short, short reply, make it short,
      make it brief, as short as possible, keep it concise, be concise, very short, short and sweet`,
    signAs: `sign as {}, sign it as {}, sign off as {}, sign with {}, sign it {}, sign it with {}, signed {},
      sign from {}, my name is {}`,
    mention: `mention that {}, say that {}, tell them that {}, tell her that {}, tell him that {}, add that {},
      let them know that {}, let him know that {}, let her know that {}, point out that {}, write that {},
      include that {}, explain that {}, inform them that {}, note that {}`,
    propose: `propose {}, propose {} instead, suggest {}, suggest {} instead, offer {}, offer {} instead,
      suggest meeting {}, suggest meeting on {}, propose to meet {}, suggest a call on {}`,
    addressAs: `call them {}, call her {}, call him {}, address them as {}, address her as {}, address him as {},
      greet them as {}, greet her as {}, greet him as {}, use the name {}`,
    avoid: `never mention {}, do not mention {}, don't mention {}, don't say anything about {}, do not say
      anything about {}, leave out {}, avoid mentioning {}, without mentioning {}, not a word about {}, don't
      talk about {}, do not talk about {}, don't bring up {}`,
    yes: `say yes, say yes to {}, yes to {}, accept {}, agree to {}, confirm {}, yes, agree`,
    no: `say no, say no to {}, no to {}, decline {}, refuse {}, turn down {}, reject {}, no`,
    firstPerson: `i, i'm, i'll, i've, i'd, we, we're, we'll, we've, we'd, my, our`,
    thirdPerson: 'he, she, him, her, his, hers, they, them, their, theirs',
  },
  address: { familiar: '', polite: '' },
  phrases: {
    greeting: {
      familiar: 'Hi {first},',
      polite: { plain: 'Dear {name},', warm: 'Dear {first},' },
      familiarNameless: 'Hi,',
      politeNameless: { plain: 'Hello,', formal: 'Dear Sir or Madam,' },
      inReturn: { hello: 'Hello {first},' },
      byTitle: {
        mr: 'Dear Mr {last},',
        ms: 'Dear Ms {last},',
        mrs: 'Dear Mrs {last},',
        miss: 'Dear Miss {last},',
        mx: 'Dear Mx {last},',
        dr: 'Dear Dr {last},',
        doctor: 'Dear Dr {last},',
        prof: 'Dear Professor {last},',
        professor: 'Dear Professor {last},',
        rev: 'Dear Reverend {last},',
        revd: 'Dear Reverend {last},',
        reverend: 'Dear Reverend {last},',
        capt: 'Dear Captain {last},',
        captain: 'Dear Captain {last},',
        cllr: 'Dear Councillor {last},',
        councillor: 'Dear Councillor {last},',
        sir: 'Dear Sir {first},',
        dame: 'Dear Dame {first},',
        sgt: 'Dear Sergeant {last},',
        sergeant: 'Dear Sergeant {last},',
        judge: 'Dear Judge {last},',
        senator: 'Dear Senator {last},',
        rabbi: 'Dear Rabbi {last},',
        father: 'Dear Father {last},',
        sister: 'Dear Sister {last},',
        coach: 'Dear Coach {last},',
        uncle: 'Dear Uncle {last},',
        aunt: 'Dear Aunt {last},',
        auntie: 'Dear Auntie {last},',
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
      kindWords: { plain: 'Thank you for your kind words.', warm: 'Thank you so much for your kind words.' },
      welcome: {
        plain: 'Thank you for your kind message.',
        warm: 'Thank you so much for your kind message.',
      },
      invitation: {
        plain: 'Thank you for the invitation.',
        warm: 'Thank you so much for the invitation.',
        formal: 'Thank you very much for the invitation.',
      },
    },
    statements: {
      accept: {
        plain: 'I am happy to accept.',
        warm: "I'd be very happy to accept.",
        formal: 'I am pleased to accept.',
        brief: 'I accept.',
      },
      decline: {
        plain: 'Unfortunately, I have to decline.',
        warm: 'Sadly, I have to decline.',
        formal: 'I regret that I must decline.',
      },
      thank: {
        plain: 'Thank you very much for [what you are thankful for].',
        warm: 'Thank you so much for [what you are thankful for].',
        formal: 'I would like to thank you very much for [what you are thankful for].',
        brief: 'Thank you for [what you are thankful for].',
      },
      reschedule: {
        plain: 'Unfortunately, that time does not work for me. Another suggestion: [another day and time].',
        warm: "I'm sorry, that time doesn't work for me after all. Another suggestion: [another day and time].",
        formal:
          'Unfortunately, I am unable to keep that time. May I suggest an alternative: [another day and time].',
      },
      request: {
        plain: 'Could you please [your request]?',
        formal: 'I would be grateful if you could [your request].',
      },
      question: {
        plain: 'Could you tell me [what you want to know]?',
        formal: 'I would be grateful if you could tell me [what you want to know].',
      },
      clarify: { plain: 'To clarify: [what you want to make clear].' },
      update: {
        plain: 'Here is where things stand: [current status].',
        formal: 'The current position is as follows: [current status].',
      },
      apologize: {
        plain: 'I am very sorry about this.',
        warm: "I'm really sorry about this.",
        formal: 'Please accept my sincere apologies for this.',
        brief: 'I am sorry about this.',
      },
      followUp: {
        plain: 'I am following up on this. Could you let me know [what you are waiting to hear]?',
        warm: 'I just wanted to follow up on this. Could you let me know [what you are waiting to hear]?',
        formal:
          'I am writing to follow up on this matter. Could you please let me know [what you are waiting to hear]?',
      },
      confirm: {
        plain: 'I can confirm this.',
        warm: "I'm happy to confirm this.",
        formal: 'I am pleased to confirm this.',
      },
      negotiate: {
        plain: 'I would like to suggest the following: [your proposal].',
        warm: 'My suggestion would be: [your proposal].',
        formal: 'I would like to propose the following: [your proposal].',
        brief: 'My suggestion: [your proposal].',
      },
      introduce: {
        plain: 'Let me introduce myself: I am [your name], [your role].',
        formal: 'Please allow me to introduce myself: I am [your name], [your role].',
      },
    },
    answers: {
      yes: 'Yes.',
      no: { plain: "I'm afraid not.", formal: 'I am afraid not.' },
      willDo: { plain: 'Yes, of course.', formal: 'Yes, certainly.' },
      cannotDo: {
        plain: 'Unfortunately, that is not possible.',
        warm: "I'm afraid that isn't possible.",
        formal: 'I regret that this is not possible.',
      },
      confirmed: {
        plain: 'Yes, I can confirm that.',
        warm: "Yes, I'm happy to confirm that.",
        formal: 'Yes, I am pleased to confirm that.',
      },
      later: { plain: "I'll get back to you on this.", formal: 'I will come back to you on this.' },
    },
    proposeTime: 'My suggestion: {time}.',
    lookingForward: {
      plain: '',
      warm: 'Looking forward to hearing from you.',
      formal: 'I look forward to your reply.',
    },
    signOff: {
      plain: 'Kind regards,',
      warm: '{All the best|Warm regards},',
      formal: 'Yours sincerely,',
      brief: '{Best|Best regards},',
    },
    gaps: {
      answer: 'your answer',
      yesNo: 'Yes / No',
      willDo: "Yes, of course / I'm afraid that isn't possible",
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
    opens: `here is, here's, below is, sure, certainly, of course, absolutely, reply, response, draft,
      suggested, email, final`,
    nouns: 'reply, response, draft, email, e-mail, message, answer',
  },
  checking: {
    notNames: "i, i'm, i'd, i'll, i've, ok, pdf, re, fyi, asap, faq, ai, ceo, it, hr, am, pm",
    numberWords: `thirteen 13, fourteen 14, fifteen 15, sixteen 16, seventeen 17, eighteen 18, nineteen
      19, twenty 20, thirty 30, forty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90, hundred 100,
      thousand 1000, dozen 12`,
    numberAnds: 'and',
  },
  dates: {
    months: '-, -, -, -, -, -, -, -, sept',
    weekdays: 'mon, tues/tue, weds/wed, thurs/thur/thu, fri, sat, sun',
    onlyWithCapital: 'may, march, mon, tue, wed, thu, fri, sat, sun',
    lead: 'on, the, on the, of, of the',
    dayMarks: 'st, nd, rd, th',
    ofMonth: 'of',
    ofYear: 'of',
    until: 'to, until, till, through, thru',
    or: 'or',
    numbers: 'one/a/an, two/a couple of, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
    relativeDays: `yesterday = -1, today = 0, tonight = 0, this [morning/afternoon/evening] = 0, eod = 0, cob = 0,
      [end/close] of business = 0, eod today = 0, tomorrow = 1, tmrw = 1, eod tomorrow = 1,
      (the) day after tomorrow = 2, in a fortnight = 14`,
    weekday: `{weekday} this week = this, this week (on) {weekday} = this, {weekday} (of) next week = next,
      next week (on) {weekday} = next, [next/the following] {weekday} = next,
      [this/coming/the coming/this coming/eod/eod on/cob/cob on] {weekday} = coming, last {weekday} = past`,
    distance: `[in/within] (about) {n} day(s)(' time) = days, {n} day(s) [from now/from today/hence] = days,
      [in/within] (about) {n} week(s)(' time) = weeks, {n} week(s) [from now/from today/hence] = weeks,
      [in/within] (about) {n} month(s)(' time) = months, {n} month(s) [from now/from today/hence] = months`,
    periods: `this week = week, [next/the coming/the following] week = week 1, this weekend = weekend,
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

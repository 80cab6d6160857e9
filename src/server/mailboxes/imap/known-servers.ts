// The servers of large providers. Sources: the help pages of the providers. Proton is missing: it has no IMAP server on
// the internet, only one that its own program opens on the person's machine.
import type { FoundServers, MailServer } from '#domain/mailbox-connection.ts';

type KnownServers = {
  provider: string;
  /** The domains of its addresses. */
  domains: readonly string[];
  /** The ends of the MX records of other domains whose mail it has. */
  mx?: readonly string[];
  imap: MailServer;
  smtp: MailServer;
  /** The page about the password of its own that each program needs. */
  appPassword?: string;
  /** It puts a copy of what is sent into the Sent folder itself. */
  keepsSent?: true;
  /** It accepts no password from programs, also no app password. */
  acceptsNoPassword?: true;
};

const imaps = (host: string): MailServer => ({ host, port: 993, security: 'tls' });
const smtps = (host: string): MailServer => ({ host, port: 465, security: 'tls' });
const submission = (host: string): MailServer => ({ host, port: 587, security: 'starttls' });

/** The servers `imap.` and `smtp.` of a domain. */
const usual = (domain: string) => ({ imap: imaps(`imap.${domain}`), smtp: smtps(`smtp.${domain}`) });

/** One server that receives and sends. */
const single = (host: string) => ({ imap: imaps(host), smtp: smtps(host) });

const netease = (domain: string): KnownServers => ({
  provider: 'NetEase Mail',
  domains: [domain],
  ...usual(domain),
  appPassword: 'https://help.mail.163.com/faq.do?m=list&categoryID=90',
});

const zoho = (country: string): KnownServers[] => [
  {
    provider: 'Zoho Mail',
    domains: [`zoho.${country}`, `zohomail.${country}`],
    ...usual(`zoho.${country}`),
    keepsSent: true,
  },
  {
    provider: 'Zoho Mail',
    keepsSent: true,
    domains: [],
    mx: [`zoho.${country}`],
    imap: imaps(`imappro.zoho.${country}`),
    smtp: smtps(`smtppro.zoho.${country}`),
  },
];

const ionos = (country: string, ...mx: string[]): KnownServers => ({
  provider: 'IONOS',
  domains: [],
  mx: [`ionos.${country}`, ...mx],
  ...usual(`ionos.${country}`),
});

const microsoft = {
  provider: 'Microsoft',
  imap: imaps('outlook.office365.com'),
  keepsSent: true,
  acceptsNoPassword: true,
} as const;

/** Each provider, or each country of one. */
export const knownServers: readonly KnownServers[] = [
  {
    provider: 'Gmail',
    domains: ['gmail.com', 'googlemail.com'],
    mx: ['google.com', 'googlemail.com'],
    ...usual('gmail.com'),
    appPassword: 'https://support.google.com/accounts/answer/185833',
    keepsSent: true,
  },
  {
    ...microsoft,
    domains:
      words(`outlook.com outlook.de outlook.fr outlook.es outlook.it outlook.jp outlook.co.id outlook.com.br
      hotmail.com hotmail.co.uk hotmail.de hotmail.fr hotmail.es hotmail.it hotmail.nl hotmail.be hotmail.ca hotmail.se
      live.com live.co.uk live.de live.fr live.it live.nl live.be live.ca live.se live.dk live.no live.com.mx msn.com
      passport.com windowslive.com`),
    mx: ['olc.protection.outlook.com'],
    smtp: submission('smtp-mail.outlook.com'),
  },
  {
    ...microsoft,
    domains: [],
    mx: ['mail.protection.outlook.com', 'mx.microsoft'],
    smtp: submission('smtp.office365.com'),
  },
  {
    provider: 'iCloud',
    domains: ['icloud.com', 'me.com', 'mac.com'],
    mx: ['mail.icloud.com'],
    imap: imaps('imap.mail.me.com'),
    smtp: submission('smtp.mail.me.com'),
    appPassword: 'https://support.apple.com/102654',
  },
  {
    provider: 'AOL',
    domains: ['aol.com', 'aol.co.uk', 'aol.de', 'aol.fr', 'aim.com'],
    mx: ['mx-aol.mail.gm0.yahoodns.net'],
    ...usual('aol.com'),
    appPassword: 'https://help.aol.com/articles/Create-and-manage-app-password',
  },
  {
    provider: 'Yahoo',
    domains:
      words(`yahoo.com yahoo.co.uk yahoo.ca yahoo.de yahoo.fr yahoo.es yahoo.it yahoo.in yahoo.co.in yahoo.ie
      yahoo.com.br yahoo.com.ar yahoo.com.mx yahoo.com.au yahoo.co.nz yahoo.co.id yahoo.com.ph yahoo.com.sg yahoo.com.hk
      yahoo.com.tr yahoo.com.vn yahoo.gr yahoo.pl yahoo.ro yahoo.se yahoo.no yahoo.dk ymail.com rocketmail.com
      myyahoo.com`),
    mx: ['am0.yahoodns.net'],
    ...usual('mail.yahoo.com'),
    appPassword: 'https://help.yahoo.com/kb/SLN15241.html',
  },
  {
    provider: 'AT&T',
    domains:
      words(`att.net ameritech.net bellsouth.net currently.com flash.net nvbell.net pacbell.net prodigy.net
      sbcglobal.net snet.net swbell.net`),
    ...usual('mail.att.net'),
    appPassword: 'https://www.att.com/support/article/email-support/KM1240308/',
  },
  {
    provider: 'Fastmail',
    domains: ['fastmail.com', 'fastmail.fm', 'fastmail.net', 'fastmail.org', 'messagingengine.com'],
    mx: ['messagingengine.com'],
    ...usual('fastmail.com'),
    appPassword: 'https://www.fastmail.help/hc/en-us/articles/360058752854-App-passwords',
  },
  {
    provider: 'GMX',
    domains: words('gmx.net gmx.de gmx.at gmx.ch gmx.eu gmx.org gmx.info gmx.biz'),
    mx: ['gmx.net'],
    imap: imaps('imap.gmx.net'),
    smtp: smtps('mail.gmx.net'),
  },
  {
    provider: 'GMX',
    domains: ['gmx.com', 'gmx.us', 'gmx.co.uk', 'gmx.fr', 'gmx.es'],
    imap: imaps('imap.gmx.com'),
    smtp: smtps('mail.gmx.com'),
  },
  { provider: 'WEB.DE', domains: ['web.de'], ...usual('web.de') },
  {
    provider: 'mail.com',
    domains: words('mail.com email.com post.com usa.com consultant.com engineer.com europe.com dr.com'),
    mx: ['mail.com'],
    ...usual('mail.com'),
  },
  {
    provider: 'T-Online',
    domains: ['t-online.de', 'magenta.de'],
    imap: imaps('secureimap.t-online.de'),
    smtp: smtps('securesmtp.t-online.de'),
    appPassword: 'https://www.telekom.de/hilfe/apps-dienste/e-mail/programme/passwort-verwalten',
  },
  {
    provider: 'Posteo',
    domains: words('posteo.de posteo.net posteo.at posteo.ch posteo.eu posteo.org'),
    ...single('posteo.de'),
  },
  { provider: 'mailbox.org', domains: ['mailbox.org'], mx: ['mailbox.org'], ...usual('mailbox.org') },
  { provider: 'STRATO', domains: ['strato.de'], mx: ['rzone.de'], ...usual('strato.de') },
  ionos('de', 'kundenserver.de'),
  ionos('com', '1and1.com'),
  ...['co.uk', 'fr', 'es', 'it'].map((country) => ionos(country)),
  {
    provider: 'Infomaniak',
    domains: ['ik.me', 'ikmail.com', 'etik.com'],
    mx: ['infomaniak.ch'],
    ...single('mail.infomaniak.com'),
  },
  { provider: 'OVHcloud', domains: [], mx: ['mail.ovh.net'], ...single('ssl0.ovh.net') },
  { provider: 'Gandi', domains: [], mx: ['mail.gandi.net'], ...single('mail.gandi.net') },
  { provider: 'Migadu', domains: [], mx: ['migadu.com'], ...usual('migadu.com') },
  { provider: 'Hostinger', domains: [], mx: ['hostinger.com'], ...usual('hostinger.com') },
  ...['com', 'eu', 'in'].flatMap(zoho),
  {
    provider: 'Mail.ru',
    domains: ['mail.ru', 'inbox.ru', 'list.ru', 'bk.ru', 'internet.ru', 'xmail.ru'],
    mx: ['mail.ru'],
    ...usual('mail.ru'),
    appPassword: 'https://help.mail.ru/mail/security/protection/external',
  },
  {
    provider: 'Yandex',
    domains: words('yandex.ru yandex.com yandex.by yandex.kz yandex.ua yandex.net ya.ru narod.ru'),
    mx: ['yandex.net', 'yandex.ru'],
    ...usual('yandex.com'),
    appPassword: 'https://yandex.com/support/id/en/authorization/app-passwords',
  },
  {
    provider: 'QQ Mail',
    domains: ['qq.com', 'vip.qq.com', 'foxmail.com'],
    ...usual('qq.com'),
    appPassword: 'https://service.mail.qq.com/detail/0/75',
  },
  ...['163.com', '126.com', 'yeah.net'].map(netease),
  { provider: 'Naver', domains: ['naver.com'], ...usual('naver.com') },
  { provider: 'Orange', domains: ['orange.fr', 'wanadoo.fr'], ...usual('orange.fr') },
  { provider: 'Free', domains: ['free.fr'], ...usual('free.fr') },
  { provider: 'La Poste', domains: ['laposte.net'], ...usual('laposte.net') },
  {
    provider: 'Libero',
    domains: ['libero.it', 'inwind.it', 'iol.it', 'blu.it', 'giallo.it'],
    imap: imaps('imapmail.libero.it'),
    smtp: smtps('smtp.libero.it'),
  },
  { provider: 'Comcast', domains: ['comcast.net'], ...usual('comcast.net') },
  {
    provider: 'BT',
    domains: ['btinternet.com', 'btopenworld.com', 'talk21.com'],
    ...single('mail.btinternet.com'),
  },
  {
    provider: 'Seznam',
    domains: ['seznam.cz', 'email.cz', 'post.cz', 'spoluzaci.cz'],
    mx: ['seznam.cz'],
    ...usual('seznam.cz'),
  },
  { provider: 'WP', domains: ['wp.pl'], ...usual('wp.pl') },
  { provider: 'o2', domains: ['o2.pl', 'go2.pl', 'tlen.pl', 'prokonto.pl'], ...single('poczta.o2.pl') },
  {
    provider: 'Onet',
    domains: words('onet.pl onet.eu op.pl vp.pl poczta.onet.pl poczta.onet.eu autograf.pl'),
    ...usual('poczta.onet.pl'),
  },
  { provider: 'Interia', domains: ['interia.pl', 'interia.eu', 'poczta.fm'], ...single('poczta.interia.pl') },
];

function words(text: string): string[] {
  return text.split(/\s+/);
}

const byDomain = new Map(knownServers.flatMap((row) => row.domains.map((domain) => [domain, row])));
const byHost = new Map(knownServers.flatMap((row) => [row.imap, row.smtp].map(({ host }) => [host, row])));

/** The servers of a provider's own domain, in small letters. */
export function serversOfDomain(domain: string): Pick<FoundServers, 'imap' | 'smtp'> | undefined {
  return byDomain.get(domain);
}

/** The servers of a domain whose mail a provider has. `exchanges`: the names of its MX records. */
export function serversOfExchanges(
  exchanges: readonly string[],
): Pick<FoundServers, 'imap' | 'smtp'> | undefined {
  return exchanges
    .map((exchange) => `.${exchange.toLowerCase()}`)
    .map((exchange) => knownServers.find(({ mx }) => mx?.some((end) => exchange.endsWith(`.${end}`))))
    .find((row) => row !== undefined);
}

/** The page about the app password that the provider of a server wants. */
export function appPasswordFor(host: string): FoundServers['appPassword'] {
  const row = byHost.get(host.toLowerCase());
  return row?.appPassword ? { provider: row.provider, url: row.appPassword } : undefined;
}

/** The provider of a server, if it accepts no password from programs: sign-ins fail with every password. */
export function providerWithoutPasswords(host: string): string | undefined {
  const row = byHost.get(host.toLowerCase());
  return row?.acceptsNoPassword && row.provider;
}

/** Whether a server is one of the table: its name is right. */
export function isKnownServer(host: string): boolean {
  return byHost.has(host.toLowerCase());
}

/** Whether the provider of an outgoing server puts a copy of what it sends into the Sent folder itself. */
export function keepsSent(smtpHost: string): boolean {
  return byHost.get(smtpHost.toLowerCase())?.keepsSent ?? false;
}

import type {
  ConnectionSecurity,
  FoundServers,
  MailServer,
  PasswordSignIn,
} from '#domain/mailbox-connection.ts';

/** The two servers of a mailbox, by the names that the API gives them. */
export type ServerRole = 'imap' | 'smtp';

/** A server as the form shows it. `isOwn`: the person typed it, so a server that is found does not replace it. */
export type ServerFields = { host: string; port: string; security: ConnectionSecurity; isOwn: boolean };

export type ServerSettings = Record<ServerRole, ServerFields>;

/** The kinds of protection as people call them, in the order in which they are offered. */
export const securityNames: Record<ConnectionSecurity, string> = {
  tls: 'TLS',
  starttls: 'STARTTLS',
  none: 'None',
};

const usualPorts: Record<ServerRole, Record<ConnectionSecurity, string>> = {
  imap: { tls: '993', starttls: '143', none: '143' },
  smtp: { tls: '465', starttls: '587', none: '25' },
};

const noServer = (role: ServerRole): ServerFields => ({
  host: '',
  port: usualPorts[role].tls,
  security: 'tls',
  isOwn: false,
});

/** The fields before anything is found or typed. */
export const noServers: ServerSettings = { imap: noServer('imap'), smtp: noServer('smtp') };

/** The settings after the person changed a server. A usual port follows the security. */
export function withTyped(
  settings: ServerSettings,
  role: ServerRole,
  typed: Partial<Omit<ServerFields, 'isOwn'>>,
): ServerSettings {
  const before = settings[role];
  const next = { ...before, ...typed };
  const hasUsualPort = before.port === usualPorts[role][before.security];
  if (typed.security && hasUsualPort) next.port = usualPorts[role][typed.security];
  return { ...settings, [role]: { ...next, isOwn: next.host.trim() !== '' } };
}

function foundServer(role: ServerRole, server: MailServer | null | undefined): ServerFields {
  if (!server) return noServer(role);
  const { host, port, security } = server;
  return { host, port: String(port), security, isOwn: false };
}

/** The settings with what was found for an address, or without it. What the person typed stays. */
export function withFound(settings: ServerSettings, found: FoundServers | undefined): ServerSettings {
  const { imap, smtp } = settings;
  return {
    imap: imap.isOwn ? imap : foundServer('imap', found?.imap),
    smtp: smtp.isOwn ? smtp : foundServer('smtp', found?.smtp),
  };
}

/** How far the look-up of an address's servers is. `failed`: it could not be made. */
export type ServerLookup = { kind: 'none' | 'finding' | 'failed' } | { kind: 'done'; found: FoundServers };

/** Whether the person has to type a server, because it was not found. */
export function isServerMissing(lookup: ServerLookup): boolean {
  return lookup.kind === 'done' && !(lookup.found.imap && lookup.found.smtp);
}

/** What the form says about the servers. */
export function lookupText(lookup: ServerLookup): string {
  if (lookup.kind === 'finding') return 'Finding the servers...';
  if (lookup.kind === 'failed') return 'The servers could not be looked up now. Connect tries it again.';
  if (lookup.kind !== 'done') return '';
  const { imap, smtp } = lookup.found;
  if (imap && smtp) return `Found ${imap.host} and ${smtp.host}.`;
  if (imap) return `Found ${imap.host}, but no outgoing server. Please enter it below.`;
  if (smtp) return `Found ${smtp.host}, but no incoming server. Please enter it below.`;
  return 'No servers were found for this address. Please enter them below.';
}

/** Whether a text can be the whole address of a mailbox. */
export const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

/** Whether an address is probably not typed any further: its domain has an ending. */
export const looksComplete = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);

/** The fields of the form by their names, as the schema of a sign-in has them. An empty server is left out. */
export function toSignIn(fields: unknown): object {
  const typed = fields as Partial<Record<string, string>>;
  const server = (role: ServerRole) =>
    typed[`${role}.host`]?.trim()
      ? {
          host: typed[`${role}.host`],
          port: Number(typed[`${role}.port`]?.trim() || Number.NaN),
          security: typed[`${role}.security`],
        }
      : undefined;
  const { address, password, username } = typed;
  return {
    address,
    password,
    username: username?.trim() || undefined,
    imap: server('imap'),
    smtp: server('smtp'),
  } satisfies Record<keyof PasswordSignIn, unknown>;
}

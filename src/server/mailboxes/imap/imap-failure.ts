import type { ImapFlowError } from 'imapflow';
import type { MailServer } from '#domain/mailbox-connection.ts';
import { ProblemError } from '../../problems.ts';
import { MailboxError, type MailboxFailure } from '../mailbox.ts';
import type { ServerRole } from './safe-address.ts';

/** An error of one of the two protocols, of TLS or of the connection. */
type ServerError = ImapFlowError & {
  /** The number of an answer of SMTP. */
  responseCode?: number;
  /** Node's code, where the library for SMTP has put one of its own over it. */
  originalCode?: string;
  /** Which wait was too long, from the library for SMTP. */
  timeoutType?: string;
};

/** Codes of a server that cannot check a password now. Source: RFC 5530, section 3. */
const temporaryCodes = new Set(['UNAVAILABLE', 'INUSE', 'SERVERBUG', 'CONTACTADMIN', 'LIMIT']);
/** Codes for a folder or a message that is gone, also while it was asked for. Source: RFC 5530, section 3. */
const missingCodes = new Set(['NONEXISTENT', 'EXPUNGEISSUED']);
/** Codes of a server that has no room left. Source: RFC 9051, section 7.1, and RFC 7889. */
const fullCodes = new Set(['OVERQUOTA', 'APPENDLIMIT']);
/** The longest wait that the caller gets, in seconds. */
const MAX_WAIT_SECONDS = 600;

/** Whether the server says that the name or the password is wrong. */
function isRefusedSignIn(error: ServerError): boolean {
  // SMTP: the other codes say that the server cannot, or not in this way. Source: RFC 4954, section 6.
  if (error.code === 'EAUTH') return error.responseCode === 534 || error.responseCode === 535;
  const code = error.serverResponseCode ?? '';
  const isTemporary = temporaryCodes.has(code) || /too many|maximum/i.test(error.responseText ?? '');
  return error.authenticationFailed === true && error.responseStatus === 'NO' && !isTemporary;
}

/** Codes of an SMTP server that knows no sign-in, or none before TLS. Source: RFC 5321, 4.2.3, and RFC 4954, 4 and 6. */
const noSignInCodes = new Set([500, 502, 503, 504, 530, 538]);

/** Whether the server offers no sign-in with a password on this connection. */
function offersNoSignIn(error: ServerError): boolean {
  if (error.code === 'EAUTH') return noSignInCodes.has(error.responseCode ?? 0);
  // The library for IMAP found no way in what the server offers, and asked nothing.
  return (
    error.authenticationFailed === true && error.responseStatus === undefined && error.code === undefined
  );
}

/** Whether the server accepted the connection and then said nothing. */
const isSilent = ({ code, timeoutType }: ServerError) =>
  code === 'GREETING_TIMEOUT' || timeoutType === 'GREETING_TIMEOUT';

function failureOf(error: ServerError): MailboxFailure {
  // Only the server that mail is read from ends a connection: the other one may be wrong for a while.
  if (isRefusedSignIn(error)) return error.code === 'EAUTH' ? 'sending-refused' : 'access-revoked';
  if (error.mailboxMissing || missingCodes.has(error.serverResponseCode ?? '')) return 'not-found';
  if (fullCodes.has(error.serverResponseCode ?? '')) return 'full';
  if (error.code === 'ETHROTTLE' || error.serverResponseCode === 'LIMIT') return 'busy';
  return error.responseStatus === undefined || error.authenticationFailed ? 'unavailable' : 'refused';
}

/** The mailbox error for a failed call. The log shows of the cause only its name and its code. */
export function toImapError(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error;
  if (!(error instanceof Error)) return new MailboxError('unavailable', { cause: error });
  const failed: ServerError = error;
  const failure = failureOf(failed);
  const seconds = Math.ceil((failed.throttleReset ?? 0) / 1_000);
  return new MailboxError(failure, {
    cause: error,
    ...(failure === 'busy' && seconds > 0 ? { retryAfterSeconds: Math.min(seconds, MAX_WAIT_SECONDS) } : {}),
  });
}

/** What is wrong with a certificate, by Node's codes. */
const certificateFaults: Record<string, string> = {
  CERT_HAS_EXPIRED: 'it has expired',
  CERT_NOT_YET_VALID: 'it is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the server has signed it itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'an unknown authority has signed it',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'an unknown authority has signed it',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'an unknown authority has signed it',
};

/** What is wrong with a connection, by Node's codes. */
const networkFaults: Record<string, string> = {
  ECONNREFUSED: 'accepts no connection at this port',
  ECONNRESET: 'ended the connection',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  EPROTO: 'does not speak TLS at this port',
  ERR_SSL_WRONG_VERSION_NUMBER: 'does not speak TLS at this port',
};

/** The names of the settings in the form. */
const securitySettings: Record<ServerRole, string> = {
  incoming: "'Incoming security'",
  outgoing: "'Outgoing security'",
};

/** What was wrong with a server, as the end of a sentence that begins with its name. */
function faultOf(error: ServerError, role: ServerRole, { host, port, security }: MailServer): string {
  const setting = securitySettings[role];
  const code = error.originalCode ?? error.code ?? '';
  const certificate = certificateFaults[code];
  if (certificate !== undefined) return `has a certificate that cannot be trusted: ${certificate}.`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return `has a certificate for another name than ${host}.`;
  if (security === 'starttls' && (error.tlsFailed || code === 'ETLS')) {
    return `offers no STARTTLS at port ${port}, and the password is not sent without it.`;
  }
  if (offersNoSignIn(error)) {
    return security === 'none'
      ? `offers no sign-in without encryption (port ${port}). Choose TLS or STARTTLS as ${setting}.`
      : `offers no sign-in with a password at port ${port}.`;
  }
  if (isSilent(error) && security !== 'tls') {
    return `sent no greeting at port ${port}. If the port expects TLS at once, choose TLS as ${setting}.`;
  }
  return `${networkFaults[code] ?? 'did not answer as a mail server'} (port ${port}).`;
}

/** The problem for the person who connects a mailbox: which server, and why. */
export function toConnectProblem(error: unknown, role: ServerRole, server: MailServer): unknown {
  if (error instanceof ProblemError || !(error instanceof Error)) return error;
  const failed: ServerError = error;
  const named = `The ${role} server ${server.host}`;
  if (isRefusedSignIn(failed)) {
    return new ProblemError('mailbox_refused', {
      detail: `${named} refused the name or the password.`,
      cause: error,
    });
  }
  return new ProblemError('mailbox_unreachable', {
    detail: `${named} ${faultOf(failed, role, server)}`,
    cause: error,
  });
}

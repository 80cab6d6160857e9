import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigurationError, parseEnv } from './env.ts';

const secret = 's'.repeat(32);

test('several secrets are read, the newest first', () => {
  const { storage } = parseEnv({ APP_SECRET: `${secret} , ${'o'.repeat(32)}` });
  expect(storage.appSecrets).toEqual([secret, 'o'.repeat(32)]);
});

test('should listen on this machine and write with the built-in drafter without any variable', () => {
  const env = parseEnv({});
  expect(env.web).toMatchObject({ port: 3000, host: '127.0.0.1', appUrl: undefined });
  expect(env.storage).toEqual({ databaseUrl: undefined, dataDir: './data', appSecrets: undefined });
  expect(env.models).toMatchObject({ standard: undefined, fallback: undefined, timeoutMs: 60_000 });
  expect(env.replyLimits).toEqual({ repliesPerMinute: 60, guestRepliesPerAddress: 30 });
  expect(env.attemptLimits).toEqual({ ratePerAddress: 60, signUpsPerAddress: 300 });
  expect(env.mail).toMatchObject({ smtpUrl: undefined, logsLinks: false });
  expect(env.mailboxes).toEqual({ google: undefined, allowPrivate: false });
});

test('should send mail from the public host unless a sender is set', () => {
  const from = (variables: Record<string, string>) => parseEnv(variables).mail.from;
  expect(from({ APP_URL: 'https://reply.example.com' })).toBe(
    'AI Reply Assistant <no-reply@reply.example.com>',
  );
  expect(from({ APP_URL: 'http://127.0.0.1:3000' })).toBe('AI Reply Assistant <no-reply@localhost>');
  expect(from({ MAIL_FROM: 'Replies <replies@example.com>' })).toBe('Replies <replies@example.com>');
});

test('should write links to the log only in development without a mail server', () => {
  const logsLinks = (variables: Record<string, string>) => parseEnv(variables).mail.logsLinks;
  expect(logsLinks({ NODE_ENV: 'development' })).toBe(true);
  expect(logsLinks({ NODE_ENV: 'development', SMTP_URL: 'smtp://127.0.0.1:2525' })).toBe(false);
  expect(logsLinks({ NODE_ENV: 'production' })).toBe(false);
});

test('should treat an empty variable as unset', () => {
  expect(parseEnv({ PORT: '', AI_MODEL: ' ', DATABASE_URL: '', TRUST_PROXY: '' })).toEqual(parseEnv({}));
});

test('should keep the colons in the name of a model', () => {
  const { standard } = parseEnv({ AI_MODEL: 'ollama:qwen3:8b' }).models;
  expect(standard).toEqual({ provider: 'ollama', model: 'qwen3:8b', label: 'ollama:qwen3:8b' });
});

test('should take a path of a model’s file with capital letters at its end', () => {
  const path = join(import.meta.dirname, 'My.GGUF');
  const { standard } = parseEnv({ AI_MODEL: `local:${path}` }).models;
  expect(standard).toEqual({ provider: 'local', model: path, label: 'local:My' });
});

test('should accept an advanced model without a standard one, with a fallback', () => {
  const variables = {
    AI_ADVANCED_MODEL: 'ollama:big',
    AI_FALLBACK_MODEL: 'mistral:small',
    MISTRAL_API_KEY: 'key',
  };
  expect(parseEnv(variables).models).toMatchObject({
    standard: undefined,
    advanced: { label: 'ollama:big' },
    fallback: { label: 'mistral:small' },
  });
});

test('should read the key of each provider from its own variable', () => {
  const { access } = parseEnv({
    OPENAI_API_KEY: 'o',
    ANTHROPIC_API_KEY: 'a',
    GOOGLE_GENERATIVE_AI_API_KEY: 'g',
    MISTRAL_API_KEY: 'm',
  }).models;
  expect(access).toMatchObject({
    openai: { apiKey: 'o' },
    anthropic: { apiKey: 'a' },
    google: { apiKey: 'g' },
    mistral: { apiKey: 'm' },
  });
});

test('should remove the trailing slash of addresses', () => {
  expect(parseEnv({ APP_URL: 'https://reply.example.com/' }).web.appUrl).toBe('https://reply.example.com');
  const { access } = parseEnv({
    AI_MODEL: 'openai-compatible:x',
    AI_BASE_URL: 'http://localhost:8080/v1/',
  }).models;
  expect(access['openai-compatible'].baseURL).toBe('http://localhost:8080/v1');
  expect(access.ollama.baseURL).toBe('http://127.0.0.1:11434/v1');
});

test('should use Google’s own servers unless others are set', () => {
  const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(parseEnv(client).mailboxes.google).toEqual({
    clientId: 'id',
    clientSecret: 'secret',
    consentUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    revokeUrl: 'https://oauth2.googleapis.com/revoke',
    apiRoot: 'https://gmail.googleapis.com',
  });
  const roots = { GOOGLE_API_ROOT: 'http://127.0.0.1:4001/', GOOGLE_AUTH_ROOT: 'http://127.0.0.1:4002/' };
  expect(parseEnv({ ...client, ...roots }).mailboxes.google).toMatchObject({
    consentUrl: 'http://127.0.0.1:4002/o/oauth2/v2/auth',
    tokenUrl: 'http://127.0.0.1:4002/token',
    revokeUrl: 'http://127.0.0.1:4002/revoke',
    apiRoot: 'http://127.0.0.1:4001',
  });
  expect(parseEnv(roots).mailboxes.google).toBeUndefined();
});

test('should allow mail servers at private addresses only if asked to', () => {
  expect(parseEnv({ MAILBOX_ALLOW_PRIVATE: '1' }).mailboxes.allowPrivate).toBe(true);
});

test('should read trusted proxies as IPv4 and IPv6 addresses and networks', () => {
  const { trustedProxies } = parseEnv({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1, fd00::/8' }).web;
  expect(trustedProxies.check('10.9.8.7')).toBe(true);
  expect(trustedProxies.check('fd12::1', 'ipv6')).toBe(true);
  expect(trustedProxies.check('11.0.0.1')).toBe(false);
});

describe('should name the wrong variable in one sentence', () => {
  test.each([
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '-1' }],
    ['HOST', { HOST: 'not a host' }],
    ['SUPPORT_ADDRESS', { SUPPORT_ADDRESS: 'help' }],
    ['SUPPORT_ADDRESS', { SUPPORT_ADDRESS: '<b>@example.com' }],
    ['APP_URL', { APP_URL: 'reply.example.com' }],
    ['APP_URL', { APP_URL: 'https://example.com/reply' }],
    ['APP_URL', { APP_URL: 'https://a"onload="b.example.com' }],
    ['APP_URL', { APP_URL: 'https://:secret@example.com' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/replies', APP_SECRET: secret }],
    ['APP_SECRET', { DATABASE_URL: 'postgres://localhost/replies' }],
    ['APP_SECRET', { APP_SECRET: 'short' }],
    ['APP_SECRET', { APP_SECRET: `${secret},short` }],
    ['APP_SECRET', { APP_SECRET: `${secret},` }],
    ['APP_SECRET', { APP_SECRET: `${secret}, ${'o'.repeat(32)}, ${secret}` }],
    ['AI_MODEL', { AI_MODEL: 'gpt' }],
    ['AI_MODEL', { AI_MODEL: 'unknown:gpt' }],
    ['AI_MODEL', { AI_MODEL: 'openai:' }],
    ['AI_MODEL', { AI_FALLBACK_MODEL: 'ollama:llama' }],
    ['OPENAI_API_KEY', { AI_MODEL: 'openai:gpt' }],
    ['ANTHROPIC_API_KEY', { AI_MODEL: 'ollama:llama', AI_FALLBACK_MODEL: 'anthropic:claude' }],
    ['GOOGLE_GENERATIVE_AI_API_KEY', { AI_ADVANCED_MODEL: 'google:gemini' }],
    ['MISTRAL_API_KEY', { AI_MODEL: 'mistral:large', MISTRAL_API_KEY: ' ' }],
    ['AI_BASE_URL', { AI_MODEL: 'openai-compatible:llama' }],
    ['AI_BASE_URL', { AI_BASE_URL: 'http://localhost:8080' }],
    ['AI_TIMEOUT_MS', { AI_TIMEOUT_MS: 'soon' }],
    ['AI_MODEL', { AI_MODEL: 'local:relative.gguf' }],
    ['AI_ASKS', { AI_ASKS: 'yes' }],
    ['LOCAL_MODEL_THREADS', { LOCAL_MODEL_THREADS: 'all' }],
    ['LOCAL_MODEL_IDLE_MS', { LOCAL_MODEL_IDLE_MS: '999' }],
    ['MODEL_HUB_URL', { MODEL_HUB_URL: 'models.example.com' }],
    ['OLLAMA_BASE_URL', { OLLAMA_BASE_URL: 'localhost' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everyone' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['REPLY_RATE_PER_MINUTE', { REPLY_RATE_PER_MINUTE: '0' }],
    ['AI_PRICES', { AI_PRICES: 'gpt-5-mini=1/2' }],
    ['AI_PRICES', { AI_PRICES: 'openai:gpt-5-mini=1' }],
    ['AI_PRICES', { AI_PRICES: 'openai:gpt-5-mini=1/-2' }],
    ['AI_PRICES', { AI_PRICES: 'openai:gpt-5-mini=1/2, openai:gpt-5-mini=2/3' }],
    ['REPLIES_PER_DAY', { REPLIES_PER_DAY: '-1' }],
    ['GUEST_REPLIES_PER_DAY', { GUEST_REPLIES_PER_DAY: '1.5' }],
    ['GUEST_REPLIES_PER_ADDRESS', { GUEST_REPLIES_PER_ADDRESS: 'many' }],
    ['ACCOUNT_RATE_PER_ADDRESS', { ACCOUNT_RATE_PER_ADDRESS: 'none' }],
    ['SIGN_UPS_PER_ADDRESS', { SIGN_UPS_PER_ADDRESS: '0' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com:587' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://' }],
    ['MAIL_FROM', { MAIL_FROM: 'Replies' }],
    ['MAIL_FROM', { MAIL_FROM: 'Replies <a@example.com>\r\nBcc: b@example.com' }],
    ['MAILBOX_ALLOW_PRIVATE', { MAILBOX_ALLOW_PRIVATE: 'true' }],
    ['MAILBOX_ALLOW_PRIVATE', { MAILBOX_ALLOW_PRIVATE: '0' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'secret' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'id' }],
    ['GOOGLE_API_ROOT', { GOOGLE_API_ROOT: 'gmail.googleapis.com' }],
    ['GOOGLE_AUTH_ROOT', { GOOGLE_AUTH_ROOT: 'ftp://accounts.google.com' }],
    ['GOOGLE_AUTH_ROOT', { GOOGLE_AUTH_ROOT: 'https://accounts.google.com/?x=1' }],
    ['METRICS_PORT', { METRICS_PORT: 'on' }],
    ['METRICS_PORT', { METRICS_PORT: '0' }],
    ['METRICS_PORT', { PORT: '8080', METRICS_PORT: '8080' }],
    ['METRICS_HOST', { METRICS_PORT: '9464', METRICS_HOST: 'not a host' }],
    ['WEB_CONCURRENCY', { WEB_CONCURRENCY: '0' }],
    ['WEB_CONCURRENCY', { WEB_CONCURRENCY: '2' }],
    [
      'WEB_CONCURRENCY',
      {
        WEB_CONCURRENCY: '2',
        DATABASE_URL: 'postgres://localhost/replies',
        APP_SECRET: secret,
        AI_MODEL: 'ollama:llama',
        AI_FALLBACK_MODEL: 'local:tiny',
      },
    ],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('%s', (name, variables) => {
    const sentence = new RegExp(`^${name} must [^\\n]+\\.$`);
    expect(() => parseEnv(variables)).toThrow(ConfigurationError);
    expect(() => parseEnv(variables)).toThrow(sentence);
  });
});

test.each([
  [{}, undefined],
  [{ APP_URL: 'http://127.0.0.1:3000' }, undefined],
  [{ APP_URL: 'https://reply.example.org:8443' }, 'support@reply.example.org'],
  [{ APP_URL: 'https://reply.example.org', SUPPORT_ADDRESS: 'help@example.net' }, 'help@example.net'],
])('with %j the support address is %s', (source, address) => {
  expect(parseEnv(source).web.supportAddress).toBe(address);
});

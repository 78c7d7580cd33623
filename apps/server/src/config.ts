import path from 'node:path';
import * as z from 'zod';
import type { DatabaseConfig } from './db/open.ts';

const text = z.string().trim().min(1);
const webUrl = z.url({ protocol: /^https?$/u, error: 'must be an http:// or https:// address' });
/** What an issuer says decides who is who: it comes over https, or from this very machine. */
const issuerUrl = webUrl.refine(isSafeForPasswords, 'must be https, or an address of this machine');
const label = text.max(40, 'must be at most 40 characters');
const postgresUrl = z.url({ protocol: /^postgres(?:ql)?$/u, error: 'must be a postgres:// address' });
const readUrls = z
  .string()
  .transform((given) => given.split(',').map((url) => url.trim()))
  .pipe(z.array(postgresUrl));
const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/u, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(from, `must be at least ${from}`).max(to, `must be at most ${to}`));
const HOUR = 3_600_000;
/** "12h", "1d": how often something happens, ms; "off": never. */
const interval = z
  .string()
  .regex(/^(?:off|[1-9]\d{0,2}[hd])$/u, 'must be off, or hours or days as 12h or 1d')
  .transform((given) => (given === 'off' ? null : Number(given.slice(0, -1)) * (given.endsWith('d') ? 24 * HOUR : HOUR)));
const yesOrNo = z.stringbool({ error: 'must be true or false' });

/** Every variable that is read, in the order of docs/configuration.md. All optional. */
const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URLS: readUrls.optional(),
  PUBLIC_URL: webUrl.optional(),
  OFF_ENABLED: yesOrNo.default(true),
  OFF_BASE_URL: webUrl.default('https://world.openfoodfacts.org'),
  OFF_DATA_URL: webUrl.default('https://static.openfoodfacts.org/data'),
  OPENFOODFACTS_WRITE: z.enum(['off', 'on']).default('off'),
  SAMPLE_FOODS: yesOrNo.default(true),
  SHARED_FOODS: z.enum(['off', 'reviewed', 'on']).default('reviewed'),
  SIGN_UP: z.enum(['open', 'invitation', 'closed']).default('open'),
  FIRST_MEMBER_IS_OWNER: yesOrNo.default(false),
  FREE_SCANS_PER_DAY: wholeNumber(0, 1_000_000).default(5),
  PASSWORD_MIN_LENGTH: wholeNumber(6, 128).default(6),
  BACKUP_EVERY: interval.default(null),
  BACKUP_KEEP_DAYS: wholeNumber(1, 3650).default(30),
  STOP_DELAY_SECONDS: wholeNumber(0, 60).default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/u, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: text.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_BASE_URL: webUrl.optional(),
  REVENUECAT_WEBHOOK_SECRET: text.optional(),
  REVENUECAT_SANDBOX: yesOrNo.default(false),
  AI_BASE_URL: webUrl.optional(),
  AI_API_KEY: text.optional(),
  AI_MODEL: text.optional(),
  // "package fingerprint": the app whose links this server's are, and the certificate that signs it.
  ANDROID_APP: z
    .string()
    .regex(/^[a-zA-Z][\w.]+ (?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/u, 'must be a package name and the SHA-256 fingerprint of its certificate')
    .optional(),
  APPLE_APP_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}\.[\w.-]+$/u, 'must be TEAMID.bundle.id')
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:|https:\/\/)\S+$/u, 'must be mailto:… or https://…')
    .optional(),
  OPERATOR_NAME: text.max(200).optional(),
  OPERATOR_ADDRESS: text.max(500).optional(),
  OPERATOR_EMAIL: z.email('must be an e-mail address').optional(),
  OPERATOR_PHONE: text.max(60).optional(),
  OPERATOR_REPRESENTATIVE: text.max(200).optional(),
  OPERATOR_REGISTER: text.max(200).optional(),
  OPERATOR_VAT_ID: text.max(60).optional(),
  DATA_PROTECTION_CONTACT: text.max(300).optional(),
  ACCESSIBILITY_CONTACT: text.max(300).optional(),
  ACCESSIBILITY_ENFORCEMENT: text.max(300).optional(),
  KEEP_SCANS_DAYS: wholeNumber(1, 36_500).optional(),
  KEEP_CHATS_DAYS: wholeNumber(1, 36_500).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^\s*[^=,\s]+=[^,]*(?:,\s*[^=,\s]+=[^,]*)*$/u, 'must be name=value, several apart by commas')
    .optional(),
  OTEL_SERVICE_NAME: text.max(100).default('labelwise'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/u, 'must be a share from 0 to 1')
    .transform(Number)
    .default(0.1),
  OTEL_METRIC_EXPORT_INTERVAL: wholeNumber(1000, 3_600_000).default(60_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  OIDC_ISSUER: issuerUrl.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_LABEL: label.optional(),
  OIDC_2_ISSUER: issuerUrl.optional(),
  OIDC_2_CLIENT_ID: text.optional(),
  OIDC_2_CLIENT_SECRET: text.optional(),
  OIDC_2_LABEL: label.optional(),
  // For `npm run bench` alone: an empty route to compare with, and no rate limits.
  LABELWISE_BENCH: yesOrNo.default(false),
});

/** Names of the variables that are read. */
export const SETTING_NAMES: ReadonlySet<string> = new Set(Object.keys(Environment.shape));

export type Config = ReturnType<typeof readConfig>;

/** The configuration is wrong; the message is for the operator, one line a variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads and checks the environment. An empty variable counts as absent.
 *
 * @throws ConfigError naming every variable that cannot be right; values are not repeated, since some are secrets
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration is not right:\n${lines.join('\n')}\nSee docs/configuration.md for every variable.`);
  }
  const values = parsed.data;
  if (values.OPENFOODFACTS_WRITE === 'on' && !isSafeForPasswords(values.OFF_BASE_URL))
    throw new ConfigError('OPENFOODFACTS_WRITE: OFF_BASE_URL must be https, since members’ passwords go there.');
  if (values.OPERATOR_NAME === undefined && operatorOf(values) !== null)
    throw new ConfigError('OPERATOR_NAME: an imprint needs a name beside what else is stated of the operator.');
  if (values.BACKUP_EVERY !== null && values.DATABASE_URL !== undefined)
    throw new ConfigError('BACKUP_EVERY is for SQLite: a PostgreSQL is backed up by pg_dump, see docs/operations.md.');
  if (values.DATABASE_READ_URLS !== undefined && values.DATABASE_URL === undefined)
    throw new ConfigError('DATABASE_READ_URLS names replicas of a PostgreSQL: set DATABASE_URL to their primary.');
  const dataDir = path.resolve(values.DATA_DIR);
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir,
    database: databaseOf(values, dataDir),
    publicUrl: (values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`).replace(/\/+$/u, ''),
    /**
     * A public https address in front of our plain http means a proxy that ends TLS: then its word on who is calling
     * counts, as long as it connects from this machine or a private network.
     */
    behindProxy: values.PUBLIC_URL?.startsWith('https:') ?? false,
    openFoodFacts: {
      enabled: values.OFF_ENABLED,
      baseUrl: values.OFF_BASE_URL.replace(/\/+$/u, ''),
      dataUrl: values.OFF_DATA_URL.replace(/\/+$/u, ''),
      /** Members may send what they state there, with accounts of their own. */
      takesContributions: values.OFF_ENABLED && values.OPENFOODFACTS_WRITE === 'on',
    },
    /** Whether a start puts the foods that come with the software into the catalogue. */
    sampleFoods: values.SAMPLE_FOODS,
    /** What becomes of what members offer to everybody on this server. */
    sharedFoods: values.SHARED_FOODS,
    /** Who may make an account. */
    signUp: values.SIGN_UP,
    /** Whoever makes the very first account of this database runs the server. */
    firstMemberIsOwner: values.FIRST_MEMBER_IS_OWNER,
    freeScansPerDay: values.FREE_SCANS_PER_DAY,
    passwordMinLength: values.PASSWORD_MIN_LENGTH,
    /** Of SQLite; PostgreSQL has its own tools. */
    backups: { everyMs: values.BACKUP_EVERY, keepDays: values.BACKUP_KEEP_DAYS },
    /** How long a process that was asked to stop is served on while its balancer notices. */
    stopDelayMs: values.STOP_DELAY_SECONDS * 1000,
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM ?? null },
    stripe: {
      secretKey: values.STRIPE_SECRET_KEY ?? null,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? null,
      baseUrl: values.STRIPE_BASE_URL ?? null,
    },
    revenueCat: { webhookSecret: values.REVENUECAT_WEBHOOK_SECRET ?? null, sandbox: values.REVENUECAT_SANDBOX },
    ai: { baseUrl: values.AI_BASE_URL ?? null, apiKey: values.AI_API_KEY ?? null, model: values.AI_MODEL ?? null },
    /** For the fixed addresses that other programs ask. */
    wellKnown: {
      android: androidApp(values.ANDROID_APP),
      appleAppId: values.APPLE_APP_ID ?? null,
      securityContact: values.SECURITY_CONTACT ?? null,
    },
    /** Who runs this server, as they state it; null where they state nothing. */
    operator: operatorOf(values),
    accessibility: {
      contact: values.ACCESSIBILITY_CONTACT ?? values.OPERATOR_EMAIL ?? null,
      enforcement: values.ACCESSIBILITY_ENFORCEMENT ?? null,
    },
    /** After how many days what members did is deleted; null: when they remove it. */
    retention: { scansDays: values.KEEP_SCANS_DAYS ?? null, chatsDays: values.KEEP_CHATS_DAYS ?? null },
    /** Services elsewhere whose sign-in counts here. */
    openId: [
      openIdProvider('', '1', values.OIDC_ISSUER, values.OIDC_CLIENT_ID, values.OIDC_CLIENT_SECRET, values.OIDC_LABEL),
      openIdProvider('2_', '2', values.OIDC_2_ISSUER, values.OIDC_2_CLIENT_ID, values.OIDC_2_CLIENT_SECRET, values.OIDC_2_LABEL),
    ].filter((provider) => provider !== null),
    /** Traces and metrics by OpenTelemetry; null: none, and nothing of it is loaded. */
    telemetry:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/u, ''),
            headers: headersOf(values.OTEL_EXPORTER_OTLP_HEADERS),
            serviceName: values.OTEL_SERVICE_NAME,
            sampleRatio: values.OTEL_TRACES_SAMPLER_ARG,
            intervalMs: values.OTEL_METRIC_EXPORT_INTERVAL,
          },
    logLevel: values.LOG_LEVEL,
    bench: values.LABELWISE_BENCH,
  };
}

function androidApp(given: string | undefined): { name: string; fingerprint: string } | null {
  const [name, fingerprint] = given?.split(' ') ?? [];
  return name === undefined || fingerprint === undefined ? null : { name, fingerprint };
}

function isSafeForPasswords(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

type DatabaseValues = Pick<z.infer<typeof Environment>, 'DATABASE_URL' | 'DATABASE_READ_URLS'>;

function databaseOf({ DATABASE_URL: url, DATABASE_READ_URLS: readUrls = [] }: DatabaseValues, dataDir: string): DatabaseConfig {
  return url === undefined ? { dialect: 'sqlite', file: path.join(dataDir, 'labelwise.db') } : { dialect: 'postgres', url, readUrls };
}

/** A service elsewhere whose sign-in counts here. */
export type OpenIdProvider = {
  /** In addresses of ours. */
  readonly id: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
  /** As people know it. */
  readonly label: string;
};

function openIdProvider(
  infix: string,
  id: string,
  issuer: string | undefined,
  clientId: string | undefined,
  clientSecret: string | undefined,
  given: string | undefined,
): OpenIdProvider | null {
  if (issuer === undefined && clientId === undefined && clientSecret === undefined && given === undefined) return null;
  if (issuer === undefined || clientId === undefined)
    throw new ConfigError(`OIDC_${infix}ISSUER and OIDC_${infix}CLIENT_ID: sign-in by OpenID Connect needs both.`);
  return { id, issuer, clientId, clientSecret: clientSecret ?? null, label: given ?? new URL(issuer).hostname };
}

type OperatorSettings = Pick<
  z.infer<typeof Environment>,
  Extract<keyof z.infer<typeof Environment>, `OPERATOR_${string}`> | 'DATA_PROTECTION_CONTACT'
>;

function operatorOf(values: OperatorSettings) {
  const stated = {
    name: values.OPERATOR_NAME ?? '',
    /** Its lines; one setting has them apart by "|". */
    address: (values.OPERATOR_ADDRESS ?? '')
      .split(/[|\n]/u)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    email: values.OPERATOR_EMAIL ?? null,
    phone: values.OPERATOR_PHONE ?? null,
    representative: values.OPERATOR_REPRESENTATIVE ?? null,
    register: values.OPERATOR_REGISTER ?? null,
    vatId: values.OPERATOR_VAT_ID ?? null,
    dataProtection: values.DATA_PROTECTION_CONTACT ?? null,
  };
  const { name, address, ...others } = stated;
  return name === '' && address.length === 0 && Object.values(others).every((value) => value === null) ? null : stated;
}

/** @source OpenTelemetry Protocol Exporter: values are percent-encoded */
function headersOf(given: string | undefined): Record<string, string> {
  const pairs = given?.split(',').map((pair) => pair.trim().split(/=(.*)/su)) ?? [];
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)]));
}

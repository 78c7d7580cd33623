import { type Config, SETTING_NAMES } from '../../config.ts';
import { choiceFindings } from './choices.ts';
import { advice, type Finding, good } from './finding.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);
/** Variables that begin like ours and are none are likely misspelt. */
const OUR_PREFIXES =
  /^(?:OFF|SMTP|MAIL|STRIPE|REVENUECAT|AI|LABELWISE|OPENFOODFACTS|SHARED|SAMPLE|PASSWORD|FREE_SCANS|PUBLIC|DATABASE|BACKUP|STOP|SIGN|ANDROID|APPLE|SECURITY|OIDC|OPERATOR|DATA_PROTECTION|ACCESSIBILITY|KEEP)_/u;
/** Read by other commands than the server. */
const ELSEWHERE = new Set(['LABELWISE_API_URL', 'LABELWISE_TEST_POSTGRES']);

/** What the settings alone tell, without asking anything outside. Values are not repeated: some are secrets. */
export function settingFindings(config: Config, env: Readonly<Record<string, string | undefined>>): Finding[] {
  return [
    ...misspelt(env),
    addressFinding(config),
    proxyFinding(config),
    mailFinding(config),
    ...paymentFindings(config),
    ...modelFindings(config),
    imprintFinding(config),
    ...choiceFindings(config),
  ];
}

function misspelt(env: Readonly<Record<string, string | undefined>>): Finding[] {
  return Object.keys(env)
    .filter((name) => OUR_PREFIXES.test(name) && !SETTING_NAMES.has(name) && !ELSEWHERE.has(name))
    .map((name) => advice('settings', `${name} is no setting of Labelwise and is not read: see docs/configuration.md for the names.`));
}

function addressFinding({ publicUrl, host }: Config): Finding {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:') return good('address', `${publicUrl}: sessions travel over https alone.`);
  if (LOOPBACK.has(hostname) && LOOPBACK.has(host)) return good('address', `${publicUrl}: for this machine alone.`);
  return advice(
    'address',
    `${publicUrl} is plain http: passwords and sessions can be read on the way, and cameras open over https only. Set PUBLIC_URL to the https address of the proxy in front.`,
  );
}

function proxyFinding({ host, behindProxy }: Config): Finding {
  if (LOOPBACK.has(host)) return good('proxy', `HOST ${host}: only this machine, and a proxy on it, can connect.`);
  if (behindProxy)
    return good('proxy', `HOST ${host}, behind a proxy: X-Forwarded-For is believed from this machine and private networks.`);
  return advice('proxy', `HOST ${host} lets every network connect, and no https PUBLIC_URL says that a proxy is in front.`);
}

function mailFinding({ mail }: Config): Finding {
  if (mail.smtpUrl === null)
    return advice('mail', 'SMTP_URL is not set: reset links are written as files under DATA_DIR/mail and reach nobody by themselves.');
  if (mail.from === null) return advice('mail', 'MAIL_FROM is not set: mails come from labelwise@localhost, which most servers refuse.');
  return good('mail', 'SMTP_URL and MAIL_FROM are set.');
}

function paymentFindings({ stripe, revenueCat, publicUrl }: Config): Finding[] {
  const findings: Finding[] = [];
  if (stripe.secretKey !== null && stripe.webhookSecret === null)
    findings.push(advice('payment', 'STRIPE_SECRET_KEY is set and STRIPE_WEBHOOK_SECRET is not: purchases are paid and never arrive.'));
  if (stripe.secretKey === null && stripe.webhookSecret !== null)
    findings.push(advice('payment', 'STRIPE_WEBHOOK_SECRET is set and STRIPE_SECRET_KEY is not: nothing can be bought.'));
  if (/^(?:sk|rk)_test_/u.test(stripe.secretKey ?? '') && publicUrl.startsWith('https:'))
    findings.push(advice('payment', 'STRIPE_SECRET_KEY is a test key: purchases are not paid.'));
  if (revenueCat.sandbox) findings.push(advice('payment', 'REVENUECAT_SANDBOX is on: purchases of the sandbox count as paid.'));
  if (findings.length > 0) return findings;
  return [good('payment', stripe.secretKey === null ? 'Not set up: a purchase says "Coming Soon".' : 'Stripe is set up.')];
}

function modelFindings({ ai }: Config): Finding[] {
  if (ai.baseUrl === null) return [good('nutritionist', 'No AI_BASE_URL: the built-in guide answers and nothing leaves.')];
  const { protocol, hostname } = new URL(ai.baseUrl);
  if (protocol === 'http:' && !LOOPBACK.has(hostname))
    return [advice('nutritionist', 'AI_BASE_URL is plain http to another machine: what members ask can be read on the way.')];
  return [good('nutritionist', 'AI_BASE_URL is set: what leaves for it is said in docs/decisions/054-what-leaves-for-a-model.md.')];
}

function imprintFinding({ operator, publicUrl }: Config): Finding {
  if (operator !== null && (operator.address.length === 0 || operator.email === null))
    return advice(
      'imprint',
      'OPERATOR_NAME is set without OPERATOR_ADDRESS or OPERATOR_EMAIL: the law of the EU asks for both where a server is open to others.',
    );
  if (operator === null && publicUrl.startsWith('https:'))
    return advice('imprint', 'OPERATOR_NAME is not set: /imprint says that nobody has stated who runs this server.');
  return good(
    'imprint',
    operator === null ? 'Not stated, which a server of this machine alone can do without.' : `${operator.name} is named at /imprint.`,
  );
}

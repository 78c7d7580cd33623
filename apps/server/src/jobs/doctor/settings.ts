import { type Config, SETTING_NAMES } from '../../config.ts';

/**
 * One thing that was looked at. `refused`: Labelwise does not start, or must not be used, like this; `advice`: it works, and an operator
 * should know; `good`: as it should be.
 */
export type Finding = { readonly level: 'good' | 'advice' | 'refused'; readonly about: string; readonly sentence: string };

export const good = (about: string, sentence: string): Finding => ({ level: 'good', about, sentence });
export const advice = (about: string, sentence: string): Finding => ({ level: 'advice', about, sentence });
export const refused = (about: string, sentence: string): Finding => ({ level: 'refused', about, sentence });

const LOOPBACK = /^(?:127\.|localhost$|\[?::1\]?$)/u;
const isLoopback = (host: string) => LOOPBACK.test(host);
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
  if (isLoopback(hostname) && isLoopback(host)) return good('address', `${publicUrl}: for this machine alone.`);
  return advice(
    'address',
    `${publicUrl} is plain http: passwords and sessions can be read on the way, and cameras open over https only. Set PUBLIC_URL to the https address of the proxy in front.`,
  );
}

function proxyFinding({ host, behindProxy }: Config): Finding {
  if (isLoopback(host)) return good('proxy', `HOST ${host}: only this machine, and a proxy on it, can connect.`);
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
  if (protocol === 'http:' && !isLoopback(hostname))
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

/** What the operator has chosen, in sentences: who gets in, what is deleted by itself, what leaves, what everybody sees. */
function choiceFindings(config: Config): Finding[] {
  return [signUpFinding(config), storageFinding(config), telemetryFinding(config), catalogueFinding(config)];
}

function signUpFinding({ signUp, firstMemberIsOwner, publicUrl }: Config): Finding {
  if (firstMemberIsOwner && signUp === 'open' && publicUrl.startsWith('https:'))
    return advice(
      'sign-up',
      'FIRST_MEMBER_IS_OWNER with open sign-up: whoever comes first runs this server. Make your account before others reach it.',
    );
  const who = { open: 'anybody who reaches this server', invitation: 'who has a link from the owner', closed: 'nobody' }[signUp];
  return good('sign-up', `SIGN_UP is ${signUp}: ${who} can make an account.`);
}

function storageFinding({ retention: { scansDays, chatsDays } }: Config): Finding {
  const period = (what: string, days: number | null) =>
    days === null
      ? `${what} stay until members remove them`
      : `${what} older than ${days} days are deleted for good, from the next start on`;
  return good('storage', `${period('Scans', scansDays)}; ${period('conversations', chatsDays)}.`);
}

function telemetryFinding({ telemetry }: Config): Finding {
  if (telemetry === null) return good('telemetry', 'No OTEL_EXPORTER_OTLP_ENDPOINT: nothing is sent.');
  const { protocol, hostname, host } = new URL(telemetry.endpoint);
  if (protocol === 'http:' && !isLoopback(hostname))
    return advice(
      'telemetry',
      `Traces and metrics go to ${host} in plain http. They name no member, but keys in OTEL_EXPORTER_OTLP_HEADERS can be read on the way.`,
    );
  return good('telemetry', `Traces and metrics go to ${host}: routes, times and counts, nothing of members or foods.`);
}

function catalogueFinding({ openFoodFacts: { enabled, takesContributions }, sharedFoods }: Config): Finding {
  const asks = enabled ? 'Open Food Facts is asked for foods that are not here' : 'No other catalogue is asked';
  const sends = takesContributions ? ', and members may send it what they state of a pack' : '';
  const shared = {
    off: 'nothing can be offered',
    reviewed: 'an owner looks at each offer',
    on: 'what is offered is taken at once, unseen, but never says "fits"',
  }[sharedFoods];
  return sharedFoods === 'on'
    ? advice('catalogue', `${asks}${sends}; SHARED_FOODS is on: ${shared}.`)
    : good('catalogue', `${asks}${sends}; SHARED_FOODS is ${sharedFoods}: ${shared}.`);
}

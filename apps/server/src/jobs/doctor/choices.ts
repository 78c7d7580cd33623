import type { Config } from '../../config.ts';
import { advice, type Finding, good } from './finding.ts';

const LOOPBACK = /^(?:127\.|localhost$|\[?::1\]?$)/u;

/** What the operator has chosen, in sentences: who gets in, what is deleted by itself, what leaves, what everybody sees. */
export function choiceFindings(config: Config): Finding[] {
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
  if (protocol === 'http:' && !LOOPBACK.test(hostname))
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

import { subscription } from '@labelwise/contracts/subscription';
import { queryOptions } from '@tanstack/react-query';
import { http } from '../../platform/http/index.ts';
import { perTab } from '../../platform/storage/per-tab.ts';

/** Whether a trial can start, when it ends, and whether it will bill. */
export function trialStatusQuery() {
  const { path, answer } = subscription.trialStatus;
  return queryOptions({ queryKey: [path], queryFn: async ({ signal }) => answer.parse(await http.json(path, { signal })) });
}

/** `message` is a sentence for the person. */
export type TrialOutcome = { readonly started: true } | { readonly started: false; readonly message: string };

/** Starts the member's one trial. Never throws: a refusal and a missing network are outcomes. */
export async function startTrial(plan?: 'monthly' | 'yearly'): Promise<TrialOutcome> {
  try {
    const answer = await http.send(subscription.startTrial.path, {
      method: 'POST',
      body: plan === undefined ? {} : { subscriptionPlan: plan },
    });
    const body = parse(await answer.text());
    if (answer.ok && body['success'] !== false) return { started: true };
    const message = body['message'];
    return { started: false, message: typeof message === 'string' && message !== '' ? message : 'Failed to start trial' };
  } catch {
    return { started: false, message: 'Unable to start trial. Please try again.' };
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

const STARTED = 'labelwise_trial_started';

/** Keeps the good news over the reload that follows a started trial. */
export function noteTrialStarted(): void {
  perTab.set(STARTED, 'yes');
}

/** Whether a trial was started just before this page was loaded; answers yes once. */
export function takeTrialStarted(): boolean {
  const started = perTab.get(STARTED) === 'yes';
  if (started) perTab.set(STARTED, '');
  return started;
}

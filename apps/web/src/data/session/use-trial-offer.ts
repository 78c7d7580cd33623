import { useQuery } from '@tanstack/react-query';
import { trialStatusQuery } from '../account/trial.ts';
import { useAccess } from './use-access.ts';

/**
 * Whether to offer the trial: the member's own dates allow it and the server does not say otherwise (an address has one
 * trial, also over a new account). Until the server has answered the dates decide.
 */
export function useTrialOffer(): boolean {
  const { canStartTrial } = useAccess();
  const { data } = useQuery({ ...trialStatusQuery(), enabled: canStartTrial });
  return canStartTrial && data?.canStartTrial !== false;
}

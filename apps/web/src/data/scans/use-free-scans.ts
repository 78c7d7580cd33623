import { useQuery } from '@tanstack/react-query';
import { useAccess } from '../session/use-access.ts';
import { scanAllowanceQuery } from './allowance.ts';

/** What the free plan keeps a day where the server says nothing else. */
const SCANS_A_DAY = 5;

/** Scans a day on the free plan of this server, null where it sets no limit. Whoever has premium is told the usual number. */
export function useFreeScans(): number | null {
  const { hasPremiumAccess } = useAccess();
  const { data } = useQuery({ ...scanAllowanceQuery(), enabled: !hasPremiumAccess });
  return data === undefined || hasPremiumAccess ? SCANS_A_DAY : data.limit;
}

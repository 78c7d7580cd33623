import { ScanAllowance, scans } from '@labelwise/contracts/scans';
import { queryOptions } from '@tanstack/react-query';
import { http } from '../../platform/http/index.ts';

/** How many scans the member may still keep today. One cheap call, made anew whenever a screen opens. */
export function scanAllowanceQuery() {
  const { path } = scans.allowance;
  return queryOptions({
    queryKey: [path],
    staleTime: 0,
    queryFn: async ({ signal }) => ScanAllowance.parse(await http.json(path, { signal })),
  });
}

import { useQuery } from '@tanstack/react-query';
import { scanAllowanceQuery } from '../../data/scans.ts';
import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';

/** What the plan leaves of today's scans, shown before it is used up; nothing where there is no limit. */
export function ScansLeft() {
  const { data } = useQuery(scanAllowanceQuery());
  if (data?.limit == null || data.left === null) return null;
  const { limit, left } = data;
  return (
    <>
      {left === 0 ? say('screens-scan.your_limit_free_scans', { limit }) : say('screens-scan.left_of_limit_free', { left, limit })}{' '}
      <Link to={paths.subscribe} className="link">
        {say('screens-common.upgrade')}
      </Link>
    </>
  );
}

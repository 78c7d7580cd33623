import { useQuery } from '@tanstack/react-query';
import { scanAllowanceQuery } from '../../data/scans.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/paths.ts';

/** What the plan leaves of today's scans, shown before it is used up; nothing where there is no limit. */
export function ScansLeft() {
  const { t } = useTranslation();
  const { data } = useQuery(scanAllowanceQuery());
  if (data?.limit == null || data.left === null) return null;
  const { limit, left } = data;
  return (
    <>
      {left === 0
        ? t('Your {{limit}} free scans of today are used up. Products still show; they are not kept.', { limit })
        : t('{{left}} of {{limit}} free scans left today', { left, limit })}{' '}
      <Link to={paths.subscribe} className="link">
        {t('Upgrade')}
      </Link>
    </>
  );
}

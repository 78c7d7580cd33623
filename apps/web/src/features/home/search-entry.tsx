import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { LIVE, paths } from '../../lib/paths.ts';
import { useNameTip } from '../../ui/feedback/message/tooltip.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './search-entry.module.css';

/** The way to the search, drawn as its field, with the camera inside. Wide windows have the field itself in their header. */
export function SearchEntry() {
  const { handlers, tip } = useNameTip(say('screens-start.scan_instead'));
  return (
    <div role="search" className={styles.entry}>
      <Link to={paths.search} className={styles.field}>
        <Icon name="search" size="m" />
        {say('screens-common.search_foods')}
      </Link>
      <Link to={paths.scan} state={LIVE} className={styles.scan} aria-label={say('screens-start.scan_instead')} {...handlers}>
        <Icon name="scan" />
        {tip}
      </Link>
    </div>
  );
}

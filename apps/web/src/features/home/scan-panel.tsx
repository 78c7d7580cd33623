import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { LIVE, paths } from '../../lib/paths.ts';
import { useNameTip } from '../../ui/feedback/tooltip.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './scan-panel.module.css';

type ScanPanelProps = {
  /** Larger, its last line drawn as a button: the one thing to do. */
  big?: boolean | undefined;
  title?: string | undefined;
  text?: string | undefined;
  /** The last line. */
  label?: string | undefined;
};

/** The one green panel, all of it a link: the way to the camera. */
export function ScanPanel({ big = false, title, text, label }: ScanPanelProps) {
  return (
    <Link to={paths.scan} state={LIVE} className={`${styles.panel} ${big ? styles.big : ''}`}>
      <span>
        <span className={styles.title}>{title ?? say('screens-common.start_your_journey')}</span>
        <span className={styles.text}>{text ?? say('screens-start.scan_a_pack_see')}</span>
        <span className={styles.go}>
          <Icon name="scan" size="m" />
          {label ?? say('screens-common.scan_food')}
        </span>
      </span>
      <Viewfinder />
    </Link>
  );
}

const BARS =
  'M0 0h2v40H0zM4 0h2v40H4zM9 0h4v34H9zM16 0h2v34h-2zM21 0h5v34h-5zM29 0h2v34h-2zM34 0h2v40h-2zM38 0h2v40h-2zM44 0h4v34h-4zM51 0h2v34h-2zM56 0h5v34h-5zM64 0h2v34h-2zM70 0h2v40h-2zM74 0h2v40h-2z';

function Viewfinder() {
  return (
    <svg className={styles.art} viewBox="0 0 112 92" aria-hidden="true">
      <path
        d="M28 3H17Q3 3 3 17v11M84 3h11q14 0 14 14v11M28 89H17Q3 89 3 75V64M84 89h11q14 0 14-14V64"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="6"
      />
      <path fill="currentColor" transform="translate(18 24) scale(1 1.1)" d={BARS} />
    </svg>
  );
}

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

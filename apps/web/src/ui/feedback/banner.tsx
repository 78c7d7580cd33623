import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './banner.module.css';

type BannerProps = {
  /** `caution` amber wash (offline), `info` green wash, `plain` hairlines only. */
  tone?: 'caution' | 'info' | 'plain' | undefined;
  /** Icon at the left; the tone's own without it. */
  icon?: IconName | undefined;
  /** The message. */
  children: ReactNode;
  /** A link or small button at the right. */
  action?: ReactNode | undefined;
};

const ICONS = { caution: 'caution', info: 'info', plain: 'info' } as const;

/** A strip across the page with one message: under the header, or between cards. */
export function Banner({ tone = 'plain', icon, children, action }: BannerProps) {
  return (
    <div className={`${styles.banner} ${styles[tone]}`}>
      <Icon name={icon ?? ICONS[tone]} size="m" />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}

type OfflineBannerProps = {
  /** Whether the device is offline. */
  offline: boolean;
  /** What to say then. */
  children: ReactNode;
};

/** The amber strip under the header while there is no network; readers hear it come. */
export function OfflineBanner({ offline, children }: OfflineBannerProps) {
  return <div role="status">{offline && <Banner tone="caution">{children}</Banner>}</div>;
}

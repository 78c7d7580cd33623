import { useQueries } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { foodQuery } from '../../data/foods/foods.ts';
import { readOutbox } from '../../data/outbox.ts';
import { waitingScans } from '../../data/waiting-scans.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { timeText } from '../../lib/dates.ts';
import { useOnline } from '../../platform/network/network.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './offline.module.css';
import { Titled } from './titled.tsx';

type Waiting = {
  readonly key: string;
  readonly icon: IconName;
  readonly foodId: string;
  readonly name: string | null;
  readonly what: string;
  readonly at: number | null;
};

/** What was done without a network and is sent by itself, each thing with its time. */
export function WaitingCard() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const things = useWaiting();
  const names = useQueries({
    queries: things.map(({ foodId, name }) => ({ ...foodQuery(foodId), enabled: name === null, retry: false })),
  });
  if (things.length === 0) return null;
  const count = t(things.length === 1 ? '1 thing waits here' : '{{n}} things wait here', { n: things.length });
  return (
    <Card title={<Titled icon="offline">{isOnline ? count : t('No network: {{count}}', { count })}</Titled>} rule="label">
      <p className={`muted small ${styles.lead}`}>
        {isOnline ? t('They are being sent, each once.') : t('They are sent once, by themselves.')}
      </p>
      <ul className={styles.queue}>
        {things.map(({ key, icon, name, what, at }, place) => (
          <li key={key}>
            <Icon name={icon} size="m" />
            <span>{t(what, { food: name ?? names[place]?.data?.name ?? t('A food') })}</span>
            <span className="muted">{at === null ? '' : timeText(at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Read every second: what waits is sent by other parts, and by other tabs. */
function useWaiting(): readonly Waiting[] {
  const text = useSyncExternalStore(everySecond, () => JSON.stringify(waiting()));
  return JSON.parse(text);
}

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

const WORDS = {
  favorites: { on: '{{food}}, favorite', off: '{{food}}, no favorite any more', icon: 'heart' },
  purchased: { on: '{{food}}, purchased', off: '{{food}}, not purchased', icon: 'basket' },
} as const;

function waiting(): Waiting[] {
  const scans = waitingScans().map(
    ({ key, foodId, name, at }): Waiting => ({ key, icon: 'scan', foodId, name, what: 'Scan of {{food}}', at }),
  );
  const saves = readOutbox().map(({ list, foodId, isSaved, at }): Waiting => {
    const { on, off, icon } = WORDS[list];
    return { key: `${list} ${foodId}`, icon, foodId, name: null, what: isSaved ? on : off, at: at ?? null };
  });
  return [...scans, ...saves].sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
}

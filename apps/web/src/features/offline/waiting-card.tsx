import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { foodQuery } from '../../data/foods/foods.ts';
import { sendWaitingNow } from '../../data/start-outbox.ts';
import { everythingWaiting, giveUp, tryAgain, type Waiting } from '../../data/waiting.ts';
import { type Translate, useTranslation } from '../../i18n/translation.ts';
import { shortTimeText } from '../../lib/dates.ts';
import { shortName } from '../../lib/short-name.ts';
import { useOnline } from '../../platform/network/network.ts';
import { Button, IconButton } from '../../ui/controls/button/button.tsx';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './offline.module.css';
import { Titled } from './titled.tsx';

/** What was done without a network and is sent by itself, each thing with its time; and what the server did not take. */
export function WaitingCard() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isOnline = useOnline();
  const things = useWaiting();
  const [openedAt] = useState(Date.now);
  const names = useQueries({
    queries: things.map((thing) => ({
      ...foodQuery('foodId' in thing ? thing.foodId : ''),
      enabled: givenName(thing) === null,
      retry: false,
    })),
  });
  if (things.length === 0) return null;
  const open = things.filter(({ refused }) => refused === null).length;
  return (
    <Card title={<Titled icon="offline">{titleOf(things.length, open, isOnline, t)}</Titled>} rule="label">
      <p className={`muted small ${styles.lead}`}>
        {open === 0
          ? t('The server did not take them. Try again later, or remove them.')
          : isOnline
            ? t('They are being sent, each once.')
            : t('They are sent once, by themselves.')}
      </p>
      <ul className={styles.queue}>
        {things.map((thing, place) => {
          const what = wordsOf(thing, shortName(givenName(thing) ?? names[place]?.data?.name ?? t('A food')), t);
          return (
            <li key={thing.key}>
              <Icon name={ICONS[thing.kind]} size="m" />
              <span className={styles.what}>
                {what}
                <span className="muted small block">
                  {[
                    thing.at === null ? null : shortTimeText(thing.at, openedAt),
                    thing.refused === null ? null : t(REFUSED[thing.kind][thing.refused]),
                  ]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </span>
                {thing.refused !== null && (
                  <button type="button" className="link" onClick={() => tryAgain(thing)}>
                    {t('Try Again')}
                    <span className="sr-only"> {what}</span>
                  </button>
                )}
              </span>
              <IconButton icon="trash" label={t('Remove: {{what}}', { what })} onClick={() => void giveUp(client, thing)} />
            </li>
          );
        })}
      </ul>
      {isOnline && open > 0 && (
        <div className={styles.do}>
          <Button size="small" onClick={sendWaitingNow}>
            {t('Send now')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function titleOf(all: number, open: number, isOnline: boolean, t: Translate): string {
  if (open === 0) return t(all === 1 ? '1 thing was not taken' : '{{n}} things were not taken', { n: all });
  const count = t(open === 1 ? '1 thing waits here' : '{{n}} things wait here', { n: open });
  return isOnline ? count : t('No network: {{count}}', { count });
}

/** Read every second: what waits is sent by other parts, and by other tabs. */
function useWaiting(): readonly Waiting[] {
  const text = useSyncExternalStore(everySecond, () => JSON.stringify(everythingWaiting()));
  return JSON.parse(text);
}

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

const ICONS: Readonly<Record<Waiting['kind'], IconName>> = {
  scan: 'scan',
  favorites: 'heart',
  purchased: 'basket',
  preference: 'sliders',
  profile: 'pulse',
  submission: 'pencil',
};

const SAVED = {
  favorites: { on: '{{food}}, favorite', off: '{{food}}, no favorite any more' },
  purchased: { on: '{{food}}, purchased', off: '{{food}}, not purchased' },
} as const;

const NOT_TAKEN = 'The server did not take it.';
const REFUSED: Readonly<Record<Waiting['kind'], Readonly<Record<NonNullable<Waiting['refused']>, string>>>> = {
  scan: { limit: 'Not stored: today’s free scans are used up.', refused: NOT_TAKEN },
  favorites: { limit: NOT_TAKEN, refused: NOT_TAKEN },
  purchased: { limit: NOT_TAKEN, refused: NOT_TAKEN },
  preference: { limit: 'Not saved: the free plan holds 1 want-more and 1 want-less.', refused: NOT_TAKEN },
  profile: { limit: NOT_TAKEN, refused: NOT_TAKEN },
  submission: { limit: NOT_TAKEN, refused: NOT_TAKEN },
};

/** The name that lies here; null where the food is to be asked for. */
function givenName(thing: Waiting): string | null {
  return 'name' in thing ? thing.name : null;
}

function wordsOf(thing: Waiting, food: string, t: Translate): string {
  switch (thing.kind) {
    case 'scan':
      return t('Scan of {{food}}', { food });
    case 'favorites':
    case 'purchased':
      return t(thing.isSaved ? SAVED[thing.kind].on : SAVED[thing.kind].off, { food });
    case 'preference':
      if (thing.value === null) return t('{{name}}, no preference any more', { name: thing.name });
      return t(thing.value > 0 ? 'Want more: {{name}}' : 'Want less: {{name}}', { name: thing.name });
    case 'profile':
      return t(thing.isRestrictions ? 'Health profile, with what you do not eat' : 'Health profile');
    case 'submission':
      if (thing.isRemoval) return t('Your values of {{food}}, taken back', { food });
      return t(thing.isOffered ? 'Your values of {{food}}, offered to everybody' : 'Your values of {{food}}', { food });
    default:
      return thing satisfies never;
  }
}

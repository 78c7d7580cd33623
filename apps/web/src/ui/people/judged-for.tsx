import type { PersonColour } from '@labelwise/domain/people';
import { useEffect, useRef } from 'react';
import { say } from '../../i18n/say.ts';
import { Icon } from '../icons/icon.tsx';
import { Avatar } from './avatar.tsx';
import styles from './judged-for.module.css';

type JudgedForProps = {
  /** The people besides oneself; with nobody there is nothing to choose. */
  people: readonly { id: string; nickname: string; colour: PersonColour }[];
  /** `everyone`, `me`, or the id of one of them. */
  chosen: string;
  onChoose: (chosen: string) => void;
  /** What all of those are called whom foods are judged for. */
  everyone: string;
  /** That it is not for everybody of the household, where so. */
  notJudged: string | null;
  /** Where there is no room for more it scrolls sideways. */
  isInOneLine?: boolean | undefined;
};

/** "Everyone" and "You" stand before the people. */
const BEFORE_PEOPLE = 2;

/** For whom foods are judged: everyone, oneself, or one of them. */
export function JudgedFor({ people, chosen, onChoose, everyone, notJudged, isInOneLine = false }: JudgedForProps) {
  const row = useRef<HTMLDivElement>(null);
  // Who is chosen is in sight, also at the far end of many; the page itself stays where it is.
  useEffect(() => {
    const at = people.findIndex(({ id }) => id === chosen);
    const one = row.current?.children[at + BEFORE_PEOPLE];
    if (at >= 0 && one instanceof HTMLElement && row.current !== null)
      row.current.scrollLeft = one.offsetLeft - row.current.offsetLeft - one.offsetWidth;
  }, [chosen, people]);
  if (people.length === 0) return null;
  return (
    <>
      <div
        ref={row}
        role="group"
        aria-label={say('screens-people.judged_for')}
        className={styles.switch}
        data-one-line={isInOneLine || undefined}
      >
        <button type="button" className={styles.who} aria-pressed={chosen === 'everyone'} onClick={() => onChoose('everyone')}>
          <Icon name="people" size="m" />
          {everyone}
        </button>
        <button type="button" className={styles.who} aria-pressed={chosen === 'me'} onClick={() => onChoose('me')}>
          <Avatar name={null} colour={null} size="s" />
          {say('screens-people.you')}
        </button>
        {people.map(({ id, nickname, colour }) => (
          <button key={id} type="button" className={styles.who} aria-pressed={chosen === id} onClick={() => onChoose(id)}>
            <Avatar name={nickname} colour={colour} size="s" />
            <span className={styles.name}>{nickname}</span>
          </button>
        ))}
      </div>
      {notJudged !== null && <p className={styles.note}>{notJudged}</p>}
    </>
  );
}

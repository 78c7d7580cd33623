import type { HouseholdAnswer, PersonColour } from '@labelwise/domain/people';
import { useEffect, useRef } from 'react';
import { say } from '../i18n/say.ts';
import { ScoreRing } from './food/score-ring.tsx';
import { Icon } from './icons/icon.tsx';
import styles from './people.module.css';

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
  /** Who of them is too young for a score, above foods in a row. Absent where each of them is spoken of by name. */
  tooYoung?: string | null | undefined;
  /** Where there is no room for more it scrolls sideways. */
  isInOneLine?: boolean | undefined;
};

/** "Everyone" and "You" stand before the people. */
const BEFORE_PEOPLE = 2;

/** For whom foods are judged: everyone, oneself, or one of them. */
export function JudgedFor({ people, chosen, onChoose, everyone, notJudged, tooYoung = null, isInOneLine = false }: JudgedForProps) {
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
      {tooYoung !== null && <p className={styles.tooYoung}>{tooYoung}</p>}
    </>
  );
}

type AvatarProps = {
  /** Whose first letter stands in it; `null`: the member or guest themselves. */
  name: string | null;
  /** Tells people apart at a glance; it means nothing. */
  colour: PersonColour | null;
  /** `s` 24 px (rows), `m` 32 (default), `l` 44 (lists). */
  size?: 's' | 'm' | 'l' | undefined;
};

/** A letter on a tint. The name stands beside it, so readers need not hear it. */
export function Avatar({ name, colour, size = 'm' }: AvatarProps) {
  const [letter = ''] = name ?? say('screens-people.you');
  return (
    <span className={`${styles.avatar} ${styles[size]}`} data-tint={colour ?? 'own'} aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  );
}

type PeopleRingsProps = {
  /** The strictest first. `label`: the ring’s accessible name. */
  rings: readonly { id: string; score: number | null; label: string; name: string | null; colour: PersonColour | null }[];
};

type HouseholdStripProps = PeopleRingsProps & {
  answer: HouseholdAnswer;
  /** Whom the food is not for, or that it is safe for all; `null` where the rings say it. */
  headline: string | null;
};

/** As many rings as stand side by side in a row. */
const MAX_SHOWN = 3;
/** The sign of an answer for a household; only what is safe has the tick. */
export const ANSWER_SIGNS = {
  conflict: 'conflict',
  unknown: 'unknown',
  'not judged': 'info',
  safe: 'fits',
  'no conflict': 'people',
  free: 'people',
} as const;

/** In a row of a list: what the food is for those whom it is judged for, and the rings of the strictest. */
export function HouseholdStrip({ answer, headline, rings }: HouseholdStripProps) {
  return (
    <span className={styles.strip} data-level={answer === 'conflict' ? 'poor' : 'none'}>
      {headline !== null && (
        <span className={styles.headline}>
          <Icon name={ANSWER_SIGNS[answer]} size="s" />
          {breakable(headline)}
        </span>
      )}
      <PeopleRings rings={rings} />
    </span>
  );
}

/** Where a name that is longer than a narrow column may break, with a hyphen. */
function breakable(text: string): string {
  return text.replaceAll(/\p{L}{13,}/gu, (word) => word.replaceAll(/.{7}(?=.{5})/gu, '$&\u00ad'));
}

/** The rings of the strictest, each with the letter of whose it is. */
export function PeopleRings({ rings }: PeopleRingsProps) {
  const rest = rings.length - MAX_SHOWN;
  return (
    <span className={styles.rings}>
      {rings.slice(0, MAX_SHOWN).map(({ id, score, label, name, colour }) => (
        <span key={id} className={styles.ring}>
          <ScoreRing score={score} label={label} size="small" />
          <Avatar name={name} colour={colour} size="s" />
        </span>
      ))}
      {rest > 0 && <span className="small muted num">+{rest}</span>}
    </span>
  );
}

import type { HouseholdAnswer, PersonColour } from '@labelwise/domain/people';
import { ScoreRing } from '../food/score/score-ring.tsx';
import { Icon } from '../icons/icon.tsx';
import { Avatar } from './avatar.tsx';
import styles from './household-strip.module.css';

type PeopleRingsProps = {
  /** The strictest first. `label`: the ring’s accessible name. */
  rings: readonly { id: string; score: number | null; label: string; name: string | null; colour: PersonColour | null }[];
};

type HouseholdStripProps = PeopleRingsProps & {
  answer: HouseholdAnswer;
  /** Whom the food is not for, or that it is safe for all. */
  headline: string;
};

/** As many rings as stand side by side in a row. */
const MAX_SHOWN = 3;
const SIGNS = { conflict: 'conflict', unknown: 'unknown', 'not judged': 'info', safe: 'fits', free: 'people' } as const;

/** In a row of a list: what the food is for those whom it is judged for, and the rings of the strictest. */
export function HouseholdStrip({ answer, headline, rings }: HouseholdStripProps) {
  return (
    <span className={styles.strip} data-level={answer === 'conflict' ? 'poor' : 'none'}>
      <span className={styles.headline}>
        <Icon name={SIGNS[answer]} size="s" />
        {breakable(headline)}
      </span>
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

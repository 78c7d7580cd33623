import { ringLevel } from '@labelwise/domain/scoring';
import { verdictText } from '@labelwise/messages/render/verdict';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { type ScoreState, wordOf } from '../../lib/score-state.ts';
import { Skeleton } from '../feedback/waiting.tsx';
import styles from './food-row.module.css';
import { type PackFamily, ProductPicture } from './product.tsx';
import { Conflict, ScoreWord } from './score.tsx';
import { ScoreRing } from './score-ring.tsx';

type FoodRowProps = {
  /** The product's name, two lines at most; words that were searched for may be marked in it. */
  name: ReactNode;
  /** Its maker. */
  brand?: string | null | undefined;
  /** Address of its picture. */
  image: string | null;
  /** Which drawing stands in. */
  family: PackFamily;
  /** Whole number from 0 to 100; null without a score. */
  score: number | null;
  /** How the score stands; without data to judge by, no number is shown. */
  scoreState?: ScoreState | undefined;
  /** Accessible name of the ring. */
  scoreName?: string | undefined;
  /** The word, e.g. "Great Match"; English without it. */
  word?: string | undefined;
  /** What speaks against it for this person, in place of the word: "Contains hazelnuts". */
  against?: string | null | undefined;
  /** Judged for several people: what the food is for each stands in place of the word and the ring. */
  household?: ReactNode | undefined;
  /** Last in the meta line, e.g. the time. */
  meta?: ReactNode | undefined;
  /** Where the row leads. */
  to: To;
  /** History state handed to the next screen. */
  state?: unknown;
  /** Called as the row is opened, before the next screen. */
  onOpen?: (() => void) | undefined;
  /** The score is on its way: the ring's own grey shape stands in. */
  scorePending?: boolean | undefined;
  /** A control beside the link, e.g. remove. */
  action?: ReactNode | undefined;
};

/** One food in a list: picture, name, maker, word and time, ring. */
export function FoodRow(props: FoodRowProps) {
  const {
    name,
    brand,
    image,
    family,
    score,
    scoreState = 'judged',
    scoreName,
    word,
    against = null,
    household,
    meta,
    to,
    state,
    onOpen,
    scorePending = false,
    action,
  } = props;
  return (
    <div className={styles.row}>
      <Link to={to} state={state} className={styles.link} onClick={onOpen}>
        <ProductPicture src={image} alt="" family={family} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {brand != null && brand !== '' && <span className={styles.meta}>{brand}</span>}
          <span className={styles.meta}>
            {against !== null && <Conflict>{against}</Conflict>}
            {score !== null && against === null && household === undefined && (
              <ScoreWord level={ringLevel(score)} state={scoreState}>
                {word ?? verdictText(say, wordOf({ score, state: scoreState }))}
              </ScoreWord>
            )}
            {scorePending && <Skeleton width="88px" height="17px" />}
            {meta !== undefined && <span>{meta}</span>}
          </span>
          {household}
        </span>
        {scorePending ? (
          <Skeleton shape="ring" width="44px" height="44px" />
        ) : (
          household === undefined && <ScoreRing score={score} state={scoreState} label={scoreName} />
        )}
      </Link>
      {action}
    </div>
  );
}

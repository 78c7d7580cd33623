import type { AmountBasis, ComparedId, ComparedRow } from '@labelwise/domain/comparison';
import { ringLevel } from '@labelwise/domain/scoring';
import type { MessageId } from '@labelwise/messages';
import { verdictText } from '@labelwise/messages/render/verdict';
import type { ReactNode } from 'react';
import { stripOf } from '../../data/people/verdict-words.ts';
import type { PersonalScore } from '../../data/scores/lists/list-scorer.ts';
import { say } from '../../i18n/say.ts';
import { numberText } from '../../i18n/words.ts';
import { Link } from '../../lib/navigation.tsx';
import { resultsPath } from '../../lib/paths.ts';
import { wordOf } from '../../lib/score-state.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { ProductPicture } from '../../ui/food/product.tsx';
import { Conflict, ScoreWord } from '../../ui/food/score.tsx';
import { ScoreRing } from '../../ui/food/score-ring.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { HouseholdStrip } from '../../ui/people.tsx';
import styles from './compare.module.css';
import { type Compared, type ComparedForOneself, leavesOut, shownScore, standingOf } from './compared.ts';

type CompareTableProps = {
  foods: readonly Compared[];
  rows: readonly ComparedRow[];
  basis: AmountBasis;
  /** The id of the food to take, where there is one. */
  best: string | null;
  /** Where a further food is chosen. */
  addPath: string;
  onRemove: (id: string) => void;
};

const LABELS = {
  sugars: 'screens-common.sugars',
  saturatedFat: 'screens-common.saturated_fat',
  salt: 'screens-common.salt',
  fiber: 'screens-common.fiber',
  proteins: 'screens-common.proteins',
  additives: 'screens-compare.additives',
} as const satisfies Readonly<Record<ComparedId, MessageId>>;

/** One column a food, one row a question; what is best of a row is green with its glyph, everything else ink. */
export function CompareTable({ foods, rows, basis, best, addPath, onRemove }: CompareTableProps) {
  const isSingle = foods.length === 1;
  const columns = foods.length + (isSingle ? 1 : 0);
  const per = basis === '100' ? say('screens-common.per_100g') : say('screens-common.per_serving');
  const isForOthers = foods.some((compared) => 'forOthers' in compared);
  const knowsPerson = isForOthers || foods.some((one) => 'score' in one && one.score !== null && leavesOut(one.score));
  return (
    <div className={styles.fit}>
      <div className={styles.scroller} data-columns={columns}>
        <table className={styles.table}>
          <caption className="sr-only">{say('screens-compare.caption', { n: foods.length, per })}</caption>
          <thead>
            <tr>
              <td className={styles.side}>
                <span className="muted">{per}</span>
              </td>
              {foods.map((compared) => (
                <th key={compared.food.id} scope="col">
                  <Head compared={compared} />
                </th>
              ))}
              {isSingle && (
                <td rowSpan={2}>
                  <Link to={addPath} className={styles.add}>
                    <Icon name="plus" />
                    {say('screens-compare.add_second')}
                  </Link>
                </td>
              )}
            </tr>
          </thead>
          <tbody>
            {knowsPerson && (
              <Row label={say(isForOthers ? 'screens-people.judged_for' : 'screens-compare.for_you')} columns={columns}>
                {foods.map((compared) => (
                  <td key={compared.food.id}>
                    {'forOthers' in compared ? <ForOthers score={compared.forOthers} /> : <ForYou compared={compared} />}
                  </td>
                ))}
              </Row>
            )}
            {rows.map((row) => (
              <Row
                key={row.id}
                label={say(LABELS[row.id])}
                hint={
                  row.id === 'additives'
                    ? say('screens-compare.fewer_is_better')
                    : row.better === 'less'
                      ? say('screens-compare.less_is_better')
                      : say('screens-compare.more_is_better')
                }
                columns={columns}
              >
                {foods.map(({ food }, at) => (
                  <Amount
                    key={food.id}
                    row={row}
                    at={at}
                    isServingMissing={basis === 'serving' && food.servingSize === null && row.id !== 'additives'}
                  />
                ))}
              </Row>
            ))}
            <Row label={say('screens-compare.processing')} columns={columns}>
              {foods.map(({ food }) => (
                <td key={food.id}>
                  <p>{say(processingWord(food.facts.nova))}</p>
                </td>
              ))}
            </Row>
            <tr className={styles.actions}>
              <td className={styles.side}>
                <span className="sr-only">{say('screens-compare.actions')}</span>
              </td>
              {foods.map(({ food }) => (
                <td key={food.id}>
                  {food.id === best ? (
                    <LinkButton to={resultsPath(food.id)} variant="primary" size="small" wide>
                      {say('screens-common.open')}
                    </LinkButton>
                  ) : (
                    <Button
                      size="small"
                      wide
                      aria-label={say('screens-common.remove_name', { name: food.name })}
                      onClick={() => onRemove(food.id)}
                    >
                      {say('screens-common.remove')}
                    </Button>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}

function processingWord(nova: number | null) {
  if (nova === null) return 'screens-compare.nova_unknown';
  return nova === 4 ? 'screens-compare.nova_4' : nova === 3 ? 'screens-compare.nova_3' : 'screens-compare.nova_1';
}

function Head({ compared }: { compared: Compared }) {
  const { food } = compared;
  const shown = shownScore(compared);
  // For others each has a ring below: the lowest of them alone would hide whom it is not for.
  const isForOthers = 'forOthers' in compared;
  return (
    <Link to={resultsPath(food.id)} className={styles.head}>
      <span className={styles.sight}>
        <ProductPicture src={food.image} alt="" family={food.placeholder} size={56} />
        {!isForOthers && <ScoreRing score={shown.score} state={shown.state} />}
      </span>
      <strong>{food.name}</strong>
      {!isForOthers && (
        <ScoreWord level={ringLevel(shown.score)} state={shown.state}>
          {verdictText(say, wordOf(shown))}
        </ScoreWord>
      )}
    </Link>
  );
}

function ForOthers({ score }: { score: PersonalScore | null }) {
  if (score?.household === undefined) return <p>{say('screens-people.could_not_be_judged')}</p>;
  return (
    <div className={styles.others}>
      <HouseholdStrip {...stripOf(score.household())} />
    </div>
  );
}

function ForYou({ compared }: { compared: ComparedForOneself }) {
  const { fit, isFitting, against } = standingOf(compared);
  switch (fit) {
    case 'conflict':
      return <Conflict>{against}</Conflict>;
    case 'unknown':
      return <p>{say('screens-common.check_pack')}</p>;
    case 'fits':
      return !isFitting ? (
        <p>{say('screens-compare.nothing_left_out')}</p>
      ) : (
        <p className={styles.fits}>
          <Icon name="fits" size="s" />
          {say('screens-compare.fits')}
        </p>
      );
    default:
      return fit satisfies never;
  }
}

type RowProps = { label: string; hint?: string; columns: number; children: ReactNode };

/** The label stands above its cells on phones, at their left in wide windows. */
function Row({ label, hint, columns, children }: RowProps) {
  const words = (
    <>
      {label}
      {hint !== undefined && <small>{hint}</small>}
    </>
  );
  return (
    <>
      <tr className={styles.above}>
        <th scope="rowgroup" colSpan={columns}>
          {words}
        </th>
      </tr>
      <tr className={styles.values}>
        <th scope="row" className={styles.side}>
          {words}
        </th>
        {children}
      </tr>
    </>
  );
}

function Amount({ row, at, isServingMissing }: { row: ComparedRow; at: number; isServingMissing: boolean }) {
  const value = row.values[at] ?? null;
  if (value === null)
    return (
      <td>
        <b>–</b>
        <span className={styles.unknown}>{isServingMissing ? say('screens-compare.no_serving') : say('screens-compare.not_stated')}</span>
      </td>
    );
  const isBest = row.best.includes(at);
  const largest = Math.max(...row.values.filter((other) => other !== null));
  const share = largest === 0 ? 0 : (100 * value) / largest;
  return (
    <td className={isBest ? styles.best : undefined}>
      <b>
        {amountText(value)}
        {isBest && (
          <>
            <Icon name="lv-good" size="s" />
            <span className="sr-only">, {say('screens-compare.best')}</span>
          </>
        )}
      </b>
      <i className={styles.bar} style={{ '--share': `${share}%` }} />
    </td>
  );
}

/** As packs write it: one decimal, two below 1. */
function amountText(value: number): string {
  return numberText(value, { maximumFractionDigits: value < 1 ? 2 : 1 });
}

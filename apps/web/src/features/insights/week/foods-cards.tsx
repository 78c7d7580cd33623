import type { Verdict } from '@labelwise/domain/scoring';
import { BOARDS, type Board, boardOf, processingMeaning, shelfMeaning } from '@labelwise/domain/week';
import { verdictText } from '@labelwise/messages/render/verdict';
import { processingText, shelfText } from '@labelwise/messages/render/week';
import { useState } from 'react';
import type { Week, WeekFood } from '../../../data/scans.ts';
import { say } from '../../../i18n/say.ts';
import { monthText } from '../../../lib/dates.ts';
import { Link } from '../../../lib/navigation.tsx';
import { LIVE, paths, resultsPath } from '../../../lib/paths.ts';
import { CHECK_THE_PACK, NO_DATA } from '../../../lib/score-state.ts';
import { TableTwin } from '../../../ui/charts.tsx';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { PackDrawing, ProductPicture } from '../../../ui/food/product.tsx';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './shelf.module.css';
import words from './words.module.css';

/** Products of a board that are shown before the rest is asked for. */
const MAX_SHOWN = 14;
const FROM = '?fromPage=insights';

const LOOKS: Readonly<Record<Board, { word: Verdict; level: 'good' | 'fair' | 'poor' | 'none'; icon: IconName }>> = {
  great: { word: 'Great Match', level: 'good', icon: 'lv-good' },
  good: { word: 'Good Match', level: 'fair', icon: 'lv-fair' },
  poor: { word: 'Poor Match', level: 'poor', icon: 'lv-poor' },
  check: { word: CHECK_THE_PACK, level: 'none', icon: 'unknown' },
  'no data': { word: NO_DATA, level: 'none', icon: 'unknown' },
};

/** The products of the week on the boards of a shelf, by their score. */
export function ShelfCard({ shelf, average }: { shelf: readonly WeekFood[]; average: number | null }) {
  const [isOpen, setOpen] = useState(false);
  const boards = shelf.map((one) => boardOf(one));
  const onBoard = (board: Board) => shelf.filter((_, at) => boards[at] === board);
  const hasMore = BOARDS.some((board) => onBoard(board).length > MAX_SHOWN);
  const count = say('screens-common.product_count', { count: shelf.length });
  return (
    <Card
      title={say('screens-insights.this_weeks_shelf')}
      aside={average === null ? count : say('screens-insights.count_average_average', { count, average })}
      spread={shelf.length > 0}
    >
      {shelf.length === 0 ? (
        <>
          <p className={words.lead}>{say('screens-insights.nothing_in_the_last')}</p>
          <LinkButton to={paths.scan} state={LIVE} icon="scan">
            {say('screens-insights.scan_something_new')}
          </LinkButton>
        </>
      ) : (
        <>
          <p className={words.lead}>{shelfText(say, shelfMeaning(boards))}</p>
          <ul className={styles.boards}>
            {BOARDS.map((board) => {
              const goods = onBoard(board);
              const shown = isOpen ? goods : goods.slice(0, MAX_SHOWN);
              return goods.length > 0 && <BoardRow key={board} board={board} goods={shown} total={goods.length} />;
            })}
          </ul>
          {hasMore && !isOpen && (
            <Button size="small" onClick={() => setOpen(true)}>
              {say('screens-common.show_all_count', { count: shelf.length })}
            </Button>
          )}
          <p className={words.note}>{say('screens-insights.shelf_note')}</p>
          <TableTwin
            open={say('screens-common.show_as_table')}
            caption={say('screens-insights.this_weeks_shelf')}
            heads={[say('screens-insights.product'), say('screens-common.score'), say('screens-insights.match')]}
            rows={shelf.map(({ food, score }, at): [string, string, string] => [
              food.name,
              score === null ? '–' : String(score),
              verdictText(say, LOOKS[boards[at] ?? 'no data'].word),
            ])}
          />
        </>
      )}
    </Card>
  );
}

function BoardRow({ board, goods, total }: { board: Board; goods: readonly WeekFood[]; total: number }) {
  const { word, level, icon } = LOOKS[board];
  return (
    <li data-level={level}>
      <p className={styles.edge}>
        <span className={styles.word}>
          <Icon name={icon} size="s" />
          {verdictText(say, word)}
        </span>
        <span className="muted">{total}</span>
      </p>
      <ol className={styles.goods} aria-label={verdictText(say, word)}>
        {goods.map(({ food, score }) => (
          <li key={food.id}>
            <Link
              to={resultsPath(food.id, FROM)}
              title={food.name}
              aria-label={score === null ? food.name : say('screens-insights.name_score', { name: food.name, score })}
            >
              {food.image === null ? (
                <PackDrawing family={food.placeholder} className={styles.pack} />
              ) : (
                <span className={styles.photo}>
                  <ProductPicture src={food.image} alt="" family={food.placeholder} size={56} />
                </span>
              )}
              <b className={styles.tag}>{score ?? '?'}</b>
            </Link>
          </li>
        ))}
      </ol>
    </li>
  );
}

type Month = Week['processing'][number];
/** As many months or fewer lie as bars; more stand as columns. */
const FEW_MONTHS = 3;
/** A part that is lower has no room for its number. */
const MIN_PERCENT_WITH_NUMBER = 14;

/** How far the products of each month were processed, as parts of a column. */
export function ProcessingCard({ months }: { months: readonly Month[] }) {
  const unknown = months.reduce((sum, month) => sum + month.unknown, 0);
  return (
    <div className={styles.whole}>
      <Card title={say('screens-insights.processing_by_month')} aside={say('screens-insights.share_of_your_products')}>
        <p className={words.lead}>{processingText(say, processingMeaning(months), (month) => monthText(month))}</p>
        <div
          role="img"
          aria-label={say('screens-insights.processing_label', {
            months: months
              .map(({ month, shares }) => `${monthText(month)} ${shares === null ? '–' : percentText(shares.ultra)}`)
              .join(', '),
          })}
        >
          <ol className={`${styles.months} ${months.length <= FEW_MONTHS ? styles.few : ''}`}>
            {months.map((month, at) => (
              <Column key={month.month} month={month} hasNumbers={at === 0 || at === months.length - 1} />
            ))}
          </ol>
        </div>
        <p className={styles.legend}>
          <span>
            <i className={styles.ultra} />
            {say('screens-insights.ultra_processed')}
          </span>
          <span>
            <i className={styles.processed} />
            {say('screens-insights.processed')}
          </span>
          <span>
            <i className={styles.plain} />
            {say('screens-insights.plain')}
          </span>
          {unknown > 0 && <span>{say('screens-insights.count_products_do_not', { count: unknown })}</span>}
        </p>
        <TableTwin
          open={say('screens-common.show_as_table')}
          caption={say('screens-insights.processing_by_month')}
          heads={[
            say('screens-insights.month'),
            say('screens-insights.ultra_processed'),
            say('screens-insights.processed'),
            say('screens-insights.plain'),
            say('screens-common.products'),
          ]}
          rows={months.map(({ month, shares, known }): [string, ...string[]] => [
            monthText(month),
            ...(shares === null ? ['–', '–', '–'] : [percentText(shares.ultra), percentText(shares.processed), percentText(shares.plain)]),
            String(known),
          ])}
        />
      </Card>
    </div>
  );
}

const percentText = (percent: number): string => say('screens-common.percent', { n: percent });

function Column({ month: { month, shares }, hasNumbers }: { month: Month; hasNumbers: boolean }) {
  const number = (percent: number) => (hasNumbers && percent >= MIN_PERCENT_WITH_NUMBER ? <em>{percentText(percent)}</em> : null);
  return (
    <li>
      {shares === null ? (
        <span className={styles.none}>–</span>
      ) : (
        <span className={styles.column}>
          {shares.ultra > 0 && (
            <i className={styles.ultra} style={{ '--n': shares.ultra }}>
              {number(shares.ultra)}
            </i>
          )}
          {shares.processed > 0 && (
            <i className={styles.processed} style={{ '--n': shares.processed }}>
              {number(shares.processed)}
            </i>
          )}
          {shares.plain > 0 && (
            <i className={styles.plain} style={{ '--n': shares.plain }}>
              {number(shares.plain)}
            </i>
          )}
        </span>
      )}
      {monthText(month, 'short')}
    </li>
  );
}

import type { Verdict } from '@labelwise/domain/scoring';
import { BOARDS, type Board, boardOf, shelfMeaning } from '@labelwise/domain/week';
import { verdictText } from '@labelwise/messages/render/verdict';
import { shelfText } from '@labelwise/messages/render/week';
import { useState } from 'react';
import type { WeekFood } from '../../../data/scans.ts';
import { say } from '../../../i18n/say.ts';
import { Link } from '../../../lib/navigation.tsx';
import { LIVE, paths, resultsPath } from '../../../lib/paths.ts';
import { CHECK_THE_PACK, NO_DATA } from '../../../lib/score-state.ts';
import { TableTwin } from '../../../ui/charts/charts.tsx';
import { Button, LinkButton } from '../../../ui/controls/button/button.tsx';
import { PackDrawing, ProductPicture } from '../../../ui/food/product/product.tsx';
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

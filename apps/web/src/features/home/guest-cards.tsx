import { PlaceholderName } from '@labelwise/contracts/foods';
import { termText } from '@labelwise/messages/render/terms';
import { lazy, Suspense } from 'react';
import * as z from 'zod/mini';
import { readLastFood, readLastJudged } from '../../data/foods/stored-scan.ts';
import { useIsForOthers } from '../../data/people/has-people.ts';
import { useScoreRevision } from '../../data/preferences-updated.ts';
import { openQuestions } from '../../data/questions.ts';
import { areAnswersUnreadable, eraseGuestProfile, guestProfileUndo, storedGuestProfile } from '../../data/scores/guest-profile.ts';
import { loadWith } from '../../i18n/load-texts.ts';
import { say } from '../../i18n/say.ts';
import { choiceText } from '../../lib/choice-text.ts';
import { paths } from '../../lib/paths.ts';
import { safely } from '../../platform/storage/local.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { FoodRow } from '../../ui/food/food-row.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './guest-home.module.css';

/** What a guest answered, by which this device scores: to be changed, or erased in one tap. */
export function AnswersCard() {
  // Read again whenever the answers change.
  useScoreRevision();
  const profile = storedGuestProfile();
  const erase = () => {
    const undo = guestProfileUndo();
    eraseGuestProfile();
    toast({ title: say('screens-common.your_answers_are_erased'), action: { label: say('screens-common.undo'), onPress: undo } });
  };
  if (areAnswersUnreadable()) return <Unreadable onErase={erase} />;
  if (profile === null) return null;
  const shown = [
    ...profile.restrictions.map(choiceText),
    ...profile.less.map((name) => say('screens-home.less_name', { name: termText(say, name) })),
  ];
  return (
    <Card title={say('screens-home.scored_by_your_answers')} aside={say('screens-home.on_this_device_only')}>
      {shown.length === 0 ? (
        <p className="muted">{say('screens-home.you_eat_everything_and')}</p>
      ) : (
        <ul className={styles.held}>
          {shown.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <div className={styles.answers}>
        <Button onClick={erase}>{say('screens-common.erase')}</Button>
        <Button data-questions onClick={() => openQuestions(null)}>
          {say('screens-common.change')}
        </Button>
      </div>
    </Card>
  );
}

/** Nothing is scored until they are given again or erased. */
function Unreadable({ onErase }: { onErase: () => void }) {
  return (
    <Card title={say('screens-home.please_answer_once_more')}>
      <p className="muted">{say('screens-home.what_you_answered_is')}</p>
      <div className={styles.answers}>
        <Button onClick={onErase}>{say('screens-common.erase')}</Button>
        <Button variant="primary" data-questions onClick={() => openQuestions(null)}>
          {say('screens-home.answer_again')}
        </Button>
      </div>
    </Card>
  );
}

const text = z.optional(z.nullable(z.string()));
const LastFood = z.looseObject({
  name: z.string(),
  brand: text,
  image: text,
  placeholder: PlaceholderName,
});

// Only who has people needs it.
const LastScanForOthers = lazy(() => loadWith(import('./for-others.tsx')).then((m) => ({ default: m.LastScanForOthers })));

/** The last scan of this device, leading to its results. */
export function LastScanCard() {
  // Read again whenever the answers change.
  useScoreRevision();
  const isForOthers = useIsForOthers();
  const food = readLastFood(safely(LastFood));
  if (food === null) return null;
  const last = readLastJudged();
  return (
    <Card title={say('screens-home.your_last_scan')}>
      <FoodRow
        name={food.name}
        brand={food.brand}
        image={food.image ?? null}
        family={food.placeholder}
        score={last?.score ?? null}
        scoreState={areAnswersUnreadable() ? 'no data' : last?.state}
        household={
          isForOthers ? (
            <Suspense fallback={null}>
              <LastScanForOthers />
            </Suspense>
          ) : undefined
        }
        to={paths.resultsTemp}
      />
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Food } from '../../../data/foods/foods.ts';
import { useSession } from '../../../data/session/session.ts';
import { contributedQuery, sharingSettingsQuery } from '../../../data/submissions/submissions.ts';
import { say } from '../../../i18n/say.ts';
import { dateText } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './own-data.module.css';
import type { PackPart } from './pack-fields.ts';

const PackSheet = lazy(() => import('./pack-sheet.tsx').then((m) => ({ default: m.PackSheet })));

const LABELS = {
  product: 'screens-details.the_pack_says_otherwise_name',
  figures: 'screens-details.the_pack_says_otherwise_figures',
  list: 'screens-details.the_pack_says_otherwise_ingredients',
} as const;

/** Under values of a pack: the person puts them right for themselves. A food without a barcode has no pack to look at. */
export function Otherwise({ food, part }: { food: Food; part: PackPart }) {
  const [isOpen, setOpen] = useState(false);
  if (food.barcode === null) return null;
  return (
    <>
      <button type="button" className={`link ${styles.otherwise}`} aria-label={say(LABELS[part])} onClick={() => setOpen(true)}>
        {say('screens-details.the_pack_says_otherwise')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PackSheet food={food} part={part} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A list that nobody has confirmed as the whole one proves nothing absent; it is read beside the catalogue's. */
export function Unconfirmed({ food }: { food: Food }) {
  if (food.facts.listBasis !== 'unconfirmed') return null;
  const hasBoth = food.provenance?.own.some((own) => own.kind === 'list' && own.catalogue !== null) === true;
  return (
    <p className={`caption ${styles.unconfirmed}`}>
      {hasBoth && say('screens-details.yours_then_the_catalogues')} {say('screens-details.not_confirmed_yet_what')}
    </p>
  );
}

const ContributeSheet = lazy(() => import('./contribute-sheet.tsx').then(({ ContributeSheet: component }) => ({ default: component })));

/** The way to Open Food Facts, where the server allows it: nothing leaves before the sheet has listed it. */
export function Contribute({ food }: { food: Food }) {
  const { isAuthenticated } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { data: settings } = useQuery({ ...sharingSettingsQuery(), enabled: isAuthenticated });
  const isAllowed = isAuthenticated && settings?.openFoodFacts === true;
  const { data: contributed } = useQuery({ ...contributedQuery(food.id), enabled: isAllowed });
  if (!isAllowed || contributed === undefined || contributed === null) return null;
  const { at, changedAt } = contributed;
  const isSent = at !== null && Date.parse(at) >= Date.parse(changedAt);
  return (
    <div className={styles.share}>
      <p className="small">
        {at === null
          ? say('screens-details.with_an_account_at')
          : isSent
            ? say('screens-details.sent_to_open_food', { day: dateText(Date.parse(at)) })
            : say('screens-details.sent_to_open_food_facts', { day: dateText(Date.parse(at)) })}
      </p>
      {!isSent && (
        <Button size="small" onClick={() => setOpen(true)}>
          {say('screens-details.send_to_open_food')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ContributeSheet food={food} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

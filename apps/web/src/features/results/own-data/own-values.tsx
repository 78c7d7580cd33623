import { withdrawal } from '@labelwise/domain/submission';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Food } from '../../../data/foods/foods.ts';
import { removeSubmission, saveSubmission } from '../../../data/submissions/submissions.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { dateText, monthDayText } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Contribute } from './contribute.tsx';
import styles from './own-data.module.css';
import { FIGURES, figureText, type OwnValue, unitOf } from './pack-fields.ts';
import { Share } from './share.tsx';

type T = (text: string, values?: Record<string, unknown>) => string;

/** What the person says of the pack, each value with its day and what the catalogue says instead; each can be taken back. */
export function OwnValues({ food }: { food: Food }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const own = food.provenance?.own ?? [];
  const failed = () =>
    void toast({ title: t('Error'), description: t('This could not be taken back. Please try again.'), variant: 'destructive' });
  const takeBack = useMutation({
    mutationFn: (value: OwnValue) => saveSubmission(client, food.id, withdrawal(value, Date.now())),
    onSuccess: () => toast({ title: t('Taken back'), description: t('The catalogue’s value holds again.') }),
    onError: failed,
  });
  const removeAll = useMutation({
    mutationFn: () => removeSubmission(client, food.id),
    onSuccess: () => toast({ title: t('All taken back'), description: t('The catalogue’s values hold again.') }),
    onError: failed,
  });
  if (own.length === 0) return null;
  const isBusy = takeBack.isPending || removeAll.isPending;
  return (
    <Card title={t('Your values')} aside={t('for you alone')}>
      <ul className={styles.values}>
        {own.map((value) => (
          <li key={value.field}>
            <div>
              <p className={styles.value}>
                <span>{t(nameOf(value))}</span>
                <strong>{ownText(value, food, t)}</strong>
              </p>
              <p className="caption">
                {originText(value, t)} {catalogueText(value, food, t)}
              </p>
            </div>
            {!isFollowing(value, own) && (
              <Button
                size="small"
                variant="quiet"
                disabled={isBusy}
                aria-label={t('Take back: {{name}}', { name: t(nameOf(value)) })}
                onClick={() => takeBack.mutate(value)}
              >
                {t('Take back')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {own.length > 1 && (
        <Button size="small" disabled={isBusy} onClick={() => removeAll.mutate()}>
          {t('Take all back')}
        </Button>
      )}
      <Share food={food} />
      <Contribute food={food} />
    </Card>
  );
}

/** Energy in the other unit goes with the one that was stated. */
function isFollowing(value: OwnValue, own: readonly OwnValue[]): boolean {
  return value.kind === 'figure' && value.origin === 'energy' && own.some((other) => other.kind === 'figure' && other.origin === 'printed');
}

const NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  brand: 'Brand',
  quantity: 'Quantity',
  category: 'Category',
  serving: 'Serving',
  ingredients: 'Ingredients',
  ...Object.fromEntries(FIGURES.map(([field, label]) => [field, label])),
};
const nameOf = ({ field }: OwnValue): string => NAMES[field] ?? field;

function unitFor({ field }: OwnValue, food: Food): string {
  if (field === 'serving') return unitOf(food);
  return FIGURES.find(([name]) => name === field)?.[2] ?? 'g';
}

function ownText(value: OwnValue, food: Food, t: T): string {
  switch (value.kind) {
    case 'figure':
      return `${figureText(value.own, value.bound)}\u00a0${unitFor(value, food)}`;
    case 'serving':
      return `${figureText(value.own)}\u00a0${unitFor(value, food)}`;
    case 'list':
      return t(value.isTrusted ? 'the whole list' : 'a part of the list');
    case 'text':
      return value.own;
  }
}

const WORKED_OUT = {
  printed: null,
  serving: 'worked out from the serving',
  sodium: 'worked out from sodium',
  total: 'total carbohydrate without fiber',
  energy: 'worked out from the other unit',
} as const;

/** "From your photo, Nov 22." */
function originText(value: OwnValue, t: T): string {
  const how = value.kind === 'figure' ? WORKED_OUT[value.origin] : null;
  const day = monthDayText(value.at);
  const from = t(value.from === 'photo' ? 'From your photo, {{day}}' : 'Typed by you, {{day}}', { day });
  return how === null ? `${from}.` : `${from}, ${t(how)}.`;
}

function catalogueText(value: OwnValue, food: Food, t: T): string {
  if (value.catalogue === null) return t('The catalogue does not say.');
  if (value.kind === 'list') return t('The catalogue has another list.');
  const text = typeof value.catalogue === 'number' ? `${figureText(value.catalogue)}\u00a0${unitFor(value, food)}` : value.catalogue;
  const at = food.provenance?.modifiedAt ?? null;
  return at === null ? t('Catalogue: {{text}}.', { text }) : t('Catalogue, {{day}}: {{text}}.', { text, day: dateText(at) });
}

import type { Contribution } from '@labelwise/contracts/submissions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Food } from '../../../data/foods/foods.ts';
import { failureOfStatus } from '../../../data/save-failure.ts';
import { contribute, contributionQuery } from '../../../data/submissions/submissions.ts';
import { type Translate, useTranslation } from '../../../i18n/translation.ts';
import { NOT_SENT } from '../../../lib/save-failure.ts';
import { ApiError } from '../../../platform/http/index.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Field, PasswordField } from '../../../ui/controls/field/field.tsx';
import { SaveFailed } from '../../../ui/feedback/message/save-failed.tsx';
import { Sheet } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { SkeletonRows } from '../../../ui/feedback/waiting.tsx';
import styles from './own-data.module.css';

type ContributeSheetProps = { food: Food; onClose: () => void };
type Contributed = Contribution['fields'][number];

/** Everything that would leave for Open Food Facts, field by field, and the account there with which it goes. */
export function ContributeSheet({ food, onClose }: ContributeSheetProps) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery({ ...contributionQuery(food.id), refetchOnWindowFocus: false });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('Send to Open Food Facts')}
      lead={t('A database of foods that anybody may use. What is sent there is public, under the name of your account there.')}
      closeLabel={t('Close')}
    >
      {isPending && <SkeletonRows count={4} label={t('Asking Open Food Facts what it has...')} />}
      {error !== null && (
        <SaveFailed retryLabel={t('Try Again')} onRetry={() => void refetch()}>
          {reasonOf(t, error)}
        </SaveFailed>
      )}
      {data !== undefined && (
        <>
          <WhatIsSent barcode={food.barcode ?? food.id} contribution={data} />
          {data.fields.length > 0 && <SendForm food={food} contribution={data} onClose={onClose} onShowAgain={refetch} />}
        </>
      )}
    </Sheet>
  );
}

function WhatIsSent({ barcode, contribution: { fields, leftOut, isKnownThere } }: { barcode: string; contribution: Contribution }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="contribution-title">
      <h3 id="contribution-title" className={styles.sentTitle}>
        {fields.length > 0 ? t('This leaves, and nothing else') : t('Nothing to send')}
      </h3>
      <dl className={styles.sent}>
        {fields.length > 0 && <Line term={t('Barcode')} text={barcode} />}
        {fields.map((field) => (
          <Line key={field.name} term={t(WHAT_WORDS[field.what])} text={textOf(t, field)} />
        ))}
      </dl>
      {leftOut !== null && (
        <p className="small">
          {t('Your figures stay here: its table is for another amount (serving or 100 g), and yours would turn the others wrong.')}
        </p>
      )}
      {fields.length > 0 && (
        <p className="small muted">
          {isKnownThere
            ? t('It has this product already. What you do not state stays as it is there.')
            : t('It does not know this product yet. It arises with these values.')}{' '}
          {t('With them go your user name and password there, and that they come by Labelwise. Photos do not.')}
        </p>
      )}
    </section>
  );
}

function Line({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}

type SendFormProps = { food: Food; contribution: Contribution; onClose: () => void; onShowAgain: () => Promise<unknown> };

function SendForm({ food, contribution: { key }, onClose, onShowAgain }: SendFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const send = useMutation({
    mutationFn: () => contribute(client, food.id, { key, userName: userName.trim(), password }),
    networkMode: 'always',
    onSuccess: () => {
      toast({ title: t('Sent'), description: t('Open Food Facts has your values now. Thank you.') });
      onClose();
    },
    onError: (error) => {
      // Something else would leave than what is shown: it is shown anew.
      if (error instanceof ApiError && error.code === 'conflict') void onShowAgain();
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (userName.trim() !== '' && password !== '') send.mutate();
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <Field
        label={t('User name at Open Food Facts')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={userName}
        hint={t('The name of your account there, not its e-mail address and not your account here.')}
        error={isChecked && userName.trim() === '' ? t('Please enter the name of your account there.') : undefined}
        onChange={(event) => setUserName(event.target.value)}
      />
      <PasswordField
        label={t('Password at Open Food Facts')}
        autoComplete="off"
        maxLength={200}
        showLabel={t('Show password')}
        hideToggleLabel={t('Hide password')}
        value={password}
        hint={t('Used for this once and not stored.')}
        error={isChecked && password === '' ? t('Please enter the password of your account there.') : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      {send.isError && (
        <SaveFailed retryLabel={t('Try Again')} busy={send.isPending}>
          {reasonOf(t, send.error)}
        </SaveFailed>
      )}
      <Button type="submit" variant="primary" wide loading={send.isPending}>
        {t('Send these values')}
      </Button>
    </form>
  );
}

/** The server's own sentence, else what is known of the cause. */
function reasonOf(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t(NOT_SENT['no answer']);
  return error.reason || t(NOT_SENT[failureOfStatus(error.status)]);
}

function textOf(t: Translate, { what, value, unit }: Contributed): string {
  if (what === 'hasTable') return t('yes');
  if (what === 'basis') return value === 'serving' ? t('One serving') : t('100 g or 100 ml');
  return unit === null ? value : `${value}\u00a0${unit}`;
}

const WHAT_WORDS: Readonly<Record<Contributed['what'], string>> = {
  language: 'Language of the pack',
  name: 'Name',
  brand: 'Brand',
  quantity: 'Quantity',
  category: 'Category',
  serving: 'Serving',
  ingredients: 'Ingredients',
  basis: 'The figures are for',
  hasTable: 'It has a nutrition table',
  energyKj: 'Energy',
  energyKcal: 'Calories',
  fat: 'Fat',
  saturatedFat: 'Saturated fat',
  transFat: 'Trans fat',
  monounsaturatedFat: 'Monounsaturated fat',
  polyunsaturatedFat: 'Polyunsaturated fat',
  omega3: 'Omega-3 fat',
  alphaLinolenicAcid: 'Alpha-linolenic acid',
  epa: 'EPA',
  dha: 'DHA',
  carbohydrates: 'Carbohydrates',
  totalCarbohydrate: 'Total carbohydrate',
  sugars: 'Sugars',
  addedSugars: 'Added sugars',
  polyols: 'Polyols',
  fiber: 'Fiber',
  proteins: 'Protein',
  salt: 'Salt',
  sodium: 'Sodium',
  alcohol: 'Alcohol',
  caffeine: 'Caffeine',
  vitaminA: 'Vitamin A',
  vitaminC: 'Vitamin C',
  vitaminD: 'Vitamin D',
  vitaminE: 'Vitamin E',
  vitaminK: 'Vitamin K',
  vitaminB1: 'Vitamin B1',
  vitaminB2: 'Vitamin B2',
  vitaminB6: 'Vitamin B6',
  vitaminB9: 'Vitamin B9',
  vitaminB12: 'Vitamin B12',
  vitaminPp: 'Vitamin B3',
  folates: 'Folates',
  pantothenicAcid: 'Pantothenic acid',
  biotin: 'Biotin',
  calcium: 'Calcium',
  iron: 'Iron',
  potassium: 'Potassium',
  magnesium: 'Magnesium',
  zinc: 'Zinc',
  selenium: 'Selenium',
  iodine: 'Iodine',
  phosphorus: 'Phosphorus',
  cholesterol: 'Cholesterol',
};

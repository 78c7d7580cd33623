import type { Contribution } from '@labelwise/contracts/submissions';
import type { PlainId } from '@labelwise/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureOfStatus } from '../../../data/call.ts';
import type { Food } from '../../../data/foods/foods.ts';
import { contribute, contributionQuery } from '../../../data/submissions/submissions.ts';
import { locale, say } from '../../../i18n/say.ts';
import { NOT_SENT_TEXTS } from '../../../lib/save-failure.ts';
import { ApiError } from '../../../platform/http/http.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field, PasswordField } from '../../../ui/controls/field.tsx';
import { SaveFailed } from '../../../ui/feedback/messages.tsx';
import { Sheet } from '../../../ui/feedback/modal.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Skeleton } from '../../../ui/feedback/waiting.tsx';
import styles from './own-data.module.css';

const LINES_TO_COME = ['62%', '84%', '76%', '90%', '70%'];

type ContributeSheetProps = { food: Food; onClose: () => void };
type Contributed = Contribution['fields'][number];

/** Everything that would leave for Open Food Facts, field by field, and the account there with which it goes. */
export function ContributeSheet({ food, onClose }: ContributeSheetProps) {
  const { data, error, isPending, refetch } = useQuery({ ...contributionQuery(food.id), refetchOnWindowFocus: false });
  return (
    <Sheet
      open
      onClose={onClose}
      title={say('screens-details.send_to_open_food')}
      lead={say('screens-details.a_database_of_foods')}
      closeLabel={say('screens-common.close')}
    >
      {isPending && (
        <div role="status" aria-busy="true" className={styles.waiting}>
          <span className="sr-only">{say('screens-details.asking_open_food_facts')}</span>
          {LINES_TO_COME.map((width) => (
            <Skeleton key={width} width={width} height="20px" />
          ))}
        </div>
      )}
      {error !== null && (
        <SaveFailed retryLabel={say('screens-common.try_again')} onRetry={() => void refetch()}>
          {(error instanceof ApiError && error.reason) || say('screens-details.sending_not_loaded')}
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
  return (
    <section aria-labelledby="contribution-title">
      <h3 id="contribution-title" className={styles.sentTitle}>
        {fields.length > 0 ? say('screens-details.this_leaves_and_nothing') : say('screens-details.nothing_to_send')}
      </h3>
      <dl className={styles.sent}>
        {fields.length > 0 && <Line term={say('screens-common.barcode')} text={barcode} />}
        {fields.map((field) => (
          <Line key={field.name} term={say(WHAT_WORDS[field.what])} text={textOf(field)} />
        ))}
      </dl>
      {leftOut !== null && <p className="small">{say('screens-details.your_figures_stay_here')}</p>}
      {fields.length > 0 && (
        <p className="small muted">
          {isKnownThere ? say('screens-details.it_has_this_product') : say('screens-details.it_does_not_know')}{' '}
          {say('screens-details.with_them_go_your')}
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
  const client = useQueryClient();
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const send = useMutation({
    mutationFn: () => contribute(client, food.id, { key, userName: userName.trim(), password }),
    networkMode: 'always',
    onSuccess: () => {
      toast({ title: say('screens-details.sent'), description: say('screens-details.open_food_facts_has') });
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
        label={say('screens-details.user_name_at_open')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={userName}
        hint={say('screens-details.the_name_of_your')}
        error={isChecked && userName.trim() === '' ? say('screens-details.please_enter_the_name') : undefined}
        onChange={(event) => setUserName(event.target.value)}
      />
      <PasswordField
        label={say('screens-details.password_at_open_food')}
        autoComplete="off"
        maxLength={200}
        showLabel={say('screens-common.show_password')}
        hideToggleLabel={say('screens-common.hide_password')}
        value={password}
        hint={say('screens-details.used_for_this_once')}
        error={isChecked && password === '' ? say('screens-details.please_enter_the_password') : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      {send.isError && (
        <SaveFailed retryLabel={say('screens-common.try_again')} busy={send.isPending}>
          {reasonOf(send.error)}
        </SaveFailed>
      )}
      <Button type="submit" variant="primary" wide loading={send.isPending}>
        {say('screens-details.send_these_values')}
      </Button>
    </form>
  );
}

/** The server's own sentence, else what is known of the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return say(NOT_SENT_TEXTS['no answer']);
  return error.reason || say(NOT_SENT_TEXTS[failureOfStatus(error.status)]);
}

function textOf({ what, value, unit }: Contributed): string {
  if (what === 'language') return languageName(value);
  if (what === 'hasTable') return say('screens-details.yes');
  if (what === 'basis') return value === 'serving' ? say('screens-details.one_serving') : say('screens-details.n_100_g_or_100');
  return unit === null ? value : `${value}\u00a0${unit}`;
}

/** "German (de)": the code is what leaves. */
function languageName(code: string): string {
  const name = /^[a-z]{2}$/.test(code) ? new Intl.DisplayNames([locale()], { type: 'language', fallback: 'none' }).of(code) : undefined;
  return name === undefined ? code : `${name} (${code})`;
}

const WHAT_WORDS: Readonly<Record<Contributed['what'], PlainId>> = {
  language: 'screens-details.language_of_the_pack',
  name: 'screens-common.name',
  brand: 'screens-common.brand',
  quantity: 'screens-common.quantity',
  category: 'screens-common.category',
  serving: 'screens-common.serving',
  ingredients: 'screens-common.ingredients',
  basis: 'screens-label-check.the_figures_are_for',
  hasTable: 'screens-details.it_has_a_nutrition',
  energyKj: 'screens-common.energy',
  energyKcal: 'screens-details.calories',
  fat: 'screens-label-check.fat',
  saturatedFat: 'screens-common.saturated_fat',
  transFat: 'screens-label-check.trans_fat',
  monounsaturatedFat: 'screens-label-check.monounsaturated_fat',
  polyunsaturatedFat: 'screens-label-check.polyunsaturated_fat',
  omega3: 'screens-details.omega_3_fat',
  alphaLinolenicAcid: 'screens-details.alpha_linolenic_acid',
  epa: 'screens-details.epa',
  dha: 'screens-details.dha',
  carbohydrates: 'screens-label-check.carbohydrates',
  totalCarbohydrate: 'screens-label-check.carbohydrates_total',
  sugars: 'screens-common.sugars',
  addedSugars: 'screens-label-check.added_sugars',
  polyols: 'screens-label-check.polyols',
  fiber: 'screens-common.fiber',
  proteins: 'screens-common.proteins',
  salt: 'screens-common.salt',
  sodium: 'screens-label-check.sodium',
  alcohol: 'screens-details.alcohol',
  caffeine: 'screens-details.caffeine',
  vitaminA: 'screens-details.vitamin_a',
  vitaminC: 'screens-details.vitamin_c',
  vitaminD: 'screens-details.vitamin_d',
  vitaminE: 'screens-details.vitamin_e',
  vitaminK: 'screens-details.vitamin_k',
  vitaminB1: 'screens-details.vitamin_b1',
  vitaminB2: 'screens-details.vitamin_b2',
  vitaminB6: 'screens-details.vitamin_b6',
  vitaminB9: 'screens-details.vitamin_b9',
  vitaminB12: 'screens-details.vitamin_b12',
  vitaminPp: 'screens-details.vitamin_b3',
  folates: 'screens-details.folates',
  pantothenicAcid: 'screens-details.pantothenic_acid',
  biotin: 'screens-details.biotin',
  calcium: 'screens-details.calcium',
  iron: 'screens-details.iron',
  potassium: 'screens-details.potassium',
  magnesium: 'screens-details.magnesium',
  zinc: 'screens-details.zinc',
  selenium: 'screens-details.selenium',
  iodine: 'screens-details.iodine',
  phosphorus: 'screens-details.phosphorus',
  cholesterol: 'screens-label-check.cholesterol',
};

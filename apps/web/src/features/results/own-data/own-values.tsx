import { restated, type StatedFields, withdrawal } from '@labelwise/domain/submission';
import type { PlainId } from '@labelwise/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notSavedText } from '../../../data/call.ts';
import type { Food } from '../../../data/foods/foods.ts';
import { useSession } from '../../../data/session/session.ts';
import { sendWaitingNow } from '../../../data/start-outbox.ts';
import {
  removeSubmission,
  saveSubmission,
  shareSubmission,
  sharingQuery,
  sharingSettingsQuery,
  submissionQuery,
  takeOfferBack,
} from '../../../data/submissions/submissions.ts';
import { categoryText } from '../../../i18n/category-text.ts';
import { say } from '../../../i18n/say.ts';
import { dateText, monthDayText } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SaveFailed } from '../../../ui/feedback/messages.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Contribute } from './otherwise.tsx';
import styles from './own-data.module.css';
import { FIGURES, figureText, type OwnValue, unitOf } from './pack-fields.ts';

/** What the person says of the pack, each value with its day and what the catalogue says instead; each can be taken back. */
export function OwnValues({ food }: { food: Food }) {
  const client = useQueryClient();
  const own = food.provenance?.own ?? [];
  const putBack: (before: StatedFields) => void = useMutation({
    mutationFn: (before: StatedFields) => saveSubmission(client, food.id, restated(before, Date.now())),
    onSuccess: () => toast({ title: say('screens-common.put_back') }),
    onError: (_error, before) =>
      toast({
        title: say('screens-common.error'),
        description: say('screens-common.not_put_back'),
        variant: 'destructive',
        action: { label: say('screens-common.try_again'), onPress: () => putBack(before) },
      }),
  }).mutate;
  const undo = (before: StatedFields | null) =>
    before === null ? undefined : { label: say('screens-common.undo'), onPress: () => putBack(before) };
  /** What is stated before something of it is taken back; where it cannot be read there is no Undo. */
  const stated = () => client.fetchQuery({ ...submissionQuery(food.id), staleTime: 0 }).catch(() => null);
  const takeBack = useMutation({
    mutationFn: async (value: OwnValue) => {
      const before = await stated();
      await saveSubmission(client, food.id, withdrawal(value, Date.now()));
      return before;
    },
    onSuccess: (before) =>
      toast({
        title: say('screens-insights.taken_back'),
        description: say('screens-details.the_catalogues_value_holds'),
        action: undo(before),
      }),
  });
  const removeAll = useMutation({
    mutationFn: async () => {
      const before = await stated();
      await removeSubmission(client, food.id);
      return before;
    },
    onSuccess: (before) =>
      toast({
        title: say('screens-details.all_taken_back'),
        description: say('screens-details.the_catalogues_values_hold'),
        action: undo(before),
      }),
  });
  const again = takeBack.variables;
  if (own.length === 0) return null;
  const isBusy = takeBack.isPending || removeAll.isPending;
  return (
    <Card title={say('screens-details.your_values')} aside={say('screens-details.for_you_alone')}>
      <ul className={styles.values}>
        {own.map((value) => (
          <li key={value.field}>
            <div>
              <p className={styles.value}>
                <span>{nameOf(value)}</span>
                <strong>{ownText(value, food)}</strong>
              </p>
              <p className="caption">
                {originText(value)} {catalogueText(value, food)}
              </p>
            </div>
            {!isFollowing(value, own) && (
              <Button
                size="small"
                variant="quiet"
                disabled={isBusy}
                aria-label={say('screens-details.take_back_name', { name: nameOf(value) })}
                onClick={() => takeBack.mutate(value)}
              >
                {say('screens-details.take_back')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {takeBack.isError && again !== undefined && (
        <SaveFailed alone retryLabel={say('screens-common.try_again')} onRetry={() => takeBack.mutate(again)}>
          {say('screens-common.not_taken_back')}
        </SaveFailed>
      )}
      {own.length > 1 && (
        <Button size="small" disabled={isBusy} onClick={() => removeAll.mutate()}>
          {say('screens-details.take_all_back')}
        </Button>
      )}
      {removeAll.isError && (
        <SaveFailed alone retryLabel={say('screens-common.try_again')} onRetry={() => removeAll.mutate()}>
          {say('screens-common.not_taken_back')}
        </SaveFailed>
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

const NAMES: Readonly<Record<string, PlainId>> = {
  name: 'screens-common.name',
  brand: 'screens-common.brand',
  quantity: 'screens-common.quantity',
  category: 'screens-common.category',
  serving: 'screens-common.serving',
  ingredients: 'screens-common.ingredients',
  ...Object.fromEntries(FIGURES.map(([field, label]) => [field, label])),
};
function nameOf({ field }: OwnValue): string {
  const id = NAMES[field];
  return id === undefined ? field : say(id);
}

function unitFor({ field }: OwnValue, food: Food): string {
  if (field === 'serving') return unitOf(food);
  return FIGURES.find(([name]) => name === field)?.[2] ?? 'g';
}

function ownText(value: OwnValue, food: Food): string {
  switch (value.kind) {
    case 'figure':
      return `${figureText(value.own, value.bound)}\u00a0${unitFor(value, food)}`;
    case 'serving':
      return `${figureText(value.own)}\u00a0${unitFor(value, food)}`;
    case 'list':
      return say(value.isTrusted ? 'screens-details.the_whole_list' : 'screens-details.a_part_of_the');
    case 'text':
      return value.field === 'category' ? categoryText(value.own) : value.own;
  }
}

const WORKED_OUT = {
  printed: null,
  serving: 'screens-details.origin_serving',
  sodium: 'screens-details.origin_sodium',
  total: 'screens-details.origin_total',
  energy: 'screens-details.origin_energy',
} as const;

/** "From your photo, Nov 22." */
function originText(value: OwnValue): string {
  const how = value.kind === 'figure' ? WORKED_OUT[value.origin] : null;
  const day = monthDayText(value.at);
  const from = say(value.from === 'photo' ? 'screens-details.from_your_photo_day' : 'screens-details.typed_by_you_day', { day });
  return how === null ? `${from}.` : `${from}, ${say(how)}.`;
}

function catalogueText(value: OwnValue, food: Food): string {
  if (value.catalogue === null) return say('screens-details.the_catalogue_does_not');
  if (value.kind === 'list') return say('screens-details.the_catalogue_has_another');
  const text =
    typeof value.catalogue === 'number'
      ? `${figureText(value.catalogue)}\u00a0${unitFor(value, food)}`
      : value.field === 'category'
        ? categoryText(value.catalogue)
        : value.catalogue;
  const at = food.provenance?.modifiedAt ?? null;
  return at === null
    ? say('screens-details.catalogue_text', { text })
    : say('screens-details.catalogue_day_text', { text, day: dateText(at) });
}

/** Offers a member's values to everybody on this server, where it shares at all. What leaves and what stays is written above the button. */
function Share({ food }: { food: Food }) {
  const client = useQueryClient();
  const { isAuthenticated } = useSession();
  const { data: settings } = useQuery({ ...sharingSettingsQuery(), enabled: isAuthenticated });
  const isOpen = isAuthenticated && settings !== undefined && settings.sharing !== 'off';
  const { data: sharing } = useQuery({ ...sharingQuery(food.id), enabled: isOpen });
  const change = useMutation({
    mutationFn: async (isShared: boolean) => {
      if (!isShared) await takeOfferBack(client, food.id);
      // Where there is a network, it waits for values that wait themselves.
      else if ((await shareSubmission(client, food.id)) === 'waiting') sendWaitingNow();
    },
  });
  const again = change.variables;
  const failed = change.isError && again !== undefined && (
    <SaveFailed alone retryLabel={say('screens-common.try_again')} onRetry={() => change.mutate(again)}>
      {say('screens-details.not_shared')}. {notSavedText(change.error)}
    </SaveFailed>
  );
  if (!isOpen || sharing === undefined || sharing === null) return null;
  if (sharing.state === 'accepted') return <p className="small">{say('screens-details.shared_everybody_on_this')}</p>;
  if (sharing.state === 'here') return <p className="small">{say('screens-details.they_are_offered_to')}</p>;
  if (sharing.state === 'waiting')
    return (
      <div className={styles.share}>
        <p className="small">{say('screens-details.offered_to_everybody_on')}</p>
        <Button size="small" loading={change.isPending} onClick={() => change.mutate(false)}>
          {say('screens-details.take_the_offer_back')}
        </Button>
        {failed}
      </div>
    );
  return (
    <div className={styles.share}>
      {sharing.state === 'refused' && <p className="small">{say('screens-details.not_taken_reason', { reason: sharing.reason ?? '' })}</p>}
      <p className="small">{say('screens-details.you_can_share_these')}</p>
      <Button size="small" loading={change.isPending} onClick={() => change.mutate(true)}>
        {say('screens-details.share_these_values')}
      </Button>
      {failed}
    </div>
  );
}

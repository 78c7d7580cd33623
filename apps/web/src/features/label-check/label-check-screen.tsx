import { gtinKey, hasValidCheckDigit } from '@labelwise/domain/gtin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useReducer, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Food, foodQuery } from '../../data/foods/foods.ts';
import { memberHere, useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { useSearchParams } from '../../lib/address.ts';
import { monthDayText, timeText } from '../../lib/dates.ts';
import { useGoBack } from '../../lib/navigation.tsx';
import { resultsPath } from '../../lib/paths.ts';
import type { LabelPhoto } from '../../platform/label-photo.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Folds } from '../../ui/layout/fold.tsx';
import { InHeader, PageTitle, Screen } from '../../ui/layout/screen.tsx';
import { changed, type Draft, EMPTY_DRAFT } from './draft.ts';
import { IngredientsPart, listWords } from './ingredients-part.tsx';
import styles from './label-check.module.css';
import { AboutPart, audienceWords, Foot, type NextStep, OpenFold, SharePart, useAudience } from './parts.tsx';
import { PhotoStart, usePhotoTaker } from './photo-taker.tsx';
import photoStyles from './photos.module.css';
import { PhotoStrip, usePhotos } from './photos.tsx';
import { countedAmount, openRows, type Row, rowsOf } from './rows.ts';
import { SAVED_WORDS, saveDraft, storedDraft, useStoredDraft } from './stored-draft.ts';
import { TableGroups } from './table-groups.tsx';
import { useOutlook } from './use-outlook.ts';
import { fieldId, figureName, inSentence } from './value-row.tsx';

/** /label?barcode=…: what a pack prints, from photos or by hand, checked value by value before it counts. */
export function LabelCheckScreen() {
  const [params] = useSearchParams();
  const given = params.get('barcode') ?? '';
  const barcode = gtinKey(given) === null ? '' : given;
  useSession();
  const food = useQuery({ ...foodQuery(barcode), enabled: barcode !== '', retry: false, networkMode: 'always' });
  if (barcode !== '' && food.isPending) return <Waiting />;
  // Whoever signs in or out beside an open page begins anew: what one person typed is not the next one's.
  const owner = memberHere();
  return <LabelCheck key={`${owner ?? ''} ${barcode}`} barcode={barcode} food={food.data ?? null} owner={owner} />;
}

function Waiting() {
  return (
    <Screen title={say('screens-common.photograph_label')}>
      <SkeletonRows count={4} label={say('screens-label-check.looking_up')} />
    </Screen>
  );
}

function startOf({ barcode, food }: { barcode: string; food: Food | null }): Draft {
  const { name = '', brand = null, quantity = null } = food ?? {};
  return { ...EMPTY_DRAFT, about: { barcode, name, brand: brand ?? '', quantity: quantity ?? '', category: null } };
}

type LabelCheckProps = { barcode: string; food: Food | null /** The member who checks it; null: a guest. */; owner: string | null };

function LabelCheck({ barcode, food, owner }: LabelCheckProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const [start] = useState(() => startOf({ barcode, food }));
  const [draft, change] = useReducer(changed, start, (empty) => storedDraft({ barcode, owner })?.draft ?? empty);
  const begun = useStoredDraft({ barcode, owner, draft, start });
  const photos = usePhotos(
    (photoId, reading) => change({ kind: 'read', photoId, reading }),
    (photoId) => change({ kind: 'forgotten', photoId }),
  );
  const taker = usePhotoTaker(photos);
  const [opened, setOpened] = useState({ list: false, about: false, share: false });
  const [asksBarcode, setAsksBarcode] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [isOffered, setOffered] = useState(false);
  const audience = useAudience();
  const rows = rowsOf(draft);
  const open = openRows(rows);
  useHandStart();
  const outlook = useOutlook(draft, rows, food);
  const hasPhotos = photos.photos.length > 0;
  const photoOf = (id: string | null): LabelPhoto | null => photos.photos.find(({ photo }) => photo.id === id)?.photo ?? null;
  const isBarcodeRight = gtinKey(draft.about.barcode) !== null && hasValidCheckDigit(draft.about.barcode);

  const save = async () => {
    setSaving(true);
    setFailed(false);
    try {
      const words = SAVED_WORDS[await saveDraft(client, draft, start.about, isOffered && audience === 'open')];
      begun.forget();
      await navigate(resultsPath(draft.about.barcode), { replace: true });
      if (words !== null) toast({ title: say(words.title), description: say(words.description) });
    } catch {
      toast({
        title: say('screens-label-check.values_not_saved'),
        description: say('screens-label-check.values_still_here'),
        variant: 'destructive',
      });
      setFailed(true);
      setSaving(false);
    }
  };
  const startOver = () => {
    begun.forget();
    change({ kind: 'begun', draft: start });
    toast({
      title: say('screens-people.erased_here'),
      action: { label: say('screens-common.undo'), onPress: () => change({ kind: 'begun', draft }) },
    });
  };
  const goTo = (id: string, part: 'list' | 'about' | null = null) => {
    if (part !== null) setOpened((before) => ({ ...before, [part]: true }));
    requestAnimationFrame(() => {
      const field = document.getElementById(id);
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    });
  };
  const next = (): NextStep => {
    const [row] = open;
    const to = (words: string, id: string, part: 'list' | 'about' | null = null): NextStep => ({
      label: say('screens-label-check.next_what', { what: words }),
      go: () => goTo(id, part),
    });
    if (row !== undefined) return to(inSentence(figureName(row.name)), fieldId(row.name));
    const { serving, shown } = draft;
    const hasFigures = rows.some((each) => countedAmount(each) !== null);
    if (!hasFigures && draft.list.text.trim() === '')
      return to(inSentence(say('screens-common.energy')), fieldId(rows[0]?.name ?? 'energyKj'));
    if (shown === 'perServing' && !serving.isConfirmed && Object.keys(draft.per100).length === 0)
      return to(say('screens-label-check.one_serving'), 'label-serving');
    if (!isBarcodeRight)
      return {
        ...to(inSentence(say('screens-common.barcode')), 'label-barcode', 'about'),
        go: () => {
          setAsksBarcode(true);
          goTo('label-barcode', 'about');
        },
      };
    if (food === null && draft.about.name.trim() === '') return to(inSentence(say('screens-common.name')), 'label-name', 'about');
    return { label: say('screens-label-check.use_these_values'), go: () => void save() };
  };

  return (
    <Screen title={say('screens-common.photograph_label')} titleLook="absent">
      <InHeader>
        <IconButton icon="back" label={say('screens-common.back')} onClick={goBack} />
      </InHeader>
      <div className={styles.columns}>
        <div className={styles.first}>
          <PageTitle>{hasPhotos ? say('screens-label-check.check_what_we_read') : say('screens-common.photograph_label')}</PageTitle>
          <p className={`muted small ${styles.lead}`}>
            {leadOf({ rows, openCount: open.length, hasPhotos, listed: draft.list.photoId === null ? 0 : (outlook.found?.count ?? 0) })}
          </p>
          {begun.since !== null && !hasPhotos && (
            <p className={styles.begun}>
              <span>{say('screens-label-check.entered_on', { day: timeText(begun.since) })}</span>
              <button type="button" className="link" onClick={startOver}>
                {say('screens-label-check.start_over')}
              </button>
            </p>
          )}
          {hasPhotos ? <PhotoStrip photos={photos} onAdd={taker.take} onRead={taker.read} /> : <PhotoStart taker={taker} />}
          {!hasPhotos && (
            <p className={photoStyles.promise}>
              <Icon name="lock" />
              {say('screens-label-check.photos_stay')}
            </p>
          )}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in a field goes on, as in any form */}
        <div onKeyDown={(event) => goOnByEnter(event, next().go)}>
          <TableGroups draft={draft} rows={rows} hasPhotos={hasPhotos} photoOf={photoOf} scoreOf={outlook.scoreOf} onChange={change} />
          {open.length > 0 && isBarcodeRight && (
            <p className={styles.rest}>
              <Button variant="quiet" size="small" loading={isSaving} onClick={() => void save()}>
                {say('screens-label-check.use_the_rest')}
              </Button>
            </p>
          )}
          <div className={styles.folds}>
            <Folds>
              <OpenFold
                title={say('screens-common.ingredients')}
                answer={listWords(draft.list, outlook.found)}
                isOpened={opened.list}
                onToggle={(list) => setOpened((before) => ({ ...before, list }))}
              >
                <IngredientsPart list={draft.list} found={outlook.found} photo={photoOf(draft.list.photoId)} onChange={change} />
              </OpenFold>
              <OpenFold
                title={say('screens-label-check.name_and_category')}
                answer={aboutWords(draft.about) || say('screens-label-check.not_said_yet')}
                isOpened={opened.about}
                onToggle={(about) => setOpened((before) => ({ ...before, about }))}
              >
                <AboutPart
                  about={draft.about}
                  isBarcodeGiven={barcode !== ''}
                  barcodeError={asksBarcode && !isBarcodeRight ? say('screens-label-check.no_barcode') : undefined}
                  onChange={change}
                />
              </OpenFold>
              <OpenFold
                title={say('screens-label-check.share_it')}
                answer={audienceWords(audience, isOffered)}
                isOpened={opened.share}
                onToggle={(share) => setOpened((before) => ({ ...before, share }))}
              >
                <SharePart audience={audience} isOffered={isOffered} onOffer={setOffered} />
              </OpenFold>
            </Folds>
          </div>
        </div>
      </div>
      {isFailed && (
        <SaveFailed retryLabel={say('screens-common.try_again')} onRetry={() => void save()} busy={isSaving}>
          {say('screens-label-check.values_not_saved')}. {say('screens-label-check.values_still_here')}
        </SaveFailed>
      )}
      <Foot range={outlook.range} openCount={open.length} source={sourceOf(draft, open.length)} next={next()} busy={isSaving} />
      {taker.parts}
    </Screen>
  );
}

/** Enter goes to the next field that is empty, and after the last one does what the button at the foot does. */
function goOnByEnter(event: KeyboardEvent<HTMLElement>, done: () => void): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>('input:not([readonly], [type="radio"], [type="checkbox"])')];
  const isOpen = (field: HTMLInputElement) => field.value.trim() === '' && field.closest('details:not([open])') === null;
  const following = fields.slice(fields.indexOf(target) + 1).find(isOpen);
  if (following === undefined) done();
  else following.focus();
}

/** Who came to type finds the first field ready. */
function useHandStart(): void {
  const byHand = useSearchParams()[0].get('by') === 'hand';
  useEffect(() => {
    if (byHand) document.getElementById(fieldId('energyKj'))?.focus();
  }, [byHand]);
}

type Lead = { rows: readonly Row[]; openCount: number; hasPhotos: boolean /** Ingredients that a photo showed. */; listed: number };

function leadOf({ rows, openCount, hasPhotos, listed }: Lead): string {
  if (!hasPhotos) return say('screens-label-check.lead');
  const read = rows.filter(({ entry }) => entry?.read !== null && entry !== null).length;
  if (read === 0 && listed > 0) return say('screens-label-check.ingredients_read', { n: listed });
  if (read === 0) return say('screens-label-check.nothing_read');
  const looked =
    openCount === 0 ? say('screens-label-check.all_can_be_used') : say('screens-label-check.n_need_your_eye', { n: openCount });
  const words =
    listed > 0
      ? say('screens-label-check.values_and_ingredients_read', { n: read, listed })
      : say('screens-label-check.values_read', { n: read });
  return `${words} ${looked}`;
}

function aboutWords({ name, quantity, category }: Draft['about']): string {
  return [category?.name ?? name, quantity].filter((part) => part.trim() !== '').join(', ');
}

function sourceOf(draft: Draft, openCount: number): string {
  const isFromPhoto = [...Object.values(draft.per100), ...Object.values(draft.perServing)].some(({ read }) => read !== null);
  const date = monthDayText(Date.now());
  const source = isFromPhoto ? say('screens-label-check.from_photo', { date }) : say('screens-label-check.by_hand', { date });
  if (openCount === 0) return source;
  return `${source} ${say('screens-label-check.n_values_are_open', { n: openCount })}`;
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { shelvesQuery, suggestionsQuery } from '../../data/food-search.ts';
import { useSession } from '../../data/session/session.ts';
import { sharingSettingsQuery } from '../../data/submissions/submissions.ts';
import { locale, say } from '../../i18n/say.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip, ChipGroup } from '../../ui/controls/choice.tsx';
import { Checkbox, Field, Select } from '../../ui/controls/field.tsx';
import { ScoreRing } from '../../ui/food/score-ring.tsx';
import { Fold } from '../../ui/layout/fold.tsx';
import type { Change, Draft } from './draft.ts';
import styles from './label-check.module.css';
import type { Outlook } from './use-outlook.ts';

type AboutPartProps = {
  about: Draft['about'];
  /** The barcode belongs to the address and cannot be another. */
  isBarcodeGiven: boolean;
  barcodeError: string | undefined;
  onChange: (change: Change) => void;
};

const MAX_NAME = 200;
const MAX_SUGGESTED = 4;

/** What the product is: barcode, name, brand, quantity, and its category, with suggestions by its name. */
export function AboutPart({ about, isBarcodeGiven, barcodeError, onChange }: AboutPartProps) {
  const set = (changes: Partial<Draft['about']>) => onChange({ kind: 'about', about: changes });
  return (
    <div className={styles.part}>
      <Field
        id="label-barcode"
        label={say('screens-common.barcode')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        readOnly={isBarcodeGiven}
        value={about.barcode}
        error={barcodeError}
        hint={isBarcodeGiven ? undefined : say('screens-label-check.barcode_where')}
        onChange={(event) => set({ barcode: event.target.value.replaceAll(/[^\d]/g, '').slice(0, 14) })}
      />
      <Field
        id="label-name"
        label={say('screens-common.name')}
        autoComplete="off"
        maxLength={MAX_NAME}
        value={about.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <Field
        label={say('screens-common.brand')}
        autoComplete="off"
        maxLength={MAX_NAME}
        value={about.brand}
        onChange={(event) => set({ brand: event.target.value })}
      />
      <Field
        label={say('screens-common.quantity')}
        placeholder={say('screens-label-check.n_500_g')}
        autoComplete="off"
        maxLength={100}
        value={about.quantity}
        onChange={(event) => set({ quantity: event.target.value })}
      />
      <Category about={about} onChange={(category) => set({ category })} />
    </div>
  );
}

type CategoryProps = { about: Draft['about']; onChange: (category: Draft['about']['category']) => void };

/** The shelf that it stands on: by its name, or of all shelves. Without one it is judged by its name and its figures. */
function Category({ about: { name, category }, onChange }: CategoryProps) {
  const words = useDeferredValue(name.trim());
  const { data: byName } = useQuery({ ...suggestionsQuery(words), retry: false });
  const { data: all } = useQuery(shelvesQuery());
  const suggested = (byName?.shelves ?? []).slice(0, MAX_SUGGESTED);
  const shelves = [...(all?.shelves ?? [])];
  if (category !== null && !shelves.some(({ tag }) => tag === category.tag)) shelves.push({ ...category, count: 0, placeholder: 'other' });
  const options = shelves
    .map((shelf) => ({ value: shelf.tag, label: shelf.name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale()));
  return (
    <>
      {suggested.length > 0 && (
        <ChipGroup label={say('screens-label-check.categories_by_its_name')}>
          {suggested.map(({ tag, name: shelf }) => (
            <Chip key={tag} selected={category?.tag === tag} onChange={(isOn) => onChange(isOn ? { tag, name: shelf } : null)}>
              {shelf}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <Select
        label={say('screens-common.category')}
        aside={say('screens-label-check.optional')}
        placeholder={say('screens-label-check.not_chosen')}
        value={category?.tag ?? ''}
        options={options}
        hint={say('screens-label-check.category_why')}
        onValue={(tag) => {
          const shelf = shelves.find((each) => each.tag === tag);
          onChange(shelf === undefined ? null : { tag, name: shelf.name });
        }}
      />
    </>
  );
}

/** Whom the values may be for. `open`: everybody on this server, if the member offers them. */
type Audience = 'device' | 'member' | 'open';

export function useAudience(): Audience {
  const { isAuthenticated } = useSession();
  const { data } = useQuery({ ...sharingSettingsQuery(), enabled: isAuthenticated });
  if (!isAuthenticated) return 'device';
  return data === undefined || data.sharing === 'off' ? 'member' : 'open';
}

export function audienceWords(audience: Audience, isOffered: boolean): string {
  if (audience === 'device') return say('screens-label-check.only_on_this_device');
  return audience === 'open' && isOffered ? say('screens-label-check.for_everybody_here') : say('screens-label-check.only_for_you');
}

type SharePartProps = { audience: Audience; isOffered: boolean; onOffer: (isOffered: boolean) => void };

/** For whom the values are: for the person alone, unless a member offers them. What leaves stands there before. */
export function SharePart({ audience, isOffered, onOffer }: SharePartProps) {
  const { data } = useQuery({ ...sharingSettingsQuery(), enabled: audience !== 'device' });
  return (
    <div className={styles.part}>
      {audience === 'device' && <p className="small">{say('screens-label-check.stay_on_device')}</p>}
      {audience === 'member' && <p className="small">{say('screens-label-check.values_for_you')}</p>}
      {audience === 'open' && (
        <Checkbox
          checked={isOffered}
          onChange={onOffer}
          hint={data?.sharing === 'reviewed' ? say('screens-label-check.offer_how_reviewed') : say('screens-label-check.offer_how')}
        >
          {say('screens-label-check.offer')}
        </Checkbox>
      )}
      {data?.openFoodFacts === true && <p className="small">{say('screens-label-check.open_food_facts_how')}</p>}
    </div>
  );
}

export type NextStep = { readonly label: string; readonly go: () => void };

type FootProps = {
  range: Outlook['range'];
  /** Rows that nobody has looked at yet. */
  openCount: number;
  /** Where it comes from, and how much is open. */
  source: string;
  /** What is open, or that the values can be used. */
  next: NextStep;
  busy: boolean;
};

/** The provisional score, solid to its strict outcome and with ticks to its kind one, and the one button. */
export function Foot({ range, openCount, source, next, busy }: FootProps) {
  const isOpen = range !== null && range.kind > range.strict;
  const words =
    range === null
      ? say('screens-label-check.no_score_yet')
      : isOpen
        ? say('screens-label-check.provisional_range', { strict: range.strict, kind: range.kind })
        : openCount === 0
          ? say('screens-label-check.provisional', { strict: range.strict })
          : say('screens-label-check.provisional_if_right', { strict: range.strict });
  return (
    <section className={styles.foot} aria-label={say('screens-label-check.provisional_score')}>
      <span className={styles.ring}>
        <ScoreRing
          score={range?.strict ?? null}
          state={range === null ? 'no data' : 'judged'}
          possible={isOpen ? range.kind : undefined}
          size="middle"
          decorative
        />
      </span>
      <div className={styles.footWords} role="status">
        <p className="strong">{words}</p>
        <p className="small muted">{source}</p>
      </div>
      <div className={styles.footButton}>
        <Button variant="primary" wide loading={busy} onClick={next.go}>
          {next.label}
        </Button>
      </div>
    </section>
  );
}

type OpenFoldProps = {
  title: string;
  answer: string;
  isOpened: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A fold that a button elsewhere on the page can open. */
export function OpenFold({ title, answer, isOpened, onToggle, children }: OpenFoldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const details = place.current?.querySelector('details');
    if (details != null && details.open !== isOpened) details.open = isOpened;
  }, [isOpened]);
  useEffect(() => {
    const details = place.current?.querySelector('details');
    const tell = () => onToggle(details?.open ?? false);
    details?.addEventListener('toggle', tell);
    return () => details?.removeEventListener('toggle', tell);
  });
  return (
    <div ref={place}>
      <Fold title={title} answer={answer}>
        {children}
      </Fold>
    </div>
  );
}

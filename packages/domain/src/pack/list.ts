import { additiveOfIngredient } from '../additives/index.ts';
import {
  CLAIM_SUBJECTS,
  type Claim,
  type EvidenceSource,
  isReadLanguage,
  type Presence,
  packMask,
  packReading,
  type ReadItem,
  unpackFindings,
  unpackItems,
  unpackMask,
} from '../reading/index.ts';
import { type Model, putText, type Sink, type Source, takeText } from './fields.ts';

/** A printed list and what was read in it. */
export type PrintedList = { readonly text: string | null; readonly reading: string | null };

/** What is known of the ingredients that a pack names: read once, named by number in every list. */
export type Ingredients = { readonly numberOf: (ingredient: string) => number };

/**
 * How a list is written. `none`: there is none. `text`: it was not read. `read`: as the items with what stands between them, from which
 * both the text and its reading follow. `whole`: both as they are, where that would not give back the very same.
 */
type Form = 'none' | 'text' | 'read' | 'whole';

const NOTHING = '\u0000';
const MARK = '\u0001';
const PRESENCES: readonly Presence[] = ['contained', 'may contain', 'denied'];
const SOURCES: readonly EvidenceSource[] = ['list', 'name', 'category'];
const SET_OFF = 9;
const COMPOSITE = 18;
/** The depth of what comes after the last item. */
const LAST = '.';
const FIGURE = /\d+(?:[.,]\d+)?/g;
/** Where a figure stood. */
const HOLE = '\u0004';
/** Whether a percentage stands behind its item, before it, or nowhere near. */
const BEHIND = 'b';
const BEFORE = 'a';
const ELSEWHERE = 'e';
const NO_PERCENT = '-';

/** @param vocabulary that made the reading; one of another is written as a list that was not read */
export function putList(sink: Sink, { text, reading }: PrintedList, name: string, ingredients: Ingredients): void {
  const put = (form: Form): void => sink.put('list', form);
  if (reading === null) {
    put(text === null ? 'none' : 'text');
    if (text !== null) putText(sink, 'plain', text);
    return;
  }
  const values = tryRead({ text, reading }, name, ingredients);
  if (values === null) {
    put('whole');
    putText(sink, 'plain', text ?? NOTHING);
    putText(sink, 'plain', reading);
    return;
  }
  put('read');
  for (const [model, value] of values) sink.put(model, value);
}

/** @param ingredientOf what `Ingredients.numberOf` was given */
export function takeList(source: Source, name: string, version: string, ingredientOf: (number: number) => string): PrintedList {
  switch (source.take('list')) {
    case 'none':
      return { text: null, reading: null };
    case 'text':
      return { text: takeText(source, 'plain'), reading: null };
    case 'whole': {
      const text = takeText(source, 'plain');
      return { text: text === NOTHING ? null : text, reading: takeText(source, 'plain') };
    }
    default:
      return takeRead(source, name, version, ingredientOf);
  }
}

/** The values of a list that they give back exactly; `null` where they would not. */
function tryRead(list: PrintedList, name: string, ingredients: Ingredients): [Model, string][] | null {
  const values: [Model, string][] = [];
  const numbered = new Map<number, string>();
  const recorded: Ingredients = {
    numberOf(ingredient) {
      const number = ingredients.numberOf(ingredient);
      numbered.set(number, ingredient);
      return number;
    },
  };
  const version = unpackFindings(list.reading ?? '')?.version;
  if (version === undefined || !putRead((model, value) => values.push([model, value]), list, name, recorded)) return null;
  let at = 0;
  const source: Source = {
    take(model) {
      const [its, value] = values[at] ?? [];
      at += 1;
      if (its !== model || value === undefined) throw new RangeError('Values are read in the order in which they were written.');
      return value;
    },
  };
  const again = takeRead(source, name, version, (number) => numbered.get(number) ?? '');
  return again.text === list.text && again.reading === list.reading && at === values.length ? values : null;
}

type Put = (model: Model, value: string) => void;
type Placed = { readonly item: ReadItem; readonly depth: number };

function putRead(put: Put, { text, reading }: PrintedList, name: string, ingredients: Ingredients): boolean {
  const findings = unpackFindings(reading ?? '');
  const { items, name: readName } = unpackItems(reading ?? '');
  if (findings === null || text?.includes(HOLE) === true) return false;
  const nameForm = readName === null ? '' : readName === name ? '=' : null;
  if (nameForm === null) return false;
  const flat = [...flatten(items, 0)];
  const listed = text === null ? 0 : lengthOfList(flat);
  put('list', [findings.language ?? '', packClaims(findings.claims), nameForm, text === null ? '' : 't', flat.length - listed].join('|'));
  if (text !== null) putPrinted(put, text, flat.slice(0, listed), ingredients);
  let depth = flat[listed - 1]?.depth ?? 0;
  for (const { item, depth: own } of flat.slice(listed)) {
    put('other item', `${own - depth}|${marksOf(item)}|${item.percent ?? ''}|${ingredients.numberOf(ingredientOfItem(item)).toString(36)}`);
    put('other place', `${item.start}|${item.end - item.start}`);
    depth = own;
  }
  return true;
}

function* flatten(items: readonly ReadItem[], depth: number): Generator<Placed> {
  for (const item of items) {
    yield { item, depth };
    yield* flatten(item.children, depth + 1);
  }
}

/** How many of the first items stand in the printed list one behind the other. */
function lengthOfList(flat: readonly Placed[]): number {
  let end = 0;
  const odd = flat.findIndex(({ item }) => {
    const isNext = item.source === 'list' && item.start >= end && item.end >= item.start;
    end = item.end;
    return !isNext;
  });
  return odd < 0 ? flat.length : odd;
}

/** Item, what stands behind it, item: up to what stands behind the last. */
function putPrinted(put: Put, text: string, placed: readonly Placed[], ingredients: Ingredients): void {
  let end = 0;
  let depth = 0;
  let former: ReadItem | null = null;
  let figuresBefore: readonly string[] = [];
  for (const next of [...placed, null]) {
    const between = text.slice(end, next === null ? undefined : next.item.start);
    const figures = between.match(FIGURE) ?? [];
    const percent = former === null || former.percent === null ? NO_PERCENT : placeOfPercent(former.percent, figuresBefore, figures);
    const step = next === null ? LAST : String(next.depth - depth);
    put('gap', percent + step + MARK + between.replaceAll(FIGURE, HOLE));
    for (const figure of figures) put('number', figure);
    if (percent === ELSEWHERE) put('number', String(former?.percent));
    if (next === null) return;
    const { item } = next;
    put('item', text.slice(item.start, item.end) + MARK + marksOf(item) + ingredients.numberOf(ingredientOfItem(item)).toString(36));
    former = item;
    figuresBefore = figures;
    end = item.end;
    depth = next.depth;
  }
}

function placeOfPercent(percent: number, before: readonly string[], behind: readonly string[]): string {
  if (behind[0] !== undefined && numberOf(behind[0]) === percent) return BEHIND;
  const last = before.at(-1);
  return last !== undefined && numberOf(last) === percent ? BEFORE : ELSEWHERE;
}

const numberOf = (figure: string | undefined): number => Number((figure ?? '').replace(',', '.'));

type Growing = Omit<ReadItem, 'children'> & { readonly children: Growing[] };

function takeRead(source: Source, name: string, version: string, ingredientOf: (number: number) => string): PrintedList {
  const [language = '', claims = '', nameForm = '', textForm = '', others = '0'] = source.take('list').split('|');
  const tree = createTree();
  const text = textForm === '' ? null : takePrinted(source, tree, ingredientOf);
  for (let count = Number(others); count > 0; count -= 1) {
    const [step = '0', marks = '0', percent = '', number = '0'] = source.take('other item').split('|');
    const [start = '0', length = '0'] = source.take('other place').split('|');
    const place = { start: Number(start), end: Number(start) + Number(length) };
    tree.add(Number(step), itemOf(marks, ingredientOf(Number.parseInt(number, 36)), place, percent === '' ? null : Number(percent)));
  }
  const reading = { version, language: isReadLanguage(language) ? language : null, items: tree.items, claims: unpackClaims(claims) };
  return { text, reading: packReading(reading, nameForm === '' ? null : name) };
}

/** Items as they come, each so many steps deeper or less deep than the one before. */
function createTree() {
  const items: Growing[] = [];
  const path: Growing[] = [];
  let depth = 0;
  return {
    items,
    add(step: number, item: Growing): void {
      depth += step;
      path.length = depth;
      (path.at(-1)?.children ?? items).push(item);
      path.push(item);
    },
  };
}

function takePrinted(source: Source, tree: ReturnType<typeof createTree>, ingredientOf: (number: number) => string): string {
  let text = '';
  let step = 0;
  let open: { item: string; place: { start: number; end: number } } | null = null;
  let figuresBefore: readonly string[] = [];
  for (;;) {
    const gap = source.take('gap');
    const divide = gap.indexOf(MARK);
    const figures: string[] = [];
    const between = gap.slice(divide + 1).replaceAll(HOLE, () => {
      const figure = source.take('number');
      figures.push(figure);
      return figure;
    });
    if (open !== null) {
      const percent = percentOf(gap.charAt(0), figuresBefore, figures, source);
      const mark = open.item.indexOf(MARK);
      const number = Number.parseInt(open.item.slice(mark + 2), 36);
      tree.add(step, itemOf(open.item.charAt(mark + 1), ingredientOf(number), open.place, percent));
      figuresBefore = figures;
    } else figuresBefore = figures;
    text += between;
    const next = gap.slice(1, divide);
    if (next === LAST) return text;
    step = Number(next);
    const item = source.take('item');
    const words = item.slice(0, item.indexOf(MARK));
    open = { item, place: { start: text.length, end: text.length + words.length } };
    text += words;
  }
}

function percentOf(where: string, before: readonly string[], behind: readonly string[], source: Source): number | null {
  switch (where) {
    case BEHIND:
      return numberOf(behind[0]);
    case BEFORE:
      return numberOf(before.at(-1));
    case ELSEWHERE:
      return Number(source.take('number'));
    default:
      return null;
  }
}

function marksOf({ presence, source, isSetOff, isComposite }: ReadItem): string {
  const marks =
    PRESENCES.indexOf(presence) + PRESENCES.length * SOURCES.indexOf(source) + (isSetOff ? SET_OFF : 0) + (isComposite ? COMPOSITE : 0);
  return marks.toString(36);
}

/** What an item is and holds, without where it stands. */
function ingredientOfItem({ id, has, may }: ReadItem): string {
  return `${id ?? ''}|${packMask(has)}|${packMask(may)}`;
}

function itemOf(packedMarks: string, ingredient: string, place: { start: number; end: number }, percent: number | null): Growing {
  const marks = Number.parseInt(packedMarks, 36);
  const [id = '', has = '', may = ''] = ingredient.split('|');
  return {
    id: id === '' ? null : id,
    additive: id === '' ? null : additiveOfIngredient(id),
    ...place,
    presence: PRESENCES[marks % PRESENCES.length] ?? 'contained',
    source: SOURCES[Math.floor(marks / PRESENCES.length) % SOURCES.length] ?? 'list',
    percent,
    isSetOff: Math.floor(marks / SET_OFF) % 2 === 1,
    isComposite: marks >= COMPOSITE,
    has: unpackMask(has),
    may: unpackMask(may),
    children: [],
  };
}

function packClaims(claims: readonly Claim[]): string {
  return claims.map(({ about, suits }) => (suits ? '+' : '-') + CLAIM_SUBJECTS.indexOf(about).toString(36)).join('');
}

function unpackClaims(packed: string): Claim[] {
  return (packed.match(/[+-]./g) ?? []).flatMap((claim) => {
    const about = CLAIM_SUBJECTS[Number.parseInt(claim.charAt(1), 36)];
    return about === undefined ? [] : [{ about, suits: claim.startsWith('+') }];
  });
}

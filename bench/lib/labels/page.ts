import type { ReadLanguage } from '@labelwise/domain/reading';
import type { Amount, FigureName } from '@labelwise/label-reader';
import type { LabelFood, LabelList, Printed } from './food.ts';
import type { Random } from './random.ts';
import { WORDS } from './words.data.ts';

export type Layout = 'both' | 'portionfirst' | 'per100only' | 'multi' | 'linear' | 'us' | 'australian';

/** The look of one pack. */
export type Look = {
  font: string;
  ink: string;
  ground: string;
  frame: 'all' | 'rows' | 'none';
  size: number;
  space: boolean;
  unitInLabel: boolean;
  padding: number;
};

const NAMES: readonly FigureName[] = ['fat', 'saturatedFat', 'carbohydrates', 'sugars', 'fiber', 'proteins', 'salt'];
const SUB: ReadonlySet<FigureName> = new Set(['saturatedFat', 'sugars']);

const FONTS = [
  "'Label Sans'",
  "'Label Grotesque'",
  "'DejaVu Sans', 'Label Sans'",
  "'DejaVu Sans Condensed', 'Label Sans'",
  "'DejaVu Serif', 'Label Grotesque'",
];
const DARK = ['#123d24', '#1b2a52', '#5c1520', '#22211f', '#0e4a4a'];
const LIGHT = ['#ffffff', '#fdf6e3', '#e9f2fb', '#f4d35e', '#eef5e4', '#f3e6ee'];

export function makeLook(random: Random): Look {
  const isDark = random.chance(0.25);
  return {
    font: random.pick(FONTS),
    ink: isDark ? random.pick(['#ffffff', '#fff6d6']) : random.pick(['#000000', '#1c1c1c', '#1b2a52', '#3b1d0f']),
    ground: isDark ? random.pick(DARK) : random.pick(LIGHT),
    frame: random.pick(['all', 'rows', 'rows', 'none']),
    size: random.between(20, 30),
    space: random.chance(0.7),
    unitInLabel: random.chance(0.12),
    padding: random.between(2, 8),
  };
}

type Parts = {
  language: ReadLanguage;
  others: readonly ReadLanguage[];
  layout: Layout | null;
  food: LabelFood;
  american: Printed;
  list: LabelList | null;
  look: Look;
  random: Random;
};

/** The pack as a web page; its fonts come from `fontFaces`. */
export function pageOf(parts: Parts, fontFaces: string): string {
  const { look, list, layout } = parts;
  const table = layout === null ? '' : layout === 'us' ? panel(parts) : layout === 'linear' ? running(parts) : grid(parts);
  const ingredients = list === null ? '' : `<p class="list">${list.html}</p><p class="list">${WORDS[parts.language].storage}</p>`;
  const isBeside = list !== null && layout !== null && parts.random.chance(0.5);
  const { ink, ground, frame, size, padding, font } = look;
  const border = frame === 'all' ? `border: 1.5px solid ${ink};` : frame === 'rows' ? `border-bottom: 1px solid ${ink};` : '';
  const px = (value: number): string => `${value.toFixed(1)}px`;
  const { random } = parts;
  const styles = [
    fontFaces,
    'body { margin: 0; }',
    `#pack { display: inline-block; padding: ${px(size * 1.5)}; font: ${px(size)}/1.3 ${font}, sans-serif; color: ${ink}; background: ${ground}; }`,
    'table { border-collapse: collapse; }',
    `td, th { padding: ${px(padding)} ${px(padding * 1.6)}; text-align: right; font-weight: inherit; ${border} }`,
    `td, th { vertical-align: ${random.pick(['middle', 'bottom'])}; }`,
    `td:first-child, th:first-child { text-align: left; max-width: ${px(size * random.between(11, 17))}; }`,
    `.sub { padding-left: ${px(size)}; } th, .main { font-weight: ${random.pick([400, 700])}; }`,
    `.list { width: ${px(size * random.between(20, 34))}; margin: 0 0 .6em; text-align: ${random.pick(['left', 'left', 'justify'])}; }`,
    `.us { border: 2px solid ${ink}; padding: 6px 8px; width: ${px(size * 12.5)}; }`,
    `.us div { display: flex; justify-content: space-between; border-top: 1px solid ${ink}; }`,
    '.us h2 { margin: 0; font-size: 1.7em; } .big { font-size: 1.5em; font-weight: 700; }',
    `.side { display: flex; gap: ${px(size * 1.4)}; align-items: flex-start; }`,
  ];
  const body = `<div class="${isBeside ? 'side' : ''}"><div>${ingredients}</div><div>${table}</div></div>`;
  return `<!doctype html><meta charset="utf-8"><style>${styles.join('\n')}</style><div id="pack">${body}</div>`;
}

function shown(amount: Amount | undefined, { look, language }: Parts, withUnit = true): string {
  if (amount === undefined) return '';
  const number = WORDS[language].comma ? String(amount.value).replace('.', ',') : String(amount.value);
  const isEnergy = amount.unit === 'kJ' || amount.unit === 'kcal';
  const unit = withUnit && !(look.unitInLabel && !isEnergy) ? `${look.space ? ' ' : ''}${amount.unit}` : '';
  return `${amount.isBound ? '<'.replace('<', '&lt;') : ''}${number}${unit}`;
}

function label(name: FigureName, { language, others, look }: Parts, random: Random): string {
  const parts = [language, ...others].map((one) => random.pick(WORDS[one].rows[name] ?? ['']));
  return `${parts.join(random.pick([' / ', ' • ', '/']))}${look.unitInLabel && name !== 'energyKj' ? ' (g)' : ''}`;
}

function sizeText({ food, language }: Parts): string {
  return WORDS[language].portion.length > 0 ? `${food.size}${food.basis === 'ml' ? ' ml' : ' g'}` : '';
}

function grid(parts: Parts): string {
  const { food, language, others, layout, random } = parts;
  const words = WORDS[language];
  const hundred = [language, ...others]
    .map(
      (one) =>
        `${random.chance(0.3) ? 'Per'.replace('Per', capital(WORDS[one].per)) : WORDS[one].per} 100${random.chance(0.6) ? ' ' : ''}${food.basis}`,
    )
    .join(' / ');
  const portion = random.pick(words.portion).replace('{}', sizeText(parts));
  const full = { head: hundred, figures: food.per100 };
  const part = { head: portion, figures: food.serving };
  const columns = layout === 'both' ? [full, part] : layout === 'portionfirst' || layout === 'australian' ? [part, full] : [full];
  const reference = columns.length > 1 && random.chance(0.3);
  const isStacked = random.chance(0.4);
  const energy = (figures: Printed): string =>
    `${shown(figures.energyKj, parts)}${isStacked ? '<br>' : random.chance(0.5) ? ' / ' : '/'}${shown(figures.energyKcal, parts)}`;
  const row = (name: string, cells: string[], style: string, share: string): string =>
    `<tr class="${style}"><td class="${style}">${name}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}${reference ? `<td>${share}</td>` : ''}</tr>`;
  const head = `<tr><th>${[language, ...others].map((one) => random.pick(WORDS[one].title)).join(' / ')}</th>${columns.map((column) => `<th>${column.head}</th>`).join('')}${reference ? '<th>%*</th>' : ''}</tr>`;
  const rows = NAMES.filter((name) => food.per100[name] !== undefined).map((name) =>
    row(
      label(name, parts, random),
      columns.map(({ figures }) => shown(figures[name], parts)),
      SUB.has(name) ? 'sub' : 'main',
      `${Math.round(random.between(0, 30))}%`,
    ),
  );
  return `<table>${head}${row(
    label('energyKj', parts, random),
    columns.map(({ figures }) => energy(figures)),
    'main',
    '8%',
  )}${rows.join('')}</table>`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function running(parts: Parts): string {
  const { food, language, random } = parts;
  const words = WORDS[language];
  const mark = random.pick([', ', '; ', ' – ']);
  const colon = random.chance(0.6) ? ': ' : ' ';
  const figures = NAMES.filter((name) => food.per100[name] !== undefined).map(
    (name) => `${label(name, parts, random)}${colon}${shown(food.per100[name], parts)}`,
  );
  const energy = `${random.pick(words.rows.energyKj ?? [''])}${colon}${shown(food.per100.energyKj, parts)} / ${shown(food.per100.energyKcal, parts)}`;
  return `<p class="list"><b>${random.pick(words.title)} ${words.per} 100 ${food.basis}:</b> ${[energy, ...figures].join(mark)}.</p>`;
}

const US_ROWS: ReadonlyArray<readonly [FigureName, string, string]> = [
  ['fat', 'Total Fat', 'main'],
  ['saturatedFat', 'Saturated Fat', 'sub'],
  ['cholesterol', 'Cholesterol', 'main'],
  ['sodium', 'Sodium', 'main'],
  ['carbohydratesTotal', 'Total Carbohydrate', 'main'],
  ['fiber', 'Dietary Fiber', 'sub'],
  ['sugars', 'Total Sugars', 'sub'],
  ['addedSugars', '', 'sub'],
  ['proteins', 'Protein', 'main'],
];

function panel({ american, food, random }: Parts): string {
  const rows = US_ROWS.map(([name, text, style]) => {
    const amount = american[name];
    const figure = `${amount?.value}${amount?.unit}`;
    const words =
      name === 'addedSugars'
        ? `Includes ${figure} Added Sugars`
        : `<b>${style === 'main' ? text : ''}</b>${style === 'sub' ? text : ''} ${figure}`;
    return `<div class="${style}"><span>${words}</span><span>${name === 'sugars' || name === 'proteins' ? '' : `${Math.round(random.between(0, 24))}%`}</span></div>`;
  });
  const size = `${random.pick(['1 cup', '2/3 cup', '1 piece', '12 chips', '2 cookies'])} (${food.size}${food.basis === 'ml' ? 'mL' : 'g'})`;
  return `<div class="us"><h2>Nutrition Facts</h2>about ${Math.round(random.between(2, 9))} servings per container<div><b>Serving size</b><b>${size}</b></div>
    <div><b>Amount per serving</b></div><div class="big" style="border:0"><span>Calories</span><span>${american.energyKcal?.value}</span></div>
    <div><span></span><b>% Daily Value*</b></div>${rows.join('')}<div><span>Vitamin D 0mcg</span><span>0%</span></div><div><span>Iron 1.8mg</span><span>10%</span></div></div>`;
}

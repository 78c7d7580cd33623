import type { Say } from '../index.ts';
import { dateOfYear } from './dates.ts';
import { type BlockOf, limitWords, nutrientWord } from './guide-words.ts';
import { bullets, linked, listed, plainName, withBrand } from './markdown.ts';
import { termText } from './terms.ts';

type OwnFoods = BlockOf<'own foods'>;

/** "Of your 7 products 3 contain nuts, 2 may, 4 do not say." What is asked for comes first, by name. */
export function ownFoodsParagraphs(say: Say, block: OwnFoods): string[] {
  const { products, wanted, scans, may, unknown, also } = block;
  const missing = [{ ...block, others: block.opposite }, ...also];
  const rest = [
    counted(say, may, (foods) => say('guide.own_may', { count: may.count, foods })),
    ...missing.map(({ others, property, isNegated }) =>
      counted(say, others, (foods) => {
        const words = phrase(say, { property, isNegated: !isNegated });
        return foods === ''
          ? say('guide.own_count', { count: others.count, phrase: words })
          : say('guide.own_others', { count: others.count, phrase: words, foods });
      }),
    ),
    counted(say, unknown, (foods) => say('guide.own_unknown', { count: unknown.count, foods })),
  ].filter((line) => line !== '');
  const phrases = listed(
    say,
    missing.map((condition) => phrase(say, condition)),
  );
  return [
    say('guide.own_first', { count: wanted, products, set: setWords(say, block.set), phrase: phrases }),
    bullets(
      scans.map((scan) =>
        say(block.set === 'list' ? 'guide.list_food' : 'guide.scan', {
          food: withBrand(scan),
          score: scan.score,
          day: dateOfYear(say, scan.day),
        }),
      ),
    ),
    rest.length === 0 ? '' : `${say('guide.own_rest')}\n${bullets(rest)}`,
    say('guide.recipes_change'),
  ];
}

const SETS = {
  scans: 'guide.set_scans',
  favorites: 'guide.set_favorites',
  purchases: 'guide.set_purchases',
  eaten: 'guide.set_eaten',
  list: 'guide.set_list',
} as const;

/** "your favorites" */
export function setWords(say: Say, set: OwnFoods['set']): string {
  return say(SETS[set]);
}

const NONE = {
  scans: 'guide.no_scans',
  favorites: 'guide.no_favorites',
  purchases: 'guide.no_purchases',
  eaten: 'guide.none_eaten',
  list: 'guide.no_list',
} as const;

/** There is nothing in this list of the member. */
export function noneOf(say: Say, set: OwnFoods['set']): string {
  return say(NONE[set]);
}

/** What a list of the member is headed with. */
export function listHead(say: Say, { set, count }: BlockOf<'latest scans'>): string {
  if (set === 'scans') return say('guide.latest_scans');
  if (set === 'favorites') return say('guide.list_favorites', { count });
  if (set === 'list') return say('guide.list_list', { count });
  return set === 'purchases' ? say('guide.list_purchases', { count }) : say('guide.list_eaten', { count });
}

function counted(say: Say, { count, foods }: OwnFoods['may'], line: (foods: string) => string): string {
  return count === 0 ? '' : line(foods.length === 0 ? '' : listed(say, foods.map(linked)));
}

function phrase(say: Say, { property, isNegated }: Pick<OwnFoods, 'property' | 'isNegated'>): string {
  switch (property.kind) {
    case 'holds':
      return say(isNegated ? 'guide.own_holds_no' : 'guide.own_holds', { name: plainName(property.words) });
    case 'fits':
      return say(isNegated ? 'guide.own_fits_not' : 'guide.own_fits', { name: plainName(termText(say, property.diet)) });
    case 'amount': {
      const name = nutrientWord(say, property.name);
      if (property.side === null) return say(isNegated ? 'guide.own_holds_no' : 'guide.own_holds', { name });
      if (property.side === 'high') return say(isNegated ? 'guide.own_high_not' : 'guide.own_high', { name });
      return say(isNegated ? 'guide.own_low_not' : 'guide.own_low', { name });
    }
    case 'limit': {
      const other = property.side === 'least' ? ('most' as const) : ('least' as const);
      return say('guide.own_holds', { name: limitWords(say, { ...property, side: isNegated ? other : property.side }) });
    }
    case 'additives':
      return say(isNegated ? 'guide.own_holds_no' : 'guide.own_holds', {
        name: property.codes.map((code) => code.toUpperCase()).join(', '),
      });
    case 'ultra-processed':
      return say(isNegated ? 'guide.own_fits_not' : 'guide.own_fits', { name: say('ledger.ultra_processed').toLowerCase() });
    case 'any additive':
      return say(isNegated ? 'guide.own_no_additives' : 'guide.own_additives');
    case 'conflict':
      return say(isNegated ? 'guide.own_conflict_not' : 'guide.own_conflict');
    default:
      return property satisfies never;
  }
}

import type { Block, TurnBlock } from '@labelwise/domain/guide';
import type { MessageId, Say } from '../index.ts';
import { firstLine } from './guide-first-lines.ts';
import { kindName, kindReason } from './guide-kinds.ts';
import { amountText, gramsText, nutrientWord } from './guide-words.ts';
import { bullets, plainName, shortNumber, withBrand } from './markdown.ts';

/** Sentences to a few words behind an answer. `sources`: the names of what the whole answer rests on. */

const SURE = { pack: 'guide.turn_sure_pack', advice: 'guide.turn_sure_advice' } as const;
/** Sources that a doubt is answered with; whoever asks where it comes from reads them all. */
const MAX_SOURCES = 3;
const LITTLE = {
  harms: 'guide.turn_little_harms',
  breaks: 'guide.turn_little_breaks',
  open: 'guide.turn_little_open',
  fine: 'guide.turn_little_fine',
} as const satisfies Readonly<Record<string, MessageId>>;
const OFTEN = {
  everyday: 'guide.turn_often_everyday',
  normal: 'guide.turn_often_normal',
  seldom: 'guide.turn_often_seldom',
  rare: 'guide.turn_often_rare',
  never: 'guide.turn_often_never',
  open: 'guide.turn_often_open',
} as const satisfies Readonly<Record<string, MessageId>>;

export function turnParagraphs(say: Say, block: TurnBlock, sources: readonly string[]): readonly string[] {
  switch (block.kind) {
    case 'rests on': {
      const named = (block.as === 'source' ? sources : sources.slice(0, MAX_SOURCES)).join('; ');
      if (block.on === 'nothing') return [say('guide.turn_sure_nothing')];
      if (block.on === 'catalogue') return [say('guide.turn_sure_catalogue')];
      if (block.on === 'own' || named === '') return [say('guide.turn_sure_own')];
      if (block.as === 'source') return [say('guide.turn_source', { sources: named })];
      return [say(SURE[block.on], { sources: named })];
    }
    case 'asked first':
      return [say('guide.turn_asked_first', { question: plainName(block.question) })];
    case 'only so many':
      return [block.count === 0 ? say('guide.turn_named_none') : say('guide.turn_only_so_many', { count: block.count })];
    case 'only a little':
      return [say(LITTLE[block.as])];
    case 'how often': {
      const { most } = block;
      const limit =
        most === null
          ? ''
          : say('guide.turn_often_most', {
              portion: gramsText(say, most.grams, most.per),
              limit: amountText(say, most.limit),
              nutrient: nutrientWord(say, most.name),
            });
      return [[say(OFTEN[block.as], { food: withBrand(block.food) }), limit].filter((one) => one !== '').join(' ')];
    }
    case 'because':
      return [say('guide.turn_because')];
    case 'chosen':
      return [say('guide.turn_chosen')];
    case 'closing':
      return [say('guide.turned_closing')];
    case 'smells':
      return [say('guide.turned_smells')];
    case 'turned': {
      // At the end of a sentence a food stands as it was typed.
      const isInside = block.as.startsWith('right') || block.as.startsWith('wrong') || block.as === 'partly' || block.as === 'why';
      const lead = say(`guide.turned_${block.as}`, { food: isInside ? plainName(block.food) : kindName(block.food) });
      return [block.line === null ? lead : `${lead} ${kindReason(say, block.line)}`];
    }
    case 'first line':
      return [firstLine(say, block.line)];
    case 'stated eaten': {
      const values = {
        energy: rounded(say, block.energy),
        budget: shortNumber(say, block.budget),
        left: rounded(say, Math.abs(block.left)),
      };
      const rows = block.rows.map(({ name, count, food, grams, energy }) =>
        say('guide.stated_row', {
          count: String(count),
          food: food === null ? plainName(name) : withBrand(food),
          grams: shortNumber(say, grams),
          energy: rounded(say, energy),
        }),
      );
      return [
        say(block.left < 0 ? 'guide.stated_over' : 'guide.stated_left', values),
        bullets(rows),
        block.unknown.length === 0 ? '' : say('guide.stated_unknown', { foods: block.unknown.map(plainName).join(', ') }),
        say('guide.stated_only'),
      ];
    }
    default:
      return block satisfies never;
  }
}

const rounded = (say: Say, value: number): string => shortNumber(say, Math.round(value));

/** The sources stand in the first paragraph: they are not named again at the end. */
export const namesSources = (blocks: readonly Block[]): boolean => blocks.some((block) => block.kind === 'rests on' && block.on !== 'own');

import { type AdditiveEvaluation, additiveInfo } from '@labelwise/domain/additives';
import type { MessageId, PlainId, Say } from '../index.ts';
import { additiveConcerns, additiveDescription } from './additives.ts';
import { additiveName, type BlockOf, CONCERNS } from './guide-words.ts';
import { bullets, plainName, plainText } from './markdown.ts';

type Asked = BlockOf<'caffeine'> | BlockOf<'pet'> | BlockOf<'additive says'> | BlockOf<'medicine'>;

/** What is asked of no product: of animals, of drinks for the young, of additives, of medicines. */
export function askedParagraphs(say: Say, block: Asked): readonly string[] {
  switch (block.kind) {
    case 'caffeine':
      return caffeineParagraphs(say, block);
    case 'pet':
      return petParagraphs(say, block);
    case 'additive says':
      return [say(`guide.additive_${block.says}`, { name: additiveName(say, block.code) })];
    case 'medicine':
      return [say(`guide.medicine_${block.says}`)];
    default:
      return block satisfies never;
  }
}

const PETS = { dog: 'guide.pet_for_dog', cat: 'guide.pet_for_cat', other: 'guide.pet_for_other' } as const satisfies Readonly<
  Record<BlockOf<'pet'>['pet'], PlainId>
>;

/** Whom to call where an animal ate something, and a paragraph for each food. */
function petParagraphs(say: Say, { pet, lines, isEmergency }: BlockOf<'pet'>): readonly string[] {
  const foods = lines.map(({ food, level, reason }) => {
    const name = plainName(food);
    const values = { food: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, reason: say(`guide.pet_${reason}`) };
    return level === 'ask' ? say('guide.pet_ask', values) : say(`guide.pet_${level}`, { ...values, pet: say(PETS[pet]) });
  });
  return [...(isEmergency ? [say('guide.pet_call')] : []), ...foods];
}

/** The caffeine of each drink; for somebody below 18 whether it fits in their day, first. */
function caffeineParagraphs(say: Say, { drinks, young }: BlockOf<'caffeine'>): readonly string[] {
  const list = drinks
    .map(({ drink, ml, mg }) => {
      const name = plainName(drink);
      return say('guide.caffeine_drink', { drink: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, ml, mg });
    })
    .join(', ');
  if (young === null) return [say('guide.caffeine_contents_of', { list })];
  const { age, kg, limit, says } = young;
  return [say(`guide.caffeine_young_${says}`), say('guide.caffeine_young', { list, age, kg, limit })];
}

const ORIGINS = {
  animal: 'guide.origin_animal',
  'not vegan': 'guide.origin_not_vegan',
  either: 'guide.origin_either',
  'not animal': 'guide.origin_not_animal',
} as const satisfies Readonly<Record<string, MessageId>>;

/** What an additive is, whether it comes from animals, and what was found of it. */
export function additiveParagraphs(say: Say, code: string, origin: keyof typeof ORIGINS | null): string[] {
  const info = additiveInfo(code);
  const { name, riskLevel } = info;
  const additive = name.toUpperCase() === code.toUpperCase() ? code.toUpperCase() : additiveName(say, code);
  return [
    say('guide.additive', { additive, description: riskLevel === 'unknown' ? '' : additiveDescription(say, info) }).trim(),
    origin === null ? '' : say(ORIGINS[origin]),
    riskLevel === 'unknown' ? say('guide.not_evaluated') : say('guide.concern', { concern: say(CONCERNS[riskLevel]) }),
    bullets(additiveConcerns(say, info)),
    info.evaluation === null ? '' : evaluationText(say, info.evaluation),
  ];
}

function evaluationText(say: Say, { authority, year, reference, checked }: AdditiveEvaluation): string {
  const evaluated = say('guide.evaluated_in', { authority, year, title: plainText(reference.title) });
  return checked ? evaluated : say('guide.not_read_again', { evaluated });
}

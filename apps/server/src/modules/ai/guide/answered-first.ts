import {
  type Answer,
  adviceOn,
  answerOf,
  asksBesideMedicine,
  asksForDanger,
  asksForIron,
  asksOfAspartame,
  composeCaffeine,
  composeCautions,
  composeGeneral,
  composePet,
  entryByWords,
  entryFor,
  entryOfBody,
  isForSmallChild,
  isOfAnotherAlone,
  joinAnswers,
  kindsIn,
  kindsOfTags,
  languageAsked,
  type NamedKind,
  needsOf,
  occasionIn,
  petIn,
  proteinAsked,
  withDeclarations,
} from '@labelwise/domain/guide';
import { additive } from './explain-answers.ts';
import { generalAnswer } from './general-answer.ts';
import type { Inquiry } from './inquiry.ts';
import { asksForFoods } from './kind-answer.ts';

/** Food for an animal, food beside a medicine or an illness that a message tells of, and the danger of an additive: asked of no product. */
export async function answeredFirst(inquiry: Inquiry): Promise<Answer | null> {
  const { typed, question, tools, needs, diets } = inquiry;
  const { declared, intent, additives, barcodes } = question;
  const language = languageAsked(typed);
  const pet = composePet(typed, language);
  if (pet !== null) return pet;
  const ofBody = entryOfBody(typed, inquiry.earlier ?? [], isOfFood(inquiry));
  if (ofBody !== null && !isForSmallChild(declared.circumstances))
    return withDeclarations(composeGeneral(ofBody, tools.limits()), declared, false);
  // How much protein is right with ill kidneys, or a single one, no general amount tells.
  const protein = needs.includes('kidneys') ? proteinAsked(typed) : null;
  if (protein !== null) {
    const lines = adviceOn([{ kind: 'protein_shake', words: protein }], ['kidneys'], []);
    return withDeclarations(answerOf([{ kind: 'kind advice', lines, isKnown: true }]), declared, false);
  }
  const isOfAnother = isOfAnotherAlone(typed);
  const cautions =
    barcodes.length > 0 || asksForFoods(typed)
      ? null
      : composeCautions(typed, language, declared, {
          needs: isOfAnother ? needsOf(declared.reported, [], declared.added) : needs,
          diets: isOfAnother ? [] : diets,
          isLeftOut: isOfAnother ? () => false : tools.leavesOut,
          spokenOf: await kindsOfLast(inquiry),
        });
  if (cautions !== null) return withDeclarations(cautions, declared, false);
  const child = declared.circumstances.flatMap((one) => (one.kind === 'child' ? [one.age] : []))[0] ?? null;
  const isOfTwo = declared.circumstances.some(({ kind }) => kind === 'pregnancy' || kind === 'breastfeeding');
  const caffeine = asksForFoods(typed) || isOfTwo ? null : composeCaffeine(typed, child);
  if (caffeine !== null) return withDeclarations(caffeine, declared, false);
  const entry = asksForFoods(typed) || barcodes.length > 0 ? null : entryByWords(typed);
  const ofIron = diets.includes('vegan') && asksForIron(typed) ? 'vegan_iron' : null;
  const id = entry ?? ofIron;
  const known = id === null ? null : generalAnswer(entryFor(id, declared.circumstances), question, tools.limits());
  if (known !== null) return withDeclarations(known, declared, false);
  if (asksOfAspartame(typed) && asksForDanger(typed)) {
    const ofAdditive = await additive({ kind: 'additive', codes: ['e951'], isAboutOrigin: false }, inquiry);
    return ofAdditive === null ? null : joinAnswers([ofAdditive, composeGeneral('aspartame_day', [])]);
  }
  const isOfNumber = E_NUMBER.test(typed);
  if (intent.kind !== 'additive' && additives.length > 0 && isOfNumber && asksForDanger(typed))
    return additive({ kind: 'additive', codes: additives, isAboutOrigin: false }, inquiry);
  return null;
}

/** Asks for food, or names some. */
function isOfFood({ typed, question }: Inquiry): boolean {
  const isNamed = kindsIn(typed, languageAsked(typed)).length + question.barcodes.length + question.mentions.length > 0;
  return isNamed || asksForFoods(typed) || occasionIn(typed) !== null;
}

/** The kinds of the products that the answer before was about. */
async function kindsOfLast({ question, tools, typed }: Inquiry): Promise<readonly NamedKind[]> {
  const products = await Promise.all(question.lastProducts.slice(0, 2).map((barcode) => tools.product(barcode)));
  return products.flatMap((product) => {
    if (product === null) return [];
    const [byName] = kindsIn(product.name, languageAsked(typed));
    const kind = byName?.kind ?? kindsOfTags(product.facts.categoriesTags)[0];
    return kind === undefined ? [] : [{ kind, words: product.name }];
  });
}

const E_NUMBER = /\bE ?\d{3,4}[a-f]?\b/iu;

/** Whether a message is one question however many sentences and foods it has: each food is answered, and none by itself. */
export const isAskedAsOne = (typed: string): boolean => petIn(typed) !== null || asksBesideMedicine(typed, languageAsked(typed));

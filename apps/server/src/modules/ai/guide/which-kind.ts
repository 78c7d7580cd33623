import { asksWhichScansSuit, cocoaAsked, type IntentKind, orderTyped, shelvesIn, understandInContext } from '@labelwise/domain/guide';
import { foldText } from '@labelwise/domain/lib';
import type { Inquiry } from './inquiry.ts';

/** "Which sausage is ok?", in any of the seven languages. */
const ASKS_WHICH =
  /^\W*(?:(?:and|so|ok|und|et|alors|y|e|en|dan) )*(?:which|what|welche[rsnm]?|quels?|quelles?|que|cual(?:es)?|quali?|che|quais|qual|welke?)\b/;
const MAY_BE =
  /\b(?:ok|okay|fine|allowed|safe|can|may|could|good|geht|gehen|darf|durfen|kann|konnen|erlaubt|peut|peux|puis|convient|convient|va|vont|puedo|podemos|puede|vale|posso|puo|possiamo|vanno|pode|podemos|serve|mag|mogen|kan|kunnen|passt|passen|suits?)\b/;
const READ_AS: ReadonlySet<IntentKind> = new Set(['verdict', 'unclear', 'general']);
/** "Which oil is good for frying?" is asked in general. */
const IS_OK = /\b(?:ok|okay|fine|allowed|erlaubt|convient|suits?)\b/;

/**
 * Whoever asks which of a kind they may eat looks for some of it: that the kind usually holds what they leave out is no answer.
 */
export function asSearch(inquiry: Inquiry): Inquiry {
  const { question, typed } = inquiry;
  const text = foldText(typed);
  const { shelves, criteria, selected } = question;
  if (!READ_AS.has(question.intent.kind) || shelves.length === 0 || question.barcodes.length > 0) return inquiry;
  const mayBe = question.intent.kind === 'general' ? IS_OK : MAY_BE;
  // "Bebidas con menos de 5 g de azúcar": a kind of food and an amount ask for nothing else.
  const isBare =
    question.intent.kind === 'unclear' &&
    question.mentions.length === 0 &&
    criteria.some(({ kind }) => kind === 'amount' || kind === 'limit');
  if (!isBare && (!ASKS_WHICH.test(text) || !mayBe.test(text))) return inquiry;
  const intent = {
    kind: 'find',
    shelves,
    without: [],
    notNamed: [],
    called: [],
    notCalled: [],
    unstated: [],
    containing: [],
    criteria,
    purpose: selected,
    isHowTo: false,
    isAboutRecipes: false,
  } as const;
  return { ...inquiry, question: { ...question, intent, mentions: [], names: [], doubtful: [], perhaps: [] } };
}

const MAY_BE_A_LIST: ReadonlySet<IntentKind> = new Set([
  'find',
  'amount',
  'verdict',
  'unclear',
  'general',
  'term',
  'compare',
  'contains',
  'ranking',
]);

/** A list by an amount, of chocolate by its cocoa, or of one's scans by whom they suit, however it was read: "les glaces les moins caloriques". */
export function asList(inquiry: Inquiry): Inquiry {
  const { question, typed } = inquiry;
  const { intent, barcodes, criteria, selected } = question;
  const shelves = question.shelves.length > 0 ? question.shelves : shelvesIn(foldText(typed).split(/[^\p{L}']+/u));
  if (MAY_BE_SCANS.has(intent.kind) && asksWhichScansSuit(typed) && question.barcodes.length + question.mentions.length === 0)
    return {
      ...inquiry,
      question: {
        ...question,
        intent: {
          kind: 'own foods',
          set: 'set' in intent ? intent.set : 'scans',
          property: { kind: 'conflict' },
          isNegated: true,
          also: [],
          isCount: false,
        },
      },
    };
  const order = orderTyped(typed);
  if (intent.kind === 'own ranking' && intent.nutrient === null && order !== null)
    return {
      ...inquiry,
      question: { ...question, intent: { ...intent, nutrient: order.nutrient, side: order.side === 'most' ? 'worst' : 'best' } },
    };
  // A kind of food with an amount is looked for, whatever else it may be.
  const isBound = intent.kind === 'find' && shelves.length > 0 && criteria.some(({ kind }) => kind === 'limit');
  if (isBound && question.perhaps.length > 0) return asList({ ...inquiry, question: { ...question, perhaps: [], doubtful: [] } });
  const cocoa = cocoaAsked(typed);
  if (!MAY_BE_A_LIST.has(intent.kind) || barcodes.length > 0 || (order === null && cocoa === null)) return inquiry;
  // Of two products that are named the question is which, and no list.
  if (intent.kind === 'compare' || intent.kind === 'ranking' || (shelves.length === 0 && cocoa === null)) return inquiry;
  if (intent.kind === 'find' && intent.order !== null && intent.order !== undefined) return inquiry;
  const before = intent.kind === 'find' ? intent : { ...NO_SEARCH, shelves, criteria, purpose: selected };
  return { ...inquiry, question: { ...question, intent: { ...before, order }, mentions: [], names: [], doubtful: [], perhaps: [] } };
}
const MAY_BE_SCANS: ReadonlySet<IntentKind> = new Set(['own list', 'find', 'unclear', 'declaration']);
const NO_SEARCH = {
  kind: 'find',
  without: [],
  notNamed: [],
  called: [],
  notCalled: [],
  unstated: [],
  containing: [],
  isHowTo: false,
  isAboutRecipes: false,
} as const;

const CHANGED = 6;

/** "Fewer carbs" after a plan: the plan once more, with that. */
export function asPlan(inquiry: Inquiry, before: string): Inquiry {
  const { question, typed } = inquiry;
  const isOfPlan = understandInContext(before, []).intent.kind === 'plan';
  const isChange = question.criteria.some(({ kind }) => kind === 'amount') && typed.trim().split(/\s+/u).length <= CHANGED;
  if (!isOfPlan || !isChange || question.intent.kind === 'plan') return inquiry;
  const intent = { kind: 'plan', isAboutSalt: question.criteria.some((one) => one.kind === 'amount' && one.name === 'Sodium') } as const;
  return { ...inquiry, question: { ...question, intent, mentions: [], names: [], doubtful: [], perhaps: [] } };
}

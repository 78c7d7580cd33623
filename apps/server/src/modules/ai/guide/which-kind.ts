import type { IntentKind } from '@labelwise/domain/guide';
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
  if (!ASKS_WHICH.test(text) || !mayBe.test(text)) return inquiry;
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

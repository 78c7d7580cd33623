import { foldText } from '../../lib/index.ts';
import { dietsNamedIn } from '../declared/diets.ts';
import type { IntentOf } from '../intents/intent.ts';
import { nutrientsIn } from './concepts.ts';
import type { Understanding } from './understanding.ts';

/** "Not the mango": of what was looked for, what is called so is left out. */
const NOT_THE =
  /^(?:(?:but|and|please|aber|mais|pero|ma|mas|maar|ok) )*(?:not|no|nicht|keine?n?|pas|nao|non|niet|geen|nothing with) (?:the |any |die |der |das |den |le |la |les |el |los |las |il |lo |gli |i |a |o |as |os |de |het )?(?<one>\p{L}{4,})(?: (?:one|ones|please|bitte|svp|porfa|grazie|graag))?$/u;
/** "Something else", "was anderes": the same with other foods. */
const OTHERS =
  /^(?:(?:and|ok|no|hmm|und|et|y|e|en|nein|nee|non|please|give me|show me|any|noch|nog) )*(?:(?:something|anything) else|others?|other ones|some others|another(?: one)?|more|next|(?:et)?was ander(?:e|n)s|anderes?|andere|mehr davon|autre chose|d'autres|autres?|un autre|une autre|otra cosa|otr[oa]s?|algo mas|(?:qualcosa d')?altro|altri|altre|un altro|un'altra|outra coisa|outr[oa]s?|mais|iets anders|een andere?|nog een)(?: (?:please|bitte|svp|porfa|grazie|graag|instead|suggestions?|ideas?|options?))?$/;
/** What was asked for need not hold any longer. */
const DROPS =
  /^(?:(?:ok|and|but|so|und|aber|et|mais|y|pero|e|ma|mas|en|maar|actually|eigentlich) )*(?:no longer|forget|drop|skip|never mind|ignore|doesn't (?:have|need) to be|does not (?:have|need) to be|no need for|don't care about|i don't mind|egal ob|vergiss|muss nicht|braucht nicht|peu importe|oublie|tant pis pour|pas besoin d'etre|da igual(?: si es)?|olvida(?: lo de)?|no importa(?: si es)?|non importa(?: se e)?|lascia stare|tanto faz(?: se e)?|esquece|nao precisa (?:de )?ser|maakt niet uit of|hoeft niet|vergeet|laat) /;
const MAX_WORDS = 8;

type Search = { readonly intent: IntentOf<'find'>; readonly criteria: Understanding['criteria'] };

/** What a few words change of the search before: a food left out, other foods of the same, a property that need not hold; `null` for none. */
export function searchChanged(before: IntentOf<'find'>, typed: string, shown: readonly string[]): Search | null {
  const text = foldText(typed)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
  const words = text.split(' ');
  if (words.length > MAX_WORDS || /[?¿]/.test(typed)) return null;
  if (OTHERS.test(text)) return { intent: { ...before, notNamed: [...before.notNamed, ...shown] }, criteria: before.criteria };
  const drops = DROPS.exec(text)?.[0];
  if (drops !== undefined) {
    const rest = text.slice(drops.length).split(' ');
    const named = [...dietsNamedIn(rest).map(({ diet }) => diet), ...nutrientsIn(rest).map(({ name }) => name)];
    const criteria = before.criteria.filter(
      (one) => !(one.kind === 'diet' ? named.includes(one.diet) : 'name' in one && named.includes(one.name)),
    );
    return criteria.length === before.criteria.length ? null : { intent: { ...before, criteria }, criteria };
  }
  const one = NOT_THE.exec(text)?.groups?.['one'];
  const isFood = one !== undefined && dietsNamedIn([one]).length + nutrientsIn([one]).length === 0;
  return isFood ? { intent: { ...before, notNamed: [...before.notNamed, one] }, criteria: before.criteria } : null;
}

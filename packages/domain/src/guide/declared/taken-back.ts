import { foldText } from '../../lib/index.ts';
import { namedIn } from './named-foods.ts';
import { FORGETS, LEAVES_OUT } from './plainly-stated.data.ts';
import { tokensOf } from './tokens.ts';
import { ONLY_THAT, PUTS_RIGHT } from './whose.data.ts';

/** "I can have it again", "vertrag ich wieder". */
const AGAIN =
  /\b(?:i can (?:now )?(?:eat|have|drink|tolerate) (?:it|them|that|those) (?:all )?again|vertrag\w* (?:ich|er|sie|wir) (?:(?:es|das|sie|doch|jetzt) )*wieder|ich (?:vertrag\w*|darf|kann) (?:(?:es|das|sie|doch|jetzt) )*wieder(?: essen| trinken| haben)?|(?:kann|darf) ich (?:(?:es|das|sie|doch|jetzt) )*wieder(?: essen| trinken| haben)?|je (?:le |la |les |l'|en )?(?:peux|tolere|digere|supporte) (?:\w+ )?(?:a|de) nouveau|(?:lo|la|los|las) (?:tolero|puedo comer) (?:otra vez|de nuevo)|ya (?:lo|la|los|las) (?:tolero|puedo comer)|(?:lo|la|li|le) (?:tollero|posso mangiare) di nuovo|ja (?:o|a|os|as)? ?(?:tolero|posso comer)(?: de novo| outra vez)?|ik (?:kan|mag|verdraag) (?:het|ze|dat) weer(?: eten| hebben)?)\b/;
/** What was stated, by what it is and not by its food. */
const STATED =
  /^(?:allerg(?:y|ies|ie|ien|ia|ies)|alergias?|intolerance|unvertraglichkeit|intolerancia|intolleranza|intolerantie|diet|diat|ernahrung|regime|dieta|dieet|restrictions?|einschrankung|restriccion|restrizione|restricao|beperking)$/;
const MAX_WORDS = 8;

/** "I'm not allergic any more", "ya no la tiene", "he outgrew it": what was stated last holds no longer. */
const NO_LONGER =
  /^(?:(?:oh|ah|ok|actually|wait|sorry|well|but|and|doch|eigentlich|also|ach|en fait|finalement|mais|en realidad|al final|pero|in realta|pero|afinal|mas|na verdade|eigenlijk|toch|maar) )*(?:(?:i'm|im|i am|he's|hes|he is|she's|shes|she is|it's|they're|we're) (?:not|no longer) (?:actually |really )?(?:allergic|intolerant)(?: (?:any ?more|any longer|after all|now|at all))*|(?:he|she|i|they|we)(?:'s|'ve| has| have)? (?:out ?grew|outgrown|grew out of) (?:it|that|them|the allergy|this)|(?:(?:ich|er|sie|wir) )?(?:bin|ist|sind|war)? ?(?:(?:ich|er|sie|wir) )?(?:doch |gar )*nicht (?:mehr )?(?:allergisch|intolerant)|(?:hat|habe?|haben) (?:(?:er|sie|ich|wir|das|die|es) )*nicht mehr|(?:das |die )?(?:hat|habe?) sich (?:verwachsen|ausgewachsen)|(?:je|il|elle|on) (?:ne |n')?(?:suis|est) (?:plus|pas) (?:du tout )?(?:allergique|intolerante?)|(?:il|elle|je) (?:ne )?(?:l'a|l'ai) plus|ya no (?:soy|es|esta) (?:\p{L}+ )?(?:alergic[oa]|intolerante)|ya no (?:la|lo|las|los) (?:tiene|tengo|tenemos)|(?:non )?(?:sono|e) piu allergic[oa]|non (?:sono|e) (?:piu |affatto )?(?:allergic[oa]|intollerante)|non (?:ce l'ha|ce l'ho|l'ha|l'ho) piu|(?:ja )?nao (?:sou|e) (?:mais )?(?:alergic[oa]|intolerante)|ja nao (?:a |o )?(?:tem|tenho)|nao (?:tem|tenho) mais|(?:ik|hij|ze|zij) (?:ben|is) (?:toch )?(?:niet|niet meer|geen) (?:meer )?(?:allergisch|intolerant)|(?:ben|is) (?:ik|hij|ze) niet meer allergisch|heeft (?:hij|ze|zij) niet meer)(?: (?:dagegen|to it|to that|any ?more|mehr|plus|mas|piu|mais|meer|now|jetzt))*$/u;

/** Whether a message takes back what was stated last without naming it: "forget that allergy", "nee doch, vertrag ich wieder". */
export function takesBackLast(message: string): boolean {
  if (/[?¿]/.test(message)) return false;
  const text = foldText(message)
    .replace(/[^\p{L}']+/gu, ' ')
    .trim();
  const words = text.split(' ');
  if (NO_LONGER.test(text) || endsLast(message)) return true;
  if (words.length > MAX_WORDS) return false;
  if (AGAIN.test(text))
    return !/\b(?:not|can't|nicht|pas|no|non|nao|niet)\b.*\b(?:again|wieder|nouveau|nuevo|nuovo|novo|weer)\b/.test(text);
  const at = words.findIndex((word) => FORGETS.has(word));
  const isDenied = words.slice(0, at + 2).some((word) => LEAVES_OUT.has(word));
  return at >= 0 && !isDenied && words.slice(at + 1, at + MAX_BEHIND).some((word) => STATED.test(word));
}
/** How far behind "forget" what is meant stands. */
const MAX_BEHIND = 5;

/** "Turns out I'm not", "doch nicht": what was stated last is not so, whatever it was. */
const IS_NOT_SO =
  /^(?:(?:oh|ah|ok|sorry|wait|well|but|aber|mais|pero|ma|mas|maar) )*(?:(?:turns out|it turns out|actually) (?:(?:i'm|im|i am|he's|she's|he is|she is|we're|they're|it's) not|(?:he|she|it) isn't|(?:i|we|they) don't|(?:he|she) doesn't)(?: (?:after all|have it))*|(?:i'm|im|i am|he's|she's|he is|she is) not after all|(?:(?:bin|ist) (?:ich|er|sie|es) )?(?:also )?doch nicht|(?:je (?:ne )?(?:le )?suis pas )?finalement (?:non|pas)|(?:al final|resulta que) no(?: lo (?:estoy|esta|soy|es))?|alla fine no(?: lo (?:sono|e))?|afinal (?:nao|nao estou|nao esta|nao sou|nao e)|(?:(?:ik ben|ze is|hij is) het )?toch niet)$/;

/** Whether a message says that what was stated last is not so: "turns out I'm not". */
export function endsLast(message: string): boolean {
  const text = foldText(message)
    .replace(/[^\p{L}']+/gu, ' ')
    .trim();
  return !/[?¿]/.test(message) && IS_NOT_SO.test(text);
}

const IS = 'is|are|was|were|ist|sind|war|waren|est|sont|es|son|e|sono|sao|zijn';
const FINE =
  '(?:fine|ok|okay|alright|all right|not (?:it|the problem|a problem)|no (?:problem|issue)|in ordnung|ok|kein problem|gehen|geht|bien|pas (?:de|le) probleme|estan? bien|no (?:es|son) problema|va bene|vanno bene|non (?:e|sono) un problema|esta bem|tudo bem|geen probleem|prima)';
const IT_IS =
  "(?:it's|its|it is|they're|i meant|i mean|but|sondern|es (?:ist|sind)|das (?:ist|sind)|c'est|ce sont|es|son|lo que no puedo es|e|sono|sao|het (?:is|zijn)|nur|only|just)";
const ANOTHER = new RegExp(`^(?<out>.+?) (?:(?:${IS}) )?(?:\\w+ )?${FINE} (?:${IT_IS} )+(?<now>.+)$`);
/** "I meant milk not eggs". */
const AND_NOT =
  /^(?:.* )?(?:i meant?|i mean|sorry|ich meinte?|je voulais dire|queria decir|volevo dire|queria dizer|ik bedoel(?:de)?|it's|it is) (?<now>.+?) (?:not|and not|nicht|und nicht|pas|et pas|no|y no|non|e non|nao|e nao|niet|en niet) (?:the )?(?<out>\S+(?: \S+)?)$/;
const RATHER =
  /^(?:.* )?(?:(?:not|nicht|pas|niet|non) (?<one>\S+(?: \S+)?) (?:but|sondern|mais|ma|maar|i meant|i mean|it's|its|c'est|es sind|het is)|(?:no|nao) (?<other>\S+(?: \S+)?) (?:sino|mas sim|e sim|i meant|i mean)) (?<now>.+)$/;

/**
 * "Sorry peanuts are fine, its cashews", "nicht Nüsse sondern Soja": foods that are taken back, and those that are stated in their place;
 * `null` for none.
 */
export function statedInstead(message: string): { readonly out: readonly string[]; readonly now: readonly string[] } | null {
  if (/[?¿]/.test(message)) return null;
  const text = foldText(message)
    .replace(/[^\p{L}']+/gu, ' ')
    .trim();
  const found = (ANOTHER.exec(text) ?? RATHER.exec(text) ?? AND_NOT.exec(text))?.groups;
  if (found === undefined || text.split(' ').length > MAX_INSTEAD) return null;
  // "No nuts but milk is ok" says more than a food.
  const foodsOf = (words: string): readonly string[] => {
    const tokens = tokensOf(words).filter((token) => !ARTICLES.has(token));
    const { diets, places } = namedIn(tokens, { firm: false, mayBeMistyped: () => false });
    return places.length === tokens.length ? diets : [];
  };
  const [out, now] = [foodsOf(found['out'] ?? found['one'] ?? found['other'] ?? ''), foodsOf(found['now'] ?? '')];
  return out.length > 0 && now.length > 0 ? { out, now: now.filter((one) => !out.includes(one)) } : null;
}
const MAX_INSTEAD = 12;
const ARTICLES: ReadonlySet<string> = new Set(
  "the a sorry no nee nein non oh wait actually and und et y e en die der das le la les l' el los las il lo i gli o os as de het".split(
    ' ',
  ),
);

/** Of these a correction to one leaves nothing of another: "actually it's only lactose". */
const FAMILIES: readonly RegExp[] = [
  /^(?:dairy|lactose|cheese|cream|butter|yogurt|whey|casein)-free$/,
  /^(?:vegan|vegetarian|pescatarian)$/,
  /^(?:nut|peanut|almond|hazelnut|cashew|walnut|pecan|pistachio|macadamia|brazil nut)s?-free$/,
  /^(?:gluten|wheat|rye|barley|spelt|oat)-free$/,
  /^(?:shellfish|crustacean|mollusc|shrimp|prawn|crab|lobster|mussel|oyster|squid|fish|salmon|tuna|cod|anchovy)-free$/,
];

const INTOLERANCE = /\b\w*(?:intoler|intoll|unvertrag)\w*/;
const IS_MORE = /\b(?:also|too|as well|auch|aussi|tambien|anche|tambem|ook)\b/;

/**
 * What a message takes back of what was stated before by stating the lesser of it: "en fait c'est juste le lactose" after an allergy to milk.
 *
 * @param last what was stated last
 */
export function narrowedBy(message: string, last: readonly string[], now: readonly string[]): readonly string[] {
  const text = foldText(message)
    .replace(/[^\p{L}']+/gu, ' ')
    .trim();
  const isLess = PUTS_RIGHT.test(text) && (ONLY_THAT.test(text) || INTOLERANCE.test(text));
  if (now.length === 0 || !isLess || IS_MORE.test(text) || /[?¿]/.test(message)) return [];
  return last.filter((diet) => !now.includes(diet) && FAMILIES.some((family) => family.test(diet) && now.some((one) => family.test(one))));
}

import { foldText } from '../../lib/index.ts';
import { SHOPS } from '../generic/brand-kinds.data.ts';
import { brandsIn } from '../generic/brand-kinds.ts';
import { tokensOf } from '../generic/generic-tokens.ts';
import { isFormOfCommonWord } from '../intents/common-words.ts';
import { isLittleWord } from '../intents/plain-words.ts';
import { isFoodWord } from './mention-words.ts';
import { foodIn } from './named-foods.ts';
import { NO_NAME_WORDS } from './no-name-words.data.ts';

/** What food comes in, when it is eaten and what was measured: no name of a food. */
const NO_FOOD = new RegExp(
  `^(?:${[
    'bags?|bottles?|box(?:es)?|cans?|cartons?|jars?|tins?|packs?|packets?|packages?|pouch(?:es)?|sachets?|tubs?|glass(?:es)?|bowls?|plates?|lunchbox(?:es)?|fridge|freezer|oven|microwave|airfryer|pan|pot',
    'dosen?|beutel|tuten?|flaschen?|glas|glaser|packungen?|packchen|kartons?|schachteln?|becher|bocaux|bocal|boites?|canettes?|sachets?|paquets?|bouteilles?|pots?|briques?',
    'botes?|bolsas?|cajas?|envases?|frascos?|latas?|paquetes?|tarros?|botellas?|barattol[oi]|bottigli[ae]|buste?|confezion[ei]|lattin[ae]|scatol[ae]|vasett[oi]|caixas?|garrafas?|pacotes?|potes?',
    'blik(?:je|jes|ken)?|dozen|doos|fles(?:sen|je)?|pak(?:je|ken)?|pot(?:je|ten)?|zak(?:je|ken)?',
    'diwali|eid|ramadan|ramadhan|iftar|suhoor|easter|ostern|paques|pascua|pasqua|pascoa|pasen|christmas|xmas|weihnachten|noel|navidad|natale|natal|kerst|kerstmis|halloween|thanksgiving|hanukkah|birthday|geburtstag|anniversaire|cumpleanos|compleanno|aniversario|verjaardag|wedding|party|holi|lent|sabbath|shabbat|sinterklaas|silvester',
    'hb ?a[1i]c|a[1i]c|ldl|hdl|bmi|crp|tsh|ferritin|uric|urate|acid|harnsaure|urique|urico|urinezuur|creatinine?|kreatinin|potassium|kalium|cholesterin|cholesterol|triglycerides?|triglyceride|glucose|blutzucker|level|levels|value|values|werte?|taux|nivel|valor(?:es|i)?|waarde',
    'day|daily|days|night|overnight|week|weeks|month|months|year|years|hour|hours|minutes?|morning|evening|today|tomorrow|yesterday|weekend|summer|winter|kilo|kilos?|kg|lbs?|pounds?|oz|ml|cl|kcal|cal|euros?|dollars?|mg',
    'imagine|suppose|friend|friends|boyfriend|girlfriend|neighbou?r|granny|grandma|aunt|uncle|doctor|arzt|medecin|medico|dietitian|school|kita|kindergarten|office|airport|restaurant|gym|hostel|dorm|hospital',
  ].join('|')})$`,
  'u',
);
const NUMBER = /^[\d.,%/-]+\p{L}{0,2}$/u;
const JOINING =
  /^(?:of|in|with|for|and|or|to|from|de|di|da|do|del|des|du|la|le|les|el|los|las|il|lo|the|an?|s|my|mein\p{L}*|mon|ma|mes|mi|mio|mia|meu|minha|mijn)$/u;
/** A word that nobody knows is taken for a name where hardly anything stands beside it. */
const SHORT = 7;

/**
 * The words of a mention that may name a food, as they were typed; `null` where none may: what food comes in, a feast, a value of the blood, a number, a
 * shop, an everyday word. "Bag", "uric acid 8.2" and "my friend's" never count as missing from the catalogue.
 *
 * @param mention words that no product has
 * @param typed the question
 */
export function nameable(mention: string, typed: string): string | null {
  const tokens = tokensOf(typed);
  const mentioned = new Set(foldText(mention).split(/[\s']+/u));
  const isCandidate = (plain: string) => mentioned.has(plain) || plain.split(/[\s'-]+/u).some((part) => mentioned.has(part));
  const places = tokens.flatMap(({ plain }, at) => (isCandidate(plain) && mayStand(plain) ? [at] : []));
  const isOfName = (at: number) => isFoodWord(tokens[at]?.plain ?? '') || isCoined(tokens[at]?.plain ?? '');
  const [first, last] = [places.find(isOfName) ?? places[0], places.at(-1)];
  if (first === undefined || last === undefined || last - first > MAX_SPAN) return null;
  const run = tokens.slice(first, last + 1);
  const isShort = tokens.length <= SHORT;
  const named = run.map(({ plain }) => plain).join(' ');
  const isName =
    brandsIn(run).length > 0 ||
    foodIn(named, null) !== null ||
    run.some(({ plain, text }) => mayStand(plain) && (isFoodWord(plain) || (isCoined(plain) && (isShort || /^\p{Lu}/u.test(text)))));
  return isName ? run.map(({ text }) => text).join(' ') : null;
}
const MAX_SPAN = 5;

const mayStand = (plain: string): boolean =>
  !NO_FOOD.test(plain) && !NUMBER.test(plain) && !JOINING.test(plain) && !SHOPS.has(plain) && !isLittleWord(plain);
const isCoined = (plain: string): boolean => plain.length > 2 && !isFormOfCommonWord(plain) && !NO_NAME_WORDS.has(plain);

import { foldText } from '../../lib/index.ts';
import { type Answer, answerOf } from '../answer.ts';
import type { KindAdvice } from '../block-parts.ts';
import { askedBeside } from '../declared/asked-beside.ts';
import { MEDICINE_NAMES } from '../declared/cautions.data.ts';
import { ILLNESSES } from '../declared/circumstances.data.ts';
import { type Circumstance, type ReadCircumstances, readCircumstances } from '../declared/circumstances.ts';
import { MYSELF } from '../declared/harms.data.ts';
import { readStatements } from '../declared/read-statements.ts';
import { STATES, type StateName } from '../declared/states.data.ts';
import { isFormOfCommonWord } from '../intents/common-words.ts';
import { KIND_REASONS, type Need } from '../knowledge/kind-advice.data.ts';
import { isMadeOtherwise, kindsNamed, type NamedKind, tokensOf } from '../knowledge/kinds.ts';
import type { TermLanguage } from '../knowledge/terms.ts';
import { isFoodWord } from '../understand/mention-words.ts';
import { adviceOn } from './kind-advice.ts';

/** Medicines among the states; the others are illnesses. */
const MEDICINES: ReadonlySet<StateName> = new Set([...MEDICINE_NAMES, 'vitamin K', 'grapefruit', 'tyramine', 'lithium', 'thyroid tablets']);
export const isMedicine = (name: StateName): boolean => MEDICINES.has(name);

const NOUN =
  '(?:\\w*(?:tablett|tablet|medikament|medicament|medicijn|medicat|medicin)\\w*|pills?|\\w*pillen|meds|(?:my|the|his|her|mein\\w*|mijn) (?:pill|drug)s?|treatment|behandlung|therapie|traitement|tratamiento|cura|terapia|tratamento|behandeling|cachets?|comprimes?|pastillas?|pildoras?|comprimidos?|pastigli[ae]|pillol[ae]|compress[ae]|farmac[oi]|remedios?|insulin\\w*|blutverdunn\\w*|bloedverdunn\\w*|anticoag\\w*|antibioti\\w*|antidepress\\w*)';
const STOPS =
  '(?:stop(?:ping)?(?: taking)?|quit(?:ting)?|come off|go off|get off|drop|ditch|skip|leave out|give up|do without|instead of|replace|absetzen|absetz\\w*|weglassen|weglass\\w*|aufhoren|verzichten|statt|ersetzen|arreter|arrete|stopper|sauter|remplacer|a la place d\\w+|dejar(?: de tomar)?|dejo|dejarlo|suspender|sustituir|quitar|en vez de|smettere|smetto|sospendere|interrompere|lasciare|saltare|sostituire|al posto|parar|paro|deixar(?: de tomar)?|interromper|substituir|em vez d\\w+|stoppen|weglaten|afbouwen|overslaan|vervangen|in plaats van)';
const NEAR = '(?: \\S+){0,5}? ';
const STOP = new RegExp(`(?:^| )(?:${STOPS}${NEAR}?(?:l'|d')?${NOUN}|${NOUN}${NEAR}?${STOPS})(?= |$)`);
const STOPS_SOME = new RegExp(`(?:^| )${STOPS}(?= |$)`);
const FASTS =
  /(?:^| )(?:l'|d')?(?:ramadan|ramadhan|iftar|suhoor|suhur|sahur|fast(?:ing)?(?= |$)(?! food)|fasten(?:zeit|monat)?|faste|gefastet|(?<!a )jeune[rs]?|jeuner|careme|ayun[oa]r?|(?<!(?:a|in|il) )digiun[oi]|digiunare|(?<!em )jejum|jejuar|(?<=fa(?:re|ccio) (?:il )?)digiuno|vasten|vast(?= |$)|yom kippur|lent)(?= |$)/;
const ANY_NOUN = new RegExp(`(?:^| )(?:l'|d')?${NOUN}(?= |$)`);
/** Asked is an amount of the medicine itself, which no answer gives. */
const DOSE =
  /(?:^| )(?:dos(?:e|es|is|age|ing|ierung|aggio|agem|ering)|posologie|(?:how (?:many|much)|wie ?viele?|combien de|cuant[oa]s?|quant[eoi]s?|quant[ao]s?|hoeveel)(?: \S+){0,2} (?:pills?|tablets?|mg|units?|drops|tabletten?|einheiten|tropfen|comprimes|unites|gouttes|pastillas|comprimidos|unidades|gotas|pillole|compresse|unita|gocce|pillen|eenheden|druppels)|overdose|uberdosis|surdosage|sobredosis|too many|zu viele?|trop de (?:comprimes|cachets))(?= |$)/;
/** What is asked is what may be eaten or drunk. */
const OF_EATING =
  /(?:^| )(?:eat\w*|drink\w*|foods?|avoid\w*|diet|breakfast|lunch|dinner|meals?|essen|esse|iss|trink\w*|lebensmittel|ernahrung|meiden|vermeiden|fruhstuck|diat|mang\w+|boire|bois|boisson|aliments?|eviter|repas|alimentation|regime|com(?:er|o|e|ida)s?|beb(?:er|o|e|ida)s?|alimentos?|evitar|dieta|desayun\w*|cena|bere|bevo|alimenti|cib[oi]|mangi\w*|colazione|refeic\w+|eten|eet|drinken|voeding|vermijden|ontbijt|dieet|food)(?= |$)/;

/** Whether to take it at all is asked. */
const SHOULD_TAKE =
  /(?:^| )(?:(?:should|can|may|could|must|does|do) (?:\S+ ){1,6}?(?:take|need|have)|(?:soll|sollte|darf|kann|muss|braucht) (?:\S+ ){1,6}(?:nehmen|bekommen|einnehmen)|(?:puis je|peut|peux|dois je|faut il) (?:\S+ ){0,6}?(?:prendre|donner)|(?:puedo|puede|debo|debe) (?:\S+ ){0,4}?(?:tomar|dar\S*)|(?:posso|puo|devo|deve) (?:\S+ ){0,4}?(?:prendere|dare)|(?:posso|pode|devo|deve) (?:\S+ ){0,4}?(?:tomar|dar)|(?:mag|kan|moet) (?:\S+ ){1,6}(?:slikken|nemen|innemen|hebben))(?= |$)/;

const plain = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

/** Whether a medicine or its tablets are named. */
function namesMedicine(text: string): boolean {
  return ANY_NOUN.test(text) || [...MEDICINES].some((name) => STATES[name].test(text));
}

/** Whether a message speaks of a fast, Ramadan's above all. */
export const isOfFasting = (message: string): boolean => FASTS.test(plain(message));

/** What somebody asks of a medicine apart from foods: whether to stop it, or what to do with it in a fast; `null` for neither. */
export function askedOfMedicine(message: string): 'stop' | 'fasting' | null {
  const text = plain(message);
  if (DOSE.test(text)) return null;
  if (FASTS.test(text) && namesMedicine(text)) return 'fasting';
  const isNamed = STOPS_SOME.test(text) && [...MEDICINES].some((name) => stopsNamed(text, name));
  return STOP.test(text) || isNamed ? 'stop' : null;
}

/** "Can I quit my statin", "ho smesso la metformina": within a few words of its name. */
function stopsNamed(text: string, name: StateName): boolean {
  const match = STATES[name].exec(text)?.[0];
  if (match === undefined) return false;
  const at = text.indexOf(match);
  const before = text.slice(0, at).split(' ').slice(-WORDS_NEAR).join(' ');
  const behind = text
    .slice(at + match.length)
    .split(' ')
    .slice(0, WORDS_NEAR)
    .join(' ');
  return [before, behind].some((part) => STOPS_SOME.test(` ${part} `.replaceAll('  ', ' ').trim()));
}
const WORDS_NEAR = 6;

/** Without sugar is with sweetener, and salt without sodium is potassium: what a name says is missing hides what is there. */
const NAMED_BY_WHAT_IT_LACKS =
  /(?:sugar[- ]?free|no[- ]sugar|zuckerfreie?[nrs]?|(?:sans|sin|senza|sem|ohne|zonder|without|no) (?:sucres?|az[uú]car|zucchero|a[cç][uú]car|zucker|suiker|sodium|sodio|s[oó]dio|sugar|r[ée]sidus?|residuos|res[ií]duos|scorie|ves[ií]cula|v[ée]sicule|cistifellea|colecisti|gallbladder|galblaas|gallenblase)|suikervrije?|sodium[- ]free|natriumfreies?|natriumvrij|natriumarm|ballaststoffarm\p{L}*|schlackenarm\p{L}*|vezelarm\p{L}*)/giu;

/** The kinds of food that a message names beside its medicines. */
function foodsBeside(message: string, language: TermLanguage | null): readonly NamedKind[] {
  if (isMadeOtherwise(message.replaceAll(NAMED_BY_WHAT_IT_LACKS, ' '))) return [];
  return kindsNamed(message, language)
    .filter(({ kind }) => kind !== 'sugar' || !NO_SUGAR.test(message))
    .filter(({ words }) => !OF_MEDICINES.test(plain(words)) && !(language !== 'nl' && plain(words) === 'drop'))
    .map((one) => (one.isPart === true && !isBesideAName(message, one.words) ? { ...one, isPart: false } : one));
}

const NO_SUGAR =
  /(?:sugar[- ]?free|no[- ]sugar|zuckerfrei|(?:sans|sin|senza|sem|ohne|zonder|without) (?:sucre|az[uú]car|zucchero|a[cç][uú]car|zucker|suiker|sugar)|suikervrij)/iu;

/** "Apple crumble" names a dish; "nuts forbidden" and "white rice" name none. */
function isBesideAName(message: string, words: string): boolean {
  const [before, after] = plain(message).split(plain(words));
  return [before?.trim().split(' ').at(-1), after?.trim().split(' ')[0]].some(
    (word) => word !== undefined && word.length > 2 && !isFormOfCommonWord(word) && isFoodWord(word),
  );
}
/** "Salt" of lithium, "drops", "water tablets": words of a medicine, and of no food. */
const OF_MEDICINES = /^(?:zero|water|wasser|eau|agua|acqua)$/;

/** Food words of a message that no kind of food knows. */
function unknownFoods(message: string, known: readonly NamedKind[]): string[] {
  const taken = new Set(known.flatMap(({ words }) => tokensOf(words).map((token) => token.plain)));
  const tokens = tokensOf(askedBeside(message));
  // "Dark" of chocolate, "cherry" of a liqueur: part of a name that is known.
  const isBeside = (at: number) =>
    [at - 1, at].some((place) => {
      const [one, other] = [tokens[place], tokens[place + 1]];
      const isTaken = taken.has((place === at ? other : one)?.plain ?? '');
      return one !== undefined && other !== undefined && isTaken && /^\s+$/.test(one.text.slice(one.to, other.from));
    });
  return tokens.flatMap(({ plain: word, from, to, text }, at) =>
    word.length > MIN_LETTERS && !taken.has(word) && !isBeside(at) && isFoodWord(word) && !NO_FOOD.test(word) ? [text.slice(from, to)] : [],
  );
}
const MIN_LETTERS = 3;
const NO_FOOD =
  /^(?:\w*zucker|sugar|sucre|azucar|zucchero|acucar|suiker|salz|salt|sel|sale|zout|fett|glass|blood|heart|liver|iron|eisen|ferro|hierro|ijzer|calcium|vitamin\w*|mang\w+|bev\w+|beb\w+|com(?:er|o|e|emos)|eet|eten|drink\w*|ess(?:en|e)|trink\w*)$/;

/** Takes up what was spoken of. */
const OF_IT =
  /(?:^| )(?:it|that|this|them|das|es|den|die|davon|ca|le|la|l'|en|lo|los|las|eso|esto|quello|questo|ne|isso|isto|o|a|het|dat|die|ervan)(?= |$)/;

/** Whose food it is, by what the message tells and what holds already. */
export type CautionedFor = {
  readonly needs: readonly Need[];
  readonly diets: readonly string[];
  readonly isLeftOut: (words: string) => boolean;
  /** Foods of the answer before, for a message that names none: "can he have it too". */
  readonly spokenOf?: readonly NamedKind[];
};

/**
 * Whether a message tells of a medicine or an illness whose foods are known, and asks of food, of stopping or of a fast with it. Its
 * answer is then a line for each food, and no text that refuses.
 */
export function asksBesideMedicine(message: string, language: TermLanguage | null): boolean {
  if (askedOfMedicine(message) !== null) return true;
  const circumstances = readCircumstances(message);
  const states = statesIn(circumstances);
  if (DOSE.test(plain(message))) return false;
  if (PKU.test(plain(message))) return foodsBeside(message, language).length > 0;
  const isOfIllness = REFLUX.test(plain(message)) || tellsOfIllness(circumstances.reported, readStatements(message).diets);
  if (states.length === 0) return isOfIllness && foodsBeside(message, language).length >= SEVERAL;
  const isAsked = OF_EATING.test(plain(message)) || (states.some(isMedicine) && SHOULD_TAKE.test(plain(message)));
  return isAsked || foodsBeside(message, language).length + unknownFoods(message, []).length > 0;
}

function statesIn({ reported }: Pick<ReadCircumstances, 'reported'>): StateName[] {
  return reported.flatMap((one) => (one.kind === 'state' && one.name !== 'low sugar' ? [one.name] : []));
}

/** Illnesses of the health profile and diets of safety that a message tells of: with several foods each of them is answered. */
function tellsOfIllness(reported: readonly Circumstance[], added: readonly string[]): boolean {
  return reported.some(({ kind }) => kind === 'condition') || added.some((diet) => OF_ILLNESS.has(diet));
}
const OF_ILLNESS: ReadonlySet<string> = new Set(['gluten-free', 'lactose-free']);
const SEVERAL = 2;

/** Whoever names it with a food asks whether that food may be had with it. */
const PKU = /(?:^| )(?:l')?(?:pku|phenylketonuri\w*|phenylcetonuri\w*|fenilcetonuri\w*|fenilchetonuri\w*|fenylketonuri\w*)(?= |$)/;
/** Heartburn is named before the foods as often as it is reported: "reflux: mint?" */
const REFLUX = new RegExp(`(?:^| )${ILLNESSES['GERD'] ?? '(?!)'}(?= |$)`);

/**
 * What holds of every food that a message names beside a medicine or an illness, of stopping it, and of a fast; `null` where it tells of
 * none of these.
 *
 * @param declared what this message tells: circumstances, and diets that it adds
 */
export function composeCautions(
  message: string,
  language: TermLanguage | null,
  declared: { readonly reported: readonly Circumstance[]; readonly added: readonly string[] },
  { needs: others, diets, isLeftOut, spokenOf = [] }: CautionedFor,
): Answer | null {
  const isOfReflux = REFLUX.test(plain(message)) && !isMadeOtherwise(message);
  const named: readonly Need[] = [
    ...(isOfReflux ? (['reflux'] as const) : []),
    ...(PKU.test(plain(message)) ? (['phenylketonuria'] as const) : []),
  ];
  const needs: readonly Need[] = [...new Set<Need>([...named, ...others])];
  const { reported, added } = declared;
  const asked = askedOfMedicine(message);
  const states = statesIn({ reported });
  const isOfPku = needs.includes('phenylketonuria');
  const beside = asked === 'stop' ? [] : foodsBeside(message, language);
  const foods = beside.length > 0 || asked !== null || !OF_IT.test(plain(message)) ? beside : spokenOf;
  const isOfSeveral = foods.length >= (isOfReflux ? 1 : SEVERAL) && (isOfReflux || tellsOfIllness(reported, added));
  if (asked === null && states.length === 0 && !isOfPku && !isOfSeveral) return null;
  if (DOSE.test(plain(message))) return null;
  const unnamed = asked === null ? unknownFoods(message, foods) : [];
  const lines = adviceOn(foods, needs, diets, isLeftOut, true);
  const unknown = unnamed
    .filter((words) => !foods.some((one) => plain(one.words).includes(plain(words))))
    .map((food) => ({
      food,
      level: 'ask' as const,
      reasons: ['ask_unknown' as const],
      held: [],
      diets: [],
      isLeftOut: isLeftOut(foldText(food)),
    }));
  const all = together([...lines, ...unknown]);
  const isOfMedicine = asked !== null || states.some(isMedicine);
  if (asked === null && all.length === 0 && states.length === 0) return null;
  const publications = [
    ...new Set([
      ...all.flatMap(({ reasons }) => reasons.flatMap((reason) => KIND_REASONS[reason])),
      ...(asked === 'fasting' ? (['idfRamadan'] as const) : isOfMedicine ? (['nhsMedicines'] as const) : []),
    ]),
  ];
  return answerOf(
    [
      asked === null ? null : { kind: 'medicine', says: asked },
      all.length === 0 ? null : { kind: 'kind advice', lines: all, isKnown: true },
      all.length > 0 || asked !== null || states.length === 0 ? null : { kind: 'states first', states, isWithheld: false },
      isOfMedicine && asked === null ? { kind: 'medicine', says: 'ask' } : null,
    ],
    publications.map((publication) => ({ kind: 'publication', publication })),
  );
}

/** Foods with the same advice stand in one line. */
function together(lines: readonly KindAdvice[]): readonly KindAdvice[] {
  const keyOf = ({ level, reasons, held, isLeftOut }: KindAdvice) => JSON.stringify([level, reasons, held, isLeftOut]);
  const keys = [...new Set(lines.map(keyOf))];
  return keys.flatMap((key) => {
    const same = lines.filter((line) => keyOf(line) === key);
    const [first] = same;
    return first === undefined ? [] : [{ ...first, food: same.map(({ food }) => food).join(', ') }];
  });
}

/** Whether a message tells of another who takes it: what the one who asks leaves out says nothing then. */
export const isOfAnotherAlone = (message: string): boolean => !MYSELF.test(plain(message));

import { foldText } from '../../lib/index.ts';
import {
  type AlarmKind,
  alarmIn,
  asksForMeaning,
  BABY_FEVER,
  DIABETES,
  deniesAnAche,
  eatsTooLittle,
  isIllness,
  isOfAKitchen,
  isSick,
  isSpokenAbout,
  mayReact,
  plainAlarmIn,
  type SafetyKind,
  SWEATS,
  safetyKind,
  TREMBLES,
  tellsOfEating,
  withoutDenied,
} from '../../safety/index.ts';
import { readCircumstances } from '../declared/circumstances.ts';
import { plainlyStated } from '../declared/plainly-stated.ts';
import { readStatements } from '../declared/read-statements.ts';
import { classify } from '../intents/classifier.ts';
import { appAsked, generalIn } from '../knowledge/find-general.ts';
import type { GeneralId } from '../knowledge/general.data.ts';
import { isHeard, isSurerThanWords, KIND_OF_ALARM } from './alarm-bars.ts';
import { asksLeave } from './asks-leave.ts';
import { nutrientOf } from './concepts.ts';
import { asksToMend } from './hazards.ts';
import { isFoodWord } from './mention-words.ts';
import { signsOfQuestion } from './question-words.ts';
import { aimsTooLow } from './target-weight.ts';

/** From these shares on a message has enough in common with crises, and with questions of medicine. A false alarm costs a sentence. */
const SURE_OF_CRISIS = 0.65;
const SURE_OF_MEDICINE = 0.72;
const SURE_WITH_A_FOOD = 0.95;
/** From this share on a message that names a food is tired of more than a meal. */
const SURE_OF_NO_MEAL = 0.97;
/** What crises have in common with others in a bad mood is taken for one only where emergencies say so too. */
const LEAST_OF_ALARM = 0.3;
/** From this share on a message tells more than an age or an illness. */
const SURE_BESIDE_A_STATE = 0.95;
/** The same where whether somebody may have a food is asked. */
const SURE_BESIDE_LEAVE = 0.995;
/** Below this share a word of a danger tells of none where the message only speaks about it. */
const SURELY_NONE = 0.15;
/** Below this share single words tell of none, whatever they are: of dangers that nothing has learnt from none lies so low. */
const NONE_WHATEVER = 0.002;
const MAY_BE_NAMED: ReadonlySet<SafetyKind> = new Set(['crisis', 'emergency', 'eating disorder']);
/** A message may speak of a baby or a medicine, and of something graver. */
const GRAVEST: ReadonlySet<SafetyKind> = new Set(['crisis', 'emergency', 'high sugar', 'low sugar', 'eating disorder']);

/**
 * Which of our own fixed texts answers a message: by its words, else by what it has in common with messages that such a text
 * answers, however they are put; `null` where the guide or a model may answer.
 *
 * @param earlier what the same person wrote before: who named diabetes and trembles now needs no other sign
 */
export function safetyOf(message: string, earlier: readonly string[] = []): SafetyKind | null {
  const kind = kindOf(message, earlier);
  if (kind !== 'diagnosis') return kind;
  // "I'm on dialysis. Which fruit can I have" states an illness that the guide knows: what counts is what is asked beside it.
  const beside = besideStatements(message);
  return beside === null ? kind : beside === '' ? null : kindOf(beside, earlier);
}

/** What a message asks beside the allergies and illnesses that it states; `null` where it states none, or asks after a cause or a body. */
function besideStatements(message: string): string | null {
  const folded = foldText(message).replaceAll('-', ' ');
  if (isIllness(folded) || isSick(folded) || PRESSURE.test(folded) || BODY.test(folded) || SYMPTOM.test(folded) || ASKS_WHY.test(folded))
    return null;
  const plain = plainlyStated(message);
  const { reported, rest } = readCircumstances(plain);
  const read = readStatements(rest);
  const isStated = reported.some(({ kind }) => kind === 'condition') || read.diets.length > 0;
  return isStated ? read.rest.replace(/^[\s.,;!]+$/, '') : null;
}
const ASKS_WHY =
  /^\W*(?:(?:do|have|could|might|am|habe?|bin|ai|suis|heb|ben) (?:i|ich|je|ik)|est ce que)(?!\p{L})|(?:^|[^\p{L}])(?:or not|oder nicht|ou pas|o no|o meno|ou nao|of niet|how do i know|why|cause[ds]?|symptoms?|doctor|wrong with|warum|wieso|woher|arzt|arztin|symptome?|pourquoi|medecin|symptomes|por que|medico|sintomas?|perche|sintomi|waarom|dokter|huisarts|symptomen)(?!\p{L})/u;

function kindOf(message: string, earlier: readonly string[]): SafetyKind | null {
  const heard = safetyKind(message) ?? lowSugarSigns(message, earlier);
  // "No stomach ache so far": what is not there needs no doctor.
  const found = heard === 'diagnosis' && deniesAnAche(message) && safetyKind(withoutDenied(message)) === null ? null : heard;
  // How old a child is tells of no pregnancy: what such a child may eat is for the guide.
  const named = found === 'pregnancy' && tellsAnAge(message) && !PREGNANT.test(foldText(message)) ? null : found;
  const plain = plainAlarmIn(message);
  if (plain === 'fumes' || plain === 'unclear') return 'emergency';
  const alarm = alarmIn(deniesAnAche(message) ? withoutDenied(message) : message);
  // A dough that collapsed and a yeast that died are of a kitchen.
  if (named === 'emergency' && alarm.share < LEAST_OF_ALARM && isOfAKitchen(message)) return null;
  if (named !== null && MAY_BE_NAMED.has(named) && alarm.share < NONE_WHATEVER) return null;
  // "What is anaphylaxis" and an illness of long ago name a danger, and tell of none.
  if (named !== null && MAY_BE_NAMED.has(named) && alarm.share < SURELY_NONE && isOnlyNamed(message, named)) return null;
  // Who sees no point in anything needs more than a word on eating.
  if (named === 'crisis' && KIND_OF_ALARM[alarm.kind] === 'eating disorder') return named;
  if (named !== null && GRAVEST.has(named)) return named !== 'low sugar' && isSurerThanWords(alarm) ? KIND_OF_ALARM[alarm.kind] : named;
  if (plain !== null) return 'emergency';
  // "And if I cook it well?" speaks of the food that stood warm.
  if (named === null && asksToMend(message, earlier.at(-1) ?? '')) return null;
  if (eatsTooLittle(message, earlier) || aimsTooLow(message)) return 'eating disorder';
  // What may come is no reaction yet: the follow-up on reactions answers it.
  const mayCome = named === null && mayReact(message, earlier);
  if (mayCome && OF_A_REACTION.has(alarm.kind)) return null;
  // An age, an illness or an allergy, what somebody may have, or more muscle tells of none where nothing else is reported.
  const isOfAState =
    tellsAnAgeAlone(message) || tellsAStateAlone(message) || besideStatements(message) === '' || WANTS_TO_GAIN.test(foldText(message));
  const isStated =
    named === null &&
    ((isOfAState && (alarm.share < SURE_BESIDE_A_STATE || (alarm.kind === 'ate it' && !tellsOfEating(message)))) ||
      (asksLeave(message) && alarm.share < SURE_BESIDE_LEAVE));
  // "I can't stand it any more, salad again"
  const isOfAMeal = KIND_OF_ALARM[alarm.kind] === 'crisis' && alarm.share < SURE_OF_NO_MEAL && signsOfQuestion(message).words.some(isFood);
  // One sign that may be of anything waits for what was written before.
  const isOneSign = named === null && alarm.kind === 'low sugar' && dependsOnEarlier(message);
  // "How do I get rid of it if we don't like it" may be of anything.
  const isOfNoBody = !OF_A_BODY_OR_EATING.test(foldText(message)) && alarm.share < SURE_WITHOUT_EATING;
  const isOfCalories =
    named === null && KIND_OF_ALARM[alarm.kind] === 'eating disorder' && (MEAL_UNDER.test(foldText(message)) || isOfNoBody);
  if (!isStated && !isOfAMeal && !isOneSign && !isOfCalories && isHeard(alarm, named)) return KIND_OF_ALARM[alarm.kind];
  if (mayCome) return null;
  const folded = foldText(message);
  // A small child that is hot has first steps of its own.
  if (named === 'diagnosis' && BABY_FEVER.test(folded)) return 'emergency';
  if (named === 'diagnosis' && isIllness(folded)) return named;
  if (PRESSURE.test(folded)) return SYMPTOM.test(folded) ? 'emergency' : 'diagnosis';
  if (named === null && appAsked(message) !== null) return null;
  const signs = signsOfQuestion(message);
  const [{ kind, share }] = classify(signs);
  // What the knowledge base is asked word by word is asked of food; but eating less is also what a crisis speaks of.
  const known = generalIn(signs.words.join(' '));
  if (named === null && known !== null && !OF_EATING_LESS.has(known) && !BODY.test(foldText(message))) return null;
  const text = foldText(message);
  // "I don't want to eat meat any more": who leaves out a food does not stop eating.
  const isOfAFood = share < SURE_WITH_A_FOOD && !BODY.test(text) && signs.words.some((word) => isFood(word) || nutrientOf(word) !== null);
  // "If only I were not allergic any more" speaks of no end.
  const isOfAllergy = share < SURE_WITH_A_FOOD && !BODY.test(text) && ALLERGY.test(text);
  const isOfAnother = isOfAFood || isOfAllergy || tellsAnAgeAlone(message) || tellsAStateAlone(message) || WANTS_TO_GAIN.test(text);
  if (kind === 'crisis' && share >= SURE_OF_CRISIS && alarm.share >= LEAST_OF_ALARM && !isOfAnother && !WHICH_HAS_MORE.test(text))
    return alarm.kind !== 'crisis'
      ? KIND_OF_ALARM[alarm.kind]
      : BODY.test(text)
        ? 'emergency'
        : EATING.test(text)
          ? 'eating disorder'
          : 'crisis';
  if (named !== null) return named;
  // "Can I have wine with this cheese" names foods and no medicine.
  const isOfFoods = share < SURE_WITH_A_FOOD && !MEDICINE.test(text) && !BODY.test(text) && signs.words.some(isFood);
  if (kind === 'medical' && share >= SURE_OF_MEDICINE && !isOfFoods) return MEDICINE.test(text) ? 'medication' : 'diagnosis';
  return null;
}

/** Whether a message speaks about a danger without telling of one; who asks what kills is never taken for curious alone. */
const isOnlyNamed = (message: string, named: SafetyKind): boolean =>
  isSpokenAbout(message) || (named !== 'crisis' && asksForMeaning(message));

/** What is reported of one that may come is answered by what holds if it does. */
const OF_A_REACTION: ReadonlySet<AlarmKind> = new Set(['reaction', 'ate it', 'pen', 'unclear']);

/** "E chi ne ha di più?": of two foods. */
const WHICH_HAS_MORE =
  /^\W*(?:(?:and|und|et|y|e|en) )?(?:which|who|welche[rs]?|wer|lequel|laquelle|qui|cual|quien|chi|quale|qual|quem|welke|wie)(?: one)? (?:has|have|hat|en a|tiene|ne ha|ha|tem|heeft) (?:\S+ ){0,2}(?:more|less|most|least|mehr|weniger|plus|moins|mas|menos|piu|meno|mais|meer|minder)\W*$/;

/** One sign of a low blood sugar now: what somebody wrote before decides what it tells. */
export function dependsOnEarlier(message: string): boolean {
  const text = foldText(message);
  return NOW.test(text) && TREMBLES.test(text) !== SWEATS.test(text);
}

/**
 * Trembling and sweating at once, or one of them in a body that is known to have diabetes.
 * @source NHS, Low blood sugar (hypoglycaemia)
 */
function lowSugarSigns(message: string, earlier: readonly string[]): SafetyKind | null {
  const text = foldText(message);
  if (!NOW.test(text)) return null;
  const [trembles, sweats] = [TREMBLES.test(text), SWEATS.test(text)];
  if (trembles && sweats) return 'low sugar';
  return (trembles || sweats) && earlier.some((one) => DIABETES.test(foldText(plainlyStated(one)))) ? 'low sugar' : null;
}
const NOW =
  /\b(?:i|i'm|im|ich|mir|bin|je|j'ai|mes|estoy|tengo|me|mi|sto|ho|sono|estou|tenho|ik|ben|he|she|er|sie|il|elle|hij|zij|ze|my|mein\w*|mon|ma|mijn|woke|aufgewacht|reveille\w*|despert\w*|svegliat\w*|acordei|wakker)\b/;

/** "Blood pressure", "le gambe di notte": of a body these are no foods. */
const isFood = (word: string): boolean => isFoodWord(word) && !OF_A_BODY.test(word);
const OF_A_BODY = /^(?:blood|heart|liver|tongue|stomach|put|set|gambe|notte|noche)$/;
/**
 * A blood pressure of 180 and more is for a doctor at once, with a symptom for an ambulance.
 * @source ESH, Guidelines for the management of arterial hypertension, 2023: hypertensive emergencies
 */
const PRESSURE =
  /\b(?:blood pressure|bp|blutdruck|tension|tensao|pression|pressione|pressao|presion|bloeddruk)\b(?: \p{L}+){0,4} (?:(?:1[89]|2\d)\d|(?:1[89]|2[0-5])(?= ?(?:[/.,]|a |por |zu |su |over |sobre |con |e |et |y |op )| ?$))/u;
const SYMPTOM =
  /\b(?:head|headache|dizz\w*|chest|vision|blurr\w*|breath\w*|numb\w*|kopf\w*|schwind\w*|brust\w*|luft|sehe|tete|crane|vertig\w*|tourne|poitrine|cabeza|mare\w*|pecho|testa|capogir\w*|petto|cabeca|tont\w*|peito|hoofd\w*|duizel\w*|borst)\b/;

const ALLERGY =
  /\b(?:\w*allerg\w*|alergi\w*|\w*intoleran\w*|\w*unvertraglich\w*|celia[ckq]\w*|coeliac?\w*|coeliaki\w*|zoliaki\w*|celiachi\w*)\b/;

const LONGEST_ARTICLE = 3;
/** "Il mio bimbo ha 8 mesi": how old a child is, and nothing else. */
function tellsAnAgeAlone(message: string): boolean {
  const { reported, rest } = readCircumstances(message);
  return reported.length > 0 && reported.every((one) => one.kind === 'child') && rest.trim().length <= LONGEST_ARTICLE;
}

/** "Mi padre está en diálisis": an illness that the guide knows, and nothing else. */
function tellsAStateAlone(message: string): boolean {
  const { reported, rest } = readCircumstances(message);
  return reported.some(({ kind }) => kind === 'condition' || kind === 'state') && rest.trim().length <= LONGEST_ARTICLE;
}

/** How old a child is stands in the message, in figures. */
function tellsAnAge(message: string): boolean {
  if (tellsAnAgeAlone(message)) return true;
  return /\d/.test(message) && readCircumstances(message).reported.some(({ kind }) => kind === 'child');
}
const PREGNANT =
  /\b(?:pregnan\w+|expecting|trying to conceive|breast ?feed\w*|nursing|trimester|schwanger\w*|still(?:en|e|zeit)|enceinte|grossesse|allait\w+|embaraz\w+|incinta|gravidanza|lactancia|amamant\w+|allatta\w*|gravid[ae]\w*|amament\w+|zwanger\w*|borstvoeding)\b/;
/** "Dinner under 400 calories": a bound for a meal, and none for a day. */
const MEAL_UNDER =
  /\b(?:meals?|breakfast|lunch|dinner|snacks?|mahlzeit|fruhstuck|mittagessen|abendessen|repas|dejeuner|diner|gouter|comida|desayuno|almuerzo|cena|merienda|pasto|colazione|pranzo|spuntino|refeicao|almoco|jantar|lanche|maaltijd|ontbijt|avondeten|tussendoortje)\b.{0,20}\b(?:under|below|less than|up to|max|unter|bis|sous|moins de|menos de|hasta|meno di|sotto|abaixo de|ate|onder|minder dan) (?:\w+ )?[1-9]\d\d ?(?:kcal|cal\w*|kalorie\w*)/;
/** Whether a message speaks of a pregnancy, or of nursing. */
export const tellsOfPregnancy = (message: string): boolean =>
  PREGNANT.test(foldText(message)) || readCircumstances(message).reported.some(({ kind }) => kind === 'pregnancy');
/** Whoever wants more muscle or weight eats, however young. */
const WANTS_TO_GAIN =
  /\b(?:bulk(?:ing)?(?: up)?|muscl\w*|muskel\w*|muskul\w*|muscul\w*|muscol\w*|gespierd\w*|spieren|spiermassa|zunehm\w*|masse|massa|(?:gain|put on) (?:\w+ )?(?:weight|mass|kilos?|pounds)|get (?:big|bigger|stronger)|prendre (?:du poids|de la masse)|ganar (?:peso|masa|musculo)|mettere (?:su )?(?:massa|peso)|aankomen|fuerte|stronger|kraftiger|plus fort|piu forte|mais forte|sterker)\b/;

const OF_EATING_LESS: ReadonlySet<GeneralId> = new Set([
  'lose_weight',
  'lose_weight_fast',
  'gain_weight',
  'fasting',
  'fasting_drinks',
  'skip_meals',
  'meals_a_day',
  'calories_a_day',
  'low_carb',
  'low_fat_diet',
  'keto_safe',
  'cheat_day',
  'stress_eating',
  'portion_control',
  'kids_weight',
  'belly_fat',
  'metabolism',
  'snacks_good',
  'late_eating',
  'filling',
  'appetite',
  'weight_plateau',
  'fat_makes_fat',
  'mood_brain',
  'detox',
  'tired_food',
]);

/** From this share on somebody who names neither eating nor a body speaks of how they eat. */
const SURE_WITHOUT_EATING = 0.99;
/** What somebody does to eat less, or thinks of how they look. */
const EATING =
  /\b(?:eat|eaten|eating|ate|lose weight|hungry|abnehmen|hunger|maigrir|faim|adelgazar|hambre|dimagrire|fame|emagrecer|fome|afvallen|honger|meals?|dinners?|lunch|food|fat|thin|throw\w*|threw|vomit\w*|puk\w*|ess?en?|gegessen|mahlzeit\w*|fett|dick|kotz\w*|erbrech\w*|mang\w*|repas|gross[es]?|vomi\w*|com\w{1,4}|comida|gord[oa]|engord\w*|pasto|pasti|grass[oa]|refeic\w*|eet|eten|gegeten|maaltijd\w*|dik|vet|braak|kots\w*|spuug\w*)\b/;
/** Eating, weight, a mirror, scales or a body, in words that no other matter has. */
const OF_A_BODY_OR_EATING = new RegExp(
  `${EATING.source}|\\b(?:weigh\\w*|kilos?|kgs?|pounds?|lbs?|stone|scales?|mirror|body|belly|skinny|diet\\w*|calor\\w*|kalor\\w*|starv\\w*|purg\\w*|binge\\w*|laxat\\w*|gym|run|exercise|meal\\w*|gewicht|waage|spiegel|korper|bauch|dunn|hunger\\w*|poids|balance|miroir|corps|ventre|maigr\\w*|peso|bascula|espejo|cuerpo|barriga|delgad\\w*|flac\\w*|bilancia|specchio|corpo|pancia|magr\\w*|balanca|espelho|weegschaal|lichaam|buik|dun|mager|kcal)\\b`,
);
/** A body that fails, or something that was swallowed. */
const BODY =
  /\b(?:dizz\w*|schwarz vor|herz rast|heart (?:is )?rac\w*|keep \w+ down|nicht mehr pinkeln|peeing|vertiges?|mareo|mareado|vertigini|tontur\w*|duizelig|breath\w*|throat|tongue|lips?|swell\w*|swollen|swallow\w*|drank|drunk|pills?|tablets?|battery|bleach|luft|hals|zunge|lippen|schwell\w*|geschluckt|getrunken|tabletten?|batterie|respir\w*|gorge|langue|levres|avale\w*|bu|pile|javel|medicaments?|garganta|lengua|labios|tragad\w*|tome|tomado|bebido|pastillas|pila|lejia|gola|lingua|labbra|ingoiat\w*|bevuto|preso|pillole|candeggina|engoli\w*|bebeu|tomei|comprimidos|pilha|sanitaria|adem\w*|keel|tong|ingeslikt|gedronken|ingenomen|pillen|batterij|bleek)\b/;
const MEDICINE =
  /\b(?:pills?|tablets?|drops|dose|medic\w*|meds|drug\w*|supplement\w*|vitamin\w*|tablett\w*|tropfen|medikament\w*|comprimes?|gouttes|pastill\w*|gotas|gocce|pastigli\w*|farmac\w*|compress\w*|comprimid\w*|remedio\w*|pillen|druppels|medicijn\w*|stop|take|nehm\w*|prend\w*|tom\w*|slik\w*)\b/;

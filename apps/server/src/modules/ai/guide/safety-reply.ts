import type { Language } from '@labelwise/contracts/languages';
import { languageOf } from '@labelwise/domain/conversation';
import {
  type Answer,
  adviceOn,
  alarmReplyTo,
  asksBesideMedicine,
  type Circumstance,
  entryOfBody,
  isAllergen,
  kindsIn,
  languageAsked,
  languageHeard,
  type Need,
  needsOf,
  petIn,
  plainlyStated,
  possibleAlarm,
  readCircumstances,
  restrictionsDeclaredIn,
  safetyOf,
  tellsOfLostPregnancy,
} from '@labelwise/domain/guide';
import { foldText } from '@labelwise/domain/lib';
import {
  eatsTooLittle,
  FOLLOW_UP_ANSWERS,
  isOfPeople,
  type SafetyKind,
  tellsOfEating,
  tellsSevereReaction,
} from '@labelwise/domain/safety';
import { sayEnglish } from '@labelwise/messages/english';
import { alarmNote, alarmText, followUpText } from '@labelwise/messages/render/alarms';
import { circumstancesChanged } from '@labelwise/messages/render/guide-circumstances';
import { kindAdvice } from '@labelwise/messages/render/guide-kinds';
import { safetyText } from '@labelwise/messages/render/safety';
import { sayLoaded } from '@labelwise/messages/say-in';
import type { LeftOut } from './left-out.ts';

/**
 * Our own words for a message that no answer about food should follow, in its language; `null` where the guide or a model may answer.
 * Where it tells of a pregnancy, a medicine or a state, they say that it is borne in mind; where it takes one back, it is for the guide.
 *
 * @param earlier what the same person wrote before
 * @param given the language to answer in, where it is known; else it is read from the message
 * @param leftOut what those leave out whom it is for; without it no food is called fine
 * @param answeredBy who answers where it is `null`: what concerns medicines and illnesses goes to no model
 */
export function safetyReply(
  message: string,
  earlier: readonly string[] = [],
  given?: Language,
  leftOut: LeftOut | null = null,
  answeredBy: 'guide' | 'model' = 'guide',
): string | null {
  const kind = safetyOf(message, earlier);
  const alarm = alarmReplyTo(message, earlier);
  // What an animal ate is for its vet; who has given the cat away is none.
  if (petIn(message) !== null && !(alarm?.kind === 'first steps' && isOfPeople(alarm.alarm))) return null;
  if (answeredBy === 'guide' && isForGuide(kind, alarm, message)) return null;
  const own = given ?? languageAsked(message) ?? languageOf(message);
  const isGraver = kind === 'crisis' || kind === 'emergency' || alarm?.kind === 'first steps';
  if (tellsOfLostPregnancy(message) && !isGraver) return sayLoaded(own)('guide.pregnancy_lost');
  const language =
    alarm !== null && message.split(' ').length <= FEW_WORDS ? languageOfAll([...earlier.slice(-SPOKEN_BEFORE), message], own) : own;
  if (alarm?.kind === 'follow-up') return followUpText(alarm.id, language);
  if (kind === 'eating disorder' && eatsTooLittle(message, earlier))
    return `${followUpText('too few', language)}\n\n${alarmText(sayEnglish, kind, language)}`;
  if (alarm?.kind === 'first steps' && alarm.alarm === 'reaction' && tellsSevereReaction(message))
    return followUpText('severe reaction', language);
  if (alarm?.kind === 'first steps' && !(kind !== null && MAY_TELL.has(kind)))
    return alarmText(sayEnglish, alarm.alarm, language, alarm.given);
  // What was found out is no question for a diagnosis.
  if (
    kind === null ||
    (kind === 'diagnosis' && IS_FOUND.test(foldText(message)) && restrictionsDeclaredIn([], message).declared.added.length > 0)
  )
    return null;
  const { reported, withdrawn } = readCircumstances(plainlyStated(message));
  const needs = needsAsked(kind, message, reported);
  const steps =
    alarm?.kind === 'first steps' ? alarmText(sayEnglish, alarm.alarm, language, alarm.given) : safetyText(sayEnglish, kind, language);
  const ofWeight =
    needs.includes('pregnancy') && OF_WEIGHT.test(foldText(message)) ? [sayLoaded(language)('general.pregnancy_weight')] : [];
  const text = [...ofWeight, ...(MAY_NAME_FOOD.has(kind) ? adviceIn(message, needs, leftOut) : []), steps].join('\n\n');
  if (kind !== 'pregnancy' && !(MAY_TELL.has(kind) && reported.some((one) => one.kind === 'state'))) return text;
  if (reported.length === 0) return withdrawn.length > 0 ? null : text;
  return `${text}\n\n${circumstancesChanged(sayLoaded(language), { kind: 'circumstances changed', reported, withdrawn, isOfOther: false })}`;
}

/** An illness or an allergy was found in somebody. */
const IS_FOUND =
  /(?<!\p{L})(?:(?:was|were|been|got|just|recently) (?:just )?diagnosed|diagnosis of|(?:die |der )?diagnose|diagnostiziert|festgestellt|(?:m'a|m’a|a ete|ont|on a) (?:\S+ )?diagnostique\p{L}*|(?:me|le|les) (?:han|acaban de) (?:diagnostica|detecta)\p{L}*|diagnosticad[oa]|(?:mi|gli|le) hanno (?:trovato|diagnosticato|scoperto)|diagnosticaram|descobriram|vastgesteld|gediagnosticeerd)(?!\p{L})/u;

/** Asks how much to eat, or about losing weight. */
const OF_WEIGHT =
  /(?<!\p{L})(?:k?cals?|kilocalories?|calor\p{L}*|kalorien?|calorie[eë]?n?|diet(?:s|ing)?|diat(?:en)?|abnehm\p{L}*|lose weight|losing weight|regime|maigrir|perdre du poids|dieta|adelgazar|perder peso|dimagri\p{L}*|perdere peso|emagrec\p{L}*|afval\p{L}*|dieet|eat(?:ing)? for two|essen fur zwei|manger pour deux|comer por dos|mangiare per due|comer por dois|eten voor twee)(?!\p{L})/u;

/**
 * Whether the guide knows what holds of the foods that a message names beside a medicine or an illness: a line for each of them says more
 * than a text that refuses. What has been taken together already is an emergency.
 */
function isForGuide(kind: SafetyKind | null, alarm: ReturnType<typeof alarmReplyTo>, message: string): boolean {
  // "She only drinks a little" of a drink that a child with phenylketonuria must not have.
  if (alarm?.kind === 'first steps' && alarm.alarm === 'infant' && PKU.test(foldText(message)) && !UNWELL.test(foldText(message)))
    return message.includes('?');
  // Thirst fades with age; who is well besides reads how to drink.
  if (entryOfBody(message, [], false) === 'older_water' && !UNWELL.test(foldText(message)) && !CONFUSED.test(foldText(message)))
    return true;
  if (alarm !== null && !(alarm.kind === 'first steps' && ASKED_BEFOREHAND.has(alarm.alarm) && isAskedBeforehand(message))) return false;
  if (
    kind !== null &&
    kind !== 'medication' &&
    kind !== 'diagnosis' &&
    !(kind === 'pregnancy' && readCircumstances(message).reported.length > 1) &&
    alarm === null
  )
    return false;
  // Who is unwell needs a doctor before any food.
  if (kind === 'diagnosis' && UNWELL.test(foldText(message))) return false;
  return asksBesideMedicine(message, languageAsked(message));
}
const CONFUSED =
  /(?<!\p{L})(?:confus\p{L}*|dizz\p{L}*|faint\p{L}*|fell|weak\p{L}*|verwirr\p{L}*|schwindl\p{L}*|schwach|etourdi\p{L}*|vertige\p{L}*|chute|confund\p{L}*|maread\p{L}*|debil|debol\p{L}*|tont\p{L}*|frac[oa]|verward|duizelig|zwak|urin\p{L}*|wee|pee|plass\p{L}*)(?!\p{L})/u;
const UNWELL =
  /(?<!\p{L})(?:limp|floppy|fever\p{L}*|vomit\p{L}*|diarr\p{L}*|sick|ill|drowsy|nappy|schlapp\p{L}*|fieber\p{L}*|erbr\p{L}*|durchfall|krank\p{L}*|windel\p{L}*|mou|molle|fievre|malade|couches?|fiebre|enferm\p{L}*|panal\p{L}*|febbre|malat\p{L}*|pannolin\p{L}*|febre|doente|fralda\p{L}*|koorts|ziek|slap|luier\p{L}*)(?!\p{L})/u;
const PKU =
  /(?<!\p{L})(?:pku|phenylketonuri\p{L}*|phenylcetonuri\p{L}*|fenilcetonuri\p{L}*|fenilchetonuri\p{L}*|fenylketonuri\p{L}*)(?!\p{L})/u;
const isAskedBeforehand = (message: string): boolean =>
  /\?| (?:or|oder|ou|o|of) |^\W*(?:can|may|should|is|are|darf|kann|soll|ist|puis|peut|est|puedo|puede|es|posso|può|è|pode|mag|kan|is)(?!\p{L})/iu.test(
    message,
  ) && !HAS_TAKEN.test(foldText(message));
const ASKED_BEFOREHAND: ReadonlySet<string> = new Set(['medicine alcohol', 'child given']);
/** Says that it was had: no question beforehand. */
const HAS_TAKEN =
  /(?<!\p{L})(?:had|drank|drunk|drinking|drunken|downed|necked|sank|chugged|finished|pub|tipsy|besoffen|gesoffen|betrunken|gekippt|intus|bourre\p{L}*|ivre|borrach\p{L}*|ubriac\p{L}*|bebad\p{L}*|dronken|aangeschoten|took|taken|ate|eaten|swallowed|given|gave|mixed|already|yesterday|earlier|an hour ago|genommen|getrunken|gegessen|geschluckt|gegeben|hatte|schon|gestern|vorhin|(?:ai|a|avons|ont) (?:\S+ )?(?:pris|bu|mange|avale|donne)|deja|hier|(?:he|ha|hemos) (?:\S+ )?(?:tomado|bebido|comido|dado)|tome|bebi|comi|ayer|(?:ho|ha|abbiamo) (?:\S+ )?(?:preso|bevuto|mangiato|dato)|gia|ieri|tomei|bebeu|tomou|comeu|dei|ja tomei|ontem|gedronken|ingenomen|gegeten|geslikt|gegeven|al gehad|gisteren)(?!\p{L})/u;

/** Few words tell no language by themselves: those before them do. */
const SPOKEN_BEFORE = 4;
const FEW_WORDS = 6;
function languageOfAll(messages: readonly string[], language: Language): Language {
  return languageAsked(messages.at(-1) ?? '') ?? languageHeard(messages.join('. '), [language]) ?? language;
}

/**
 * What to watch for where somebody has eaten what holds an allergen of theirs, above the answer that names it, `text`; `null` where nothing
 * of the kind is. Gluten is left out: in celiac disease nothing is to be watched for within hours.
 *
 * @param leftOut what those leave out whom it is for, for a food that stands in no catalogue
 */
export function watchFor(message: string, { blocks }: Answer, text: string, language: Language, leftOut: LeftOut | null): string | null {
  if (!tellsOfEating(message)) return null;
  const isOfAllergy = (id: string): boolean => id !== 'gluten-free' && isAllergen(id);
  const isHarmed =
    (leftOut !== null &&
      leftOut.diets.some(isOfAllergy) &&
      foldText(message)
        .split(/[^\p{L}]+/u)
        .some((word) => word !== '' && leftOut.isLeftOut(word))) ||
    blocks.some(
      (block) =>
        (block.kind === 'suitability' && block.answers.some(({ diet, suitability }) => suitability.answer === 'no' && isOfAllergy(diet))) ||
        (block.kind === 'alerts' && block.alerts.some(({ level, about }) => level === 'conflict' && isOfAllergy(about))),
    );
  return isHarmed ? `${alarmText(sayEnglish, 'ate it', language)}\n\n${text}` : null;
}

/**
 * An answer to something else while an emergency is in force: below the first line of what to do in it. Where nothing is known of what is
 * asked, it is about what is going on, and that alone is answered. `null` where no emergency is in force.
 */
export function underAlarm(
  message: string,
  { blocks }: Answer,
  text: string,
  earlier: readonly string[],
  language: Language,
): string | null {
  const alarm = alarmReplyTo(message, earlier);
  if (alarm?.kind !== 'apart') return null;
  const steps = alarmText(sayEnglish, alarm.alarm, language);
  const isKnown = !blocks.some(({ kind }) => HOLDS_NOTHING.has(kind));
  // Which food has least calories is no question to answer then.
  const eats = FOLLOW_UP_ANSWERS[alarm.alarm].eat;
  if (alarm.isOfEating && eats !== undefined && OF_WEIGHT.test(foldText(message))) return followUpText(eats, language);
  if (isKnown && alarm.isOfEating) return null;
  if (isKnown) return `${steps.split('\n')[0] ?? ''}\n\n${text}`;
  const waits = FOLLOW_UP_ANSWERS[alarm.alarm].wait;
  return waits === undefined ? steps : followUpText(waits, language);
}

/** An answer to a message that may tell of an emergency, though far from sure, with whom to call below it. What ails an animal is for its vet. */
export function withWhomToCall(message: string, text: string, language: Language): string {
  const alarm = petIn(message) === null ? possibleAlarm(message) : null;
  return alarm === null ? text : `${text}\n\n${alarmNote(alarm, language)}`;
}
const HOLDS_NOTHING: ReadonlySet<Answer['blocks'][number]['kind']> = new Set([
  'not found',
  'unknown',
  'not sure',
  'perhaps meant',
  'scan it',
  'unclear allergy',
]);

/** "Salami in pregnancy?" asks what holds then, also where it tells of no pregnancy. */
function needsAsked(kind: SafetyKind, message: string, reported: readonly Circumstance[]): readonly Need[] {
  const needs = needsOf(reported, [], []);
  if (kind !== 'pregnancy' || needs.length > 0 || OF_A_BABY.test(foldText(message))) return needs;
  return [WHILE_NURSING.test(foldText(message)) ? 'breastfeeding' : 'pregnancy'];
}
const WHILE_NURSING =
  /(?<!\p{L})(?:breast ?feed\w*|nursing|still(?:en|e|st|t|zeit|end\w*)|allait\w+|lactan\w+|amamant\w+|allatt\w+|amament\w+|aleitamento|borstvoeding|borst)(?!\p{L})/u;
const OF_A_BABY =
  /(?<!\p{L})(?:bab(?:y|ies|ys)|newborns?|infants?|toddlers?|saugling\w*|kleinkind\w*|nourrissons?|bebes?|lactantes?|neonat[oi]|recem nascid[oa]s?|zuigeling\w*|peuters?|dreumes)(?!\p{L})/u;

/**
 * What holds of the foods that a message names, by whom it asks for: "I'm breastfeeding, is wine okay?" Nothing is called fine where
 * nothing is known of what they leave out.
 */
function adviceIn(message: string, needs: readonly Need[], leftOut: LeftOut | null): readonly string[] {
  const language = languageAsked(message);
  const known = adviceOn(kindsIn(message, language), needs, leftOut?.diets ?? [], leftOut?.isLeftOut);
  const lines = known.filter(({ level }) => leftOut !== null || level !== 'fine');
  return lines.length === 0 ? [] : kindAdvice(sayLoaded(language ?? languageOf(message)), { kind: 'kind advice', lines, isKnown: true });
}
const MAY_NAME_FOOD: ReadonlySet<SafetyKind> = new Set(['pregnancy', 'medication', 'diagnosis']);

/** "I'm on warfarin", "ich nehme Metformin": somebody takes a medicine. */
const TAKES =
  /(?:^| )(?:on|take|takes|taking|took|using|prescribed|nehme|nimmt|nehmen|bekomme|bekommt|prends|prend|prenons|tomo|toma|tomando|prendo|prende|assumo|tomo|uso|slik|slikt|gebruik|gebruikt|neem)(?= |$)/;

/** What holds of foods beside a medicine, where a message before spoke of one that somebody takes; `null` where none did. */
export function medicineReminder(earlier: readonly string[]): string | null {
  const message = earlier.findLast((one) => safetyOf(one) === 'medication' && TAKES.test(foldText(one)));
  return message === undefined ? null : (safetyReply(message)?.split('\n\n')[0] ?? null);
}

const MAY_TELL: ReadonlySet<SafetyKind> = new Set(['high sugar', 'low sugar', 'medication', 'diagnosis']);

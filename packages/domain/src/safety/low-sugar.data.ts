import { HYPO_KINDS } from './further-signs.data.ts';

/** Told of one's own blood, or of somebody of theirs. */
const MINE = '(?:my|our|his|her|mein\\w*|unser\\w*|sein\\w*|ihr\\w*|mon|ma|notre|son|sa|mi|nuestr[oa]|su|il mio|la mia|mio|mia|suo|sua|o meu|a minha|meu|minha|seu|mijn|ons|onze|zijn|haar)';
const OF_SUGAR = '(?:sugars?|glucose|bg|zucker|blutzucker\\w*|glycemie|sucre|azucar|glucosa|glucemia|glicemia|zuccheri|glicose|acucar|bloedsuiker\\w*|suiker)';
/** Diabetes or what treats it, in folded text. */
export const DIABETES = /\b(?:type (?:1|one|2)|t1d?|t2d?|diabet\w*|typ (?:1|2|eins)|tipo (?:1|2|uno|um)|insulin\w*)\b/;
/** Somebody trembles; "shake the bottle" is no sign. */
export const TREMBLES =
  /\b(?:shak(?:ing|y|ey)(?! (?:my|the|a|up|your|his|her)\b)|trembl\w*|zitt[er]\w*|tiemblo|tembl\w*|tremo|tremando|tremendo|a tremer|tril\w*|bibber\w*|beef|beven)\b/;
/** Somebody sweats. */
export const SWEATS = /\b(?:sweat\w*|clammy|(?:ver|durch)?ge?schwitz\w*|schwitz\w*|verschwitz\w*|transpir\w*|sueurs?|sud[oa]\w*|suor\w*|suand\w*|zweet\w*)\b/;
const INSULIN =
  '(?<!\\b(?:no|not|without|skip|skipped|missed|forgot|forgotten|stopped|kein|ohne|vergessen|pas d|sans|oublie|sin|senza|sem|geen|zonder) (?:my |the |mein |meine |mon |mi |la |il |a |minha |mijn |de )?)(?:insulin\\w*|novorapid|novolog|humalog|fiasp|apidra|lyumjev|bolus\\w*|units?|einheiten|unites|unidades|unita|eenheden)';
const MEAL = '(?:lunch|dinner|breakfast|meals?|supper|mahlzeit|\\w*essen|fruhstuck|repas|dejeuner|diner|comida|cena|almuerzo|desayuno|pranzo|pasto|colazione|almoco|jantar|refeicao|maaltijd|ontbijt|avondeten)';
const NOT_EATEN = [
  `(?:skip\\w*|miss\\w*|cancel\\w*|forgot|without|no) (?:my |the |any )?${MEAL}`,
  `${MEAL}(?: \\w+){0,3} (?:skip\\w*|cancel\\w*|late|delay\\w*|off|forgotten|ausgefallen|fallt aus|verschoben|verspatet|vergessen|saute|annule|retarde|cancelad\\w*|atras\\w*|retras\\w*|saltat\\w*|rimandat\\w*|annullat\\w*|overgeslagen|later|niet door)`,
  "(?:did not|didn't|didnt|have not|haven't|havent|not|never) (?:\\w+ )?(?:eat|eaten|ate)",
  "(?:nichts?|nix|noch nicht|nicht) (?:\\w+ )?gegessen|(?:pas|rien) (?:\\w+ )?mange|saute (?:le |mon )?repas|(?:no|sin) (?:\\w+ ){0,2}?com(?:er|ido|i)|salt\\w* (?:la |el |o |il )?(?:comida|almuerzo|pranzo|almoco)|(?:non|senza) (?:\\w+ )?mangia\\w*|nao (?:\\w+ )?com(?:i|er|eu)|sem comer|(?:niet|niks|niets) (?:\\w+ )?gegeten|geen eten",
].join('|');
/** Insulin is in a body that gets no meal. @source NHS, Low blood sugar (hypoglycaemia): causes */
export const INSULIN_WITHOUT_MEAL = new RegExp(`\\b${INSULIN}\\b.*\\b(?:${NOT_EATEN})\\b|\\b(?:${NOT_EATEN})\\b.*\\b${INSULIN}\\b`);

/** A figure of the blood below 4.0 mmol/l, or 70 mg/dl. */
export const LOW_SUGAR: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${MINE} (?:\\w+ )?${OF_SUGAR}|blood (?:sugar|glucose)|blutzucker\\w*|glycemie|glucemia|glicemia|bloedsuiker\\w*|bg|cgm|dexcom|libre|sensor) (?:\\w+ ){0,3}?(?:[1-3][ .,]\\d|[1-3] mmol|[3-6]\\d)(?![\\d])(?! ?(?:g|gr|grams?|gramm|kcal|%|percent)\\b)`,
  ),
  new RegExp(
    `\\b${MINE} (?:\\w+ )?${OF_SUGAR} (?:\\w+ ){0,3}?(?:low|dropping|dropped|crashing|crashed|niedrig|im keller|abgesackt|bas|basse|en chute|baj[oa]|por los suelos|bass[oa]|a terra|baix[oa]|laag|gezakt)\\b(?!er\\b)`,
  ),
  /\b(?:i'm|im|i am|having|have|got|ich|bin|hab|habe|bekomme|je suis|je fais|en|estoy|tengo|con|me da|ho|sono|in|estou|tenho|ik|heb|zit) (?:\w+ ){0,3}?(?:hypo|hypos|hypoglyc\w*|hypoglyk\w*|hipo|hipoglu\w*|hipoglic\w*|ipo|ipoglic\w*|unterzuckert|unterzuckerung|unterzucker)\b(?! ?allerg)/,
  new RegExp(`^(?=.*${DIABETES.source})(?=.*(?:${TREMBLES.source}|${SWEATS.source}))`),
  /\b(?:bajon|bajada) de azucar\b|\bcalo di zuccheri\b|\bquebra de acucar\b|\bblood sugar (?:crash|drop)(?:ed|ping)?\b|\b(?:low|dropping) blood (?:sugar|glucose)\b(?=.* (?:now|right|rn|help|what))/,
  // The figure first: "58 mg/dl".
  new RegExp(
    `^(?=.*\\b(?:${OF_SUGAR}|diabet\\w*|t1d?|insulin\\w*)\\b)(?!.*\\b(?:hdl|ldl|cholest\\w*|colest\\w*)\\b).*(?:\\b[3-6]\\d ?mg ?/? ?d ?l\\b|(?:^|[^\\d.,])[1-3][ .,]\\d ?mmol\\b)`,
  ),
  new RegExp(
    `\\b(?:sugar|glucose)(?:'?s|'s| is| at) (?:at |down to |only )*[1-3][ .,]\\d(?!\\d)(?! ?(?:g|gr|grams?|%|percent)\\b)|\\b(?:tengo|ho|tenho|j'ai|hab|habe|heb) (?:el |la |gli |o |a |le |den |de )?${OF_SUGAR} (?:\\w+ ){0,2}?(?:por los suelos|bajo|baja|bass[oia]|a terra|baix[oa]|bas|basse|niedrig|laag|(?:en|a|de|em|auf|bei|op|van) (?:[3-6]\\d|[1-3][ .,]\\d)(?![\\d.,]))\\b`,
  ),
  /\b(?:i'm|im|i am|i've) (?:going|gone|dropping) low\b(?! (?:carb\w*|fat|sugar|salt|sodium|cal\w*|on|fodmap)\b)(?=.*\b(?:sugar|glucose|insulin|diabet\w*|type 1|t1d?|juice)\b)/,
  // "Sugar level 39 help", "38 di glicemia", "açúcar a 40 e a tremer".
  new RegExp(
    `\\b(?:sugars?|glucose) (?:level|reading|count)s? (?:\\w+ ){0,2}?(?:[3-6]\\d|[1-3][ .,]\\d)(?![\\d.,])(?! ?(?:g|gr|grams?|kcal|%|percent)\\b)|\\b(?:[3-6]\\d|[1-3][ .,]\\d) (?:de |di |d')(?:glicemia|glucemia|glycemie|glicose|glucosa)\\b`,
  ),
  new RegExp(`^(?=.*\\b${OF_SUGAR} (?:en|a|de|em|auf|bei|op|van|at) (?:[3-6]\\d|[1-3][ .,]\\d)(?![\\d.,]))(?=.*(?:${TREMBLES.source}|${SWEATS.source}))`),
  ...HYPO_KINDS,
];

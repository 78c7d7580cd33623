import { CAUTIONS, ILLNESS_NAMES, MEDICINE_NAMES } from './cautions.data.ts';

/**
 * Medicines that food changes, and states of a body that no pack shows enough of. Folded, in seven languages.
 * @source EFSA 2017 and NHS on vitamin K with warfarin; FDA on grapefruit juice and medicines; NHS on MAOIs and tyramine, on lithium and salt,
 * on potassium in kidney disease; NHS on stomas; NICE CG61 on FODMAPs; ADA Standards of Care 2024, 6, on blood sugar below 70 mg/dl;
 * American College of Rheumatology 2020 on gout; NHS on levothyroxine; EFSA 2011 on histamine
 */
export const STATE_NAMES = [
  'low sugar',
  'vitamin K',
  'grapefruit',
  'tyramine',
  'lithium',
  'potassium',
  'kidneys',
  'stoma',
  'FODMAP',
  'gout',
  'thyroid tablets',
  'histamine',
  'fructose',
  ...MEDICINE_NAMES,
  ...ILLNESS_NAMES,
] as const;
export type StateName = (typeof STATE_NAMES)[number];

const TOO_HIGH = '(?:too high|high|elevated|through the roof|(?:viel )?zu hoch|hoch|erhoht\\w*|(?:trop )?elevee?|(?:trop )?haut|(?:demasiado |muy )?alt[oa]|elevad[oa]|(?:troppo )?alt[oa]|(?:te )?hoog|verhoogd)';
const MINE = '(?:my|our|his|her|mein\\w*|unser\\w*|sein\\w*|ihr\\w*|mon|ma|notre|son|sa|mi|nuestr[oa]|su|il mio|la mia|mio|mia|suo|sua|o meu|a minha|meu|minha|seu|mijn|ons|onze|zijn|haar)';
const IN_BLOOD = '(?:blood|bloods|labs?|levels?|werte?n?|blut\\w*|sang|analyses|sangre|analisis|analitica|sangue|esami|analisi|analises|bloed\\w*|doctor|doc|gp|arzt|arztin|medecin|medico|medica|huisarts|dokter)';
const POTASSIUM = '(?:potassium|kalium\\w*|potasio|potassio)';

/** Word for word what tells of each. */
export const STATES: Readonly<Record<StateName, RegExp>> = {
  ...CAUTIONS,
  'low sugar':
    /\b(?:hypos?|hypoglyc\w*|hipoglu\w*|hipoglic\w*|ipoglic\w*|hypoglyk\w*|unterzuckert?|unterzuckerung|low blood (?:sugar|glucose)|sugar (?:is |has )?(?:\w+ )?(?:dropped|dropping|crashing|crashed|way down|too low)|bajon de azucar|calo di zuccheri)\b/,
  'vitamin K':
    /\b(?:warfarin\w*|varfarin\w*|coumadin\w*|marcumar|marcoumar|falithrom|phenprocoumon|fenprocoum\w*|marevan|jantoven|sintrom|acenoco?umarol\w*|aldocumar|fluindione|previscan|blood ?thinn\w*|thin(?:s|ning)? my blood|blutverdunn\w*|bloedverdunn\w*|antistolling\w*|antikoagul\w*|anti ?coagul\w*|fluidifiants? (?:du|le) sang|fluidifiante|diluye\w* (?:de )?la sangre|anti ?vitamine k|vitamin k antagonist\w*|vitamine k antagonist\w*)\b/,
  grapefruit:
    /\b(?:\w{3,}statin\w{0,2}|statins?|statine\w?|estatinas?|(?:amlo|nife|felo|lercani|niso)dipin\w*|buspiron\w*|carbamazepin\w*|sildenafil\w*|tadalafil\w*|viagra|cialis|amiodaron\w*|dronedaron\w*|ivabradin\w*)\b/,
  tyramine:
    /\b(?:maois?|imaos?|mao ?(?:a |b )?(?:inhibitor\w*|hemmer\w*|remmer\w*)|inhibiteurs? de (?:la )?(?:mao|monoamine)|inhibidor\w* de la (?:mao|monoamino\w*)|inibitor\w* (?:delle|della|da|de) (?:mao|monoamino\w*)|(?:phenel|fenel)zin\w*|nardil|tran[yi]lc[yi]promin\w*|parnate|jatrosom|isocarboxazid\w*|marplan|moclobemid\w*|linezolid\w*)\b/,
  lithium: /\b(?:lithium|litio|priadel|lithobid|quilonum|camcolit|carbolithium|teralithe|plenur|hypnorex|lithicarb)\b(?! (?:ion|batter\w*|akku\w*|in|im|dans|en|nell\w*|na)\b)/,
  potassium: new RegExp(
    `\\b(?:hyperkal\\w*|hiperkal\\w*|hiperpotas\\w*|hipercal[ie]emi\\w*|hypercali\\w*|iperkali\\w*|iperpotass\\w*|potassium sparing|kaliumsparend\\w*|epargneurs? (?:de|du) potassium|ahorrador\\w* de potasio|risparmiator\\w* di potassio|poupador\\w* de potassio|spironola\\w*|espironola\\w*|aldactone|eplerenon\\w*|finerenon\\w*|amilorid\\w*|triamteren\\w*`
    + `|${MINE} (?:\\w+ )?${POTASSIUM} (?:[\\w.]+ ){0,3}?${TOO_HIGH}|(?:have|has|got|habe|hab|hat|ai|a|tengo|tiene|ho|ha|tenho|tem|heb|heeft) (?:\\w+ ){0,2}?(?:high|hohes|zu hohes|trop de|demasiado|mucho|troppo|demais|alto|hoog|te hoog|te veel|zu viel) ${POTASSIUM}(?! (?:foods?|snacks?|fruits?))|(?:have|has|tengo|ho|tenho|ai|heb|habe) (?:\\w+ ){0,2}?${POTASSIUM} (?:\\w+ )?${TOO_HIGH}`
    + `|${POTASSIUM} (?:[\\w.]+ ){0,2}?(?:too high|zu hoch|trop (?:eleve|haut)|demasiado alto|troppo alto|te hoog)\\b`
    + `|${IN_BLOOD}\\b.*\\b${POTASSIUM} (?:[\\w.]+ ){0,3}?${TOO_HIGH}|${POTASSIUM} (?:[\\w.]+ ){0,3}?${TOO_HIGH}(?=.*\\b${IN_BLOOD}\\b)|(?:too much|zu viel|trop de|demasiado|troppo|demasiad[oa]|te veel) ${POTASSIUM} (?:in|im|dans|en|nel|no) (?:\\w+ )?${IN_BLOOD}|(?:low|reduced) ${POTASSIUM} diet|kaliumarme? (?:diat|kost|ernahrung|dieet)|(?:watch|limit|restrict|cut|avoid) (?:my |the )?potassium)\\b`,
  ),
  kidneys: /(?!)/,
  stoma:
    /\b(?:stomas?|stoma(?:beutel|versorgung|trager|zak|patient)\w*|poche (?:a|d'une|de) stomie|stomie|stomaträger\w*|stomatrager\w*|[ic]leostom\w*|ileostom\w*|[ck]olostom\w*|estomas?|estomia|ostomy|ostomia|ostomie|urostom\w*|stomia|kunstliche[rn]? darmausgang|anus praeter|poche de stomie|anus artificiel|ano artificial)\b/,
  FODMAP: /\b(?:(?:low|arme?r?n?|pauvre en|bajo en|bassa in|a basso contenuto di|baixo em|laag) )?fod ?maps?(?: ?arm\w*)?\b/,
  gout:
    /\b(?:(?:have|has|had|got|with|my|suffer\w* from|from|of|for|avoid\w*|against) (?:\w+ )?gout|gout (?:attack|flare)\w*|gout sufferer|gicht\w*|(?:la|de|ma|une crise de|crises? de) goutte(?! d)|goutteux|(?:tengo|tiene|tenho|tem|padezco|sufro|sofro|ataques? de|crises? de|con|com|la|a) (?:de |\w+ )?gota(?! de)|(?:gotta|gottos\w+)|jicht\w*|jichtaanval|(?:acido urico|uric acid|harnsaure\w*|acide urique|urinezuur) (?:\S+ ){0,2}(?:high|hoch|zu hoch|elevee?|alt[oa]|elevad[oa]|hoog|te hoog)|high uric acid|hyperuric\w*|hiperuric\w*|iperuric\w*)\b/,
  'thyroid tablets':
    /\b(?:levothyrox\w*|l thyrox\w*|thyroxin\w*|euthyrox|eutirox|levotirox\w*|synthroid|eltroxin|thyrax|tirosint|schilddrusen(?:tablette|hormon|medikament)\w*|thyroid (?:tablets?|pills?|meds?|medication|medicine)|hashimoto\w*|(?:hypothyro\w*|hipotiroid\w*|ipotiroid\w*|schilddrusenunterfunktion))\b/,
  histamine:
    /\b(?:histamin\w*|istamin\w*)(?: \w+){0,2} (?:intoleran\w*|unvertrag\w*|problem\w*)|histaminintoleran\w*|histamine ?intoleran\w*|(?:intoleran\w*|intolleran\w*|sensitive|allergic|vertrage?|vertragen|supporte|tolero|tollero|tolerate|tolereer)(?: \S+){0,2} (?:l')?(?:histamin\w*|istamin\w*)|(?:kein|no|pas d'|geen) ?histamine?\b/,
  fructose:
    /\b(?:fru[ck]tose?|fructosa|fruttosio|frutose) ?(?:malabsor\w*|intoleran\w*|unvertrag\w*)|(?:fru[ck]tose)(?:intoleran\w*|malabsor\w*|unvertrag\w*)|(?:intoleran\w*|intolleran\w*|malabsor\w*|vertrage?|vertragen|supporte|tolero|tollero|tolerate)(?: \S+){0,3} (?:l')?(?:fru[ck]tose|fructosa|fruttosio|frutose|fruchtzucker)\b/,
};

/** Where a state begins that is told, not asked after. */
export const TELLS =
  /\b(?:i|i'm|im|i've|ive|my|we|on|he|she|ich|mein\w*|er|sie|wir|je|j'|j'ai|mon|ma|mes|nous|il|elle|yo|tengo|tomo|mi|mis|soy|sigo|hago|llevo|estoy|io|ho|prendo|mio|mia|sono|seguo|eu|tenho|sou|meu|minha|faco|ik|mijn|heb|ben|slik|neem|gebruik|since|seit|depuis|desde|sinds|da)\b/;
/** Asks what something is, or of others: nobody has it. */
export const ABOUT_IT =
  /^(?:(?:and|so|und|et|y|e|en) )*(?:what(?:'s| is| are| does| do)|explain|define|was (?:ist|sind|bedeutet|heisst)|qu'?est ce que|c'est quoi|que (?:es|son|significa|e|sao)|cos'?e|cosa (?:e|sono|significa)|che cos'?e|o que (?:e|sao)|wat (?:is|zijn|betekent)|erklar\w*)\b/;
/** "No longer", "stopped": it is over. */
export const OVER =
  /\b(?:stopped|came off|come off|went off|off the|no longer|not any ?more|any ?more|used to|abgesetzt|nicht mehr|arrete|ne \w+ plus|n'ai plus|ya no|deje|he dejado|non (?:\w+ )?piu|smesso|ja nao|deixei|parei|niet meer|gestopt|fine again|back to normal|back up|normal again|wieder (?:gut|normal|ok))\b/;

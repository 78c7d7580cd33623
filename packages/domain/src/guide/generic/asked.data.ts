import type { Diet } from '../../diets/index.ts';
import type { Figure } from './generic-foods.ts';
import type { HeldWord, Part } from './held.data.ts';

/** Words by which a question names what may be in a food, in seven languages; folded, each a whole word or a run of words. */
export const SUBSTANCES: readonly (readonly [HeldWord, string])[] = [
  ['gluten', 'gluten|glutine|wheat|weizen|ble|trigo|frumento|tarwe'],
  [
    'milk',
    'milk|dairy|milch|lait|laitiers?|leche|lacteos?|latte|latticini|leite|laticinios?|melk|zuivel|milcheiweiss|melkeiwit',
  ],
  ['lactose', 'lactose|laktose|lactosa|lattosio'],
  ['egg', 'eggs?|ei|eier|oeufs?|huevos?|uov[ao]|ovos?|eieren'],
  [
    'nuts',
    'nuts?|tree nuts?|nuss|nusse|schalenfrucht|schalenfruchte|noix|fruits? a coques?|nueces|nuez|frutos? secos?|frutos? de cascara|noci|noce|frutta a guscio|nozes|noz|frutos? de casca rija|noten|noot',
  ],
  ['peanuts', "peanuts?|groundnuts?|erdnuss|erdnusse|cacahuetes?|cacahouetes?|arachides?|mani|arachidi|amendoim|amendoins|pinda|pinda's|pindas"],
  ['soy', 'soy|soya|soja|soia'],
  ['sesame', 'sesame|sesam|sesamo|gergelim'],
  ['fish', 'fish|fisch|poisson|pescado|pesce|peixe|vis'],
  ['crustaceans', 'shellfish|prawns?|shrimps?|crustaceans|krebstiere|garnelen|crustaces?|crevettes?|mariscos?|gambas|crostacei|gamberi|camarao|schaaldieren|garnalen'],
  ['molluscs', 'molluscs?|molluscos?|weichtiere|mollusques?|moluscos?|molluschi|weekdieren'],
  ['celery', 'celery|sellerie|celeri|apio|sedano|aipo|selderij'],
  ['mustard', 'mustard|senf|moutarde|mostaza|senape|mostarda|mosterd'],
  ['lupin', 'lupins?|lupine|lupinen|altramuz|altramuces|lupini|tremocos?'],
  ['sulphites', 'sulphites?|sulfites?|sulfite|sulfitos|solfiti|sulfiet'],
  ['pork', 'pork|pig|schwein|schweinefleisch|porc|cerdo|maiale|porco|varken|varkensvlees|lard|bacon'],
  ['beef', 'beef|rind|rindfleisch|boeuf|vacuno|ternera|manzo|rundvlees|rund'],
  ['meat', 'meat|fleisch|viande|carne|vlees|animal fat|tierfett'],
  ['gelatin', 'gelatine?|gelatina|varkensgelatine|schweinegelatine'],
  ['rennet', 'rennet|lab|presure|cuajo|caglio|coalho|stremsel'],
  ['honey', 'honey|honig|miel|miele|mel|honing'],
  ['alcohol', 'alcohol|alkohol|alcool|alcol|booze|alcoholic|alkoholisch|alcolico|alcolica|alcoholico'],
  ['caffeine', 'caffeine|koffein|cafeine|cafeina|caffeina|coffein'],
];

/** What foods are made of that is asked by itself: "are there almonds in it?" */
export const PARTS_ASKED: readonly (readonly [Part, string])[] = [
  ['almond', 'almonds?|mandel|mandeln|amandes?|almendras?|mandorl[ae]|amendoas?|amandelen|amandel'],
  ['hazelnut', 'hazelnuts?|haselnuss|haselnusse|noisettes?|avellanas?|nocciol[ae]|avelas?|hazelnoot|hazelnoten'],
  ['walnut', 'walnuts?|walnuss|walnusse|walnoot|walnoten'],
  ['cashew', 'cashews?|cashewkerne|noix de cajou|anacardos?|anacardi|caju|cashewnoten'],
  ['pistachio', 'pistachios?|pistazien?|pistaches?|pistachos?|pistacchi|pistachenoten'],
  ['barley', 'barley|gerste|orge|cebada|orzo|cevada|gerst'],
  ['rye', 'rye|roggen|seigle|centeno|segale|centeio|rogge'],
  ['oats', 'oats?|hafer|avoine|avena|aveia|haver'],
  ['palmoil', 'palm oil|palmol|huile de palme|aceite de palma|olio di palma|oleo de palma|palmolie'],
  ['anchovy', 'anchov(?:y|ies)|sardellen|anchois|anchoas?|acciughe|anchovas|ansjovis'],
  ['yeast', 'yeast|hefe|levure|levadura|lievito|levedura|gist'],
];

/** Diets by the words that ask for them. */
export const DIETS_ASKED: readonly (readonly [Diet, string])[] = [
  ['vegan', 'vegane?[mnrs]?|vegan[oa]s?|vegetalien(?:ne)?s?|veganistische?|plant based|pflanzlich'],
  ['vegetarian', 'vegetarian[oaie]?s?|vegetarisch(?:e[mnrs]?)?|vegetarien(?:ne)?s?|veggie'],
  ['halal', 'halal|haram|halaal|muslims?|moslems?|muslime?n?|musulmane?s?|musulmani|muculmanos|moslims?'],
  ['kosher', 'kosher|koscher|casher|kasher|koosjer|jews|juden|juifs|judios|ebrei|judeus|joden'],
  ['gluten-free', 'gluten free|glutenfrei(?:e[mnrs]?)?|sans gluten|sin gluten|senza glutine|sem gluten|glutenvrije?|(?:a )?(?:coeliacs?|celiacs?)(?: (?:people|person|folk|kids?|children|friends?|guests?|disease))?|zoliakie(?:kranken?|betroffenen?|patient\\w*)?|zoliaki\\w*|(?:les |une? )?coeliaques?|(?:los |las |un |una )?celiac[oa]s?|celiach(?:ia|i|e)|celiac[oi]|coeliakie(?:patient\\w*)?|coeliakers?|glutenintolerant\\w*'],
  ['dairy-free', 'dairy free|milk free|milchfrei(?:e[mnrs]?)?|sans lait|sin leche|sin lacteos|senza latte|sem leite|melkvrij|zuivelvrij'],
  ['lactose-free', '(?:a )?lactose intolerants?(?: (?:people|person|folk|kids?|children|friends?|guests?))?|laktoseintolerante[rnsm]?|(?:les )?intolerants? au lactose|(?:los )?intolerantes a la lactosa|intolleranti al lattosio|intolerantes a lactose|lactose intolerante[n]?|lactose free|laktosefrei(?:e[mnrs]?)?|sans lactose|sin lactosa|senza lattosio|sem lactose|lactosevrij'],
  ['egg-free', 'egg free|eifrei|sans oeufs?|sin huevo|senza uova|sem ovos?|zonder ei'],
  ['nut-free', 'nut free|nussfrei|sans noix|sin frutos secos|senza frutta a guscio|sem nozes|notenvrij'],
];

/** What food tables state, by the words that ask for it. */
export const FIGURES_ASKED: readonly (readonly [Figure, string])[] = [
  ['Calories', 'kcal|cal|calories?|kalorien|calorias|calorie|caloricas?|calorien|calorieen|energy|energie|fattening|engordan?|engordam|ingrassan?o?|grossir|dick|dick ?macher'],
  ['Protein', 'proteins?|eiweiss|protein|proteines?|proteinas?|proteine|eiwit|eiwitten'],
  ['Fat', 'fats?|fett|fette|graisses?|grasas?|grassi|gorduras?|vet|vetten|matieres grasses'],
  ['Carbohydrates', 'carbs?|carbohydrates?|kohlenhydrate|kh|glucides?|hidratos?|carbohidratos?|carboidrati|carboidratos?|koolhydraten'],
  ['Sugar', 'sugars?|zucker|sucres?|azucar(?:es)?|zuccheri?o?|acucar(?:es)?|suikers?'],
  ['Fiber', 'fib(?:er|re)s?|ballaststoffe?|fibres?|fibras?|vezels?'],
  ['Sodium', 'salt|salty|sodium|salz|salzig|sel|sal|salad[oa]s?|sale|salat[oa]|zout|natrium|sodio'],
  ['Caffeine', 'caffeine|koffein|cafeine|cafeina|caffeina|coffein'],
  ['Alcohol', 'alcohol|alkohol|alcool|alcol'],
];

/** "What is …?", and nothing else. */
export const WHAT_IS =
  /^(?:(?:so |and |und |et |y |e |en )?(?:what(?:'s| is| are| exactly is| even is|s)|was (?:ist|sind)(?: (?:eigentlich|denn|genau))?|qu'?est[ -]ce que?(?: c'est(?: que)?)?|c'est quoi|que es(?: exactamente)?|que son|cos'?e|che cos'?e|cosa (?:e|sono)|che cosa (?:e|sono)|o que (?:e|sao)|que e|wat (?:is|zijn)(?: eigenlijk)?)) (?:an? |the |some |ein(?:e)? |der |die |das |une? |du |de la |le |la |les |l'|el |los |las |una? |il |lo |gli |i |o |os |as |uma? |een |de |het )?/;
/** Asks how much. */
export const HOW_MUCH =
  /(?<!\p{L})(?:how (?:much|many|high|salty|sweet|fatty)|wie ?viele?|wieviele?|combien|cuant[oa]s?|quant[oaei]s?|hoeveel|hoe ?veel|kcal|calories in|kalorien|teneur|value|valor|nutrition(?:al)?|nahrwerte?|valori)(?!\p{L})/u;
/** All of it: "the whole pizza". */
export const ALL_OF_IT = /(?<!\p{L})(?:whole|entire|ganze[nrs]?|entiere?|entera?|enter[oa]|inter[oa]|inteir[oa]|hele)(?!\p{L})/u;
/** Asks for the larger or smaller of two. */
export const WHICH_OF_TWO =
  /(?<!\p{L})(?:or|vs|versus|oder|ou|o|of|than|als|que|di|do que|dan|against|gegen|contre|contra|contro|tegen|and|und|et|y|e|en|entre|between|compare[ds]?|vergleich|compara|confronta|vergelijk)(?!\p{L})/u;
/** Dishes that a German or Dutch compound makes of a food: of what is in the food it holds at least that. */
export const DISH_ENDINGS =
  /^(?<food>\p{L}{4,}?)(?:n|s)?(?:suppe|soep|brot|brood|brotchen|broodje|mehl|meel|brei|pap|pappe|kuchen|taart|salat|salade|auflauf|knodel|bratling|burger|nudeln|flocken|vlokken|riegel|reep|torte|schnitte|sosse|sauce|saus|eis|ijs|pudding|gebackz?|keks|koek|milch|melk|joghurt|creme)$/u;

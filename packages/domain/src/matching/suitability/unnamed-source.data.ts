/**
 * Ingredients that hold a food, or may be made of it, without its name; not the plain acids, which hold nothing of it. `foods`: the names of what a person leaves out; `of`: the ingredients,
 * by their ids without the language; `printed`: the ingredients by their printed words, folded, where one id stands for many; `holds`: whatever
 * brackets say of one that is no mix.
 *
 * @source Regulation (EC) 1333/2008 and Regulation (EU) 231/2012 (what additives are made of); Regulation (EC) 1334/2008 (flavourings); USDA
 * FoodData Central, cocoa powder, dry, unsweetened (0.2 g caffeine per 100 g); Codex standards 145 to 327 (composed foods)
 */
export type UnnamedSource = { readonly foods: RegExp; readonly of: RegExp; readonly printed?: RegExp; readonly holds?: true };

const OILS = /\boil\b|\bfat\b|^(?:coconut|palm|rapeseed|canola|sunflower|corn|olive|cotton|soy|safflower|shea|grape ?seed|avocado|flax|hemp|pumpkin seed|rice)/;
const ANIMAL_FATS = /^(?:lamb|red meat|horse meat|rabbit|chicken|turkey|duck|poultry)/;
const STARCHES = /^(?:potato|sweet potato|rice|tapioca|cassava|manioc|pea|broad bean|sago|arrowroot|sorghum|lentil|chickpea)/;
const CORN = /^(?:corn|maize)/;
const VINEGARS = /vinegar/;
const SEASONINGS = /^(?:spice|star anise|mace|pepper|chili|bell pepper|paprika|cinnamon|cumin|caraway|ginger|turmeric|saffron|nutmeg|clove|aniseed|curry|coriander|dill|parsley|basil|mint|fennel|garlic|onion|vanilla|cardamom|fenugreek|tarragon|thyme|oregano|rosemary|bay)/;
const CONDIMENT_PARTS = /vinegar|^(?:wine|grape|apple|lemon|citrus|honey|tomato|caper|anchovy|horseradish)/;
const COLOURING_FOODS = /^(?:beetroot|carrot|turmeric|curcuma|saffron|paprika|bell pepper|chili|tomato|spinach|nettle|grape|elderberry|hibiscus|currant|blackcurrant|blueberry|cherry|strawberry|cranberry|raspberry|blackberry|cabbage|radish|sweet potato|pumpkin|apple|lemon|safflower|seaweed|spirulina|insect|annatto|berry|fruit|corn|chocolate|coconut)/;
/** Any of these can be made of starch, or by what lives on it. */
const FROM_STARCH = /^(?!.*(?:wheat|potato|corn|maize|rice|tapioca|manioc|cassava|barley|date|agave|cane|grape|honey|milk))(?:.*(?:dextr|glucose|maltose|starch)|sugars-and-syrups)|^fructose|^invert-sugar|^e14\d\d|^e1200|^e150|caramel|icing-sugar|baking-powder|^e42[01]|^e96[5-8]|^class-(?:plain|thickener|stabiliser|binder|modified-starch|bulking|texturiser|carrier|raising|sweetener|improver|additive)|vodka|^alcohol|^e1510|^syrup/;

/** Names of flavourings: what they are made of and carried by no pack says. */
export const FLAVOURINGS = /flavouring|^ar[oô]m|^class-aroma/;

/** Flavourings by their printed words, folded, which a liquid carries; smoke is carried by none. */
export const DISSOLVED = /^(?:flavou?r(?:s|ings?)?|essences?|[a-z]*aroma|[a-z]*aromen|aromas|arom[ie]s?|aromastoff[en]*|aromatizantes?|saborizantes?|esencias?|essenz[ae]|essencias?)$/;
export const OF_SMOKE = /smok|rauch|fum|affumic|rook|humo|ahumad/;

/** Words of them, folded, that name no food. */
export const OF_FLAVOURINGS = /^(?:natur\w*|artifici\w+|identi\w+|substan\w+|sustancias?|sostanze|stoffe|preparation\w*|preparac\w+|preparat\w+|type|blend|compound|essence|essences|added|agents?)$|^(?:frucht|obst|beeren|gewurz|krauter|fruit)arom/;

export const UNNAMED_SOURCES: readonly UnnamedSource[] = [
  // Fats, what is split from them and what is made of the parts.
  { foods: OILS, of: /^(?:e304|e422|e43[2-6]|e442|e47[0-9]|e48[1-3]|e49[1-5]|e57[0-3]|e161[78]?|e151[78])(?!\d)(?!.*-plant)|^e471-plant|vitamin-a(?:-|$)|^vitamins?$|margarine|shortening|^fat$|vegetable-(?:oil|fat)|chocolate|wafer|noodle|ice-cream|mayonnaise|caramel|toffee|dulce|fudge|creamer|^class-(?:emulsifier|humectant|glazing|antifoam|anti-foaming|plain|stabiliser|carrier|improver|additive|anti-?caking)/ },
  { foods: ANIMAL_FATS, of: /^(?:e422|e43[2-6]|e47[0-9]|e48[1-3]|e49[1-5]|e57[0-3]|e428|e631|e635|e640)(?!\d)(?!.*-plant)|^(?:animal-)?fat$|gelatin|collagen|^class-(?:emulsifier|humectant|gelling|thickener|stabiliser|flavour|carrier|improver|additive)/ },
  { foods: /^(?:sunflower|rapeseed|canola|soy|corn|olive)/, of: /^e322|lecithin|^e30[6-9]|vitamin-e|^class-(?:emulsifier|antioxidant|plain)|chocolate|margarine/ },
  // Starches and sugars.
  { foods: CORN, of: FROM_STARCH },
  { foods: CORN, of: /^(?:e415|e418|e57[5-7])(?!\d)|vinegar|spirit|whisky|bourbon|beer|xanthan|yeast-extract|wafer|flakes-form|^flour$|grain|cereal|custard|pasta|noodle/ },
  { foods: STARCHES, of: FROM_STARCH },
  { foods: STARCHES, of: /pasta|noodle|wafer|flakes-form|^flour$|vermicelli|spirit|gnocchi/ },
  { foods: /^rice/, of: /sake|mirin|miso|amazake|vinegar|beer/ },
  { foods: /^(?:buckwheat|quinoa|lentil|chickpea|spinach|tomato|beetroot|squid|pumpkin|carrot)/, of: /pasta|noodle|spaghetti|macaroni|tagliatelle|^flour$/ },
  // What is kept in vinegar or seasoned with it.
  {
    foods: VINEGARS, of: /^mustard(?!-(?:part|seed|oil|leaf|leaves|green))|mayonnaise|caper|horseradish|hot-sauce|harissa|wasabi|^olives?$|sauerkraut|-sauce$|pickle|chutney|ketchup|herring|e260|e26[1-3]/,
    printed: /\b(?:gherkin|cornichon|pickl|gewurzgurk|essiggurk|delikatessgurk|pepinillo|encurtid|cetriolin|sottacet|sott.?aceto|augurk|zilverui|silverskin|perlzwiebel|jalapen|peperoncin|peperoni|pepperoncin|marinat|marine|marinier|marinad|gemarineer|escabeche|rollmops|bismarck)/,
  },
  { foods: CONDIMENT_PARTS, of: /^mustard(?!-(?:part|seed|oil|leaf|leaves|green))|mayonnaise|hot-sauce|harissa|wasabi|-sauce$|chutney/, printed: /\b(?:gherkin|cornichon|pickl|relish|chutney)/ },
  { foods: SEASONINGS, of: /^mustard(?!-(?:part|seed|oil|leaf|leaves|green))|mayonnaise|hot-sauce|harissa|spic[ey]|masala|curry|seasoning|condiment|(?:^|-)ham$|bacon|charcuterie|gin$|liqueur|vermouth|bitters/, printed: /\b(?:gherkin|cornichon|pickl|curry|masala|spice|gewurz|epice|especia|spezie|kruiden|especiaria)/ },
  // Drinks that are fermented, and what comes of them.
  { foods: /^(?:grape|raisin)/, of: /wine|vinegar|balsamic|brandy|cognac|armagnac|grappa|vermouth|champagne|prosecco|verjus|^must$|^e33[4-7]|^e353|^e163|baking-powder|cream-of-tartar|^alcohol|spirit|^mustard(?!-(?:part|seed|oil))/ },
  { foods: /^wine/, of: /vinegar|brandy|cognac|vermouth|^alcohol|^mustard(?!-(?:part|seed|oil))|fondue|^e33[4-7]/ },
  { foods: /^beer/, of: /malt-vinegar|^vinegar|yeast-extract|^yeast|batter/ },
  { foods: /^apple/, of: /cider|calvados|vinegar|^e440|pectin|^class-(?:gelling|thickener)/ },
  { foods: /^(?:pear|plum|cherry|apricot)/, of: /spirit|brandy|liqueur|cider/ },
  {
    foods: /^(?:orange|lemon|lime|mandarin|grapefruit|citrus)/, of: /^e440|pectin|lemonade|sodas|liqueur|^class-(?:gelling|thickener)/,
    printed: /\b(?:citrus|agrum|citric fib|fibras? citric|zitrus)/,
  },
  { foods: /^yeast/, of: /beer|wine|cider|champagne|bread|brioche|sourdough|dough|vinegar|soy-sauce|miso|kefir|kombucha|malt|^class-(?:flavour|improver|additive|culture)|^e62|^e63|^e1105|spirit|sake|seasoning/ },
  { foods: /^tea/, of: /kombucha/ },
  // What colours, thickens, gels or sweetens.
  { foods: /^(?:beetroot)/, of: /^e162/ },
  { foods: /^(?:carrot)/, of: /^e160(?!\d)|carotene/ },
  { foods: /^(?:turmeric|curcuma|curry)/, of: /^e100|margarine/ },
  { foods: /^(?:paprika|bell pepper|chili|pepper)/, of: /paprika|^e160c|spic[ey]/ },
  // One plant (Capsicum annuum) under several names, and pulses by what they are grown for.
  { foods: /^(?:bell pepper|paprika|chili)/, of: /chili|cayenne|jalapeno|espelette|capsicum|pimient|(?:^|-)bell-pepper|paprika/ },
  { foods: /^(?:bean|broad bean|green bean|pea|lentil|chickpea)/, of: /^pulse-(?:unspecified|harmless)/ },
  { foods: /^(?:bean|pea|lentil|chickpea|potato|rice|sunflower|rapeseed|hemp|canola)/, of: /^plant-protein|^vegetable-fiber/ },
  { foods: /^tomato/, of: /^e160d|lycopene/, printed: /\b(?:ajvar|bolognese|bolognaise|bolonhesa|bolonesa|bolognaisesaus)\b/ },
  { foods: /^(?:spinach|nettle)/, of: /^e14[01](?!\d)|chlorophyll/ },
  { foods: /^(?:elderberry|currant|blackcurrant|cabbage|carrot|hibiscus|radish|sweet potato|berry|fruit)/, of: /^e163|anthocyanin/ },
  { foods: /^(?:insect|carmine|cochineal)/, of: /^e120|^e904|shellac|^class-(?:colour|glazing)/ },
  { foods: COLOURING_FOODS, of: /^class-(?:colour|artificial-colour|plain|additive)/ },
  { foods: /^(?:seaweed|algae|kelp|nori)/, of: /^(?:e40[0-7]|agar|carrageenan|alginate)|^class-(?:thickener|stabiliser|gelling|emulsifier|plain|texturiser|binder|additive|glazing)/ },
  { foods: /^(?:carob|guar|locust bean|konjac|psyllium|tara|bean|pea)/, of: /^class-(?:thickener|stabiliser|gelling|texturiser|binder|plain|additive)/ },
  { foods: /^(?:honey|agave|stevia|maple|date|coconut|monk fruit|inulin|chicory)/, of: /^class-sweetener|sugars-and-syrups|nougat|^e901|^class-glazing/ },
  { foods: /^liquorice/, of: /^e958|^class-sweetener/ },
  // Cocoa and coffee, meat, sweets.
  {
    foods: /^caffeine/, holds: true, of: /(?:cocoa|cacao|chocolate|chocolat|kakao|schokolade)(?!-butter|-beurre)|sodas|cola|guarana|^mate|kombucha|energy/,
    printed: /\b(?:decaf|decafein|dekaf|entkoff|descaf|deteinat|cafeinevrij|cafeinearm|koffeinfrei)/,
  },
  { foods: /^(?:coffee|tea)/, of: /^caffeine|sodas/ },
  { foods: /^vanilla/, of: /chocolate|ice-cream|wafer|vanillin|caramel|toffee|fudge|dulce|marzipan|custard/ },
  // An animal by its kind alone.
  { foods: /^(?:chicken|turkey|duck|goose|quail)/, of: /^(?:poultry|breast$|white-part$|(?:cut-of-animal|animal-cut|form-cut)$)/ },
  // Peel and liqueur of a citrus fruit.
  { foods: /^(?:lemon|lime|citrus|grapefruit)/, of: /limoncello|^citrus-(?:unspecified|harmless)|citron-fruit/ },
  { foods: /^(?:orange|citrus|mandarin)/, of: /cointreau|curacao|triple-sec|grand-marnier|^citrus-(?:unspecified|harmless)/ },
  { foods: /^(?:chicken|turkey|duck|poultry|lamb|red meat|rabbit|horse meat)/, of: /animal-fat|^animal|meat-(?:extract|unspecified|any)|^meat$|broth|^blood/ },
  { foods: /^sunflower/, of: /sunflower-oil/ },
  // Spirits, enzymes and sweets that bear another name than what they are made of.
  { foods: /^pineapple/, of: /^bromelain/, printed: /\bbromela/ },
  { foods: /^papaya/, of: /^papain/, printed: /\bpapain/ },
  { foods: /^fig/, of: /^ficin/, printed: /\bfi(?:ci|cai)n\b/ },
  { foods: /^cherry/, of: /kirsch|maraschino/, printed: /\b(?:kirsch|maraschino|ginjinha|ginja|visciol|guignolet)/ },
  { foods: /^plum/, of: /slivovi/, printed: /\b(?:slivovi|sliwowi|zwetschg|quetsch|pflaumenwein|umeshu|vieille prune)/ },
  { foods: /^pear/, of: /perry/, printed: /\b(?:perry|williams)/ },
  { foods: /^(?:apricot|almond|peach)/, of: /amaretto/, printed: /\bamaretto/ },
  { foods: /^(?:anise|aniseed|star anise|fennel|liquorice)/, of: /pastis|ouzo|absinthe|chartreuse/, printed: /\b(?:ouzo|pastis|anis\w*|sambuca|absint\w*|raki|arak|arrak|pernod|ricard|mistra)\b/ },
  { foods: /^juniper/, of: /^gin$/, printed: /\b(?:gin|[a-z]*jenever|genever|ginebra|steinhager|wacholder\w*|gineprina)\b/ },
  { foods: /^agave/, of: /tequila/, printed: /\b(?:tequila|mezcal)/ },
  { foods: /^(?:currant|blackcurrant)/, of: /cassis/, printed: /\bcassis/ },
  { foods: /^(?:mint|peppermint)/, of: /menthe/, printed: /\b(?:menthe|mojito|after eight)/ },
  { foods: /^coconut/, of: /pina-colada/, printed: /\b(?:malibu|batida|pina colada)/ },
  { foods: /^coffee/, of: /tiramisu/, printed: /\b(?:kahlua|tia maria|mocha|mokka|moka|irish coffee)/ },
  { foods: /^pumpkin/, of: /^pumpkin-seed/, printed: /\bpepitas?\b(?! d)/ },
  { foods: /^honey/, of: /^mead|drambuie/, printed: /\b(?:drambuie|barenjager|hidromiel|idromele|hydromel)\b/ },
  { foods: /^(?:beef|pork|fish) gelatin/, of: /^(?:e428|gelatin)$/ },
];

/**
 * What a class of additives may hold, by the codes of its members; `names` is searched in the id of the class and the printed words, of which
 * one id may stand for many. A class that is not here may hold none that a person leaves out.
 */
export const ADDITIVE_CLASSES: readonly (readonly [names: RegExp, codes: RegExp])[] = [
  [/additi|zusatzstoff|e stoffe|toevoeging|class-(?:improver|carrier|dough-conditioner|flour-treatment)/, /^e/],
  [/class-(?:artificial-)?colour/, /^e1\d\d/],
  [/class-preservative| cur(?:e|ing)/, /^e2|^e1105|^e234|^e392/],
  [/class-antioxidant|antiox| anti ox/, /^e2[27]|^e3|^e586|^e392/],
  [/class-(?:emulsifier|emulsifying|melting)/, /^e3[23]|^e4|^e9|^e1[04]\d\d|^e541/],
  [/class-(?:thickener|stabiliser|gelling|texturiser|binder|bulking|modified-starch)/, /^e3[23]|^e4|^e5[07]|^e9[56]|^e1[1-5]\d\d/],
  [/class-flavour/, /^e36|^e51|^e6|^e95\d|^e1105/],
  [/class-sweetener/, /^e42|^e9[56]/],
  [/class-humectant/, /^e32[56]|^e35|^e4|^e9[56]|^e1200|^e15/],
  [/class-glazing/, /^e4|^e55|^e57|^e9|^e120[1-9]|^e152/],
  [/class-anti-?(?:caking|foam)|class-foaming|anti ?cak| flow/, /^e17|^e34|^e4|^e5|^e9/],
  [/class-acid|class-sequestrant| acid| alkali| buffer/, /^e2[679]|^e3|^e45|^e5/],
  [/class-(?:raising|firming)/, /^e3|^e4[15]|^e5/],
];

/** Sweeteners that are filed under their class, folded. */
export const NAMED_SWEETENERS = /sucralos|advantam|acesulf|cyclam|aspartam|stevi|rebaudiosid|rebiana|\breb\b|truvia|splenda|mogrosid|monk ?fruit|luo? han|allulos|psicos|brazzein|neohesperidin|thaumatin|sacchari/;

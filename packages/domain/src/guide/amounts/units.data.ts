/** Units and what is measured, with the words for them in seven languages; folded. */
export const UNIT_WORDS = {
  kcal: 'kcal kilocalories kilocalorie calories calorie cal cals kalorien kalorie kilokalorien calorias caloria kcals calorieen kilocalorias kilocalorieen',
  kJ: 'kj kilojoule kilojoules kilojulios kilojulio kilojoules',
  g: 'g gr gram grams gramm grammes gramme gramos gramo grammi grammo gramas grama',
  mg: 'mg milligram milligrams milligramm milligrammes miligramos milligrammi miligramas',
  ug: 'ug mcg microgram micrograms mikrogramm microgrammes microgramos microgrammi microgramas',
  kg: 'kg kilo kilos kilogram kilograms kilogramm chilo chili quilo quilos',
  ml: 'ml milliliter millilitre millilitres milliliters mililitros millilitri mililitro',
  cl: 'cl centilitre centilitres zentiliter centiliter centilitros',
  dl: 'dl deciliter decilitre deciliters decilitres',
  l: 'l litre litres liter liters litro litros litri',
  oz: 'oz ounce ounces unze unzen once onces onza onzas oncia once ons onca oncas',
  lb: 'lb lbs pound pounds pfund livre livres libra libras libbra libbre pond',
  stone: 'stone stones',
  teaspoon: 'teaspoon teaspoons tsp teeloffel cafe_spoon cucharadita cucharaditas cucchiaino cucchiaini theelepel theelepels theelepeltje tl',
  tablespoon: 'tablespoon tablespoons tbsp essloffel cucharada cucharadas cucchiaio cucchiai eetlepel eetlepels el_spoon',
  cube: 'cube cubes wurfel wurfelzucker zuckerwurfel morceaux morceau terron terrones zolletta zollette cubo cubos torroes klontje klontjes suikerklontjes suikerklontje',
  cup: 'cup cups',
  pint: 'pint pints',
  floz: 'floz',
  celsius: 'celsius c degc',
  fahrenheit: 'fahrenheit f degf',
  iu: 'iu ie ui units_iu',
  bread: 'be ke khe xe bread_exchange broteinheiten broteinheit kohlenhydrateinheiten kohlenhydrateinheit',
} as const satisfies Readonly<Record<string, string>>;
export type Unit = keyof typeof UNIT_WORDS;

export const THING_WORDS = {
  salt: 'salt salz sel sal sale zout',
  sodium: 'sodium natrium sodio natrio',
  sugar: 'sugar sugars zucker sucre sucres azucar azucares zucchero zuccheri acucar acucares suiker suikers',
  carbs: 'carbs carb carbohydrate carbohydrates kohlenhydrate kohlenhydraten kohlenhydrat glucides hidratos carbohidratos carboidrati carboidratos koolhydraten',
  vitamin: 'vitamin vitamina vitamine d d3',
} as const satisfies Readonly<Record<string, string>>;
export type Thing = keyof typeof THING_WORDS;

/** Several words that are one unit. */
export const UNIT_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cuilleres?|cuill?eres?) a cafe\b|\bcafe spoons?\b|\bcolher(?:es)? de cha\b|\bcolherinhas?\b|\btea spoons?\b/g, 'teaspoon'],
  [/\bcuilleres? a soupe\b|\bcolher(?:es)? de sopa\b|\btable spoons?\b/g, 'tablespoon'],
  [/\bfl(?:uid)? ?\.? ?(?:oz|ounces?)\b/g, 'floz'],
  [/\bsugar cubes?\b|\bmorceaux? de sucre\b|\bterrones? de azucar\b|\bzollett[ae] di zucchero\b|\bcubos? de acucar\b|\btorroes de acucar\b/g, 'sugar cube'],
  [/\bbread (?:exchanges?|units?)\b|\bunits? of bread(?: exchange)?\b|\bunidades? de pan\b|\bunites? de pain\b/g, 'broteinheiten'],
  [/\bunites? internationales?\b|\bunidades? internacionales?\b|\bunita internazionali\b|\binternational units?\b|\binternationale einheiten\b/g, 'iu'],
  [/\bdegrees? celsius\b|\bgrad celsius\b|°c/g, 'celsius'],
  [/\bdegrees? fahrenheit\b|\bgrad fahrenheit\b|°f/g, 'fahrenheit'],
  [/µg|μg/g, 'ug'],
  [/\bkilos? joules?\b/g, 'kj'],
];

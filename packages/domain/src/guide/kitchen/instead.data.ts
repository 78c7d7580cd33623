/**
 * What does in place of an ingredient; how much of it, the texts say (`packages/messages`, `guide.instead_*`). `words`: English names that
 * preferences and allergies are looked up by; `holds`: what it is made with, by the diets that leave it out.
 */
export const INSTEAD_OPTIONS = {
  milk_lemon: { words: 'milk', holds: ['milk'] },
  yogurt_thin: { words: 'yogurt', holds: ['milk'] },
  soy_lemon: { words: 'soy drink', holds: ['soy'] },
  flax: { words: 'flaxseed', holds: [] },
  apple_sauce: { words: 'apple', holds: [] },
  banana: { words: 'banana', holds: [] },
  chickpea_water: { words: 'chickpea', holds: [] },
  chickpea_flour: { words: 'chickpea', holds: [] },
  starch_water: { words: 'corn', holds: [] },
  oil_three_quarters: { words: 'rapeseed oil', holds: [] },
  margarine: { words: 'margarine', holds: ['milk'] },
  apple_half: { words: 'apple', holds: [] },
  oat_cream: { words: 'oat', holds: ['gluten'] },
  soy_cream: { words: 'soy', holds: ['soy'] },
  coconut_milk: { words: 'coconut', holds: [] },
  yogurt_end: { words: 'yogurt', holds: ['milk'] },
  milk_starch: { words: 'milk', holds: ['milk'] },
  yogurt_thick: { words: 'yogurt', holds: ['milk'] },
  soy_yogurt: { words: 'soy', holds: ['soy'] },
  oat_drink: { words: 'oat', holds: ['gluten'] },
  soy_drink: { words: 'soy', holds: ['soy'] },
  water_oil: { words: 'oil', holds: [] },
  quark: { words: 'quark', holds: ['milk'] },
  less_sugar: { words: 'sugar', holds: [] },
  dates: { words: 'dates', holds: [] },
  maple: { words: 'maple syrup', holds: [] },
  sugar_water: { words: 'sugar', holds: [] },
  gluten_free_mix: { words: 'gluten free flour', holds: [] },
  buckwheat: { words: 'buckwheat', holds: [] },
  flour_double: { words: 'wheat flour', holds: ['gluten'] },
  potato_starch: { words: 'potato starch', holds: [] },
  soda_acid: { words: 'baking soda', holds: [] },
  baking_powder: { words: 'baking powder', holds: [] },
  yeast_kinds: { words: 'yeast', holds: [] },
  cornflakes: { words: 'cornflakes', holds: ['gluten'] },
  ground_almonds: { words: 'almonds', holds: ['nuts'] },
  rice_crumbs: { words: 'rice', holds: [] },
  agar: { words: 'agar', holds: [] },
  pectin: { words: 'pectin', holds: [] },
  stock_vinegar: { words: 'stock', holds: ['celery'] },
  grape_juice: { words: 'grape juice', holds: [] },
  tamari: { words: 'soy sauce', holds: ['soy'] },
  coconut_aminos: { words: 'coconut', holds: [] },
  pecorino: { words: 'pecorino', holds: ['milk'] },
  yeast_flakes: { words: 'yeast', holds: [] },
  cream_cheese: { words: 'cream cheese', holds: ['milk'] },
  silken_tofu: { words: 'tofu', holds: ['soy'] },
  yogurt_mustard: { words: 'yogurt', holds: ['milk'] },
  avocado: { words: 'avocado', holds: [] },
  passata: { words: 'tomato', holds: [] },
  vinegar_half: { words: 'vinegar', holds: [] },
  lemon_juice: { words: 'lemon', holds: [] },
  cream: { words: 'cream', holds: ['milk'] },
  seed_butter: { words: 'sunflower seeds', holds: [] },
  sunflower_seeds: { words: 'sunflower seeds', holds: [] },
  butter_melted: { words: 'butter', holds: ['milk'] },
} as const satisfies Readonly<Record<string, { words: string; holds: readonly string[] }>>;
export type InsteadOption = keyof typeof INSTEAD_OPTIONS;

type Row = {
  /** By language in the order of `TERM_LANGUAGES`, folded. */
  readonly words: string;
  /** What is asked in place of it may as well be a better product: only where cooking is spoken of. */
  readonly isAlsoEaten?: true;
  readonly options: readonly InsteadOption[];
};
export const INSTEAD_OF = {
  buttermilk: { words: 'buttermilk; buttermilch; lait ribot, babeurre, lait fermente, buttermilk; buttermilk, suero de mantequilla, suero de leche; latticello, buttermilk; leitelho, buttermilk; karnemelk', options: ['milk_lemon', 'yogurt_thin', 'soy_lemon'] },
  egg: { words: 'egg, eggs; ei, eier, eiern, eiersatz; oeuf, oeufs; huevo, huevos; uovo, uova; ovo, ovos; ei, eieren', options: ['apple_sauce', 'flax', 'banana', 'chickpea_water'] },
  butter: { words: 'butter; butter; beurre; mantequilla; burro; manteiga; boter, roomboter', isAlsoEaten: true, options: ['oil_three_quarters', 'margarine', 'apple_half'] },
  sour_cream: { words: 'sour cream, creme fraiche; schmand, saure sahne, sauerrahm, creme fraiche; creme fraiche, creme aigre; nata agria, creme fraiche; panna acida, creme fraiche; natas azedas, creme fraiche; zure room, creme fraiche', options: ['yogurt_thick', 'quark', 'soy_yogurt'] },
  cream: { words: 'cream, heavy cream, double cream, whipping cream, single cream; sahne, rahm, schlagsahne, kochsahne; creme, creme liquide; nata, nata liquida, crema de leche; panna, panna da cucina; natas, creme de leite; slagroom, room, kookroom', options: ['milk_starch', 'yogurt_end', 'oat_cream', 'soy_cream', 'coconut_milk'] },
  milk: { words: 'milk; milch; lait; leche; latte; leite; melk', isAlsoEaten: true, options: ['oat_drink', 'soy_drink', 'water_oil'] },
  yogurt: { words: 'yogurt, yoghurt, greek yogurt; joghurt; yaourt; yogur; yogurt; iogurte; yoghurt', isAlsoEaten: true, options: ['quark', 'soy_yogurt', 'apple_sauce'] },
  sugar: { words: 'sugar; zucker; sucre; azucar; zucchero; acucar; suiker', isAlsoEaten: true, options: ['less_sugar', 'banana', 'dates'] },
  honey: { words: 'honey; honig; miel; miel; miele; mel; honing', options: ['maple', 'sugar_water'] },
  flour: { words: 'flour, wheat flour, plain flour; mehl, weizenmehl; farine, farine de ble; harina, harina de trigo; farina, farina 00; farinha, farinha de trigo; bloem, meel, tarwebloem', options: ['gluten_free_mix', 'buckwheat', 'ground_almonds'] },
  starch: { words: 'cornstarch, corn starch, cornflour; speisestarke, maisstarke, starke; maizena, fecule; maicena, almidon de maiz, fecula; maizena, amido di mais, fecola; maizena, amido de milho; maizena, maiszetmeel', options: ['potato_starch', 'flour_double'] },
  baking_powder: { words: 'baking powder; backpulver; levure chimique, levure; levadura quimica, levadura en polvo, polvo de hornear, polvos de hornear; lievito per dolci, lievito in polvere; fermento em po; bakpoeder', options: ['soda_acid'] },
  yeast: { words: 'yeast, fresh yeast, dry yeast; hefe, frische hefe, trockenhefe; levure fraiche, levure de boulanger; levadura fresca, levadura de panaderia; lievito di birra; fermento de padeiro; gist, verse gist', options: ['yeast_kinds', 'baking_powder'] },
  breadcrumbs: { words: 'breadcrumbs, panko, bread crumbs; semmelbrosel, paniermehl, brosel; chapelure; pan rallado; pangrattato; pao ralado; paneermeel', options: ['cornflakes', 'rice_crumbs', 'ground_almonds'] },
  gelatine: { words: 'gelatine, gelatin; gelatine; gelatine; gelatina, cola de pescado; gelatina, colla di pesce; gelatina; gelatine', options: ['agar', 'pectin'] },
  wine: { words: 'cooking wine, white wine, red wine, wine; wein, weisswein, rotwein; vin, vin blanc, vin rouge; vino, vino blanco, vino tinto; vino, vino bianco, vino rosso; vinho, vinho branco, vinho tinto; wijn, witte wijn, rode wijn', isAlsoEaten: true, options: ['stock_vinegar', 'grape_juice'] },
  soy_sauce: { words: 'soy sauce, soya sauce; sojasauce, sojasosse; sauce soja; salsa de soja; salsa di soia; molho de soja; sojasaus, ketjap', options: ['tamari', 'coconut_aminos'] },
  parmesan: { words: 'parmesan; parmesan; parmesan; parmesano; parmigiano, grana; parmesao; parmezaan', options: ['pecorino', 'yeast_flakes'] },
  mascarpone: { words: 'mascarpone, ricotta; mascarpone, ricotta; mascarpone, ricotta; mascarpone, ricotta; mascarpone, ricotta; mascarpone, ricota; mascarpone, ricotta', options: ['cream_cheese', 'silken_tofu'] },
  mayonnaise: { words: 'mayonnaise, mayo; mayonnaise, mayo; mayonnaise, mayo; mayonesa; maionese; maionese; mayonaise, mayo', isAlsoEaten: true, options: ['yogurt_mustard', 'avocado'] },
  tomato_paste: { words: 'tomato paste, tomato puree; tomatenmark; concentre de tomate, concentre de tomates; tomate concentrado, concentrado de tomate; concentrato di pomodoro; concentrado de tomate; tomatenpuree', options: ['passata'] },
  lemon: { words: 'lemon, lemon juice; zitrone, zitronensaft; citron, jus de citron; limon, zumo de limon; limone, succo di limone; limao, sumo de limao; citroen, citroensap', options: ['vinegar_half'] },
  vinegar: { words: 'vinegar; essig; vinaigre; vinagre; aceto; vinagre; azijn', options: ['lemon_juice'] },
  coconut_milk: { words: 'coconut milk, coconut cream; kokosmilch; lait de coco; leche de coco; latte di cocco; leite de coco; kokosmelk', options: ['cream', 'oat_cream', 'soy_cream'] },
  peanut_butter: { words: 'peanut butter, tahini; erdnussbutter, erdnussmus, tahin; beurre de cacahuete, tahini; crema de cacahuete, tahini; burro di arachidi, tahina; manteiga de amendoim, tahini; pindakaas, tahin', isAlsoEaten: true, options: ['seed_butter'] },
  pine_nuts: { words: 'pine nuts; pinienkerne; pignons, pignons de pin; pinones; pinoli; pinhoes; pijnboompitten', options: ['sunflower_seeds', 'ground_almonds'] },
  oil: { words: 'oil, vegetable oil; ol, pflanzenol; huile; aceite; olio; oleo; olie', isAlsoEaten: true, options: ['butter_melted', 'apple_half'] },
} as const satisfies Readonly<Record<string, Row>>;
export type InsteadOf = keyof typeof INSTEAD_OF;
/** In place of egg before something is fried. */
export const TO_COAT: readonly InsteadOption[] = ['chickpea_flour', 'starch_water', 'yogurt_thick', 'soy_drink'];

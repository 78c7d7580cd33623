/**
 * What a food is made into, and how it is preserved, by its names in English | French | German | Spanish | Italian | Dutch | Portuguese; the first
 * name of each is the one to look for. "Milk" beside "coconut" is the milk of coconuts, in whatever language a pack says so. `shelves`: kinds
 * of food that such a product stands on; one that is known to stand on another is none of these.
 */
export type FoodKind = { readonly names: string; readonly shelves: readonly string[] };

export const FOOD_KINDS = {
  milk: { names: 'milk, drink | lait, boisson | milch, drink | leche, bebida | latte, bevanda | melk, drank | leite, bebida', shelves: ['milk', 'drink'] },
  soup: { names: 'soup, soups | soupe, soupes, veloute, potage | suppe, suppen, cremesuppe | sopa, sopas, crema | zuppa, zuppe, minestra, vellutata | soep, soepen | sopa, sopas, creme', shelves: ['soup', 'meal'] },
  jam: { names: 'jam, jams, preserve, marmalade | confiture, confitures, marmelade | marmelade, konfiture | mermelada, mermeladas, confitura | marmellata, marmellate, confettura, confetture | jam, confituur | compota, compotas, doce, marmelada', shelves: ['jam', 'spread'] },
  juice: { names: 'juice, juices, nectar | jus, nectar | saft, nektar | zumo, zumos, jugo, nectar | succo, succhi, nettare | sap, sapje | sumo, sumos, suco', shelves: ['juice', 'drink'] },
  ham: { names: 'ham | jambon | schinken | jamon | prosciutto | ham | presunto, fiambre', shelves: ['meat'] },
  sausage: { names: 'sausage, sausages | saucisse, saucisses | wurst, wurstchen, bratwurst | salchicha, salchichas | salsiccia, salsicce | worst, worstjes | salsicha, salsichas', shelves: ['meat', 'meatless'] },
  oil: { names: 'oil | huile | ol | aceite | olio | olie | oleo, azeite', shelves: ['oil'] },
  butter: { names: 'butter | beurre, puree | butter, mus | mantequilla, crema, manteca | burro, crema | boter, pasta | manteiga', shelves: ['nutbutter', 'spread', 'oil'] },
  seeds: { names: 'seeds, seed | graines, graine | kerne, samen, kernen | semillas, pipas | semi | pitten, zaden | sementes, pevides', shelves: ['nut'] },
  ice: { names: 'ice cream, gelato, sorbet | glace, sorbet | eis, sorbet | helado, sorbete | gelato, sorbetto | ijs | gelado, sorvete', shelves: ['icecream', 'dessert'] },
  yogurt: { names: 'yogurt, yoghurt | yaourt | joghurt, joghurtalternative, ghurt | yogur | yogurt | yoghurt | iogurte', shelves: ['yogurt', 'dessert'] },
  cakes: { names: 'cakes, cake | galettes, galette | waffeln, waffel | tortitas, tortas | gallette | wafels, wafel | galetes, tortitas', shelves: ['cracker', 'snack', 'biscuit'] },
  biscuits: { names: 'cookies, cookie, biscuits | biscuits, biscuit, sables | kekse, keks | galletas | biscotti | koekjes, koeken | bolachas, biscoitos', shelves: ['biscuit', 'snack'] },
  vinegar: { names: 'vinegar | vinaigre | essig | vinagre | aceto | azijn | vinagre', shelves: ['sauce'] },
  sauce: { names: 'sauce | sauce | sosse, sauce | salsa | salsa, sugo | saus | molho', shelves: ['sauce'] },
  compote: { names: 'compote, sauce | compote, compotes | mus, kompott | compota | composta, purea | moes, compote | compota, pure', shelves: ['jam', 'dessert', 'fruit'] },
  water: { names: 'water | eau | wasser | agua | acqua | water | agua', shelves: ['drink', 'water', 'juice'] },
  syrup: { names: 'syrup | sirop | sirup | sirope, jarabe | sciroppo | siroop, stroop | xarope', shelves: [] },
  tea: { names: 'tea | the, infusion | tee | te, infusion | te, tisana | thee | cha', shelves: ['drink'] },
  fillet: { names: 'fillets, fillet | filets, filet | filets, filet | filetes, filete | filetti, filetto | filet, filets | filetes, filete', shelves: ['fish', 'meat'] },
  breast: { names: 'breast | blanc, filet | brust | pechuga | petto | borst, filet | peito', shelves: ['meat'] },
  burger: { names: 'burger, burgers | burger, steak, steaks | burger | hamburguesa, hamburguesas | hamburger, burger | burger | hamburguer', shelves: ['meat', 'meatless', 'meal'] },
  muffins: { names: 'muffins, muffin | muffins, muffin | muffins, muffin | magdalenas, muffins | muffin | muffins, muffin | muffins, queques', shelves: ['dessert', 'snack', 'biscuit'] },
  chips: { names: 'chips, crisps | chips | chips | patatas, chips | patatine, chips | chips | batatas, chips', shelves: ['crisps', 'snack'] },
  nuts: { names: 'nuts, nut | noix | nusse, nuss | nueces, nuez | noci, noce | noten, noot | nozes, noz, castanha, castanhas', shelves: ['nut'] },
  cheese: { names: 'cheese | fromage | kase | queso | formaggio | kaas | queijo', shelves: ['cheese'] },
  bread: { names: 'bread | pain | brot | pan | pane | brood | pao', shelves: ['bread'] },
  dried: { names: 'dried | secs, seche, seches, sechee, sechees | getrocknet, getrocknete, getrockneten, trocken | secos, seco, seca, secas, deshidratado | secchi, secco, secca, essiccati | gedroogd, gedroogde | secos, seco, seca, secas', shelves: [] },
  smoked: { names: 'smoked | fume, fumee, fumes | gerauchert, geraucherter, raucher | ahumado, ahumada | affumicato, affumicata | gerookt, gerookte | fumado, fumada', shelves: [] },
  salted: { names: 'salted | sale, sales, salee, salees | gesalzen, gesalzene | salado, salados, salada, saladas | salato, salati, salata, salate | gezouten | salgado, salgados, salgada', shelves: [] },
  roasted: { names: 'roasted | grille, grilles, grillee, grillees | gerostet, gerostete | tostado, tostados, tostadas | tostato, tostati, tostate | geroosterd, geroosterde | torrado, torrados', shelves: [] },
  frozen: { names: 'frozen | surgele, surgeles, surgelees | tiefgekuhlt, tiefgekuhlte, gefroren | congelado, congelados, congeladas | surgelato, surgelati | diepvries, bevroren | congelado, congelados', shelves: [] },
} as const satisfies Readonly<Record<string, FoodKind>>;

/** Foods that stand under an allergen by law, and are each a food of their own, by their names in the same languages, each in the singular and the plural. */
export const FOOD_NAMES: readonly string[] = [
  'almond, almonds | amande, amandes | mandel, mandeln | almendra, almendras | mandorla, mandorle | amandel, amandelen | amendoa, amendoas',
  'hazelnut, hazelnuts | noisette, noisettes | haselnuss, haselnusse | avellana, avellanas | nocciola, nocciole | hazelnoot, hazelnoten | avela, avelas',
  'walnut, walnuts | noix | walnuss, walnusse | nuez, nueces | noce, noci | walnoot, walnoten | noz, nozes',
  'cashew, cashews | noix de cajou, cajou | cashew, cashews | anacardo, anacardos | anacardio, anacardi | cashew, cashewnoten | caju, castanha de caju',
  'pistachio, pistachios | pistache, pistaches | pistazie, pistazien | pistacho, pistachos | pistacchio, pistacchi | pistache, pistachenoten | pistacio, pistache',
  'pecan, pecans | noix de pecan, pecan | pekannuss, pekannusse | pacana, pecana | pecan | pecannoot, pecannoten | peca, pecan',
  'macadamia | macadamia | macadamia | macadamia | macadamia | macadamia | macadamia',
  'peanut, peanuts | cacahuete, cacahuetes | erdnuss, erdnusse | cacahuete, cacahuetes | arachide, arachidi | pinda, pindas | amendoim',
  'soy, soya | soja | soja | soja | soia | soja | soja',
  'oat, oats | avoine | hafer | avena | avena | haver | aveia',
  'sesame | sesame | sesam | sesamo | sesamo | sesam | sesamo',
  'egg, eggs | oeuf, oeufs | ei, eier | huevo, huevos | uovo, uova | ei, eieren | ovo, ovos',
  'shrimp, shrimps | crevette, crevettes | garnele, garnelen | gamba, gambas | gambero, gamberi | garnaal, garnalen | camarao, camaroes',
  'mustard | moutarde | senf | mostaza | senape | mosterd | mostarda',
  'wheat | ble | weizen | trigo | grano, frumento | tarwe | trigo',
  'bulgur | boulgour | bulgur | bulgur | bulgur | bulgur | bulgur',
  'couscous | couscous | couscous | cuscus | cuscus | couscous | cuscuz',
  'butter | beurre | butter | mantequilla | burro | boter | manteiga',
  'cream | creme | sahne, rahm | nata | panna | room, slagroom | natas, nata',
  'milk | lait | milch | leche | latte | melk | leite',
  'cheese | fromage | kase | queso | formaggio | kaas | queijo',
  'bacon | lardons, lard, bacon | speck | tocino, bacon | pancetta | spek | toucinho, bacon',
  'breadsticks | gressins | grissini | colines, grisines | grissini | soepstengels, grissini | grissini',
];

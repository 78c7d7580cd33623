import type { FigureName } from '../label-reading.ts';

/**
 * How packs call the figures, in the seven languages that are read: folded to small letters without accents and without spaces, since an
 * engine may drop them. A term of up to four letters must be a whole word. A longer term wins over one inside it. `null`: a row that must
 * not be taken for another ("energy from fat").
 */
export const FIGURE_TERMS: ReadonlyArray<readonly [FigureName | null, readonly string[]]> = [
  [
    'energyKj',
    ['energy', 'energyvalue', 'energie', 'valeurenergetique', 'energetique', 'brennwert', 'energiewert', 'energia', 'valorenergetico', 'energetico', 'valoreenergetico', 'energetischewaarde', 'kilojoules'],
  ],
  ['energyKcal', ['calories', 'calorie', 'calorias', 'kilocalories', 'kalorien']],
  [
    'fat',
    ['fat', 'fats', 'totalfat', 'fattotal', 'matieresgrasses', 'matieregrasse', 'graisses', 'lipides', 'fett', 'fette', 'grasas', 'grasastotales', 'grasa', 'grassi', 'vet', 'vetten', 'lipidos', 'gorduras', 'gordura', 'gordurastotais', 'lipides'],
  ],
  [
    'saturatedFat',
    ['saturates', 'saturated', 'saturatedfat', 'satfat', 'acidesgrassatures', 'gesattigtefettsauren', 'gesattigte', 'gesattigt', 'saturadas', 'acidosgrasossaturados', 'grasassaturadas', 'acidigrassisaturi', 'grassisaturi', 'saturi', 'verzadigde', 'verzadigd', 'verzadigdevetzuren', 'verzadigdvet', 'saturados', 'acidosgordossaturados', 'gordurassaturadas', 'satures', 'graissessaturees', 'vetzurenverzadigd', 'waarvanverzadigd', 'grassatures', 'saturees'],
  ],
  ['transFat', ['transfat', 'transfats', 'transfettsauren', 'acidesgrastrans', 'grasastrans', 'gordurastrans', 'fattrans', 'trans']],
  [
    'monounsaturatedFat',
    ['monounsaturates', 'monounsaturated', 'monounsaturatedfat', 'monoinsatures', 'einfachungesattigte', 'monoinsaturadas', 'einfachungesattigtefettsauren', 'monoinsaturi', 'enkelvoudigonverzadigd', 'enkelvoudigonverzadigde', 'monoinsaturados', 'acidesgrasmonoinsatures'],
  ],
  [
    'polyunsaturatedFat',
    ['polyunsaturates', 'polyunsaturated', 'polyunsaturatedfat', 'polyinsatures', 'mehrfachungesattigte', 'poliinsaturadas', 'mehrfachungesattigtefettsauren', 'polinsaturi', 'poliinsaturi', 'meervoudigonverzadigd', 'meervoudigonverzadigde', 'poliinsaturados', 'polinsaturados', 'acidesgraspolyinsatures'],
  ],
  ['cholesterol', ['cholesterol', 'cholesterin', 'colesterol', 'colesterolo']],
  ['carbohydratesTotal', ['totalcarbohydrate', 'totalcarbohydrates', 'totalcarb', 'totalcarbs']],
  [
    'carbohydrates',
    ['carbohydrate', 'carbohydrates', 'carbohydratestotal', 'glucides', 'hydratesdecarbone', 'kohlenhydrate', 'kohlehydrate', 'hidratosdecarbono', 'carbohidratos', 'glucidos', 'carboidrati', 'koolhydraten', 'carboidratos'],
  ],
  [
    'sugars',
    ['sugars', 'sugar', 'totalsugars', 'ofwhichsugars', 'sucres', 'dontsucres', 'zucker', 'davonzucker', 'azucares', 'zuccheri', 'suikers', 'acucares', 'azucar'],
  ],
  ['addedSugars', ['addedsugars', 'addedsugar', 'includesaddedsugars', 'azucaresanadidos', 'zugesetztezucker']],
  ['polyols', ['polyols', 'sugaralcohol', 'sugaralcohols', 'mehrwertigealkohole', 'polialcoholes', 'polioli', 'polyolen', 'poliois']],
  ['starch', ['starch', 'amidon', 'starke', 'almidon', 'amido', 'zetmeel']],
  [
    'fiber',
    ['fibre', 'fiber', 'fibres', 'dietaryfibre', 'dietaryfiber', 'fibresalimentaires', 'fibrealimentaire', 'ballaststoffe', 'fibra', 'fibraalimentaria', 'fibradietetica', 'fibrealimentari', 'vezels', 'voedingsvezels', 'voedingsvezel', 'fibraalimentar', 'fibras', 'fibradietaria'],
  ],
  ['proteins', ['protein', 'proteins', 'proteines', 'eiweiss', 'eiweib', 'eiweis', 'eiweif', 'eiweir', 'eiweip', 'proteinas', 'proteina', 'proteine', 'eiwitten', 'eiwit']],
  ['salt', ['salt', 'sel', 'salz', 'sal', 'sale', 'zout']],
  ['sodium', ['sodium', 'natrium', 'sodio']],
  [null, ['caloriesfromfat', 'fromfat', 'energyfromfat', 'othercarbohydrate', 'othercarbohydrates', 'solublefiber', 'insolublefiber', 'solublefibre']],
  [null, ['insolublefibre', 'saltequivalent', 'omega', 'vitamin', 'vitamina', 'vitamine', 'calcium', 'potassium', 'iron', 'kalium']],
];

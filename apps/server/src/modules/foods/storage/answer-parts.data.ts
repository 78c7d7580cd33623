/**
 * What answers of foods have in common, in the order of an answer: packed answers refer to it instead of repeating it. It only saves room;
 * a change makes every stored answer one of another edition.
 */
const component = (id: string, side: string, unit: string, points: number, most: number): string =>
  `{"id":"${id}","side":"${side}","value":0,"unit":${unit},"points":${points},"maxPoints":${most},"counted":true},`;

export const ANSWER_PARTS = [
  '"own":["],"fix":"","level":"worth a look","level":"doubtful","nutriments":["energyKj","fat","carbohydrates","proteins"],"message":"',
  '"computable":false,"reason":"missing_nutriments","missing":["energyKj","fat","saturatedFat","sugars","proteins","salt"]},"doubts":[',
  '"reason":"exempt","missing":[]},"scoreBasis":"none","scoreBasis":"fallback","nutriscoreGrade":"unknown","nutriscore_grade":"unknown"',
  '"kindBasis":"inferred","kindFrom":["name"],"kindBasis":"none","plausibleKinds":["general","beverage"],"redMeat":true,"sweetener":true',
  '"en:maybe-vegan","en:maybe-vegetarian"],"en:palm-oil-content-unknown","en:vegan-status-unknown","en:vegetarian-status-unknown"],"en:e3',
  ',"en:non-vegetarian"],"en:vegan","en:palm-oil-free","en:may-contain-palm-oil",|class-|.zik0zk..zik0zk.1kw..e8||2o||.4fti4g\n000.|water',
  ',"image":"https://images.openfoodfacts.org/images/products/000/000/000/0000/front_en.9.400.jpg","category":"',
  ',"image":null,"category":null,"quantity":null,"servingSize":null,"ingredients":null,"additives":"","additives_tags":[]',
  ',"quantity":"500 g","servingSize":30,"ingredients":"","additives":"e322, e500","additives_tags":["en:e322","en:e500"]',
  ',"novaGroup":null,"nova_group":null,"novaGroup":4,"nova_group":4,"nutriscoreGrade":"d","nutriscore_grade":"d"',
  ',"nutriments":{"energy_100g":0,"energy":0,"energy-kcal_100g":0,"energy-kcal":0,"fat_100g":0,"fat":0',
  ',"saturated-fat_100g":0,"saturated-fat":0,"carbohydrates_100g":0,"carbohydrates":0,"sugars_100g":0,"sugars":0',
  ',"proteins_100g":0,"proteins":0,"fiber_100g":0,"fiber":0,"salt_100g":0,"salt":0,"sodium_100g":0,"sodium":0}',
  ',"healthScore":50,"scoreBasis":"nutriscore","facts":{"kind":"general","kindBasis":"category"',
  ',"nutriments":{"energyKj":0,"energyKcal":0,"fat":0,"saturatedFat":0,"carbohydrates":0,"sugars":0,"fiber":0,"proteins":0,"salt":0}',
  ',"fruitVegPercent":null,"redMeat":false,"sweetener":false,"nova":4,"printedGrade":null,"additives":[],"lang":"en"',
  ',"ingredientsText":"","reading":"1|53385f35621|en|l|17|17|..zik0zk|||..e8|..zik0zk||\\n000.',
  '","listBasis":"source","ingredientsCount":12,"unknownIngredientsCount":0,"categoriesTags":["en:plant-based-foods-and-beverages"',
  ',"en:plant-based-foods"],"labelsTags":[],"allergensTags":["en:gluten","en:milk"],"tracesTags":["en:nuts"]',
  ',"ingredientsAnalysisTags":["en:palm-oil","en:non-vegan","en:vegetarian"]},"nutriScore":{"computable":true,"points":10,"grade":"c"',
  ',"negativePoints":10,"positivePoints":0,"proteinsCounted":false,"proteinsCounted":true,"components":[',
  component('energy', 'negative', '"kJ"', 4, 10),
  component('sugars', 'negative', '"g"', 1, 15),
  component('saturatedFat', 'negative', '"g"', 2, 10),
  component('salt', 'negative', '"g"', 3, 20),
  component('sweetener', 'negative', 'null', 0, 4),
  '{"id":"fruitVeg","side":"positive","value":null,"unit":"%","points":0,"maxPoints":6,"counted":true},',
  component('fruitVeg', 'positive', '"%"', 0, 5),
  component('fiber', 'positive', '"g"', 0, 5),
  '{"id":"proteins","side":"positive","value":0,"unit":"g","points":2,"maxPoints":7,"counted":false}]',
  '{"id":"proteins","side":"positive","value":0,"unit":"g","points":2,"maxPoints":7,"counted":true}]',
  ',"range":{"best":{"points":2,"grade":"b"},"worst":{"points":8,"grade":"d"}},"unknown":["fiber"],"assumed":["saturatedFat"]}',
  ',"range":null,"unknown":["fruitVeg"],"assumed":[]},"doubts":[],"says":{"text":"","spoons":null',
  ',"data":{"kind":"everyday","strength":"fiber","data":{"kind":"ordinary"},"data":{"kind":"processed"},"data":{"kind":"no data"}',
  ',"data":{"kind":"day","nutriment":"saturatedFat","level":"high","portion":{"kind":"serving","amount":30,"unit":"g"},"percent":14}}',
  ',"placeholder":"other","sources":[{"name":"Open Food Facts","url":"https://world.openfoodfacts.org/product/',
  '","licence":"ODbL 1.0"}],"provenance":{"source":"import","modifiedAt":1700000000000,"own":[]}}{"id":"0000000000000","barcode":"',
].join('');

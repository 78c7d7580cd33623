import type { ReadLanguage } from '@labelwise/domain/reading';
import type { FigureName } from '@labelwise/label-reader';

/** What packs print, in each language: for generated labels alone, so that nothing of it is shared with the reader. */
export type LabelWords = {
  title: readonly string[];
  per: string;
  portion: readonly string[];
  rows: Readonly<Partial<Record<FigureName, readonly string[]>>>;
  heading: string;
  ingredients: readonly string[];
  allergens: readonly string[];
  traces: (allergens: string) => string;
  storage: string;
  comma: boolean;
};

export const WORDS: Readonly<Record<ReadLanguage, LabelWords>> = {
  en: {
    title: ['Nutrition', 'Typical values', 'Nutrition information', 'Nutritional information'],
    per: 'per',
    portion: ['per serving ({})', 'per portion ({})', 'Per {} serving'],
    rows: {
      energyKj: ['Energy'],
      fat: ['Fat', 'Total fat'],
      saturatedFat: ['of which saturates', '- saturates', 'Saturated fat'],
      carbohydrates: ['Carbohydrate', 'Carbohydrates'],
      sugars: ['of which sugars', '- sugars', 'Sugars'],
      fiber: ['Fibre', 'Dietary fibre'],
      proteins: ['Protein'],
      salt: ['Salt'],
    },
    heading: 'Ingredients',
    ingredients: ['water', 'sugar', 'rapeseed oil', 'potatoes', 'tomato purée', 'rice flour', 'glucose syrup', 'salt', 'maize starch', 'onion powder', 'garlic powder', 'paprika', 'natural flavouring', 'citric acid', 'sunflower lecithins', 'apple juice concentrate', 'cocoa butter', 'spirit vinegar', 'yeast extract', 'black pepper', 'raising agent: sodium carbonates', 'colour: carotenes', 'palm oil', 'dextrose'],
    allergens: ['wheat flour', 'skimmed milk powder', 'barley malt extract', 'soya lecithin', 'hazelnuts', 'egg white powder', 'celery', 'mustard seed', 'butter (milk)'],
    traces: (allergens) => `May contain traces of ${allergens}.`,
    storage: 'Store in a cool, dry place. Once opened, eat within three days.',
    comma: false,
  },
  fr: {
    title: ['Valeurs nutritionnelles', 'Déclaration nutritionnelle', 'Valeurs nutritionnelles moyennes'],
    per: 'pour',
    portion: ['par portion ({})', 'pour une portion de {}', 'par portion de {}'],
    rows: {
      energyKj: ['Énergie', 'Valeur énergétique'],
      fat: ['Matières grasses', 'Graisses', 'Lipides'],
      saturatedFat: ['dont acides gras saturés', '- dont saturés'],
      carbohydrates: ['Glucides'],
      sugars: ['dont sucres', '- dont sucres'],
      fiber: ['Fibres alimentaires', 'Fibres'],
      proteins: ['Protéines'],
      salt: ['Sel'],
    },
    heading: 'Ingrédients',
    ingredients: ['eau', 'sucre', 'huile de colza', 'pommes de terre', 'purée de tomates', 'farine de riz', 'sirop de glucose', 'sel', 'amidon de maïs', 'oignon en poudre', 'ail', 'paprika', 'arôme naturel', 'acide citrique', 'épices', 'jus de pomme concentré', 'beurre de cacao', "vinaigre d'alcool", 'extrait de levure', 'poivre noir', 'poudre à lever : carbonates de sodium', 'colorant : carotènes', 'huile de palme'],
    allergens: ['farine de blé', 'lait écrémé en poudre', "extrait de malt d'orge", 'lécithine de soja', 'noisettes', "blanc d'œuf", 'céleri', 'graines de moutarde', 'beurre'],
    traces: (allergens) => `Peut contenir des traces de ${allergens}.`,
    storage: 'À conserver dans un endroit frais et sec. À consommer de préférence avant : voir le dessus.',
    comma: true,
  },
  de: {
    title: ['Nährwerte', 'Durchschnittliche Nährwerte', 'Nährwertangaben', 'Nährwertdeklaration'],
    per: 'pro',
    portion: ['pro Portion ({})', 'je Portion ({})'],
    rows: {
      energyKj: ['Energie', 'Brennwert'],
      fat: ['Fett'],
      saturatedFat: ['davon gesättigte Fettsäuren', '- davon gesättigte Fettsäuren'],
      carbohydrates: ['Kohlenhydrate'],
      sugars: ['davon Zucker', '- davon Zucker'],
      fiber: ['Ballaststoffe'],
      proteins: ['Eiweiß', 'Protein'],
      salt: ['Salz'],
    },
    heading: 'Zutaten',
    ingredients: ['Wasser', 'Zucker', 'Rapsöl', 'Kartoffeln', 'Tomatenmark', 'Reismehl', 'Glukosesirup', 'Speisesalz', 'Maisstärke', 'Zwiebelpulver', 'Knoblauch', 'Paprika', 'natürliches Aroma', 'Säuerungsmittel: Citronensäure', 'Gewürze', 'Apfelsaftkonzentrat', 'Kakaobutter', 'Branntweinessig', 'Hefeextrakt', 'schwarzer Pfeffer', 'Backtriebmittel: Natriumcarbonate', 'Farbstoff: Carotine', 'Palmöl', 'Dextrose'],
    allergens: ['Weizenmehl', 'Magermilchpulver', 'Gerstenmalzextrakt', 'Sojalecithin', 'Haselnüsse', 'Hühnereiweißpulver', 'Sellerie', 'Senfsaat', 'Butter'],
    traces: (allergens) => `Kann Spuren von ${allergens} enthalten.`,
    storage: 'Kühl und trocken lagern. Mindestens haltbar bis: siehe Deckel.',
    comma: true,
  },
  es: {
    title: ['Información nutricional', 'Valores medios', 'Valores nutricionales'],
    per: 'por',
    portion: ['por porción ({})', 'por ración de {}'],
    rows: {
      energyKj: ['Valor energético', 'Energía'],
      fat: ['Grasas'],
      saturatedFat: ['de las cuales saturadas', '- de las cuales saturadas'],
      carbohydrates: ['Hidratos de carbono'],
      sugars: ['de los cuales azúcares', '- de los cuales azúcares'],
      fiber: ['Fibra alimentaria'],
      proteins: ['Proteínas'],
      salt: ['Sal'],
    },
    heading: 'Ingredientes',
    ingredients: ['agua', 'azúcar', 'aceite de girasol', 'patatas', 'tomate concentrado', 'harina de arroz', 'jarabe de glucosa', 'sal', 'almidón de maíz', 'cebolla en polvo', 'ajo', 'pimentón', 'aroma natural', 'ácido cítrico', 'especias', 'zumo de manzana concentrado', 'manteca de cacao', 'vinagre de alcohol', 'extracto de levadura', 'pimienta negra', 'gasificante: carbonatos de sodio', 'colorante: carotenos', 'aceite de palma'],
    allergens: ['harina de trigo', 'leche desnatada en polvo', 'extracto de malta de cebada', 'lecitina de soja', 'avellanas', 'clara de huevo', 'apio', 'granos de mostaza', 'mantequilla'],
    traces: (allergens) => `Puede contener trazas de ${allergens}.`,
    storage: 'Conservar en un lugar fresco y seco. Consumir preferentemente antes del fin de: ver tapa.',
    comma: true,
  },
  it: {
    title: ['Dichiarazione nutrizionale', 'Valori nutrizionali medi', 'Informazioni nutrizionali'],
    per: 'per',
    portion: ['per porzione ({})', 'per porzione da {}'],
    rows: {
      energyKj: ['Energia', 'Valore energetico'],
      fat: ['Grassi'],
      saturatedFat: ['di cui acidi grassi saturi', '- di cui acidi grassi saturi'],
      carbohydrates: ['Carboidrati'],
      sugars: ['di cui zuccheri', '- di cui zuccheri'],
      fiber: ['Fibre', 'Fibre alimentari'],
      proteins: ['Proteine'],
      salt: ['Sale'],
    },
    heading: 'Ingredienti',
    ingredients: ['acqua', 'zucchero', 'olio di girasole', 'patate', 'concentrato di pomodoro', 'farina di riso', 'sciroppo di glucosio', 'sale', 'amido di mais', 'cipolla in polvere', 'aglio', 'paprica', 'aroma naturale', 'acido citrico', 'spezie', 'succo di mela concentrato', 'burro di cacao', "aceto d'alcool", 'estratto di lievito', 'pepe nero', 'agente lievitante: carbonati di sodio', 'colorante: caroteni', 'olio di palma'],
    allergens: ['farina di frumento', 'latte scremato in polvere', "estratto di malto d'orzo", 'lecitina di soia', 'nocciole', 'albume in polvere', 'sedano', 'semi di senape', 'burro'],
    traces: (allergens) => `Può contenere tracce di ${allergens}.`,
    storage: 'Conservare in luogo fresco e asciutto. Da consumarsi preferibilmente entro: vedi il coperchio.',
    comma: true,
  },
  nl: {
    title: ['Voedingswaarde', 'Gemiddelde voedingswaarde', 'Voedingswaarden'],
    per: 'per',
    portion: ['per portie ({})', 'per portie van {}'],
    rows: {
      energyKj: ['Energie'],
      fat: ['Vetten', 'Vet'],
      saturatedFat: ['waarvan verzadigde vetzuren', '- waarvan verzadigd'],
      carbohydrates: ['Koolhydraten'],
      sugars: ['waarvan suikers', '- waarvan suikers'],
      fiber: ['Vezels', 'Voedingsvezels'],
      proteins: ['Eiwitten', 'Eiwit'],
      salt: ['Zout'],
    },
    heading: 'Ingrediënten',
    ingredients: ['water', 'suiker', 'zonnebloemolie', 'aardappelen', 'tomatenpuree', 'rijstebloem', 'glucosestroop', 'zout', 'maïszetmeel', 'uienpoeder', 'knoflook', 'paprika', 'natuurlijk aroma', 'voedingszuur: citroenzuur', 'specerijen', 'geconcentreerd appelsap', 'cacaoboter', 'azijn', 'gistextract', 'zwarte peper', 'rijsmiddel: natriumcarbonaten', 'kleurstof: carotenen', 'palmolie'],
    allergens: ['tarwebloem', 'magere melkpoeder', 'gerstemoutextract', 'sojalecithine', 'hazelnoten', 'eiwitpoeder (ei)', 'selderij', 'mosterdzaad', 'boter'],
    traces: (allergens) => `Kan sporen van ${allergens} bevatten.`,
    storage: 'Koel en droog bewaren. Ten minste houdbaar tot: zie deksel.',
    comma: true,
  },
  pt: {
    title: ['Declaração nutricional', 'Informação nutricional', 'Valores nutricionais médios'],
    per: 'por',
    portion: ['por dose ({})', 'por porção de {}'],
    rows: {
      energyKj: ['Energia', 'Valor energético'],
      fat: ['Lípidos'],
      saturatedFat: ['dos quais saturados', '- dos quais saturados'],
      carbohydrates: ['Hidratos de carbono'],
      sugars: ['dos quais açúcares', '- dos quais açúcares'],
      fiber: ['Fibra', 'Fibra alimentar'],
      proteins: ['Proteínas'],
      salt: ['Sal'],
    },
    heading: 'Ingredientes',
    ingredients: ['água', 'açúcar', 'óleo de girassol', 'batatas', 'concentrado de tomate', 'farinha de arroz', 'xarope de glicose', 'sal', 'amido de milho', 'cebola em pó', 'alho', 'pimentão-doce', 'aroma natural', 'ácido cítrico', 'especiarias', 'sumo de maçã concentrado', 'manteiga de cacau', 'vinagre de álcool', 'extrato de levedura', 'pimenta-preta', 'levedante: carbonatos de sódio', 'corante: carotenos', 'óleo de palma'],
    allergens: ['farinha de trigo', 'leite magro em pó', 'extrato de malte de cevada', 'lecitina de soja', 'avelãs', 'clara de ovo', 'aipo', 'sementes de mostarda', 'manteiga'],
    traces: (allergens) => `Pode conter vestígios de ${allergens}.`,
    storage: 'Conservar em local fresco e seco. Consumir de preferência antes do fim de: ver tampa.',
    comma: true,
  },
};

import type { SubstanceTable } from './substances.ts';

export const BENEFITS = {
  Probiotics: {
    terms: {
      en: [
        '{live [and ][active ]|active |yog[h]urt |lactic }[yog[h]urt ]cultures', 'probiotic[s]', 'lactobacillus*',
        'bifidobacterium*', 'l[.][ ]{acidophilus|bulgaricus|casei|rhamnosus|plantarum}', 's[.][ ]thermophilus',
        'kefir', 'sauerkraut', 'kimchi', 'kombucha',
      ],
      fr: [
        'ferments [lactiques|du yaourt]', 'bifidus', 'lactobacillus*', 'bifidobacterium*', 'kefir', 'choucroute',
        'kombucha', 'ferments',
      ],
      de: [
        'joghurtkulturen', 'milchsaurebakterien', 'milchsaurekulturen', 'lactobacillus*', 'bifidobacterium*',
        'kefir', 'sauerkraut', 'kombucha',
      ],
      es: ['fermentos [lacticos|del yogur]', 'lactobacillus*', 'bifidobacterium*', 'kefir', 'kombucha', 'chucrut'],
      it: ['fermenti lattici', 'lactobacillus*', 'bifidobacterium*', 'kefir', 'kombucha', 'crauti'],
      nl: [
        '{yoghurt|melkzuur}[ ]{culturen|bacterien}', 'lactobacillus*', 'bifidobacterium*', 'kefir', 'zuurkool',
        'kombucha',
      ],
      pt: ['fermentos {lacticos|do iogurte}', 'lactobacillus*', 'bifidobacterium*', 'kefir', 'kombucha', 'chucrute'],
    },
    categories: [
      'en:yogurts', 'en:kefir', 'en:fermented-milk-products', 'en:kombuchas', 'en:kimchi', 'en:sauerkraut',
    ],
  },
  'Soluble Fiber': {
    terms: {
      en: [
        'oat[s]', 'oat[ ]meal', 'oat {bran|fibre|fiber|flour}', 'rolled oats', 'psyllium', 'beta-glucan', 'barley',
        'flax[ ]seed[s]', 'linseed[s]', 'chia', 'guar gum fibre', 'acacia fib{re|er}',
      ],
      fr: [
        'avoine', "son d['][ ]avoine", 'psyllium', 'beta-glucane[s]', 'orge', 'lin', 'graines de {lin|chia}', 'chia',
      ],
      de: ['hafer*', 'flohsamen[schalen]', 'beta-glucan', 'gerste*', 'leinsamen', 'chia[samen]'],
      es: [
        'avena', 'salvado de avena', 'psyllium', 'beta-glucano[s]', 'cebada', 'linaza', 'semillas de {lino|chia}',
        'chia',
      ],
      it: ['avena', "crusca d['][ ]avena", 'psillio', 'beta-glucani', 'orzo', 'semi di {lino|chia}', 'chia'],
      nl: ['haver*', 'psyllium', 'beta-glucan[en]', 'gerst*', 'lijnzaad', 'chiazaad'],
      pt: ['aveia', 'psyllium', 'beta-glucanos', 'cevada', 'linhaca', 'sementes de chia', 'chia'],
    },
    lookAlikes: [
      'oat {milk|drink}', '[barley ]malt[ed][ barley][ +]', 'barley malt**', "malt d['][ ]orge",
      '[extrait de ]malt**',
    ],
  },
  'Plant Sterols': {
    terms: {
      en: ['{plant|phyto}[ ]{sterol|stanol}[s]', 'phytosterol[s]'],
      fr: ['[phyto]sterol[s] vegetaux', 'phytosterol[s]', 'stanol[s] vegetaux', 'esters de sterol[s]'],
      de: ['pflanzen{sterin[e]|stanol[e]}*', 'phytosterin[e]'],
      es: ['[fito]esteroles'],
      it: ['[fito]steroli'],
      nl: ['plantensterolen', 'plantenstanolen', 'fytosterolen'],
      pt: ['[fito]esterois'],
    },
  },
  'Rich in Omega-3': {
    terms: {
      en: [
        'salmon', 'sardine[s]', 'mackerel', 'herring', 'anchov{y|ies}', 'trout', 'fish oil', '{flax|lin}[ ]seed[s]',
        'flax', 'chia', 'walnut[s]', 'hemp {seed[s]|hearts|oil}', 'algal oil', 'pilchard[s]', 'kipper[s]',
      ],
      fr: [
        'saumon[s]', 'sardine[s]', 'maquereau[x]', 'hareng[s]', 'anchois', 'truite[s]', 'huile de poisson',
        '{graine[s] de |huile de }lin', 'lin', 'chia', 'noix!{ de}', 'chanvre',
      ],
      de: [
        'lachs', 'sardinen', 'makrele[n]', 'hering*', 'sardellen', 'forelle', 'fischol', 'leinsamen', 'leinol',
        'chia[samen]', 'walnuss*', 'hanfsamen',
      ],
      es: [
        'salmon', 'sardina[s]', 'caballa', 'arenque', 'anchoa[s]', 'trucha', 'aceite de pescado', 'linaza', 'lino',
        'chia', 'nueces',
      ],
      it: [
        'salmone', 'sardin{a|e}', 'sgombro', 'aringh[e]', 'acciugh{a|e}', 'alici', 'trota', 'olio di pesce', 'lino',
        'chia', 'noci',
      ],
      nl: [
        'zalm', 'sardine[s|n]', 'makreel', 'haring', 'ansjovis', 'forel', 'visolie', 'lijnzaad', 'lijnzaadolie',
        'chiazaad', 'walnoten', 'hennepzaad',
      ],
      pt: [
        'salmao', 'sardinha[s]', 'cavala', 'arenque', 'anchova[s]', 'truta', 'oleo de peixe', 'linhaca', 'chia',
        'nozes',
      ],
    },
    categories: [
      'en:salmons', 'en:sardines', 'en:mackerels', 'en:herrings', 'en:smoked-salmons', 'en:anchovies', 'en:linseeds',
      'en:walnuts',
    ],
  },
  'Some Omega-3': {
    terms: {
      en: ['tuna', 'canola oil', 'rapeseed oil', 'soybean oil'],
      fr: ['thon[s]', 'huile de colza'],
      de: ['thunfisch', 'rapsol'],
      es: ['atun', 'aceite de colza'],
      it: ['tonno', 'olio di colza'],
      nl: ['tonijn', 'koolzaadolie', 'raapzaadolie'],
      pt: ['atum', 'oleo de colza'],
    },
    categories: ['en:tunas', 'en:rapeseed-oils'],
  },
  'Good Fat Source': {
    terms: {
      en: [
        'olive oil', 'olive[s]', 'avocado[s]', 'avocado oil', 'almond[s]', 'hazelnut[s]', 'walnut[s]', 'cashew[s]',
        'pecan[s]', 'pistachio[s]', 'macadamia[s]', 'nuts', 'peanut[s]', 'sesame', 'tahini', 'sunflower seed[s]',
        'pumpkin seed[s]', 'chia', 'flax[ ]seed[s]', 'linseed[s]', 'salmon', 'sardine[s]', 'mackerel', 'herring',
        'trout', 'canola oil', 'rapeseed oil', 'soybeans', 'hemp seed[s]',
      ],
      fr: [
        "huile d['][ ]olive[s]**", 'olive[s]', 'avocat[s]', 'amande[s]', 'noisette[s]', 'noix', 'pistache[s]',
        'cacahuete[s]', 'sesame', 'tahin[{i|e}]', 'graines de {tournesol|courge|chia|lin|sesame}', 'saumon[s]',
        'sardine[s]', 'maquereau[x]', 'hareng[s]', 'huile de colza',
      ],
      de: [
        'olivenol', 'oliven', 'avocado[s]', 'mandeln', 'haselnuss[e]', 'walnuss[e]', 'cashew*', 'pistazien',
        'erdnuss[e]', 'sesam', 'sonnenblumenkerne', 'kurbiskerne', 'leinsamen', 'lachs', 'sardinen', 'makrele[n]',
        'hering', 'rapsol',
      ],
      es: [
        'aceite de oliva**', 'aceitunas', 'aguacate', 'almendra[s]', 'avellana[s]', 'nueces', 'anacardos',
        'pistachos', 'cacahuete[s]', 'sesamo', 'pipas de {girasol|calabaza}', 'salmon', 'sardina[s]', 'caballa',
        'aceite de colza',
      ],
      it: [
        "olio [extra[ ]vergine ]d[i|'][ ]oliva", 'olive', 'avocado', 'mandorle', 'nocciole', 'noci', 'anacardi',
        'pistacchi', 'arachidi', 'sesamo', 'semi di {girasole|zucca|lino|chia}', 'salmone', 'sardine', 'sgombro',
        'olio di colza',
      ],
      nl: [
        'olijfolie', 'olijven', 'avocado[s]', 'amandelen', 'hazelnoten', 'walnoten', 'cashewnoten', 'pistachenoten',
        'pindas', 'sesam*', 'zonnebloempitten', 'pompoenpitten', 'lijnzaad', 'zalm', 'sardines', 'makreel', 'haring',
        'koolzaadolie',
      ],
      pt: [
        'azeite', 'azeitonas', 'abacate', 'amendoas', 'avelas', 'nozes', 'caju', 'amendoi{m|ns}', 'sesamo',
        'sementes de {girassol|abobora|chia|linhaca}', 'salmao', 'sardinhas', 'cavala', 'oleo de colza',
      ],
    },
    lookAlikes: [
      'coconut[s]', 'nutmeg[s]', 'doughnut[s]', 'butternut[ squash]', 'water chestnut[s]', 'noix de {coco|muscade}',
      'olive oil cooking spray',
    ],
    categories: [
      'en:olive-oils', 'en:extra-virgin-olive-oils', 'en:nuts', 'en:nut-butters', 'en:almonds', 'en:walnuts',
      'en:hazelnuts', 'en:peanut-butters', 'en:avocados', 'en:salmons', 'en:sardines', 'en:seeds',
    ],
  },
  'Antioxidant Source': {
    terms: {
      en: [
        'blue[ ]berr{y|ies}', '{straw|rasp|black|cran|elder}berr{y|ies}', 'acai', 'pomegranate[s]', 'green tea',
        'matcha', 'dark chocolate', 'cocoa {mass|powder}', 'spinach', 'kale', 'beet[root][s]', 'red cabbage', 'goji',
        'broccoli',
      ],
      fr: [
        'myrtille[s]', 'fraise[s]', 'framboise[s]', 'mure[s]', 'canneberge[s]', 'grenade[s]', 'the vert', 'epinards',
        'chou {kale|rouge}', 'betterave[s]', 'brocoli[s]',
      ],
      de: [
        'heidelbeeren', 'blaubeeren', 'erdbeeren', 'himbeeren', 'brombeeren', 'granatapfel', 'gruner tee', 'spinat',
        'grunkohl', 'rote bete', 'brokkoli',
      ],
      es: [
        'arandanos', 'fresas', 'frambuesas', 'moras', 'granada', 'te verde', 'espinacas', 'col rizada', 'remolacha',
        'brocoli',
      ],
      it: [
        'mirtilli', 'fragole', 'lamponi', 'more', 'melograno', 'te verde', 'spinaci', 'cavolo {nero|riccio}',
        'barbabietola', 'broccoli',
      ],
      nl: [
        'bosbessen', 'aardbeien', 'frambozen', 'bramen', 'cranberry*', 'granaatappel', 'groene thee', 'spinazie',
        'boerenkool', 'rode {kool|biet}', 'broccoli',
      ],
      pt: [
        'mirtilos', 'morangos', 'framboesas', 'amoras', 'arandos', 'roma', 'cha verde', 'espinafres', 'couve roxa',
        'beterraba', 'brocolos',
      ],
    },
  },
} satisfies SubstanceTable;

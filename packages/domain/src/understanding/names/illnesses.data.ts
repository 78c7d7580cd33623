import type { Diet } from '../../diets/index.ts';
import type { ReadLanguage } from '../../reading/index.ts';

/** The acids of which the body takes no more of some protein apart. */
const ORGANIC: readonly string[] = ['methylmalonic', 'propionic', 'isovaleric', 'glutaric'];

/** What holds much fructose, or sugars that the body makes it of, beside sugar. @source Steinmann et al., Hereditary Fructose Intolerance, GeneReviews 2015 */
const OF_FRUCTOSE: readonly string[] = ['en:fructose', 'en:glucose-fructose-syrup', 'en:e420', 'en:agave-syrup', 'honey', 'fruit'];
const SUGARS: readonly string[] = ['en:sugar', 'en:maple-syrup', 'en:molasses'];

/**
 * Illnesses whose name says what harms: the name alone rules foods out, as an allergy does, and words beside it ("disease", "since 2019")
 * change nothing.
 */
export const ILLNESSES: readonly {
  readonly diets: readonly Diet[];
  /** Everyday foods by their name, others by the id of the ingredient. */
  readonly foods: readonly string[];
  /** What foods hold by nature and no list shows to be absent: no food is called free of it. */
  readonly substances: readonly string[];
  readonly names: { readonly [language in ReadLanguage]: readonly string[] };
}[] = [
  {
    // The skin's form of coeliac disease, and gluten sensitivity without it, by its initials. @source ESsCD guideline, United European Gastroenterology Journal 2019;7:583
    diets: ['gluten-free'],
    foods: [],
    substances: [],
    names: {
      en: ['dermatitis herpetiformis', 'duhring', "duhring's disease", 'ncgs'], fr: ['dermatite herpétiforme', 'duhring'], de: ['dermatitis herpetiformis', 'duhring', 'herpetiforme dermatitis'],
      es: ['dermatitis herpetiforme', 'duhring'], it: ['dermatite erpetiforme', 'duhring'], nl: ['dermatitis herpetiformis', 'duhring'], pt: ['dermatite herpetiforme', 'duhring'],
    },
  },
  {
    // Every milk, lactose-free milk too, which holds the galactose. @source GalNet guideline, Journal of Inherited Metabolic Disease 2017;40:171
    diets: ['dairy-free'],
    foods: [],
    substances: [],
    names: {
      en: ['galactosemia', 'galactosaemia', 'galactosemic', 'galactosaemic'], fr: ['galactosémie', 'galactosémique'], de: ['galaktosämie', 'galactosämie', 'galaktosaemie'], es: ['galactosemia', 'galactosémico', 'galactosémica'],
      it: ['galattosemia', 'galattosemico', 'galattosemica'], nl: ['galactosemie'], pt: ['galactosemia', 'galactosémico', 'galactosêmico'],
    },
  },
  {
    // Meat and gelatine of mammals; milk is tolerated by most, not by all: of the milk of goats and sheep the other milks are unknown.
    // @source CDC, About alpha-gal syndrome, 2024
    diets: ['pork-free', 'beef-free', 'gelatin-free'],
    foods: ['red meat', 'lamb', 'rabbit', 'horse meat', 'goat milk', 'sheep milk'],
    substances: [],
    names: {
      en: ['alpha gal', 'alphagal', 'alpha gal syndrome', 'ags', 'mammalian meat allergy', 'mammal meat allergy', 'tick bite meat allergy'], fr: ['alpha gal', 'syndrome alpha gal', "allergie à l'alpha gal"], de: ['alpha gal', 'alpha gal syndrom', 'alpha galsyndrom', 'alphagal'],
      es: ['alfa gal', 'alpha gal', 'síndrome alfa gal'], it: ['alfa gal', 'alpha gal', 'sindrome alfa gal'], nl: ['alfa gal', 'alpha gal', 'alfa gal syndroom', 'alfa galsyndroom'], pt: ['alfa gal', 'alpha gal', 'síndrome alfa gal'],
    },
  },
  {
    // @source WHO Working Group, Glucose-6-phosphate dehydrogenase deficiency, Bulletin of the WHO 1989;67:601
    diets: [],
    foods: ['broad bean'],
    substances: [],
    names: {
      en: ['favism', 'g6pd', 'g 6 pd', 'g6pdd', 'glucose 6 phosphate dehydrogenase', 'glucose 6 phosphate dehydrogenase deficiency'], fr: ['favisme', 'g6pd', 'glucose 6 phosphate déshydrogénase'],
      de: ['favismus', 'g6pd', 'glucose 6 phosphat dehydrogenase', 'glukose 6 phosphat dehydrogenase', 'g6pd mangel'], es: ['favismo', 'g6pd', 'glucosa 6 fosfato deshidrogenasa'], it: ['favismo', 'g6pd', 'glucosio 6 fosfato deidrogenasi'],
      nl: ['favisme', 'g6pd', 'glucose 6 fosfaat dehydrogenase'], pt: ['favismo', 'g6pd', 'glicose 6 fosfato desidrogenase', 'glucose 6 fosfato desidrogenase'],
    },
  },
  {
    // Nearly every protein is limited, and aspartame is its source. @source European guidelines on phenylketonuria, Orphanet Journal of Rare
    // Diseases 2017;12:162; Regulation (EU) 1169/2011, annex III (aspartame)
    diets: [],
    foods: ['aspartame'],
    substances: ['phenylalanine'],
    names: {
      en: ['phenylketonuria', 'pku', 'hyperphenylalaninemia', 'hyperphenylalaninaemia'], fr: ['phénylcétonurie', 'pcu', 'hyperphénylalaninémie'], de: ['phenylketonurie', 'pku', 'hyperphenylalaninämie'], es: ['fenilcetonuria', 'hiperfenilalaninemia'],
      it: ['fenilchetonuria', 'iperfenilalaninemia'], nl: ['fenylketonurie', 'hyperfenylalaninemie'], pt: ['fenilcetonúria', 'hiperfenilalaninemia'],
    },
  },
  {
    // @source Chinsky et al., Genetics in Medicine 2017;19:1380
    diets: [],
    foods: ['aspartame'],
    substances: ['phenylalanine', 'tyrosine'],
    names: {
      en: ['tyrosinemia', 'tyrosinaemia'], fr: ['tyrosinémie'], de: ['tyrosinämie'], es: ['tirosinemia'], it: ['tirosinemia'], nl: ['tyrosinemie'], pt: ['tirosinemia'],
    },
  },
  {
    // @source Frazier et al., Molecular Genetics and Metabolism 2014;112:210
    diets: [],
    foods: [],
    substances: ['leucine'],
    names: {
      en: ['maple syrup urine disease', 'maple syrup urine', 'maple syrup disease', 'msud', 'leucinosis'], fr: ["maladie des urines à odeur de sirop d'érable", "maladie du sirop d'érable", 'leucinose'], de: ['ahornsirupkrankheit', 'ahornsiruperkrankung', 'leuzinose', 'msud'],
      es: ['enfermedad de la orina con olor a jarabe de arce', 'enfermedad de jarabe de arce', 'leucinosis'], it: ["malattia delle urine a sciroppo d'acero", 'leucinosi'], nl: ['ahornsiroopziekte', 'maple syrup urine disease', 'msud'],
      pt: ['doença da urina do xarope de ácer', 'doença do xarope de bordo', 'leucinose'],
    },
  },
  {
    // @source Morris et al., Journal of Inherited Metabolic Disease 2017;40:49
    diets: [],
    foods: [],
    substances: ['methionine'],
    names: {
      en: ['homocystinuria'], fr: ['homocystinurie'], de: ['homocystinurie'], es: ['homocistinuria'], it: ['omocistinuria'], nl: ['homocystinurie'], pt: ['homocistinúria'],
    },
  },
  {
    // Of all protein. @source Häberle et al., Journal of Inherited Metabolic Disease 2019;42:1192
    diets: [],
    foods: [],
    substances: ['protein'],
    names: {
      en: ['urea cycle disorder', 'urea cycle defect', 'ucd', 'otc deficiency', 'ornithine transcarbamylase deficiency', 'citrullinemia', 'citrullinaemia'], fr: ["trouble du cycle de l'urée", "déficit du cycle de l'urée", 'citrullinémie'], de: ['harnstoffzyklusdefekt', 'harnstoffzyklusstörung', 'citrullinämie'],
      es: ['trastorno del ciclo de la urea', 'citrulinemia'], it: ["difetto del ciclo dell'urea", 'citrullinemia'], nl: ['ureumcyclusdefect', 'ureumcyclusstoornis', 'citrullinemie'], pt: ['distúrbio do ciclo da ureia', 'citrulinemia'],
    },
  },
  {
    // Of protein too, or of some of its amino acids. @source Forny et al., Journal of Inherited Metabolic Disease 2021;44:566 (methylmalonic, propionic);
    // Boy et al., 2023;46:482 (glutaric aciduria); Mütze et al., 2023;46:371 (isovaleric); Nunes et al., Orphanet Journal 2007 (lysinuric)
    diets: [],
    foods: [],
    substances: ['protein'],
    names: {
      en: ORGANIC.flatMap((acid) => [`${acid} acidemia`, `${acid} acidaemia`, `${acid} aciduria`]).concat('organic acidemia', 'organic acidaemia', 'organic aciduria', 'lysinuric protein intolerance'),
      fr: ['acidurie méthylmalonique', 'acidémie méthylmalonique', 'acidurie propionique', 'acidémie propionique', 'acidurie isovalérique', 'acidémie isovalérique', 'acidurie glutarique', 'acidurie organique', 'intolérance aux protéines dibasiques avec lysinurie'],
      de: ['methylmalonazidurie', 'methylmalonacidurie', 'propionazidurie', 'propionazidämie', 'propionacidämie', 'isovalerianazidämie', 'isovalerianazidurie', 'glutarazidurie', 'glutaracidurie', 'organoazidurie', 'organoazidopathie', 'lysinurische proteinintoleranz'],
      es: ['acidemia metilmalónica', 'aciduria metilmalónica', 'acidemia propiónica', 'acidemia isovalérica', 'aciduria glutárica', 'acidemia orgánica', 'aciduria orgánica', 'intolerancia a la proteína lisinúrica'],
      it: ['acidemia metilmalonica', 'aciduria metilmalonica', 'acidemia propionica', 'acidemia isovalerica', 'aciduria glutarica', 'acidemia organica', 'aciduria organica', 'intolleranza alle proteine con lisinuria'],
      nl: ['methylmalonacidurie', 'methylmalonacidemie', 'propionacidemie', 'propionacidurie', 'isovaleriaanacidemie', 'glutaaracidurie', 'organische acidurie', 'organische acidemie', 'lysinurische eiwitintolerantie'],
      pt: ['acidemia metilmalónica', 'acidemia metilmalônica', 'acidúria metilmalónica', 'acidemia propiónica', 'acidemia propiônica', 'acidemia isovalérica', 'acidúria glutárica', 'acidemia orgânica', 'acidúria orgânica', 'intolerância à proteína lisinúrica'],
    },
  },
  {
    // Of wheat, after exertion. @source EAACI position paper, Scherf et al., Clinical and Experimental Allergy 2016;46:10
    diets: ['gluten-free'],
    foods: [],
    substances: [],
    names: {
      en: ['wdeia', 'wheat dependent exercise induced anaphylaxis'], fr: ["anaphylaxie au blé induite par l'effort", 'wdeia'], de: ['wdeia', 'weizenabhängige anstrengungsinduzierte anaphylaxie'], es: ['anafilaxia por trigo inducida por el ejercicio', 'wdeia'],
      it: ["anafilassi da grano indotta dall'esercizio", 'wdeia'], nl: ['wdeia', 'tarweafhankelijke inspanningsanafylaxie'], pt: ['anafilaxia ao trigo induzida pelo exercício', 'wdeia'],
    },
  },
  {
    // Sucrose, which the body cannot divide. @source Gaggar et al., BMC Gastroenterology 2022;22:435
    diets: [],
    foods: SUGARS,
    substances: ['sucrose'],
    names: {
      en: ['csid', 'sucrase isomaltase deficiency'], fr: ['déficit en saccharase isomaltase'], de: ['saccharase isomaltase mangel'], es: ['déficit de sacarasa isomaltasa'],
      it: ['deficit di saccarasi isomaltasi'], nl: ['sucrase isomaltase deficiëntie'], pt: ['deficiência de sacarase isomaltase'],
    },
  },
  {
    // Fructose, and what the body makes it of: sugar and sorbitol. @source Steinmann et al., Hereditary Fructose Intolerance, GeneReviews 2015
    diets: [],
    foods: [...SUGARS, ...OF_FRUCTOSE],
    substances: ['sucrose', 'fructose', 'sorbitol'],
    names: {
      en: ['hfi', 'hereditary fructose intolerance', 'hereditary fructosemia', 'fructosemia', 'fructosaemia'], fr: ['hfi', 'fructosémie', 'intolérance héréditaire au fructose'], de: ['hfi', 'fruktosämie', 'fructosämie', 'hereditäre fruktoseintoleranz', 'hereditäre fructoseintoleranz', 'hereditäre fruktose', 'hereditäre fructose'],
      es: ['fructosemia', 'intolerancia hereditaria a la fructosa'], it: ['fruttosemia', 'intolleranza ereditaria al fruttosio'], nl: ['hfi', 'fructosemie', 'erfelijke fructose intolerantie'], pt: ['frutosemia', 'intolerância hereditária à frutose'],
    },
  },
];

type NamesOfIllness = { readonly [language in ReadLanguage]: readonly [string, ...string[]] };

/**
 * Illnesses of food whose triggers differ from one person to the next: until the person names an allergy, no food is called safe for them.
 * @source Dellon et al., American Journal of Gastroenterology 2025;120:31 (EoE); Nowak-Węgrzyn et al., Journal of Allergy and Clinical Immunology
 * 2017;139:1111 (FPIES); Valent et al., International Archives of Allergy and Immunology 2012;157:215 (mast cells); EAACI, Werfel et al., Allergy
 * 2015;70:1079 (pollen), and Skypala et al., 2021;76:2433 (LTP)
 */
export const OF_OWN_TRIGGERS: readonly NamesOfIllness[] = [
  {
    en: ['eosinophilic esophagitis', 'eosinophilic oesophagitis', 'eoe', 'eosinophilic gastritis', 'eosinophilic gastroenteritis', 'eosinophilic colitis'], fr: ['œsophagite à éosinophiles', 'oesophagite éosinophile', 'gastrite à éosinophiles', 'gastro entérite à éosinophiles', 'eoe'],
    de: ['eosinophile ösophagitis', 'eosinophile speiseröhrenentzündung', 'eosinophile gastritis', 'eosinophile gastroenteritis', 'eoe'], es: ['esofagitis eosinofílica', 'gastritis eosinofílica', 'gastroenteritis eosinofílica', 'eoe'],
    it: ['esofagite eosinofila', 'gastrite eosinofila', 'gastroenterite eosinofila', 'eoe'], nl: ['eosinofiele oesofagitis', 'eosinofiele slokdarmontsteking', 'eosinofiele gastritis', 'eoe'], pt: ['esofagite eosinofílica', 'gastrite eosinofílica', 'gastroenterite eosinofílica', 'eoe'],
  },
  {
    en: ['food protein induced enterocolitis syndrome', 'food protein induced enterocolitis', 'food protein enterocolitis', 'fpies', 'fpiap', 'food protein induced proctocolitis', 'allergic proctocolitis'], fr: ['syndrome entérocolite induite par les protéines alimentaires', 'entérocolite induite par les protéines alimentaires', 'seipa'],
    de: ['nahrungsmittelprotein induziertes enterokolitis syndrom', 'nahrungsmittelprotein induzierte enterokolitis', 'fpies'], es: ['síndrome de enterocolitis inducida por proteínas', 'enterocolitis inducida por proteínas', 'fpies'],
    it: ['sindrome enterocolite indotta da proteine alimentari', 'enterocolite indotta da proteine alimentari', 'fpies'], nl: ['voedseleiwit geïnduceerd enterocolitis syndroom', 'voedseleiwit geïnduceerde enterocolitis', 'fpies'], pt: ['síndrome de enterocolite induzida por proteínas', 'enterocolite induzida por proteínas', 'fpies'],
  },
  {
    en: ['mast cell activation syndrome', 'mast cell activation', 'mast cell disease', 'mastcell disease', 'mast cell disorder', 'mcas', 'mastocytosis'], fr: ["syndrome d'activation mastocytaire", 'mastocytose', 'sama'], de: ['mastzellaktivierungssyndrom', 'mastzellenaktivierungssyndrom', 'mastozytose', 'mcas'],
    es: ['síndrome de activación mastocitaria', 'mastocitosis', 'mcas'], it: ['sindrome da attivazione mastocitaria', 'mastocitosi', 'mcas'], nl: ['mestcelactivatiesyndroom', 'mastocytose', 'mcas'], pt: ['síndrome de ativação mastocitária', 'mastocitose', 'mcas'],
  },
  {
    en: ['oral allergy syndrome', 'pollen food allergy syndrome', 'pollen food syndrome', 'latex fruit syndrome', 'lipid transfer protein syndrome'], fr: ["syndrome d'allergie orale", 'syndrome oral', 'syndrome latex fruits'],
    de: ['orales allergiesyndrom', 'orales allergie syndrom', 'pollenassoziierte nahrungsmittelallergie', 'latex frucht syndrom'], es: ['síndrome de alergia oral', 'síndrome látex frutas'],
    it: ['sindrome orale allergica', 'sindrome allergica orale', 'sindrome lattice frutta'], nl: ['oraal allergiesyndroom', 'oraal allergie syndroom', 'latex fruit syndroom'], pt: ['síndrome de alergia oral', 'síndrome látex frutas'],
  },
];

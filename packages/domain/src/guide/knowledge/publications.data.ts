/** Publications that the texts rest on; their titles stand in `packages/messages` (area `publications`). */
export const PUBLICATIONS = [
  'nutriscore', 'nova', 'bmj2024', 'rules', 'eu1169', 'eu1924', 'eu432', 'eu1333', 'eu828', 'eu649',
  'eu848', 'whoSugars', 'whoSodium', 'whoFats', 'whoCarbs', 'whoSweeteners', 'whoAlcohol', 'who', 'iarc', 'efsaFiber',
  'efsaFat', 'efsaProtein', 'efsaWater', 'efsaCaffeine', 'efsaDrv', 'ukLabel', 'issn', 'aha', 'coeliacUk', 'fda',
  'nhs', 'eatwell', 'wcrf', 'jamaFasting', 'niceWeight', 'dga', 'whoSaltSubstitutes', 'whoIodisedSalt', 'whoSafer', 'iarcCoffee',
  'iarcAlcohol', 'iarcAspartame', 'efsaSugars', 'efsaUl', 'efsaOmega', 'efsaLactose', 'efsaCollagen', 'efsaGreenTea', 'efsaErythritol', 'efsaSteviol',
  'efsaGlutamate', 'efsaPhosphate', 'efsaNitrosamines', 'efsaNitrate', 'efsaSmoke', 'efsaAcrylamide', 'efsaPah', 'efsaAluminium', 'efsaBpa', 'efsaCadmium',
  'efsaArsenic', 'efsaMcpd', 'efsaCoumarin', 'efsaGlyco', 'efsaAflatoxins', 'efsaIsoflavones', 'efsaHistamine', 'efsaListeria', 'efsaSprouts', 'efsaRawMilk',
  'efsaPesticides', 'efsaComplementary', 'efsaFormula', 'eu1143', 'eu1334', 'eu1829', 'eu2108', 'eu2158', 'eu2283', 'eu3190',
  'eu396', 'eu63', 'eu775', 'eu853', 'eu915', 'euChocolate', 'euEggs', 'euHoney', 'euIrradiation', 'euJam',
  'euJuice', 'euMineralWater', 'euWater', 'eurostatWaste', 'fsa', 'fdaFish', 'fdaBadBug', 'nhsBaby', 'ukChildren', 'ukAlcohol', 'niceWaist',
  'niceIbs', 'dge', 'spf', 'diabetesUk', 'essCd', 'acrGout', 'acsm', 'issnCreatine', 'protAge', 'cochraneVitC',
  'cochraneMagnesium', 'wolraich', 'dash', 'eatLancet',
  'eu10', 'efsaPfas', 'bfrMushrooms', 'bfrBitter', 'efsaKernels', 'eu91', 'fairtradeStd', 'mscStd', 'eu1308', 'ubaPackaging',
  'efsaWildFish', 'eu1831', 'eu9622', 'shiftEating', 'easl', 'killer2014', 'fdaPower', 'fdaPets', 'help', 'kidneyFoundation',
  'foodKeeper', 'foodTables', 'usdaFoods', 'bnfPortions', 'usdaRetention', 'eu76', 'eu1935', 'whoPlastics',
  'eaaci', 'bfrHome', 'idfRamadan', 'kdoqi', 'niceDiabPreg', 'cochraneCranberry', 'esc',
  'efsaAllergens', 'flightAllergy', 'maloney2006', 'nhsAllergy', 'nhsAnaphylaxis', 'coeliacUkOut', 'vaticanHosts', 'fdaGluten', 'dgeVegan', 'codexHalal', 'ouKosher', 'fsaAllergen', 'cdcAlphaGal', 'csuSubstitutions', 'eu178', 'nhsPregnancy', 'gesundInsLeben', 'cdcListeria', 'emaFennel', 'thlFamilies', 'ansesSweeteners', 'cdcBotulism', 'nhsNursing', 'lactMed', 'whoComplementary', 'bsaci', 'espghan', 'erc', 'niceReflux', 'whoFormula', 'niceGastro', 'ansesSoy', 'fsaSlush', 'efsaColours', 'aapDrinks', 'aadAcne', 'espen', 'glycemicTables', 'eu686', 'efsaCarrageenan', 'jecfaNucleotides', 'gs1', 'euTolerances', 'eu1925', 'greenScore', 'eu825', 'efsaSweeteners', 'efsaSucralose', 'bfrSucralose', 'witkowski', 'nhsKetones', 'nhsHealth', 'diabetesUkIll', 'nhsMedicines', 'escPressure', 'fdaLicorice', 'escLipids', 'fdaGrapefruit', 'monash', 'espenIbd', 'niceDiverticular', 'bdaConstipation', 'eu536', 'whoDiarrhoea', 'dgaiFructose', 'niceAcne', 'eshreEndo', 'britishThyroid', 'espenCancer', 'esaFasting', 'esgePrep', 'cochraneProbiotics', 'mhraStJohn', 'fsrhPill', 'parkinsonsUk', 'ansesMelatonin', 'cochraneZinc', 'ansesAshwagandha', 'coldStorageChart', 'usdaHome', 'ansesFridge', 'bfrEasterEggs', 'nhsFoodPoisoning', 'usdaTemperatures', 'bfrMelamine', 'efsaFrozenVeg', 'bfrFrozenBerries', 'mcgee', 'aesanAnisakis', 'capsaicinMilk', 'fiveSeconds', 'euWaste', 'niceEating', 'whoActivity', 'niceRefeeding', 'sacnLowCarb', 'creatineQuestions', 'iocReds', 'ilsSwim', 'nnr2023', 'ubaWater', 'bfrPa', 'esc2024Bp',
  'eauStones', 'pkuEurope', 'asmbs', 'pcosGuide',
  'bbk', 'whoBoil', 'bfrQuinine',
] as const;
export type Publication = (typeof PUBLICATIONS)[number];

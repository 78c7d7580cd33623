import type { EvaluationGroup } from './knowledge.data.ts';

const JECFA = 'https://apps.who.int/food-additives-contaminants-jecfa-database/';
const IARC_LIST = 'https://monographs.iarc.who.int/list-of-classifications';
const TOO_FEW_DATA = 'Too few data to assess it';

/** Additives that few packs name; most of these sources were not read again for this table. */
export const RARE_EVALUATIONS: readonly EvaluationGroup[] = [
  {
    authority: 'IARC', year: 1987, title: 'IARC Monographs: citrus red no. 2', url: IARC_LIST, checked: false,
    finding: 'Used in the US on orange peel only; not an EU food color.', concerns: ['IARC group 2B', 'Not allowed in the EU'],
    additives: { e121: 'A synthetic dye.' },
  },
  {
    authority: 'EFSA; EU', year: 2007, title: 'Opinion on red 2G; Regulation (EC) No 884/2007', url: 'https://doi.org/10.2903/j.efsa.2007.515', checked: false,
    finding: 'The EU stopped it, as a cancer risk from a breakdown product could not be excluded.', concerns: ['Not allowed in the EU'],
    additives: { e128: 'A synthetic red color.' },
  },
  {
    authority: 'EFSA', year: 2015, title: 'Re-evaluation of chlorophyllins (E 140(ii))', url: 'https://doi.org/10.2903/j.efsa.2015.4085', checked: true,
    finding: 'EFSA had too few data to judge it.', concerns: [TOO_FEW_DATA], additives: { e140ii: 'A green color made from chlorophyll.' },
  },
  {
    authority: 'EFSA', year: 2010, title: 'Re-evaluation of green S (E 142)', url: 'https://doi.org/10.2903/j.efsa.2010.1851', checked: true,
    finding: 'EFSA confirmed its daily limit.', concerns: [], additives: { e142: 'A synthetic green color.' },
  },
  {
    authority: 'JECFA', year: 1986, title: 'Fast green FCF', url: JECFA, checked: false,
    finding: 'It has a daily limit; the EU does not list it.', concerns: ['Not allowed in the EU'], additives: { e143: 'A synthetic green color.' },
  },
  {
    authority: 'EFSA; EU', year: 2010, title: 'Re-evaluation of brown FK (E 154)', url: 'https://doi.org/10.2903/j.efsa.2010.1535', checked: false,
    finding: 'EFSA could not confirm that it is safe, and the EU dropped it.', concerns: ['Not allowed in the EU'], additives: { e154: 'A synthetic brown color.' },
  },
  {
    authority: 'EFSA', year: 2010, title: 'Re-evaluation of canthaxanthin (E 161g)', url: 'https://doi.org/10.2903/j.efsa.2010.1852', checked: false,
    finding: 'It has a very low daily limit.', concerns: [], additives: { e161g: 'A pink-orange color.' },
  },
  {
    authority: 'EFSA', year: 2008, title: 'Safety of aluminum from the diet', url: null, checked: false,
    finding: 'There is a weekly limit for aluminum from all food, and some people pass it.', concerns: ['Some people pass the weekly limit of aluminum'],
    additives: {
      e173: 'A metal coating for cake decorations.', e554: 'Keeps powders loose; contains aluminum.', e555: 'Carries pearl colors; contains aluminum.',
      e556: 'Keeps powders loose; contains aluminum.', e559: 'A clay that contains aluminum.',
    },
  },
  {
    authority: 'EFSA', year: 2016, title: 'Re-evaluation of silver and gold (E 174, E 175)', url: 'https://doi.org/10.2903/j.efsa.2016.4364', checked: false,
    finding: 'EFSA had too few data to judge it.', concerns: [TOO_FEW_DATA],
    additives: { e174: 'A metal coating for sweets.', e175: 'A metal coating for sweets.' },
  },
  {
    authority: 'EFSA', year: 2010, title: 'Re-evaluation of litholrubine BK (E 180)', url: 'https://doi.org/10.2903/j.efsa.2010.1586', checked: false,
    finding: 'EFSA had too few data to judge it.', concerns: [TOO_FEW_DATA], additives: { e180: 'A red color for cheese rind.' },
  },
  {
    authority: 'JECFA', year: 1990, title: 'Tannic acid (35th meeting)', url: 'http://inchem.org/documents/jecfa/jecmono/v26je14.htm', checked: true,
    finding: 'JECFA needed no numerical limit.', concerns: [], additives: { e181: 'Plant tannins that clear drinks.' },
  },
  {
    authority: 'EFSA', year: 2015, title: 'Re-evaluation of sorbic acid and sorbates (E 200-203)', url: 'https://doi.org/10.2903/j.efsa.2015.4144', checked: true,
    finding: 'EFSA left it outside the shared limit, as tests on DNA were missing or unclear.', concerns: ['Tests on DNA are missing or unclear'],
    additives: { e201: 'Slows mold and yeast.', e203: 'Slows mold and yeast.' },
  },
  {
    authority: 'EFSA', year: 2004, title: 'Opinion on parabens (E 214-219)', url: 'https://doi.org/10.2903/j.efsa.2004.83', checked: true,
    finding: 'EFSA set one daily limit for the methyl and ethyl forms.', concerns: [],
    additives: { e214: 'A preservative for snacks.', e215: 'A preservative for snacks.', e218: 'A preservative for snacks.', e219: 'A preservative for snacks.' },
  },
  {
    authority: 'EFSA; EU', year: 2004, title: 'Opinion on parabens (E 214-219); Directive 2006/52/EC', url: 'https://doi.org/10.2903/j.efsa.2004.83', checked: true,
    finding: 'EFSA could set no limit, and the EU took it out of food.', concerns: ['Not allowed in EU food', 'Affected sperm in young male rats'],
    additives: { e216: 'A preservative.', e217: 'A preservative.' },
  },
  {
    authority: 'EFSA', year: 2014, title: 'Re-evaluation of hexamethylenetetramine (E 239)', url: 'https://doi.org/10.2903/j.efsa.2014.3696', checked: false,
    finding: 'Allowed in one cheese only, where EFSA had no concern.', concerns: ['Gives off a little formaldehyde'], additives: { e239: 'A preservative for Provolone cheese.' },
  },
  {
    authority: 'IARC', year: 2012, title: 'IARC Monographs volume 100F: formaldehyde', url: IARC_LIST, checked: false,
    finding: 'The EU no longer allows it in food.', concerns: ['IARC group 1, when breathed in'], additives: { e240: 'A disinfectant.' },
  },
  {
    authority: 'EFSA', year: 2019, title: 'Safety of ethyl lauroyl arginate (E 243)', url: 'https://doi.org/10.2903/j.efsa.2019.5621', checked: true,
    finding: 'EFSA found that young children who have much of it reach the daily limit.', concerns: ['Young children with high intake reach the limit'],
    additives: { e243: 'A preservative for cooked meat.' },
  },
  {
    authority: 'EFSA; JECFA', year: 2013, title: 'Re-evaluation of boric acid and borax (E 284, E 285)', url: 'https://doi.org/10.2903/j.efsa.2013.3407', checked: true,
    finding: 'JECFA held it unfit for food; the EU makes an exception for caviar.', concerns: ['Authorities disagree about it'],
    additives: { e284: 'A preservative for caviar.', e285: 'A preservative for caviar.' },
  },
  {
    authority: 'EFSA', year: 2015, title: 'Re-evaluation of octyl and dodecyl gallate (E 311, E 312)', url: 'https://doi.org/10.2903/j.efsa.2015.4248', checked: false,
    finding: 'EFSA had too few data, and the EU dropped it.', concerns: [TOO_FEW_DATA, 'Not allowed in the EU'],
    additives: { e311: 'A synthetic antioxidant for fats.', e312: 'A synthetic antioxidant for fats.' },
  },
  {
    authority: 'EFSA', year: 2020, title: 'Re-evaluation of metatartaric acid (E 353)', url: 'https://doi.org/10.2903/j.efsa.2020.6031', checked: true,
    finding: 'It turns back into grape acid and shares its daily limit.', concerns: [], additives: { e353: 'Keeps crystals out of wine.' },
  },
  {
    authority: 'JECFA', year: 1977, title: 'Adipic acid', url: JECFA, checked: true,
    finding: 'It has a daily limit.', concerns: [], additives: { e355: 'A mild acid for desserts.' },
  },
  {
    authority: 'JECFA', year: 1985, title: 'Food acids and their salts', url: JECFA, checked: false,
    finding: 'JECFA had no concern.', concerns: [],
    additives: { e363: 'An acid that every living cell makes.', e380: 'A salt of citric acid.', e510: 'The salt of salty licorice.', e574: 'A mild acid made from glucose.' },
  },
  {
    authority: 'EU Scientific Committee on Food', year: 2002, title: 'Upper intake level of niacin', url: null, checked: false,
    finding: 'Food does not come near the upper level.', concerns: ['High-dose pills can make the skin flush'], additives: { e375: 'Vitamin B3, used for its own sake.' },
  },
  {
    authority: 'EFSA', year: 2018, title: 'Re-evaluation of propylene glycol alginate (E 405)', url: null, checked: false,
    finding: 'It has a daily limit.', concerns: [], additives: { e405: 'A seaweed product that holds beer foam.' },
  },
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of tragacanth, karaya and tara gum (E 413, E 416, E 417)', url: 'https://doi.org/10.2903/j.efsa.2017.4789', checked: false,
    finding: 'EFSA had no concern and set no limit.', concerns: [],
    additives: { e413: 'A thickening plant gum.', e416: 'A thickening plant gum.', e417: 'A thickener from tara seeds.', e427: 'A thickener from cassia seeds.' },
  },
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of soybean hemicellulose (E 426)', url: null, checked: false,
    finding: 'EFSA had no concern.', concerns: ['Comes from soy, which matters with a soy allergy'], additives: { e426: 'A soy fiber.' },
  },
  {
    authority: 'EFSA', year: 2016, title: 'Re-evaluation of ammonium phosphatides (E 442)', url: null, checked: false,
    finding: 'It has a daily limit.', concerns: [], additives: { e442: 'An emulsifier for chocolate.' },
  },
  {
    authority: 'EFSA', year: 2018, title: 'Re-evaluation of propylene glycol esters (E 477)', url: null, checked: false,
    finding: 'EFSA had no concern.', concerns: [],
    additives: { e477: 'An emulsifier for cakes and toppings.', e479b: 'A frying emulsion of soybean oil.' },
  },
  {
    authority: 'EFSA', year: 2020, title: 'Re-evaluation of stearyl tartrate (E 483)', url: null, checked: true,
    finding: 'EFSA had too few data to judge it.', concerns: [TOO_FEW_DATA], additives: { e483: 'An emulsifier for bread.' },
  },
  {
    authority: 'JECFA', year: 1987, title: 'Ferrous gluconate', url: JECFA, checked: false,
    finding: 'JECFA counts it with the iron of the day.', concerns: [], additives: { e579: 'An iron salt that keeps olives black.' },
  },
  {
    authority: 'JECFA', year: 2004, title: 'Amino acids', url: JECFA, checked: false,
    finding: 'JECFA had no concern.', concerns: [],
    additives: { e640: 'An amino acid that rounds off taste.', e641: 'An amino acid for tablets.', e920: 'An amino acid that makes dough easy to work.' },
  },
  {
    authority: 'EFSA', year: 2020, title: 'Re-evaluation of dimethyl polysiloxane (E 900)', url: null, checked: false,
    finding: 'It has a daily limit.', concerns: [], additives: { e900: 'Keeps foam down in frying oil and jam.' },
  },
  {
    authority: 'EFSA', year: 2012, title: 'Re-evaluation of candelilla wax (E 902)', url: 'https://doi.org/10.2903/j.efsa.2012.2946', checked: true,
    finding: 'Its uses were found acceptable.', concerns: [], additives: { e902: 'A plant wax that makes sweets shine.' },
  },
  {
    authority: 'EFSA', year: 2015, title: 'Re-evaluation of montan acid esters and oxidized polyethylene wax (E 912, E 914)', url: 'https://doi.org/10.2903/j.efsa.2015.4145', checked: false,
    finding: 'EFSA had too few data to judge it.', concerns: [TOO_FEW_DATA], additives: { e912: 'A coating for fruit.', e914: 'A coating for fruit.' },
  },
  {
    authority: 'JECFA', year: 1993, title: 'Urea in chewing gum (41st meeting)', url: 'https://inchem.org/documents/jecfa/jecmono/v32je21.htm', checked: true,
    finding: 'JECFA had no concern at up to 3 %.', concerns: [], additives: { e927b: 'A helper in chewing gum.' },
  },
  {
    authority: 'JECFA', year: 2004, title: 'Benzoyl peroxide as a flour treatment agent', url: JECFA, checked: false,
    finding: 'Allowed in the US, not in the EU.', concerns: ['Authorities disagree about it'], additives: { e928: 'A flour bleach.' },
  },
  {
    authority: 'EU Scientific Committee on Food', year: 1990, title: 'Packaging gases', url: null, checked: false,
    finding: 'Next to nothing of it stays in the food.', concerns: [],
    additives: {
      e938: 'A packaging gas.', e939: 'A packaging gas.', e941: 'A packaging gas.', e942: 'The gas of whipped cream.',
      e948: 'A packaging gas.', e949: 'A packaging gas.', e943a: 'A spray gas.', e943b: 'A spray gas.', e944: 'A spray gas.',
    },
  },
  {
    authority: 'EFSA', year: 2021, title: 'Re-evaluation of thaumatin (E 957)', url: null, checked: false,
    finding: 'The body digests it like other protein.', concerns: [], additives: { e957: 'A sweet protein from a fruit.' },
  },
  {
    authority: 'EFSA', year: 2022, title: 'Re-evaluation of neohesperidin dihydrochalcone (E 959)', url: null, checked: false,
    finding: 'It has a daily limit.', concerns: [], additives: { e959: 'A sweetener from citrus peel.' },
  },
  {
    authority: 'JECFA', year: 2013, title: 'Advantame (77th meeting)', url: JECFA, checked: true,
    finding: 'Tiny amounts are enough; it has a daily limit.', concerns: [], additives: { e969: 'A very strong sweetener.' },
  },
  {
    authority: 'EFSA', year: 2019, title: 'Re-evaluation of quillaia extract (E 999)', url: null, checked: false,
    finding: 'It has a daily limit for its saponins, which some people may come near.', concerns: ['Intake may come near the limit'], additives: { e999: 'A soapbark extract that makes drinks foam.' },
  },
  {
    authority: 'JECFA', year: 1991, title: 'Enzymes for food', url: 'https://inchem.org/documents/jecfa/jecmono/v28je23.htm', checked: false,
    finding: 'JECFA had no concern; heat makes it inactive.', concerns: [],
    additives: { e1100: 'An enzyme for flour.', e1101: 'An enzyme that softens protein.', e1102: 'An enzyme for dough and egg.', e1104: 'An enzyme that splits fat.' },
  },
  {
    authority: 'EFSA', year: 2020, title: 'Re-evaluation of polyvinylpyrrolidone (E 1201, E 1202)', url: null, checked: false,
    finding: 'EFSA had no concern about its uses.', concerns: [], additives: { e1201: 'Binds tablets.', e1202: 'Takes haze out of wine and beer.' },
  },
  {
    authority: 'EFSA', year: 2004, title: 'Pullulan as a food additive', url: null, checked: false,
    finding: 'EFSA had no concern.', concerns: [], additives: { e1204: 'A fiber that forms films and capsules.' },
  },
  {
    authority: 'JECFA', year: 1975, title: 'Carriers of flavor', url: JECFA, checked: false,
    finding: 'JECFA had no concern.', concerns: [],
    additives: { e1504: 'Carries flavors.', e1505: 'Carries flavors and helps egg white to whip.', e1518: 'Carries flavors and softens gum.' },
  },
  {
    authority: 'EFSA', year: 2018, title: 'Refined exposure to polyethylene glycol (E 1521)', url: 'https://doi.org/10.2903/j.efsa.2018.5293', checked: false,
    finding: 'Intakes stay inside the daily limit.', concerns: [], additives: { e1521: 'Coats tablets.' },
  },
];

import type { EvaluationGroup } from './knowledge.data.ts';

const JECFA = 'https://apps.who.int/food-additives-contaminants-jecfa-database/';
const IARC_LIST = 'https://monographs.iarc.who.int/list-of-classifications';

/** Additives that few packs name; most of these sources were not read again for this table. */
export const RARE_EVALUATIONS = [
  {
    level: 'moderate', authority: 'IARC', year: 1987, title: 'IARC Monographs: citrus red no. 2', url: IARC_LIST, checked: false,
    finding: 'e121', concerns: ['iarc_group_2b', 'not_allowed_in_the_eu'],
    codes: ['e121'],
  },
  {
    level: 'high', authority: 'EFSA; EU', year: 2007, title: 'Opinion on red 2G; Regulation (EC) No 884/2007', url: 'https://doi.org/10.2903/j.efsa.2007.515', checked: false,
    finding: 'e128', concerns: ['not_allowed_in_the_eu'],
    codes: ['e128'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2015, title: 'Re-evaluation of chlorophyllins (E 140(ii))', url: 'https://doi.org/10.2903/j.efsa.2015.4085', checked: true,
    finding: 'e140ii', concerns: ['too_few_data_to_assess_it'], codes: ['e140ii'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2010, title: 'Re-evaluation of green S (E 142)', url: 'https://doi.org/10.2903/j.efsa.2010.1851', checked: true,
    finding: 'e132', concerns: [], codes: ['e142'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1986, title: 'Fast green FCF', url: JECFA, checked: false,
    finding: 'e143', concerns: ['not_allowed_in_the_eu'], codes: ['e143'],
  },
  {
    level: 'high', authority: 'EFSA; EU', year: 2010, title: 'Re-evaluation of brown FK (E 154)', url: 'https://doi.org/10.2903/j.efsa.2010.1535', checked: false,
    finding: 'e154', concerns: ['not_allowed_in_the_eu'], codes: ['e154'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2010, title: 'Re-evaluation of canthaxanthin (E 161g)', url: 'https://doi.org/10.2903/j.efsa.2010.1852', checked: false,
    finding: 'e161g', concerns: [], codes: ['e161g'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2008, title: 'Safety of aluminum from the diet', url: null, checked: false,
    finding: 'e173', concerns: ['some_people_pass_the_weekly_limit_of'],
    codes: ['e173', 'e554', 'e555', 'e556', 'e559'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2016, title: 'Re-evaluation of silver and gold (E 174, E 175)', url: 'https://doi.org/10.2903/j.efsa.2016.4364', checked: false,
    finding: 'e140ii', concerns: ['too_few_data_to_assess_it'],
    codes: ['e174', 'e175'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2010, title: 'Re-evaluation of litholrubine BK (E 180)', url: 'https://doi.org/10.2903/j.efsa.2010.1586', checked: false,
    finding: 'e140ii', concerns: ['too_few_data_to_assess_it'], codes: ['e180'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1990, title: 'Tannic acid (35th meeting)', url: 'http://inchem.org/documents/jecfa/jecmono/v26je14.htm', checked: true,
    finding: 'e160d', concerns: [], codes: ['e181'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2015, title: 'Re-evaluation of sorbic acid and sorbates (E 200-203)', url: 'https://doi.org/10.2903/j.efsa.2015.4144', checked: true,
    finding: 'e201', concerns: ['tests_on_dna_are_missing_or_unclear'],
    codes: ['e201', 'e203'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2004, title: 'Opinion on parabens (E 214-219)', url: 'https://doi.org/10.2903/j.efsa.2004.83', checked: true,
    finding: 'e214', concerns: [],
    codes: ['e214', 'e215', 'e218', 'e219'],
  },
  {
    level: 'high', authority: 'EFSA; EU', year: 2004, title: 'Opinion on parabens (E 214-219); Directive 2006/52/EC', url: 'https://doi.org/10.2903/j.efsa.2004.83', checked: true,
    finding: 'e216', concerns: ['not_allowed_in_eu_food', 'affected_sperm_in_young_male_rats'],
    codes: ['e216', 'e217'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2014, title: 'Re-evaluation of hexamethylenetetramine (E 239)', url: 'https://doi.org/10.2903/j.efsa.2014.3696', checked: false,
    finding: 'e239', concerns: ['gives_off_a_little_formaldehyde'], codes: ['e239'],
  },
  {
    level: 'high', authority: 'IARC', year: 2012, title: 'IARC Monographs volume 100F: formaldehyde', url: IARC_LIST, checked: false,
    finding: 'e240', concerns: ['iarc_group_1_when_breathed_in'], codes: ['e240'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2019, title: 'Safety of ethyl lauroyl arginate (E 243)', url: 'https://doi.org/10.2903/j.efsa.2019.5621', checked: true,
    finding: 'e243', concerns: ['young_children_with_high_intake_reach_the'],
    codes: ['e243'],
  },
  {
    level: 'moderate', authority: 'EFSA; JECFA', year: 2013, title: 'Re-evaluation of boric acid and borax (E 284, E 285)', url: 'https://doi.org/10.2903/j.efsa.2013.3407', checked: true,
    finding: 'e284', concerns: ['authorities_disagree_about_it'],
    codes: ['e284', 'e285'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2015, title: 'Re-evaluation of octyl and dodecyl gallate (E 311, E 312)', url: 'https://doi.org/10.2903/j.efsa.2015.4248', checked: false,
    finding: 'e311', concerns: ['too_few_data_to_assess_it', 'not_allowed_in_the_eu'],
    codes: ['e311', 'e312'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2020, title: 'Re-evaluation of metatartaric acid (E 353)', url: 'https://doi.org/10.2903/j.efsa.2020.6031', checked: true,
    finding: 'e353', concerns: [], codes: ['e353'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1977, title: 'Adipic acid', url: JECFA, checked: true,
    finding: 'e444', concerns: [], codes: ['e355'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1985, title: 'Food acids and their salts', url: JECFA, checked: false,
    finding: 'e1103', concerns: [],
    codes: ['e363', 'e380', 'e510', 'e574'],
  },
  {
    level: 'low', authority: 'EU Scientific Committee on Food', year: 2002, title: 'Upper intake level of niacin', url: null, checked: false,
    finding: 'e375', concerns: ['high_dose_pills_can_make_the_skin_flush'], codes: ['e375'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2018, title: 'Re-evaluation of propylene glycol alginate (E 405)', url: null, checked: false,
    finding: 'e444', concerns: [], codes: ['e405'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2017, title: 'Re-evaluation of tragacanth, karaya and tara gum (E 413, E 416, E 417)', url: 'https://doi.org/10.2903/j.efsa.2017.4789', checked: false,
    finding: 'e516', concerns: [],
    codes: ['e413', 'e416', 'e417', 'e427'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2017, title: 'Re-evaluation of soybean hemicellulose (E 426)', url: null, checked: false,
    finding: 'e570', concerns: ['comes_from_soy_which_matters_with_a_soy'], codes: ['e426'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2016, title: 'Re-evaluation of ammonium phosphatides (E 442)', url: null, checked: false,
    finding: 'e444', concerns: [], codes: ['e442'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2018, title: 'Re-evaluation of propylene glycol esters (E 477)', url: null, checked: false,
    finding: 'e570', concerns: [],
    codes: ['e477', 'e479b'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2020, title: 'Re-evaluation of stearyl tartrate (E 483)', url: null, checked: true,
    finding: 'e140ii', concerns: ['too_few_data_to_assess_it'], codes: ['e483'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1987, title: 'Ferrous gluconate', url: JECFA, checked: false,
    finding: 'e585', concerns: [], codes: ['e579'],
  },
  {
    level: 'low', authority: 'JECFA', year: 2004, title: 'Amino acids', url: JECFA, checked: false,
    finding: 'e1103', concerns: [],
    codes: ['e640', 'e641', 'e920'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2020, title: 'Re-evaluation of dimethyl polysiloxane (E 900)', url: null, checked: false,
    finding: 'e444', concerns: [], codes: ['e900'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2012, title: 'Re-evaluation of candelilla wax (E 902)', url: 'https://doi.org/10.2903/j.efsa.2012.2946', checked: true,
    finding: 'e902', concerns: [], codes: ['e902'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2015, title: 'Re-evaluation of montan acid esters and oxidized polyethylene wax (E 912, E 914)', url: 'https://doi.org/10.2903/j.efsa.2015.4145', checked: false,
    finding: 'e140ii', concerns: ['too_few_data_to_assess_it'], codes: ['e912', 'e914'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1993, title: 'Urea in chewing gum (41st meeting)', url: 'https://inchem.org/documents/jecfa/jecmono/v32je21.htm', checked: true,
    finding: 'e927b', concerns: [], codes: ['e927b'],
  },
  {
    level: 'moderate', authority: 'JECFA', year: 2004, title: 'Benzoyl peroxide as a flour treatment agent', url: JECFA, checked: false,
    finding: 'e927a', concerns: ['authorities_disagree_about_it'], codes: ['e928'],
  },
  {
    level: 'low', authority: 'EU Scientific Committee on Food', year: 1990, title: 'Packaging gases', url: null, checked: false,
    finding: 'e938', concerns: [],
    codes: ['e938', 'e939', 'e941', 'e942', 'e948', 'e949', 'e943a', 'e943b', 'e944'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2021, title: 'Re-evaluation of thaumatin (E 957)', url: null, checked: false,
    finding: 'e957', concerns: [], codes: ['e957'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2022, title: 'Re-evaluation of neohesperidin dihydrochalcone (E 959)', url: null, checked: false,
    finding: 'e444', concerns: [], codes: ['e959'],
  },
  {
    level: 'low', authority: 'JECFA', year: 2013, title: 'Advantame (77th meeting)', url: JECFA, checked: true,
    finding: 'e961', concerns: [], codes: ['e969'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2019, title: 'Re-evaluation of quillaia extract (E 999)', url: null, checked: false,
    finding: 'e999', concerns: ['intake_may_come_near_the_limit'], codes: ['e999'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1991, title: 'Enzymes for food', url: 'https://inchem.org/documents/jecfa/jecmono/v28je23.htm', checked: false,
    finding: 'e1100', concerns: [],
    codes: ['e1100', 'e1101', 'e1102', 'e1104'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2020, title: 'Re-evaluation of polyvinylpyrrolidone (E 1201, E 1202)', url: null, checked: false,
    finding: 'e140', concerns: [], codes: ['e1201', 'e1202'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2004, title: 'Pullulan as a food additive', url: null, checked: false,
    finding: 'e570', concerns: [], codes: ['e1204'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1975, title: 'Carriers of flavor', url: JECFA, checked: false,
    finding: 'e1103', concerns: [],
    codes: ['e1504', 'e1505', 'e1518'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2018, title: 'Refined exposure to polyethylene glycol (E 1521)', url: 'https://doi.org/10.2903/j.efsa.2018.5293', checked: false,
    finding: 'e315', concerns: [], codes: ['e1521'],
  },
] as const satisfies readonly EvaluationGroup[];

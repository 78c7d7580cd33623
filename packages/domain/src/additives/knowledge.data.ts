/**
 * How an additive is judged. The ladder, first rule that fits, the newest and most specific word of an authority deciding:
 * - high: withdrawn or refused by the EU or the FDA for safety since 2000; IARC group 1 or 2A by mouth; an authority
 *   reports a concern at realistic intake; or the average consumer of an age group passes the daily limit.
 * - moderate: only high consumers pass the limit; IARC 2B; a mandatory notice on packs; authorities disagree; or EFSA
 *   could not assess it for lack of data.
 * - low: limit confirmed or not needed, no exposure concern.
 *
 * @source EFSA, JECFA, IARC, FDA and European Commission evaluations, named with each group
 */
export type AdditiveLevel = 'low' | 'moderate' | 'high';

/** How often a level has changed; one more with every change, since it is a part of the edition of the rules (`RULES_VERSION`). */
export const LEVEL_CHANGES = 0;

/**
 * What authorities found, one entry an evaluation; additives that were judged together stand together.
 * `finding` and `concerns` hold for all of the group; `packages/messages` says them and what each additive is in words. A finding is named
 * after the first additive that it was made on. `level` is what is shown and what is scored.
 *
 * `checked: false` = the source was not read again for this table: shown with a softer wording.
 * General information, not a verdict on a product.
 */
export type EvaluationGroup = {
  level: AdditiveLevel;
  authority: string;
  /** Year of the deciding publication. */
  year: number;
  title: string;
  url: string | null;
  checked: boolean;
  finding: string;
  concerns: readonly string[];
  codes: readonly string[];
};

const JECFA = 'https://apps.who.int/food-additives-contaminants-jecfa-database/';
const SIX_COLORS = 'Regulation (EC) No 1333/2008, Annex V: notice on packs';
const SIX_COLORS_URL = 'https://eur-lex.europa.eu/eli/reg/2008/1333/oj';

/** The additives that packs name most; the rarer ones stand in `knowledge-rare.data.ts`. */
export const COMMON_EVALUATIONS = [
  // Colors
  {
    level: 'moderate', authority: 'EU; EFSA', year: 2009, title: SIX_COLORS, url: SIX_COLORS_URL, checked: true,
    finding: 'e102',
    concerns: ['eu_packs_warn_that_it_may_affect_activity', 'a_few_sensitive_people_may_react_to_it'],
    codes: ['e102', 'e122'],
  },
  {
    level: 'moderate', authority: 'EU; EFSA', year: 2014, title: SIX_COLORS, url: SIX_COLORS_URL, checked: true,
    finding: 'e110',
    concerns: ['eu_packs_warn_that_it_may_affect_activity'], codes: ['e110'],
  },
  {
    level: 'moderate', authority: 'EU; EFSA', year: 2015, title: SIX_COLORS, url: SIX_COLORS_URL, checked: true,
    finding: 'e129',
    concerns: ['eu_packs_warn_that_it_may_affect_activity'], codes: ['e129'],
  },
  {
    level: 'moderate', authority: 'EU; EFSA', year: 2009, title: SIX_COLORS, url: SIX_COLORS_URL, checked: true,
    finding: 'e104',
    concerns: ['eu_packs_warn_that_it_may_affect_activity', 'the_daily_limit_was_lowered_in_2009'],
    codes: ['e104', 'e124'],
  },
  {
    level: 'high', authority: 'US FDA', year: 2025, title: 'Order revoking the authorization of FD&C Red No. 3', checked: true,
    url: 'https://www.fda.gov/food/hfp-constituent-updates/fda-revoke-authorization-use-red-no-3-food-and-ingested-drugs',
    finding: 'e127',
    concerns: ['no_longer_authorized_in_us_food_with_a_phase', 'the_tumors_were_seen_in_male_rats_not_in'],
    codes: ['e127'],
  },
  {
    level: 'high', authority: 'EU; EFSA', year: 2022, title: 'Commission Regulation (EU) 2022/63; EFSA opinion of May 2021', checked: true,
    url: 'https://eur-lex.europa.eu/eli/reg/2022/63/oj',
    finding: 'e171',
    concerns: ['not_allowed_in_eu_food_since_2022', 'efsa_could_not_exclude_an_effect_on_dna'],
    codes: ['e171'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2010, title: 'Re-evaluation of brilliant blue (E 133)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2010.1853',
    finding: 'e133',
    concerns: [], codes: ['e133'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2013, title: 'Re-evaluation of patent blue V (E 131)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2013.2818',
    finding: 'e131',
    concerns: [], codes: ['e131'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2014, title: 'Re-evaluation of indigo carmine (E 132)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2014.3768',
    finding: 'e132', concerns: [], codes: ['e132'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2015, title: 'Refined exposure to brilliant black (E 151)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2015.3960',
    finding: 'e151', concerns: [], codes: ['e151'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2014, title: 'Refined exposure to brown HT (E 155)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2014.3719',
    finding: 'e155',
    concerns: ['data_on_how_it_is_used_were_incomplete'], codes: ['e155'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2010, title: 'Re-evaluation of amaranth (E 123)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2010.1649',
    finding: 'e123',
    concerns: ['authorities_disagree_about_it'], codes: ['e123'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2014, title: 'Refined exposure to curcumin (E 100)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2014.3876',
    finding: 'e100',
    concerns: ['children_with_high_intake_can_reach_the'], codes: ['e100'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2013, title: 'Re-evaluation of riboflavin (E 101)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2013.3357',
    finding: 'e101', concerns: [], codes: ['e101'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2015, title: 'Re-evaluation of cochineal and carmine (E 120)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2015.4288',
    finding: 'e120',
    concerns: ['rarely_causes_an_allergic_reaction', 'made_from_insects_so_not_vegetarian'],
    codes: ['e120'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2015, title: 'Re-evaluation of chlorophylls (E 140)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2015.4089',
    finding: 'e140', concerns: [], codes: ['e140'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2015, title: 'Re-evaluation of copper chlorophylls (E 141)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2015.4151',
    finding: 'e141',
    concerns: ['too_few_data_to_assess_it'], codes: ['e141'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2011, title: 'Re-evaluation of caramel colors (E 150a-d)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2011.2004',
    finding: 'e150',
    concerns: ['the_pack_does_not_say_which_type_it_is'], codes: ['e150'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2011, title: 'Re-evaluation of caramel colors (E 150a-d)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2011.2004',
    finding: 'e150a',
    concerns: [],
    codes: ['e150a', 'e150b'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2012, title: 'Refined exposure to caramel colors (E 150a, c, d)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2012.3030',
    finding: 'e150c',
    concerns: ['thi_which_forms_while_it_is_made_may_affect', 'traces_of_4_mei_which_eu_purity_rules_limit'],
    codes: ['e150c'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2012, title: 'Refined exposure to caramel colors (E 150a, c, d)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2012.3030',
    finding: 'e150d',
    concerns: ['traces_of_4_mei_form_while_it_is_made_purity'],
    codes: ['e150d'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2012, title: 'Re-evaluation of vegetable carbon (E 153)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2012.2592',
    finding: 'e153',
    concerns: [], codes: ['e153'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2012, title: 'Re-evaluation of carotenes (E 160a)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2012.2593',
    finding: 'e160',
    concerns: [],
    codes: ['e160', 'e160a'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2019, title: 'Safety of annatto and exposure to bixin and norbixin (E 160b)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2019.5626',
    finding: 'e160b',
    concerns: ['young_children_with_high_intake_come_close'],
    codes: ['e160b'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2015, title: 'Re-evaluation of paprika extract (E 160c)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2015.4320',
    finding: 'e160c', concerns: [],
    codes: ['e160c'],
  },
  {
    level: 'low', authority: 'JECFA', year: 2009, title: 'Lycopene from all sources (71st meeting)', url: JECFA, checked: true,
    finding: 'e160d', concerns: [], codes: ['e160d'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2014, title: "Refined exposure to beta-apo-8'-carotenal (E 160e)", checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2014.3492',
    finding: 'e160e', concerns: [],
    codes: ['e160e'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2010, title: 'Re-evaluation of lutein (E 161b)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2010.1678',
    finding: 'e161b', concerns: [],
    codes: ['e161b'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2015, title: 'Re-evaluation of beetroot red (E 162)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2015.4318',
    finding: 'e160', concerns: [],
    codes: ['e162'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2013, title: 'Re-evaluation of anthocyanins (E 163)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2013.3145',
    finding: 'e163', concerns: [],
    codes: ['e163'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2011, title: 'Re-evaluation of calcium carbonate (E 170)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2011.2318',
    finding: 'e170', concerns: [],
    codes: ['e170'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2015, title: 'Re-evaluation of iron oxides (E 172)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2015.4317',
    finding: 'e172',
    concerns: ['too_few_data_to_assess_it'], codes: ['e172'],
  },
  // Preservatives
  {
    level: 'low', authority: 'EFSA', year: 2019, title: 'Follow-up on sorbic acid and potassium sorbate (E 200, E 202)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2019.5625',
    finding: 'e200', concerns: [],
    codes: ['e200', 'e202'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2016, title: 'Re-evaluation of benzoic acid and benzoates (E 210-213)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2016.4433',
    finding: 'e210',
    concerns: ['young_people_with_high_intake_may_pass_the', 'sensitive_people_can_get_a_rash_or_trouble'],
    codes: ['e210', 'e211', 'e212', 'e213'],
  },
  {
    level: 'high', authority: 'EFSA', year: 2022, title: 'Follow-up on sulfur dioxide and sulfites (E 220-228)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2022.7594',
    finding: 'e220',
    concerns: ['the_safety_margin_is_too_small_for_high', 'can_set_off_asthma_like_reactions_eu_packs'],
    codes: ['e220', 'e221', 'e222', 'e223', 'e224', 'e225', 'e226', 'e227', 'e228'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2017, title: 'Safety of nisin (E 234)', url: 'https://doi.org/10.2903/j.efsa.2017.5063', checked: true,
    finding: 'e234', concerns: [],
    codes: ['e234'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2009, title: 'Use of natamycin (E 235)', url: 'https://doi.org/10.2903/j.efsa.2009.1412', checked: false,
    finding: 'e235', concerns: ['used_sparingly_so_that_germs_do_not_become'],
    codes: ['e235'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2015, title: 'Re-evaluation of dimethyl dicarbonate (E 242)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2015.4319',
    finding: 'e242', concerns: [],
    codes: ['e242'],
  },
  {
    level: 'high', authority: 'ANSES; EFSA; EU; IARC', year: 2023, title: 'Commission Regulation (EU) 2023/2108; ANSES opinion of July 2022', checked: true,
    url: 'https://eur-lex.europa.eu/eli/reg/2023/2108/oj',
    finding: 'e249',
    concerns: ['can_help_to_form_nitrosamines_some_of_which', 'eu_limits_became_stricter_in_october_2025'],
    codes: ['e249', 'e250'],
  },
  {
    level: 'high', authority: 'ANSES; EFSA; EU; IARC', year: 2023, title: 'Commission Regulation (EU) 2023/2108; ANSES opinion of July 2022', checked: true,
    url: 'https://eur-lex.europa.eu/eli/reg/2023/2108/oj',
    finding: 'e251',
    concerns: ['part_of_it_becomes_nitrite', 'vegetables_and_water_bring_far_more_nitrate'],
    codes: ['e251', 'e252'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2014, title: 'Re-evaluation of propionic acid and propionates (E 280-283)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2014.3779',
    finding: 'e280', concerns: [],
    codes: ['e280', 'e281', 'e282', 'e283'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1992, title: 'Lysozyme, acceptable in cheese', url: JECFA, checked: false,
    finding: 'e1105', concerns: ['comes_from_egg_which_matters_with_an_egg'],
    codes: ['e1105'],
  },
  // Acids, salts and raising agents
  {
    level: 'low', authority: 'JECFA', year: 1973, title: 'Citric acid and its salts (17th meeting)', checked: true,
    url: 'https://inchem.org/documents/jecfa/jecmono/v05je24.htm',
    finding: 'e330', concerns: ['very_sour_sweets_and_drinks_can_wear_down'],
    codes: ['e330'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1973, title: 'Citric acid and its salts (17th meeting)', checked: true,
    url: 'https://inchem.org/documents/jecfa/jecmono/v05je24.htm',
    finding: 'e331', concerns: [],
    codes: ['e331', 'e332', 'e333'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1973, title: 'Acetic acid and its salts', url: JECFA, checked: false,
    finding: 'e260', concerns: [],
    codes: ['e260', 'e261', 'e262', 'e263'],
  },
  {
    level: 'low', authority: 'JECFA', year: 2001, title: 'Lactic acid and its salts (57th meeting)', checked: true,
    url: 'https://inchem.org/documents/jecfa/jeceval/jec_779.htm',
    finding: 'e160d', concerns: [],
    codes: ['e270', 'e325', 'e326', 'e327'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1979, title: 'Malic acid and its salts (23rd meeting)', checked: true,
    url: 'https://www.inchem.org/documents/jecfa/jeceval/jec_324.htm',
    finding: 'e160d', concerns: ['very_sour_sweets_and_drinks_can_wear_down'],
    codes: ['e296', 'e350', 'e351', 'e352'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1990, title: 'Fumaric acid (35th meeting)', checked: true,
    url: 'http://inchem.org/documents/jecfa/jecmono/v26je14.htm',
    finding: 'e160d', concerns: [], codes: ['e297'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2020, title: 'Re-evaluation of tartaric acid and tartrates (E 334-337, E 354)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2020.6030',
    finding: 'e334', concerns: [],
    codes: ['e334', 'e335', 'e336', 'e337', 'e354'],
  },
  {
    level: 'high', authority: 'EFSA', year: 2019, title: 'Re-evaluation of phosphoric acid and phosphates (E 338-341, E 343, E 450-452)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2019.5674',
    finding: 'e338',
    concerns: ['average_intake_of_young_children_passes_the', 'that_limit_does_not_protect_people_with_weak'],
    codes: ['e338', 'e339', 'e340', 'e341', 'e343', 'e450', 'e451', 'e452'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1965, title: 'Carbonates (9th meeting)', checked: true,
    url: 'https://inchem.org/documents/jecfa/jecmono/40abcj46.htm',
    finding: 'e500', concerns: ['adds_a_little_sodium'],
    codes: ['e500'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1965, title: 'Carbonates (9th meeting)', checked: false,
    url: 'https://inchem.org/documents/jecfa/jecmono/40abcj46.htm',
    finding: 'e500', concerns: [],
    codes: ['e501', 'e502', 'e503', 'e504'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2019, title: 'Re-evaluation of hydrochloric acid and chlorides (E 507-509, E 511)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2019.5751',
    finding: 'e507', concerns: [],
    codes: ['e507', 'e508', 'e509', 'e511'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2019, title: 'Re-evaluation of sulfuric acid and sulfates (E 513-517)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2019.5868',
    finding: 'e516', concerns: [], codes: ['e516', 'e513', 'e514', 'e515', 'e517'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2018, title: 'Re-evaluation of aluminum sulfates and sodium aluminum phosphate (E 520-523, E 541)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2018.5372',
    finding: 'e520',
    concerns: ['contains_aluminum_which_has_a_weekly_limit', 'baking_powder_outside_the_eu_was_not_part_of'],
    codes: ['e520', 'e521', 'e522', 'e523', 'e541'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1965, title: 'Bases (9th meeting)', checked: false,
    url: 'http://inchem.org/documents/jecfa/jecmono/40abcj01.htm',
    finding: 'e524', concerns: [],
    codes: ['e524', 'e525', 'e526', 'e527', 'e528', 'e530', 'e529'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2018, title: 'Re-evaluation of ferrocyanides (E 535, E 536, E 538)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2018.5374',
    finding: 'e535', concerns: [],
    codes: ['e535', 'e536', 'e538'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2024, title: 'Re-evaluation of silicon dioxide (E 551)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2024.8880',
    finding: 'e551', concerns: [],
    codes: ['e551'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2018, title: 'Re-evaluation of silicates and talc (E 552, E 553a, E 553b)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2018.5375',
    finding: 'e552',
    concerns: ['too_few_data_to_assess_it'],
    codes: ['e552', 'e553', 'e553a'],
  },
  {
    level: 'high', authority: 'IARC; EFSA', year: 2024, title: 'IARC Monographs volume 136: talc', checked: true,
    url: 'https://monographs.iarc.who.int/news-events/volume-136-talc-and-acrylonitrile',
    finding: 'e553b',
    concerns: ['iarc_group_2a_from_dust_and_powder_rather', 'efsa_had_too_few_data_on_food'],
    codes: ['e553b'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2018, title: 'Re-evaluation of salts of fatty acids (E 470a, E 470b)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2018.5180',
    finding: 'e516', concerns: [],
    codes: ['e470a', 'e470', 'e470b', 'e572'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1998, title: 'Glucono-delta-lactone and gluconates (51st meeting)', checked: true,
    url: 'https://inchem.org/documents/jecfa/jeceval/jec_912.htm',
    finding: 'e160d', concerns: [],
    codes: ['e575', 'e576', 'e577', 'e578'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1989, title: 'Ferrous lactate', checked: true,
    url: 'http://inchem.org/documents/jecfa/jecmono/v26je14.htm',
    finding: 'e585', concerns: [], codes: ['e585'],
  },
  // Antioxidants
  {
    level: 'low', authority: 'EFSA', year: 2015, title: 'Re-evaluation of ascorbic acid and ascorbates (E 300-302)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2015.4087',
    finding: 'e516', concerns: [],
    codes: ['e300', 'e301', 'e302'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2015, title: 'Re-evaluation of ascorbyl palmitate (E 304)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2015.4289',
    finding: 'e140', concerns: [], codes: ['e304'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2015, title: 'Re-evaluation of tocopherols (E 306-309)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2015.4247',
    finding: 'e306', concerns: [],
    codes: ['e306', 'e307', 'e308', 'e309'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2014, title: 'Re-evaluation of propyl gallate (E 310)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2014.3642',
    finding: 'e310',
    concerns: ['adults_with_very_high_intake_might_pass_the'], codes: ['e310'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2016, title: 'Re-evaluation of erythorbic acid (E 315, E 316)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2016.4360',
    finding: 'e315', concerns: [],
    codes: ['e315', 'e316'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2016, title: 'Refined exposure to TBHQ (E 319)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2016.4363',
    finding: 'e151', concerns: [],
    codes: ['e319'],
  },
  {
    level: 'moderate', authority: 'IARC; EFSA', year: 2011, title: 'Re-evaluation of BHA (E 320)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2011.2392',
    finding: 'e320',
    concerns: ['iarc_group_2b_from_studies_in_rodents_that'],
    codes: ['e320'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2012, title: 'Re-evaluation of BHT (E 321)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2012.2588',
    finding: 'e321', concerns: [],
    codes: ['e321'],
  },
  {
    level: 'low', authority: 'JECFA; EFSA', year: 2018, title: 'Calcium disodium EDTA (JECFA 1973); EFSA opinion on iron EDTA', checked: true,
    url: 'https://inchem.org/documents/jecfa/jeceval/jec_311.htm',
    finding: 'e385', concerns: ['a_new_evaluation_is_still_to_come'],
    codes: ['e385'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2018, title: 'Refined exposure to rosemary extracts (E 392)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2018.5373',
    finding: 'e392', concerns: [], codes: ['e392'],
  },
  // Thickeners and emulsifiers
  {
    level: 'low', authority: 'EFSA', year: 2017, title: 'Re-evaluation of lecithins (E 322)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2017.4742',
    finding: 'e516', concerns: ['lecithin_of_soy_or_egg_must_be_named_as_an'],
    codes: ['e322'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2017, title: 'Re-evaluation of alginic acid and alginates (E 400-404)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2017.5049',
    finding: 'e400', concerns: [],
    codes: ['e400', 'e401', 'e402', 'e403', 'e404'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2016, title: 'Re-evaluation of agar (E 406)', url: 'https://doi.org/10.2903/j.efsa.2016.4645', checked: true,
    finding: 'e516', concerns: [], codes: ['e406'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2018, title: 'Re-evaluation of carrageenan and processed Eucheuma seaweed (E 407, E 407a)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2018.5238',
    finding: 'e407',
    concerns: ['effects_on_the_gut_are_an_open_question', 'not_advised_in_formula_for_newborns'],
    codes: ['e407', 'e407a'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2017, title: 'Re-evaluation of locust bean gum (E 410)', url: 'https://doi.org/10.2903/j.efsa.2017.4646', checked: true,
    finding: 'e410', concerns: [], codes: ['e410'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2017, title: 'Re-evaluation of guar gum (E 412)', url: 'https://doi.org/10.2903/j.efsa.2017.4669', checked: true,
    finding: 'e400', concerns: ['a_lot_of_it_can_upset_a_babys_stomach'],
    codes: ['e412'],
  },
  {
    level: 'low', authority: 'EFSA; JECFA', year: 2017, title: 'Re-evaluation of acacia gum (E 414)', url: 'https://doi.org/10.2903/j.efsa.2017.4741', checked: true,
    finding: 'e414', concerns: [], codes: ['e414'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2017, title: 'Re-evaluation of xanthan gum (E 415)', url: 'https://doi.org/10.2903/j.efsa.2017.4909', checked: true,
    finding: 'e415', concerns: ['a_lot_of_it_can_upset_the_stomach_a_little'],
    codes: ['e415'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2018, title: 'Re-evaluation of gellan gum (E 418)', url: 'https://doi.org/10.2903/j.efsa.2018.5296', checked: false,
    finding: 'e516', concerns: [], codes: ['e418'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2017, title: 'Re-evaluation of konjac (E 425)', url: 'https://doi.org/10.2903/j.efsa.2017.4864', checked: false,
    finding: 'e425', concerns: ['not_allowed_in_small_jelly_cups_which_can'],
    codes: ['e425'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2017, title: 'Re-evaluation of glycerol (E 422)', url: 'https://doi.org/10.2903/j.efsa.2017.4720', checked: true,
    finding: 'e516', concerns: ['iced_drinks_rich_in_it_are_not_for_young'],
    codes: ['e422'],
  },
  {
    level: 'low', authority: 'EU', year: 2008, title: 'Regulation (EC) No 1333/2008, Article 3', url: SIX_COLORS_URL, checked: false,
    finding: 'e428', concerns: ['comes_from_animals'],
    codes: ['e428', 'e441'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2015, title: 'Re-evaluation of polysorbates (E 432-436)', url: 'https://doi.org/10.2903/j.efsa.2015.4152', checked: true,
    finding: 'e432',
    concerns: ['toddlers_with_high_intake_come_close_to_the'],
    codes: ['e432', 'e433', 'e434', 'e435', 'e436'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2017, title: 'Re-evaluation of pectins (E 440)', url: 'https://doi.org/10.2903/j.efsa.2017.4866', checked: true,
    finding: 'e400', concerns: [], codes: ['e440'],
  },
  {
    level: 'high', authority: 'US FDA', year: 2024, title: 'Revocation of the authorization of brominated vegetable oil, 89 FR 55040', checked: true,
    url: 'https://www.federalregister.gov/documents/2024/07/03/2024-14300',
    finding: 'e443', concerns: ['may_affect_the_thyroid'],
    codes: ['e443'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2016, title: 'Re-evaluation of sucrose acetate isobutyrate (E 444)', url: 'https://doi.org/10.2903/j.efsa.2016.4489', checked: false,
    finding: 'e444', concerns: [], codes: ['e444'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2018, title: 'Re-evaluation of glycerol esters of wood rosin (E 445)', url: 'https://doi.org/10.2903/j.efsa.2018.5370', checked: true,
    finding: 'e445', concerns: ['some_studies_are_still_to_be_handed_in'],
    codes: ['e445'],
  },
  {
    level: 'low', authority: 'EFSA; JECFA', year: 2018, title: 'Re-evaluation of celluloses (E 460-469)', url: 'https://doi.org/10.2903/j.efsa.2018.5047', checked: true,
    finding: 'e460', concerns: [],
    codes: ['e460', 'e461', 'e463', 'e462', 'e465', 'e464', 'e466', 'e468', 'e469'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2017, title: 'Re-evaluation of mono- and diglycerides of fatty acids (E 471)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2017.5045',
    finding: 'e516', concerns: ['traces_that_form_in_heated_oil_should_be'],
    codes: ['e471'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2020, title: 'Re-evaluation of esters of mono- and diglycerides (E 472a-f)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2020.6032',
    finding: 'e140', concerns: [],
    codes: ['e472', 'e472a', 'e472b', 'e472c', 'e472d', 'e472e', 'e472f'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2018, title: 'Refined exposure to sucrose esters of fatty acids (E 473)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2018.5087',
    finding: 'e473',
    concerns: ['young_children_may_pass_the_daily_limit'], codes: ['e473', 'e474'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2017, title: 'Re-evaluation of polyglycerol esters of fatty acids (E 475)', url: 'https://doi.org/10.2903/j.efsa.2017.5089', checked: true,
    finding: 'e516', concerns: [], codes: ['e475'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2017, title: 'Re-evaluation of polyglycerol polyricinoleate (E 476)', url: 'https://doi.org/10.2903/j.efsa.2017.4743', checked: true,
    finding: 'e476', concerns: [], codes: ['e476'],
  },
  {
    level: 'high', authority: 'EFSA', year: 2013, title: 'Re-evaluation of stearoyl lactylates (E 481, E 482)', url: 'https://doi.org/10.2903/j.efsa.2013.3144', checked: true,
    finding: 'e481',
    concerns: ['average_intake_of_children_passed_the_limit', 'the_body_breaks_it_down_into_common_acids'],
    codes: ['e481', 'e482'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2017, title: 'Re-evaluation of sorbitan esters (E 491-495)', url: 'https://doi.org/10.2903/j.efsa.2017.4788', checked: true,
    finding: 'e491',
    concerns: ['young_children_may_pass_the_daily_limit'],
    codes: ['e491', 'e492', 'e493', 'e494', 'e495'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2016, title: 'Re-evaluation of beta-cyclodextrin (E 459)', url: 'https://doi.org/10.2903/j.efsa.2016.4628', checked: true,
    finding: 'e459', concerns: ['intake_may_pass_the_daily_limit'],
    codes: ['e459'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2017, title: 'Re-evaluation of modified starches (E 1404-1452)', url: 'https://doi.org/10.2903/j.efsa.2017.4911', checked: true,
    finding: 'e516', concerns: [],
    codes: ['e14xx', 'e1404', 'e1401', 'e1402', 'e1403', 'e1405', 'e1410', 'e1413', 'e1440', 'e1451', 'e1452', 'e1412', 'e1414', 'e1420', 'e1422', 'e1442', 'e1450'],
  },
  {
    level: 'low', authority: 'EU', year: 2008, title: 'Regulation (EC) No 1333/2008, Article 3', url: SIX_COLORS_URL, checked: false,
    finding: 'e428', concerns: [], codes: ['e1400'],
  },
  // Taste and sweetness
  {
    level: 'high', authority: 'EFSA', year: 2017, title: 'Re-evaluation of glutamic acid and glutamates (E 620-625)', url: 'https://doi.org/10.2903/j.efsa.2017.4910', checked: true,
    finding: 'e620',
    concerns: ['several_age_groups_are_above_the_daily_limit', 'very_large_amounts_have_been_linked_with'],
    codes: ['e620', 'e621', 'e622', 'e623', 'e624', 'e625'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1993, title: 'Guanylates and inosinates (41st meeting)', url: 'https://inchem.org/documents/jecfa/jecmono/v32je21.htm', checked: true,
    finding: 'e627', concerns: [],
    codes: ['e627', 'e631', 'e635', 'e626', 'e628', 'e629', 'e630', 'e632', 'e633', 'e634'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1981, title: 'Maltol and ethyl maltol', url: JECFA, checked: false,
    finding: 'e444', concerns: [], codes: ['e636', 'e637'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2025, title: 'Re-evaluation of acesulfame K (E 950)', url: 'https://doi.org/10.2903/j.efsa.2025.9317', checked: true,
    finding: 'e950', concerns: [], codes: ['e950'],
  },
  {
    level: 'moderate', authority: 'IARC; JECFA', year: 2023, title: 'Aspartame hazard and risk assessment (WHO)', checked: true,
    url: 'https://www.who.int/news/item/14-07-2023-aspartame-hazard-and-risk-assessment-results-released',
    finding: 'e951',
    concerns: ['iarc_group_2b_on_limited_evidence', 'not_for_people_with_phenylketonuria'],
    codes: ['e951', 'e962'],
  },
  {
    level: 'moderate', authority: 'US FDA; EU', year: 1969, title: '21 CFR 189.135; opinion of the EU Scientific Committee on Food', url: null, checked: true,
    finding: 'e952', concerns: ['authorities_disagree_about_it'],
    codes: ['e952'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2024, title: 'Re-evaluation of saccharin (E 954)', url: 'https://doi.org/10.2903/j.efsa.2024.9044', checked: true,
    finding: 'e954', concerns: [], codes: ['e954'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2026, title: 'Re-evaluation of sucralose (E 955)', checked: true,
    url: 'https://www.efsa.europa.eu/en/plain-language-summary/re-evaluation-sucralose-e-955-food-additive',
    finding: 'e955',
    concerns: ['whether_it_is_safe_to_bake_or_fry_with_it_is'], codes: ['e955'],
  },
  {
    level: 'moderate', authority: 'EU', year: 2011, title: 'Regulation (EU) No 1169/2011, Annex III: licorice notice', checked: true,
    url: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
    finding: 'e958', concerns: ['can_raise_blood_pressure'],
    codes: ['e958'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2024, title: 'Steviol glycosides (E 960a-d)', url: 'https://doi.org/10.2903/j.efsa.2024.9045', checked: true,
    finding: 'e960',
    concerns: ['toddlers_with_high_intake_can_pass_the_limit'], codes: ['e960'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2025, title: 'Re-evaluation of neotame (E 961)', url: null, checked: false,
    finding: 'e961', concerns: [], codes: ['e961'],
  },
  {
    level: 'moderate', authority: 'EU; JECFA', year: 2011, title: 'Regulation (EU) No 1169/2011, Annex III: laxative notice', checked: true,
    url: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
    finding: 'e420', concerns: ['a_lot_of_it_at_once_has_a_laxative_effect_eu'],
    codes: ['e420', 'e421', 'e953', 'e964', 'e965', 'e966', 'e967'],
  },
  {
    level: 'moderate', authority: 'EFSA', year: 2023, title: 'Re-evaluation of erythritol (E 968)', url: 'https://doi.org/10.2903/j.efsa.2023.8430', checked: true,
    finding: 'e968', concerns: ['a_lot_of_it_causes_diarrhea'],
    codes: ['e968'],
  },
  {
    level: 'low', authority: 'JECFA', year: 1987, title: 'Polydextroses (31st meeting)', url: JECFA, checked: true,
    finding: 'e160d', concerns: ['a_lot_of_it_can_have_a_laxative_effect'], codes: ['e1200'],
  },
  // Coatings, gases, helpers
  {
    level: 'low', authority: 'JECFA', year: 1985, title: 'Carbon dioxide', url: JECFA, checked: false,
    finding: 'e500', concerns: [], codes: ['e290'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2017, title: 'Re-evaluation of fatty acids (E 570)', url: 'https://doi.org/10.2903/j.efsa.2017.4785', checked: true,
    finding: 'e570', concerns: [], codes: ['e570'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2007, title: 'Beeswax (E 901)', url: 'https://doi.org/10.2903/j.efsa.2007.615', checked: false,
    finding: 'e901', concerns: ['comes_from_bees_so_not_vegan'], codes: ['e901'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2012, title: 'Re-evaluation of carnauba wax (E 903)', url: 'https://doi.org/10.2903/j.efsa.2012.2880', checked: true,
    finding: 'e903', concerns: ['long_studies_are_missing'], codes: ['e903'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2024, title: 'Re-evaluation of shellac (E 904)', url: 'https://doi.org/10.2903/j.efsa.2024.8897', checked: true,
    finding: 'e904',
    concerns: ['comes_from_insects_so_not_vegan'], codes: ['e904'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2013, title: 'Re-evaluation of microcrystalline wax (E 905)', url: 'https://doi.org/10.2903/j.efsa.2013.3146', checked: true,
    finding: 'e140', concerns: ['long_studies_are_missing'], codes: ['e905'],
  },
  {
    level: 'moderate', authority: 'EFSA; JECFA', year: 2013, title: 'Re-evaluation of microcrystalline wax (E 905)', url: 'https://doi.org/10.2903/j.efsa.2013.3146', checked: false,
    finding: 'e905a', concerns: ['mineral_oil_can_build_up_in_the_body'], codes: ['e905a', 'e905b', 'e905c', 'e907'],
  },
  {
    level: 'high', authority: 'JECFA; IARC', year: 1999, title: 'IARC Monographs volume 73: potassium bromate', url: 'https://monographs.iarc.who.int/list-of-classifications', checked: true,
    finding: 'e924', concerns: ['iarc_group_2b', 'not_allowed_in_the_eu'],
    codes: ['e924', 'e924a', 'e924b'],
  },
  {
    level: 'moderate', authority: 'EU', year: 2008, title: 'Not on the EU list of Regulation (EC) No 1333/2008', url: SIX_COLORS_URL, checked: true,
    finding: 'e927a', concerns: ['authorities_disagree_about_it'], codes: ['e927a'],
  },
  {
    level: 'low', authority: 'JECFA', year: 2001, title: 'Invertase from baker’s yeast', url: JECFA, checked: false,
    finding: 'e1103', concerns: [], codes: ['e1103'],
  },
  {
    level: 'low', authority: 'EFSA', year: 2018, title: 'Re-evaluation of propylene glycol (E 1520)', url: 'https://doi.org/10.2903/j.efsa.2018.5235', checked: true,
    finding: 'e315', concerns: [], codes: ['e1520'],
  },
] as const satisfies readonly EvaluationGroup[];

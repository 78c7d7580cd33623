/**
 * What authorities found, one entry an evaluation; additives that were judged together stand together.
 * `additives` says what each one is; `finding` and `concerns` hold for all of the group. The level is not kept here:
 * it is the one of `risk-levels.data.ts`, so that what is shown is what is scored.
 *
 * `checked: false` = the source was not read again for this table: shown with a softer wording.
 * General information, not a verdict on a product.
 */
export type EvaluationGroup = {
  authority: string;
  /** Year of the deciding publication. */
  year: number;
  title: string;
  url: string | null;
  checked: boolean;
  finding: string;
  concerns: readonly string[];
  additives: Readonly<Record<string, string>>;
};

const JECFA = 'https://apps.who.int/food-additives-contaminants-jecfa-database/';
const SIX_COLORS = 'Regulation (EC) No 1333/2008, Annex V: notice on packs';
const SIX_COLORS_URL = 'https://eur-lex.europa.eu/eli/reg/2008/1333/oj';
const CHILDREN_NOTICE = 'EU packs warn that it may affect activity and attention in children';
const LAXATIVE = 'A lot of it at once has a laxative effect; EU packs with over 10 % say so';

/** The additives that packs name most; the rarer ones stand in `knowledge-rare.data.ts`. */
export const COMMON_EVALUATIONS: readonly EvaluationGroup[] = [
  // Colors
  {
    authority: 'EU; EFSA', year: 2009, title: SIX_COLORS, url: SIX_COLORS_URL, checked: true,
    finding: 'EFSA saw people stay within the daily limit, yet the EU asks for a notice on the pack.',
    concerns: [CHILDREN_NOTICE, 'A few sensitive people may react to it'],
    additives: { e102: 'A synthetic yellow color.', e122: 'A synthetic red color.' },
  },
  {
    authority: 'EU; EFSA', year: 2014, title: SIX_COLORS, url: SIX_COLORS_URL, checked: true,
    finding: 'EFSA raised the daily limit in 2014 and intakes are well inside it; the EU still asks for a notice on the pack.',
    concerns: [CHILDREN_NOTICE], additives: { e110: 'A synthetic orange color.' },
  },
  {
    authority: 'EU; EFSA', year: 2015, title: SIX_COLORS, url: SIX_COLORS_URL, checked: true,
    finding: 'EFSA calculated intakes under the daily limit for every age; the EU asks for a notice on the pack.',
    concerns: [CHILDREN_NOTICE], additives: { e129: 'A synthetic red color, also called Red 40.' },
  },
  {
    authority: 'EU; EFSA', year: 2009, title: SIX_COLORS, url: SIX_COLORS_URL, checked: true,
    finding: 'EFSA made the daily limit stricter in 2009, and the EU asks for a notice on the pack.',
    concerns: [CHILDREN_NOTICE, 'The daily limit was lowered in 2009'],
    additives: { e104: 'A synthetic yellow color.', e124: 'A synthetic red color.' },
  },
  {
    authority: 'US FDA', year: 2025, title: 'Order revoking the authorization of FD&C Red No. 3', checked: true,
    url: 'https://www.fda.gov/food/hfp-constituent-updates/fda-revoke-authorization-use-red-no-3-food-and-ingested-drugs',
    finding: 'The US withdrew it in 2025 because of tumors in male rats; the EU keeps a few narrow uses.',
    concerns: ['No longer authorized in US food, with a phase-out until 2027', 'The tumors were seen in male rats, not in people'],
    additives: { e127: 'A synthetic cherry-red color.' },
  },
  {
    authority: 'EU; EFSA', year: 2022, title: 'Commission Regulation (EU) 2022/63; EFSA opinion of May 2021', checked: true,
    url: 'https://eur-lex.europa.eu/eli/reg/2022/63/oj',
    finding: 'The EU took it out of food in 2022, as harm to DNA could not be excluded.',
    concerns: ['Not allowed in EU food since 2022', 'EFSA could not exclude an effect on DNA'],
    additives: { e171: 'A white pigment.' },
  },
  {
    authority: 'EFSA', year: 2010, title: 'Re-evaluation of brilliant blue (E 133)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2010.1853',
    finding: 'With the amounts really used, EFSA found intakes inside the daily limit.',
    concerns: [], additives: { e133: 'A synthetic blue color.' },
  },
  {
    authority: 'EFSA', year: 2013, title: 'Re-evaluation of patent blue V (E 131)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2013.2818',
    finding: 'With the amounts makers report, EFSA found everyone inside the daily limit.',
    concerns: [], additives: { e131: 'A synthetic blue color.' },
  },
  {
    authority: 'EFSA', year: 2014, title: 'Re-evaluation of indigo carmine (E 132)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2014.3768',
    finding: 'EFSA confirmed its daily limit.', concerns: [], additives: { e132: 'A synthetic blue color.' },
  },
  {
    authority: 'EFSA', year: 2015, title: 'Refined exposure to brilliant black (E 151)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2015.3960',
    finding: 'EFSA found all ages inside the daily limit.', concerns: [], additives: { e151: 'A synthetic black color.' },
  },
  {
    authority: 'EFSA', year: 2014, title: 'Refined exposure to brown HT (E 155)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2014.3719',
    finding: 'EFSA found that people who eat a lot of colored food can pass the daily limit.',
    concerns: ['Data on how it is used were incomplete'], additives: { e155: 'A synthetic brown color.' },
  },
  {
    authority: 'EFSA', year: 2010, title: 'Re-evaluation of amaranth (E 123)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2010.1649',
    finding: 'The EU allows it in a few products only; the US has not allowed it since 1976.',
    concerns: ['Authorities disagree about it'], additives: { e123: 'A synthetic dark-red color.' },
  },
  {
    authority: 'EFSA', year: 2014, title: 'Refined exposure to curcumin (E 100)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2014.3876',
    finding: 'EFSA found average intakes inside the daily limit; children who eat much colored food reach it.',
    concerns: ['Children with high intake can reach the daily limit'], additives: { e100: 'The yellow color of turmeric.' },
  },
  {
    authority: 'EFSA', year: 2013, title: 'Re-evaluation of riboflavin (E 101)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2013.3357',
    finding: 'EFSA needed no numerical limit.', concerns: [], additives: { e101: 'Vitamin B2, used as a yellow color.' },
  },
  {
    authority: 'EFSA', year: 2015, title: 'Re-evaluation of cochineal and carmine (E 120)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2015.4288',
    finding: 'EFSA kept its daily limit and found all ages inside it.',
    concerns: ['Rarely causes an allergic reaction', 'Made from insects, so not vegetarian'],
    additives: { e120: 'A red color from cochineal insects.' },
  },
  {
    authority: 'EFSA', year: 2015, title: 'Re-evaluation of chlorophylls (E 140)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2015.4089',
    finding: 'EFSA had no concern about its uses.', concerns: [], additives: { e140: 'The green color of plants.' },
  },
  {
    authority: 'EFSA', year: 2015, title: 'Re-evaluation of copper chlorophylls (E 141)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2015.4151',
    finding: 'EFSA withdrew the old limit, as data for a judgment were missing.',
    concerns: ['Too few data to assess it'], additives: { e141: 'A lasting green color from chlorophyll and copper.' },
  },
  {
    authority: 'EFSA', year: 2011, title: 'Re-evaluation of caramel colors (E 150a-d)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2011.2004',
    finding: 'EFSA judged the four types together and keeps reservations about some of them.',
    concerns: ['The pack does not say which type it is'], additives: { e150: 'A brown color of burnt sugar.' },
  },
  {
    authority: 'EFSA', year: 2011, title: 'Re-evaluation of caramel colors (E 150a-d)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2011.2004',
    finding: 'EFSA had no concern inside the limit that all caramel colors share.',
    concerns: [],
    additives: { e150a: 'Sugar browned by heat.', e150b: 'A browned-sugar color made with sulfites.' },
  },
  {
    authority: 'EFSA', year: 2012, title: 'Refined exposure to caramel colors (E 150a, c, d)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2012.3030',
    finding: 'EFSA gave this type a stricter limit, and some high consumers pass it.',
    concerns: ['THI, which forms while it is made, may affect immunity', 'Traces of 4-MEI, which EU purity rules limit'],
    additives: { e150c: 'A browned-sugar color made with ammonia.' },
  },
  {
    authority: 'EFSA', year: 2012, title: 'Refined exposure to caramel colors (E 150a, c, d)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2012.3030',
    finding: 'EFSA found intakes inside the daily limit.',
    concerns: ['Traces of 4-MEI form while it is made; purity rules keep them low'],
    additives: { e150d: 'The brown color of colas.' },
  },
  {
    authority: 'EFSA', year: 2012, title: 'Re-evaluation of vegetable carbon (E 153)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2012.2592',
    finding: 'EFSA had no concern as long as residues of burning stay very low.',
    concerns: [], additives: { e153: 'A black color of charred plants.' },
  },
  {
    authority: 'EFSA', year: 2012, title: 'Re-evaluation of carotenes (E 160a)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2012.2593',
    finding: 'EFSA had no concern at amounts like those of a normal diet.',
    concerns: [],
    additives: { e160: 'An orange plant color of a type the pack does not state.', e160a: 'The orange color of carrots; the body makes vitamin A of it.' },
  },
  {
    authority: 'EFSA', year: 2019, title: 'Safety of annatto and exposure to bixin and norbixin (E 160b)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2019.5626',
    finding: 'EFSA gave its two pigments daily limits; young children who eat much of it come near one of them.',
    concerns: ['Young children with high intake come close to the limit of norbixin'],
    additives: { e160b: 'An orange color from a seed.' },
  },
  {
    authority: 'EFSA', year: 2015, title: 'Re-evaluation of paprika extract (E 160c)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2015.4320',
    finding: 'EFSA gave it a daily limit that usual intakes keep to.', concerns: [],
    additives: { e160c: 'A red-orange color from peppers.' },
  },
  {
    authority: 'JECFA', year: 2009, title: 'Lycopene from all sources (71st meeting)', url: JECFA, checked: true,
    finding: 'JECFA needed no numerical limit.', concerns: [], additives: { e160d: 'The red color of tomatoes.' },
  },
  {
    authority: 'EFSA', year: 2014, title: "Refined exposure to beta-apo-8'-carotenal (E 160e)", checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2014.3492',
    finding: 'EFSA raised its daily limit in 2014 and had no concern.', concerns: [],
    additives: { e160e: 'An orange color related to carotene.' },
  },
  {
    authority: 'EFSA', year: 2010, title: 'Re-evaluation of lutein (E 161b)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2010.1678',
    finding: 'EFSA gave the purified color a daily limit.', concerns: [],
    additives: { e161b: 'The yellow of egg yolk and spinach.' },
  },
  {
    authority: 'EFSA', year: 2015, title: 'Re-evaluation of beetroot red (E 162)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2015.4318',
    finding: 'EFSA had no concern at amounts like those of a normal diet.', concerns: [],
    additives: { e162: 'The color of beetroot juice.' },
  },
  {
    authority: 'EFSA', year: 2013, title: 'Re-evaluation of anthocyanins (E 163)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2013.3145',
    finding: 'EFSA thought extracts made with water unlikely to be a concern.', concerns: [],
    additives: { e163: 'The red and violet color of grapes and berries.' },
  },
  {
    authority: 'EFSA', year: 2011, title: 'Re-evaluation of calcium carbonate (E 170)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2011.2318',
    finding: 'EFSA saw no sign of too high intakes.', concerns: [],
    additives: { e170: 'Chalk: a white color and a source of calcium.' },
  },
  {
    authority: 'EFSA', year: 2015, title: 'Re-evaluation of iron oxides (E 172)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2015.4317',
    finding: 'EFSA could not judge its safety, as data were missing.',
    concerns: ['Too few data to assess it'], additives: { e172: 'Mineral pigments: yellow, red, brown and black.' },
  },
  // Preservatives
  {
    authority: 'EFSA', year: 2019, title: 'Follow-up on sorbic acid and potassium sorbate (E 200, E 202)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2019.5625',
    finding: 'After a new study EFSA raised the daily limit in 2019.', concerns: [],
    additives: { e200: 'Slows mold and yeast.', e202: 'Slows mold and yeast; one of the most used preservatives.' },
  },
  {
    authority: 'EFSA', year: 2016, title: 'Re-evaluation of benzoic acid and benzoates (E 210-213)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2016.4433',
    finding: 'EFSA keeps a daily limit; young people who have much of it, above all in soft drinks, may come to it or pass it.',
    concerns: ['Young people with high intake may pass the daily limit', 'Sensitive people can get a rash or trouble breathing'],
    additives: {
      e210: 'A preservative for sour food.', e211: 'A preservative for sour drinks and sauces.',
      e212: 'A preservative for sour drinks and sauces.', e213: 'A preservative for sour food.',
    },
  },
  {
    authority: 'EFSA', year: 2022, title: 'Follow-up on sulfur dioxide and sulfites (E 220-228)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2022.7594',
    finding: 'EFSA took its daily limit back in 2022: for people who have much of it, safety is in doubt.',
    concerns: ['The safety margin is too small for high consumers', 'Can set off asthma-like reactions; EU packs must name it as an allergen'],
    additives: {
      e220: 'A sulfite that stops dried fruit and wine from browning.', e221: 'A sulfite that stops food from browning.',
      e222: 'A sulfite that stops food from browning.', e223: 'A sulfite that stops food from browning.',
      e224: 'A sulfite used in wine, beer and dried fruit.', e225: 'A sulfite that stops food from browning.', e226: 'A sulfite that stops food from browning.',
      e227: 'A sulfite that stops food from browning.', e228: 'A sulfite that stops food from browning.',
    },
  },
  {
    authority: 'EFSA', year: 2017, title: 'Safety of nisin (E 234)', url: 'https://doi.org/10.2903/j.efsa.2017.5063', checked: true,
    finding: 'EFSA raised its daily limit and found intakes inside it.', concerns: [],
    additives: { e234: 'An antimicrobial that milk bacteria make, used in cheese.' },
  },
  {
    authority: 'EFSA', year: 2009, title: 'Use of natamycin (E 235)', url: 'https://doi.org/10.2903/j.efsa.2009.1412', checked: false,
    finding: 'EFSA accepted its narrow use on the surface.', concerns: ['Used sparingly, so that germs do not become resistant'],
    additives: { e235: 'Keeps mold off the rind of some cheeses and sausages.' },
  },
  {
    authority: 'EFSA', year: 2015, title: 'Re-evaluation of dimethyl dicarbonate (E 242)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2015.4319',
    finding: 'It breaks down before you drink it, and EFSA had no concern.', concerns: [],
    additives: { e242: 'Sterilizes drinks in the bottle.' },
  },
  {
    authority: 'ANSES; EFSA; EU; IARC', year: 2023, title: 'Commission Regulation (EU) 2023/2108; ANSES opinion of July 2022', checked: true,
    url: 'https://eur-lex.europa.eu/eli/reg/2023/2108/oj',
    finding: 'It protects from botulism, but can help to form nitrosamines; agencies link cured meat with bowel cancer.',
    concerns: ['Can help to form nitrosamines, some of which cause cancer', 'EU limits became stricter in October 2025'],
    additives: { e249: 'A curing salt for meat.', e250: 'The curing salt of ham, bacon and sausages.' },
  },
  {
    authority: 'ANSES; EFSA; EU; IARC', year: 2023, title: 'Commission Regulation (EU) 2023/2108; ANSES opinion of July 2022', checked: true,
    url: 'https://eur-lex.europa.eu/eli/reg/2023/2108/oj',
    finding: 'Part of it becomes nitrite, and from that nitrosamines can form.',
    concerns: ['Part of it becomes nitrite', 'Vegetables and water bring far more nitrate than additives do'],
    additives: { e251: 'A salt for dry-cured ham and some cheeses.', e252: 'A slow curing salt (saltpeter).' },
  },
  {
    authority: 'EFSA', year: 2014, title: 'Re-evaluation of propionic acid and propionates (E 280-283)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2014.3779',
    finding: 'It also occurs in cheese by nature, and EFSA needed no numerical limit.', concerns: [],
    additives: {
      e280: 'Keeps bread from molding.', e281: 'Keeps bread from molding.',
      e282: 'Keeps bread from molding.', e283: 'Keeps bread from molding.',
    },
  },
  {
    authority: 'JECFA', year: 1992, title: 'Lysozyme, acceptable in cheese', url: JECFA, checked: false,
    finding: 'JECFA accepted it.', concerns: ['Comes from egg, which matters with an egg allergy'],
    additives: { e1105: 'Taken from egg white; keeps cheese and wine from spoiling.' },
  },
  // Acids, salts and raising agents
  {
    authority: 'JECFA', year: 1973, title: 'Citric acid and its salts (17th meeting)', checked: true,
    url: 'https://inchem.org/documents/jecfa/jecmono/v05je24.htm',
    finding: 'JECFA saw no notable hazard.', concerns: ['Very sour sweets and drinks can wear down teeth'],
    additives: { e330: 'The acid of lemons; the body makes it too.' },
  },
  {
    authority: 'JECFA', year: 1973, title: 'Citric acid and its salts (17th meeting)', checked: true,
    url: 'https://inchem.org/documents/jecfa/jecmono/v05je24.htm',
    finding: 'JECFA judged it together with citric acid and saw no notable hazard.', concerns: [],
    additives: { e331: 'A salt of citric acid that steadies sourness.', e332: 'A salt of citric acid that steadies sourness.', e333: 'A salt of citric acid that firms fruit.' },
  },
  {
    authority: 'JECFA', year: 1973, title: 'Acetic acid and its salts', url: JECFA, checked: false,
    finding: 'A normal part of food; JECFA set no numerical limit.', concerns: [],
    additives: { e260: 'The acid of vinegar.', e261: 'A salt of vinegar acid.', e262: 'A salt of vinegar acid that slows mold.', e263: 'A salt of vinegar acid.' },
  },
  {
    authority: 'JECFA', year: 2001, title: 'Lactic acid and its salts (57th meeting)', checked: true,
    url: 'https://inchem.org/documents/jecfa/jeceval/jec_779.htm',
    finding: 'JECFA needed no numerical limit.', concerns: [],
    additives: { e270: 'The acid of yogurt and pickles.', e325: 'A salt of lactic acid that holds moisture.', e326: 'A salt of lactic acid that holds moisture.', e327: 'A salt of lactic acid that firms fruit.' },
  },
  {
    authority: 'JECFA', year: 1979, title: 'Malic acid and its salts (23rd meeting)', checked: true,
    url: 'https://www.inchem.org/documents/jecfa/jeceval/jec_324.htm',
    finding: 'JECFA needed no numerical limit.', concerns: ['Very sour sweets and drinks can wear down teeth'],
    additives: { e296: 'The acid of apples.', e350: 'A salt of apple acid.', e351: 'A salt of apple acid.', e352: 'A salt of apple acid.' },
  },
  {
    authority: 'JECFA', year: 1990, title: 'Fumaric acid (35th meeting)', checked: true,
    url: 'http://inchem.org/documents/jecfa/jecmono/v26je14.htm',
    finding: 'JECFA needed no numerical limit.', concerns: [], additives: { e297: 'A fruit acid.' },
  },
  {
    authority: 'EFSA', year: 2020, title: 'Re-evaluation of tartaric acid and tartrates (E 334-337, E 354)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2020.6030',
    finding: 'People absorb little of it, so EFSA raised the daily limit in 2020.', concerns: [],
    additives: { e334: 'The acid of grapes.', e335: 'A salt of grape acid.', e336: 'Cream of tartar, a raising agent.', e337: 'A salt of grape acid.', e354: 'A salt of grape acid.' },
  },
  {
    authority: 'EFSA', year: 2019, title: 'Re-evaluation of phosphoric acid and phosphates (E 338-341, E 343, E 450-452)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2019.5674',
    finding: 'With phosphorus from all food counted, EFSA found the average child above the daily limit.',
    concerns: ['Average intake of young children passes the daily limit, all food together', 'That limit does not protect people with weak kidneys'],
    additives: {
      e338: 'The sharp acid of colas.', e339: 'Keeps meat and cheese products moist.', e340: 'Keeps drinks and creamers smooth.',
      e341: 'A raising agent that also keeps powders loose.', e343: 'Steadies acidity.', e450: 'A raising agent that also keeps meat and cheese moist.',
      e451: 'Keeps meat and fish products moist.', e452: 'Keeps meat and cheese products moist.',
    },
  },
  {
    authority: 'JECFA', year: 1965, title: 'Carbonates (9th meeting)', checked: true,
    url: 'https://inchem.org/documents/jecfa/jecmono/40abcj46.htm',
    finding: 'JECFA needed no limit.', concerns: ['Adds a little sodium'],
    additives: { e500: 'Baking soda and its relatives.' },
  },
  {
    authority: 'JECFA', year: 1965, title: 'Carbonates (9th meeting)', checked: false,
    url: 'https://inchem.org/documents/jecfa/jecmono/40abcj46.htm',
    finding: 'JECFA needed no limit.', concerns: [],
    additives: {
      e501: 'Steadies acidity, for example in cocoa.', e502: 'Raising agents of a kind the pack does not state.',
      e503: 'A raising agent for cookies that leaves with the steam.', e504: 'Keeps powders loose.',
    },
  },
  {
    authority: 'EFSA', year: 2019, title: 'Re-evaluation of hydrochloric acid and chlorides (E 507-509, E 511)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2019.5751',
    finding: 'EFSA had no concern at the amounts allowed.', concerns: [],
    additives: { e507: 'An acid used in processing.', e508: 'A salt substitute.', e509: 'Firms vegetables and cheese.', e511: 'Sets tofu.' },
  },
  {
    authority: 'EFSA', year: 2019, title: 'Re-evaluation of sulfuric acid and sulfates (E 513-517)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2019.5868',
    finding: 'EFSA had no concern and set no limit.', concerns: [], additives: { e516: 'Gypsum, which sets tofu and firms dough.', e513: 'A strong acid used in processing.', e514: 'A firming salt.', e515: 'A firming salt.', e517: 'A salt used in processing.' },
  },
  {
    authority: 'EFSA', year: 2018, title: 'Re-evaluation of aluminum sulfates and sodium aluminum phosphate (E 520-523, E 541)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2018.5372',
    finding: 'EFSA had no concern about the very few uses that the EU allows.',
    concerns: ['Contains aluminum, which has a weekly limit', 'Baking powder outside the EU was not part of the judgment'],
    additives: { e520: 'A firming agent.', e521: 'A firming agent.', e522: 'Alum, a firming agent.', e523: 'A firming agent.', e541: 'A raising agent.' },
  },
  {
    authority: 'JECFA', year: 1965, title: 'Bases (9th meeting)', checked: false,
    url: 'http://inchem.org/documents/jecfa/jecmono/40abcj01.htm',
    finding: 'It is neutralized in the food; JECFA set no limit.', concerns: [],
    additives: { e524: 'A strong base used in processing.', e525: 'A strong base used in processing.', e526: 'Slaked lime.', e527: 'A base used with cocoa.', e528: 'A base used with cocoa.', e530: 'Keeps powders loose.', e529: 'Quicklime, used in processing.' },
  },
  {
    authority: 'EFSA', year: 2018, title: 'Re-evaluation of ferrocyanides (E 535, E 536, E 538)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2018.5374',
    finding: 'Iron holds the cyanide group fast, and intakes are tiny.', concerns: [],
    additives: { e535: 'Keeps table salt loose.', e536: 'Keeps table salt loose.', e538: 'Keeps table salt loose.' },
  },
  {
    authority: 'EFSA', year: 2024, title: 'Re-evaluation of silicon dioxide (E 551)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2024.8880',
    finding: 'EFSA had no concern for any age in 2024, its nano-sized particles included.', concerns: [],
    additives: { e551: 'Fine silica that keeps powders loose.' },
  },
  {
    authority: 'EFSA', year: 2018, title: 'Re-evaluation of silicates and talc (E 552, E 553a, E 553b)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2018.5375',
    finding: 'EFSA could not judge its safety, as long studies are missing.',
    concerns: ['Too few data to assess it'],
    additives: { e552: 'Keeps powders loose.', e553: 'Mineral powders that keep food from sticking.', e553a: 'Keeps powders loose.' },
  },
  {
    authority: 'IARC; EFSA', year: 2024, title: 'IARC Monographs volume 136: talc', checked: true,
    url: 'https://monographs.iarc.who.int/news-events/volume-136-talc-and-acrylonitrile',
    finding: 'IARC calls it probably carcinogenic, mostly from studies of dust and body powder.',
    concerns: ['IARC group 2A, from dust and powder rather than food', 'EFSA had too few data on food'],
    additives: { e553b: 'A soft mineral that keeps sweets and rice from sticking.' },
  },
  {
    authority: 'EFSA', year: 2018, title: 'Re-evaluation of salts of fatty acids (E 470a, E 470b)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2018.5180',
    finding: 'EFSA had no concern and set no limit.', concerns: [],
    additives: { e470a: 'Keeps powders loose and mixtures smooth.', e470: 'Keeps powders loose and mixtures smooth.', e470b: 'Keeps powders and tablets from sticking.', e572: 'Keeps sweets and tablets from sticking.' },
  },
  {
    authority: 'JECFA', year: 1998, title: 'Glucono-delta-lactone and gluconates (51st meeting)', checked: true,
    url: 'https://inchem.org/documents/jecfa/jeceval/jec_912.htm',
    finding: 'JECFA needed no numerical limit.', concerns: [],
    additives: { e575: 'Slowly sours tofu, cheese and sausage.', e576: 'Steadies acidity.', e577: 'Steadies acidity.', e578: 'Steadies acidity.' },
  },
  {
    authority: 'JECFA', year: 1989, title: 'Ferrous lactate', checked: true,
    url: 'http://inchem.org/documents/jecfa/jecmono/v26je14.htm',
    finding: 'JECFA counts it with the iron of the day.', concerns: [], additives: { e585: 'An iron salt that keeps olives black.' },
  },
  // Antioxidants
  {
    authority: 'EFSA', year: 2015, title: 'Re-evaluation of ascorbic acid and ascorbates (E 300-302)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2015.4087',
    finding: 'EFSA had no concern and set no limit.', concerns: [],
    additives: { e300: 'Vitamin C, which keeps food fresh.', e301: 'A salt of vitamin C.', e302: 'A salt of vitamin C.' },
  },
  {
    authority: 'EFSA', year: 2015, title: 'Re-evaluation of ascorbyl palmitate (E 304)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2015.4289',
    finding: 'EFSA had no concern about its uses.', concerns: [], additives: { e304: 'Vitamin C that dissolves in oil.' },
  },
  {
    authority: 'EFSA', year: 2015, title: 'Re-evaluation of tocopherols (E 306-309)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2015.4247',
    finding: 'EFSA had no concern at the uses reported.', concerns: [],
    additives: { e306: 'Vitamin E from vegetable oil, which keeps fat fresh.', e307: 'Vitamin E, which keeps fat fresh.', e308: 'Vitamin E, which keeps fat fresh.', e309: 'Vitamin E, which keeps fat fresh.' },
  },
  {
    authority: 'EFSA', year: 2014, title: 'Re-evaluation of propyl gallate (E 310)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2014.3642',
    finding: 'EFSA made the limit stricter; only a very cautious estimate passes it.',
    concerns: ['Adults with very high intake might pass the limit'], additives: { e310: 'A synthetic antioxidant for fats.' },
  },
  {
    authority: 'EFSA', year: 2016, title: 'Re-evaluation of erythorbic acid (E 315, E 316)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2016.4360',
    finding: 'Intakes stay inside the daily limit.', concerns: [],
    additives: { e315: 'A relative of vitamin C that keeps ham pink.', e316: 'A relative of vitamin C that keeps ham pink.' },
  },
  {
    authority: 'EFSA', year: 2016, title: 'Refined exposure to TBHQ (E 319)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2016.4363',
    finding: 'EFSA found all ages inside the daily limit.', concerns: [],
    additives: { e319: 'A synthetic antioxidant for frying oil and snacks.' },
  },
  {
    authority: 'IARC; EFSA', year: 2011, title: 'Re-evaluation of BHA (E 320)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2011.2392',
    finding: 'EFSA raised the daily limit in 2011; IARC lists it as possibly carcinogenic.',
    concerns: ['IARC group 2B, from studies in rodents that EFSA thinks matter little for people'],
    additives: { e320: 'A synthetic antioxidant for fats.' },
  },
  {
    authority: 'EFSA', year: 2012, title: 'Re-evaluation of BHT (E 321)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2012.2588',
    finding: 'EFSA confirmed a daily limit and found adults inside it.', concerns: [],
    additives: { e321: 'Keeps fats and chewing gum from going stale.' },
  },
  {
    authority: 'JECFA; EFSA', year: 2018, title: 'Calcium disodium EDTA (JECFA 1973); EFSA opinion on iron EDTA', checked: true,
    url: 'https://inchem.org/documents/jecfa/jeceval/jec_311.htm',
    finding: 'It has a daily limit; EFSA has asked for more data.', concerns: ['A new evaluation is still to come'],
    additives: { e385: 'Binds metals to protect color and taste.' },
  },
  {
    authority: 'EFSA', year: 2018, title: 'Refined exposure to rosemary extracts (E 392)', checked: false,
    url: 'https://doi.org/10.2903/j.efsa.2018.5373',
    finding: 'It has a temporary daily limit.', concerns: [], additives: { e392: 'A rosemary extract that keeps fat fresh.' },
  },
  // Thickeners and emulsifiers
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of lecithins (E 322)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2017.4742',
    finding: 'EFSA had no concern and set no limit.', concerns: ['Lecithin of soy or egg must be named as an allergen'],
    additives: { e322: 'Natural fats of soy, sunflower or egg that blend oil with water.' },
  },
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of alginic acid and alginates (E 400-404)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2017.5049',
    finding: 'EFSA had no concern for the general public and set no limit.', concerns: [],
    additives: {
      e400: 'A thickener from brown seaweed.', e401: 'A thickener from brown seaweed.', e402: 'A thickener from brown seaweed.',
      e403: 'A thickener from brown seaweed.', e404: 'A thickener from brown seaweed.',
    },
  },
  {
    authority: 'EFSA', year: 2016, title: 'Re-evaluation of agar (E 406)', url: 'https://doi.org/10.2903/j.efsa.2016.4645', checked: true,
    finding: 'EFSA had no concern and set no limit.', concerns: [], additives: { e406: 'A gel from red seaweed.' },
  },
  {
    authority: 'EFSA', year: 2018, title: 'Re-evaluation of carrageenan and processed Eucheuma seaweed (E 407, E 407a)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2018.5238',
    finding: 'EFSA keeps a limit that is only temporary while it waits for data.',
    concerns: ['Effects on the gut are an open question', 'Not advised in formula for newborns'],
    additives: { e407: 'A thickener from red seaweed.', e407a: 'A thickener from red seaweed.' },
  },
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of locust bean gum (E 410)', url: 'https://doi.org/10.2903/j.efsa.2017.4646', checked: true,
    finding: 'EFSA set no limit for the general public.', concerns: [], additives: { e410: 'A thickener from carob seeds.' },
  },
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of guar gum (E 412)', url: 'https://doi.org/10.2903/j.efsa.2017.4669', checked: true,
    finding: 'EFSA had no concern for the general public and set no limit.', concerns: ['A lot of it can upset a baby’s stomach'],
    additives: { e412: 'A thickener from guar beans.' },
  },
  {
    authority: 'EFSA; JECFA', year: 2017, title: 'Re-evaluation of acacia gum (E 414)', url: 'https://doi.org/10.2903/j.efsa.2017.4741', checked: true,
    finding: 'Neither EFSA nor JECFA needed a limit.', concerns: [], additives: { e414: 'Gum arabic, a tree sap that thickens and coats.' },
  },
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of xanthan gum (E 415)', url: 'https://doi.org/10.2903/j.efsa.2017.4909', checked: true,
    finding: 'Even the highest doses tested did no harm.', concerns: ['A lot of it can upset the stomach a little'],
    additives: { e415: 'A thickener made by fermentation.' },
  },
  {
    authority: 'EFSA', year: 2018, title: 'Re-evaluation of gellan gum (E 418)', url: 'https://doi.org/10.2903/j.efsa.2018.5296', checked: false,
    finding: 'EFSA had no concern and set no limit.', concerns: [], additives: { e418: 'A gel made by fermentation.' },
  },
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of konjac (E 425)', url: 'https://doi.org/10.2903/j.efsa.2017.4864', checked: false,
    finding: 'EFSA had no concern below 10 g a day.', concerns: ['Not allowed in small jelly cups, which can choke'],
    additives: { e425: 'Flour of the konjac root, which sets to a gel.' },
  },
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of glycerol (E 422)', url: 'https://doi.org/10.2903/j.efsa.2017.4720', checked: true,
    finding: 'EFSA had no concern and set no limit.', concerns: ['Iced drinks rich in it are not for young children'],
    additives: { e422: 'A sweet syrup that keeps food soft.' },
  },
  {
    authority: 'EU', year: 2008, title: 'Regulation (EC) No 1333/2008, Article 3', url: SIX_COLORS_URL, checked: false,
    finding: 'The EU counts it as an ordinary ingredient, not as an additive.', concerns: ['Comes from animals'],
    additives: { e428: 'A gelling protein from skin and bone.', e441: 'A gelling protein from skin and bone.' },
  },
  {
    authority: 'EFSA', year: 2015, title: 'Re-evaluation of polysorbates (E 432-436)', url: 'https://doi.org/10.2903/j.efsa.2015.4152', checked: true,
    finding: 'EFSA found that toddlers who have much of it come right up to the daily limit.',
    concerns: ['Toddlers with high intake come close to the limit'],
    additives: { e432: 'An emulsifier.', e433: 'An emulsifier for ice cream and sauces.', e434: 'An emulsifier.', e435: 'An emulsifier for cakes and toppings.', e436: 'An emulsifier.' },
  },
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of pectins (E 440)', url: 'https://doi.org/10.2903/j.efsa.2017.4866', checked: true,
    finding: 'EFSA had no concern for the general public and set no limit.', concerns: [], additives: { e440: 'The fiber that makes jam set.' },
  },
  {
    authority: 'US FDA', year: 2024, title: 'Revocation of the authorization of brominated vegetable oil, 89 FR 55040', checked: true,
    url: 'https://www.federalregister.gov/documents/2024/07/03/2024-14300',
    finding: 'Banned in the US since 2024, and not on the EU list.', concerns: ['May affect the thyroid'],
    additives: { e443: 'An oil that kept citrus flavor mixed in soft drinks.' },
  },
  {
    authority: 'EFSA', year: 2016, title: 'Re-evaluation of sucrose acetate isobutyrate (E 444)', url: 'https://doi.org/10.2903/j.efsa.2016.4489', checked: false,
    finding: 'It has a daily limit.', concerns: [], additives: { e444: 'Keeps citrus oil mixed in drinks.' },
  },
  {
    authority: 'EFSA', year: 2018, title: 'Re-evaluation of glycerol esters of wood rosin (E 445)', url: 'https://doi.org/10.2903/j.efsa.2018.5370', checked: true,
    finding: 'Intakes are inside a daily limit that is still temporary.', concerns: ['Some studies are still to be handed in'],
    additives: { e445: 'Keeps citrus oil mixed in drinks.' },
  },
  {
    authority: 'EFSA; JECFA', year: 2018, title: 'Re-evaluation of celluloses (E 460-469)', url: 'https://doi.org/10.2903/j.efsa.2018.5047', checked: true,
    finding: 'The body does not take it up, and neither EFSA nor JECFA needed a limit.', concerns: [],
    additives: {
      e460: 'Plant fiber.', e461: 'A thickener made of plant fiber.', e463: 'A thickener made of plant fiber.', e462: 'A thickener made of plant fiber.', e465: 'A thickener made of plant fiber.',
      e464: 'A thickener made of plant fiber.', e466: 'A thickener made of plant fiber.',
      e468: 'Plant fiber that makes tablets fall apart.', e469: 'A thickener made of plant fiber.',
    },
  },
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of mono- and diglycerides of fatty acids (E 471)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2017.5045',
    finding: 'EFSA had no concern and set no limit.', concerns: ['Traces that form in heated oil should be kept low'],
    additives: { e471: 'Fats that keep mixtures smooth.' },
  },
  {
    authority: 'EFSA', year: 2020, title: 'Re-evaluation of esters of mono- and diglycerides (E 472a-f)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2020.6032',
    finding: 'EFSA had no concern about its uses.', concerns: [],
    additives: {
      e472: 'Emulsifiers for bread and cakes.', e472a: 'An emulsifier for cakes.', e472b: 'An emulsifier for cakes and desserts.',
      e472c: 'An emulsifier for meat products and margarine.', e472d: 'An emulsifier for bread.', e472e: 'An emulsifier that makes bread rise well.', e472f: 'An emulsifier for bread.',
    },
  },
  {
    authority: 'EFSA', year: 2018, title: 'Refined exposure to sucrose esters of fatty acids (E 473)', checked: true,
    url: 'https://doi.org/10.2903/j.efsa.2018.5087',
    finding: 'More than once EFSA found young children around or above the daily limit.',
    concerns: ['Young children may pass the daily limit'], additives: { e473: 'An emulsifier for drinks, desserts and fruit coatings.', e474: 'An emulsifier for drinks and desserts.' },
  },
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of polyglycerol esters of fatty acids (E 475)', url: 'https://doi.org/10.2903/j.efsa.2017.5089', checked: true,
    finding: 'EFSA had no concern and set no limit.', concerns: [], additives: { e475: 'An emulsifier for cakes and toppings.' },
  },
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of polyglycerol polyricinoleate (E 476)', url: 'https://doi.org/10.2903/j.efsa.2017.4743', checked: true,
    finding: 'EFSA raised its daily limit, and a wider use in 2022 gave no concern.', concerns: [], additives: { e476: 'Makes chocolate flow.' },
  },
  {
    authority: 'EFSA', year: 2013, title: 'Re-evaluation of stearoyl lactylates (E 481, E 482)', url: 'https://doi.org/10.2903/j.efsa.2013.3144', checked: true,
    finding: 'In some surveys EFSA found the average child above the daily limit.',
    concerns: ['Average intake of children passed the limit in 2013', 'The body breaks it down into common acids'],
    additives: { e481: 'An emulsifier for bread and pastry.', e482: 'An emulsifier for bread and pastry.' },
  },
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of sorbitan esters (E 491-495)', url: 'https://doi.org/10.2903/j.efsa.2017.4788', checked: true,
    finding: 'EFSA keeps a daily limit, which young children may come near or pass.',
    concerns: ['Young children may pass the daily limit'],
    additives: { e491: 'An emulsifier for yeast and cakes.', e492: 'An emulsifier for chocolate and cakes.', e493: 'An emulsifier.', e494: 'An emulsifier.', e495: 'An emulsifier.' },
  },
  {
    authority: 'EFSA', year: 2016, title: 'Re-evaluation of beta-cyclodextrin (E 459)', url: 'https://doi.org/10.2903/j.efsa.2016.4628', checked: true,
    finding: 'It has a daily limit, which some people may pass.', concerns: ['Intake may pass the daily limit'],
    additives: { e459: 'A ring of sugars that carries flavor.' },
  },
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of modified starches (E 1404-1452)', url: 'https://doi.org/10.2903/j.efsa.2017.4911', checked: true,
    finding: 'EFSA had no concern and set no limit.', concerns: [],
    additives: {
      e14xx: 'A starch thickener of a kind the pack does not state.', e1404: 'A starch thickener.', e1401: 'A starch thickener.', e1402: 'A starch thickener.', e1403: 'A starch thickener.', e1405: 'A starch thickener.',
      e1410: 'A starch thickener.', e1413: 'A starch thickener.', e1440: 'A starch thickener.', e1451: 'A starch thickener.', e1452: 'A starch that keeps powders loose.', e1412: 'A starch thickener.', e1414: 'A starch thickener.',
      e1420: 'A starch thickener.', e1422: 'A starch thickener.', e1442: 'A starch thickener.', e1450: 'A starch that blends oil with water.',
    },
  },
  {
    authority: 'EU', year: 2008, title: 'Regulation (EC) No 1333/2008, Article 3', url: SIX_COLORS_URL, checked: false,
    finding: 'The EU counts it as an ordinary ingredient, not as an additive.', concerns: [], additives: { e1400: 'Starch that heat has broken down.' },
  },
  // Taste and sweetness
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of glutamic acid and glutamates (E 620-625)', url: 'https://doi.org/10.2903/j.efsa.2017.4910', checked: true,
    finding: 'Many people have more of it than the daily limit of 2017 allows.',
    concerns: ['Several age groups are above the daily limit', 'Very large amounts have been linked with headaches and higher blood pressure'],
    additives: {
      e620: 'Gives a savory taste.', e621: 'MSG, which gives a savory taste.', e622: 'Gives a savory taste.',
      e623: 'Gives a savory taste.', e624: 'Gives a savory taste.', e625: 'Gives a savory taste.',
    },
  },
  {
    authority: 'JECFA', year: 1993, title: 'Guanylates and inosinates (41st meeting)', url: 'https://inchem.org/documents/jecfa/jecmono/v32je21.htm', checked: true,
    finding: 'Tiny amounts are enough, and JECFA needed no numerical limit.', concerns: [],
    additives: { e627: 'Strengthens savory taste.', e631: 'Strengthens savory taste.', e635: 'Strengthens savory taste.', e626: 'Strengthens savory taste.', e628: 'Strengthens savory taste.', e629: 'Strengthens savory taste.', e630: 'Strengthens savory taste.', e632: 'Strengthens savory taste.', e633: 'Strengthens savory taste.', e634: 'Strengthens savory taste.' },
  },
  {
    authority: 'JECFA', year: 1981, title: 'Maltol and ethyl maltol', url: JECFA, checked: false,
    finding: 'It has a daily limit.', concerns: [], additives: { e636: 'A sweet, bready aroma.', e637: 'A sweet aroma.' },
  },
  {
    authority: 'EFSA', year: 2025, title: 'Re-evaluation of acesulfame K (E 950)', url: 'https://doi.org/10.2903/j.efsa.2025.9317', checked: true,
    finding: 'EFSA raised its daily limit in 2025; intakes are generally inside it.', concerns: [], additives: { e950: 'A sweetener without calories.' },
  },
  {
    authority: 'IARC; JECFA', year: 2023, title: 'Aspartame hazard and risk assessment (WHO)', checked: true,
    url: 'https://www.who.int/news/item/14-07-2023-aspartame-hazard-and-risk-assessment-results-released',
    finding: 'IARC listed it as possibly carcinogenic in 2023, on thin evidence; JECFA saw no reason to change its daily limit.',
    concerns: ['IARC group 2B, on limited evidence', 'Not for people with phenylketonuria'],
    additives: { e951: 'A sweetener without calories.', e962: 'A blend of two sweeteners, judged like aspartame.' },
  },
  {
    authority: 'US FDA; EU', year: 1969, title: '21 CFR 189.135; opinion of the EU Scientific Committee on Food', url: null, checked: true,
    finding: 'The EU allows it with a daily limit; the US has banned it since 1969.', concerns: ['Authorities disagree about it'],
    additives: { e952: 'A sweetener without calories.' },
  },
  {
    authority: 'EFSA', year: 2024, title: 'Re-evaluation of saccharin (E 954)', url: 'https://doi.org/10.2903/j.efsa.2024.9044', checked: true,
    finding: 'EFSA raised its daily limit in 2024 and found intakes inside it.', concerns: [], additives: { e954: 'A sweetener without calories.' },
  },
  {
    authority: 'EFSA', year: 2026, title: 'Re-evaluation of sucralose (E 955)', checked: true,
    url: 'https://www.efsa.europa.eu/en/plain-language-summary/re-evaluation-sucralose-e-955-food-additive',
    finding: 'EFSA confirmed its daily limit in 2026 and had no concern about the uses allowed.',
    concerns: ['Whether it is safe to bake or fry with it is not settled'], additives: { e955: 'A sweetener without calories.' },
  },
  {
    authority: 'EU', year: 2011, title: 'Regulation (EU) No 1169/2011, Annex III: licorice notice', checked: true,
    url: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
    finding: 'Eaten often, it drives blood pressure up; EU packs must say so.', concerns: ['Can raise blood pressure'],
    additives: { e958: 'The sweet substance of licorice.' },
  },
  {
    authority: 'EFSA', year: 2024, title: 'Steviol glycosides (E 960a-d)', url: 'https://doi.org/10.2903/j.efsa.2024.9045', checked: true,
    finding: 'EFSA found average intakes inside the daily limit, and toddlers who have much of it above.',
    concerns: ['Toddlers with high intake can pass the limit'], additives: { e960: 'Sweeteners from stevia leaves.' },
  },
  {
    authority: 'EFSA', year: 2025, title: 'Re-evaluation of neotame (E 961)', url: null, checked: false,
    finding: 'Tiny amounts are enough; it has a daily limit.', concerns: [], additives: { e961: 'A very strong sweetener.' },
  },
  {
    authority: 'EU; JECFA', year: 2011, title: 'Regulation (EU) No 1169/2011, Annex III: laxative notice', checked: true,
    url: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
    finding: 'Small amounts are well tolerated.', concerns: [LAXATIVE],
    additives: {
      e420: 'A sugar alcohol that also holds moisture.', e421: 'A sugar alcohol.', e953: 'A sugar alcohol, common in hard candy.',
      e964: 'A sugar-alcohol syrup.', e965: 'A sugar alcohol, common in chocolate without sugar.', e966: 'A sugar alcohol made of milk sugar.', e967: 'A sugar alcohol, common in chewing gum.',
    },
  },
  {
    authority: 'EFSA', year: 2023, title: 'Re-evaluation of erythritol (E 968)', url: 'https://doi.org/10.2903/j.efsa.2023.8430', checked: true,
    finding: 'EFSA set a daily limit in 2023, which people who have much of it pass.', concerns: ['A lot of it causes diarrhea'],
    additives: { e968: 'A sugar alcohol with almost no calories.' },
  },
  {
    authority: 'JECFA', year: 1987, title: 'Polydextroses (31st meeting)', url: JECFA, checked: true,
    finding: 'JECFA needed no numerical limit.', concerns: ['A lot of it can have a laxative effect'], additives: { e1200: 'A bulking fiber with few calories.' },
  },
  // Coatings, gases, helpers
  {
    authority: 'JECFA', year: 1985, title: 'Carbon dioxide', url: JECFA, checked: false,
    finding: 'JECFA needed no limit.', concerns: [], additives: { e290: 'The gas of fizzy drinks.' },
  },
  {
    authority: 'EFSA', year: 2017, title: 'Re-evaluation of fatty acids (E 570)', url: 'https://doi.org/10.2903/j.efsa.2017.4785', checked: true,
    finding: 'EFSA had no concern.', concerns: [], additives: { e570: 'The common building blocks of fat.' },
  },
  {
    authority: 'EFSA', year: 2007, title: 'Beeswax (E 901)', url: 'https://doi.org/10.2903/j.efsa.2007.615', checked: false,
    finding: 'EFSA accepted its uses.', concerns: ['Comes from bees, so not vegan'], additives: { e901: 'A shiny coating.' },
  },
  {
    authority: 'EFSA', year: 2012, title: 'Re-evaluation of carnauba wax (E 903)', url: 'https://doi.org/10.2903/j.efsa.2012.2880', checked: true,
    finding: 'EFSA found the safety margin wide enough.', concerns: ['Long studies are missing'], additives: { e903: 'A palm-leaf wax that makes sweets shine.' },
  },
  {
    authority: 'EFSA', year: 2024, title: 'Re-evaluation of shellac (E 904)', url: 'https://doi.org/10.2903/j.efsa.2024.8897', checked: true,
    finding: 'EFSA set a daily limit in 2024 and was not worried by the small excess it calculated.',
    concerns: ['Comes from insects, so not vegan'], additives: { e904: 'A resin that makes sweets and fruit shine.' },
  },
  {
    authority: 'EFSA', year: 2013, title: 'Re-evaluation of microcrystalline wax (E 905)', url: 'https://doi.org/10.2903/j.efsa.2013.3146', checked: true,
    finding: 'EFSA had no concern about its uses.', concerns: ['Long studies are missing'], additives: { e905: 'A refined wax for sweets and chewing gum.' },
  },
  {
    authority: 'EFSA; JECFA', year: 2013, title: 'Re-evaluation of microcrystalline wax (E 905)', url: 'https://doi.org/10.2903/j.efsa.2013.3146', checked: false,
    finding: 'Only highly refined, thick grades are accepted.', concerns: ['Mineral oil can build up in the body'], additives: { e905a: 'A mineral oil that keeps food from sticking.', e905b: 'A mineral jelly that keeps food from sticking.', e905c: 'A mineral wax for coatings.', e907: 'A synthetic oil for coatings.' },
  },
  {
    authority: 'JECFA; IARC', year: 1999, title: 'IARC Monographs volume 73: potassium bromate', url: 'https://monographs.iarc.who.int/list-of-classifications', checked: true,
    finding: 'Residues may cause cancer; the EU and the UK do not allow it.', concerns: ['IARC group 2B', 'Not allowed in the EU'],
    additives: { e924: 'A flour improver.', e924a: 'A flour improver.', e924b: 'A flour improver.' },
  },
  {
    authority: 'EU', year: 2008, title: 'Not on the EU list of Regulation (EC) No 1333/2008', url: SIX_COLORS_URL, checked: true,
    finding: 'Allowed in the US, not in the EU.', concerns: ['Authorities disagree about it'], additives: { e927a: 'A flour improver.' },
  },
  {
    authority: 'JECFA', year: 2001, title: 'Invertase from baker’s yeast', url: JECFA, checked: false,
    finding: 'JECFA had no concern.', concerns: [], additives: { e1103: 'An enzyme of yeast for candy with a soft center.' },
  },
  {
    authority: 'EFSA', year: 2018, title: 'Re-evaluation of propylene glycol (E 1520)', url: 'https://doi.org/10.2903/j.efsa.2018.5235', checked: true,
    finding: 'Intakes stay inside the daily limit.', concerns: [], additives: { e1520: 'Carries flavors and colors.' },
  },
];

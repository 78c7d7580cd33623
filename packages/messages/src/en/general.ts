import type { Catalog } from '../catalog.ts';

/** Answers to general questions of nutrition, as Markdown; what they rest on stands in `GENERAL` of the guide's domain. */
export const general = {
  salt_a_day:
    '**Less than 5 g of salt a day** for adults, about a level teaspoon (2 g of sodium), says the WHO; the EU label counts 6 g as a full day. Most of it comes from bread, cheese, sausage and ready meals, not from the shaker.',
  sugar_a_day:
    '**At most about 50 g of free sugars a day**, and better below 25 g, for an adult at 2000 kcal (10% and 5% of energy, WHO). Free sugars are those added and those in honey, syrup and juice; sugar inside whole fruit and milk does not count.',
  calories_a_day:
    'It depends on size, age, sex and activity: **about 2000 kcal** is the average that EU labels use, many women need a little less and many men more (about 2500 kcal). Your own target can be set in your health profile.',
  protein_a_day:
    '**0.83 g per kg of body weight a day** covers nearly every healthy adult (EFSA): about 58 g for 70 kg. Older people are often advised about 1 g per kg.',
  protein_athletes:
    '**1.4 to 2.0 g of protein per kg of body weight a day** suit most people who train (ISSN); portions of 20 to 40 g spread over the day. More than that adds little muscle.',
  protein_too_much:
    'For healthy people, **twice the reference amount is considered safe** (EFSA). With kidney disease protein has to be set by a doctor or dietitian.',
  fibre_a_day:
    '**At least 25 g of fiber a day** for adults (EFSA, WHO). Oats, wholemeal bread, pulses, vegetables, fruit and nuts bring it.',
  water_a_day:
    'About **2.0 l for women and 2.5 l for men a day from drinks and food together** (EFSA); roughly 1.5 l of that from drinks, more in heat and sport. Thirst is a good guide for healthy adults.',
  caffeine_a_day:
    '**Up to 400 mg of caffeine a day, and 200 mg at once,** raise no concern for healthy adults (EFSA): about four cups of filter coffee. In pregnancy it is 200 mg a day; children should have very little.',
  fat_a_day:
    '**20 to 35% of energy** from fat (EFSA); the EU label counts 70 g as a full day at 2000 kcal. The kind of fat matters more than the amount.',
  saturated_a_day:
    '**At most 10% of energy** from saturated fat (WHO 2023): about 20 g a day at 2000 kcal. Swapping it for unsaturated oils, nuts and fish lowers LDL cholesterol.',
  carbs_bad:
    'Not as such: **the source decides.** Whole grains, pulses, vegetables and fruit are linked with better health; sugar and white flour in plenty are not (WHO 2023).',
  brown_bread:
    '**Whole-grain bread is better than white**: about twice the fiber and more minerals. “Brown” alone promises nothing; it may be colored. Look for whole grain as the first ingredient and at least 6 g of fiber per 100 g.',
  butter_margarine:
    '**A soft margarine from rapeseed or sunflower oil is the better choice for the heart**: butter is about half saturated fat. Trans fat in EU margarine is limited to 2 g per 100 g of fat. Compare the saturated fat on the two packs.',
  olive_oil:
    '**Olive and rapeseed oil are good everyday oils**: mostly unsaturated fat. All oils have about 900 kcal per 100 g, so the spoon counts.',
  coconut_oil: '**Not a health food**: coconut oil is more than 80% saturated fat, more than butter, and raises LDL cholesterol.',
  eggs: '**For most healthy people an egg a day fits in a good diet**; the saturated fat around it (bacon, butter) matters more for blood cholesterol than the egg. With diabetes or high cholesterol ask your doctor.',
  cholesterol_food:
    '**Less saturated fat and more soluble fiber lower LDL cholesterol**: oats, pulses, nuts, rapeseed and olive oil instead of butter, sausage and coconut fat. Cholesterol in food itself matters less.',
  red_meat:
    '**At most about 350 to 500 g (cooked) a week**, advises the World Cancer Research Fund; IARC classes red meat as probably carcinogenic and processed meat as carcinogenic.',
  processed_meat:
    '**As little as possible**: IARC counts processed meat as a cause of bowel cancer; 50 g a day raise the risk by about 18%. It is also salty.',
  fish_week:
    '**Two portions a week, one of them oily** (NHS): salmon, mackerel, sardines, herring. Swordfish, shark and marlin are high in mercury: not in pregnancy and not for children.',
  mercury_fish:
    '**Swordfish, shark, marlin and king mackerel hold most mercury**; salmon, sardines, herring and cod little. Tuna lies between: in pregnancy the NHS limits it to four cans a week.',
  milk_healthy:
    '**Milk is good for calcium and protein, but not a must**; calcium-fortified plant drinks do too. Skimmed milk has as much calcium and less saturated fat.',
  plant_milk:
    '**Unsweetened and with added calcium, soy drink comes closest to milk** in protein; almond, rice and oat drink have little. Plant drinks differ much: read the sugars and the calcium.',
  yogurt_healthy:
    '**Plain yes**: protein, calcium, little sugar beside the 4 to 5 g of milk sugar. Fruit yoghurt often has 10 g and more per 100 g; plain with fresh fruit is better.',
  juice_fruit:
    '**Whole fruit is better than juice**: juice has the sugar without the fiber, and its sugar counts as free sugar. A small glass of 150 ml a day is enough (NHS).',
  smoothie: '**At most 150 ml of juice and smoothie a day** (NHS): blending frees the sugar and it is drunk quickly.',
  fruit_sugar:
    '**Sugar inside whole fruit is no reason to avoid it**: fiber slows it, and fruit is linked with better health. Dried fruit and juice are different: concentrated.',
  five_a_day: '**At least 400 g of fruit and vegetables a day** (WHO), about five handfuls. Potatoes do not count, pulses do.',
  honey_sugar:
    '**Honey is sugar too**: about 80% sugars, free sugars by the WHO. It tastes sweeter, so less may do. Never for babies under one year.',
  brown_sugar: '**No real difference**: brown, cane and coconut sugar are sugar; the traces of minerals do not matter.',
  agave: '**Syrups are free sugars as well**, agave mostly fructose. None is healthier than sugar in the same amount.',
  sweeteners_ok:
    '**Approved sweeteners are safe within their limits, but no help to lose weight in the long run** (WHO 2023). For aspartame the limit is 40 mg per kg of body weight a day; IARC sees limited evidence for cancer.',
  diet_soda: '**Better than the sugared one, not as good as water**: it saves about 10 g of sugar per 100 ml; acid still attacks teeth.',
  energy_drinks:
    '**Not for children, and little for others**: 250 ml have about 80 mg of caffeine and often 27 g of sugar. Not together with alcohol or hard sport.',
  alcohol_safe: '**No amount of alcohol is free of risk for health** (WHO 2023); less is better. It has 7 kcal per gram.',
  ultra_processed_ok:
    '**Much ultra-processed food goes along with more disease** in large studies (BMJ 2024); whether processing itself is the cause is not settled. Wholemeal bread or plain yoghurt may be in the group and still be good; soft drinks, sweets and sausages are what to cut.',
  organic_better:
    '**Organic says how it was grown, not how nutritious it is**: fewer pesticide residues, about the same nutrients. Organic sugar is sugar.',
  frozen_veg:
    '**Frozen vegetables and fruit are as good as fresh**: frozen soon after harvest, they keep their vitamins well. Mind added sauce, sugar and salt.',
  canned: '**Good, if low in salt and sugar**: choose fish and beans in water, fruit in juice; rinse beans.',
  breakfast:
    '**No must for adults**: what counts is what you eat over the day. If you eat it: whole grain, fruit, protein and little sugar.',
  fasting:
    '**It can help to lose weight, about as well as eating less every day** (review of trials, JAMA Network Open 2021). Not in pregnancy, with an eating disorder, for children, or with diabetes medicines without a doctor.',
  lose_weight:
    '**A lasting deficit of about 500 kcal a day** takes off roughly half a kilo a week; 0.5 to 1 kg a week is sensible (NICE). Vegetables, fiber and protein fill; drinks with sugar and sweets save most.',
  gain_weight:
    '**300 to 500 kcal more a day**, often and energy-dense: nuts, nut butter, oil, whole milk, cheese, avocado, dried fruit. If you lost weight without wanting to, see a doctor.',
  keto_safe:
    '**It can take off weight at first, no better after a year than other diets**, and brings much saturated fat and little fiber. With diabetes medicines or kidney disease only with a doctor.',
  low_carb:
    '**Low-carb and low-fat work about alike over a year**; what you can keep up decides. Take the fat from oils, nuts and fish, and keep vegetables.',
  mediterranean_good:
    '**Among the best-studied ways to eat**: vegetables, pulses, whole grains, olive oil, nuts and fish, little meat and sweets; good for heart and blood vessels.',
  vegan_nutrients:
    '**Well planned, yes; vitamin B12 has to be supplemented** (fortified food or a supplement), and calcium, iodine, iron, zinc, omega-3 and vitamin D deserve attention. For children and in pregnancy with professional advice.',
  vegetarian_protein:
    '**Pulses, tofu, tempeh, soy drink, nuts, seeds and whole grains**, and eggs and dairy for vegetarians. A mix over the day gives all amino acids.',
  iron_sources:
    '**Pulses, whole grains, tofu, nuts, leafy vegetables and meat.** Vitamin C with the meal helps to take up plant iron; tea and coffee hinder it. Women before menopause need 16 mg a day, men 11 mg (EFSA).',
  calcium_sources:
    '**Milk, yoghurt, cheese, calcium-fortified plant drinks, tofu with calcium, kale and broccoli.** Adults need about 950 mg a day (EFSA), young adults to 24 years 1000 mg.',
  vitamin_d_need:
    '**15 µg a day** is EFSA’s reference; food alone rarely gives it (oily fish, eggs, fortified foods), the sun does in summer. The NHS advises 10 µg a day as a supplement in autumn and winter.',
  omega3_sources:
    '**Oily fish, walnuts, linseed, rapeseed oil; algae oil for EPA and DHA without fish.** 250 mg of EPA and DHA a day is the EFSA value: one to two portions of oily fish a week.',
  nuts_healthy:
    '**A handful (30 g) of unsalted nuts a day is good for the heart**: unsaturated fat, fiber, protein. They have about 600 kcal per 100 g.',
  chocolate_healthy:
    '**A pleasure, not a health food**: dark chocolate with 70% and more has less sugar, but as much fat and energy (about 550 kcal per 100 g). 20 g are a good portion.',
  granola_healthy:
    '**Mind the sugar: at most 10 g per 100 g, and at least 8 g of fiber.** Plain oats with fruit and nuts are better than most granola and flakes.',
  oats_healthy:
    '**Yes**: whole grain with beta-glucan; 3 g of it a day lower blood cholesterol (authorised EU claim). That is about 75 g of oats.',
  rice_brown:
    '**Brown rice has more fiber and minerals**; its arsenic is a little higher too, so change between grains, above all for children.',
  pasta_healthy:
    '**Pasta is fine; whole-grain has about twice the fiber**, and the sauce decides: tomato and vegetables rather than cream.',
  potatoes:
    '**Boiled potatoes are filling and low in energy (about 75 kcal per 100 g)**; fried ones have three to four times as much and salt.',
  soy_safe: '**Soy foods in usual amounts are safe and a good protein**; its plant hormones do not act like human ones at these amounts.',
  gluten_bad:
    '**Only people with celiac disease or a wheat allergy or sensitivity need to avoid gluten.** For others gluten-free products are no healthier, and often lower in fiber. Ask a doctor for a test before you leave gluten out.',
  detox: '**The body needs no detox**: liver and kidneys do it. Juice cures bring little protein and much sugar; weight comes back.',
  superfoods:
    '**There are no official superfoods**: no single food makes a diet healthy. Cabbage, blueberries, linseed and pulses do as much as exotic powders.',
  msg_safe:
    '**Safe in usual amounts**; EFSA set 30 mg per kg of body weight a day in 2017, and much processed food can pass that. It does hold sodium.',
  palm_oil_bad:
    '**About half of it is saturated fat**, more than most oils and less than coconut fat; oils refined at high heat hold contaminants that the EU limits. Rapeseed, sunflower and olive oil are better.',
  kids_salt:
    '**At most 2 g a day from 1 to 3 years, 3 g from 4 to 6, 5 g from 7 to 10, 6 g from 11** (NHS). Sausage, cheese, crisps and ready meals use it up quickly.',
  kids_sugar:
    '**At most 19 g of free sugars a day from 4 to 6 years, 24 g from 7 to 10, 30 g from 11** (NHS); below 2 none is best. A glass of 200 ml soft drink already has about 20 g.',
  kids_nuts:
    '**Whole nuts not before 5 years** (choking), ground or as smooth butter from about 6 months; **honey not before 1 year** (NHS). With eczema or allergies in the family ask first.',
  read_label:
    '**Ingredients stand by weight, the most first.** Then compare per 100 g: sugars above 22.5 g, saturated fat above 5 g, salt above 1.5 g are high; below 5 g, 1.5 g and 0.3 g low (UK limits).',
  best_before_after:
    '**“Best before” is about quality: often fine afterwards, if it looks, smells and tastes right. “Use by” is about safety: do not eat it afterwards.**',
  late_eating: '**The amount over the day counts, not the hour**; late heavy meals may disturb sleep.',
  five_salt_sources:
    '**Bread, cheese, sausage, ready meals, sauces and snacks** give about three quarters of the salt that people eat; the shaker the rest.',
  potassium_sources:
    '**Pulses, potatoes, bananas, dried fruit, spinach, tomatoes and nuts**; adults need about 3500 mg a day (EFSA). With kidney disease ask first.',
  magnesium_sources: '**Nuts, seeds, whole grains, pulses, cocoa and leafy vegetables**; 300 mg a day for women and 350 mg for men (EFSA).',
  probiotics:
    '**Fermented foods fit in a good diet; no probiotic has an authorised health claim in the EU** (but yoghurt cultures help to digest lactose). Kombucha may hold sugar and a little alcohol.',
} as const satisfies Catalog;

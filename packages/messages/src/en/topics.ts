import type { Catalog } from '../catalog.ts';

/** What the guide explains, as Markdown: labels, classifications, nutrients and substances. */
export const topics = {
  nutri_score:
    'The **Nutri-Score** is a letter from **A** to **E** for the nutritional quality of 100 g or 100 ml. Points are counted *against* energy, sugars, saturated fat and salt, and *for* fiber, protein and the share of fruit, vegetables and pulses; fewer points are better. For most foods A is up to **0** points, B **1 to 2**, C **3 to 10**, D **11 to 18**, and E **19** and more. Drinks, and fats, oils, nuts and seeds have scales of their own; among drinks only plain water is A. The letter says nothing about additives or processing, nor about you: that is what the personal score adds.',
  nova: '**NOVA** sorts foods by how much they are processed: group **1** unprocessed or minimally processed (oats, milk, frozen vegetables), group **2** culinary ingredients (oil, sugar, salt), group **3** processed foods (cheese, bread, canned fish), group **4** ultra-processed foods with ingredients that no kitchen has, such as flavorings, emulsifiers or sweeteners. It says nothing about nutrients by itself.',
  ultra_processed:
    '**Ultra-processed foods** are NOVA group **4**: made largely of refined ingredients and additives such as flavorings, colors, emulsifiers or sweeteners. A review of studies in 2024 found more of them in the diet to go with more heart disease and type 2 diabetes; that is an association, and not every such food is alike. In the score they lose points beside what their nutrients cost.',
  score:
    'The **personal score** runs from **0** to **100** and always adds up line by line. It starts from the Nutri-Score points of the food, takes points off for processing (NOVA 3 and 4) and for additives of concern, adds some for organic, and then counts what *you* asked for: your goals, conditions and the ingredients you want more or less of. A restriction that a food breaks limits the score, so that no good figure can outweigh it. Open "why this score" on a product to see every line with its reason.',
  additives:
    '**Additives** are substances added for a purpose: to color, keep, thicken, sweeten. In the EU each approved one has an **E number**, which means it was evaluated and allowed in stated foods and amounts. Labelwise shows the finding and year of the evaluation for each, and takes points only for those with a named concern. Ask me about any of them, for example "what is E250?".',
  organic:
    '**Organic** in the EU is about farming: at least **95%** of the agricultural ingredients come from organic production, with few permitted additives and pesticides. It says little about sugar, salt or calories; an organic biscuit is still a biscuit. It earns a few points in the score.',
  light:
    '**"Light"** and **"reduced"** mean at least **30%** less of something than similar products (**25%** for salt). The pack must say what was reduced. It can still be much, and something else may have replaced it.',
  sugar_free: '**"Sugar-free"** means at most **0.5 g** of sugars per 100 g or 100 ml. Sweeteners or sugar alcohols may be in it.',
  no_added_sugar:
    '**"No added sugars"** means that no sugar, and no food used for its sweetness (honey, juice concentrate), was added. Sugars of fruit or milk can still be there in quantity.',
  low_fat:
    '**"Low fat"** means at most **3 g** of fat per 100 g (**1.5 g** per 100 ml), **"fat-free"** at most **0.5 g**. Check the sugars: they sometimes take the place of fat.',
  low_salt:
    '**"Low sodium/salt"** means at most **0.3 g** of salt per 100 g (0.12 g of sodium), "very low" at most **0.1 g** (0.04 g of sodium). "Reduced" needs only **25%** less than similar products.',
  source_of_fibre:
    '**"Source of fibre"** means at least **3 g** of fiber per 100 g (or **1.5 g** per 100 kcal), **"high fibre"** at least **6 g** per 100 g (or **3 g** per 100 kcal).',
  high_protein:
    '**"Source of protein"** means that at least **12%** of the energy comes from protein, **"high protein"** at least **20%**. It says nothing about sugar or processing.',
  gluten_free_label: '**"Gluten-free"** means at most **20 mg** of gluten per kg in the food as sold.',
  may_contain:
    '**"May contain"** is a voluntary warning that an allergen can get in by accident. There is no legal limit behind it, so with an allergy treat it as present. Labelwise never calls a food with such a warning free of that allergen.',
  allergens:
    'EU packs must stress **14 allergens** in the list of ingredients: cereals with gluten, crustaceans, eggs, fish, peanuts, soy, milk, nuts, celery, mustard, sesame, sulphites (above **10 mg** per kg), lupin and molluscs.',
  best_before:
    '**"Best before"** is about quality: food is often fine later, so look, smell and taste. **"Use by"** is about safety: do not eat it after that date.',
  serving_size:
    'A **serving** is what the maker thinks one eats; there is no law on its size, and it can be small. That is why figures here are per 100 g or 100 ml, with a serving beside them where the pack states one.',
  reference_intake:
    '**Reference intakes** of an average adult in the EU: **2000 kcal** (8400 kJ), fat **70 g**, saturated fat **20 g**, carbohydrate **260 g**, sugars **90 g**, protein **50 g**, salt **6 g** a day. They help to compare packs; they are not targets. On US labels, **5%** of the Daily Value is low and **20%** is high.',
  ingredient_list:
    'Three looks at a **label**: (1) the **list of ingredients** runs from most to least by weight, so the first three are most of the food; (2) compare the table **per 100 g**, not per serving; (3) allergens are stressed in the list. Percentages must stand where an ingredient is in the name or picture.',
  traffic_light:
    'The UK **traffic lights** per 100 g: low / high is fat **3 / 17.5 g**, saturated fat **1.5 / 5 g**, sugars **5 / 22.5 g**, salt **0.3 / 1.5 g**. For drinks the limits are about half.',
  glycemic_index:
    'I have no **glycemic index** figures: packs do not state it, and it changes with cooking and the rest of the meal. Fiber, whole grains and less added sugar are what a pack can show.',
  bmi: 'The **BMI** is weight in kg divided by the square of the height in meters. Your health profile works it out as you type. It says nothing about muscle, age or build, and the score of a food does not use it.',
  mediterranean_diet:
    'The **Mediterranean diet** is a pattern: vegetables, fruit, pulses, nuts, whole grains and olive oil daily, fish often, little red and processed meat, few sweets. It is advised for heart health.',
  keto_diet:
    'A **keto** diet keeps carbohydrates very low. Labelwise calls up to **5 g** of carbohydrates per 100 g of food fitting and more than **15 g** not. With diabetes, kidney disease or in pregnancy ask your doctor first.',
  intermittent_fasting:
    'I know packaged food, not meal timing, so I cannot advise on **fasting**. What you eat in the hours you eat is something I can help to look at.',
  balanced_diet:
    "The WHO's **healthy diet** in short: at least **400 g** of vegetables and fruit a day, whole grains and pulses, unsaturated rather than saturated fat, free sugars below **10%** of energy, less than **5 g** of salt a day.",
  celiac:
    '**Celiac disease** is a lasting illness in which gluten harms the small intestine. What helps is leaving out gluten for life; who suspects it should see a doctor *before* doing so, or the test may fail. With Celiac in your health profile, Labelwise proposes only foods that are known to be gluten-free (at most **20 mg** per kg).',
  privacy:
    'As the **built-in guide** I answer on this server: what you ask goes nowhere else. Conversations stay in your account until you delete them. Under [Profile](/profile) you can export everything we hold about you or delete your account; the [privacy policy](/legal) has the details.',
  offline:
    '**The app opens without a network**, with what you looked up before and your last scan. With the offline pack (profile, “Offline products”) it also finds, scores and proposes products by itself; what you save waits until there is a network again. I need one for my answers.',
  data_source:
    'Product facts come from the catalogue of this installation, which is built on **Open Food Facts** (Open Database License) and what members add. Figures may be old or mistyped; where they cannot be true, the product page says so. The pack in your hand is right.',
  sugars:
    '**Sugars** on a label are all simple sugars: added ones and those of milk or fruit. **Added sugar** counts for more in the score. The WHO advises adults and children to keep *free* sugars (added ones, honey, juice) below **10%** of energy, about **50 g** a day at 2000 kcal, and names **5%** (about **25 g**) as better still. The EU reference intake for all sugars is **90 g** a day. On packs, "low sugars" means at most **5 g** per 100 g or **2.5 g** per 100 ml; above **22.5 g** per 100 g counts as high.',
  salt: '**Salt** is sodium chloride; a label counts salt as sodium × **2.5**. The WHO advises adults to stay below **5 g** of salt a day (2 g of sodium), because more raises blood pressure; the EU reference intake is **6 g**. "Low sodium" means at most **0.3 g** of salt per 100 g (0.12 g of sodium); above **1.5 g** per 100 g counts as high.',
  saturated_fat:
    '**Saturated fat** is the fat of butter, cheese, fatty meat, coconut and palm oil. The WHO advises at most **10%** of energy from it, replaced by unsaturated fat; the EU reference intake is **20 g** a day. "Low in saturated fat" means at most **1.5 g** per 100 g; above **5 g** per 100 g counts as high.',
  trans_fat:
    '**Trans fat** made by partly hydrogenating oil raises the risk of heart disease more than any other fat. The WHO advises at most **1%** of energy from it, and the EU allows at most **2 g** of industrial trans fat per 100 g of fat.',
  fat: '**Fat** has about **9 kcal** per gram, twice as much as carbohydrate or protein, and which fat it is matters more than how much. EFSA gives **20 to 35%** of energy from fat as a sound range for adults; the EU reference intake is **70 g** a day. "Low fat" means at most **3 g** per 100 g or **1.5 g** per 100 ml; above **17.5 g** per 100 g counts as high.',
  unsaturated_fat:
    '**Unsaturated fats** are the fats of olive, rapeseed and nut oils, nuts, seeds and fish. Replacing saturated fat with them lowers LDL cholesterol. "High in unsaturated fat" means at least **70%** of the fat is unsaturated and gives more than **20%** of the energy.',
  fibre:
    '**Fiber** is the part of plants that we do not digest: it fills, feeds the gut and slows sugar down. EFSA and the WHO give **25 g** a day as adequate for adults. "Source of fibre" means at least **3 g** per 100 g, "high fibre" at least **6 g** per 100 g (or **3 g** per 100 kcal).',
  protein: `**Protein** builds and repairs the body and keeps you full. EFSA's reference intake for adults is **0.83 g** per kg of body weight a day; people who train for muscle often aim at **1.4 to 2 g** per kg. The EU reference intake on labels is **50 g** a day. "Source of protein" means at least **12%** of the energy comes from it, "high protein" at least **20%**.`,
  carbohydrates:
    '**Carbohydrates** are sugars and starch, with about **4 kcal** per gram. EFSA gives **45 to 60%** of energy as a sound range; the EU reference intake is **260 g** a day. The WHO advises to take them mainly from whole grains, vegetables, fruit and pulses.',
  calories:
    '**Energy** is counted in kilocalories (kcal, "calories") or kilojoules; **1 kcal** is **4.184 kJ**. The EU reference intake of an average adult is **2000 kcal** (8400 kJ) a day; what you need depends on size, age and activity. "Low energy" means at most **40 kcal** per 100 g or **20 kcal** per 100 ml. Labelwise calls up to **225 kcal** per 100 g of a food low in energy density.',
  omega_3:
    '**Omega-3** fats come from fatty fish (EPA, DHA) and from rapeseed, flax and walnuts (ALA). EFSA gives **250 mg** of EPA and DHA a day as adequate for adults. "High omega-3" means at least **0.6 g** of ALA, or **80 mg** of EPA and DHA, per 100 g and per 100 kcal.',
  cholesterol:
    'The **cholesterol** in food changes blood cholesterol less than saturated and trans fat do. What lowers LDL cholesterol: unsaturated instead of saturated fat, and soluble fiber such as the beta-glucan of oats (**3 g** a day).',
  caffeine:
    '**Caffeine** is what coffee, tea, cola and energy drinks share. Up to **400 mg** a day, and **200 mg** at once, is of no concern for healthy adults. EU packs of drinks with more than **15 mg** per 100 ml must warn that they are not recommended for children and pregnant or breast-feeding women.',
  alcohol:
    '**Alcohol** has about **7 kcal** per gram. The WHO states that no level of it is safe for health. Drinks with more than **1.2%** by volume must state it on the pack, and a score here ends at **25** above that.',
  water:
    'EFSA gives **2 l** of water a day for women and **2.5 l** for men as adequate, from drinks and food together. Plain water is the only drink that gets a Nutri-Score A.',
  vitamins:
    'On EU packs a **vitamin or mineral** may be named when 100 g hold at least **15%** of the reference value (**7.5%** for drinks): that is a "source of". "High in" is twice as much.',
  vitamin_d:
    '**Vitamin D** keeps bones and muscles working; fatty fish, eggs and fortified foods have it, and skin makes it in the sun. The reference value on labels is **5 µg** a day; EFSA gives **15 µg** as adequate for adults.',
  vitamin_c:
    '**Vitamin C** helps to take up iron from plants and supports the immune system. The reference value on labels is **80 mg** a day; peppers, berries, citrus and cabbage have much.',
  vitamin_b12:
    '**Vitamin B12** is found in animal foods and in fortified ones; who eats vegan needs fortified foods or a supplement. The reference value on labels is **2.5 µg** a day.',
  calcium:
    '**Calcium** is needed for bones, teeth and muscles. The reference value on labels is **800 mg** a day. Dairy, fortified plant drinks, tofu set with calcium and some mineral waters have much.',
  iron: '**Iron** carries oxygen in the blood. The reference value on labels is **14 mg** a day. Pulses, whole grains, red meat and seeds have it; vitamin C in the same meal helps with iron from plants.',
  magnesium:
    '**Magnesium** helps muscles and nerves. The reference value on labels is **375 mg** a day; nuts, seeds, whole grains and pulses have much.',
  potassium:
    '**Potassium** helps to keep blood pressure normal. The reference value on labels is **2000 mg** a day; fruit, vegetables, pulses and potatoes have much. With kidney disease it may have to be limited: ask your doctor.',
  sweeteners:
    '**Sweeteners** such as aspartame, sucralose or stevia sweeten with next to no energy. Those in use passed a safety evaluation; the WHO nevertheless advises not to use them to control weight, because long-term benefits were not seen. In drinks the Nutri-Score adds **4** points for them.',
  sugar_alcohols:
    '**Sugar alcohols** (xylitol, sorbitol, maltitol, E-numbers 420 and 965 to 968) have fewer calories than sugar and spare teeth. Foods with more than **10%** of them must say that too much may have a laxative effect.',
  palm_oil:
    '**Palm oil** is about half saturated fat, so it raises LDL cholesterol compared with olive or rapeseed oil. Packs in the EU have to name it. Its effect on forests is a separate question that the score does not judge.',
  gluten:
    '**Gluten** is a protein of wheat, rye, barley and their relatives. Only people with celiac disease, wheat allergy or a sensitivity have to avoid it. "Gluten-free" means at most **20 mg** per kg, "very low gluten" at most **100 mg** per kg.',
  lactose:
    '**Lactose** is the sugar of milk. Who digests it badly often copes with hard cheese, yogurt or lactose-free milk; who is allergic to milk protein does not. Milk must be declared on every EU pack.',
  whole_grains:
    '**Whole grains** keep bran and germ, and with them fiber, minerals and B vitamins. The WHO advises to take carbohydrates mainly from whole grains, vegetables, fruit and pulses. Look for "whole" as the first ingredient.',
  processed_meat:
    '**Processed meat** (sausages, ham, bacon, salami) is classed by IARC as a cause of bowel cancer (Group **1**): each **50 g** eaten daily goes with a risk about **18%** higher. Red meat is "probably" a cause (Group **2A**).',
  red_meat:
    '**Red meat** gives protein, iron and B12, but IARC classes it as a probable cause of bowel cancer (Group **2A**). In the Nutri-Score its protein counts **2** points at most.',
  probiotics:
    '**Probiotics** are live microbes such as those of yogurt and kefir. The only claim the EU permits is that yogurt cultures help people who digest lactose badly to digest the lactose of that yogurt.',
  fruit_and_vegetables:
    'The WHO advises at least **400 g** of vegetables and fruit a day for adults, about five portions. In the Nutri-Score a share of more than **40%** of fruit, vegetables and pulses begins to earn points.',
} as const satisfies Catalog;

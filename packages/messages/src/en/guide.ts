import type { Catalog } from '../catalog.ts';
import { guideAmounts } from './guide-amounts.ts';
import { guideCautions } from './guide-cautions.data.ts';
import { guideDishes } from './guide-dishes.data.ts';
import { guideFoods } from './guide-foods.ts';
import { guideGeneric } from './guide-generic.data.ts';
import { guideKinds } from './guide-kinds.data.ts';
import { guideKitchen } from './guide-kitchen.data.ts';
import { guideOwn } from './guide-own.ts';
import { guidePeople } from './guide-people.ts';
import { guideReckoning } from './guide-reckoning.ts';
import { guideTurned } from './guide-turned.data.ts';
import { guideTurns } from './guide-turns.ts';

/** Answers of the built-in guide, as Markdown. */
export const guide = {
  pregnancy_lost:
    'I am very sorry for your loss. What held in pregnancy no longer counts in this conversation. **Heavy bleeding, fever, strong pain or feeling faint**: call your midwife or doctor today, or 112 (Europe), 911 (US, Canada) or 999 (UK). You do not have to go through this alone: your midwife or doctor knows who helps, and [findahelpline.com](https://findahelpline.com) lists people to talk to.',
  ...guideAmounts,
  ...guideDishes,
  ...guideFoods,
  ...guideGeneric,
  ...guideCautions,
  ...guideKinds,
  ...guideKitchen,
  ...guideOwn,
  ...guidePeople,
  ...guideReckoning,
  ...guideTurned,
  ...guideTurns,
  list: '{first} and {last}',
  careful: '**Careful:** {text}',
  sources: '*Sources: {sources}.*',
  // Additives
  additive: '**{additive}.** {description}',
  additive_name: '{name} ({code})',
  origin_animal: 'It **comes from animals**: a food with it is not vegetarian.',
  origin_not_vegan: 'It **comes from animals** (insects, milk or eggs among them): a food with it is not vegan.',
  origin_either:
    'It **may come from animals or from plants**, and a pack need not say which; a vegan label settles it. Labelwise then does not count a food as vegan.',
  origin_not_animal: 'Labelwise knows of **no animal origin** of it.',
  not_evaluated: 'Labelwise has **no evaluation** of it, so it counts neither for nor against a food.',
  concern: 'Labelwise counts it as of **{concern} concern**.',
  concern_low: 'low',
  concern_moderate: 'moderate',
  concern_high: 'high',
  evaluated_in: 'Evaluated by {authority}, {year}: {title}.',
  not_read_again: '{evaluated} That source was not read again for this table.',
  additive_in_scans: 'Among your recent scans it is in {foods}.',
  // Guidance
  guidance: 'For **{about}**, guidance asks for:',
  guidance_more: '**More {nutrient}**: {reason}',
  guidance_less: '**Less {nutrient}**: {reason}',
  see_a_doctor: 'Your doctor or dietitian knows your case; this is general guidance.',
  guidance_to_avoid: 'For **{about}**, guidance asks for little of:',
  guidance_reason: '**{nutrient}**: {reason}',
  nothing_forbidden: 'No single food is forbidden by a score. What a restriction or an allergy rules out is marked on every product.',
  // Lines of the score
  score: '{food} scores **{score} of 100** for you.',
  lines_asked: '{score} The lines you ask about:',
  lines_gains: '{score} What adds points:',
  lines_losses: '{score} What takes points off:',
  lines_no_gains: '{score} Nothing adds points beyond where it starts:',
  lines_no_losses: '{score} Nothing takes points off beyond where it starts:',
  // Declared allergies and diets
  from_now_on: '**From now on: {diets}.**',
  from_now_on_disliked: '**From now on I leave out what is not liked: {diets}.** That is a matter of taste, and I note no allergy.',
  keep_offer: '[Add {names} to my health profile](/ai-nutritionist?keep={items})',
  no_longer: 'No longer for this conversation: {diets}. What your health profile says still counts.',
  allergy_unnamed: 'You speak of an allergy or intolerance, and I did not understand to which food. Which one is it?',
  allergy_unknown:
    'I do not know {words} as a food that packs name. Please say it in other words, for example the English name or the allergen it belongs to.',
  allergy_aside: '**Careful:** {text} What follows does not take it into account.',
  own_limits_first: '**Your own limits come first: {names}.** What stands above is said of people in general.',
  holds_here:
    'This holds for this conversation: I propose only foods that are known to be {diets}, and judge products by it. To have it in every score, set it in your [health profile](/health-profile).',
  holds_here_for_other:
    'This holds for this conversation: I propose only foods that are known to be {diets}, and judge products by it. To have it in every answer for them, add them under [People](/people).',
  nothing_until_clear:
    'Until I know it I propose nothing: it might be the wrong thing. I can still show you what the pack of a product says.',
  // Circumstances
  circumstances_noted: '**I keep in mind in this conversation: {list}.**',
  circumstances_reported:
    '**I keep in mind in this conversation: {list}.** To have it in every score, [add it to your health profile](/health-profile).',
  circumstances_reported_of_other:
    '**I keep in mind in this conversation: {list}.** To have it in every answer for them, add them under [People](/people).',
  states_reported: '**I keep in mind in this conversation: {list}.** No health profile holds it, so tell me again in another conversation.',
  circumstances_over: 'No longer for this conversation: {list}. What your health profile says still counts.',
  circumstances_end: 'Tell me when something of this no longer holds.',
  circumstance_pregnancy: 'pregnancy',
  circumstance_breastfeeding: 'breastfeeding',
  circumstance_child: '{age, plural, =0 {a child under 1} one {a child of # year} other {a child of # years}}',
  state_low_sugar: 'low blood sugar',
  state_vitamin_k: 'a blood thinner',
  state_grapefruit: 'a medicine that grapefruit changes',
  state_tyramine: 'an MAO inhibitor',
  state_lithium: 'lithium',
  state_potassium: 'high potassium',
  state_kidneys: 'a kidney illness',
  state_stoma: 'a stoma',
  state_fodmap: 'a low-FODMAP diet',
  note_low_sugar:
    '**With low blood sugar, fast sugar is medicine:** take 15 g now, such as glucose tablets, juice or a soft drink with sugar, as your team told you; drinks without sugar do not help. Measure again after 15 minutes. Drowsy, confused or unable to swallow: call your emergency number, in Europe **112**.',
  note_vitamin_k:
    '**With blood thinners, mind vitamin K:** spinach, kale, broccoli and other green leaves hold much of it, and with warfarin and its kin a change alters how the medicine works. Keep the amount even from week to week, and ask your doctor or pharmacist before you eat more or less. No score here knows of your medicine.',
  note_grapefruit:
    '**Grapefruit changes how medicines like yours work**, some statins and blood pressure tablets among them, and can make them too strong; so can pomelo and bitter orange. Ask your pharmacist before you eat or drink it. No score here knows of your medicine.',
  note_tyramine:
    '**With MAO inhibitors, food rich in tyramine can raise blood pressure dangerously:** aged cheese, cured meat, yeast extract, soy sauce, sauerkraut, draft beer and whatever is not fresh. A pack does not show it. Keep to the list of your doctor or pharmacist.',
  note_lithium:
    '**With lithium, keep salt and drink even:** less salt or too little to drink makes lithium rise, much more makes it fall. Do not begin a low-salt diet without your doctor. No score here knows of your medicine.',
  note_potassium:
    '**Potassium is rarely on a pack**, so I cannot judge foods by it. Tomato juice, bananas, potatoes, dried fruit, nuts, pulses and salt substitutes hold much. Ask your doctor or dietitian what suits your values.',
  note_kidneys:
    '**With a kidney illness, potassium and phosphate count, and packs rarely state them.** Pulses, nuts, dried fruit, wholegrain and foods with phosphates may hold too much for you. Your doctor or dietitian knows your values; no score here does.',
  note_stoma:
    '**Whether a food suits a stoma no pack shows.** Nuts, seeds, mushrooms, sweetcorn, popcorn, dried fruit and tough skins can block it, above all an ileostomy. Ask your stoma nurse; chew well, and try new foods in small amounts.',
  note_fodmap:
    '**A pack does not show FODMAPs**, so I cannot say what is low in them. Onion, garlic, wheat, pulses, apples, honey and sweeteners that end in -ol hold much. A dietitian has lists with amounts.',
  states_withheld: '**So I give no score and propose nothing.** What the pack declares I can read out.',
  note_pregnancy:
    '**In pregnancy:** what national agencies advise against is marked and not proposed; a pack does not say everything, and no score can promise that a food is safe. Ask your midwife or doctor where you are unsure.',
  note_breastfeeding: '**While breastfeeding:** alcohol, much caffeine and fish high in mercury are marked.',
  note_condition:
    '**With {condition}:** scores follow general guidance for it, not your values and medicines. Your doctor or dietitian knows those.',
  note_infant:
    '**For a child under 1:** no honey, no whole nuts, no added salt or sugar, no cow’s milk as the main drink (NHS). Ask your pediatrician.',
  note_young_child:
    '**For a child under 5:** no whole nuts, and whole grapes, popcorn and hard sweets can choke; unsweetened and low in salt is better (NHS). Scores here are made for adults.',
  note_child: '**For a child of {age}:** scores and daily amounts here are made for adults; children need less salt, sugar and caffeine.',
  no_score_for_small_child:
    '**For a child under 3 I give no score and propose nothing:** the rules are made for older people. I show what the pack declares; ask your pediatrician what suits your child.',
  // Questions to send with one press
  offered: '[{question}](/ai-nutritionist?ask)',
  ask_verdict: 'Is {food} ({barcode}) good for me?',
  ask_swap: 'What could I eat instead of {food} ({barcode})?',
  ask_why: 'Why does {food} ({barcode}) score as it does?',
  ask_same: '{food} ({barcode})',
  ask_contents: 'What is in {food} ({barcode})?',
  ask_scans: 'What did I scan last?',
  ask_day: 'How is my day so far?',
  ask_week: 'How was my week?',
  ask_left: 'What is left of my targets today?',
  ask_less: 'What should I eat less of?',
  ask_profile: 'What do you know about me?',
  ask_score: 'How is the score worked out?',
  unsure: 'I am not sure what you ask. Do you mean one of these?',
  unsure_at_all: 'I am not sure what you ask. Say it in other words: name the product, and what you want to know of it.',
  unsure_else: 'If none of these: name the product, and what you want to know of it.',
  unsure_statement:
    'If you tell me of an allergy, an illness or a diet, say it like this: “I am allergic to peanuts.” Until I understand it, it counts in no answer of mine.',
  // A reply of a model
  reply_cut: '*This reply was cut here: it had become too long.*',
  reply_broken_off: '*The reply broke off here.*',
  reply_not_proposed: '*(Labelwise would not propose this one to you: look at its page first.)*',
  reply_not_all_checked: '*(Not every product named above was checked against what you must not eat: look at its page first.)*',
  // The guide itself
  introduction:
    'I am Labelwise’s **built-in guide**, not an AI model: I look things up in the catalogue, your own data and a table of named sources. What I say is information, not medical advice.',
  greeting: 'Hello! Ask me about a product, an additive, a label or your own scans.',
  examples: 'For example:',
  try: 'Try:',
  example_verdict: '“Is Nutella good for me, and why?”',
  example_compare: '“Compare Coca-Cola and orange juice”',
  example_instead: '“What could I eat instead of crisps?”',
  example_suggest: '“Suggest protein-rich snacks”',
  example_additive: '“What is E250?”',
  example_week: '“Analyze my recent food choices”',
  example_day: '“Plan a day for me”',
  thanks: 'You are welcome! Ask whenever you stand in front of a shelf.',
  bye: 'Goodbye, and enjoy your meal!',
  about:
    'I understand a set of questions about packaged food and answer each from figures that you can check; where I know nothing, I say so. I cannot chat about other things.',
  capabilities:
    'I can judge a product for you, compare two, find better ones or foods of a kind, explain additives, labels and score lines, look at your recent scans, and plan a day around your targets.',
  score_changes: 'A score changes for one of three reasons, and never by itself:',
  score_changes_preferences: '**Your wishes**: a goal, condition, restriction or preference was added, changed or removed.',
  score_changes_product: '**The product**: its record in the catalogue got new figures or a new recipe.',
  score_changes_rules:
    '**The rules**: a new version of Labelwise counts something differently. Every stored scan names the rules it was scored by.',
  score_changes_name: 'Name the product and I will go through its lines as they stand.',
  changes_nothing:
    'I can only look things up; I change nothing in your account. What you tell me of allergies or diets holds for this conversation: I then propose only foods that are known to fit.',
  changes_nothing_where:
    'Set what you want more or less of under [Dietary preferences](/preferences), and goals, conditions and restrictions in your [health profile](/health-profile). Every score and every answer of mine follows them at once.',
  unknown: 'That is something I cannot answer.',
  unknown_name: 'I could not find “{mention}” in the catalogue, and it is nothing else that I know.',
  only_packaged_food:
    'I only know packaged food: products and their figures, additives, labels, and what you scanned. A product that the catalogue lacks is found by its barcode on the [scan page](/scan).',
  // Sources
  source_entry: 'catalogue entry {barcode} ({name})',
  source_linked_entries: 'the catalogue entries linked above',
  source_scoring_rules: 'Labelwise scoring rules',
  source_profile: 'your health profile',
  source_preferences: 'your preferences',
  source_claims: 'Regulation (EC) 1924/2006 (nutrition claims)',
  source_intakes: 'Regulation (EU) 1169/2011, annex XIII (reference intakes)',
  source_score_lines: 'their stored score lines',
  source_label_limits: 'UK and EU limits for high and low',
  source_additives: 'additive evaluations (EFSA, JECFA, IARC)',
  source_scans: 'your scans from {from} to {to}',
  source_scans_of_day: 'your scans of {day}',
  source_additive: '{authority} {year}',
} as const satisfies Catalog;

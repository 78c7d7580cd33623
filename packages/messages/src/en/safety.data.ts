import type { Catalog } from '../catalog.ts';

/**
 * Our own words where an answer about food would be the wrong answer. Fixed, so that no model and no data can change them.
 * Numbers are public emergency and help lines. @source EU emergency number 112 (Directive (EU) 2018/1972, art. 109); 911 (FCC);
 * 988 Suicide & Crisis Lifeline (SAMHSA); Samaritans 116 123 (UK, Ireland); Telefonseelsorge 0800 111 0 111; 3114 (France)
 */
export const safety = {
  crisis: `I am really sorry that you feel this way. Food questions can wait: **you deserve to talk to a person now.**

- **In immediate danger**, call your emergency number: **112** in Europe, **911** in the US and Canada, **999** in the UK.
- **To talk to someone, day or night**: **988** (call or text, US and Canada), **116 123** (Samaritans, UK and Ireland), **0800 111 0 111** (Telefonseelsorge, Germany), **3114** (France). Lines in other countries: [findahelpline.com](https://findahelpline.com).
- If you can, tell somebody near you how you feel, and do not stay alone with it.

I only know about packaged food, so I am not the right help for this. They are.`,
  eating_disorder: `Thank you for saying this. I will not give advice on eating less, on purging or on making up for what you ate, because that can do harm.

- **Talk to someone who knows this well**: your doctor, or an eating disorder service. In the UK there is [Beat](https://www.beateatingdisorders.org.uk), in the US [ANAD](https://anad.org/eating-disorder-helpline); elsewhere [findahelpline.com](https://findahelpline.com) lists helplines.
- **If you faint, have chest pain, or cannot keep anything down**, call your emergency number (**112** in Europe, **911** in the US and Canada, **999** in the UK).

If scores and figures make eating harder for you, it is fine to leave them alone.`,
  high_sugar: `**That may be very high blood sugar, which can become dangerous within hours.**

- **Sick, belly ache, very thirsty, breath that smells of fruit or nail varnish, deep breathing, drowsy or confused**: call your emergency number **now**: **112** in Europe, **911** in the US and Canada, **999** in the UK. Say that it is diabetes.
- **Otherwise**: measure sugar and ketones now, drink water, and follow the plan for high values that your diabetes team gave you; call them, or the doctor on duty, today. Never leave out insulin because you cannot eat.
- **No sport, and no sweet drinks**, until the value comes down.

Scores do not count here. This is general information, not medical advice.`,
  low_sugar: `**That may be low blood sugar. Treat it first; food questions can wait.**

- **Awake and able to swallow**: take 15 g of fast sugar now, as your team told you: glucose tablets, a small glass of juice, or a soft drink with sugar. Drinks without sugar do not help.
- **Measure again after 15 minutes.** Still below 4 mmol/l (70 mg/dl): the same again. Then eat something with starch.
- **Drowsy, confused, cramping or unable to swallow**: nothing by mouth; glucagon if there is some, and call your emergency number: **112** in Europe, **911** in the US and Canada, **999** in the UK.

Scores do not count here. This is general information, not medical advice.`,
  medication: `**I cannot advise on medicines or supplements**, not on doses and not on what may be eaten with them. Some foods do change how medicines work (grapefruit, vitamin K in green vegetables, alcohol, licorice), so it is a good question for somebody who knows what you take.

- **Ask your pharmacist or doctor** before you change what you eat or take. A pharmacist can often answer at once.
- **If you took too much of something or feel unwell**, call your emergency number (**112** in Europe, **911** in the US and Canada, **999** in the UK) or your poison center.

I can show you what the pack of a product says: its ingredients, figures and additives. That is information, not medical advice.`,
  emergency: `**This sounds like an emergency. Please do not wait for an answer about food.**

- Trouble breathing, a swollen face or throat, fainting, chest pain: call **112** in Europe, **911** in the US and Canada, **999** in the UK **now**, and use an adrenaline pen if you were given one.
- Something swallowed that may be poisonous: call the emergency number or your poison center (**1-800-222-1222** in the US), and keep the pack at hand.

When you are safe, I can show you what the pack of a product declares.`,
  diagnosis: `**I cannot tell what causes a symptom, and I cannot diagnose or treat an illness.** I only know what packs say about food.

- **Ask your doctor**, or a registered dietitian for what to eat with an illness. For a suspected allergy or celiac disease, ask before you leave foods out: it can spoil the test.
- **If it is sudden or severe**, call your emergency number (**112** in Europe, **911** in the US and Canada, **999** in the UK).

What I can do: show you what a product contains, and score foods by the conditions and restrictions in your health profile. That is information, not medical advice.`,
  pregnancy: `**In pregnancy and while breastfeeding, and for babies, please ask your midwife, doctor or pediatrician.** The scores here are made for healthy adults and do not know what matters for you now, such as listeria, mercury, vitamin A, alcohol or caffeine.

Public health services keep clear lists of what to avoid, for example [the NHS](https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/).

I can still show you what a pack says: its ingredients, caffeine, alcohol and figures. That is information, not medical advice.`,
} as const satisfies Catalog;

import type { Translation } from '../catalog.ts';
import type { guideReckoning as english } from '../en/guide-reckoning.ts';

/** Amounts of foods worked out, and what they are of a day, as Markdown. */
export const guideReckoning = {
  reckoned_one: '**{what}: circa {total} ({nutrient}).**',
  reckoned_together: '**Insieme circa {total} ({nutrient}).**',
  reckoned_row: '{what} ({grams}): {value}',
  reckoned_row_weighed: '{what}: {value}',
  reckoned_at: 'Con {amount} per {per}.',
  reckoned_how: '{grams} con {amount} per {per}.',
  reckoned_each: 'Uno pesa circa {each}, cioè {grams}, con {amount} per {per}.',
  reckoned_each_ml: 'Uno contiene circa {each}, cioè {grams}, con {amount} per {per}.',
  reckoned_cooked: 'Pesato da cotto.',
  reckoned_dry: 'Pesato a secco o da crudo.',
  reckoned_otherwise_cooked: 'Vale a secco o da crudo; pesato da cotto sarebbero circa {value}.',
  reckoned_otherwise_dry: 'Vale da cotto; pesato a secco o da crudo sarebbero circa {value}.',
  reckoned_unknown: 'Non contato: nessuna tabella qui dice quanto pesa uno di «{food}»; {amount} per {per}.',
  reckoned_no_value: 'Non contato, perché manca un valore abituale: {food}.',
  reckoned_share: 'È il **{percent}%** di {day}.',
  reckoned_share_first: '**Il {percent}% di una giornata: {total} ({nutrient}) di {day}.**',
  reckoned_judged_over: '**Sì, più di quanto spetta a un giorno: circa {total} ({nutrient}), il {percent}% di {day}.**',
  reckoned_judged_much: '**Sì, è parecchio: circa {total} ({nutrient}), il {percent}% di {day}.**',
  reckoned_judged_some: '**Né molto né poco: circa {total} ({nutrient}), il {percent}% di {day}.**',
  reckoned_judged_little: '**No, è poco: circa {total} ({nutrient}), il {percent}% di {day}.**',
  reckoned_caffeine_over:
    '**Sì, troppo per un giorno: circa {total} di caffeina; fino a {limit} al giorno vanno bene per {whom}.** Per oggi basta; anche in una volta 200 mg bastano.',
  reckoned_caffeine_near:
    '**Al limite: circa {total} di caffeina sui {limit} al giorno che vanno bene per {whom}.** Per oggi meglio basta.',
  reckoned_caffeine_under: '**No: circa {total} di caffeina, e fino a {limit} al giorno vanno bene per {whom}.**',
  reckoned_for_adults: 'gli adulti sani',
  reckoned_for_pregnant: 'la gravidanza e l’allattamento',
  reckoned_day_own: 'il tuo obiettivo di {amount}',
  reckoned_day_reference: '{amount}, l’assunzione di riferimento UE di un giorno',
  reckoned_day_free: '{amount}, il massimo di zuccheri liberi al giorno secondo l’OMS',
  reckoned_day_salt: '{amount}, il massimo di sale al giorno secondo l’OMS',
  reckoned_day_fiber: '{amount}, quanto l’EFSA consiglia al giorno',
  reckoned_day_caffeine: '{amount}, fino a cui l’EFSA non ha timori per gli adulti sani',
  reckoned_left: '**Oggi restano circa {left} su {budget}.**',
  reckoned_left_none: '**Non resta nulla: circa {left} oltre {budget} oggi.**',
  reckoned_many: '**{food}: circa {count} per {wanted} ({nutrient}).**',
  reckoned_limit: '**{food}: {count} al giorno, poi si raggiungono {wanted} ({nutrient}), il massimo per gli adulti sani.**',
  reckoned_many_how: 'Uno da {each} ha circa {value}, con {amount} per {per}.',
  stated_as_salt: '**{sodium} di sodio sono {salt} di sale**: sodio per 2,5.',
  stated_as_high: '**Sì, è molto: {value} ({nutrient}) per 100 g.** Oltre {high} è molto, fino a {low} poco.',
  stated_as_medium: '**Una via di mezzo: {value} ({nutrient}) per 100 g.** Oltre {high} è molto, fino a {low} poco.',
  stated_as_low: '**No, è poco: {value} ({nutrient}) per 100 g.** Oltre {high} è molto, fino a {low} poco.',
  weight_protein:
    '**Circa {high} di proteine al giorno con {kg}**: 0,83 g per kg, che bastano a quasi tutti gli adulti sani (EFSA). Per i muscoli da 1,4 a 2 g per kg, dai 65 anni da 1 a 1,2 g; con una malattia renale chiedi prima.',
  weight_protein_training:
    '**Circa {low}-{high} di proteine al giorno con {kg}**: da 1,4 a 2 g per kg per chi si allena (ISSN), in porzioni da 20 a 40 g. Di più aiuta poco; con una malattia renale chiedi prima.',
  weight_protein_old:
    '**Circa {low}-{high} di proteine al giorno con {kg}**: da 1 a 1,2 g per kg dai 65 anni (PROT-AGE), un po’ a ogni pasto. Con una malattia renale chiedi prima.',
  weight_protein_kidneys:
    '**Con una malattia renale la quantità la stabilisce il medico o il dietista: senza dialisi circa {low}-{high} al giorno con {kg}** (da 0,55 a 0,6 g per kg; con il diabete da 0,6 a 0,8 g), in dialisi da 1 a 1,2 g per kg (KDOQI 2020). Niente quantità da palestra né frullati proteici senza chiedere, e nessuna dieta stretta da soli.',
  weight_caffeine:
    '**Fino a circa {high} di caffeina al giorno con {kg}**, e circa {once} in una volta: 5,7 mg per kg al giorno, al massimo 400 mg (EFSA). In gravidanza e in allattamento 200 mg al giorno.',
  weight_caffeine_child:
    '**Al massimo circa {high} di caffeina al giorno con {kg}**: 3 mg per kg per bambini e adolescenti (EFSA), meglio meno. Bevande energetiche e caffè non sono per bambini.',
  weight_aspartame:
    '**Circa {cans} lattine al giorno con {kg} prima del limite per l’aspartame**: {high} al giorno (40 mg per kg, JECFA 2023), con 200 mg in una lattina da 330 ml, il massimo abituale. Con la fenilchetonuria nessuna; l’acqua resta l’abitudine migliore.',
} satisfies Translation<typeof english>;

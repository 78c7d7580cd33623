import type { Translation } from '../catalog.ts';
import type { guideReckoning as english } from '../en/guide-reckoning.ts';

/** Amounts of foods worked out, and what they are of a day, as Markdown. */
export const guideReckoning = {
  reckoned_one: '**{what}: ongeveer {total} ({nutrient}).**',
  reckoned_together: '**Samen ongeveer {total} ({nutrient}).**',
  reckoned_row: '{what} ({grams}): {value}',
  reckoned_row_weighed: '{what}: {value}',
  reckoned_at: 'Met {amount} per {per}.',
  reckoned_how: '{grams} met {amount} per {per}.',
  reckoned_each: 'Eén weegt ongeveer {each}, dat is {grams}, met {amount} per {per}.',
  reckoned_each_ml: 'Eén heeft ongeveer {each}, dat is {grams}, met {amount} per {per}.',
  reckoned_cooked: 'Gekookt gewogen.',
  reckoned_dry: 'Droog of rauw gewogen.',
  reckoned_otherwise_cooked: 'Dat is droog of rauw gewogen; gekookt gewogen zou het ongeveer {value} zijn.',
  reckoned_otherwise_dry: 'Dat is gekookt gewogen; droog of rauw gewogen zou het ongeveer {value} zijn.',
  reckoned_unknown: 'Niet meegeteld: geen tabel hier zegt wat één ‘{food}’ weegt; {amount} per {per}.',
  reckoned_no_value: 'Niet meegeteld, omdat een gebruikelijke waarde ontbreekt: {food}.',
  reckoned_share: 'Dat is **{percent}%** van {day}.',
  reckoned_share_first: '**{percent}% van een dag: {total} ({nutrient}) van {day}.**',
  reckoned_judged_over: '**Ja, meer dan voor een dag: ongeveer {total} ({nutrient}), {percent}% van {day}.**',
  reckoned_judged_much: '**Ja, best veel: ongeveer {total} ({nutrient}), {percent}% van {day}.**',
  reckoned_judged_some: '**Niet veel en niet weinig: ongeveer {total} ({nutrient}), {percent}% van {day}.**',
  reckoned_judged_little: '**Nee, niet veel: ongeveer {total} ({nutrient}), {percent}% van {day}.**',
  reckoned_caffeine_over:
    '**Ja, te veel voor één dag: ongeveer {total} cafeïne; tot {limit} per dag is prima voor {whom}.** Vandaag niets meer; ook in één keer is 200 mg genoeg.',
  reckoned_caffeine_near:
    '**Op de grens: ongeveer {total} cafeïne van de {limit} per dag die prima is voor {whom}.** Vandaag liever niets meer.',
  reckoned_caffeine_under: '**Nee: ongeveer {total} cafeïne, en tot {limit} per dag is prima voor {whom}.**',
  reckoned_for_adults: 'gezonde volwassenen',
  reckoned_for_pregnant: 'wie zwanger is of borstvoeding geeft',
  reckoned_day_own: 'je eigen doel van {amount}',
  reckoned_day_reference: '{amount}, de EU-referentie-inname van een dag',
  reckoned_day_free: '{amount}, het meeste aan vrije suikers per dag volgens de WHO',
  reckoned_day_salt: '{amount}, het meeste zout per dag volgens de WHO',
  reckoned_day_fiber: '{amount}, wat de EFSA per dag adviseert',
  reckoned_day_caffeine: '{amount}, tot waar de EFSA bij gezonde volwassenen geen bezwaar ziet',
  reckoned_left: '**Vandaag blijft ongeveer {left} van {budget} over.**',
  reckoned_left_none: '**Er blijft niets over: ongeveer {left} boven {budget} vandaag.**',
  reckoned_many: '**{food}: ongeveer {count} voor {wanted} ({nutrient}).**',
  reckoned_limit: '**{food}: {count} per dag, dan is {wanted} ({nutrient}) bereikt, het meeste voor gezonde volwassenen.**',
  reckoned_many_how: 'Eén van {each} heeft ongeveer {value}, met {amount} per {per}.',
  stated_as_salt: '**{sodium} natrium is {salt} zout**: natrium maal 2,5.',
  stated_as_high: '**Ja, dat is veel: {value} ({nutrient}) per 100 g.** Boven {high} is veel, tot {low} weinig.',
  stated_as_medium: '**Ertussenin: {value} ({nutrient}) per 100 g.** Boven {high} is veel, tot {low} weinig.',
  stated_as_low: '**Nee, dat is weinig: {value} ({nutrient}) per 100 g.** Boven {high} is veel, tot {low} weinig.',
  weight_protein:
    '**Ongeveer {high} eiwit per dag bij {kg}**: 0,83 g per kg, genoeg voor bijna elke gezonde volwassene (EFSA). Wie spieren opbouwt neemt 1,4 tot 2 g per kg, vanaf 65 jaar 1 tot 1,2 g; bij een nierziekte eerst vragen.',
  weight_protein_training:
    '**Ongeveer {low} tot {high} eiwit per dag bij {kg}**: 1,4 tot 2 g per kg voor wie traint (ISSN), in porties van 20 tot 40 g. Meer helpt nauwelijks; bij een nierziekte eerst vragen.',
  weight_protein_old:
    '**Ongeveer {low} tot {high} eiwit per dag bij {kg}**: 1 tot 1,2 g per kg vanaf 65 jaar (PROT-AGE), wat bij elke maaltijd. Bij een nierziekte eerst vragen.',
  weight_protein_kidneys:
    '**Met een nierziekte bepaalt je arts of diëtist dat: zonder dialyse ongeveer {low} tot {high} per dag bij {kg}** (0,55 tot 0,6 g per kg; met diabetes 0,6 tot 0,8 g), bij dialyse 1 tot 1,2 g per kg (KDOQI 2020). Geen hoeveelheden voor training en geen eiwitshakes zonder te vragen, en geen streng dieet op eigen houtje.',
  weight_caffeine:
    '**Tot ongeveer {high} cafeïne per dag bij {kg}**, en ongeveer {once} in één keer: 5,7 mg per kg per dag, hoogstens 400 mg (EFSA). Bij zwangerschap en borstvoeding 200 mg per dag.',
  weight_caffeine_child:
    '**Hoogstens ongeveer {high} cafeïne per dag bij {kg}**: 3 mg per kg voor kinderen en tieners (EFSA), minder is beter. Energiedrank en koffie zijn niets voor kinderen.',
  weight_aspartame:
    '**Ongeveer {cans} blikjes per dag bij {kg} tot de grens voor aspartaam**: {high} per dag (40 mg per kg, JECFA 2023), met 200 mg in een blikje van 330 ml, het meeste dat gebruikelijk is. Met fenylketonurie geen; water blijft de betere gewoonte.',
} satisfies Translation<typeof english>;

import type { Translation } from '../catalog.ts';
import type { guideReckoning as english } from '../en/guide-reckoning.ts';

/** Amounts of foods worked out, and what they are of a day, as Markdown. */
export const guideReckoning = {
  reckoned_one: '**{what}: etwa {total} ({nutrient}).**',
  reckoned_together: '**Zusammen etwa {total} ({nutrient}).**',
  reckoned_row: '{what} ({grams}): {value}',
  reckoned_row_weighed: '{what}: {value}',
  reckoned_at: 'Bei {amount} je {per}.',
  reckoned_how: '{grams} mit {amount} je {per}.',
  reckoned_each: 'Eins wiegt etwa {each}, das sind {grams}, mit {amount} je {per}.',
  reckoned_each_ml: 'Eins hat etwa {each}, das sind {grams}, mit {amount} je {per}.',
  reckoned_cooked: 'Gekocht gewogen.',
  reckoned_dry: 'Trocken oder roh gewogen.',
  reckoned_otherwise_cooked: 'Das gilt trocken oder roh gewogen; gekocht gewogen wären es etwa {value}.',
  reckoned_otherwise_dry: 'Das gilt gekocht gewogen; trocken oder roh gewogen wären es etwa {value}.',
  reckoned_unknown: 'Nicht mitgezählt: Was eins von „{food}“ wiegt, steht hier in keiner Tabelle; {amount} je {per}.',
  reckoned_no_value: 'Nicht mitgezählt, weil ein üblicher Wert fehlt: {food}.',
  reckoned_share: 'Das sind **{percent} %** von {day}.',
  reckoned_share_first: '**{percent} % eines Tages: {total} ({nutrient}) von {day}.**',
  reckoned_judged_over: '**Ja, mehr als für einen Tag: etwa {total} ({nutrient}), {percent} % von {day}.**',
  reckoned_judged_much: '**Ja, ziemlich viel: etwa {total} ({nutrient}), {percent} % von {day}.**',
  reckoned_judged_some: '**Weder viel noch wenig: etwa {total} ({nutrient}), {percent} % von {day}.**',
  reckoned_judged_little: '**Nein, nicht viel: etwa {total} ({nutrient}), {percent} % von {day}.**',
  reckoned_caffeine_over:
    '**Ja, zu viel für einen Tag: etwa {total} Koffein; bis {limit} am Tag sind für {whom} unbedenklich.** Heute nichts mehr davon; auch auf einmal reichen 200 mg.',
  reckoned_caffeine_near:
    '**An der Grenze: etwa {total} Koffein von {limit} am Tag, die für {whom} unbedenklich sind.** Heute besser nichts mehr davon.',
  reckoned_caffeine_under: '**Nein: etwa {total} Koffein, und bis {limit} am Tag sind für {whom} unbedenklich.**',
  reckoned_for_adults: 'gesunde Erwachsene',
  reckoned_for_pregnant: 'Schwangere und Stillende',
  reckoned_day_own: 'deinem eigenen Ziel von {amount}',
  reckoned_day_reference: '{amount}, der EU-Referenzmenge für einen Tag',
  reckoned_day_free: '{amount}, der WHO-Obergrenze für freien Zucker am Tag',
  reckoned_day_salt: '{amount}, der WHO-Obergrenze für Salz am Tag',
  reckoned_day_fiber: '{amount}, die die EFSA für einen Tag empfiehlt',
  reckoned_day_caffeine: '{amount}, bis zu denen die EFSA bei gesunden Erwachsenen keine Bedenken hat',
  reckoned_left: '**Etwa {left} von {budget} bleiben heute.**',
  reckoned_left_none: '**Es bleibt nichts: etwa {left} über {budget} heute.**',
  reckoned_many: '**{food}: etwa {count} für {wanted} ({nutrient}).**',
  reckoned_limit: '**{food}: {count} am Tag, dann sind {wanted} ({nutrient}) erreicht, die Grenze für gesunde Erwachsene.**',
  reckoned_many_how: 'Eins mit {each} hat etwa {value}, bei {amount} je {per}.',
  stated_as_salt: '**{sodium} Natrium sind {salt} Salz**: Natrium mal 2,5.',
  stated_as_high: '**Ja, das ist viel: {value} ({nutrient}) je 100 g.** Über {high} gilt als viel, bis {low} als wenig.',
  stated_as_medium: '**Mittel: {value} ({nutrient}) je 100 g.** Über {high} gilt als viel, bis {low} als wenig.',
  stated_as_low: '**Nein, das ist wenig: {value} ({nutrient}) je 100 g.** Über {high} gilt als viel, bis {low} als wenig.',
  weight_protein:
    '**Etwa {high} Eiweiß am Tag bei {kg}**: 0,83 g je kg, das reicht fast allen gesunden Erwachsenen (EFSA). Wer Muskeln aufbauen will, nimmt 1,4 bis 2 g je kg, ab 65 sind es 1 bis 1,2 g; bei einer Nierenkrankheit vorher fragen.',
  weight_protein_training:
    '**Etwa {low} bis {high} Eiweiß am Tag bei {kg}**: 1,4 bis 2 g je kg für alle, die trainieren (ISSN), in Portionen von 20 bis 40 g. Mehr bringt kaum mehr; bei einer Nierenkrankheit vorher fragen.',
  weight_protein_old:
    '**Etwa {low} bis {high} Eiweiß am Tag bei {kg}**: 1 bis 1,2 g je kg ab 65 (PROT-AGE), etwas zu jeder Mahlzeit. Bei einer Nierenkrankheit vorher fragen.',
  weight_protein_kidneys:
    '**Mit einer Nierenkrankheit legt das dein Arzt oder deine Diätberatung fest: ohne Dialyse etwa {low} bis {high} am Tag bei {kg}** (0,55 bis 0,6 g je kg; mit Diabetes 0,6 bis 0,8 g), bei Dialyse 1 bis 1,2 g je kg (KDOQI 2020). Keine Mengen wie beim Training, keine Eiweißshakes ohne Rückfrage und keine strenge Diät auf eigene Faust.',
  weight_caffeine:
    '**Bis etwa {high} Koffein am Tag bei {kg}**, auf einmal etwa {once}: 5,7 mg je kg am Tag, höchstens 400 mg (EFSA). In Schwangerschaft und Stillzeit 200 mg am Tag.',
  weight_caffeine_child:
    '**Höchstens etwa {high} Koffein am Tag bei {kg}**: 3 mg je kg für Kinder und Jugendliche (EFSA), weniger ist besser. Energydrinks und Kaffee sind nichts für Kinder.',
  weight_aspartame:
    '**Etwa {cans} Dosen am Tag bei {kg}, bis die Grenze für Aspartam erreicht ist**: {high} am Tag (40 mg je kg, JECFA 2023), bei 200 mg in einer Dose von 330 ml, dem oberen Ende des Üblichen. Mit Phenylketonurie keine; Wasser bleibt die bessere Gewohnheit.',
} satisfies Translation<typeof english>;

import type { Translation } from '../catalog.ts';
import type { guideTurns as english } from '../en/guide-turns.ts';

/** What the guide says to a few words behind an answer: doubt, where it comes from, how often, only a little. */
export const guideTurns = {
  turn_sure_pack:
    '**Ja, so sicher wie die Daten dahinter:** {sources}. Sagt die Packung in deiner Hand etwas anderes, hat sie recht: Rezepte ändern sich.',
  turn_sure_advice:
    '**Ja, so sagen es die Quellen:** {sources}. Eine Krankheit, ein Medikament, ein Alter oder eine Allergie, von der ich nichts weiß, kann es ändern: Nenn sie, und ich schaue neu nach.',
  turn_sure_own:
    '**Ja, soweit stimmt, was du eingetragen und gescannt hast.** Ändere es im Profil oder scanne neu, dann ändert sich die Antwort mit.',
  turn_sure_nothing: '**Da habe ich nichts gesagt, das sicher sein könnte.** Nenn das Lebensmittel und was du darüber wissen möchtest.',
  turn_sure_catalogue:
    '**Ja, so weit dieser Katalog reicht.** Er hat nicht alles, was es im Laden gibt: Scanne, was deiner hat, und ich beurteile es.',
  turn_named_none: '**Dort habe ich keines genannt.** Frag erst nach Produkten, dann nach ihrem Platz.',
  turn_source: '**Das kommt von hier:** {sources}.',
  turn_asked_first: '**Deine erste Frage war** „{question}“.',
  turn_only_so_many: '**Ich habe dort nur {count, plural, one {eines} other {#}} genannt.**',
  turn_little_harms: '**Nein, auch nicht ein bisschen:** Bei einer Allergie oder Zöliakie kann schon eine Spur schaden.',
  turn_little_breaks: '**Nein:** Auch ein bisschen davon geht gegen das, was hier wegbleibt.',
  turn_little_open: '**Auch nicht ein bisschen, solange offen ist,** ob es passt: Die Packung zeigt es nicht.',
  turn_little_fine: '**Ein bisschen ab und zu ist kein Problem;** es zählt, wie viel und wie oft.',
  turn_often_everyday: '**{food}: ja, auch jeden Tag,** in üblichen Mengen.',
  turn_often_normal: '**{food}: nicht unbedingt jeden Tag;** in normalen Mengen hat es seinen Platz.',
  turn_often_seldom: '**{food}: besser ab und zu als jeden Tag.**',
  turn_often_rare: '**{food}: nein, nicht jeden Tag.** Am besten nur für seltene Anlässe.',
  turn_often_never: '**{food}: gar nicht.** Es geht gegen das, was hier wegbleibt.',
  turn_often_open: '**{food}: nicht, bevor klar ist, ob es passt.** Die Packung zeigt es nicht.',
  turn_often_most: 'Schon **{portion}** davon haben {limit} {nutrient}, den Richtwert Erwachsener für einen ganzen Tag.',
  turn_because: '**Wegen dem, was die Packung zeigt:**',
  turn_chosen: '**Gewählt nach deiner Frage und deinem Score:** Erst fällt alles weg, was nicht passt, dann steht das Beste oben.',
  turn_nutri_score: '**{food} hat den Nutri-Score {grade},** auf einer Skala von A (am besten) bis E.',
  turn_nutri_score_none: '**Ich kenne keinen Nutri-Score von {food}:** Es fehlen Werte oder die Kategorie.',
  turn_fattening_much: '**Kein Lebensmittel macht von sich aus dick, aber von {food} isst man leicht zu viel:** {energy} je {per}.',
  turn_fattening_some: '**Kein Lebensmittel macht von sich aus dick; bei {food} zählt die Menge:** {energy} je {per}.',
  turn_fattening_little: '**Nein, {food} hat wenig Energie:** {energy} je {per}.',
  turn_fits_left: '**Ja, nach der Energie passt es:** {portion} {food} haben {energy}; von {left} bleiben {rest}.',
  turn_fits_left_not: '**Nein, es sind {rest} zu viel:** {portion} {food} haben {energy}, übrig sind {left}.',
  turn_not_only: '**Nicht nur:** Die Liste von {food} nennt mehr.',
  turn_only_that: '**Ja, die Liste von {food} nennt nichts anderes.**',
  turn_additive_yes: '**Ja, {additive}: {diet}.**',
  turn_additive_no: '**Nein, {additive} ist nicht {diet}.**',
  turn_additive_open:
    '**Nicht sicher: {additive} kann {diet} sein oder nicht.** Die Packung muss nicht sagen, woraus es ist; erst ein Siegel dafür klärt es.',
  turn_sodium: '**Etwa {sodium} Natrium** in {portion} (Salz ÷ 2,5).',
  stated_left: '**Das sind etwa {energy} kcal; von {budget} kcal bleiben etwa {left} kcal.**',
  stated_over: '**Das sind etwa {energy} kcal, etwa {left} kcal mehr als {budget} kcal.**',
  stated_row: '{count} × {food} (je {grams} g oder ml): {energy} kcal',
  stated_unknown: 'Nicht in der Summe, weil ich die Werte nicht kenne: {foods}.',
  stated_only: 'So genommen, wie du es sagst, für dieses Gespräch; zum Notieren tippe auf der Produktseite auf „Gegessen“.',
} satisfies Translation<typeof english>;

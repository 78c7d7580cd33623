import type { Translation } from '../catalog.ts';
import type { guidePeople as english } from '../en/guide-people.ts';

export const guidePeople = {
  people_for: '**Für {names}:**',
  people_for_you: '„Du“ meint hier {names}.',
  people_leaves_out: '**{name} lässt weg: {names}.**',
  people_leaves_out_nothing: '**Für {name} ist nichts eingetragen, das wegbleiben muss.**',
  people_leaves_out_here: '**In diesem Gespräch kommt für {name} dazu: {names}.**',
  people_leaves_out_where: 'Das steht unter [Personen](/people); was du dort änderst, zählt in jeder Antwort.',
  people_kept: 'Damit es in jeder Antwort für {names} zählt, trag es unter [Personen](/people) ein.',
  people_you: 'dich',
  people_you_alone: 'Du',
  people_not_for: '**{food}: nicht für {names}.**',
  people_check_for: '**{food}: Packung prüfen für {names}.**',
  people_not_judged_for: '**{food}: nicht bewertet für {names}.** Unter drei Jahren warnen wir nur.',
  people_safe_for: '**{food} ist sicher für {names}**, soweit die Packung es zeigt.',
  people_no_conflict_for:
    '**{food}** enthält nichts, was für {names} weggelassen wird, soweit die Packung es zeigt. Eine gute Wahl ist es trotzdem nicht für alle: Der Score sagt, warum.',
  people_free_for: '**{food}**: Für {names} wird nichts weggelassen, also schließt nichts es aus. Wie gesund es ist, sagt der Score.',
  people_line: '**{name}**: {text}',
  people_line_score: '{text}, {score} von 100',
  people_is_not: 'nicht geeignet',
  people_is_unknown: 'auf der Packung nicht belegt',
  people_is_not_judged: 'nicht bewertet, unter drei Jahren warnen wir nur',
  people_is_safe: 'geeignet',
  people_is_no_conflict: 'kein Konflikt, aber keine gute Wahl',
  people_is_free: 'lässt nichts weg',
  people_alcohol: 'enthält Alkohol',
  people_some_alcohol: 'Alkohol gehört zu den Zutaten',
  people_caffeine: 'viel Koffein, für Kinder nicht empfohlen',
  people_name_unknown:
    'Unter deinen Personen kenne ich niemanden namens {name} und antworte deshalb nicht für diese Person: Es könnte das Falsche sein.',
  people_words_unclear: 'Wen meinst du mit „{words}“?',
  people_nobody_else: 'Bisher kenne ich nur dich.',
  people_known: 'Außer dir kenne ich {names}.',
  people_add:
    'Sag mir hier, was nicht gegessen werden darf, oder trag die Person unter [Personen](/people) ein: Dann antworte ich für sie.',
  people_unknown:
    '**Achtung:** Was „{words}“ nicht essen darf, weiß ich nicht, und es ist hier nicht berücksichtigt. Sag es mir, oder trag die Person unter [Personen](/people) ein.',
  people_for_you_alone: '**Nur für dich:**',
  people_share_nothing: 'Nicht beurteilt für {names}: Was sie nicht essen dürfen, wird nicht mit dir geteilt.',
  child_at: '{age, plural, =0 {Unter 1 Jahr} one {Mit # Jahr} other {Mit # Jahren}}',
  child_salt: '**{at}: höchstens {amount} g Salz am Tag** aus allem zusammen (NHS).',
  child_sugars: '**{at}: höchstens {amount} g freie Zucker am Tag** (NHS): zugesetzter Zucker, Honig, Sirup und Saft.',
  child_no_sugars: '**{at}: so wenig freien Zucker wie möglich und keine süßen Getränke** (NHS).',
  child_caffeine:
    '**{at}: höchstens etwa {amount} mg Koffein am Tag**, 3 mg je kg Körpergewicht bei etwa {weight} kg (EFSA). Eine Dose Cola (355 ml) hat etwa 40 mg, ein Energydrink (250 ml) 80 mg: Energydrinks sind nichts für Kinder.',
  child_no_caffeine: '**{at}: kein Koffein**, also kein Kaffee, Schwarz- oder Grüntee, keine Cola und kein Energydrink.',
  child_water:
    '**{at}: etwa {amount} l Wasser am Tag aus Essen und Trinken zusammen** (EFSA), davon etwa {drinks} l als Getränke. Mehr bei Hitze und Sport; bei Fieber, Erbrechen oder Durchfall oft kleine Schlucke.',
  child_no_water: '**{at}: Milch ist das Hauptgetränk; ab etwa 6 Monaten zu den Mahlzeiten Schlucke Wasser** (NHS).',
  child_calcium: '**{at}: etwa {amount} mg Calcium am Tag** (EFSA).',
  child_iron: '**{at}: etwa {amount} mg Eisen am Tag** (EFSA).',
  child_fiber: '**{at}: etwa {amount} g Ballaststoffe am Tag** (EFSA).',
  own_limit_salt: '**Deine Grenze: {amount} g Salz am Tag, so wie sie dir gesetzt wurde.** Sie geht jeder anderen Zahl hier vor.',
  own_limit_fluids:
    '**Deine Grenze: {amount} l Flüssigkeit am Tag, so wie sie dir gesetzt wurde.** Wasser, Kaffee, Tee, Milch, Saft und Suppe zählen alle dazu; sie geht jeder anderen Zahl hier vor.',
} as const satisfies Translation<typeof english>;

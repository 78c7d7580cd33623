import type { Translation } from '../catalog.ts';
import type { guidePeople as english } from '../en/guide-people.ts';

export const guidePeople = {
  people_for: '**Per {names}:**',
  people_for_you: 'Qui la seconda persona indica {names}.',
  people_leaves_out: '**{name} evita: {names}.**',
  people_leaves_out_nothing: '**Per {name} non è indicato nulla da evitare.**',
  people_leaves_out_here: '**In questa conversazione si aggiunge per {name}: {names}.**',
  people_leaves_out_where: 'È indicato in [Persone](/people); quello che cambi lì conta in ogni risposta.',
  people_kept: 'Perché conti in ogni risposta per {names}, indicalo in [Persone](/people).',
  people_you: 'te',
  people_you_alone: 'Tu',
  people_not_for: '**{food}: non per {names}.**',
  people_check_for: '**{food}: controlla la confezione per {names}.**',
  people_not_judged_for: '**{food}: non valutato per {names}.** Sotto i tre anni avvisiamo soltanto.',
  people_safe_for: '**{food} è sicuro per {names}**, per quanto mostra la confezione.',
  people_no_conflict_for:
    '**{food}** non contiene nulla di ciò che si esclude per {names}, per quanto mostra la confezione. Non è comunque una buona scelta per tutti: il punteggio dice perché.',
  people_free_for: '**{food}**: per {names} non si esclude nulla, quindi nulla lo esclude. Quanto è sano lo dice il punteggio.',
  people_line: '**{name}**: {text}',
  people_line_score: '{text}, {score} su 100',
  people_is_not: 'non adatto',
  people_is_unknown: 'la confezione non lo mostra',
  people_is_not_judged: 'non valutato, sotto i tre anni avvisiamo soltanto',
  people_is_safe: 'adatto',
  people_is_no_conflict: 'nessun conflitto, ma non una buona scelta',
  people_is_free: 'non evita nulla',
  people_alcohol: 'contiene alcol',
  people_some_alcohol: 'c’è alcol tra gli ingredienti',
  people_caffeine: 'molta caffeina, sconsigliato ai bambini',
  people_name_unknown:
    'Tra le tue persone non conosco nessuno di nome {name}, quindi non rispondo per questa persona: potrebbe essere un errore.',
  people_words_unclear: 'Chi intendi con «{words}»?',
  people_nobody_else: 'Per ora conosco solo te.',
  people_known: 'Oltre a te conosco {names}.',
  people_add: 'Dimmi qui che cosa non deve mangiare, o aggiungi la persona in [Persone](/people): allora rispondo anche per lei.',
  people_unknown:
    '**Attenzione:** non so che cosa non debba mangiare «{words}», e qui non se ne tiene conto. Dimmelo, o aggiungi la persona in [Persone](/people).',
  people_for_you_alone: '**Solo per te:**',
  people_share_nothing: 'Non valutato per {names}: ciò che non devono mangiare non è condiviso con te.',
  child_at: '{age, plural, =0 {Sotto 1 anno} one {A # anno} other {A # anni}}',
  child_salt: '**{at}: al massimo {amount} g di sale al giorno** in tutto (NHS).',
  child_sugars: '**{at}: al massimo {amount} g di zuccheri liberi al giorno** (NHS): zucchero aggiunto, miele, sciroppo e succo.',
  child_no_sugars: '**{at}: il meno possibile di zuccheri liberi, e niente bevande dolci** (NHS).',
  child_caffeine:
    '**{at}: al massimo circa {amount} mg di caffeina al giorno**, 3 mg per kg di peso con circa {weight} kg (EFSA). Una lattina di cola (355 ml) ne ha circa 40 mg, un energy drink (250 ml) 80 mg: gli energy drink non sono per i bambini.',
  child_no_caffeine: '**{at}: niente caffeina**, quindi niente caffè, tè nero o verde, cola o energy drink.',
  child_water:
    '**{at}: circa {amount} l d’acqua al giorno tra cibo e bevande** (EFSA), di cui circa {drinks} l da bere. Di più con il caldo e lo sport; con febbre, vomito o diarrea, piccoli sorsi e spesso.',
  child_no_water: '**{at}: il latte è la bevanda principale; da circa 6 mesi sorsi d’acqua ai pasti** (NHS).',
  child_calcium: '**{at}: circa {amount} mg di calcio al giorno** (EFSA).',
  child_iron: '**{at}: circa {amount} mg di ferro al giorno** (EFSA).',
  child_fiber: '**{at}: circa {amount} g di fibre al giorno** (EFSA).',
  own_limit_salt: '**Il tuo limite: {amount} g di sale al giorno, come ti è stato indicato.** Viene prima di ogni altra cifra qui.',
  own_limit_fluids:
    '**Il tuo limite: {amount} l di liquidi al giorno, come ti è stato indicato.** Contano acqua, caffè, tè, latte, succo e minestra; viene prima di ogni altra cifra qui.',
} as const satisfies Translation<typeof english>;

import type { Translation } from '../catalog.ts';
import type { guideTurns as english } from '../en/guide-turns.ts';

/** What the guide says to a few words behind an answer: doubt, where it comes from, how often, only a little. */
export const guideTurns = {
  turn_sure_pack:
    '**Sì, sicuro quanto i dati da cui viene:** {sources}. Se la confezione che hai in mano dice altro, vale la confezione: le ricette cambiano.',
  turn_sure_advice:
    '**Sì, lo dicono le fonti:** {sources}. Una malattia, un farmaco, un’età o un’allergia che non conosco può cambiarlo: dimmelo e guardo di nuovo.',
  turn_sure_own:
    '**Sì, se è giusto quello che hai inserito e scansionato.** Cambialo nel profilo o scansiona di nuovo, e la risposta cambia.',
  turn_sure_nothing: '**Lì non ho dato una risposta che possa essere sicura.** Dimmi l’alimento e che cosa vuoi saperne.',
  turn_sure_catalogue:
    '**Sì, fin dove arriva questo catalogo.** Non ha tutto ciò che vendono i negozi: scansiona quello che ha il tuo e lo valuto.',
  turn_named_none: '**Lì non ne ho nominato nessuno.** Chiedi prima dei prodotti, poi il loro posto.',
  turn_source: '**Viene da:** {sources}.',
  turn_asked_first: '**La tua prima domanda era** «{question}».',
  turn_only_so_many: '**Lì ne ho nominato {count, plural, one {solo uno} other {solo #}}.**',
  turn_little_harms: '**No, nemmeno un po’:** con un’allergia o la celiachia può bastare una traccia per fare male.',
  turn_little_breaks: '**No:** anche un po’ va contro ciò che qui si evita.',
  turn_little_open: '**Nemmeno un po’, finché non si sa** se va bene: la confezione non lo mostra.',
  turn_little_fine: '**Un po’ ogni tanto non è un problema;** conta quanto e quanto spesso.',
  turn_often_everyday: '**{food}: sì, anche ogni giorno,** nelle quantità normali.',
  turn_often_normal: '**{food}: non per forza ogni giorno;** in quantità normali ci sta.',
  turn_often_seldom: '**{food}: meglio ogni tanto che ogni giorno.**',
  turn_often_rare: '**{food}: no, non ogni giorno.** Meglio solo in rare occasioni.',
  turn_often_never: '**{food}: per niente.** Va contro ciò che qui si evita.',
  turn_often_open: '**{food}: non prima di sapere se va bene.** La confezione non lo mostra.',
  turn_often_most: 'Già **{portion}** contengono {limit} di {nutrient}, il riferimento di un adulto per un giorno intero.',
  turn_because: '**Per quello che mostra la confezione:**',
  turn_chosen: '**Scelto secondo la tua domanda e il tuo punteggio:** prima si scarta ciò che non va bene, poi il meglio sta in cima.',
  turn_nutri_score: '**{food} ha il Nutri-Score {grade},** su una scala da A (il migliore) a E.',
  turn_nutri_score_none: '**Non conosco il Nutri-Score di {food}:** mancano valori o la categoria.',
  turn_fattening_much: '**Nessun alimento fa ingrassare da solo, ma di {food} è facile mangiare troppo:** {energy} per {per}.',
  turn_fattening_some: '**Nessun alimento fa ingrassare da solo; di {food} conta la quantità:** {energy} per {per}.',
  turn_fattening_little: '**No, {food} ha poca energia:** {energy} per {per}.',
  turn_fits_left: '**Sì, per l’energia ci sta:** {portion} di {food} sono {energy}; di {left} restano {rest}.',
  turn_fits_left_not: '**No, sono {rest} di troppo:** {portion} di {food} sono {energy}, e restano {left}.',
  turn_not_only: '**Non solo:** la lista di {food} nomina altro.',
  turn_only_that: '**Sì, la lista di {food} non nomina altro.**',
  turn_additive_yes: '**Sì, {additive}: {diet}.**',
  turn_additive_no: '**No, {additive} non è {diet}.**',
  turn_additive_open:
    '**Non è certo: {additive} può essere {diet} o no.** La confezione non deve dire da che cosa viene; solo un marchio lo chiarisce.',
  turn_sodium: '**Circa {sodium} di sodio** in {portion} (sale ÷ 2,5).',
  stated_left: '**Sono circa {energy} kcal; di {budget} kcal ne restano circa {left}.**',
  stated_over: '**Sono circa {energy} kcal, circa {left} kcal più di {budget} kcal.**',
  stated_row: '{count} × {food} ({grams} g o ml ciascuno): {energy} kcal',
  stated_unknown: 'Non è nella somma, perché non ne conosco i valori: {foods}.',
  stated_only: 'Preso come lo dici, per questa conversazione; per annotarlo, tocca «L’ho mangiato» nella pagina del prodotto.',
} satisfies Translation<typeof english>;

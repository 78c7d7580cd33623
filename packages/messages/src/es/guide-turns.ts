import type { Translation } from '../catalog.ts';
import type { guideTurns as english } from '../en/guide-turns.ts';

/** What the guide says to a few words behind an answer: doubt, where it comes from, how often, only a little. */
export const guideTurns = {
  turn_sure_pack:
    '**Sí, tan seguro como los datos de los que sale:** {sources}. Si el envase que tienes en la mano dice otra cosa, vale el envase: las recetas cambian.',
  turn_sure_advice:
    '**Sí, es lo que dicen las fuentes:** {sources}. Una enfermedad, un medicamento, una edad o una alergia que no conozco puede cambiarlo: dímelo y lo miro otra vez.',
  turn_sure_own: '**Sí, si es correcto lo que has anotado y escaneado.** Cámbialo en tu perfil o escanea de nuevo, y la respuesta cambia.',
  turn_sure_nothing: '**Ahí no di ninguna respuesta que pudiera ser segura.** Nombra el alimento, y qué quieres saber de él.',
  turn_sure_catalogue:
    '**Sí, hasta donde llega este catálogo.** No tiene todo lo que hay en las tiendas: escanea lo que tiene la tuya y lo valoro.',
  turn_named_none: '**Ahí no nombré ninguno.** Pregunta primero por productos y luego por su lugar.',
  turn_source: '**Viene de:** {sources}.',
  turn_asked_first: '**Tu primera pregunta fue** «{question}».',
  turn_only_so_many: '**Ahí solo nombré {count, plural, one {uno} other {#}}.**',
  turn_little_harms: '**No, ni siquiera un poco:** con una alergia o celiaquía basta una traza para hacer daño.',
  turn_little_breaks: '**No:** también un poco va contra lo que aquí se evita.',
  turn_little_open: '**Ni siquiera un poco mientras no se sepa** si encaja: el envase no lo muestra.',
  turn_little_fine: '**Un poco de vez en cuando no es problema;** lo que cuenta es cuánto y cada cuánto.',
  turn_often_everyday: '**{food}: sí, también a diario,** en cantidades normales.',
  turn_often_normal: '**{food}: no necesariamente cada día;** en cantidades normales tiene su sitio.',
  turn_often_seldom: '**{food}: mejor de vez en cuando que a diario.**',
  turn_often_rare: '**{food}: no, no a diario.** Mejor solo en ocasiones raras.',
  turn_often_never: '**{food}: nada.** Va contra lo que aquí se evita.',
  turn_often_open: '**{food}: no antes de saber si encaja.** El envase no lo muestra.',
  turn_often_most: 'Ya **{portion}** aportan {limit} de {nutrient}, la referencia de un adulto para todo el día.',
  turn_because: '**Por lo que muestra el envase:**',
  turn_chosen: '**Elegido según tu pregunta y tu puntuación:** primero se descarta lo que no encaja, luego lo mejor va arriba.',
  turn_nutri_score: '**{food} tiene el Nutri-Score {grade},** en una escala de A (lo mejor) a E.',
  turn_nutri_score_none: '**No conozco el Nutri-Score de {food}:** faltan valores o la categoría.',
  turn_fattening_much: '**Ningún alimento engorda por sí solo, pero de {food} es fácil comer de más:** {energy} por {per}.',
  turn_fattening_some: '**Ningún alimento engorda por sí solo; de {food} cuenta la cantidad:** {energy} por {per}.',
  turn_fattening_little: '**No, {food} aporta poca energía:** {energy} por {per}.',
  turn_fits_left: '**Sí, por su energía cabe:** {portion} de {food} son {energy}; de {left} quedan {rest}.',
  turn_fits_left_not: '**No, sobran {rest}:** {portion} de {food} son {energy}, y quedan {left}.',
  turn_not_only: '**No solo:** la lista de {food} nombra más cosas.',
  turn_only_that: '**Sí, la lista de {food} no nombra nada más.**',
  turn_additive_yes: '**Sí, {additive}: {diet}.**',
  turn_additive_no: '**No, {additive} no es {diet}.**',
  turn_additive_open:
    '**No es seguro: {additive} puede ser {diet} o no.** El envase no tiene que decir de qué está hecho; solo un sello lo aclara.',
  turn_sodium: '**Unos {sodium} de sodio** en {portion} (sal ÷ 2,5).',
  stated_left: '**Son unas {energy} kcal; de {budget} kcal quedan unas {left} kcal.**',
  stated_over: '**Son unas {energy} kcal, unas {left} kcal más que {budget} kcal.**',
  stated_row: '{count} × {food} ({grams} g o ml cada uno): {energy} kcal',
  stated_unknown: 'No está en la suma, porque no conozco sus valores: {foods}.',
  stated_only: 'Tal como lo dices, para esta conversación; para anotarlo, pulsa «Lo he comido» en la página del producto.',
} satisfies Translation<typeof english>;

import type { Translation } from '../catalog.ts';
import type { guide as english } from '../en/guide.ts';
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

export const guide = {
  pregnancy_lost:
    'Siento mucho tu pérdida. Lo que valía para el embarazo ya no cuenta en esta conversación. **Sangrado abundante, fiebre, dolor fuerte o sensación de desmayo**: llama hoy a tu matrona o médico, o al 112 (Europa), 911 (EE. UU., Canadá) o 999 (Reino Unido). No tienes que pasar por esto a solas: tu matrona o médico sabe quién ayuda, y [findahelpline.com](https://findahelpline.com) indica con quién hablar.',
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
  list: '{first} y {last}',
  careful: '**Cuidado:** {text}',
  sources: '*Fuentes: {sources}.*',
  additive: '**{additive}.** {description}',
  additive_name: '{name} ({code})',
  origin_animal: '**Procede de animales**: un alimento que lo lleva no es vegetariano.',
  origin_not_vegan: '**Procede de animales** (también insectos, leche o huevos): un alimento que lo lleva no es vegano.',
  origin_either:
    '**Puede proceder de animales o de plantas**, y el envase no está obligado a decirlo; un sello vegano lo aclara. Labelwise no cuenta entonces el alimento como vegano.',
  origin_not_animal: 'Labelwise **no le conoce origen animal**.',
  not_evaluated: 'Labelwise **no tiene una evaluación** de él, así que no cuenta ni a favor ni en contra de un alimento.',
  concern: 'Labelwise lo cuenta con **preocupación {concern}**.',
  concern_low: 'baja',
  concern_moderate: 'moderada',
  concern_high: 'alta',
  evaluated_in: 'Evaluado por {authority}, {year}: {title}.',
  not_read_again: '{evaluated} Esa fuente no se ha vuelto a leer para esta tabla.',
  additive_in_scans: 'Entre tus últimos escaneos está en {foods}.',
  guidance: 'Para **{about}**, las recomendaciones piden:',
  guidance_more: '**Más {nutrient}**: {reason}',
  guidance_less: '**Menos {nutrient}**: {reason}',
  see_a_doctor: 'Tu médico o dietista conoce tu caso; esto es una orientación general.',
  guidance_to_avoid: 'Para **{about}**, las recomendaciones piden poco de:',
  guidance_reason: '**{nutrient}**: {reason}',
  nothing_forbidden:
    'Ninguna puntuación prohíbe un alimento concreto. Lo que excluye una restricción o una alergia se marca en cada producto.',
  score: '{food} tiene **{score} de 100** para ti.',
  lines_asked: '{score} Las líneas por las que preguntas:',
  lines_gains: '{score} Lo que suma puntos:',
  lines_losses: '{score} Lo que resta puntos:',
  lines_no_gains: '{score} Nada suma puntos más allá de donde empieza:',
  lines_no_losses: '{score} Nada resta puntos respecto a donde empieza:',
  from_now_on: '**Desde ahora: {diets}.**',
  from_now_on_disliked: '**Desde ahora dejo fuera lo que no gusta: {diets}.** Es cuestión de gusto; no anoto ninguna alergia.',
  keep_offer: '[Añadir a mi perfil de salud: {names}](/ai-nutritionist?keep={items})',
  no_longer: 'Ya no para esta conversación: {diets}. Lo que dice tu perfil de salud sigue contando.',
  allergy_unnamed: 'Hablas de una alergia o intolerancia, y no he entendido a qué alimento. ¿A cuál?',
  allergy_unknown:
    'No conozco {words} como alimento que nombren los envases. Dilo con otras palabras, por ejemplo con el nombre en inglés o el alérgeno al que pertenece.',
  allergy_aside: '**Cuidado:** {text} Lo que sigue no lo tiene en cuenta.',
  own_limits_first: '**Tus propios límites van primero: {names}.** Lo de arriba se dice de la gente en general.',
  holds_here:
    'Vale para esta conversación: solo propongo alimentos de los que se sabe que son {diets}, y juzgo los productos según eso. Para que cuente en cada puntuación, ponlo en tu [perfil de salud](/health-profile).',
  holds_here_for_other:
    'Vale para esta conversación: solo propongo alimentos de los que se sabe que son {diets}, y juzgo los productos según eso. Para que cuente en cada respuesta, añade a la persona en [Personas](/people).',
  nothing_until_clear:
    'Hasta saberlo no propongo nada: podría ser lo que no debe. Sí puedo mostrarte lo que dice el envase de un producto.',
  circumstances_noted: '**Lo tengo en cuenta en esta conversación: {list}.**',
  circumstances_reported:
    '**Lo tengo en cuenta en esta conversación: {list}.** Para que cuente en cada puntuación, [añádelo a tu perfil de salud](/health-profile).',
  circumstances_reported_of_other:
    '**Lo tengo en cuenta en esta conversación: {list}.** Para que cuente en cada respuesta, añade a la persona en [Personas](/people).',
  states_reported:
    '**Lo tengo en cuenta en esta conversación: {list}.** Ningún perfil de salud lo guarda; dímelo otra vez en otra conversación.',
  circumstances_over: 'Ya no para esta conversación: {list}. Lo que dice tu perfil de salud sigue contando.',
  circumstances_end: 'Dime cuando algo de esto deje de ser así.',
  circumstance_pregnancy: 'embarazo',
  circumstance_breastfeeding: 'lactancia',
  circumstance_child: '{age, plural, =0 {un bebé menor de 1 año} one {un niño o niña de # año} other {un niño o niña de # años}}',
  state_low_sugar: 'azúcar baja en sangre',
  state_vitamin_k: 'un anticoagulante',
  state_grapefruit: 'una medicina que el pomelo altera',
  state_tyramine: 'un IMAO',
  state_lithium: 'litio',
  state_potassium: 'potasio alto',
  state_kidneys: 'una enfermedad renal',
  state_stoma: 'una ostomía',
  state_fodmap: 'una dieta baja en FODMAP',
  note_low_sugar:
    '**Con el azúcar baja, el azúcar rápido es medicina:** toma 15 g ahora, como glucosa, zumo o un refresco con azúcar, según te dijo tu equipo; las bebidas sin azúcar no ayudan. Mide otra vez a los 15 minutos. Con somnolencia, confusión o sin poder tragar: **112**.',
  note_vitamin_k:
    '**Con anticoagulantes, cuidado con la vitamina K:** espinacas, col rizada, brócoli y otras hojas verdes tienen mucha, y con Sintrom, warfarina y similares un cambio altera el efecto. Mantén la cantidad igual de semana en semana y pregunta en tu consulta o farmacia antes de comer más o menos. Ninguna puntuación conoce tu medicina.',
  note_grapefruit:
    '**El pomelo altera el efecto de medicinas como la tuya**, entre ellas algunas estatinas y pastillas para la tensión, y puede hacerlo demasiado fuerte; también la pampelmusa y la naranja amarga. Pregunta en la farmacia antes de tomarlo. Ninguna puntuación conoce tu medicina.',
  note_tyramine:
    '**Con un IMAO, la comida rica en tiramina puede subir la tensión de forma peligrosa:** queso curado, embutido curado, extracto de levadura, salsa de soja, chucrut, cerveza de barril y lo que no está fresco. Un envase no lo muestra. Sigue la lista de tu consulta o farmacia.',
  note_lithium:
    '**Con litio, mantén estables la sal y la bebida:** menos sal o beber poco hace subir el litio, mucha más lo hace bajar. No empieces una dieta baja en sal sin tu consulta. Ninguna puntuación conoce tu medicina.',
  note_potassium:
    '**El potasio rara vez aparece en un envase**, así que no puedo juzgar la comida por él. El zumo de tomate, los plátanos, las patatas, la fruta desecada, los frutos secos, las legumbres y los sustitutos de la sal tienen mucho. Pregunta en tu consulta qué encaja con tus valores.',
  note_kidneys:
    '**Con una enfermedad renal cuentan el potasio y el fosfato, y los envases rara vez los dicen.** Legumbres, frutos secos, fruta desecada, integrales y alimentos con fosfatos pueden tener demasiado para ti. Tus valores los conoce tu consulta, ninguna puntuación.',
  note_stoma:
    '**Ningún envase muestra si algo va bien con una ostomía.** Frutos secos, semillas, setas, maíz, palomitas, fruta desecada y pieles duras pueden obstruirla, sobre todo una ileostomía. Pregunta en tu consulta de ostomía; mastica bien y prueba lo nuevo en poca cantidad.',
  note_fodmap:
    '**Un envase no muestra los FODMAP**, así que no puedo decir qué tiene pocos. Cebolla, ajo, trigo, legumbres, manzanas, miel y edulcorantes acabados en -ol tienen muchos. En una consulta de dietética hay listas con cantidades.',
  states_withheld: '**Por eso no doy puntuación ni propongo nada.** Lo que declara el envase te lo puedo leer.',
  note_pregnancy:
    '**En el embarazo:** lo que desaconsejan las autoridades nacionales se marca y no se propone; un envase no lo dice todo, y ninguna puntuación puede prometer que un alimento es seguro. Ante la duda, pregunta a tu matrona o médico.',
  note_breastfeeding: '**Durante la lactancia:** se marcan el alcohol, mucha cafeína y el pescado con mucho mercurio.',
  note_condition:
    '**Con {condition}:** las puntuaciones siguen la orientación general, no tus valores ni tus medicinas. Esos los conoce tu médico o dietista.',
  note_infant:
    '**Para un bebé menor de 1 año:** nada de miel, ni frutos secos enteros, ni sal o azúcar añadidos, ni leche de vaca como bebida principal (NHS). Pregunta a su pediatra.',
  note_young_child:
    '**Para menores de 5 años:** nada de frutos secos enteros, y las uvas enteras, las palomitas y los caramelos duros pueden atragantar; mejor sin endulzar y con poca sal (NHS). Las puntuaciones de aquí están hechas para adultos.',
  note_child:
    '**Con {age} años de edad:** las puntuaciones y cantidades diarias de aquí están hechas para adultos; la infancia necesita menos sal, azúcar y cafeína.',
  no_score_for_small_child:
    '**Para menores de 3 años no doy puntuación ni propongo nada:** las reglas están hechas para personas mayores. Muestro lo que declara el envase; pregunta al pediatra qué conviene.',
  offered: '[{question}](/ai-nutritionist?ask)',
  ask_verdict: '¿{food} ({barcode}) es bueno para mí?',
  ask_swap: '¿Qué podría comer en lugar de {food} ({barcode})?',
  ask_why: '¿Por qué {food} ({barcode}) tiene esa puntuación?',
  ask_same: '{food} ({barcode})',
  ask_contents: '¿Qué ingredientes tiene {food} ({barcode})?',
  ask_scans: '¿Qué escaneé por último?',
  ask_day: '¿Cómo va mi día?',
  ask_week: '¿Cómo fue mi semana?',
  ask_left: '¿Qué me queda hoy de mis objetivos?',
  ask_less: '¿De qué debería comer menos?',
  ask_profile: '¿Qué sabes de mí?',
  ask_score: '¿Cómo se calcula la puntuación?',
  unsure: 'No estoy seguro de lo que preguntas. ¿Te refieres a una de estas?',
  unsure_at_all: 'No estoy seguro de lo que preguntas. Dilo de otra forma: el producto, y qué quieres saber de él.',
  unsure_else: 'Si no es ninguna: nombra el producto, y qué quieres saber de él.',
  unsure_statement:
    'Si me hablas de una alergia, una enfermedad o una dieta, dilo así: «Soy alérgico a los cacahuetes.» Mientras no lo entienda, no cuenta en ninguna de mis respuestas.',
  reply_cut: '*Esta respuesta se cortó aquí: era demasiado larga.*',
  reply_broken_off: '*La respuesta se interrumpió aquí.*',
  reply_not_proposed: '*(Labelwise no te propondría este: mira antes su página.)*',
  reply_not_all_checked: '*(No se ha comprobado cada producto mencionado arriba con lo que no debes comer: mira antes su página.)*',
  introduction:
    'Soy la **guía integrada** de Labelwise, no un modelo de IA: busco en el catálogo, en tus propios datos y en una tabla de fuentes con nombre. Lo que digo es información, no es consejo médico.',
  greeting: '¡Hola! Pregúntame por un producto, un aditivo, una etiqueta o tus propios escaneos.',
  examples: 'Por ejemplo:',
  try: 'Prueba:',
  example_verdict: '«¿Nutella es buena para mí, y por qué?»',
  example_compare: '«Compara Coca-Cola y zumo de naranja»',
  example_instead: '«¿Qué podría comer en lugar de patatas fritas?»',
  example_suggest: '«Sugiere tentempiés ricos en proteínas»',
  example_additive: '«¿Qué es E250?»',
  example_week: '«Analiza mis últimas elecciones»',
  example_day: '«Planifica un día para mí»',
  thanks: '¡De nada! Pregunta siempre que estés ante una estantería.',
  bye: '¡Hasta luego, y que aproveche!',
  about:
    'Entiendo un conjunto de preguntas sobre alimentos envasados y respondo a cada una con cifras que puedes comprobar; donde no sé nada, lo digo. No puedo charlar de otras cosas.',
  capabilities:
    'Puedo valorar un producto para ti, comparar dos, encontrar mejores o alimentos de un tipo, explicar aditivos, etiquetas y líneas de la puntuación, mirar tus últimos escaneos y planificar un día según tus objetivos.',
  score_changes: 'Una puntuación cambia por una de tres razones, y nunca sola:',
  score_changes_preferences: '**Tus deseos**: se añadió, cambió o quitó un objetivo, una enfermedad, una restricción o una preferencia.',
  score_changes_product: '**El producto**: su ficha del catálogo recibió valores nuevos o una receta nueva.',
  score_changes_rules:
    '**Las reglas**: una versión nueva de Labelwise cuenta algo de otra forma. Cada escaneo guardado nombra las reglas con las que se puntuó.',
  score_changes_name: 'Dime el producto y repaso sus líneas tal como están.',
  changes_nothing:
    'Solo puedo consultar; no cambio nada en tu cuenta. Lo que me dices de alergias o dietas vale para esta conversación: entonces solo propongo alimentos que se sabe que encajan.',
  changes_nothing_where:
    'Indica de qué quieres más o menos en [Preferencias](/preferences), y los objetivos, enfermedades y restricciones en tu [perfil de salud](/health-profile). Cada puntuación y cada respuesta mía los sigue al momento.',
  unknown: 'Eso no puedo responderlo.',
  unknown_name: 'No he encontrado «{mention}» en el catálogo, y tampoco es otra cosa que yo conozca.',
  only_packaged_food:
    'Solo conozco alimentos envasados: productos y sus valores, aditivos, etiquetas y lo que escaneaste. Un producto que falta en el catálogo se encuentra por su código en la [página de escaneo](/scan).',
  source_entry: 'ficha del catálogo {barcode} ({name})',
  source_linked_entries: 'las fichas del catálogo enlazadas arriba',
  source_scoring_rules: 'reglas de puntuación de Labelwise',
  source_profile: 'tu perfil de salud',
  source_preferences: 'tus preferencias',
  source_claims: 'Reglamento (CE) n.º 1924/2006 (declaraciones nutricionales)',
  source_intakes: 'Reglamento (UE) n.º 1169/2011, anexo XIII (ingestas de referencia)',
  source_score_lines: 'sus líneas de puntuación guardadas',
  source_label_limits: 'límites del Reino Unido y la UE para mucho y poco',
  source_additives: 'evaluaciones de aditivos (EFSA, JECFA, IARC)',
  source_scans: 'tus escaneos del {from} al {to}',
  source_scans_of_day: 'tus escaneos del {day}',
  source_additive: '{authority} {year}',
} satisfies Translation<typeof english>;

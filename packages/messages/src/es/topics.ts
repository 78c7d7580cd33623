import type { Translation } from '../catalog.ts';
import type { topics as english } from '../en/topics.ts';

export const topics = {
  nutri_score:
    'El **Nutri-Score** es una letra de la **A** a la **E** para la calidad nutricional de 100 g o 100 ml. Se cuentan puntos *en contra* por energía, azúcares, grasas saturadas y sal, y *a favor* por fibra, proteínas y la parte de fruta, verdura y legumbres; menos puntos es mejor. En la mayoría de los alimentos, A llega hasta **0** puntos, B de **1 a 2**, C de **3 a 10**, D de **11 a 18**, y E desde **19**. Las bebidas, y las grasas, aceites, frutos secos y semillas, tienen escalas propias; entre las bebidas solo el agua sola es A. La letra no dice nada de aditivos ni de procesado, ni de ti: eso lo añade la puntuación personal.',
  nova: '**NOVA** clasifica los alimentos por cuánto se han procesado: grupo **1**, sin procesar o poco procesados (avena, leche, verdura congelada); grupo **2**, ingredientes culinarios (aceite, azúcar, sal); grupo **3**, procesados (queso, pan, pescado en conserva); grupo **4**, ultraprocesados con ingredientes que ninguna cocina tiene, como aromas, emulgentes o edulcorantes. Por sí sola no dice nada de los nutrientes.',
  ultra_processed:
    'Los **alimentos ultraprocesados** son el grupo NOVA **4**: hechos en gran parte de ingredientes refinados y aditivos como aromas, colorantes, emulgentes o edulcorantes. Una revisión de estudios de 2024 encontró que más de ellos en la dieta va unido a más enfermedades del corazón y diabetes tipo 2; es una asociación, y no todos son iguales. En la puntuación pierden puntos además de lo que cuestan sus nutrientes.',
  score:
    'La **puntuación personal** va de **0** a **100** y siempre se suma línea a línea. Parte de los puntos Nutri-Score del alimento, resta puntos por procesado (NOVA 3 y 4) y por aditivos que preocupan, suma algunos por ecológico y luego cuenta lo que *tú* pediste: tus objetivos, enfermedades y los ingredientes de los que quieres más o menos. Una restricción que un alimento incumple limita la puntuación, para que ninguna buena cifra la compense. Abre «por qué esta puntuación» en un producto para ver cada línea con su motivo.',
  additives:
    'Los **aditivos** son sustancias que se añaden con un fin: dar color, conservar, espesar, endulzar. En la UE cada uno aprobado tiene un **número E**: fue evaluado y permitido en ciertos alimentos y cantidades. Labelwise muestra de cada uno la conclusión y el año de la evaluación, y solo resta puntos por los que tienen una preocupación concreta. Pregúntame por cualquiera, por ejemplo «¿qué es E250?».',
  organic:
    '**Ecológico** en la UE trata de la agricultura: al menos el **95 %** de los ingredientes agrarios vienen de producción ecológica, con pocos aditivos y plaguicidas permitidos. Dice poco de azúcar, sal o calorías; una galleta ecológica sigue siendo una galleta. Da unos pocos puntos en la puntuación.',
  light:
    '**«Light»** y **«reducido»** significan al menos un **30 %** menos de algo que en productos similares (**25 %** en el caso de la sal). El envase debe decir qué se redujo. Aún puede ser mucho, y otra cosa puede haberlo sustituido.',
  sugar_free: '**«Sin azúcares»** significa como mucho **0,5 g** de azúcares por 100 g o 100 ml. Puede llevar edulcorantes o polioles.',
  no_added_sugar:
    '**«Sin azúcares añadidos»** significa que no se añadió azúcar ni ningún alimento usado para endulzar (miel, zumo concentrado). Puede haber igualmente muchos azúcares de la fruta o la leche.',
  low_fat:
    '**«Bajo contenido de grasa»** significa como mucho **3 g** de grasa por 100 g (**1,5 g** por 100 ml), **«sin grasa»** como mucho **0,5 g**. Mira los azúcares: a veces ocupan el lugar de la grasa.',
  low_salt:
    '**«Bajo contenido de sodio/sal»** significa como mucho **0,3 g** de sal por 100 g (0,12 g de sodio), «muy bajo» como mucho **0,1 g** (0,04 g de sodio). «Reducido» solo exige un **25 %** menos que productos similares.',
  source_of_fibre:
    '**«Fuente de fibra»** significa al menos **3 g** de fibra por 100 g (o **1,5 g** por 100 kcal), **«alto contenido de fibra»** al menos **6 g** por 100 g (o **3 g** por 100 kcal).',
  high_protein:
    '**«Fuente de proteínas»** significa que al menos el **12 %** de la energía viene de las proteínas, **«alto contenido de proteínas»** al menos el **20 %**. No dice nada de azúcar ni de procesado.',
  gluten_free_label: '**«Sin gluten»** significa como mucho **20 mg** de gluten por kg en el alimento tal como se vende.',
  may_contain:
    '**«Puede contener»** es un aviso voluntario de que un alérgeno puede entrar por accidente. No hay un límite legal detrás, así que con una alergia trátalo como presente. Labelwise nunca dice que un alimento con ese aviso esté libre de ese alérgeno.',
  allergens:
    'Los envases de la UE deben destacar **14 alérgenos** en la lista de ingredientes: cereales con gluten, crustáceos, huevos, pescado, cacahuetes, soja, leche, frutos de cáscara, apio, mostaza, sésamo, sulfitos (más de **10 mg** por kg), altramuces y moluscos.',
  best_before:
    '**«Consumir preferentemente antes de»** trata de la calidad: el alimento suele estar bien después, así que mira, huele y prueba. **«Fecha de caducidad»** trata de la seguridad: no lo comas después de esa fecha.',
  serving_size:
    'Una **ración** es lo que el fabricante cree que se come; ninguna ley fija su tamaño, y puede ser pequeña. Por eso las cifras de aquí son por 100 g o 100 ml, con la ración al lado donde el envase la indica.',
  reference_intake:
    '**Ingestas de referencia** de un adulto medio en la UE: **2000 kcal** (8400 kJ), grasas **70 g**, saturadas **20 g**, hidratos de carbono **260 g**, azúcares **90 g**, proteínas **50 g**, sal **6 g** al día. Ayudan a comparar envases; no son objetivos. En etiquetas de EE. UU., el **5 %** del valor diario es poco y el **20 %** es mucho.',
  ingredient_list:
    'Tres miradas a una **etiqueta**: (1) la **lista de ingredientes** va de más a menos peso, así que los tres primeros son la mayor parte; (2) compara la tabla **por 100 g**, no por ración; (3) los alérgenos van destacados en la lista. Debe haber porcentajes donde un ingrediente está en el nombre o la imagen.',
  traffic_light:
    'El **semáforo** británico por 100 g, poco / mucho: grasas **3 / 17,5 g**, saturadas **1,5 / 5 g**, azúcares **5 / 22,5 g**, sal **0,3 / 1,5 g**. En las bebidas los límites son más o menos la mitad.',
  glycemic_index:
    'No tengo cifras del **índice glucémico**: los envases no lo indican, y cambia con la cocción y el resto de la comida. Fibra, cereales integrales y menos azúcar añadido es lo que un envase puede mostrar.',
  bmi: 'El **IMC** es el peso en kg dividido por el cuadrado de la altura en metros. Tu perfil de salud lo calcula mientras escribes. No dice nada de músculo, edad o complexión, y la puntuación de un alimento no lo usa.',
  mediterranean_diet:
    'La **dieta mediterránea** es un patrón: verdura, fruta, legumbres, frutos secos, cereales integrales y aceite de oliva a diario, pescado a menudo, poca carne roja y procesada, pocos dulces. Se aconseja para la salud del corazón.',
  keto_diet:
    'Una dieta **keto** mantiene muy bajos los hidratos de carbono. Labelwise considera adecuado hasta **5 g** de hidratos por 100 g de alimento, y no más de **15 g**. Con diabetes, enfermedad renal o en el embarazo, pregunta antes a tu médico.',
  intermittent_fasting:
    'Conozco alimentos envasados, no horarios de comidas, así que no puedo aconsejar sobre el **ayuno**. Lo que comes en las horas en que comes sí puedo ayudarte a mirarlo.',
  balanced_diet:
    'La **dieta sana** de la OMS en breve: al menos **400 g** de verdura y fruta al día, cereales integrales y legumbres, grasas insaturadas en vez de saturadas, azúcares libres por debajo del **10 %** de la energía, menos de **5 g** de sal al día.',
  celiac:
    'La **celiaquía** es una enfermedad duradera en la que el gluten daña el intestino delgado. Lo que ayuda es dejar el gluten de por vida; quien la sospeche debe ir al médico *antes* de hacerlo, o la prueba puede fallar. Con celiaquía en tu perfil de salud, Labelwise solo propone alimentos que se sabe que no tienen gluten (como mucho **20 mg** por kg).',
  privacy:
    'Como **guía integrada** respondo en este servidor: lo que preguntas no va a ningún otro sitio. Las conversaciones se quedan en tu cuenta hasta que las borres. En [Perfil](/profile) puedes exportar todo lo que guardamos sobre ti o eliminar tu cuenta; la [política de privacidad](/legal) tiene los detalles.',
  offline:
    '**La app se abre sin red**, con lo que ya consultaste y tu último escaneo. Con el paquete sin conexión (en el perfil) también encuentra, puntúa y propone productos por sí sola; lo que guardas espera a que vuelva la red. Mis respuestas sí la necesitan.',
  data_source:
    'Los datos de productos vienen del catálogo de esta instalación, basado en **Open Food Facts** (Open Database License) y en lo que añaden los miembros. Las cifras pueden ser antiguas o estar mal escritas; donde no pueden ser ciertas, la página del producto lo dice. El envase que tienes en la mano tiene razón.',
  sugars:
    'Los **azúcares** de una etiqueta son todos los azúcares simples: los añadidos y los de la leche o la fruta. El **azúcar añadido** cuenta más en la puntuación. La OMS aconseja a adultos y niños mantener los azúcares *libres* (añadidos, miel, zumo) por debajo del **10 %** de la energía, unos **50 g** al día con 2000 kcal, y considera aún mejor el **5 %** (unos **25 g**). La ingesta de referencia de la UE para todos los azúcares es de **90 g** al día. En los envases, «bajo contenido de azúcares» es como mucho **5 g** por 100 g o **2,5 g** por 100 ml; más de **22,5 g** por 100 g cuenta como mucho.',
  salt: 'La **sal** es cloruro de sodio; una etiqueta cuenta la sal como sodio × **2,5**. La OMS aconseja a los adultos quedarse por debajo de **5 g** de sal al día (2 g de sodio), porque más sube la presión arterial; la ingesta de referencia de la UE es de **6 g**. «Bajo contenido de sodio» significa como mucho **0,3 g** de sal por 100 g (0,12 g de sodio); más de **1,5 g** por 100 g cuenta como mucho.',
  saturated_fat:
    'Las **grasas saturadas** son las de la mantequilla, el queso, la carne grasa y los aceites de coco y palma. La OMS aconseja como mucho el **10 %** de la energía de ellas, sustituidas por grasas insaturadas; la ingesta de referencia de la UE es de **20 g** al día. «Bajo contenido de grasas saturadas» significa como mucho **1,5 g** por 100 g; más de **5 g** por 100 g cuenta como mucho.',
  trans_fat:
    'Las **grasas trans** hechas al hidrogenar en parte un aceite suben el riesgo de enfermedad del corazón más que cualquier otra grasa. La OMS aconseja como mucho el **1 %** de la energía de ellas, y la UE permite como mucho **2 g** de grasas trans industriales por 100 g de grasa.',
  fat: 'Las **grasas** tienen unas **9 kcal** por gramo, el doble que los hidratos o las proteínas, y qué grasa es importa más que cuánta. La EFSA da del **20 al 35 %** de la energía como un margen adecuado para adultos; la ingesta de referencia de la UE es de **70 g** al día. «Bajo contenido de grasa» significa como mucho **3 g** por 100 g o **1,5 g** por 100 ml; más de **17,5 g** por 100 g cuenta como mucho.',
  unsaturated_fat:
    'Las **grasas insaturadas** son las de los aceites de oliva, colza y frutos secos, los frutos secos, las semillas y el pescado. Sustituir con ellas las saturadas baja el colesterol LDL. «Alto contenido de grasas insaturadas» significa que al menos el **70 %** de la grasa es insaturada y da más del **20 %** de la energía.',
  fibre:
    'La **fibra** es la parte de las plantas que no digerimos: llena, alimenta el intestino y frena el azúcar. La EFSA y la OMS dan **25 g** al día como adecuados para adultos. «Fuente de fibra» significa al menos **3 g** por 100 g, «alto contenido de fibra» al menos **6 g** por 100 g (o **3 g** por 100 kcal).',
  protein:
    'Las **proteínas** construyen y reparan el cuerpo y sacian. La referencia de la EFSA para adultos es de **0,83 g** por kg de peso al día; quienes entrenan para ganar músculo suelen buscar de **1,4 a 2 g** por kg. La ingesta de referencia de la UE en etiquetas es de **50 g** al día. «Fuente de proteínas» significa que al menos el **12 %** de la energía viene de ellas, «alto contenido de proteínas» al menos el **20 %**.',
  carbohydrates:
    'Los **hidratos de carbono** son azúcares y almidón, con unas **4 kcal** por gramo. La EFSA da del **45 al 60 %** de la energía como un margen adecuado; la ingesta de referencia de la UE es de **260 g** al día. La OMS aconseja tomarlos sobre todo de cereales integrales, verdura, fruta y legumbres.',
  calories:
    'La **energía** se cuenta en kilocalorías (kcal, «calorías») o kilojulios; **1 kcal** son **4,184 kJ**. La ingesta de referencia de la UE de un adulto medio es de **2000 kcal** (8400 kJ) al día; lo que necesitas depende del tamaño, la edad y la actividad. «Bajo valor energético» significa como mucho **40 kcal** por 100 g o **20 kcal** por 100 ml. Labelwise llama de baja densidad energética a un alimento de hasta **225 kcal** por 100 g.',
  omega_3:
    'Las grasas **omega-3** vienen del pescado graso (EPA, DHA) y de la colza, el lino y las nueces (ALA). La EFSA da **250 mg** de EPA y DHA al día como adecuados para adultos. «Alto contenido de omega-3» significa al menos **0,6 g** de ALA, u **80 mg** de EPA y DHA, por 100 g y por 100 kcal.',
  cholesterol:
    'El **colesterol** de los alimentos cambia el de la sangre menos que las grasas saturadas y trans. Lo que baja el colesterol LDL: grasas insaturadas en vez de saturadas, y fibra soluble como el betaglucano de la avena (**3 g** al día).',
  caffeine:
    'La **cafeína** es lo que comparten el café, el té, la cola y las bebidas energéticas. Hasta **400 mg** al día, y **200 mg** de una vez, no preocupan en adultos sanos. En la UE, los envases de bebidas con más de **15 mg** por 100 ml deben advertir que no se recomiendan a niños ni a mujeres embarazadas o en lactancia.',
  alcohol:
    'El **alcohol** tiene unas **7 kcal** por gramo. La OMS afirma que ninguna cantidad es segura para la salud. Las bebidas con más del **1,2 %** en volumen deben indicarlo en el envase, y por encima de eso la puntuación de aquí se queda en **25**.',
  water:
    'La EFSA da **2 l** de agua al día para las mujeres y **2,5 l** para los hombres como adecuados, entre bebidas y comida. El agua sola es la única bebida con Nutri-Score A.',
  vitamins:
    'En los envases de la UE se puede nombrar una **vitamina o mineral** cuando 100 g contienen al menos el **15 %** del valor de referencia (**7,5 %** en bebidas): eso es «fuente de». «Alto contenido» es el doble.',
  vitamin_d:
    'La **vitamina D** mantiene huesos y músculos en forma; la tienen el pescado graso, los huevos y los alimentos enriquecidos, y la piel la produce al sol. El valor de referencia en etiquetas es de **5 µg** al día; la EFSA da **15 µg** como adecuados para adultos.',
  vitamin_c:
    'La **vitamina C** ayuda a absorber el hierro de las plantas y apoya el sistema inmunitario. El valor de referencia en etiquetas es de **80 mg** al día; pimientos, bayas, cítricos y coles tienen mucha.',
  vitamin_b12:
    'La **vitamina B12** está en alimentos de origen animal y en los enriquecidos; con una dieta vegana hacen falta alimentos enriquecidos o un suplemento. El valor de referencia en etiquetas es de **2,5 µg** al día.',
  calcium:
    'El **calcio** hace falta para huesos, dientes y músculos. El valor de referencia en etiquetas es de **800 mg** al día. Lácteos, bebidas vegetales enriquecidas, tofu cuajado con calcio y algunas aguas minerales tienen mucho.',
  iron: 'El **hierro** lleva el oxígeno en la sangre. El valor de referencia en etiquetas es de **14 mg** al día. Lo tienen las legumbres, los cereales integrales, la carne roja y las semillas; la vitamina C en la misma comida ayuda con el hierro de las plantas.',
  magnesium:
    'El **magnesio** ayuda a músculos y nervios. El valor de referencia en etiquetas es de **375 mg** al día; frutos secos, semillas, cereales integrales y legumbres tienen mucho.',
  potassium:
    'El **potasio** ayuda a mantener normal la presión arterial. El valor de referencia en etiquetas es de **2000 mg** al día; fruta, verdura, legumbres y patatas tienen mucho. Con enfermedad renal puede haber que limitarlo: pregunta a tu médico.',
  sweeteners:
    'Los **edulcorantes** como el aspartamo, la sucralosa o la estevia endulzan casi sin energía. Los que se usan pasaron una evaluación de seguridad; aun así la OMS aconseja no usarlos para controlar el peso, porque no se vieron beneficios a largo plazo. En las bebidas el Nutri-Score suma **4** puntos por ellos.',
  sugar_alcohols:
    'Los **polioles** (xilitol, sorbitol, maltitol, números E 420 y 965 a 968) tienen menos calorías que el azúcar y cuidan los dientes. Los alimentos con más del **10 %** deben decir que un exceso puede ser laxante.',
  palm_oil:
    'El **aceite de palma** es más o menos la mitad grasa saturada, así que sube el colesterol LDL en comparación con el de oliva o colza. Los envases de la UE deben nombrarlo. Su efecto en los bosques es otra cuestión que la puntuación no juzga.',
  gluten:
    'El **gluten** es una proteína del trigo, el centeno, la cebada y sus parientes. Solo deben evitarlo quienes tienen celiaquía, alergia al trigo o sensibilidad. «Sin gluten» significa como mucho **20 mg** por kg, «muy bajo en gluten» como mucho **100 mg** por kg.',
  lactose:
    'La **lactosa** es el azúcar de la leche. Quien la digiere mal suele tolerar el queso curado, el yogur o la leche sin lactosa; quien tiene alergia a la proteína de la leche, no. La leche debe declararse en todos los envases de la UE.',
  whole_grains:
    'Los **cereales integrales** conservan el salvado y el germen, y con ellos fibra, minerales y vitaminas B. La OMS aconseja tomar los hidratos sobre todo de cereales integrales, verdura, fruta y legumbres. Busca «integral» como primer ingrediente.',
  processed_meat:
    'La **carne procesada** (salchichas, jamón, beicon, salami) está clasificada por la IARC como causa de cáncer de colon y recto (Grupo **1**): cada **50 g** al día van con un riesgo alrededor de un **18 %** mayor. La carne roja es «probablemente» una causa (Grupo **2A**).',
  red_meat:
    'La **carne roja** da proteínas, hierro y B12, pero la IARC la clasifica como causa probable de cáncer de colon y recto (Grupo **2A**). En el Nutri-Score sus proteínas cuentan como mucho **2** puntos.',
  probiotics:
    'Los **probióticos** son microbios vivos como los del yogur y el kéfir. La única declaración que la UE permite es que los cultivos del yogur ayudan a quienes digieren mal la lactosa a digerir la de ese yogur.',
  fruit_and_vegetables:
    'La OMS aconseja a los adultos al menos **400 g** de verdura y fruta al día, unas cinco raciones. En el Nutri-Score, una parte de más del **40 %** de fruta, verdura y legumbres empieza a dar puntos.',
} satisfies Translation<typeof english>;

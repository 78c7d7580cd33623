import type { Translation } from '../catalog.ts';
import type { screensLegalTexts as english } from '../en/screens-legal-texts.ts';

/** Terms, privacy policy and its short form. */
export const screensLegalTexts = {
  terms_1: 'Introducción',
  terms_1_1:
    'Estas condiciones se aplican a todas las personas que usan Labelwise, en un navegador o como aplicación, con o sin cuenta. Al usarlo, las aceptas. Si no estás de acuerdo, no lo uses, por favor.',
  terms_1_2: 'Labelwise es software libre. Quien gestiona esta instalación es tu parte en estas condiciones y responde de tus datos.',
  terms_2: 'Qué hace Labelwise',
  terms_2_1:
    'Escaneas o buscas alimentos envasados. Labelwise muestra lo que se sabe de ellos, el Nutri-Score y una puntuación de 0 a 100 que tiene en cuenta tus objetivos, tu dieta y tus preferencias si los has indicado.',
  terms_2_2:
    'Los datos de los productos vienen de bases abiertas y de nuestro propio catálogo. Pueden estar incompletos, anticuados o equivocados. El envase que tienes en la mano siempre tiene razón.',
  terms_3: 'Quién puede usarlo',
  terms_3_1:
    'Para crear una cuenta hay que tener al menos 18 años, o ser menor con el consentimiento de quien ejerce la patria potestad o la tutela, que acepta entonces estas condiciones por ti. Labelwise no se dirige a menores de 13 años.',
  terms_4: 'Tu cuenta',
  terms_4_1:
    'Da datos verdaderos y guarda tu contraseña para ti, por favor. Respondes de lo que ocurra con tu cuenta. Avísanos enseguida si crees que otra persona la usa.',
  terms_4_2: 'Puedes exportar tus datos y eliminar tu cuenta en la aplicación cuando quieras, con cualquier plan.',
  terms_5: 'Información de salud',
  terms_5_1:
    'Labelwise da información, no consejo médico. No diagnostica, trata ni previene ninguna enfermedad, y no sustituye a profesionales de la medicina o la dietética. No cambies un tratamiento o una dieta por una puntuación sin consultar antes.',
  terms_5_2:
    'Si tienes una alergia o intolerancia, lee siempre la etiqueta. Un envase que no nombra un alérgeno puede contener trazas, y lo que la base de datos no sabe, Labelwise no puede mostrarlo.',
  terms_6: 'Planes, prueba y pago',
  terms_6_1:
    'El plan gratuito tiene límites que la aplicación indica. Premium cuesta 9,99 $ al mes o 99,99 $ al año; cuenta el precio que ves al comprar.',
  terms_6_2:
    'La prueba gratuita dura 7 días y empieza de inmediato. No requiere pago. Solo hay un cargo al terminar si has añadido un método de pago. Puedes cancelar cuando quieras; lo que has pagado sigue abierto hasta el final del periodo.',
  terms_6_3: 'Las compras en una tienda de aplicaciones siguen también las reglas de esa tienda.',
  terms_7: 'Uso correcto',
  terms_7_1:
    'No perturbes el servicio, no eludas sus límites, no extraigas su base de datos en masa, no introduzcas datos falsos y no lo uses para nada contrario a la ley, por favor. Podemos limitar o cerrar las cuentas que lo hagan, con un aviso previo cuando sea posible.',
  terms_8: 'Contenidos y derechos',
  terms_8_1:
    'Lo que introduces sigue siendo tuyo. Nos permites guardarlo y tratarlo para que el servicio funcione. El software tiene licencia AGPL-3.0-or-later; los datos de los productos llevan las licencias de sus fuentes, que cada alimento nombra.',
  terms_9: 'Responsabilidad',
  terms_9_1:
    'Ponemos cuidado, pero no podemos prometer que el servicio esté siempre disponible ni que cada cifra sea correcta. En la medida en que la ley lo permite, no respondemos de los daños que resulten de confiar en una puntuación o en los datos de un producto. Nada de esto limita la responsabilidad por dolo, negligencia grave o daños a la vida y la salud.',
  terms_10: 'Cambios',
  terms_10_1:
    'Podemos cambiar estas condiciones cuando cambien el servicio o la ley. Anunciamos los cambios importantes en la aplicación antes de que se apliquen. Si no estás de acuerdo, puedes eliminar tu cuenta.',
  terms_11: 'Contacto',
  terms_11_1:
    'Las preguntas sobre estas condiciones van a quien gestiona esta instalación, en la dirección que indica, o a la asistencia por correo electrónico. Respondemos en cuanto podemos.',
  privacy_1: 'Introducción',
  privacy_1_1:
    'Esta política dice qué sabe Labelwise de ti, por qué, durante cuánto tiempo y qué puedes hacer. Vale para el sitio web y para la aplicación.',
  privacy_2: 'Qué información recogemos',
  privacy_2_1:
    'Sin cuenta: nada que te nombre. Tu último escaneo y las cifras principales de los anteriores se quedan en tu dispositivo. El servidor ve tu dirección de red y el código de barras que pides, como cualquier sitio web.',
  privacy_2_2:
    'Con cuenta: nombre, nombre de usuario, correo electrónico, una contraseña que se guarda solo como resumen criptográfico, tu plan, tu zona horaria y tus unidades, y lo que guardas: escaneos con sus puntuaciones, favoritos, compras, qué has comido y cuándo, preferencias y conversaciones.',
  privacy_2_3:
    'De cada dispositivo con sesión iniciada: su nombre tal como lo da el navegador, por ejemplo «Chrome on Android», cuándo inició sesión y cuándo se usó por última vez. Los ves en tu perfil y puedes cerrar la sesión de cada uno.',
  privacy_3: 'Información de salud',
  privacy_3_1:
    'La edad, el género, la altura, el peso, la actividad, los objetivos, las dietas, las enfermedades y tus respuestas a la encuesta se guardan con tu cuenta solo después de que lo aceptes en pantalla, y solo para calcular tus puntuaciones y respuestas. Puedes retirar ese consentimiento en el mismo lugar, lo que las borra.',
  privacy_3_2:
    'La información de salud nunca se vende, nunca se usa para publicidad y nunca se da a aseguradoras ni a empresas empleadoras.',
  privacy_4: 'Para qué usamos la información',
  privacy_4_1:
    'Para mostrar alimentos y puntuaciones, llevar tus listas, gestionar tu plan, proteger el servicio contra abusos y responder cuando nos escribes. Nada más.',
  privacy_5: 'Con quién se comparte',
  privacy_5_1:
    'Compartimos datos con quienes trabajan para nosotros en el servicio: alojamiento, correo y pago cuando compras algo. Los datos de pago van al proveedor de pagos y nunca a nosotros.',
  privacy_5_2:
    'Un plan comprado en el sitio web lo cobra Stripe, que recibe tu correo electrónico y un número interno de tu cuenta. Un plan comprado en la aplicación lo cobra la tienda de aplicaciones; RevenueCat, que nos informa de ello, recibe ese número, lo que has comprado y lo que su parte de la aplicación lee del dispositivo, como su sistema y su dirección de red.',
  privacy_5_3:
    'Cuando preguntas al nutricionista con IA y hay un modelo de lenguaje configurado, este recibe tu pregunta y los datos de salud que necesita, sin tu nombre, correo ni identificador, y solo después de que lo aceptes.',
  privacy_5_4:
    'Las búsquedas de productos que nuestro catálogo no puede responder van de nuestro servidor a Open Food Facts como código de barras, sin nada sobre ti.',
  privacy_5_5:
    'Las fotos de los productos vienen directamente de los servidores de su fuente, como Open Food Facts. Quien gestiona esos servidores ve la dirección de red de tu dispositivo y qué fotos pide, y por tanto qué productos miras. No les enviamos nada más sobre ti.',
  privacy_5_6:
    'En las aplicaciones para teléfono, ML Kit de Google lee los códigos de barras en el propio dispositivo: ninguna imagen sale de él. ML Kit comunica a Google en qué tipo de dispositivo y aplicación funciona y cómo lo hace.',
  privacy_6: 'Lo que se guarda en tu dispositivo',
  privacy_6_1:
    'La aplicación guarda en tu dispositivo tu sesión, tus ajustes, tu último escaneo, las cifras principales de los alimentos escaneados, las etiquetas que has empezado a revisar y algunas puntuaciones, para funcionar rápido y sin red. Al cerrar sesión se borra lo que pertenece a tu cuenta. No hay cookies publicitarias ni rastreadores.',
  privacy_7: 'Seguridad',
  privacy_7_1:
    'Las conexiones van cifradas. Las contraseñas se procesan con un algoritmo lento, los identificadores de sesión se guardan solo como resumen y el acceso a los servidores está limitado. Ningún sistema es perfecto: si ocurre algo que te afecte, te lo decimos.',
  privacy_8: 'Conservación',
  privacy_8_1:
    'Guardamos tus datos mientras tengas una cuenta. Si la eliminas, tus datos se van con ella. Las copias de seguridad anteriores aún los contienen hasta que quien gestiona esta instalación las borra; solo sirven para recuperar el servicio tras un daño. Los documentos que la ley exige, como las facturas, se guardan el tiempo que exige.',
  privacy_8_2:
    'Eliminar tu cuenta cancela un plan cobrado por Stripe y hace que se borre allí tu ficha de cliente. Un plan cobrado por una tienda de aplicaciones solo puedes cancelarlo tú, en la tienda.',
  privacy_8_3:
    'Una cosa queda: si tuviste la prueba gratuita, un resumen con clave de tu correo electrónico, para que la misma dirección no obtenga otra. De él no se puede leer tu dirección.',
  privacy_9: 'Tus derechos',
  privacy_9_1:
    'Puedes ver, corregir, exportar y eliminar tus datos, y oponerte a su uso. La exportación y la eliminación están en la aplicación, con cualquier plan. También puedes reclamar ante una autoridad de protección de datos.',
  privacy_10: 'Menores',
  privacy_10_1:
    'Labelwise no se dirige a menores de 13 años ni recoge a sabiendas datos sobre ellos. La edad mínima para una cuenta es de 18 años, o menos con el consentimiento de quien ejerce la patria potestad o la tutela. Si un menor nos ha dado datos, escríbenos y los borramos.',
  privacy_11: 'Contacto',
  privacy_11_1:
    'Las preguntas sobre tus datos van a quien gestiona esta instalación, en la dirección que indica, o a la asistencia por correo electrónico. Los cambios de esta política se anuncian en la aplicación antes de que se apliquen.',
  short_1: 'Qué información recogemos',
  short_1_1:
    'Sin cuenta, nada que te nombre. Con cuenta: tu nombre, correo, plan, zona horaria, los dispositivos con sesión iniciada y lo que guardas. Información de salud solo si la introduces y lo aceptas.',
  short_2: 'Para qué usamos tu información',
  short_2_1:
    'Para mostrar alimentos, calcular tus puntuaciones, llevar tus listas y gestionar tu plan. Nunca para publicidad y nunca para venderla.',
  short_3: 'Protección de datos',
  short_3_1:
    'Las conexiones van cifradas, las contraseñas y los identificadores de sesión se guardan solo como resumen, y una pregunta a un modelo de lenguaje sale sin tu nombre, correo ni identificador.',
  short_3_2:
    'Las fotos de los productos vienen directamente de los servidores de su fuente, que ven tu dirección de red y qué fotos pide tu dispositivo.',
  short_4: 'Tus derechos',
  short_4_1:
    'Puedes ver, corregir, exportar y eliminar tus datos en la aplicación, con cualquier plan, y retirar cuando quieras tu consentimiento sobre la información de salud, lo que la borra.',
  short_5: 'Contacto',
  short_5_1:
    'Las preguntas sobre tus datos van a quien gestiona esta instalación, en la dirección que indica, o a la asistencia por correo electrónico.',
} as const satisfies Translation<typeof english>;

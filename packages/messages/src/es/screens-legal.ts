import type { Translation } from '../catalog.ts';
import type { screensLegal as english } from '../en/screens-legal.ts';

/** Pages of legal texts, around the texts. */
export const screensLegal = {
  last_updated_june_12: 'Última actualización: 12 de junio de 2025',
  documents: 'Documentos',
  text: 'Texto',
  read_the_full_policy: 'Leer la política completa',
  who_runs: 'Quién gestiona este servidor',
  not_stated:
    'Quien gestiona este servidor no ha indicado quién es. Si un servidor está abierto a otras personas, el derecho de la UE lo exige.',
  represented_by: 'Representado por',
  phone: 'Teléfono',
  email: 'Correo',
  register: 'Registro',
  vat_id: 'Número de IVA',
  data_protection: 'Protección de datos',
  what_it_is: 'Qué es Labelwise',
  no_medical_device:
    'Labelwise da información sobre alimentos. No es un producto sanitario: no diagnostica ni trata nada, y no sustituye a médicos ni dietistas.',
  software: 'El software es libre (AGPL-3.0-or-later). Quienes lo escribieron no gestionan este servidor.',
  a11y_about:
    'Esta declaración trata de la aplicación Labelwise en un navegador, en la versión de este servidor. La medida es EN 301 549 (versión 3.2.1), que adopta las WCAG 2.1, niveles A y AA.',
  a11y_status_title: 'Grado de conformidad',
  a11y_status:
    'En parte. Cada página se prueba con cada versión con un programa (axe), con teclado, en ventanas pequeñas y con texto grande. No la ha examinado nadie independiente, ni nadie que use productos de apoyo a diario.',
  a11y_gaps_title: 'Lo que falta o no se ha examinado',
  a11y_gap_camera:
    'Para escanear hay que encontrar un código y sostenerlo ante la cámara. Una foto, el número escrito o una búsqueda por nombre sirven igual.',
  a11y_gap_language: 'Los nombres y listas de ingredientes están en el idioma del envase, que no se indica a los lectores de pantalla.',
  a11y_gap_pictures: 'Las imágenes de productos se describen solo con el nombre del producto.',
  a11y_gap_tools: 'No examinados: lectores de pantalla en uso diario, control por voz, lupas y las aplicaciones para teléfono.',
  a11y_feedback_title: 'Si algo no se puede usar',
  a11y_feedback: 'Escribe a {contact}: qué página es y qué usas.',
  a11y_feedback_none: 'Díselo a quien gestiona este servidor: qué página es y qué usas.',
  a11y_enforcement: 'Si eso no ayuda: {body}',
  a11y_date: 'Preparada el 23 de noviembre de 2026 por quienes escribieron el software, a partir de sus propias pruebas.',
  ret_about: 'Esto es lo que este servidor hace de verdad.',
  ret_account: 'Cuenta, listas, preferencias y perfil de salud: hasta que los quites o borres tu cuenta.',
  ret_unused: 'Una cuenta que ya nadie usa no se elimina por sí sola.',
  ret_scans: 'Escaneos: hasta que los quites.',
  ret_scans_days: 'Los escaneos se borran tras estos días: {n}.',
  ret_chats: 'Conversaciones: hasta que las quites.',
  ret_chats_days: 'Las conversaciones se borran si no se añade nada durante estos días: {n}.',
  ret_undo: 'Lo que quitas se puede recuperar durante cinco minutos; después se sobrescribe.',
  ret_sessions: 'Dispositivos con sesión: hasta 30 días después de su último uso.',
  ret_backups: 'Copias de seguridad: este servidor no hace ninguna por sí mismo. Las demás dependen de quien lo gestiona.',
  ret_backups_days: 'Las copias de seguridad se borran tras estos días: {n}. Hasta entonces contienen lo que borras.',
  ret_trial: 'Si tuviste la prueba gratuita, queda un hash con clave de tu correo, para que cada dirección tenga una sola.',
  ret_logs: 'Los registros no nombran personas ni productos. Cuánto se guardan depende de quien gestiona este servidor.',
  ret_watch: 'Qué envase de un alimento viste: hasta que quites el alimento o desactives la vigilancia.',
} as const satisfies Translation<typeof english>;

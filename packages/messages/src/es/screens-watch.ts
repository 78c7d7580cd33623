import type { Translation } from '../catalog.ts';
import type { screensWatch as english } from '../en/screens-watch.ts';

/** What changed of the foods that a member saved or scanned: the card on home, the page, and the page that stops its mail. */
export const screensWatch = {
  lead: 'Alimentos que guardaste o escaneaste y cuyo envase dice ahora algo distinto, y otros mejores que son nuevos en su estante.',
  concerns: '({names})',
  better: 'Mejor y nuevo en este estante',
  instead_of: 'En lugar de {name}',
  dismiss: 'Visto',
  dismiss_name: 'Marcar como visto: {name}',
  dismissed: 'Marcado como visto',
  count: '{n, plural, one {# cambio} other {# cambios}}',
  nothing: 'Nada ha cambiado',
  not_loaded: 'No se pudo cargar lo que ha cambiado.',
  settings: 'Qué se vigila',
  watch: 'Vigilar los alimentos que guardo y escaneo',
  watch_lead: 'Si lo desactivas, se borra qué envases viste.',
  mail: 'Un correo por semana, cuando algo ha cambiado',
  mail_lead:
    'Nombra alimentos y lo que dicen sus envases, ninguna persona, dieta ni enfermedad. Cada correo tiene un enlace que lo termina.',
  is_off: 'La vigilancia está desactivada',
  stop_lead: 'El correo semanal sobre alimentos que han cambiado termina de inmediato. Seguirás viendo los cambios en Labelwise.',
  stop_now: 'Detener estos correos',
  stopped: 'Detenido',
  stopped_lead: 'Ya no recibirás estos correos. Puedes volver a pedirlos en la página «Qué ha cambiado».',
  link_is_broken: 'Este enlace no funciona',
  link_is_broken_lead: 'Puede que esté cortado. Inicia sesión para desactivar el correo en la página «Qué ha cambiado».',
  not_stopped: 'Ahora no se pudo detener el correo. Inténtalo de nuevo.',
  profile_lead: 'Cuando cambia un alimento que guardaste o escaneaste, lo ves en el inicio, o por correo si quieres.',
  not_compared: 'Ahora dice otra cosa. En este dispositivo aún no se puede saber qué significa para ti.',
  unreadable: 'No se pueden leer personas de tu hogar en este dispositivo. Lee el envase de todo lo que ha cambiado.',
  since_purchased: 'Lo compraste; ha cambiado desde el {day}',
  since_favorite: 'Un favorito; ha cambiado desde el {day}',
  since_consumed: 'Lo comiste; ha cambiado desde el {day}',
  since_scanned: 'Lo escaneaste; ha cambiado desde el {day}',
} as const satisfies Translation<typeof english>;

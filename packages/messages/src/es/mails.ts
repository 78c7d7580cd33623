import type { Translation } from '../catalog.ts';
import type { mails as english } from '../en/mails.ts';

export const mails = {
  reset_password_subject: 'Restablece tu contraseña de Labelwise',
  reset_password_reason: 'Alguien, esperamos que tú, ha pedido restablecer la contraseña de tu cuenta de Labelwise.',
  reset_password_link:
    'Abre este enlace antes de una hora para elegir una nueva. Funciona una sola vez y cierra la sesión en todos los dispositivos:\n{link}',
  reset_password_ignore: 'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
  email_changed_subject: 'Se ha cambiado el correo de tu cuenta de Labelwise',
  email_changed_effect:
    'Se ha cambiado el correo de tu cuenta de Labelwise. Con esta dirección ya no se puede iniciar sesión, y los enlaces para restablecer la contraseña que se enviaron aquí ya no sirven.',
  email_changed_by_you: 'Si has sido tú, no tienes que hacer nada.',
  email_changed_by_others:
    'Si no has sido tú, alguien conoce tu contraseña: escribe enseguida a quien gestiona {publicUrl} y cambia la contraseña en todos los sitios donde la uses.',
  watch_subject: 'Novedades de tus alimentos',
  watch_lead:
    'Alimentos que guardaste o escaneaste dicen algo distinto de la última vez que los viste. Lee el propio envase antes de que alguien coma de él.',
  watch_more: 'Otros alimentos que han cambiado: {n, number}',
  watch_better: 'Nuevo en el estante de {saved} y mejor: {food}',
  watch_see: 'Ver todo:\n{link}',
  watch_records: 'Lo que se sabe de los alimentos viene de datos abiertos, que pueden ser erróneos o llegar tarde.',
  watch_stop: 'Pediste este correo. Para detenerlo sin iniciar sesión:\n{link}',
} satisfies Translation<typeof english>;

import type { Translation } from '../catalog.ts';
import type { successes as english } from '../en/successes.ts';

export const successes = {
  account_created: '¡Cuenta creada!',
  welcome_back: '¡Qué bien verte de nuevo!',
  signed_out: 'Sesión cerrada',
  reset_link_sent: 'Si esta dirección tiene una cuenta, va de camino un enlace para restablecer la contraseña.',
  password_reset: 'Contraseña restablecida',
  password_right: 'Tu contraseña es correcta.',
  password_changed: 'Tu contraseña se ha cambiado. Los demás dispositivos han cerrado sesión.',
  trial_started: 'Tu prueba gratuita de 7 días ha empezado.',
  account_deleted: 'Tu cuenta y todo lo que contenía se han eliminado.',
  plan_cancelled: 'Tu suscripción se ha cancelado; no se cobrará nada más.',
  plan_cancelling: 'Tu suscripción se está cancelando; seguimos intentándolo hasta que Stripe lo confirme.',
  plan_at_store: 'Tu suscripción se cobra a través de la tienda de aplicaciones y sigue hasta que la canceles allí.',
} satisfies Translation<typeof english>;

import type { Translation } from '../catalog.ts';
import type { screensHousehold as english } from '../en/screens-household.ts';

/** /household: who shares a shopping list. */
export const screensHousehold = {
  lead: 'Quién comparte tu lista de la compra.',
  who: 'Quién la comparte',
  name_you: '{name} (tú)',
  shares: 'Comparte: {names}',
  link_is_over: 'Este enlace ya no se puede usar',
  link_is_over_lead: 'Un enlace sirve una vez y durante siete días. Pide otro.',
  invites_you: '{name} te invita',
  joining_means: 'Tus entradas vienen contigo, y todos ven y cambian la lista. Lo que no debes comer no se comparte si tú no lo dices.',
  join: 'Unirme',
  not_now: 'Ahora no',
  invite: 'Invitar',
  invitation: 'Una lista de la compra para los dos',
  invite_lead: 'Un enlace deja unirse a otro miembro, una vez, en siete días. Puedes retirarlo.',
  make_link: 'Crear un enlace',
  send_link: 'Enviar o copiar',
  waits_until: 'Espera hasta el {day}',
  withdraw: 'Retirar',
  what_you_share: 'Lo que compartes',
  sharing_consent:
    'Al activar una opción aceptas que los demás de este hogar vean el nombre, la edad de un niño, las dietas, las alergias y las enfermedades que excluyen alimentos o que escribiste. Por tu gente dices que está de acuerdo o que eres su madre o padre. Al desactivarla, o cuando te vas, termina.',
  share_name: 'Compartir: {name}',
  leave: 'Salir',
  leave_lead: 'Tus entradas vienen contigo. Lo que compartías deja de verse.',
  leave_now: 'Salir ahora',
  stay: 'Quedarme',
  shares_nobody: 'No comparte la dieta de nadie',
  joined_since:
    '{names} se {n, plural, one {unió después de tu consentimiento y no ve} other {unieron después de tu consentimiento y no ven}} nada de ello.',
  share_with_them: 'Compartir con todos',
  not_loaded: 'No se ha podido cargar quién comparte tu lista.',
  invitation_not_loaded: 'No se ha podido cargar la invitación.',
} as const satisfies Translation<typeof english>;

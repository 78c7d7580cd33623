import type { Translation } from '../catalog.ts';
import type { successes as english } from '../en/successes.ts';

export const successes = {
  account_created: 'Conta criada!',
  welcome_back: 'Boas-vindas de novo!',
  signed_out: 'Sessão terminada',
  reset_link_sent: 'Se este endereço tiver uma conta, vai a caminho um link para repor a palavra-passe.',
  password_reset: 'Palavra-passe reposta',
  password_right: 'A sua palavra-passe está correta.',
  password_changed: 'A sua palavra-passe foi alterada. A sessão nos outros dispositivos foi terminada.',
  trial_started: 'O seu teste gratuito de 7 dias começou.',
  account_deleted: 'A sua conta e tudo o que continha foram eliminados.',
  plan_cancelled: 'A sua subscrição foi cancelada; nada mais será cobrado.',
  plan_cancelling: 'A sua subscrição está a ser cancelada; continuamos a tentar até a Stripe confirmar.',
  plan_at_store: 'A sua subscrição é cobrada pela loja de aplicações e continua até a cancelar lá.',
} satisfies Translation<typeof english>;

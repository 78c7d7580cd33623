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
} satisfies Translation<typeof english>;

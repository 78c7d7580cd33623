import type { Translation } from '../catalog.ts';
import type { screensWatch as english } from '../en/screens-watch.ts';

/** What changed of the foods that a member saved or scanned: the card on home, the page, and the page that stops its mail. */
export const screensWatch = {
  lead: 'Alimentos guardados ou lidos cuja embalagem diz agora algo diferente, e outros melhores, novos na sua prateleira.',
  concerns: '({names})',
  better: 'Melhor e novo nesta prateleira',
  instead_of: 'Em vez de {name}',
  dismiss: 'Visto',
  dismiss_name: 'Marcar como visto: {name}',
  dismissed: 'Marcado como visto',
  count: '{n, plural, one {# alteração} other {# alterações}}',
  nothing: 'Nada mudou',
  nothing_lead:
    'Quando a embalagem de um alimento guardado ou lido disser algo diferente, ou houver um melhor e novo na sua prateleira, aparece aqui.',
  not_loaded: 'Não foi possível carregar o que mudou.',
  settings: 'O que é acompanhado',
  watch: 'Acompanhar os alimentos que guardo e leio',
  watch_lead: 'Se desativar, apaga-se que embalagens viu.',
  mail: 'Um e-mail por semana, quando algo mudou',
  mail_lead: 'Nomeia alimentos e o que dizem as embalagens, nenhuma pessoa, dieta ou doença. Cada e-mail tem uma ligação que o termina.',
  is_off: 'O acompanhamento está desativado',
  stop_lead: 'O e-mail semanal sobre alimentos que mudaram termina de imediato. Continua a ver as alterações no Labelwise.',
  stop_now: 'Parar estes e-mails',
  stopped: 'Parado',
  stopped_lead: 'Já não recebe estes e-mails. Pode voltar a pedi-los na página «O que mudou».',
  link_is_broken: 'Esta ligação não funciona',
  link_is_broken_lead: 'Pode ter sido cortada. Inicie sessão para desativar o e-mail na página «O que mudou».',
  not_stopped: 'Não foi possível parar o e-mail agora. Tente novamente.',
  profile_lead: 'Quando muda um alimento guardado ou lido, vê-o no início, ou por e-mail se quiser.',
  not_compared: 'Agora diz outra coisa. Neste dispositivo ainda não é possível saber o que isso significa para si.',
  unreadable: 'Não é possível ler pessoas do seu agregado neste dispositivo. Leia a embalagem de tudo o que mudou.',
  since_purchased: 'Comprou-o; mudou desde {day}',
  since_favorite: 'Um favorito; mudou desde {day}',
  since_consumed: 'Comeu-o; mudou desde {day}',
  since_scanned: 'Leu-o; mudou desde {day}',
} as const satisfies Translation<typeof english>;

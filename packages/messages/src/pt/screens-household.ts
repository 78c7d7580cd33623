import type { Translation } from '../catalog.ts';
import type { screensHousehold as english } from '../en/screens-household.ts';

/** /household: who shares a shopping list. */
export const screensHousehold = {
  lead: 'Quem partilha a sua lista de compras.',
  who: 'Quem a partilha',
  name_you: '{name} (eu)',
  shares: 'Partilha: {names}',
  link_is_over: 'Esta ligação já não pode ser usada',
  link_is_over_lead: 'Uma ligação serve uma vez e durante sete dias. Peça uma nova.',
  invites_you: '{name} enviou-lhe um convite',
  joining_means: 'As suas entradas vêm consigo, e todos veem e alteram a lista. O que não deve comer só é partilhado se o disser.',
  join: 'Juntar-me',
  not_now: 'Agora não',
  invite: 'Convidar',
  invitation: 'Uma lista de compras para nós',
  invite_lead: 'Uma ligação deixa juntar-se outro membro, uma vez, em sete dias. Pode retirá-la.',
  make_link: 'Criar uma ligação',
  send_link: 'Enviar ou copiar',
  waits_until: 'Espera até {day}',
  withdraw: 'Retirar',
  what_you_share: 'O que partilha',
  sharing_consent:
    'Ao ligar uma opção aceita que os outros deste agregado vejam o nome, a idade de uma criança, as dietas, as alergias e as doenças que excluem alimentos ou que escreveu. Pelas suas pessoas diz que concordaram ou que é mãe ou pai delas. Desligada, ou quando sair, termina.',
  share_name: 'Partilhar: {name}',
  leave: 'Sair',
  leave_lead: 'As suas entradas vêm consigo. O que partilhava deixa de se ver.',
  leave_now: 'Sair agora',
  stay: 'Ficar',
  shares_nobody: 'Não partilha a dieta de ninguém',
  joined_since:
    '{names} {n, plural, one {entrou depois do seu acordo e não vê} other {entraram depois do seu acordo e não veem}} nada disso.',
  share_with_them: 'Partilhar com todos',
  not_loaded: 'Não foi possível carregar quem partilha a sua lista.',
  invitation_not_loaded: 'Não foi possível carregar o convite.',
} as const satisfies Translation<typeof english>;

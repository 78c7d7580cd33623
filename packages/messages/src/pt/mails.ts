import type { Translation } from '../catalog.ts';
import type { mails as english } from '../en/mails.ts';

export const mails = {
  reset_password_subject: 'Reponha a sua palavra-passe do Labelwise',
  reset_password_reason: 'Alguém, esperamos que tenha sido a própria pessoa, pediu para repor a palavra-passe da sua conta Labelwise.',
  reset_password_link:
    'Abra este link no prazo de uma hora para escolher uma nova. Funciona uma só vez e termina a sessão em todos os dispositivos:\n{link}',
  reset_password_ignore: 'Se não foi o seu caso, não faça nada: a sua palavra-passe fica como está.',
  email_changed_subject: 'O e-mail da sua conta Labelwise foi alterado',
  email_changed_effect:
    'O e-mail da sua conta Labelwise foi alterado. Com este endereço já não é possível iniciar sessão, e os links para repor a palavra-passe enviados para aqui deixaram de ser válidos.',
  email_changed_by_you: 'Se a alteração foi sua, não tem de fazer nada.',
  email_changed_by_others:
    'Se a alteração não foi sua, alguém conhece a sua palavra-passe: escreva de imediato a quem gere {publicUrl} e altere a palavra-passe em todos os locais onde a usa.',
  watch_subject: 'Novidades dos seus alimentos',
  watch_lead:
    'Alimentos guardados ou lidos dizem algo diferente da última vez que os viu. Leia a própria embalagem antes de alguém comer deles.',
  watch_more: 'Outros alimentos que mudaram: {n, number}',
  watch_better: 'Novo na prateleira de {saved} e melhor: {food}',
  watch_see: 'Ver tudo:\n{link}',
  watch_records: 'O que se sabe dos alimentos vem de dados abertos, que podem estar errados ou atrasados.',
  watch_stop: 'Pediu este e-mail. Para o parar, sem iniciar sessão:\n{link}',
} satisfies Translation<typeof english>;

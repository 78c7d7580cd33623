import type { Translation } from '../catalog.ts';
import type { screensLegal as english } from '../en/screens-legal.ts';

/** Pages of legal texts, around the texts. */
export const screensLegal = {
  last_updated_june_12: 'Última atualização: 12 de junho de 2025',
  documents: 'Documentos',
  text: 'Texto',
  read_the_full_policy: 'Ler a política completa',
  who_runs: 'Quem gere este servidor',
  not_stated: 'Quem gere este servidor não indicou quem é. Quando um servidor está aberto a outras pessoas, o direito da UE exige-o.',
  represented_by: 'Representado por',
  phone: 'Telefone',
  email: 'E-mail',
  register: 'Registo',
  vat_id: 'Número de IVA',
  data_protection: 'Proteção de dados',
  what_it_is: 'O que é o Labelwise',
  no_medical_device:
    'O Labelwise dá informação sobre alimentos. Não é um dispositivo médico: não diagnostica nem trata nada, e não substitui médico nem nutricionista.',
  software: 'O software é livre (AGPL-3.0-or-later). Quem o escreveu não gere este servidor.',
  a11y_about:
    'Esta declaração trata da aplicação Labelwise num navegador, na versão deste servidor. A medida é a EN 301 549 (versão 3.2.1), que adota as WCAG 2.1, níveis A e AA.',
  a11y_status_title: 'Grau de conformidade',
  a11y_status:
    'Em parte. Cada página é testada em cada versão por um programa (axe), por teclado, em janelas pequenas e com texto grande. Ninguém independente a examinou, nem ninguém que use tecnologias de apoio todos os dias.',
  a11y_gaps_title: 'O que falta ou não foi examinado',
  a11y_gap_camera:
    'Para digitalizar é preciso encontrar um código e segurá-lo diante da câmara. Uma foto, o número escrito ou uma pesquisa por nome fazem o mesmo.',
  a11y_gap_language: 'Os nomes e listas de ingredientes estão na língua da embalagem, que não é indicada aos leitores de ecrã.',
  a11y_gap_pictures: 'As imagens de produtos são descritas apenas pelo nome do produto.',
  a11y_gap_tools: 'Não examinados: leitores de ecrã no dia a dia, controlo por voz, ampliadores e as aplicações para telemóvel.',
  a11y_feedback_title: 'Se algo não puder ser usado',
  a11y_feedback: 'Escreva para {contact}: que página é e o que usa.',
  a11y_feedback_none: 'Diga-o a quem gere este servidor: que página é e o que usa.',
  a11y_enforcement: 'Se isso não ajudar: {body}',
  a11y_date: 'Preparada a 23 de novembro de 2026 por quem escreveu o software, a partir dos seus próprios testes.',
  ret_about: 'Isto é o que este servidor faz de facto.',
  ret_account: 'Conta, listas, preferências e perfil de saúde: até os remover ou apagar a conta.',
  ret_unused: 'Uma conta que já ninguém usa não é eliminada automaticamente.',
  ret_scans: 'Digitalizações: até as remover.',
  ret_scans_days: 'As digitalizações são apagadas após estes dias: {n}.',
  ret_chats: 'Conversas: até as remover.',
  ret_chats_days: 'As conversas são apagadas quando nada é acrescentado durante estes dias: {n}.',
  ret_undo: 'O que remove pode ser recuperado durante cinco minutos; depois é sobrescrito.',
  ret_sessions: 'Dispositivos com sessão: até 30 dias após a última utilização.',
  ret_backups: 'Cópias de segurança: este servidor não faz nenhuma por si. Outras dependem de quem o gere.',
  ret_backups_days: 'As cópias de segurança são apagadas após estes dias: {n}. Até lá contêm o que apaga.',
  ret_trial: 'Se teve a avaliação gratuita, fica um hash com chave do seu e-mail, para que cada endereço tenha só uma.',
  ret_logs: 'Os registos não nomeiam pessoas nem produtos. Quanto tempo ficam depende de quem gere este servidor.',
  ret_watch: 'Que embalagem de um alimento viu: até remover o alimento ou desativar o acompanhamento.',
} as const satisfies Translation<typeof english>;

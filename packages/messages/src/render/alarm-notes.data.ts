import type { Language } from '@labelwise/contracts/languages';
import type { PossibleAlarm } from '@labelwise/domain/guide';

/** Whom to call, in one line below an answer; `{n}`, `{p}` and `{h}` as in `alarm-cards.data.ts`. */
export const ALARM_NOTES: Readonly<Record<Language, Readonly<Record<PossibleAlarm, string>>>> = {
  en: {
    body: 'If somebody is unwell now, or something harmful was swallowed: {n}; poison: {p}.',
    mind: 'If it weighs on you or on somebody you know, talk to a person: {h}; in danger {n}.',
    eating: 'If eating frightens you or makes you feel guilty, talk to a doctor or a helpline: [findahelpline.com](https://findahelpline.com).',
  },
  de: {
    body: 'Falls es jetzt jemandem schlecht geht oder etwas Schädliches verschluckt wurde: {n}; bei Gift: {p}.',
    mind: 'Falls es dich oder jemanden, den du kennst, belastet, sprich mit einem Menschen: {h}; in Gefahr {n}.',
    eating:
      'Falls Essen dir Angst oder Schuldgefühle macht, sprich mit Arzt, Ärztin oder einer Beratung: [findahelpline.com](https://findahelpline.com).',
  },
  fr: {
    body: 'Si quelqu’un va mal en ce moment, ou si un produit dangereux a été avalé : {n} ; poison : {p}.',
    mind: 'Si cela vous pèse, à vous ou à un proche, parlez à quelqu’un : {h} ; en danger : {n}.',
    eating:
      'Si manger vous fait peur ou vous culpabilise, parlez-en à un médecin ou à une ligne d’écoute : [findahelpline.com](https://findahelpline.com).',
  },
  es: {
    body: 'Si alguien se encuentra mal ahora o ha tragado algo dañino: {n}; veneno: {p}.',
    mind: 'Si te pesa a ti o a alguien que conoces, habla con una persona: {h}; en peligro, {n}.',
    eating: 'Si comer te da miedo o te hace sentir culpa, habla con un médico o una línea de ayuda: [findahelpline.com](https://findahelpline.com).',
  },
  it: {
    body: 'Se qualcuno ora sta male o ha ingerito qualcosa di nocivo: {n}; veleno: {p}.',
    mind: 'Se pesa a te o a qualcuno che conosci, parla con una persona: {h}; in pericolo {n}.',
    eating:
      'Se mangiare ti fa paura o ti fa sentire in colpa, parlane con un medico o una linea d’ascolto: [findahelpline.com](https://findahelpline.com).',
  },
  pt: {
    body: 'Se alguém está a sentir-se mal agora ou engoliu algo perigoso: {n}; veneno: {p}.',
    mind: 'Se isto pesa a si ou a alguém que conhece, fale com uma pessoa: {h}; em perigo, {n}.',
    eating: 'Se comer lhe dá medo ou culpa, fale com um médico ou uma linha de apoio: [findahelpline.com](https://findahelpline.com).',
  },
  nl: {
    body: 'Als iemand zich nu niet goed voelt of iets schadelijks heeft ingeslikt: {n}; bij gif: {p}.',
    mind: 'Als het op jou of op iemand die je kent drukt, praat met een mens: {h}; in gevaar {n}.',
    eating:
      'Als eten je bang maakt of je een schuldgevoel geeft, praat met een arts of een hulplijn: [findahelpline.com](https://findahelpline.com).',
  },
};

import type { ReadLanguage } from '../../reading/index.ts';

/** How people say an allergy, an intolerance or a free-from, around the name `{x}` (`{X}` in capitals). */
export const ALLERGY_PHRASES: { readonly [language in ReadLanguage]: readonly string[] } = {
  en: ['{x} allergy', '{x}-allergy', 'allergic to {x}', "I'm allergic to {x}", 'severe {x} allergy', 'Allergy: {x}', '{x} intolerance', '{x} intolerant', 'my son has a {x} allergy', 'no {x} please', 'without {x}', '{x} free', "I can't eat {x}", 'alergic to {x}', '{x} alergy', 'ALLERGIC TO {X}', 'I react badly to {x}', '{x} allergy since childhood'],
  fr: ['allergie {x}', 'allergie au {x}', 'allergique aux {x}', 'Je suis allergique à {x}', 'intolérance au {x}', 'sans {x}', 'je ne supporte pas le {x}', 'pas de {x}', "j'ai une allergie sévère aux {x}", 'mon fils est allergique au {x}', 'ALLERGIE: {X}', 'alergie au {x}', 'je ne peux pas manger de {x}'],
  de: ['Allergie gegen {x}', '{x} Allergie', '{x}-Allergie', '{x}allergie', 'allergisch auf {x}', 'ich bin allergisch gegen {x}', '{x}-Unverträglichkeit', 'ich vertrage kein {x}', 'ohne {x}', 'kein {x} bitte', 'schwere {x}allergie', '{x} vertrage ich nicht', 'Alergie gegen {x}', 'meine Tochter hat eine {x}-Allergie'],
  es: ['alergia a {x}', 'alergia al {x}', 'alérgico a los {x}', 'soy alérgica a {x}', 'intolerancia al {x}', 'sin {x}', 'nada de {x}', 'no puedo comer {x}', 'tengo alergia severa a la {x}', 'mi hijo es alérgico a {x}', 'alergia {x}', 'ALERGIA: {X}'],
  it: ['allergia a {x}', 'allergia al {x}', 'allergico alle {x}', 'sono allergica a {x}', 'intolleranza al {x}', 'senza {x}', 'niente {x}', 'non posso mangiare {x}', 'ho una grave allergia ai {x}', 'mio figlio è allergico a {x}', 'alergia a {x}', 'non tollero {x}'],
  nl: ['allergie voor {x}', '{x}-allergie', '{x}allergie', 'allergisch voor {x}', 'ik ben allergisch voor {x}', '{x} intolerantie', 'geen {x}', 'zonder {x}', 'ik verdraag geen {x}', 'ernstige {x} allergie', 'mijn zoon is allergisch voor {x}'],
  pt: ['alergia a {x}', 'alergia ao {x}', 'alérgico a {x}', 'sou alérgica a {x}', 'intolerância a {x}', 'sem {x}', 'não posso comer {x}', 'tenho alergia grave a {x}', 'meu filho é alérgico a {x}', 'alergia {x}'],
};

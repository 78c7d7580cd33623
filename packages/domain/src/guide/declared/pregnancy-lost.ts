import { foldText } from '../../lib/index.ts';

/** A pregnancy that has ended too soon, of the one who writes or one of theirs; what may cause one is no such thing. Folded. */
const LOST =
  /(?<!\p{L})(?:(?:lost|losing) (?:the|my|our|her|their) (?:baby|babies|twins|pregnancy)(?! (?:weight|fat|teeth|tooth|spoon|monitor|bottle|food|formula|bump|blues))|(?:had|having|suffered|after) (?:a|my|the|another) (?:miscarriage|stillbirth)|(?:i|she) miscarried|(?:baby|kind|schwangerschaft) (?:\p{L}+ )?verloren|(?:hatte|hatten|nach) (?:eine|einer|der|meiner) (?:fehlgeburt|totgeburt)|fehlgeburt gehabt|perdu (?:le|mon|notre|son) bebe|(?:fait|eu|apres) (?:une|ma|la) fausse couche|(?:perdi|perdimos|perdido|perdio) (?:el|al|a mi|mi|nuestro) bebe|(?:tuve|sufri|tras|despues de) (?:un|el|mi|una) (?:aborto|perdida)|pers[oa] (?:il|la|mi[oa]|nostr[oa]) (?:bambin[oa]|bimb[oa]|bebe)|(?:ho avuto|dopo) (?:un |l')aborto|(?:perdi|perdemos|perdido|perdeu) (?:o|a|meu|nosso|o meu|o nosso) bebe|(?:tive|sofri|depois d[eo]) (?:um |o )?aborto|(?:baby|kindje|kind) (?:\p{L}+ )?(?:kwijt|verloren)|(?:had|heb|na) (?:een|de|mijn) miskraam)(?!\p{L})/u;

/** Whether a message tells that a pregnancy was lost: it holds no longer, and no food is the answer. */
export const tellsOfLostPregnancy = (message: string): boolean => LOST.test(foldText(message).replaceAll('’', "'"));

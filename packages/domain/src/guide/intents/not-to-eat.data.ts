import type { OwnSet } from './own.ts';

/** "Off limits", "not for": said without a verb of eating. */
export const NOT_FOR =
  /\b(?:off limits|not (?:\w+ )?(?:for|suitable for|safe for|ok for|okay for)|ni(?:chts|x) fur|tabu fur|verboten\w* (?:fur)?|interdits?(?: pour| a)|pas pour|prohibid[oa]s?|no (?:es|son) para|vietat[oaie]|non (?:e|sono|va bene|vanno bene) per|proibid[oa]s?|nao (?:e|sao|serve) para|verboden|niet voor|(?:has|have|needs?|ought) to avoid|should (?:\w+ )?avoid|must (?:\w+ )?avoid)\b/;
const EATS =
  '(?:eat|have|take|touch|drink|essen|haben|nehmen|trinken|manger|prendre|boire|comer|tomar|beber|mangiare|prendere|bere|eten|hebben|nemen|drinken)';
/** "May not eat", whatever stands between. */
export const MAY_NOT_EAT = new RegExp(
  `\\b(?:may|can|should|must|could|darf|durfen|kann|konnen|soll|sollte|sollten|mag|kan|kunnen|moet)\\b.{0,60}\\b(?:not|nicht|nix|nichts|keine\\w*|niet)\\b.{0,40}\\b${EATS}\\b|\\b(?:mag|kan|kunnen|moet) (?:\\w+ )?(?:beter )?niet ${EATS}\\b|\\b(?:can't|cant|cannot|mustn't|mustnt|shouldn't|shouldnt)\\b.{0,30}\\b${EATS}\\b|\\b(?:peut|peux|doit|dois|puis je|devrait|devrais|doivent)\\b.{0,12}\\bpas\\b.{0,15}\\b${EATS}\\b|\\b(?:no|non|nao) (?:\\w+ ){0,2}?(?:puedo|puede|pueden|debo|debe|deberia|podemos|posso|puo|possono|devo|deve|dovrei|dovrebbe|pode|podem|devia|deveria|possiamo)\\b.{0,15}\\b${EATS}\\b`,
);
export const ASKS_FOR_THEM =
  /\b(?:what|which|anything|was|welche[rsnm]?|que|qu|quoi|quels?|quelles?|cual(?:es)?|cosa|che|quali?|quais|qual|wat|welke?)\b/;
export const OWN_SETS: readonly (readonly [OwnSet, RegExp])[] = [
  ['favorites', /\b(?:favou?rites?|favoriten|lieblings\w+|favoris|favorit[oaie]s?|preferit[iae]|favorieten)\b/],
  ['list', /\b(?:shopping list|my list|einkaufs(?:liste|zettel)|meiner liste|liste de courses|ma liste|lista de (?:la )?compras?|(?:mi|minha|mia) lista|lista della spesa|boodschappen\w*|mijn (?:lijst|lijstje))\b/],
  ['purchases', /\b(?:bought|purchases?|gekauft\w*|eingekauft\w*|achetes?|achats|comprad[oa]s?|compras|comprat[oi]|acquisti|gekocht\w*)\b/],
  ['scans', /\b(?:scan\w*|gescann?\w*|eingescannt\w*|escane\w*|scansion\w*|digitali[sz]\w*)\b/],
];

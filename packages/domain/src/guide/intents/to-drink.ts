import { foldText } from '../../lib/index.ts';

/** How much somebody has to drink, with no drink named; in seven languages. */
const ASKED = new RegExp(
  `^(?:(?:and|so|ok|und|et|y|e|ed|en|ma|aber|mais|pero) )*(?:${[
    'how much (?:water )?(?:should|must|can|may|does|do) (?:\\S+ ){1,3}?(?:need to |have to )?drink(?: (?:then|now))?(?: (?:a|per|each) day)?',
    'wie ?viel (?:wasser )?(?:soll|sollte|muss|musste|darf|kann) (?:\\S+ ){1,2}?(?:denn |dann |am tag |taglich )?trinken(?: am tag)?',
    "combien (?:d'eau )?(?:doit|dois|devrait|faut|peut)(?: |-)(?:\\S+ )?boire(?: par jour)?",
    "combien (?:d'eau )?(?:\\S+ )?(?:doit|devrait)(?:-| )(?:il|elle|on) boire(?: par jour)?",
    'cuanto (?:agua )?(?:debe|debo|tiene que|hay que) (?:\\S+ )?beber(?: al dia)?',
    'quanto (?:deve|devo|bisogna|dovrebbe) (?:\\S+ )?bere(?: al giorno)?',
    'quanto (?:deve|devo|tem de|tem que) (?:\\S+ )?beber(?: por dia)?',
    'hoeveel (?:water )?(?:moet|mag|zou) (?:\\S+ ){1,3}?drinken(?: per dag)?',
  ].join('|')})$`,
);

/** "Quanto deve bere", "how much should he drink a day": whatever food was spoken of before. */
export function asksHowMuchToDrink(message: string): boolean {
  return ASKED.test(
    foldText(message)
      .replaceAll('’', "'")
      .replace(/[^\p{L}'-]+/gu, ' ')
      .trim(),
  );
}

import { foldText } from '../../lib/index.ts';

/** Of something that is named: "from my scans". */
const NOT_OF = '(?!(?:von|vom|of|from|aus|dei|dos|uit|\\w*scan\\w*|lectur\\w*|leitur\\w*)(?: |$))';
const WHO = `(?:${NOT_OF}\\S+ ){1,3}?`;
const LAST = `(?:${NOT_OF}\\S+ ?){1,3}`;
const REMIND =
  '(?:remind me (?:again )?|tell me (?:again )?|do you (?:know|remember) |erinner\\S* mich (?:daran )?|sag mir |weisst du (?:noch )?|rappell\\S*(?: moi)? |dis(?: moi)? |recuerda(?:me)? |me recuerdas |dime |mi ricordi |ricordami |dimmi |lembra(?:s|-me|-nos)? |diz(?:-me)? |weet je (?:nog )?|vertel (?:me )?)?';
/** What somebody leaves out, in seven languages, and nothing more than that: no food is named. */
const ASKED = new RegExp(
  `^(?:${[
    // English
    `${REMIND}(?:again )?what (?:is|are|can|may|should|must|does|do) ${WHO}(?:not (?:be )?(?:allowed to |supposed to )?(?:eat|have)|allergic to|avoid(?:ing)?|leave out|keep to|have to (?:avoid|leave out)|need to avoid)`,
    `${REMIND}what ${WHO}(?:can't|cannot|cant|can not|isn't allowed to|is not allowed to|mustn't|must not|shouldn't) (?:eat|have)`,
    `${REMIND}what (?:can't|cant|cannot|shouldn't|mustn't) ${WHO}(?:eat|have)`,
    `${REMIND}what ${WHO}(?:is allergic to|has to avoid|leaves out|avoids|needs to avoid)`,
    `${REMIND}(?:what|which) (?:allergies|restrictions|diet|limits|intolerances) (?:does|do|has|have) ${WHO}have`,
    `what (?:do you know|did i (?:enter|put|note|tell you)|have i (?:entered|put)) (?:about|for|of) \\S+`,
    // German
    `${REMIND}was (?:darf|soll|kann|muss) ${WHO}(?:alles )?(?:nicht essen|meiden|weglassen|vermeiden)`,
    `${REMIND}was ${WHO}(?:(?:alles )?nicht essen (?:darf|soll|kann)|meiden (?:muss|soll)|weglassen muss|meidet|weglasst)`,
    `${REMIND}(?:wogegen|worauf|auf was|gegen was) (?:ist )?${WHO}(?:allergisch|allergisch ist|achten muss|verzichten muss)`,
    `welche (?:allergien|einschrankungen|unvertraglichkeiten) hat \\S+`,
    // French
    `${REMIND}(?:qu'est[- ]ce que|que|ce que) ${WHO}(?:ne |n')?(?:peut|doit|a le droit de) (?:pas |\\S+ pas )?(?:manger|eviter)(?: pas)?`,
    `${REMIND}(?:a quoi|de quoi) (?:est[- ]ce que |est )?${WHO}(?:est )?allergique`,
    `quelles (?:allergies|restrictions|intolerances) a \\S+`,
    // Spanish
    `${REMIND}(?:que|lo que) no (?:puede|debe) comer ${LAST}`,
    `${REMIND}(?:que|lo que) ${WHO}no (?:puede|debe) comer`,
    `${REMIND}a que (?:es|tiene) (?:alergi\\w+|alergia) ${LAST}`,
    `que (?:alergias|restricciones|intolerancias) tiene \\S+`,
    // Italian
    `${REMIND}(?:cosa|che cosa|quello che|che) non (?:puo|deve) mangiare ${LAST}`,
    `${REMIND}(?:cosa|che cosa|che) ${WHO}non (?:puo|deve) mangiare`,
    `${REMIND}a (?:cosa|che cosa) e (?:allergic\\w) ${LAST}`,
    `(?:che|quali) (?:allergie|restrizioni|intolleranze) ha \\S+`,
    // Portuguese
    `${REMIND}o que (?:e que )?${WHO}nao (?:pode|deve) comer`,
    `${REMIND}o que nao (?:pode|deve) comer ${LAST}`,
    `${REMIND}a que (?:e que )?(?:\\S+ ){0,3}?e alergic\\w(?: \\S+){0,3}`,
    `que (?:alergias|restricoes|intolerancias) tem ${LAST}`,
    // Dutch
    `${REMIND}wat (?:mag|kan|moet) ${WHO}(?:allemaal )?(?:niet eten|vermijden|laten staan)`,
    `${REMIND}wat ${WHO}niet (?:mag|kan) eten`,
    `${REMIND}(?:waar is ${WHO}allergisch voor|waarvoor is ${WHO}allergisch|waar ${WHO}allergisch voor is)`,
    `welke (?:allergieen|beperkingen|intoleranties) heeft \\S+`,
  ].join('|')})$`,
);

/** Whether a message asks what somebody must not eat: "what is Oma not allowed to eat?", "wogegen ist Ben allergisch?" */
export function asksWhatIsLeftOut(message: string): boolean {
  return ASKED.test(
    foldText(message)
      .replaceAll('’', "'")
      .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
      .replace(/ (?:again|noch ?mal|please|bitte|encore|denuevo|alsjeblieft)$/u, '')
      .trim(),
  );
}

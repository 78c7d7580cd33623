import { foldText } from '../../lib/index.ts';
import { tellsOfEating } from '../../safety/index.ts';

/** "May she have grapes", in seven languages: whether somebody may eat it is asked. */
const ASKS_LEAVE: readonly RegExp[] = [
  /\b(?:can|may|could|should|shall|am i allowed(?: to)?|is it (?:ok|okay|fine|safe|alright|all right) (?:to|if|for)|is (?:he|she|my \w+) allowed) (?:\S+ ){0,4}?(?:have|eat|drink|try|taste|give|get|cook with)\b/,
  /\b(?:am i|are we|is he|is she|is my \w+) allowed\b/,
  /\b(?:darf|durfen|kann|konnen|soll|sollte) (?:\S+ ){1,7}?(?:essen|trinken|haben|probieren|naschen|geben|kriegen|bekommen)\b|\b(?:darf|durfen) (?:ich|er|sie|wir|mein\w*|unser\w*|das kind)\b/,
  /\b(?:puis je|peut il|peut elle|peut on|est ce (?:que|qu') ?(?:je|il|elle|on) (?:peux|peut)|je peux|il peut|elle peut|on peut|a t(?: il| elle)? le droit|ai je le droit)\b/,
  /\b(?:puedo|puede|pueden|podemos|podria|deberia|le (?:doy|damos)) (?:\S+ ){0,2}?(?:comer|tomar|beber|probar|dar\w*|cenar|un|una|el|la)\b/,
  /\b(?:posso|puo|possiamo|possono|potrei|gli|le) (?:\S+ ){0,2}?(?:mangiar\w*|bere|assaggiare|dar\w*|prendere|do un|do il)\b/,
  /\b(?:posso|pode|podem|podemos|podia|devo) (?:\S+ ){0,2}?(?:comer|beber|tomar|provar|dar\w*)\b/,
  /\b(?:mag|mogen|kan|kunnen) (?:ik|hij|ze|zij|we|mijn \S+|ons \S+|de \S+) (?:\S+ ){0,5}?(?:eten|drinken|hebben|proeven|geven)?\b/,
];

/** "Liver pate on toast ok?": the word at the end asks the same, without a verb. */
const ASKS_AT_END =
  /\b(?:ok|okay|fine|safe|allowed|alright|all right|in ordnung|erlaubt|unbedenklich|autorise\w*|permis\w*|sans danger|sans risque|vale|permitid\w*|segur[oa]s?|va bene|permess\w*|sicur[oa]|pode|faz mal|mag dat|mag|veilig|toegestaan) ?\?\s*$/;

/** A message that tells of a sign or of something that has happened asks for more than leave. */
const HAPPENED =
  /\b(?:already|just (?:ate|had|gave)|ate|swallowed|gave (?:him|her|my)|choking|coughing|vomit\w*|swoll\w*|swell\w*|rash|hives|blue|limp|breath\w*|schon|gerade|gegessen|verschluckt|gegeben|hustet|erbr\w*|geschwollen|quaddel\w*|atme\w*|deja|mange(?= de| du| des| un| une| le| la)|avale|donne(?= du| un)|tousse|gonfl\w*|respir\w*|ya (?:ha|comio)|ha comido|comio|trago|tose|hinch\w*|gia|ha mangiato|mangiato|ingoiato|tossisce|gonfi\w*|ja comeu|comeu|engoliu|tosse|inchad\w*|al gegeten|heeft (?:\S+ ){0,4}gegeten|ingeslikt|hoest|opgezwollen|adem\w*)\b/;

/**
 * Whether a message asks whether somebody may have a food, and tells of nothing that has happened: an answer about that food says more than
 * the first steps of an emergency.
 */
export function asksLeave(message: string): boolean {
  const text = foldText(message)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
  const asks = ASKS_LEAVE.some((form) => form.test(text)) || ASKS_AT_END.test(foldText(message));
  return asks && !HAPPENED.test(text) && !tellsOfEating(message);
}

import { readFoods, readFoodsBefore } from './food-list.ts';
import { END, type Statement } from './tokens.ts';

/** `firm`: what follows is a food even if we do not know it. `firm: false` has many meanings: only foods that we know count. */
type Way = { readonly form: RegExp; readonly firm: boolean };

const EN_EATS = '(?:eat|have|tolerate|digest|drink|consume|take|touch|handle|stand)';
const WAYS: readonly Way[] = [
  {
    form: /^(?:leave out|skip|exclude|omit|avoid|rule out|cut out) (?:(?:anything|everything|all|things|stuff|foods?|products?) )?(?:with|containing|made of|made with) /,
    firm: false,
  },
  {
    form: new RegExp(
      `^(?:can't|cant|cannot|can not|must not|mustn't|may not|unable to|not able to|shouldn't|should not|not supposed to|not meant to|isn't supposed to|isn't meant to|aren't supposed to|aren't allowed to|forbidden to|not allowed to|isn't allowed to) (?:${EN_EATS} )+`,
    ),
    firm: true,
  },
  {
    form: /^(?:(?:don't|dont|do not|doesn't|does not) (?:tolerate|digest)|(?:not allowed|isn't allowed|aren't allowed)(?! to (?:eat|have|drink))|(?:have|has|need|needs|got|must|had) (?:to )?(?:avoid|stay away from|leave out|cut out)|reacts? (?:\w+ly )?to|reacts? (?:badly|strongly|terribly) to|(?:bad |severe |allergic )?reactions? to|sensitive to|sensitivity to|swell up from|sick from|ill from) /,
    firm: true,
  },
  {
    form: /^(?:break out|get hives|get a rash|swell|swell up|itch|get sick|get ill|feel sick)(?: in hives| in a rash)? (?:from|after eating|after|when i eat|with) /,
    firm: true,
  },
  { form: /^(?:can't|cant|cannot|can not) do /, firm: false },
  // "One is coeliac, one has no dairy", "another eats no eggs": of guests.
  {
    form: /^(?:one|another|the other|the others|someone|somebody|two|three) (?:of (?:them|us) )?(?:(?:has|have|eats?|takes?|does|do|gets?) )?no /,
    firm: false,
  },
  { form: /^(?:says?|said|told (?:me|us|him|her)|tells (?:me|us|him|her)|ordered|orders|wants me to eat) (?:to eat )?no /, firm: true },
  {
    form: new RegExp(
      `^(?:don't|dont|do not|doesn't|does not|never|won't|no longer|stopped|quit) (?:ever |usually |really )?(?:${EN_EATS}|eating|drinking|having|like|do) `,
    ),
    firm: false,
  },
  { form: /^(?:i|we|he|she|i'm|im|am|always|i am|we are) (?:avoid|avoids|avoiding|skip|off|leave out) /, firm: false },
  {
    form: /^(?:vertrage?|vertragt|vertragen|darf|durfen|toleriere)(?: (?:ich|wir|er|sie|leider|uberhaupt|auch))* (?:kein|keine|keinen|keinerlei) /,
    firm: true,
  },
  {
    form: /^(?:esse|essen|isst|trinke|trinken|trinkt|mag|kann|konnen|nehme)(?: (?:ich|wir|er|sie|leider|uberhaupt|auch|gar))* (?:kein|keine|keinen|keinerlei|nie|niemals) /,
    firm: false,
  },
  {
    form: /^(?:supporte|supportons|supportent|tolere|tolerent|digere|digerons|digerent|peux|peut|peuvent|dois|doit|doivent|devons|devrait|pouvons)(?: absolument)? (?:pas|plus)(?: (?:manger|boire|digerer|tolerer|supporter|consommer))* /,
    firm: true,
  },
  {
    form: /^(?:mange|mangeons|bois|buvons|consomme|evite|mangent|aime|aimes|aimons|aiment)(?: (?:pas|plus|jamais|ni|du tout|trop|vraiment))+ |^j' evite |^nous evitons /,
    firm: false,
  },
  {
    form: /^no (?:tolero|toleramos|tolera|toleran|soporto|soporta|puedo|podemos|puede|pueden|debo|debe|deben|debemos)(?: (?:comer|beber|tomar|tolerar|consumir))* /,
    firm: true,
  },
  {
    form: /^nao (?:tolero|tolera|toleram|suporto|suporta|posso|podemos|pode|podem|devo|deve|devem)(?: (?:comer|beber|tomar|tolerar|consumir))* /,
    firm: true,
  },
  { form: /^nao (?:como|bebo|consumo|tomo) /, firm: false },
  { form: /^nao (?:gosto|gosta|gostamos|gostam)(?: (?:muito|nada|de|do|da|dos|das))+ /, firm: false },
  { form: /^no (?:me|nos|le|les) gustan?(?: (?:mucho|nada|el|la|los|las|lo))* /, firm: false },
  {
    form: /^(?:lust|lusten)(?: (?:ik|hij|zij|ze|we|wij|echt|ook))* geen |^(?:hou|houd|houdt)(?: (?:ik|hij|zij|ze|echt|ook|absoluut))* niet van /,
    firm: false,
  },
  { form: /^(?:no|nunca) (?:como|comemos|bebo|bebemos|consumo|tomo) |^evito /, firm: false },
  {
    form: /^non (?:tollero|tollera|tollerano|sopporto|sopporta|digerisco|digerisce|posso|possiamo|puo|possono|devo|deve|devono)(?: (?:mangiare|bere|assumere|tollerare))* /,
    firm: true,
  },
  { form: /^non (?:mangio|mangiamo|bevo|consumo|prendo) /, firm: false },
  {
    form: /^(?:eet|eten|drinkt?|drinken|mag|mogen|verdraagt?|verdragen|kan|kunnen|moet|moeten)(?: (?:ik|hij|zij|ze|we|wij|absoluut|echt|ook))* geen /,
    firm: false,
  },
  { form: /^(?:soll|sollen|sollte|sollten|durfte|durften)(?: (?:er|sie|wir|leider|auch))* (?:kein|keine|keinen|keinerlei) /, firm: false },
  { form: /^(?:a|ai|ont|avons) pas (?:le )?droit (?:de |d' |aux? |a )(?:(?:manger|boire|prendre) )*/, firm: true },
  { form: /^(?:tengo|tiene|tienen|tenemos) prohibid[oa]s? (?:(?:comer|beber|tomar|el|la|los|las) )*/, firm: true },
  { form: /^(?:esta|estao|estou) proibid[oa]s? de (?:(?:comer|beber|tomar) )*/, firm: true },
];
/** After the food: "peanuts could kill me", "Laktose vertrage ich nicht". */
const AFTERWARDS: readonly RegExp[] = [
  /^(?:(?:can|could|would|will|might|may) )?(?:kills? me|makes? me (?:ill|sick|swell|itch|itchy|sneeze|throw up)|gives? me (?:an allergic reaction|a reaction|a rash)|trigger an? (?:allergic )?reaction|(?:is|are) (?:deadly|dangerous|off limits|forbidden) (?:for|to) me)(?= |$)/,
  /^no (?:puedo|podemos|tolero|soporto)(?= |$)(?! (?:comer|beber|tomar|consumir|con|a|la|el|los|las))|^nao posso(?= |$)(?! (?:comer|beber))|^non posso(?= |$)(?! (?:mangiare|bere))/,
  /^(?:vertrage|vertragen|vertragt|darf|esse|mag) (?:ich|wir|er|sie) (?:\w+ )?nicht(?= |$)/,
];
const NICHT = /^(?:vertrage|vertragt|esse|vertragen) (?:\S+ ){1,3}nicht(?= |$)/;
/** Who says what somebody must not eat. */
const SAYS: ReadonlySet<string> = new Set(
  'doctor doctors doc gp dr dietitian nutritionist physician specialist he she they mum mom dad consultant nurse midwife hospital clinic allergist'.split(
    ' ',
  ),
);
/** Words that a form looks ahead. */
const MAX_FORM_LENGTH = 14;

/** What someone cannot, may not or does not eat, put without the word allergy. */
export function refusalsIn(tokens: readonly string[]): Statement[] {
  const found: Statement[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (found.some(({ from, end }) => from <= at && at < end)) continue;
    const statement = refusalAt(tokens, at);
    if (statement !== null) found.push(statement);
  }
  return found;
}

function refusalAt(tokens: readonly string[], at: number): Statement | null {
  if (isInQuestion(tokens, at)) return null;
  const ahead = `${tokens.slice(at, at + MAX_FORM_LENGTH).join(' ')} `;
  for (const { form, firm } of WAYS) {
    const phrase = form.exec(ahead)?.[0];
    // "The packet says no added sugar" is what a pack promises.
    if (phrase === undefined || (/^says?|^said/.test(phrase) && !SAYS.has(tokens[at - 1] ?? ''))) continue;
    const { diets, unknown, end } = readFoods(tokens, at + phrase.trim().split(' ').length, firm);
    const isOpen = firm && unknown.length > 0 && !BARE_MODAL.test(phrase) && !unknown.some((words) => NOT_A_FOOD.test(words));
    if (TASTES.test(phrase) && isNarrower(diets, tokens.slice(at, end))) return null;
    if (diets.length > 0 || isOpen)
      return { diets, unknown: isOpen || diets.length > 0 ? unknown : [], isRetraction: false, from: at, end };
  }
  for (const form of AFTERWARDS) {
    const phrase = form.exec(ahead)?.[0];
    const before = phrase === undefined ? null : readFoodsBefore(tokens, at);
    if (phrase !== undefined && before !== null && before.diets.length > 0)
      return { diets: before.diets, unknown: [], isRetraction: false, from: before.from, end: at + phrase.trim().split(' ').length };
  }
  const nicht = NICHT.exec(ahead)?.[0];
  const foods = nicht === undefined ? null : readFoods(tokens, at + 1, false);
  return nicht === undefined || foods === null || foods.diets.length === 0
    ? null
    : { diets: foods.diets, unknown: [], isRetraction: false, from: at, end: at + nicht.trim().split(' ').length };
}

/** "Why can't babies have honey", "which of my scans don't have nuts": nobody says what they must not eat. */
function isInQuestion(tokens: readonly string[], at: number): boolean {
  const begin = tokens[tokens.lastIndexOf(END, at) + 1] ?? '';
  return WHY.has(begin) || (WHICH.has(begin) && !SUBJECTS.has(tokens[at - 1] ?? ''));
}
const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const WHY = set('why warum wieso weshalb pourquoi porque perche waarom hoezo');
const WHICH = set('which what show list any welche welcher welches quel quelle quels quelles cual cuales quale quali qual quais welke');
const SUBJECTS = set(
  "i i'm im we he she they who ich wir er sie je j' on il elle nous ne n' yo me no nos io mi non eu nao ik hij zij we ze kids son daughter wife husband",
);

/** "Não pode", "no puedo": what follows may be anything. */
const BARE_MODAL =
  /^(?:(?:no|nao|non) )?(?:puedo|podemos|puede|pueden|debo|debe|deben|debemos|posso|pode|podem|devo|deve|devem|possiamo|puo|possono|devono|peux|peut|peuvent|dois|doit|doivent|devons|devrait|pouvons)(?: absolument)?(?: pas| plus)? $/;
const TASTES = /(?:^| )(?:like|aime\w*|aimons|gusta|gustan|gosto|gosta|gostamos|gostam|lust|lusten|hou|houd|houdt|mag|mogen)(?: |$)/;

/** Who does not like yogurt or cheese may like all else that is made of milk: no diet is as narrow. */
function isNarrower(diets: readonly string[], tokens: readonly string[]): boolean {
  return diets.length === 1 && diets[0] === 'dairy-free' && !tokens.some((token) => MILK.test(token));
}
const MILK = /milk|milch|lait|leche|latte|leite|melk|dairy|zuivel|lacte|latic|lactic|laitier/;

/** "I can't eat before bed", "I must not eat out": nothing that a pack could name. */
const NOT_A_FOOD =
  /^(?:it|this|that|them|before|after|out|late|much|many|enough|well|a|lot|lots|breakfast|lunch|dinner|anything|anymore|meals?|properly|alone|sugar|salt|fat|carbs|sweets?|junk|processed|spicy|hot|cold|solid|hard|sugary|fried|fatty|calories|supplements?|medicine|pills?|alcohol|coffee|caffeine|zucker|sucre|sel|stress|light|sun|heat|noise|pollen|dust|cats?|dogs?|latex|nickel|penicillin|him|her|you|nothing|everything|change|changes|until|during|because|right|early|fast|slow|gern|viel|so)\b/;

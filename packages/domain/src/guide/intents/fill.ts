import { dietsOfWord } from '../declared/named-foods.ts';
import type { Criterion } from '../facts.ts';
import { nutrimentOf } from '../figures.ts';
import { appEntryIn, generalLikely, generalPerhaps } from '../knowledge/find-general.ts';
import { type Topic, topicNamed, topicOfNutrient } from '../knowledge/find-topic.ts';
import type { GeneralId } from '../knowledge/general.data.ts';
import { nutrientsIn } from '../understand/concepts.ts';
import { wantedIn } from '../understand/denied.ts';
import { orderIn, tastesIn, unstatedIn } from '../understand/find-slots.ts';
import type { ShelfId } from '../understand/shelves.data.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Decision } from './decide.ts';
import type { Intent } from './intent.ts';
import { namesUltraProcessed, ownFoodsIn, ownSetOf } from './own-foods.ts';
import { timeIn } from './times.ts';

/** What the words say, as far as intents take it up. */
export type Read = Omit<Understanding, 'intent' | 'mentions' | 'names' | 'refersBack' | 'doubtful' | 'likely' | 'perhaps' | 'instead'>;

const ORIGIN = /\b(?:for me|animals?|vegan|vegetarian|pork|pig|halal|kosher|plants?|made (?:of|from)|come from|tierisch\w*|animale?s?)\b/;
const RECIPE = /\b(?:recipes?|rezepte?|recettes?|cook|cooking)\b/;
const LINES = /\b(?:lose|loses|lost|losing|gain|gains|points?|deduct\w*|penali\w*|minus|line)\b/;
const FLAVOURS = { saltiest: 'Sodium', sweetest: 'Sugar', sugariest: 'Sugar', fattiest: 'Fat' } as const;
const TONIGHT = /\b(?:tonight|this evening)\b/;
const HOW_TO = /^(?:and |so |but )*how (?:can|do|could|should|would) (?:i|we|you)\b/;

/** An intent with its slots; what lacks one that it cannot do without is unclear. */
export function intentOf({ kind, cues, words, asked, next, called }: Decision, read: Read): Intent {
  const text = words.join(' ');
  const { nutrients, additives, diets, criteria, shelves, selected, portion, topic } = read;
  const nutrient = nutrients.find((name) => nutrimentOf(name) !== null) ?? nutrients[0] ?? null;
  switch (kind) {
    case 'verdict':
    case 'ingredients':
    case 'out of scope':
    case 'preference':
      return { kind };
    case 'why':
      return {
        kind,
        of: LINES.test(text) ? 'line' : /\b(?:low|bad|red|badly|poor|worst)\b/.test(text) ? 'low' : 'score',
      };
    case 'compare':
      return { kind, nutrients };
    case 'swap':
      return { kind, criteria };
    case 'find': {
      const tastes = tastesIn(asked);
      return {
        kind,
        shelves: shelves.length === 0 && TONIGHT.test(text) ? ['dinner'] : kindsFirst(shelves),
        without: [],
        notNamed: [],
        called: [...called, ...tastes.called],
        notCalled: tastes.notCalled,
        unstated: unstatedIn(asked),
        containing: wantedIn(words),
        criteria: [...criteria, ...tastes.criteria.filter((one) => !criteria.some((other) => isOfSame(one, other)))],
        order: orderIn(asked),
        purpose: selected,
        isHowTo: HOW_TO.test(text),
        isAboutRecipes: RECIPE.test(text),
      };
    }
    case 'contains': {
      const isHeld = nutrients.length + additives.length + diets.length === 0;
      return { kind, nutrients: askedBehindVerb(words, nutrients), additives, diets: isHeld ? dietsWithout(asked) : diets, isHeld };
    }
    case 'amount':
      return { kind, nutrients, portion };
    case 'own foods':
      return ownFoodsIn(words, ownSetOf(cues)) ?? { kind: 'own list', set: ownSetOf(cues), time: timeIn(text) };
    case 'own list':
      if (namesUltraProcessed(text)) return ownFoodsIn(words, ownSetOf(cues)) ?? { kind: 'unclear' };
      return { kind, set: ownSetOf(cues), time: timeIn(text) };
    case 'own ranking': {
      const flavour = words.find((word): word is keyof typeof FLAVOURS => Object.hasOwn(FLAVOURS, word));
      const by = nutrient ?? (flavour === undefined ? null : FLAVOURS[flavour]);
      // Of an amount "lowest" is the least, of a score it is the worst.
      const isWorst =
        by === null
          ? /\b(?:worst|lowest|unhealthiest|least|most unhealthy|bad|unhealthy|harmful|not|aren't)\b/.test(text)
          : !/\b(?:least|lowest|less|best|healthiest|fewest)\b/.test(text);
      return { kind, set: ownSetOf(cues), nutrient: by, side: isWorst ? 'worst' : 'best' };
    }
    case 'ranking':
      return {
        kind,
        nutrient,
        side: /\b(?:least|less|lower|lowest|fewer|fewest|worst|worse)\b/.test(text) ? 'least' : 'most',
        isOfTwo: /\b(?:two|both)\b/.test(text),
      };
    case 'term':
      return termOf(topic ?? (nutrient === null ? null : topicOfNutrient(nutrient)));
    case 'additive':
      return additives.length === 0 ? { kind: 'unclear' } : { kind, codes: additives, isAboutOrigin: ORIGIN.test(text) };
    case 'general':
      return generalOf(read.general ?? generalLikely(text), next?.kind === 'term' ? topic : null);
    case 'my day': {
      const time = timeIn(text);
      // The day that is not over is added up; of others those foods are listed.
      return time === null || time === 'today' ? { kind, nutrient } : { kind: 'own list', set: 'eaten', time };
    }
    case 'targets left':
      return { kind, nutrient };
    case 'my week':
      return { kind, nutrient: cues.has('too much') || cues.has('amount') ? nutrient : null };
    case 'plan':
      return { kind, isAboutSalt: nutrients.includes('Sodium') };
    case 'what to cut':
      return { kind, purpose: selected };
    case 'my profile':
      if (/\b(?:bmi|body mass index)\b/.test(text)) return { kind, about: 'bmi' };
      return {
        kind,
        about: nutrient !== null && (cues.has('need') || cues.has('amount') || cues.has('targets')) ? { need: nutrient } : 'all',
      };
    case 'labelwise': {
      const entry = topic === null ? appEntryIn(text, true, 2) : null;
      if (entry !== null) return { kind: 'general', id: entry, topic: null };
      return { kind, about: /\bchang|\bdropp|\bwent (?:up|down)/.test(text) ? 'score changes' : aboutLabelwise(text, topic) };
    }
    case 'greeting':
    case 'thanks':
    case 'bye':
    case 'about':
    case 'capabilities':
      return { kind: 'small talk', which: kind };
    case null: {
      const id = generalPerhaps(text);
      return id === null ? { kind: 'unclear' } : { kind: 'general', id, topic: null };
    }
    default:
      return kind satisfies never;
  }
}

/** Whether both are of one amount. */
function isOfSame(one: Criterion, other: Criterion): boolean {
  return 'name' in one && 'name' in other && one.name === other.name;
}

/** "Low sugar cereal for breakfast": a kind of food says more than when it is eaten. */
export function kindsFirst(shelves: readonly ShelfId[]): readonly ShelfId[] {
  const kinds = shelves.filter((one) => !MEALS.has(one));
  return kinds.length === 0 ? shelves : kinds;
}
const MEALS: ReadonlySet<ShelfId> = new Set(['breakfast', 'lunch', 'dinner', 'snack']);

/** "Are there hazelnuts in it?" asks whether it fits who leaves them out. */
function dietsWithout(asked: readonly string[]): string[] {
  const each = asked.flatMap((word) => (word.length > 2 ? (dietsOfWord(word)?.slice(0, 1) ?? []) : []));
  return [...new Set(each)].slice(0, MAX_ASKED);
}

/** Foods that one question asks for in a product. */
const MAX_ASKED = 3;

function generalOf(id: GeneralId | null, topic: Topic | null): Intent {
  return id === null ? { kind: 'unclear' } : { kind: 'general', id, topic };
}

function termOf(topic: Topic | null): Intent {
  return topic === null ? { kind: 'unclear' } : { kind: 'term', topic };
}

function aboutLabelwise(text: string, topic: Topic | null): Topic | null {
  if (OFFLINE.test(text)) return topicNamed('offline');
  if (DATA.test(text))
    return topicNamed(
      /\b(?:come|comes|from|source|where|vienen|viennent|vengono|vem|haalt|halen|woher)\b/.test(text) ? 'data source' : 'privacy',
    );
  return topic ?? (SCORES.test(text) ? topicNamed('score') : null);
}

const OFFLINE =
  /\b(?:offline|internet|network|signal|connection|netz|reseau|conexion|cobertura|connessione|rete|conexao|rede|netwerk|verbinding)\b/;
const DATA =
  /\b(?:data|privacy|private|store|advertisers?|\w*daten|donnees|datos|dati|dados|gegevens|informations?|informacion|informazioni|informacoes|sell|sold|verkauf\w*|vend\w*|verko\w*)\b/;
const SCORES =
  /\b(?:scores?|scoring|colou?rs?|badge|red|green|number|rating|points?|grade|mark|punkte?|wert|note|nota|puntuacion|puntos|punteggio|voto|pontuacao|pontos|cijfer|punten|calcul\w*|comput\w*|berech\w*|bereken\w*)\b/;

/** "Do the peanut butters contain any milk" asks after the milk, whatever else is in the names before the verb. */
function askedBehindVerb(words: readonly string[], nutrients: readonly string[]): readonly string[] {
  const at = words.findLastIndex((word) => /^contain(?:s|ing)?$/.test(word));
  const behind = new Set(nutrientsIn(words.slice(at + 1)).map(({ name }) => name));
  const asked = at < 0 ? [] : nutrients.filter((name) => behind.has(name));
  return asked.length > 0 ? asked : nutrients;
}

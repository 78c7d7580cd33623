import { foldText } from '../../lib/index.ts';
import type { Aspect } from '../intents/intent.ts';

const EVERY_DAY =
  /(?<!\p{L})(?:every ?day|daily|how often|each day|jeden tag|taglich|wie oft|tous les jours|chaque jour|quotidiennement|combien de fois|todos los dias|cada dia|a diario|cada cuanto|ogni giorno|tutti i giorni|ogni quanto|quante volte|todos os dias|diariamente|quantas vezes|elke dag|iedere dag|dagelijks|hoe vaak)(?!\p{L})/u;
const A_LITTLE =
  /(?<!\p{L})(?:just|only|even|nur|auch nur|juste|rien qu'|meme|solo|nemmeno|neanche|apenas|nem|so|alleen|maar) (?:one |a |an |ein |eine |einen |un |une |una |um |uma |een )?(?:(?:tiny|little|small|klein\w*|petit\w*|poquito|piccol\w*|pequen\w*) )?(?:little|bit|bite|sip|taste|piece|bisschen|bissen|schluck|stuck|stuckchen|peu|bouchee|gorgee|morceau|bout|poco|trocito|bocado|sorbo|po'|pezzetto|pezzettino|morso|sorso|assaggio|pouco|bocadinho|pedacinho|gole|beetje|hapje|slok|stukje)(?!\p{L})/u;

/** Whether a question about a food asks how often it may be eaten, or whether a little of it may. */
export function aspectIn(typed: string): Extract<Aspect, 'how often' | 'a little'> | null {
  const text = foldText(typed);
  if (EVERY_DAY.test(text)) return 'how often';
  return A_LITTLE.test(text) ? 'a little' : null;
}

import { foldText } from '../../lib/index.ts';
import { dietsNamedIn } from '../declared/diets.ts';
import type { Intent } from '../intents/intent.ts';
import { generalIn } from '../knowledge/find-general.ts';
import { hazardIn } from './hazards.ts';
import { youngSlimming } from './young-slimming.ts';

/**
 * What a question asks by its very words, whatever else stands in it: slimming under 18, gout, food that stood warm, and a list that a chat
 * reads and never writes.
 *
 * @param isOfFood whether it names a food by a name of its own
 */
export function fixedIntent(question: string, words: readonly string[], isOfFood = true): Extract<Intent, { kind: 'general' }> | null {
  const slimming = youngSlimming(question);
  if (slimming !== null) return { kind: 'general', id: slimming, topic: null };
  if (OF_GOUT.test(words.join(' '))) return { kind: 'general', id: 'gout', topic: null };
  if (isOverDate(question) && generalIn(words.join(' ')) === null) return { kind: 'general', id: 'best_before_after', topic: null };
  const hazard = hazardIn(question);
  if (hazard !== null) return { kind: 'general', id: hazard, topic: null };
  if (!isOfFood && comparesScores(question)) return { kind: 'general', id: 'app_score_nutriscore', topic: null };
  if (asksToTakeOff(question)) return { kind: 'general', id: 'app_remove_limit', topic: null };
  return asksToWrite(question) ? { kind: 'general', id: 'app_list_add', topic: null } : null;
}

/** Whether the date on a pack is past, and of nothing else that has one. */
function isOverDate(question: string): boolean {
  const text = foldText(question);
  return OVER_DATE.test(text) && !OF_NO_FOOD.test(text);
}
/** The date on a pack is past: whatever food it is, what the two dates mean comes first. */
const OVER_DATE =
  /(?<!\p{L})(?:(?:best before|use by|sell by)(?: date)?(?: \S+)? (?:was|were) (?!on\b)\S+|expired|expires? (?:today|tomorrow|tonight)|out of date|lauft (?:heute|morgen) ab|expire (?:aujourd'hui|demain)|(?:caduca|vence) (?:hoy|manana|hoje|amanha)|scade (?:oggi|domani)|verloopt (?:vandaag|morgen)|(?:past|after|over|beyond|passed) (?:it'?s|their|the|use by|best before|expiry|sell by) ?(?:use by|best before|expiry|sell by|expiration)? ?(?:date)?(?<=date|before|by|expiry)|(?:days?|weeks?) (?:past|over|out of) (?:the |its )?(?:date|best before|use by|expiry)|went off date|abgelaufen\w*|uber(?:m| dem)? (?:mhd|haltbarkeitsdatum|datum)|nach (?:dem )?(?:mhd|ablaufdatum|haltbarkeitsdatum)|mhd (?:ist )?(?:uberschritten|vorbei|um)|perimee?s?|date (?:limite )?(?:est )?(?:depassee|passee)|apres la date|caducad[oa]s?|caduco|caducaron|pasad[oa]s? de fecha|scadut[oaie]|dopo la scadenza|fora (?:do|de) prazo|fora da validade|vencid[oa]s?|passou (?:do|da) (?:prazo|validade)|depois (?:do|da) (?:prazo|validade)|over (?:de )?datum|over de (?:tht|houdbaarheidsdatum)|na de (?:tht|houdbaarheidsdatum)|verlopen)(?!\p{L})/u;
const OF_NO_FOOD =
  /(?<!\p{L})(?:subscription|trial|premium|password|link|token|session|account|plan|licen[cs]e|card|passkey|abo|testphase|passwort|konto|karte|abonnement|essai|compte|carte|suscripcion|prueba|cuenta|tarjeta|abbonamento|prova|carta|assinatura|subscricao|conta|cartao|wachtwoord|proefperiode|kaart|medicine|medication|pills?|tablets?|vitamins?|medikament\w*|medicament\w*|comprimid\w*|formula|milk powder)(?!\p{L})/u;

/** "Why 38 when the Nutri-Score says B?": how the two scores differ, of no food. */
function comparesScores(question: string): boolean {
  const text = foldText(question);
  return /nutri ?-?score/.test(text) && OWN_SCORE.test(text) && DIFFERS.test(text);
}
const OWN_SCORE =
  /(?<!\p{L})(?:(?:your|my|you|the|this|personal|own) (?:score|points?|rating)|you (?:give|rate|say|score)|app|labelwise|(?:dein|euer|mein|ihr)\p{L}* (?:score|wert\p{L}*|punkte?)|(?:ton|votre|mon) score|(?:tu|vuestra|mi) (?:puntuacion|nota)|(?:tuo|vostro|mio) punteggio|(?:vossa|tua|sua|minha) pontuacao|(?:jullie|je|mijn) (?:score|cijfer)|\d{1,3}(?: (?:points?|punkte?|puntos|punti|pontos|punten))?)(?!\p{L})/u;
const DIFFERS =
  /(?<!\p{L})(?:when|while|although|though|but|why|how come|differ\p{L}*|wenn|wahrend|obwohl|aber|warum|wieso|anders|alors que|mais|pourquoi|bien que|cuando|aunque|pero|por que|mientras|quando|mentre|anche se|ma|perche|embora|mas|porque|terwijl|maar|waarom|hoewel|als)(?!\p{L})/u;

/** "I'm not doing keto anymore, take it off": a diet or a limit is to be taken out of what is stored, which the guide never does. */
function asksToTakeOff(question: string): boolean {
  const text = foldText(question);
  const words = text.split(/[^\p{L}'-]+/u).filter((word) => word !== '');
  return TAKE_OFF.test(text) && (OF_LIMITS.test(text) || dietsNamedIn(words).length > 0) && !OF_A_LIST.test(text);
}
const TAKE_OFF =
  /(?<!\p{L})(?:(?:take|get|turn) (?:\S+ ){1,3}?(?:off|out)|(?:remove|delete|unset|drop|clear) (?:it|that|this|them|the|my|from)|nimm (?:\S+ ){1,3}?(?:raus|weg|heraus)|(?:losch|entfern)\p{L}*|enleve\p{L}*|retire\p{L}*|supprime\p{L}*|quita\p{L}*|borra\p{L}*|elimina\p{L}*|togli\p{L}*|rimuov\p{L}*|remove\p{L}*|apaga\p{L}*|tira (?:isso|o|a|do)|haal (?:\S+ ){1,3}?(?:weg|eraf|uit)|verwijder\p{L}*)(?!\p{L})/u;
const OF_LIMITS =
  /(?<!\p{L})(?:\p{L}*(?:allerg|alergi|intoleran)\p{L}*|diets?|restrictions?|profile|diat|einschrankung\p{L}*|profil|regime|dieta|restriccion\p{L}*|perfil|restrizion\p{L}*|profilo|restric\p{L}*|dieet|beperking\p{L}*|profiel)(?!\p{L})/u;
const OF_A_LIST =
  /(?<!\p{L})(?:list|favou?rites?|cart|history|scans?|photo|account|recipe|liste|einkaufs\p{L}*|verlauf|konto|rezept|favoris|historique|compte|recette|lista|favorit\p{L}*|historial|cuenta|receta|cronologia|ricetta|historico|conta|receita|lijst|geschiedenis|recept)(?!\p{L})/u;

/** An illness that no profile holds: whatever is asked of a food, what it asks for comes first. */
const OF_GOUT = /\bgout\b/;

/** "Put milk on my list", in seven languages: something is to be written, and nothing is asked of what is written there. */
function asksToWrite(question: string): boolean {
  const text = foldText(question)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
  return WRITES.some((form) => form.test(text));
}

const ASKED_KINDLY =
  "(?:(?:please|pls|ok|okay|hey|hi|and|then|also|now|can you|could you|would you|will you|bitte|und|dann|noch|kannst du|konntest du|mir|s'il te plait|stp|et|peux tu|tu peux|pourrais tu|por favor|y|puedes|podrias|me|per favore|e|puoi|potresti|mi|podes|pode|voce pode|poderia|alsjeblieft|en|kun je|kan je|wil je|zou je) )*";
const WHAT = '(?:\\S+ ){1,8}?';
const WRITES: readonly RegExp[] = [
  `(?:put|add(?! up)|write|set|stick|pop|note|jot|place|throw|include) ${WHAT}(?:on|to|onto|in|into|down on|down in) (?:my|our|the|a) (?:\\w+ )?list`,
  `(?:setze?n?|schreibe?n?|packe?n?|tue?|lege?n?|notiere?n?|nimm|stelle?|mach) ${WHAT}(?:auf|in) (?:mein\\w*|die|unser\\w*|den) (?:\\w+ )?\\w*(?:liste|zettel)`,
  `(?:fuge?|fugen) ${WHAT}(?:zu )?(?:meiner|der|unserer|zur) \\w*liste hinzu`,
  `${WHAT}(?:auf|in) (?:meine|die|unsere|den|meinen) \\w*(?:liste|zettel)(?: bitte)? (?:setzen|schreiben|packen|tun|nehmen|bitte)`,
  `(?:mets|mettez|mettre|ajoute[rz]?|rajoute[rz]?|note[rz]?|ecris|ecrire|inscris|inscrire|colle) ${WHAT}(?:sur|a|dans) (?:ma|la|notre) liste`,
  `(?:pon|ponme|poner|pones|mete\\w*|meter|anade\\w*|anadir|agrega\\w*|apunta\\w*|anota\\w*|escribe\\w*|incluye) ${WHAT}(?:en|a) (?:mi|la|nuestra) lista`,
  `(?:metti\\w*|mettere|aggiung\\w+|scriv\\w+|segna\\w*|inseri\\w+|annota\\w*) ${WHAT}(?:nella|alla|sulla|in|a|su) (?:mia |nostra |la mia )?lista`,
  `(?:poe|poes|por|mete\\w*|coloca\\w*|adiciona\\w*|acrescenta\\w*|anota\\w*|escreve\\w*|bota|inclui\\w*) ${WHAT}(?:na|a|em) (?:minha |nossa )?lista`,
  `(?:zet|zetten|schrijf|schrijven|voeg|noteer|plaats|doe|gooi) ${WHAT}(?:op|aan|in) (?:mijn|de|het|ons|onze|m'n) \\w*(?:lijst|lijstje)`,
  `${WHAT}op (?:mijn|de|het|ons|onze) \\w*(?:lijst|lijstje) (?:zetten|schrijven|plaatsen|alsjeblieft)`,
].map((form) => new RegExp(`^${ASKED_KINDLY}${form}(?= |$)`));

import { foldText } from '../../lib/index.ts';

const LEAD =
  "ok|okay|oke|okey|k|ah|oh|aha|super|toll|klasse|gut|alles klar|top|cool|nice|great|perfect|perfekt|parfait|perfecto|perfetto|perfeito|genial|geniale|vale|bene|va bene|ottimo|otimo|fixe|goed|prima|ja|yes|yeah|si|oui|sim|haha|lol|got it|bon|bueno|bem|d'accord|no|nein|non|nee|nao|und|and|et|y|e|en";
const THANKS =
  'danke|dankeschon|danke schon|vielen dank|besten dank|thx|thnx|tnx|thanks|thank you|thank u|tysm|ty|merci|mrc|gracias|muchas gracias|grazie|grazie mille|obrigad[oa]|brigad[oa]|muito obrigad[oa]|bedankt|dank je|dankje|dank je wel|dankjewel|dank u|dank u wel|cheers';
const TAIL =
  'dir|ihnen|euch|sehr|schon|vielmals|fur|die|deine|hilfe|info|tipps?|beaucoup|bien|mille|mil|muchas|tante|muito|wel|so|much|a|lot|mate|buddy|man|bro|very|for|the|your|help|pour|votre|ton|aide|por|la|ayuda|per|aiuto|pela|ajuda|voor|je|hulp|again|nochmal|encore|super|lol|haha|all|everything|it|that|was|das|wars';
const ONLY_THANKS = new RegExp(`^(?:(?:${LEAD}) )*(?:${THANKS})(?: (?:${TAIL}|${THANKS}))*$`);

/** "Ok danke", "super, merci beaucoup": thanks in whatever language, whatever the chat speaks, and nothing else. */
export function isThanks(message: string): boolean {
  return ONLY_THANKS.test(
    foldText(message)
      .replace(/[^\p{L}']+/gu, ' ')
      .trim(),
  );
}

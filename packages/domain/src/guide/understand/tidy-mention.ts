const BEFORE =
  /^(?:(?:\d+(?:\.\d+)? ?(?:g|gr|grams?|gramm|grammes|ml|cl|l)(?: (?:of|de|von))?|(?:\d+ )?(?:cans?|bottles?|glass(?:es)?|jars?|cups?|spoons?|tablespoons?|teaspoons?|packs?|packets?|servings?|portions?|slices?|pieces?|bowls?) (?:of|de|von)|the|a|an|my|some|any|this|that|these|our|your|of|more|der|die|das|den|ein|eine|einen|le|la|les|l'|un|une|du|des|de la|product|products|food|brand|called|named|eating|drinking|buying|having|score of|score for|for|about|to|it ok|from|by)\s+)+/;
const AFTER =
  /(?:\s+(?:\d+(?:\.\d+)? ?(?:g|gr|grams?|ml|cl|l)|for me|for my \w+|for us|for you|to eat|to drink|to have|to buy|every day|everyday|daily|each day|per day|a day|regularly|often|today|tonight|tomorrow|now|again|too|also|please|or not|really|in general|healthy|good|bad|with my .*|on my .*|if i .*|when i .*|because .*|as a snack|for breakfast|for lunch|for dinner|for a snack|as a diabetic|but .*|with less .*|with more .*|without .*|that .*|which .*|fur mich|pour moi|product|products|instead|per 100 ?(?:g|ml)|before bed|at night|after .*|lower|higher|so|only|much|give|i should .*|should i .*|that i .*|to worry about|like .*))+$/;

/** Words that should name a food, without what stands around them. */
export function tidyMention(words: string): string {
  const kept = words.trim();
  if (/^(?:it|this|that|these|those|them)$/.test(kept)) return kept;
  if (/^(?:this|that) (?:one|product|food|item|snack|thing|bar|drink)$/.test(kept)) return 'this';
  const shorter = kept.replace(BEFORE, '').replace(AFTER, '').trim();
  return shorter;
}

import { words } from '../persons/persons.data.ts';

/** Joins on to what was said before, in seven languages. */
export const BEGINS_BESIDE =
  /^\W*(?:and|but|or|so|then|ok(?:ay)?|what about|how about|what if|even|also|only|just|not|without|with|und|aber|oder|dann|also|auch|wenn|nur|was ist|wie ist|ohne|mit|nicht|et|mais|ou|alors|donc|meme|sans|avec|pas|y|pero|o|entonces|también|sin|con|no|incluso|e|ed|ma|allora|quindi|anche|senza|invece|mas|então|também|sem|com|ou|não|en|maar|of|dus|dan|ook|zonder|met|niet|alleen)(?![\p{L}])/iu;

/** Words that stand for something that was spoken of. */
export const POINTS_BACK =
  /(?<!\p{L})(?:it|its|it's|that|this|these|those|them|they|one|ones|half|rest|das|die|den|dem|es|davon|damit|dazu|daraus|dafür|darin|welche|welches|hälfte|ça|cela|ce|celui|celle|ceux|celles|le|la|les|en|lui|moitié|lo|la|los|las|eso|esto|ese|esa|esos|esas|ello|mitad|lo|li|le|ne|questo|questa|quello|quella|quelli|metà|isso|isto|esse|essa|esses|essas|dele|dela|metade|het|dat|dit|die|deze|hem|ervan|ermee|erin|daar|helft)(?!\p{L})/iu;

/** What may stand beside the name of a food that is asked about in the place of another; folded. */
export const STANDS_BESIDE = words(
  "and or but what about how then the a an some so also too for is are und oder aber was ist mit der die das den dem ein eine einen dann auch wie et ou mais le la les l' un une des du de alors aussi pour y o pero el los las una unos unas que tal entonces tambien e ed ma il lo gli i allora anche per invece com o os as um uma entao tambem mas en of maar de het een dan ook hoe zit met l d",
);

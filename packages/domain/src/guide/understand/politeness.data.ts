/** What may stand before a question and asks nothing. */
export const LEAD =
  /^(?:(?:hi|hello|hey|please|thanks|thank you|great|yes|sure|cool|nice|ok|okay|so|well|um|hmm|and|n|but|also|now|then|just|i was wondering|i wonder|i would like to know|i'd like to know|i want to know|do you know|can you|could you|would you|will you|quick question|question|tell me if|tell me whether|is it true that|if|whether|dear guide|guide|btw|honestly)\s+)+/;
/** "Not Nutella, I meant Snickers": what was meant counts. */
export const TAKEN_BACK =
  /^.*\b(?:i mean(?:t)?|no wait|no sorry|sorry no|wait no|wrong one|no no)(?: (?:i mean(?:t)?|wait|sorry))*(?: the| that| this)?(?: one(?: with)?)? (?=\S)/;
/** What may stand behind a question and asks nothing. */
export const TAIL = /(?:\s+(?:please|pls|plz|thanks|thank you|right now|now|then|exactly|actually|at all|lol|or not))+$/;

import { POINTS_BACK } from './subject.data.ts';

/** A clause begins with whether somebody may have something, in seven languages. */
const MAY =
  /^\W*(?:(?:and|but|so|und|aber|et|mais|y|pero|e|ma|mas|en|maar) )?(?:(?:he|she|lui|lei|él|ella|ele|ela|il|elle) )?(?:can|could|may|should|is|are|darf|dürfen|kann|können|soll|ist|peut|peux|puis|pouvons|est-ce|puede|puedo|podemos|es|può|posso|possiamo|è|pode|podemos|é|mag|mogen|kan|kunnen)(?!\p{L})/iu;

/** Whether a message asks for what was spoken of, also without a question mark: "my dad is on phenelzine, can he have it too". */
export function asksOfIt(message: string): boolean {
  return message.split(/[,.;!?\n]+/u).some((clause) => MAY.test(clause) && POINTS_BACK.test(clause.replace(MAY, ' ')));
}

import { END, type Statement } from './tokens.ts';

/** Wished, imagined or ironical: what is denied in it is the case. */
const WISHED =
  /(?:^| )(?:wish|wishes|wishing|if only|as if|imagine|pretend|suppose|supposing|let's say|lets say|hypothetically|schon war's|schon wars|ware ich|hatte ich|wenn ich (?:nur|doch|bloss)|als ob|stell dir vor|stellen sie sich vor|angenommen|mal angenommen|wunschte|j' aimerais|j'aimerais|si seulement|comme si|imagine[zs]?|imaginons|supposons|admettons|ojala|como si|imagina|imaginate|imaginemos|supongamos|supon|magari|se solo|come se|immagina|immaginiamo|mettiamo|poniamo|supponiamo|quem me dera|oxala|tomara|como se|imagine|vamos supor|imaginemos|suponhamos|was ik maar|had ik maar|hadden we maar|alsof|stel je voor|stel dat|stel)(?= )/;
/** What somebody else, or oneself of old, holds for true. */
const HELD =
  /(?:^| )(?:says|say|said|saying|thinks?|thought|thinking|believes?|believed|claims?|claimed|reckons?|insists?|pretends?|swears?|told me|tells me|according to|used to think|supposedly|allegedly|sagt|sagen|sagte|meint|meinen|meinte|glaubt|glauben|glaubte|denkt|denken|dachte|behauptet|behaupten|laut|angeblich|dit|disent|disait|pense|pensent|pensait|pensais|croit|croient|croyais|pretend|pretendent|selon|d' apres|dice|dicen|decia|piensa|piensan|pensaba|cree|creen|creia|segun|dicono|diceva|pensa|pensano|pensavo|credono|crede|credevo|secondo|diz|dizem|disse|acha|acham|achava|pensava|segundo|zegt|zeggen|zei|denkt|denken|dacht|dachten|vindt|gelooft|volgens)(?= )/;
/** Whose word counts: a test, or who makes one. */
const EXPERT =
  /(?:^| )(?:doctors?|doc|gp|dr|allergist|specialist|dietitian|paediatrician|pediatrician|consultant|hospital|clinic|tests?|results?|arzt\w*|arztin|kinderarzt|allergologe|allergologin|befund\w*|medecin|docteur|allergologue|pediatre|analyses?|medic[oa]|doctora?|alergolog[oa]|pediatra|analisis|prueba|pruebas|dottore|dottoressa|allergolog[oa]|esam[ei]|analisi|medic[oa]|doutora?|alergologista|exames?|huisarts|dokter|allergoloog|kinderarts|uitslag)(?= )/;
/** What comes after it takes it back: "people think I'm not allergic, but I am". */
const BUT =
  /(?:^| )(?:but|aber|mais|pero|ma|mas|maar|sondern|however|though|trotzdem|pourtant|sin embargo|pero si|tuttavia|porem|toch)(?= )/;
/** It depends on something: nobody says that it is so. */
const CONDITION =
  /(?:^| )(?:if|unless|whether|when|what if|in case|wenn|falls|ob|sofern|si|quand|cuando|se|quando|als|indien|wanneer)(?: \S+){0,3} ?$/;

const CONDITION_FIRST = /^(?:(?:and|but|und|et|y|e|en) )?(?:if|unless|what if|wenn|falls|angenommen|si|se|als|indien) /;

/**
 * What words around a denial make of it. `holds`: it is wished, imagined, ironical or what others hold ("I wish I weren't celiac", "she isn't
 * allergic any more, says grandma"), so that what is denied is the case. `open`: it depends on something ("if I were not celiac"), which tells
 * nothing. `meant`: the writer denies it in earnest. Who is taken too strictly reads it back and can say so.
 */
export function meaningOf(before: string, denial: string, after: string): 'holds' | 'open' | 'meant' {
  const around = ` ${before}  ${after} `;
  const isHeld = HELD.test(around) && (!EXPERT.test(around) || BUT.test(` ${after} `));
  if (WISHED.test(` ${before} ${denial} `) || isHeld) return 'holds';
  const start = denial.trim().split(' ').slice(0, 2).join(' ');
  return CONDITION.test(` ${before}`) || CONDITION_FIRST.test(before.trim()) || CONDITION.test(` ${start}`) ? 'open' : 'meant';
}

/** {@link meaningOf} of a denial in a clause: its last word tells where it stands. */
export function meaningWithin(clause: string, denial: string): ReturnType<typeof meaningOf> {
  const last = denial.trim().split(' ').at(-1) ?? '';
  const end = clause.indexOf(last) + last.length;
  return meaningOf(clause.slice(0, end), denial, clause.slice(end));
}

/** A way to eat that somebody chooses; what makes ill is none. */
const isChosen = (diet: string): boolean => !diet.endsWith('-free');
/** "If I go low carb", "should I go vegan": a diet that is thought about, and not begun. */
const CONSIDERED =
  /^(?:(?:and|but|so|und|et|y|e|en|hi|hey|ok) )*(?:(?:what )?if|should|shall|could|can|would|wenn|falls|soll|sollte|kann|konnte|si|dois|devrais|puis|debo|deberia|puedo|se|dovrei|devo|posso|deveria|als|moet|zal|kan) (?:i|we|ich|wir|je|j'|on|nous|yo|me|io|eu|ik|wij|we|ser|diventare|devenir|hacerme)? ?/;

/** Statements without those that take back what is not denied in earnest: they bind, or say nothing. */
export function withoutUnmeant(tokens: readonly string[], statements: readonly Statement[]): Statement[] {
  return statements.flatMap((one) => {
    const start = tokens.lastIndexOf(END, one.from - 1) + 1;
    if (!one.isRetraction) {
      const before = tokens.slice(start, one.end).join(' ');
      return one.diets.length > 0 && one.diets.every(isChosen) && CONSIDERED.test(`${before} `) ? [] : [one];
    }
    const stop = tokens.indexOf(END, one.end);
    const between = (from: number, to: number) => tokens.slice(from, to).join(' ');
    const meaning = meaningOf(between(start, one.from), between(one.from, one.end), between(one.end, stop < 0 ? tokens.length : stop));
    return meaning === 'open' ? [] : [meaning === 'holds' ? { ...one, isRetraction: false } : one];
  });
}

/**
 * Everyday words of seven languages that are a form of the name of a food, or one slip away from one, and name none: "note", "Reise", "mains",
 * "noi". Found by asking the vocabulary of foods for each of the most used words. Folded.
 */
export const NO_FOODS: ReadonlySet<string> = new Set(
  `set sets put puts pass passe passes passen passt notte noche gambe coca cola colas fica fico ficam ficar ficou ficamos
  album alice amor ave bag bags bai bay bess bi bone bones boo boon butt butts carve cassie ch chaos cole coles date enter epic gem gems
  gran grenades grit grits habit habits hong huh kern lame lima limo lin line lines lina mac mace mania mores nat nato note notes oliver
  olivia org pans pap papa paso pat pe peers pen pep pin pine pines pins pip pipe pipes pips poise poll polls pulp pulse quitter rand rap
  rapes rise rog rom rome room rooms scamp sedan tamara te trot vine vines
  biete bieten boone eins fischer habs hafen kasse kohle lache lachen lacher lach linie nate nora paps pech preis quitt rahmen reise reisen
  runde runden rund weinen zelle zellen fischen
  ailes appele appeles appelle av bonn bonnes cac cache dil fiche gens grille habite kohl mains mur murs panne pape pave quitte soie tonne
  vise vises
  alicia ani boleto boletos caballo caballos caca chao clave dile diles especie especies habito habitos lino mente mentes menti monton moria
  pasa pase pases pasos pata patas pene risa roma soio
  amore api chilo dille figa figo mangi mangia mangio mento mori noi panni passa passo porca resa reso sete seta vacci miglia
  avos burra casei centenas colo haver humm leito mamae milha milhas moro mora papai papo passos peca pecas peco porra rei visse pano vinha
  beet bloemen boos kap kas keer keren lul kraken leek munten pers trut wijs`.split(/\s+/),
);

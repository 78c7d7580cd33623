import type { Translation } from '../catalog.ts';
import type { guideTurns as english } from '../en/guide-turns.ts';

/** What the guide says to a few words behind an answer: doubt, where it comes from, how often, only a little. */
export const guideTurns = {
  turn_sure_pack:
    '**Ja, zo zeker als de gegevens erachter:** {sources}. Staat er iets anders op de verpakking in je hand, dan klopt die: recepten veranderen.',
  turn_sure_advice:
    '**Ja, dat is wat de bronnen zeggen:** {sources}. Een ziekte, een medicijn, een leeftijd of een allergie die ik niet ken kan dat veranderen: noem het, en ik kijk opnieuw.',
  turn_sure_own:
    '**Ja, voor zover klopt wat je hebt ingevuld en gescand.** Pas het aan in je profiel of scan opnieuw, dan verandert het antwoord mee.',
  turn_sure_nothing: '**Daar gaf ik geen antwoord dat zeker kan zijn.** Noem het product, en wat je ervan wilt weten.',
  turn_sure_catalogue:
    '**Ja, voor zover deze catalogus reikt.** Hij heeft niet alles wat winkels verkopen: scan wat de jouwe heeft, dan beoordeel ik het.',
  turn_named_none: '**Daar noemde ik er geen.** Vraag eerst naar producten, dan naar hun plaats.',
  turn_source: '**Het komt van:** {sources}.',
  turn_asked_first: '**Je eerste vraag was** ‘{question}’.',
  turn_only_so_many: '**Ik noemde er daar maar {count, plural, one {één} other {#}}.**',
  turn_little_harms: '**Nee, ook geen klein beetje:** bij een allergie of coeliakie kan een spoortje al schaden.',
  turn_little_breaks: '**Nee:** ook een beetje gaat in tegen wat hier weg moet.',
  turn_little_open: '**Ook geen klein beetje, zolang niet duidelijk is** of het past: de verpakking laat het niet zien.',
  turn_little_fine: '**Een beetje af en toe is geen probleem;** het gaat om hoeveel en hoe vaak.',
  turn_often_everyday: '**{food}: ja, ook elke dag,** in gewone hoeveelheden.',
  turn_often_normal: '**{food}: niet per se elke dag;** in gewone hoeveelheden kan het.',
  turn_often_seldom: '**{food}: liever af en toe dan elke dag.**',
  turn_often_rare: '**{food}: nee, niet elke dag.** Liever alleen bij zeldzame gelegenheden.',
  turn_often_never: '**{food}: helemaal niet.** Het gaat in tegen wat hier weg moet.',
  turn_often_open: '**{food}: niet voordat duidelijk is of het past.** De verpakking laat het niet zien.',
  turn_often_most: 'Al **{portion}** ervan bevatten {limit} {nutrient}, de referentie van een volwassene voor een hele dag.',
  turn_because: '**Door wat de verpakking laat zien:**',
  turn_chosen: '**Gekozen op je vraag en je score:** eerst valt weg wat niet past, daarna staat het beste bovenaan.',
  turn_nutri_score: '**{food} heeft Nutri-Score {grade},** op een schaal van A (het beste) tot E.',
  turn_nutri_score_none: '**Ik ken geen Nutri-Score van {food}:** er ontbreken waarden of de categorie.',
  turn_fattening_much: '**Geen enkel voedsel maakt vanzelf dik, maar van {food} eet je snel te veel:** {energy} per {per}.',
  turn_fattening_some: '**Geen enkel voedsel maakt vanzelf dik; bij {food} telt de hoeveelheid:** {energy} per {per}.',
  turn_fattening_little: '**Nee, {food} heeft weinig energie:** {energy} per {per}.',
  turn_fits_left: '**Ja, qua energie past het:** {portion} {food} bevatten {energy}; van {left} blijft {rest} over.',
  turn_fits_left_not: '**Nee, het is {rest} te veel:** {portion} {food} bevatten {energy}, en er is {left} over.',
  turn_not_only: '**Niet alleen:** de lijst van {food} noemt meer.',
  turn_only_that: '**Ja, de lijst van {food} noemt niets anders.**',
  turn_additive_yes: '**Ja, {additive}: {diet}.**',
  turn_additive_no: '**Nee, {additive} is niet {diet}.**',
  turn_additive_open:
    '**Niet zeker: {additive} kan {diet} zijn of niet.** De verpakking hoeft niet te zeggen waarvan het gemaakt is; pas een keurmerk maakt het duidelijk.',
  turn_sodium: '**Ongeveer {sodium} natrium** in {portion} (zout ÷ 2,5).',
  stated_left: '**Dat is ongeveer {energy} kcal; van {budget} kcal is er nog ongeveer {left} kcal over.**',
  stated_over: '**Dat is ongeveer {energy} kcal, ongeveer {left} kcal meer dan {budget} kcal.**',
  stated_row: '{count} × {food} ({grams} g of ml per stuk): {energy} kcal',
  stated_unknown: 'Niet in de som, omdat ik de waarden niet ken: {foods}.',
  stated_only: 'Zo genomen als je het zegt, voor dit gesprek; om het te noteren tik je op de productpagina op ‘Gegeten’.',
} satisfies Translation<typeof english>;

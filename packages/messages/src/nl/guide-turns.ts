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
} satisfies Translation<typeof english>;

import type { Translation } from '../catalog.ts';
import type { guidePeople as english } from '../en/guide-people.ts';

export const guidePeople = {
  people_for: '**Voor {names}:**',
  people_for_you: '‘Je’ betekent hier {names}.',
  people_leaves_out: '**{name} laat weg: {names}.**',
  people_leaves_out_nothing: '**Voor {name} is niets ingevuld dat weg moet blijven.**',
  people_leaves_out_here: '**In dit gesprek komt er voor {name} bij: {names}.**',
  people_leaves_out_where: 'Dat staat bij [Personen](/people); wat je daar wijzigt, telt in elk antwoord.',
  people_kept: 'Zet het bij [Personen](/people) om het in elk antwoord voor {names} te laten tellen.',
  people_you: 'jou',
  people_you_alone: 'Jij',
  people_not_for: '**{food}: niet voor {names}.**',
  people_check_for: '**{food}: controleer de verpakking voor {names}.**',
  people_not_judged_for: '**{food}: niet beoordeeld voor {names}.** Onder de drie jaar waarschuwen we alleen.',
  people_safe_for: '**{food} is veilig voor {names}**, voor zover de verpakking het laat zien.',
  people_no_conflict_for:
    '**{food}** bevat niets wat voor {names} wordt weggelaten, voor zover de verpakking het laat zien. Toch is het niet voor iedereen een goede keuze: de score zegt waarom.',
  people_free_for: '**{food}**: voor {names} wordt niets weggelaten, dus niets sluit het uit. Hoe gezond het is, zegt de score.',
  people_line: '**{name}**: {text}',
  people_line_score: '{text}, {score} van 100',
  people_is_not: 'niet geschikt',
  people_is_unknown: 'de verpakking laat het niet zien',
  people_is_not_judged: 'niet beoordeeld, onder de drie jaar waarschuwen we alleen',
  people_is_safe: 'geschikt',
  people_is_no_conflict: 'geen conflict, maar geen goede keuze',
  people_is_free: 'laat niets weg',
  people_alcohol: 'bevat alcohol',
  people_some_alcohol: 'er zit alcohol in de ingrediënten',
  people_caffeine: 'veel cafeïne, niet aanbevolen voor kinderen',
  people_name_unknown: 'Onder je mensen ken ik niemand die {name} heet, dus voor die persoon antwoord ik niet: het kan verkeerd zijn.',
  people_words_unclear: 'Wie bedoel je met ‘{words}’?',
  people_nobody_else: 'Tot nu toe ken ik alleen jou.',
  people_known: 'Behalve jou ken ik {names}.',
  people_add:
    'Vertel me hier wat niet gegeten mag worden, of voeg de persoon toe onder [Mensen](/people): dan antwoord ik ook voor die persoon.',
  people_unknown:
    '**Let op:** wat ‘{words}’ niet mag eten weet ik niet, en daar is hier geen rekening mee gehouden. Vertel het me, of voeg de persoon toe onder [Mensen](/people).',
  people_for_you_alone: '**Alleen voor jou:**',
  people_share_nothing: 'Niet beoordeeld voor {names}: wat zij niet mogen eten, wordt niet met je gedeeld.',
  child_at: '{age, plural, =0 {Onder 1 jaar} one {Met # jaar} other {Met # jaar}}',
  child_salt: '**{at}: hoogstens {amount} g zout per dag** uit alles samen (NHS).',
  child_sugars: '**{at}: hoogstens {amount} g vrije suikers per dag** (NHS): toegevoegde suiker, honing, siroop en sap.',
  child_no_sugars: '**{at}: zo weinig mogelijk vrije suikers, en geen zoete drankjes** (NHS).',
  child_caffeine:
    '**{at}: hoogstens ongeveer {amount} mg cafeïne per dag**, 3 mg per kg lichaamsgewicht bij ongeveer {weight} kg (EFSA). Een blikje cola (355 ml) heeft ongeveer 40 mg, een energiedrankje (250 ml) 80 mg: energiedrankjes zijn niets voor kinderen.',
  child_no_caffeine: '**{at}: geen cafeïne**, dus geen koffie, zwarte of groene thee, cola of energiedrankje.',
  child_water:
    '**{at}: ongeveer {amount} l water per dag uit eten en drinken samen** (EFSA), waarvan ongeveer {drinks} l als drank. Meer bij warmte en sport; bij koorts, braken of diarree vaak kleine slokjes.',
  child_no_water: '**{at}: melk is de hoofddrank; vanaf ongeveer 6 maanden slokjes water bij de maaltijd** (NHS).',
  child_calcium: '**{at}: ongeveer {amount} mg calcium per dag** (EFSA).',
  child_iron: '**{at}: ongeveer {amount} mg ijzer per dag** (EFSA).',
  child_fiber: '**{at}: ongeveer {amount} g vezels per dag** (EFSA).',
  own_limit_salt: '**Jouw grens: {amount} g zout per dag, zoals die voor je is bepaald.** Die gaat voor elk ander getal hier.',
  own_limit_fluids:
    '**Jouw grens: {amount} l vocht per dag, zoals die voor je is bepaald.** Water, koffie, thee, melk, sap en soep tellen allemaal mee; die gaat voor elk ander getal hier.',
} as const satisfies Translation<typeof english>;

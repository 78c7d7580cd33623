/** Words for one's own people in seven languages, by what they are to somebody and by their gender. Folded. */
export type RelationRow = { readonly group: string; readonly gender: 'f' | 'm' | null; readonly words: string };

export const RELATION_ROWS: readonly RelationRow[] = [
  {
    group: 'child',
    gender: 'f',
    words:
      'daughter daughters girl girls lass goddaughter stepdaughter tochter madchen fille filles fillette puce hija hijas nina ninas figlia figlie bambina bambine bimba bimbe piccola filha filhas menina meninas miuda dochter dochters dochtertje dochterje meisje meisjes gamine garota nena',
  },
  {
    group: 'child',
    gender: 'm',
    words:
      'son sons boy boys lad godson stepson sohn sohne junge jungs jungen sohnchen fils garcon garcons fiston gamin hijo nino figlio bambino bimbo piccolo filho menino meninos miudo zoon zonen zoons zoontje jongen jongens jongetje garoto nene kleiner',
  },
  {
    group: 'child',
    gender: null,
    words:
      'child children kid kids kiddo baby babies toddler toddlers infant newborn twins lo youngster teen teenager kind kinder kindern kleine kleinen kleines zwillinge saugling patenkind enfant enfants bebe bebes petit petite jumeaux hijos ninos peque peques pequeno pequena gemelos figli bambini bimbi gemelli filhos crianca criancas gemeos kindje kinderen kleintje peuter kleuter tweeling',
  },
  {
    group: 'grandchild',
    gender: 'f',
    words: 'granddaughter niece enkelin enkeltochter nichte petite-fille niece nieta sobrina nipotina neta sobrinha kleindochter nichtje',
  },
  { group: 'grandchild', gender: 'm', words: 'grandson nephew enkel enkelsohn neffe neffen petit-fils neveu nieto sobrino nipotino neto sobrinho kleinzoon neefje' },
  { group: 'grandchild', gender: null, words: 'grandchild grandchildren grandkid grandkids enkelkind enkelkinder nietos nipote nipoti netos kleinkind kleinkinderen' },
  {
    group: 'partner',
    gender: 'f',
    words:
      'wife wifey missus girlfriend gf fiancee frau freundin verlobte femme copine compagne mujer esposa novia companera moglie fidanzata compagna mulher namorada companheira vrouw vriendin',
  },
  {
    group: 'partner',
    gender: 'm',
    words:
      'husband hubby boyfriend bf fiance mann freund verlobter mari copain compagnon marido esposo novio companero marito fidanzato compagno namorado companheiro man vriend',
  },
  { group: 'partner', gender: null, words: 'partner spouse partnerin partenaire pareja parceiro parceira' },
  {
    group: 'friend',
    gender: null,
    words:
      'friend friends mate mates buddy bestie pal guest guests visitor visitors flatmate flatmates roommate roommates housemate colleague colleagues coworker neighbour neighbor neighbours student cousin freund freundin freunde gast gaste mitbewohner mitbewohnerin kollege kollegin kollegen nachbar nachbarin cousine ami amie amis amies copain copine copains invite invites invitee coloc collegue collegues voisin voisine amigo amiga amigos amigas invitado invitada invitados companero companera colega primo prima vecino vecina amico amica amici amiche ospite ospiti coinquilino coinquilina collega vicino vicina cugino cugina convidado convidada convidados vizinho vizinha vriend vriendin vrienden huisgenoot buurman buurvrouw neef nicht',
  },
  { group: 'parent', gender: 'f', words: 'mother mum mom mam mummy mommy ma mama mutter mutti mami mere maman madre mami mamma mae moeder' },
  { group: 'parent', gender: 'm', words: 'father dad daddy papa vater papi pere padre babbo pai vader pappa' },
  { group: 'parent', gender: null, words: 'parent parents folks eltern padres genitori pais ouders' },
  {
    group: 'grandparent',
    gender: 'f',
    words: 'grandma granny gran nan nana grandmother oma omi grossmutter mamie meme grand-mere abuela abuelita yaya nonna avo vovo grootmoeder',
  },
  {
    group: 'grandparent',
    gender: 'm',
    words: 'grandpa grandad granddad grandfather gramps opa opi grossvater papy pepe grand-pere abuelo abuelito yayo nonno avo grootvader',
  },
  { group: 'grandparent', gender: null, words: 'grandparents grosseltern abuelos nonni avos grootouders' },
  { group: 'sibling', gender: 'f', words: 'sister sisters sis schwester schwestern soeur soeurs hermana hermanas sorella sorelle irma irmas zus zusje zussen' },
  { group: 'sibling', gender: 'm', words: 'brother brothers bro bruder frere freres hermano hermanos fratello fratelli irmao irmaos broer broers broertje' },
  { group: 'aunt or uncle', gender: 'f', words: 'aunt auntie tante tia zia' },
  { group: 'aunt or uncle', gender: 'm', words: 'uncle onkel oncle tio zio oom' },
  { group: 'in-law', gender: 'f', words: 'mil schwiegermutter schwagerin suegra cunada suocera cognata sogra cunhada schoonmoeder schoonzus' },
  { group: 'in-law', gender: 'm', words: 'fil schwiegervater schwager suegro cunado suocero cognato sogro cunhado schoonvader schoonbroer zwager' },
];

/** Before one of one's own. */
export const OWNER =
  'my|our|his|her|their|mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer|mon|ma|mes|notre|nos|mi|mis|nuestro|nuestra|nuestros|nuestras|mio|mia|miei|mie|nostro|nostra|meu|minha|meus|minhas|nosso|nossa|mijn|m\'n|onze|ons';
/** Before a child that is known to whoever is spoken to: "the kid", "der Kleine", "la niña". */
export const ARTICLES = 'the|der|die|das|den|dem|la|le|el|il|lo|a|o|het|de|al|del|dal|allo|alla|ao|au|du|l\'';
/** Who needs no "my" at the beginning of a clause or behind "for": "mum has", "dad's allergic", "nonna". */
export const KIN_ALONE =
  "mum|mom|mummy|mommy|dad|daddy|mama(?! mia)|papa|mami|papi|mutti|oma|opa|omi|opi|granny|grandma|grandpa|grandad|nan|nana|nonna|nonno|mamma|babbo|maman|mamie|papy|abuela|abuelo|abuelita|yaya|mae|pai|avo|hubby|husband|wife|wifey|missus|daughter|son(?='s|s? (?:is|has|can|cant|cannot|can't|hates|wont) )|sis|sister|bro|brother|gf|bf|boyfriend|girlfriend|kiddo|toddler|baby";

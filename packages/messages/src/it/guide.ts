import type { Translation } from '../catalog.ts';
import type { guide as english } from '../en/guide.ts';
import { guideAmounts } from './guide-amounts.ts';
import { guideCautions } from './guide-cautions.data.ts';
import { guideDishes } from './guide-dishes.data.ts';
import { guideFoods } from './guide-foods.ts';
import { guideGeneric } from './guide-generic.data.ts';
import { guideKinds } from './guide-kinds.data.ts';
import { guideKitchen } from './guide-kitchen.data.ts';
import { guideOwn } from './guide-own.ts';
import { guidePeople } from './guide-people.ts';
import { guideReckoning } from './guide-reckoning.ts';
import { guideTurned } from './guide-turned.data.ts';
import { guideTurns } from './guide-turns.ts';

export const guide = {
  pregnancy_lost:
    'Mi dispiace molto per la tua perdita. Ciò che valeva in gravidanza non conta più in questa conversazione. **Sanguinamento forte, febbre, dolore intenso o senso di svenimento**: chiama oggi l’ostetrica o il medico, oppure il 112 (Europa), il 911 (USA, Canada) o il 999 (Regno Unito). Non devi affrontarlo senza aiuto: l’ostetrica o il medico sa chi può aiutare, e [findahelpline.com](https://findahelpline.com) indica con chi parlare.',
  ...guideAmounts,
  ...guideDishes,
  ...guideFoods,
  ...guideGeneric,
  ...guideCautions,
  ...guideKinds,
  ...guideKitchen,
  ...guideOwn,
  ...guidePeople,
  ...guideReckoning,
  ...guideTurned,
  ...guideTurns,
  list: '{first} e {last}',
  careful: '**Attenzione:** {text}',
  sources: '*Fonti: {sources}.*',
  additive: '**{additive}.** {description}',
  additive_name: '{name} ({code})',
  origin_animal: '**Proviene da animali**: un alimento che lo contiene non è vegetariano.',
  origin_not_vegan: '**Proviene da animali** (anche insetti, latte o uova): un alimento che lo contiene non è vegano.',
  origin_either:
    '**Può provenire da animali o da piante**, e la confezione non è tenuta a dirlo; un marchio vegano lo chiarisce. In quel caso Labelwise non considera vegano l’alimento.',
  origin_not_animal: 'Labelwise **non ne conosce un’origine animale**.',
  not_evaluated: 'Labelwise **non ne ha una valutazione**, quindi non conta né a favore né contro un alimento.',
  concern: 'Labelwise lo conta con **preoccupazione {concern}**.',
  concern_low: 'bassa',
  concern_moderate: 'moderata',
  concern_high: 'alta',
  evaluated_in: 'Valutato da {authority}, {year}: {title}.',
  not_read_again: '{evaluated} Questa fonte non è stata riletta per questa tabella.',
  additive_in_scans: 'Tra le tue ultime scansioni è in {foods}.',
  guidance: 'Per **{about}** le raccomandazioni chiedono:',
  guidance_more: '**Più {nutrient}**: {reason}',
  guidance_less: '**Meno {nutrient}**: {reason}',
  see_a_doctor: 'Il tuo medico o dietista conosce il tuo caso; questa è un’indicazione generale.',
  guidance_to_avoid: 'Per **{about}** le raccomandazioni chiedono poco di:',
  guidance_reason: '**{nutrient}**: {reason}',
  nothing_forbidden:
    'Nessun punteggio vieta un singolo alimento. Quello che una restrizione o un’allergia esclude è segnalato su ogni prodotto.',
  score: '{food} ha **{score} su 100** per te.',
  lines_asked: '{score} Le righe che chiedi:',
  lines_gains: '{score} Che cosa aggiunge punti:',
  lines_losses: '{score} Che cosa toglie punti:',
  lines_no_gains: '{score} Niente aggiunge punti oltre la partenza:',
  lines_no_losses: '{score} Niente toglie punti rispetto alla partenza:',
  from_now_on: '**Da ora in poi: {diets}.**',
  from_now_on_disliked: '**Da ora in poi lascio fuori ciò che non piace: {diets}.** È questione di gusti: non annoto nessuna allergia.',
  keep_offer: '[Aggiungi al mio profilo di salute: {names}](/ai-nutritionist?keep={items})',
  no_longer: 'Non più per questa conversazione: {diets}. Quello che dice il tuo profilo di salute conta ancora.',
  allergy_unnamed: 'Parli di un’allergia o intolleranza e non ho capito a quale alimento. A quale?',
  allergy_unknown:
    'Non conosco {words} come alimento riportato sulle confezioni. Dillo con altre parole, per esempio con il nome inglese o con l’allergene a cui appartiene.',
  allergy_aside: '**Attenzione:** {text} Quello che segue non ne tiene conto.',
  own_limits_first: '**Prima vengono i tuoi limiti: {names}.** Quanto detto sopra vale per le persone in generale.',
  holds_here:
    'Vale per questa conversazione: propongo solo alimenti noti per essere {diets} e valuto i prodotti in base a questo. Perché conti in ogni punteggio, indicalo nel tuo [profilo di salute](/health-profile).',
  holds_here_for_other:
    'Vale per questa conversazione: propongo solo alimenti noti per essere {diets} e valuto i prodotti in base a questo. Perché conti in ogni risposta, aggiungi la persona in [Persone](/people).',
  nothing_until_clear:
    'Finché non lo so non propongo niente: potrebbe essere la cosa sbagliata. Posso comunque mostrarti che cosa dice la confezione di un prodotto.',
  circumstances_noted: '**Ne tengo conto in questa conversazione: {list}.**',
  circumstances_reported:
    '**Ne tengo conto in questa conversazione: {list}.** Perché conti in ogni punteggio, [aggiungilo al tuo profilo di salute](/health-profile).',
  circumstances_reported_of_other:
    '**Ne tengo conto in questa conversazione: {list}.** Perché conti in ogni risposta, aggiungi la persona in [Persone](/people).',
  states_reported:
    '**Ne tengo conto in questa conversazione: {list}.** Nessun profilo di salute lo conserva; dimmelo di nuovo in un’altra conversazione.',
  circumstances_over: 'Non più per questa conversazione: {list}. Quello che dice il tuo profilo di salute conta ancora.',
  circumstances_end: 'Dimmi quando qualcosa di questo non vale più.',
  circumstance_pregnancy: 'gravidanza',
  circumstance_breastfeeding: 'allattamento',
  circumstance_child:
    '{age, plural, =0 {un bambino sotto 1 anno} one {un bambino o una bambina di # anno} other {un bambino o una bambina di # anni}}',
  state_low_sugar: 'glicemia bassa',
  state_vitamin_k: 'un anticoagulante',
  state_grapefruit: 'un farmaco che il pompelmo altera',
  state_tyramine: 'un inibitore delle MAO',
  state_lithium: 'litio',
  state_potassium: 'potassio alto',
  state_kidneys: 'una malattia dei reni',
  state_stoma: 'una stomia',
  state_fodmap: 'una dieta a basso contenuto di FODMAP',
  note_low_sugar:
    '**Con la glicemia bassa lo zucchero rapido è una medicina:** prendine 15 g adesso, per esempio glucosio, succo o una bibita con zucchero, come ti ha detto chi ti segue; le bibite senza zucchero non aiutano. Misura di nuovo dopo 15 minuti. Sonnolenza, confusione o difficoltà a deglutire: **112**.',
  note_vitamin_k:
    '**Con gli anticoagulanti attenzione alla vitamina K:** spinaci, cavolo nero, broccoli e altre foglie verdi ne hanno molta, e con warfarin e simili un cambiamento altera l’effetto. Tieni la quantità uguale di settimana in settimana e chiedi al medico o in farmacia prima di mangiarne di più o di meno. Nessun punteggio qui conosce il tuo farmaco.',
  note_grapefruit:
    '**Il pompelmo altera l’effetto di farmaci come il tuo**, tra cui alcune statine e pastiglie per la pressione, e può renderlo troppo forte; anche il pomelo e l’arancia amara. Chiedi in farmacia prima di prenderlo. Nessun punteggio qui conosce il tuo farmaco.',
  note_tyramine:
    '**Con gli inibitori delle MAO il cibo ricco di tiramina può alzare la pressione in modo pericoloso:** formaggio stagionato, salumi stagionati, estratto di lievito, salsa di soia, crauti, birra alla spina e ciò che non è fresco. Una confezione non lo mostra. Segui la lista del medico o della farmacia.',
  note_lithium:
    '**Con il litio tieni costanti sale e bevande:** meno sale o bere poco fa salire il litio, molto di più lo fa scendere. Non iniziare una dieta povera di sale senza il medico. Nessun punteggio qui conosce il tuo farmaco.',
  note_potassium:
    '**Il potassio è di rado su una confezione**, quindi non posso giudicare il cibo in base a esso. Succo di pomodoro, banane, patate, frutta secca, noci, legumi e sostituti del sale ne hanno molto. Chiedi al medico o al dietista che cosa va bene per i tuoi valori.',
  note_kidneys:
    '**Con una malattia dei reni contano potassio e fosfato, e le confezioni li indicano di rado.** Legumi, noci, frutta secca, integrali e cibi con fosfati possono averne troppo per te. I tuoi valori li conosce il medico o il dietista, nessun punteggio qui.',
  note_stoma:
    '**Nessuna confezione mostra se un cibo va bene con una stomia.** Noci, semi, funghi, mais, popcorn, frutta secca e bucce dure possono ostruirla, soprattutto un’ileostomia. Chiedi allo stomaterapista; mastica bene e prova il nuovo in piccole quantità.',
  note_fodmap:
    '**Una confezione non mostra i FODMAP**, quindi non posso dire che cosa ne ha pochi. Cipolla, aglio, grano, legumi, mele, miele e dolcificanti in -olo ne hanno molti. Un dietista ha liste con le quantità.',
  states_withheld: '**Per questo non do punteggi e non propongo niente.** Quello che la confezione dichiara posso leggerlo.',
  note_pregnancy:
    '**In gravidanza:** quello che le autorità nazionali sconsigliano è segnalato e non viene proposto; una confezione non dice tutto, e nessun punteggio può promettere che un alimento sia sicuro. In caso di dubbio chiedi all’ostetrica o al medico.',
  note_breastfeeding: '**Durante l’allattamento:** sono segnalati alcol, molta caffeina e pesce con molto mercurio.',
  note_condition:
    '**Con {condition}:** i punteggi seguono le raccomandazioni generali, non i tuoi valori e i tuoi farmaci. Quelli li conosce il tuo medico o dietista.',
  note_infant:
    '**Per un bambino sotto 1 anno:** niente miele, niente frutta a guscio intera, niente sale o zucchero aggiunti, niente latte vaccino come bevanda principale (NHS). Chiedi al pediatra.',
  note_young_child:
    '**Per un bambino sotto i 5 anni:** niente frutta a guscio intera, e uva intera, popcorn e caramelle dure possono soffocare; meglio non zuccherato e con poco sale (NHS). Qui i punteggi sono fatti per adulti.',
  note_child:
    '**Per un bambino di {age} anni:** punteggi e quantità giornaliere qui sono fatti per adulti; ai bambini servono meno sale, zucchero e caffeina.',
  no_score_for_small_child:
    '**Per un bambino sotto i 3 anni non do punteggi e non propongo niente:** le regole sono fatte per persone più grandi. Mostro quello che dichiara la confezione; chiedi al pediatra che cosa va bene.',
  offered: '[{question}](/ai-nutritionist?ask)',
  ask_verdict: '{food} ({barcode}) va bene per me?',
  ask_swap: 'Che cosa potrei mangiare al posto di {food} ({barcode})?',
  ask_why: 'Perché {food} ({barcode}) ha questo punteggio?',
  ask_same: '{food} ({barcode})',
  ask_contents: 'Quali ingredienti ha {food} ({barcode})?',
  ask_scans: 'Che cosa ho scansionato per ultimo?',
  ask_day: 'Com’è andata la mia giornata finora?',
  ask_week: 'Com’è andata la mia settimana?',
  ask_left: 'Che cosa mi resta oggi dei miei obiettivi?',
  ask_less: 'Di che cosa dovrei mangiare meno?',
  ask_profile: 'Che cosa sai di me?',
  ask_score: 'Come si calcola il punteggio?',
  unsure: 'Non sono sicuro di che cosa chiedi. Intendi una di queste?',
  unsure_at_all: 'Non sono sicuro di che cosa chiedi. Dillo in altre parole: il prodotto, e che cosa vuoi saperne.',
  unsure_else: 'Se non è nessuna: nomina il prodotto, e che cosa vuoi saperne.',
  unsure_statement:
    'Se mi parli di un’allergia, di una malattia o di una dieta, dillo così: «Sono allergico alle arachidi.» Finché non lo capisco, non conta in nessuna mia risposta.',
  reply_cut: '*Questa risposta è stata tagliata qui: era diventata troppo lunga.*',
  reply_broken_off: '*La risposta si è interrotta qui.*',
  reply_not_proposed: '*(Labelwise non ti proporrebbe questo: guarda prima la sua pagina.)*',
  reply_not_all_checked:
    '*(Non ogni prodotto citato sopra è stato controllato rispetto a ciò che non devi mangiare: guarda prima la sua pagina.)*',
  introduction:
    'Sono la **guida integrata** di Labelwise, non un modello di IA: cerco nel catalogo, nei tuoi dati e in una tabella di fonti indicate per nome. Quello che dico è informazione, non è un parere medico.',
  greeting: 'Ciao! Chiedimi di un prodotto, un additivo, un’etichetta o delle tue scansioni.',
  examples: 'Per esempio:',
  try: 'Prova:',
  example_verdict: '«La Nutella va bene per me, e perché?»',
  example_compare: '«Confronta Coca-Cola e succo d’arancia»',
  example_instead: '«Che cosa potrei mangiare al posto delle patatine?»',
  example_suggest: '«Suggerisci spuntini ricchi di proteine»',
  example_additive: '«Che cos’è E250?»',
  example_week: '«Analizza le mie scelte recenti»',
  example_day: '«Programma una giornata per me»',
  thanks: 'Prego! Chiedi ogni volta che hai davanti uno scaffale.',
  bye: 'Ciao, e buon appetito!',
  about:
    'Capisco una serie di domande sugli alimenti confezionati e rispondo a ciascuna con cifre che puoi verificare; dove non so niente, lo dico. Non posso parlare di altro.',
  capabilities:
    'Posso valutare un prodotto per te, confrontarne due, trovarne di migliori o alimenti di un tipo, spiegare additivi, etichette e righe del punteggio, guardare le tue ultime scansioni e programmare una giornata in base ai tuoi obiettivi.',
  score_changes: 'Un punteggio cambia per uno di tre motivi, e mai da solo:',
  score_changes_preferences:
    '**I tuoi desideri**: un obiettivo, una malattia, una restrizione o una preferenza è stata aggiunta, cambiata o tolta.',
  score_changes_product: '**Il prodotto**: la sua scheda nel catalogo ha ricevuto nuovi valori o una nuova ricetta.',
  score_changes_rules:
    '**Le regole**: una nuova versione di Labelwise conta qualcosa in modo diverso. Ogni scansione salvata riporta le regole con cui è stata valutata.',
  score_changes_name: 'Dimmi il prodotto e ripasso le sue righe come sono ora.',
  changes_nothing:
    'Posso solo consultare; non cambio niente nel tuo account. Quello che mi dici di allergie o diete vale per questa conversazione: propongo poi solo alimenti di cui si sa che vanno bene.',
  changes_nothing_where:
    'Indica di che cosa vuoi di più o di meno in [Preferenze](/preferences), e obiettivi, malattie e restrizioni nel tuo [profilo di salute](/health-profile). Ogni punteggio e ogni mia risposta li segue subito.',
  unknown: 'A questo non so rispondere.',
  unknown_name: 'Non ho trovato «{mention}» nel catalogo, e non è nient’altro che io conosca.',
  only_packaged_food:
    'Conosco solo alimenti confezionati: i prodotti e i loro valori, gli additivi, le etichette e quello che hai scansionato. Un prodotto che manca nel catalogo si trova con il codice a barre nella [pagina di scansione](/scan).',
  source_entry: 'scheda del catalogo {barcode} ({name})',
  source_linked_entries: 'le schede del catalogo collegate qui sopra',
  source_scoring_rules: 'regole del punteggio Labelwise',
  source_profile: 'il tuo profilo di salute',
  source_preferences: 'le tue preferenze',
  source_claims: 'Regolamento (CE) n. 1924/2006 (indicazioni nutrizionali)',
  source_intakes: 'Regolamento (UE) n. 1169/2011, allegato XIII (assunzioni di riferimento)',
  source_score_lines: 'le loro righe di punteggio salvate',
  source_label_limits: 'limiti di Regno Unito e UE per molto e poco',
  source_additives: 'valutazioni di additivi (EFSA, JECFA, IARC)',
  source_scans: 'le tue scansioni ({from} – {to})',
  source_scans_of_day: 'le tue scansioni ({day})',
  source_additive: '{authority} {year}',
} satisfies Translation<typeof english>;

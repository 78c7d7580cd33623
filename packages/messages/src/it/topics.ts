import type { Translation } from '../catalog.ts';
import type { topics as english } from '../en/topics.ts';

export const topics = {
  nutri_score:
    'Il **Nutri-Score** è una lettera da **A** a **E** per la qualità nutrizionale di 100 g o 100 ml. Si contano punti *contro* energia, zuccheri, acidi grassi saturi e sale, e *a favore* di fibre, proteine e della quota di frutta, verdura e legumi; meno punti è meglio. Per la maggior parte degli alimenti A arriva a **0** punti, B va da **1 a 2**, C da **3 a 10**, D da **11 a 18**, ed E da **19** in su. Bevande, e grassi, oli, frutta a guscio e semi hanno scale proprie; tra le bevande solo l’acqua naturale è A. La lettera non dice niente di additivi o lavorazione, né di te: questo lo aggiunge il punteggio personale.',
  nova: '**NOVA** ordina gli alimenti in base a quanto sono lavorati: gruppo **1**, non lavorati o poco lavorati (avena, latte, verdure surgelate); gruppo **2**, ingredienti da cucina (olio, zucchero, sale); gruppo **3**, lavorati (formaggio, pane, pesce in scatola); gruppo **4**, ultraprocessati con ingredienti che nessuna cucina ha, come aromi, emulsionanti o edulcoranti. Da sola non dice niente dei nutrienti.',
  ultra_processed:
    'Gli **alimenti ultraprocessati** sono il gruppo NOVA **4**: fatti in gran parte di ingredienti raffinati e additivi come aromi, coloranti, emulsionanti o edulcoranti. Una revisione di studi del 2024 ha trovato che una dieta che ne contiene di più si accompagna a più malattie del cuore e diabete di tipo 2; è un’associazione, e non sono tutti uguali. Nel punteggio perdono punti oltre a quelli che costano i loro nutrienti.',
  score:
    'Il **punteggio personale** va da **0** a **100** e si somma sempre riga per riga. Parte dai punti Nutri-Score dell’alimento, toglie punti per la lavorazione (NOVA 3 e 4) e per gli additivi che preoccupano, ne aggiunge alcuni per il biologico e poi conta quello che hai chiesto *tu*: obiettivi, malattie e gli ingredienti di cui vuoi di più o di meno. Una restrizione non rispettata limita il punteggio, così nessun buon valore può compensarla. Apri «perché questo punteggio» su un prodotto per vedere ogni riga con il suo motivo.',
  additives:
    'Gli **additivi** sono sostanze aggiunte per uno scopo: colorare, conservare, addensare, dolcificare. Nell’UE ogni additivo autorizzato ha un **numero E**: è stato valutato e permesso in certi alimenti e quantità. Labelwise mostra per ognuno l’esito e l’anno della valutazione, e toglie punti solo per quelli con una preoccupazione precisa. Chiedimi di uno qualsiasi, per esempio «che cos’è E250?».',
  organic:
    '**Biologico** nell’UE riguarda l’agricoltura: almeno il **95%** degli ingredienti agricoli viene da produzione biologica, con pochi additivi e pesticidi ammessi. Dice poco di zuccheri, sale o calorie; un biscotto biologico resta un biscotto. Nel punteggio dà qualche punto.',
  light:
    '**«Light»** e **«ridotto»** significano almeno il **30%** in meno di qualcosa rispetto a prodotti simili (**25%** per il sale). La confezione deve dire che cosa è stato ridotto. Può essere ancora molto, e qualcos’altro può averlo sostituito.',
  sugar_free: '**«Senza zuccheri»** significa al massimo **0,5 g** di zuccheri per 100 g o 100 ml. Possono esserci edulcoranti o polioli.',
  no_added_sugar:
    '**«Senza zuccheri aggiunti»** significa che non sono stati aggiunti né zucchero né alimenti usati per dolcificare (miele, succo concentrato). Gli zuccheri della frutta o del latte possono comunque essere molti.',
  low_fat:
    '**«A basso contenuto di grassi»** significa al massimo **3 g** di grassi per 100 g (**1,5 g** per 100 ml), **«senza grassi»** al massimo **0,5 g**. Guarda gli zuccheri: a volte prendono il posto dei grassi.',
  low_salt:
    '**«A basso contenuto di sodio/sale»** significa al massimo **0,3 g** di sale per 100 g (0,12 g di sodio), «a bassissimo contenuto» al massimo **0,1 g** (0,04 g di sodio). «Ridotto» richiede solo il **25%** in meno di prodotti simili.',
  source_of_fibre:
    '**«Fonte di fibre»** significa almeno **3 g** di fibre per 100 g (o **1,5 g** per 100 kcal), **«ad alto contenuto di fibre»** almeno **6 g** per 100 g (o **3 g** per 100 kcal).',
  high_protein:
    '**«Fonte di proteine»** significa che almeno il **12%** dell’energia viene dalle proteine, **«ad alto contenuto di proteine»** almeno il **20%**. Non dice niente di zuccheri o lavorazione.',
  gluten_free_label: '**«Senza glutine»** significa al massimo **20 mg** di glutine per kg nell’alimento venduto.',
  may_contain:
    '**«Può contenere»** è un avviso volontario che un allergene può finirci per caso. Non c’è un limite di legge, quindi in caso di allergia consideralo presente. Labelwise non dice mai che un alimento con questo avviso sia privo di quell’allergene.',
  allergens:
    'Le confezioni nell’UE devono evidenziare **14 allergeni** nell’elenco degli ingredienti: cereali con glutine, crostacei, uova, pesce, arachidi, soia, latte, frutta a guscio, sedano, senape, sesamo, solfiti (oltre **10 mg** per kg), lupini e molluschi.',
  best_before:
    '**«Da consumarsi preferibilmente entro»** riguarda la qualità: spesso l’alimento è ancora buono, quindi guarda, annusa e assaggia. **«Da consumare entro»** riguarda la sicurezza: non mangiarlo dopo quella data.',
  serving_size:
    'Una **porzione** è quello che il produttore pensa che si mangi; nessuna legge ne fissa la grandezza, e può essere piccola. Per questo qui i valori sono per 100 g o 100 ml, con la porzione accanto dove la confezione la riporta.',
  reference_intake:
    '**Assunzioni di riferimento** di un adulto medio nell’UE: **2000 kcal** (8400 kJ), grassi **70 g**, acidi grassi saturi **20 g**, carboidrati **260 g**, zuccheri **90 g**, proteine **50 g**, sale **6 g** al giorno. Aiutano a confrontare le confezioni; non sono obiettivi. Sulle etichette USA il **5%** del valore giornaliero è poco e il **20%** è molto.',
  ingredient_list:
    'Tre sguardi a un’**etichetta**: (1) l’**elenco degli ingredienti** va dal più al meno in peso, quindi i primi tre sono la maggior parte; (2) confronta la tabella **per 100 g**, non per porzione; (3) gli allergeni sono evidenziati nell’elenco. Le percentuali devono esserci dove un ingrediente è nel nome o nell’immagine.',
  traffic_light:
    'Il **semaforo** britannico per 100 g, poco / molto: grassi **3 / 17,5 g**, acidi grassi saturi **1,5 / 5 g**, zuccheri **5 / 22,5 g**, sale **0,3 / 1,5 g**. Per le bevande i limiti sono circa la metà.',
  glycemic_index:
    'Non ho valori di **indice glicemico**: le confezioni non lo riportano, e cambia con la cottura e il resto del pasto. Fibre, cereali integrali e meno zuccheri aggiunti sono ciò che una confezione può mostrare.',
  bmi: 'L’**IMC** è il peso in kg diviso per il quadrato dell’altezza in metri. Il tuo profilo di salute lo calcola mentre scrivi. Non dice niente di muscoli, età o corporatura, e il punteggio di un alimento non lo usa.',
  mediterranean_diet:
    'La **dieta mediterranea** è un modello: verdura, frutta, legumi, frutta a guscio, cereali integrali e olio d’oliva ogni giorno, pesce spesso, poca carne rossa e lavorata, pochi dolci. È consigliata per la salute del cuore.',
  keto_diet:
    'Una dieta **keto** tiene molto bassi i carboidrati. Labelwise considera adatti fino a **5 g** di carboidrati per 100 g di alimento, e non adatti oltre **15 g**. Con diabete, malattia renale o in gravidanza chiedi prima al medico.',
  intermittent_fasting:
    'Conosco gli alimenti confezionati, non gli orari dei pasti, quindi non posso dare consigli sul **digiuno**. Quello che mangi nelle ore in cui mangi posso aiutarti a guardarlo.',
  balanced_diet:
    'La **dieta sana** dell’OMS in breve: almeno **400 g** di verdura e frutta al giorno, cereali integrali e legumi, grassi insaturi invece che saturi, zuccheri liberi sotto il **10%** dell’energia, meno di **5 g** di sale al giorno.',
  celiac:
    'La **celiachia** è una malattia permanente in cui il glutine danneggia l’intestino tenue. Quello che aiuta è evitare il glutine per tutta la vita; chi la sospetta deve andare dal medico *prima* di farlo, altrimenti l’esame può fallire. Con la celiachia nel profilo di salute, Labelwise propone solo alimenti che si sa essere senza glutine (al massimo **20 mg** per kg).',
  privacy:
    'Come **guida integrata** rispondo su questo server: quello che chiedi non va da nessun’altra parte. Le conversazioni restano nel tuo account finché non le elimini. In [Profilo](/profile) puoi esportare tutto quello che conserviamo su di te o eliminare il tuo account; i dettagli sono nell’[informativa sulla privacy](/legal).',
  offline:
    '**L’app si apre anche senza rete**, con ciò che hai già consultato e la tua ultima scansione. Con il pacchetto offline (nel profilo) trova, valuta e propone prodotti anche da sola; ciò che salvi aspetta che la rete torni. Per le mie risposte invece serve la rete.',
  data_source:
    'I dati dei prodotti vengono dal catalogo di questa installazione, basato su **Open Food Facts** (Open Database License) e su quello che aggiungono gli utenti. I valori possono essere vecchi o scritti male; dove non possono essere veri, la pagina del prodotto lo dice. Ha ragione la confezione che hai in mano.',
  sugars:
    'Gli **zuccheri** di un’etichetta sono tutti gli zuccheri semplici: quelli aggiunti e quelli del latte o della frutta. Gli **zuccheri aggiunti** contano di più nel punteggio. L’OMS consiglia ad adulti e bambini di tenere gli zuccheri *liberi* (aggiunti, miele, succo) sotto il **10%** dell’energia, circa **50 g** al giorno con 2000 kcal, e indica il **5%** (circa **25 g**) come ancora meglio. L’assunzione di riferimento UE per tutti gli zuccheri è **90 g** al giorno. Sulle confezioni «a basso contenuto di zuccheri» significa al massimo **5 g** per 100 g o **2,5 g** per 100 ml; oltre **22,5 g** per 100 g vale come molto.',
  salt: 'Il **sale** è cloruro di sodio; un’etichetta conta il sale come sodio × **2,5**. L’OMS consiglia agli adulti di restare sotto **5 g** di sale al giorno (2 g di sodio), perché di più alza la pressione; l’assunzione di riferimento UE è **6 g**. «A basso contenuto di sodio» significa al massimo **0,3 g** di sale per 100 g (0,12 g di sodio); oltre **1,5 g** per 100 g vale come molto.',
  saturated_fat:
    'Gli **acidi grassi saturi** sono quelli di burro, formaggio, carne grassa, olio di cocco e di palma. L’OMS consiglia al massimo il **10%** dell’energia, sostituiti da grassi insaturi; l’assunzione di riferimento UE è **20 g** al giorno. «A basso contenuto di grassi saturi» significa al massimo **1,5 g** per 100 g; oltre **5 g** per 100 g vale come molto.',
  trans_fat:
    'I **grassi trans** ottenuti idrogenando in parte un olio aumentano il rischio di malattie del cuore più di ogni altro grasso. L’OMS consiglia al massimo l’**1%** dell’energia, e l’UE ammette al massimo **2 g** di grassi trans industriali per 100 g di grassi.',
  fat: 'I **grassi** hanno circa **9 kcal** per grammo, il doppio di carboidrati o proteine, e quale grasso è conta più di quanto. L’EFSA indica dal **20 al 35%** dell’energia come intervallo adeguato per gli adulti; l’assunzione di riferimento UE è **70 g** al giorno. «A basso contenuto di grassi» significa al massimo **3 g** per 100 g o **1,5 g** per 100 ml; oltre **17,5 g** per 100 g vale come molto.',
  unsaturated_fat:
    'I **grassi insaturi** sono quelli degli oli di oliva, colza e noci, di frutta a guscio, semi e pesce. Metterli al posto dei saturi abbassa il colesterolo LDL. «Ricco di grassi insaturi» significa che almeno il **70%** dei grassi è insaturo e dà più del **20%** dell’energia.',
  fibre:
    'Le **fibre** sono la parte delle piante che non digeriamo: saziano, nutrono l’intestino e rallentano lo zucchero. EFSA e OMS indicano **25 g** al giorno come adeguati per gli adulti. «Fonte di fibre» significa almeno **3 g** per 100 g, «ad alto contenuto di fibre» almeno **6 g** per 100 g (o **3 g** per 100 kcal).',
  protein:
    'Le **proteine** costruiscono e riparano il corpo e saziano. Il riferimento dell’EFSA per gli adulti è **0,83 g** per kg di peso al giorno; chi si allena per i muscoli punta spesso a **1,4 - 2 g** per kg. L’assunzione di riferimento UE sulle etichette è **50 g** al giorno. «Fonte di proteine» significa che almeno il **12%** dell’energia viene da esse, «ad alto contenuto di proteine» almeno il **20%**.',
  carbohydrates:
    'I **carboidrati** sono zuccheri e amido, con circa **4 kcal** per grammo. L’EFSA indica dal **45 al 60%** dell’energia come intervallo adeguato; l’assunzione di riferimento UE è **260 g** al giorno. L’OMS consiglia di prenderli soprattutto da cereali integrali, verdura, frutta e legumi.',
  calories:
    'L’**energia** si conta in chilocalorie (kcal, «calorie») o chilojoule; **1 kcal** è **4,184 kJ**. L’assunzione di riferimento UE di un adulto medio è **2000 kcal** (8400 kJ) al giorno; quello che serve a te dipende da corporatura, età e attività. «A basso contenuto calorico» significa al massimo **40 kcal** per 100 g o **20 kcal** per 100 ml. Labelwise considera poco denso di energia un alimento fino a **225 kcal** per 100 g.',
  omega_3:
    'I grassi **omega-3** vengono dal pesce grasso (EPA, DHA) e da colza, lino e noci (ALA). L’EFSA indica **250 mg** di EPA e DHA al giorno come adeguati per gli adulti. «Ricco di omega-3» significa almeno **0,6 g** di ALA, o **80 mg** di EPA e DHA, per 100 g e per 100 kcal.',
  cholesterol:
    'Il **colesterolo** degli alimenti cambia quello del sangue meno dei grassi saturi e trans. Che cosa abbassa il colesterolo LDL: grassi insaturi invece che saturi, e fibre solubili come il beta-glucano dell’avena (**3 g** al giorno).',
  caffeine:
    'La **caffeina** è ciò che hanno in comune caffè, tè, cola ed energy drink. Fino a **400 mg** al giorno, e **200 mg** in una volta, non preoccupa negli adulti sani. Nell’UE le bevande con più di **15 mg** per 100 ml devono avvertire che non sono raccomandate per bambini e donne in gravidanza o in allattamento.',
  alcohol:
    'L’**alcol** ha circa **7 kcal** per grammo. L’OMS afferma che nessuna quantità è sicura per la salute. Le bevande oltre l’**1,2%** in volume devono riportarlo sulla confezione, e oltre quel limite qui il punteggio si ferma a **25**.',
  water:
    'L’EFSA indica **2 l** di acqua al giorno per le donne e **2,5 l** per gli uomini come adeguati, tra bevande e cibo. L’acqua naturale è l’unica bevanda con Nutri-Score A.',
  vitamins:
    'Sulle confezioni nell’UE si può nominare una **vitamina o un minerale** quando 100 g ne contengono almeno il **15%** del valore di riferimento (**7,5%** per le bevande): è «fonte di». «Ad alto contenuto» è il doppio.',
  vitamin_d:
    'La **vitamina D** mantiene ossa e muscoli; si trova nel pesce grasso, nelle uova e negli alimenti arricchiti, e la pelle la produce al sole. Il valore di riferimento sulle etichette è **5 µg** al giorno; l’EFSA indica **15 µg** come adeguati per gli adulti.',
  vitamin_c:
    'La **vitamina C** aiuta ad assorbire il ferro dei vegetali e sostiene il sistema immunitario. Il valore di riferimento sulle etichette è **80 mg** al giorno; peperoni, frutti di bosco, agrumi e cavoli ne hanno molta.',
  vitamin_b12:
    'La **vitamina B12** si trova negli alimenti di origine animale e in quelli arricchiti; con una dieta vegana servono alimenti arricchiti o un integratore. Il valore di riferimento sulle etichette è **2,5 µg** al giorno.',
  calcium:
    'Il **calcio** serve a ossa, denti e muscoli. Il valore di riferimento sulle etichette è **800 mg** al giorno. Latticini, bevande vegetali arricchite, tofu cagliato con calcio e alcune acque minerali ne hanno molto.',
  iron: 'Il **ferro** trasporta l’ossigeno nel sangue. Il valore di riferimento sulle etichette è **14 mg** al giorno. Lo hanno legumi, cereali integrali, carne rossa e semi; la vitamina C nello stesso pasto aiuta con il ferro dei vegetali.',
  magnesium:
    'Il **magnesio** aiuta muscoli e nervi. Il valore di riferimento sulle etichette è **375 mg** al giorno; frutta a guscio, semi, cereali integrali e legumi ne hanno molto.',
  potassium:
    'Il **potassio** aiuta a mantenere normale la pressione. Il valore di riferimento sulle etichette è **2000 mg** al giorno; frutta, verdura, legumi e patate ne hanno molto. Con una malattia renale può essere necessario limitarlo: chiedi al medico.',
  sweeteners:
    'Gli **edulcoranti** come aspartame, sucralosio o stevia dolcificano quasi senza energia. Quelli in uso hanno superato una valutazione di sicurezza; l’OMS consiglia comunque di non usarli per controllare il peso, perché a lungo termine non si sono visti benefici. Nelle bevande il Nutri-Score aggiunge **4** punti.',
  sugar_alcohols:
    'I **polioli** (xilitolo, sorbitolo, maltitolo, numeri E 420 e da 965 a 968) hanno meno calorie dello zucchero e risparmiano i denti. Gli alimenti con più del **10%** devono dire che un consumo eccessivo può avere effetti lassativi.',
  palm_oil:
    'L’**olio di palma** è per circa metà grasso saturo, quindi alza il colesterolo LDL rispetto all’olio di oliva o di colza. Le confezioni nell’UE devono nominarlo. Il suo effetto sulle foreste è un’altra questione, che il punteggio non giudica.',
  gluten:
    'Il **glutine** è una proteina di grano, segale, orzo e dei loro parenti. Deve evitarlo solo chi ha celiachia, allergia al grano o una sensibilità. «Senza glutine» significa al massimo **20 mg** per kg, «con contenuto di glutine molto basso» al massimo **100 mg** per kg.',
  lactose:
    'Il **lattosio** è lo zucchero del latte. Chi lo digerisce male spesso tollera formaggi stagionati, yogurt o latte senza lattosio; chi è allergico alle proteine del latte no. Il latte deve essere dichiarato su ogni confezione nell’UE.',
  whole_grains:
    'I **cereali integrali** conservano crusca e germe, e con loro fibre, minerali e vitamine B. L’OMS consiglia di prendere i carboidrati soprattutto da cereali integrali, verdura, frutta e legumi. Cerca «integrale» come primo ingrediente.',
  processed_meat:
    'La **carne lavorata** (salsicce, prosciutto, pancetta, salame) è classificata dalla IARC come causa di tumore del colon-retto (Gruppo **1**): ogni **50 g** al giorno si accompagnano a un rischio più alto di circa il **18%**. La carne rossa è «probabilmente» una causa (Gruppo **2A**).',
  red_meat:
    'La **carne rossa** dà proteine, ferro e B12, ma la IARC la classifica come causa probabile di tumore del colon-retto (Gruppo **2A**). Nel Nutri-Score le sue proteine contano al massimo **2** punti.',
  probiotics:
    'I **probiotici** sono microbi vivi come quelli dello yogurt e del kefir. L’unica indicazione che l’UE ammette è che i fermenti dello yogurt aiutano chi digerisce male il lattosio a digerire quello di quello yogurt.',
  fruit_and_vegetables:
    'L’OMS consiglia agli adulti almeno **400 g** di verdura e frutta al giorno, circa cinque porzioni. Nel Nutri-Score una quota di oltre il **40%** di frutta, verdura e legumi comincia a dare punti.',
} satisfies Translation<typeof english>;

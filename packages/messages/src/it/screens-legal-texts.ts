import type { Translation } from '../catalog.ts';
import type { screensLegalTexts as english } from '../en/screens-legal-texts.ts';

/** Terms, privacy policy and its short form. */
export const screensLegalTexts = {
  terms_1: 'Introduzione',
  terms_1_1:
    'Queste condizioni valgono per chiunque usi Labelwise, in un browser o come app, con o senza account. Usandolo le accetti. Se non sei d’accordo, ti chiediamo di non usarlo.',
  terms_1_2:
    'Labelwise è software libero. Chi gestisce questa installazione è la tua controparte in queste condizioni e risponde dei tuoi dati.',
  terms_2: 'Che cosa fa Labelwise',
  terms_2_1:
    'Scansioni o cerchi alimenti confezionati. Labelwise mostra che cosa se ne sa, il Nutri-Score e un punteggio da 0 a 100 che tiene conto dei tuoi obiettivi, della tua dieta e delle tue preferenze, se li hai indicati.',
  terms_2_2:
    'I dati dei prodotti vengono da banche dati aperte e da un nostro catalogo. Possono essere incompleti, superati o sbagliati. La confezione che hai in mano ha sempre ragione.',
  terms_3: 'Chi può usarlo',
  terms_3_1:
    'Per creare un account occorre avere almeno 18 anni, oppure essere minorenni con il consenso di un genitore o tutore, che accetta queste condizioni per te. Labelwise non si rivolge ai minori di 13 anni.',
  terms_4: 'Il tuo account',
  terms_4_1:
    'Ti chiediamo di dare dati veri e di tenere per te la password. Rispondi di ciò che accade con il tuo account. Avvisaci subito se pensi che lo usi qualcun altro.',
  terms_4_2: 'Puoi esportare i tuoi dati ed eliminare l’account nell’app in qualsiasi momento, con ogni piano.',
  terms_5: 'Informazioni sulla salute',
  terms_5_1:
    'Labelwise dà informazioni, non pareri medici. Non diagnostica, cura o previene malattie e non sostituisce medici o dietisti. Non cambiare una cura o una dieta per un punteggio senza aver chiesto a loro.',
  terms_5_2:
    'Se hai un’allergia o un’intolleranza, leggi sempre l’etichetta stessa. Una confezione che non nomina un allergene può contenerne tracce, e ciò che la banca dati non sa, Labelwise non può mostrarlo.',
  terms_6: 'Piani, prova e pagamento',
  terms_6_1:
    'Il piano gratuito ha limiti che l’app indica. Premium costa 9,99 $ al mese o 99,99 $ all’anno; vale il prezzo che vedi quando acquisti.',
  terms_6_2:
    'La prova gratuita dura 7 giorni e comincia subito. Non richiede pagamento. Un addebito segue la sua fine solo se hai aggiunto un metodo di pagamento. Puoi disdire in qualsiasi momento; ciò che hai pagato resta aperto fino alla fine del periodo.',
  terms_6_3: 'Gli acquisti in uno store seguono anche le regole di quello store.',
  terms_7: 'Uso corretto',
  terms_7_1:
    'Ti chiediamo di non disturbare il servizio, non aggirarne i limiti, non estrarne in massa la banca dati, non inserire dati falsi e non usarlo per nulla di illegale. Possiamo limitare o chiudere gli account che lo fanno, se possibile dopo un avviso.',
  terms_8: 'Contenuti e diritti',
  terms_8_1:
    'Ciò che inserisci resta tuo. Ci permetti di salvarlo ed elaborarlo perché il servizio funzioni. Il software ha licenza AGPL-3.0-or-later; i dati dei prodotti hanno le licenze delle loro fonti, indicate per ogni alimento.',
  terms_9: 'Responsabilità',
  terms_9_1:
    'Facciamo attenzione, ma non possiamo promettere che il servizio sia sempre disponibile o che ogni cifra sia giusta. Nei limiti consentiti dalla legge non rispondiamo dei danni nati dall’essersi affidati a un punteggio o ai dati di un prodotto. Nulla qui limita la responsabilità per dolo, colpa grave o danni alla vita e alla salute.',
  terms_10: 'Modifiche',
  terms_10_1:
    'Possiamo cambiare queste condizioni quando cambiano il servizio o la legge. Annunciamo nell’app i cambiamenti importanti prima che valgano. Se non sei d’accordo, puoi eliminare il tuo account.',
  terms_11: 'Contatti',
  terms_11_1:
    'Le domande su queste condizioni vanno a chi gestisce questa installazione, all’indirizzo che indica, o all’assistenza via e-mail. Rispondiamo appena possiamo.',
  privacy_1: 'Introduzione',
  privacy_1_1:
    'Questa informativa dice che cosa Labelwise sa di te, perché, per quanto tempo e che cosa puoi fare. Vale per il sito e per l’app.',
  privacy_2: 'Quali informazioni raccogliamo',
  privacy_2_1:
    'Senza account: nulla che ti nomini. L’ultima scansione e le cifre principali delle precedenti restano sul tuo dispositivo. Il server vede il tuo indirizzo di rete e il codice a barre che chiedi, come ogni sito web.',
  privacy_2_2:
    'Con un account: nome, nome utente, e-mail, una password salvata solo come hash, il tuo piano, il fuso orario e le unità, e ciò che salvi: scansioni con i loro punteggi, preferiti, acquisti, che cosa hai mangiato e quando, preferenze e chat.',
  privacy_2_3:
    'Per ogni dispositivo collegato: il nome che ne dà il browser, per esempio «Chrome on Android», quando ha effettuato l’accesso e quando è stato usato l’ultima volta. Li vedi nel tuo profilo e puoi disconnetterli uno per uno.',
  privacy_3: 'Informazioni sulla salute',
  privacy_3_1:
    'Età, genere, altezza, peso, attività, obiettivi, diete, malattie e le tue risposte al questionario sono salvati con il tuo account solo dopo il tuo consenso sullo schermo, e solo per calcolare i tuoi punteggi e le risposte. Puoi ritirare il consenso nello stesso punto, e questo li cancella.',
  privacy_3_2:
    'Le informazioni sulla salute non sono mai vendute, mai usate per la pubblicità e mai date ad assicurazioni o datori di lavoro.',
  privacy_4: 'Come usiamo le informazioni',
  privacy_4_1:
    'Per mostrare alimenti e punteggi, tenere le tue liste, gestire il tuo piano, proteggere il servizio dagli abusi e risponderti quando ci scrivi. Nient’altro.',
  privacy_5: 'Condivisione',
  privacy_5_1:
    'Condividiamo dati con chi lavora per noi al servizio: hosting, posta e pagamento quando acquisti qualcosa. I dati di pagamento vanno al fornitore di pagamenti e mai a noi.',
  privacy_5_2:
    'Un piano acquistato sul sito è addebitato da Stripe, che riceve la tua e-mail e un numero interno del tuo account. Un piano acquistato nell’app è addebitato dallo store; RevenueCat, che ce ne informa, riceve quel numero, che cosa hai acquistato e ciò che la sua parte dell’app legge del dispositivo, come il sistema e l’indirizzo di rete.',
  privacy_5_3:
    'Quando chiedi al nutrizionista IA ed è configurato un modello linguistico, questo riceve la tua domanda e i dati sulla salute che le servono, senza nome, e-mail o identificativo, e solo dopo il tuo consenso.',
  privacy_5_4:
    'Le ricerche di prodotti a cui il nostro catalogo non sa rispondere vanno dal nostro server a Open Food Facts come codice a barre, senza nulla su di te.',
  privacy_5_5:
    'Le foto dei prodotti vengono direttamente dai server della loro fonte, come Open Food Facts. Chi gestisce quei server vede l’indirizzo di rete del tuo dispositivo e quali foto chiede, e quindi quali prodotti guardi. Non inviamo loro altro su di te.',
  privacy_5_6:
    'Nelle app per telefono ML Kit di Google legge i codici a barre sul dispositivo stesso: nessuna immagine ne esce. ML Kit comunica a Google su quale tipo di dispositivo e app gira e come ha funzionato.',
  privacy_6: 'Che cosa resta sul tuo dispositivo',
  privacy_6_1:
    'L’app tiene sul tuo dispositivo l’accesso, le impostazioni, l’ultima scansione, le cifre principali degli alimenti scansionati, le etichette che hai iniziato a verificare e alcuni punteggi, per funzionare in fretta e senza rete. Quando esci si cancella ciò che appartiene al tuo account. Non ci sono cookie pubblicitari né tracciatori.',
  privacy_7: 'Sicurezza',
  privacy_7_1:
    'Le connessioni sono cifrate. Le password sono protette con un algoritmo lento, i token di accesso sono salvati solo come hash e l’accesso ai server è limitato. Nessun sistema è perfetto: se succede qualcosa che ti riguarda, te lo diciamo.',
  privacy_8: 'Conservazione',
  privacy_8_1:
    'Conserviamo i tuoi dati finché hai un account. Quando lo elimini, se ne vanno anche i dati. I backup fatti prima ne contengono ancora una copia finché chi gestisce questa installazione non li elimina; servono solo a ripristinare il servizio dopo un danno. I documenti che la legge richiede, come le fatture, si conservano per il tempo che richiede.',
  privacy_8_2:
    'Eliminare l’account disdice un piano addebitato da Stripe e ne fa rimuovere la tua scheda cliente. Un piano addebitato da uno store puoi disdirlo solo tu, nello store.',
  privacy_8_3:
    'Una cosa resta: se hai avuto la prova gratuita, un hash con chiave della tua e-mail, perché lo stesso indirizzo non ne abbia una seconda. Il tuo indirizzo non si può ricavare da esso.',
  privacy_9: 'I tuoi diritti',
  privacy_9_1:
    'Puoi vedere, correggere, esportare ed eliminare i tuoi dati e opporti al loro uso. Esportazione ed eliminazione sono nell’app, con ogni piano. Puoi anche rivolgerti a un’autorità per la protezione dei dati.',
  privacy_10: 'Minori',
  privacy_10_1:
    'Labelwise non si rivolge ai minori di 13 anni e non raccoglie consapevolmente dati su di loro. L’età minima per un account è 18 anni, o meno con il consenso di un genitore o tutore. Se un minore ci ha dato dei dati, scrivici e li cancelliamo.',
  privacy_11: 'Contatti',
  privacy_11_1:
    'Le domande sui tuoi dati vanno a chi gestisce questa installazione, all’indirizzo che indica, o all’assistenza via e-mail. I cambiamenti di questa informativa sono annunciati nell’app prima che valgano.',
  short_1: 'Quali informazioni raccogliamo',
  short_1_1:
    'Senza account, nulla che ti nomini. Con un account: nome, e-mail, piano, fuso orario, i dispositivi collegati e ciò che salvi. Informazioni sulla salute solo se le inserisci e dai il consenso.',
  short_2: 'Come usiamo le tue informazioni',
  short_2_1:
    'Per mostrare gli alimenti, calcolare i tuoi punteggi, tenere le tue liste e gestire il tuo piano. Mai per la pubblicità e mai per venderle.',
  short_3: 'Protezione dei dati',
  short_3_1:
    'Le connessioni sono cifrate, password e token di accesso sono salvati solo come hash, e una domanda a un modello linguistico parte senza nome, e-mail o identificativo.',
  short_3_2:
    'Le foto dei prodotti vengono direttamente dai server della loro fonte, che vedono il tuo indirizzo di rete e quali foto chiede il tuo dispositivo.',
  short_4: 'I tuoi diritti',
  short_4_1:
    'Puoi vedere, correggere, esportare ed eliminare i tuoi dati nell’app, con ogni piano, e ritirare in qualsiasi momento il consenso alle informazioni sulla salute, e questo le cancella.',
  short_5: 'Contatti',
  short_5_1: 'Le domande sui tuoi dati vanno a chi gestisce questa installazione, all’indirizzo che indica, o all’assistenza via e-mail.',
} as const satisfies Translation<typeof english>;

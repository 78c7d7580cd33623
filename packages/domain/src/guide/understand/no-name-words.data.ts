/** Words of people, bodies and trades in seven languages that stand in no name of a food; folded. */
export const NO_NAME_WORDS: ReadonlySet<string> = new Set(
  `suocera suocero suocere suegra suegro suegros sogra sogro schwiegermutter schwiegervater schwiegereltern schoonmoeder schoonvader schoonouders
  cognata cognato cunada cunado cunhada cunhado schwagerin schwager zwager schoonzus nuora nuera nora schwiegertochter sobrina sobrino sobrinha
  sobrinho nipotino nipotina primo prima cousin cousine neffe nichte boss chef chefe jefe jefa trainer colleague colleagues kollege kollegin
  kollegen collega colegas collegue collegues vecino vecina vizinho vizinha nachbar nachbarin buurman buurvrouw roommate flatmate compagne
  waiter waitress camarero camarera cameriere cameriera garcom serveur serveuse kellner kellnerin ober serveerster student students estudiante
  estudante studente studentessa etudiant etudiante studentin nurse krankenschwester infirmiere enfermera infermiera enfermeira verpleegster
  teacher lehrer lehrerin professeur profesor profesora insegnante professora leraar driver fahrer chauffeur conductor autista
  headache headaches migraine migrane kopfschmerz kopfschmerzen kopfweh bauchweh bauchschmerzen bauch durchfall verstopfung ubelkeit pickel
  fieber husten schnupfen mal tete maux ventre diarrhee nausee fievre boutons duele dolor cabeza barriga diarrea nauseas fiebre granos
  tripa tripas mal pancia testa brufoli febbre nausea dor dores barriga cabeca diarreia enjoo febre borbulhas buikpijn hoofdpijn koorts
  puistjes misselijk misselijkheid stomach ache belly fever cough cramps cramp grummelt knurrt rumort gargouille
  today tomorrow yesterday tonight morning evening monday tuesday wednesday thursday friday saturday sunday weekend heute morgen gestern abend
  montag dienstag mittwoch donnerstag freitag samstag sonntag aujourd'hui demain hier lundi mardi mercredi jeudi vendredi samedi dimanche
  hoy manana ayer lunes martes miercoles jueves viernes sabado domingo oggi domani ieri lunedi martedi mercoledi giovedi venerdi domenica
  hoje amanha ontem vandaag gisteren maandag dinsdag woensdag donderdag vrijdag zaterdag zondag tiktok instagram insta youtube facebook
  reddit google internet netz`.split(/\s+/),
);

import type { ReadLanguage } from '../../reading/index.ts';

/**
 * Everyday words beside those of `gloss.data.ts`, which win: days and meals, units, ordinals, who and where, and verbs of asking. What is
 * typed = the English word that the grammar reads; folded.
 */
export const GLOSS_EVERYDAY: Readonly<Record<Exclude<ReadLanguage, 'en'>, string>> = {
  de: `kochen=cook;was druckt die note=why so low;was druckt=why so low;woher kommt=where comes from;koch ich=eat;koche ich=eat;verkauft ihr meine daten=data privacy;verkauft ihr daten=data privacy;meine daten weiter=data privacy;wer sieht meine daten=data privacy;morgen=tomorrow;mittag=lunch;mittags=lunch;abend=dinner;abends=dinner;stell mir zusammen=make me a plan;jeden tag=every day
taglich=every day;jede woche=a week;pro woche=a week;gramm=grams;scheibe=slice;scheiben=slices;wo=where;woran liegt=why
woran=why;wozu=what for;liegt das=is that;am besten=best;lieber=better;macht satt=filling;sattigend=filling
schlank=lose weight;abnehmen=lose weight;zunehmen=gain weight;dick=fattening;ziemlich=quite;erlaubt=allowed
heisst das=means that;bedeuten=mean;verkaufen=sell;verkauft ihr=do you sell;weiter=;weitergeben=share
speichert ihr=do you store;ausgerechnet=calculated;funktioniert=works;wer=who;bezahlt=pays;roboter=bot;mensch=human
appetit auf=fancy;durst=thirsty;sussigkeiten=sweets;suss=sweet;sussstoff=sweetener;sussstoffe=sweeteners
sussungsmittel=sweetener;zwei=two;drei=three;beide=both;beides=both;erste=first;zweite=second;letzte=last;andere=other
anderes=other;anderen=others;noch was=anything else;sonst=else;ubrigens=;gesamt=total;durchschnitt=average;letzten=last
gestern=yesterday;zuletzt=lately;davor=before;frage=question;weiss=know;sagen=say;sag=tell;glaubst=think;meinst=think
findest du=do you think of;findest=think of;giebt es=is there;zusatzstoff=additive;farbstoff=additive
konservierungsstoff=additive;mir bekommt=suits me;wo ist welches drin=which contain it;in welchen ist=which contain
in welchen=which contain;wo ist=which contain;wo sind=which contain;wo steckt=which contain;jeden morgen=every day
stell mir=make me;plane mir=plan`,
  fr: `cuisiner=cook;on mange quoi=what should i eat;il y a quoi dans=what is in;y a quoi dans=what is in;il y a quoi comme ingredients dans=ingredients of;ajoute=added;ajoutes=added;comme objectifs=my targets;mes objectifs=my targets;d'ou sort=where comes from;quoi d'autre=what else;je leur donne quoi=what can i eat;vendez vous mes donnees=data privacy;vous vendez mes donnees=data privacy;qui voit mes donnees=data privacy;midi=lunch;soir=dinner;ce midi=lunch;chaque jour=every day;par semaine=a week;grammes=grams;gramme=grams;tranche=slice
tranches=slices;autres=others;autre=other;parmi les autres=of the others;la meme chose=the same;meme chose=same
pareil=the same;pareille=such;compte comme=count as;compte pour=count as;comme=like;irait=is ok;ca irait=is it ok
convient=suits;conviennent=suit;autorise=allowed;permis=allowed;deconseille=bad;fait maigrir=lose weight;maigrir=lose weight
perdre du poids=lose weight;mincir=lose weight;prendre du poids=gain weight;rassasiant=filling;vendez vous=do you sell
vendez=sell;gardez=store;partagez=share;fonctionne=works;qui=who;paie=pays;humain=human;robot=bot;conseil=suggestion
conseils=suggestions;dis moi=tell me;dites moi=tell me;soif=thirsty;sucreries=sweets;sale=salty;salee=salty;allege=light
edulcorant=sweetener;edulcorants=sweeteners;deux=two;trois=three;les deux=both;premier=first;premiere=first;deuxieme=second
dernier=last;derniere=last;sinon=else;moyenne=average;semaine derniere=last week;hier=yesterday;dernierement=lately
avant=before;sais=know;dire=say;penses tu=do you think;tu penses quoi=what do you think of;pense=think;trouves=think of
existe=is there;peux=can;veux=want;faut=should;dois je=should i;colorant=additive;conservateur=additive
dans lesquels=which contain;dans lequel=which contain;lesquels ont=which contain;lesquelles ont=which contain
et les autres=and the others`,
  es: `cocinar=cook;a que viene=why;de donde sale=where comes from;merece la pena=is good;vendeis mis datos=data privacy;venden mis datos=data privacy;quien ve mis datos=data privacy;mediodia=lunch;noche=dinner;manana por la manana=tomorrow;cada dia=every day;diario=every day;por semana=a week
a la semana=a week;gramos=grams;gramo=grams;loncha=slice;rebanada=slice;lonchas=slices;otros=others;otras=others;otro=other
otra=other;lo mismo=the same;mismo=same;misma=same;cuenta como=count as;sirve=is good;permitido=allowed;desaconsejado=bad
adelgazar=lose weight;adelgaza=lose weight;bajar de peso=lose weight;perder peso=lose weight;saciante=filling
en su lugar=instead;vendeis=do you sell;venden=sell;guardais=do you store;guardan=store;quien=who;paga=pays;humano=human
robot=bot;persona=person;consejo=suggestion;consejos=suggestions;dime=tell me;sed=thirsty;chuches=sweets;salado=salty
salada=salty;edulcorante=sweetener;edulcorantes=sweeteners;dos=two;tres=three;los dos=both;las dos=both;ambos=both
primero=first;primera=first;segundo=second;segunda=second;ultimo=last;ultima=last;promedio=average;media=average
ayer=yesterday;antes=before;sabes=know;decir=say;crees=think;opinas de=think of;opinas=think;te parece=do you think of
habra=is there;puedo=can i;debo=should i;deberia=should i;colorante=additive;conservante=additive;en cuales hay=which contain
en cuales=which contain;cuales tienen=which contain;cuales llevan=which contain`,
  it: `cucinare=cook;voto=score;il voto=the score;giudizio su=what do you think of;un giudizio sul=what do you think of;giudizio sul=what do you think of;da dove esce=where comes from;da dove viene=where comes from;fa bene=is good;vendete i miei dati=data privacy;chi vede i miei dati=data privacy;alla settimana=a week;grammi=grams;grammo=grams;fetta=slice;fette=slices;altri=others;altre=others;altro=other;altra=other
la stessa cosa=the same;lo stesso=the same;stesso=same;conta come=count as;adatto=suitable;adatta=suitable;permesso=allowed
sconsigliato=bad;dimagrire=lose weight;fa dimagrire=lose weight;perdere peso=lose weight;saziante=filling;vendete=do you sell
conservate=store;condividete=share;funziona=works;chi=who;paga=pays;umano=human;persona=person;robot=bot;consiglio=suggestion
consigli=suggestions;dimmi=tell me;sete=thirsty;dolciumi=sweets;salato=salty;dolcificante=sweetener;dolcificanti=sweeteners
edulcorante=sweetener;edulcoranti=sweeteners;due=two;tre=three;entrambi=both;tutti e due=both;primo=first;secondo=second
seconda=second;ultimo=last;ultima=last;media=average;ieri=yesterday;sai=know;dire=say;pensi=think;ti sembra=do you think of
esiste=is there;posso=can i;dovrei=should i;devo=should i;messo=set;avevo messo=did i set;ho messo=did i set;fatto=made
di cosa e fatto=what is made of;calcio=calcium;colorante=additive;conservante=additive;in quali=which contain
quali hanno=which contain;secondo te=do you think;secondo voi=do you think;partita di calcio=football
squadra di calcio=football;partite di calcio=football`,
  pt: `cozinhar=cook;vale a pena=is good;de onde vem=where comes from;faz bem=is good;fazem bem=are good;estraga a nota=why so low;o que e que estraga=why so low;vendem os meus dados=data privacy;quem ve os meus dados=data privacy;esta noite=tonight;cada dia=every day;diariamente=every day;por semana=a week;gramas=grams;grama=grams;fatia=slice
fatias=slices;outros=others;outras=others;outro=other;outra=other;a mesma coisa=the same;mesmo=same;mesma=same
conta como=count as;presta=is good;prestam=are good;convem=suits;permitido=allowed;desaconselhado=bad;emagrecer=lose weight
emagrece=lose weight;perder peso=lose weight;saciante=filling;em vez disso=instead;vendem=do you sell;guardam=store
partilham=share;quem=who;paga=pays;humano=human;pessoa=person;robo=bot;robot=bot;es um=are you a;conselho=suggestion
conselhos=suggestions;dica=suggestion;dicas=suggestions;diz me=tell me;sede=thirsty;guloseimas=sweets;salgado=salty
adocante=sweetener;adocantes=sweeteners;edulcorante=sweetener;edulcorantes=sweeteners;dois=two;duas=two;tres=three;ambos=both
os dois=both;primeiro=first;primeira=first;segundo=second;segunda=second;ultimo=last;ultima=last;media=average;ontem=yesterday
sabes=know;dizer=say;achas=think;achas de=think of;parece te=do you think of;posso=can i;devo=should i;seria melhor=is better
seria=is;corante=additive;conservante=additive;em quais=which contain;em que produtos=which contain;quais tem=which contain
quais levam=which contain;e o que seria=what is;o que seria=what is;qual seria=which is`,
  nl: `koken=cook;iets te snacken=some snack;te snacken=snack;snacken=snack;zo'n=such a;zo n=such a;slechte score=low score;waar komt=where comes;ingesteld=set;heb ik ingesteld=did i set;welk dieet heb ik ingesteld=my diet;verkopen jullie mijn gegevens=data privacy;wie ziet mijn gegevens=data privacy;binnen=eaten;binnengekregen=eaten;vandaag binnen=eaten today;middag=lunch;avond=dinner;dagelijks=every day;per week=a week;gram=grams;plak=slice;plakjes=slices;sneetje=slice;andere=others
ander=other;anderen=others;hetzelfde=the same;zelfde=same;telt als=count as;hoe komt het=why
waar komt vandaan=where comes from;komt=comes;deugt=is good;geschikt=suitable;toegestaan=allowed;afgeraden=bad
aanrader=recommended;afvallen=lose weight;aankomen=gain weight;vullend=filling;verkopen jullie=do you sell;verkopen=sell
bewaren=store;delen=share;werkt=works;wie=who;betaalt=pays;mens=human;robot=bot;vertel=tell;dorst=thirsty;zoet=sweet
zoetigheid=sweets;zoetstof=sweetener;zoetstoffen=sweeteners;vezel=fibre;twee=two;drie=three;allebei=both;beide=both
eerste=first;tweede=second;laatste=last;gemiddelde=average;gemiddeld=average;gisteren=yesterday;laatst=lately;weet=know
zeg=say;vind je van=do you think of;vind je=do you think of;denk je=do you think;is er=is there;wil=want;zou ik=should i
magere=low fat;mager=low fat;halfvolle=half fat;kleurstof=additive;conserveermiddel=additive;in welke=which contain
in welke zit=which contain;in welke zitten=which contain;waar zit=which contain;welke hebben=which contain`,
};

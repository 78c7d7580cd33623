import type { ReadLanguage } from '../../reading/index.ts';

/**
 * Words that people put around what they ask and that name no food, by language; folded. What is none of these, and no word of another
 * table, may be the name of a product.
 *
 * @source stopwords-iso 1.1.0 (MIT), without English and without what names a food or is the name of a product, and everyday words of our own
 */
export const PLAIN_WORDS: Readonly<Record<ReadLanguage, string>> = {
  en: `pays paid paying brands tally kk k yup nope ddm 's addicted addiction begging begs beg obsessed hooked craving diff ah ain't aint aisle almost anyhow anyway anyways apparently approx approximately asking barely bc bed bloody boss bother bothered bro buddy bunch bus checkout choose chose close coach colleague couch could've couldnt
coz crazy cupboard curious cute cuz damn dear desk doctor dude dumb dunno easy eh empty exact far fast first folks found freaking fridge front full fyi gimme grabbed grabbing guess guessing guest guests hadnt half hard
hardly hasnt havent he'd heaps heard heck hell hm hmmm holiday how's idk imo innit it'd kinda kitchen legit lemme lil literally loads lovely man mate meant meh mustnt n nay near nearly next nowadays nurse oh omg ooh oops
ordered pal party pick picked picking piece plenty possibly probably proper properly quick quickly r read reading roughly saw second seen seriously she'd shop should've shouldnt silly simple simply sitting slow smth sofa
somehow sorta standing sth strange stupid sumthing supermarket suppose supposed table talking tbh team that'd they're thinking third tho til till told tons totally train trainer trip truly u uh ur w wasnt wat we're weird
werent what've whatcha when's where's who've why's wise wisely wonder wondering worth worthwhile would've wouldnt wow wut yay you're
niece nieces nephew nephews aunt aunts auntie uncle cousin cousins sister sisters brother brothers sis grandson
grandsons granddaughter granddaughters grandchild grandchildren grandkid grandkids girlfriend boyfriend fiance fiancee
flatmate flatmates roommate roommates housemate housemates colleagues neighbour neighbours neighbor neighbors stepson
stepdaughter stepmum stepdad sibling siblings spouse`,
  de: `suchtig verruckt such suche ab abend abends aber abgeschnitten abschneiden ach acht achte achten achter achtes ag alle allein allem allen aller allerdings alles allgemeinen als also am an ander andere anderem anderen anderer anderes anderm andern
anderr anders angeblich ans apropos arbeit au auch auf aufs aus ausser ausserdem bald bedenkenlos bei beide beiden beim beispiel bekannt bereits besonders besser besten bestimmt bevor bin bis bisher bist bitte bloss bock
brauche brauchen brauchst braucht bruder buro da dabei dadurch dafur dagegen daheim daher dahin dahinter damals damit danach daneben dank danke dann daran darauf daraus darf darfst darin daruber darum darunter das dasein
daselbst dass dasselbe davon davor dazu dazwischen dein deine deinem deinen deiner deines dem dementsprechend demgegenuber demgemass demselben demzufolge den denen denke denkst denkt denn denselben der deren derer
derjenige derjenigen dermassen derselbe derselben des deshalb desselben dessen deswegen dich die diejenige diejenigen dies diese dieselbe dieselben diesem diesen dieser dieses ding dinge dir doch dort drei drin dritte
dritten dritter drittes du durch durchaus durfen durft durfte durften durst eben ebenso echt eher ehrlich ei eigen eigene eigenen eigener eigenes eigentlich ein einander eine einem einen einer eines einfach einig einige
einigem einigen einiger einiges einmal elf en ende endlich entweder er ernst erst erste ersten erster erstes es esse etwa etwas euch euer eure eurem euren eurer eures falls falsch fast finde finden findest findet
folgende frage fragen frau freund freundin fruher funf funfte funften funfter funftes fur furs gab ganz ganze ganzen ganzer ganzes gar geben gebraucht gedurft gegen gegenuber gehabt gehen geht gekannt gekonnt gelten
gemacht gemocht gemusst genau generell genommen genug gerade gern gerne gesagt geschweige gestern getan gewesen gewollt geworden gib gibt gibts gilt ging glaube glaubst gleich gott grad greife greifen gross grosse
grossen grosser grosses grundsatzlich gruss gut gute guter gutes hab habe haben habs habt halt halten haltet haltst hast hat hatte hatten hattest hattet hauptsache heissen heisst her heute hier hin hinter hoch hol hole
holen huhu hunger ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer in indem infolgedessen ins irgend irgendein irgendeine irgendwas irgendwie iss isst ist ja jahr jahre jahren je jede jedem jeden jeder
jedermann jedermanns jedes jedoch jemand jemandem jemanden jene jenem jenen jener jenes jetzt kam kann kannst kaufe kaufen kaufst kauft kaum kein keine keinem keinen keiner keines klar kleine kleinen kleiner kleines
knabbern kommen kommt konnen konnt konnte konnten konntest konntet kopf kumpel kurz laden lang lange lauft leben leicht leide leute lieber lief lohnen lohnenswert lohnt los lust mach mache machen machst macht machte mag
magst mahn mal man manche manchem manchen mancher manches manchmal mann mehr mein meine meinem meinen meiner meines meinst meint meistens mensch menschen mich mir mit mittag mittags mittel mochte mochten mochtest mogen
moglich mogt moin morgen morgens muss mussen musst musste mussten mutter n na nach nachdem nacht nachts nahm naja naschen naturlich ne neben nehme nehmen nein nem nen ner neue neuen neun neunte neunten neunter neuntes
nicht nichts nie niemals niemand niemandem niemanden nimm nimmst nimmt nix noch normalerweise nun nur ob oben obwohl oder offen oft ohne ok okay oma opa ordnung per pro recht rechte rechten rechter rechtes regal rein
richtig ruhig sa sache sachen sag sage sagen sagst sagt sagte sah satt schlecht schluss schneiden schneidet schnell schon schule schwester sechs sechste sechsten sechster sechstes sehr sei seid seien sein seine seinem
seinen seiner seines seit seitdem selber selbst selten servus sich sicher sie sieben siebente siebenten siebenter siebentes sind sinn snacken so sobald sofern solang solche solchem solchen solcher solches soll sollen
sollst sollt sollte sollten sondern sonst soweit sowie spater startseite statt steht sterben stimmt stimmts suche supermarkt tag tage tagen taglich tat tatsachlich taugen taugt teil tel tja total trink trinke trinkst
trinkt tritt trotz trotzdem tu tue tun tut uber uberhaupt ubers ubrigens uhr um unbedingt und ungefahr uns unse unsem unsen unser unsere unserer unses unter unters vater vergangenen viel viele vielem vielen vieler
vielleicht vierte vierten vierter viertes voll vom von vor vorhin wachst wahr wahrend wahrenddem wahrenddessen wahrscheinlich wann war ware waren warst wart warum was weg wegen weil weiss weisst weit weiter weitere
weiteren weiteres welch welche welchem welchen welcher welches wem wen wenig wenige weniger weniges wenigstens wenn wer werde werden werdet weshalb wessen weswegen wie wieder wieso will willst wir wird wirklich wirst
wissen wo wochenende woher wohin wohl wollen wollt wollte wollten worden wurd wurde wurden wurdest wurdet wusste zehn zehnte zehnten zehnter zehntes zeit zeug ziemlich zu zuerst zugleich zuhause zum zunachst zur zuruck
zusammen zwanzig zwar zwei zweite zweiten zweiter zweites zwischen zwolf
nichte nichten neffe neffen enkel enkels enkelin enkelkind enkelkinder tante tanten onkel cousin cousine schwager
schwagerin schwestern bruders mitbewohner mitbewohnerin kollege kollegen kollegin nachbar nachbarin stiefsohn
stieftochter zwillinge verlobte verlobter`,
  fr: `abord absolument achete acheter achetez afin ah ai aie aient aies ailleurs aime aimer aimerais ainsi ait allaient aller allez allo allons alors ami amie an ans anterieur anterieure anterieures apparemment apres as assez
attendu au aucun aucune aucuns aujourd aujourd'hui aupres auquel aura aurai auraient aurais aurait auras aurez auriez aurions aurons auront aussi autant autre autrefois autrement autres autrui aux auxquelles auxquels
avaient avais avait avaler avant avec avez aviez avions avoir avons ayant ayez ayons bah bas basee bat beau beaucoup ben besoin bien bigre bof bouffe bouffer boulot boum bravo brrr ca caisse car carrement ce cela celle
celles celui cent cependant certain certaine certaines certains certes ces cet cette ceux chacun chacune chaque cher chere cheres chers chez chiche chose choses chut ci cinq cinquantaine cinquante cinquantieme cinquieme
clac clic combien comme comment comparable comparables compris concernant connais connait connaitre consommer contre copain copine cote coucou couic coup courses crac croire crois croyez d' da dans de debout debut dedans
dehors deja dela demain demande demander depuis dernier derniere derriere des desormais desquelles desquels dessous dessus deux deuxieme deuxiemement devant devers devez devra devrais devrait different differente
differentes differents dire directe directement dis disparaitre dit dite dites dits divers diverse diverses dix dixieme dois doit doivent donc dont dos douze douzieme dring droite du duquel durant ecole effet egale
egalement egales eh elle elles en encore enfin ensuite entre envers envie environ es essai est et etaient etais etait etant etat etc ete etee etees etes etiez etions etre eu eue eues euh eumes eurent eus eusse eussent
eusses eussiez eussions eux exactement excepte extenso exterieur facon faim faire fais faisaient faisant fait faites faudrait faut femme ferais feront fi finir flac fois font force franchement frere fumes furent fus
fusse fussent fusses fussiez fussions fut futes generalement genre gens grave grignoter ha haut he hein helas hem hep hey hi hier ho hola honnetement hormis hors hou houp hue hui huit huitieme hurrah hyper ici il ils
importe irai jamais je jour jours jusqu jusque juste l' la laisser laquelle las le lequel les lesquelles lesquels leur leurs longtemps lors lorsque lui ma machin magasin maint maintenant maison mal malgre marche marchent
marcher mari matin maximale me mec meme memes merci mere mes met mets mettre meuf midi mien mienne miennes miens mieux mille mine minimale moi moindres moins mois mon monde mourir moyennant multiple multiples na
naturelles ne neanmoins necessaire necessairement neuf neuvieme ni niveau nombreuses nombreux nommes non normalement nos notamment notre notres nous nouveau nouveaux nuit nul oh ohe ok okay olle on ont onze onzieme ore
ou ouais oui ouias oust ouste outre ouvert ouverte ouverts paf par parce parceque parfois parle parlent parler parmi parole parseme partant particulier particuliere particulierement pas passe pendant pense penser penses
pensez permet personne personnes peu peut peuvent peux pff pfft pfut piece pif pire plein plouf plupart plusieurs plutot possessif possessifs possible possibles pote pouah pour pourquoi pourrais pourrait pouvait pouvez
pouvoir prealable precisement premier premiere premierement prend prendre prends prenez pres presque pris probable probante procedant proche propos psitt pu puis puisque pur qu quand quant quanta quarante quatorze quatre
quatrieme quatriemement que quel quelconque quelle quelqu'un quelque quelques quels question qui quiconque quinze quoi quoique rare rarement rares rayon relative relativement remarquable rend rendre reponse restant reste
restent restrictif retour revoici revoila rien sa sacrebleu sait salut sans sapristi sauf savez savoir se sein seize selon semaine semblable semblaient semble semblent sent sept septieme sera serai seraient serais serait
seras serez serieusement seriez serions serons seront sert servir ses seul seule seulement si sien sienne siennes siens sinon six sixieme soeur soi soient soif soir sois soit soixante sommes son sont sous souvent soyez
soyons specifique specifiques speculatif stop stp strictement subtiles suffisant suffisante suffit suis suit suivant suivante suivantes suivants suivre sujet super supermarche superpose sur surtout svp ta tac tandis tant
tard tardive te tel telle tellement telles tels temps tenant tend tenir tente tes tic tien tienne tiennes tiens toc toi tot touchant toujours tous tout toute toutefois toutes travail treize trente tres trois troisieme
troisiemement trop trouve trouver trouves trouvez truc trucs tsoin tsouin tu ultra un une unes uniformement unique uniques uns va vachement vais valeur valoir vas vaut ve vers veut veux via vif vifs vingt vite vivat vive
vivre voici voie voient voila voire vont vos votre votres voudrais voulez vouloir vous vraiment vu y zut
niece nieces neveu neveux tante oncle cousin cousine cousins cousines soeurs freres belle fille fils fillette coloc
colocs voisin voisine collegue collegues jumeaux jumelles`,
  es: `abajo acaba acabar acaso actualmente acuerdo adelante ademas adrede afirmo agrego ahora al algo alguien algun alguna algunas alguno algunos alla alli alrededor ambos amiga amigo ampleamos anadio anda ano anos antano ante
anterior antes apenas aproximadamente aquel aquella aquellas aquello aquellos arriba arribaabajo aseguro asi atras aun aunque ayer bajando bajo bastante bastantes beberme bien breve buen buena buenas bueno buenos cada
casa casi cerca chica chico cierta ciertas cierto ciertos cinco claro coger coges cojo comento comerla comerlo comerme como compra comprar comprarlo compras compro con conmigo conocer conseguimos conseguir considera
considero consigo consigue consiguen consigues contigo contra conviene cosa cosas cree creer crees creo cual cuales cualquier cualquiera cuando cuanta cuantas cuanto cuantos cuatro cuenta cuyo da dame dan dar das de
debajo debe debemos deben deber deberia debes debido debo decir dejar dejo del delante demas demasiado dentro deprisa desde despacio despues detras dia dias dice dicen dices dicho dieron diferente diferentes digo dijeron
dijo dime dio donde dos doy durante e ejemplo el ella ellas ello ellos embargo empleais emplean emplear empleas empleo en encima encuentra enfrente enseguida entonces entre era erais eramos eran eras eres es esa esas ese
eso esos esta estaba estabais estabamos estaban estabas estad estada estadas estado estados estais estamos estan estando estar estara estaran estaras estare estareis estaremos estaria estariais estariamos estarian
estarias estas este esteis estemos esten estes esto estos estoy estuve estuviera estuvierais estuvieramos estuvieran estuvieras estuvieron estuviese estuvieseis estuviesemos estuviesen estuvieses estuvimos estuviste
estuvisteis estuvo ex excepto existe existen explico expreso fin final fue fuera fuerais fueramos fueran fueras fueron fuese fueseis fuesemos fuesen fueses fui fuimos fuiste fuisteis ganas general genial gente guay gueno
gusta gustan gustaria ha habeis haber habia habiais habiamos habian habias habida habidas habido habidos habiendo habla hablan habra habran habras habre habreis habremos habria habriais habriamos habrian habrias hace
haceis hacemos hacen hacer hacerlo haces hacia haciendo hago hambre han has hasta hay haya hayais hayamos hayan hayas he hecho hemos hermana hermano hicieron hizo hola horas hoy hube hubiera hubierais hubieramos hubieran
hubieras hubieron hubiese hubieseis hubiesemos hubiesen hubieses hubimos hubiste hubisteis hubo igual incluso indico informo intenta intentais intentamos intentan intentar intentas intento ir jamas junto la lado largo
las le lejos les llego lleva llevado llevamos llevan llevar llevas llevo lo los luego lugar madre mal manana manera manifesto marido mas mayor me mediante medio mejor menciono menos merece mes mi mia mias mientras mio
mios mira mis misma mismas mismo mismos modo momento morir mucha muchas mucho muchos mujer muy nada nadie ni ningun ninguna ningunas ninguno ningunos no nos nosotras nosotros novia novio nuestra nuestras nuestro nuestros
nueva nuevas nuevo nuevos nunca o ocho oiga opina opinar opinas os otra otras otro otros oye padre pais para parece parecen parte partir pasada pasado pena pensar peor pero persona pesar picar pico piensa piensas pienso
pillar pillo poca pocas poco pocos podeis podemos poder podra podran podria podriais podriamos podrian podrias pone poner pongo por porque posible primer primera primero primeros principalmente pronto propia propias
propio propios proximo proximos pudo pueda puede pueden puedes puedo pues qeu qu que quedo queremos querer querria quien quienes quiere quieren quieres quiero quisiera quiza quizas raras rato realizado realizar realizo
realmente repente respecto rica rico sabe sabeis sabemos saben saber sabes salvo se sea seais seamos sean seas sed seguimos seguir segun segunda segundo seguro semana senalo ser sera seran seras sere sereis seremos seria
seriais seriamos serian serias si sido siempre siendo siete sigo sigue siguiente sin sino sirve sirven sobre sois sola solamente solas solo solos somos son su super supermercado supuesto sus suya suyas suyo suyos tal
tambien tampoco tan tanta tantas tanto tantos tarde te temprano tendra tendran tendras tendre tendreis tendremos tendria tendriais tendriamos tendrian tendrias tened teneis tenemos tener tenga tengais tengamos tengan
tengas tengo tenia teniais teniamos tenian tenias tenida tenidas tenido tenidos teniendo tercera ti tia tiempo tienda tiene tienen tienes tio toda todas todavia todo todos tomarme tomas tomo total trabaja trabajais
trabajamos trabajan trabajar trabajas trabajo tras trata traves tres tu tus tuve tuviera tuvierais tuvieramos tuvieran tuvieras tuvieron tuviese tuvieseis tuviesemos tuviesen tuvieses tuvimos tuviste tuvisteis tuvo tuya
tuyas tuyo tuyos u ultima ultimas ultimo ultimos un una unas uno unos usa usais usamos usan usar usas uso usted ustedes va vais vale valor vamos van varias varios vas vaya ve veces ven venga veo ver verdad verdadera
verdadero ves vez viviendo vivir vosotras vosotros voy vuestra vuestras vuestro vuestros y ya yo
sobrino sobrina sobrinos sobrinas nieto nieta nietos nietas cunado cunada hermanos hermanas vecino vecina companero
companera gemelos gemelas`,
  it: `a abbastanza abbia abbiamo abbiano abbiate accidenti ad adesso affinche agl agli ahime ai al alcuna alcuni alcuno all alla alle allo allora altra altre altri altrimenti altro altrove altrui amica amico anche ancora
andare andato anni anno ansa anticipo assai attesa attraverso avanti avemmo avendo avente aver avere averlo avesse avessero avessi avessimo aveste avesti avete aveva avevamo avevano avevate avevi avevo avra avrai avranno
avrebbe avrebbero avrei avremmo avremo avreste avresti avrete avro avuta avute avuti avuto basta beh ben bene benissimo beve bevi bevo bisogno boh brava bravo buona buono casa caso cento certa certe certi certo che chi
chicchessia chiunque ci ciao ciascuna ciascuno cima cinque cio cioe circa citta co codesta codesti codesto cogli coi col colei coll coloro colui come cominci compra comprare compri compro comunque con concernente
conclusione consecutivi consecutivo consiglio contro conviene cortesia cosa cose cosi credi credo cui da dagl dagli dai dal dall dalla dalle dallo dappertutto davanti davvero degl degli dei del dell della delle dello
dentro detto deve devi devo devono di dice dici dico dietro dimmi dire dirimpetto diventa diventare diventato dobbiamo domani dopo doppio dov dove dovete dovra dovrebbe dovrei dovunque due dunque durante e ebbe ebbero
ebbi ecc ecco ed effettivamente egli ella entrambi eppure era erano eravamo eravate eri ero esempio esse essendo esser esserci essere essi ex fa faccia facciamo facciano facciate faccio facemmo facendo facesse facessero
facessi facessimo faceste facesti faceva facevamo facevano facevate facevi facevo fai fame fanno fara farai faranno fare farebbe farebbero farei faremmo faremo fareste faresti farete farla faro fatto favore fece fecero
feci fin finalmente finche fine finita fino forse forza fosse fossero fossi fossimo foste fosti fra frattempo fu fui fummo fuori furono futuro generale gente gia giacche giorni giorno giu giusto gli gliela gliele glieli
glielo gliene grande grazie gruppo ha haha hai hanno ho i ie ieri il improvviso in inc indietro infatti inoltre insieme intanto intorno invece io la lasciato lato lavoro le lei li lo lontano loro lui lungo luogo ma
macche magari maggior mah mai male malgrado malissimo mangi mangia mangiarla mangiarlo mangio mattina me medesimo mediante meglio meno mentre mese mesi metti metto mezzo mi mia miei mila miliardi milioni minimi mio modo
molta molti moltissimo molto momento mondo morire ne negl negli negozio nei nel nell nella nelle nello nemmeno neppure nessun nessuna nessuno niente no noi nome non nondimeno nonostante nonsia nostra nostre nostri nostro
notte novanta nove nulla nuovi o od oggi ogni ognuna ognuno ok oltre oppure ora ore osi ottanta ottimo otto paese pare parecchi parecchie parecchio parte partendo peccato peggio pena pensa pensare pensate pensi penso per
perche percio perfino pero persino persona persone pessimo piedi pieno piglia piu piuttosto po pochissimo poco poi poiche possa possedere possiamo posso possono posteriore potere potete potrebbe potrei preferibilmente
prende prendere prendi prendo presa preso press prima primo principalmente probabilmente promesso proprio puo puoi purtroppo qua qualche qualcosa qualcuna qualcuno quale quali qualunque quando quanta quante quanti quanto
quantunque quarto quasi quattro quel quella quelle quelli quello quest questa queste questi questo qui quindi quinto realmente recente recentemente registrazione relativo riecco rispetto roba sa sai salve salvo sapere
sapete sara sarai saranno sarebbe sarebbero sarei saremmo saremo sareste saresti sarete saro scola scopo scorso scuola se secondo seguente seguito sei sembra sembrare sembrato sembrava sembri sempre senza sera serve
servono sete sette settimana si sia siamo siano siate sicuro siete sig so solito solo soltanto sono sopra soprattutto sotto spesso sta stai stando stanno stara starai staranno starebbe starebbero starei staremmo staremo
stareste staresti starete staro stasera stata state stati stato stava stavamo stavano stavate stavi stavo stemmo stessa stesse stessero stessi stessimo stesso steste stesti stette stettero stetti stia stiamo stiano
stiate sto su sua subito successivamente successivo sue sugl sugli sui sul sull sulla sulle sullo suo suoi supermercato svegliarmi tale tali talvolta tanto te tempo terzo th ti titolo tra tranne tre trenta triplo troppo
trova trovato trovi trovo tu tua tue tuo tuoi tutta tuttavia tutte tutti tutto uguali ulteriore ultimo un una uno uomo va vado vai vale vanno vari varia varie vario veramente vero verso vi vicino visto vita vivere voglia
vogliamo voglio voi volta volte vorrei vostra vostre vostri vostro vuoi vuole
nipote nipoti nipotino nipotina cugino cugina cognato cognata sorella sorelle fratello fratelli fidanzato fidanzata
coinquilino coinquilina collega colleghi gemelli gemelle`,
  pt: `a acabar acerca acha acham achas acho adeus agora aguentar aguento ai ainda alem algmas algo alguem algum alguma algumas alguns ali amanha ambas ambos amiga amigo ano anos antes ao aonde aos apenas apoio apontar apos
aquela aquelas aquele aqueles aquilo area as assim ate atras atraves baixo bastante bastantes beber bem boa boas bom bons breve ca cada caminho casa catorze cedo cento certamente certeza certo cima cinco claro coisa
coisas com comer como compra comprar compras comprido compro conhecido conselho contra contudo corrente cuja cujas cujo cujos custa da dao daquela daquelas daquele daqueles dar das de debaixo dela delas dele deles demais
dentro depois desde desligado dessa dessas desse desses desta destas deste destes deve devem devemos devera deveria deves devo dez dezanove dezasseis dezassete dezoito dia diante dias diga digitalizei digo direita dispoe
dispoem diversa diversas diversos diz dizem dizer dizes do dois dos dou doze duas durante duvida e ela elas ele eles em embora engordar enquanto entao entre era eram eramos es escaneei escola essa essas esse esses esta
estado estamos estao estar estara estas estava estavam estavamos este esteja estejam estejamos estes esteve estive estivemos estiver estivera estiveram estiveramos estiverem estivermos estivesse estivessem estivessemos
estiveste estivestes estou eu exemplo faco falta faltam fara favor faz fazeis fazem fazemos fazer fazes fazia feito fez fim final foi fome fomos for fora foram foramos forem forma formos fosse fossem fossemos foste
fostes fui funciona funcionam gente geral gosta gostaria gostava gosto grande grupo ha haja hajam hajamos hao havemos havia hei hoje hora horas houve houvemos houver houvera houveram houveramos houverao houverei houverem
houveremos houveria houveriam houveriamos houvermos houvesse houvessem houvessemos iniciar inicio ir ira isso ista iste isto ja jamais la lado levar lhe lhes ligado local logo loja longe lugar maior maioria maiorias mal
mas maximo me mediante meio menor menos mercado mes meses mesma mesmas mesmo mesmos meu meus minha minhas momento morrer muita muitas muito muitos na nada nao naquela naquelas naquele naqueles nas ne nem nenhum nenhuma
nessa nessas nesse nesses nesta nestas neste nestes ninguem nivel no noite nome nos nossa nossas nosso nossos novas nove novo novos num numa numas numero nunca nuns o obra obrigada obrigado oi oitava oitavo oito ok ola
olha onde ontem onze os ou outra outras outro outros para parece parte partir paucas pegar pego pela pelas pelo pelos pena pensa pensas penso perante perto pessoa pessoas pode podem podemos poder podera poderia podes
podia poe poem ponto pontos por porem porque portanto posicao possivel possivelmente posso pouca poucas pouco poucos povo primeira primeiras primeiro primeiros promeiro propios propria proprias proprio proprios proxima
proximas proximo proximos puderam quais qual qualquer quando quanto quarta quarto quase quatro que quem quer quereis querem queremas queremos queres queria quero questao quieto quinta quinto quinze realmente relacao sabe
sabem saber sabes sao se sede segunda segundo sei seja sejam sejamos sem semana sempre sendo ser sera serao serei seremos seria seriam seriamos serve sete setima setimo seu seus sexta sexto sim sistema so sob sobre sois
somente somos sou sua suas sumir supermercado ta tal talvez tambem tanta tantas tanto tao tarde te tem temos tempo tendes tenha tenham tenhamos tenho tens tentar tentaram tente tentei ter tera terao terceira terceiro
terei teria teriam teriamos teu teus teve tido tinha tinham tinhamos tipo tive tivemos tiver tivera tiveram tiveramos tiverem tivermos tivesse tivessem tivessemos tiveste tivestes toda todas todo todos tomar tomo
trabalhar trabalho tres treze tu tua tuas tudo ultimo um uma umas uns usa usar vai vais vale valor vamos vao varios ve veja vejo vem vens ver verdade verdadeiro vez vezes viagem vindo vinte viver voce voces vontade vos
vossa vossas vosso vossos vou
sobrinho sobrinha sobrinhos sobrinhas neto neta netos netas cunhado cunhada irmao irma irmaos irmas namorado namorada
vizinho vizinha colega colegas gemeos gemeas`,
  nl: `aan aangaande aangezien achte achter achterna af afgelopen al aldaar aldus alhoewel alias alle allebei alleen alles als alsjeblieft alsnog alstublieft altijd altoos ander andere anders anderszins bedankt beetje behalve
behoorlijk behoudens beide beiden ben beneden bent bepaald best betreffende bij bijna bijv bijvoorbeeld binnen binnenin blijkbaar blijken boven bovenal bovendien bovengenoemd bovenstaand bovenvermeld broer buiten bv daar
daardoor daarheen daarin daarna daarnet daarom daarop daaruit daarvanlangs dacht dag dagen dan dankjewel dat de deden deed denk denken denkt der derde derhalve dertig deze dezelfde dhr die dikwijls ding dingen dit doch
doe doei doen doet dood door doorgaand dorst drie drinken drinkt duizend dus echt echter een eens eer eerdat eerder eerlang eerlijk eerst eerste eet eigen eigenlijk elke en enig enige enigszins enkel er erdoor erg ergens
etc etcetera eten even eveneens evenwel fijn ga gaan gaat gauw ge gedaan gedurende geen gehad gek gekund geleden gelijk gemaakt gemoeten gemogen genoeg gevonden geweest gewoon gewoonweg geworden gezegd ging gisteren goed
graag haar haarzelf had hadden hallo hare heb hebben hebt hedden heeft heel hem hemzelf het hetzelfde hey hier hierbeneden hierboven hierin hierna hierom hij hijzelf hoe hoewel hoezo hoi honderd honger huis hun hunne
ieder iedere iedereen iemand iets ik ikzelf in inderdaad inmiddels intussen inzake is ja jaar jaren je jezelf jij jijzelf jou jouw jouwe juist jullie kan kassa keer kind klaar klopt komen komt kon konden koop koopt kopen
krachtens kun kunnen kunt kwam laatst langs later lekker leuk leven liever liggen ligt lijken lijkt lust maak maakt maakte maakten maand maar mag maken man me meer meest meestal men mens mensen met mevr mezelf mij mijn
mijnent mijner mijzelf minder misschien missen mits mocht mochten moeder moest moesten moet moeten mogen mooi morgen mr mrs mw na naar naast nadat nam namelijk nee neem neemt negen nemen nergens net niemand niet niets
niks noch nochtans nodig nog nogal nooit normaal nou nu nut nv of ofschoon ok oke om omdat omhoog omlaag omstreeks omtrent omver ondanks onder ondertussen ongeveer ons onszelf onze onzeker ooit ook op opnieuw opzij over
overal overeind overige overigens paar pak pakken pakt pas per precies raar recent redelijk reeds rond rondom samen school scoort scoren sedert serieus sinds sindsdien slecht slechts sommige soms spoedig spul spullen
staan staat steeds sterven straks supermarkt tamelijk te tegen tegenover tenzij terwijl thans thuis tien tiende tijd tijdens tja toch toe toen toenmaals toenmalig tot totdat trouwens tussen twee tweede u uit uitgezonderd
uw vaak vaakwat vader van vanaf vanavond vandaag vandaan vanmorgen vanuit vanwege vast veel veeleer veertig verder vergeleken verscheidene verschillende vertel vervolgens via vierde vijf vijfde vijftig vind vinden vindt
vol volgend volgens voor vooraf vooral vooralsnog voorbij voordat voordezen voordien voorheen voorop voorts vooruit vraag vragen vriend vriendin vrij vroeg vrouw waar waard waarom waarschijnlijk wanneer want waren was
wat we wederom week weer weet weg wegens weinig wel weldra welk welke werd werden werder werk weten wezen whatever wie wier wij wijzelf wil wilde willen wilt winkel wist word worden wordt zaak zal ze zeer zeg zeggen zegt
zei zeker zelden zelf zelfde zelfs zes zeven zich zichzelf zie zien zij zijn zijne zijzelf zin zit zitten zo zoals zodat zodra zonder zou zouden zowat zulk zulke zullen zult zus
nichtje nichtjes neefje neefjes neef kleinzoon kleindochter kleinkind kleinkinderen tante oom schoonzus zwager zusje
broertje vriendinnen huisgenoot huisgenote collega buurman buurvrouw stiefzoon stiefdochter tweeling`,
};

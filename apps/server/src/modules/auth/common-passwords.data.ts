/** Passwords that every list of the most common ones has; each of at least six characters, lower case. */
const WORDS = `
123456 1234567 12345678 123456789 1234567890 111111 000000 121212 123123 654321 666666 696969 112233 159753 987654321 555555 777777 888888 999999 222222
333333 444444 101010 102030 131313 147258 147258369 159357 123321 123654 789456 789456123 456789 987654 246810 135790 password password1 password12
password123 password1234 passw0rd p@ssw0rd p@ssword pass123 pass1234 passpass mypassword qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwerty1234 qwertz
qwertzuiop azerty azertyuiop asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc q1w2e3r4 q1w2e3 abc123 abcd1234
abcdef abcdefg abcdefgh abc1234 a123456 a1b2c3 a1b2c3d4 aa123456 123abc 123qwe 123qweasd qwe123 iloveyou iloveyou1 ilovegod loveme lovely love123 forever
welcome welcome1 welcome123 letmein letmein1 admin123 admin1 administrator root123 toor123 login123 master master1 monkey monkey1 dragon dragon1 shadow
sunshine princess princess1 football football1 baseball basketball soccer hockey superman batman spiderman ironman pokemon pokemon1 starwars michael jennifer
jordan jordan23 jessica ashley amanda andrew anthony charlie daniel donald george hannah harley hunter hunter2 joshua justin killer maggie matthew
michelle nicole pepper ranger robert samsung summer thomas tigger trustno1 whatever william secret secret1 freedom ginger cookie cookies chocolate chelsea
liverpool arsenal barcelona juventus realmadrid manchester internet computer computer1 changeme changeme1 default guest123 test123 test1234 testing testtest
temp123 temporary user123 passwort passwort1 hallo123 motdepasse bonjour soleil doudou marseille contrasena hola123 teamo1 tequiero estrella ciao123
andrea juventus1 amore1 google google1 facebook instagram twitter youtube netflix apple123 iphone android windows microsoft linux123 qwaszx zaq12wsx
!qaz2wsx zxc123 asd123 asdasd asdasdasd qweqwe qweasd qweasdzxc fuckyou fuckyou1 asshole bitch1 bailey banana orange purple silver golden diamond
butterfly flower flowers rainbow angel1 angels babygirl babygirl1 sweety honey1 buster bandit rabbit turtle tiger1 tigers falcon eagles lakers yankees
cowboys steelers packers mustang corvette ferrari porsche mercedes yamaha suzuki honda1 toyota phoenix matrix merlin gandalf hello1 hello123 hellohello
nothing online blink182 metallica slipknot eminem nirvana michael1 samantha elizabeth victoria victor1 alexander alexandra christian christine benjamin
nicholas jasmine brandon patrick richard taylor1 austin dallas london newyork chicago boston texas1 america canada england france germany labelwise nutrition
`;

/** @source the overlap of published most-common lists; NIST SP 800-63B 5.1.1.2 asks for such a list */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/u));

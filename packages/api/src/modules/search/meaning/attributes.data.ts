/** Colours: `name: other names`, in English and Hindi. The name is also the family that colour codes are sorted into. */
export const COLOURS = `
red: laal, lal, ruby, crimson, scarlet, cherry, sindoori
maroon: burgundy, wine, mehroon
pink: gulabi, golapi, rani, blush pink, fuchsia, magenta, gajri, gajari, pyazi, pyaazi
orange: narangi, kesari, coral, peach, tangerine
yellow: peela, pila, peeli, pili, holud, pivla, pivli, mustard, haldi rang
green: hara, hari, sobuj, hirva, hirvi, olive, mint, teal, dhani, mehendi colour, mehndi colour, henna colour, heena colour
blue: neela, neeli, nila, nili, navy, turquoise, asmani, indigo, firozi, ferozi
purple: baingani, jamuni, jamun, baingan, brinjal, lavender, violet, plum, mauve, lilac
brown: bhura, bhoora, chocolate, tan, kathai, katthai, khaki
black: kaala, kaali, kala, kali, kalo, raven, jet
white: safed, safaid, pandhra, pandhri, ivory, off white, safedi
grey: gray, charcoal grey, slaty, saleti
beige: nude, cream colour, badami, skin colour
gold: golden, sunehra, sunehri, sona, sone, gold tone, gold plated
rose gold: rosegold, rose gold tone, rose gold plated
silver: chandi, chaandi, rupehla, silver tone
multicolour: multicolor, multi colour, multicoloured, rangeen, rang birangi
`

const FESTIVALS =
  'diwali, deepavali, dipawali, deepawali, dhanteras, laxmi puja, lakshmi puja, bhaidooj, eid ul fitr, eid ul adha, bakrid, bakra eid, ramzan, ramadan, chaand raat, eed, krismas, krisamas, new year, rang panchami, lohri, baisakhi, vaisakhi, makar sankranti, vishu, durga pooja, xmas, gudi padwa, ugadi, janmashtami, ganpati, new years eve, rakhi, raksha bandhan, rakshabandhan, bhai dooj, pujo, eid, karwa chauth, karva chauth, karwachauth, christmas, holi, teej, onam, pongal, ganesh chaturthi, durga puja, dussehra, hariyali teej, vat savitri, basant panchami, vasant panchami, saraswati puja'
const FUNCTIONS =
  'haldi function, haldi ceremony, mehndi function, mehndi ceremony, mehendi function, mehendi ceremony, family function, function, naming ceremony, naamkaran, annaprashan, puja, pooja, ethnic day, traditional day'
const DAYS = 'valentine, valentines, valentines day, valentine day, mothers day, womens day, friendship day'

/** Days of the year. What is festive need not be for one of them. */
export const EVENTS: ReadonlySet<string> = new Set(`${FESTIVALS}, ${DAYS}`.split(', '))

/** Celebrations at home, for which shoppers dress festively. What is called so, such as a haldi hamper, need not be for a festival. */
export const HOME_FUNCTIONS: ReadonlySet<string> = new Set(FUNCTIONS.split(', '))

/** Things that mean something else beside clothes or jewellery: days of a wedding are called after what is put on, "feeding" is what a mother does, what is comfortable or for daily use is casual, and a short dress is no pair of shorts. */
export const BESIDE_CLOTHES: ReadonlyMap<string | undefined, string> = new Map([
  ['henna', 'festive'],
  ['turmeric', 'festive'],
  ['feeding', 'maternity'],
  ['daily', 'casual'],
  ['comfortable', 'casual'],
  ['short', 'short length'],
])

/** Other words that mean the same to a shopper in India, in titles and descriptions. */
export const SAME_WORDS = `
cotton: sooti, suti, suuti, mulmul, khadi
silk: resham, reshmi, silken, pattu
wool: ooni, woolen, woollen, uni
linen
leather: chamda, chamde
bridal: dulhan, dulhaniya, bride, shaadi, shadi, vivah, wedding, marriage, baraat, nikah, engagement, sagai, roka
groom: dulha
party: party wear, partywear, kitty party, reception, honeymoon, photoshoot, photo shoot, pre wedding, pre wedding shoot, get together, first birthday, 1st birthday, farewell, freshers, fresher, cocktail, date night, night out, clubwear, club wear, birthday, anniversary, ${DAYS}
festive: tyohar, tyohaar, party wear, festival, sangeet, ${FUNCTIONS}, ${FESTIVALS}
navratri: garba, dandiya
office: office wear, workwear, work wear, formal, formals, formal wear, daftar, interview, meeting
casual: casual wear, college, college wear, brunch, weekend, daily wear, regular wear
travel: vacation, holiday, beach, airport, trip
plump: plumper, plumping
roll on: rollon, roller ball, rollerball
heat protectant: heat protection, heat protector, heat shield, thermal protection
pearl: moti, motiyon, pearls
glass: kaanch, kanch
mirror: sheesha, shisha, aaina
diamond: heera, hira
brass: peetal, pital
copper: tamba, taamba
wood: lakdi, lakri, wooden
velvet: makhmal, makhmali
thread: dhaga, dhaaga
bead: manka, manke, beaded
peacock: mor, mayur
light: halka, halki, lightweight, light weight, featherweight, feather light
heavy: bhaari, bhari
soft: mulayam, komal
winter: sardi, sardiyon, thand, thandi, winters
summer: garmi, garmiyon, summers
rain: baarish, barish, barsaat, petrichor, wet earth, geeli mitti, gili mitti, baked earth, wet soil, first shower
night: raat
pain: dard, peeda, ache, aches
back pain: kamar dard, peeth dard, backache, back ache
antifungal: anti fungal, fungal, fungal infection, ringworm, ring worm, daad, khaj, khujli, kharish, itching, jock itch
headache: sar dard, sir dard, sardard, head ache
joint pain: jodon dard, jodo dard, ghutne dard, ghutno dard
sleep: neend, nidra, insomnia, sleeping
waist: kamar
constipation: kabz, kabj, qabz
oil: tel, tail, thailam
water: pani, paani
face: chehra, chehre, muh, munh, mooh, mukh, mukhacha, chehryacha
hair: baal, baalon, balon, kesh, kesancha, chul, chuler, mathar
skin: tvacha, twacha
hand: haath
foot: pair, pairon, feet
lip: honth, hoth, lips
nose: naak
ear: kaan
neck: gala, gale
leg: taang
eye: aankh, aankhon, eyes
nail: nakhun, nails, nokh, nakher
daily: rozana, everyday, roz
moisturising: moisturizing, hydrating
waterproof: water proof, water resistant, smudge proof, smudgeproof, transfer proof
long lasting: longlasting, long stay, long wear, lasts long, lasts all day, last all day, lasts the whole day, lasting, stay put, all day, tikau
organic: natural, prakritik
matte: matt, mat, mat finish, matte finish
glossy: glass finish, shiny, chamakdar, chamak, chamkila, chamkili, shine
glitter: shimmer, shimmery, sparkle
oxidised: oxidized
embroidered: embroidery, kadhai, kadhai wala
printed: print, chhapa
floral: flower print, phool, flowers
striped: stripes, stripe, dhari, dhariyon, dharidar
checked: checks, check
plain: solid, saada
sleeveless: bina baaju, bina baju, bina aasteen, without sleeves, no sleeves, bina sleeves, sleeve less
long: lambi, lamba, lambe
short length: mini length, waist length, hip length, thigh length, mid thigh length
knee length: ghutne tak
midi length: calf length, mid calf, midi
ankle length: floor length, full length, maxi length, maxi
long sleeves: full sleeves, full sleeve, sleeves value long, sleeves value full, lambi baaju, poori baaju, puri baju
half sleeves: half sleeve, short sleeves, short sleeve, elbow sleeves, elbow sleeve, sleeves value short, sleeves value half, sleeves value elbow, sleeves value cap, cap sleeves, aadhi baju, aadhi baaju, adhi baju
three quarter sleeves: three fourth sleeves, 3 4 sleeves, 3 4th sleeves, quarter sleeves, sleeves value three quarter
puff sleeves: puff sleeve, puffed sleeves, puffed sleeve, balloon sleeves, balloon sleeve
bell sleeves: bell sleeve, flared sleeves, flared sleeve, trumpet sleeves
v neck: v neckline, vneck, neck value v, neckline value v
round neck: crew neck, round neckline, crew neckline, scoop neck, neck value round, neckline value round
halter neck: halterneck, halter neckline, neck value halter, neckline value halter
boat neck: boatneck, boat neckline, neck value boat, neckline value boat
square neck: square neckline, neck value square, neckline value square
sweetheart neck: sweetheart neckline
high neck: turtle neck, turtleneck, polo neck, mock neck, neck value high, neckline value high
deep neck: plunge neck, plunging neckline, low neck
off shoulder: off the shoulder, off shoulders, bardot
backless: open back, low back
polka dot: polka dots, polka dotted, polka
bootcut: boot cut, boot leg, bootleg
skinny: skinny fit
chiffon: shifon
georgette: jorjet, georgete
organza: organja
rayon: viscose
tussar: tussar silk, tussar silks, tasar, tussore
net: netted
cargo: cargo style
stretch: stretchable, stretchy, stretches, elastane, lycra, spandex
ruffle: ruffled, ruffles, frill, frilled, frills
high waist: high rise, high waisted, high waistband
plus size: xxl, 2xl, 3xl, xxxl, 4xl, 5xl, curvy
bandhani: bandhej, bandhini, tie dye, tie and dye
leheriya: lehariya, laheriya
kanjivaram: kanjeevaram, kanchipuram, kanchivaram, kanchi pattu, kanchi silk
chikankari: chikan, chikan kari, lucknowi
massage: malish, maalish
ready to wear: pre stitched, prestitched, pre draped, pre pleated, readymade, ready made, stitched
american diamond: cubic zirconia, cz, cz stone, ad stone
stacking: stackable, stacked
tear free: no tears, no tear, tearless, tear mild
sticky: chipchipa, chipchipi, chipchipahat, chip chip, chipku, greasy, tacky
sweet: sugary, sweetish, meetha, meethi, mitha, mithi
cakey: caky, caking
harsh
mild: subtle, gentle, not strong, not too strong, not very strong, not overpowering
drying
length: lengthening, lengthens, lengthen, short lashes, long lashes, longer lashes, lash length
detangling: detangles, detangle, detangler
vegan: vegan friendly, plant based
cruelty free: not tested on animals
non comedogenic: noncomedogenic
see through: seethrough, transparent, paardarshi, paradarshi
comfortable: comfort, comfy, aaramdayak, araamdayak
small: chhota, chota
travel size: travel pack, travel kit, travel set, travel friendly, mini, mini pack, mini size, mini kit, miniature, pocket, pocket size, trial pack, trial size, trial kit, sample, sample size, small pack, small size, small bottle, chota pack, chhota pack, purse size, handbag size
big: bada, badi, large size
set: pack of, combo, combo pack, kit, jodi
handloom: hathkargha, hand woven, handwoven
colour: color, rang
coloured: colored, colour treated, color treated
flavour: flavor
odour: odor
sulphate: sulfate
breathable: breathes, breathe, breathing, water permeable, air permeable, air and water pass, permeable
halal: namaazi, namazi, namaz, namaz friendly, wudu, wudu friendly, wuzu, wudhu, water permeable, permeable
mineral oil
mineral
zinc oxide
titanium dioxide
physical: mineral, zinc oxide, titanium dioxide
sulphur: sulfur
aluminium: aluminum
maternity: pregnancy, baby shower, babyshower, godh bharai, seemantham, new mom, new mum, new mommy, new mummy, new mother, mom to be, mum to be, mommy to be, mother to be, moms to be, mothers to be, expecting mom, expecting mother, expectant mother, expecting mothers, feeding mother, feeding mothers, feeding mom, feeding moms, nursing mother, nursing mothers, nursing mom, nursing moms, lactating mothers, breastfeeding mothers, breastfeeding moms, baby feeding, feeding friendly, postpartum, post delivery, after delivery, nursing, pregnant, breastfeeding, breast feeding, breastfeed, lactating, lactation, garbhavastha, garbhvati
hooded: hood
cream: creme
push up: pushup
padded: padding, small bust, small breast, small breasts, flat chest
full support: saggy breast, saggy breasts, saggy bust, sagging breast, sagging breasts, sagging bust, heavy bust, large bust, big bust, heavy breast, heavy breasts, minimiser, minimizer
volumising: volumizing, volume, voluminous
cooling: thanda, thandi, thandak
loose: loose fit, relaxed fit, baggy, mom fit, boyfriend fit
non wired: wireless, wire free, non wire, wirefree, without wire, without wires, without underwire, no wire, no underwire, no wires
underwired: underwire, under wired, wired
full coverage: full cover
anti: against
anti slip: non slip, slip resistant, anti skid, non skid
spf: sun protection factor
vitamin: vit
hyaluronic acid: hyaluronic, sodium hyaluronate
panthenol: b5, vitamin b5, pro vitamin b5, provitamin b5
salicylic acid
glycolic acid
lactic acid: lactic
kojic acid
mandelic acid
azelaic acid
tranexamic acid
ferulic acid
green tea: camellia sinensis, matcha
beauty: saundarya, saundary, sundarta, beauty care, beauty essentials, beauty range, cosmetic
fashion: faishan, fashion wear, style wear, clothes and accessories
grooming: self care, personal care, body grooming
`

/** Qualities that say how something is, and not what it has: a product is "not sweet", or without fragrance. */
export const ADJECTIVES: ReadonlySet<string | undefined> = new Set(
  'sweet sticky drying cakey harsh mild light heavy matte glossy small big loose plain printed embroidered striped checked floral sleeveless padded hooded breathable waterproof oxidised comfortable organic vegan moisturising bridal festive casual'.split(
    ' ',
  ),
)

/** Families of product types of which words for a whole department of a shop are short. */
export const DEPARTMENTS: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  ['beauty', ['care']],
  ['fashion', ['clothing', 'footwear', 'jewellery', 'bags', 'accessories']],
  ['grooming', ['care']],
])

/** Words that tell that clothes have a thing, which is then left out with it. They are no other names for it. */
export const SIGNS: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  [
    'sleeveless',
    'strap, strappy, strapless, spaghetti, camisole, cami, halter, racerback, tube, at each shoulder, off shoulder'.split(
      ', ',
    ),
  ],
])

/** Those that tell it by themselves, also of what is searched for: a kurta may be worn with the strap of a bag. */
export const CLEAR_SIGNS: typeof SIGNS = new Map([
  [
    'sleeveless',
    'strappy, strapless, spaghetti, halter, racerback, wide straps, thin straps, shoulder straps, adjust straps, adjustable straps, at each shoulder'.split(
      ', ',
    ),
  ],
])

/** Names of each depth of skin, with the words that follow them. */
export const SKIN_DEPTHS = {
  dark: ['dark', 'deep', 'deeper', 'dusky', 'brown', 'saanwla', 'sawla', 'sanwli'],
  medium: ['medium', 'wheatish'],
  fair: ['fair', 'light'],
}
export type SkinDepth = keyof typeof SKIN_DEPTHS
export const SKIN_WORDS = ['skin', 'skin tone', 'skintone', 'tone', 'complexion', 'rang']
/** Names that need no such word: shades of make-up are called so. */
export const SKIN_SHADES = ['dusky', 'wheatish', 'saanwla', 'sawla', 'sanwli']

/** Colours that shoppers expect of a product type, where they name none. */
export const USUAL_COLOURS: ReadonlyMap<string | undefined, string> = new Map([
  ['kajal', 'black'],
  ['eyeliner', 'black'],
  ['mascara', 'black'],
])

/** Words without a meaning of their own in a search of this shop, in English and Hindi. */
export const NOISE = `
a an and at by for from in of on or the to with is it that this my me i we you your some any which what how
buy shop shopping online order price prices cost rate best bestseller seller selling good nice cheap popular top rated trending quality packet
ka ke ki ko se me mein par wala wali wale liye chahiye dikhao acchi acche accha achi achha achhi achhe achchha achchhi sabse aur hai
ka का के की को से में पर वाला वाली वाले लिए चाहिए दिखाओ अच्छी अच्छा सबसे और है
product products item items type use wear stays something shade size number no
bina binaa mukt rahit should would doesnt doesn wont won isnt isn but not except excluding does nahi nahin naheen nhi alawa alava alaavaa ilawa siva siwa sivaa chhodkar chodkar chhodakar
mujhe mujhko mere meri mera hume hamein humko apne apni chahie chaiye chahiyen chaahiye dikhaiye dikhaye batao batayen dedo kuch koi sasta sasti saste badhiya karne lagana lagane dhona dhone nahana nahane nahate
karna karo kare karein lagana lagao lagaye lagayen lagaun hone hona hota hoti gaya gaye raha rahe rahi hain pe saaf hatane hatana mitane mitana rokne rokna bachne dikhne
jo jis jise jisse jiska jiski jiske jisme jismein jinka vo woh wo ye yeh iska iski uska uski bhi tak toh hi ya kya kaun kaunsa kaunsi aisa aisi aise
kar karke karta karti hoga hogi honge rahe lage lagta lagti lagate aata aati aaye jata jati jaye jaaye jaldi tike tikta tikti chale chalta chalti dikhe dikhta dikhti faile phaile failta phailta bane banaye
मुझे मुझको मेरे मेरी मेरा हमें अपने अपनी चाहिये दिखाइए दिखाएं बताओ कुछ कोई सस्ता सस्ती सस्ते अच्छे बढ़िया करने लगाने करना करें लगाना होने होना होता होती गया गए रहा रहे रही हैं हटाने हटाना मिटाने मिटाना रोकने रोकना
near based than during everything anything vs versus like similar dupe dupes alternative alternatives inspired jaisa jaisi jaise style kaise kaisa kaisi
pehenne pehnne pehanne pahanne pahenne pehne pahne pehen hataye hataaye
ho lane lana laane laye baad pehle pahle pahale tarika tareeka tarike aate jaata jaate lagaen stuff things cheez cheezein kam khane khana saman samaan saaman sundar sunder khoobsurat pyara pyari niche neeche upar andar saath sath taraf hui hua hue huye huyi gayi gai gaye hu hoon chahti chahta chahte wahi sabhi
chhupane chupane chhupana chupana chhupaye chupaye dhakne dhakna bachna bachane bachaye ghatane ghatana nikalne nikalna nikale utarne utarna roke hataye mitaye
dur theek thik bahut bohot bohut zyada jyada thoda thodi jab agar lekin magar milega milegi milta dijiye dena dekhna dekhe dekho rehta rehte rahta rahte rehna
hamare hamari hamara unke unki uske apna tumhare dikhna dikhana banane banana lagaye aisa waisa itna kitna liye liyee chalte wajah
ek si sa konsa konsi konse kaunse lu lun loon lagau lagaana suggest suggestion suggestions recommend recommendation recommendations aap aapke aapka aapki paas only match matching matches go goes include includes included including pehn pehnu pahan pehan saku sakun sake sakte sakti sakta where has have available availability
एक सी सा कौन कौनसा कौनसी लूं लूँ लगाऊं लगाऊँ आप आपके आपका आपकी पास
जो न ना
na naa very really super extremely quickly easily lot lots much aasani asani aasan asaan
jane jaane jana jaana pure asli beginner beginners teenage teenager teenagers teen teens user users
please pls plz show need want looking find stylish trendy beautiful lovely amazing branded genuine original collection range rs rupees india indian
goa manali shimla delhi mumbai bangalore bengaluru kolkata chennai hyderabad pune jaipur lucknow noida gurgaon gurugram weather climate season mausam
safe instant can gets getting becomes turns tiny saiz saaij saiij साइज साइज़ tonight today tomorrow urgent urgently hostel
`

/** Those of them that ask for anything that is good. */
export const PRAISES: ReadonlySet<string> = new Set(
  'accha acchaa achha acha achchha achchhaa acchi achchhi achi achhi acche nice good badhiya best beautiful sundar sunder khoobsurat lovely amazing kuch kuchh koi something anything stylish top recommend suggest'.split(
    ' ',
  ),
)

/** Prepositions in English and Hindi. The product type stands before them: "kurta with dupatta". */
export const PREPOSITIONS = [
  'for',
  'of',
  'with',
  'in',
  'from',
  'by',
  'without',
  'under',
  'below',
  'that',
  'against',
  'match',
  'matching',
  'like',
  'similar',
  'jaisa',
  'jaisi',
  'jaise',
]

/** Forms that categories name beside a type: "Attar & Roll-on" has perfumes that are no attars. */
export const FORMS: ReadonlySet<string | undefined> = new Set(['roll on'])

/** Names of types that are a detail where another type is named before them: "foundation shades". */
export const DETAILS: ReadonlySet<string> = new Set([
  'shades',
  'colours',
  'pump',
  'pumps',
  'flat',
  'slide',
  'slides',
  'slider',
  'cap',
  'short',
  'hoop',
  'pads',
  'puff',
  'mask',
  'gloss',
  'sling',
  'chain',
  'smell',
  'smells',
])

/** Nouns that name no type by themselves: "vitamin C cream" is any cream, and no dress of the colour. */
export const NOUNS: ReadonlySet<string> = new Set('cream gel powder spray balm oil'.split(' '))

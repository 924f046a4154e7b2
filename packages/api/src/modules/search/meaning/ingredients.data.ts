/**
 * Plants, spices and foods that cosmetics are made of or smell of: `name: other names`, in English and Hindi. Some, such as lavender, are colours
 * as well.
 */
export const INGREDIENTS = `
rose: gulab
jasmine: mogra, chameli, chameli, bela
sandalwood: chandan, sandal wood
coconut: nariyal
almond: badam
saffron: kesar, zafran, kesari
kumkumadi
turmeric: haldi
ubtan
neem: nim
onion: pyaaz, pyaz, kanda
honey: shahad, madhu
gooseberry: amla, aamla, aanvla, anwla
basil: tulsi
milk: doodh, dudh, malai
gram flour: besan, chickpea flour
tea tree
rosemary
oat: oats
walnut: akhrot
citrus: citrusy, grapefruit, lime, bergamot, petitgrain
lemon: nimbu, neembu
cucumber: kheera
aloe vera: aloe, gwarpatha, ghritkumari, alovera
clay: mitti, multani mitti
charcoal: koyla
vetiver: khus
rice: chawal
papaya: papita
pomegranate: anaar, anar
mango: aam
banana: kela
fenugreek: methi
hibiscus: gudhal
sesame: til
castor: arandi
camphor: kapoor, kapur
mint: pudina
coffee: kaapi
curd: dahi, yogurt
beetroot: chukandar
lotus: kamal
marigold: genda
oud: oudh, oodh, agarwood
vanilla
musk: kasturi
amber
lavender
cherry
peach
plum
strawberry
watermelon
chocolate
olive
argan
shea
`

/**
 * Ingredients that work on a concern, which many shops lack: `concern: ingredients`. A shop without one offers care for the concern.
 */
export const ACTIVES = `
dull skin: vitamin c, glutathione, gluta, glutathion, licorice, liquorice
dark spot: kojic acid, alpha arbutin, arbutin, azelaic acid, tranexamic acid, hydroquinone, mandelic acid
wrinkle: retinol, retinal, retinoid, tretinoin, bakuchiol, peptide, copper peptide, collagen, coenzyme q10, argireline, matrixyl
acne: salicylic acid, benzoyl peroxide, adapalene, sulphur, succinic acid
hair growth: minoxidil, redensyl, procapil, biotin, capixyl, anagain
dandruff: ketoconazole, zinc pyrithione, selenium sulphide, piroctone olamine
dry skin: hyaluronic acid, ceramide, squalane, urea, glycerin, glycerine, panthenol
glass skin: snail mucin, snail, propolis, galactomyces, pdrn
open pores: niacinamide, bha
frizz: keratin, botox, cysteine
`

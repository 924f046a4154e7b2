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
neem: nim
onion: pyaaz, pyaz, kanda
honey: shahad, madhu
gooseberry: amla, aamla, aanvla, anwla
basil: tulsi
milk: doodh, dudh, malai
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

import { readQueries } from './JudgedQuery.ts'

/** Fifth judged set of the demo catalogue: texts of shoppers from all over India, who mix languages, scripts and pasted titles. */
export const strangerDemoQueries = readQueries({
  brand: `
    zara black dress > type=dresses; with=black
    rozana lipstick > type=lipstick,liquid-lipstick; brand=Rozana
    maybelline mascara waterproof > type=mascara
    dove shampoo for dandruff > type=shampoo
  `,
  type: `
    kajal pencil > type=kajal
    nailpaint > type=nail-polish
    suncream > type=sunscreen
    sharara set > type=~sharara
    kolhapuri chappal > type=~kolhapuri
    stretch mark cream > type=~stretch
  `,
  attribute: `
    salicylic acid face wash > type=face-wash; with=salicylic
    sunscreen spf 50 no white cast > type=sunscreen; with=spf 50
    bra for heavy bust > type=bras; with=support
    bra without wire cotton > type=bras; with=non wired, cotton
    moisturiser for winter dry skin > type=moisturiser,gel-cream; with=winter|dry
    ubtan for bride > type=ubtan; with=bridal
  `,
  misspelt: `
    mat lipstik > type=lipstick,liquid-lipstick; with=matte
    concelar for dark circle > type=concealer
    sunglases > type=sunglasses
    palazo > type=~palazzo
    hair straightner > type=~straightener
  `,
  'Hindi in Latin': `
    chul er tel > type=hair-oil
    kesancha tel > type=hair-oil
    kalo kajol > type=kajal; with=black
    nakher polish > type=nail-polish
    bal jhadne ka tel > type=hair-oil
    hoth gulabi karne ka balm > type=lip-balm
    mukhacha cream > type=moisturiser,gel-cream,night-cream
  `,
  'Hindi in Devanagari': `
    नेल पॉलिश लाल > type=nail-polish; with=red
    फेस वॉश नीम > type=face-wash; with=neem
    सूती कुर्ती > type=kurtas; with=cotton|mulmul|khadi
    शादी के लिए लहंगा > type=lehengas; with=bridal|wedding
    ५०० से कम की लिपस्टिक > type=lipstick,liquid-lipstick; under=500
  `,
  price: `
    serum above 300 and below 600 > type=face-serum,hair-serum,~serum; over=300; under=600
    perfume under 1000 > type=eau-de-parfum,eau-de-toilette,attar; under=1000
    gift for mom under 1000 > type=gift-sets; under=1000
    cosmetics under 200 > type=nail-polish,kajal,lip-gloss,~kajal,~gloss,~polish; under=200
  `,
  long: `
    anarkali suit red for karwa chauth > type=kurtas; with=anarkali
    Women's Pure Cotton Printed A-Line Kurta with Palazzo & Dupatta - Blue > type=kurtas; with=kurta
    Matte Liquid Lipstick, 12H Stay, Transferproof, 5 ml, Berry > type=liquid-lipstick; with=matte
    sensitive skin sunscreen without fragrance > type=sunscreen
  `,
})

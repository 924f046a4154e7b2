import { readQueries } from './JudgedQuery.ts'

/** Fourth judged set of the demo catalogue: texts that were written to find faults of search, as many different shoppers would type them. */
export const adversaryDemoQueries = readQueries({
  brand: `
    dress like zara > type=dresses
    lipstick similar to mac velvet teddy > type=lipstick,liquid-lipstick; with=velvet
    dupe for fenty gloss bomb > type=lip-gloss
    plum bodylovin body mist > type=body-mist
  `,
  type: `
    combo offer shampoo conditioner > type=shampoo,conditioner; off=1
    lipstick + kajal combo > type=lipstick,liquid-lipstick,kajal
    return gifts for ladies > type=gift-sets
    baby shower dress > type=dresses,maternity-wear; with=maternity
  `,
  attribute: `
    dress without sleeves > type=dresses; with=strap|sleeveless|shoulder
    bangles size 2.4 > type=bangles; size=2.4
    2-6 bangles > type=bangles; size=2.6
    bandhani saree > type=sarees; with=bandhani|bandhej|tie dye
    anti tarnish earrings > type=earrings
  `,
  misspelt: `
    lehnga cholii > type=lehengas
    niacinmide serum > type=face-serum; with=niacinamide
    kurta less then 1500 > type=kurtas; under=1500
    georget saree > type=sarees; with=georgette
  `,
  'Hindi in Latin': `
    saas ke liye gift > type=gift-sets
    bachhe ki malish ka tel > type=baby-skin
    honth phatne ki dawa > type=lip-balm
    kam price wali kurti > type=kurtas,loungewear,maternity-wear
  `,
  'Hindi in Devanagari': `
    पत्नी के लिए उपहार > type=gift-sets
    २५०० के अंदर साड़ी > type=sarees; under=2500
    बिना बाजू की कुर्ती > type=kurtas; with=sleeveless
    होंठों के लिए बाम > type=lip-balm
  `,
  price: `
    saree 3000 under > type=sarees; under=3000
    shampoo 300 max > type=shampoo; under=300
    lipstick below 300 rupees only > type=lipstick,liquid-lipstick; under=300
    gift for mom under 1000 > type=gift-sets; under=1000
    between 500 & 1000 tops > type=tops; over=500; under=1000
  `,
  long: `
    serum for open pores and blackheads > type=face-serum; with=niacinamide|salicylic
    comfortable bra for daily use without padding > type=bras; with=padding value none
    sunscreen gel based for oily skin spf 50 > type=sunscreen; with=gel, spf 50
    i want a long lasting matte lipstick for dusky skin under 600 > type=lipstick,liquid-lipstick; with=matte; under=600
  `,
})

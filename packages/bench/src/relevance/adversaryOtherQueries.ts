import { readQueries } from './JudgedQuery.ts'

/** Fourth judged set of the other catalogue; see `adversaryDemoQueries.ts`. It has no gift sets, so what is often given is one. */
export const adversaryOtherQueries = readQueries({
  brand: `
    dress like zara > type=dresses
    lipstick similar to mac velvet teddy > type=lipstick
    nykaa wanderlust body mist > type=perfume-and-body-mist; with=body mist
  `,
  type: `
    combo offer shampoo conditioner > type=shampoo,conditioner; off=1
    lipstick + kajal combo > type=lipstick,kajal-and-eyeliner; with=lipstick|kajal
    gift for wife > type=handbags,earrings,necklace-and-chains,bangle,watches,perfume-and-body-mist
    gents watch > type=watches
  `,
  attribute: `
    moisturiser without oil > type=face-moisturisers; with=oil free
    nude heels > type=heels; with=beige
    kundan choker set with earrings > type=necklace-and-chains; with=kundan, choker
    tinted sunscreen without white cast > type=sunscreen; with=tinted
  `,
  misspelt: `
    lehnga cholii > type=lehenga-choli
    embroided saree > type=sarees; with=embroidered
    kurta less then 700 > type=kurtas,kurta-sets; under=700
    moisturizar cream > type=face-moisturisers; with=cream
  `,
  'Hindi in Latin': `
    kaali saree party wear > type=sarees; with=black
    baalo me lagane wala tel > type=hair-oil
    saas ke liye gift > type=handbags,earrings,necklace-and-chains,bangle,watches,perfume-and-body-mist
    dandruff wala shampoo > type=shampoo; with=dandruff
  `,
  'Hindi in Devanagari': `
    काली साड़ी > type=sarees; with=black
    बालों के लिए तेल > type=hair-oil
    सूती कुर्ती ५०० से कम > type=kurtas,kurta-sets; with=cotton; under=500
    १००० के अंदर साड़ी > type=sarees; under=1000
  `,
  price: `
    saree 999 under > type=sarees; under=999
    lipstick 500 below > type=lipstick; under=500
    kurti 999 only > type=kurtas,kurta-sets; under=999
    between 500 & 1000 tops > type=tops; over=500; under=1000
  `,
  long: `
    sunscreen gel based for oily skin spf 50 > type=sunscreen; with=spf 50
    best shampoo for hair fall and dandruff without sulphate > type=shampoo; with=hair fall|dandruff
    cotton saree for office daily wear light colour > type=sarees; with=cotton
    gift for girlfriend under 2000 > type=handbags,earrings,necklace-and-chains,bangle,watches,perfume-and-body-mist; under=2000
  `,
})

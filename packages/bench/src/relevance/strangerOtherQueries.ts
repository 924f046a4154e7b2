import { readQueries } from './JudgedQuery.ts'

/** Fifth judged set of the other catalogue; see `strangerDemoQueries.ts`. */
export const strangerOtherQueries = readQueries({
  brand: `
    all for her sarees > type=sarees; brand=All for Her
    other half jeans > type=jeans; brand=The Other Half
    O.P.L kajal > type=kajal-and-eyeliner; brand=O.P.L.; with=kajal
    nova9 nail polish > type=nail-polish; brand=Nova 9
    urbantulsi kurta > type=kurtas,kurta-sets; brand=Urban Tulsi
  `,
  type: `
    kurta palazzo > type=~palazzos,kurta-sets; with=palazzos
    ballerina shoes > type=flats; with=ballerinas
    smart watch > type=watches; with=smart
    shoes without heels > type=flats,sports-shoes
    lotion and soap > type=body-lotion
  `,
  attribute: `
    volume mascara > type=mascara; with=volumising
    vitamin c cleanser > type=face-wash-and-cleanser; with=vitamin c, cleanser
    sling bag quilted pink > type=handbags; with=sling, quilted, pink
    black high rise jeans > type=jeans; with=black, high rise
    sports bra 34b > type=bra; with=sports; size=34B
  `,
  misspelt: `
    skiny jeans > type=jeans; with=skinny
    deodrant floral > type=deodorant; with=floral
    conditionr > type=conditioner
    cateye chashma > type=sunglasses; with=cat eye
  `,
  'Hindi in Latin': `
    pivli saree > type=sarees; with=yellow
    hirvi bangdya > type=bangle; with=green
    safed shirt > type=shirts; with=white
    bhringraj tel > type=hair-oil; with=bhringraj
  `,
  'Hindi in Devanagari': `
    नीला कुर्ता > type=kurtas; with=blue
    प्याज का शैम्पू > type=shampoo; with=onion
    पीली साड़ी > type=sarees; with=yellow
    काला हैंडबैग > type=handbags; with=black
  `,
  price: `
    walking shoes under 2000 > type=sports-shoes; with=walking; under=2000
    kurta above 2000 > type=kurtas; over=2000
    saree above 1000 and below 2000 > type=sarees; over=1000; under=2000
    top under 300 > type=tops; under=300
  `,
  long: `
    kesh kala hair oil onion 200ml > type=hair-oil; brand=Kesh Kala; with=onion
    red silk saree under 3000 > type=sarees; with=red, silk; under=3000
    best mascara 2024 > type=mascara
    zivara blue saree for office > type=sarees; brand=Zivara; with=blue
  `,
})

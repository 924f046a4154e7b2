/**
 * Occasions, one a line, with lists between the bars: `name: other names | signs | colours | worn | unworn | unlike | things | coloured`, which
 * `Occasion` explains. Of the things, a slash joins those that are shown together, a star asks for a sign of the occasion, and "outfit" is what is
 * worn. The name of a quality, such as "festive", stands for all words of it; a day that has a line of its own, such as haldi, stands
 * before them.
 */
const OCCASION_LINES = `
bridal | zari, zardozi, brocade, banarasi, kanjivaram, kanjeevaram, kanchipuram, paithani, patola, kundan, polki, temple, gota, silk || lehenga, saree, kurta set, sharara, anarkali | swimwear, activewear, shorts, jeans, t shirt, sweatshirt, sweater
festive | zari, zardozi, brocade, banarasi, gota, silk, chanderi, mirror work, bandhani, bandhej, embroidered, kundan, meenakari || kurta, saree, lehenga, sharara | swimwear, activewear, shorts, jeans, t shirt, sweatshirt, sweater | bridal
party | sequin, sequins, sequinned, satin, velvet, shimmer, metallic, organza, lace, cocktail, zardozi, gota, zari, embroidered || dress, lehenga, saree, jumpsuit, skirt, co ord set, kurta set | swimwear, activewear, sweatshirt | bridal
navratri: garba, dandiya, navratra, navratre | mirror work, bandhani, bandhej, leheriya, patola, chaniya choli, oxidised || lehenga, skirt, saree blouse, kurta, dupatta, saree | swimwear, activewear, shorts, t shirt, sweatshirt, sweater | bridal | outfit*, jhumka*, necklace*/bangle*/earring*, jutti*, bangle/jutti, kajal/bindi
office | linen, poplin, collar, pleated, tailored, laptop, work tote, pencil skirt || shirt, trousers, blazer, kurta, top, dress, skirt | lehenga, dupatta, sharara, swimwear, activewear, shorts | bridal, zari, zardozi, banarasi, brocade, sequin, sequins, sequinned, gota, mirror work, navratri, festive, slip, crop, mini
casual ||| top, t shirt, shirt, jeans, trousers, dress, kurta | lehenga, swimwear, activewear | bridal, zari, zardozi, banarasi, brocade, gota, navratri, festive
summer | cotton, mulmul, linen, khadi, voile, poplin, muslin || dress, kurta, top, shirt, saree, shorts, skirt | sweater, sweatshirt | bridal, winter, velvet, quilted, banarasi
winter | wool, woollen, velvet, knit, quilted, fleece, brushed, pashmina || jacket, sweater, sweatshirt, shawl, blazer, coat | swimwear, shorts | bridal, summer, sleeveless
travel | linen, cotton, mulmul, voile, maxi, woven || dress, top, t shirt, shirt, co ord set, jumpsuit, shorts | lehenga | bridal, zari, zardozi, banarasi, brocade, gota, festive | dress*, tote bag, sunscreen, sling bag
haldi: haldi ceremony, haldi function, pithi, basant panchami, vasant panchami, saraswati puja | bandhani, bandhej, mirror work, gota, embroidered, phulkari, leheriya, chikankari, block print | yellow | kurta, lehenga, saree, dress, sharara | swimwear, activewear, shorts, jeans, sweatshirt, sweater | bridal, banarasi, navratri
mehndi: mehendi, mehndi ceremony, mehendi ceremony, mehndi function, mehendi function | bandhani, bandhej, mirror work, gota, embroidered, phulkari, leheriya, block print | green | kurta, lehenga, saree, dress, sharara | swimwear, activewear, shorts, jeans, sweatshirt, sweater | bridal, banarasi, navratri
karwa chauth: karva chauth, karwachauth, vat savitri | zari, banarasi, gota, silk, bandhani, bandhej, embroidered, kundan | red, maroon | saree, lehenga, kurta set, anarkali | swimwear, activewear, shorts, jeans, t shirt, sweatshirt, sweater | bridal | bangle, henna, sindoor, bindi, mangalsutra, alta, maang tikka | saree, lipstick, lehenga, kurta set, nail polish
teej: hariyali teej | leheriya, bandhani, bandhej, gota, silk, embroidered | green, red | saree, lehenga, kurta set, anarkali | swimwear, activewear, shorts, jeans, t shirt, sweatshirt, sweater | bridal | bangle, henna, bindi, alta | saree, lehenga, kurta set
onam: pongal, vishu | zari, silk, temple, mulmul, cotton | white, gold | saree, kurta, lehenga | swimwear, activewear, shorts, jeans, t shirt, sweatshirt, sweater | bridal, navratri | outfit, gajra, earring*/necklace*, bangle | saree
durga puja: pujo, durga pooja | silk, zari, jamdani, cotton, tant | red, white | saree, kurta, lehenga | swimwear, activewear, shorts, sweatshirt | bridal, navratri | outfit, alta, sindoor, bangle, earring/necklace, incense | saree
holi: holi party, rang panchami, dhulandi | mulmul, cotton, chikankari | white | kurta, top, shirt, dress | swimwear, lehenga, saree | bridal, silk, zari, office | sunscreen/hair oil, body oil/aloe vera gel, cleansing balm/face wash/body wash, conditioner/shampoo | kurta/top/shirt/dress
eid: eed, eid ul fitr, eid ul adha, bakrid, bakra eid, ramzan, ramadan, chaand raat | chikankari, gota, zari, organza, embroidered, silk, chanderi, sharara || sharara, gharara, kurta set, anarkali, kurta, saree, dupatta | swimwear, activewear, shorts, jeans, t shirt, sweatshirt, sweater | bridal, haldi, navratri, office | sharara/gharara, outfit*, attar, henna, bangle/earring, jutti, kajal, perfume
rakhi: raksha bandhan, rakshabandhan, bhai dooj, bhaidooj | gota, embroidered, silk, chanderi, mirror work, bandhani, kundan || kurta set, anarkali, kurta, lehenga, saree | swimwear, activewear, shorts, jeans, t shirt, sweatshirt, sweater | bridal, haldi, navratri, office | gift set, bracelet/watch, perfume/earring, candle, outfit*
diwali: deepavali, dipawali, deepawali, dhanteras, laxmi puja, lakshmi puja | zari, brocade, banarasi, gota, silk, chanderi, kundan, meenakari, embroidered || saree, lehenga, kurta set, anarkali, kurta, sharara | swimwear, activewear, shorts, jeans, t shirt, sweatshirt, sweater | bridal, haldi, navratri, office | gift set, candle/incense, outfit*, earring*/necklace*/bangle*, clutch*, perfume
lohri: baisakhi, vaisakhi, makar sankranti | phulkari, embroidered, gota, velvet, leheriya | yellow, red, orange | kurta, kurta set, dupatta, shawl, saree | swimwear, activewear, shorts | bridal, haldi, navratri, office | dupatta*, jutti*, outfit, jhumka/bangle | kurta
christmas: xmas, krismas, krisamas, new year, new years eve, new year party | sequin, sequins, velvet, satin, lace, knit, metallic, glitter | red, green | dress, top, sweater, skirt | swimwear, activewear, lehenga | bridal, haldi, navratri | dress*, gift set, candle, heels, lipstick, clutch | dress, top
valentine: valentines, valentines day, valentine day, rose day | satin, lace, velvet | red, pink | dress, top, skirt, jumpsuit | swimwear, activewear, lehenga | bridal, haldi, navratri | perfume, gift set, lipstick, earring/bracelet, heels | dress
mothers day: womens day, friendship day ||||| haldi | gift set, perfume, watch, saree/kurta set, candle, body butter/hand cream
groom: dulha, dulhe, groom wear, groomsmen |||||| gift set, attar/perfume, watch, candle
`

export interface Occasion {
  /** Words in the texts of clothes, shoes, jewellery and bags for it: what they are made of, or look like. */
  signs: readonly string[]
  colours: readonly string[]
  /** Types of clothes that lead the outfits for it. Where the first is Indian wear, a dress for it is any outfit. */
  worn: readonly string[]
  /** Types of clothes that are left out of them, and those with such a word in their title. */
  unworn: readonly string[]
  unlike: readonly string[]
  /** Types that are for the day itself, in any colour and in one of its own, the first things first. */
  things: readonly string[]
  coloured: readonly string[]
}

const BY_NAME = new Map<string, Occasion>(
  OCCASION_LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [
        names = [],
        signs = [],
        colours = [],
        worn = [],
        unworn = [],
        unlike = [],
        things = [],
        coloured = [],
      ] = line.split('|').map((part) => part.split(/[:,]/).flatMap((name) => name.trim() || []))
      return names.map((name) => [name, { signs, colours, worn, unworn, unlike, things, coloured }] as const)
    }),
)

/** Qualities of products for an occasion, whether they say so or not: what suits one rarely names it, and few who look for it would refuse the others. */
export const OCCASIONS: ReadonlySet<string | undefined> = new Set([
  'bridal',
  'party',
  'festive',
  'navratri',
  'office',
  'casual',
  'summer',
  'winter',
  'travel',
])

/** Days and ceremonies by which gifts are called, those of a wedding together. A gift with turmeric need not be for a haldi. */
const GIVEN_ON: readonly (readonly string[])[] = [
  'bridal, bride, wedding, shaadi, shadi, engagement, haldi ceremony, haldi function, pithi, mehndi ceremony, mehendi ceremony, mehndi function, sangeet, haldi, mehndi, mehendi, groom',
  'birthday',
  'anniversary',
  'baby shower, godh bharai',
  'housewarming, house warming, griha pravesh',
  'farewell',
  'navratri, garba',
  'karwa chauth, karva chauth, karwachauth',
  'teej, hariyali teej',
  'onam, pongal, vishu',
  'durga puja, pujo',
  'holi',
  'eid, ramzan, ramadan, bakrid',
  'rakhi, raksha bandhan, rakshabandhan, bhai dooj, bhaidooj',
  'diwali, deepavali, dhanteras',
  'lohri, baisakhi',
  'christmas, xmas, new year',
  'valentine, valentines, valentines day, valentine day',
  'mothers day',
  'womens day',
  'friendship day',
].map((line) => line.split(', '))

const INGREDIENTS_OF_DAYS: ReadonlySet<string> = new Set(['haldi', 'mehndi', 'mehendi'])

/** True where one of the names is a day or a ceremony. */
export const isOfDay = (typed: readonly string[]) =>
  GIVEN_ON.some((names) => names.some((name) => typed.includes(name)))

/** Names of the days and ceremonies that no typed name is of. "Festive" is all of them. */
export function otherDays(typed: readonly string[]): string[] {
  if (typed.includes('festive')) return []
  return GIVEN_ON.filter((names) => !names.some((name) => typed.includes(name)))
    .flat()
    .filter((name) => !INGREDIENTS_OF_DAYS.has(name))
}

/** Occasion of a typed text, or else of the quality that it names. */
export const occasionOf = (text: string, quality?: string): Occasion | undefined =>
  BY_NAME.get(text) ?? (OCCASIONS.has(quality) ? BY_NAME.get(quality ?? '') : undefined)

import type { DemoCategory, DrawingKind } from './types.ts'

const group = (
  slug: string,
  name: string,
  children: [string, string][],
  rest: Partial<DemoCategory> = {},
): DemoCategory => ({
  slug,
  name,
  children: children.map(([childSlug, childName]) => ({ slug: childSlug, name: childName, ...rest })),
  ...rest,
})

const notReturnable = { isReturnable: false } as const

/** The eight main categories, in the order of the menu. Beauty that touches the skin counts as hygiene. */
// oxfmt-ignore
export const categories: DemoCategory[] = [
  {
    slug: 'makeup',
    name: 'Makeup',
    tint: '#f3d6cf',
    children: [
      group('face', 'Face', [['foundation', 'Foundation'], ['concealer', 'Concealer'], ['compact-powder', 'Compact & Powder'], ['blush-highlighter', 'Blush & Highlighter'], ['primer', 'Primer']], notReturnable),
      group('eyes', 'Eyes', [['kajal', 'Kajal'], ['eyeliner', 'Eyeliner'], ['mascara', 'Mascara'], ['eyeshadow', 'Eyeshadow'], ['brows', 'Brows']], notReturnable),
      group('lips', 'Lips', [['lipstick', 'Lipstick'], ['liquid-lipstick', 'Liquid Lipstick'], ['lip-gloss', 'Lip Gloss'], ['lip-liner', 'Lip Liner'], ['lip-balm', 'Lip Balm & Tint']], notReturnable),
      group('nails', 'Nails', [['nail-polish', 'Nail Polish'], ['nail-care', 'Nail Care']], notReturnable),
      group('tools', 'Tools & Brushes', [['makeup-brushes', 'Makeup Brushes'], ['sponges', 'Sponges & Blenders']], notReturnable),
    ],
  },
  {
    slug: 'skin',
    name: 'Skin',
    tint: '#e2eadc',
    children: [
      group('cleanse', 'Cleanse', [['face-wash', 'Face Wash'], ['cleanser', 'Cleanser & Micellar'], ['face-scrub', 'Scrub & Exfoliator'], ['toner', 'Toner & Mist']], notReturnable),
      group('treat', 'Treat', [['face-serum', 'Face Serum'], ['face-oil', 'Face Oil'], ['eye-care', 'Eye Care'], ['sheet-mask', 'Masks & Sheet Masks']], notReturnable),
      group('moisturise', 'Moisturise', [['moisturiser', 'Moisturiser'], ['night-cream', 'Night Cream'], ['gel-cream', 'Gel Cream']], notReturnable),
      group('sun', 'Sun', [['sunscreen', 'Sunscreen'], ['after-sun', 'After Sun']], notReturnable),
    ],
  },
  {
    slug: 'hair',
    name: 'Hair',
    tint: '#ece3cf',
    children: [
      group('wash', 'Wash', [['shampoo', 'Shampoo'], ['conditioner', 'Conditioner'], ['hair-mask', 'Hair Mask']], notReturnable),
      group('nourish', 'Nourish', [['hair-oil', 'Hair Oil'], ['hair-serum', 'Hair Serum'], ['scalp-care', 'Scalp Care']], notReturnable),
      group('style', 'Style & Colour', [['hair-colour', 'Hair Colour & Henna'], ['styling', 'Styling'], ['hair-tools', 'Hair Tools']], notReturnable),
    ],
  },
  {
    slug: 'fragrance',
    name: 'Fragrance',
    tint: '#eadfea',
    children: [
      group('perfume', 'Perfume', [['eau-de-parfum', 'Eau de Parfum'], ['eau-de-toilette', 'Eau de Toilette'], ['attar', 'Attar & Roll-on']], notReturnable),
      group('everyday-scent', 'Everyday Scent', [['body-mist', 'Body Mist'], ['deodorant', 'Deodorant']], notReturnable),
      group('home-scent', 'Home Scent', [['candles', 'Candles & Incense']]),
    ],
  },
  {
    slug: 'bath-and-body',
    name: 'Bath & Body',
    tint: '#dfe9ea',
    children: [
      group('bath', 'Bath', [['body-wash', 'Body Wash'], ['soap', 'Soap'], ['ubtan', 'Ubtan & Body Scrub']], notReturnable),
      group('body', 'Body', [['body-lotion', 'Body Lotion'], ['body-butter', 'Body Butter'], ['body-oil', 'Body Oil']], notReturnable),
      group('hands-feet', 'Hands & Feet', [['hand-cream', 'Hand Cream'], ['foot-care', 'Foot Care']], notReturnable),
      group('gifts', 'Gifts', [['gift-sets', 'Gift Sets']], notReturnable),
    ],
  },
  {
    slug: 'clothing',
    name: 'Clothing',
    tint: '#f1e2d3',
    children: [
      group('ethnic', 'Indian Wear', [['kurtas', 'Kurtas & Kurtis'], ['sarees', 'Sarees'], ['lehengas', 'Lehengas'], ['dupattas', 'Dupattas']]),
      group('western', 'Western Wear', [['dresses', 'Dresses'], ['tops', 'Tops & Shirts'], ['trousers', 'Trousers & Palazzos'], ['jackets', 'Jackets & Shrugs']]),
      group('sleep', 'Sleep & Lounge', [['nightwear', 'Nightwear'], ['loungewear', 'Loungewear']]),
      group('innerwear', 'Innerwear', [['bras', 'Bras'], ['briefs', 'Briefs'], ['shapewear', 'Shapewear & Camisoles']], notReturnable),
    ],
  },
  {
    slug: 'jewellery-and-bags',
    name: 'Jewellery & Bags',
    tint: '#f0e4d0',
    children: [
      group('jewellery', 'Jewellery', [['earrings', 'Earrings & Jhumkas'], ['necklaces', 'Necklaces'], ['bangles', 'Bangles & Bracelets'], ['rings', 'Rings']]),
      group('bags', 'Bags', [['totes', 'Totes'], ['sling-bags', 'Sling Bags'], ['clutches', 'Clutches & Potlis']]),
      group('accessories', 'Accessories', [['watches', 'Watches'], ['sunglasses', 'Sunglasses']]),
      group('footwear', 'Footwear', [['juttis', 'Juttis & Mojaris'], ['sandals', 'Sandals & Heels']]),
    ],
  },
  {
    slug: 'mom-and-baby',
    name: 'Mom & Baby',
    tint: '#e6e6f0',
    children: [
      group('baby-care', 'Baby Care', [['baby-skin', 'Baby Lotion & Oil'], ['baby-bath', 'Baby Bath'], ['diapering', 'Diapers & Wipes'], ['feeding', 'Feeding']], notReturnable),
      group('baby-wear', 'Baby Wear', [['rompers', 'Rompers & Sets'], ['swaddles', 'Swaddles & Blankets'], ['baby-toys', 'Soft Toys']]),
      group('maternity', 'Maternity', [['maternity-wear', 'Maternity Wear'], ['maternity-care', 'Mom Care']]),
    ],
  },
]

export interface CategoryScene {
  /** Slug of the product on its tile. */
  tile: string
  kinds: DrawingKind[]
  colours: string[]
  /** Of products side by side: see `Scene`. */
  accents?: string[]
  titles?: string[]
}

/** Subjects of the tile and banner of each main category, by slug. */
export const categoryScenes: Record<string, CategoryScene> = {
  makeup: {
    tile: 'kajri-nine-to-wine-eyeshadow-palette',
    kinds: ['lipstick', 'compact', 'palette'],
    colours: ['#a8162c', '#d9a48c', '#b4772a'],
  },
  skin: {
    tile: 'saanjh-kumkumadi-glow-serum',
    kinds: ['dropper', 'jar', 'tube'],
    colours: ['#d8a24a', '#e9d9c4', '#8fae9b'],
  },
  hair: {
    tile: 'jata-bhringraj-hair-oil',
    kinds: ['hair-oil', 'shampoo-bottle', 'jar'],
    colours: ['#b9822b', '#6b4a2e', '#d8c39a'],
  },
  fragrance: {
    tile: 'ittardaan-gulab-jal-eau-de-parfum',
    kinds: ['perfume', 'roll-on', 'candle'],
    colours: ['#b98bb0', '#a57a2c', '#e6d3dc'],
  },
  'bath-and-body': {
    tile: 'barfi-skin-mango-lassi-body-wash',
    kinds: ['soap', 'pump-bottle', 'body-butter'],
    colours: ['#8fb7b8', '#c98f6b', '#e9d3b4'],
  },
  clothing: {
    tile: 'bageecha-bandhani-cotton-anarkali-kurta',
    kinds: ['kurta', 'dress', 'kurta'],
    colours: ['#2f4f86', '#a8324f', '#2f7a5c'],
    accents: ['#e8c27a', '#e3a08f', '#e9d3a0'],
    titles: ['Ajrakh Kurta', 'Wrap Dress', 'Leheriya Kurta'],
  },
  'jewellery-and-bags': {
    tile: 'ghungroo-meenakari-dome-jhumka',
    kinds: ['jhumka', 'sling-bag', 'jutti'],
    colours: ['#c79a2e', '#8a4b2d', '#a3324a'],
  },
  'mom-and-baby': {
    tile: 'nanhi-crochet-elephant-rattle',
    kinds: ['soft-toy', 'baby-lotion', 'swaddle'],
    colours: ['#c9a27a', '#a9bdd3', '#e7c9b4'],
  },
}

import { writeFile } from 'node:fs/promises'
import { createRandom } from '../random.ts'

/** Kind of product: category path, nouns of titles, adjectives, sizes, and the range of prices in rupees. */
interface Kind {
  path: [main: string, sub: string, child: string]
  nouns: string[]
  traits: string[]
  looks: 'colour' | 'shade' | 'none'
  sizes: string[]
  price: [min: number, max: number]
}

// Names made of ordinary words are the hard ones.
const FASHION_BRANDS = [
  'Here & Beyond',
  'All for Her',
  'To the Nines',
  'The Other Half',
  'D’Rose',
  'W & Co',
  'Urban Tulsi',
  'Zivara',
]
const BEAUTY_BRANDS = [
  'Just Be',
  'Sugarcane Lane',
  'O.P.L.',
  'Mother Meadow',
  'Herb Yatra',
  'Kesh Kala',
  'Nova 9',
  'Lumière',
]
const COLOURS = ['Red', 'Black', 'White', 'Navy Blue', 'Green', 'Yellow', 'Pink', 'Maroon', 'Beige', 'Purple']
const SHADES: [name: string, colour: string][] = [
  ['Ruby Red', '#9b111e'],
  ['Berry Crush', '#6b1f3a'],
  ['Nude Rose', '#c08081'],
  ['Coral Pop', '#ff7f50'],
  ['Plum Story', '#5a1f4e'],
  ['Hot Pink', '#e0218a'],
]
const CLOTHES = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
const SHOES = ['UK 4', 'UK 5', 'UK 6', 'UK 7', 'UK 8']
const BRAS = ['32B', '34B', '34C', '36B', '36C', '38D']
const WEAVES = ['Cotton', 'Silk', 'Linen', 'Georgette', 'Printed', 'Embroidered', 'Floral', 'Striped']

const fashion = (
  sub: string,
  child: string,
  nouns: string[],
  traits: string[],
  sizes: string[],
  price: Kind['price'],
): Kind => ({ path: ['Fashion', sub, child], nouns, traits, looks: 'colour', sizes, price })
const beauty = (
  sub: string,
  child: string,
  nouns: string[],
  traits: string[],
  looks: Kind['looks'],
  sizes: string[],
  price: Kind['price'],
): Kind => ({ path: ['Beauty', sub, child], nouns, traits, looks, sizes, price })

const KINDS: Kind[] = [
  fashion('Topwear', 'Tops', ['Top', 'Crop Top'], WEAVES, CLOTHES, [299, 1499]),
  fashion(
    'Topwear',
    'Tshirts',
    ['T-shirt'],
    ['Round Neck', 'V-Neck', 'Cotton', 'Printed', 'Oversized'],
    CLOTHES,
    [249, 999],
  ),
  fashion('Topwear', 'Shirts', ['Shirt'], [...WEAVES, 'Denim', 'Checked'], CLOTHES, [499, 1999]),
  fashion(
    'Topwear',
    'Sweatshirts',
    ['Hooded Sweatshirt', 'Sweatshirt'],
    ['Fleece', 'Printed', 'Solid'],
    CLOTHES,
    [599, 2499],
  ),
  fashion(
    'Bottomwear',
    'Jeans',
    ['Jeans'],
    ['High-Rise', 'Skinny Fit', 'Bootcut', 'Distressed'],
    CLOTHES,
    [799, 2999],
  ),
  fashion('Bottomwear', 'Skirts', ['Skirt'], ['Pleated', 'Denim', 'Floral', 'A-Line'], CLOTHES, [399, 1799]),
  fashion('Dresses', 'Dresses', ['Maxi Dress', 'Midi Dress', 'Bodycon Dress'], WEAVES, CLOTHES, [599, 3999]),
  fashion('Ethnic', 'Kurtas', ['Kurta', 'Anarkali Kurta', 'A-Line Kurta'], WEAVES, CLOTHES, [399, 2499]),
  fashion(
    'Ethnic',
    'Kurta Sets',
    ['Kurta with Palazzos', 'Kurta with Trousers & Dupatta'],
    WEAVES,
    CLOTHES,
    [999, 4999],
  ),
  fashion('Ethnic', 'Sarees', ['Saree'], [...WEAVES, 'Banarasi', 'Kanjeevaram'], [], [699, 8999]),
  fashion('Ethnic', 'Lehenga Choli', ['Lehenga & Blouse With Dupatta'], WEAVES, [], [1999, 15999]),
  fashion('Ethnic', 'Dupatta', ['Dupatta'], [...WEAVES, 'Phulkari'], [], [299, 1499]),
  fashion('Sleepwear', 'Nightdress', ['Nightdress', 'Maxi Nightdress'], WEAVES, CLOTHES, [399, 1499]),
  fashion(
    'Lingerie',
    'Bra',
    ['Bra', 'T-shirt Bra', 'Sports Bra'],
    ['Padded', 'Lace', 'Non-Wired'],
    BRAS,
    [249, 1299],
  ),
  fashion(
    'Footwear',
    'Heels',
    ['Heels', 'Block Heels'],
    ['Suede', 'Embellished', 'Peep Toe'],
    SHOES,
    [699, 3499],
  ),
  fashion(
    'Footwear',
    'Flats',
    ['Ballerinas', 'Open Toe Flats'],
    ['Ethnic', 'Leather', 'Bow'],
    SHOES,
    [399, 1999],
  ),
  fashion(
    'Footwear',
    'Sports Shoes',
    ['Running Shoes', 'Walking Shoes'],
    ['Mesh', 'Lightweight'],
    SHOES,
    [999, 5999],
  ),
  fashion(
    'Accessories',
    'Handbags',
    ['Handbag', 'Tote Bag', 'Sling Bag'],
    ['Quilted', 'Leather', 'Structured'],
    [],
    [599, 5999],
  ),
  fashion(
    'Jewellery',
    'Earrings',
    ['Jhumkas', 'Studs', 'Drop Earrings'],
    ['Kundan', 'Oxidised', 'Pearl'],
    [],
    [149, 1999],
  ),
  fashion(
    'Jewellery',
    'Necklace and Chains',
    ['Necklace Set', 'Choker Necklace'],
    ['Kundan', 'Pearl'],
    [],
    [299, 3999],
  ),
  fashion('Jewellery', 'Bangle', ['Bangles', 'Kada'], ['Gold-Plated', 'Lac', 'Glass'], [], [199, 1499]),
  fashion(
    'Accessories',
    'Watches',
    ['Analogue Watch', 'Smart Watch'],
    ['Leather Strap', 'Steel'],
    [],
    [999, 9999],
  ),
  fashion('Accessories', 'Sunglasses', ['Sunglasses'], ['Cat-Eye', 'Oversized', 'Round'], [], [299, 2999]),
  beauty(
    'Makeup',
    'Lipstick',
    ['Lipstick', 'Liquid Lipstick'],
    ['Matte', 'Creamy', 'Glossy'],
    'shade',
    [],
    [199, 1299],
  ),
  beauty(
    'Makeup',
    'Kajal and Eyeliner',
    ['Kajal', 'Eyeliner'],
    ['Smudge-Proof', 'Waterproof', 'Gel'],
    'none',
    [],
    [99, 699],
  ),
  beauty('Makeup', 'Mascara', ['Mascara'], ['Volumising', 'Waterproof', 'Curling'], 'none', [], [249, 999]),
  beauty(
    'Makeup',
    'Foundation',
    ['Foundation'],
    ['Matte', 'Dewy', 'Full Coverage'],
    'none',
    ['30 ml'],
    [299, 1999],
  ),
  beauty('Makeup', 'Compact', ['Compact Powder'], ['Oil Control', 'SPF 15'], 'none', [], [149, 899]),
  beauty('Makeup', 'Nail Polish', ['Nail Polish'], ['Glossy', 'Gel', 'Glitter'], 'shade', [], [99, 499]),
  beauty(
    'Hair',
    'Shampoo',
    ['Shampoo'],
    ['Anti-Dandruff', 'Onion', 'Keratin', 'Hair Fall'],
    'none',
    ['200 ml', '400 ml'],
    [149, 899],
  ),
  beauty(
    'Hair',
    'Conditioner',
    ['Conditioner'],
    ['Keratin', 'Onion', 'Argan'],
    'none',
    ['200 ml'],
    [149, 799],
  ),
  beauty(
    'Hair',
    'Hair Oil',
    ['Hair Oil'],
    ['Coconut', 'Onion', 'Bhringraj', 'Amla'],
    'none',
    ['100 ml', '200 ml'],
    [99, 599],
  ),
  beauty(
    'Skin',
    'Face Wash and Cleanser',
    ['Face Wash', 'Cleanser'],
    ['Neem', 'Vitamin C', 'Charcoal', 'Aloe Vera'],
    'none',
    ['100 ml'],
    [99, 499],
  ),
  beauty(
    'Skin',
    'Face Moisturisers',
    ['Moisturiser', 'Day Cream'],
    ['Aloe Vera', 'Ceramide', 'Oil-Free'],
    'none',
    ['50 g'],
    [149, 999],
  ),
  beauty(
    'Skin',
    'Sunscreen',
    ['Sunscreen'],
    ['SPF 50', 'SPF 30', 'Matte', 'Tinted'],
    'none',
    ['50 g'],
    [199, 899],
  ),
  beauty(
    'Skin',
    'Face Serum and Gel',
    ['Face Serum'],
    ['Vitamin C', 'Niacinamide', 'Retinol'],
    'none',
    ['30 ml'],
    [299, 1499],
  ),
  beauty(
    'Skin',
    'Body Lotion',
    ['Body Lotion'],
    ['Cocoa Butter', 'Shea', 'Aloe Vera'],
    'none',
    ['200 ml', '400 ml'],
    [149, 699],
  ),
  beauty(
    'Fragrance',
    'Perfume and Body Mist',
    ['Eau de Parfum', 'Body Mist'],
    ['Floral', 'Oud', 'Musk', 'Rose'],
    'none',
    ['100 ml'],
    [299, 2999],
  ),
  beauty(
    'Fragrance',
    'Deodorant',
    ['Deodorant'],
    ['Floral', 'Fresh', 'Roll-On'],
    'none',
    ['150 ml'],
    [149, 399],
  ),
]
const PRODUCTS_PER_KIND = 40

/** Feed of another shop: brands, titles and categories as large Indian shops write them, always the same. */
export async function writeOtherFeed(file: string): Promise<void> {
  const random = createRandom(16)
  const lines = KINDS.flatMap((kind, index) =>
    Array.from({ length: PRODUCTS_PER_KIND }, (_, number) => feedLine(kind, index * 1_000 + number, random)),
  )
  await writeFile(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
}

function feedLine(kind: Kind, number: number, random: () => number) {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const isFashion = kind.path[0] === 'Fashion'
  const brand = pick(isFashion ? FASHION_BRANDS : BEAUTY_BRANDS)
  const colour = pick(COLOURS)
  const trait = pick(kind.traits)
  const noun = pick(kind.nouns)
  const [shade, code] = pick(SHADES)
  const [min, max] = kind.price
  const selling = Math.round(min + random() ** 2 * (max - min))
  const title = [
    brand,
    isFashion ? 'Women' : '',
    kind.looks === 'colour' ? colour : '',
    trait,
    noun,
    kind.looks === 'shade' ? `- ${shade}` : '',
    kind.sizes[0]?.includes(' m') ? pick(kind.sizes) : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
  const sizes = isFashion && kind.sizes.length > 0 ? kind.sizes.filter(() => random() < 0.8) : []
  const group =
    kind.looks === 'shade'
      ? [{ group: 'Shade', variants: [{ option_name: shade, color_code: code, quantity: 5 }] }]
      : [
          {
            group: 'Size',
            variants: sizes.map((size) => ({ option_name: size, quantity: Math.floor(random() * 4) })),
          },
        ]
  return {
    source: 'other',
    source_id: String(number),
    title,
    brand,
    category_path: kind.path,
    // Words of other kinds, as descriptions have them: "pair it with".
    description: `<p>${title}. Pair it with ${pick(KINDS).nouns[0]?.toLowerCase()} in ${pick(COLOURS).toLowerCase()}.</p>`,
    options: group,
    mrp: Math.round(selling * (1 + random())),
    selling_price: selling,
    quantity: Math.floor(random() * 12),
    currency: 'INR',
  }
}

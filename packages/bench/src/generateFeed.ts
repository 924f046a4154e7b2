import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createRandom } from './random.ts'

const BRAND_STEMS = [
  'Rozana',
  'Noor',
  'Kajri',
  'Mehfil',
  'Tantu',
  'Lehar',
  'Saanjh',
  'Resham',
  'Jhola',
  'Himadri',
  'Barfi',
  'Gul',
]
const BRAND_ENDS = ['', ' Beauty', ' & Co.', ' Studio', ' Naturals', ' Lab', " d'Or", ' Paris']
const QUALITIES = [
  'Matte',
  'Velvet',
  'Hydrating',
  'Everyday',
  'Long Stay',
  'Handloom',
  'Printed',
  'Classic',
  'Festive',
  'Sheer',
]
const KINDS: [path: [string, string, string], kind: string, group: 'Shade' | 'Size' | null][] = [
  [['Makeup', 'Lips', 'Lipstick'], 'Lipstick', 'Shade'],
  [['Makeup', 'Face', 'Foundation'], 'Foundation', 'Shade'],
  [['Makeup', 'Nails', 'Nail Polish'], 'Nail Polish', 'Shade'],
  [['Gifts', 'Lips', 'Lipstick'], 'Lipstick Trio', null],
  [['Makeup', 'Eyes', 'Kajal'], 'Kajal', null],
  [['Skin', 'Treat', 'Face Serum'], 'Face Serum 30 ml', null],
  [['Skin', 'Cleanse', 'Face Wash'], 'Face Wash', null],
  [['Clothing', 'Kurtas', 'Straight Kurtas'], 'Cotton Kurta', 'Size'],
  [['Clothing', 'Innerwear', 'Bras'], 'T-shirt Bra', 'Size'],
  [['Footwear', 'Flats', 'Juttis'], 'Jutti', 'Size'],
]
const COLOURS = [
  '#9b111e',
  'Red',
  '#8c1d2f,#d16b86',
  'n/a',
  'rgb(140, 29, 47)',
  'Rose Gold',
  '',
  'C0FFEE',
  'junk;}',
]
const SIZES = ['S', 'M', 'L', 'XL', '34B', '34DD', 'UK5.5', 'UK6', 'Free Size']

/** Feed line with the irregularities of real feeds; one line in 500 is invalid. */
export function generateFeedLine(number: number): string {
  const random = createRandom(number)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  if (number % 500 === 499)
    return pick(['{"source": "generated",', '{}', '[1,2', JSON.stringify({ source_id: number })])

  const [path, kind, group] = pick(KINDS)
  const stem = `${pick(BRAND_STEMS)}${pick(BRAND_ENDS)}`
  const brand = random() < 0.1 ? stem.toUpperCase() : stem
  const mrp = 99 + Math.floor(random() * 4_900)
  const selling_price = Math.round(mrp * (0.5 + random() / 2) * 100) / 100
  const price = { mrp, selling_price: Math.min(mrp, selling_price) }
  const many = group === 'Shade' && random() < 0.02 ? 120 : 2 + Math.floor(random() * 8)
  const count = group === null ? 0 : many
  const variants = Array.from({ length: count }, (_, index) => ({
    option_name: group === 'Size' ? SIZES[index] : `${pick(QUALITIES)} ${index + 1}`,
    color_code: pick(COLOURS),
    ...price,
    quantity: Math.floor(random() * 30),
  }))
  const title = `${pick(QUALITIES)} ${kind}`
  return JSON.stringify({
    source: 'generated',
    source_id: `G-${number}`,
    title: random() < 0.1 ? `<b>${title}</b> &amp; Case` : title,
    brand,
    category_path: path,
    description: random() < 0.2 ? '' : describe(title, pick),
    images: Array.from({ length: 1 + Math.floor(random() * 5) }, (_, index) =>
      random() < 0.02
        ? `http://cdn.example/${number}.jpg`
        : `https://cdn.example/w_640,h_800,c_fill/${number}-${index}.jpg`,
    ),
    options: group === null ? [] : [{ group, variants }],
    ...price,
    currency: 'INR',
    quantity: Math.floor(random() * 100),
  })
}

function describe(title: string, pick: <T>(list: readonly T[]) => T): string {
  const sentence = () =>
    `${pick(QUALITIES)} and ${pick(QUALITIES).toLowerCase()}, made for long days in Indian weather.`
  return (
    `<p style="color:red">${title}: ${sentence()} ${sentence()} ${sentence()}</p><ul><li>${sentence()}</li>` +
    `<li>${sentence()}</li></ul><script>track()</script><p>${sentence()} <a href="https://brand.example">More</a></p>`
  )
}

export async function generateFeed(file: string, lines: number): Promise<void> {
  const out = createWriteStream(file)
  for (let number = 0; number < lines; number++) {
    if (!out.write(`${generateFeedLine(number)}\n`)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
}

import { drawProduct } from '@shop/demo-catalogue/drawings/drawProduct'
import { isDrawnTruly } from '@shop/demo-catalogue/pictures/drawn'
import { pictureTitle } from '@shop/demo-catalogue/pictures/pictureTitle'
import { CLOTH, factsOf } from '@shop/demo-catalogue/pictures/titleFacts'
import { colourFault } from '@shop/demo-catalogue/pictures/titleColour'
import { products } from '@shop/demo-catalogue/products/products'
import type { DemoProduct } from '@shop/demo-catalogue/types'
import { modelOf } from '#models.ts'
import { shotOf } from '#shotOf.ts'
import { pictureOf } from './pictureOf.ts'
import { showsShade } from './showsShade.ts'

// Fails when a product's picture shows another variety, number, print or colour than its title, a plain cloth that its description
// calls printed, the same in every shade, or the drawing of a product whose title tells of something else. Each photograph (models.ts) and each drawing (drawn.ts in the demo catalogue) declares what it shows.
const BRAND = { name: 'Brand', wordmark: 'sans', colour: '#333333' } as const
const SAYS_PRINTED = /-printed|printed (?:by|with)|small print|\bchecks\b/
/** Products by their drawing in the same colours: words that tell products apart must change it. */
const drawn = new Map<string, DemoProduct>()
/** Words for one and the same shape. */
const TWISTED_UP = ['stick', 'balm', 'crayon']
let faults = 0
for (const one of products) {
  const fault = await faultOf(one)
  if (fault === undefined) continue
  faults += 1
  console.error(`${one.slug}: the picture of “${one.title}” ${fault}`)
}
console.log(`${products.length} product pictures, ${faults} unlike their titles`)
if (faults > 0) process.exitCode = 1

async function faultOf(one: DemoProduct): Promise<string | undefined> {
  const { kind, colour, accent, description } = one
  const title = pictureTitle(one)
  if (modelOf({ kind, title }) === undefined && !isDrawnTruly(kind, title))
    return 'shows another variety, number or print'
  const isPlain = (factsOf(kind, title).print ?? 'plain') === 'plain'
  if (isPlain && CLOTH.includes(kind) && SAYS_PRINTED.test(description))
    return 'shows a plain cloth, which the description calls printed'
  return (await shadeFault(one)) ?? twinFault(one) ?? colourFault(title, colour, accent)
}

function twinFault(one: DemoProduct): string | undefined {
  const picture = pictureOf(one, 'front')
  if (shotOf(picture) !== undefined) return undefined
  const drawing = drawProduct({
    ...picture,
    colour: '#a8243c',
    accent: '#d9a441',
    tint: '#f3d6cf',
    label: '',
    brand: BRAND,
  })
  const twin = drawn.get(drawing)
  drawn.set(drawing, one)
  return twin === undefined || wordsOf(twin) === wordsOf(one) ? undefined : `is that of “${twin.title}”`
}

function wordsOf(one: DemoProduct): string {
  return factsOf(one.kind, pictureTitle(one))
    .words.map((word) => (TWISTED_UP.includes(word) ? 'stick' : word))
    .join(', ')
}

/** Photographs have the colour of the shade in their body; a drawing may leave it out. */
async function shadeFault(one: DemoProduct): Promise<string | undefined> {
  const picture = pictureOf(one, 'front')
  if (one.shades === undefined || shotOf(picture) !== undefined) return undefined
  const shades = one.shades.map(({ colour }) => colour)
  return (await showsShade(picture, shades)) ? undefined : 'is the same in every shade'
}

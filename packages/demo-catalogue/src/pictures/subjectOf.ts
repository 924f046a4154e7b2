import { brands } from '#brands.ts'
import type { Cover, Subject } from '#drawings/drawProduct.ts'
import type { PackBrand } from '#drawings/studio.ts'
import { products } from '#products/products.ts'
import type { DemoPost, DemoProduct } from '#types.ts'
import { pictureTitle } from './pictureTitle.ts'

interface ProductSubject extends Subject {
  title: string
  brand: PackBrand
  label: string
}

/** A product as its photograph shows it, in one of its colours. */
export function subjectOf(one: DemoProduct, colour = one.colour): ProductSubject {
  const { kind, accent, title: label } = one
  const brand = brands.find(({ slug }) => slug === one.brand)
  if (brand === undefined) throw new Error(`There is no brand ${one.brand}`)
  return {
    kind,
    colour,
    ...(accent !== undefined && { accent }),
    brand: { name: brand.name, wordmark: brand.wordmark, colour: brand.colour },
    label,
    title: pictureTitle(one),
  }
}

/** What the cover of a post or the tile of a category shows. */
export function coverOf(cover: DemoPost['cover']): Cover {
  if (!('products' in cover)) return cover
  const [first, ...beside] = cover.products.map((slug) => {
    const one = products.find((product) => product.slug === slug)
    if (one === undefined) throw new Error(`A cover shows a product that is not there: ${slug}`)
    return subjectOf(one)
  })
  if (first === undefined) throw new Error('A cover shows no product')
  return { ...first, tint: cover.tint, ...(beside.length > 0 && { beside }) }
}

import type { JudgedQuery } from './JudgedQuery.ts'

/** Facts of a product in the database. Prices are in rupees. */
export interface Judged {
  id: number
  child: string
  title: string
  brand: string
  /** Title, categories, options, specifications and description, in lower case. */
  text: string
  sizes: string[]
  price: number
  discount: number
}

export interface Grade {
  grade: 0 | 1 | 2 | 3
  reason: string
}

/** 3 has everything that was wanted, 2 most of it, 1 at least the right type or brand, 0 is something else or beyond the price. */
export function gradeOf(wanted: JudgedQuery, product: Judged): Grade {
  if (wanted.types.length > 0 && !isOfType(wanted.types, product)) return { grade: 0, reason: 'another type' }
  if (product.price < wanted.min || product.price > wanted.max)
    return { grade: 0, reason: 'beyond the price' }
  if (product.discount < wanted.discount) return { grade: 0, reason: 'a smaller discount' }
  const isOtherBrand = wanted.brand !== undefined && product.brand !== wanted.brand
  if (isOtherBrand) {
    return wanted.types.length > 0
      ? { grade: 1, reason: 'the type, of another brand' }
      : { grade: 0, reason: 'another brand' }
  }
  const lacking = [
    ...wanted.features.filter((feature) => !hasFeature(product.text, feature)),
    ...(wanted.size === undefined || product.sizes.includes(wanted.size) ? [] : [`size ${wanted.size}`]),
  ]
  if (lacking.length === 0) return { grade: 3, reason: 'everything' }
  const asked = wanted.features.length + (wanted.size === undefined ? 0 : 1)
  const reason = `without ${lacking.join(', ')}`
  if (lacking.length < asked && lacking.length <= asked / 2) return { grade: 2, reason }
  const isRight = wanted.types.length > 0 || wanted.brand !== undefined || lacking.length < asked
  return { grade: isRight ? 1 : 0, reason }
}

function isOfType(types: readonly string[], { child, title }: Judged): boolean {
  return types.some((type) =>
    type.startsWith('~') ? startsWord(title.toLowerCase(), type.slice(1)) : child === type,
  )
}

function hasFeature(text: string, feature: string): boolean {
  return feature.split('|').some((word) => startsWord(text, word))
}

function startsWord(text: string, word: string): boolean {
  return ` ${text.replaceAll(/[^a-z0-9%]+/g, ' ')}`.includes(` ${word}`)
}

import type { Brand } from '@shop/contract/brands'
import { makeBrand } from '@shop/contract/factories/brands'

/** Brand name drawn as a logo. */
const logo = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120"><text x="160" y="72" text-anchor="middle" font-family="serif" font-size="40" fill="#221a1d">${name}</text></svg>`)}`

const brand = (name: string, flags: Partial<Brand>) =>
  makeBrand({ name, slug: name.toLowerCase(), logo: logo(name), isPopular: false, ...flags })

/** Brands with every combination that the brands menu treats differently. */
export const storyBrands: Brand[] = [
  brand('Rozana', { isPopular: true }),
  brand('Gulmohar', { isPopular: true, isExclusive: true }),
  brand('Kajri', { isPopular: true }),
  brand('Noor', { isExclusive: true }),
  brand('Meher', { isNewLaunch: true }),
  brand('Taara', { isPopular: true, isNewLaunch: true }),
  makeBrand({ name: 'Without a logo', logo: null, isPopular: true }),
]

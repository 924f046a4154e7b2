import { makeOptionGroup, makeProductCard } from '@shop/contract/factories/products'
import type { OptionGroup, ProductCard } from '@shop/contract/products'
import { storyPicture } from './storyPictures.ts'

const SHADES = [
  ['Ruby', '#8c1d2f'],
  ['Rani', '#b0125b'],
  ['Mulberry', '#5c2137'],
  ['Terracotta', '#b9552f'],
  ['Gulaal', '#e23d74'],
  ['Chai', '#9a6248'],
  ['Malai', '#fbf1e7'],
  ['Jamun', '#3f1d3d'],
] as const

/** Group of shades; shades after the eighth are numbered. */
export function shadeGroup(count: number): OptionGroup {
  return makeOptionGroup(
    'Shade',
    Array.from({ length: count }, (_, index) => {
      const [name, colorCode] = SHADES[index % SHADES.length] ?? SHADES[0]
      const round = Math.floor(index / SHADES.length)
      return {
        name: round === 0 ? name : `${name} ${String(round).padStart(2, '0')}`,
        colorCode,
        quantity: index % 7 === 3 ? 0 : 12,
      }
    }),
  )
}

export function sizeGroup(names: readonly string[] = ['XS', 'S', 'M', 'L', 'XL', 'XXL']): OptionGroup {
  return makeOptionGroup(
    'Size',
    names.map((name, index) => ({
      name,
      colorCode: null,
      quantity: index === 1 ? 0 : 6,
      sellingPrice: 499 + index * 50,
    })),
  )
}

/** Products of a typical list page. */
export function storyProducts(): ProductCard[] {
  return [
    makeProductCard({
      pictures: [storyPicture('lipstick-ruby')],
      isBestSeller: true,
      optionGroups: [shadeGroup(48)],
    }),
    makeProductCard({
      title: 'Saffron Dew Cream, 50 ml',
      brandName: 'Gulmohar',
      pictures: [storyPicture('jar-sand')],
      mrp: 1499,
      sellingPrice: 1249,
      ratingAverage: 4.6,
      ratingCount: 1204,
    }),
    makeProductCard({
      title: 'Handblock Anarkali in Indigo Cotton with a Mirror-Work Yoke',
      brandName: 'Kajri',
      pictures: [storyPicture('dress-indigo')],
      mrp: 3299,
      sellingPrice: 3299,
      isNew: true,
      ratingCount: 0,
      optionGroups: [sizeGroup()],
    }),
    makeProductCard({
      title: 'Overnight Repair Balm with Kokum and Gotu Kola',
      brandName: 'Noor & Neem',
      pictures: [storyPicture('pump-sage')],
      mrp: 995,
      sellingPrice: 845,
      quantity: 0,
    }),
  ]
}

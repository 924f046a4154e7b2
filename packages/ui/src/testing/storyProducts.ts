import type { OptionGroup, Variant } from '../lib/resolveOptionControl.ts'
import type { ProductSummary } from '../lib/ProductSummary.ts'
import { storyPicture } from './storyPictures.ts'

let nextId = 1

export function makeOptionGroup(name: string, variants: Partial<Variant>[]): OptionGroup {
  const variant = {
    name: 'Ruby',
    colorCode: '#8c1d2f',
    mrp: 699,
    sellingPrice: 499,
    quantity: 12,
    pictures: [],
  }
  return { name, variants: variants.map((overrides) => ({ id: nextId++, ...variant, ...overrides })) }
}

/** A lipstick: in stock, discounted, without options. */
export function makeProduct(overrides: Partial<ProductSummary> = {}): ProductSummary {
  return {
    title: 'Velvet Matte Lip Colour',
    baseTitle: 'Velvet Matte Lip Colour',
    brandName: 'Rozana',
    pictures: [],
    mrp: 699,
    sellingPrice: 499,
    isBestSeller: false,
    isNew: false,
    isWishlisted: false,
    quantity: 12,
    optionGroups: [],
    offer: null,
    ratingAverage: 4.3,
    ratingCount: 218,
    ...overrides,
  }
}

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

/** Sizes in colours. M in Indigo is out of stock, and L is not made in Rani. */
export function combinedGroup(
  groups: Readonly<Record<string, readonly string[]>> = {
    Size: ['S', 'M', 'L'],
    Colour: ['Rani', 'Indigo'],
  },
): OptionGroup {
  const combinations = Object.values(groups).reduce<string[][]>(
    (all, values) => all.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  )
  const isMade = (values: readonly string[]) => !(values.includes('L') && values.includes('Rani'))
  const { variants } = makeOptionGroup(
    '',
    combinations.filter(isMade).map((values) => ({
      name: values.join(' / '),
      values,
      colorCode: values.includes('Rani') ? '#b0125b' : '#2c3e70',
      quantity: values.includes('M') && values.includes('Indigo') ? 0 : 6,
    })),
  )
  return { name: Object.keys(groups).join(' / '), groups: Object.keys(groups), variants }
}

/** Products of a typical list page. */
export function storyProducts(): ProductSummary[] {
  return [
    makeProduct({
      pictures: [storyPicture('lipstick-ruby')],
      isBestSeller: true,
      optionGroups: [shadeGroup(48)],
    }),
    makeProduct({
      title: 'Saffron Dew Cream, 50 ml',
      brandName: 'Gulmohar',
      pictures: [storyPicture('jar-sand')],
      mrp: 1499,
      sellingPrice: 1249,
      ratingAverage: 4.6,
      ratingCount: 1204,
    }),
    makeProduct({
      title: 'Handblock Anarkali in Indigo Cotton with a Mirror-Work Yoke',
      brandName: 'Kajri',
      pictures: [storyPicture('dress-indigo')],
      mrp: 3299,
      sellingPrice: 3299,
      isNew: true,
      ratingCount: 0,
      optionGroups: [sizeGroup()],
    }),
    makeProduct({
      title: 'Overnight Repair Balm with Kokum and Gotu Kola',
      brandName: 'Noor & Neem',
      pictures: [storyPicture('pump-sage')],
      mrp: 995,
      sellingPrice: 845,
      quantity: 0,
    }),
  ]
}

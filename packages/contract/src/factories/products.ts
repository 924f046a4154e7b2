import type { OptionGroup, Product, ProductCard, Variant } from '../products.ts'

let nextId = 1

export function makeVariant(overrides: Partial<Variant> = {}): Variant {
  return {
    id: nextId++,
    name: 'Ruby',
    colorCode: '#8c1d2f',
    mrp: 699,
    sellingPrice: 499,
    quantity: 12,
    pictures: [],
    ...overrides,
  }
}

export function makeOptionGroup(name: string, variants: Partial<Variant>[]): OptionGroup {
  return { name, variants: variants.map(makeVariant) }
}

/** Product card of a lipstick: in stock, discounted, without options. */
export function makeProductCard(overrides: Partial<ProductCard> = {}): ProductCard {
  const id = nextId++
  return {
    id,
    slug: `velvet-matte-lip-colour-${id}`,
    title: 'Velvet Matte Lip Colour',
    baseTitle: 'Velvet Matte Lip Colour',
    brandName: 'Rozana',
    categoryName: 'Lipstick',
    pictures: [],
    mrp: 699,
    sellingPrice: 499,
    discount: 28,
    additionalDiscount: 0,
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

export function makeProduct(overrides: Partial<Product> = {}): Product {
  return {
    ...makeProductCard(),
    isOfferShared: false,
    brandSlug: 'rozana',
    isArchived: false,
    descriptionHtml: '<p>A soft-focus matte that stays put through a long evening and never feels dry.</p>',
    highlights: ['Stays 12 hours', 'With cocoa butter', 'No parabens'],
    howToUse: 'Start at the centre of the upper lip and work outwards. One coat is enough.',
    ingredients: 'Dimethicone, Theobroma Cacao Seed Butter, Tocopherol, CI 15850.',
    specifications: [{ name: 'Finish', value: 'Matte' }],
    countryOfOrigin: 'India',
    manufacturer: 'Rozana Cosmetics Pvt. Ltd., Baddi, Himachal Pradesh 173205',
    importer: '',
    netQuantity: '3.5 g',
    bestBefore: '24 months from manufacture',
    returnException: 'hygiene',
    breadcrumbs: [
      { id: 1, name: 'Makeup', slug: 'makeup', level: 'main' },
      { id: 11, name: 'Lips', slug: 'lips', level: 'sub' },
      { id: 111, name: 'Lipstick', slug: 'lipstick', level: 'child' },
    ],
    ...overrides,
  }
}

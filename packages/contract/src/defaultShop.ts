import type { Shop } from './shop.schema.ts'
import type { Cities } from './stores.schema.ts'

export const defaultShop: Shop = {
  name: 'the product',
  initials: 'TP',
  tagline: 'beauty and fashion',
  description: 'Makeup, skincare, fragrance, clothing and jewellery for women in India.',
  about: 'Beauty and fashion for women in India',
  blog: {
    topics: 'makeup, skin, hair and clothes',
    description:
      'Short, useful pieces on makeup, skin, hair and clothes, for Indian weather and Indian weddings.',
  },
}

export const defaultCities: Cities = ['Gurugram', 'Noida', 'Ghaziabad', 'Faridabad'].map((name) => ({
  name,
  link: '/?',
}))

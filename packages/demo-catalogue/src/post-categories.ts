import type { DemoPostCategory } from './types.ts'

export const postCategories: DemoPostCategory[] = [
  {
    slug: 'makeup',
    name: 'Makeup',
    children: [
      { slug: 'lips-and-eyes', name: 'Lips & Eyes' },
      { slug: 'base-and-tools', name: 'Base & Tools' },
      { slug: 'festive-looks', name: 'Festive Looks' },
    ],
  },
  {
    slug: 'skin',
    name: 'Skin',
    children: [
      { slug: 'through-the-seasons', name: 'Through the Seasons' },
      { slug: 'know-your-products', name: 'Know Your Products' },
      { slug: 'kitchen-and-ritual', name: 'Kitchen & Ritual' },
    ],
  },
  {
    slug: 'hair',
    name: 'Hair',
    children: [
      { slug: 'oil-and-wash', name: 'Oil & Wash' },
      { slug: 'colour-and-styling', name: 'Colour & Styling' },
    ],
  },
  {
    slug: 'style',
    name: 'Style',
    children: [
      { slug: 'drape-and-fit', name: 'Drape & Fit' },
      { slug: 'fabric-and-care', name: 'Fabric & Care' },
      { slug: 'finishing-touches', name: 'Finishing Touches' },
    ],
  },
  {
    slug: 'mom-and-baby',
    name: 'Mom & Baby',
    children: [
      { slug: 'before-the-baby', name: 'Before the Baby' },
      { slug: 'first-months', name: 'First Months' },
    ],
  },
]

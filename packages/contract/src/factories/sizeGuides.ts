import type { SizeGuide } from '../size-guides.schema.ts'

/** Body measures of five sizes. */
export function makeSizeGuide(overrides: Partial<SizeGuide> = {}): SizeGuide {
  return {
    slug: 'indian-wear',
    title: 'Indian wear',
    of: 'body',
    columns: [
      { name: 'Bust', unit: 'mm', how: 'Around the fullest part of the bust, with the tape level.' },
      { name: 'Waist', unit: 'mm', how: 'Around the narrowest part, above the navel.' },
      { name: 'Hip', unit: 'mm', how: 'Around the fullest part of the seat, with your feet together.' },
      { name: 'Shoulder', unit: 'mm', how: 'Across the back, from the edge of one to that of the other.' },
    ],
    sizes: [
      { name: 'XS', values: [[790, 830], [630, 670], [860, 900], 355] },
      { name: 'S', values: [[840, 880], [680, 720], [910, 950], 365] },
      { name: 'M', values: [[890, 930], [730, 770], [960, 1000], 375] },
      { name: 'L', values: [[940, 980], [780, 830], [1010, 1050], 385] },
      { name: 'XL', values: [[990, 1040], [840, 890], [1060, 1110], 400] },
    ],
    note: 'Between two sizes? Choose the larger.',
    ...overrides,
  }
}

/** Sizes of other countries beside the length of a foot. */
export const makeShoeGuide = (): SizeGuide =>
  makeSizeGuide({
    slug: 'shoes',
    title: 'Shoes',
    columns: [
      { name: 'India', unit: 'text' },
      { name: 'EU', unit: 'text' },
      { name: 'Foot length', unit: 'mm', how: 'From the heel to the longest toe, standing.' },
    ],
    sizes: [
      { name: 'UK4', values: ['4', '37', 231] },
      { name: 'UK5', values: ['5', '38', 240] },
    ],
  })

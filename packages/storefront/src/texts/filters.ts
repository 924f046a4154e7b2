export const category = 'Category'
export const allOf = (name: string) => `All ${name}`
export const brand = 'Brand'
export const price = 'Price'
export const discount = 'Discount'
export const discountAndMore = (percent: number) => `${percent}% or more`
export const rating = 'Rating'
export const starsAndMore = (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'} or more`
export const availability = 'Availability'
export const inStock = 'In stock'
export const any = 'Any'
export const priceUpTo = (amount: string) => `Up to ${amount}`
export const priceFrom = (amount: string) => `From ${amount}`
export const priceRange = (lowest: string, highest: string) => `${lowest} to ${highest}`
export const offAndMore = (discountMin: number) => `${discountMin}% off or more`
export const offRange = (least: number, most: number) => `${least}% to ${most}% off`
export const sizeOf = (size: string) => `Size ${size}`
export const without = (thing: string) => `Without ${thing}`
export const not = (quality: string) => `Not ${quality}`
export const audiences = {
  women: 'For women',
  men: 'For men',
  girls: 'For girls',
  boys: 'For boys',
  kids: 'For kids',
  baby: 'For babies',
  unisex: 'Unisex',
}
export const onSale = 'On sale'
export const colourFamilies = {
  red: 'Red',
  pink: 'Pink',
  maroon: 'Berry and maroon',
  purple: 'Purple',
  brown: 'Brown',
  beige: 'Nude and beige',
  orange: 'Orange and coral',
  yellow: 'Yellow and gold',
  green: 'Green',
  blue: 'Blue',
  black: 'Black',
  grey: 'Grey and silver',
  white: 'White',
}
/** Colours with more than one name in a shop of clothes and make-up. */
export const colourNames: Record<string, string | undefined> = {
  Beige: colourFamilies.beige,
  Maroon: colourFamilies.maroon,
}
export const colourOf = (colour: string) => {
  const family = Object.entries(colourFamilies).find(([name]) => name === colour.toLowerCase())
  return `Colour ${(family?.[1] ?? colour).toLowerCase()}`
}
export const braSize = 'Bra size'
export const bangleSize = 'Bangle size'
export const shoeSize = 'Shoe size'
export const babySize = 'Age of the baby'
export const diaperSize = 'Diaper size'
/** Beside the colours, into which the shades fall. */
export const shadeName = 'Shade name'

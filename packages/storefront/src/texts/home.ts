/** `inTime` is that of express delivery, such as "in two hours across Delhi-NCR". */
export const pageTitle = (name: string, tagline: string, inTime: string | undefined) =>
  `${name}: ${tagline}${inTime === undefined ? '' : `, delivered ${inTime}`}`
export const pageDescription = (description: string, inTime: string) =>
  `${description} At your door ${inTime}.`
export const seeAllProducts = 'See all products'
export const brandsWeStandBehind = 'Brands we stand behind'
export const fromTheBlog = 'From the blog'
export const inTime = (time: string) => `In ${time}`
export const across = (area: string, opens: string, closes: string) =>
  `across ${area}, on orders from ${opens} to ${closes}`
export const fromStoreIn = (area: string, opens: string, closes: string) =>
  `on what our store in ${area} has, from ${opens} to ${closes}`
export const to = (city: string) => `to ${city}`
export const delivery = 'Delivery'
export const noDelivery = 'No delivery yet'
export const acrossIndia = 'across India'
export const daysToReturn = (days: string) => `${days} to return`
export const returnExceptions = 'except beauty, hygiene, innerwear and baby care'
export const authentic = 'Only the real thing'
export const fromBrands = 'from the brands themselves'
export const upiCardsOrCash = 'UPI, cards or cash'
export const taxesIncluded = 'prices include all taxes'
export const whatWePromise = 'What we promise'
export const openingSoon = 'We are opening soon'
export const contactUs = 'Contact us'
export const openingSoonHint =
  'We are stocking our shelves. Come back in a few days, or tell us what you would love to find here.'

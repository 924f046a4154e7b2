export const pageTitle = (name: string, tagline: string, isExpress: boolean) =>
  `${name}: ${tagline}${isExpress ? ', delivered in two hours' : ''}`
export const pageDescription = (description: string, inTime: string) =>
  `${description} At your door ${inTime}, with seven days to return.`
export const seeAllProducts = 'See all products'
export const shopByCategory = 'Shop by category'
export const brandsWeStandBehind = 'Brands we stand behind'
export const fromTheBlog = 'From the blog'
export const in2Hours = 'In 2 hours'
export const across = (area: string) => `across ${area}`
export const inDays = (days: string) => `In ${days}`
export const acrossIndia = 'across India'
export const daysToReturn = '7 days to return'
export const pickedUp = 'picked up at your door'
export const authentic = 'Only the real thing'
export const fromBrands = 'from the brands themselves'
export const upiCardsOrCash = 'UPI, cards or cash'
export const taxesIncluded = 'prices include all taxes'
export const whatWePromise = 'What we promise'
export const openingSoon = 'We are opening soon'
export const contactUs = 'Contact us'
export const openingSoonHint =
  'We are stocking our shelves. Come back in a few days, or tell us what you would love to find here.'

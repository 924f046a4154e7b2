// English texts of the home page.

export const pageTitle = 'the product: beauty and fashion, delivered in two hours'
export const pageDescription =
  'Makeup, skincare, fragrance, clothing and jewellery for women in India. At your door in two hours across Delhi-NCR, with seven days to return.'
export const shopName = 'the product'
export const shopByCategory = 'Shop by category'
export const brandsWeStandBehind = 'Brands we stand behind'
export const fromTheBlog = 'From the blog'
export const in2Hours = 'In 2 hours'
export const daysToReturn = '7 days to return'
export const pickedUp = 'picked up at your door'
export const authentic = 'Only the real thing'
export const fromBrands = 'from the brands themselves'
export const upiCardsOrCash = 'UPI, cards or cash'
export const nothingAdded = 'nothing added at the end'
export const whatWePromise = 'What we promise'
export const openingSoon = 'We are opening soon'
export const contactUs = 'Contact us'
export const openingSoonHint =
  'We are stocking our shelves. Come back in a few days, or tell us what you would love to find here.'

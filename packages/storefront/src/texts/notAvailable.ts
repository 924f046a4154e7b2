export const pageTitle = 'Not available here yet · the product'
export const notServed = 'We don’t deliver there yet'
export const goHome = 'Go to the home page'
export const seeJaipur = 'See what reaches Jaipur'
export const explanation =
  'In Delhi-NCR we are at your door in two hours, and Jaipur has a list of its own. We add places as fast as we can keep that promise.'

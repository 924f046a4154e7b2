// English texts of the page for unknown addresses.

export const pageTitle = 'Page not found · the product'
export const title = 'We can’t find that page'
export const goHome = 'Go to the home page'
export const seeBestSellers = 'See best sellers'
export const hint = 'The link may be old or mistyped. Search above, or start here.'

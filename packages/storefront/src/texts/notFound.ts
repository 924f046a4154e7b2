export const pageTitle = 'Page not found'
export const title = 'We can’t find that page'
export const goHome = 'Go to the home page'
export const hint = 'The link may be old or mistyped. Search above, or start here.'

/** Texts that the specification fixes, verbatim, with its typing errors. Every page loads them. */
export const messages = {
  // Header (§2)
  deliveryBanner: (time: string, area: string) => `Delivery in just ${time} in ${area}`,
  cityPlaceholder: 'Express Delivery',
  brandSearchPlaceholder: 'Search Brands',
  brandTabPopular: 'Popular',
  brandTabExclusive: (shop: string) => `Only at ${shop}`,
  brandTabNewLaunches: 'New Launches',
  searchPlaceholder: 'search what you love....',
  noSuggestions: 'No Data',
  welcome: (name: string) => `Welcome, ${name}`,
  menuCompleteCollections: (name: string) => `Complete ${name} Collections`,
  menuAllProduct: (name: string) => `All ${name} Product`,

  // Product card (§2, §4)
  addToCart: 'Add to Cart',
  goToCart: 'Go to Cart',
  preview: (optionGroup: string) => `Preview ${optionGroup}`,

  // Account (§2, §5, §8)
  wishlistNeedsLogin: 'Please Login first',
  sessionExpired: 'You have been logged out. Please log in again.',

  // Errors (§2)
  unexpectedError: 'Unexpected Application Error!',
} as const

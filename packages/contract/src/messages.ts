/** Texts that the specification fixes, verbatim, with its typing errors; at the end, texts of our own. */
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

  // Blog (§2)
  readAll: 'Read All',
  noBlogs: 'No Blogs Found',
  loadingBlogs: 'Loading blogs...',
  recentBlogs: 'Recent Blogs',
  blogTags: 'Tags',
  noRecentBlogs: 'No recent blogs available.',
  blogFailed: 'Failed to load the blog.',

  // Account (§2, §5, §8)
  deactivateQuestion: 'Are you sure to deavtivate this account?',
  deactivateButton: 'Deactivate Account',
  deactivated: 'Successfuly Deactivate user',
  deactivateFailed: 'OOps something wrong',
  tokenMissing: 'User token not found. Please log in again.',
  wishlistNeedsLogin: 'Please Login first',
  logoutNeedsLogin: 'Please Login First',
  loggingOut: 'Logging out',
  cartNotSaved: 'The last changes to your cart could not be saved.',
  sessionExpired: 'You have been logged out. Please log in again.',

  // Errors (§2)
  unexpectedError: 'Unexpected Application Error!',

  // Buying: not in the specification
  deliveryChanged:
    'Your order would arrive later than you saw. Nothing has been ordered: look at the new time, then order again.',
  couponFeeBack: 'With it delivery would no longer be free, and you would not pay less.',
} as const

import { expect, test } from 'vitest'
import { messages } from './messages.ts'

/** Texts of the specification, verbatim, with its typing errors. */
test.each([
  [messages.deliveryBanner('2 hours', 'DELHI-NCR'), 'Delivery in just 2 hours in DELHI-NCR'],
  [messages.cityPlaceholder, 'Express Delivery'],
  [messages.brandSearchPlaceholder, 'Search Brands'],
  [messages.brandTabPopular, 'Popular'],
  [messages.brandTabExclusive('the product'), 'Only at the product'],
  [messages.brandTabNewLaunches, 'New Launches'],
  [messages.searchPlaceholder, 'search what you love....'],
  [messages.noSuggestions, 'No Data'],
  [messages.welcome('Asha'), 'Welcome, Asha'],
  [messages.menuCompleteCollections('Makeup'), 'Complete Makeup Collections'],
  [messages.menuAllProduct('Lips'), 'All Lips Product'],
  [messages.addToCart, 'Add to Cart'],
  [messages.goToCart, 'Go to Cart'],
  [messages.preview('Size'), 'Preview Size'],
  [messages.readAll, 'Read All'],
  [messages.noBlogs, 'No Blogs Found'],
  [messages.loadingBlogs, 'Loading blogs...'],
  [messages.recentBlogs, 'Recent Blogs'],
  [messages.blogTags, 'Tags'],
  [messages.noRecentBlogs, 'No recent blogs available.'],
  [messages.blogFailed, 'Failed to load the blog.'],
  [messages.deactivateQuestion, 'Are you sure to deavtivate this account?'],
  [messages.deactivateButton, 'Deactivate Account'],
  [messages.deactivated, 'Successfuly Deactivate user'],
  [messages.deactivateFailed, 'OOps something wrong'],
  [messages.tokenMissing, 'User token not found. Please log in again.'],
  [messages.wishlistNeedsLogin, 'Please Login first'],
  [messages.logoutNeedsLogin, 'Please Login First'],
  [messages.loggingOut, 'Logging out'],
  [messages.unexpectedError, 'Unexpected Application Error!'],
])('equals the text of the specification: %s', (message, written) => {
  expect(message).toBe(written)
})

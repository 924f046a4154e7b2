import { expect, test } from 'vitest'
import { blogMessages } from './blogMessages.ts'
import { accountMessages } from './accountMessages.ts'
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
  [blogMessages.readAll, 'Read All'],
  [blogMessages.noBlogs, 'No Blogs Found'],
  [blogMessages.loadingBlogs, 'Loading blogs...'],
  [blogMessages.recentBlogs, 'Recent Blogs'],
  [blogMessages.blogTags, 'Tags'],
  [blogMessages.noRecentBlogs, 'No recent blogs available.'],
  [blogMessages.blogFailed, 'Failed to load the blog.'],
  [accountMessages.deactivateQuestion, 'Are you sure to deavtivate this account?'],
  [accountMessages.deactivateButton, 'Deactivate Account'],
  [accountMessages.deactivated, 'Successfuly Deactivate user'],
  [accountMessages.deactivateFailed, 'OOps something wrong'],
  [accountMessages.tokenMissing, 'User token not found. Please log in again.'],
  [messages.wishlistNeedsLogin, 'Please Login first'],
  [accountMessages.logoutNeedsLogin, 'Please Login First'],
  [accountMessages.loggingOut, 'Logging out'],
  [messages.unexpectedError, 'Unexpected Application Error!'],
])('equals the text of the specification: %s', (message, written) => {
  expect(message).toBe(written)
})

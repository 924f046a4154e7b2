/** Names of the pages with the answers, which the footer and the menu of a phone have, too. */
export const shippingAndDelivery = 'Shipping and delivery'
export const returnsAndRefunds = 'Returns and refunds'
export const cancellation = 'Cancellation'
export const aboutUs = 'About us'
export const contactUs = 'Contact us'
export const seeAllOffers = 'See all offers'
export const termsAndConditions = 'Terms and conditions'
export const privacyPolicy = 'Privacy policy'

export const couponOffline = 'You can use a coupon when you’re back online.'

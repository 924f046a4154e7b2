export const messagesFromUs = 'Messages from us'
export const ordersAndRefunds = 'Orders, returns and refunds'
export const byEmail = (email: string) => `By e-mail to ${email}.`
export const bySms = (phone: string) => `By SMS to ${phone}.`
export const smsToo = (phone: string) =>
  `When an order is confirmed and when it is out for delivery, by SMS to ${phone}, too.`
export const confirmPhone =
  'With a confirmed mobile number, you also get an SMS when an order is confirmed and when it is out for delivery.'
export const addEmail = 'Add your e-mail address above to get them by e-mail.'
export const noWay = 'Confirm your mobile number or add your e-mail address above to get them.'
export const backInStock = 'Items that are back in stock'
export const onceIfAsked = 'Only if you asked us, and once for each item. You can stop them in'
export const yourWishlist = 'your wishlist'
export const yourAccount = 'Your account'
export const codesAndNotes =
  'Codes that you ask for, and a note when your password or a contact that you log in with has changed.'
export const nothingElse =
  'We don’t send newsletters or offers. Messages about your orders and your account can’t be switched off: they are about your money and your safety.'

import { itemName } from '@shop/contract/itemName'
export const receiptLine = (title: string, optionName: string | null, outcome: string) =>
  `${itemName(title || 'Something', optionName)}: ${outcome}`
export const alreadyHad = (quantity: number) => `you already had some, so you now have ${quantity}`
export const limitedTo = (quantity: number) => `limited to ${quantity}`
export const outOfStock = 'out of stock, so we saved it for later'
export const notSold = 'no longer available, so we removed it'
export const cartFull = 'your cart is full, so we couldn’t add it'
export const cartJoined = 'We’ve added the items from this device to your cart.'
export const cartPartlyJoined = 'We couldn’t add all items from this device to your cart.'
export const cartNotJoined = 'We couldn’t add the items from this device to your cart.'
export const gotIt = 'Got it'

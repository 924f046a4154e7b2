export const unknownPincode = 'We couldn’t find this pincode. Please check it.'
export const pincodeNotServed = 'We don’t deliver to this pincode yet. Please enter another one.'
export const pincodeKept = (pincode: string) => ` Your pincode is still ${pincode}.`
export const pincodeFailed = 'We couldn’t check this pincode. Please try again.'
export const arrivesBy = {
  today: (time: string) => `by ${time} today`,
  nextDay: (time: string) => `tomorrow by ${time}`,
  later: (day: string) => `by ${day}`,
}
export const arrivesOn = { today: 'today', nextDay: 'tomorrow', later: (day: string) => `by ${day}` }
/** Why an order arrives later than the express time: the store is closed. */
export const orderHours = (from: string, to: string, time: string) =>
  `Orders from ${from} to ${to} arrive in about ${time}.`
/** Why express items arrive later: others in the cart come by parcel. */
export const heldUp = {
  by: (item: string) => `${item} comes by parcel, and everything arrives together.`,
  byGift: (item: string) => `Your gift, ${item}, comes by parcel, and everything arrives together.`,
  bySome: (count: number) => `${count} items come by parcel, and everything arrives together.`,
  otherwise: (count: number, estimate: string) =>
    ` Without ${count === 1 ? 'it' : 'them'}, the rest arrives ${estimate}.`,
}
/** Of several options, on a card and as it is read out. */
export const someArrive = {
  short: (day: string) => `some ${day}`,
  long: (estimate: string) => `Some options arrive ${estimate}`,
}
export const notServed = 'No delivery there yet'

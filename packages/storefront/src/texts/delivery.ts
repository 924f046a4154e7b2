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
/** Of several options, on a card and as it is read out. */
export const someArrive = {
  short: (day: string) => `some options ${day}`,
  long: (estimate: string) => `Some options arrive ${estimate}`,
}
export const notServed = 'No delivery there yet'

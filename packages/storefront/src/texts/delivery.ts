export const unknownPincode = 'We couldn’t find this pincode. Please check it.'
export const pincodeNotServed = 'We don’t deliver to this pincode yet. Please enter another one.'
export const pincodeKept = (pincode: string) => ` Your pincode is still ${pincode}.`
export const pincodeFailed = 'We couldn’t check this pincode. Please try again.'
export const arrivesBy = {
  today: (time: string) => `by ${time} today`,
  nextDay: (time: string) => `tomorrow by ${time}`,
  later: (day: string) => `by ${day}`,
}
export const arrivesFrom = {
  today: (time: string) => `from today, by ${time}`,
  nextDay: (time: string) => `from tomorrow, by ${time}`,
  later: (day: string) => `from ${day}`,
}
export const notServed = 'No delivery there yet'

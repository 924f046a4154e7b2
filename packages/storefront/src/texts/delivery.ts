export const unknownPincode = 'We couldn’t find this pincode. Please check it.'
export const pincodeFailed = 'We couldn’t check this pincode. Please try again.'
export const byTimeToday = (time: string) => `by ${time} today`
export const tomorrowByTime = (time: string) => `tomorrow by ${time}`
export const byDay = (day: string) => `by ${day}`
export const notServed = 'No delivery there yet'

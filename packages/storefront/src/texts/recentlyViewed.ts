export const title = 'Recently viewed'
export const clear = 'Clear'
export const ofThem = ' recently viewed products'
export const cleared = 'We have forgotten what you looked at.'

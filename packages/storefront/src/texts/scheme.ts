export const automatic = 'Automatic'
export const light = 'Light'
export const dark = 'Dark'
export const colours = 'Colours'

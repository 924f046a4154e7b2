export const lookingForHelp = 'Looking for help?'
export const orders = 'Your orders'
export const sizeGuides = 'Clothes with a size guide have it on their pages, beside the sizes.'

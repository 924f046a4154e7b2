// English texts of closing an account.

export const pageTitle = 'Deactivate your account · the product'
export const pageDescription = 'Close your account with the product.'
export const deactivateYourAccount = 'Deactivate your account'
export const consequences = 'What happens when you deactivate:'
export const loggedOut = 'You’ll be logged out on all devices.'
export const dataErased = 'Your name, e-mail address, mobile number, addresses and wishlist will be erased.'
export const ordersKept = 'We keep your orders without personal data, as the law requires.'
export const cannotBeUndone = 'This can’t be undone. You can create a new account at any time.'
export const changedYourMind = 'Changed your mind? '
export const backToAccount = 'Back to your account'
export const keepMyAccount = 'Keep my account'
export const confirmation = 'Your personal data will be erased, and you’ll be logged out on all devices.'

export const offline = 'You’re offline. Pictures may be missing, and prices may have changed.'

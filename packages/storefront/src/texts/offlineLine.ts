export const offline = 'You’re offline.'
export const offlineMeans = 'Pictures may be missing, and prices may have changed.'

/** Texts of the account that the specification fixes (§2, §5, §8), verbatim, with its typing errors, and one of our own. */
export const accountMessages = {
  deactivateQuestion: 'Are you sure to deavtivate this account?',
  deactivateButton: 'Deactivate Account',
  deactivated: 'Successfuly Deactivate user',
  deactivateFailed: 'OOps something wrong',
  tokenMissing: 'User token not found. Please log in again.',
  logoutNeedsLogin: 'Please Login First',
  loggingOut: 'Logging out',
  cartNotSaved: 'The last changes to your cart could not be saved.',
} as const

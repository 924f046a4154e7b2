/** Estimated strength from length and variety; the server also refuses common passwords. */
export type PasswordStrength = 'none' | 'short' | 'weak' | 'fair' | 'strong'

/** Length counts most; a password with few different characters is weak. */
export function passwordStrength(password: string, minLength: number): PasswordStrength {
  const length = Array.from(password).length
  if (length === 0) return 'none'
  if (length < minLength) return 'short'
  const different = new Set(password.toLowerCase()).size
  if (different < 6 || /^\d+$/.test(password)) return 'weak'
  return length >= 16 || (length >= 12 && different >= 9) ? 'strong' : 'fair'
}

/** Characters that the password still needs, counted as people count them. */
export const missingCharacters = (password: string, minLength: number): number =>
  Math.max(0, minLength - Array.from(password).length)

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

/** Strength as a sentence, with advice. */
export function strengthHint(password: string, minLength: number): string {
  const missing = minLength - Array.from(password).length
  const words: Record<PasswordStrength, string> = {
    none: `${minLength} or more characters. Three or four words are easy to remember.`,
    short: `${missing} more ${missing === 1 ? 'character' : 'characters'} to go.`,
    weak: 'Too easy to guess. Add other letters or words.',
    fair: 'Good. Add another word to make it strong.',
    strong: 'Strong.',
  }
  return words[passwordStrength(password, minLength)]
}

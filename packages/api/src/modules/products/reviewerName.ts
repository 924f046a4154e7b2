import { NOBODY } from '#modules/users/nobody.ts'

/** First name of a reviewer: the form promises that nothing else of the name is published. */
export function reviewerName(fullName: string): string {
  if (fullName === NOBODY) return NOBODY
  return fullName.trim().split(/\s+/)[0] || NOBODY
}

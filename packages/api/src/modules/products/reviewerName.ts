import { ANONYMOUS_NAME } from '#modules/users/anonymousName.ts'

/** First name of a reviewer: the form promises that nothing else of the name is published. */
export function reviewerName(fullName: string): string {
  if (fullName === ANONYMOUS_NAME) return ANONYMOUS_NAME
  return fullName.trim().split(/\s+/)[0] || ANONYMOUS_NAME
}

/** Effective date of the policies. Change it with their text. */
export const POLICIES_IN_FORCE_SINCE = '2026-11-29'

import { consentStore } from './consentStore.ts'

let hasReopened = false

/** Withdraws consent and shows the question again. */
export function withdrawConsent(): void {
  hasReopened = true
  consentStore.clear()
}

/** True when the visitor has reopened the consent question, which then takes the focus. */
export const isReopened = () => hasReopened

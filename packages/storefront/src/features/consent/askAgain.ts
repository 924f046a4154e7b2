import { consentStore } from './consentStore.ts'

let isAskedFor = false

export function askAgain(): void {
  isAskedFor = true
  consentStore.clear()
}

/** True when the visitor opened the question, which then takes the focus. */
export const wasAskedFor = () => isAskedFor

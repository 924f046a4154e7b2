import { consentStore } from './consentStore.ts'

let isAskedFor = false

/** Takes the answer back: from here on it counts as no, and the question is asked anew. */
export function askAgain(): void {
  isAskedFor = true
  consentStore.clear()
}

/** Whether the visitor wanted to be asked, so that the question may take the focus. */
export const wasAskedFor = () => isAskedFor

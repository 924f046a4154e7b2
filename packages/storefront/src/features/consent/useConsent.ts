import { useStorage } from '#lib/storage/useStorage.ts'
import { consentStore, type Consent } from './consentStore.ts'

/** The visitor's answer; null until there is one. */
export function useConsent(): Consent | null {
  return useStorage(consentStore)
}

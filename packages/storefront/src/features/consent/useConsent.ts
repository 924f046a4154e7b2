import { useStorage } from '#lib/storage/useStorage.ts'
import { consentStore, type Consent } from './consentStore.ts'

export function useConsent(): Consent | null {
  return useStorage(consentStore)
}

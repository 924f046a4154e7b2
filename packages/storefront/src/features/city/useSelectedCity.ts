import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStorage } from '#lib/storage/useStorage.ts'
import { cityName } from './cityName.ts'
import { cityStore } from './cityStore.ts'

/** The shopper's city: the one that the address pre-fills (`?selectedCity=`, spec §2), which is then kept, or the stored one. */
export function useSelectedCity(): string | null {
  const [search] = useSearchParams()
  const stored = useStorage(cityStore)
  const asked = cityName(search.get('selectedCity'))
  useEffect(() => {
    if (asked !== null) cityStore.update(() => asked)
  }, [asked])
  return asked ?? stored
}

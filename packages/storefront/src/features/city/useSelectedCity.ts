import { useEffect } from 'react'
import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'
import { useStorage } from '#lib/storage/useStorage.ts'
import { useSearch } from '#lib/useSearch.ts'
import { cityName } from './cityName.ts'
import { cityStore } from './cityStore.ts'

/** From the address (`?selectedCity=`, specification §2), which is then stored, or the stored one. The server's page has none. */
export function useSelectedCity(): string | null {
  const search = useSearch()
  const stored = useStorage(cityStore)
  const isHydrated = useIsHydrated()
  const asked = isHydrated ? cityName(search.get('selectedCity')) : null
  useEffect(() => {
    if (asked !== null) cityStore.update(() => asked)
  }, [asked])
  return asked ?? stored
}

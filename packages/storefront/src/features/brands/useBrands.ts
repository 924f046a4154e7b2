import { useQuery } from '@tanstack/react-query'
import { useServices } from '#lib/AppServices.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { brandsQuery } from './api/brandsQuery.ts'
import { brandsStore } from './brandsStore.ts'

/** Every brand; null while none is known. When the call fails, those of last time are shown, or none (spec §8). */
export function useBrands() {
  const { api } = useServices()
  const stored = useStorage(brandsStore)
  const { data, isError } = useQuery(brandsQuery(api))
  if (data !== undefined) return data
  return stored.length > 0 || isError ? stored : null
}

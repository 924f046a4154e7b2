import { useQuery } from '@tanstack/react-query'
import { useServices } from '#lib/AppServices.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { brandsQuery } from './api/brandsQuery.ts'
import { brandsStore } from './brandsStore.ts'

/** All brands: those of the last visit until the response arrives; null while none are known, `'failed'` without any. */
export function useBrands() {
  const { api } = useServices()
  const stored = useStorage(brandsStore)
  const { data, isError } = useQuery(brandsQuery(api))
  if (data !== undefined) return data
  if (stored.length > 0) return stored
  return isError ? 'failed' : null
}

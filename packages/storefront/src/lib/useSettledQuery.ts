import { SEARCH_DEBOUNCE_MS } from '@shop/contract/limits'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ApiClient } from './api/ApiClient.ts'
import { useServices } from './AppServices.ts'

/** Null until the debounced response for exactly this text has arrived (specification §5). A failed call shows nothing (specification §8). */
export function useSettledQuery<Data, Key extends QueryKey>(
  typed: string,
  queryFor: (api: ApiClient, text: string) => UseQueryOptions<Data, Error, Data, Key>,
): Data | null {
  const { api } = useServices()
  const text = typed.trim()
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const isSettled = text !== '' && text === settled
  const { data } = useQuery({ ...queryFor(api, settled), enabled: isSettled })
  return isSettled ? (data ?? null) : null
}

import { SEARCH_DEBOUNCE_MS } from '@shop/contract/limits'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ApiClient } from './api/ApiClient.ts'
import { useServices } from './AppServices.ts'
import { useIsOnline } from './useIsOnline.ts'

/**
 * Debounced response for a text (specification §5). The former response stays until the next one has arrived or failed, or the text is empty.
 * A failed call shows nothing (specification §8), unless the browser is offline: `hasFailed`.
 */
export function useSettledQuery<Data, Key extends QueryKey>(
  typed: string,
  queryFor: (api: ApiClient, text: string) => UseQueryOptions<Data, Error, Data, Key>,
) {
  const { api } = useServices()
  const text = typed.trim()
  const [settled, setSettled] = useState(text)
  const [former, setFormer] = useState<Data | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const isSettled = text !== '' && text === settled
  const { data: answer = null, error, status } = useQuery({ ...queryFor(api, settled), enabled: isSettled })
  const isPending = text !== '' && (!isSettled || status === 'pending')
  const data = isPending ? former : isSettled ? answer : null
  if (data !== former) setFormer(() => data)
  const isOnline = useIsOnline()
  const hasFailed = isSettled && error !== null && !isOnline
  return { data, isPending, hasFailed }
}

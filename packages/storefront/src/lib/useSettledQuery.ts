import { SEARCH_DEBOUNCE_MS } from '@shop/contract/limits'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, type ApiClient } from './api/ApiClient.ts'
import { useServices } from './AppServices.ts'

/**
 * Debounced response for a text (specification §5). The former response stays until the next one has arrived or failed, or the text is empty.
 * A failed call shows nothing (specification §8); `hasFailed` tells that there was no connection.
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
  const hasFailed = isSettled && error !== null && !(error instanceof ApiError && error.status > 0)
  return { data, isPending, hasFailed }
}

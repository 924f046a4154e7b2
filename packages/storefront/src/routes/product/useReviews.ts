import type { ReviewSort } from '@shop/contract/reviews.schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { reviewsQuery, type AskedReviews } from '#features/products/api/reviewsQuery.ts'
import { readReviewView, withReviewView } from '#features/products/reviewView.ts'
import { useServices } from '#lib/AppServices.ts'
import { useGo } from '#lib/useGo.ts'

const NEWEST: AskedReviews = {}

/** Reviews in the order and with the stars of the address. Undefined while the summary is missing. */
export function useReviews(slug: string) {
  const { api } = useServices()
  const go = useGo()
  const { pathname, search } = useLocation()
  // The server's page is the same for every order.
  const isHydrated = useIsHydrated()
  const params = new URLSearchParams(search)
  const asked = isHydrated ? readReviewView(params) : NEWEST
  const view = withReviewView(new URLSearchParams(), asked)
  /** Pages of one choice; another one begins with its first. */
  const [loaded, setLoaded] = useState({ view, pages: 1 })
  const [isChanged, setIsChanged] = useState(false)
  const pages = loaded.view === view ? loaded.pages : 1

  const all = useQuery(reviewsQuery(api, slug, 1)).data
  const first = useQuery({ ...reviewsQuery(api, slug, 1, asked), placeholderData: keepPreviousData })
  const last = useQuery(reviewsQuery(api, slug, pages, asked))
  if (all === undefined) return

  function ask(next: AskedReviews) {
    setIsChanged(true)
    const address = pathname + withReviewView(params, next)
    go(address, { replace: true, state: { keepScroll: true } })
  }
  const total = first.data?.total ?? 0
  return {
    summary: all.summary,
    asked,
    pages,
    total,
    shown: Math.min(pages * (first.data?.data.length ?? 0), total),
    isPending: last.isPending,
    /** The last page did not load. */
    hasFailed: last.isLoadingError,
    /** The reviews of the choice before are still shown. */
    isBusy: first.isPlaceholderData,
    /** The shopper has asked for other reviews or for more, and they are here. */
    isAnswered: isChanged && last.isSuccess,
    sortBy: (sort: string) => ask({ ...asked, sort: sort as ReviewSort }),
    showOnly: (stars: number | null) => ask({ ...asked, rating: stars ?? undefined }),
    tryAgain: () => void last.refetch(),
    showMore: () => {
      setIsChanged(true)
      setLoaded({ view, pages: pages + 1 })
    },
  }
}

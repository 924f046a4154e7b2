import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { addedStore } from '#features/cart/addFromList.ts'
import type { CartItem } from '#features/cart/cartItem.ts'
import { AddedItem } from './AddedItem.tsx'
import { endLoginQuestion } from './askToLogIn.ts'

const SHOWN_MS = 5_000

/**
 * Notice about an item that was added from a list. It ends after five seconds in which the shopper is not at it, with its page, and when a
 * dialog or the question to log in opens, one of which would cover the other.
 */
export function AddedFromList({ item }: { item: CartItem }) {
  const notice = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const [page] = useState(pathname)
  useEffect(endLoginQuestion, [])
  useEffect(() => {
    const timer = setInterval(() => {
      if (notice.current?.matches(':hover, :focus-within') !== true) addedStore.setState({ item: null })
    }, SHOWN_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    const endAtDialog = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[role="dialog"], dialog') !== null)
        addedStore.setState({ item: null })
    }
    document.addEventListener('focusin', endAtDialog)
    return () => document.removeEventListener('focusin', endAtDialog)
  }, [])
  if (pathname !== page) return null
  return <AddedItem ref={notice} isFloating item={item} />
}

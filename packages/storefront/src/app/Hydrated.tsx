import { useEffect } from 'react'

/** Tells the page's boot script that what the shopper did in the meantime can be done now. */
export function Hydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event('shop:hydrated'))
  }, [])
  return null
}

import { useEffect } from 'react'

/** Tells the boot script that events from before hydration can be replayed. */
export function Hydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event('shop:hydrated'))
  }, [])
  return null
}

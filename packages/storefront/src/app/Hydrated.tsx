import { useEffect } from 'react'

/** Notifies the boot script, which then replays events from before hydration. */
export function Hydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event('shop:hydrated'))
  }, [])
  return null
}

import { startTransition, useOptimistic } from 'react'

/** A value that answers a tap in the next frame: `show` draws the next value, and only then does what follows from it. */
export function useShownFirst<Value>(value: Value) {
  const [shown, setShown] = useOptimistic(value)
  const show = (next: (now: Value) => Value, follow: () => void) =>
    startTransition(async () => {
      setShown(next)
      await nextFrame()
      follow()
    })
  return [shown, show] as const
}

/** Resolves when the browser has drawn what changed until now. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

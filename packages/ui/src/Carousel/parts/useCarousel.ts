import { useCallback, useState, useSyncExternalStore } from 'react'
import { useDirection } from '../../hooks/useDirection.ts'
import { usePrefersReducedMotion } from '../../hooks/usePrefersReducedMotion.ts'
import { useEngine } from './useEngine.ts'
import { useIsSeen } from './useIsSeen.ts'

interface CarouselOptions {
  slideCount: number
  isAutoplaying: boolean
  autoplayMs: number
}

/** Embla with its autoplay plugin: viewport ref, state and commands. Positions start at 0. */
export function useCarousel({ slideCount, isAutoplaying, autoplayMs }: CarouselOptions) {
  const isStill = usePrefersReducedMotion()
  const direction = useDirection()
  const [choice, setIsPlaying] = useState<boolean>()
  const isPlaying = choice ?? (isAutoplaying && !isStill)
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const isMoving = useIsSeen(viewport) && isPlaying
  const embla = useEngine(viewport, { direction, isPlaying: isMoving, autoplayMs, isStill })

  const subscribe = useCallback(
    (onChange: () => void) => {
      embla?.on('select', onChange).on('reInit', onChange)
      return () => void embla?.off('select', onChange).off('reInit', onChange)
    },
    [embla],
  )
  const first = useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  )
  const stops = useSyncExternalStore(
    subscribe,
    () => embla?.scrollSnapList().length ?? 1,
    () => 1,
  )
  const carousel = {
    /** False until Embla is loaded; the browser scrolls the row until then. */
    isReady: embla !== undefined,
    first,
    last: first + slideCount - stops,
    canGoBack: first > 0,
    canGoOn: first < stops - 1,
    isPlaying,
    /** False below the window, too. */
    isMoving,
    setIsPlaying,
    goBack: () => embla?.scrollPrev(isStill),
    goOn: () => embla?.scrollNext(isStill),
  }
  return [setViewport, carousel] as const
}

import autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useDirection } from '../../hooks/useDirection.ts'
import { usePrefersReducedMotion } from '../../hooks/usePrefersReducedMotion.ts'

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
  const plugins = useMemo(
    () =>
      // Without the plugin, neither a leaving pointer nor a lost focus can start it again.
      isPlaying
        ? [autoplay({ delay: autoplayMs, jump: isStill, stopOnInteraction: false, stopOnMouseEnter: true })]
        : [],
    [isPlaying, autoplayMs, isStill],
  )
  const [viewport, embla] = useEmblaCarousel(
    { align: 'start', containScroll: 'trimSnaps', direction },
    plugins,
  )

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
    setIsPlaying,
    goBack: () => embla?.scrollPrev(isStill),
    goOn: () => embla?.scrollNext(isStill),
  }
  return [viewport, carousel] as const
}

import createEmbla, { type EmblaCarouselType } from 'embla-carousel'
import autoplay from 'embla-carousel-autoplay'

export type Engine = EmblaCarouselType

export interface EngineSettings {
  direction: 'ltr' | 'rtl'
  isPlaying: boolean
  autoplayMs: number
  /** The user prefers reduced motion. */
  isStill: boolean
}

export function createEngine(viewport: HTMLElement): Engine {
  return createEmbla(viewport)
}

export function changeEngine(engine: Engine, { direction, isPlaying, autoplayMs, isStill }: EngineSettings) {
  engine.reInit(
    { align: 'start', containScroll: 'trimSnaps', direction },
    // Without the plugin, neither a leaving pointer nor a lost focus can start it again.
    isPlaying
      ? [autoplay({ delay: autoplayMs, jump: isStill, stopOnInteraction: false, stopOnMouseEnter: true })]
      : [],
  )
}

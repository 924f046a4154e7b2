import { useEffect, useState } from 'react'
import type * as EngineModule from './engine.ts'
import type { Engine, EngineSettings } from './engine.ts'

interface LoadedEngine {
  engine: Engine
  changeEngine: typeof EngineModule.changeEngine
}

/** So near that the engine is there when the row comes into sight. */
const NEAR = '100%'

/** Embla of a viewport. Undefined until the viewport is near the window, when its code loads; the browser scrolls the row until then. */
export function useEngine(viewport: HTMLElement | null, settings: EngineSettings): Engine | undefined {
  const { direction, isPlaying, autoplayMs, isStill } = settings
  const [loaded, setLoaded] = useState<LoadedEngine>()

  useEffect(() => {
    if (viewport === null) return
    let engine: Engine | undefined
    let hasLeft = false
    const load = async () => {
      const { createEngine, changeEngine } = await import('./engine.ts')
      if (hasLeft) return
      engine = createEngine(viewport)
      setLoaded({ engine, changeEngine })
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load().catch(() => undefined) // the browser goes on scrolling
      },
      { rootMargin: NEAR },
    )
    observer.observe(viewport)
    return () => {
      hasLeft = true
      observer.disconnect()
      engine?.destroy()
    }
  }, [viewport])

  useEffect(
    () => loaded?.changeEngine(loaded.engine, { direction, isPlaying, autoplayMs, isStill }),
    [loaded, direction, isPlaying, autoplayMs, isStill],
  )
  return loaded?.engine
}

import { lazy, Suspense, createElement, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { logError } from './logError.ts'

/**
 * A part of the page whose code arrives when it is first drawn. Nothing stands in its place until then, and nothing if it does
 * not come: the rest of the page goes on, and the next time that the part is to be drawn it is fetched again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const create = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        logError('A part of the page', error)
        newest = create()
        return { default: (): null => null }
      }
    })
  let newest = create()
  return function LazyPart(props: Props) {
    const [Part] = useState(() => newest)
    return createElement(Suspense, { fallback: null }, createElement(Part, props))
  }
}

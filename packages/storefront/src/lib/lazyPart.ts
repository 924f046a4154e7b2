import { lazy, Suspense, createElement, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { logError } from './logError.ts'

/** Renders nothing while its code is loading or after a failure; the next render tries again. */
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

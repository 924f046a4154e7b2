import {
  lazy,
  Suspense,
  createElement,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react'
import { logError } from './logError.ts'

/** Renders nothing while its code is loading, and `instead` after a failure; the next time it appears it tries again. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ReactNode = null,
) {
  const create = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        logError('A part of the page', error)
        newest = create()
        return { default: () => instead }
      }
    })
  let newest = create()
  return function LazyPart(props: Props) {
    const [Part] = useState(() => newest)
    return createElement(Suspense, { fallback: null }, createElement(Part, props))
  }
}

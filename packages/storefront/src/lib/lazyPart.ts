import { lazy, Suspense, createElement, type ComponentType } from 'react'
import { logError } from './logError.ts'

/**
 * A part of the page whose code arrives when it is first drawn. Nothing stands in its place until then, and nothing if it
 * never comes: the rest of the page goes on.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      logError('A part of the page', error)
      return { default: (): null => null }
    }
  })
  return function LazyPart(props: Props) {
    return createElement(Suspense, { fallback: null }, createElement(Part, props))
  }
}

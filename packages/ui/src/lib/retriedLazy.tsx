import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useState,
  type ComponentType,
  type LazyExoticComponent,
} from 'react'

const Retry = createContext<() => void>(() => undefined)

/** Tries to load again what `useRetry`'s component takes the place of. */
export const useRetry = (): (() => void) => useContext(Retry)

/** Component whose code loads when it is rendered. `Failed` takes its place when it does not load. */
export function retriedLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props>,
) {
  const create = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch {
        newest = create()
        return { default: Failed }
      }
    })
  let newest = create()
  return function RetriedLazy(props: Props) {
    const [Part, setPart] = useState(() => newest)
    return (
      <Retry value={() => setPart(() => newest)}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </Retry>
    )
  }
}

import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { isPlainClick } from './isPlainClick.ts'
import { logError } from './logError.ts'
import * as S from './laterPart.styles.ts'
import { useIsFirstScreenShown } from './useIsFirstScreenShown.ts'
import { whenIdle } from './whenIdle.ts'

const RETRY_MS = 2_000
/** How near the window a part begins to load. */
const NEAR = '50%'
const TOUCHES = ['pointerdown', 'touchstart', 'focusin', 'click']

const starts: (() => Promise<void>)[] = []

/** Loads the parts of all routes that are loaded. Pages that open by a link wait for it, and so does the server, for which no part is optional. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all(starts.map((start) => start()))
}

/**
 * A part of a page whose HTML comes with the page, and whose code when it is near the window, touched, or rendered anew. A button or link of it
 * that is pressed meanwhile answers when the code is there. What `isBelow` the first screen is laid out when the browser is idle, and follows the
 * first screen of a page that a link opens. A page that a link opens does not wait for what `isOptional`, as it is seldom shown or far below.
 * `meanwhile` is shown where the page has no HTML of the part.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    isBelow = false,
    isOptional = false,
    meanwhile,
  }: { isBelow?: boolean; isOptional?: boolean; meanwhile?: ReactNode } = {},
) {
  let Loaded: ComponentType<Props> | undefined
  let pending: Promise<void> | undefined
  let finish: (module: { default: ComponentType<Props> }) => void
  const loaded = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    finish = resolve
  })
  const Waiting = lazy(() => loaded)
  const start = () => (pending ??= fetchPart())
  if (import.meta.env.SSR || !isOptional) starts.push(start)

  async function fetchPart(): Promise<void> {
    try {
      // What a part shows seldom depends on what changes around it.
      Loaded = memo(await load())
      finish({ default: Loaded })
    } catch (error) {
      logError('A part of the page', error)
      setTimeout(() => {
        pending = undefined
        void start()
      }, RETRY_MS)
    }
  }

  return function LaterPart(props: Props) {
    const [Part] = useState(() => Loaded ?? Waiting)
    const isFirstScreenShown = useIsFirstScreenShown()
    const place = useRef<HTMLDivElement>(null)
    const stopHolding = useRef<() => HTMLElement[]>(null)
    // React would remove the server's HTML if something changed within before its code is there.
    const [first] = useState(() => props)
    const [isReady, setIsReady] = useState(Loaded !== undefined)
    const shown = isReady ? props : first
    useEffect(() => {
      if (Loaded === undefined && place.current) stopHolding.current = holdTouches(place.current, start)
      return () => void stopHolding.current?.()
    }, [])
    useEffect(() => {
      if (isReady) for (const pressed of stopHolding.current?.() ?? []) pressed.click()
    }, [isReady])
    const content = useMemo(
      () => (
        <Suspense fallback={<Started by={start}>{meanwhile}</Started>}>
          <Part {...shown} />
          <Ready onReady={() => setIsReady(true)} />
        </Suspense>
      ),
      [shown, Part],
    )
    return (
      <S.Place ref={place} data-below={isBelow || undefined}>
        {(isFirstScreenShown || !isBelow) && content}
      </S.Place>
    )
  }
}

/** Is rendered where the page has no HTML of the part, or may not keep it. */
function Started({ by, children }: { by: () => Promise<void>; children: ReactNode }) {
  useState(() => void by())
  return children
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady)
  return null
}

/**
 * Starts when something of a place is near the window or touched, and holds presses of its buttons and links. Returns a function that ends this
 * and returns what was pressed.
 */
function holdTouches(place: HTMLElement, start: () => Promise<void>): () => HTMLElement[] {
  const held: HTMLElement[] = []
  const listener = (event: Event) => {
    if (!(event.target instanceof Element) || !place.contains(event.target)) return
    void start()
    const pressed = event.target.closest<HTMLElement>('a[href]:not([target]), button:not([type=submit])')
    if (pressed === null || event.type !== 'click' || !isPlainClick(event as MouseEvent)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(pressed)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void start()
    },
    { rootMargin: NEAR },
  )
  // A footer hydrates before the screen above it, which needs the processor first.
  whenIdle(() => {
    for (const child of place.children) observer.observe(child)
  })
  // React's own listeners, at its root, end events of what it has not hydrated.
  for (const kind of TOUCHES)
    window.addEventListener(kind, listener, { capture: true, passive: kind !== 'click' })
  return () => {
    observer.disconnect()
    for (const kind of TOUCHES) window.removeEventListener(kind, listener, { capture: true })
    return held.splice(0)
  }
}

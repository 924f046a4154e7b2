import { useEffect, useEffectEvent, useState, type CSSProperties } from 'react'
import { toast, Toaster } from 'sonner'
import { followBars, heightOfBars } from '../../hooks/followBars.ts'
import { theme } from '../../tokens/theme.ts'
import { receiveNotices, type PendingNotice } from '../notify.ts'
import { isOld } from './isOld.ts'

export interface ToastLimits {
  /** Number of toasts that are shown at once. */
  visible?: number
  /** Time for which a success is shown, in ms. */
  successMs?: number
  /** Time for which an error is shown, in ms. */
  errorMs?: number
}

/** Has an edge on the footer, too. */
const look = {
  '--normal-bg': theme.color.surface.inverseRaised,
  '--normal-text': theme.color.text.inverse,
  '--normal-border': theme.color.surface.inverseRaised,
  '--border-radius': theme.radius.m,
  fontFamily: theme.font.text,
} as CSSProperties

/** Minimum touch target. */
const actionLook = {
  minHeight: theme.size.target,
  paddingInline: theme.space.m,
  borderRadius: theme.radius.pill,
  fontSize: theme.type.s,
  fontWeight: 600,
} as const satisfies CSSProperties

/** Loaded by `Toaster` with the first toast, or by `loadToasts`. */
export function ToastList({ visible = 3, successMs = 4_000, errorMs = 6_000 }: ToastLimits) {
  const [barHeight, setBarHeight] = useState(0)
  const offset = { bottom: `calc(${theme.space.m} + max(${barHeight}px, env(safe-area-inset-bottom)))` }
  const show = useEffectEvent((notice: PendingNotice) => {
    if (isOld(notice)) return
    const { id, type, text, action } = notice
    setBarHeight(heightOfBars())
    const duration = { success: successMs, error: errorMs, loading: Number.POSITIVE_INFINITY }[type]
    toast[type](text, { id, duration, action })
  })
  useEffect(
    () =>
      receiveNotices((event) => {
        if ('dismiss' in event) toast.dismiss(event.dismiss)
        else show(event.show)
      }),
    [],
  )
  useEffect(() => followBars(setBarHeight), [])
  return (
    <Toaster
      position="bottom-center"
      offset={offset}
      mobileOffset={offset}
      visibleToasts={visible}
      style={look}
      toastOptions={{ actionButtonStyle: actionLook }}
    />
  )
}

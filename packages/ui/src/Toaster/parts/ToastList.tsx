import { useEffect, useEffectEvent, type CSSProperties } from 'react'
import { toast, Toaster } from 'sonner'
import { theme } from '../../tokens/theme.ts'
import { receiveNotices, type PendingNotice } from '../notify.ts'

export interface ToastLimits {
  /** Number of toasts that are shown at once. */
  visible?: number
  /** Time for which a success is shown, in ms. */
  successMs?: number
  /** Time for which an error is shown, in ms. */
  errorMs?: number
}

const look = {
  '--normal-bg': theme.color.surface.inverse,
  '--normal-text': theme.color.text.inverse,
  '--normal-border': theme.color.surface.inverse,
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

/** Above a `StickyBar`, whose button a toast must not cover. */
const aboveBar = `calc(1.5 * ${theme.size.target} + ${theme.space.m} + env(safe-area-inset-bottom))`

/** Loaded by `Toaster` with the first toast. */
export function ToastList({ visible = 3, successMs = 4_000, errorMs = 6_000 }: ToastLimits) {
  const show = useEffectEvent(({ id, type, text, action }: PendingNotice) => {
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
  return (
    <Toaster
      position="bottom-center"
      mobileOffset={{ bottom: aboveBar }}
      visibleToasts={visible}
      style={look}
      toastOptions={{ actionButtonStyle: actionLook }}
    />
  )
}

import { TOAST_ERROR_MS, TOAST_SUCCESS_MS, TOASTS_MAX } from '@shop/contract/limits'
import { useEffect, type CSSProperties } from 'react'
import { toast, Toaster } from 'sonner'
import { theme } from '../../tokens/theme.ts'
import { receiveNotices, type Notice } from '../notify.ts'

const DURATION: Record<Notice['type'], number> = {
  success: TOAST_SUCCESS_MS,
  error: TOAST_ERROR_MS,
  loading: Number.POSITIVE_INFINITY,
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

/** Loaded by `Toaster` with the first toast. */
export function ToastList() {
  useEffect(
    () =>
      receiveNotices((event) => {
        if ('dismiss' in event) toast.dismiss(event.dismiss)
        else {
          const { id, type, text, action } = event.show
          toast[type](text, { id, duration: DURATION[type], action })
        }
      }),
    [],
  )
  return (
    <Toaster
      position="bottom-center"
      visibleToasts={TOASTS_MAX}
      style={look}
      toastOptions={{ actionButtonStyle: actionLook }}
    />
  )
}

import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref, type RefObject } from 'react'

/**
 * Reports a text that differs from the field's initial one at hydration: typed before it, or restored by the browser. Returns the
 * ref for the field; `outer` receives the same element.
 */
export function useEarlyText<Control extends HTMLInputElement | HTMLTextAreaElement>(
  onText: (text: string) => void,
  outer?: Ref<Control>,
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  useImperativeHandle<Control | null, Control | null>(outer, () => control.current)
  const report = useEffectEvent(() => {
    const { value = '', defaultValue = '' } = control.current ?? {}
    if (value !== defaultValue) onText(value)
  })
  useEffect(() => report(), [])
  return control
}

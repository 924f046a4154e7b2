import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Dismisses what is open in `root` on Escape, on an outside press, and when focus leaves. Escape returns the focus to the button that has
 * `aria-expanded`, unless it is elsewhere.
 */
export function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, onDismiss: () => void) {
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (!isOpen) return
    const isInside = (target: EventTarget | null) => target instanceof Node && root.current?.contains(target)
    const handleOutside = ({ target }: Event) => {
      if (!isInside(target)) dismiss()
    }
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const { activeElement, body } = document
      if (activeElement === body || isInside(activeElement))
        root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      dismiss()
    }
    document.addEventListener('pointerdown', handleOutside)
    document.addEventListener('focusin', handleOutside)
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('pointerdown', handleOutside)
      document.removeEventListener('focusin', handleOutside)
      document.removeEventListener('keydown', handleKey)
    }
  }, [root, isOpen])
}

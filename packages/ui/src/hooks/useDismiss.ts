import { useEffect, type RefObject } from 'react'

/** Focus returns to the trigger after `escape`; after `outside` it is elsewhere already. */
export type DismissReason = 'escape' | 'outside'

/** Dismisses on Escape, on an outside press, and when focus leaves. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (reason: DismissReason) => void,
) {
  useEffect(() => {
    if (!isOpen) return
    const isOutside = ({ target }: Event) => !(target instanceof Node && root.current?.contains(target))
    const handleOutside = (event: Event) => {
      if (isOutside(event)) onDismiss('outside')
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escape')
    }
    document.addEventListener('pointerdown', handleOutside)
    document.addEventListener('focusin', handleOutside)
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('pointerdown', handleOutside)
      document.removeEventListener('focusin', handleOutside)
      document.removeEventListener('keydown', handleKey)
    }
  }, [root, isOpen, onDismiss])
}

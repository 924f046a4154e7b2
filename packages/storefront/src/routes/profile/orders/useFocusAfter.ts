import { useState, type RefObject } from 'react'

/** Gives the focus to an element when a dialog closes after its work is done, because the button that opened it may have gone. */
export function useFocusAfter(target: RefObject<HTMLElement | null>) {
  const [isDone, setIsDone] = useState(false)
  function onCloseAutoFocus(event: Event) {
    event.preventDefault()
    setIsDone(false)
    target.current?.focus()
  }
  return { finish: () => setIsDone(true), focusProps: isDone ? { onCloseAutoFocus } : {} }
}

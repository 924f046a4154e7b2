/** Ref of the element that the focus moves to when it appears. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus()
}

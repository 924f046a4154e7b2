import { useEffect, useEffectEvent, type Ref, type RefObject } from 'react'
import { useSharedRef } from './useSharedRef.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Reports a control, or a form around named controls, that differs from the server's page at hydration: changed before it, or restored
 * by the browser. Returns the ref for the element; `outer` receives the same one.
 */
export function useEarlyInput<Target extends Control | HTMLFormElement>(
  onInput: (target: Target) => void,
  outer?: Ref<Target>,
): RefObject<Target | null> {
  const target = useSharedRef<Target>(outer)
  const report = useEffectEvent(() => {
    if (target.current && isChanged(target.current)) onInput(target.current)
  })
  useEffect(() => report(), [])
  return target
}

function isChanged(element: Element): boolean {
  // Controls outside of the form that belong to it report for themselves.
  if (element instanceof HTMLFormElement) return [...element.querySelectorAll('[name]')].some(isChanged)
  if (element instanceof HTMLSelectElement)
    return [...element.options].some((option) => option.hasAttribute('selected') && !option.selected)
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue
  return (
    element instanceof HTMLInputElement &&
    (element.checked !== element.defaultChecked || element.value !== element.defaultValue)
  )
}

import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react'

/** Ref for an element that the component reads and its caller may ask for: `outer` receives the same element. */
export function useSharedRef<Target>(outer: Ref<Target> | undefined): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useImperativeHandle<Target | null, Target | null>(outer, () => target.current)
  return target
}

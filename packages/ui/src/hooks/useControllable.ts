import { useState } from 'react'

/** Value of a control: that of its owner, or without one its own, which begins with `initial`. */
export function useControllable<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(initial)
  function change(next: Value) {
    setOwn(() => next)
    onChange?.(next)
  }
  return [value ?? own, change]
}

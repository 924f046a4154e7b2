import { useEffect, useState } from 'react'

/** True while half of an element is in the window: a row that goes on earlier has lost its first slides when it is seen. */
export function useIsSeen(element: HTMLElement | null): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (element === null) return
    const observer = new IntersectionObserver(
      (entries) => setIsSeen(entries.at(-1)?.isIntersecting === true),
      { threshold: 0.5 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

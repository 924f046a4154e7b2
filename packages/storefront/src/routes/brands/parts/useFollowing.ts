import { useEffect, type RefObject } from 'react'

/** Keeps the link of the part that is read in the middle of a list that scrolls sideways, in browsers that mark it. */
export function useFollowing(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!CSS.supports('selector(:target-current)')) return
    function follow() {
      const link = list.current?.querySelector<HTMLElement>(':target-current')
      if (!list.current || !link) return
      const { left, width } = link.getBoundingClientRect()
      const middle = list.current.getBoundingClientRect()
      list.current.scrollBy({ left: left + width / 2 - (middle.left + middle.width / 2) })
    }
    // The browser marks the link when it has drawn the page.
    const followSoon = () => void requestAnimationFrame(() => setTimeout(follow))
    followSoon()
    document.addEventListener('scrollend', followSoon)
    return () => document.removeEventListener('scrollend', followSoon)
  }, [list])
}

import { nextIndex } from './nextIndex.ts'

/** Moves the focus among the links of a panel, as the highlight moves in the list: before the first and after the last one is the box. */
export function moveAmongLinks(key: string, panel: HTMLElement | null, box: HTMLElement | null) {
  const isShown = (link: Element) => link.getClientRects().length > 0
  const links = [...(panel?.querySelectorAll('a') ?? [])].filter(isShown)
  const { activeElement } = document
  const at = links.findLastIndex(
    (link) =>
      link === activeElement ||
      // A button beside a link is of its row.
      ((activeElement?.compareDocumentPosition(link) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING) > 0,
  )
  const next = links[nextIndex(key, at, links.length)] ?? box
  next?.focus()
}

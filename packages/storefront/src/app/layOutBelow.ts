import { whenIdle } from '#lib/whenIdle.ts'

/**
 * Lays out the sections that `laterPart` left out at first, one at a time while the browser is idle, so that their heights are true before the
 * shopper comes to them, and the page is whole when it is captured.
 */
export function layOutBelow(): void {
  if (!CSS.supports('content-visibility', 'auto')) return
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  layOut(1)

  function layOut(count: number): void {
    whenIdle(() => {
      const selector = `[data-below] > :nth-child(${count})`
      sheet.insertRule(`${selector} { content-visibility: visible !important }`)
      if (document.querySelector(selector)) requestAnimationFrame(() => layOut(count + 1))
    })
  }
}

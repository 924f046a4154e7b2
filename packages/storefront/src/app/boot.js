// Runs inline in the head. Loads the entry and the styles after the first paint or at the first touch, and
// records events until hydration. `inlineScripts.ts` writes the two addresses.
;(() => {
  const held = []
  const AGAIN_MS = 2000
  // The browser scrolls this page down again: all of it is laid out at once (see `laterPart.styles.ts`).
  const [visit] = performance.getEntriesByType('navigation')
  if (visit && visit.type !== 'navigate') document.documentElement.dataset.restored = ''
  // The page holds the rules of what it shows. These are of the rest, and hydration waits for them.
  const addStyles = (href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('error', () => {
      link.remove()
      setTimeout(addStyles, AGAIN_MS, href)
    })
    document.head.append(link)
  }
  const start = () => {
    if (start.begun) return
    start.begun = true
    const styles = STYLES
    if (styles) addStyles(styles)
    load()
  }
  const load = () => {
    import(/* @vite-ignore */ ENTRY).catch(() => setTimeout(load, AGAIN_MS))
  }
  const hold = (event) => {
    start()
    // A link that opens a dialog, such as a picture, leads to a file without JavaScript. With a key it opens a tab.
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey
    const target = event.target.closest?.('button, [role=button]' + (isPlain ? ', a[aria-haspopup]' : ''))
    if (event.type === 'click' && target && !target.closest('summary') && target.type !== 'submit') {
      // React hydrates a page in parts: a part that is ready must not answer a click that will come again.
      event.stopImmediatePropagation()
      if (target.matches('a')) event.preventDefault()
      target.dataset.held = ''
      held.push(() => {
        delete target.dataset.held
        target.click()
      })
    }
    if (event.type === 'input')
      held.push(() => event.target.dispatchEvent(new Event('input', { bubbles: true })))
  }
  const kinds = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'input']
  for (const kind of kinds) addEventListener(kind, hold, { capture: true, passive: kind !== 'click' })
  addEventListener(
    'shop:hydrated',
    () => {
      for (const kind of kinds) removeEventListener(kind, hold, { capture: true })
      for (const act of held.splice(0)) act()
    },
    { once: true },
  )
  // The browser never posts a form. Its code submits it; a submit before hydration is recorded and replayed
  // (see `useEarlySubmit`).
  const ready = new WeakSet()
  const early = new WeakSet()
  addEventListener(
    'submit',
    (event) => {
      if (event.target.getAttribute('method') !== 'post') return
      event.preventDefault()
      start()
      if (!ready.has(event.target)) early.add(event.target)
    },
    { capture: true },
  )
  addEventListener('shop:form-ready', ({ target }) => {
    ready.add(target)
    if (early.delete(target)) target.requestSubmit()
  })
  const startWhenIdle = () =>
    window.requestIdleCallback ? window.requestIdleCallback(start, { timeout: 1500 }) : setTimeout(start)
  addEventListener('load', startWhenIdle)
  // A slow picture must not delay the import.
  addEventListener('DOMContentLoaded', () => setTimeout(startWhenIdle, 3000))
})()

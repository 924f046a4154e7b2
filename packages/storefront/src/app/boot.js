// Runs in the page before anything else. Imports the shop's script once the page has been painted, or at the first touch,
// and keeps what the shopper does until then, so that nothing is lost.
;(() => {
  const held = []
  const start = () => {
    start.begun ||= import(/* @vite-ignore */ '%ENTRY%')
  }
  const hold = (event) => {
    start()
    const target = event.target.closest?.('button, [role=button]')
    if (event.type === 'click' && target && !target.closest('summary') && target.type !== 'submit')
      held.push(() => target.click())
    if (event.type === 'input')
      held.push(() => event.target.dispatchEvent(new Event('input', { bubbles: true })))
  }
  const kinds = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'input']
  for (const kind of kinds) addEventListener(kind, hold, { capture: true, passive: true })
  addEventListener(
    'shop:hydrated',
    () => {
      for (const kind of kinds) removeEventListener(kind, hold, { capture: true })
      for (const act of held.splice(0)) act()
    },
    { once: true },
  )
  // A form of the kind that is posted is never posted by the browser: its own code does it, or, until that is there, the
  // form is remembered, and submitted again as soon as its code says that it is (see `useEarlySubmit`).
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
  // A picture that takes long to come must not keep the shop waiting.
  addEventListener('DOMContentLoaded', () => setTimeout(startWhenIdle, 3000))
})()

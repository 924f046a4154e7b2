// Runs inline in the head: applies the chosen colour scheme before the first paint.
;(() => {
  const root = document.documentElement
  const apply = (scheme) => {
    const isChosen = scheme === 'light' || scheme === 'dark'
    if (isChosen) root.dataset.scheme = scheme
    else delete root.dataset.scheme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      const own = meta.dataset.for
      meta.media = isChosen ? (own === scheme ? 'all' : 'not all') : `(prefers-color-scheme: ${own})`
    }
  }
  const applyStored = () => {
    try {
      apply(JSON.parse(localStorage.getItem('scheme')))
    } catch {
      apply(null)
    }
  }
  applyStored()
  addEventListener('storage', applyStored)
  addEventListener('pageshow', (event) => event.persisted && applyStored())
  addEventListener('shop:scheme', (event) => apply(event.detail))
})()

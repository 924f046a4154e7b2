// Runs inline in the head: marks the page of a browser whose cart is empty, before the first paint.
;(() => {
  let stored = null
  try {
    stored = JSON.parse(localStorage.getItem('cartItems'))
  } catch {
    // storage is blocked or broken: the cart is empty
  }
  if (!stored?.length) document.documentElement.dataset.cart = 'empty'
})()

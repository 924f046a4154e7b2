// Runs inline in the head: marks the page of a shopper with a pincode, whose cards have a line for the delivery estimate from the first paint on.
;(() => {
  try {
    if (JSON.parse(localStorage.getItem('pincode'))) document.documentElement.dataset.place = ''
  } catch {
    // storage is blocked or broken: there is no place
  }
})()

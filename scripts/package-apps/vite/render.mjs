import { createElement as h, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { Button } from '@shop/ui/Button'
import { GlobalStyle } from '@shop/ui/GlobalStyle'
import { Price } from '@shop/ui/Price'
import { TextField } from '@shop/ui/TextField'

/* Runs in plain Node without a bundler. React's warnings are failures. */
console.error = (...text) => {
  throw new Error(text.join(' '))
}
const sheet = new ServerStyleSheet()
const html = renderToString(
  sheet.collectStyles(
    h(
      Fragment,
      null,
      h(GlobalStyle),
      h(Button, null, 'Add to Cart'),
      h(TextField, { label: 'Mobile number' }),
      h(Price, { mrp: 699, sellingPrice: 499 }),
    ),
  ),
)
console.log(sheet.getStyleTags() + html)

import { isDrawnTruly } from '@shop/demo-catalogue/pictures/drawn'
import { colourFault } from '@shop/demo-catalogue/pictures/titleColour'
import { products } from '@shop/demo-catalogue/products/products'
import { modelOf } from '#models.ts'

// Fails when a product's picture shows another variety, number, print or colour than its title. Each photograph (models.ts)
// and each drawing (drawn.ts in the demo catalogue) declares what it shows.
let faults = 0
for (const { slug, kind, title, colour } of products) {
  const isTrue = modelOf({ kind, title }) !== undefined || isDrawnTruly(kind, title)
  const fault = isTrue ? colourFault(title, colour) : 'shows another variety, number or print'
  if (fault === undefined) continue
  faults += 1
  console.error(`${slug}: the picture of “${title}” ${fault}`)
}
console.log(`${products.length} product pictures, ${faults} unlike their titles`)
if (faults > 0) process.exitCode = 1
